/* What a bot has decided: see decide.h. */
#ifndef SERVER_THOUGHT_H
#define SERVER_THOUGHT_H

#include "deskovka.h"

/* Actions of a bot that belong together (an offer is one). */
#define THOUGHT_MAX 64
struct thought {
    uint32_t seq; /* of the position it is about */
    int64_t due;  /* not before */
    int n;
    dsk_action action[THOUGHT_MAX];
};

#endif
