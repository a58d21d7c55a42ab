/* JSON of the API server's internal types (pkg/apis/apiextensions types.go): no tags, so Go's names, every field, nil as
 * null. Only messages that show a whole schema or all versions need it. */
#include "schema/check.h"

#include <crd/json.h>

static void dump_node(crd_text *out, const crd_value *node);

static void add_dumped(crd_text *out, const char *text) {
  crd_text_add(out, crd_string_of(text));
}

static void dump_string(crd_text *out, const crd_value *value) {
  crd_json_write_string(out, crdc_read_text(value), CRD_JSON_GO);
}

static void add_bool(crd_text *out, const crd_value *value) {
  add_dumped(out, crdc_read_flag(value) ? "true" : "false");
}

static void add_any(crd_text *out, const crd_value *value) {
  if (value)
    crd_json_write(out, value, CRD_JSON_GO);
  else
    add_dumped(out, "null");
}

/* A float64. */
static void dump_number(crd_text *out, const crd_value *value) {
  if (value)
    crd_text_add_json_double(out, crdc_read_number(value));
  else
    add_dumped(out, "null");
}

static void dump_schema_node(crd_text *out, const crd_value *value) {
  if (value && value->kind == CRD_MAP)
    dump_node(out, value);
  else
    add_dumped(out, "null");
}

static void add_nodes(crd_text *out, const crd_value *list) {
  if (!list || list->kind != CRD_LIST) {
    add_dumped(out, "null");
    return;
  }
  crd_text_add_char(out, '[');
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add_char(out, ',');
    dump_node(out, &list->as.items[i]);
  }
  crd_text_add_char(out, ']');
}

static void add_items(crd_text *out, const crd_value *value) {
  if (!value) {
    add_dumped(out, "null");
    return;
  }
  add_dumped(out, "{\"Schema\":");
  dump_schema_node(out, value);
  add_dumped(out, ",\"JSONSchemas\":");
  add_nodes(out, value);
  crd_text_add_char(out, '}');
}

static void add_schema_or_bool(crd_text *out, const crd_value *value) {
  if (!value) {
    add_dumped(out, "null");
    return;
  }
  add_dumped(out, "{\"Allows\":");
  add_dumped(out, value->kind == CRD_MAP || crdc_read_flag(value) ? "true" : "false");
  add_dumped(out, ",\"Schema\":");
  dump_schema_node(out, value);
  crd_text_add_char(out, '}');
}

static void add_dependency(crd_text *out, const crd_value *value) {
  add_dumped(out, "{\"Schema\":");
  dump_schema_node(out, value);
  add_dumped(out, ",\"Property\":");
  add_any(out, value->kind == CRD_LIST ? value : NULL);
  crd_text_add_char(out, '}');
}

/* A map with its names in order, as json.Marshal writes maps. */
static void dump_map(crd_text *out, const crd_value *map, void (*add_entry)(crd_text *, const crd_value *)) {
  if (!map || map->kind != CRD_MAP) {
    add_dumped(out, "null");
    return;
  }
  crd_text_add_char(out, '{');
  const crd_member *last = NULL;
  for (uint32_t written = 0; written < map->size; written++) {
    const crd_member *next = NULL;
    for (uint32_t i = 0; i < map->size; i++) {
      const crd_member *member = &map->as.members[i];
      if (last && crd_string_compare(crd_member_name(member), crd_member_name(last)) <= 0) continue;
      if (!next || crd_string_compare(crd_member_name(member), crd_member_name(next)) < 0) next = member;
    }
    if (!next) break;
    if (last) crd_text_add_char(out, ',');
    crd_json_write_string(out, crd_member_name(next), CRD_JSON_GO);
    crd_text_add_char(out, ':');
    add_entry(out, &next->value);
    last = next;
  }
  crd_text_add_char(out, '}');
}

static void add_docs(crd_text *out, const crd_value *value) {
  if (!value) {
    add_dumped(out, "null");
    return;
  }
  add_dumped(out, "{\"Description\":");
  dump_string(out, crdc_read_member(value, "description"));
  add_dumped(out, ",\"URL\":");
  dump_string(out, crdc_read_member(value, "url"));
  crd_text_add_char(out, '}');
}

static void dump_one_rule(crd_text *out, const validation_rule *rule) {
  add_dumped(out, "{\"Rule\":");
  crd_json_write_string(out, rule->rule, CRD_JSON_GO);
  add_dumped(out, ",\"Message\":");
  crd_json_write_string(out, rule->message, CRD_JSON_GO);
  add_dumped(out, ",\"MessageExpression\":");
  crd_json_write_string(out, rule->message_expression, CRD_JSON_GO);
  add_dumped(out, ",\"Reason\":");
  if (rule->has_reason)
    crd_json_write_string(out, rule->reason, CRD_JSON_GO);
  else
    add_dumped(out, "null");
  add_dumped(out, ",\"FieldPath\":");
  crd_json_write_string(out, rule->field_path, CRD_JSON_GO);
  add_dumped(out, ",\"OptionalOldSelf\":");
  add_dumped(out, rule->optional_old_self < 0 ? "null" : rule->optional_old_self ? "true" : "false");
  crd_text_add_char(out, '}');
}

