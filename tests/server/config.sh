#!/usr/bin/env bash
# Settings of the server: file, environment and flags, later over earlier;
# what is wrong is said and nothing starts.
# usage: tests/server/config.sh PROGRAM
set -u
program=$1
. "$(dirname "$0")/../testing.sh"
folder=$(mktemp -d)
cd "$folder" || exit 1

# starts WHAT PATTERN [flags]: it runs and its first line matches.
starts() {
    what=$1 pattern=$2
    shift 2
    : >out # or the loop below could read what the last one said
    "$program" serve --allow-root --log error --web . "$@" >out 2>err &
    pid=$!
    tries=0
    until grep -q http out || [ $((tries += 1)) -gt 300 ]; do
        sleep 0.2
    done
    grep -q "$pattern" out
    status=$?
    check "$what: $(cat out err)" $status
    kill $pid
    wait $pid
    check "$what: ends in order" $?
}

# refuses WHAT PATTERN [flags]: it does not start and says why.
refuses() {
    what=$1 pattern=$2
    shift 2
    timeout 60 "$program" serve --allow-root "$@" >out 2>err
    [ $? -ne 124 ] && grep -q "$pattern" err
    status=$?
    check "$what: $(cat err)" $status
}

printf '# a comment\nport = 0\nstore = sqlite:file.db\nhttps = no\n' >good.conf
starts "a file" 'http://127.0.0.1:[0-9]' --config good.conf
[ -f file.db ]
check "the file says where the store is" $?
DESKOVKA_STORE=sqlite:env.db
export DESKOVKA_STORE
starts "the environment" 'http://' --config good.conf
[ -f env.db ]
check "the environment is over the file" $?
starts "flags" 'http://' --config good.conf --store sqlite:flag.db
[ -f flag.db ]
check "flags are over the environment" $?
unset DESKOVKA_STORE
[ "$(stat -c %a flag.db)" = 600 ] && [ "$(stat -c %a flag.db.key)" = 600 ]
check "secrets are for the owner only" $?

printf 'porrt = 1\n' >bad.conf
refuses "an unknown setting" porrt --config bad.conf
printf 'port\n' >bad.conf
refuses "no value" 'line 1' --config bad.conf --lang en
refuses "no such file" nowhere --config nowhere.conf
refuses "a bad port" port --port 99999
refuses "a store of another kind" '' --port 0 --store mongo:x
refuses "an address of others" listen --port 0 --store sqlite:x.db --bind 203.0.113.1

# Without a page it says so, at start and to browsers; programs may play.
"$program" serve --allow-root --log error --web . --port 0 --store sqlite:p.db \
    --lang en >out 2>err &
server=$!
tries=0
until grep -q 'make web' out || [ $((tries += 1)) -gt 300 ]; do sleep 0.1; done
grep -q 'There is no page to show' out
status=$?
check "the missing page is told at start: $(cat out)" $status
port=$(sed -n 's|.*:\([0-9]*\)/$|\1|p' out)
ask() { # ask PATH: status and body
    exec 3<>"/dev/tcp/127.0.0.1/$port"
    printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' \
        "$1" "$port" >&3
    cat <&3
    exec 3<&-
}
ask / >page
same "the answer to browsers" 503 "$(head -n 1 page | cut -d ' ' -f 2)"
grep -q 'make web' page
check "the answer says what to do" $?
same "other files" 404 "$(ask /x.js | head -n 1 | cut -d ' ' -f 2)"
same "programs" 200 "$(ask /health | head -n 1 | cut -d ' ' -f 2)"
kill "$server"
wait "$server"
check "it ends in order" $?
rm -rf "$folder"
end_tests
