/* SPDX-License-Identifier: Apache-2.0 */
/* The types of apiextensions/v1, field by field, in the order of the API server's internal types. */
#include "schema/tree/shape.h"

#include <stddef.h>

/* NOLINTBEGIN(bugprone-macro-parentheses): literals that are joined, or that initialise an array, take none. */
#define FIELD(text_shape, type) .name = CRD_STRING_INIT(text_shape), .shape = &(type)
#define POINTER(text_shape, type) FIELD(text_shape, type), .pointer = true
#define STRUCT(name, fields)                                                                                                \
  { .kind = SHAPE_STRUCT, .go = "v1." name, .members = fields, .count = sizeof fields / sizeof *(fields) }
/* A named string type. */
#define TEXT_SHAPE(name)                                                                                                    \
  { .kind = SHAPE_STRING, .go = "v1." name }
#define LIST(name, element)                                                                                                 \
  { .kind = SHAPE_LIST, .go = name, .of = &(element) }
/* NOLINTEND(bugprone-macro-parentheses) */

static const shape text_shape = {.kind = SHAPE_STRING, .go = "string"}, flag = {.kind = SHAPE_BOOL, .go = "bool"},
                   int32 = {.kind = SHAPE_INT32, .go = "int32"}, int64 = {.kind = SHAPE_INT64, .go = "int64"},
                   number = {.kind = SHAPE_NUMBER, .go = "float64"}, bytes = {.kind = SHAPE_BYTES, .go = "[]uint8"},
                   time_shape = {.kind = SHAPE_TIME, .go = "v1.Time"}, any = {.kind = SHAPE_ANY, .go = "v1.JSON"},
                   metadata_shape = {.kind = SHAPE_METADATA, .go = "v1.ObjectMeta"},
                   texts_shape = LIST("[]string", text_shape), anys = LIST("[]v1.JSON", any),
                   schemas = LIST("[]v1.JSONSchemaProps", crdc_shape_schema),
                   properties = {.kind = SHAPE_MAP, .go = "map[string]v1.JSONSchemaProps", .of = &crdc_shape_schema},
                   definitions = {.kind = SHAPE_MAP, .go = "v1.JSONSchemaDefinitions", .of = &crdc_shape_schema},
                   items = {.kind = SHAPE_ITEMS, .go = "v1.JSONSchemaPropsOrArray"},
                   or_bool = {.kind = SHAPE_OR_BOOL, .go = "v1.JSONSchemaPropsOrBool"},
                   dependency = {.kind = SHAPE_DEPENDENCY, .go = "v1.JSONSchemaPropsOrStringArray"},
                   dependencies = {.kind = SHAPE_MAP, .go = "v1.JSONSchemaDependencies", .of = &dependency};
static const shape url = TEXT_SHAPE("JSONSchemaURL"), reason = TEXT_SHAPE("FieldValueErrorReason"),
                   resource_scope = TEXT_SHAPE("ResourceScope"), strategy = TEXT_SHAPE("ConversionStrategyType"),
                   condition_type = TEXT_SHAPE("CustomResourceDefinitionConditionType"),
                   condition_status = TEXT_SHAPE("ConditionStatus");

/* ---- JSONSchemaProps ---- */

static const shape_member docs_fields[] = {{FIELD("description", text_shape)}, {FIELD("url", text_shape), .go_name = "URL"}};
static const shape docs = STRUCT("ExternalDocumentation", docs_fields);

static const shape_member rule_fields[] = {
    {FIELD("rule", text_shape)}, {FIELD("message", text_shape)},   {FIELD("messageExpression", text_shape)},
    {POINTER("reason", reason)}, {FIELD("fieldPath", text_shape)}, {POINTER("optionalOldSelf", flag)}};
static const shape rule_shape = STRUCT("ValidationRule", rule_fields), rules = LIST("v1.ValidationRules", rule_shape);

/* The keywords: code that reads, prints, checks or sets them uses these rows. */
#define NODE(member) .part = PART_NODE, .offset = offsetof(schema, member)
#define LIMIT(member) .part = PART_LIMITS, .offset = offsetof(schema_limits, member)
#define BRANCH(member) .part = PART_BRANCHES, .offset = offsetof(schema_branches, member)
#define TOPOLOGY(member) .part = PART_TOPOLOGY, .offset = offsetof(schema_topology, member)
#define COUNTED(part, member) .count_offset = offsetof(part, member)
#define CHECK(bit, member) .check = CRD_CHECK_##bit, .check_offset = offsetof(crd_checks, member)

