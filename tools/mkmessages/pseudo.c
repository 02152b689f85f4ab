/*
 * The language x-pseudo: the first language with other letters, so that a
 * test, or a person, sees at once what does not come from a catalogue.
 */
#include "mkmessages.h"

#include <string.h>

#include "../pseudo.h"

static const char *disguise(const char *s)
{
    return s == NULL ? NULL : pseudo(s, keep(2 * strlen(s) + 1));
}

static struct node *disguised(const struct node *n)
{
    struct node *copy;

    if (n == NULL)
        return NULL;
    copy = keep(sizeof *copy);
    *copy = *n;
    copy->text = disguise(n->text);
    copy->next = disguised(n->next);
    copy->parts = NULL;
    for (struct part *p = n->parts, **last = &copy->parts; p != NULL;
         p = p->next) {
        *last = keep(sizeof **last);
        **last = *p;
        (*last)->body = disguised(p->body);
        last = &(*last)->next;
    }
    return copy;
}

void add_pseudo(void)
{
    struct lang *l = &all.lang[all.nlangs];

    if (all.nlangs == MAX_LANGS)
        fail((struct where){"x-pseudo", 0}, "too many languages");
    *l = all.lang[0];
    l->tag = "x-pseudo";
    l->name = disguise(l->name);
    l->player[0] = disguise(l->player[0]);
    l->list[1] = disguise(l->list[1]);
    l->nothing = disguise(l->nothing);
    for (int w = 0; w < all.nwords; w++) {
        for (int f = 0; f < l->nforms; f++)
            l->word[w][f] = disguise(l->word[w][f]);
    }
    for (int i = 0; i < all.nmessages; i++)
        all.message[i].text[all.nlangs] = disguised(all.message[i].text[0]);
    all.nlangs++;
}
