# fish completion for ask. Made from the flag table by `make generate`; do not edit.

# Whether a flag for these kinds of entry fits what was said of this field; without any, whether no kind was said.
function __ask_fits
    set -l kind
    set -l waits
    for token in (commandline -opc)[2..]
        if test -n "$waits"
            # A value may look like a flag.
            set waits
            continue
        end
        switch $token
            case --field '--field=*'
                set kind
            case --multiline
                set kind multiline
            case --secret
                set kind secret
            case --confirm
                set kind confirm
            case --alert
                set kind alert
        end
        string match -qr -- '^-[jhV]*s' $token
        and set kind secret
        string match -qr -- '^(--(title|message|prompt|placeholder|initial|default|preview|ok|cancel|rows|mask|field|type|min|max|above|below|max-bytes|pattern|reject|choice|choices|suggest|suggestions|check|check-timeout|attempts|error|history|draft|env|timeout|format|name|generate)|-[sjhV]*[tmid])$' $token
        and set waits 1
    end
    test -z "$kind"
    or contains -- $kind $argv
end

# The operand is a title, not a file.
complete -c ask -f
complete -c ask -s t -l title -x -d 'Heading, in bold'
complete -c ask -s m -l message -x -d 'Text below the heading; may have several lines'
complete -c ask -n '__ask_fits line secret' -l prompt -x -d 'What stands before the field (default "> ")'
complete -c ask -n '__ask_fits line multiline' -l placeholder -x -d 'Dim hint while the field is empty; never an answer'
complete -c ask -n '__ask_fits line multiline' -s i -l initial -x -d 'Text in the field at the start'
complete -c ask -n '__ask_fits line multiline confirm' -s d -l default -x -d 'What Enter on an empty field means'
complete -c ask -n '__ask_fits line multiline' -l preview -x -a '(__fish_complete_command)' -d 'Show under the field what COMMAND prints of the text'
complete -c ask -l ok -x -d 'Word on the button that sends (default OK)'
complete -c ask -l cancel -x -d 'Word on the button that cancels (default Cancel)'
complete -c ask -n __ask_fits -l multiline -d 'Several lines; Enter begins a new one'
complete -c ask -n '__ask_fits multiline' -l rows -x -d 'Show at most N rows of the text (default 8)'
complete -c ask -n __ask_fits -s s -l secret -d 'Hide what is typed, for passwords'
complete -c ask -n '__ask_fits secret' -l mask -x -d 'Show CHAR for each character (default *)'
complete -c ask -n __ask_fits -l confirm -d 'Ask yes or no; status 0 or 1'
complete -c ask -n __ask_fits -l alert -d 'Show title and message, and wait for Enter'
complete -c ask -l field -x -d 'Begin a field of a form'
complete -c ask -l plain -d 'Ask in plain lines, for screen readers and logs'
complete -c ask -l clear -d 'Leave nothing of the question on the screen'
complete -c ask -n '__ask_fits line secret' -l type -x -a 'text integer number date time email url hostname ip ipv4 ipv6 uuid semver identifier filename path file directory' -d 'What the answer has to be, such as integer or file'
complete -c ask -n '__ask_fits line multiline secret' -l min -x -d 'At least N characters, or a value of at least N'
complete -c ask -n '__ask_fits line multiline secret' -l max -x -d 'At most N characters, or a value of at most N'
complete -c ask -n '__ask_fits line multiline secret' -l above -x -d 'More than N characters, or a value above N'
complete -c ask -n '__ask_fits line multiline secret' -l below -x -d 'Fewer than N characters, or a value below N'
complete -c ask -n '__ask_fits line multiline secret' -l max-bytes -x -d 'At most N bytes of UTF-8'
complete -c ask -n '__ask_fits line multiline secret' -l pattern -x -d 'The whole answer matches REGEX'
complete -c ask -n '__ask_fits line multiline secret' -l reject -x -d 'No part of the answer matches REGEX'
complete -c ask -n '__ask_fits line' -l choice -x -d 'The answer is one of the choices'
complete -c ask -n '__ask_fits line' -l choices -r -F -d 'Choices from FILE, one a line'
complete -c ask -n '__ask_fits line' -l suggest -x -d 'Offer VALUE at Tab, Up and Down'
complete -c ask -n '__ask_fits line' -l suggestions -r -F -d 'Suggestions from FILE, one a line'
complete -c ask -n '__ask_fits line multiline secret' -l check -x -a '(__fish_complete_command)' -d 'COMMAND accepts the answer, by status 0'
complete -c ask -n '__ask_fits line multiline secret' -l check-live -d 'Run the checks while typing, too'
complete -c ask -n '__ask_fits line multiline secret' -l check-timeout -x -d 'How long each check may take (default 10s)'
complete -c ask -n '__ask_fits line multiline secret' -l optional -d 'An empty answer is valid in any case'
complete -c ask -n '__ask_fits line multiline' -l trim -d 'Drop white space at both ends'
complete -c ask -n '__ask_fits line secret' -l verify -d 'A person enters it twice, and both must agree'
complete -c ask -n '__ask_fits line multiline secret confirm' -l attempts -x -d 'End when N answers were refused'
complete -c ask -n '__ask_fits line multiline secret' -l error -x -d 'Say TEXT instead of the built-in reason'
complete -c ask -n '__ask_fits line multiline' -l history -r -F -d 'Recall earlier answers, and add this one'
complete -c ask -n '__ask_fits line multiline' -l draft -r -F -d 'Keep an unfinished text, and offer it the next time'
complete -c ask -n '__ask_fits line multiline secret confirm' -l env -x -a '(set -nx)' -d 'Take the answer from the variable NAME'
complete -c ask -n '__ask_fits line multiline secret confirm' -l stdin -d 'Read the answer from standard input'
complete -c ask -l no-input -d 'Ask nobody; other sources and the default count'
complete -c ask -l timeout -x -d 'Wait no longer than TIME, such as 30, 30s or 2m'
complete -c ask -s j -l json -d 'Write a JSON object; short for --format json'
complete -c ask -l format -x -a 'plain json shell nul' -d 'Write plain, json, shell or nul (default plain)'
complete -c ask -l no-newline -d 'Write no line feed after the answer'
complete -c ask -l name -x -d 'Name of the answer: key, variable, line of a file'
complete -c ask -s h -l help -d 'Show this help'
complete -c ask -s V -l version -d 'Show the version'
complete -c ask -l generate -x -a 'man bash zsh fish' -d 'Write the man page or a shell\'s completions'
