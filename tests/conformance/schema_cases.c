#include "schema_cases.h"
#include "suite.h"

#include <crd/json.h>
#include <stdlib.h>

case_file case_file_open(crd_arena *arena, const char *path) {
  case_file file = {cases_read(path), NULL};
  crd_value *root = file.text.data ? crd_json_parse(arena, file.text, NULL, NULL) : NULL;
  if (!root) return file;
  settle_floats(root);
  file.cases = crd_value_get(root, CRD_STRING("cases"));
  return file;
}

void case_file_close(case_file *file) {
  free((char *)(uintptr_t)file->text.data);
  *file = (case_file){{NULL, 0}, NULL};
}

crd_string case_text(const crd_value *map, const char *name) {
  const crd_value *value = map ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){"", 0};
}

bool case_flag(const crd_value *map, const char *name) {
  const crd_value *value = map ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

const char *case_name(crd_arena *arena, const crd_value *item) {
  return crd_arena_copy(arena, case_text(item, "name")).data;
}
