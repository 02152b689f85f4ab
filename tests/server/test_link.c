/*
 * Links between nodes: who cannot prove that it holds the key is hung up on,
 * whoever called, and what was said once cannot be said again.  The other side
 * is played here in full, so that each lie differs from the truth in one thing.
 */
#include "store_kit.h"

#include <sodium.h>
#include <sys/socket.h>
#include <sys/un.h>

#include "server/link.h"
#include "server/log.h"

#define NONCE "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
#define ZEROS "0000000000000000000000000000000000000000000000000000000000000000"
/* For what must come at once; ms. */
#define SOON 2000

static uv_loop_t loop;
static struct identity *id, *stranger;
static char mark[IDENTITY_MARKS_SIZE];

/* What the links here were told. */
static int opened, closed, frames;
static char last_name[STORE_USER_MAX + 1], last_frame[64];
static struct link *last_link;

static bool on_open(void *user, struct link *l, const char *name)
{
    (void)user;
    opened++;
    last_link = l;
    snprintf(last_name, sizeof last_name, "%s", name);
    return true;
}

static void on_frame(void *user, struct link *l, int type, uint32_t channel,
                     const char *data, size_t len)
{
    (void)user;
    (void)l;
    frames++;
    snprintf(last_frame, sizeof last_frame, "%d %u %.*s", type, channel,
             (int)len, data);
}

static void on_closed(void *user, struct link *l)
{
    (void)user;
    (void)l;
    closed++;
}

static const struct link_events events = {on_open, on_frame, on_closed};
static struct link_config node_a = {
    .loop = &loop, .name = "a", .events = &events};
static struct link_config node_b = {
    .loop = &loop, .name = "b", .events = &events};

static void forget(void)
{
    opened = closed = frames = 0;
    last_name[0] = last_frame[0] = '\0';
}

/* ---- the other side ------------------------------------------------------ */

struct other {
    int fd;
    char said[1000];        /* what proofs are about */
    char proof[65];         /* of the node */
    unsigned char send[32]; /* key of records */
    uint64_t sent;
};

static struct sockaddr_un door(const char *name)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX};

    snprintf(to.sun_path, sizeof to.sun_path, "%s", kit_path(name));
    return to;
}

static int dial(void)
{
    struct sockaddr_un to = door("b");
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);

    HOLD(connect(fd, (struct sockaddr *)&to, sizeof to) == 0, "b is there");
    return fd;
}

/* A byte, after the node has had its turns; 0: hung up, -1: nothing comes. */
static int hear_byte(int fd, char *c, int patience)
{
    for (int i = 0; i <= patience; i++) {
        ssize_t n;

        uv_run(&loop, UV_RUN_NOWAIT);
        n = recv(fd, c, 1, MSG_DONTWAIT);
        if (n >= 0 || errno == ECONNRESET)
            return n > 0;
        usleep(1000);
    }
    return -1;
}

static bool hear_line(int fd, char *out, size_t size)
{
    size_t n = 0;

    while (n + 1 < size && hear_byte(fd, out + n, SOON) == 1)
        if (out[n++] == '\n')
            break;
    out[n] = '\0';
    return n > 0 && out[n - 1] == '\n';
}

/* Has it hung up, and not said another word? */
static bool gone_within(int fd, int patience)
{
    char c;
    bool is = hear_byte(fd, &c, patience) == 0;

    close(fd);
    return is;
}

static bool gone(int fd)
{
    return gone_within(fd, SOON);
}

static void say(int fd, const void *text, size_t len)
{
    HOLD(send(fd, text, len, MSG_NOSIGNAL) == (ssize_t)len, "said");
}

static void say_line(int fd, const char *text)
{
    char line[600];

    snprintf(line, sizeof line, "%s\n", text);
    say(fd, line, strlen(line));
}

static void hash(const struct other *o, const char *word, unsigned char out[32])
{
    unsigned char key[32];
    crypto_auth_hmacsha256_state h;

    HOLD(identity_link_key(id, mark, key), "the key");
    crypto_auth_hmacsha256_init(&h, key, sizeof key);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)word,
                                  strlen(word) + 1);
    crypto_auth_hmacsha256_update(&h, (const unsigned char *)o->said,
                                  strlen(o->said));
    crypto_auth_hmacsha256_final(&h, out);
}

static void prove(const struct other *o, const char *word, char out[65])
{
    unsigned char bytes[32];

    hash(o, word, bytes);
    sodium_bin2hex(out, 65, bytes, sizeof bytes);
}

/* Calls b as a would, up to its answer; false: it was hung up on. */
static bool call(struct other *o, const char *to, const char *key_mark)
{
    char nonce[65] = "", theirs[20] = "", line[400];
    size_t n;

    memset(o, 0, sizeof *o);
    o->fd = dial();
    snprintf(o->said, sizeof o->said, "deskovka-link-1 a %s " NONCE " %s\n", to,
             key_mark);
    n = strlen(o->said);
    say(o->fd, o->said, n);
    if (!hear_line(o->fd, line, sizeof line))
        return false;
    HOLD(sscanf(line, "%64s %16s %64s", nonce, theirs, o->proof) == 3,
         "an answer: %s", line);
    snprintf(o->said + n, sizeof o->said - n, "%s %s\n", nonce, theirs);
    return true;
}

