# bash completion for ask. Made from the flag table by `make generate`; do not edit.

_ask() {
  local cur=${COMP_WORDS[COMP_CWORD]} flag='' kind='' ended='' prefix='' refused='' word candidate i
  COMPREPLY=()

  # Which flag waits for its value where the cursor is, and which kind of entry was said for this field? A value
  # may look like a flag, so all words are read.
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ -n $flag ]]; then
      # readline makes three words of --flag=value.
      [[ $word == = ]] || flag=''
    elif [[ -z $ended ]]; then
      case $word in
        --) ended=1 ;;
        --multiline | --secret | --confirm | --alert) kind=$word ;;
        --title | \
          --message | \
          --prompt | \
          --placeholder | \
          --initial | \
          --default | \
          --preview | \
          --ok | \
          --cancel | \
          --rows | \
          --mask | \
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
          --draft | \
          --env | \
          --timeout | \
          --format | \
          --name | \
          --generate) flag=$word ;;
        --*) ;;
        -*)
          [[ $word =~ ^-[jhV]*s ]] && kind=--secret
          [[ $word =~ ^-[sjhV]*([tmid])$ ]] && flag=-${BASH_REMATCH[1]}
          ;;
      esac
      # Another field, another kind.
      case $word in --field | --field=*) kind='' ;; esac
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
    --preview)
      while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -c -- "$cur")
      ;;
    --type)
      candidates=(text integer number date time email url hostname ip ipv4 ipv6 uuid semver identifier filename path file directory)
      ;;
    --choices)
      if [[ -z $prefix ]]; then
        compopt -o default 2>/dev/null
      else
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -f -- "$cur")
      fi
      ;;
    --suggestions)
      if [[ -z $prefix ]]; then
        compopt -o default 2>/dev/null
      else
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -f -- "$cur")
      fi
      ;;
    --check)
      while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -c -- "$cur")
      ;;
    --history)
      if [[ -z $prefix ]]; then
        compopt -o default 2>/dev/null
      else
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -f -- "$cur")
      fi
      ;;
    --draft)
      if [[ -z $prefix ]]; then
        compopt -o default 2>/dev/null
      else
        compopt -o filenames 2>/dev/null
        while IFS= read -r candidate; do candidates+=("$candidate"); done < <(compgen -f -- "$cur")
      fi
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
        --preview
        --ok
        --cancel
        --multiline
        --rows
        --secret
        --mask
        --confirm
        --alert
        --field
        --plain
        --clear
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
        --verify
        --attempts
        --error
        --history
        --draft
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
      case $kind in
        --multiline) refused=' --prompt --multiline --secret --mask --confirm --alert --type --choice --choices --suggest --suggestions --verify ' ;;
        --secret) refused=' --placeholder --initial --default --preview --multiline --rows --secret --confirm --alert --choice --choices --suggest --suggestions --trim --history --draft ' ;;
        --confirm) refused=' --prompt --placeholder --initial --preview --multiline --rows --secret --mask --confirm --alert --type --min --max --above --below --max-bytes --pattern --reject --choice --choices --suggest --suggestions --check --check-live --check-timeout --optional --trim --verify --error --history --draft ' ;;
        --alert) refused=' --prompt --placeholder --initial --default --preview --multiline --rows --secret --mask --confirm --alert --type --min --max --above --below --max-bytes --pattern --reject --choice --choices --suggest --suggestions --check --check-live --check-timeout --optional --trim --verify --attempts --error --history --draft --env --stdin ' ;;
      esac
      ;;
    *) return ;;
  esac
  for candidate in "${candidates[@]}"; do
    [[ $refused == *" $candidate "* ]] && continue
    [[ $candidate == "$cur"* ]] && COMPREPLY+=("$prefix$candidate")
  done
}

complete -F _ask ask
