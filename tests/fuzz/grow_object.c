/* SPDX-License-Identifier: Apache-2.0 */
#include "grow_object.h"
#include "places.h"

#define DEPTH_LIMIT 12

static const char *const texts[] = {"",
                                    "a",
                                    "b",
                                    "abc",
                                    "x-1",
                                    "a.b.c",
                                    "10.0.0.1",
                                    "10.0.0.0/8",
                                    "2024-02-29T10:00:00Z",
                                    "1h30m",
                                    "YQ==",
                                    "a@b.c",
                                    "100Mi",
                                    "https://a/b?c=d",
                                    "\xC3\xA9\xF0\x9F\x98\x80",
                                    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
static const int64_t integers[] = {0, 1, -1, 2, 3, 7, 10, 100, INT32_MAX, (int64_t)INT32_MAX + 1, INT64_MAX, INT64_MIN};
static const double numbers[] = {0.5, -0.0, 1, 2.5, 1e21, -1e308, 1e-7};

static crd_value grow_text(mutation *mutation) {
  return crd_value_make_string(crd_string_of(texts[mutation_below(mutation, sizeof texts / sizeof *texts)]));
}

static crd_value grow_at(mutation *mutation, const schema *schema, unsigned depth);

/* Properties that the schema does not name are put in as well, and those it requires are not always there. */
static crd_value grow_map(mutation *mutation, const schema *schema, unsigned depth) {
  crd_value map = crd_value_make_map(mutation->arena, 8);
  for (size_t i = 0; i < schema->property_count && map.size < 64; i++)
    if (!mutation_once_in(mutation, depth < 4 ? 4 : 2))
      crd_value_set(mutation->arena, &map, schema->properties[i].name,
                    grow_at(mutation, schema->properties[i].schema, depth + 1));
  size_t further = schema->additional ? mutation_below(mutation, 4) : mutation_once_in(mutation, 16);
  for (size_t i = 0; i < further; i++) {
    crd_string name = crd_string_of(texts[mutation_below(mutation, 8)]);
    crd_value_set(mutation->arena, &map, name,
                  schema->additional ? grow_at(mutation, schema->additional, depth + 1) : grow_text(mutation));
  }
  return map;
}

static crd_value grow_list(mutation *mutation, const schema *schema, unsigned depth) {
  crd_value list = crd_value_make_list(mutation->arena, 4);
  for (size_t count = mutation_below(mutation, depth < 4 ? 5 : 3); count > 0; count--) {
    bool again = list.size && mutation_once_in(mutation, 6);
    crd_value_append(mutation->arena, &list,
                     again           ? crd_value_copy(mutation->arena, &list.as.items[0])
                     : schema->items ? grow_at(mutation, schema->items, depth + 1)
                                     : grow_text(mutation));
  }
  return list;
}

static crd_value grow_number(mutation *mutation, const schema *schema, bool whole) {
  if (limits_of(schema)->minimum.set && mutation_once_in(mutation, 3))
    return crd_value_make_double(limits_of(schema)->minimum.value);
  if (limits_of(schema)->maximum.set && mutation_once_in(mutation, 3))
    return crd_value_make_double(limits_of(schema)->maximum.value);
  if (!whole && mutation_once_in(mutation, 2))
    return crd_value_make_double(numbers[mutation_below(mutation, sizeof numbers / sizeof *numbers)]);
  return crd_value_make_int(integers[mutation_below(mutation, sizeof integers / sizeof *integers)]);
}

static crd_value grow_at(mutation *mutation, const schema *schema, unsigned depth) {
  crd_string type = schema->type;
  if (mutation_once_in(mutation, 40)) return wrong_value(mutation->arena, mutation_below(mutation, wrong_value_count()));
  if (depth >= DEPTH_LIMIT || (schema->nullable && mutation_once_in(mutation, 6))) return crd_value_make_null();
  if (schema->default_value && mutation_once_in(mutation, 3)) return crd_value_copy(mutation->arena, schema->default_value);
  if (schema->enum_values && schema->enum_values->size && !mutation_once_in(mutation, 4))
    return crd_value_copy(mutation->arena,
                          &schema->enum_values->as.items[mutation_below(mutation, schema->enum_values->size)]);
  if (crd_string_equal(type, CRD_STRING("object"))) return grow_map(mutation, schema, depth);
  if (crd_string_equal(type, CRD_STRING("array"))) return grow_list(mutation, schema, depth);
  if (crd_string_equal(type, CRD_STRING("integer"))) return grow_number(mutation, schema, true);
  if (crd_string_equal(type, CRD_STRING("number"))) return grow_number(mutation, schema, false);
  if (crd_string_equal(type, CRD_STRING("boolean"))) return crd_value_make_bool(mutation_once_in(mutation, 2));
  if (schema->int_or_string && mutation_once_in(mutation, 2)) return grow_number(mutation, schema, true);
  return grow_text(mutation);
}

crd_value grow_value(mutation *mutation, const schema *schema) {
  return grow_at(mutation, schema, 0);
}

crd_value grow_object(mutation *mutation, const crd_definition *definition, const crd_version *version) {
  crd_arena *arena = mutation->arena;
  crd_value object = version->schema ? grow_map(mutation, version->schema, 0) : crd_value_make_map(arena, 4);
  crd_value metadata = crd_value_make_map(arena, 2);
  crd_value_set(arena, &metadata, CRD_STRING("name"), crd_value_make_string(CRD_STRING("a")));
  crd_value_set(arena, &metadata, CRD_STRING("namespace"), crd_value_make_string(CRD_STRING("default")));
  crd_string api_version = crd_arena_printf(arena, "%.*s/%.*s", (int)definition->group.size, definition->group.data,
                                            (int)version->name.size, version->name.data);
  crd_value_set(arena, &object, CRD_STRING("apiVersion"), crd_value_make_string(api_version));
  crd_value_set(arena, &object, CRD_STRING("kind"), crd_value_make_string(definition->kind));
  crd_value_set(arena, &object, CRD_STRING("metadata"), metadata);
  return object;
}
