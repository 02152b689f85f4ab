/* Frames to clients: see conn.h. */
#include <stdlib.h>
#include <string.h>

#include "server/conn.h"

#define FIN 0x80

/* Bytes of the header: 2, 4 or 10 (RFC 6455 5.2; server frames unmasked). */
static size_t header(unsigned char *h, int opcode, size_t len)
{
    h[0] = (unsigned char)(FIN | opcode);
    if (len < 126) {
        h[1] = (unsigned char)len;
        return 2;
    }
    if (len <= 0xffff) {
        h[1] = 126;
        h[2] = (unsigned char)(len >> 8);
        h[3] = (unsigned char)len;
        return 4;
    }
    h[1] = 127;
    for (int i = 0; i < 8; i++)
        h[2 + i] = (unsigned char)((uint64_t)len >> (56 - 8 * i));
    return 10;
}

struct frame *frame_new(int opcode, const char *data, size_t len)
{
    unsigned char head[10];
    size_t n = header(head, opcode, len);
    struct frame *f = server_more(NULL, sizeof *f + n + len);

    f->holders = 1;
    f->len = n + len;
    memcpy(f->bytes, head, n);
    if (len > 0)
        memcpy(f->bytes + n, data, len);
    return f;
}

struct frame *frame_text(const char *text, size_t len)
{
    return frame_new(1, text, len);
}

struct frame *frame_raw(const void *bytes, size_t len)
{
    struct frame *f = server_more(NULL, sizeof *f + len);

    f->holders = 1;
    f->len = len;
    memcpy(f->bytes, bytes, len);
    return f;
}

void frame_hold(struct frame *f)
{
    f->holders++;
}

void frame_drop(struct frame *f)
{
    if (f != NULL && --f->holders == 0)
        free(f);
}
