#!/usr/bin/env bash
# Every command of the program as a person or a script meets it: what it
# prints, what it refuses, and its exit code.
# usage: tests/test_cli.sh PROGRAM
set -u
program=${1:?usage: tests/test_cli.sh PROGRAM}
case $program in
/*) ;;
*) program=$PWD/$program ;;
esac
root=$(cd "$(dirname "$0")/.." && pwd)
unset LC_ALL LC_MESSAGES LC_CTYPE LANG NO_COLOR
. "$(dirname "$0")/testing.sh"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1

# run CODE ARGUMENT...: runs the program; out and err hold what it said.
run() {
    want=$1
    shift
    "$program" "$@" >out 2>err </dev/null
    code=$?
    if [ $code -eq "$want" ]; then
        pass
    else
        fail "deskovka $*: exit code $code, not $want"
        sed 's/^/    /' err | head -n 5
    fi
}

# out WORDS, err WORDS: the last output holds a line with these words.
out() { holds out "$1"; }
err() { holds err "$1"; }
holds() {
    if grep -q -- "$2" "$1"; then
        pass
    else
        fail "no \"$2\" on std$1, but:"
        head -n 5 "$1" | sed 's/^/    /'
    fi
}
silent() { if [ -s "$1" ]; then fail "something on $1: $(head -n 1 "$1")"; else pass; fi; }

# refuses CODE WORDS ARGUMENT...: a sentence on stderr and nothing on stdout.
refuses() {
    want=$1
    words=$2
    shift 2
    run "$want" "$@"
    err "$words"
    silent out
}

node=yes
if ! command -v node >/dev/null 2>&1; then
    node=no
    skip 'node is not installed: JSON is not read'
fi

# json EXPRESSION: the last output is JSON and the expression over j is true.
json() {
    [ "$node" = yes ] || return
    if node -e '
        const j = JSON.parse(require("fs").readFileSync("out", "utf8"));
        if (!(eval(process.argv[1]))) { console.log(process.argv[1]); process.exit(1); }
    ' "$1" >nodeout 2>&1; then
        pass
    else
        fail "json: $(head -n 3 nodeout)"
    fi
}

# ---- the program itself ------------------------------------------------------

refuses 2 'What shall I do'
refuses 2 'did you mean "sim"' smi
refuses 2 'There is no command' ''
refuses 2 'There is no command "frobnicate"\.' frobnicate
refuses 2 'lang' --lang de sim
refuses 2 'lang' --lang
run 0 --help
out 'deskovka sim'
silent err
run 0 --version
out '^deskovka [0-9]'
run 0 version --json
json 'j.name === "deskovka" && j.games.includes("carcassonne")'
refuses 2 'no words' version now
refuses 2 'did you mean --json' version --jsno
refuses 2 'takes no value' version --json=yes
run 2 "$(printf 'si\033[31mm')"
if grep -q "$(printf '\033')" err; then fail 'an escape came back'; else pass; fi

# Czech and English by option and by locale.
run 0 --lang cs help
out 'Předvede'
run 0 help --lang cs sim
out 'Použití'
LC_ALL=cs_CZ.UTF-8 "$program" help >out 2>err
out 'Předvede'
LC_ALL=en_US.UTF-8 LANG=cs_CZ.UTF-8 "$program" help >out 2>err
out 'Shows a game'
LANG=cs_CZ.UTF-8 "$program" smi >out 2>err
err 'neexistuje'

# Output that cannot be written is an error.
if [ -w /dev/full ]; then
    "$program" tiles >/dev/full 2>err
    if [ $? -eq 1 ]; then pass; else fail 'a full disk went unnoticed'; fi
    err 'could not be written'
fi

# ---- help ---------------------------------------------------------------------

run 0 help
out 'deskovka bench'
for command in demo engine sim match tune analyse bench perft replay referee verify serve admin rules \
    tiles help version; do
    run 0 help $command
    out "deskovka $command"
    cp out help_out
    run 0 $command --help
    if cmp -s out help_out; then pass; else fail "$command --help differs"; fi
    silent err
done
run 0 help setup
out 'edition'
out 'greedy'
refuses 2 'did you mean "perft"' help preft
# The language may follow --help.
run 0 demo --help --lang cs
out 'Použití'
refuses 2 'xx' demo --help --lang xx
run 0 help --complete
out '^replay$'
run 0 help --complete sim
out '^--threads$'
run 0 help --complete sim --players
out '^greedy$'
run 0 help --complete sim --setup
out '^edition=bb6$'
run 0 help --complete tiles -
out '^D_start$'
run 0 help --complete rules -
out '^BASE-S4$'
run 0 help --complete nothing --at-all
silent out

# ---- tiles --------------------------------------------------------------------

run 0 tiles
out '^base  *72 '
run 0 tiles K
out 'edges N E S W: CFRR'
out 'f1  field EL ER SL WR  touches c1'
out 'copies: base 3 base_bb5 3'
run 0 tiles K --colour always
out "$(printf '\033')"
run 0 tiles --set gold
out 'GoldH'
run 0 tiles --json
json 'j.sets.length === 14'
json 'j.sets.every(s => s.tiles.reduce((n, t) => n + t.count, 0) === s.total)'
json 'j.sets[0].tiles.every(t => t.edges.length === 4 && t.segments.length > 0)'
run 0 tiles K A --json
json 'j.tiles.map(t => t.id).join() === "K,A"'
refuses 1 'There is no tile "Quux"' tiles Quux
refuses 1 'There is no tile' tiles K Quux --json
refuses 1 'There is no tile "K"' tiles K --set gold
refuses 2 'did you mean "gold"' tiles --set godl
refuses 2 'needs a value' tiles --set
refuses 2 'colour' tiles --colour maybe
refuses 2 'size' tiles --size huge

# ---- rules ---------------------------------------------------------------------

run 0 rules BASE-S4
out 'BASE-S4'
run 0 rules BASE-S4 --lang both --json
json 'j.rules[0].id === "BASE-S4" && j.rules[0].text.cs.length > 0'
run 0 rules --lang cs zlate doly
out 'GLD-8'
out '--chapter gold'
run 0 rules --lang en --chapter river
out 'RIV-12'
run 0 rules --lang en --chapter setup
out '^Carcassonne$'
out '^Catan Compact$'
run 0 rules --lang cs --chapter kupci a stavitele
out 'TRD-P5'
run 0 rules --lang en --chapter river carcassonne edition=bb5 modules=river
out 'RIV-5a'
if grep -q 'RIV-5b' out; then fail 'a rule that is not in play'; else pass; fi
run 0 rules --lang en --book carcassonne players=3 modules=gold
out '^Carcassonne: rules for 3 players$'
out '72 tiles: Base game'
out 'GLD-1'
if grep -q 'ROB-1' out; then fail 'a module that is not in play'; else pass; fi
run 0 rules --lang cs --book --format html catan players=2
out '<h1>.*pravidla pro 2'
out '</html>'
run 0 rules --book --format json
json 'j.parts[0].name === "box" && j.parts.some((p) => p.chapters.length > 3)'
run 0 rules --lang en --book --format markdown catan
out '^## .*How to play'
refuses 1 'perhaps river' rules --lang en --chapter rivver
refuses 1 'not in play' rules --lang en --chapter gold carcassonne players=2
refuses 1 'players=9' rules --lang en --book carcassonne players=9
refuses 1 'halma' rules --lang en --book halma
refuses 2 'text, markdown, html, json' rules --lang en --book --format pdf
refuses 2 'either' rules --lang en --book --chapter river
run 0 help --complete rules --chapter
out '^magewitch$'
run 0 help --complete rules --format
out '^markdown$'

# ---- engine --------------------------------------------------------------------

printf '1 setup carcassonne players=2\n2 nonsense\n3 quit\n' |
    "$program" engine >out 2>err
if [ $? -eq 0 ]; then pass; else fail 'engine: exit code'; fi
out '^=1 carcassonne'
out '^?2 command:'
out '^=3'
refuses 2 'no words' engine now

# ---- perft ---------------------------------------------------------------------

run 0 perft 0
out 'depth 0: 1 nodes'
run 0 perft 2 --json
json 'j.depth === 2 && j.nodes > 20'
run 0 perft 3 --json
json 'j.nodes > 100 && !("divide" in j)'
run 0 perft 3 --divide --json
json 'j.divide.reduce((n, d) => n + d.nodes, 0) === j.nodes'
run 0 perft 1 --divide
out '^draw:'
run 0 perft 2 --setup 'carcassonne edition=first farmers=off'
refuses 2 'Missing' perft
refuses 2 'whole number' perft deep
refuses 2 'whole number' perft 65
refuses 2 'whole number' perft 1e3
refuses 2 'There is no option' perft -1
refuses 2 'Too many' perft 1 2
refuses 2 'no game' perft 1 --setup chess
refuses 2 'players' perft 1 --setup 'carcassonne players=99'
refuses 2 'Unknown set-up option' perft 1 --setup 'carcassonne playrs=2'

# ---- bench ---------------------------------------------------------------------

run 0 bench --json --seconds 0.01 --repeat 3 --only carcassonne-base
json 'Object.keys(j).join() === "results,search" && j.results.length === 1'
json 'Object.keys(j.results[0]).join() === "name,setup,games_per_s,actions_per_game,ns_per_action,state_bytes,clone_ns,signature,spread"'
json '/^[0-9a-f]{16}$/.test(j.results[0].signature)'
json 'j.results[0].games_per_s > 0 && j.results[0].state_bytes <= 16384'
run 0 bench --signature
out '^carcassonne-base [0-9a-f]*$'
cp out signature_out
run 0 bench --signature
if cmp -s out signature_out; then pass; else fail 'the signature changes'; fi
run 0 bench --seconds 0.01 --repeat 1
out 'one core'
refuses 2 'no benchmark' bench --only chess
refuses 2 'from 1 to' bench --repeat 0
refuses 2 'number' bench --seconds soon
refuses 2 'number' bench --seconds nan

# ---- match, tune, analyse ------------------------------------------------------

run 0 match greedy random --games 6 --json --threads 2
if [ "$(wc -l <out)" -eq 1 ]; then pass; else fail 'match: JSON on one line'; fi
out '"games": 6, "players": '
out '"name": "greedy", "win_rate": 1.0000, "ci": '
out '"mean_score": '
out '"ms_per_move": '
run 0 match mcts:playouts=20 greedy --games 4 --quiet --setup 'catan players=3'
out '33.3 % is par'
run 0 match mcts:playouts=15 mcts:playouts=10,nodes=99 --games 4 --threads 1 --json
sed 's/"ms_per_move": [0-9.]*//g' out >match_one
run 0 match mcts:playouts=15 mcts:playouts=10,nodes=99 --games 4 --threads 2 --json
sed 's/"ms_per_move": [0-9.]*//g' out >match_two
if cmp -s match_one match_two; then pass; else fail 'match: threads change the result'; fi
run 0 match greedy random --games 1000 --sprt
out 'LLR'
refuses 2 'did you mean "greedy"' match greddy random
refuses 2 'whole number from 1' match mcts:playouts=0 random
refuses 2 'whole number from 1' match mcts:time=x random
refuses 2 'has no value' match mcts:wings=2 random
refuses 2 'has 2 seats' match random random random --setup 'carcassonne players=2'
refuses 2 'elo0' match random random --elo0 5 --elo1 5
refuses 1 'cannot be read' match hard:weights=nowhere random --games 1
echo 'nonsense 3' >bad.weights
refuses 1 'bad.weights:1: ' match hard:weights=bad.weights random --games 1

