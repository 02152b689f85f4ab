#!/bin/sh
# Are the headers there that the program is built with?  A newcomer gets one
# sentence that says what to do, not a compiler's error.
# usage: tools/libraries.sh COMPILER [FLAG...]
set -eu

missing=
for header in microhttpd.h uv.h wslay/wslay.h jansson.h sodium.h sqlite3.h \
    nettle/sha1.h openssl/ssl.h unicode/uspoof.h zlib.h; do
    echo "#include <$header>" | "$@" -E -x c - >/dev/null 2>&1 ||
        missing="$missing $header"
done
[ -n "$missing" ] || exit 0
echo "deskovka needs libraries that are not installed (missing:$missing);" \
    "\"make deps-run\" installs them on Debian, \"make run\" does so and opens the" \
    "table, and \"make lib\" builds the library, which needs none." >&2
exit 1
