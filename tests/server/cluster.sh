#!/bin/sh
# Several nodes on PostgreSQL under faults: two throw-away database servers (a
# primary and a synchronous standby) on loopback, three nodes, people who play,
# then a check of all they saw against the log.  Nothing of it remains.  Where
# it may, it has a network of its own, in which packets can be lost.
# usage: tests/server/cluster.sh BUILD [FAULTS [SEED]]
#        tests/server/cluster.sh pg port|watch|fill|unfill|slow MS|quick|
#            fail-over|rebuild (called by the test itself)
# CLUSTER_RATE=500: moves a second that are wanted.
set -eu
cd "$(dirname "$0")/../.."
if [ -z "${CLUSTER_NET-}" ] && [ "$(id -u)" = 0 ] &&
    unshare -n ip link set lo up 2>/dev/null; then
    CLUSTER_NET=1 exec unshare -n sh -c 'ip link set lo up && exec "$@"' - \
        tests/server/cluster.sh "$@"
fi

bin=
for d in /usr/lib/postgresql/*/bin /usr/local/bin /usr/bin; do
    [ -z "$bin" ] && [ -x "$d/initdb" ] && [ -x "$d/psql" ] && bin=$d
done
as=
if [ "$(id -u)" = 0 ]; then # initdb refuses root
    user=postgres
    id "$user" >/dev/null 2>&1 || user=nobody
    as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
fi

ask() { # SQL: on the primary
    "$bin/psql" -qAtX -h 127.0.0.1 -p "$(cat "$folder/port-$(cat "$folder/now")")" \
        -U deskovka -d postgres -c "$1"
}
run() { # NAME: starts the server in this folder, on a disk that can be slow
    SLOW_DISK=$folder/slow LD_PRELOAD=$folder/slow_disk.so \
        $as "$bin/pg_ctl" -D "$folder/$1" -l "$folder/$1.log" -w start >/dev/null
}
copy() { # FROM TO: a standby of a server that runs
    rm -rf "${folder:?}/$2"
    $as "$bin/pg_basebackup" -D "$folder/$2" -R -c fast -X stream --no-sync \
        -d "host=127.0.0.1 port=$(cat "$folder/port-$1") user=deskovka application_name=$2"
    echo "port = $(cat "$folder/port-$2")" >>"$folder/$2/postgresql.conf"
    run "$2"
}
wait_for_standby() {
    i=0
    while [ "$(ask "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'")" != 1 ]; do
        i=$((i + 1))
        [ $i -lt 200 ] || { echo "no standby" >&2; exit 1; }
        sleep 0.05
    done
    ask "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'"
    ask "SELECT pg_reload_conf()" >/dev/null
}

# What is checked inside the database at each append: who owned the table, and
# how long the owner's lease still ran.
watch="
CREATE TABLE IF NOT EXISTS seen (game text, seq bigint, epoch bigint,
    owner text, now_epoch bigint, lease_left bigint);
CREATE OR REPLACE FUNCTION see() RETURNS trigger LANGUAGE plpgsql AS \$\$ BEGIN
    INSERT INTO seen SELECT new.game, new.seq, new.epoch, g.owner, g.epoch,
        n.lease_until - floor(extract(epoch FROM clock_timestamp()) * 1000)
        FROM game g JOIN deskovka_node n ON n.name = g.owner
        WHERE g.id = new.game;
    RETURN NULL; END \$\$;
CREATE OR REPLACE TRIGGER see AFTER INSERT ON event FOR EACH ROW
    EXECUTE FUNCTION see();"

if [ "$1" = pg ]; then
    folder=$CLUSTER_FOLDER
    now=$(cat "$folder/now")
    other=a
    [ "$now" = a ] && other=b
    case $2 in
    port) cat "$folder/port-$now" ;;
    watch) ask "$watch" 2>/dev/null ;;
    fill) # as many sleeping connections as there is room for
        i=0
        while [ $((i += 1)) -le 30 ]; do
            "$bin/psql" -qAtX -h 127.0.0.1 -p "$(cat "$folder/port-$now")" \
                -U filler -d postgres -c 'SELECT pg_sleep(30)' >/dev/null 2>&1 &
            echo $! >>"$folder/fillers"
        done
        sleep 0.5 ;;
    slow) # fsync is asked for, and takes so many ms
        echo "$3" >"$folder/slow"
        ask "ALTER SYSTEM SET fsync = on"
        ask "SELECT pg_reload_conf()" >/dev/null ;;
    quick)
        rm "$folder/slow"
        ask "ALTER SYSTEM RESET fsync"
        ask "SELECT pg_reload_conf()" >/dev/null ;;
    unfill)
        # shellcheck disable=SC2046 # a list of processes
        kill $(cat "$folder/fillers") 2>/dev/null || :
        rm -f "$folder/fillers" ;;
    fail-over)
        # the primary dies; all that was acknowledged is at the standby
        kill -9 "$(head -n 1 "$folder/$now/postmaster.pid")"
        $as "$bin/pg_ctl" -D "$folder/$other" -w promote >/dev/null
        echo "$other" >"$folder/now"
        # alone until the other one is there again: somebody has to decide so
        ask "ALTER SYSTEM SET synchronous_standby_names = ''"
        ask "SELECT pg_reload_conf()" >/dev/null ;;
    rebuild)
        $as "$bin/pg_ctl" -D "$folder/$other" -m immediate stop >/dev/null 2>&1 || :
        copy "$now" "$other"
        wait_for_standby ;;
    esac
    exit 0
fi

build=$1
if "$build/deskovka" serve --allow-root --store postgresql:///x?host=/nowhere \
    2>&1 | grep -q 'built without PostgreSQL'; then
    echo '# without libpq'
    echo '1 passed, 0 failed'
    exit 0
fi
[ -n "$bin" ] || { echo "cluster.sh: no initdb; see tools/deps.sh" >&2; exit 1; }
folder=$(mktemp -d /tmp/deskovka-cluster-XXXXXX)
[ -z "$as" ] || chown "$user" "$folder"
chmod 711 "$folder"
end() {
    for d in a b; do
        $as "$bin/pg_ctl" -D "$folder/$d" -m immediate -w stop >/dev/null 2>&1 || :
    done
    [ -n "${KEEP-}" ] || rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

cp "$build/tests/server/slow_disk.so" "$folder"
chmod 755 "$folder/slow_disk.so"
"$build/tests/server/cluster" ports >"$folder/ports"
head -n 1 "$folder/ports" >"$folder/port-a"
tail -n 1 "$folder/ports" >"$folder/port-b"
echo a >"$folder/now"
$as "$bin/initdb" -D "$folder/a" -U deskovka -A trust -E UTF8 --locale=C \
    --no-sync >"$folder/init.log" 2>&1 || { cat "$folder/init.log" >&2; exit 1; }
cat >>"$folder/a/postgresql.conf" <<END
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = $(cat "$folder/port-a")
fsync = off
shared_buffers = 16MB
max_connections = 30
superuser_reserved_connections = 2
wal_keep_size = 64MB
client_connection_check_interval = 50ms
END
# The nodes speak TLS with it, and check who answers.
if openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=database \
    -addext subjectAltName=IP:127.0.0.10,IP:127.0.0.11,IP:127.0.0.12 -keyout "$folder/server.key" \
    -out "$folder/server.crt" >/dev/null 2>&1; then
    chmod 644 "$folder/server.crt"
    chmod 600 "$folder/server.key"
    cp "$folder/server.crt" "$folder/server.key" "$folder/a/"
    [ -z "$as" ] || chown "$user" "$folder/a/server.crt" "$folder/a/server.key"
    echo 'ssl = on' >>"$folder/a/postgresql.conf"
    export CLUSTER_TLS="sslmode=verify-full&sslrootcert=$folder/server.crt"
fi
run a
ask "CREATE ROLE filler LOGIN"
copy a b
wait_for_standby
mkdir "$folder/run"
export CLUSTER_FOLDER="$folder" CLUSTER_SH="$PWD/tests/server/cluster.sh"
[ ! -f "$build/tests/server/clock_step.so" ] ||
    export CLOCK_STEP_LIB="$PWD/$build/tests/server/clock_step.so"
program=$PWD/$build/deskovka
code=0
(cd "$folder/run" && "$OLDPWD/$build/tests/server/cluster" "$program" \
    "$folder/run" "${2:-10}" ${3+"$3"}) || code=1
{
    ask "COPY (SELECT 'E', game, seq, epoch, coalesce(client_move_id, ''), body
        FROM event ORDER BY game, seq) TO STDOUT"
    ask "COPY (SELECT 'G', id, head, epoch FROM game) TO STDOUT"
    ask "COPY (SELECT 'S', game, seq, epoch, now_epoch, lease_left FROM seen)
        TO STDOUT"
} >"$folder/run/log" || code=1
"$build/tests/server/cluster_check" "$folder/run/log" "$folder"/run/journal-* ||
    code=1
# The judge notices if one event that was asked for is not there.
grep '^E' "$folder/run/log" | awk -F '\t' '$5 != "" && !seen++ { next } { print }' \
    >"$folder/run/less"
grep -v '^E' "$folder/run/log" >>"$folder/run/less"
if "$build/tests/server/cluster_check" "$folder/run/less" \
    "$folder"/run/journal-* >/dev/null; then
    echo 'FAIL the judge does not miss an event'
    code=1
fi
if [ $code != 0 ]; then
    for n in a b c; do
        echo "# node $n, at the end:"
        tail -n 12 "$folder/run/log-$n" | sed 's/^/# /'
    done
fi
exit $code