run 0 tune --rounds 2 --games 32 --batch 16 --bot mcts:playouts=4 --threads 1 --out tuned.weights
out '# deskovka tune'
out '# accepted'
cp out tune_one
run 0 tune --rounds 2 --games 32 --batch 16 --bot mcts:playouts=4 --threads 2
if cmp -s out tune_one; then pass; else fail 'tune: a run cannot be repeated'; fi
run 0 match mcts:playouts=5,weights=tuned.weights random --games 2
refuses 2 'No weight' tune --only nothing
run 0 tune --walk 6 --rounds 2 --games 32 --batch 16 --bot hard:playouts=1 --threads 1
out 'walk 6'
cp out tune_one
run 0 tune --walk 6 --rounds 2 --games 32 --batch 16 --bot hard:playouts=1 --threads 2
if cmp -s out tune_one; then pass; else fail 'tune: a walk cannot be repeated'; fi
refuses 2 'walk' tune --walk -1

run 0 demo --players greedy,random --turns 8 --seed 2 --save analysed.dsk
run 0 analyse analysed.dsk --bot mcts:playouts=20 --html report.html --svg chart --threads 1
out 'mean loss'
cp out analyse_one
run 0 analyse analysed.dsk --bot mcts:playouts=20 --threads 2
if cmp -s out analyse_one; then pass; else fail 'analyse: threads change the result'; fi
if grep -q '</svg>' report.html && grep -q '</html>' report.html &&
    grep -q '</svg>' chart-win.svg && grep -q '</svg>' chart-score.svg; then
    pass
