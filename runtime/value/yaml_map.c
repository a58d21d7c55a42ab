/* A text of YAML that a program unmarshals into a map. Mirrors sigs.k8s.io/yaml (Unmarshal: YAML to JSON, then
 * encoding/json). */
#include <crd/yaml.h>

/* json.UnmarshalTypeError's word for what cannot become a map; NULL for what can. */
static const char *kind_of(const crd_value *value) {
  switch (value->kind) {
  case CRD_BOOL:
    return "bool";
  case CRD_INT:
  case CRD_DOUBLE:
    return "number";
  case CRD_STRING_VALUE:
    return "string";
  case CRD_LIST:
    return "array";
  default:
    return NULL;
  }
}

bool crd_yaml_map_check(crd_arena *arena, crd_string text, crd_string go_type, crd_string *error) {
  crd_parse_error problem = {0};
  const crd_value *value = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  const char *kind = value ? kind_of(value) : NULL;
  if (value && !kind) return true;
  if (!error) return false;
  *error = value ? crd_arena_printf(arena,
                                    "error unmarshaling JSON: while decoding JSON: json: cannot unmarshal %s into Go value "
                                    "of type %.*s",
                                    kind, (int)go_type.size, go_type.data)
                 : crd_arena_printf(arena, "error converting YAML to JSON: %.*s", (int)problem.message.size,
                                    problem.message.data);
  return false;
}
