/* SPDX-License-Identifier: Apache-2.0 */
/* Which rules look at the object that an update replaces: without it they cannot be asked. */
#ifndef VALIDATE_REPLAY_COMPARES_H
#define VALIDATE_REPLAY_COMPARES_H

#include <crd/types.h>
#include <crd/value.h>

/* Whether a rule of the kind's schema, or of one of the layers, does. */
bool replay_kind_compares(const crd_kind *kind, unsigned layers);
/* Whether a text in the spec of a policy speaks of it. */
bool replay_policy_compares(const crd_value *spec);

#endif
