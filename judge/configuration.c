/* SPDX-License-Identifier: Apache-2.0 */
#include "configuration.h"
#include "../runtime/kinds/admission/configuration.h"
#include "builtin.h"
#include "expression_judge.h"
#include <crd/json.h>

void crdc_configuration_judge(crd_errors *errors, const crd_value *object, bool static_names) {
  static const crd_extras *const tables[] = {&crd_pod_template_gates};
  crd_string reason;
  crd_settings *settings = crd_settings_create(tables, 1);
  if (!settings ||
      !crd_settings_set_gate(settings, CRD_STRING("ManifestBasedAdmissionControlConfig"), !static_names, &reason))
    crd_stop_now(errors->arena, CRD_STOP_MEMORY, 0);
  const builtin_document document = {.object = object, .kind = crd_value_text(crd_value_get(object, CRD_STRING("kind")))};
  const crd_builtin_request request = {.endpoint = document.kind,
                                       .body = crd_json_encode(errors->arena, object, CRD_JSON_COMPACT),
                                       .settings = settings,
                                       .expressions = crdc_expression_judge,
                                       .without_object = true};
  crd_verdict verdict = crd_verdict_init(errors->arena); /* another kind has no errors */
  crd_core_judge_configuration(errors->arena, &request, &verdict);
  crd_settings_release(settings);
  crdc_builtin_find_places(errors->arena, &document, &verdict);
  for (uint32_t i = 0; i < verdict.errors.count; i++) crd_errors_add(errors, verdict.errors.items[i]);
  if (verdict.code == 400)
    crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID, .offset = object->offset, .detail = verdict.message});
}
