/* The types of apiextensions/v1, field by field. */
#include "schema/shape.h"

#define FIELD(name, shape)                                                                                                  \
  { CRD_STRING_INIT(name), &(shape), false }
#define POINTER(name, shape)                                                                                                \
  { CRD_STRING_INIT(name), &(shape), true }
#define STRUCT(fields)                                                                                                      \
  { .kind = SHAPE_STRUCT, .members = fields, .count = sizeof fields / sizeof *(fields) }

static const shape text = {.kind = SHAPE_STRING}, flag = {.kind = SHAPE_BOOL}, int32 = {.kind = SHAPE_INT32},
                   int64 = {.kind = SHAPE_INT64}, number = {.kind = SHAPE_NUMBER}, bytes = {.kind = SHAPE_BYTES},
                   time = {.kind = SHAPE_TIME}, any = {.kind = SHAPE_ANY}, metadata = {.kind = SHAPE_METADATA},
                   texts = {.kind = SHAPE_LIST, .of = &text}, anys = {.kind = SHAPE_LIST, .of = &any},
                   schemas = {.kind = SHAPE_LIST, .of = &shape_schema},
                   properties = {.kind = SHAPE_MAP, .of = &shape_schema}, items = {.kind = SHAPE_ITEMS},
                   or_bool = {.kind = SHAPE_OR_BOOL}, dependency = {.kind = SHAPE_DEPENDENCY},
                   dependencies = {.kind = SHAPE_MAP, .of = &dependency};

/* ---- JSONSchemaProps ---- */

static const shape_member docs_fields[] = {FIELD("description", text), FIELD("url", text)};
static const shape docs = STRUCT(docs_fields);

static const shape_member rule_fields[] = {
    FIELD("rule", text),     FIELD("message", text),   FIELD("messageExpression", text),
    POINTER("reason", text), FIELD("fieldPath", text), POINTER("optionalOldSelf", flag)};
static const shape rule = STRUCT(rule_fields), rules = {.kind = SHAPE_LIST, .of = &rule};

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
    POINTER("not", shape_schema),
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
    FIELD("$schema", text),
    POINTER("$ref", text),
    POINTER("additionalItems", or_bool),
    FIELD("patternProperties", properties),
    FIELD("dependencies", dependencies),
    FIELD("definitions", properties),
};
const shape shape_schema = STRUCT(schema_fields);

/* ---- a version ---- */

static const shape_member validation_fields[] = {POINTER("openAPIV3Schema", shape_schema)};
static const shape validation = STRUCT(validation_fields);

static const shape status = {.kind = SHAPE_STRUCT};
static const shape_member scale_fields[] = {FIELD("specReplicasPath", text), FIELD("statusReplicasPath", text),
                                            POINTER("labelSelectorPath", text)};
static const shape scale = STRUCT(scale_fields);
static const shape_member subresource_fields[] = {POINTER("status", status), POINTER("scale", scale)};
static const shape subresources = STRUCT(subresource_fields);

static const shape_member column_fields[] = {FIELD("name", text),        FIELD("type", text),      FIELD("format", text),
                                             FIELD("description", text), FIELD("priority", int32), FIELD("jsonPath", text)};
static const shape column = STRUCT(column_fields), columns = {.kind = SHAPE_LIST, .of = &column};

static const shape_member selectable_fields[] = {FIELD("jsonPath", text)};
static const shape selectable = STRUCT(selectable_fields), selectables = {.kind = SHAPE_LIST, .of = &selectable};

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
const shape shape_version = STRUCT(version_fields);
static const shape versions = {.kind = SHAPE_LIST, .of = &shape_version};

/* ---- the definition ---- */

static const shape_member names_fields[] = {FIELD("plural", text), FIELD("singular", text), FIELD("shortNames", texts),
                                            FIELD("kind", text),   FIELD("listKind", text), FIELD("categories", texts)};
static const shape names = STRUCT(names_fields);

static const shape_member service_fields[] = {FIELD("namespace", text), FIELD("name", text), POINTER("path", text),
                                              POINTER("port", int32)};
static const shape service = STRUCT(service_fields);
static const shape_member client_fields[] = {POINTER("url", text), POINTER("service", service), FIELD("caBundle", bytes)};
static const shape client = STRUCT(client_fields);
static const shape_member webhook_fields[] = {POINTER("clientConfig", client), FIELD("conversionReviewVersions", texts)};
static const shape webhook = STRUCT(webhook_fields);
static const shape_member conversion_fields[] = {FIELD("strategy", text), POINTER("webhook", webhook)};
static const shape conversion = STRUCT(conversion_fields);

static const shape_member spec_fields[] = {FIELD("group", text),
                                           FIELD("names", names),
                                           FIELD("scope", text),
                                           FIELD("versions", versions),
                                           POINTER("conversion", conversion),
                                           FIELD("preserveUnknownFields", flag)};
static const shape spec = STRUCT(spec_fields);

static const shape_member condition_fields[] = {
    FIELD("type", text),   FIELD("status", text),  FIELD("lastTransitionTime", time),
    FIELD("reason", text), FIELD("message", text), FIELD("observedGeneration", int64)};
static const shape condition = STRUCT(condition_fields), conditions = {.kind = SHAPE_LIST, .of = &condition};
static const shape_member state_fields[] = {FIELD("conditions", conditions), FIELD("acceptedNames", names),
                                            FIELD("storedVersions", texts), FIELD("observedGeneration", int64)};
static const shape state = STRUCT(state_fields);

static const shape_member definition_fields[] = {FIELD("apiVersion", text), FIELD("kind", text), FIELD("metadata", metadata),
                                                 FIELD("spec", spec), FIELD("status", state)};
const shape shape_definition = STRUCT(definition_fields);