/* Is called by a, up to its greeting. */
static void be_called(struct other *o)
{
    struct sockaddr_un here = door("liar");
    int listening = socket(AF_UNIX, SOCK_STREAM, 0);
    char address[200];
    size_t n;

    memset(o, 0, sizeof *o);
    unlink(here.sun_path);
    HOLD(bind(listening, (struct sockaddr *)&here, sizeof here) == 0 &&
             listen(listening, 1) == 0,
         "a door");
    snprintf(address, sizeof address, "unix:%s", here.sun_path);
    HOLD(link_call(&node_a, "b", address) != NULL, "a calls");
    uv_run(&loop, UV_RUN_NOWAIT);
    o->fd = accept(listening, NULL, NULL);
    close(listening);
    HOLD(hear_line(o->fd, o->said, sizeof o->said), "it says who it is");
    n = strlen(o->said);
    snprintf(o->said + n, sizeof o->said - n, NONCE " %s\n", mark);
}

static void answer(const struct other *o, const char *proof)
{
    char line[400];

    snprintf(line, sizeof line, NONCE " %s %s", mark, proof);
    say_line(o->fd, line);
}

/* ---- proofs -------------------------------------------------------------- */

/* All kinds of lies, given the truth and what the node said itself. */
enum { LIES = 4 };

static const char *lie(int i, const char *right, const char *echo)
{
    static char text[65];

    snprintf(text, sizeof text, "%s", i == 0 ? ZEROS : i == 1 ? echo : right);
    if (i == 2)
        text[63] = text[63] == '0' ? '1' : '0';
    if (i == 3)
        text[62] = '\0';
    return text;
}

static void true_link(void)
{
    char address[200];
    struct link *l;

    case_name = "two true nodes";
    forget();
    snprintf(address, sizeof address, "unix:%s", kit_path("b"));
    l = link_call(&node_a, "b", address);
    for (int i = 0; i < SOON && opened < 2; i++, usleep(1000))
        uv_run(&loop, UV_RUN_NOWAIT);
    EQUAL(opened, 2, "both are open");
    EQUAL_TEXT(last_name, "a", "and know each other");
    link_send(l, 7, 9, "hello", 5);
    link_flush(l);
    for (int i = 0; i < SOON && frames < 1; i++, usleep(1000))
        uv_run(&loop, UV_RUN_NOWAIT);
    EQUAL_TEXT(last_frame, "7 9 hello", "a frame");
    link_close(l);
    for (int i = 0; i < SOON && closed < 2; i++, usleep(1000))
        uv_run(&loop, UV_RUN_NOWAIT);
    EQUAL(closed, 2, "both have ended");
}

static void false_callers(void)
{
    struct other o;
    char right[65];

    case_name = "false callers";
    forget();
    for (int i = 0; i < LIES; i++) {
        HOLD(call(&o, "b", mark), "it is answered");
        prove(&o, "call", right);
        say_line(o.fd, lie(i, right, o.proof));
        HOLD(gone(o.fd), "lie %d is believed", i);
    }
    EQUAL(opened, 0, "no link is open");
    HOLD(call(&o, "b", mark), "it is answered");
    prove(&o, "answer", right);
    EQUAL_TEXT(o.proof, right, "b proves itself first");
    prove(&o, "call", right);
    say_line(o.fd, right);
    HOLD(!gone_within(o.fd, 20), "the truth is not believed");
    EQUAL(opened, 1, "one link is open");
}

static void false_answerers(void)
{
    struct other o;
    char right[65], echo[65], line[100] = "";

    case_name = "false answerers";
    forget();
    for (int i = 0; i < LIES; i++) {
        be_called(&o);
        prove(&o, "answer", right);
        prove(&o, "call", echo);
        answer(&o, lie(i, right, echo));
        HOLD(gone(o.fd), "lie %d is believed", i);
    }
    EQUAL(opened, 0, "no link is open");
    be_called(&o);
    prove(&o, "answer", right);
    prove(&o, "call", echo);
    answer(&o, right);
    hear_line(o.fd, line, sizeof line);
    EQUAL_TEXT(strtok(line, "\n"), echo, "a proves itself in turn");
    HOLD(!gone_within(o.fd, 20), "the truth is not believed");
    EQUAL(opened, 1, "one link is open");
}

/* What a true caller said, word by word, by somebody who listened. */
static void repeated_greeting(void)
{
    struct other o;
    char right[65];

    case_name = "a greeting that was overheard";
    HOLD(call(&o, "b", mark), "it is answered");
    prove(&o, "call", right);
    say_line(o.fd, right);
    HOLD(!gone_within(o.fd, 20), "the true one");
    forget();
    HOLD(call(&o, "b", mark), "it is answered");
    say_line(o.fd, right);
    HOLD(gone(o.fd), "said again it is believed");
    EQUAL(opened, 0, "no link is open");
}

