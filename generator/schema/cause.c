/* SPDX-License-Identifier: Apache-2.0 */
/* See cause.h. What to do about an error is in the row of its message (words.h). */
#include "cause.h"

#include "schema/markers/rule_set.h"
#include "schema/tree/vet.h"

#include <stdlib.h>
#include <string.h>

static bool has_path_at(const schema *node, uint32_t offset) {
  const crd_value *rules = node->rule_count ? crdc_keyword_value(node, "x-kubernetes-validations") : NULL;
  if (!rules || rules->kind != CRD_LIST) return false;
  for (uint32_t i = 0; i < rules->size; i++)
    if (crdc_read_member(&rules->as.items[i], "fieldPath") && crdc_member_place(&rules->as.items[i], "fieldPath") == offset)
      return true;
  return false;
}

/* The node at or below this one with a rule whose fieldPath is at that offset. */
static const schema *find_path_owner(const schema *node, uint32_t offset) {
  if (!node || has_path_at(node, offset)) return node;
  const schema *found = find_path_owner(node->items, offset);
  if (!found) found = find_path_owner(node->additional, offset);
  for (size_t i = 0; !found && i < node->property_count; i++) found = find_path_owner(node->properties[i].schema, offset);
  return found;
}

/* Which field a rule's fieldPath lacks, and a similar name; NULL for another error. */
static const char *path_help(crd_arena *arena, const crd_definition *definition, const crd_error *error) {
  for (size_t i = 0; i < definition->version_count && error->offset != CRD_NO_OFFSET; i++) {
    const schema *root = definition->versions[i].schema, *node = find_path_owner(root, error->offset);
    if (!node) continue;
    const crd_value *rules = crdc_keyword_value(node, "x-kubernetes-validations");
    for (uint32_t k = 0; k < rules->size; k++) {
      crd_string path = crdc_read_string_member(&rules->as.items[k], "fieldPath"), why;
      size_t at;
      if (path.size && crdc_member_place(&rules->as.items[k], "fieldPath") == error->offset &&
          !crdc_rule_path_check(arena, node, node == root, path, &at, &why))
        return crd_arena_copy(arena, why).data;
    }
  }
  return NULL;
}

const char *crdc_cause_help(crd_arena *arena, const crd_definition *definition, const crd_error *error) {
  if (error->words == VET(FULL_NAME) && !(definition->plural.size && definition->group.size))
    return NULL; /* the message names the missing part */
  if (error->words == VET(FULL_NAME))
    return crd_arena_printf(arena, "name it %.*s.%.*s", (int)definition->plural.size, definition->plural.data,
                            (int)definition->group.size, definition->group.data)
        .data;
  const char *help = error->words == VET(FIELD_PATH) ? path_help(arena, definition, error) : NULL;
  if (!help && error->words) help = error->words->help;
  if (help) return *help ? help : NULL;
  if (error->type == CRD_ERROR_REQUIRED) return "give it a value";
  if (error->type == CRD_ERROR_DUPLICATE) return "take one of the two out";
  return error->type == CRD_ERROR_FORBIDDEN ? "take it out" : NULL;
}

static int compare_cause_places(const void *left, const void *right) {
  const crd_error *a = *(const crd_error *const *)left, *b = *(const crd_error *const *)right;
  if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
  return a < b ? -1 : a > b;
}

void crdc_causes_report(diagnostics *diagnostics, const crd_definition *definition, const crd_errors *errors, bool brief,
                        const char *const *helps) {
  crd_arena *arena = diagnostics->arena;
  const crd_error **sorted = crd_arena_alloc(arena, errors->count * sizeof(const crd_error *));
  for (uint32_t i = 0; i < errors->count; i++) sorted[i] = &errors->items[i];
  if (errors->count) qsort(sorted, errors->count, sizeof(const crd_error *), compare_cause_places);
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = sorted[i];
    uint32_t offset = error->offset == CRD_NO_OFFSET ? definition->location.offset : error->offset;
    crd_string whole = crd_error_message(arena, error), detail = crd_error_detail(arena, error);
    crd_string text = brief ? crd_arena_printf(arena, "%.*s: %.*s", (int)error->field.size, error->field.data,
                                               (int)detail.size, detail.data)
                            : whole;
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, (location){definition->document.source, offset}, "%.*s",
                         (int)text.size, text.data);
    diagnostic *added = &diagnostics->items[diagnostics->count - 1];
    added->reason = crd_error_type_reason((crd_error_type)error->type);
    added->field = error->field;
    added->cause = crd_error_body(arena, error);
    const char *known = helps ? helps[error - errors->items] : NULL;
    added->help = known ? known : crdc_cause_help(arena, definition, error);
  }
}