else
    fail 'analyse: files'
fi
run 0 analyse --lang cs analysed.dsk --bot mcts:playouts=20
out 'průměrná ztráta'
run 0 analyse analysed.dsk --json --bot mcts:playouts=20
out '"verdict": '
refuses 2 'by playouts' analyse analysed.dsk --bot greedy
refuses 1 'nowhere.dsk' analyse nowhere.dsk

# ---- sim -----------------------------------------------------------------------

sums='const strip = x => JSON.stringify([x.setup, x.games, x.bots, x.seats]);'
run 0 sim --games 20 --threads 1 --json --players random,greedy
json 'j.games === 20 && j.bots.length === 2 && !j.interrupted'
json 'Math.abs(j.bots[0].wins + j.bots[1].wins - 20) < 0.01'
json 'j.bots[1].win_rate > 0.9 && j.bots[1].win_rate_low < j.bots[1].win_rate'
json 'j.bots.concat(j.seats).every(b => b.games === 20)'
json 'j.seats.every(s => s.wins > 5 && s.wins < 15)' # seats were shared fairly
cp out one.json
run 0 sim --games 20 --threads 3 --json --players random,greedy
cp out three.json
if [ "$node" = yes ]; then
    if node -e "$sums"'
        const [a, b] = ["one.json", "three.json"].map(f =>
            strip(JSON.parse(require("fs").readFileSync(f, "utf8"))));
        process.exit(a === b ? 0 : 1)'; then
        pass
    else
        fail 'sim: the result depends on the threads'
    fi