static void wrong_greetings(void)
{
    char marks[IDENTITY_MARKS_SIZE], endless[600];
    struct other o;

    case_name = "wrong greetings";
    forget();
    HOLD(!call(&o, "c", mark), "meant for another node");
    close(o.fd);
    identity_own_marks(stranger, marks);
    HOLD(strcmp(marks, mark) != 0 && !call(&o, "b", marks), "another key");
    close(o.fd);
    memset(endless, 'x', sizeof endless);
    o.fd = dial();
    say(o.fd, endless, sizeof endless);
    HOLD(gone(o.fd), "a line without end");
    EQUAL(opened, 0, "no link is open");
}

/* Not a word: longer than a greeting may take. */
static void silence(void)
{
    int fd = dial();

    case_name = "silence";
    HOLD(gone_within(fd, 5000), "it may stay");
}

/* ---- records ------------------------------------------------------------- */

static void put32(unsigned char *p, size_t v)
{
    for (int i = 0; i < 4; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

/* A record with one frame that says to be so long; its size. */
static size_t seal(struct other *o, const char *text, size_t says,
                   unsigned char out[100])
{
    unsigned char plain[64], nonce[12] = {0};
    size_t len = strlen(text);

    put32(plain, says);
    plain[4] = 3;
    put32(plain + 5, 1);
    memcpy(plain + 9, text, len);
    put32(out, 9 + len + 16);
    put32(nonce, o->sent++);
    crypto_aead_chacha20poly1305_ietf_encrypt(out + 4, NULL, plain, 9 + len,
                                              out, 4, NULL, nonce, o->send);
    return 4 + 9 + len + 16;
}

static void open_true(struct other *o)
{
    char right[65];

    HOLD(call(o, "b", mark), "it is answered");
    prove(o, "call", right);
    hash(o, "to answerer", o->send);
    forget();
    say_line(o->fd, right);
    for (int i = 0; i < SOON && opened < 1; i++, usleep(1000))
        uv_run(&loop, UV_RUN_NOWAIT);
    EQUAL(opened, 1, "a link is open");
}

static void records(void)
{
    unsigned char r[100];
    struct other o;
    size_t n;

    case_name = "records";
    open_true(&o);
    for (int i = 0; i < 2; i++) {
        n = seal(&o, "move", 4, r);
        say(o.fd, r, n);
    }
    say(o.fd, r, n);
    HOLD(gone(o.fd), "the last one again is taken");
    EQUAL(frames, 2, "it counts once");
    EQUAL_TEXT(last_frame, "3 1 move", "as it was");
    for (size_t at = 0; at < 33; at += 8) {
        open_true(&o);
        n = seal(&o, "move", 4, r);
        r[at] ^= at == 0 ? 1 : 0x40;
        say(o.fd, r, n);
        say(o.fd, r, 1); /* what may be wanted in addition */
        HOLD(gone(o.fd), "byte %d may be another", (int)at);
        EQUAL(frames, 0, "nothing of it is heard");
    }
    open_true(&o);
    n = seal(&o, "move", 5, r);
    say(o.fd, r, n);
    HOLD(gone(o.fd), "a frame longer than its record");
    EQUAL(frames, 0, "nothing of it is heard");
    open_true(&o);
    put32(r, SIZE_MAX);
    say(o.fd, r, 4);
    HOLD(gone(o.fd), "a record longer than all");
}

/* What b would tell a, sent back to b. */
static void sent_back(void)
{
    unsigned char r[100];
    struct other o;
    size_t n = 0;

    case_name = "a record sent back";
    open_true(&o);
    link_send(last_link, 5, 5, "secret", 6);
    link_flush(last_link);
    while (n < 4 + 9 + 6 + 16 && hear_byte(o.fd, (char *)r + n, SOON) == 1)
        n++;
    EQUAL((int)n, 4 + 9 + 6 + 16, "a record");
    HOLD(memcmp(r + 4 + 9, "secret", 6) != 0, "not for everybody to read");
    say(o.fd, r, n);
    HOLD(gone(o.fd), "is taken");
    EQUAL(frames, 0, "nothing of it is heard");
}

int main(void)
{
    union link_handle listener;
    char why[512], address[200];
    struct store *store;

    log_set_level(LOG_ERROR);
    kit_start();
    store = kit_open(kit_url("link.db"), NULL);
    id = identity_open(store, NULL, 7, why, sizeof why);
    stranger = identity_open(store, NULL, 8, why, sizeof why);
    node_a.identity = node_b.identity = id;
    identity_own_marks(id, mark);
    uv_loop_init(&loop);
    snprintf(address, sizeof address, "unix:%s", kit_path("b"));
    CHECK(link_bind(&loop, address, &listener, why, sizeof why) &&
              link_listen(&node_b, &listener.stream),
          "b listens: %s", why);
    true_link();
    false_callers();
    false_answerers();
    repeated_greeting();
    wrong_greetings();
    records();
    sent_back();
    silence();
    uv_close((uv_handle_t *)&listener, NULL);
    uv_run(&loop, UV_RUN_DEFAULT);
    EQUAL(uv_loop_close(&loop), 0, "nothing is left");
    store_close(store);
    identity_close(id);
    identity_close(stranger);
    kit_end();
    return test_end();
}
