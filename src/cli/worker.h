/*
 * deskovka serve --work: a node without page, sockets and tables that carries
 * out jobs of the store for others.
 */
#ifndef CLI_WORKER_H
#define CLI_WORKER_H

#include "server/server.h"

/* Runs until SIGTERM or SIGINT; an exit code, after a complaint. */
int worker_run(const struct server_config *c, bool quiet);

#endif
