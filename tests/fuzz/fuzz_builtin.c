/* SPDX-License-Identifier: Apache-2.0 */
/* Any object as each of some built-in kinds: what comes through its Go type goes through it again unchanged, strictly too.
 */
#include <crd/builtin.h>
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void through(crd_arena *arena, const crd_builtin_kind *kind, const crd_value *value, crd_string text) {
  crd_builtin_decoding decoding = {.text = text}, strict = {.strict = true, .text = text}, again = {.strict = true};
  const crd_value *object = crd_builtin_object(arena, kind, value, &decoding);
  const crd_value *same = crd_builtin_object(arena, kind, value, &strict);
  if (!object != (decoding.error.size > 0) || !same != (strict.error.size > 0) || (same && !object)) abort();
  if (!object) return;
  const crd_value *twice = crd_builtin_object(arena, kind, object, &again);
  if (!twice || !crd_value_equal(object, twice)) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text = {(const char *)data, size};
  const crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  size_t count;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  for (size_t i = 0; value && i < count; i += 3) through(arena, &kinds[i], value, text);
  crd_arena_destroy(arena);
  return 0;
}
