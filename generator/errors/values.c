/* SPDX-License-Identifier: Apache-2.0 */
/* What is said of values against their schema, by its type and by its words. */
#include "errors/entry.h"

const error_entry crdc_errors_of_types[] = {
    {.code = "FieldValueInvalid",
     .texts = "Invalid value",
     .cause = "The value is there and has a wrong content. Words behind it that are in no entry of this catalogue are the "
              "message of a rule: of x-kubernetes-validations in the CRD, or of an operator.",
     .cure = "Change the value as the words behind it say. crdc rules CRD lists the rules of a CRD.",
     .example = "spec.size: Invalid value: 9: buckets of this tier have at most 8",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueTypeInvalid",
     .texts = "Invalid value",
     .cause =
         "The value has another type than its schema declares: a text where a number belongs, an object where a list does. "
         "It is shown as FieldValueInvalid is, with another reason in the Status. Rules of the CRD are not asked then.",
     .cure = "Write a value of the declared type. In YAML quotes make a text; without them 1, true and null are none.",
     .example = "spec.size: Invalid value: \"string\": that is another type",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueRequired",
     .alias = "required",
     .texts = "Required value",
     .cause = "A field that the schema lists in required is absent, or null without nullable, and no default fills it.",
     .cure =
         "Add the field. Where it is written, look at its name and its indentation: a misspelt field is unknown, and the "
         "right one is missing.",
     .example = "spec.template: Required value",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueNotSupported",
     .texts = "Unsupported value",
     .cause = "The value is none of the few that are taken here.",
     .cure = "Take one of the values that the message lists. Capitals count.",
     .example = "spec.policy: Unsupported value: \"always\"",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueDuplicate",
     .alias = "duplicate, x-kubernetes-list-type",
     .texts = "Duplicate value",
     .cause = "A list holds an item twice: x-kubernetes-list-type is set, or map and two items have the same keys.",
     .cure = "Take one of the two out, or give it another key.",
     .example = "spec.tasks[1]: Duplicate value: {\"name\":\"worker\"}",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueForbidden",
     .alias = "forbidden",
     .texts = "Forbidden",
     .cause = "The field must not be there, or not in this combination, or must not change.",
     .cure = "Take it out, or bring it back to what the stored object says.",
     .example = "spec.nodeName: Forbidden: is set by the scheduler alone",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueTooLong",
     .texts = "Too long",
     .cause = "A text has more characters, or bytes, than the field takes.",
     .cure = "Shorten it.",
     .example = "metadata.name: Too long: that is more than fits",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueTooShort",
     .texts = "Too short",
     .cause = "A text has fewer characters than the field takes.",
     .cure = "Lengthen it, or leave the field out where it is optional.",
     .example = "spec.id: Too short: that is less than wanted",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueTooMany",
     .texts = "Too many",
     .cause = "A list or a map has more items than the field takes.",
     .cure = "Take some out.",
     .example = "spec.hosts: Too many: 5",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueTooFew",
     .texts = "Too few",
     .cause = "A list or a map has fewer items than the field takes.",
     .cure = "Add some, or leave the field out where it is optional.",
     .example = "spec.hosts: Too few: 0",
     .rank = ERROR_OF_TYPE},
    {.code = "FieldValueNotFound",
     .texts = "Not found",
     .cause = "The field names something that the same object does not have: a volume, a key, a container.",
     .cure = "Correct the name, or add what it names.",
     .example = "spec.containers[0].volumeMounts[0].name: Not found: \"data\"",
     .rank = ERROR_OF_TYPE},
    {.code = "InternalError",
     .texts = "Internal error",
     .cause =
         "The check itself failed: the API server says so where a CRD declares what it cannot work with, and crdc says the "
         "same. It is a fault of the CRD more often than of the object.",
     .cure = "crdc lint CRD shows what is wrong with the CRD.",
     .example = "spec: Internal error: the schema could not be used",
     .rank = ERROR_OF_TYPE},
    {0}};