fi
# Wilson's interval, from its formula.
run 0 sim --games 21 --players random,random --json
json '(z => j.bots.every(b => {
    const n = b.games, p = b.win_rate, d = 1 + z * z / n;
    const m = (p + z * z / 2 / n) / d;
    const h = z * Math.sqrt(p * (1 - p) / n + z * z / 4 / n / n) / d;
    return Math.abs(b.win_rate_low - Math.max(0, m - h)) < 1e-5 &&
        Math.abs(b.win_rate_high - Math.min(1, m + h)) < 1e-5;
}))(1.959964)'
json 'j.bots[0].win_rate > 0 && j.bots[0].win_rate < 1'
run 0 sim --games 6 --players random,random,random --quiet
out 'players=3'
silent err
run 0 sim --games 4 --setup 'carcassonne players=2 edition=bb5' --seed 0x10
out 'edition=bb5'
refuses 2 'did you mean "greedy"' sim --players greddy,random
refuses 2 'There is no bot' sim --players ''
refuses 2 'There is no bot' sim --players random,,random
refuses 2 'names 3' sim --setup 'carcassonne players=2' --players random,random,random
refuses 2 'too many' sim --players random,random,random,random,random,random,random,random,random
refuses 2 'players=7' sim --players random,random,random,random,random,random,random
refuses 2 'from 1 to' sim --games 0
refuses 2 'from 1 to' sim --games 1000000001
refuses 2 'not "x"' sim --games x
refuses 2 'not "-1"' sim --seed -1
refuses 2 'not "1x"' sim --seed=1x
refuses 2 'needs a value' sim --games
refuses 2 'no words' sim fast
refuses 2 'There is no option "-z"' sim -z

