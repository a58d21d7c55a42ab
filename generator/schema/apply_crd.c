/* Markers of the CRD around the schemas, as the ApplyToCRD methods of controller-gen's pkg/crd/markers do. What a marker
 * does not say stays as the CRD has it. */
#include "schema/apply.h"

#include "schema/check.h"
#include "schema/read.h"

static void set_flag(const apply_context *context, const marker *marker, crd_value *map, const char *name, bool flag) {
  crdc_apply_set(context, map, name, marker, crd_value_make_bool(flag));
}

/* Copies an argument that was given under the name it has in the CRD. */
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

static void apply_resource(const apply_context *context, const marker *marker, crd_value *definition) {
  crd_value *spec = crdc_apply_member(context, definition, "spec", marker, CRD_MAP);
  copy_argument(context, marker, "scope", spec, "scope");
  crd_value *names = crdc_apply_member(context, spec, "names", marker, CRD_MAP);
  copy_argument(context, marker, "path", names, "plural");
  copy_argument(context, marker, "singular", names, "singular");
  copy_argument(context, marker, "shortName", names, "shortNames");
  copy_argument(context, marker, "categories", names, "categories");
  if (crdc_marker_find(marker, "path")) rename_crd(context, marker, definition);
}

/* "name=value" texts into a map of metadata. */
static void apply_metadata(const apply_context *context, const marker *marker, crd_value *definition, const char *what) {
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

static void apply_scale(const apply_context *context, const marker *marker, crd_value *subresources) {
  crd_value scale = crd_value_make_map(context->arena, 3);
  crdc_apply_set(context, subresources, "scale", marker, scale);
  crd_value *placed = crd_value_get(subresources, CRD_STRING("scale"));
  copy_argument(context, marker, "selectorpath", placed, "labelSelectorPath");
  copy_argument(context, marker, "specpath", placed, "specReplicasPath");
  copy_argument(context, marker, "statuspath", placed, "statusReplicasPath");
}

static void apply_column(const apply_context *context, const marker *marker, crd_value *version) {
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
  crd_value_append(context->arena, crdc_apply_member(context, version, "additionalPrinterColumns", marker, CRD_LIST),
                   column);
}

static void apply_selectable(const apply_context *context, const marker *marker, crd_value *version) {
  crd_value field = crd_value_make_map(context->arena, 1);
  field.offset = marker->location.offset + marker->location.source->start;
  copy_argument(context, marker, "JSONPath", &field, "jsonPath");
  crd_value_append(context->arena, crdc_apply_member(context, version, "selectableFields", marker, CRD_LIST), field);
}

/* One version is stored: the others no longer are. */
static void apply_storage(const apply_context *context, const marker *marker, crd_value *definition, crd_value *version) {
  crd_value *versions = crd_value_find(definition, "spec", "versions", NULL);
  for (uint32_t i = 0; i < read_size(versions, CRD_LIST); i++)
    if (versions->as.items[i].kind == CRD_MAP)
      set_flag(context, marker, &versions->as.items[i], "storage", &versions->as.items[i] == version);
}

void crdc_apply_to_crd(const apply_context *context, const marker *marker, crd_value *definition, crd_value *version,
                       bool *left_out) {
  if (crdc_marker_is(marker, "groupName")) {
    copy_argument(context, marker, "", crdc_apply_member(context, definition, "spec", marker, CRD_MAP), "group");
    rename_crd(context, marker, definition);
  } else if (crdc_marker_is(marker, "versionName")) {
    copy_argument(context, marker, "", version, "name");
  } else if (crdc_marker_is(marker, "kubebuilder:skip") || crdc_marker_is(marker, "kubebuilder:skipversion")) {
    *left_out = true;
  } else if (crdc_marker_is(marker, "kubebuilder:storageversion")) {
    apply_storage(context, marker, definition, version);
  } else if (crdc_marker_is(marker, "kubebuilder:unservedversion")) {
    set_flag(context, marker, version, "served", false);
  } else if (crdc_marker_is(marker, "kubebuilder:deprecatedversion")) {
    set_flag(context, marker, version, "deprecated", true);
    copy_argument(context, marker, "warning", version, "deprecationWarning");
  } else if (crdc_marker_is(marker, "kubebuilder:subresource:status")) {
    crdc_apply_member(context, crdc_apply_member(context, version, "subresources", marker, CRD_MAP), "status", marker,
                      CRD_MAP);
  } else if (crdc_marker_is(marker, "kubebuilder:subresource:scale")) {
    apply_scale(context, marker, crdc_apply_member(context, version, "subresources", marker, CRD_MAP));
  } else if (crdc_marker_is(marker, "kubebuilder:printcolumn")) {
    apply_column(context, marker, version);
  } else if (crdc_marker_is(marker, "kubebuilder:selectablefield")) {
    apply_selectable(context, marker, version);
  } else if (crdc_marker_is(marker, "kubebuilder:resource")) {
    apply_resource(context, marker, definition);
  } else if (crdc_marker_is(marker, "kubebuilder:metadata")) {
    apply_metadata(context, marker, definition, "annotations");
    apply_metadata(context, marker, definition, "labels");
  }
}