static void add_rules(crd_text *out, const crd_value *list) {
  if (!list || list->kind != CRD_LIST) {
    add_dumped(out, "null");
    return;
  }
  crd_text_add_char(out, '[');
  for (uint32_t i = 0; i < list->size; i++) {
    if (i) crd_text_add_char(out, ',');
    validation_rule rule;
    crdc_read_rule(&(reader){0}, &list->as.items[i], &rule);
    dump_one_rule(out, &rule);
  }
  crd_text_add_char(out, ']');
}

crd_string crdc_dump_rule(crd_arena *arena, const validation_rule *rule) {
  crd_text out = {.arena = arena};
  dump_one_rule(&out, rule);
  return crd_text_string(&out);
}

static void add_properties(crd_text *out, const crd_value *map) {
  dump_map(out, map, dump_node);
}
static void add_dependencies(crd_text *out, const crd_value *map) {
  dump_map(out, map, add_dependency);
}

/* The fields of JSONSchemaProps in their order. */
static void dump_node(crd_text *out, const crd_value *node) {
  static const struct {
    const char *go_name, *name;
    void (*add)(crd_text *, const crd_value *);
  } fields[] = {
      {"ID", "id", dump_string},
      {"Schema", "$schema", dump_string},
      {"Ref", "$ref", add_any},
      {"Description", "description", dump_string},
      {"Type", "type", dump_string},
      {"Nullable", "nullable", add_bool},
      {"Format", "format", dump_string},
      {"Title", "title", dump_string},
      {"Default", "default", add_any},
      {"Maximum", "maximum", dump_number},
      {"ExclusiveMaximum", "exclusiveMaximum", add_bool},
      {"Minimum", "minimum", dump_number},
      {"ExclusiveMinimum", "exclusiveMinimum", add_bool},
      {"MaxLength", "maxLength", add_any},
      {"MinLength", "minLength", add_any},
      {"Pattern", "pattern", dump_string},
      {"MaxItems", "maxItems", add_any},
      {"MinItems", "minItems", add_any},
      {"UniqueItems", "uniqueItems", add_bool},
      {"MultipleOf", "multipleOf", dump_number},
      {"Enum", "enum", add_any},
      {"MaxProperties", "maxProperties", add_any},
      {"MinProperties", "minProperties", add_any},
      {"Required", "required", add_any},
      {"Items", "items", add_items},
      {"AllOf", "allOf", add_nodes},
      {"OneOf", "oneOf", add_nodes},
      {"AnyOf", "anyOf", add_nodes},
      {"Not", "not", dump_schema_node},
      {"Properties", "properties", add_properties},
      {"AdditionalProperties", "additionalProperties", add_schema_or_bool},
      {"PatternProperties", "patternProperties", add_properties},
      {"Dependencies", "dependencies", add_dependencies},
      {"AdditionalItems", "additionalItems", add_schema_or_bool},
      {"Definitions", "definitions", add_properties},
      {"ExternalDocs", "externalDocs", add_docs},
      {"Example", "example", add_any},
      {"XPreserveUnknownFields", "x-kubernetes-preserve-unknown-fields", add_any},
      {"XEmbeddedResource", "x-kubernetes-embedded-resource", add_bool},
      {"XIntOrString", "x-kubernetes-int-or-string", add_bool},
      {"XListMapKeys", "x-kubernetes-list-map-keys", add_any},
      {"XListType", "x-kubernetes-list-type", add_any},
      {"XMapType", "x-kubernetes-map-type", add_any},
      {"XValidations", "x-kubernetes-validations", add_rules},
  };
  for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) {
    crd_text_printf(out, "%s\"%s\":", i ? "," : "{", fields[i].go_name);
    fields[i].add(out, crdc_read_member(node, fields[i].name));
  }
  crd_text_add_char(out, '}');
}

crd_string crdc_dump_schema(crd_arena *arena, const schema *node) {
  crd_text out = {.arena = arena};
  dump_node(&out, node->value);
  return crd_text_string(&out);
}

crd_string crdc_dump_items(crd_arena *arena, const crd_value *items) {
  crd_text out = {.arena = arena};
  add_items(&out, items);
  return crd_text_string(&out);
}

