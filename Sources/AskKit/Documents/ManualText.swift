/// What the manual page says beside the flags, in the markup of the flag table. A flag that is named here must be in the
/// table: a test reads all of it.
enum ManualText {
  static let oneLine = "ask one question on the terminal and give the answer to a script"

  static let description = """
    Shows a question with a title, a message and a field to type in, and writes the answer to standard output. While a \
    person types, the answer is judged by the rules that the flags declare: Enter is refused, and the reason shown, \
    until it is valid. The text stays in the field to be corrected.

    The conversation is on the terminal itself, `/dev/tty`, so standard output and standard input may be redirected: \
    standard output receives the answer and nothing else, standard input is left alone unless `--stdin` is given, and \
    errors are one line on standard error.

    Each ending has an exit status of its own; none but an answer is 0.

    The one operand is the title. A flag and its value are two arguments or one, `--min 1` or `--min=1`, `-t Name` or \
    `-tName`; a value is taken as it stands and may begin with a dash. A flag that is given twice counts as it was \
    given last, where nothing else is said. `--` ends the flags.
    """

  static let keys = """
    The field is edited as in other programs that use editline(7), by its Emacs keys, or by those of vi where \
    `~/.editrc` says `bind -v` or `ASK_KEYMAP` does. The keys that matter most:
    """

  static let keyItems: [ManualItem] = [
    ManualItem(
      .words("Enter"),
      """
      Accepts the answer if it is valid; says why it is not, otherwise. In several lines it begins a new one, but in \
      vi's command mode it sends.
      """),
    ManualItem(
      .words("Esc Enter, Alt-Enter"),
      "Accepts the answer, and sends several lines. However late Enter comes after Esc."),
    ManualItem(
      .words("Ctrl-D"),
      """
      Deletes the character under the cursor. Where there is none, cancels. A run of them that began by deleting only \
      rings at the end of the text, until another key comes or none for a second. With text in several lines, the \
      first one says how to send and how to discard, and the second cancels. It never sends. In plain lines the cursor \
      is always at the end.
      """),
    ManualItem(
      .words("Esc"),
      """
      Says how to cancel. A character within a second is Alt with that character; a later one is an ordinary key, but \
      for Enter.
      """),
    ManualItem(
      .words("Esc, in the keys of vi"),
      """
      Goes from insert mode to command mode. That has the motions, operators, counts and text objects of vi(1), `.`, `u`, \
      `U` and what was deleted or yanked last, and counts characters as a person sees them. In several lines, `o`, `O`, \
      `J`, `G`, `dd`, `yy` and `p` go by whole lines; in one line `Y` takes what is right of the cursor. `/` and `?` \
      search earlier answers, `n` and `N` again, and `v` opens an editor.
      """),
    ManualItem(
      .words("Ctrl-C, Ctrl-\\"),
      """
      Restores the terminal and ends `ask` and its script by the signal, as if no prompt had been open.
      """),
    ManualItem(.words("Ctrl-Z"), "Stops the job. When it is continued, the question is shown again with its text."),
    ManualItem(.words("Ctrl-L"), "Paints the question again."),
    ManualItem(
      .words("Left, Right, Ctrl-B, Ctrl-F"),
      """
      Move by a character as a person sees it, whatever it is made of. With Ctrl or Alt, the arrows move by a word.
      """),
    ManualItem(.words("Home, End, Ctrl-A, Ctrl-E"), "Move to the beginning or the end of the line."),
    ManualItem(
      .words("Ctrl-Home, Ctrl-End, Alt-<, Alt->"),
      "Move to the beginning or the end of the whole text, in several lines. Those with Alt are not vi's."),
    ManualItem(
      .words("PageUp, PageDown"),
      "In several lines, move by as many rows as are seen, but for one. Where choices are listed, turn the page."),
    ManualItem(
      .words("Up, Down"),
      """
      Recall earlier answers, with `--history`; else choices and suggestions. In a form, Up goes back to the field before \
      where there is neither. In several lines they move by rows as they are seen.
      """),
    ManualItem(
      .words("Tab"),
      """
      Completes the text from choices, suggestions or the names of files as far as they agree; twice, lists them. In a \
      form it goes on to the next field where there is nothing to complete. In several lines, a tab.
      """),
    ManualItem(
      .words("Shift-Tab"),
      """
      In a form, goes back to the field before, with its text as it was; with `--verify`, from the second entry to the \
      first. Where choices are listed, turns back a page.
      """),
    ManualItem(.words("Ctrl-R"), "Searches earlier answers, with `--history`."),
    ManualItem(
      .words("Backspace, Delete"), "Delete one character, as a person sees it, to the left or under the cursor."),
    ManualItem(.words("Ctrl-K, Ctrl-U, Ctrl-W, Ctrl-Y"), "Cut to the end, the whole line or a word, and put it back."),
    ManualItem(.words("Ctrl-_"), "Takes back the last change, and the one before it."),
    ManualItem(
      .words("Ctrl-X Ctrl-E"),
      "Opens the text in an editor, and puts what was saved back into the field. Never for a secret."),
    ManualItem(
      .words("Paste"),
      """
      Where the terminal brackets pastes, as most do, a pasted text never accepts the answer. In one line, a line \
      break at its end is dropped; others become a space, or in a secret refuse the paste. Control characters are \
      dropped, and the line below the field says so.
      """),
  ]