/* clang-format off */
static const shape_member schema_fields[] = {
    {FIELD("id", text_shape), .go_name = "ID", .foreign = true, .not_with_status = true},
    {FIELD("$schema", url), .go_name = "Schema", .foreign = true, .not_with_status = true},
    {POINTER("$ref", text_shape), .go_name = "Ref", .foreign = true, .not_with_status = true},
    {FIELD("description", text_shape), .part = PART_DOCUMENT},
    {FIELD("type", text_shape), NODE(type)},
    {FIELD("nullable", flag), NODE(nullable), .not_with_status = true},
    {FIELD("format", text_shape), NODE(format)},
    {FIELD("title", text_shape), .part = PART_DOCUMENT},
    {POINTER("default", any), NODE(default_value), .not_with_status = true},
    {POINTER("maximum", number), LIMIT(maximum), CHECK(MAXIMUM, maximum), .subject = ABOUT_NUMBERS},
    {FIELD("exclusiveMaximum", flag), LIMIT(exclusive_maximum), .subject = ABOUT_NUMBERS},
    {POINTER("minimum", number), LIMIT(minimum), CHECK(MINIMUM, minimum), .subject = ABOUT_NUMBERS},
    {FIELD("exclusiveMinimum", flag), LIMIT(exclusive_minimum), .subject = ABOUT_NUMBERS},
    {POINTER("maxLength", int64), LIMIT(max_length), CHECK(MAX_LENGTH, max_length), .subject = ABOUT_STRINGS},
    {POINTER("minLength", int64), LIMIT(min_length), CHECK(MIN_LENGTH, min_length), .subject = ABOUT_STRINGS},
    {FIELD("pattern", text_shape), LIMIT(pattern), .subject = ABOUT_STRINGS},
    {POINTER("maxItems", int64), LIMIT(max_items), CHECK(MAX_ITEMS, max_items), .subject = ABOUT_LISTS},
    {POINTER("minItems", int64), LIMIT(min_items), CHECK(MIN_ITEMS, min_items), .subject = ABOUT_LISTS},
    {FIELD("uniqueItems", flag), LIMIT(unique_items), .subject = ABOUT_LISTS},
    {POINTER("multipleOf", number), LIMIT(multiple_of), CHECK(MULTIPLE_OF, multiple_of), .subject = ABOUT_NUMBERS},
    {FIELD("enum", anys), NODE(enum_values), .not_with_status = true},
    {POINTER("maxProperties", int64), LIMIT(max_properties), CHECK(MAX_PROPERTIES, max_properties),
     .subject = ABOUT_OBJECTS, .not_with_status = true},
    {POINTER("minProperties", int64), LIMIT(min_properties), CHECK(MIN_PROPERTIES, min_properties),
     .subject = ABOUT_OBJECTS, .not_with_status = true},
    {FIELD("required", texts_shape), NODE(required), COUNTED(schema, required_count)},
    {POINTER("items", items), NODE(items)},
    {FIELD("allOf", schemas), BRANCH(all_of), COUNTED(schema_branches, all_of_count), .not_with_status = true},
    {FIELD("oneOf", schemas), BRANCH(one_of), COUNTED(schema_branches, one_of_count), .not_with_status = true},
    {FIELD("anyOf", schemas), BRANCH(any_of), COUNTED(schema_branches, any_of_count), .not_with_status = true},
    {POINTER("not", crdc_shape_schema), BRANCH(not_), .not_with_status = true},
    {FIELD("properties", properties), NODE(properties)},
    {POINTER("additionalProperties", or_bool), NODE(additional), .not_with_status = true},
    {FIELD("patternProperties", properties), .foreign = true, .not_with_status = true},
    {FIELD("dependencies", dependencies), .foreign = true, .not_with_status = true},
    {POINTER("additionalItems", or_bool), .foreign = true, .not_with_status = true},
    {FIELD("definitions", definitions), .foreign = true, .not_with_status = true},
    {POINTER("externalDocs", docs)},
    {POINTER("example", any)},
    {POINTER("x-kubernetes-preserve-unknown-fields", flag), .go_name = "XPreserveUnknownFields", NODE(preserve_unknown)},
    {FIELD("x-kubernetes-embedded-resource", flag), .go_name = "XEmbeddedResource", NODE(embedded_resource),
     .not_with_status = true},
    {FIELD("x-kubernetes-int-or-string", flag), .go_name = "XIntOrString", NODE(int_or_string), .not_with_status = true},
    {FIELD("x-kubernetes-list-map-keys", texts_shape), .go_name = "XListMapKeys", TOPOLOGY(map_keys),
     COUNTED(schema_topology, map_key_count), .not_with_status = true},
    {POINTER("x-kubernetes-list-type", text_shape), .go_name = "XListType", TOPOLOGY(list_type), .subject = ABOUT_LISTS,
     .not_with_status = true},
    {POINTER("x-kubernetes-map-type", text_shape), .go_name = "XMapType", TOPOLOGY(map_type), .subject = ABOUT_OBJECTS,
     .not_with_status = true},
    {FIELD("x-kubernetes-validations", rules), .go_name = "XValidations", NODE(rules), COUNTED(schema, rule_count)},
};
/* clang-format on */
const shape crdc_shape_schema = STRUCT("JSONSchemaProps", schema_fields);

/* ---- a version ---- */

static const shape_member validation_fields[] = {{POINTER("openAPIV3Schema", crdc_shape_schema)}};
static const shape validation_shape = STRUCT("CustomResourceValidation", validation_fields);

