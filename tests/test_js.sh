#!/bin/bash
# The package for JavaScript: `npm pack` installs in an empty folder without a
# network and works there, in Node and in Deno; its types; bad input over the
# border; the element in Chromium and Firefox; nothing in it belongs to one
# surrounding only.
# usage: tests/test_js.sh BUILD [CALLS]   (of the fuzzing of bad input)
set -u
build=$1
cd "$(dirname "$0")/.." || exit 1
. tests/testing.sh
root=$PWD
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# logged WHAT COMMAND: one test, whose output is shown if it fails
logged() {
    local what=$1
    shift
    "$@" >"$out/log" 2>&1
    local status=$?
    [ $status = 0 ] || tail -40 "$out/log"
    check "$what" $status
}

logged "make npm" make -s BUILD="$build" npm
sed 's/^/# measured: /' "$out/log"
mkdir "$out/empty"
cd "$out/empty" || exit 1
echo '{"private":true,"type":"module"}' >package.json
logged "it installs in an empty folder" npm install --offline --silent \
    --no-fund --no-audit "$root/$build"/npm/deskovka-*.tgz
package=node_modules/deskovka
alone=$(ls node_modules)
same "it needs no other package" deskovka "$alone"
cp "$root"/bindings/js/tests/*.test.mjs "$root"/bindings/js/examples/* .
logged "what it does" node --test package.test.mjs
BAD_CALLS=${2:-4000} logged "bad input" node --test bad_input.test.mjs
cp "$root"/bindings/js/tests/ends.mjs .
for example in *.example.mjs ends.mjs; do
    logged "$example" timeout 60 node "$example"
done

# The same in Deno, which has workers and files of its own.
deno() {
    DENO_DIR=$out/deno DENO_NO_UPDATE_CHECK=1 NO_COLOR=1 timeout 120 \
        "$root"/bindings/js/tests/deno/node_modules/@deno/linux-x64-glibc/deno "$@"
}
if [ "$(uname -sm)" = "Linux x86_64" ]; then
    logged "Deno is there" deno --version
    logged "what it does, in Deno" deno test --no-check --no-remote \
        --allow-read --allow-env package.test.mjs
    BAD_CALLS=400 logged "bad input, in Deno" deno test --no-check --no-remote \
        --allow-read --allow-env bad_input.test.mjs
    for example in *.example.mjs ends.mjs; do
        logged "$example in Deno" deno run --no-remote --allow-read "$example"
    done
fi

logged "types of those who use it" "$root/web/node_modules/.bin/tsc" --noEmit \
    --strict --target es2022 --module nodenext --moduleResolution nodenext \
    --lib es2022,dom --types '' types.example.ts

mkdir "$out/empty/node_modules/@types"
ln -s "$root/web/node_modules/@types/node" "$out/empty/node_modules/@types/node"
for what in "nodenext nodenext" "esnext bundler"; do
    logged "types in Node, without those of a browser ($what)" \
        "$root/web/node_modules/.bin/tsc" --noEmit --strict --target es2022 \
        --module "${what% *}" --moduleResolution "${what#* }" --lib es2022 \
        --types node types-node.example.ts
done

same "the example of doc/javascript.md" "$(cat game.example.mjs)" \
    "$(awk '/^```js/ { on = 1; next } /^```/ { on = 0 } on' "$root/doc/javascript.md")"

# Files of other surroundings are asked for when they are needed, not imported.
bad=$(grep -nE "^import .*['\"]node:|\brequire\(|\bprocess\.|\bBuffer\b" $package/*.js)
same "nothing of Node's in it" "" "$bad"
bad=$(grep -nE "^(import|export) .*from ['\"][^.]" $package/*.js)
same "no bare imports: a browser loads it as it is" "" "$bad"
bad=$(cd "$root" && grep -rlE 'WebAssembly\.Instance\(|encodeInto' web/src)
same "the page has no binding of its own" "" "$bad"

for browser in chromium firefox; do
    DESKOVKA_BROWSER=$browser logged "the element in $browser" \
        node "$root/bindings/js/tests/board.mjs" "$root/$build/npm/package" \
        "$root/doc/pictures/carcassonne.dsk"
done
end_tests
