/* SPDX-License-Identifier: Apache-2.0 */
/* Which rule a finding is of: the schema's keyword, the CEL rules of a node, the name of a rule above the CRD. Machines
 * group by it, so it says nothing of the object at hand. */
#ifndef VALIDATE_REPORT_FINDING_RULE_H
#define VALIDATE_REPORT_FINDING_RULE_H

#include "finding.h"

/* "maximum", "required", "unknownField", "cel/RayCluster/spec.workerGroupSpecs[]", "KR-070"; never empty. In the arena, or
 * it stays. */
crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account);
/* A keyword of the schema, "x-kubernetes-validations" for CEL; empty: it is of none. */
crd_string finding_keyword(const finding *finding);
/* What such a rule is about, a sentence. */
crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule);

#endif
