#!/usr/bin/env bash
# Bots of other people (doc/outside-bots.md): the examples play and behave, and
# nothing a bad one does hangs the program or passes for play.
# usage: tests/test_outside_bots.sh PROGRAM
set -u
program=$(realpath "${1:?usage: tests/test_outside_bots.sh PROGRAM}")
cd "$(dirname "$0")/.." || exit 1
unset LC_ALL LC_MESSAGES LC_CTYPE LANG
. tests/testing.sh
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# bot NAME: a shell script from standard input, run as $dir/NAME
bot() { cat >"$dir/$1"; }

# says CODE WORDS ARGUMENT...: the exit code, and a line with these words
says() {
    local want=$1 words=$2 code
    shift 2
    timeout 60 "$program" "$@" >"$dir/out" 2>&1 </dev/null
    code=$?
    if [ $code -eq "$want" ] && grep -q -- "$words" "$dir/out"; then
        pass
    else
        fail "deskovka $*: exit code $code, not $want with \"$words\" but:"
        head -n 12 "$dir/out" | sed 's/^/    /'
    fi
}

# ---- the examples ----------------------------------------------------------

cc -O1 -o "$dir/bot-c" examples/bots/bot.c || fail "bot.c does not compile"
for example in "python3 examples/bots/bot.py" "node examples/bots/bot.mjs" \
    "$dir/bot-c"; do
    says 0 "13 fine, 0 wrong" test-bot "$example" --games 1
    says 0 "exec:" match "exec:$example" random --games 10 --threads 1 --json
    rate=$(grep -o '"win_rate": *[0-9.]*' "$dir/out" | head -n 1 |
        grep -o '[0-9.]*$')
    awk -v r="$rate" 'BEGIN { exit !(r >= 0.7) }'
    check "$example wins $rate of its games against random" $?
done
for file in examples/bots/bot.*; do
    test "$(wc -l <"$file")" -le 45
    check "$file has more than 45 lines" $?
done

# The same seed, the same games: what a bot draws comes from `seed`.
for i in 1 2; do
    "$program" sim --players "exec:$dir/bot-c,random" --games 6 --threads $i \
        --json --quiet | grep -v 'seconds\|per_s\|threads' >"$dir/run$i"
done
cmp -s "$dir/run1" "$dir/run2"
check "the number of threads changes the games of an outside bot" $?

# ---- a bot that looks where it may not --------------------------------------

# It keeps all it is told: a hand of another seat must not be among it.
bot spy <<'B'
while read -r word rest; do
    echo "$word $rest" >>"$SPY"
    case $word in
    hello) echo "hello spy" ;;
    legal) legal=${rest%% *} ;;
    go) echo "play $legal" ;;
    quit) exit ;;
    esac
done
B
export SPY="$dir/spied"
says 0 "exec:" match "exec:sh $dir/spy" random --setup "catan players=3 offers=0" \
    --games 1 --threads 1
if grep -q "^view " "$SPY" && grep -q "^tell " "$SPY" &&
    grep -q "^end .* winners p" "$SPY"; then
    pass
else
    fail "the bot was not told all of the conversation"
fi
# One hand and one set of cards for each question: its own; and of what only
# some may know, it is told what its seat (p0 in the first game) may.
asked=$(grep -c "^go " "$SPY")
same "hands it saw" "$asked" "$(grep -c "^view hand " "$SPY")"
same "cards it saw" "$asked" "$(grep -c "^view cards " "$SPY")"
same "secrets of others" "" \
    "$(grep "^tell .* only=" "$SPY" | grep -v " only=[0-9,]*0" | head -n 3)"

# ---- bad ones ----------------------------------------------------------------

greeting='read -r l; echo "hello bad";'
bot mute <<B
sleep 60
B
bot dead <<B
exit 3
B
bot wrong <<B
$greeting while read -r w r; do [ "\$w" = go ] && echo "play place:99,99,R0"; done
B
bot nonsense <<B
$greeting while read -r w r; do [ "\$w" = go ] && echo "play xyzzy"; done
B
bot chatter <<B
$greeting while read -r w r; do [ "\$w" = go ] && echo "I think so"; done
B
bot endless <<B
$greeting while :; do printf aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa; done
B
bot deaf <<B
$greeting sleep 60
B
bot leaver <<B
$greeting while read -r w r; do [ "\$w" = go ] && exit; done
B
bot stayer <<B
$greeting while :; do read -r w r; [ "\$w" = legal ] && l=\${r%% *}
[ "\$w" = go ] && echo "play \$l"; [ -z "\$w" ] && sleep 0.05; done
B
time=--move-time=300
says 1 "not legal" match "exec:sh $dir/wrong" random $time
says 1 "names no action" match "exec:sh $dir/nonsense" random $time
says 1 'instead of "play ACTION"' match "exec:sh $dir/chatter" random $time
says 1 "without an end" match "exec:sh $dir/endless" random $time
says 1 "in time" match "exec:sh $dir/deaf" random $time
says 1 "ended by itself" match "exec:sh $dir/leaver" random $time
says 1 "ended by itself" match "exec:sh $dir/dead" random $time
says 1 "ended by itself" sim --players "random,exec:sh $dir/dead" $time
says 1 "ended by itself" demo --players "random,exec:sh $dir/dead"
says 1 "still there" test-bot "sh $dir/stayer" --games 1 \
    --setup "carcassonne players=2"
says 1 "nothing unasked" test-bot "sh -c 'read l; echo hello x; echo more'"
says 1 "neodpověděl včas" match "exec:sh $dir/deaf" random $time --lang cs

# What a bot says does nothing to the terminal.
esc=$(printf '\033') csi=$(printf '\302\233')
bot painter <<B
read -r l; echo "hello \${ESC}[31mred\${CSI}2J"
while read -r w r; do [ "\$w" = go ] && echo "play \${ESC}[2J\${CSI}31m"; done
B
export ESC="$esc" CSI="$csi"
says 1 "hello NAME\|red" test-bot "sh $dir/painter" --games 1
! grep -q "$esc\|$csi" "$dir/out"
check "test-bot shows a name as it is" $?
says 1 "names no action" match "exec:sh $dir/painter" random $time
! grep -q "$esc\|$csi" "$dir/out"
check "match shows an answer as it is" $?

# Long names widen the column of all.
"$program" match "exec:$dir/bot-c" random --games 2 --quiet >"$dir/out" 2>&1
same "columns stand below one another" 1 \
    "$(awk '!/^bot/ && / %  / { print index($0, " %  ") }' "$dir/out" | sort -u | wc -l)"

# ---- the text protocol, asked ahead ------------------------------------------

# The answers are those that come one by one; the rate is `make bench-protocol`.
node tools/bench-protocol.mjs "$program" 4 >"$dir/out"
status=$?
check "asked ahead: $(cat "$dir/out")" $status
sed 's/^/# measured: /' "$dir/out"

# ---- bad words ---------------------------------------------------------------

says 2 "no comma" match "exec:./a,b" random
says 2 "at most 119" match "exec:$(printf '%0200d' 1)" random
says 2 "leave out" match "exec:sh $dir/wrong" random --store "sqlite:$dir/x.db"
says 2 "no bot" match "exec:" random
says 2 "Missing" test-bot
says 2 "players" test-bot "sh $dir/wrong" --setup "carcassonne players=99"

# Nothing is left behind.
sleep 0.2
if pgrep -f "$dir/" >/dev/null; then
    fail "processes of bots are left behind"
    pgrep -af "$dir/" | head -n 3
else
    pass
fi
end_tests
