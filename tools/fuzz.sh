#!/bin/sh
# Runs fuzz targets (libFuzzer with AddressSanitizer and UBSan), each for a
# bounded time from its saved corpus; findings stay in build/fuzz/TARGET.
# usage: tools/fuzz.sh SECONDS TARGET...
set -u
cd "$(dirname "$0")/.." || exit 1
seconds=$1
shift
status=0
make -s CC=clang BUILD=build/fuzz OPT=-O1 DEBUG=1 POSTGRES= CURL= \
    CFLAGS='-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all' \
    LDFLAGS='-fsanitize=address,undefined' build/fuzz/libinner.a || exit 1
for target in "$@"; do
    out=build/fuzz/$target
    # Tables stay in the server's memory, so leaks are looked for at the end:
    # doing it after every input is ten times slower.
    case $target in
    http | log | message | ws) leaks=0 ;;
    *) leaks=1 ;;
    esac
    mkdir -p "$out/found"
    clang -std=c11 -D_POSIX_C_SOURCE=200809L -g -O1 -DDSK_DEBUG -Isrc -Iinclude -Ibuild/fuzz/gen -Itests/catan \
        -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
        "tests/fuzz/fuzz_$target.c" build/fuzz/libinner.a \
        -lmicrohttpd -luv -lwslay -ljansson \
        -lsodium -lsqlite3 -lnettle -licui18n -licuuc \
        -lssl -lcrypto -pthread -lm -o "$out/run" || exit 1
    echo "fuzz: $target for $seconds s"
    if ! "$out/run" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 \
        -detect_leaks=$leaks -print_final_stats=1 -artifact_prefix="$out/" "$out/found" \
        "tests/fuzz/corpus/$target" >"$out/log" 2>&1; then
        status=1
        echo "fuzz: $target FAILED"
        tail -n 40 "$out/log"
    fi
    grep -E 'stat::(number_of_executed_units|new_units_added)|cov:' "$out/log" | tail -n 3
done
exit $status
