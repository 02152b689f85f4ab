/*
 * Two people play a few moves at a port of this machine: what proxies.sh puts
 * behind its proxies.
 * usage: through PORT MOVES
 */
#include <stdlib.h>

#include "through.h"

int main(int argc, char **argv)
{
    struct through t = {.seed = 3};

    if (argc != 3) {
        printf("usage: through PORT MOVES\n");
        return 2;
    }
    through_open(&t, atoi(argv[1]));
    CHECK(through_play(&t, atoi(argv[2])), "they play");
    CHECK(t.moves == atoi(argv[2]) || t.p[0].over, "%d moves", t.moves);
    through_close(&t);
    return test_end();
}
