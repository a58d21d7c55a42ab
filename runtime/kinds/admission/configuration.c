/* SPDX-License-Identifier: Apache-2.0 */
#include "configuration.h"
#include "../object_decode.h"

void crd_core_judge_configuration(crd_arena *arena, const crd_builtin_request *request, crd_verdict *verdict) {
  static const core_object_kind *const kinds[] = {
      &crd_core_validating_webhook_configuration_kind,    &crd_core_mutating_webhook_configuration_kind,
      &crd_core_validating_admission_policy_kind,         &crd_core_mutating_admission_policy_kind,
      &crd_core_validating_admission_policy_binding_kind, &crd_core_mutating_admission_policy_binding_kind,
  };
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (crd_string_equal(kinds[i]->name, request->endpoint)) crd_core_find_errors(arena, kinds[i], request, verdict);
}
