// The one truth about flags. To add one, add a row: help, man page, completions and parser follow from it, and a test
// says `make generate` until the checked-in files agree.

/// All flags, in the order in which help shows them.
package enum FlagTable {
  package static let rows: [Flag] = question + kinds + rules + sources + output + help

  /// The flag that is written so, with its dashes: `--title` or `-t`.
  package static func flag(written name: String) -> Flag? {
    if name.hasPrefix("--") {
      let long = String(name.dropFirst(2))
      return rows.firstIndex { $0.long == long }.map { rows[$0] }
    }
    guard name.count == 2, name.first == "-", let short = name.last else { return nil }
    return rows.firstIndex { $0.short == short }.map { rows[$0] }
  }

  private static let question = [
    Flag(
      "title", short: "t", takes: .value("TEXT"), in: .question, of: .heading, "Heading, in bold",
      """
      Heading of the question, in bold where the terminal can. When the question is done, one line stays on the \
      screen, and the title names the answer in it: `New folder: docs`. The one operand means the same: \
      `ask "New folder"`.
      """
    ) { options, value in options.title = value },
    Flag(
      "message", short: "m", takes: .value("TEXT"), in: .question, of: .heading,
      "Text below the heading; may have several lines",
      """
      Text below the heading. It is wrapped to the width of the terminal; a line feed in it begins a new line. \
      Like everything that is shown, it cannot drive the terminal: control characters and escape sequences in it \
      become visible text.
      """
    ) { options, value in options.message = value },
    Flag(
      "prompt", takes: .value("TEXT"), in: .question, fits: [.line, .secret],
      "What stands before the field (default \"> \")",
      """
      What stands before the field. Without this flag, that is `> `. Without a title, it also names the answer in \
      the line that stays when the question is done.
      """
    ) { options, value in options.prompt = value },
    Flag(
      "placeholder", takes: .value("TEXT"), in: .question, fits: [.line, .multiline],
      "Dim hint while the field is empty; never an answer",
      """
      Shown dim while the field is empty. It is a hint, such as an example, and never becomes the answer. For an \
      answer that Enter takes, see `--default`; for a text to be edited, see `--initial`.
      """
    ) { options, value in options.placeholder = value },
    Flag(
      "initial", short: "i", takes: .value("TEXT"), in: .question, fits: [.line, .multiline],
      "Text in the field at the start",
      """
      Text that is in the field at the start, to be edited. It may break the rules: the reason is then shown from \
      the start, and the person corrects it. It cannot hold what no answer can, such as a line break.
      """
    ) { options, value in options.initial = value },
    Flag(
      "default", short: "d", takes: .value("TEXT"), in: .question, fits: [.line, .multiline, .confirm],
      "What Enter on an empty field means",
      """
      The answer that Enter on an empty field takes. The line below the field says so, as in `Enter takes main`. It \
      is also the answer where nobody can be asked. It must keep the rules; if it does not, that is wrong usage. Only \
      `--check` and what lies at a path are looked at when it is taken.

      With `--confirm` it is `yes` or `no`. A `yes` answers a person's Enter and the end of `--timeout`; where nobody can \
      be asked, it counts only with `--no-input` or `ASK_NO_INPUT`, which somebody has to say. A `no` counts always.
      """
    ) { options, value in options.defaultAnswer = value },
    Flag(
      "preview", takes: .value("COMMAND", .command), in: .question, fits: [.line, .multiline],
      "Show under the field what COMMAND prints of the text",
      """
      When nothing has been typed for 150 milliseconds, `sh -c` runs *COMMAND*, and the first line that it prints is shown \
      under the field, cut to the width: the path that a name leads to, whether a branch exists, a date in words. It finds \
      the text as for `--check`, in `$1` and on standard input, valid or not; a valid one in the form that the script would get. It \
      runs without a terminal; the next key ends it, with all that it started, and takes away what was shown. Nothing is \
      shown where it fails, prints nothing or takes longer than 10 seconds. No key and no answer waits for it. In plain \
      lines there is no preview.
      """
    ) { options, value in options.preview = value },
    Flag(
      "ok", takes: .value("TEXT"), in: .question, of: .heading, "Word on the button that sends (default OK)",
      """
      The word on the button that sends the answer: a verb that says what will happen, such as `Create`. It is shown \
      beside its key, and dim until the answer is valid.
      """
    ) { options, value in options.ok = value },
    Flag(
      "cancel", takes: .value("TEXT"), in: .question, of: .heading, "Word on the button that cancels (default Cancel)",
      """
      The word on the button that cancels, such as `Abort`. It is shown beside its key. In a confirmation it is the word \
      for no, such as `Keep`.
      """
    ) { options, value in options.cancel = value },
  ]

  private static let kinds = [
    Flag(
      "multiline", in: .kind, "Several lines; Enter begins a new one",
      """
      The answer may have several lines. Enter begins a new line; Escape and then Enter, or Alt-Enter, sends. The \
      field grows with the text up to `--rows` and then scrolls.
      """
    ) { options, _ in options.kinds.append(.multiline) },
    Flag(
      "rows", takes: .value("N"), in: .kind, fits: [.multiline], "Show at most N rows of the text (default 8)",
      "At most *N* rows of the text are seen at a time. Without it, 8; never more than the terminal has."
    ) { options, value in options.rows = value },
    Flag(
      "secret", short: "s", in: .kind, "Hide what is typed, for passwords",
      """
      What is typed is shown as `*` or as `--mask` says, one for each character, and the line that stays as a few of \
      them, whatever the length. Text that was typed before the question appeared is thrown away; in a form, before its \
      first field. The keys are those of Emacs, and `~/.editrc` is not read. It is never part of an error. SECRETS below says how it is kept.
      """
    ) { options, _ in options.kinds.append(.secret) },
    Flag(
      "mask", takes: .value("CHAR"), in: .kind, fits: [.secret], "Show CHAR for each character (default *)",
      """
      What a secret shows for each character that is typed: one visible character. With an empty one, `--mask ''`, nothing \
      is shown and nothing tells the length: the cursor stays, and neither while typing nor after a refused Enter is it \
      said how much there is. In plain lines nothing that is typed is ever shown.
      """
    ) { options, value in options.mask = value },
    Flag(
      "confirm", in: .kind, "Ask yes or no; status 0 or 1",
      """
      The answer is yes or no, a typed word and Enter: `y`, `yes`, `n`, `no`, the words of `--ok` and `--cancel` or a \
      beginning of one, or the words for yes and no of another language that `ask` speaks. What could mean both is \
      refused. Enter alone takes the `--default`, or nothing. Text that was typed before the question appeared is thrown \
      away, so that a stray Enter decides nothing.

      The status is 0 for yes and 1 for no; Ctrl-D cancels, as ever. Nothing is printed but in JSON and shell format. \
      From `--stdin` also `true`, `false`, `1` and `0` are taken.
      """
    ) { options, _ in options.kinds.append(.confirm) },
    Flag(
      "alert", in: .kind, "Show title and message, and wait for Enter",
      """
      Shows title and message and waits for Enter; nothing is asked and nothing printed. A message taller than the \
      terminal is printed whole, to be read by scrolling back. Where there is nobody to read it, it goes to standard error.
      """
    ) { options, _ in options.kinds.append(.alert) },
    Flag(
      "field", takes: .value("NAME"), in: .kind, of: .whole, isRepeatable: true, "Begin a field of a form",
      """
      Begins a field of a form; may be given several times, once for each. The flags behind it are for this field, up to \
      the next `--field`: any kind of entry but `--alert`, with title, rules and all else. The flags before the first \
      field are the form's: `--title`, `--message`, `--ok`, `--cancel`. Those of output, `--stdin`, `--timeout`, \
      `--no-input`, `--plain` and `--clear` are the form's wherever they stand.

      The fields are asked one below the other. Shift-Tab, or Up, goes back to a field, with the text as it was; Tab goes \
      on like Enter; Enter in the last field sends; Ctrl-D cancels the whole form. *NAME* is the key in JSON and the \
      variable in shell format; without a title it is the title of the field. As plain text, each answer is a line, of a \
      confirmation `yes` or `no`, which is no failure here: the status is 0 when all are answered. `--stdin` reads a line a \
      field, and the fields without a line are asked. In plain lines there is no way back.
      """
    ) { options, value in options.beginField(value) },
    Flag(
      "plain", in: .kind, of: .whole, "Ask in plain lines, for screen readers and logs",
      """
      Everything is said once, in plain lines without a single escape sequence, and nothing is painted anew: fit for \
      screen readers, braille lines and logs. Text of several lines ends with a line that holds only a full stop; \
      to enter such a line, type one stop more. Backspace at the beginning of a line takes up the one above. A terminal that is dumb or has no type is asked so in any case.
      """
    ) { options, _ in options.isPlain = true },
    Flag(
      "clear", in: .kind, of: .whole, "Leave nothing of the question on the screen",
      """
      When the question is done, however it ended, nothing of it is left on the screen, where one line stays without \
      this flag. What has scrolled off the screen cannot be taken back, nor can plain lines: those say nothing at \
      the end.
      """
    ) { options, _ in options.isCleared = true },
  ]

  private static let rules = [
    Flag(
      "type", takes: .value("TYPE", .words(AnswerTypeName.allCases.map(\.rawValue))), in: .rules,
      fits: [.line, .secret],
      "What the answer has to be, such as integer or file",
      """
      The answer is of the type *TYPE*; TYPES below has them all. Of any type but text, white space at both ends is \
      dropped, and where its alphabet is ASCII, full-width forms are taken and become ASCII. Later rules and the script \
      get the answer in the form that the type gives it.
      """
    ) { options, value throws(UsageError) in
      guard let type = AnswerTypeName(rawValue: value) else {
        throw .valueNotAmong(AnswerTypeName.allCases.map(\.rawValue), flag: "--type", value)
      }
      options.type = type
    },
    Flag(
      "min", takes: .value("N"), in: .rules, fits: .texts, "At least N characters, or a value of at least N",
      """
      The answer has at least *N* characters. Characters are counted as a person sees them: an accented letter or \
      an emoji of several code points is one. An empty answer has none, so `--min 1` demands an answer. Where `--type` \
      is integer, number, date or time, *N* is the least value instead; so with the other bounds.
      """
    ) { options, value in options.minimum = value },
    Flag(
      "max", takes: .value("N"), in: .rules, fits: .texts, "At most N characters, or a value of at most N",
      """
      The answer has at most *N* characters. Longer text can be typed, is shown as too long and is refused; \
      nothing is cut off.
      """
    ) { options, value in options.maximum = value },
    Flag(
      "above", takes: .value("N"), in: .rules, fits: .texts, "More than N characters, or a value above N",
      "The answer has more than *N* characters: as `--min`, without *N* itself."
    ) { options, value in options.above = value },
    Flag(
      "below", takes: .value("N"), in: .rules, fits: .texts, "Fewer than N characters, or a value below N",
      "The answer has fewer than *N* characters: as `--max`, without *N* itself."
    ) { options, value in options.below = value },
    Flag(
      "max-bytes", takes: .value("N"), in: .rules, fits: .texts, "At most N bytes of UTF-8",
      """
      The answer has at most *N* bytes in UTF-8, as file systems and protocols count. A character may have many: 255 \
      bytes are 85 characters of Japanese.
      """
    ) { options, value in options.maximumBytes = value },
    Flag(
      "pattern", takes: .value("REGEX"), in: .rules, fits: .texts, isRepeatable: true, "The whole answer matches REGEX",
      """
      The whole answer matches the Perl-compatible regular expression *REGEX*, without `^` and `$` around it; see \
      pcre2pattern(3). It reads characters, not bytes; `\\d`, `\\w` and `\\s` mean those of ASCII. What it demands is \
      better said in words, with `--error`.

      A pattern that takes more than a million steps is given up: the answer then could not be judged, and is \
      refused. May be given several times; all must match.
      """
    ) { options, value in options.patterns.append(value) },
    Flag(
      "reject", takes: .value("REGEX"), in: .rules, fits: .texts, isRepeatable: true,
      "No part of the answer matches REGEX",
      """
      No part of the answer matches *REGEX*, which is written as for `--pattern`. May be given several times; none \
      may match.
      """
    ) { options, value in options.rejects.append(value) },
    Flag(
      "choice", takes: .value("VALUE"), in: .rules, fits: .line, isRepeatable: true, "The answer is one of the choices",
      """
      The answer is *VALUE*. May be given several times; one of them must be entered, in any case and in full width \
      where that leaves no doubt, and comes out as it was given. The choices are shown below the field, or their \
      number where they need more than two rows. Tab completes what they have in common, and lists them when it is \
      pressed again; Up and Down go through them. Where none begins as the text does, Tab takes the only one that holds \
      it, or lists those that do.
      """
    ) { options, value in options.choices.append(value) },
    Flag(
      "choices", takes: .value("FILE", .file), in: .rules, fits: .line, "Choices from FILE, one a line",
      """
      As `--choice` for each line of *FILE* that is not empty. It is read before anything is shown, and may have 64 MiB.
      """
    ) { options, value in options.choicesFile = value },
    Flag(
      "suggest", takes: .value("VALUE"), in: .rules, fits: .line, isRepeatable: true, "Offer VALUE at Tab, Up and Down",
      """
      *VALUE* is offered for the answer, which may be another: Tab completes what the suggestions that begin as the \
      text does have in common, and lists them when it is pressed again; Up and Down go through them. May be given \
      several times.
      """
    ) { options, value in options.suggestions.append(value) },
    Flag(
      "suggestions", takes: .value("FILE", .file), in: .rules, fits: .line, "Suggestions from FILE, one a line",
      """
      As `--suggest` for each line of *FILE* that is not empty. A hundred thousand are no burden.
      """
    ) { options, value in options.suggestionsFile = value },
    Flag(
      "check", takes: .value("COMMAND", .command), in: .rules, fits: .texts, isRepeatable: true,
      "COMMAND accepts the answer, by status 0",
      """
      When all other rules hold, `sh -c` runs *COMMAND*, which finds the answer in `$1` and on standard input, and \
      nothing else there: `--check 'test ! -e "$1"'`. Status 0 accepts it. Any other refuses it, and the first line that \
      *COMMAND* writes, to standard output or standard error, is the reason. Status 126 and 127, a signal and a command \
      that takes longer than `--check-timeout` mean that the answer could not be judged: it is refused, and from a \
      source, that is status 6.

      The command runs without a terminal, while the field can still be edited: typing withdraws the Enter and ends the \
      command with all that it started. Each Enter asks it anew. A secret is on standard input alone, where \
      nobody else can see it, and so is an answer of more than 100 KiB; a line that holds a secret is not shown.

      May be given several times; the commands run one after the other, and all must accept the answer.
      """
    ) { options, value in options.checks.append(value) },
    Flag(
      "check-live", in: .rules, fits: .texts, "Run the checks while typing, too",
      """
      The checks run also when nothing has been typed for 150 milliseconds, and the word on the button follows them; at \
      Enter they run once more. For commands that are quick and change nothing.
      """
    ) { options, _ in options.checksWhileTyping = true },
    Flag(
      "check-timeout", takes: .value("TIME"), in: .rules, fits: .texts, "How long each check may take (default 10s)",
      "A check that takes longer than *TIME* (`30`, `30s`, `2m`) is ended. Without it, 10 seconds."
    ) { options, value in options.checkTimeout = value },
    Flag(
      "optional", in: .rules, fits: .texts, "An empty answer is valid in any case",
      """
      An empty answer is valid in any case. It cannot be combined with `--default`, which is what an \
      empty answer means there.
      """
    ) { options, _ in options.isOptional = true },
    Flag(
      "trim", in: .rules, fits: [.line, .multiline], "Drop white space at both ends",
      """
      White space at both ends of the answer, the ideographic space of Japanese too, is dropped before the rules judge \
      it and is not part of what comes out.
      """
    ) { options, _ in options.trims = true },
    Flag(
      "verify", in: .rules, fits: [.line, .secret], "A person enters it twice, and both must agree",
      """
      A person enters the answer a second time, and both must be the same, character by character. If they differ, that \
      is told and it begins anew with the first time; it counts for `--attempts`. The rules and the checks judge the first \
      entry, once. Shift-Tab goes back from the second entry to the first. An answer from `--env`, `--stdin` or `--default` \
      is not asked for again.
      """
    ) { options, _ in options.isEnteredTwice = true },
    Flag(
      "attempts", takes: .value("N"), in: .rules, fits: .answered,
      "End when N answers were refused",
      """
      When Enter was refused *N* times, the question ends with status 5, as for an answer from elsewhere that is not \
      valid. What could not be judged does not count.
      """
    ) { options, value in options.attempts = value },
    Flag(
      "error", takes: .value("TEXT"), in: .rules, fits: .texts, "Say TEXT instead of the built-in reason",
      """
      What is said when a rule is broken, instead of the built-in reason: a sentence that says what to enter. \
      `Enter a ticket such as ABC-123.` is a good one.
      """
    ) { options, value in options.error = value },
  ]

  private static let sources = [
    Flag(
      "history", takes: .value("FILE", .file), in: .sources, fits: [.line, .multiline],
      "Recall earlier answers, and add this one",
      """
      Up, Down and Ctrl-R recall earlier answers from *FILE*, and the answer is added to it. The file has an entry a \
      line, with `\\n` for a line feed and `\\\\` for a backslash, and can be read by its owner alone. When there are more \
      than 2000, the last 1500 are kept. In one line, entries of several are passed over. If it cannot be written, that is \
      told, and the answer is kept.
      """
    ) { options, value in options.history = value },
    Flag(
      "draft", takes: .value("FILE", .file), in: .sources, fits: [.line, .multiline],
      "Keep an unfinished text, and offer it the next time",
      """
      When the question ends without an answer, by Ctrl-C, Ctrl-D, a signal, the end of the terminal or of the time, the \
      text that was typed is in *FILE*, and the next run begins with it in the field, instead of an `--initial` text, and \
      says so. When an answer was given and written, *FILE* is removed; so it is when the field was emptied. It is saved while typing too, each second, so \
      that not even SIGKILL or a loss of power takes more than the last words.

      The file is a text file that its owner alone can read. It is written anew and then put in its place, so it is never \
      there in part. A draft that another question put there meanwhile, and what is no text for this field, is left \
      alone; the text then goes to a file beside it, and standard error says which. A symbolic link is not followed. \
      Where a text cannot be kept, that is told at the start, if it is clear then, and at the first text that cannot.
      """
    ) { options, value in options.draft = value },
    Flag(
      "env", takes: .value("NAME", .environmentVariable), in: .sources, fits: .answered,
      "Take the answer from the variable NAME",
      """
      The answer is the value of the environment variable *NAME*, if it is set; it is judged by the same rules, and \
      nothing is shown. An empty value is an empty answer. It comes before `--stdin` and a person, so the same script \
      runs with and without one.

      For a secret, the variable is then removed from the environment, and an error never holds its value.
      """
    ) { options, value in options.variable = value },
    Flag(
      "stdin", in: .sources, fits: .answered, of: .whole, "Read the answer from standard input",
      """
      The answer is read from standard input and judged by the same rules; nothing is shown. One line feed at its \
      end, or carriage return and line feed, is dropped, and so is a byte order mark at its beginning; a second line is \
      not valid. An empty line is an empty answer, \
      for which `--default` stands in. Where standard input is empty or a terminal, the person is asked. Without this \
      flag, standard input is never touched.
      """
    ) { options, _ in options.readsStandardInput = true },
    Flag(
      "no-input", in: .sources, of: .whole, "Ask nobody; other sources and the default count",
      """
      Nobody is asked, even on a terminal. Where no other source has an answer, the default is the answer; without one, \
      the exit status is 4. The variable `ASK_NO_INPUT` says the same from outside. `CI` says less: of a confirmation it takes \
      the default no alone, and a question with `--timeout` is asked.
      """
    ) { options, _ in options.forbidsInput = true },
    Flag(
      "timeout", takes: .value("TIME"), in: .sources, of: .whole, "Wait no longer than TIME, such as 30, 30s or 2m",
      """
      A person has *TIME* for the whole question: seconds, as in `30` or `30s`, or minutes, as in `2m`. In the last 10 \
      seconds the line below the field counts them. When the time is over, the default is the answer, whatever is in \
      the field; without one, the exit status is 124. A `--check` judges the default then, too: as long as \
      `--check-timeout` allows it to run, the question stays, and only keys that are signals count. Standard input that has \
      not come to its end by then counts as nothing, too; the time for a person begins after it. A default that is refused, status 5, or that cannot be judged, status 6, is no answer. The clock runs on while the job is stopped.
      """
    ) { options, value in options.timeout = value },
  ]

  private static let output = [
    Flag(
      "json", short: "j", in: .output, of: .whole, "Write a JSON object; short for --format json",
      """
      Short for `--format json`: for every ending but wrong usage and a signal, one line with an object such as \
      `{"status":"answered","value":"docs"}`, `{"status":"cancelled"}` or \
      `{"status":"invalid","rule":"min","reason":"..."}`. Other values of `status` are \
      `no-terminal`, `timed-out` and `failed`, the last with a `reason`.

      A value is a string; of `--type` integer and number it is a number, with all its digits, which many a reader of \
      JSON rounds; null where an optional one was left empty; of a confirmation it is true or false; an alert has none. \
      With `--name` the object has a member `name` before the value. A form has `values`, an object with a member for \
      each field; where one of them is not valid, `name` says which.
      """
    ) { options, _ in options.format = .json },
    Flag(
      "format", takes: .value("FORMAT", .words(OutputFormat.allCases.map(\.rawValue))), in: .output, of: .whole,
      "Write plain, json, shell or nul (default plain)",
      """
      How the answer is written. `plain` is the text and a line feed. `json` is as for `--json`. `shell` is an \
      assignment to the variable that `--name` gives, quoted so that `eval "$(ask ...)"` gives back the exact text in \
      every POSIX shell; every ending but an answer becomes its status, so that `&&`, `||` and `set -e` see it. \
      `nul` is the text and a NUL, for `read -d ''` and `xargs -0`.
      """
    ) { options, value throws(UsageError) in
      guard let format = OutputFormat(rawValue: value) else {
        throw .valueNotAmong(OutputFormat.allCases.map(\.rawValue), flag: "--format", value)
      }
      options.format = format
    },
    Flag(
      "no-newline", in: .output, of: .whole, "Write no line feed after the answer",
      "No line feed is written after the answer. A NUL is, with `--format nul`."
    ) { options, _ in options.endsWithNewline = false },
    Flag(
      "name", takes: .value("NAME"), in: .output, "Name of the answer: key, variable, line of a file",
      """
      The name of the answer: the member `name` in JSON, the variable in shell format, where it must be letters, \
      digits and underscores with no digit first, and what the answer is found by in the file of `ASK_ANSWERS`.
      """
    ) { options, value in options.name = value },
  ]

  private static let help = [
    Flag(
      "help", short: "h", in: .help, of: .whole, "Show this help",
      "Shows a summary of the flags on standard output."
    ) { options, _ in options.page = .showHelp },
    Flag(
      "version", short: "V", in: .help, of: .whole, "Show the version",
      "Shows the version on standard output."
    ) { options, _ in options.page = .showVersion },
    Flag(
      "generate", takes: .value("WHAT", .words(GeneratedDocument.allCases.map(\.rawValue))), in: .help, of: .whole,
      "Write the man page or a shell's completions",
      "Writes this page (`man`) or the completions of a shell (`bash`, `zsh`, `fish`) to standard output."
    ) { options, value throws(UsageError) in
      guard let document = GeneratedDocument(rawValue: value) else {
        throw .valueNotAmong(GeneratedDocument.allCases.map(\.rawValue), flag: "--generate", value)
      }
      options.page = .generate(document)
    },
  ]
}
