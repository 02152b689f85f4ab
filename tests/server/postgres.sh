#!/bin/sh
# Runs a command with a PostgreSQL of its own: a cluster in a folder of its own
# that listens on a socket there and nowhere else; nothing of it remains.  In
# the environment of the command:
#   PG_URL     address of an empty database with the schemas part1 .. part42
#   PG_FOLDER  where it lives, and its socket
#   PG_BIN     the folder of its programs
# From the environment: PG_FSYNC=on for a disk that keeps, PG_BUFFERS=16MB.
# usage: tests/server/postgres.sh COMMAND...
set -eu
bin=
for d in /usr/lib/postgresql/*/bin /usr/local/bin /usr/bin; do
    [ -z "$bin" ] && [ -x "$d/initdb" ] && [ -x "$d/psql" ] && bin=$d
done
[ -n "$bin" ] || { echo "postgres.sh: no initdb; see tools/deps.sh" >&2; exit 1; }

folder=$(mktemp -d /tmp/deskovka-pg-XXXXXX)
as=
if [ "$(id -u)" = 0 ]; then # initdb refuses root
    user=postgres
    id "$user" >/dev/null 2>&1 || user=nobody
    chown "$user" "$folder"
    as="setpriv --reuid=$user --regid=$(id -g "$user") --clear-groups"
fi
end() {
    $as "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || :
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

cd "$folder"
$as "$bin/initdb" -D "$folder/data" -U deskovka -A trust -E UTF8 --locale=C \
    --no-sync >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
cat >>"$folder/data/postgresql.conf" <<END
listen_addresses = ''
unix_socket_directories = '$folder'
fsync = ${PG_FSYNC:-off}
shared_buffers = ${PG_BUFFERS:-16MB}
max_connections = 40
END
printf '%s\n' 'local all guarded scram-sha-256' 'local all all trust' \
    'local replication all trust' \
    >"$folder/data/pg_hba.conf" # one user has a password
$as "$bin/pg_ctl" -D "$folder/data" -l "$folder/data/log" -w start >/dev/null ||
    { cat "$folder/data/log" >&2; exit 1; }
i=0 schemas=
while [ $((i += 1)) -le 42 ]; do schemas="$schemas CREATE SCHEMA part$i;"; done
$as "$bin/psql" -q -h "$folder" -U deskovka -d postgres -c "$schemas"
cd "$OLDPWD"

export PG_URL="postgresql:///postgres?host=$folder&user=deskovka"
export PG_FOLDER="$folder" PG_BIN="$bin"
"$@"
