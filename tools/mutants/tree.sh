#!/bin/sh
# Lays out a second tree of sources in which src/game, src/carcassonne and
# src/catan are those that mutate writes; all the rest is linked to ours.
# usage: tools/mutants/tree.sh TREE
set -eu
cd "$(dirname "$0")/../.."
tree=$1
root=$PWD
mkdir -p "$tree/src"
for f in *; do
    case $f in
    build* | src) ;;
    *) ln -sfn "$root/$f" "$tree/$f" ;;
    esac
done
for f in src/*; do
    case $f in
    src/game | src/carcassonne | src/catan) ;;
    *) ln -sfn "$root/$f" "$tree/$f" ;;
    esac
done
