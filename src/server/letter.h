/* Electronic mail as text: headers that nobody can add to, a body in base64. */
#ifndef SERVER_LETTER_H
#define SERVER_LETTER_H

#include <stdint.h>

#include "engine/buffer.h"

struct letter {
    const char *from, *to; /* addresses (public_mail)                  */
    const char *subject;   /* UTF-8                                    */
    const char *text;      /* UTF-8, lines end in \n                   */
    const char *leave;     /* where letters are turned off; NULL       */
    const char *id;        /* letters and digits                       */
    int64_t now;           /* ms since 1970                            */
};

void letter_write(const struct letter *l, struct buffer *o);

#endif
