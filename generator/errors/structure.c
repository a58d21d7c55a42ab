/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server says against the schemas of a CRD: their structure, keywords, lists and defaults. */
#include "errors/entry.h"

const error_entry crdc_errors_of_structure[] = {
    {.code = "structural-nested",
     .rows = {VET(EMPTY_WHEN_NESTED), VET(UNDEFINED_WHEN_NESTED), VET(FALSE_WHEN_NESTED), VET(METADATA_NESTED)},
     .cause =
         "Inside allOf, anyOf, oneOf and not stand checks on values alone: types, defaults, descriptions and extensions "
         "stand outside.",
     .example = "spec.validation.openAPIV3Schema.properties[spec].anyOf[0].type: Forbidden: must be empty to be structural"},
    {.code = "structural-counterpart",
     .rows = {VET(COUNTERPART)},
     .cause = "A field stands in allOf, anyOf, oneOf or not, and not in the schema around them, which says what fields "
              "there are.",
     .example = "spec.validation.openAPIV3Schema.properties[spec].properties[a]: Required value: because it is defined in "
                "spec.validation.openAPIV3Schema.properties[spec].anyOf[0].properties[a]"},
    {.code = "structural-metadata",
     .rows = {VET(METADATA_LIMITS)},
     .cause =
         "The schema says more of metadata than what its name and generateName may be: the rest is the API server's own.",
     .example =
         "spec.validation.openAPIV3Schema.properties[metadata]: Forbidden: must not specify anything other than name and "
         "generateName, but metadata is implicitly specified"},
    {.code = "structural-type",
     .rows = {VET(TYPE_AT_ROOT), VET(TYPE_OF_ITEMS), VET(TYPE_OF_FIELD), VET(OBJECT_AT_ROOT)},
     .cause = "A schema has no type. Every field, every item and the root want one, so that it is known what is kept.",
     .example =
         "spec.validation.openAPIV3Schema.properties[spec].type: Required value: must not be empty for specified object "
         "fields"},
    {.code = "structural-embedded",
     .rows = {VET(EMBEDDED_OBJECT), VET(EMBEDDED_MAP), VET(EMBEDDED_EMPTY)},
     .cause = "x-kubernetes-embedded-resource stands where no object can be, or at one of which nothing is known.",
     .cure = "Make it type: object, with properties or with x-kubernetes-preserve-unknown-fields: true.",
     .example = "spec.validation.openAPIV3Schema.properties[a].type: Invalid value: \"string\": must be object if "
                "x-kubernetes-embedded-resource is true"},
    {.code = "structural-root-map",
     .rows = {VET(MAP_AT_ROOT)},
     .cause = "The root of a schema has additionalProperties: an object of Kubernetes has known fields at its root.",
     .example = "spec.validation.openAPIV3Schema.additionalProperties: Forbidden: must not be used at the root"},
    {.code = "structural-int-or-string",
     .rows = {VET(INT_OR_STRING_FLAG)},
     .cause =
         "x-kubernetes-int-or-string and x-kubernetes-preserve-unknown-fields or -embedded-resource exclude each other.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].x-kubernetes-preserve-unknown-fields: Invalid value: true: must be "
         "false if x-kubernetes-int-or-string is true"},
    {.code = "structural-string",
     .rows = {VET(STRING_TYPE), VET(OBJECT_TYPE)},
     .cause =
         "apiVersion, kind or the name in metadata has another type than the API server gives it; or metadata is no object.",
     .cure = "Give apiVersion, kind and names type: string, and metadata type: object, or leave them out.",
     .example = "spec.validation.openAPIV3Schema.properties[kind].type: Invalid value: \"integer\": must be string"},
    {.code = "bad-pattern",
     .rows = {VET(PATTERN)},
     .cause = "pattern is no regular expression of Go (RE2): it has neither lookaround nor back references.",
     .cure = "Write it without (?=...), (?!...) and \\1; what they say a rule in x-kubernetes-validations can say.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].pattern: Invalid value: \"(\": must be a valid regular expression, "
         "but isn't: error parsing regexp: missing closing ): `(`"},
    {.code = "openapi-unsupported",
     .rows = {VET(CONVERT_ID), VET(CONVERT_SCHEMA), VET(CONVERT_REF), VET(CONVERT_PATTERN_PROPERTIES),
              VET(CONVERT_DEPENDENCIES), VET(CONVERT_DEFINITIONS), VET(CONVERT_ADDITIONAL_ITEMS), VET(CONVERT_PRESERVE),
              VET(CONVERT_ITEMS)},
     .cause = "The schema has a keyword of JSON Schema that structural schemas do not have.",
     .cure = "Take it out. References are written out where they are used; controller-gen does that.",
     .example = "OpenAPIV3Schema '$ref' is not supported"},
    {0}};

