# bash completion for ask. Made from the flag table by `make generate`; do not edit.

_ask() {
  local cur=${COMP_WORDS[COMP_CWORD]} flag='' ended='' prefix='' word candidate i
  COMPREPLY=()

  # Which flag waits for its value where the cursor is? A value may look like a flag, so all words are read.
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ -n $flag ]]; then
      # readline makes three words of --flag=value.
      [[ $word == = ]] || flag=''
    elif [[ -z $ended ]]; then
      case $word in
        --) ended=1 ;;
        --title | \
          --message | \
          --prompt | \
          --placeholder | \
          --initial | \
          --default | \
          --ok | \
          --cancel | \
          --rows | \
          --field | \
          --type | \
          --min | \
          --max | \
          --above | \
          --below | \
          --max-bytes | \
          --pattern | \
          --reject | \
          --choice | \
          --choices | \
          --suggest | \
          --suggestions | \
          --check | \
          --check-timeout | \
          --attempts | \
          --error | \
          --history | \
          --env | \
          --timeout | \
          --format | \
          --name | \
          --generate) flag=$word ;;
        --*) ;;
        -*) [[ $word =~ ^-[sjhV]*([tmid])$ ]] && flag=-${BASH_REMATCH[1]} ;;
      esac
    fi
  done

  if [[ $cur == = && -n $flag ]]; then
    cur=''
  elif [[ -z $flag && -z $ended && $cur == --*=* ]]; then
    # The user took = out of COMP_WORDBREAKS.
    flag=${cur%%=*} prefix=${cur%%=*}= cur=${cur#*=}
  fi

  local -a candidates=()
  case $flag in
    --type)
      candidates=(text integer number date time email url hostname ip ipv4 ipv6 uuid semver identifier filename path file directory)
      ;;
    --choices)
      compopt -o default 2>/dev/null
      ;;
    --suggestions)
      compopt -o default 2>/dev/null
      ;;
    --check)
      while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -c -- "$cur")
      ;;
    --history)
      compopt -o default 2>/dev/null
      ;;
    --env)
      while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -e -- "$cur")
      ;;
    --format)
      candidates=(plain json shell nul)
      ;;
    --generate)
      candidates=(man bash zsh fish)
      ;;
    '')
      [[ -n $ended || ( -n $cur && $cur != -* ) ]] && return
      candidates=(
        --title
        --message
        --prompt
        --placeholder
        --initial
        --default
        --ok
        --cancel
        --multiline
        --rows
        --secret
        --confirm
        --alert
        --field
        --plain
        --type
        --min
        --max
        --above
        --below
        --max-bytes
        --pattern
        --reject
        --choice
        --choices
        --suggest
        --suggestions
        --check
        --check-live
        --check-timeout
        --optional
        --trim
        --attempts
        --error
        --history
        --env
        --stdin
        --no-input
        --timeout
        --json
        --format
        --no-newline
        --name
        --help
        --version
        --generate
      )
      ;;
    *) return ;;
  esac
  for candidate in "${candidates[@]}"; do
    [[ $candidate == "$cur"* ]] && COMPREPLY+=("$prefix$candidate")
  done
}

complete -F _ask ask
