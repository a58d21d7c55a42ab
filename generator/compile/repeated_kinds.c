/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/repeated_kinds.h"
#include "base/digest.h"
#include "base/file.h"
#include "schema/check_parts.h"

static bool shares_a_version(const crd_definition *a, const crd_definition *b) {
  if (!crd_string_equal(a->group, b->group) || !crd_string_equal(a->kind, b->kind)) return false;
  for (size_t i = 0; i < a->version_count; i++)
    for (size_t j = 0; j < b->version_count; j++)
      if (crd_string_equal(a->versions[i].name, b->versions[j].name)) return true;
  return false;
}

static crd_definition *find_earlier_crd(const crd_set *set, size_t count, const crd_definition *definition, bool by_name) {
  for (size_t i = 0; i < count; i++)
    if (by_name ? definition->name.size && crd_string_equal(set->items[i].name, definition->name)
                : shares_a_version(&set->items[i], definition))
      return &set->items[i];
  return NULL;
}

static bool has_markers(const schema *node) {
  return node->marker_block_count > 0;
}

static bool is_marked(const crd_definition *definition) {
  for (size_t i = 0; i < definition->version_count; i++)
    if (crdc_schema_any(definition->versions[i].schema, has_markers)) return true;
  return false;
}

typedef struct settling {
  crd_set *set;
  bool builtins, replaces;
  diagnostics *diagnostics;
} settling;

/* Whether a definition is from a file that the program was built with. */
static bool is_built_in(const settling *settling, const crd_definition *definition) {
  if (!settling->builtins) return false;
  char text[65];
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, definition->location.source->text);
  crdc_digest_finish(&digest, text);
  const embedded_file *file = crdc_embedded_crds;
  while (file->name && !crd_string_equal(file->text, crd_string_of(text))) file++;
  return file->name != NULL;
}

/* The kind of a definition, as far as it is known. */
static crd_string repeated_subject(const settling *settling, const crd_definition *definition) {
  crd_arena *arena = settling->set->arena;
  if (definition->kind.size && definition->group.size)
    return crd_arena_printf(arena, "%.*s of %.*s", CRD_PRINT(definition->kind), CRD_PRINT(definition->group));
  if (definition->name.size)
    return crd_arena_printf(arena, "the CustomResourceDefinition %.*s", CRD_PRINT(definition->name));
  return CRD_STRING("a CustomResourceDefinition without a name");
}

static void say_second(const settling *settling, const crd_definition *definition, const crd_definition *first) {
  crd_position place = crd_position_of(first->location.source->text, first->location.offset);
  crdc_diagnostics_add(settling->diagnostics, SEVERITY_ERROR, definition->location,
                       "%.*s is defined a second time, differently; the first definition is at %s:%u",
                       CRD_PRINT(repeated_subject(settling, definition)), first->location.source->name, place.line);
}

/* Replaces an earlier definition. */
static void replace_definition(const settling *settling, crd_definition *earlier, crd_definition definition) {
  crd_definition *first = NULL;
  if (!earlier->replaced) {
    first = crd_arena_alloc(settling->set->arena, sizeof *first);
    *first = *earlier;
  }
  definition.replaced = first ? first : earlier->replaced;
  definition.replaced_count = earlier->replaced_count + 1;
  definition.replaced_marks = earlier->replaced_marks || (is_marked(earlier) && !is_marked(&definition));
  *earlier = definition;
}

/* Reports a replaced kind in one line, however many definitions it replaced. */
static void say_replaced(const settling *settling, crd_definition *taken) {
  crd_position place = crd_position_of(taken->location.source->text, taken->location.offset);
  crdc_diagnostics_add(settling->diagnostics, SEVERITY_WARNING, taken->replaced->location,
                       "%.*s is defined differently, %zu times: taken is the last, %s:%u%s",
                       CRD_PRINT(repeated_subject(settling, taken)), taken->replaced_count + 1, taken->location.source->name,
                       place.line, taken->replaced_marks ? ", and no overlay of the others" : "");
  settling->diagnostics->items[settling->diagnostics->count - 1].about_all = true;
  taken->replaced = NULL;
}

static bool is_same_document(const crd_definition *a, const crd_definition *b) {
  return crd_value_equal(a->document.root, b->document.root);
}

/* The earlier definition in conflict with another one: of the same name, if one of them gives way, or of the same kind. */
static crd_definition *find_rival(const settling *settling, size_t count, const crd_definition *definition) {
  crd_definition *named = find_earlier_crd(settling->set, count, definition, true);
  if (named && (settling->replaces || is_same_document(named, definition) || is_built_in(settling, definition) ||
                is_built_in(settling, named)))
    return named;
  return find_earlier_crd(settling->set, count, definition, false);
}

/* Merges a repeated CRD: what is beside one of the files applies to the other. */
static void merge_same(crd_definition *earlier, const crd_definition *definition) {
  bool carries = earlier->carries || definition->carries;
  if (!is_marked(earlier) && is_marked(definition)) *earlier = *definition;
  earlier->carries = carries;
}

bool crdc_settle_repeated_kinds(crd_set *set, bool builtins, bool replaces, diagnostics *diagnostics) {
  const settling all = {set, builtins, replaces, diagnostics}, *settling = &all;
  size_t kept = 0;
  for (size_t i = 0; i < set->count; i++) {
    crd_definition definition = set->items[i];
    crd_definition *earlier = find_rival(settling, kept, &definition);
    if (!earlier) {
      set->items[kept++] = definition;
    } else if (is_same_document(earlier, &definition)) {
      merge_same(earlier, &definition);
    } else if (is_built_in(settling, &definition)) {
      earlier->carries |= definition.carries;
    } else if (is_built_in(settling, earlier)) {
      definition.carries |= earlier->carries;
      *earlier = definition;
    } else if (settling->replaces && crd_string_equal(earlier->name, definition.name)) {
      replace_definition(settling, earlier, definition);
    } else {
      say_second(settling, &definition, earlier);
      return false;
    }
  }
  set->count = kept;
  for (size_t i = 0; i < kept; i++)
    if (set->items[i].replaced) say_replaced(settling, &set->items[i]);
  return true;
}