const error_entry crdc_errors_of_keywords[] = {
    {.code = "keyword-unsupported",
     .rows = {VET(KEYWORD_ID), VET(KEYWORD_ADDITIONAL_ITEMS), VET(KEYWORD_PATTERN_PROPERTIES), VET(KEYWORD_DEFINITIONS),
              VET(KEYWORD_DEPENDENCIES), VET(KEYWORD_REF)},
     .cause = "The keyword is one of JSON Schema that CRDs do not have.",
     .cure = "Take it out: references and definitions are written out where they are used, patternProperties become "
             "additionalProperties, dependencies a rule like !has(self.a) || has(self.b).",
     .example = "spec.validation.openAPIV3Schema.$ref: Forbidden: $ref is not supported"},
    {.code = "nullable-root",
     .rows = {VET(NULLABLE_ROOT)},
     .cause = "The root of a schema is nullable. An object is never null.",
     .example = "spec.validation.openAPIV3Schema.nullable: Forbidden: nullable cannot be true at the root"},
    {.code = "type-null",
     .rows = {VET(TYPE_NULL)},
     .cause = "type: \"null\" is no type of a CRD.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].type: Forbidden: type cannot be set to null, use nullable as an "
         "alternative"},
    {.code = "items-array",
     .rows = {VET(ITEMS_ARRAY)},
     .cause = "items is a list of schemas. Lists of Kubernetes have items of one kind.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].items: Forbidden: items must be a schema object and not an array"},
    {.code = "unique-items-forbidden",
     .rows = {VET(UNIQUE_ITEMS)},
     .cause = "uniqueItems: true compares every item with every other.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].uniqueItems: Forbidden: uniqueItems cannot be set to true since "
         "the runtime complexity becomes quadratic"},
    {.code = "map-and-fields",
     .rows = {VET(MAP_AND_FIELDS)},
     .cause = "A schema has both properties and additionalProperties: it is an object with known fields, or a map.",
     .example = "spec.validation.openAPIV3Schema.properties[a].additionalProperties: Forbidden: additionalProperties and "
                "properties are mutual exclusive"},
    {.code = "resource-meta",
     .rows = {VET(RESOURCE_META)},
     .cause = "x-kubernetes-embedded-resource stands inside the metadata of another resource.",
     .example =
         "spec.validation.openAPIV3Schema.properties[metadata].x-kubernetes-embedded-resource: Forbidden: must not be used "
         "inside of resource meta"},
    {.code = "status-schema",
     .rows = {VET(STATUS_TYPE), VET(STATUS_KEYWORDS)},
     .cause = "With the subresource status the root of the schema may have few keywords alone: updates of the status look "
              "at a part "
              "of the object.",
     .cure = "Make the root type: object, and move what is not listed below properties, or into x-kubernetes-validations.",
     .example =
         "spec.validation.openAPIV3Schema: Invalid value: {}: only \"object\" is allowed as the type at the root of the "
         "schema if the status subresource is enabled"},
    {.code = "preserve-false",
     .rows = {VET(PRESERVE_FALSE)},
     .cause = "x-kubernetes-preserve-unknown-fields is false. It is true, or not there.",
     .example =
         "spec.validation.openAPIV3Schema.x-kubernetes-preserve-unknown-fields: Invalid value: false: must be true or "
         "undefined"},
    {0}};

