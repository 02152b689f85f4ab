#!/bin/sh
# Freezes what a version leaves behind: its store with games in all states (as
# SQL) and its finished games as files.  What is there is never changed again:
# tests/server/test_releases.c holds every later version to it.
# usage: tests/releases/freeze.sh BUILD VERSION [PROGRAM]
#   PROGRAM   of that version, if it is not the one in BUILD
set -eu
cd "$(dirname "$0")/../.."
build=$1 version=${2:-} program=${3:-$1/deskovka}
case $version in
[0-9]*.[0-9]*.[0-9]*) ;;
*) echo "freeze: make release-freeze VERSION=1.2.3" >&2; exit 2 ;;
esac
folder=tests/releases/$version
if [ -e "$folder" ]; then
    echo "freeze: $folder is there already, and stays as it is" >&2
    exit 1
fi
mkdir "$folder"
if ! "$build/tests/server/freeze" "$program" "$folder"; then
    rm -r "$folder"
    exit 1
fi
schema=$(sed -n 's/^PRAGMA user_version = \([0-9]*\);$/\1/p' "$folder/store.sql")
echo "$folder: schema $schema, $(grep -c '^INSERT INTO game' "$folder/store.sql") games," \
    "$(grep -c '^INSERT INTO event' "$folder/store.sql") events"
