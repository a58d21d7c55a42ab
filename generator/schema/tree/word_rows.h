/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of words.h: the name, the message, the messages of older API servers, and what to do. */

/* structure */
ROW(EMPTY_WHEN_NESTED, "must be empty to be structural",
    .help = "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside")
ROW(UNDEFINED_WHEN_NESTED, "must be undefined to be structural",
    .help = "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside")
ROW(FALSE_WHEN_NESTED, "must be false to be structural",
    .help = "move it out of allOf, anyOf, oneOf or not: only checks on values may stand inside")
ROW(METADATA_NESTED, "must not be specified in a nested context", .help = "move metadata out of allOf, anyOf, oneOf or not")
ROW(COUNTERPART, "because it is defined in %v",
    .help = "declare it with its type outside of allOf, anyOf, oneOf and not as well")
ROW(METADATA_LIMITS, "must not specify anything other than name and generateName, but metadata is implicitly specified",
    .help = "leave no more than type: object, and limits on properties.name and properties.generateName")
ROW(TYPE_AT_ROOT, "must not be empty at the root", .help = "add type: object")
ROW(TYPE_OF_ITEMS, "must not be empty for specified array items", .help = "give the items a type")
ROW(TYPE_OF_FIELD, "must not be empty for specified object fields",
    .help = "give the field a type, or x-kubernetes-int-or-string or x-kubernetes-preserve-unknown-fields: true")
ROW(OBJECT_AT_ROOT, "must be object at the root", .help = "make it type: object")
ROW(EMBEDDED_OBJECT, "must be object if x-kubernetes-embedded-resource is true")
ROW(EMBEDDED_MAP, "must not be used if x-kubernetes-embedded-resource is set",
    .help = "list the fields in properties, or set x-kubernetes-preserve-unknown-fields: true")
ROW(EMBEDDED_EMPTY,
    "must not be empty if x-kubernetes-embedded-resource is true without x-kubernetes-preserve-unknown-fields",
    .help = "list properties, or set x-kubernetes-preserve-unknown-fields: true")
ROW(MAP_AT_ROOT, "must not be used at the root", .help = "put the map into a field of spec")
ROW(INT_OR_STRING_FLAG, "must be false if x-kubernetes-int-or-string is true", .help = "take one of the two out")
ROW(STRING_TYPE, "must be string")
ROW(OBJECT_TYPE, "must be object")
ROW(SPECIFIED, "must be specified")
ROW(PATTERN, "must be a valid regular expression, but isn't: %v")
ROW(CONVERT_ID, "OpenAPIV3Schema 'id' is not supported")
ROW(CONVERT_SCHEMA, "OpenAPIV3Schema 'schema' is not supported")
ROW(CONVERT_REF, "OpenAPIV3Schema '$ref' is not supported")
ROW(CONVERT_PATTERN_PROPERTIES, "OpenAPIV3Schema 'patternProperties' is not supported")
ROW(CONVERT_DEPENDENCIES, "OpenAPIV3Schema 'dependencies' is not supported")
ROW(CONVERT_DEFINITIONS, "OpenAPIV3Schema 'definitions' is not supported")
ROW(CONVERT_ADDITIONAL_ITEMS, "OpenAPIV3Schema 'additionalItems' is not supported")
ROW(CONVERT_PRESERVE, "internal error: 'x-kubernetes-preserve-unknown-fields' must be true or undefined",
    .help = "take it out, or set it to true")
ROW(CONVERT_ITEMS, "OpenAPIV3Schema 'items' must be a schema, but is an array")

/* keywords */
ROW(KEYWORD_ID, "id is not supported", .help = "take it out")
ROW(KEYWORD_ADDITIONAL_ITEMS, "additionalItems is not supported", .help = "take it out: items is the schema of all items")
ROW(KEYWORD_PATTERN_PROPERTIES, "patternProperties is not supported",
    .help = "use additionalProperties, and a rule in x-kubernetes-validations for the names")
ROW(KEYWORD_DEFINITIONS, "definitions is not supported", .help = "write the schemas out where they are used")
ROW(KEYWORD_DEPENDENCIES, "dependencies is not supported",
    .help = "use a rule in x-kubernetes-validations: !has(self.a) || has(self.b)")
