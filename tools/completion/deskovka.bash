# Completion for bash.  The words come from the program itself:
# `deskovka help --complete`.

# Fills COMPREPLY with those of the words on stdin that begin with $1.
_deskovka_offer()
{
    local IFS=$'\n' words
    words=$(cat)
    COMPREPLY=($(compgen -W "$words" -- "$1"))
}

# Names of files; with an ending, only those and folders.
_deskovka_files()
{
    local IFS=$'\n'
    compopt -o filenames 2>/dev/null
    if [[ -n ${2-} ]]; then
        COMPREPLY=($(compgen -d -- "$1") $(compgen -f -X "!*$2" -- "$1"))
    else
        COMPREPLY=($(compgen -f -- "$1"))
    fi
}

# A store: sqlite:FILE.  The shell breaks words at colons, so the file may come
# alone.
_deskovka_store()
{
    local file=${1#sqlite:}
    if [[ $1 == sqlite:* || ${2-} == : ]]; then
        _deskovka_files "$file"
        [[ $1 == sqlite:* ]] && COMPREPLY=("${COMPREPLY[@]/#/sqlite:}")
    else
        COMPREPLY=($(compgen -W sqlite: -- "$1"))
        compopt -o nospace 2>/dev/null
    fi
}

# The last of several words: in a list (a,b) or a quoted set-up line (a b).
_deskovka_offer_last()
{
    local before=$2 i
    _deskovka_offer "$1"
    for i in "${!COMPREPLY[@]}"; do
        COMPREPLY[i]=$before${COMPREPLY[i]}
    done
    compopt -o nospace 2>/dev/null
}

_deskovka()
{
    local program=${COMP_WORDS[0]} current previous command='' i
    COMPREPLY=()
    current=${COMP_WORDS[COMP_CWORD]}
    previous=${COMP_WORDS[COMP_CWORD - 1]}
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --lang) ((i++)) ;;
        -*) ;;
        *)
            command=${COMP_WORDS[i]}
            break
            ;;
        esac
    done
    if [[ -z $command ]]; then
        if [[ $previous == --lang ]]; then
            _deskovka_offer "$current" \
                < <("$program" help --complete help --lang 2>/dev/null)
        else
            _deskovka_offer "$current" < <("$program" help --complete 2>/dev/null)
        fi
        return
    fi
    # The shell reads --store sqlite:x as four words: --store, sqlite, : and x.
    if [[ $current == : ]]; then
        current='' previous=:
    fi
    if [[ $previous == : && ${COMP_WORDS[COMP_CWORD - 1]} == sqlite ||
        ${COMP_WORDS[COMP_CWORD - 2]-} == sqlite && $previous == : ]]; then
        _deskovka_store "$current" :
        return
    fi
    case $previous in
    -o)
        _deskovka_files "$current"
        ;;
    --players)
        local before=''
        [[ $current == *,* ]] && before=${current%,*},
        _deskovka_offer_last "${current##*,}" "$before" \
            < <("$program" help --complete "$command" --players 2>/dev/null)
        ;;
    --setup)
        # The line is one word in quotes.  The game comes first, then options
        # after blanks; one may have a list of values (modules=inns,gold).  The
        # shell keeps the quote itself.
        local line=${current#[\"\']} head='' only='^[^=]*$' key=''
        if [[ $line == *' '* ]]; then
            head="${line% *} "
            only='='
        fi
        line=${line##* }
        if [[ $line == *=*,* ]]; then
            key=${line%%=*}=
            only="^$key"
            head+="${line%,*},"
        fi
        _deskovka_offer_last "${line##*,}" "$head" \
            < <("$program" help --complete "$command" --setup 2>/dev/null |
                grep -- "$only" | sed "s/^$key//")
        ;;
    --*)
        local values
        values=$("$program" help --complete "$command" "$previous" 2>/dev/null)
        case $values in
        '') ;;
        @files)
            _deskovka_files "$current"
            return
            ;;
        @stores)
            _deskovka_store "$current"
            return
            ;;
        *)
            _deskovka_offer "$current" <<<"$values"
            return
            ;;
        esac
        ;;
    esac
    [[ ${#COMPREPLY[@]} -gt 0 ]] && return
    if [[ $current == -* ]]; then
        _deskovka_offer "$current" \
            < <("$program" help --complete "$command" 2>/dev/null)
    elif [[ $previous == backup || $previous == restore ]]; then
        _deskovka_files "$current"
    else
        local operands
        operands=$("$program" help --complete "$command" - 2>/dev/null)
        if [[ $operands == @files ]]; then
            _deskovka_files "$current" .dsk
        else
            _deskovka_offer "$current" <<<"$operands"
        fi
    fi
}

complete -F _deskovka deskovka
