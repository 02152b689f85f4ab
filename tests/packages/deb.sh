#!/bin/bash
# The Debian packages: two builds in different folders are the same bytes,
# lintian finds nothing, and in a root of its own they install with Debian's
# packages, work, and are removed and purged without leaving anything.
# usage: tests/packages/deb.sh FOLDER
set -u
mkdir -p "$1"
dir=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/testing.sh

# One page for both, whatever is built in this tree meanwhile.
rm -rf "$dir/page" && cp -R web/dist "$dir/page"
tools/deb.sh "$dir/one" "$dir/page" >"$dir/log" 2>&1 &&
    tools/deb.sh "$dir/a-longer-name" "$dir/page" >>"$dir/log" 2>&1
status=$?
[ $status = 0 ] || tail -n 30 "$dir/log"
check "they build" $status
[ $status = 0 ] || end_tests
for deb in "$dir"/one/*.deb; do
    name=$(basename "$deb")
    cmp "$deb" "$dir/a-longer-name/$name"
    check "the same bytes twice: $name" $?
done
said=$(lintian --fail-on error,warning --tag-display-limit 0 --allow-root "$dir"/one/*.changes 2>&1)
status=$?
[ $status = 0 ] || echo "$said"
check "lintian" $status

# A root with nothing but what the packages ask for.
root=$dir/root
rm -rf "$root"
inside() { chroot "$root" env PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
    HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
mmdebstrap --variant=apt --quiet "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$root" \
    >"$dir/log" 2>&1
status=$?
[ $status = 0 ] || tail -n 20 "$dir/log"
check "a root of its own" $status
mkdir -p "$root/debs" && cp "$dir"/one/*.deb "$root/debs"
# Services are not started there.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"
before=$(cd "$root" && find etc lib usr var/lib -xdev | sort)
cp /etc/resolv.conf "$root/etc/resolv.conf"
inside sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev pkg-config cmake make /debs/*.deb' \
    >"$dir/log" 2>&1
status=$?
[ $status = 0 ] || tail -n 30 "$dir/log"
check "they install" $status
same "the program" "deskovka $(sed -n 's/^deskovka (\([0-9.]*\)).*/\1/p' debian/changelog)" \
    "$(inside deskovka --version | awk 'NR == 1 { print $1, $2 }')"
inside deskovka match random random --games 2 >/dev/null
check "it plays" $?
same "the server's user" deskovka "$(inside getent passwd deskovka | cut -d: -f1)"
grep -qx 'User=deskovka' "$root/lib/systemd/system/deskovka.service"
check "the unit runs as that user" $?
same "its settings are a conffile" /etc/default/deskovka \
    "$(inside dpkg-query -W -f '${Conffiles}' deskovka-server | awk '{ print $1 }')"
[ -f "$root/usr/share/deskovka/web/index.html" ]
check "the page" $?
inside python3 -c 'import deskovka; s = deskovka.State(deskovka.Rules("catan players=3")); assert s.legal()' 2>"$dir/log"
status=$?
[ $status = 0 ] || tail -n 5 "$dir/log"
check "Python" $status
cp examples/play.c "$root/tmp/play.c"
inside sh -c 'cd /tmp && gcc play.c $(pkg-config --cflags --libs deskovka) -o play && ./play' >/dev/null
check "a program with the library" $?
echo 'DESKOVKA_PORT=9999' >>"$root/etc/default/deskovka"
inside sh -c 'apt-get remove -y -qq ".*deskovka.*"' >"$dir/log" 2>&1
check "they are removed" $?
grep -q 9999 "$root/etc/default/deskovka"
check "settings stay" $?
inside sh -c 'dpkg --purge deskovka-server deskovka libdeskovka0 libdeskovka-dev python3-deskovka' >"$dir/log" 2>&1
check "they are purged" $?
left=$(cd "$root" && find etc lib usr var/lib -xdev | sort | comm -13 <(echo "$before") - | grep deskovka)
same "nothing is left" "" "$left"
rm -rf "$root"
end_tests
