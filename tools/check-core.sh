#!/bin/sh
# The core of Carcassonne, and the bots' general part, name no module: neither
# by its descriptor nor by an identifier or a word that belongs to it, nor by
# its rules.  All of these are gathered from the lists and the modules' own
# files, so a new module is guarded without a change here.  Prints what is
# wrong, a line each.
# usage: tools/check-core.sh
set -u
cd "$(dirname "$0")/.." || exit 1
lists=src/carcassonne/lists.h

# Exempt: lists.h is where they are named; tiles.h describes what is printed;
# messages.* is text; ai/carcassonne/modules.c is what bots think of them.
core=$(ls src/carcassonne/*.[ch] src/ai/carcassonne/*.[ch] |
    grep -vE '/(lists\.h|tiles\.h|messages\.[ch]|carcassonne/modules\.c)$')

joined() { sort -u | tr '\n' '|' | sed 's/^|//; s/|$//'; }

# Identifiers: enumerators of the lists but for the core's own, options, types
# and descriptors of the modules.
own='PH_(DRAW|PLACE|FIGURE|SCORE|TURN_END|OVER)|ACT_(DRAW|PLACE|FIGURE|PASS|SCORE|TAKE)'
ids=$({
    grep -ohE '\b(PH|ACT)_[A-Z]+(_[A-Z]+)*' $lists | grep -vxE "$own"
    sed -n 's/^    X(\([A-Z]*\), [a-z]*, "|*[a-z]*").*/MOD_\1/p' $lists
    sed -n 's/^    X(\([A-Z]*\), "[a-z]*", [0-9].*/FIG_\1/p' $lists | grep -vx FIG_MEEPLE
    grep -ohE '\bOPT_[A-Z0-9_]+( = [0-9]+)?,' src/carcassonne/modules/*.c | grep -oE 'OPT_[A-Z0-9_]+'
    grep -ohE 'struct [a-z]+_state\b' src/carcassonne/modules/*.[ch]
    grep -ohE '\bcarc_module_[a-z]+' src/carcassonne/modules/*.c
} | joined)
# The base game's own options stand in rules.h; modules may read them.
base=$(grep -oE '\bOPT_[A-Z_]+' src/carcassonne/rules.h | joined)
ids=$(echo "$ids" | tr '|' '\n' | grep -vxE "$base" | joined)

# Words: names of modules and figures and what presets call their pieces, also
# in the singular.  Not `messages` (the core has messages), `track` (an inner
# module; a track is also what the bots keep), `farmers` (the base game's rule
# that may be switched off), `big` (an ordinary word).
words=$({
    sed -n 's/^    X([A-Z]*, \([a-z]*\), "|*[a-z]*").*/\1/p' $lists
    sed -n 's/^    X([A-Z]*, "\([a-z]*\)", [0-9].*/\1/p' $lists
    sed -n 's/.*\.put_word = "\([a-z]*\)".*/\1/p' src/carcassonne/modules/*.c
    echo cathedral vineyard plague crown witch lake garden sheep | tr ' ' '\n'
} | grep -vxE 'messages|track|farmers|big|meeple' |
    sed '/^goods$/b; s/ies$/(y|ies)/; s/\([a-z]\)s$/\1s?/' | joined)

# shellcheck disable=SC2086
{
    grep -nE "\b($ids)\b" $core
    grep -niE "(^|[^a-z])($words)([^a-z]|\$)" $core
    # Rules of other chapters than the base game's (OQ: rulings).
    grep -noE '\b[A-Z]{2,}-[A-Z]*[0-9]+[a-z]?' $core | grep -vE ':(BASE|FARM|OQ)-'
} | sed 's/^/the core names a module: /'
