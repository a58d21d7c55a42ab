/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of words.h: the name, the message of the newest API server, those of older ones. */

/* kube-openapi's messages of schema checks; those with "in body" begin with the path */
ROW(TYPE, "%v in body must be of type %v: %q")
ROW(MAX_LENGTH, "may not be more than %v byte%P", {{32, "may not be longer than %v"}, {34, "may not be more than %v bytes"}})
ROW(MAX_LENGTH_NEGATIVE, "value is too long")
ROW(MIN_LENGTH, "%v in body should be at least %v chars long")
ROW(PATTERN, "%v in body should match '%v'")
ROW(RANGE, "%v value must be of type %v with format %v in %v")
ROW(RANGE_WITHOUT_FORMAT, "%v value must be of type %v (default format) in %v")
ROW(MINIMUM, "%v in body should be greater than or equal to %v")
ROW(EXCLUSIVE_MINIMUM, "%v in body should be greater than %v")
ROW(MAXIMUM, "%v in body should be less than or equal to %v")
ROW(EXCLUSIVE_MAXIMUM, "%v in body should be less than %v")
ROW(MULTIPLE_OF, "%v in body should be a multiple of %v")
ROW(FACTOR, "factor MultipleOf declared for %v must be positive: %v")
ROW(SUPPORTED, "%v")
ROW(MAX_ITEMS, "must have at most %v item%P", {{34, "must have at most %v items"}})
ROW(MAX_ITEMS_NEGATIVE, "has too many items")
ROW(MIN_ITEMS, "%v in body should have at least %v items")
ROW(MIN_PROPERTIES, "%v in body should have at least %v properties")
ROW(UNIQUE_ITEMS, "%v in body shouldn't contain duplicates")
ROW(FORBIDDEN_PROPERTY, "%v.%v in body is a forbidden property")
ROW(ANY_OF, "%q must validate at least one schema (anyOf)")
ROW(ONE_OF_SEVERAL, "%q must validate one and only one schema (oneOf). Found %v valid alternatives")
ROW(ONE_OF_NONE, "%q must validate one and only one schema (oneOf). Found none valid")
ROW(ALL_OF_NONE, "%q must validate all the schemas (allOf). None validated")
ROW(ALL_OF, "%q must validate all the schemas (allOf)")
ROW(NOT, "%q must not validate the schema (not)")
ROW(LIST_MAP_ITEM, "must be an object for an array of list-type map")

/* rules */
ROW(RULES_UNCHECKED,
    "some validation rules were not checked because the object was invalid; correct the existing "
    "errors to complete validation")
ROW(RULE_BUDGET, "validation failed due to running out of cost budget, no further validation rules will be run")
ROW(MESSAGE_BUDGET,
    "messageExpression evaluation failed due to running out of cost budget, no further validation "
    "rules will be run")
ROW(MESSAGE_CALL_COST,
    "no further validation rules will be run due to call cost exceeds limit for "
    "messageExpression: %q")
ROW(FAILED_RULE, "failed rule: %v")
ROW(RULE_CALL_COST,
    "'operation cancelled: actual cost limit exceeded': no further validation rules will be run "
    "due to call cost exceeds limit for rule: %v")
ROW(RULE_OVERLOAD,
    "'%v': call arguments did not match a supported operator, function or macro signature for rule: "
    "%v")
ROW(RULE_ERROR, "%v evaluating rule: %v")

/* names */
ROW(LABEL_CHARACTERS, "must be no more than 63 characters")
ROW(LABEL_DOTS, "must not contain dots")
ROW(DNS_LABEL,
    "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and must "
    "start and end with an alphanumeric character (e.g. 'my-name',  or '123-abc', " USED LABEL_PATTERN "')")
ROW(DNS_1035_LABEL,
    "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an "
    "alphabetic character, and end with an alphanumeric character (e.g. 'my-name',  or 'abc-123', " USED
    "[a-z]([-a-z0-9]*[a-z0-9])?')")
ROW(SUBDOMAIN_CHARACTERS, "must be no more than 253 characters")
ROW(SUBDOMAIN, SUBDOMAIN_WORDS)
ROW(LABEL_KEY, "a valid label key " KEY_WORDS KEY_PREFIX_WORDS, {{35, "a qualified name " KEY_WORDS KEY_PREFIX_WORDS}})
ROW(PREFIX_EMPTY, "prefix part must be non-empty")
ROW(PREFIX_BYTES, "prefix part must be no more than 253 bytes", {{35, "prefix part must be no more than 253 characters"}})
ROW(PREFIX_SUBDOMAIN, "prefix part " SUBDOMAIN_WORDS)
ROW(NAME_EMPTY, "name part must be non-empty")
ROW(NAME_BYTES, "name part must be no more than 63 bytes", {{35, "name part must be no more than 63 characters"}})
ROW(NAME_KEY, "name part " KEY_WORDS)
ROW(LABEL_VALUE_BYTES, "must be no more than 63 bytes", {{35, "must be no more than 63 characters"}})
ROW(LABEL_VALUE,
    "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', "
    "and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or "
    "'12345', " USED "(" LABEL_KEY ")?')")