  static let functions = """
    `~/.editrc` may bind keys to the functions of editline(7) and to those that `ask` adds, such as `ask-accept`, \
    `ask-delete-or-cancel`, `ask-home`, `ask-end`, `ask-kill-word`, `ask-undo`, `ask-repaint` and `ask-nothing`: \
    `ask:bind ^O ask-undo`. Enter and Ctrl-D keep their meaning.
    """

  static let valid = """
    The rules are asked in this order: control characters, type, length or value, bytes, `--pattern`, `--reject`, \
    choices. The first one that is broken is the reason that is shown. An empty answer is judged like any other, so \
    `--min 1` refuses it, unless `--optional` is given.

    A control character other than a tab is never valid, but for the line feeds of several lines. Lengths are counted in extended grapheme clusters, which is \
    what a person would count. Text is UTF-8, whatever the locale says.
    """

  static let types: [ManualItem] = AnswerTypeName.allCases.map { ManualItem(.words($0.rawValue), $0.meaning) }

  static let secrets = """
    What a person types as a secret is kept in memory that is locked against swapping, left out of core dumps and \
    overwritten at the end; while the question waits, it is nowhere else in the process. The terminal's echo is off before \
    the question is shown. The editing engine gets stand-ins for the characters, never these, and the answer is written \
    straight from where it is kept. It is in no list of arguments, no history, no editor and no error; a line that a \
    check prints and that holds it is not shown. While it is asked for, other processes of the same user cannot look into \
    `ask`, as ptrace(2) otherwise lets them, and it leaves no core dump. A variable of `--env` is overwritten and withheld \
    from checks.

    Some copies are made for a moment, and overwritten: another form that a type gives the answer lies on the stack while \
    it is judged, and what `--env` or a file of answers gives, in ordinary memory until it is judged. Others cannot be taken back: \
    the terminal driver's queue in the kernel, out of which keys are read; the pipe and the memory of a command of \
    `--check`, which gets the answer on its standard input; standard output, with all that reads it. `--pattern` and \
    `--reject` make no copy, but pcre2 keeps notes of where in the answer a match began and ended. A secret has room for 65,534 different code points; a longer paste is left out. Where the limit on \
    locked memory is used up (`ulimit -l`), the memory may be swapped out.

    Each character that is shown as a mask tells how long the secret is; with `--mask ''` nothing does.
    """

