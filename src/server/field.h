/*
 * Fields of what comes from outside, as tables: a list of rows says which
 * fields an object may have, of what kind and within which limits, and where
 * their values go.  fields_read() checks all of it at once, so no code behind
 * it has to look at the object again.
 */
#ifndef SERVER_FIELD_H
#define SERVER_FIELD_H

#include <stdbool.h>
#include <stddef.h>

#include <jansson.h>

enum field_kind {
    FIELD_INT,  /* int: lo .. hi                                           */
    FIELD_BOOL, /* bool                                                    */
    FIELD_TEXT, /* const char *: at most hi bytes, no NUL inside           */
    FIELD_WORD, /* int: which of hi words                                  */
    FIELD_LIST, /* json_t *: lo .. hi elements; NULL if missing            */
    NFIELD_KINDS
};

/* What a missing field stands for, unless `none` says so: a number to test. */
#define FIELD_MISSING (-1)

struct field {
    const char *name; /* NULL ends a list */
    enum field_kind kind;
    bool must;
    int lo, hi;
    size_t at;             /* offset of the value */
    int none;              /* INT, WORD, BOOL: the value when it is missing */
    const char *none_text; /* TEXT */
    const char *const *words;
    /* More that a text or a list has to be; its words for readers. */
    bool (*good)(const char *text);
    bool (*good_list)(json_t *list);
};

/*
 * Reads the fields of an object into the struct at `to`.  False if one is
 * missing or wrong, or if there is another one that is neither in the list nor
 * among the words of `also`; then *bad is its name.
 */
bool fields_read(const struct field *list, const char *also, json_t *object,
                 void *to, const char **bad);

#endif
