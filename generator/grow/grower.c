/* SPDX-License-Identifier: Apache-2.0 */
/* A grower: its arenas, its random numbers, its judgements. */
#include "base/memory.h"
#include "grow_parts.h"

#define WORK_AT_MOST ((size_t)24 << 20)

static schema *plain_schema(crd_arena *arena, const char *type) {
  schema *node = crd_arena_zalloc(arena, sizeof *node);
  node->type = crd_string_of(type);
  node->preserve_unknown = node->additional_allowed = UNSET;
  return node;
}

static void add_property(crd_arena *arena, schema *node, const char *name, schema *below) {
  property *more = crd_arena_zalloc(arena, (node->property_count + 1) * sizeof *more);
  if (node->property_count) memcpy(more, node->properties, node->property_count * sizeof *more);
  more[node->property_count] = (property){.name = crd_string_of(name), .schema = below};
  node->properties = more;
  node->property_count++;
  node->property_index = NULL;
}

/* The schema with the fields of metadata that rules can read, whether declared or not. */
static const schema *with_metadata(crd_arena *arena, const schema *root) {
  schema *whole = crd_arena_alloc(arena, sizeof *whole), *metadata = crd_arena_alloc(arena, sizeof *metadata);
  const property *own = crdc_schema_property(root, CRD_STRING("metadata"));
  *whole = *root;
  *metadata = own ? *own->schema : *plain_schema(arena, "object");
  schema *texts = plain_schema(arena, "object");
  texts->additional = plain_schema(arena, "string");
  if (!crdc_schema_property(metadata, CRD_STRING("name")))
    add_property(arena, metadata, "name", plain_schema(arena, "string"));
  add_property(arena, metadata, "labels", texts);
  add_property(arena, metadata, "annotations", texts);
  if (!own) {
    add_property(arena, whole, "metadata", metadata);
    return whole;
  }
  whole->properties = crd_arena_alloc(arena, root->property_count * sizeof *whole->properties);
  memcpy(whole->properties, root->properties, root->property_count * sizeof *whole->properties);
  whole->properties[own - root->properties].schema = metadata;
  whole->property_index = NULL;
  return whole;
}

/* Whether a node, or one below it, requires more values than the limit. */
static bool is_wide(const schema *node) {
  bool wide = node && crdc_grow_least(node) > GROW_MOST_VALUES;
  for (uint32_t i = 0; node && !wide && i < node->property_count; i++) wide = is_wide(node->properties[i].schema);
  return wide || (node && (is_wide(node->items) || is_wide(node->additional)));
}

grower *crdc_grower_create(crd_arena *arena, const grow_subject *subject, uint64_t seed) {
  grower *g = crd_arena_zalloc(arena, sizeof *g);
  const crd_arena_options large = {.block_size = (size_t)64 << 10};
  g->arena = arena;
  g->work = memory_arena(&large);
  g->spare = memory_arena(&large);
  g->bench = memory_arena(&large);
  g->subject = *subject;
  if (!g->subject.kubernetes_minor) g->subject.kubernetes_minor = CRD_KUBERNETES_NEWEST;
  g->root = with_metadata(arena, subject->version->schema);
  g->wide = is_wide(g->root);
  g->seed = seed * UINT64_C(0x9E3779B97F4A7C15) + 1;
  g->automata.arena = arena;
  return g;
}

void crdc_grower_destroy(grower *g) {
  if (!g) return;
  crd_arena_destroy(g->work);
  crd_arena_destroy(g->spare);
  crd_arena_destroy(g->bench);
}

uint64_t crdc_grower_judged(const grower *g) {
  return g->judged;
}

crd_value crdc_grow_copy(grower *g, const crd_value *value) {
  return crd_value_copy(g->work, value);
}

void crdc_grow_tidy(grower *g, crd_value *const *kept, size_t count) {
  if (crd_arena_used(g->work) < WORK_AT_MOST) return;
  for (size_t i = 0; i < count; i++) {
    *kept[i] = crd_value_copy(g->spare, kept[i]);
    crd_value_own(g->spare, kept[i]);
  }
  crd_arena *full = g->work;
  g->work = g->spare;
  g->spare = full;
  crd_arena_reset(full);
}

static crd_value keep_value(grower *g, const crd_value *value) {
  crd_value kept = crd_value_copy(g->arena, value);
  crd_value_own(g->arena, &kept);
  return kept;
}

grown crdc_grow_keep(grower *g, const grown *one) {
  grown kept = *one;
  kept.object = keep_value(g, &one->object);
  if (one->updates) kept.old = keep_value(g, &one->old);
  return kept;
}

uint32_t crdc_grow_choice(grower *g, uint32_t count) {
  g->seed = g->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return count ? (uint32_t)(g->seed >> 33) % count : 0;
}

bool crdc_grow_chance(grower *g, uint32_t percent) {
  return crdc_grow_choice(g, 100) < percent;
}

crd_string crdc_grow_word(grower *g) {
  static const char *const words[] = {"a",
                                      "abc",
                                      "",
                                      "a-b.example.com",
                                      "192.0.2.1",
                                      "192.0.2.0/24",
                                      "1h30m",
                                      "500m",
                                      "1.2.3",
                                      "v1",
                                      "*",
                                      "My-Name",
                                      "50%",
                                      "8080",
                                      "true",
                                      "a/b",
                                      "-1",
                                      "2001:db8::1",
                                      "0s",
                                      "10Gi",
                                      "*.a.example",
                                      "aGk=",
                                      "A b",
                                      "https://example.com/a?b=c",
                                      "http://example.com",
                                      "2026-01-31T12:00:00Z",
                                      "example.com",
                                      "2001:db8::/32",
                                      "apps/v1",
                                      "0"};
  return crd_string_of(words[crdc_grow_choice(g, sizeof words / sizeof *words)]);
}

/* ---- judging ---- */

const crd_verdict *crdc_grow_judge(grower *g, const grown *one) {
  crd_arena_reset(g->bench);
  g->judged++;
  crd_value *object = crd_arena_alloc(g->bench, sizeof *object);
  *object = crd_value_copy(g->bench, &one->object);
  crd_value *old = NULL;
  if (one->updates) {
    old = crd_arena_alloc(g->bench, sizeof *old);
    *old = crd_value_copy(g->bench, &one->old);
  }
  crd_request request = {.operation = !one->updates    ? CRD_CREATE
                                      : one->of_status ? CRD_UPDATE_STATUS
                                                       : CRD_UPDATE,
                         .kind = g->subject.kind,
                         .object = object,
                         .old_object = old,
                         .layers = CRD_LAYER_CRD,
                         .kubernetes_minor = g->subject.kubernetes_minor,
                         .field_validation = CRD_FIELDS_STRICT,
                         .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  crd_request_judge(g->bench, &request, &g->verdict);
  return &g->verdict;
}
