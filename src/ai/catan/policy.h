/*
 * What is known of good play in Catan, for search (ai/policy.h): the parts of
 * its entry.  look.h counts, value.h weighs, trade.h negotiates.
 */
#ifndef AI_CATAN_POLICY_H
#define AI_CATAN_POLICY_H

#include "ai/policy.h"
#include "catan/state.h"

struct look_memo; /* memo.h: the scratch memory, or NULL */

extern const struct ai_policy ai_policy_catan;

/* priors.c */
void catan_priors(const dsk_rules *r, const dsk_state *s, const float *w,
                  const dsk_action *a, int n, void *scratch, float *prior);

/* terms.c */
extern const struct ai_term_kind catan_term_kinds[];
void catan_terms(const dsk_rules *r, const dsk_state *s, const float *w,
                 void *scratch, struct ai_terms *out);

/* quick.c; the choice alone is 0 where it has no opinion */
dsk_action catan_quick_choice(const struct catan_rules *r,
                              const struct catan *s, const float *w,
                              struct look_memo *memo);
dsk_action catan_quick(const dsk_rules *r, const dsk_state *s, const float *w,
                       void *scratch, uint64_t *rng);

#endif
