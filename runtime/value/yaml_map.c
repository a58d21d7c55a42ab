/* SPDX-License-Identifier: Apache-2.0 */
/* A text of YAML that a program unmarshals into a map. Mirrors sigs.k8s.io/yaml (Unmarshal: YAML to JSON, then
 * encoding/json). */
#include <crd/json.h>
#include <crd/yaml.h>

bool crd_yaml_map_check(crd_arena *arena, crd_string text, crd_string go_type, crd_string *error) {
  crd_parse_error problem = {0};
  const crd_value *value = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  if (value && (value->kind == CRD_MAP || value->kind == CRD_NULL)) return true;
  if (!error) return false;
  *error = value ? crd_arena_printf(arena,
                                    "error unmarshaling JSON: while decoding JSON: json: cannot unmarshal %s into Go value "
                                    "of type %.*s",
                                    crd_json_kind_name(value), (int)go_type.size, go_type.data)
                 : crd_arena_printf(arena, "error converting YAML to JSON: %.*s", (int)problem.message.size,
                                    problem.message.data);
  return false;
}
