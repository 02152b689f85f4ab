#!/usr/bin/env bash
# Tests the generator of the rule texts: test_mkrules.sh MKRULES
#
# Every file of tests/mkrules/bad must be refused with exit code 1 and the
# message its first line expects ("#! expect LINE: part of the message"), and
# leave no output; *.en are what a language says of a good game.  Then files
# made here: what no text file should hold, several files at once, a language
# that lacks something, and good ones.  CC (default cc) compiles what was
# written.
if [ $# -ne 1 ]; then
    echo "usage: $0 MKRULES" >&2
    exit 2
fi
mkrules=$1
gen=$(dirname "$mkrules") # sentences of the program are made beside it
here=$(cd "$(dirname "$0")" && pwd) || exit 2
root=$(dirname "$here")
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM
. "$(dirname "$0")/testing.sh"

# refused NAME CODE MESSAGE FILE...: MESSAGE begins the only line on stderr, the
# exit code is CODE and no output is left, not even an old one.
refused()
{
    name=$1 code=$2 message=$3
    shift 3
    echo old >"$tmp/out.c"
    "$mkrules" "$tmp/out.c" "$@" >"$tmp/log" 2>&1
    got=$?
    if [ $got -ne "$code" ]; then
        fail "$name" "exit code $got, not $code"
    elif [ "$(wc -l <"$tmp/log")" -ne 1 ]; then
        fail "$name" "not one line: $(cat "$tmp/log")"
    elif [ -e "$tmp/out.c" ]; then
        fail "$name" "left output behind"
    else
        case $(cat "$tmp/log") in
        "$message"*) pass ;;
        *) fail "$name" "said: $(cat "$tmp/log")" ;;
        esac
    fi
}

# same NAME GOT WANT
same()
{
    if [ "$2" = "$3" ]; then pass; else fail "$1" "got '$2', not '$3'"; fi
}

# a good file: game_file NAME IDS...
game_file()
{
    printf 'game %s\n    in one two\nsection first\n' "$1"
    shift
    for id in "$@"; do
        printf 'rule %s\n    in two one # all\n' "$id"
    done
}

# what a language says of it: said_file NAME SECTION TOPIC TEXT IDS...
said_file()
{
    said="rule %s $3\\n    $4\\n"
    printf 'game %s %s\nsection first %s\n' "$1" "$1" "$2"
    shift 4
    # shellcheck disable=SC2059
    for id in "$@"; do
        printf "$said" "$id"
    done
}

