#!/usr/bin/env bash
# Back to a moment, as doc/host.md says it: a base backup and the archive of the
# log of a throw-away PostgreSQL, a mistake, and a copy restored to the moment
# before; a server goes on from it.
# usage: tests/server/moment.sh BUILD
set -u
cd "$(dirname "$0")/../.." || exit 1
if [ -z "${PG_URL-}" ]; then
    if "$1/deskovka" serve --allow-root --store postgresql:///x?host=/nowhere \
        2>&1 | grep -q 'built without PostgreSQL'; then
        echo '# without libpq'
        echo '1 passed, 0 failed'
        exit 0
    fi
    exec tests/server/postgres.sh "$0" "$1"
fi
. tests/testing.sh
program=$PWD/$1/deskovka
dir=$(mktemp -d "$PG_FOLDER/moment-XXXXXX")
as='' pid='' url='' table=''
if [ "$(id -u)" = 0 ]; then
    user=$(stat -c %U "$PG_FOLDER/data")
    chown "$user" "$dir"
    as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
fi
ctl() { # ctl DATA WORDS...
    $as "$PG_BIN/pg_ctl" -D "$@" >/dev/null
}
end() {
    [ -z "$pid" ] || kill "$pid" 2>/dev/null
    ctl "$dir/restored" -m immediate stop 2>/dev/null
    rm -rf "$dir"
}
trap end EXIT
trap 'exit 1' HUP INT TERM
ask() { "$PG_BIN/psql" -qAtX -h "$PG_FOLDER" -U deskovka -d postgres -c "$1"; }
until_is() { # until_is WANT SQL
    for _ in $(seq 300); do
        [ "$(ask "$2" 2>/dev/null)" = "$1" ] && return
        sleep 0.1
    done
    fail "$2 is not $1"
    exit 1
}

serve() {
    (cd "$dir" && exec "$program" serve --allow-root --port 0 --key "$dir/key" \
        --store "postgresql:///postgres?host=$PG_FOLDER&user=deskovka") \
        >"$dir/out" 2>&1 &
    pid=$!
    for _ in $(seq 200); do
        url=$(grep -o 'http://[0-9a-z.]*:[0-9]*' "$dir/out" | head -n 1)
        [ -n "$url" ] && curl -s -o "$dir/ignored" "$url/health" && return
        sleep 0.05
    done
    cat "$dir/out"
    exit 1
}
stop() {
    kill "$pid"
    wait "$pid"
    pid=
}
visit() { # a session; its cookie is kept
    token=$(curl -s -c "$dir/cookies" -H "Origin: $url" -d '{}' "$url/api/v1/session" |
        sed 's/.*"token":"\([^"]*\)".*/\1/')
}
make() { # a table; its id in $table
    table=$(curl -s -b "$dir/cookies" -H "Origin: $url" -H "X-Deskovka-Token: $token" \
        -d '{"v":1,"setup":"catan players=2","name":"Anna"}' "$url/api/v1/tables" |
        sed 's/.*"id":"\([^"]*\)".*/\1/')
}
look() { # look TABLE: the status of the answer
    curl -s -b "$dir/cookies" -o "$dir/ignored" -w '%{http_code}' \
        "$url/api/v1/tables/$1"
}

# The settings and the backup of doc/host.md.
$as mkdir "$dir/archive"
cat >>"$PG_FOLDER/data/postgresql.conf" <<END
archive_mode = on
archive_command = 'test ! -f $dir/archive/%f && cp %p $dir/archive/%f'
wal_level = replica
END
ctl "$PG_FOLDER/data" -l "$PG_FOLDER/data/log" -w restart
serve
visit
make
first=$table
$as "$PG_BIN/pg_basebackup" -h "$PG_FOLDER" -U deskovka --pgdata="$dir/base" \
    --wal-method=stream -c fast --no-sync
make
second=$table
sleep 0.2
moment=$(ask 'SELECT now()')
sleep 0.2
make
third=$table
same "three tables" "200 200 200" "$(look "$first") $(look "$second") $(look "$third")"
stop
ask 'DELETE FROM event; DELETE FROM game' # the mistake
last=$(ask 'SELECT pg_walfile_name(pg_switch_wal())')
until_is t "SELECT last_archived_wal >= '$last' FROM pg_stat_archiver"
ctl "$PG_FOLDER/data" -m fast -w stop

# Back to the moment.
cp -a "$dir/base" "$dir/restored"
cat >>"$dir/restored/postgresql.conf" <<END
restore_command = 'cp $dir/archive/%f %p'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
END
$as touch "$dir/restored/recovery.signal"
ctl "$dir/restored" -l "$dir/archive/log" -w start || cat "$dir/archive/log"
until_is f 'SELECT pg_is_in_recovery()'
serve
same "there is what was, and not what came later" "200 200 404" \
    "$(look "$first") $(look "$second") $(look "$third")"
make
same "it goes on" 200 "$(look "$table")"
stop
end_tests