ROW(SEGMENT_DOT, "may not be '.'")
ROW(SEGMENT_DOTS, "may not be '..'")
ROW(SEGMENT_SLASH, "may not contain '/'")
ROW(SEGMENT_PERCENT, "may not contain '%'")

/* metadata */
ROW(NAME_REQUIRED, "name or generateName is required")
ROW(NAMESPACE_FORBIDDEN, "not allowed on this type")
ROW(MAX_BYTES, "may not be more than %v bytes", {{32, "must have at most %v bytes"}})
ROW(NOT_EMPTY, "must not be empty")
ROW(OWNER_FIELD_EMPTY, "must not be empty", {{34, "%v must not be empty"}})
ROW(OWNER_VERSION_EMPTY, "must not be empty", {{37, "version must not be empty"}})
ROW(OWNER_VERSION, "must be <group>/<version> or <version>", {{37, "version must not be empty"}})
ROW(OWNER_EVENT, "/v1, Kind=Event is disallowed from being an owner")
ROW(OWNER_CONTROLLERS,
    "Only one reference can have Controller set to true. Found \"true\" in references for "
    "%v/%v and %v/%v")
ROW(FINALIZER_BOTH, "finalizer orphan and foregroundDeletion cannot be both set")
ROW(FINALIZERS_NEW,
    "no new finalizers can be added if the object is being deleted, found new finalizers "
    "[]string{%v}")
ROW(FINALIZER_NAME, FINALIZER_WORDS CONFLICT_WORDS)
ROW(FINALIZER_PATH, FINALIZER_WORDS " including a path (/)" CONFLICT_WORDS, .older = {{32, FINALIZER_WORDS CONFLICT_WORDS}})
ROW(GENERATION_NEGATIVE, "must be greater than or equal to 0")
ROW(GENERATION_LESS, "must not be decremented")
ROW(IMMUTABLE, "field is immutable")
ROW(VERSION_REQUIRED, "must be specified for an update")
ROW(RUNE, "invalid character U+%v (at position %v)")
ROW(FIELDS_TYPE, "must be `FieldsV1`")

/* embedded resources */
ROW(EMBEDDED_REQUIRED, "", {{34, "must not be empty"}})
ROW(STRING, "must be a string")
ROW(GROUP_VERSION, "unexpected GroupVersion string: %v")
ROW(KIND_CASE, "may have mixed case, but should otherwise match: %v")

/* selectors and conditions */
ROW(VALUES_REQUIRED, "must be specified when `operator` is 'In' or 'NotIn'")
ROW(VALUES_FORBIDDEN, "may not be specified when `operator` is 'Exists' or 'DoesNotExist'")
ROW(OPERATOR, "not a valid selector operator")
ROW(SPECIFIED, "must be specified")
ROW(IS_REQUIRED, "is required")
ROW(CONDITION_REASON,
    "a condition reason must start with alphabetic character, optionally followed by a string of "
    "alphanumeric characters or '_,:', and must end with an alphanumeric character or '_' (e.g. "
    "'my_name',  or 'MY_NAME',  or 'MyName',  or 'ReasonA,ReasonB',  or 'ReasonA:ReasonB', " USED
    "[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?')")
ROW(OBSERVED_NEGATIVE, "must be greater than or equal to zero")

/* options of requests */
ROW(MANAGER_REQUIRED, "is required for apply patch")
ROW(FORCE_FORBIDDEN, "may not be specified for non-apply patch")
ROW(SET_TOGETHER, "cannot be set together with .%v")
ROW(BOTH_PROPAGATIONS, "orphanDependents and deletionPropagation cannot be both set")
ROW(INCLUDE_OBJECT, "must be 'Metadata', 'Object', 'None', or empty")

/* around the object */
ROW(TYPE_META, "must be %v")
ROW(REPLICAS_NEGATIVE, "should be a non-negative integer")
ROW(REPLICAS_LARGE, "should be less than or equal to 2147483647")

/* strict field validation */
ROW(UNKNOWN_FIELD, "unknown field %q")
ROW(UNKNOWN_FIELD_AS_IS, "unknown field \"%v\"")
ROW(DUPLICATE_FIELD, "duplicate field %q")
ROW(DUPLICATE_KEY, "key %v already set in map")
