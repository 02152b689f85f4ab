/*
 * Threads that wait for other people's servers.  The threads of libuv are for
 * work that ends by itself (pictures, files): whoever lets us wait must not
 * keep those from anybody.
 */
#ifndef SERVER_CARRIERS_H
#define SERVER_CARRIERS_H

#include <stdbool.h>
#include <uv.h>

struct carriers;

struct carriers *carriers_new(uv_loop_t *loop);
/* When none is under way and the loop has closed its handles. */
void carriers_free(struct carriers *c);
/* `work` runs in a thread of its own, then `done` in the loop; false: there is
 * no thread, and neither will. */
bool carriers_go(struct carriers *c, void (*work)(void *user),
                 void (*done)(void *user), void *user);

#endif
