/* SPDX-License-Identifier: Apache-2.0 */
/* Which policy a message is of. */
#ifndef JUDGE_ADMISSION_RULE_H
#define JUDGE_ADMISSION_RULE_H

#include <crd/arena.h>

/* "policy/NAME" of a message of the API server about a policy; "policy" where it names none. */
crd_string crdc_admission_rule(crd_arena *arena, crd_string message);

#endif