  static let environment: [ManualItem] = [
    ManualItem(
      .environmentVariable("ASK_ANSWERS"),
      """
      The path of a file with answers, a line `name=value` each. A question with that `--name`, and a field of a form with \
      that name, is answered from it before any other source, by the same rules; one whose name is missing goes to the \
      next source. The value is all that stands behind the `=`, blanks too, where `\\n` is a line feed, `\\r` a carriage \
      return and `\\\\` a backslash; no other backslash is valid. A carriage \
      return before the end of a line belongs to that end. Of several lines with one name the last counts. Blank \
      lines and lines that begin with `#` say nothing.

      A confirmation takes `true`, `false`, `1` and `0` too. A secret may be in the file: it is then as safe as the file \
      is. An alert has no answer; where nobody is to read it, set `ASK_NO_INPUT` as well. The file must be a regular \
      one, in UTF-8; a path that is not absolute is one from the folder in which the script is at the time. If it cannot be read, or if a line of it makes no sense, nothing is asked, and the exit status is 6.
      """),
    ManualItem(
      .environmentVariable("ASK_KEYMAP"),
      "The keys that the user likes: `emacs` or `vi`. Not for scripts to set. A secret always has those of Emacs."),
    ManualItem(
      .environmentVariable("ASK_NO_INPUT"),
      "If it is not empty, nobody is asked, as with `--no-input`; if it is `0`, people are asked although `CI` is set."),
    ManualItem(
      .environmentVariable("ASK_PLAIN"),
      "If it is not empty, the question is asked in plain lines, as with `--plain`. A dumb `TERM`, or none, does the same."
    ),
    ManualItem(
      .environmentVariable("ASK_RECORD"),
      """
      The path of a file to which answers are added, as lines for `ASK_ANSWERS`: what a person answered to a question \
      that has a `--name`, and the fields of a form. So one run by hand makes the file with which the next one needs \
      nobody; for a script that changes its folder, by an absolute path. Never a secret, and not a default that `--timeout` took. The file is made so that its owner alone can read \
      it; a symbolic link is not followed. If it cannot be written, that is told, and the answer is kept.
      """),
    ManualItem(
      .environmentVariable("CI"),
      """
      If it is not empty, nobody is asked, because a terminal without a person is likely there; unless `--timeout` ends \
      the question, or `ASK_NO_INPUT` is `0`.
      """),
    ManualItem(.environmentVariable("EDITOR"), "The editor, where `VISUAL` is not set."),
    ManualItem(.environmentVariable("EDITRC"), "A file to be read instead of `~/.editrc`."),
    ManualItem(
      .environmentVariable("ESCDELAY"),
      """
      How many milliseconds to wait after an Esc for the rest of a key's sequence: 50 if it is not set, at most 5000. \
      A slow line may need more: a rest that comes within a second is still read as the sequence, but in vi's insert mode \
      its Esc has gone to command mode by then. So a `[` that is typed within a second after Esc is no text; an `O` \
      neither, but for vi's, which opens a line.
      """),
    ManualItem(
      .environmentVariable("HOME"),
      "Where `.editrc` is, and what a leading `~` stands for in the types `path`, `file` and `directory`."),
    ManualItem(.environmentVariable("LANG"), "The locale, where neither `LC_ALL` nor `LC_MESSAGES` is set."),
    ManualItem(
      .environmentVariable("LANGUAGE"),
      """
      The languages that the user reads, best first, with colons between them: `ko:ja`. `ask` speaks English, Japanese \
      (`ja`) and Korean (`ko`); the first that it speaks is taken. Not looked at in the locale `C` or `POSIX`, in \
      `C.UTF-8` neither.
      """),
    ManualItem(
      .environmentVariable("LC_ALL"),
      """
      The locale. The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty names the language where `LANGUAGE` \
      is not set. The locale need not be installed. Text is UTF-8 in all of them; and this page, the help and what is \
      said of a wrong command line are in English in all of them.
      """),
    ManualItem(.environmentVariable("LC_MESSAGES"), "The locale, where `LC_ALL` is not set."),
    ManualItem(
      .environmentVariable("NO_COLOR"), "If it is not empty, nothing is shown in bold, dim or in colour."),
    ManualItem(
      .environmentVariable("TERM"),
      "The type of the terminal. Where it is not set, or `dumb`, nothing is shown in bold, dim or in colour either."),
    ManualItem(
      .environmentVariable("TMPDIR"),
      "The folder of the file that an editor gets; without it, or where it takes none, `/tmp`."),
    ManualItem(
      .environmentVariable("VISUAL"),
      """
      The editor for Ctrl-X Ctrl-E, with arguments if it needs any. Without it, the one in `EDITOR` is taken, and \
      without that, vi(1).
      """),
    ManualItem(
      .environmentVariable("XTERM_VERSION"),
      """
      Set by the terminal, as are `COLORTERM`, `KONSOLE_VERSION`, `MLTERM`, `STY`, `TERM`, `TERM_PROGRAM`, `TMUX`, \
      `VTE_VERSION` and `WT_SESSION`. They tell whether it wraps its rows anew when it becomes narrower. Where they do not, \
      or not all say the same, it is taken for one that cuts them: then rows of the question may be left over above it, \
      but no line of another program is lost.
      """),
  ]

