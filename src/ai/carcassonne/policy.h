/* What Carcassonne's bots know of good play. */
#ifndef AI_CARC_POLICY_H
#define AI_CARC_POLICY_H

#include "ai/policy.h"

/* Where all lies open, and where a module hides something; else the same. */
extern const struct ai_policy ai_policy_carcassonne;
extern const struct ai_policy ai_policy_carcassonne_hidden;

#endif
