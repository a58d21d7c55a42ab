/* SPDX-License-Identifier: Apache-2.0 */
/* Markers of schemas, one row each, with the effect on a JSONSchemaProps of the ApplyToSchema methods of controller-gen's
 * pkg/crd/markers. */
#include "schema/markers/apply_value.h"
#include "schema/tree/vet.h"

#include <math.h>

/* ---- any value ---- */

static void apply_default(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_value value = *crdc_apply_value(marker);
  if (value.kind == CRD_NULL) return; /* +default=null has no effect */
  uint32_t offset = value.offset;
  if (crdc_apply_has_type(schema, "array") && value.kind == CRD_MAP && !value.size &&
      crdc_marker_is(marker, "kubebuilder:default")) {
    value = crd_value_make_list(context->arena, 0);
    value.offset = offset;
  }
  crdc_apply_set(context, schema, marker->definition->keyword, marker, crd_value_copy(context->arena, &value));
}

static void set_title(const apply_context *context, const marker *marker, crd_value *schema) {
  if (crdc_apply_value(marker)->kind == CRD_STRING_VALUE)
    crdc_apply_keyword(context, marker, schema);
  else
    crdc_apply_error(context, crdc_marker_location(marker, ""), "a title must be a string, not %s",
                     crd_value_type_name(crdc_apply_value(marker)));
}

static void set_docs(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_value docs = crd_value_make_map(context->arena, 2);
  if (crdc_marker_text(marker, "description").size)
    crd_value_set(context->arena, &docs, CRD_STRING("description"), crdc_marker_find(marker, "description")->value);
  crd_value_set(context->arena, &docs, CRD_STRING("url"), crdc_marker_find(marker, "url")->value);
  crdc_apply_set(context, schema, marker->definition->keyword, marker, docs);
}

/* Empties the field's schema except for its own markers (SchemalessName). */
static void drop_schema(const apply_context *context, const marker *marker, crd_value *schema) {
  const crd_value *description = crdc_read_member(schema, marker->definition->keyword);
  crd_value kept = description ? *description : crd_value_make_null();
  schema->size = 0;
  if (kept.kind != CRD_NULL) crdc_apply_set(context, schema, marker->definition->keyword, marker, kept);
}

/* ---- rules ---- */

static void set_rule(const apply_context *context, const marker *marker, crd_value *schema) {
  static const char *const members[] = {"fieldPath", "message", "messageExpression", "optionalOldSelf", "reason", "rule"};
  crd_string layer = crdc_marker_text(marker, "layer");
  if (layer.size && !crdc_text_is(layer, "crd")) return; /* of another layer */
  crd_value rule = crd_value_make_map(context->arena, 6);
  for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
    const marker_argument *argument = crdc_marker_find(marker, members[i]);
    if (argument && (argument->value.kind != CRD_STRING_VALUE || argument->value.size ||
                     crdc_text_is(crd_string_of(members[i]), "rule")))
      crd_value_set(context->arena, &rule, crd_string_of(members[i]), argument->value);
  }
  crdc_apply_rule(context, marker, schema, rule);
}

static bool is_plain_name(const apply_context *context, const marker *marker, const crd_value *schema, crd_string field) {
  if (memchr(field.data, '.', field.size)) {
    crdc_apply_error(context, crdc_marker_location(marker, ""), "cannot reference nested fields: %.*s", (int)field.size,
                     field.data);
    return false;
  }
  bool required = crdc_apply_is_required(schema, field);
  if (required)
    crdc_apply_error(context, crdc_marker_location(marker, ""),
                     "field %.*s is part of OneOf constraint and cannot be marked as required", (int)field.size, field.data);
  return !required;
}

/* For ExactlyOneOf and the like. */
static void set_one_of(const apply_context *context, const marker *marker, crd_value *schema) {
  const crd_value *fields = crdc_apply_value(marker);
  crd_text rule = {.arena = context->arena}, message = {.arena = context->arena};
  const char *comparison = marker->definition->comparison;
  if (!fields->size) return;
  bool sum = comparison[0] != 0;
  const char *count = !sum ? "at least" : comparison[0] == '=' ? "exactly" : "at most";
  crd_text_printf(&message, "%s one of the fields in [", count);
  for (uint32_t i = 0; i < fields->size; i++) {
    crd_string field = crd_value_string(&fields->as.items[i]);
    if (!is_plain_name(context, marker, schema, field)) return;
    crd_text_printf(&message, "%s%.*s", i ? " " : "", (int)field.size, field.data);
    crd_text_printf(&rule, sum ? "%s(has(self.%.*s)?1:0)" : "%shas(self.%.*s)", i ? (sum ? "+" : "||") : "", (int)field.size,
                    field.data);
  }
  if (sum) crd_text_printf(&rule, " %s 1", comparison);
  crd_text_printf(&message, sum && comparison[0] == '<' ? "] may be set" : "] must be set");
  crdc_apply_text_rule(context, marker, schema,
                       (apply_rule){.rule = crd_text_string(&rule), .message = crd_text_string(&message)});
}

