#!/bin/sh
# Compares our tile data, row by row, with facts gathered apart from it: the
# table tests/facts/tiles.txt, in the canonical lines of `mktiles --dump`.
#
#     test_tiles_facts.sh MKTILES DATA_DIR [SHEETS]
#
# With the sheets from which the table was made (a folder of .tsv files), the
# table is made again and must be the same; `make test-long` does so where they
# are at hand.  A changed sheet is taken over by
#
#     test_tiles_facts.sh MKTILES DATA_DIR SHEETS --write
if [ $# -lt 2 ]; then
    echo "usage: $0 MKTILES DATA_DIR [SHEETS [--write]]" >&2
    exit 2
fi
mktiles=$1 data=$2 facts=${3:-}
table=$(cd "$(dirname "$0")" && pwd)/facts/tiles.txt
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
trap 'exit 1' HUP INT TERM

# Our name of each set and the sheet's.
sets='base base
base_bb5 base_bb5
river_bb5 river_bb5
river_bb6 river_bb6
inns inns_cathedrals
traders traders_builders
hills hills_sheep
wheel wheel
flyers flying
ferries ferries
gold gold
magewitch mage_witch
robbers robbers
crops crop_circles'

# The words of the sheet that we write otherwise are at the foot: the mouth of
# a river, the inn of EC that only the newer edition counts.
cat >"$tmp/sheet.awk" <<'AWK'
BEGIN {
    nring = split("NL N NR EL E ER SL S SR WL W WR", ring, " ")
    nattr = split("pennant cathedral wine grain cloth inn inn-wide bridge " \
        "under-bridge inner source mouth", attr, " ")
    nmark = split("start hill vineyard gold mage robber crop=club " \
        "crop=rake crop=shield split-field split-city fly wheel", mark, " ")
}
# The border positions of a segment in the order of the ring.
function places(kind, list,    n, i, p, own, out) {
    n = split(list, p, /[-,]/)
    for (i = 1; i <= n; i++) {
        own[p[i]] = 1
        if (kind == "city" && length(p[i]) == 1)
            own[p[i] "L"] = own[p[i] "R"] = 1
    }
    for (i = 1; i <= nring; i++)
        if (ring[i] in own)
            out = out (out == "" ? ":" : ",") ring[i]
    return out
}
function segment(text,    key, kind, rest, paren, at, list, n, i, has, out) {
    key = substr(text, 1, 2)
    rest = substr(text, 4)
    gsub(/_/, "-", rest)
    n = split(rest, at, "+")
    for (i = 2; i <= n; i++)
        has[named(at[i], key)] = 1
    rest = at[1]
    if (match(rest, /\(.*\)/)) {
        paren = substr(rest, RSTART + 1, RLENGTH - 2)
        rest = substr(rest, 1, RSTART - 1)
    }
    kind = rest
    if (i = index(rest, ":")) {
        kind = substr(rest, 1, i - 1)
        list = substr(rest, i + 1)
    }
    if (list == "inner") {
        has["inner"] = 1
        list = ""
    }
    if (kind == "river" && paren != "") {
        has[named(paren, key)] = 1
        paren = ""
    }
    out = key "=" kind places(kind, list)
    if (touch[key] != "" && touch[key] != "-")
        out = out ">" touch[key]
    if (sub(/^end=/, "", paren))
        out = out "(" paren ")"
    for (i = 1; i <= nattr; i++)
        if (attr[i] in has)
            out = out "+" attr[i]
    return out (sheep[key] ? "+sheep" sheep[key] : "")
}
# Marks stand after the segments; what a segment says is not said again.
function read_features(text,    n, i, f, name) {
    n = text == "-" ? 0 : split(text, f, /; */)
    for (i = 1; i <= n; i++) {
        if (match(f[i], /^sheep:[0-9]@/))
            sheep[substr(f[i], 9)] = substr(f[i], 7, 1)
        else if (f[i] !~ /@|^(garden|bridge|river:.*|lake:.*)$/) {
            name = f[i]
            sub(/:/, "=", name)
            sub(/^split_field_edge/, "split-field", name)
            sub(/^split_city_edge/, "split-city", name)
            seen[name] = 1
        }
    }
}
function marks(    i, m, out) {
    for (i = 1; i <= nmark; i++)
        for (m in seen)
            if (m == mark[i] || index(m, mark[i] "=") == 1)
                out = out " " m
    return out
}
function named(word, key) {
    if (word == "lake")
        return "mouth"
    return $1 == "EC" && key == "r3" && word == "inn" ? "inn-wide" : word
}
FNR > 1 {
    split("", touch)
    split("", sheep)
    split("", seen)
    n = split($5, part, /; */)
    for (i = 1; i <= n && $5 != "-"; i++)
        touch[substr(part[i], 1, 2)] = substr(part[i], 4)
    read_features($6)
    line = set " " $1 " x" $2 " " $3
    n = split($4, part, /; */)
    for (i = 1; i <= n; i++)
        line = line " " segment(part[i])
    print line marks()
}
AWK

# The board: edges and places clockwise, S and W counted backwards.
cat >"$tmp/board.awk" <<'AWK'
BEGIN {
    n = split("N1 N2 N3 N4 E1 E2 E3 E4 S4 S3 S2 S1 W4 W3 W2 W1", edge, " ")
    split("STESTENA DANE HLADOMOR BOURE INKVIZICE MOR", czech, " ")
    split("fortune taxes famine storm inquisition plague", sector, " ")
}
function places(kind, list,    i, k, p, m, own, out) {
    m = split(list, p, ",")
    for (i = 1; i <= m; i++)
        own[p[i]] = 1
    for (i = 1; i <= n; i++)
        for (k = 1; k <= 3; k++) {
            p[1] = edge[i] substr("L R", k, 1)
            sub(/ /, "", p[1])
            if (p[1] in own || (kind == "city" && edge[i] in own))
                out = out (out == "" ? ":" : ",") p[1]
        }
    return out
}
/^[NESW]: / {
    for (i = 2; i <= 5; i++)
        letter[substr($1, 1, 1) (i - 1)] = $i
}
/^[crf][0-9]=/ {
    split($1, part, /[=:(]/)
    segs = segs " " part[1] "=" part[2] places(part[2], part[3])
    if ($2 == "touches")
        segs = segs ">" $3
    if ($1 ~ /end=wheel/)
        segs = segs "(wheel)"
}
/^\| [A-Z]+ \(/ {
    split($0, cell, / *\| */)
    nsectors++
    split($2, word, " ")
    if ($2 == czech[nsectors])
        segs = segs " " sector[nsectors] "=" cell[4]
}
END {
    for (i = 1; i <= n; i++)
        edges = edges letter[edge[i]]
    print "board wheel " edges segs
}
AWK

if [ -n "$facts" ]; then
    echo "$sets" | while read -r ours theirs; do
        awk -F '\t' -v set="$ours" -f "$tmp/sheet.awk" "$facts/$theirs.tsv"
        [ "$ours" != wheel ] || awk -f "$tmp/board.awk" "$facts/wheel-board.md"
    done >"$tmp/sheets"
    [ "${4:-}" != --write ] || cp "$tmp/sheets" "$table"
    diff "$table" "$tmp/sheets" || {
        echo "FAIL $table is not what the sheets give"
        echo "0 passed, 1 failed"
        exit 1
    }
fi
echo "$sets" | while read -r ours theirs; do
    "$mktiles" --dump "$data/$ours.tiles"
done >"$tmp/got"

# Every row of either side must be in the other, in the same order.
awk -v table="$table" 'NR == FNR { want[FNR] = $0; n = FNR; next }
    $0 == want[FNR] { passed++; next }
    { failed++; print "FAIL " table ":" FNR ": " want[FNR] "\n     ours: " $0 }
    END {
        if (FNR != n || !n) {
            failed++
            print "FAIL " FNR + 0 " rows, " table " has " n + 0
        }
        print passed + 0 " passed, " failed + 0 " failed"
        exit failed != 0
    }' "$table" "$tmp/got"
