#!/bin/sh
# Holds the style of the sources: formatting, include direction, banned calls,
# hard limits; reports function and file lengths.
# usage: tools/check-src.sh
set -u
cd "$(dirname "$0")/.." || exit 1
problems=0

fault() {
    problems=$((problems + 1))
    echo "check-src: $*"
}

files=$(git ls-files '*.c' '*.h' 2>/dev/null)
[ -n "$files" ] || files=$(find include src tests bench tools bindings -name '*.[ch]')

# Formatting is clang-format's (the version pins the result).
if command -v clang-format >/dev/null 2>&1; then
    # shellcheck disable=SC2086 # a list of files
    for f in $(clang-format --dry-run $files 2>&1 |
        sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: warning: .*/\1/p' | sort -u); do
        fault "$f: not formatted (clang-format -i $f)"
    done
else
    fault "clang-format is missing"
fi

# Includes point one way: a folder may include itself and what stands before
# it in this list (doc/architecture.md).
order="game carcassonne catan render rulebook encode table ai engine server cli"
allowed() { # allowed FOLDER -> the folders it may include
    case $1 in
    game) echo game ;;
    carcassonne) echo game carcassonne ;;
    catan) echo game catan ;;
    render) echo game carcassonne catan render ;;
    rulebook) echo game rulebook ;;
    encode) echo game carcassonne catan encode ;;
    table) echo game carcassonne catan table ;;
    ai) echo game carcassonne catan ai ;;
    engine) echo game ai engine ;;
    server) echo game ai engine server ;;
    cli) echo game carcassonne rulebook ai engine server cli ;;
    esac
}
for folder in $order; do
    may=" $(allowed "$folder") "
    for f in $(echo "$files" | grep "^src/$folder/"); do
        for used in $(grep -oE '^#include "[a-z_]+/' "$f" | sed 's/.*"//; s|/||' | sort -u); do
            case $may in
            *" $used "*) ;;
            *) fault "$f: src/$folder must not include $used/" ;;
            esac
        done
    done
done

# What draws one game knows no other, and the shared part of src/render knows
# games only in its two lists.
for f in $(echo "$files" | grep "^src/render/"); do
    case $f in
    src/render/pictures.c | src/render/text_api.c) continue ;;
    src/render/*/*) own=${f#src/render/} own=${own%%/*} ;;
    *) own=none ;;
    esac
    bad=$(grep -oE '^#include "(render/)?(carcassonne|catan)/' "$f" | grep -v "$own/")
    [ -z "$bad" ] || fault "$f: must not know another game: $bad"
done

# Sentences are data (doc/messages.md): no source holds a letter of another
# language, not even in a comment.  Signs for drawing are no letters.
for f in $(echo "$files" | grep -E '^(src|bindings)/' |
    xargs grep -lE '[áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ]'); do
    fault "$f: words belong to data/messages"
done

# The core of Carcassonne names none of its modules: see the tool.
while IFS= read -r line; do [ -z "$line" ] || fault "$line"; done <<END
$(tools/check-core.sh)
END

# A game is one table: outside its own folders no string names a game or is the
# name of a module.  Allowed are examples in help, the standard set-up and the
# set-ups of benchmarks, and cmd_tiles.c and cmd_board.c, which are about
# Carcassonne's tiles and Catan's boards.
games=$(sed -n 's/^ *&game_\([a-z]*\),.*/\1/p' src/games.c | paste -sd '|')
modules=$(ls src/carcassonne/modules | sed -n 's/\.c$//p' | paste -sd '|')
for f in $(echo "$files" | grep -E '^(src|bindings)/'); do
    case $f in
    src/carcassonne/* | src/catan/* | src/*/carcassonne/* | src/*/catan/*) continue ;;
    src/cli/cmd_help.c | src/cli/cmd_rules.c | src/cli/bench_search.c | \
        src/cli/table.h | src/cli/cmd_tiles.c | src/cli/cmd_board.c) continue ;;
    esac
    bad=$(grep -nE "\"([^\"]*[^a-z\"])?($games)([^a-z][^\"]*)?\"|\"($modules|messages)\"" "$f" |
        grep -vE '^[0-9]+:(#include| *\*|.*/\*.*\*/$)')
    [ -z "$bad" ] || fault "$f: knows a game or module by name: $bad"
done

# A check whose words are made by a command would see that command's status.
bad=$(git ls-files 'tests/*.sh' | xargs grep -nE '\bcheck "[^"]*\$\(.*\$\?')
[ -z "$bad" ] || fault "status=\$? belongs before the check: $bad"