ROW(KEYWORD_REF, "$ref is not supported", .help = "write the schema out in place of the reference")
ROW(NULLABLE_ROOT, "nullable cannot be true at the root", .help = "take it out: an object is never null")
ROW(TYPE_NULL, "type cannot be set to null, use nullable as an alternative",
    .help = "take the type of the values that are not null, with nullable: true")
ROW(ITEMS_ARRAY, "items must be a schema object and not an array", .help = "give one schema for all items")
ROW(UNIQUE_ITEMS, "uniqueItems cannot be set to true since the runtime complexity becomes quadratic",
    .help = "use x-kubernetes-list-type: set")
ROW(MAP_AND_FIELDS, "additionalProperties and properties are mutual exclusive",
    .help = "keep properties for an object with known fields, or additionalProperties for a map")
ROW(RESOURCE_META, "must not be used inside of resource meta", .help = "take it out")
ROW(STATUS_TYPE, "only \"object\" is allowed as the type at the root of the schema if the status subresource is enabled",
    .help = "make it type: object")
ROW(STATUS_KEYWORDS,
    "only [Description Type Format Title Maximum ExclusiveMaximum Minimum ExclusiveMinimum MaxLength "
    "MinLength Pattern "
    "MaxItems MinItems UniqueItems MultipleOf Required Items Properties ExternalDocs Example "
    "XPreserveUnknownFields "
    "XValidations] fields are allowed at the root of the schema if the status subresource is enabled",
    .help = "move what is not listed below properties, or say it with x-kubernetes-validations")
ROW(PRESERVE_FALSE, "must be true or undefined", .help = "take it out, or set it to true")

/* lists and maps */
ROW(MAP_TYPE_OBJECT, "must be object if x-kubernetes-map-type is specified",
    .help = "take x-kubernetes-map-type out, or make the type object")
ROW(LIST_TYPE_ARRAY, "must be array if x-kubernetes-list-type is specified",
    .help = "take x-kubernetes-list-type out, or make the type array")
ROW(SET_ATOMIC, "must be atomic as item of a list with x-kubernetes-list-type=set",
    .help = "make the items atomic, or the list x-kubernetes-list-type: map with keys")
ROW(KEYS_OF_MAP, "must be map if x-kubernetes-list-map-keys is non-empty", .help = "set x-kubernetes-list-type: map")
ROW(KEYS_EMPTY, "must not be empty if x-kubernetes-list-type is map", .help = "name the fields that tell items apart")
ROW(KEYS_UNKNOWN, "entries must all be names of item properties", .help = "declare each key in the properties of the items")
ROW(KEYS_REPEATED, "must not contain duplicate entries")
ROW(KEY_SCALAR, "must be a scalar type if parent array's x-kubernetes-list-type is map",
    .help = "take a string, integer or boolean as key")
ROW(ITEMS_GIVEN, "must have a schema if x-kubernetes-list-type is map")
ROW(ITEMS_SINGLE, "must only have a single schema if x-kubernetes-list-type is map")
ROW(ITEMS_OBJECT, "must be object if parent array's x-kubernetes-list-type is map",
    .help = "make the items objects, or the list a set")
ROW(KEY_PRESENT, "this property is in x-kubernetes-list-map-keys, so it must have a default or be a required property",
    .help = "add the key to required of the items, or give it a default")
ROW(KEY_NULLABLE, "this property is in x-kubernetes-list-map-keys, so it cannot be nullable",
    .help = "take nullable out of the key")
ROW(MAP_ITEM_NULLABLE, "cannot be nullable when x-kubernetes-list-type is map", .help = "take nullable out of the items")
ROW(SET_ITEM_NULLABLE, "cannot be nullable when x-kubernetes-list-type is set", .help = "take nullable out of the items")