const error_entry crdc_errors_of_values[] = {
    {.code = "type",
     .alias = "format",
     .rows = {WORDS(TYPE)},
     .cause = "The value has another type than the schema declares. The type that came is told in quotes.",
     .cure =
         "Write a value of the declared type. In YAML \"5\" and '5' are texts and 5 is a number; yes, no, on and off are "
         "booleans for the API server; x-kubernetes-int-or-string takes both.",
     .example = "spec.replicas: Invalid value: \"string\": spec.replicas in body must be of type integer: \"string\""},
    {.code = "max-length",
     .rows = {WORDS(MAX_LENGTH), WORDS(MAX_LENGTH_NEGATIVE)},
     .cause = "The text has more characters than maxLength of the schema.",
     .cure = "Shorten it. The message says bytes, and characters are counted: that is what the API server says.",
     .example = "spec.description: Too long: may not be more than 64 bytes"},
    {.code = "min-length",
     .rows = {WORDS(MIN_LENGTH)},
     .cause = "The text has fewer characters than minLength of the schema. With minLength: 1 an empty text is refused.",
     .cure = "Give it a longer value, or leave the field out where it is optional.",
     .example = "spec.queue: Invalid value: \"\": spec.queue in body should be at least 1 chars long"},
    {.code = "pattern",
     .rows = {WORDS(PATTERN)},
     .cause = "The text does not match the regular expression of pattern. It is in Go's syntax (RE2), and matches anywhere "
              "in the "
              "text unless it begins with ^ and ends with $.",
     .cure = "Change the text; capitals, blanks and line ends count. A text block of YAML (|) ends with a line end: |- does "
             "not.",
     .example = "spec.id: Invalid value: \"A b\": spec.id in body should match '^[a-z]+$'"},
    {.code = "format-range",
     .alias = "format",
     .rows = {WORDS(RANGE), WORDS(RANGE_WITHOUT_FORMAT)},
     .cause =
         "The schema's own limit, or the number, does not fit the number format that the schema declares (int32, int64, "
         "float): the API server cannot compare the two.",
     .cure = "Take a limit that the format can hold, or another format. It is the CRD that is to be changed.",
     .example = "maximum value must be of type integer with format int32 in spec.size"},
    {.code = "minimum",
     .alias = "exclusiveMinimum",
     .rows = {WORDS(MINIMUM), WORDS(EXCLUSIVE_MINIMUM)},
     .cause = "The number is below minimum of the schema, or equal to it where exclusiveMinimum is set.",
     .cure = "Take a larger number.",
     .example = "spec.replicas: Invalid value: -1: spec.replicas in body should be greater than or equal to 0"},
    {.code = "maximum",
     .alias = "exclusiveMaximum",
     .rows = {WORDS(MAXIMUM), WORDS(EXCLUSIVE_MAXIMUM)},
     .cause = "The number is above maximum of the schema, or equal to it where exclusiveMaximum is set.",
     .cure = "Take a smaller number.",
     .example = "spec.port: Invalid value: 70000: spec.port in body should be less than or equal to 65535"},
    {.code = "multiple-of",
     .rows = {WORDS(MULTIPLE_OF), WORDS(FACTOR)},
     .cause = "The number is no multiple of multipleOf of the schema; or that itself is not positive, which is a fault of "
              "the CRD.",
     .cure = "Take a multiple of the number that the message names.",
     .example = "spec.size: Invalid value: 3: spec.size in body should be a multiple of 2"},
    {.code = "enum",
     .rows = {WORDS(SUPPORTED), VET(SUPPORTED)},
     .texts = "supported values: %v",
     .cause = "The value is none of those that enum of the schema lists. Capitals count.",
     .cure = "Take one of the listed values.",
     .example = "spec.policy: Unsupported value: \"always\": supported values: \"Always\", \"Never\""},
    {.code = "max-items",
     .alias = "maxProperties",
     .rows = {WORDS(MAX_ITEMS), WORDS(MAX_ITEMS_NEGATIVE)},
     .cause = "A list has more items than maxItems of the schema, or a map more than maxProperties.",
     .cure = "Take some out.",
     .example = "spec.hosts: Too many: 5: must have at most 4 items"},
    {.code = "min-items",
     .rows = {WORDS(MIN_ITEMS)},
     .cause = "A list has fewer items than minItems of the schema. With minItems: 1 an empty list is refused, an absent one "
              "is not.",
     .cure = "Add items, or leave the list out where it is optional.",
     .example = "spec.hosts: Invalid value: 0: spec.hosts in body should have at least 1 items"},
    {.code = "min-properties",
     .rows = {WORDS(MIN_PROPERTIES)},
     .cause = "An object or a map has fewer fields than minProperties of the schema.",
     .cure = "Add fields, or leave it out where it is optional.",
     .example = "spec.source: Invalid value: 0: spec.source in body should have at least 1 properties"},
    {.code = "unique-items",
     .rows = {WORDS(UNIQUE_ITEMS)},
     .cause = "Two items of the list are equal, and uniqueItems is set.",
     .cure = "Take one of them out.",
     .example = "spec.names: Invalid value: [\"a\",\"a\"]: spec.names in body shouldn't contain duplicates"},
    {.code = "forbidden-property",
     .alias = "additionalProperties",
     .rows = {WORDS(FORBIDDEN_PROPERTY)},
     .cause = "The object has a field that its schema excludes.",
     .cure = "Take the field out.",
     .example = "spec.secret in body is a forbidden property"},
    {.code = "any-of",
     .rows = {WORDS(ANY_OF)},
     .cause =
         "The value fits none of the schemas of anyOf. What each of them wants is told beside it, as far as the API server "
         "tells it.",
     .cure = "Make it fit one of them. Often they list fields of which one must be there.",
     .example = "<nil>: Invalid value: \"\": \"spec\" must validate at least one schema (anyOf)"},
    {.code = "one-of",
     .rows = {WORDS(ONE_OF_SEVERAL), WORDS(ONE_OF_NONE)},
     .cause = "The value fits none of the schemas of oneOf, or more than one. Often they list fields of which exactly one "
              "must be "
              "there.",
     .cure = "Keep the fields of one of the schemas, and take those of the others out.",
     .example = "<nil>: Invalid value: \"\": \"spec.source\" must validate one and only one schema (oneOf). Found 2 valid "
                "alternatives"},
    {.code = "all-of",
     .rows = {WORDS(ALL_OF_NONE), WORDS(ALL_OF)},
     .cause = "The value does not fit all schemas of allOf. What the others want is told beside it.",
     .cure = "Mend what the errors beside it say.",
     .example = "<nil>: Invalid value: \"\": \"spec\" must validate all the schemas (allOf)"},
    {.code = "not",
     .rows = {WORDS(NOT)},
     .cause = "The value fits the schema of not. Often that lists fields which must not be there together.",
     .cure = "Take one of them out: crdc crd CRD shows the schema.",
     .example = "<nil>: Invalid value: \"\": \"spec\" must not validate the schema (not)"},
    {.code = "list-map-item",
     .alias = "x-kubernetes-list-type",
     .rows = {WORDS(LIST_MAP_ITEM)},
     .cause = "A list with x-kubernetes-list-type: map has an item that is no object, so that it has no keys.",
     .cure = "Write the item as an object with the keys of the list.",
     .example = "spec.tasks[0]: Invalid value: \"a\": must be an object for an array of list-type map"},
    {.code = "unknown-field",
     .rows = {WORDS(UNKNOWN_FIELD), WORDS(UNKNOWN_FIELD_AS_IS)},
     .cause =
         "The schema does not declare the field. The API server would drop it; kubectl asks to be told, and crd-validate "
         "makes it an error as kubectl does.",
     .cure = "Correct the name or the indentation; crdc example CRD shows all fields. --no-strict makes it a warning, as "
             "the API "
             "server's default does.",
     .example = "unknown field \"spec.workerGroupSpecs[0].maxReplica\""},
    {.code = "duplicate-field",
     .rows = {WORDS(DUPLICATE_FIELD), WORDS(DUPLICATE_KEY)},
     .texts = "duplicate field\nalready set in map",
     .cause = "An object has the same name twice. The last one wins, and the first is lost.",
     .cure = "Take one of them out.",
     .example = "duplicate field \"spec.replicas\""},
    {.code = "type-meta",
     .alias = "apiVersion",
     .rows = {WORDS(TYPE_META)},
     .texts = "apiVersion: Invalid value: %v: must be %v\nkind: Invalid value: %v: must be %v",
     .cause = "The object names another apiVersion or kind than it is judged as.",
     .cure = "Correct it, or judge it as the kind that it names.",
     .example = "apiVersion: Invalid value: \"ray.io/v2\": must be ray.io/v1"},
    {.code = "scale-replicas",
     .alias = "scale",
     .rows = {WORDS(REPLICAS_NEGATIVE), WORDS(REPLICAS_LARGE)},
     .cause =
         "The CRD has the subresource scale, and the number at its specReplicasPath or statusReplicasPath is none that a "
         "Scale can hold.",
     .cure = "Take a number from 0 to 2147483647.",
     .example = "spec.replicas: Invalid value: -1: should be a non-negative integer"},
    {0}};

