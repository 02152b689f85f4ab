/*
 * Counts what a comparison with a secret costs: cookies and tokens that are
 * wrong from the first letter on, in the middle, in the last letter.  Under
 * callgrind, one dump for each (constant.sh).
 */
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#error "valgrind is missing"
#endif

#include "server/identity.h"
#include "server/identity_inner.h"
#include "store_kit.h"

static struct identity *id;
static struct person who;
static char cookie[IDENTITY_COOKIE_SIZE], token[IDENTITY_TOKEN_SIZE];

/* Another letter of a hash in hex. */
static void spoil(char *letter)
{
    *letter = *letter == '0' ? '1' : '0';
}

static bool try_cookie(const char *text)
{
    struct person p;

    return identity_check(id, text, 0, &p);
}

static bool try_token(const char *text)
{
    return identity_token_ok(id, &who, text);
}

static int count(const char *good, bool (*test)(const char *text), size_t mac)
{
    static const size_t places[] = {0, 1, 17, 40, 63};
    char bad[IDENTITY_COOKIE_SIZE];
    int taken = 0;

    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        memcpy(bad, good, strlen(good) + 1);
        spoil(&bad[mac + places[i]]);
        taken += test(bad); /* once outside: what is lazy is done */
        CALLGRIND_ZERO_STATS;
        CALLGRIND_START_INSTRUMENTATION;
        CALLGRIND_TOGGLE_COLLECT;
        taken += test(bad);
        CALLGRIND_TOGGLE_COLLECT;
        CALLGRIND_DUMP_STATS;
    }
    return taken;
}

int main(void)
{
    char why[512];
    struct store *store = kit_open("sqlite::memory:", NULL);
    int taken;

    id = identity_open(store, NULL, 7, why, sizeof why);
    if (id == NULL) {
        printf("%s\n", why);
        return 1;
    }
    identity_guest(id, 0, &who, cookie);
    identity_token(id, &who, token);
    if (!try_cookie(cookie) || !try_token(token)) {
        printf("good ones are refused\n");
        return 1;
    }
    taken = count(cookie, try_cookie, strlen(cookie) - 64) +
            count(token, try_token, 0);
    store_close(store);
    identity_close(id);
    return taken != 0;
}
