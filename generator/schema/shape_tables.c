/* The types of apiextensions/v1, field by field. */
#include "schema/shape.h"

/* NOLINTBEGIN(bugprone-macro-parentheses): literals that are joined, or that initialise an array, take none. */
#define FIELD(name, shape)                                                                                                  \
  { CRD_STRING_INIT(name), &(shape), false }
#define POINTER(name, shape)                                                                                                \
  { CRD_STRING_INIT(name), &(shape), true }
#define STRUCT(name, fields)                                                                                                \
  { .kind = SHAPE_STRUCT, .go = "v1." name, .members = fields, .count = sizeof fields / sizeof *(fields) }
/* A string type of its own. */
#define TEXT(name)                                                                                                          \
  { .kind = SHAPE_STRING, .go = "v1." name }
#define LIST(name, element)                                                                                                 \
  { .kind = SHAPE_LIST, .go = name, .of = &(element) }
/* NOLINTEND(bugprone-macro-parentheses) */

static const shape text = {.kind = SHAPE_STRING, .go = "string"}, flag = {.kind = SHAPE_BOOL, .go = "bool"},
                   int32 = {.kind = SHAPE_INT32, .go = "int32"}, int64 = {.kind = SHAPE_INT64, .go = "int64"},
                   number = {.kind = SHAPE_NUMBER, .go = "float64"}, bytes = {.kind = SHAPE_BYTES, .go = "[]uint8"},
                   time = {.kind = SHAPE_TIME, .go = "v1.Time"}, any = {.kind = SHAPE_ANY, .go = "v1.JSON"},
                   metadata = {.kind = SHAPE_METADATA, .go = "v1.ObjectMeta"}, texts = LIST("[]string", text),
                   anys = LIST("[]v1.JSON", any), schemas = LIST("[]v1.JSONSchemaProps", crdc_shape_schema),
                   properties = {.kind = SHAPE_MAP, .go = "map[string]v1.JSONSchemaProps", .of = &crdc_shape_schema},
                   definitions = {.kind = SHAPE_MAP, .go = "v1.JSONSchemaDefinitions", .of = &crdc_shape_schema},
                   items = {.kind = SHAPE_ITEMS, .go = "v1.JSONSchemaPropsOrArray"},
                   or_bool = {.kind = SHAPE_OR_BOOL, .go = "v1.JSONSchemaPropsOrBool"},
                   dependency = {.kind = SHAPE_DEPENDENCY, .go = "v1.JSONSchemaPropsOrStringArray"},
                   dependencies = {.kind = SHAPE_MAP, .go = "v1.JSONSchemaDependencies", .of = &dependency};
static const shape url = TEXT("JSONSchemaURL"), reason = TEXT("FieldValueErrorReason"),
                   resource_scope = TEXT("ResourceScope"), strategy = TEXT("ConversionStrategyType"),
                   condition_type = TEXT("CustomResourceDefinitionConditionType"),
                   condition_status = TEXT("ConditionStatus");

/* ---- JSONSchemaProps ---- */

static const shape_member docs_fields[] = {FIELD("description", text), FIELD("url", text)};
static const shape docs = STRUCT("ExternalDocumentation", docs_fields);

static const shape_member rule_fields[] = {
    FIELD("rule", text),       FIELD("message", text),   FIELD("messageExpression", text),
    POINTER("reason", reason), FIELD("fieldPath", text), POINTER("optionalOldSelf", flag)};
static const shape rule = STRUCT("ValidationRule", rule_fields), rules = LIST("v1.ValidationRules", rule);

static const shape_member schema_fields[] = {
    FIELD("type", text),
    FIELD("description", text),
    FIELD("properties", properties),
    POINTER("items", items),
    FIELD("required", texts),
    FIELD("format", text),
    POINTER("default", any),
    FIELD("enum", anys),
    POINTER("additionalProperties", or_bool),
    FIELD("title", text),
    FIELD("nullable", flag),
    POINTER("maximum", number),
    FIELD("exclusiveMaximum", flag),
    POINTER("minimum", number),
    FIELD("exclusiveMinimum", flag),
    POINTER("maxLength", int64),
    POINTER("minLength", int64),
    FIELD("pattern", text),
    POINTER("maxItems", int64),
    POINTER("minItems", int64),
    FIELD("uniqueItems", flag),
    POINTER("multipleOf", number),
    POINTER("maxProperties", int64),
    POINTER("minProperties", int64),
    FIELD("allOf", schemas),
    FIELD("oneOf", schemas),
    FIELD("anyOf", schemas),
    POINTER("not", crdc_shape_schema),
    POINTER("x-kubernetes-preserve-unknown-fields", flag),
    FIELD("x-kubernetes-embedded-resource", flag),
    FIELD("x-kubernetes-int-or-string", flag),
    FIELD("x-kubernetes-list-map-keys", texts),
    POINTER("x-kubernetes-list-type", text),
    POINTER("x-kubernetes-map-type", text),
    FIELD("x-kubernetes-validations", rules),
    POINTER("example", any),
    POINTER("externalDocs", docs),
    FIELD("id", text),
    FIELD("$schema", url),
    POINTER("$ref", text),
    POINTER("additionalItems", or_bool),
    FIELD("patternProperties", properties),
    FIELD("dependencies", dependencies),
    FIELD("definitions", definitions),
};
const shape crdc_shape_schema = STRUCT("JSONSchemaProps", schema_fields);

