/* Markers of schemas onto JSONSchemaProps, as the ApplyToSchema methods of controller-gen's pkg/crd/markers do. */
#include "schema/apply.h"

#include "schema/check.h"
#include "schema/read.h"

#include <math.h>

/* What one marker does; `keyword` is what it sets. */
typedef struct action {
  const char *marker, *keyword;
  void (*apply)(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword);
  int priority; /* 10 unless said otherwise */
} action;

static crd_string type_of(const crd_value *schema) {
  return crdc_member_string(schema, "type");
}

static bool has_type(const crd_value *schema, const char *name) {
  return crdc_text_is(type_of(schema), name);
}

static bool is_true(const crd_value *schema, const char *keyword) {
  const crd_value *value = crdc_read_member(schema, keyword);
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

static const crd_value *marker_value(const marker *marker) {
  const marker_argument *argument = crdc_marker_find(marker, "");
  return argument ? &argument->value : NULL;
}

static void refuse_marker(const apply_context *context, const marker *marker, const crd_value *schema, const char *wanted) {
  crd_string type = type_of(schema), name = marker->name;
  if (!type.size) type = CRD_STRING("of no type");
  crdc_apply_error(context, marker->location, "+%.*s is for %s, and this is %.*s", (int)name.size, name.data, wanted,
                   (int)type.size, type.data);
}

/* False says what the keyword's absence says. */
static void set_argument(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (marker_value(marker)->kind == CRD_BOOL && !marker_value(marker)->as.boolean && strcmp(keyword, "example") != 0)
    crd_value_remove(schema, crd_string_of(keyword));
  else
    crdc_apply_set(context, schema, keyword, marker, *marker_value(marker));
}

static void set_true(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  crd_value yes = crd_value_make_bool(true);
  crdc_apply_set(context, schema, keyword, marker, yes);
}

/* ---- numbers, strings, lists, objects ---- */

static bool is_numeric(const apply_context *context, const marker *marker, const crd_value *schema) {
  bool numeric = has_type(schema, "integer") || has_type(schema, "number");
  if (!numeric) refuse_marker(context, marker, schema, "numbers");
  return numeric;
}

static void set_limit(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (!is_numeric(context, marker, schema)) return;
  crd_value number = *marker_value(marker);
  if (number.kind == CRD_DOUBLE && number.as.number == trunc(number.as.number) && fabs(number.as.number) < 1e15) {
    uint32_t offset = number.offset;
    number = crd_value_make_int((int64_t)number.as.number);
    number.offset = offset;
  }
  if (has_type(schema, "integer") && number.kind == CRD_DOUBLE && number.as.number != trunc(number.as.number))
    crdc_apply_error(context, marker->location, "an integer cannot have the fraction that +%.*s gives",
                     (int)marker->name.size, marker->name.data);
  else
    crdc_apply_set(context, schema, keyword, marker, number);
}

static void set_exclusive(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (is_numeric(context, marker, schema)) set_argument(context, marker, schema, keyword);
}

static void set_of_string(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (has_type(schema, "string") || is_true(schema, "x-kubernetes-int-or-string"))
    set_argument(context, marker, schema, keyword);
  else
    refuse_marker(context, marker, schema, "strings");
}

static void set_of_list(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (has_type(schema, "array"))
    set_argument(context, marker, schema, keyword);
  else
    refuse_marker(context, marker, schema, "lists");
}

static void set_of_object(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (has_type(schema, "object"))
    set_argument(context, marker, schema, keyword);
  else
    refuse_marker(context, marker, schema, "objects");
}

static void set_list_type(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  set_of_list(context, marker, schema, keyword);
}

static void set_map_type(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (crdc_marker_is(marker, "structType") && !type_of(schema).size)
    set_argument(context, marker, schema, keyword);
  else
    set_of_object(context, marker, schema, keyword);
}

static void add_map_key(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  crd_string key = crdc_marker_text(marker, "");
  if (!has_type(schema, "array")) {
    refuse_marker(context, marker, schema, "lists");
    return;
  }
  if (!crdc_text_is(crdc_member_string(schema, "x-kubernetes-list-type"), "map")) {
    if (marker->beside_error) return; /* which may be the one that says so */
    crdc_apply_error(context, marker->location, "+%.*s is for lists with +listType=map", (int)marker->name.size,
                     marker->name.data);
    return;
  }
  crd_value *keys = crdc_apply_member(context, schema, keyword, marker, CRD_LIST);
  for (uint32_t i = 0; i < keys->size; i++)
    if (crd_value_is_string(&keys->as.items[i], key)) return;
  crd_value_append(context->arena, keys, *marker_value(marker));
}

/* ---- any value ---- */

static void set_default(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  crd_value value = *marker_value(marker);
  if (value.kind == CRD_NULL) return; /* +default=null says nothing */
  uint32_t offset = value.offset;
  if (has_type(schema, "array") && value.kind == CRD_MAP && !value.size && crdc_marker_is(marker, "kubebuilder:default")) {
    value = crd_value_make_list(context->arena, 0);
    value.offset = offset;
  }
  crdc_apply_set(context, schema, keyword, marker, crd_value_copy(context->arena, &value));
}

static void set_title(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  if (marker_value(marker)->kind == CRD_STRING_VALUE)
    set_argument(context, marker, schema, keyword);
  else
    crdc_apply_error(context, crdc_marker_location(marker, ""), "a title must be a string, not %s",
                     crd_value_type_name(marker_value(marker)));
}

static void set_docs(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  crd_value docs = crd_value_make_map(context->arena, 2);
  if (crdc_marker_text(marker, "description").size)
    crd_value_set(context->arena, &docs, CRD_STRING("description"), crdc_marker_find(marker, "description")->value);
  crd_value_set(context->arena, &docs, CRD_STRING("url"), crdc_marker_find(marker, "url")->value);
  crdc_apply_set(context, schema, keyword, marker, docs);
}

/* The field's schema becomes empty but for what it says of itself (SchemalessName). */
static void drop_schema(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  const crd_value *description = crdc_read_member(schema, keyword);
  crd_value kept = description ? *description : crd_value_make_null();
  schema->size = 0;
  if (kept.kind != CRD_NULL) crdc_apply_set(context, schema, keyword, marker, kept);
}

static void refuse_constants(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  (void)schema, (void)keyword;
  crdc_apply_error(context, marker->location,
                   "+k8s:enum takes its values from Go's constants, which are not here: name them with "
                   "+kubebuilder:validation:Enum={...}");
}

/* ---- rules ---- */

static void add_validation(const apply_context *context, const marker *marker, crd_value *schema, crd_value rule) {
  rule.offset = marker->location.offset + marker->location.source->start;
  crd_value *rules = crdc_apply_member(context, schema, "x-kubernetes-validations", marker, CRD_LIST);
  crd_value_append(context->arena, rules, rule);
}

static void add_text_rule(const apply_context *context, const marker *marker, crd_value *schema, crd_string rule,
                          crd_string message) {
  crd_value map = crd_value_make_map(context->arena, 2);
  crd_value_set(context->arena, &map, CRD_STRING("message"), crdc_apply_text(context, marker, message));
  crd_value_set(context->arena, &map, CRD_STRING("rule"), crdc_apply_text(context, marker, rule));
  add_validation(context, marker, schema, map);
}

static void set_rule(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  static const char *const members[] = {"fieldPath", "message", "messageExpression", "optionalOldSelf", "reason", "rule"};
  crd_string layer = crdc_marker_text(marker, "layer");
  (void)keyword;
  if (layer.size && !crdc_text_is(layer, "crd")) return; /* not of the CRD */
  crd_value rule = crd_value_make_map(context->arena, 6);
  for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
    const marker_argument *argument = crdc_marker_find(marker, members[i]);
    if (argument && (argument->value.kind != CRD_STRING_VALUE || argument->value.size ||
                     crdc_text_is(crd_string_of(members[i]), "rule")))
      crd_value_set(context->arena, &rule, crd_string_of(members[i]), argument->value);
  }
  add_validation(context, marker, schema, rule);
}

