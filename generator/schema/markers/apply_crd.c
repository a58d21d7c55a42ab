/* SPDX-License-Identifier: Apache-2.0 */
/* Markers of the CRD outside its schemas, one row each, with the effect of the ApplyToCRD methods of controller-gen's
 * pkg/crd/markers. Everything that a marker does not set stays as the CRD has it. */
#include "schema/markers/apply_value.h"
#include "schema/tree/vet.h"

static void set_flag(const apply_context *context, const marker *marker, crd_value *map, const char *name, bool flag) {
  crdc_apply_set(context, map, name, marker, crd_value_make_bool(flag));
}

/* Copies an argument under its name in the CRD, if it was given. */
static void copy_argument(const apply_context *context, const marker *marker, const char *argument, crd_value *map,
                          const char *name) {
  const marker_argument *found = crdc_marker_find(marker, argument);
  if (found) crdc_apply_set(context, map, name, marker, crd_value_copy(context->arena, &found->value));
}

static void rename_crd(const apply_context *context, const marker *marker, crd_value *definition) {
  crd_value *spec = crdc_apply_member(context, definition, "spec", marker, CRD_MAP);
  crd_string plural = crdc_member_string(crdc_read_member(spec, "names"), "plural"),
             group = crdc_member_string(spec, "group");
  crd_value *metadata = crdc_apply_member(context, definition, "metadata", marker, CRD_MAP);
  crd_string name =
      crd_arena_printf(context->arena, "%.*s.%.*s", (int)plural.size, plural.data, (int)group.size, group.data);
  crdc_apply_set(context, metadata, "name", marker, crdc_apply_text(context, marker, name));
}

static void apply_resource(const apply_context *context, const marker *marker, const apply_target *target) {
  crd_value *definition = target->definition;
  crd_value *spec = crdc_apply_member(context, definition, "spec", marker, CRD_MAP);
  copy_argument(context, marker, "scope", spec, "scope");
  crd_value *names = crdc_apply_member(context, spec, "names", marker, CRD_MAP);
  copy_argument(context, marker, "path", names, "plural");
  copy_argument(context, marker, "singular", names, "singular");
  copy_argument(context, marker, "shortName", names, "shortNames");
  copy_argument(context, marker, "categories", names, "categories");
  if (crdc_marker_find(marker, "path")) rename_crd(context, marker, definition);
}

/* Sets "name=value" texts in a map of metadata. */
static void set_metadata(const apply_context *context, const marker *marker, crd_value *definition, const char *what) {
  const marker_argument *texts = crdc_marker_find(marker, what);
  if (!texts || !texts->value.size) return;
  crd_value *metadata = crdc_apply_member(context, definition, "metadata", marker, CRD_MAP);
  crd_value *map = crdc_apply_member(context, metadata, what, marker, CRD_MAP);
  for (uint32_t i = 0; i < texts->value.size; i++) {
    crd_string text = crd_value_string(&texts->value.as.items[i]);
    const char *equals = text.size ? memchr(text.data, '=', text.size) : NULL;
    if (!equals) {
      crdc_apply_error(context, texts->location, "%.*s is not in 'name=value' format", (int)text.size, text.data);
      continue;
    }
    crd_string name = {text.data, (size_t)(equals - text.data)}, value = {equals + 1, text.size - name.size - 1};
    crd_value_set(context->arena, map, name, crdc_apply_text(context, marker, value));
  }
}

static void apply_metadata(const apply_context *context, const marker *marker, const apply_target *target) {
  set_metadata(context, marker, target->definition, "annotations");
  set_metadata(context, marker, target->definition, "labels");
}

static void apply_status(const apply_context *context, const marker *marker, const apply_target *target) {
  crdc_apply_member(context, crdc_apply_member(context, target->version, "subresources", marker, CRD_MAP), "status", marker,
                    CRD_MAP);
}

static void apply_scale(const apply_context *context, const marker *marker, const apply_target *target) {
  crd_value *subresources = crdc_apply_member(context, target->version, "subresources", marker, CRD_MAP);
  crd_value scale = crd_value_make_map(context->arena, 3);
  crdc_apply_set(context, subresources, "scale", marker, scale);
  crd_value *placed = crd_value_get(subresources, CRD_STRING("scale"));
  copy_argument(context, marker, "selectorpath", placed, "labelSelectorPath");
  copy_argument(context, marker, "specpath", placed, "specReplicasPath");
  copy_argument(context, marker, "statuspath", placed, "statusReplicasPath");
}

static void apply_column(const apply_context *context, const marker *marker, const apply_target *target) {
  static const char *const names[][2] = {{"description", "description"}, {"format", "format"},
                                         {"JSONPath", "jsonPath"},       {"name", "name"},
                                         {"priority", "priority"},       {"type", "type"}};
  crd_value column = crd_value_make_map(context->arena, 6);
  column.offset = marker->location.offset + marker->location.source->start;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    const marker_argument *argument = crdc_marker_find(marker, names[i][0]);
    bool empty = argument && (argument->value.kind == CRD_INT ? argument->value.as.integer == 0 : argument->value.size == 0);
    if (argument && !empty) copy_argument(context, marker, names[i][0], &column, names[i][1]);
  }
  crd_value_append(context->arena, crdc_apply_member(context, target->version, "additionalPrinterColumns", marker, CRD_LIST),
                   column);
}

