/* What Carcassonne's bots know of good play. */
#ifndef AI_CARC_POLICY_H
#define AI_CARC_POLICY_H

#include "ai/policy.h"

/* One for games where all lies open, one for modules that hide something;
 * otherwise they are the same. */
extern const struct ai_policy ai_policy_carcassonne;
extern const struct ai_policy ai_policy_carcassonne_hidden;

#endif
