#!/bin/sh
# Builds the Debian packages from the last commit and the page of this tree.
# usage: tools/deb.sh FOLDER [PAGE]    (it is made anew; the packages lie in it)
#   PAGE: a copy of web/dist, if that may be built anew meanwhile
set -eu
cd "$(dirname "$0")/.."
mkdir -p "$1"
out=$(cd "$1" && pwd)
page=${2:-web/dist}
source=$out/deskovka
rm -rf "$source" "$out"/*deskovka*_*
mkdir "$source"
git archive HEAD | tar -x -C "$source"
mkdir -p "$source/web"
cp -R "$page" "$source/web/dist"
cd "$source"
# The build knows no date but that of the changelog.
DEB_BUILD_OPTIONS="parallel=$(nproc) noautodbgsym ${DEB_BUILD_OPTIONS:-}" \
    dpkg-buildpackage -b -us -uc >"$out/build.log" 2>&1 || {
    tail -n 40 "$out/build.log"
    exit 1
}
cd ..
rm -rf "$source"
ls ./*.deb