const error_entry crdc_errors_of_rules[] = {
    {.code = "rules-unchecked",
     .alias = "uncheckedRules",
     .rows = {WORDS(RULES_UNCHECKED)},
     .cause =
         "The object breaks its schema in a way that keeps rules from running: a wrong type, a missing field, a value that "
         "is too long or in no enum.",
     .cure = "Mend the other errors first; then the rules are asked.",
     .example =
         "<nil>: Invalid value: null: some validation rules were not checked because the object was invalid; correct the "
         "existing errors to complete validation"},
    {.code = "rule-budget",
     .rows = {WORDS(RULE_BUDGET), WORDS(MESSAGE_BUDGET)},
     .cause = "All rules together have cost more than the API server spends on one object. The rest of them was not asked.",
     .cure =
         "Bound the lists, maps and texts that rules go through by maxItems, maxProperties and maxLength: crdc rules --sort "
         "cost CRD names those that matter. An object with shorter lists may pass.",
     .example =
         "spec: Internal error: validation failed due to running out of cost budget, no further validation rules will be "
         "run"},
    {.code = "rule-call-cost",
     .rows = {WORDS(RULE_CALL_COST), WORDS(MESSAGE_CALL_COST)},
     .cause = "One rule has cost more on this object than the API server spends on a rule.",
     .cure = "Make the rule cheaper, or bound what it goes through: crdc rules --sort cost CRD, crdc eval --explain.",
     .example =
         "spec: Invalid value: 'operation cancelled: actual cost limit exceeded': no further validation rules will be run "
         "due to call cost exceeds limit for rule: self.all(x, self.all(y, x != y))"},
    {.code = "failed-rule",
     .alias = "cel, x-kubernetes-validations",
     .rows = {WORDS(FAILED_RULE)},
     .cause =
         "A rule of x-kubernetes-validations is false, and has neither message nor messageExpression: the rule itself is "
         "told.",
     .cure = "Change the value so that the rule holds. Who writes the CRD should give the rule a message.",
     .example = "spec: Invalid value: failed rule: self.minReplicas <= self.maxReplicas"},
    {.code = "rule-overload",
     .rows = {WORDS(RULE_OVERLOAD)},
     .cause =
         "A rule calls a function on values of types that it is not for: what stands here is of no type that was known when "
         "the rule was checked.",
     .cure = "Ask the type in the rule first (type(x) == int), or declare the types in the schema.",
     .example =
         "spec: Invalid value: 'no such overload': call arguments did not match a supported operator, function or macro "
         "signature for rule: self.a + self.b > 0"},
    {.code = "rule-error",
     .rows = {WORDS(RULE_ERROR)},
     .cause =
         "A rule ended with an error. That counts as a rule that is false. What stands before \"evaluating rule\" says what "
         "happened.",
     .cure = "Most often the rule reads a field that is absent: guard it with has(self.field).",
     .example = "spec: Invalid value: something odd evaluating rule: self.a is wrong",
     .rank = ERROR_AROUND},
    {0}};

