#!/bin/bash
# The Python package: its tests and examples with the extension of this build
# (also under sanitizers), its types, and that it installs from the source tree
# and from what `make python` makes, without a network.
# usage: tests/test_python.sh BUILD [CALLS]   (of the fuzzing of bad input)
set -u
build=$1
calls=${2:-3000}
out=$build/python
. "$(dirname "$0")/testing.sh"
python=${PYTHON:-/usr/bin/python3}
here=bindings/python
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$out"

case $build in
*sanitize*) kind="SANITIZE=1 OPT=-O1" ;;
*) kind="DEBUG=1 OPT=-O2" ;;
esac
# shellcheck disable=SC2086 # one word each
make -s BUILD="$build" PYTHON="$python" $kind python-tree
check "the extension compiles" $?

# An extension with the sanitizers needs them before Python starts; Python
# itself leaves memory behind.
preload=
if nm -D "$out/deskovka/_core.abi3.so" | grep -q __asan_init; then
    preload="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)"
    export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1
fi

run() { # run FILE [ARGUMENTS]
    LD_PRELOAD=$preload "$python" "$@" >"$out/log" 2>&1
    status=$?
    [ $status = 0 ] || tail -30 "$out/log"
    check "$1" $status
}

for test in plain env vector golden; do
    run $here/tests/test_$test.py
done
run $here/tests/test_bad_input.py "$calls"

for example in random_game bot30; do
    run $here/examples/$example.py
done
run $here/examples/learn.py 24 20
run $here/tools/tour.py --check $here/examples/tour.py doc/python-tour.md

# What stays when Python needs nothing but the stable interface.
asks=$(nm -D --undefined-only "$out/deskovka/_core.abi3.so" | awk '{ print $2 }' |
    grep -E '^_Py' | grep -vE '^_Py_(Dealloc|NoneStruct|NotImplementedStruct|TrueStruct|FalseStruct)$|_SizeT$' | tr '\n' ' ')
[ -z "$asks" ]
check "only the stable interface is used: $asks" $?
left=$(nm -D --defined-only "$out/deskovka/_core.abi3.so" | awk '{ print $3 }' |
    grep -vE '^(PyInit__core|__asan.*|__odr_asan.*)$' | tr '\n' ' ')
[ -z "$left" ]
check "nothing else is exported: $left" $?

# logged WHAT COMMAND: one test, whose output is shown if it fails
logged() {
    what=$1
    shift
    "$@" >"$out/log" 2>&1
    status=$?
    [ $status = 0 ] || tail -20 "$out/log"
    check "$what" $status
}

install() { # install FOLDER PACKAGE
    "$python" -m pip install -q --no-index --no-deps --no-compile \
        --break-system-packages --target "$@"
}

works() { # works FOLDER: the package there plays
    PYTHONPATH=$1 "$python" -c 'import deskovka, numpy
env = deskovka.VectorEnv("catan players=3 offers=0", n=4, threads=2)
assert env.step(env.ids[:, 0]) >= 4
assert "'"$1"'" in deskovka.__file__'
}

if [ -z "$preload" ]; then
    logged "types" sh -c "cd $here && mypy --strict --cache-dir=/dev/null deskovka"
    logged "types of the extension are what it has" \
        env MYPY_CACHE_DIR=/dev/null "$python" -m mypy.stubtest deskovka._core
    rm -rf "$out/dist" "$out/site" "$out/site2"
    logged "make python" make -s BUILD="$build" PYTHON="$python" \
        DEBUG=1 OPT=-O2 python
    logged "the wheel installs" install "$out/site" "$out"/dist/*.whl
    logged "and works" works "$out/site"
    # Fresh surroundings with NumPy, from the source tree as people do it; what
    # was compiled above is used again.
    rm -rf "$out/venv"
    logged "a fresh environment" "$python" -m venv --without-pip \
        --system-site-packages "$out/venv"
    logged "pip install . there" env DESKOVKA_BUILD="$PWD/$build" DEBUG=1 OPT=-O2 \
        "$python" -m pip --python "$out/venv/bin/python" install -q --no-index \
        --no-deps "./$here"
    logged "and works without the server's libraries" env PYTHONPATH= \
        "$out/venv/bin/python" -c 'import deskovka, subprocess, sys
assert sys.prefix in deskovka.__file__, deskovka.__file__
needs = subprocess.run(["ldd", deskovka._core.__file__], capture_output=True, text=True).stdout
words = ("microhttpd", "libuv", "sqlite", "sodium", "libpq", "jansson", "wslay")
assert "libc.so" in needs and not any(w in needs for w in words), needs
state = deskovka.State(deskovka.Rules("carcassonne players=2"), seed=1)
state.playout(1000)
assert state.over'
    # In a folder of its own; the library is compiled once more, so quickly.
    export OPT=-O0
    logged "the source distribution installs" install "$out/site2" "$out"/dist/*.tar.gz
    logged "and works" works "$out/site2"
fi
end_tests
