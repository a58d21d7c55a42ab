/* SPDX-License-Identifier: Apache-2.0 */
/* The options of a request: CreateOptions and their like. */
#include "request_parts.h"
#include <crd/meta_v1.h>

bool crd_request_options_hold(request_state *state) {
  static const char *const patch_types[] = {"", "application/json-patch+json", "application/merge-patch+json",
                                            "application/apply-patch+yaml"};
  crd_verdict *verdict = state->verdict;
  const crd_request *request = state->request;
  const char *kind = request->operation == CRD_DELETE   ? "DeleteOptions"
                     : request->operation == CRD_CREATE ? "CreateOptions"
                     : request->patch                   ? "PatchOptions"
                                                        : "UpdateOptions";
  if (!request->options) return true;
  if (request->operation == CRD_DELETE)
    crd_validate_delete_options(&verdict->errors, request->options);
  else if (request->operation == CRD_CREATE)
    crd_validate_create_options(&verdict->errors, request->options);
  else if (request->patch)
    crd_validate_patch_options(&verdict->errors, request->options, crd_string_of(patch_types[request->patch]));
  else
    crd_validate_update_options(&verdict->errors, request->options);
  crd_string none = {NULL, 0};
  if (verdict->errors.count == 0) return true;
  verdict->options_kind = crd_string_of(kind);
  verdict->details = (crd_status_details){.given = true, .group = CRD_STRING("meta.k8s.io"), .kind = verdict->options_kind};
  return crd_request_refuse(
      state, 422, CRD_STRING("Invalid"),
      crd_invalid_message(state->arena, CRD_STRING("meta.k8s.io"), verdict->options_kind, none, &verdict->errors));
}
