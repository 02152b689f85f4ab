#!/bin/bash
# The steps of the Containerfile without an engine for containers: every stage is
# a root made by mmdebstrap, COPY and RUN are done in it as written.  Then the
# node of the last stage is started by its CMD and answers.  Needs root and a
# network (Debian's packages, npm's).
# usage: tests/packages/container.sh FOLDER
set -u
mkdir -p "$1"
dir=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.." || exit 1
. tests/testing.sh
root= work=/ stage=0 command=
declare -A named

# Inside, whoever this machine trusts is trusted (npm may be behind a proxy).
trusted=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}

# With /proc, as in any container: npm cannot run what it installs without it.
inside() { # inside COMMAND: by a shell, where WORKDIR says
    unshare --mount sh -c 'mount -t proc proc "$1/proc" && exec chroot "$@"' sh "$root" \
        env PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
        NODE_EXTRA_CA_CERTS=/trusted.crt npm_config_cafile=/trusted.crt \
        DEBIAN_FRONTEND=noninteractive sh -c "cd $work && $1" >"$dir/log" 2>&1 </dev/null
}

step() { # step INSTRUCTION REST
    case $1 in
    FROM)
        stage=$((stage + 1)) root=$dir/root$stage work=/
        rm -rf "$root"
        suite=${2#debian:} suite=${suite%%-*}
        mmdebstrap --variant=apt --quiet "$suite" "$root" >"$dir/log" 2>&1
        set -- "$?" "$2"
        cp /etc/resolv.conf "$root/etc/resolv.conf"
        cp "$trusted" "$root/trusted.crt"
        case $2 in *' AS '*) named[${2##* AS }]=$root ;; esac
        return "$1" ;;
    WORKDIR) work=$2 && mkdir -p "$root$2" ;;
    COPY)
        case $2 in
        --from=*)
            set -- $2
            mkdir -p "$root$3" && cp -a "${named[${1#--from=}]}$2/." "$root$3" ;;
        '. .') git archive HEAD | tar -x -C "$root$work" ;;
        *) false ;;
        esac ;;
    RUN) inside "$2" ;;
    CMD) command=$(echo "$2" | tr -d '[]",') ;;
    USER | VOLUME | EXPOSE | ENV) ;;
    *) false ;;
    esac
}

while read -r instruction rest; do
    case $instruction in '' | '#'*) continue ;; esac
    step "$instruction" "$rest"
    status=$?
    [ $status = 0 ] || tail -n 20 "$dir/log"
    check "$instruction $rest" $status
    [ $status = 0 ] || break
done <Containerfile

# As its user, on a port that is free.
if [ -n "$command" ]; then
    command=$(echo "$command" | sed 's/--port [0-9]*/--port 0/')
    chroot --userspec=deskovka:deskovka "$root" env -i PATH=/usr/bin:/bin \
        DESKOVKA_BIND=127.0.0.1 $command >"$dir/node.log" 2>&1 &
    node=$!
    for _ in $(seq 100); do
        url=$(grep -oE 'http://[0-9.]+:[0-9]+' "$dir/node.log" | head -n 1)
        [ -n "$url" ] && break
        sleep 0.2
    done
    curl -s "$url/" | grep -q '<script'
    status=$?
    [ $status = 0 ] || tail -n 5 "$dir/node.log"
    check "the node serves its page" $status
    kill $node
    wait $node 2>/dev/null
fi
rm -rf "$dir"/root*
end_tests
