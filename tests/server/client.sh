#!/usr/bin/env bash
# The example client plays whole games of both families; the examples in Python,
# JavaScript and C sit down at tables with accounts of their own and play them.
# usage: tests/server/client.sh BUILD
set -u
build=$(realpath "$1")
. "$(dirname "$0")/../testing.sh"
folder=$(mktemp -d)
"$build/deskovka" serve --allow-root --port 0 --store "sqlite:$folder/games.db" \
    --web "$folder" --bot-delay 0 --rate-passwords 0 --log error >"$folder/out" &
server=$!
tries=0
until grep -q http "$folder/out" || [ $((tries += 1)) -gt 300 ]; do
    sleep 0.2
done
port=$(sed -n 's|.*:\([0-9]*\)/$|\1|p' "$folder/out")

play() { # play SETUP BOT
    if timeout 600 "$build/examples/client" "$port" "$1" "$2" >"$folder/game" &&
        grep -q '^over after' "$folder/game"; then
        pass
    else
        fail "$1 against $2"
        cat "$folder/game"
    fi
}
play 'carcassonne players=2' greedy
play 'carcassonne edition=bb6 players=3 modules=river,inns' random
play 'catan players=3 turns=40' random
play 'catan players=2 turns=20' greedy

# A program that opens a table, one that sits down there; all three in turn.
cd "$(dirname "$0")/../.." || exit 1
at=127.0.0.1:$port
opens() { # opens COMMAND...: the table is in $table, its end in $folder/first
    : >"$folder/first"
    timeout 300 "$@" "$at" 'Bot Krok' 'velmi dlouhe heslo' >"$folder/first" 2>&1 &
    first=$!
    tries=0
    until [ -s "$folder/first" ] || [ $((tries += 1)) -gt 300 ]; do
        sleep 0.2
    done
    table=$(head -n 1 "$folder/first")
}
joins() { # joins WHO COMMAND...
    who=$1
    shift
    timeout 300 "$@" >"$folder/second" 2>&1 && wait "$first" &&
        grep -q '^over after' "$folder/second" && grep -q '^over after' "$folder/first"
    status=$?
    check "$who at table $table: $(cat "$folder/first" "$folder/second")" $status
}
opens python3 examples/bots/table.py
joins "JavaScript" node examples/bots/table.mjs "$at" 'Bot Skok' 'velmi dlouhe heslo' "$table"
opens node examples/bots/table.mjs
joins "Python" python3 examples/bots/table.py "$at" 'Bot Skok' 'velmi dlouhe heslo' "$table"
opens python3 examples/bots/table.py
joins "C" "$build/examples/client" "$port" join "$table" 'Bot Tok' 'velmi dlouhe heslo'
timeout 60 python3 examples/bots/table.py "$at" 'Bot Krok' 'a wrong password' >"$folder/second" 2>&1
same "a wrong password" "1 Bot Krok: taken" "$? $(cat "$folder/second")"
kill "$server"
wait "$server"
check "the server ends in order" $?
rm -r "$folder"
end_tests
