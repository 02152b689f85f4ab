/*
 * Carries one message out of the house: to a push service by HTTPS, to a mail
 * server by SMTP.  Blocks, so threads of their own call it.  The only file that
 * knows libcurl; a program built without it says so when it is asked for.
 */
#ifndef SERVER_COURIER_H
#define SERVER_COURIER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* Once, before threads call; false with a sentence if it cannot carry. */
bool courier_start(char *why, size_t n);

struct parcel {
    const char *url;
    const char *token; /* the header Authorization */
    const char *body;
    size_t len;
    int seconds;      /* how long the service may keep it             */
    int ms;           /* how long it may take                         */
    bool inside;      /* tests: any address, http too                 */
    atomic_int *stop; /* not zero: give up                            */
};

/* What the service answered (201 ...); 0: nothing, with a sentence. */
int courier_push(const struct parcel *p, char *why, size_t n);

struct envelope {
    const char *url; /* smtp://USER:PASSWORD@HOST:PORT, smtps://... */
    const char *from, *to;
    const char *text; /* headers and all, CRLF */
    size_t len;
    int ms; /* how long it may take */
    atomic_int *stop;
};

/* False with a sentence. */
bool courier_mail(const struct envelope *e, char *why, size_t n);

#endif
