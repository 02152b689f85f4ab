#!/usr/bin/env bash
# Moves through each store in turn, in one run on one machine: acknowledged
# moves a second when as many come as go, processor time of a move (server,
# database), and how long a move takes when few come; SQLite, one node on
# PostgreSQL, all sockets at a second node, three nodes; memory of a table in
# play with its two sockets.  Then what the database itself takes: bytes of an
# event (and in a compressed log), a commit, appends in groups of 64.  Ratios
# count; a busy machine moves all of them.
# usage: tests/server/stores.sh BUILD PROGRAM TABLES SECONDS ROUNDS [FILE]
#   FILE   where the figures go as `name value` lines (tools/sizing.c)
set -u
cd "$(dirname "$0")/../.." || exit 1
build=$1 program=$2 tables=$3 seconds=$4 rounds=$5 file=${6-}
if [ -z "${PG_URL-}" ]; then
    export PG_FSYNC=on PG_BUFFERS=128MB
    exec tests/server/postgres.sh "$0" "$@"
fi
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
run() { # run NAME URL
    out=$(env ${3:--u NOTHING} "$build/tests/server/load" "$program" 2 "$tables" "$seconds" \
        1000000 "$2" ${4-}) || { echo "$out"; exit 1; }
    echo "$out" | sed -n "s/^store /$1 /p" >>"$dir/all"
    echo "$out" | sed -n "s/^store /$1 /p"
}
echo 'store        moves/s  server us  database us  p50 ms  p99 ms  bytes a table'
i=0
while [ $((i += 1)) -le "$rounds" ]; do
    run sqlite sqlite '-u PG_FOLDER'
    run postgresql "$PG_URL&options=-csearch_path%3Dpart$i"
    # all sockets at a second node: what passing on costs
    run forwarded "$PG_URL&options=-csearch_path%3Dpart$((10 + i))" '' far
    run three "$PG_URL&options=-csearch_path%3Dpart$((20 + i))" '' three
done
sql() { "$PG_BIN/psql" -qAtX -h "$PG_FOLDER" -U deskovka -d postgres -c "$1"; }
# A commit as the disk keeps it, and appends by eight writers.
commit=$("$PG_BIN/pg_test_fsync" -s 1 -f "$PG_FOLDER/fsync" 2>/dev/null |
    awk '$1 == "fdatasync" && $3 == "ops/sec" { print 1000 / $2; exit }')
rm -f "$PG_FOLDER/fsync"
sql "VACUUM part1.event"
bytes=$(sql "SELECT round(pg_total_relation_size('part1.event') / count(*)::numeric)
    FROM part1.event")
archived=$(sql "COPY (SELECT seq, at, body FROM part1.event ORDER BY game, seq) TO
    STDOUT" | tee >(wc -l >"$dir/lines") | gzip -9 | wc -c)
archived=$(awk -v b="$archived" '{ print b / $1 }' "$dir/lines")
body=$(sql "SELECT body FROM part1.event ORDER BY length(body) DESC OFFSET (SELECT
    count(*) / 2 FROM part1.event) LIMIT 1")
sql "CREATE TABLE part30.event (game text, seq bigint, body text, PRIMARY KEY (game, seq))"
cat >"$dir/append" <<END
\\set g random(1, 1000000000)
INSERT INTO part30.event SELECT 'g' || :client_id || '-' || :g, i, '$body' FROM
    generate_series(1, 64) i ON CONFLICT DO NOTHING;
END
appends=$("$PG_BIN/pgbench" -n -h "$PG_FOLDER" -U deskovka -c 8 -j 2 -T "$seconds" \
    -f "$dir/append" postgres 2>/dev/null | awk '/^tps/ { print 64 * $3 }')
echo "event $bytes bytes, $archived compressed, commit $commit ms, $appends appends a second in groups of 64"
awk '{ n[$1]++; m[$1] += $2; s[$1] += $3; d[$1] += $4; a[$1] += $5; z[$1] += $6
        t[$1] += $7 }
    END { for (k in n) printf "%s_moves %.0f\n%s_server_us %.1f\n" \
              "%s_database_us %.1f\n%s_p50_ms %.1f\n%s_p99_ms %.1f\n",
              k, m[k] / n[k], k, s[k] / n[k], k, d[k] / n[k], k, a[k] / n[k],
              k, z[k] / n[k]
          printf "table_bytes %.0f\n", t["postgresql"] / n["postgresql"]
          printf "forward_factor %.2f\n",
              s["forwarded"] / s["postgresql"]
          printf "ratio_percent %.0f\n", 100 * m["postgresql"] / m["sqlite"]
          printf "three_percent %.0f\n", 100 * m["three"] / m["sqlite"]
          printf "forwarded_cpu_percent %.0f\n",
              100 * s["forwarded"] / s["postgresql"] }' \
    "$dir/all" | sort >"$dir/means"
printf 'event_bytes %s\narchived_bytes %.1f\ncommit_ms %.2f\ncluster_moves %.0f\n' \
    "$bytes" "$archived" "$commit" "$appends" >>"$dir/means"
cat "$dir/means"
[ -z "$file" ] || cp "$dir/means" "$file"
awk '$1 == "ratio_percent" && $2 < 60 { print "FAIL PostgreSQL below 60 % of SQLite"; bad = 1 }
    $1 == "forwarded_cpu_percent" && $2 > 200 { print "FAIL passing on costs more than a move"; bad = 1 }
    END { exit bad }' "$dir/means"