  static let files: [ManualItem] = [
    ManualItem(.path("/dev/tty"), "The terminal on which the question is asked."),
    ManualItem(
      .path("FILE.??????"),
      """
      A text that `--draft` *FILE* kept while *FILE* held another. It is yours to read and to remove.
      """),
    ManualItem(.path("~/.editrc"), "The user's key bindings, see editrc(5). Not read for a secret."),
    ManualItem(
      .path("/tmp/ask-XXXXXX.txt"),
      """
      The text while it is in an editor, readable by its owner alone, and removed on every way out. In `TMPDIR`, if that \
      takes it.
      """),
  ]

  static let exitStatus = "Each ending has its own:"

  static let statuses: [ManualItem] =
    ExitStatus.allCases.map { ManualItem(.words(String($0.rawValue)), $0.explanation) } + [
      ManualItem(
        .words("128 + n"),
        """
        What the shell reports where signal *n* ended `ask`: 130 after Ctrl-C, 143 after SIGTERM. The terminal was \
        restored before.
        """)
    ]

  static let examples: [ManualExample] = [
    ManualExample(
      task: "Ask for the name of a folder and make it:",
      lines: """
        name=$(ask --title "New folder" --message "Name of the folder" \\
            --min 1 --max-bytes 255 --reject / --ok Create) || exit
        mkdir -- "$name"
        """),
    ManualExample(
      task: "Offer an answer that Enter takes, and that holds where nobody can be asked:",
      lines: "branch=$(ask \"Branch\" --default main)"),
    ManualExample(
      task: "Say in your own words what is expected:",
      lines: """
        ticket=$(ask "Ticket" --pattern '[A-Z]+-[0-9]+' \\
            --error "Enter a ticket such as ABC-123.")
        """),
    ManualExample(
      task: "Ask for a number within bounds, or a file that exists:",
      lines: """
        port=$(ask "Port" --type integer --min 1024 --max 65535 --default 8080)
        key=$(ask "Private key" --type file --initial ~/.ssh/id_ed25519)
        """),
    ManualExample(
      task: "Ask for several lines:",
      lines: "ask \"Release notes\" --multiline --min 1 > notes.txt"),
    ManualExample(
      task: "Ask for a token without showing it:",
      lines: "ask --secret \"API token\" --min 20 | docker login --password-stdin -u me"),
    ManualExample(
      task: "Let a new passphrase be typed twice:",
      lines: "passphrase=$(ask --secret \"New passphrase\" --min 12 --verify)"),
    ManualExample(
      task: "Offer a choice:",
      lines: "size=$(ask \"Size\" --choice small --choice medium --choice large)"),
    ManualExample(
      task: "Go on only after a yes:",
      lines: """
        ask --confirm "Delete 3 files?" --ok Delete --cancel Keep || exit
        """),
    ManualExample(
      task: "Let a command judge the answer, and say why it does not accept it:",
      lines: """
        branch=$(ask "New branch" --min 1 \\
            --check 'git check-ref-format --branch "$1" >/dev/null' \\
            --check '! git rev-parse -q --verify "$1" >/dev/null || {
              echo "There is a branch of that name."; exit 1; }')
        """),
    ManualExample(
      task: "Ask for several things at once, and get shell variables:",
      lines: """
        answers=$(ask "Sign in" --format shell \\
            --field user --title "User name" --min 1 \\
            --field password --title Password --secret) || exit
        eval "$answers"
        """),
    ManualExample(
      task: "Ask in a git hook, whose standard input is git's:",
      lines: """
        ask --confirm "Push to main?" --cancel "Not yet" --timeout 60
        """),
    ManualExample(
      task: "Judge an answer that a pipe brings:",
      lines: "printf '%s\\n' \"$CANDIDATE\" | ask \"Name\" --stdin --min 1 --max 40"),
    ManualExample(
      task: "Answer by hand once, and then without anybody; a script with many questions likewise:",
      lines: """
        ASK_RECORD=answers ask "Install to" --name folder
        ASK_ANSWERS=answers ask "Install to" --name folder
        """),
    ManualExample(
      task: "Tell the endings apart:",
      lines: """
        name=$(ask "Name" --min 1)
        case $? in
        0) echo "Hello, $name" ;;
        3) echo "Never mind." ;;
        4) echo "There is nobody to ask." >&2; exit 1 ;;
        *) exit 1 ;;
        esac
        """),
  ]

