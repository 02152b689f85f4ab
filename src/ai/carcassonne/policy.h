/* What Carcassonne's bots know of good play. */
#ifndef AI_CARC_POLICY_H
#define AI_CARC_POLICY_H

#include "ai/policy.h"

extern const struct ai_policy ai_policy_carcassonne;

#endif
