/* Steps of setting a table up: the sentence, and when it is said. */
#ifndef TABLE_GUIDE_H
#define TABLE_GUIDE_H

#include <stdbool.h>

#include "table/messages.h"

struct guide_step {
    bool (*is_so)(const dsk_rules *r);
    enum table_message message;
    const char *rule;
};

/* Each ends with a step without a condition. */
extern const struct guide_step guide_carcassonne[], guide_catan[];

#endif