# Ctrl-C prints what there is.
"$program" sim --games 1000000000 --threads 1 --json >out 2>err </dev/null &
pid=$!
# When it has worked for half a second, however long that takes.
tries=0
until [ "$(cut -d ' ' -f 14 /proc/$pid/stat)" -ge 50 ] || [ $((tries += 1)) -gt 600 ]; do
    sleep 0.1
done
kill -INT $pid
wait $pid
if [ $? -eq 0 ]; then pass; else fail 'sim: exit code after Ctrl-C'; fi
json 'j.interrupted && j.games > 0 && j.bots[0].games === j.games'

# ---- referee -------------------------------------------------------------------

said() { # said LINE...: each is a line for what `told` runs
    printf '%s\n' "$@" >said.txt
}
told() {
    "$program" "$@" >out 2>err <said.txt
    check "deskovka $*" $?
}
said 'name p0 Eva' 'U 1,0 90 meeple road' 'U 2,0 90 cesta' 'U 2,0 90 nic' 'E 0,-1 město' score
told referee carcassonne players=2 --file real.txt
out 'Eva: 4 points'
grep -q '^draw:U place:1,0,R90 meeple:road@E$' real.txt
check "the record has the turn" $?
! grep -q 'road@W' real.txt
check "a figure on an occupied road is not in it" $?
# The terminal was closed: the game goes on, and an old turn is set right.
said 'smaž 1' 'záznam' 'zpět' 'points p1 5 market' výsledek
told --lang cs referee --file real.txt
out 'neprovedeno'
out 'Eva: 4'
out '(+5 ručně)'
said 'roll 8' 'road e0' 'nonsense' guide
told referee catan players=3 board=beginner
out 'Player 1 rolls 8'
out 'has to touch a road'
out '95 resource cards'
said 'worth city 9 tiles 3 pennants' 'kolik louka 3 města' body 'U 1,0 90 cesta' \
    'list list.html' 'ulož hra.dsk' spočítej
told --lang cs referee carcassonne players=2
out '24 bodů = 2 × (9 + 3)'
out '9 bodů = 3 × 3'
out 'Body ručně se zapisují'
grep -q '<svg' list.html
check "the sheet has the landscape" $?
run 0 replay hra.dsk --at 1
run 0 referee --lang en --guide catan players=2
out 'rolled twice'
run 0 board --lang en --code 7ZG5PTFH
out 'board=G12M5G8'
refuses 1 'no code' board --lang en --code 7ZG5PTFJ
# Killed in the middle: what was told is in the file.
mkfifo told
"$program" referee carcassonne players=2 --file kill.txt <told >killed 2>&1 &
referee=$!
exec 9>told
echo 'U 1,0 90 pass' >&9
for _ in $(seq 200); do grep -q '^draw:U' kill.txt 2>/dev/null && break; sleep 0.1; done
kill -9 $referee
wait $referee 2>/dev/null
exec 9>&-
said record
told referee --file kill.txt
out 'draw:U place:1,0,R90 pass'
printf 'deskovka 1\n' >real.txt
refuses 1 'deskovka referee 1' referee --file real.txt
refuses 1 'players' referee carcassonne players=99

# ---- verify --------------------------------------------------------------------

fair=$root/tests/server/fair-catan.dsk
run 0 verify "$fair"
out 'all draws agree'
run 0 --lang cs verify "$fair"
out 'Poctivé'
run 0 verify "$root/tests/server/fair-carcassonne.dsk" --json
json 'j.verdict === "agrees" && j.draws === 71 && j.clients.length === 2'
# The first roll becomes another one: the game is legal so far, but not fair.
roll=$(grep -n '^roll:' "$fair" | head -n 1 | cut -d: -f1)
head -n "$((roll - 1))" "$fair" >other.dsk
if grep -q '^roll:1+1$' "$fair"; then echo roll:1+2; else echo roll:1+1; fi >>other.dsk
run 1 verify other.dsk
out "the seeds give $(sed -n "${roll}p" "$fair")"
run 1 verify other.dsk --lang cs
out 'nesouhlasí'
run 1 verify other.dsk --json
json 'j.verdict === "differs" && j.label.length > 0 && j.played !== j.derived'
sed 's/^# fair: server 03/# fair: server 04/' "$fair" >other.dsk
run 1 verify other.dsk
out 'not the one it promised'
sed '/^# fair: server/d' "$fair" >other.dsk
run 3 verify other.dsk
out 'not revealed'
sed '/^# fair/d' "$fair" >other.dsk
run 3 verify other.dsk
out 'not played on a server'
run 3 verify other.dsk --json
json 'j.verdict === "none"'
sed 's/^# fair: client p1.*/# fair: client p7 x/' "$fair" >other.dsk
run 1 verify other.dsk
out 'cannot be understood'
refuses 2 'Missing' verify
refuses 1 'nowhere.dsk' verify nowhere.dsk