const error_entry crdc_errors_of_lists[] = {
    {.code = "list-type",
     .alias = "x-kubernetes-list-type",
     .rows = {VET(LIST_TYPE_ARRAY), VET(SET_ATOMIC), VET(KEYS_OF_MAP), VET(ITEMS_GIVEN), VET(ITEMS_SINGLE),
              VET(ITEMS_OBJECT), VET(MAP_ITEM_NULLABLE), VET(SET_ITEM_NULLABLE)},
     .cause = "x-kubernetes-list-type does not fit its list: set wants scalar or atomic items, map wants objects with "
              "x-kubernetes-list-map-keys, and items of neither are null.",
     .cure =
         "Take the type that fits: atomic (replaced as a whole) for anything, set for scalars, map for objects with keys.",
     .example = "spec.validation.openAPIV3Schema.properties[a].type: Invalid value: \"object\": must be array if "
                "x-kubernetes-list-type is specified"},
    {.code = "list-map-keys",
     .alias = "x-kubernetes-list-map-keys",
     .rows = {VET(KEYS_EMPTY), VET(KEYS_UNKNOWN), VET(KEYS_REPEATED), VET(KEY_SCALAR), VET(KEY_PRESENT), VET(KEY_NULLABLE)},
     .cause = "The keys of a list of type map name fields that cannot tell items apart: they are not declared, no scalars, "
              "may be "
              "null, or may be absent.",
     .cure = "Name scalar properties of the items that are required or have a default, each once.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].items.properties[name].default: Required value: this property is in "
         "x-kubernetes-list-map-keys, so it must have a default or be a required property"},
    {.code = "map-type",
     .alias = "x-kubernetes-map-type",
     .rows = {VET(MAP_TYPE_OBJECT)},
     .cause = "x-kubernetes-map-type stands at a schema that is no object.",
     .example = "spec.validation.openAPIV3Schema.properties[a].type: Invalid value: \"array\": must be object if "
                "x-kubernetes-map-type is specified"},
    {.code = "bad-default",
     .alias = "default",
     .rows = {VET(DEFAULT_UNKNOWN), VET(DEFAULT_METADATA), VET(DEFAULT_HERE), VET(DEFAULT_IN), VET(DEFAULT_PRESERVING),
              VET(DEFAULT_UNTYPED), VET(DEFAULT_UNJUDGED)},
     .cause = "A default stands where none can, or would not be valid itself: it has unknown fields, breaks its own schema, "
              "or the "
              "rules that look at it cannot be run.",
     .cure = "Correct the default by the message; it must be an object that the schema takes as it stands.",
     .example = "spec.validation.openAPIV3Schema.properties[a].default: Invalid value: {}: must not have unknown fields"},
    {0}};

const error_entry crdc_errors_of_validations[] = {
    {.code = "rule-empty",
     .rows = {VET(RULE_GIVEN), VET(MESSAGE_GIVEN), VET(LINE_BREAKS), VET(MESSAGE_EXPRESSION_EMPTY), VET(EMPTY)},
     .texts = "rule is not specified\nmessage must be specified if rule contains line breaks\nmust not contain line "
              "breaks\nmessageExpression must be non-empty if specified\nmust be non-empty if specified",
     .cause = "An entry of x-kubernetes-validations lacks its rule, or has a message that is empty or of several lines. A "
              "rule of "
              "several lines wants a message.",
     .cure = "Write what is missing; messages are one line.",
     .example =
         "spec.validation.openAPIV3Schema.x-kubernetes-validations[0].message: Required value: message must be specified if "
         "rule contains line breaks"},
    {.code = "field-path",
     .rows = {VET(FIELD_PATH)},
     .texts = "must be a valid path",
     .cause = "fieldPath of a rule names no field that the schema declares below it.",
     .cure =
         "Write it from self: .spec.replicas, or ['my-name'] where a name is no identifier. Items of lists cannot be named.",
     .example =
         "spec.validation.openAPIV3Schema.x-kubernetes-validations[0].fieldPath: Invalid value: \".a\": must be a valid "
         "path"},
    {.code = "old-self",
     .rows = {VET(OLD_SELF_HERE), VET(OPTIONAL_OLD_SELF)},
     .cause =
         "oldSelf stands in a rule of a place that has no old value to compare with (an item of a list without keys), or "
         "optionalOldSelf in a rule that does not use it.",
     .cure = "Put the rule at the list itself, or make the list x-kubernetes-list-type: map or set.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].items.x-kubernetes-validations[0].rule: Invalid value: \"oldSelf == "
         "self\": oldSelf cannot be used on the uncorrelatable portion of the schema within a"},
    {.code = "rule-cost",
     .alias = "cost",
     .rows = {VET(COST_SHARE), VET(COST_EXCESS)},
     .texts = "exceeds budget by factor of\ncontributed to estimated rule cost total exceeding cost limit",
     .cause = "The API server estimates what a rule can cost at most, and refuses a CRD whose rules are too dear. Lists, "
              "maps and "
              "texts without limits count as large as a request can make them.",
     .cure =
         "Set maxItems, maxProperties and maxLength on what the rule goes through: crdc rules --sort cost CRD names those "
         "that matter, and which limits would do. Choose them so that what users have stays valid: crdc upgrade shows that.",
     .example =
         "spec.validation.openAPIV3Schema.properties[a].x-kubernetes-validations[0].rule: Forbidden: estimated rule cost "
         "exceeds budget by factor of more than 100x"},
    {.code = "rule-type",
     .rows = {VET(TYPE_LOST), VET(TYPE_NONE)},
     .cause = "CEL has no type for the value that the rule stands at, or the rule's own type has been lost through an error "
              "beside "
              "it.",
     .cure = "Give the value a type; beneath x-kubernetes-preserve-unknown-fields rules know only declared properties.",
     .example = "internal error: failed to construct type information for x-kubernetes-validations rules: unable to convert "
                "structural schema to CEL declarations"},
    {0}};