static void add_columns(crd_text *out, const crd_value *list) {
  static const crd_value zero = CRD_VALUE_INT_INIT(0);
  if (!list || list->kind != CRD_LIST) {
    add_dumped(out, "null");
    return;
  }
  crd_text_add_char(out, '[');
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *column = &list->as.items[i], *priority = crdc_read_member(column, "priority");
    add_dumped(out, i ? ",{\"Name\":" : "{\"Name\":");
    dump_string(out, crdc_read_member(column, "name"));
    add_dumped(out, ",\"Type\":");
    dump_string(out, crdc_read_member(column, "type"));
    add_dumped(out, ",\"Format\":");
    dump_string(out, crdc_read_member(column, "format"));
    add_dumped(out, ",\"Description\":");
    dump_string(out, crdc_read_member(column, "description"));
    add_dumped(out, ",\"Priority\":");
    add_any(out, priority ? priority : &zero);
    add_dumped(out, ",\"JSONPath\":");
    dump_string(out, crdc_read_member(column, "jsonPath"));
    crd_text_add_char(out, '}');
  }
  crd_text_add_char(out, ']');
}

static void add_subresources(crd_text *out, const crd_value *value) {
  if (!value) {
    add_dumped(out, "null");
    return;
  }
  add_dumped(out, crdc_read_member(value, "status") ? "{\"Status\":{}," : "{\"Status\":null,");
  const crd_value *scale = crdc_read_member(value, "scale");
  if (!scale) {
    add_dumped(out, "\"Scale\":null}");
    return;
  }
  add_dumped(out, "\"Scale\":{\"SpecReplicasPath\":");
  dump_string(out, crdc_read_member(scale, "specReplicasPath"));
  add_dumped(out, ",\"StatusReplicasPath\":");
  dump_string(out, crdc_read_member(scale, "statusReplicasPath"));
  add_dumped(out, ",\"LabelSelectorPath\":");
  add_any(out, crdc_read_member(scale, "labelSelectorPath"));
  add_dumped(out, "}}");
}

static void add_selectable(crd_text *out, const crd_value *list) {
  if (!list || list->kind != CRD_LIST) {
    add_dumped(out, "null");
    return;
  }
  crd_text_add_char(out, '[');
  for (uint32_t i = 0; i < list->size; i++) {
    add_dumped(out, i ? ",{\"JSONPath\":" : "{\"JSONPath\":");
    dump_string(out, crdc_read_member(&list->as.items[i], "jsonPath"));
    crd_text_add_char(out, '}');
  }
  crd_text_add_char(out, ']');
}

/* Parts that all versions share stand at the spec, not in the versions. */
crd_string crdc_dump_versions(crd_arena *arena, const crd_definition *definition) {
  crd_text out = {.arena = arena};
  bool shared_schema = crdc_versions_share(definition, "schema"),
       shared_sub = crdc_versions_share(definition, "subresources"),
       shared_columns = crdc_versions_share(definition, "additionalPrinterColumns"),
       shared_fields = crdc_versions_share(definition, "selectableFields");
  if (!definition->version_count)
    return definition->spec && crdc_read_member(definition->spec, "versions") ? CRD_STRING("[]") : CRD_STRING("null");
  for (size_t i = 0; i < definition->version_count; i++) {
    const crd_value *version = definition->versions[i].value, *root = crdc_read_member(version, "schema");
    add_dumped(&out, i ? ",{\"Name\":" : "[{\"Name\":");
    dump_string(&out, crdc_read_member(version, "name"));
    add_dumped(&out, ",\"Served\":");
    add_bool(&out, crdc_read_member(version, "served"));
    add_dumped(&out, ",\"Storage\":");
    add_bool(&out, crdc_read_member(version, "storage"));
    add_dumped(&out, ",\"Deprecated\":");
    add_bool(&out, crdc_read_member(version, "deprecated"));
    add_dumped(&out, ",\"DeprecationWarning\":");
    add_any(&out, crdc_read_member(version, "deprecationWarning"));
    add_dumped(&out, ",\"Schema\":");
    if (shared_schema || !root) {
      add_dumped(&out, "null");
    } else {
      add_dumped(&out, "{\"OpenAPIV3Schema\":");
      dump_schema_node(&out, crdc_read_member(root, "openAPIV3Schema"));
      crd_text_add_char(&out, '}');
    }
    add_dumped(&out, ",\"Subresources\":");
    add_subresources(&out, shared_sub ? NULL : crdc_read_member(version, "subresources"));
    add_dumped(&out, ",\"AdditionalPrinterColumns\":");
    add_columns(&out, shared_columns ? NULL : crdc_read_member(version, "additionalPrinterColumns"));
    add_dumped(&out, ",\"SelectableFields\":");
    add_selectable(&out, shared_fields ? NULL : crdc_read_member(version, "selectableFields"));
    crd_text_add_char(&out, '}');
  }
  crd_text_add_char(&out, ']');
  return crd_text_string(&out);
}
