#!/usr/bin/env bash
# The options of every command are the same in its help, in the man page and in
# the words for completion; completion finds files where files are wanted.
# usage: tests/test_options.sh PROGRAM
set -u
program=$(realpath "${1:?usage: tests/test_options.sh PROGRAM}")
root=$(cd "$(dirname "$0")/.." && pwd)
. "$root/tests/testing.sh"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
man=$root/doc/deskovka.1
export LC_ALL=C.UTF-8

# What all commands have, and those that draw on the terminal; both stand once.
common='--help --lang'
drawing='--ascii --colour --size'

# The options of a command in the man page: of the section COMMANDS, or of the
# SYNOPSIS; one a line.
in_man() { # in_man SECTION COMMAND
    awk -v section="$1" -v command="$2" '
        /^\.Sh / { on = $2 == section; mine = 0; depth = 0; next }
        !on { next }
        /^\.Bl/ { depth++ }
        /^\.El/ { depth-- }
        depth == 0 && section == "COMMANDS" { mine = 0 }
        section == "COMMANDS" && depth == 1 && /^\.It Cm/ { mine = $3 == command }
        section == "SYNOPSIS" && /^\.Cm/ { mine = $2 == command }
        section == "SYNOPSIS" && /^\.Nm/ { mine = 0 }
        mine {
            n = split($0, word, " ")
            for (i = 1; i + 2 <= n; i++)
                if (word[i] ~ /^\.?Fl$/ && word[i + 1] == "Fl")
                    print "--" word[i + 2]
        }' "$man" | sort -u
}
without() { # without "WORDS": the lines of stdin that are none of these
    grep -vxF -e "$(echo "$1" | tr ' ' '\n')" || true
}

commands=$("$program" help --complete)
[ "$(echo "$commands" | wc -l)" -gt 10 ]
check "commands: $commands" $?
for command in $commands; do
    "$program" help --complete "$command" | sort >"$dir/complete"
    "$program" help --lang en "$command" | grep -oE '^  --[a-z0-9-]+' |
        tr -d ' ' | sort >"$dir/help"
    # The command's own help may name them elsewhere than in the list.
    same "$command: help and completion" "$(cat "$dir/complete")" \
        "$(cat "$dir/help")"
    own=$(without "$common $drawing" <"$dir/help")
    same "$command: help and man page" "$own" \
        "$(in_man COMMANDS "$command" | without "$common")"
    for option in $(in_man SYNOPSIS "$command"); do
        grep -qxF -- "$option" "$dir/help"
        check "$command: $option of the man page's synopsis" $?
    done
    grep -q -- "^\.Cm $command\$" "$man"
    check "$command stands in the man page's synopsis" $?
    for option in $drawing; do
        case $command in demo | replay | puzzle | tiles | board) want=0 ;; *) want=1 ;; esac
        grep -qxF -- "$option" "$dir/help"
        same "$command takes $option" $want $?
    done
done
for option in $common $drawing; do
    grep -q "Fl Fl ${option#--}" "$man"
    check "the man page explains $option" $?
done

for action in $("$program" help --complete admin -); do
    grep -q "^\.It.* Cm $action\b" "$man"
    check "the man page explains admin $action" $?
done

# Completion, as bash asks for it: the last word is completed.
. "$root/tools/completion/deskovka.bash"
compopt() { :; } # there is no completion under way
complete_of() { # complete_of WORDS...: what is offered, sorted, in one line
    COMP_WORDS=("$program" "$@") COMP_CWORD=$#
    _deskovka
    printf '%s\n' "${COMPREPLY[@]}" | sort | paste -sd ' '
}
mkdir "$dir/here" && cd "$dir/here" || exit 2
mkdir games
touch one.dsk two.svg 'a b.dsk' games.db
same "files of replay" "a b.dsk games one.dsk" "$(complete_of replay '')"
same "files of render" "one.dsk" "$(complete_of render on)"
same "files of analyse" "one.dsk" "$(complete_of analyse on)"
same "any file" "two.svg" "$(complete_of render --out tw)"
same "any file" "two.svg" "$(complete_of tiles -o tw)"
same "any file" "two.svg" "$(complete_of serve --config tw)"
same "a folder" "games games.db" "$(complete_of serve --web ga)"
same "a store" "sqlite:" "$(complete_of serve --store sq)"
same "a store's file" "games games.db" "$(complete_of serve --store sqlite : ga)"
same "a store's file" "a b.dsk games games.db one.dsk two.svg" \
    "$(complete_of admin --store sqlite :)"
same "a backup" "two.svg" "$(complete_of admin backup tw)"
same "actions" "backup ban bans" "$(complete_of admin ba)"
same "commands" "replay" "$(complete_of repl)"
same "options" "--seconds" "$(complete_of bench --sec)"
same "values" "greedy" "$(complete_of demo --players gr)"
same "values in a list" "random,greedy" "$(complete_of demo --players random,gr)"
same "a set-up line" "carcassonne" "$(complete_of sim --setup "'car")"
same "its options" "carcassonne edition=bb5 carcassonne edition=bb6" \
    "$(complete_of sim --setup "'carcassonne edition=b")"
same "a list of modules" "carcassonne modules=gold,hills" \
    "$(complete_of sim --setup "'carcassonne modules=gold,h")"
same "a number or a word" "catan offers=free" \
    "$(complete_of sim --setup "'catan offers=f")"
same "a value of one's own" "catan neutral_start=" \
    "$(complete_of sim --setup "'catan neutral_s")"
tags=$("$program" help --complete help --lang | sort | paste -sd ' ')
same "languages" "$tags" "$(complete_of --lang '')"
same "languages" "both $tags" "$(complete_of rules --lang '')"
! complete_of serve --port '' | grep -q @
check "no marks are offered" $?

# And in zsh: `what is typed|what is offered`.
if command -v zsh >/dev/null 2>&1; then
    cat >"$dir/want" <<END
repl|replay
replay |a\\ b.dsk games one.dsk
render on|one.dsk
analyse on|one.dsk
render --out tw|two.svg
tiles -o tw|two.svg
serve --config tw|two.svg
serve --web ga|games games.db
serve --store sq|sqlite:
serve --store sqlite:ga|games games.db
admin backup tw|two.svg
admin ba|backup ban bans
bench --sec|--seconds
demo --players gr|greedy
demo --players random,gr|greedy
match gr|greedy
rules BASE-S1|BASE-S1 BASE-S10 BASE-S11 BASE-S12 BASE-S13
tiles --set riv|river_bb5 river_bb6
sim --setup 'car|carcassonne
sim --setup 'carcassonne edition=b|edition=bb5 edition=bb6
sim --setup 'carcassonne modules=h|modules=hills
sim --setup 'carcassonne modules=gold,h|hills
sim --setup 'catan offers=f|offers=free
--lang |$tags
rules --lang |both $tags
serve --port |
END
    cut -d '|' -f 1 "$dir/want" |
        "$root/tests/completion.zsh" "$program" "$root/tools/completion" \
            >"$dir/got" 2>&1
    while IFS= read -r want; do
        same "zsh" "$want" "$(grep -F -- "${want%%|*}|" "$dir/got" | head -n 1)"
    done <"$dir/want"
else
    skip 'zsh is not installed: its completion is not tried'
fi
end_tests
