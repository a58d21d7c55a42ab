/* SPDX-License-Identifier: Apache-2.0 */
/* Files of operators, read as a Go type: resource groups as Volcano's webhooks have them. What is read is written as that
 * type and read again as the same, from YAML and from JSON. */
#include <crd/go_json.h>
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const crd_string groups = CRD_STRING_INIT(
    "(resourceGroups:[](resourceGroup:string object:(key:string value:[]string) schedulerName:string labels:{}string "
    "affinity:string tolerations:[](key:string operator:string value:string effect:string tolerationseconds:*int)))");

typedef bool reading(crd_arena *arena, crd_string text, crd_string type, crd_value *out);

static crd_string written(crd_arena *arena, const crd_value *value) {
  crd_text text = {.arena = arena};
  if (!crd_go_json(&text, groups, value)) abort();
  return crd_text_string(&text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static reading *const readings[] = {crd_go_read_yaml, crd_go_read_json};
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < sizeof readings / sizeof *readings; i++) {
    crd_value value, again;
    if (!readings[i](arena, (crd_string){(const char *)data, size}, groups, &value)) continue;
    crd_string text = written(arena, &value);
    if (!crd_json_parse(arena, text, NULL, NULL)) abort();
    if (!crd_go_read_json(arena, text, groups, &again) || !crd_string_equal(written(arena, &again), text)) abort();
  }
  crd_arena_destroy(arena);
  return 0;
}