  static let seeAlso = [
    (name: "dialog", section: 1), (name: "stty", section: 1), (name: "pcre2pattern", section: 3),
    (name: "tty", section: 4),
    (name: "editrc", section: 5), (name: "editline", section: 7),
  ]

  static let standards = """
    Flags are read as getopt_long(3) reads them, but long names are never abbreviated. JSON is written as RFC 8259 \
    defines it. Characters are the extended grapheme clusters of Unicode Standard Annex 29.
    """

  static let caveats = """
    The settings of the terminal are restored on every way out, signals included, but for SIGKILL, which no program \
    can catch. After it, `stty sane` helps.

    Where the terminal does not bracket pastes, a line break in a pasted text is an Enter. Where it sends the CR LF of \
    a pasted text as it is, its driver in the system makes two line feeds of each.

    In the background nobody is asked, status 4: `ask` would stop there, unseen. Commands that run another as a job of its \
    own put it there, too; `timeout --foreground 60 ask ...` does not, and `--timeout` needs no other.

    `eval "$(ask ...)"` goes on where `ask` is missing or was killed by SIGKILL, because there is nothing to evaluate. With \
    `set -u` the variable is then missed; `answer=$(ask ...) && eval "$answer"` is sure.

    Characters that are narrow in some fonts and wide in East Asian ones (circled numbers, stars, Greek letters, curved \
    quotation marks) count as one column. A terminal that draws them two columns wide, as `xterm -cjk_width` does, shows \
    of such a character a half, or a blank in its place, where another follows. The answer is the text all the same.

    A session that su(1) opens with `-c` has no terminal, so that nobody can be asked in it: `su --pty -c` gives it one.
    """
}

extension ExitStatus {
  /// What it tells a script, in sentences for the manual page.
  fileprivate var explanation: String {
    switch self {
    case .answered: "There is an answer, and it is on standard output."
    case .declined: "The question was answered with no."
    case .usage: "The command line makes no sense. Nothing was shown; standard error says what to do."
    case .cancelled: "The person cancelled, or the terminal went away."
    case .nobodyToAsk:
      "Nobody can or may be asked, and no other source has an answer. Standard error says what to give."
    case .invalid:
      """
      The answer that was given without a person, by `ASK_ANSWERS`, `--env` or `--stdin`, breaks a rule, and \
      standard error says which; or as many answers were refused as `--attempts` allows.
      """
    case .failed:
      "`ask` itself could not do its work; for example, the answer could not be written, or `ASK_ANSWERS` not be read."
    case .timedOut: "The time of `--timeout` was over, and there is no `--default`."
    }
  }
}
