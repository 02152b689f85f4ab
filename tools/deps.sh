#!/bin/sh
# Installs the Debian packages that a target needs and that are missing.
# usage: tools/deps.sh run|test|deb     installs them
#        tools/deps.sh list run|test|deb   prints them
set -eu

run="gcc libc6-dev libmicrohttpd-dev libuv1-dev libwslay-dev libjansson-dev \
libsodium-dev zlib1g-dev libsqlite3-dev libpq-dev libcurl4-openssl-dev libicu-dev nettle-dev libssl-dev clang lld binaryen nodejs"
test="$run git llvm chromium firefox-esr python3 libclang-rt-14-dev clang-format pkg-config gzip librsvg2-2 libcairo2 \
python3-dev python3-numpy python3-pip mypy zsh cmake luajit valgrind libclang-14-dev postgresql nginx caddy curl openssl"
deb="$run git debhelper dh-python dpkg-dev lintian mmdebstrap curl python3-dev python3-numpy"

list=
[ "${1:-}" != list ] || { list=1 && shift; }
case ${1:-} in
run) wanted=$run ;;
test) wanted=$test ;;
deb) wanted=$deb ;;
*) echo "usage: tools/deps.sh [list] run|test|deb" >&2; exit 2 ;;
esac

[ -z "$list" ] || { echo "$wanted" && exit 0; }
if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "deps: not a Debian machine; these packages are needed: $wanted" >&2
    exit 0
fi

missing=
for package in $wanted; do
    state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$state" = installed ] && continue
    # node may come from elsewhere than Debian's package
    [ "$package" = nodejs ] && command -v node >/dev/null 2>&1 && continue
    missing="$missing $package"
done
[ -n "$missing" ] || exit 0

sudo=
if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "deps: please install as root:$missing" >&2
        exit 1
    fi
    sudo=sudo
fi
echo "deps: installing$missing"
# Tests of the store run a PostgreSQL of their own; Debian's is not set up.
case $missing in
*" postgresql"*)
    conf=/etc/postgresql-common/createcluster.conf
    if ! grep -qs '^create_main_cluster' "$conf"; then
        $sudo mkdir -p "${conf%/*}"
        echo 'create_main_cluster = false' | $sudo tee -a "$conf" >/dev/null
    fi ;;
esac
# Nor is a web server started on this machine because tests run one.
policy=/usr/sbin/policy-rc.d
case $missing in
*" nginx"* | *" caddy"*)
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' | $sudo tee "$policy" >/dev/null
        $sudo chmod 755 "$policy"
        # shellcheck disable=SC2064 # as they are now
        trap "$sudo rm -f $policy" EXIT
    fi ;;
esac
export DEBIAN_FRONTEND=noninteractive
# A mirror may stutter, another apt may be at work: both are waited for.
patient="-o Acquire::Retries=5 -o DPkg::Lock::Timeout=600"
# shellcheck disable=SC2086 # one word each
$sudo apt-get $patient update -qq
# shellcheck disable=SC2086 # one word each
$sudo apt-get $patient install -y -qq --no-install-recommends $missing >/dev/null