static void set_immutable(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  (void)keyword;
  add_text_rule(context, marker, schema, CRD_STRING("self == oldSelf"), CRD_STRING("field is immutable"));
}

static bool is_plain_name(const apply_context *context, const marker *marker, const crd_value *schema, crd_string field) {
  if (memchr(field.data, '.', field.size)) {
    crdc_apply_error(context, crdc_marker_location(marker, ""), "cannot reference nested fields: %.*s", (int)field.size,
                     field.data);
    return false;
  }
  const crd_value *required = crdc_read_member(schema, "required");
  for (uint32_t i = 0; required && required->kind == CRD_LIST && i < required->size; i++)
    if (crd_value_is_string(&required->as.items[i], field)) {
      crdc_apply_error(context, crdc_marker_location(marker, ""),
                       "field %.*s is part of OneOf constraint and cannot be marked as required", (int)field.size,
                       field.data);
      return false;
    }
  return true;
}

/* ExactlyOneOf and the like; `kind` is the comparison, or "" for at least one. */
static void set_one_of(const apply_context *context, const marker *marker, crd_value *schema, const char *comparison) {
  const crd_value *fields = marker_value(marker);
  crd_text rule = {.arena = context->arena}, message = {.arena = context->arena};
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
  add_text_rule(context, marker, schema, crd_text_string(&rule), crd_text_string(&message));
}

