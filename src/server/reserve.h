/*
 * Memory that is kept for the day when there is none.  The first allocation
 * that fails frees it and stops the server as SIGTERM does: moves at hand are
 * written, everybody is told, and whoever runs the server starts it again.
 * Where even that is not enough, the process ends with a line: memory_end().
 */
#ifndef SERVER_RESERVE_H
#define SERVER_RESERVE_H

#include <stddef.h>
#include <uv.h>

/* First of all: libraries that would stumble over a block they do not get, get
 * theirs from us. */
void reserve_prepare(void);
/* From now on there is somebody to go down for; threads of the loop, which
 * would end the process if they could not be made later, are made now. */
void reserve_keep(uv_loop_t *loop);
/* The end: the status of the process, and why if it is not 0. */
int reserve_end(char *why, size_t n);

#endif
