/* Asking a running server, or its store: see admin.h. */
#include "cli/admin.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "cli/say.h"
#include "engine/buffer.h"
#include "engine/system.h"
#include "server/admin.h"
#include "server/store.h"

/* How long a running server may take to answer; a backup takes longest. */
#define ANSWER_SECONDS 600
/* A table at which something is just being written is asked for again. */
#define BUSY_TRIES 50
#define BUSY_NS    100000000

/* A connected socket, or -1 with errno. */
static int knock(const char *path)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    struct timeval patience = {ANSWER_SECONDS, 0};
    int fd;

    if (strlen(path) >= sizeof to.sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(to.sun_path, path, strlen(path) + 1);
    fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(fd, (struct sockaddr *)&to, sizeof to) == 0)
        return fd;
    close(fd);
    return -1;
}

static json_t *read_all(int fd)
{
    struct buffer text = {0};
    char part[4096];
    json_t *reply;
    ssize_t got;

    while ((got = read(fd, part, sizeof part)) > 0)
        buffer_part(&text, part, (size_t)got);
    reply = text.len == 0 ? NULL : json_loadb(text.text, text.len, 0, NULL);
    buffer_free(&text);
    return reply;
}

/* The answer, NULL if no server runs there.  Takes the request over. */
static json_t *ask_once(const char *path, json_t *request)
{
    char *text = json_dumps(request, JSON_COMPACT);
    json_t *reply = NULL;
    int fd = knock(path);

    if (fd >= 0 && text != NULL && system_send(fd, text, strlen(text)) &&
        system_send(fd, "\n", 1))
        reply = read_all(fd);
    if (fd >= 0 && reply == NULL) /* there is one, but it says nothing */
        reply = json_pack("{s:b,s:s}", "ok", 0, "error", "gone");
    if (fd >= 0)
        close(fd);
    free(text);
    return reply;
}

const char *cli_admin_error(const json_t *reply)
{
    const char *word = json_string_value(json_object_get(reply, "error"));

    return word == NULL ? "" : word;
}

json_t *cli_admin_send(const struct admin_options *o, json_t *request)
{
    const struct timespec busy = {.tv_nsec = BUSY_NS};
    char path[PATH_MAX];
    json_t *reply = NULL;

    admin_path(o->store, o->node, path, sizeof path);
    for (int i = 0; i < BUSY_TRIES; i++) {
        json_decref(reply);
        reply = ask_once(path, request);
        if (strcmp(cli_admin_error(reply), "busy") != 0)
            break;
        nanosleep(&busy, NULL);
    }
    json_decref(request);
    return reply;
}

/* The store as it may be shown: an address may hold a password. */
static const char *place(const struct admin_options *o)
{
    return strncmp(o->store, "postgresql:", 11) == 0 ? "PostgreSQL" : o->store;
}

/* What needs a running server. */
json_t *cli_admin_only(const struct admin_options *o, json_t *request)
{
    json_t *reply = cli_admin_send(o, request);

    if (reply == NULL)
        cli_fail("admin", "%s", tell(TELL_NO_SERVER, shown(place(o))));
    return reply;
}

/* ---- without a server --------------------------------------------------- */

struct store *cli_admin_store(const struct admin_options *o)
{
    struct store_config c = {.url = o->store, .node = o->node, .alone = true};
    char why[512];
    struct store *s = NULL;

    if (strncmp(o->store, "sqlite:", 7) == 0 && access(o->store + 7, F_OK) != 0)
        snprintf(why, sizeof why, "%s: %s", o->store + 7, strerror(errno));
    else
        s = store_open(&c, why, sizeof why);
    if (s == NULL)
        cli_fail("admin", "%s", why);
    return s;
}

void cli_admin_status(void *user, int status)
{
    *(int *)user = status;
}

/* What the store answered, as a server would have said it. */
json_t *cli_admin_reply(int status)
{
    if (status == STORE_OK)
        return json_pack("{s:b}", "ok", 1);
    return json_pack("{s:b,s:s}", "ok", 0, "error", store_status_name(status));
}

/* Until the store has answered what it was asked. */
void cli_admin_settle(struct store *s)
{
    const struct timespec pause = {.tv_nsec = 1000000};

    while (store_pending(s) > 0) {
        store_poll(s);
        nanosleep(&pause, NULL);
    }
    store_poll(s);
}

json_t *cli_admin_refused(const char *word)
{
    return json_pack("{s:b,s:s}", "ok", 0, "error", word);
}