# Nor is a text compared there with a game's word: its moves, events and lines
# of views.  (put, start and bank mean something of their own there.)
words=$({
    sed -nE 's/^[A-Z0-9_]+ +([a-z-]+) .*/\1/p' data/messages/carcassonne*.msg data/messages/catan.msg
    grep -hoE '^ *\{"[a-z]+", ' src/render/*/position.c
    grep -hoE '(\{|= )"[a-z]+"' src/catan/text.c src/carcassonne/text.c src/carcassonne/modules/*.c
} | tr -d '{", =' | grep -vxE 'put|start|bank' | sort -u | paste -sd '|')
bad=$(echo "$files" | grep -E '^(src|bindings)/' |
    grep -vE '^src/(carcassonne|catan)/|/(carcassonne|catan)/' |
    xargs grep -nE "(cmp|text_is|text_same|scan_word|strstr)\([^\"]*\"($words)[ :]?\"")
[ -z "$bad" ] || fault "compares a game's words: $bad"

# Calls that cannot be used safely.
bad=$(echo "$files" | grep -v '^tests/' | xargs grep -nE '\b(strcpy|strcat|sprintf|vsprintf|gets|strtok|atoi|rand|srand)\(' 2>/dev/null)
[ -z "$bad" ] || fault "banned calls: $bad"

# No line over 80 columns (characters, not bytes), no tabs, no blanks at ends.
for f in $files; do
    [ -f "$f" ] || continue
    # Bytes 200-277 (octal) continue a character and take no column.
    LC_ALL=C awk -v f="$f" '
        { line = $0; gsub(/[\200-\277]/, "", line) }
        length(line) > 80 { print f ":" NR ": over 80 columns" }
        /\t/ { print f ":" NR ": tab" }
        /[ ]$/ { print f ":" NR ": blank at the end" }' "$f"
done >"${TMPDIR:-/tmp}/check-src.$$"
while IFS= read -r line; do fault "$line"; done <"${TMPDIR:-/tmp}/check-src.$$"
rm -f "${TMPDIR:-/tmp}/check-src.$$"

# Lengths: a function ends at a `}` in column one.
lengths() {
    awk 'FNR == 1 { start = 0 }
         /^[a-z].*[^;]$/ && !/^(struct|enum|union|typedef|static const|const|extern)[^(]*$/ { name = $0; at = FNR }
         /^{/ { start = FNR }
         /^}/ { if (start) { print FNR - start - 1, FILENAME ":" at; start = 0 } }' "$@"
}
src=$(echo "$files" | grep -E '^(src|tools|bindings)/.*\.c$')
# shellcheck disable=SC2086
lengths $src | sort -rn >"${TMPDIR:-/tmp}/check-src.$$"
awk '$1 > 100 { print $2 ": function of " $1 " lines (limit 100)" }' \
    "${TMPDIR:-/tmp}/check-src.$$" | while IFS= read -r line; do echo "check-src: $line"; done
long=$(awk '$1 > 100' "${TMPDIR:-/tmp}/check-src.$$" | wc -l)
[ "$long" -eq 0 ] || problems=$((problems + long))
awk '{ n++; l[n] = $1 } END {
        printf "functions: %d, median %d, p90 %d, longest %d lines\n",
            n, l[int(n / 2) + 1], l[int(n / 10) + 1], l[1] }' \
    "${TMPDIR:-/tmp}/check-src.$$"
echo "longest functions:"
head -n 5 "${TMPDIR:-/tmp}/check-src.$$"
rm -f "${TMPDIR:-/tmp}/check-src.$$"
echo "longest files:"
# shellcheck disable=SC2086
wc -l $src | grep -v ' total$' | sort -rn | head -n 5
# shellcheck disable=SC2086
for f in $src; do
    [ "$(wc -l <"$f")" -le 1500 ] || fault "$f: over 1500 lines"
done

# The page's TypeScript: prettier's formatting, lengths and columns.
if command -v npm >/dev/null 2>&1; then
    [ -x web/node_modules/.bin/prettier ] ||
        (cd web && npm ci --loglevel=error --no-fund --no-audit --fetch-retries=5) ||
        fault "web: the tools of the page cannot be installed"
    for f in $(cd web && node_modules/.bin/prettier --config .prettierrc.json --list-different \
        'src/**/*.{ts,tsx}' 'tests/**/*.mjs' 'tools/*.mjs' build.mjs \
        '../bindings/js/**/*.{ts,mjs}'); do
        fault "web/$f: not formatted (cd web && npx prettier --write $f)"
    done
    (cd web && node tools/lengths.mjs) || fault "web: see above"
else
    fault "npm is missing"
fi

if [ $problems -gt 0 ]; then
    echo "0 passed, $problems failed"
    exit 1
fi
echo "1 passed, 0 failed"
