#!/usr/bin/env bash
# The example client plays whole games of both families.
# usage: tests/server/client.sh BUILD
set -u
build=$1
. "$(dirname "$0")/../testing.sh"
folder=$(mktemp -d)
"$build/deskovka" serve --allow-root --port 0 --store "sqlite:$folder/games.db" \
    --web "$folder" --bot-delay 0 --log error >"$folder/out" &
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
kill "$server"
wait "$server"
check "the server ends in order" $?
rm -r "$folder"
end_tests
