#!/bin/sh
# The samples in contrib/ with the proxies they are for: each is started on
# loopback before a server, and two people play through it.  Names, ports and
# certificates are changed, nothing else.  The addresses that the server counts
# by are those that the proxy was called from, whatever clients write.
# usage: tests/server/proxies.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$(cd "$1" && pwd)
passed=0 failed=0 pids=
folder=$(mktemp -d "${TMPDIR:-/tmp}/deskovka-proxies-XXXXXX")

end() {
    # shellcheck disable=SC2086 # one word each
    [ -z "$pids" ] || kill $pids 2>/dev/null
    # shellcheck disable=SC2086
    [ -z "$pids" ] || wait $pids 2>/dev/null
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

check() { # check WHAT GOT WANT
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL tests/server/proxies.sh: $1: got $2, want $3"
    fi
}

free_port() {
    node -e 'const s = require("net").createServer();
s.listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

# Waits until somebody answers there.
await() { # await URL
    for _ in $(seq 100); do
        curl -sk -o /dev/null "$1" && return 0
        sleep 0.1
    done
    echo "nobody answers at $1"
    cat "$folder"/*.log
    return 1
}

status() { # status CURL-ARGUMENTS...
    curl -sk -o /dev/null -w '%{http_code}' "$@"
}

for program in nginx caddy curl openssl; do
    PATH=$PATH:/usr/sbin command -v "$program" >/dev/null || {
        echo "proxies.sh: $program is missing; see tools/deps.sh" >&2
        exit 1
    }
done
PATH=$PATH:/usr/sbin

server=$(free_port) plain=$(free_port) tls=$(free_port) redirect=$(free_port)
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes \
    -keyout "$folder/key.pem" -out "$folder/cert.pem" -days 2 \
    -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null

start_nginx() {
    sed -e "s|127.0.0.1:8017|127.0.0.1:$server|" \
        -e "s|listen 80;|listen 127.0.0.1:$redirect;|" \
        -e "s|listen 443 ssl http2;|listen 127.0.0.1:$tls ssl http2; listen 127.0.0.1:$plain;|" \
        -e "s|/etc/letsencrypt/live/games.example.org/fullchain.pem|$folder/cert.pem|" \
        -e "s|/etc/letsencrypt/live/games.example.org/privkey.pem|$folder/key.pem|" \
        -e 's|games.example.org|localhost|' \
        contrib/nginx.conf >"$folder/site.conf"
    cat >"$folder/nginx.conf" <<END
daemon off;
pid $folder/nginx.pid;
error_log $folder/nginx.log;
$([ "$(id -u)" = 0 ] && echo "user root;")
events {}
http {
    access_log off;
    client_body_temp_path $folder/body;
    proxy_temp_path $folder/proxy;
    fastcgi_temp_path $folder/fastcgi;
    uwsgi_temp_path $folder/uwsgi;
    scgi_temp_path $folder/scgi;
    include $folder/site.conf;
}
END
    nginx -p "$folder" -e "$folder/nginx.log" -c "$folder/nginx.conf" \
        >"$folder/out.log" 2>&1 &
    proxy=$!
}

start_caddy() {
    {
        echo "{
admin off
auto_https off
default_bind 127.0.0.1
}"
        sed -e "s|127.0.0.1:8017|127.0.0.1:$server|" \
            -e "s|^games.example.org|http://127.0.0.1:$plain|" \
            contrib/Caddyfile
        sed -e "s|127.0.0.1:8017|127.0.0.1:$server|" \
            -e "s|^games.example.org|https://localhost:$tls|" \
            -e "s|# tls .*|tls $folder/cert.pem $folder/key.pem|" \
            contrib/Caddyfile
    } >"$folder/Caddyfile"
    XDG_DATA_HOME=$folder XDG_CONFIG_HOME=$folder HOME=$folder caddy run \
        --config "$folder/Caddyfile" --adapter caddyfile \
        >"$folder/caddy.log" 2>&1 &
    proxy=$!
}

play_through() { # play_through NAME
    store=sqlite:$folder/$1.db
    "$build/deskovka" serve --allow-root --quiet --port "$server" --web \
        "$folder" --store "$store" --https --trust-proxy --proxies 1 \
        --origin "http://127.0.0.1:$plain,https://localhost:$tls" \
        >"$folder/server.log" 2>&1 &
    own=$!
    pids="$pids $own"
    await "http://127.0.0.1:$server/health" || return 1
    "start_$1"
    pids="$pids $proxy"
    await "http://127.0.0.1:$plain/health" || return 1

    "$build/tests/server/through" "$plain" 12 >"$folder/played" 2>&1
    check "$1: a game" $? 0
    grep FAIL "$folder/played"
    at="--resolve localhost:$tls:127.0.0.1 https://localhost:$tls"
    # shellcheck disable=SC2086 # two words
    check "$1: HTTPS" "$(curl -s --cacert "$folder/cert.pem" $at/health)" \
        '{"ok":true}'
    check "$1: figures" "$(status "http://127.0.0.1:$plain/metrics")" 404
    check "$1: too long" "$(head -c 40000 /dev/zero | status --data-binary @- \
        "http://127.0.0.1:$plain/api/v1/session")" 413
    # who is banned is so by the address the proxy saw
    "$build/deskovka" admin ban ip:127.0.0.9 --store "$store" >/dev/null
    games=http://127.0.0.1:$plain/api/v1/games
    check "$1: banned" "$(status --interface 127.0.0.9 "$games")" 403
    check "$1: banned, pretending" "$(status --interface 127.0.0.9 \
        -H 'X-Forwarded-For: 127.0.0.1' "$games")" 403
    check "$1: not banned" "$(status "$games")" 200
    check "$1: pretending to be banned" "$(status \
        -H 'X-Forwarded-For: 127.0.0.9' "$games")" 200
    check "$1: a strange origin" "$(status -X POST -H \
        'Origin: https://elsewhere.example' -d '{}' \
        "http://127.0.0.1:$plain/api/v1/session")" 403
    [ "$1" != nginx ] || check "$1: sent on" "$(curl -s -o /dev/null \
        -w '%{redirect_url}' -H 'Host: localhost' \
        "http://127.0.0.1:$redirect/t/x?y=1")" "https://localhost/t/x?y=1"
    kill "$proxy" "$own"
    wait "$proxy" "$own" 2>/dev/null
    pids=
}

for name in nginx caddy; do
    play_through "$name" || failed=$((failed + 1))
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
