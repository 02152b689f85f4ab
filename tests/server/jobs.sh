#!/usr/bin/env bash
# Jobs of a store: matches and tuning through it give what they give here,
# whoever plays the games and whoever dies meanwhile; bots of a busy server think
# on a node that works.  Without libpq only the part that needs SQLite.
# usage: tests/server/jobs.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$1
program=$build/deskovka
if [ -z "${PG_URL-}" ] && ! "$program" serve --allow-root --store \
    postgresql:///x?host=/nowhere 2>&1 | grep -q 'built without PostgreSQL'; then
    exec tests/server/postgres.sh "$0" "$build"
fi
. tests/testing.sh
dir=$(mktemp -d /tmp/deskovka-jobs-XXXXXX)
pids=
end() {
    for p in $pids; do kill -9 "$p" 2>/dev/null; done
    rm -rf "$dir"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

# What a run says, without the times it took.
match() {
    "$program" match hard:playouts=30 greedy --setup "carcassonne players=2" \
        --games 24 --seed 7 --json "$@" 2>"$dir/err" |
        sed 's/"ms_per_move": [0-9.]*/"ms_per_move": -/g'
}
tune() {
    "$program" tune --bot greedy --rounds 2 --games 32 --batch 16 --walk 2 \
        --seed 3 --quiet --out "$dir/$1.weights" "$2" "$3" "$4" "$5"
}
worker() { # worker NAME: its process in $pid
    "$program" serve --allow-root --store "$PG_URL" --node "$1" --lease 1 \
        --work games,bots,analysis --bot-threads 1 >"$dir/$1.out" \
        2>"$dir/$1.log" &
    pid=$!
    pids="$pids $pid"
    for _ in $(seq 100); do
        grep -q games "$dir/$1.out" && break
        sleep 0.05
    done
}

match --threads 1 >"$dir/here"
match --threads 2 >"$dir/two"
same "two threads" "$(cat "$dir/here")" "$(cat "$dir/two")"
match --threads 2 --store "sqlite:$dir/q.db" >"$dir/lite"
same "through SQLite" "$(cat "$dir/here")" "$(cat "$dir/lite")"
"$program" match greedy random --games 2 --threads 0 >"$dir/out" 2>&1
[ $? = 2 ] && grep -q -- --store "$dir/out"
check "nobody would play" $?
"$program" serve --allow-root --store "sqlite:$dir/q.db" --work bots,tea \
    >"$dir/out" 2>&1
[ $? = 2 ] && grep -q 'tea.*bots, analysis, games, notices' "$dir/out"
status=$?
check "unknown work: $(cat "$dir/out")" $status
"$program" admin jobs --store "sqlite:$dir/q.db" >"$dir/out" 2>&1
status=$?
check "no jobs remain: $(cat "$dir/out")" $((status + $(wc -l <"$dir/out") - 1))
[ -n "${PG_URL-}" ] || { end_tests; exit; }

# A worker dies in the middle; another one comes.
worker w1
first=$pid
worker w2
match --threads 0 --store "$PG_URL" >"$dir/far" &
run=$!
sleep 0.4
kill -9 "$first"
worker w3
wait "$run"
same "whoever dies" "$(cat "$dir/here")" "$(cat "$dir/far")"
"$program" admin jobs --store "$PG_URL" >"$dir/out" 2>&1
grep -q w2 "$dir/out" && grep -q w3 "$dir/out"
status=$?
check "who works: $(cat "$dir/out")" $status

tune a --threads 1 --log "$dir/a.log"
tune b --threads 0 --store "$PG_URL" >"$dir/b.log"
same "a walk and a match of weights" "$(cat "$dir/a.log")" "$(cat "$dir/b.log")"
same "the weights" "$(cat "$dir/a.weights")" "$(cat "$dir/b.weights")"

# The one who asks dies; who asks again finds what was played.
match --threads 0 --store "$PG_URL" >/dev/null &
run=$!
sleep 0.3
kill -9 "$run"
wait "$run" 2>/dev/null
match --threads 1 --store "$PG_URL" >"$dir/again"
same "asked again" "$(cat "$dir/here")" "$(cat "$dir/again")"
"$build/tests/server/work" "$program" "$PG_URL"
check "bots, analysis and notices" $?
end_tests
