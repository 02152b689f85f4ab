/*
 * Whom an operator means.  Accounts are asked first: a name may look like an
 * id, but nobody chooses an id to look like a name.
 */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/check.h"
#include "server/identity_inner.h"

/* Letters of a user's id, as identity_new_id() makes them. */
#define ID_LETTERS 22

struct asking {
    identity_who_fn *done;
    void *user;
    char text[STORE_WHO_MAX + 1];
};

/* "ip:" and an address, written as the server writes addresses. */
static bool as_address(const char *text, char out[STORE_WHO_MAX + 1])
{
    unsigned char bytes[16];
    char address[INET6_ADDRSTRLEN];

    for (int i = 0; i < 2; i++) {
        int family = i == 0 ? AF_INET : AF_INET6;

        if (inet_pton(family, text + 3, bytes) != 1 ||
            inet_ntop(family, bytes, address, sizeof address) == NULL)
            continue;
        snprintf(out, STORE_WHO_MAX + 1, "ip:%s", address);
        return true;
    }
    return false;
}

static void found(void *user, int status, const struct store_account *a)
{
    struct asking *q = user;

    if (a != NULL)
        q->done(q->user, STORE_OK, a->user, a->name);
    else if (status == STORE_E_MISSING && strlen(q->text) == ID_LETTERS &&
             check_id(q->text))
        q->done(q->user, STORE_OK, q->text, "");
    else
        q->done(q->user, status, NULL, NULL);
    free(q);
}

static void found_none(void *user)
{
    found(user, STORE_E_MISSING, NULL);
}

static void found_address(void *user)
{
    struct asking *q = user;
    char who[STORE_WHO_MAX + 1];
    bool ok = as_address(q->text, who);

    q->done(q->user, ok ? STORE_OK : STORE_E_MISSING, who, "");
    free(q);
}

void identity_who(struct store *s, const char *text, identity_who_fn *done,
                  void *user)
{
    struct asking *q = calloc(1, sizeof *q);
    char key[IDENTITY_NAME_SIZE];

    if (q == NULL) {
        done(user, STORE_E_MEMORY, NULL, NULL);
        return;
    }
    q->done = done;
    q->user = user;
    snprintf(q->text, sizeof q->text, "%s", text);
    if (strncmp(text, "ip:", 3) == 0)
        store_later(s, found_address, q);
    else if (identity_name_key(text, key))
        store_account_find(s, key, found, q);
    else
        store_later(s, found_none, q);
}
