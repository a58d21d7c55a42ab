/* SPDX-License-Identifier: Apache-2.0 */
/* --policies: documents judged by admission policies as well. Mutating ones are asked first, then who else judges, of what
 * they made of it, then validating ones, of what was let in. */
#ifndef VALIDATE_CHECK_POLICIES_H
#define VALIDATE_CHECK_POLICIES_H

#include "judge/policed.h"
#include "options/options.h"
#include "report/finding.h"
#include <crd/types.h>

typedef struct policies policies;

/* Reads and compiles what the options name; NULL in `made` where they name none. The registry, of the other kinds that are
 * judged, must outlive it. False when something is wrong, which was said. */
bool policies_load(const admission_options *options, const rule_options *rules, const crd_registry *registry,
                   policies **made);
void policies_destroy(policies *policies); /* NULL is fine */
/* Those kinds, and those of the CRDs beside the policies. */
const crd_registry *policies_registry(const policies *policies);

/* All that they go by. */
const crd_admission_configuration *policies_configuration(const policies *policies);

/* Judges an object by them and by that judge (NULL: there is none). In any thread. */
void policies_judge(const policies *policies, crd_arena *arena, crd_value *object, const policed_judge *judge,
                    crd_verdict *verdict, policy_account *account);

#endif