/* defaults */
ROW(DEFAULT_UNKNOWN, "must not have unknown fields", .help = "take what the schema does not declare out of the default")
ROW(DEFAULT_METADATA, "must result in valid metadata: %v", .help = "correct the default")
ROW(DEFAULT_HERE, "must not be set", .help = "take the default out")
ROW(DEFAULT_IN, "must not be set %v", .help = "take the default out")
ROW(DEFAULT_PRESERVING, "must be false in order to use defaults in the schema", .help = "set preserveUnknownFields: false")
ROW(DEFAULT_UNTYPED, "rule compiler initialization error: failed to convert to declType for CEL validation rules",
    .help = "give every value that a rule looks at a type")
ROW(DEFAULT_UNJUDGED, "the rules could not be run over the default: %v")

/* rules */
ROW(RULE_GIVEN, "rule is not specified", .help = "write the rule, or take the entry out")
ROW(MESSAGE_GIVEN, "message must be specified if rule contains line breaks",
    .help = "add a message, or write the rule in one line")
ROW(LINE_BREAKS, "must not contain line breaks", .older = {{34, "%v must not contain line breaks"}},
    .help = "write it in one line")
ROW(MESSAGE_EXPRESSION_EMPTY, "messageExpression must be non-empty if specified",
    .help = "write the expression, or take it out")
ROW(EMPTY, "must be non-empty if specified", .older = {{34, "%v must be non-empty if specified"}},
    .help = "write it, or take it out")
ROW(FIELD_PATH, "must be a valid path", .older = {{34, "%v must be a valid path"}},
    .help = "name a field below the rule's node: .a.b, ['a-b'].c")
ROW(OLD_SELF_HERE, "oldSelf cannot be used on the uncorrelatable portion of the schema within %v",
    .help = "make that list x-kubernetes-list-type: map with keys, or put the rule above the list")
ROW(OPTIONAL_OLD_SELF, "may not be set if oldSelf is not used in rule", .help = "take optionalOldSelf out")
ROW(COST_SHARE, "contributed to estimated rule cost total exceeding cost limit for entire OpenAPIv3 schema",
    .help = "crdc rules --sort cost says which limits make it cheaper")
ROW(COST_EXCESS,
    "%v exceeds budget by factor of %v (try simplifying the rule, or adding maxItems, maxProperties, "
    "and maxLength where arrays, maps, and strings are declared)",
    .help = "crdc rules --sort cost says which limits make it cheaper")
ROW(TYPE_LOST, "failed to convert to declType for CEL validation rules")
ROW(TYPE_NONE,
    "internal error: failed to construct type information for x-kubernetes-validations rules: unable to "
    "convert structural schema to CEL declarations")

/* names and versions */
ROW(FULL_NAME, "must be spec.names.plural+\".\"+spec.group")
ROW(GROUP_DOMAIN, "should be a domain with at least one dot", .help = "take a domain of your own: example.com")
ROW(KIND_CASE, "may have mixed case, but should otherwise match: %v")
ROW(APPROVAL_MISSING,
    "protected groups must have approval annotation \"api-approved.kubernetes.io\", see "
    "https://github.com/kubernetes/enhancements/pull/1111",
    .help = "take a group of your own, or say unapproved in the annotation")
ROW(APPROVAL_WRONG,
    "protected groups must have approval annotation \"api-approved.kubernetes.io\" with either a URL or a reason "
    "starting with \"unapproved\", see https://github.com/kubernetes/enhancements/pull/1111",
    .help = "take a group of your own, or say unapproved in the annotation")
ROW(LIST_KIND, "kind and listKind may not be the same", .help = "name the list otherwise: KindList")
ROW(STORAGE_VERSION, "must have exactly one version marked as storage version",
    .help = "set storage: true on one version, false on the others")
ROW(STORED_VERSIONS, "must have at least one stored version", .help = "set storage: true on one version")
ROW(STORED_STORAGE, "must have the storage version %v", .help = "set storage: true on one version only")
ROW(STORED_MISSING,
    "missing from spec.versions; %v was previously a storage version, and must remain in spec.versions until "
    "a storage "
    "migration ensures no data remains persisted in %v and removes %v from status.storedVersions",
    .older = {{33, "must appear in spec.versions"}})
