/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for one layer above the CRD: what an operator's webhook or reconciler says of an object as it stands. */
#ifndef VALIDATE_BATCH_LAYER_H
#define VALIDATE_BATCH_LAYER_H

#include <crd/json.h>
#include <crd/state.h>
#include <crd/types.h>

/* The members of such a request; `layer` is webhook, controller, or controller-STAGE. */
typedef struct batch_layer_request {
  crd_string id, layer, op;
  crd_string object, old_object;         /* JSON */
  crd_string feature_gates, env, config; /* JSON, empty where absent */
  crd_string without_rule;               /* a rule that is left out; empty: none */
  const crd_state *state;                /* of the cluster; NULL: nothing is known of it */
} batch_layer_request;

/* Appends the verdict's line, without its newline. */
void batch_judge_layer(crd_text *text, const crd_registry *registry, const batch_layer_request *request);

#endif
