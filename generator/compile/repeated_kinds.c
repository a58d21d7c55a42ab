/* SPDX-License-Identifier: Apache-2.0 */
#include "compile/repeated_kinds.h"
#include "base/digest.h"
#include "base/embedded.h"
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

/* Whether a definition stands in one of the files that the program was built with. */
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

/* Says of two different definitions of a kind where the other one is. */
static void say_repeated(const settling *settling, severity severity, const crd_definition *definition,
                         const crd_definition *other, const char *what) {
  crd_position place = crd_position_of(other->location.source->text, other->location.offset);
  crdc_diagnostics_add(settling->diagnostics, severity, definition->location, "%.*s of %.*s %s %s:%u",
                       (int)definition->kind.size, definition->kind.data, (int)definition->group.size,
                       definition->group.data, what, other->location.source->name, place.line);
}

static void say_replaced(const settling *settling, const crd_definition *replaced, const crd_definition *taken) {
  say_repeated(settling, SEVERITY_WARNING, replaced, taken,
               is_marked(replaced) && !is_marked(taken)
                   ? "is not taken, nor is what its overlay says: it is defined differently at"
                   : "is not taken: it is defined differently at");
}

static bool is_same_document(const crd_definition *a, const crd_definition *b) {
  return crd_value_equal(a->document.root, b->document.root);
}

/* The earlier definition that another one cannot stand beside: of its name, where one of them gives way, or of its kind. */
static crd_definition *find_rival(const settling *settling, size_t count, const crd_definition *definition) {
  crd_definition *named = find_earlier_crd(settling->set, count, definition, true);
  if (named && (settling->replaces || is_same_document(named, definition) || is_built_in(settling, definition) ||
                is_built_in(settling, named)))
    return named;
  return find_earlier_crd(settling->set, count, definition, false);
}

/* The same CRD again: what stands beside the one holds of the other. */
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
      say_replaced(settling, earlier, &definition);
      *earlier = definition;
    } else {
      say_repeated(settling, SEVERITY_ERROR, &definition, earlier,
                   "is defined a second time, differently; the first definition is at");
      return false;
    }
  }
  set->count = kept;
  return true;
}
