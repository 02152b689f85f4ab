#!/bin/sh
# Makes the pictures of this folder.
# usage: doc/pictures/make.sh PROGRAM
set -eu
program=$1
at=$(dirname "$0")
draw() { # draw NAME ARGUMENTS...
    name=$1
    shift
    "$program" render "$@" --lang en -o "$at/$name"
}
draw tiles.svg --sheet --px 80
draw figures.svg --figures --px 200
draw carcassonne.svg "$at/carcassonne.dsk@215" --players --px 70
draw carcassonne-dark.svg "$at/carcassonne.dsk@215" --players --px 70 --theme dark
draw wheel.svg "$at/wheel.dsk@150" --players --px 70
draw catan.svg "$at/catan.view" --players --px 100
