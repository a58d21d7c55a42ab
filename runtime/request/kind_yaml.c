/* SPDX-License-Identifier: Apache-2.0 */
/* A kind's struct as YAML: a file of its own, so that a program that writes no YAML does not need libyaml. */
#include <crd/guard.h>
#include <crd/kind.h>
#include <crd/yaml.h>

typedef struct yaml_call {
  crd_arena *arena;
  const crd_kind *kind;
  const void *object;
  crd_string text;
} yaml_call;

static void encode(void *context) {
  yaml_call *call = context;
  crd_text text = {.arena = call->arena};
  crd_value value = crd_encode(call->arena, call->kind->type, call->object);
  crd_yaml_write(&text, &value);
  call->text = crd_text_string(&text);
}

crd_string crd_kind_to_yaml(crd_arena *arena, const crd_kind *kind, const void *object) {
  yaml_call call = {.arena = arena, .kind = kind, .object = object};
  return crd_guard_once(arena, encode, &call) ? (crd_string){NULL, 0} : call.text;
}
