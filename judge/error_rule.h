/* SPDX-License-Identifier: Apache-2.0 */
/* Which rule an error is of: the schema's keyword, the CEL rules of a node, the name of a rule above the CRD. Machines group
 * by it, so it says nothing of the object at hand. */
#pragma once

#include <crd/arena.h>
#include <crd/errors.h>

/* "maximum", "required", "cel/RayCluster/spec.workerGroupSpecs[]", "KR-070"; never empty. `kind` is that of the object. In
 * the arena, or it stays. */
crd_string crdc_error_rule(crd_arena *arena, const crd_error *error, crd_string kind);
/* A keyword of the schema, "x-kubernetes-validations" for CEL; empty: it is of none. */
crd_string crdc_error_keyword(const crd_error *error);
/* What such a keyword is about, a sentence; NULL: that is not known here. */
const char *crdc_keyword_about(crd_string rule);
/* "crd", "webhook", "controller", "pods" or "mutation". */
crd_string crdc_error_layer(const crd_error *error);

/* Which policy a message is of. */

/* "policy/NAME" of a message of the API server about a policy; "policy" where it names none. */
crd_string crdc_admission_rule(crd_arena *arena, crd_string message);
