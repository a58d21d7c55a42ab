/* SPDX-License-Identifier: Apache-2.0 */
/* The strategy's step between mutating and validating admission (registry/rest/create.go, BeforeCreate; update.go,
 * BeforeUpdate; apiextensions-apiserver pkg/registry/customresource/strategy.go). For built-in kinds only the part that all
 * strategies share. */
#include "../value/joined.h"
#include "chain.h"

/* names.MaxGeneratedNameLength */
enum { LONGEST_BASE = 58 };

static crd_value *metadata_for(crd_arena *arena, crd_value *object) {
  crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  if (metadata && metadata->kind == CRD_MAP) return metadata;
  return crd_value_set(arena, object, CRD_STRING("metadata"), crd_value_make_map(arena, 4));
}

static int64_t generation_of(const crd_value *object) {
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  const crd_value *generation = metadata ? crd_value_get(metadata, CRD_STRING("generation")) : NULL;
  return generation && generation->kind == CRD_INT ? generation->as.integer : 0;
}

/* SetGeneration of an unstructured object: 0 takes it out. */
static void set_generation(crd_arena *arena, crd_value *object, int64_t generation) {
  crd_value *metadata = metadata_for(arena, object);
  if (generation)
    crd_value_set(arena, metadata, CRD_STRING("generation"), crd_value_make_int(generation));
  else
    crd_value_remove(metadata, CRD_STRING("generation"));
}

static void prepare_create(crd_arena *arena, crd_admission_attributes *attributes, crd_value *object,
                           const custom_resource *custom) {
  crd_value *metadata = metadata_for(arena, object);
  crd_value_set_text(arena, metadata, "uid", CRD_STRING("00000000-0000-0000-0000-000000000001"));
  crd_value_set_text(arena, metadata, "creationTimestamp", CRD_STRING("2026-01-01T00:00:00Z"));
  crd_string name = crd_value_text(crd_value_get(metadata, CRD_STRING("name")));
  crd_string base = crd_value_text(crd_value_get(metadata, CRD_STRING("generateName")));
  if (!name.size && base.size) {
    name = crd_joined(arena, crd_string_slice(base, 0, base.size < LONGEST_BASE ? base.size : LONGEST_BASE),
                      CRD_STRING("xxxxx"));
    crd_value_set_text(arena, metadata, "name", name);
  }
  if (!attributes->name.size) attributes->name = name;
  if (!custom) return;
  set_generation(arena, object, 1);
  if (custom->has_status) crd_value_remove(object, CRD_STRING("status"));
}

/* Whether two objects are equal without their metadata. */
static bool is_same_rest(const crd_value *a, const crd_value *b) {
  uint32_t rest = 0, other = 0;
  for (uint32_t i = 0; i < b->size; i++)
    other += !crd_string_equal(crd_member_name(&b->as.members[i]), CRD_STRING("metadata"));
  for (uint32_t i = 0; i < a->size; i++) {
    crd_string name = crd_member_name(&a->as.members[i]);
    if (crd_string_equal(name, CRD_STRING("metadata"))) continue;
    const crd_value *same = crd_value_get(b, name);
    if (!same || !crd_value_equal(&a->as.members[i].value, same)) return false;
    rest++;
  }
  return rest == other;
}

static void prepare_update(crd_arena *arena, const crd_value *old, crd_value *object, const custom_resource *custom) {
  if (custom->has_status) {
    const crd_value *status = crd_value_get(old, CRD_STRING("status"));
    if (status)
      crd_value_set(arena, object, CRD_STRING("status"), *status);
    else
      crd_value_remove(object, CRD_STRING("status"));
  }
  int64_t generation = generation_of(old);
  set_generation(arena, object, generation + !is_same_rest(object, old));
}

void crd_admission_prepare(crd_arena *arena, const crd_admission_configuration *configuration,
                           crd_admission_attributes *attributes) {
  if (!attributes->object || attributes->sub_resource.size) return;
  found_resource found;
  const custom_resource *custom = NULL;
  crd_gvr resource = {attributes->kind.group, attributes->kind.version, attributes->resource.resource};
  if (crd_resource_of_resource(configuration->resources, resource, &found)) custom = found.custom;
  bool creates = crd_string_equal(attributes->operation, CRD_STRING("CREATE"));
  bool updates = crd_string_equal(attributes->operation, CRD_STRING("UPDATE")) && custom && attributes->old_object;
  if (!creates && !updates) return;
  crd_value *object = crd_arena_alloc(arena, sizeof *object);
  *object = crd_value_copy(arena, attributes->object);
  if (creates)
    prepare_create(arena, attributes, object, custom);
  else
    prepare_update(arena, attributes->old_object, object, custom);
  attributes->object = object;
}
