/* SPDX-License-Identifier: Apache-2.0 */
/* --watch-namespaces: the Namespaces of the cluster for admission policies, as its watch has them. */
#ifndef CRD_WEBHOOK_POLICY_NAMESPACES_H
#define CRD_WEBHOOK_POLICY_NAMESPACES_H

#include <crd/generated/rule_set.h>
#include <crd/state.h>

/* What is watched for them. */
extern const crd_watch policy_namespaces_watch;

/* For one request. Both are borrowed. */
typedef struct policy_namespaces {
  const crd_state_source *source;
  const crd_state *state; /* of the request */
} policy_namespaces;

/* crd_admission_options.find_namespace, with policy_namespaces as context. One that the request's state does not have is
 * looked for in later ones for a moment: who makes a Namespace may be quicker than its event. */
const crd_value *policy_namespaces_find(void *context, crd_arena *arena, crd_string name);

#endif
