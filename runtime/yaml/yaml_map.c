/* SPDX-License-Identifier: Apache-2.0 */
/* Checks a YAML text that a program unmarshals into a map. Mirrors sigs.k8s.io/yaml (Unmarshal: YAML to JSON, then
 * encoding/json). */
#include "../value/words.h"

#include <crd/yaml.h>

bool crd_yaml_map_check(crd_arena *arena, crd_string text, crd_string go_type, crd_string *error) {
  crd_parse_error problem = {0};
  const crd_value *value = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  if (value && (value->kind == CRD_MAP || value->kind == CRD_NULL)) return true;
  if (!error) return false;
  const char *doing = value ? "unmarshaling JSON: while decoding JSON" : "converting YAML to JSON";
  crd_string why = value ? crd_misfit_alone(arena, value, crd_arena_copy(arena, go_type).data) : problem.message;
  *error = crd_arena_printf(arena, "error %s: %.*s", doing, CRD_PRINT(why));
  return false;
}
