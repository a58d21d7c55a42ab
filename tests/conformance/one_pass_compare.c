/* SPDX-License-Identifier: Apache-2.0 */
#include "one_pass_compare.h"
#include "report/verdict_json.h"
#include <crd/generated/type_tables.h>
#include <crd/json.h>
#include <crd/storage.h>
#include <crd/walk.h>

static void judge(crd_arena *arena, const crd_request *request, crd_decoder decoder, bool want_storage,
                  crd_verdict *verdict) {
  crd_request own = *request;
  own.want_storage = want_storage && request->operation == CRD_CREATE;
  own.decoder = decoder;
  own.without_object = decoder == CRD_DECODER_FAST;
  crd_request_judge(arena, &own, verdict);
}

static crd_string text_of(crd_arena *arena, const crd_request *request, const crd_verdict *verdict) {
  crd_text text = {.arena = arena};
  verdict_subject subject = {.item = -1, .kind = request->kind->kind};
  verdict_json_write(&text, &subject, verdict, false);
  return crd_text_string(&text);
}

static const crd_field *declared(const crd_type *type, crd_string name) {
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_string_equal(type->fields->items[i].name, name)) return &type->fields->items[i];
  return NULL;
}

/* As JSON: a struct holds a whole number of the type number as a double. */
static bool same_text(crd_arena *arena, const crd_value *a, const crd_value *b) {
  return crd_string_equal(crd_json_encode(arena, a, CRD_JSON_GO), crd_json_encode(arena, b, CRD_JSON_GO));
}

/* Whether the struct, encoded, is the object; apiVersion, kind and metadata may be undeclared. */
static bool is_object(crd_arena *arena, const crd_type *type, const void *storage, const crd_value *object) {
  crd_value encoded = crd_encode(arena, type, storage);
  uint32_t known = 0;
  for (uint32_t i = 0; i < object->size; i++) {
    const crd_member *member = &object->as.members[i];
    if (!declared(type, crd_member_name(member))) continue;
    const crd_value *other = crd_value_get(&encoded, crd_member_name(member));
    if (!other || !same_text(arena, &member->value, other)) return false;
    known++;
  }
  return known == encoded.size;
}

static crd_string difference(crd_arena *arena, const crd_request *request, const crd_verdict *a, const crd_verdict *b) {
  const crd_type *type = request->kind->type;
  crd_string on_tree = text_of(arena, request, a), in_one_pass = text_of(arena, request, b);
  if (!crd_string_equal(on_tree, in_one_pass))
    return crd_arena_printf(arena, "%.*s\n  in one pass %.*s", (int)on_tree.size, on_tree.data, (int)in_one_pass.size,
                            in_one_pass.data);
  for (uint32_t i = 0; i < a->errors.count; i++)
    if (a->errors.items[i].offset != b->errors.items[i].offset || a->errors.items[i].stage != b->errors.items[i].stage)
      return crd_arena_printf(arena, "places of error %u: %u and %u", i, a->errors.items[i].offset,
                              b->errors.items[i].offset);
  if (!a->storage != !b->storage) return CRD_STRING("one has a struct, the other none");
  if (b->object || !a->storage) return (crd_string){NULL, 0};
  if (!crd_storage_equal(type, a->storage, b->storage)) return CRD_STRING("the structs differ");
  if (!is_object(arena, type, b->storage, a->object)) return CRD_STRING("the struct does not hold the object");
  return (crd_string){NULL, 0};
}

one_pass_outcome one_pass_compare(crd_arena *arena, const crd_request *request) {
  crd_verdict a, b, c;
  judge(arena, request, CRD_DECODER_TREE, true, &a);
  judge(arena, request, CRD_DECODER_FAST, true, &b);
  judge(arena, request, CRD_DECODER_FAST, false, &c); /* which goes on where there are errors */
  one_pass_outcome outcome = {.allowed = a.allowed, .taken = c.fast, .differs = difference(arena, request, &a, &b)};
  a.storage = NULL;
  if (!outcome.differs.size) outcome.differs = difference(arena, request, &a, &c);
  return outcome;
}