/* Its value is read with the schema (marks_attach.c). */
static void check_pod_template(const apply_context *context, const marker *marker, crd_value *schema) {
  if (crdc_marker_flag(marker, "", false)) crdc_apply_check_subject(context, marker, schema, ABOUT_OBJECTS);
}

/* ---- the rows ---- */

/* clang-format off */
ONE(a_number, MARKER_NUMBER, "the number");
ONE(a_count, MARKER_INTEGER, "how many");
ONE(a_flag, MARKER_FLAG, "true or false");
ONE(a_text, MARKER_STRING, "the text");
ONE(a_value, MARKER_ANY, "any value: 1, true, text, {a, b}, {name: value}");
ONE(a_json, MARKER_JSON, "any value as JSON");
WORD(a_list_type, "map,set,atomic", "how lists are merged");
WORD(a_map_type, "granular,atomic", "how maps are merged");
ONE(a_key, MARKER_STRING, "the name of a field of the items");
ONE(some_values, MARKER_ANYS, "{a, b} or a;b");
ONE(some_fields, MARKER_STRINGS, "names of fields: {a, b} or a;b");
PARAMETERS(x_validation,
  {"rule", MARKER_STRING, true, "CEL: true for a good value", NULL},
  {"message", MARKER_STRING, false, "what a bad value is told", NULL},
  {"messageExpression", MARKER_STRING, false, "CEL for the message", NULL},
  {"reason", MARKER_STRING, false, "of a failure: FieldValueInvalid unless given", A_REASON},
  {"fieldPath", MARKER_STRING, false, "the field that errors name, from this one: .a.b", NULL},
  {"optionalOldSelf", MARKER_FLAG, false, "oldSelf is an optional, and the rule asked at creation too", NULL},
  {"layer", MARKER_STRING, false, "crd (unless given): merged into the CRD", "crd,webhook,controller"});
PARAMETERS(external_docs,
  {"url", MARKER_STRING, true, "where it is", NULL},
  {"description", MARKER_STRING, false, "what it is", NULL});

