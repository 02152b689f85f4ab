#!/bin/sh
# The documents as a site: it builds (links, headings, pictures and contents are
# checked there), and a reader finds what he looks for (tests/site.mjs).
# usage: tests/test_site.sh BUILD
set -eu
cd "$(dirname "$0")/.."
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
node web/site/build.mjs "$1/deskovka" "$1/wasm/engine.wasm" "$out/site"
node tests/site.mjs "$out/site"