game_file demo A-1 A-2 >"$tmp/demo.rules"
said_file demo First Topic Text. A-1 A-2 >"$tmp/demo.en"
said_file demo První Téma Věta. A-1 A-2 >"$tmp/demo.cs"
for f in "$here"/mkrules/bad/*.rules; do
    expected=$(sed -n '1s/^#! expect //p' "$f")
    if [ -z "$expected" ]; then
        fail "$f" "expects nothing"
    else
        refused "$(basename "$f")" 1 "$f:$expected" "$f"
    fi
done
for f in "$here"/mkrules/bad/*.en; do
    expected=$(sed -n '1s/^#! expect //p' "$f")
    refused "$(basename "$f")" 1 "$f:$expected" "$tmp/demo.rules" "$f"
done

# Bytes that do not belong in a text file.
{ said_file demo First Topic Text. A-1 && printf '    a\000b\n'; } >"$tmp/nul.en"
refused nul 1 "$tmp/nul.en:5: the line holds a NUL byte" "$tmp/demo.rules" \
    "$tmp/nul.en"
for bytes in '\200' '\303' '\303(' '\300\200' '\340\200\200' '\355\240\200' \
    '\364\220\200\200' '\370\210\200\200\200' '\377'; do
    # shellcheck disable=SC2059
    { said_file demo First Topic Text. A-1 && printf "    a$bytes\n"; } \
        >"$tmp/utf8.en"
    refused "utf8 $bytes" 1 \
        "$tmp/utf8.en:5: byte 6 of the line is not UTF-8" "$tmp/demo.rules" \
        "$tmp/utf8.en"
done

# Several files.
game_file demo B-1 >"$tmp/again.rules"
game_file beta A-1 >"$tmp/beta.rules"
{ game_file alpha C-1 && echo '    see A-1'; } >"$tmp/alpha.rules"
refused "game twice" 1 \
    "$tmp/again.rules:1: game demo is already in $tmp/demo.rules" \
    "$tmp/demo.rules" "$tmp/again.rules"
refused "see in another game" 1 \
    "$tmp/alpha.rules:6: \`see' names the unknown rule A-1" \
    "$tmp/demo.rules" "$tmp/alpha.rules"
refused "missing file" 1 "mkrules: $tmp/none.rules: cannot be opened" \
    "$tmp/demo.rules" "$tmp/none.rules"
: >"$tmp/void.rules"
refused "empty file" 1 "$tmp/void.rules:1: the file holds no rule" \
    "$tmp/void.rules"

# A language says everything, and there is one.
said_file demo Erstes Thema Satz. A-1 >"$tmp/demo.de"
refused "half a language" 1 \
    "$tmp/demo.rules:6: rule A-2 is not said in de" \
    "$tmp/demo.rules" "$tmp/demo.en" "$tmp/demo.de"
refused "a language without a game" 1 \
    "$tmp/beta.rules:1: game beta is not said in en" \
    "$tmp/demo.rules" "$tmp/demo.en" "$tmp/beta.rules"
refused "no language" 1 "mkrules: input: no language" "$tmp/demo.rules"

# Usage: an output that is no C file is never touched.
"$mkrules" "$tmp/demo.rules" "$tmp/beta.rules" >"$tmp/log" 2>&1
same "usage" "$? $(head -c 6 "$tmp/log")" "2 usage:"
same "input kept" "$(head -n 1 "$tmp/demo.rules")" "game demo"
"$mkrules" "$tmp/out.c" >"$tmp/log" 2>&1
same "usage without input" "$?" 2
"$mkrules" "$tmp/no/dir/out.c" "$tmp/demo.rules" \
    "$tmp/demo.en" >"$tmp/log" 2>&1
same "cannot write" "$? $(cat "$tmp/log")" \
    "1 mkrules: $tmp/no/dir/out.c: cannot be written"

# Games come out sorted, rules as in their files, whatever the order of those;
# the last line may lack its end; `in' is put in the order of the game.
{
    game_file beta A-2 A-1
    printf 'rule A-3\n    in one\n    see A-1 A-2   # both'
} >"$tmp/beta.rules"
{
    said_file beta First Topic Text. A-1 A-2
    printf 'rule A-3 "Q" \\\n    Say "??/" or \\n.\n'
} >"$tmp/beta.en"
{
    printf '# any order\ngame beta B\nrule A-3 Téma\n    Jedna věta\n'
    printf '    přes dva řádky.\nrule A-1 Téma\n    Věta.\n'
    printf 'section first První\nrule A-2 Téma\n    Věta.'
} >"$tmp/beta.cs"
"$mkrules" --pseudo "$tmp/out.c" "$tmp/demo.cs" \
    "$tmp/demo.rules" "$tmp/demo.en" "$tmp"/beta.* >"$tmp/log" 2>&1
same "good files" "$? $(cat "$tmp/log")" "0 "
cat >"$tmp/main.c" <<'END'
#include <stdio.h>
#include "rulebook/book.h"
int main(int argc, char **argv)
{
    static char json[4096];
    struct rulebook_style style = {.format = RULEBOOK_JSON, .langs.n = 1};
    const int found[] = {2};
    if (argc > 1 && argv[1] != NULL) {
        style.langs.lang[0] = rulebook_language("en");
        rulebook_found(NULL, found, 1, true, &style, json, sizeof json);
        return fputs(json, stdout) < 0;
    }
    for (int i = 0; i < dsk_nrule_texts; i++)
        printf("%s/%s [%s] ", dsk_rule_texts[i].game, dsk_rule_texts[i].id,
               dsk_rule_texts[i].editions);
    for (int i = 0; i < dsk_nrule_languages; i++)
        printf("%s: %s|%s|%s|%s ", dsk_rule_languages[i].tag,
               dsk_rule_languages[i].games[0],
               dsk_rule_languages[i].sections[1],
               dsk_rule_languages[i].rules[2].topic,
               dsk_rule_languages[i].rules[2].text);
    printf("%s %s", dsk_rule_texts[2].see, dsk_rule_languages[rulebook_language("de")].tag);
    for (int i = 0; i < dsk_nrule_games; i++)
        printf(" %s %d", dsk_rule_games[i].id, dsk_rule_games[i].first);
    for (int i = 0; i < dsk_nrule_sections; i++)
        printf(" %s %d", dsk_rule_sections[i].game, dsk_rule_sections[i].first);
    return 0;
}
END
if ${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -Wall -Wextra -Wpedantic \
    -Werror -I"$root/src" -I"$root/include" -I"$gen" "$tmp/main.c" \
    "$tmp/out.c" "$gen/../libinner.a" -o "$tmp/demo" >"$tmp/log" 2>&1; then
    pass
    same "tables" "$("$tmp/demo")" \
'beta/A-2 [one two] beta/A-1 [one two] beta/A-3 [one] demo/A-1 [one two] '\
'demo/A-2 [one two] cs: B|První|Téma|Jedna věta přes dva řádky. '\
'en: beta|First|"Q" \|Say "??/" or \n. '\
'x-pseudo: béţå|Fîŕŝţ|"Q" \|Ŝåý "??/" öŕ \ñ. '\
'A-1 A-2 en beta 0 demo 3 beta 0 demo 3'
    same "JSON escapes" "$("$tmp/demo" json | sed -n 2p)" \
'{"id":"A-3","game":"beta","editions":["one"],"topic":{"en":"\"Q\" \\"},'\
'"text":{"en":"Say \"??/\" or \\n."},"see":["A-1","A-2"],"chapter":"first"}'
else
    fail "compiling the tables" "$(head -n 5 "$tmp/log")"
fi

end_tests
