/* SPDX-License-Identifier: Apache-2.0 */
/* Names the rule that reported an error: the schema's keyword, the CEL rules of a node, or the rule above the CRD. Programs
 * group errors by it, so it does not depend on the object. */
#pragma once

#include <crd/arena.h>
#include <crd/errors.h>

/* "maximum", "required", "cel/RayCluster/spec.workerGroupSpecs[]", "KR-070"; never empty. `kind` is that of the object. The
 * text is in the arena or static. */
crd_string crdc_error_rule(crd_arena *arena, const crd_error *error, crd_string kind);
/* A keyword of the schema, "x-kubernetes-validations" for CEL; empty: no keyword. */
crd_string crdc_error_keyword(const crd_error *error);
/* A sentence about such a keyword; NULL if it is unknown here. */
const char *crdc_keyword_about(crd_string rule);
/* "crd", "webhook", "controller", "pods" or "mutation". */
crd_string crdc_error_layer(const crd_error *error);

/* The policy that a message is about. */

/* "policy/NAME" for the API server's message about a policy; "policy" if it names none. */
crd_string crdc_admission_rule(crd_arena *arena, crd_string message);