ROW(VERSION_NAMES, "must contain unique version names", .help = "rename one of the versions")
ROW(SCHEMA_GIVEN, "because otherwise all fields are pruned", .help = "give the version a schema")
ROW(SCHEMA_REQUIRED, "", .older = {{34, "schemas are required"}}, .help = "")
ROW(PRESERVING, "cannot set to true, set x-kubernetes-preserve-unknown-fields to true in spec.versions[*].schema instead")
ROW(DEPRECATED, "can only be set for deprecated versions", .help = "set deprecated: true, or take the warning out")
ROW(WARNING_LONG, "must be <= 256 characters long")
ROW(WARNING_EMPTY, "must not be an empty string")
ROW(WARNING_PRINTABLE, "must only contain printable UTF-8 characters; non-printable character found at index %v")
ROW(IMMUTABLE, "field is immutable", .help = "keep it as it is, or create another CRD")

/* subresources and columns */
ROW(JSON_PATH, "must be a simple json path starting with .")
ROW(PATH_OF_SPEC, "should be a json path under .spec")
ROW(PATH_OF_STATUS, "should be a json path under .status")
ROW(PATH_OF_EITHER, "should be a json path under either .spec or .status")
ROW(COLUMN_TYPE, "must be one of boolean,date,integer,number,string", .help = "")
ROW(COLUMN_FORMAT, "must be one of byte,date,date-time,double,float,int32,int64,password")
ROW(SELECTABLE_PATH, "is an invalid path: %v", .help = "name a field of the schema: .spec.a.b")
ROW(SELECTABLE_METADATA, "must not point to fields in metadata")
ROW(SELECTABLE_TYPE,
    "must point to a field of type string, boolean or integer. Enum string fields and strings with "
    "formats are allowed.")
ROW(SELECTABLE_VERSION, "may only be set when `version.schema.openAPIV3Schema` is not included",
    .older = {{34,
               "selectableFields may only be set when version.schema.openAPIV3Schema is "
               "not included"}},
    .help = "give the version a schema that holds the fields")
ROW(SELECTABLE_SCHEMA, "may only be set when validations.schema is included",
    .older = {{34, "selectableFields may only be set when validations.schema is included"}},
    .help = "give the version a schema that holds the fields")
ROW(SELECTABLE_MANY, "must have at most 8 items", .help = "keep no more than 8 selectable fields")

/* webhooks */
ROW(CLIENT_ONE, "exactly one of url or service is required", .help = "keep one of url and service")
ROW(SERVICE_MEMBER, "", .older = {{34, "service %v is required"}}, .help = "")
ROW(STRATEGY_CLIENT, "required when strategy is set to Webhook",
    .help = "say where the webhook is: conversion.webhook.clientConfig")
ROW(STRATEGY_NONE, "should not be set when strategy is not set to Webhook",
    .help = "take conversion.webhook out, or set strategy: Webhook")
ROW(STRATEGY_PRESERVING, "must be None if spec.preserveUnknownFields is true", .help = "set preserveUnknownFields: false")
ROW(REVIEW_VERSIONS, "must include at least one of v1, v1beta1", .help = "add v1")
ROW(REVIEW_REPEATED, "duplicate version")
ROW(URL, "url must be a valid URL: %v; desired format: https://host[/path]")
ROW(URL_SCHEME, "'https' is the only allowed URL scheme; desired format: https://host[/path]")
ROW(URL_HOST, "host must be specified; desired format: https://host[/path]")
ROW(URL_USER, "user information is not permitted in the URL")
ROW(URL_FRAGMENT, "fragments are not permitted in the URL")
ROW(URL_QUERY, "query parameters are not permitted in the URL")
ROW(SEGMENT_EMPTY, "segment[%v] may not be empty")
ROW(SEGMENT_FIRST, "segment[0] may not be empty")
ROW(SEGMENT, "segment[%v]: %v")
ROW(PATH_SLASH, "must start with a '/'")
ROW(PORT, "port is not valid: must be between 1 and 65535, inclusive")

/* messages of other components */
ROW(SUPPORTED, "supported values: %v")
ROW(TEXT, "%v")