static void apply_selectable(const apply_context *context, const marker *marker, const apply_target *target) {
  crd_value field = crd_value_make_map(context->arena, 1);
  field.offset = marker->location.offset + marker->location.source->start;
  copy_argument(context, marker, "JSONPath", &field, "jsonPath");
  crd_value_append(context->arena, crdc_apply_member(context, target->version, "selectableFields", marker, CRD_LIST), field);
}

/* Makes this version the only stored one. */
static void apply_storage(const apply_context *context, const marker *marker, const apply_target *target) {
  crd_value *versions = crd_value_find(target->definition, "spec", "versions", NULL);
  for (uint32_t i = 0; i < read_size(versions, CRD_LIST); i++)
    if (versions->as.items[i].kind == CRD_MAP)
      set_flag(context, marker, &versions->as.items[i], "storage", &versions->as.items[i] == target->version);
}

static void apply_group(const apply_context *context, const marker *marker, const apply_target *target) {
  copy_argument(context, marker, "", crdc_apply_member(context, target->definition, "spec", marker, CRD_MAP), "group");
  rename_crd(context, marker, target->definition);
}

static void apply_version_name(const apply_context *context, const marker *marker, const apply_target *target) {
  copy_argument(context, marker, "", target->version, "name");
}

static void leave_version_out(const apply_context *context, const marker *marker, const apply_target *target) {
  (void)context, (void)marker;
  *target->left_out = true;
}

static void apply_unserved(const apply_context *context, const marker *marker, const apply_target *target) {
  set_flag(context, marker, target->version, "served", false);
}

static void apply_deprecated(const apply_context *context, const marker *marker, const apply_target *target) {
  set_flag(context, marker, target->version, "deprecated", true);
  copy_argument(context, marker, "warning", target->version, "deprecationWarning");
}

/* ---- the rows ---- */

/* clang-format off */
ONE(a_name, MARKER_STRING, "the text");
PARAMETERS(scale,
  {"specpath", MARKER_STRING, true, "JSON path of the wanted replicas: .spec.replicas", NULL},
  {"statuspath", MARKER_STRING, true, "JSON path of the replicas there are", NULL},
  {"selectorpath", MARKER_STRING, false, "JSON path of the label selector as text", NULL});
PARAMETERS(print_column,
  {"name", MARKER_STRING, true, "the head of the column", NULL},
  {"type", MARKER_STRING, true, "string, integer, number, boolean or date", NULL},
  {"JSONPath", MARKER_STRING, true, "JSON path of the value", NULL},
  {"description", MARKER_STRING, false, "what it says", NULL},
  {"format", MARKER_STRING, false, "a format of OpenAPI", NULL},
  {"priority", MARKER_INTEGER, false, "0: always shown; more: only in wide output", NULL});
PARAMETERS(resource,
  {"path", MARKER_STRING, false, "the plural", NULL},
  {"singular", MARKER_STRING, false, "the singular", NULL},
  {"shortName", MARKER_STRINGS, false, "short names", NULL},
  {"categories", MARKER_STRINGS, false, "categories, such as all", NULL},
  {"scope", MARKER_STRING, false, "Namespaced or Cluster", NULL});
PARAMETERS(deprecated_version, {"warning", MARKER_STRING, false, "what users of the version are told", NULL});
PARAMETERS(metadata,
  {"annotations", MARKER_STRINGS, false, "of the CRD: \"name=value\"", NULL},
  {"labels", MARKER_STRINGS, false, "of the CRD: \"name=value\"", NULL});
PARAMETERS(selectable_field, {"JSONPath", MARKER_STRING, true, "JSON path of the field", NULL});

static const marker_definition crd_rows[] = {
  {"groupName", MARKER_AT_CRD, false, "the API group", a_name, .to_crd = apply_group},
  {"versionName", MARKER_AT_CRD, false, "the name of the version", a_name, .to_crd = apply_version_name, .of_one_version = true},
  {"kubebuilder:skip", MARKER_AT_CRD, false, "leaves the versions out", NULL, .to_crd = leave_version_out},
  {"kubebuilder:skipversion", MARKER_AT_CRD, false, "leaves the version out", NULL, .to_crd = leave_version_out},
  {"kubebuilder:storageversion", MARKER_AT_CRD, false, "the version that is stored", NULL, .to_crd = apply_storage, .of_one_version = true},
  {"kubebuilder:unservedversion", MARKER_AT_CRD, false, "the version is not served", NULL, .to_crd = apply_unserved},
  {"kubebuilder:deprecatedversion", MARKER_AT_CRD, false, "the version is deprecated", deprecated_version, .to_crd = apply_deprecated},
  {"kubebuilder:subresource:status", MARKER_AT_CRD, false, "there is /status", NULL, .to_crd = apply_status},
  {"kubebuilder:subresource:scale", MARKER_AT_CRD, false, "there is /scale", scale, .to_crd = apply_scale},
  {"kubebuilder:printcolumn", MARKER_AT_CRD, false, "a column of kubectl get", print_column, .to_crd = apply_column},
  {"kubebuilder:resource", MARKER_AT_CRD, false, "names and scope", resource, .to_crd = apply_resource},
  {"kubebuilder:selectablefield", MARKER_AT_CRD, false, "a field that field selectors may use", selectable_field, .to_crd = apply_selectable},
  {"kubebuilder:metadata", MARKER_AT_CRD, false, "annotations and labels of the CRD", metadata, .to_crd = apply_metadata},
};
/* clang-format on */
const marker_table crdc_crd_markers = {crd_rows, sizeof crd_rows / sizeof *crd_rows};