const error_entry crdc_errors_of_layers[] = {
    {.code = "webhook",
     .texts = "[webhook",
     .cause =
         "A rule of the layer webhook: the CRD takes the object, and the operator's own admission webhook would refuse it.",
     .cure = "Mend what the message says. crdc explain NAME shows the rule; without --layers it is not asked.",
     .example = "job.yaml:9:5: Job train: spec.tasks[0]: what the operator says of it [webhook]",
     .rank = ERROR_AROUND},
    {.code = "controller",
     .texts = "[controller\nthe operator would send the event",
     .cause = "A rule of the layer controller: the object would be stored, and the operator's reconciler would refuse it "
              "then, by an event and a status.",
     .cure = "Mend what the message says. crdc explain NAME shows the rule; a rule that asks for a feature gate wants "
             "--feature-gates as the operator has them.",
     .example = "job.yaml:5:1: RayJob job: what the operator says of it [controller]",
     .rank = ERROR_AROUND},
    {.code = "pods",
     .texts = "[pods]",
     .cause = "The layer pods: the object would be stored, and the API server would refuse the pods that a controller makes "
              "of its templates. Nothing would run, and nobody would say why.",
     .cure = "Mend the template as the message says (docs/pod-templates.md).",
     .example = "cluster.yaml:15:11: RayCluster c: spec.headGroupSpec.template.spec: what is said of the pod [pods]",
     .rank = ERROR_AROUND},
    {.code = "mutation",
     .texts = "[mutation\nnot idempotent",
     .cause = "What the operator's mutating webhook makes of the object ends with an error, or is something else when it is "
              "made twice.",
     .cure =
         "crdc eval --mutate goes through the steps. A mutation that does not know its own work wants a condition (when=).",
     .example = "bucket.yaml:1:1: Bucket a: spec.size: not idempotent: made once more it is another",
     .rank = ERROR_AROUND},
    {.code = "warning",
     .texts = "warning: ",
     .cause = "The API server takes the object, and warns who sent it: a version is deprecated, a finalizer is in no "
              "domain, an owner stands twice, a field is unknown under --no-strict; or a rule of a layer only warns.",
     .cure = "Nothing has to be done now. What is warned of may be refused by a later release.",
     .example = "widget.yaml:1:1: warning: example.com/v1beta1 Widget is deprecated",
     .rank = ERROR_AROUND},
    {0}};