/* ---- a version ---- */

static const shape_member validation_fields[] = {POINTER("openAPIV3Schema", crdc_shape_schema)};
static const shape validation = STRUCT("CustomResourceValidation", validation_fields);

static const shape status = {.kind = SHAPE_STRUCT, .go = "v1.CustomResourceSubresourceStatus"};
static const shape_member scale_fields[] = {FIELD("specReplicasPath", text), FIELD("statusReplicasPath", text),
                                            POINTER("labelSelectorPath", text)};
static const shape scale = STRUCT("CustomResourceSubresourceScale", scale_fields);
static const shape_member subresource_fields[] = {POINTER("status", status), POINTER("scale", scale)};
static const shape subresources = STRUCT("CustomResourceSubresources", subresource_fields);

static const shape_member column_fields[] = {FIELD("name", text),        FIELD("type", text),      FIELD("format", text),
                                             FIELD("description", text), FIELD("priority", int32), FIELD("jsonPath", text)};
static const shape column = STRUCT("CustomResourceColumnDefinition", column_fields),
                   columns = LIST("[]v1.CustomResourceColumnDefinition", column);

static const shape_member selectable_fields[] = {FIELD("jsonPath", text)};
static const shape selectable = STRUCT("SelectableField", selectable_fields),
                   selectables = LIST("[]v1.SelectableField", selectable);

static const shape_member version_fields[] = {
    FIELD("name", text),
    FIELD("served", flag),
    FIELD("storage", flag),
    FIELD("deprecated", flag),
    POINTER("deprecationWarning", text),
    POINTER("schema", validation),
    POINTER("subresources", subresources),
    FIELD("additionalPrinterColumns", columns),
    FIELD("selectableFields", selectables),
};
const shape crdc_shape_version = STRUCT("CustomResourceDefinitionVersion", version_fields);
static const shape versions = LIST("[]v1.CustomResourceDefinitionVersion", crdc_shape_version);

/* ---- the definition ---- */

static const shape_member names_fields[] = {FIELD("plural", text), FIELD("singular", text), FIELD("shortNames", texts),
                                            FIELD("kind", text),   FIELD("listKind", text), FIELD("categories", texts)};
static const shape names = STRUCT("CustomResourceDefinitionNames", names_fields);

static const shape_member service_fields[] = {FIELD("namespace", text), FIELD("name", text), POINTER("path", text),
                                              POINTER("port", int32)};
static const shape service = STRUCT("ServiceReference", service_fields);
static const shape_member client_fields[] = {POINTER("url", text), POINTER("service", service), FIELD("caBundle", bytes)};
static const shape client = STRUCT("WebhookClientConfig", client_fields);
static const shape_member webhook_fields[] = {POINTER("clientConfig", client), FIELD("conversionReviewVersions", texts)};
static const shape webhook = STRUCT("WebhookConversion", webhook_fields);
static const shape_member conversion_fields[] = {FIELD("strategy", strategy), POINTER("webhook", webhook)};
static const shape conversion = STRUCT("CustomResourceConversion", conversion_fields);

static const shape_member spec_fields[] = {FIELD("group", text),
                                           FIELD("names", names),
                                           FIELD("scope", resource_scope),
                                           FIELD("versions", versions),
                                           POINTER("conversion", conversion),
                                           FIELD("preserveUnknownFields", flag)};
static const shape spec = STRUCT("CustomResourceDefinitionSpec", spec_fields);

static const shape_member condition_fields[] = {FIELD("type", condition_type),
                                                FIELD("status", condition_status),
                                                FIELD("lastTransitionTime", time),
                                                FIELD("reason", text),
                                                FIELD("message", text),
                                                FIELD("observedGeneration", int64)};
static const shape condition = STRUCT("CustomResourceDefinitionCondition", condition_fields),
                   conditions = LIST("[]v1.CustomResourceDefinitionCondition", condition);
static const shape_member state_fields[] = {FIELD("conditions", conditions), FIELD("acceptedNames", names),
                                            FIELD("storedVersions", texts), FIELD("observedGeneration", int64)};
static const shape state = STRUCT("CustomResourceDefinitionStatus", state_fields);

static const shape_member definition_fields[] = {FIELD("apiVersion", text), FIELD("kind", text), FIELD("metadata", metadata),
                                                 FIELD("spec", spec), FIELD("status", state)};
const shape crdc_shape_definition = STRUCT("CustomResourceDefinition", definition_fields);