# ---- demo and replay -----------------------------------------------------------

run 0 demo --seed 7 --save game.dsk --delay 60000
out 'Player 1 draws a tile'
out 'final scoring'
out '^Victory: Player '
silent err
if grep -q "$(printf '\033')" out; then fail 'demo: escapes in a file'; else pass; fi
cp out demo_out
run 0 demo --seed 7
if cmp -s out demo_out; then pass; else fail 'demo: the seed does not decide'; fi
run 0 demo --seed 7 --lang cs
out 'Vítězství: Hráč '
run 0 demo --seed 7 --turns 3 --players random,random,greedy --ascii
out 'The game goes on'
out '3 greedy'
run 0 demo --seed 7 --turns 3 --colour always
out "$(printf '\033')"
refuses 2 'There is no bot' demo --players nobody
refuses 2 'no game' demo --setup tag
refuses 2 'from 0 to' demo --delay -5
run 1 demo --seed 7 --turns 1 --save no/such/folder/game.dsk
err 'could not be saved'

run 0 replay game.dsk
out 'place:'
out 'points'
run 0 replay game.dsk --events
out 'scores [0-9]* point'
run 0 replay game.dsk --at 4 --events
out '    4 '
if grep -q '^ *5  ' out; then fail 'replay --at goes on'; else pass; fi
run 0 replay game.dsk --json
json 'j.over && j.lines.length > 100 && j.winners.length > 0'
json 'j.lines.some(l => l.events.some(e => e.rule === "BASE-S4" || e.rule === "BASE-S2"))'
json 'j.lines.every((l, i) => l.number === i + 1 && l.scores.length === 2)'
cp out first.json
"$program" replay - --json <game.dsk >out 2>err
if cmp -s out first.json; then pass; else fail 'replay - differs'; fi
run 0 replay game.dsk --at 0 --board
# Comments may hold anything but control characters; JSON stays JSON.
printf 'deskovka 1\nsetup carcassonne players=2\ndraw:U # a "b" \\ \377 \304\215\n' >odd.dsk
run 0 replay odd.dsk --json
out 'ufffd'
json 'j.lines[0].comment.includes("\"b\" \\ \ufffd č")'
refuses 2 'Missing' replay
refuses 1 'nowhere.dsk' replay nowhere.dsk
refuses 1 'replay' replay .
: >empty.dsk
refuses 1 'empty.dsk' replay empty.dsk
head -c 4096 "$program" >binary.dsk
refuses 1 'line 1' replay binary.dsk
awk 'NR == 4 { print "place:99,99,R0"; next } { print }' game.dsk >bad.dsk
refuses 1 'line 4' replay bad.dsk
refuses 1 'line 4' replay bad.dsk --json
awk 'NR == 5 { print "hello"; next } { print }' game.dsk >bad.dsk
refuses 1 'line 5' replay bad.dsk
sed 's/^deskovka 1/deskovka 99/' game.dsk >bad.dsk
refuses 1 'bad.dsk' replay bad.dsk
refuses 2 'whole number' replay game.dsk --at x

# On a terminal the board is drawn in place, and the cursor comes back.
if command -v script >/dev/null 2>&1; then
    TERM=xterm-256color LC_ALL=C.UTF-8 script -qec \
        "$program demo --seed 7 --delay 0 --turns 5" /dev/null >out 2>err </dev/null
    out "$(printf '\033\\[?25h')"
    out '▀'
    TERM=xterm script -qec "$program sim --games 30 --threads 1" /dev/null \
        >out 2>err </dev/null
    out 'win rate'
else
    skip 'script is not installed: nothing is drawn on a terminal'
fi

end_tests
