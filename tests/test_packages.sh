#!/bin/bash
# What packagers read agrees with itself: one version everywhere, every file of
# the packages is one that `make install` makes, what they are built with is what
# tools/deps.sh installs, and no recipe names a host of packages.
set -u
cd "$(dirname "$0")/.." || exit 1
. tests/testing.sh
version=$(awk '/define DSK_VERSION_(MAJOR|MINOR|PATCH)/ { v = v s $3; s = "." } END { print v }' include/deskovka.h)
same "debian/changelog" "$version" "$(sed -n '1s/^deskovka (\(.*\)) .*/\1/p' debian/changelog)"
same "the npm package" "$version" "$(sed -n 's/^  "version": "\(.*\)",/\1/p' bindings/js/package.json)"
date -d "$(sed -n 's/^ -- .*>  //p' debian/changelog | head -n 1)" >/dev/null
check "the changelog has a date" $?
[ -x debian/rules ]
check "debian/rules can be run" $?

# The places of `make install` as Debian asks for them.
places=$(make -n install DESTDIR=/d PREFIX=/usr LIBDIR=/usr/lib/x UNITDIR=/lib/systemd/system 2>/dev/null |
    grep -oE '/(usr|lib)/[^ :";]*' | sort -u)
while read -r what _; do
    case $what in
    contrib/* | debian/*) [ -f "$what" ] ;;
    usr/lib/python3/* | usr/share/deskovka/web) true ;; # by debian/rules; the page
    *) echo "$places" | grep -q "^/$(echo "$what" | sed 's|\.|\\.|g; s|\*|[^/]*|g')" ;;
    esac
    check "debian: $what is installed" $?
done < <(cat debian/*.install)
wanted=$(tools/deps.sh list deb | tr ' ' '\n' | sort)
missing=$(sed -n '/^Build-Depends:/,/^[A-Z]/p' debian/control | grep -oE '\blib[a-z0-9-]+-dev\b|\bnettle-dev\b|\bdh-python\b' |
    sort -u | comm -23 - <(echo "$wanted"))
same "what Debian builds with is what tools/deps.sh installs" "" "$missing"
# Somebody who has none of the libraries gets one sentence that says what to do.
tools/libraries.sh cc
check "libraries of the program" $?
said=$(tools/libraries.sh cc -nostdinc 2>&1)
same "without them: no program, one sentence" "1 1" "$? $(echo "$said" | wc -l)"
echo "$said" | grep -q 'uv\.h.*make deps-run.*make run'
check "without them: what to do" $?
bad=$(grep -nE '^FROM [^ ]*[./][^ ]*/|image: *[^ ]*\.[^ ]*/|https?://[a-z]*\.?(npmjs|docker|quay|ghcr)' \
    Containerfile compose.yaml bindings/js/package.json bindings/js/README.md)
same "no host of packages in a recipe" "" "$bad"

# compose.yaml: what the node is told is what its image and the database have.
value() { sed -n "s/^ *$1: *//p" compose.yaml | head -n 1; }
port=$(sed -n 's/^EXPOSE //p' Containerfile)
same "compose: the port of the image" "\"127.0.0.1:$port:$port\"" \
    "$(sed -n '/ports:/{n;s/^ *- *//p}' compose.yaml)"
same "compose: the command" \
    "deskovka serve --port $port --store postgresql://$(value POSTGRES_USER)@db/$(value POSTGRES_DB)" \
    "$(value command)"
grep -q '^ENV DESKOVKA_BIND=0.0.0.0$' Containerfile
check "the image listens outside" $?
for option in $(grep -hoE -- '--[a-z]+' Containerfile compose.yaml | grep -vE -- '--(no|system|home|create|from)' | sort -u); do
    grep -q "{\"${option#--}\", OPT_" src/cli/cmd_serve.c
    check "deskovka serve has $option" $?
done
same "compose: one password for both" 2 "$(grep -cE '(POSTGRES|PG)(_)?PASSWORD: \$\{DB_PASSWORD' compose.yaml)"
grep -q 'condition: service_healthy' compose.yaml && grep -q 'pg_isready -U deskovka' compose.yaml
check "compose: the node waits for the database" $?
python3 -c 'import yaml' 2>/dev/null && {
    python3 -c 'import yaml; c = yaml.safe_load(open("compose.yaml")); assert set(c["services"]) == {"db", "node"} and "db" in c["volumes"] and c["services"]["node"]["build"] == "."'
    check "compose: as a whole" $?
}
end_tests
