#!/usr/bin/env zsh
# What zsh offers for command lines, in the folder it is started in.  A shell of
# its own gets each line typed on a terminal (zpty); the words are taken where
# completion hands them over.
# usage: tests/completion.zsh PROGRAM COMPLETION-FOLDER <LINES
#   prints, for each line: LINE|the words offered, sorted, blanks between
zmodload zsh/zpty || exit 2
work=$(mktemp -d) || exit 2
trap 'rm -rf $work' EXIT
mkdir $work/bin
ln -s ${1:A} $work/bin/deskovka

# What the inner shell reads first.  Its functions see $work.
cat >$work/start <<END
work=$work PATH=$work/bin:\$PATH fpath=(${2:A} \$fpath)
END
cat >>$work/start <<'END'
setopt extended_glob
autoload -Uz compinit && compinit -u -d $work/dump

# Writes down what is offered; calls that only ask (-O, -A, -D) offer nothing.
compadd() {
    local -a given
    if [[ -z ${(M)@[1,(i)--]:#-[OAD]*} ]]; then
        builtin compadd -O given "$@"
        (( $#given == 0 )) || print -rl -- $given >>$work/words
    fi
    builtin compadd "$@"
}
answer() {
    : >$work/words
    zle list-choices
    BUFFER=
    mv $work/words $work/answer
}
zle -N answer
bindkey '^T' answer
: >$work/answer
END

# Waits for the answer, at most 20 s; what the shell draws is thrown away.
await() {
    local i drawn
    for ((i = 0; i < 400; i++)); do
        while zpty -r -t shell drawn; do :; done
        [[ -e $work/answer ]] && return
        sleep 0.05
    done
    print -u2 "zsh does not answer"
    exit 1
}
zpty -b shell zsh -f -i
zpty -w shell "source $work/start"
await
typeset -a offered
while IFS= read -r line; do
    rm -f $work/answer
    zpty -w -n shell "deskovka $line"$'\C-t'
    await
    offered=(${(fou)"$(<$work/answer)"})
    print -r -- "$line|$offered"
done
zpty -d shell
