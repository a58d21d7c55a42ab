/* SPDX-License-Identifier: Apache-2.0 */
/* Signatures, in builds without GnuTLS: an object with a signature is not judged, with an error. */
#include "../check.h"
#include "keys.h"

static void leave_unjudged(core_check *check) {
  check->unjudged = CRD_STRING("its signature cannot be verified: this build was made without GnuTLS");
}

bool crd_core_is_off_curve(crd_arena *arena, const core_public_key *key) {
  (void)arena, (void)key;
  return false; /* not certainly off its curve */
}

crd_string crd_core_judge_request_signature(core_check *check, const core_signing_request *request) {
  (void)request;
  leave_unjudged(check);
  return CORE_NO_DETAIL;
}

bool crd_core_is_possessed(core_check *check, const core_public_key *key, crd_string text, crd_string proof) {
  (void)key, (void)text, (void)proof;
  leave_unjudged(check);
  return false;
}
