/*
 * Bytes after the handshake, through a real socket: frames, masks, fragments,
 * closes.  The server reads all of it and stays well; what it answers is whole
 * frames.
 */
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "fuzz_server.h"
#include "server/ws.h"

/* Reads what came and checks that it is unmasked frames, the last maybe cut
 * off by the end of our patience. */
static void check_output(int fd)
{
    static unsigned char buf[1 << 20];
    size_t n = 0, at = 0;
    ssize_t k;

    while (n < sizeof buf && (k = read(fd, buf + n, sizeof buf - n)) > 0)
        n += (size_t)k;
    while (n - at >= 2) {
        size_t len = buf[at + 1], head = 2;

        PROMISE((buf[at] & 0x70) == 0 && (len & 0x80) == 0);
        if (len >= 126) {
            head = len == 126 ? 4 : 10;
            if (n - at < head)
                break;
            len = 0;
            for (size_t i = 2; i < head; i++)
                len = len << 8 | buf[at + i];
        }
        if (len > n - at - head)
            break;
        at += head + len;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t len)
{
    static struct sockets sockets;
    static uv_loop_t loop;
    struct world *w = world_get();
    int pair[2];

    if (sockets.loop == NULL) {
        uv_loop_init(&loop);
        sockets_init(&sockets, &loop, &w->hub);
    }
    PROMISE(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0);
    fcntl(pair[0], F_SETFL, O_NONBLOCK);
    fcntl(pair[1], F_SETFL, O_NONBLOCK);
    sockets_open(&sockets, pair[1], &w->person, "fuzz", "fuzz", "", 0);
    while (len > 0) {
        ssize_t n = write(pair[0], data, len);

        if (n <= 0)
            break;
        data += n;
        len -= (size_t)n;
        uv_run(&loop, UV_RUN_NOWAIT);
    }
    uv_run(&loop, UV_RUN_NOWAIT);
    world_settle(w);
    uv_run(&loop, UV_RUN_NOWAIT);
    check_output(pair[0]);
    close(pair[0]);
    sockets_drop_all(&sockets);
    uv_run(&loop, UV_RUN_NOWAIT);
    world_settle(w);
    return 0;
}