static const shape status = {.kind = SHAPE_STRUCT, .go = "v1.CustomResourceSubresourceStatus"};
static const shape_member scale_fields[] = {{FIELD("specReplicasPath", text_shape)},
                                            {FIELD("statusReplicasPath", text_shape)},
                                            {POINTER("labelSelectorPath", text_shape)}};
static const shape scale_shape = STRUCT("CustomResourceSubresourceScale", scale_fields);
static const shape_member subresource_fields[] = {{POINTER("status", status)}, {POINTER("scale", scale_shape)}};
static const shape subresources = STRUCT("CustomResourceSubresources", subresource_fields);

static const shape_member column_fields[] = {
    {FIELD("name", text_shape)},        {FIELD("type", text_shape)}, {FIELD("format", text_shape)},
    {FIELD("description", text_shape)}, {FIELD("priority", int32)},  {FIELD("jsonPath", text_shape), .go_name = "JSONPath"}};
static const shape column = STRUCT("CustomResourceColumnDefinition", column_fields),
                   columns = LIST("[]v1.CustomResourceColumnDefinition", column);

static const shape_member selectable_fields[] = {{FIELD("jsonPath", text_shape), .go_name = "JSONPath"}};
static const shape selectable = STRUCT("SelectableField", selectable_fields),
                   selectables = LIST("[]v1.SelectableField", selectable);

static const shape_member version_fields[] = {
    {FIELD("name", text_shape)},
    {FIELD("served", flag)},
    {FIELD("storage", flag)},
    {FIELD("deprecated", flag)},
    {POINTER("deprecationWarning", text_shape)},
    {POINTER("schema", validation_shape)},
    {POINTER("subresources", subresources)},
    {FIELD("additionalPrinterColumns", columns)},
    {FIELD("selectableFields", selectables)},
};
const shape crdc_shape_version = STRUCT("CustomResourceDefinitionVersion", version_fields);
static const shape versions = LIST("[]v1.CustomResourceDefinitionVersion", crdc_shape_version);

/* ---- the definition ---- */

static const shape_member names_fields[] = {{FIELD("plural", text_shape)},      {FIELD("singular", text_shape)},
                                            {FIELD("shortNames", texts_shape)}, {FIELD("kind", text_shape)},
                                            {FIELD("listKind", text_shape)},    {FIELD("categories", texts_shape)}};
static const shape names = STRUCT("CustomResourceDefinitionNames", names_fields);

static const shape_member service_fields[] = {
    {FIELD("namespace", text_shape)}, {FIELD("name", text_shape)}, {POINTER("path", text_shape)}, {POINTER("port", int32)}};
static const shape service_reference = STRUCT("ServiceReference", service_fields);
static const shape_member client_fields[] = {
    {POINTER("url", text_shape)}, {POINTER("service", service_reference)}, {FIELD("caBundle", bytes)}};
static const shape client = STRUCT("WebhookClientConfig", client_fields);
static const shape_member webhook_fields[] = {{POINTER("clientConfig", client)},
                                              {FIELD("conversionReviewVersions", texts_shape)}};
static const shape webhook_shape = STRUCT("WebhookConversion", webhook_fields);
static const shape_member conversion_fields[] = {{FIELD("strategy", strategy)}, {POINTER("webhook", webhook_shape)}};
static const shape conversion = STRUCT("CustomResourceConversion", conversion_fields);

static const shape_member spec_fields[] = {{FIELD("group", text_shape)},        {FIELD("names", names)},
                                           {FIELD("scope", resource_scope)},    {FIELD("versions", versions)},
                                           {POINTER("conversion", conversion)}, {FIELD("preserveUnknownFields", flag)}};
static const shape spec = STRUCT("CustomResourceDefinitionSpec", spec_fields);

static const shape_member condition_fields[] = {
    {FIELD("type", condition_type)}, {FIELD("status", condition_status)}, {FIELD("lastTransitionTime", time_shape)},
    {FIELD("reason", text_shape)},   {FIELD("message", text_shape)},      {FIELD("observedGeneration", int64)}};
static const shape condition = STRUCT("CustomResourceDefinitionCondition", condition_fields),
                   conditions = LIST("[]v1.CustomResourceDefinitionCondition", condition);
static const shape_member state_fields[] = {{FIELD("conditions", conditions)},
                                            {FIELD("acceptedNames", names)},
                                            {FIELD("storedVersions", texts_shape)},
                                            {FIELD("observedGeneration", int64)}};
static const shape state = STRUCT("CustomResourceDefinitionStatus", state_fields);

static const shape_member definition_fields[] = {{FIELD("apiVersion", text_shape)},
                                                 {FIELD("kind", text_shape)},
                                                 {FIELD("metadata", metadata_shape)},
                                                 {FIELD("spec", spec)},
                                                 {FIELD("status", state)}};
const shape crdc_shape_definition = STRUCT("CustomResourceDefinition", definition_fields);
