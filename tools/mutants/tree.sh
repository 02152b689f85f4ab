#!/bin/sh
# Lays out a second tree in which src/game, src/carcassonne and src/catan are
# those that mutate writes.  Tests and data are copied, so that work on ours does
# not disturb a campaign; the rest is linked.
# usage: tools/mutants/tree.sh TREE
set -eu
cd "$(dirname "$0")/../.."
tree=$1
root=$PWD
mkdir -p "$tree/src"
for f in * src/*; do
    case $f in
    build* | src | src/game | src/carcassonne | src/catan) ;;
    tests | data)
        rm -rf "${tree:?}/$f"
        cp -Rp "$f" "$tree/$f"
        ;;
    *) ln -sfn "$root/$f" "$tree/$f" ;;
    esac
done
