/* SPDX-License-Identifier: Apache-2.0 */
/* Formats of a schema, and the warnings that the API server gives when a CRD is created
 * (pkg/registry/customresourcedefinition/strategy.go WarningsOnCreate). */
#include "schema/tree/vet.h"

/* Kubernetes' own formats are known since 1.34 and checked one minor later, when all servers of a cluster know them. */
#define FIRST_MINOR_WITH_NAMES 35u
/* Before this minor int32 and float were not checked. */
#define FIRST_MINOR_WITH_RANGES 36u
/* The first minor that warns of sets that server-side apply does not support. */
#define FIRST_MINOR_WITH_SETS 37u

crd_format crdc_schema_format(const schema *node, unsigned kubernetes_minor) {
  crd_format format = node->format.size ? crd_format_lookup(node->format) : CRD_FORMAT_NONE;
  bool of_numbers = format >= CRD_FORMAT_INT32;
  if (of_numbers && kubernetes_minor && kubernetes_minor < FIRST_MINOR_WITH_RANGES) return CRD_FORMAT_NONE;
  if (crdc_text_is(node->type, "integer") && !node->int_or_string)
    return crdc_text_is(node->format, "int32") || crdc_text_is(node->format, "int64") ? format : CRD_FORMAT_NONE;
  if (crdc_text_is(node->type, "number") && !node->int_or_string)
    return crdc_text_is(node->format, "float") || crdc_text_is(node->format, "double") ? format : CRD_FORMAT_NONE;
  if (node->type.size && !crdc_text_is(node->type, "string") && !node->int_or_string) return CRD_FORMAT_NONE;
  bool of_names = format == CRD_FORMAT_K8S_SHORT_NAME || format == CRD_FORMAT_K8S_LONG_NAME;
  if (of_names && kubernetes_minor && kubernetes_minor < FIRST_MINOR_WITH_NAMES) return CRD_FORMAT_NONE;
  return of_numbers ? CRD_FORMAT_NONE : format;
}

/* The context of warnings. */
typedef struct warner {
  const crd_definition *definition;
  diagnostics *diagnostics;
  bool of_sets; /* about sets that server-side apply does not support */
} warner;

static void warn_node(const warner *warner, const schema *node) {
  diagnostics *diagnostics = warner->diagnostics;
  location place = {warner->definition->document.source, CRD_NO_OFFSET};
  schema plain = *node; /* the warning depends on `type` alone */
  plain.int_or_string = false;
  if (node->format.size && crdc_schema_format(&plain, 0) == CRD_FORMAT_NONE) {
    crd_text quoted = {.arena = diagnostics->arena};
    crd_text_add_quoted(&quoted, node->format);
    place.offset = crdc_keyword_place(node, "format");
    crdc_diagnostics_add(diagnostics, SEVERITY_WARNING, place, "unrecognized format %.*s", (int)quoted.size, quoted.data);
  }
  if (warner->of_sets && crdc_text_is(topology_of(node)->list_type, "set") && node->items &&
      (crdc_text_is(node->items->type, "object") || crdc_text_is(node->items->type, "array"))) {
    place.offset = crdc_keyword_name_place(node, "x-kubernetes-list-type");
    crdc_diagnostics_add(
        diagnostics, SEVERITY_WARNING, place,
        "x-kubernetes-list-type: set for items of type \"%.*s\" is not supported by server-side apply or CEL "
        "validation rules",
        (int)node->items->type.size, node->items->type.data);
  }
}

static void warn_branches(const warner *warner, schema *const *branches, size_t count);

static void warn_tree(const warner *warner, const schema *node) {
  const schema_branches *branches = branches_of(node);
  const size_t before = warner->diagnostics->count;
  if (schema_passed(node, WALK_WARNINGS)) return;
  warn_node(warner, node);
  if (node->items) warn_tree(warner, node->items);
  if (node->additional) warn_tree(warner, node->additional);
  if (branches->not_) warn_tree(warner, branches->not_);
  warn_branches(warner, branches->all_of, branches->all_of_count);
  warn_branches(warner, branches->any_of, branches->any_of_count);
  warn_branches(warner, branches->one_of, branches->one_of_count);
  for (size_t i = 0; i < node->property_count; i++) warn_tree(warner, node->properties[i].schema);
  if (warner->diagnostics->count == before) schema_pass(node, WALK_WARNINGS);
}

static void warn_branches(const warner *warner, schema *const *branches, size_t count) {
  for (size_t i = 0; i < count; i++) warn_tree(warner, branches[i]);
}

void crd_warn(const crd_definition *definition, unsigned kubernetes_minor, diagnostics *diagnostics) {
  bool of_sets = !kubernetes_minor || kubernetes_minor >= FIRST_MINOR_WITH_SETS;
  const warner warner = {definition, diagnostics, of_sets};
  for (size_t i = 0; i < definition->version_count; i++)
    if (definition->versions[i].schema) warn_tree(&warner, definition->versions[i].schema);
}