/* A required field must not be empty (K8sRequired). */
static void set_not_empty(const apply_context *context, const marker *marker, crd_value *schema, const char *keyword) {
  static const char *const least[][2] = {{"string", "minLength"}, {"array", "minItems"}, {"object", "minProperties"}};
  (void)keyword;
  for (size_t i = 0; i < sizeof least / sizeof *least; i++)
    if (has_type(schema, least[i][0]) && !crdc_read_member(schema, least[i][1]))
      crdc_apply_set(context, schema, least[i][1], marker, crd_value_make_int(1));
}

#define VALIDATION(name) "kubebuilder:validation:" name

static const action actions[] = {
    {VALIDATION("Schemaless"), "description", drop_schema, 0},
    {VALIDATION("Type"), "type", set_argument, 9},
    {VALIDATION("XIntOrString"), "x-kubernetes-int-or-string", set_true, 9},
    {VALIDATION("Maximum"), "maximum", set_limit, 10},
    {VALIDATION("Minimum"), "minimum", set_limit, 10},
    {VALIDATION("ExclusiveMaximum"), "exclusiveMaximum", set_exclusive, 10},
    {VALIDATION("ExclusiveMinimum"), "exclusiveMinimum", set_exclusive, 10},
    {VALIDATION("MultipleOf"), "multipleOf", set_limit, 10},
    {VALIDATION("MinProperties"), "minProperties", set_of_object, 10},
    {VALIDATION("MaxProperties"), "maxProperties", set_of_object, 10},
    {VALIDATION("MaxLength"), "maxLength", set_of_string, 10},
    {VALIDATION("MinLength"), "minLength", set_of_string, 10},
    {VALIDATION("Pattern"), "pattern", set_of_string, 10},
    {VALIDATION("MaxItems"), "maxItems", set_of_list, 10},
    {VALIDATION("MinItems"), "minItems", set_of_list, 10},
    {VALIDATION("UniqueItems"), "uniqueItems", set_of_list, 10},
    {VALIDATION("Enum"), "enum", set_argument, 10},
    {VALIDATION("Format"), "format", set_argument, 10},
    {VALIDATION("XPreserveUnknownFields"), "x-kubernetes-preserve-unknown-fields", set_true, 10},
    {"kubebuilder:pruning:PreserveUnknownFields", "x-kubernetes-preserve-unknown-fields", set_true, 10},
    {VALIDATION("XEmbeddedResource"), "x-kubernetes-embedded-resource", set_true, 10},
    {VALIDATION("EmbeddedResource"), "x-kubernetes-embedded-resource", set_true, 10},
    {VALIDATION("XValidation"), "", set_rule, 10},
    {VALIDATION("AtMostOneOf"), "<=", set_one_of, 11},
    {VALIDATION("ExactlyOneOf"), "==", set_one_of, 12},
    {VALIDATION("AtLeastOneOf"), "", set_one_of, 13},
    {"nullable", "nullable", set_true, 10},
    {"kubebuilder:default", "default", set_default, 10},
    {"default", "default", set_default, 9},
    {"kubebuilder:example", "example", set_argument, 10},
    {"kubebuilder:title", "title", set_title, 10},
    {"kubebuilder:externalDocs", "externalDocs", set_docs, 10},
    {"k8s:required", "", set_not_empty, 10},
    {"k8s:immutable", "", set_immutable, 10},
    {"k8s:maxItems", "maxItems", set_of_list, 10},
    {"k8s:minimum", "minimum", set_limit, 10},
    {"k8s:maximum", "maximum", set_limit, 10},
    {"k8s:enum", "", refuse_constants, 10},
    {"listType", "x-kubernetes-list-type", set_list_type, 9},
    {"k8s:listType", "x-kubernetes-list-type", set_list_type, 9},
    {"listMapKey", "x-kubernetes-list-map-keys", add_map_key, 10},
    {"k8s:listMapKey", "x-kubernetes-list-map-keys", add_map_key, 10},
    {"mapType", "x-kubernetes-map-type", set_map_type, 10},
    {"structType", "x-kubernetes-map-type", set_map_type, 10},
};

static const action *find_action(const marker *marker) {
  for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
    if (crdc_marker_is(marker, actions[i].marker)) return &actions[i];
  return NULL;
}

bool crdc_apply_knows_schema(const marker *marker) {
  return find_action(marker) != NULL;
}

int crdc_apply_priority(const marker *marker) {
  const action *action = find_action(marker);
  return action ? action->priority : 10;
}

void crdc_apply_to_schema(const apply_context *context, const marker *marker, crd_value *schema) {
  const action *action = find_action(marker);
  if (action) action->apply(context, marker, schema, action->keyword);
}
