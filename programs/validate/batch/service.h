/* SPDX-License-Identifier: Apache-2.0 */
/* Requests of --batch to an admission service, found by its path: an AdmissionReview, and what its webhook would answer. */
#ifndef VALIDATE_BATCH_SERVICE_H
#define VALIDATE_BATCH_SERVICE_H

#include "settings.h"
#include <crd/state.h>

/* The members of such a request; JSON unless said otherwise, empty where absent. */
typedef struct batch_service_request {
  crd_string id, endpoint, op; /* texts */
  crd_string object, old_object;
  const crd_string *name, *name_space; /* texts; NULL: as the object says */
  crd_string resource, user_info, cluster_state, http;
  const crd_state *state;  /* of the cluster where the request has none; NULL: one without objects */
  crd_string sub_resource; /* a text */
  crd_string without_rule; /* a rule that is left out; empty: none */
  bool with_object;        /* the answer has the object with the patch applied */
  batch_settings settings;
} batch_service_request;

/* Appends {id, endpoint, op, allowed, code, reason, message, warnings, patch, patchText, patchType, object, objectError,
 * events}, without the newline; http or closed where the server's answer would be no AdmissionReview, or error. */
void batch_judge_service(crd_text *text, const crd_registry *registry, const batch_service_request *request);

#endif