static const marker_definition schema_rows[] = {
  {"kubebuilder:validation:Maximum", MARKER_AT_NODE, true, "the most that a number may be", a_number, SETS("maximum")},
  {"kubebuilder:validation:Minimum", MARKER_AT_NODE, true, "the least that a number may be", a_number, SETS("minimum")},
  {"kubebuilder:validation:ExclusiveMaximum", MARKER_AT_NODE, true, "the number must be less than the maximum", a_flag, SETS("exclusiveMaximum")},
  {"kubebuilder:validation:ExclusiveMinimum", MARKER_AT_NODE, true, "the number must be more than the minimum", a_flag, SETS("exclusiveMinimum")},
  {"kubebuilder:validation:MultipleOf", MARKER_AT_NODE, true, "the number is a multiple of this one", a_number, SETS("multipleOf")},
  {"kubebuilder:validation:MinProperties", MARKER_AT_NODE, true, "the fewest members of an object", a_count, SETS("minProperties")},
  {"kubebuilder:validation:MaxProperties", MARKER_AT_NODE, true, "the most members of an object", a_count, SETS("maxProperties")},
  {"kubebuilder:validation:MaxLength", MARKER_AT_NODE, true, "the most characters of a string", a_count, SETS("maxLength")},
  {"kubebuilder:validation:MinLength", MARKER_AT_NODE, true, "the fewest characters of a string", a_count, SETS("minLength")},
  {"kubebuilder:validation:Pattern", MARKER_AT_NODE, true, "a regular expression that the string matches", a_text, SETS("pattern")},
  {"kubebuilder:validation:MaxItems", MARKER_AT_NODE, true, "the most items of a list", a_count, SETS("maxItems")},
  {"kubebuilder:validation:MinItems", MARKER_AT_NODE, true, "the fewest items of a list", a_count, SETS("minItems")},
  {"kubebuilder:validation:UniqueItems", MARKER_AT_NODE, true, "no two items are equal", a_flag, SETS("uniqueItems")},
  {"kubebuilder:validation:Enum", MARKER_AT_NODE, true, "the only values there may be", some_values, SETS("enum")},
  {"kubebuilder:validation:Format", MARKER_AT_NODE, true, "a format of strings or numbers", a_text, SETS("format")},
  {"kubebuilder:validation:Type", MARKER_AT_NODE, true, "the type, instead of the one there is", a_text, SETS("type"), .order = -1},
  {"kubebuilder:validation:XPreserveUnknownFields", MARKER_AT_NODE, true, "fields that the schema does not have are kept", NULL, SETS("x-kubernetes-preserve-unknown-fields")},
  {"kubebuilder:validation:XEmbeddedResource", MARKER_AT_NODE, true, "an object with apiVersion, kind and metadata", NULL, SETS("x-kubernetes-embedded-resource")},
  {"kubebuilder:validation:XIntOrString", MARKER_AT_NODE, true, "a number or a string", NULL, SETS("x-kubernetes-int-or-string"), .order = -1},
  {"kubebuilder:validation:XValidation", MARKER_AT_NODE, true, "a rule in CEL", x_validation, .to_schema = set_rule},
  {"kubebuilder:validation:Required", MARKER_AT_NODE, false, "the field must be there; at the head of an overlay: as the CRD says", NULL, .presence = 2, .required = true},
  {"kubebuilder:validation:Optional", MARKER_AT_NODE, false, "the field may be absent; at the head: so may all that the overlay has and does not require", NULL, .presence = 1},
  {"required", MARKER_AT_FIELD, false, "the field must be there", NULL, .presence = 5, .required = true},
  {"optional", MARKER_AT_FIELD, false, "the field may be absent", NULL, .presence = 3},
  {"nullable", MARKER_AT_FIELD, false, "null is a value", NULL, SETS("nullable")},
  {"kubebuilder:default", MARKER_AT_FIELD, false, "the value where none is given", a_value, .keyword = "default", .to_schema = apply_default},
  {"default", MARKER_AT_FIELD, false, "the same, as JSON", a_json, .keyword = "default", .to_schema = apply_default, .order = -1},
  {"kubebuilder:example", MARKER_AT_FIELD, false, "an example", a_value, SETS("example")},
  {"kubebuilder:title", MARKER_AT_NODE, false, "a title", a_value, .keyword = "title", .to_schema = set_title},
  {"kubebuilder:externalDocs", MARKER_AT_NODE, false, "where more is said", external_docs, .keyword = "externalDocs", .to_schema = set_docs},
  {"kubebuilder:validation:EmbeddedResource", MARKER_AT_FIELD, false, "as XEmbeddedResource", NULL, SETS("x-kubernetes-embedded-resource")},
  {"kubebuilder:validation:Schemaless", MARKER_AT_FIELD, false, "drops the schema; the other markers make a new one", NULL, .keyword = "description", .to_schema = drop_schema, .order = -2},
  {"kubebuilder:pruning:PreserveUnknownFields", MARKER_AT_NODE, false, "fields that the schema does not have are kept", NULL, SETS("x-kubernetes-preserve-unknown-fields")},
  {"kubebuilder:validation:ExactlyOneOf", MARKER_AT_NODE, false, "one of the fields is there", some_fields, .comparison = "==", .to_schema = set_one_of, .order = 2},
  {"kubebuilder:validation:AtMostOneOf", MARKER_AT_NODE, false, "no two of the fields are there", some_fields, .comparison = "<=", .to_schema = set_one_of, .order = 1},
  {"kubebuilder:validation:AtLeastOneOf", MARKER_AT_NODE, false, "one of the fields is there, or more", some_fields, .comparison = "", .to_schema = set_one_of, .order = 3},
  {"listType", MARKER_AT_NODE, false, "how lists are merged", a_list_type, SETS("x-kubernetes-list-type"), .order = -1},
  {"listMapKey", MARKER_AT_NODE, false, "a key of a list of type map; once for each", a_key, .keyword = "x-kubernetes-list-map-keys", .to_schema = crdc_apply_map_key},
  {"mapType", MARKER_AT_NODE, false, "how maps are merged", a_map_type, SETS("x-kubernetes-map-type")},
  {"structType", MARKER_AT_NODE, false, "how objects are merged", a_map_type, SETS("x-kubernetes-map-type")},
  {"crdc:podTemplate", MARKER_AT_FIELD, false, "whether the field is a template of pods, for the layer pods; else its shape says it", a_flag, .to_schema = check_pod_template},
};
/* clang-format on */
const marker_table crdc_schema_markers = {schema_rows, sizeof schema_rows / sizeof *schema_rows};
