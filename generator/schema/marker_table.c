/* All markers with their arguments: what the parser takes and what the help prints. Those outside crdc: are controller-gen's
 * (sigs.k8s.io/controller-tools pkg/crd/markers, pkg/webhook), under the same names. */
#include "schema/marker.h"

/* clang-format off */
#define PARAMETERS(name, ...) static const marker_parameter name[] = {__VA_ARGS__, {NULL, MARKER_FLAG, false, NULL, NULL}}
#define ONE(name, kind, text) PARAMETERS(name, {"", kind, true, text, NULL})
#define A_REASON "FieldValueRequired,FieldValueInvalid,FieldValueForbidden,FieldValueDuplicate"
#define WORD(name, words, text) PARAMETERS(name, {"", MARKER_STRING, true, text, words})

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
PARAMETERS(scale,
  {"specpath", MARKER_STRING, true, "JSON path of the wanted replicas: .spec.replicas", NULL},
  {"statuspath", MARKER_STRING, true, "JSON path of the replicas there are", NULL},
  {"selectorpath", MARKER_STRING, false, "JSON path of the label selector as text", NULL});
PARAMETERS(print_column,
  {"name", MARKER_STRING, true, "the head of the column", NULL},
  {"type", MARKER_STRING, true, "string, integer, number, boolean or date", NULL},
  {"JSONPath", MARKER_STRING, true, "JSON path of the value", NULL},
  {"description", MARKER_STRING, false, "what it says", NULL},
  {"format", MARKER_STRING, false, "a format of OpenAPI", NULL},
  {"priority", MARKER_INTEGER, false, "0: always shown; more: only in wide output", NULL});
PARAMETERS(resource,
  {"path", MARKER_STRING, false, "the plural", NULL},
  {"singular", MARKER_STRING, false, "the singular", NULL},
  {"shortName", MARKER_STRINGS, false, "short names", NULL},
  {"categories", MARKER_STRINGS, false, "categories, such as all", NULL},
  {"scope", MARKER_STRING, false, "Namespaced or Cluster", NULL});
PARAMETERS(deprecated_version, {"warning", MARKER_STRING, false, "what users of the version are told", NULL});
PARAMETERS(metadata,
  {"annotations", MARKER_STRINGS, false, "of the CRD: \"name=value\"", NULL},
  {"labels", MARKER_STRINGS, false, "of the CRD: \"name=value\"", NULL});
PARAMETERS(selectable_field, {"JSONPath", MARKER_STRING, true, "JSON path of the field", NULL});

PARAMETERS(webhook_configuration,
  {"mutating", MARKER_FLAG, true, "of the mutating or of the validating configuration", NULL},
  {"name", MARKER_STRING, false, "the object's name", NULL});
PARAMETERS(webhook,
  {"mutating", MARKER_FLAG, true, "true: changes objects; false: only judges them", NULL},
  {"failurePolicy", MARKER_STRING, true, "what happens when the webhook cannot be reached", "fail,ignore"},
  {"matchPolicy", MARKER_STRING, false, "whether other versions of the resources match too", "exact,equivalent"},
  {"sideEffects", MARKER_STRING, false, "of its calls", "none,noneOnDryRun,some"},
  {"timeoutSeconds", MARKER_INTEGER, false, "1 to 30", NULL},
  {"groups", MARKER_STRINGS, true, "API groups; core is the one without name", NULL},
  {"resources", MARKER_STRINGS, true, "plurals, with /status and the like", NULL},
  {"verbs", MARKER_STRINGS, true, "what is done to the objects", "create,update,delete,connect,*"},
  {"versions", MARKER_STRINGS, true, "API versions", NULL},
  {"name", MARKER_STRING, true, "the webhook's name, with two dots", NULL},
  {"serviceName", MARKER_STRING, false, "the service (webhook-service)", NULL},
  {"serviceNamespace", MARKER_STRING, false, "its namespace (system)", NULL},
  {"servicePort", MARKER_INTEGER, false, "its port", NULL},
  {"path", MARKER_STRING, false, "the path at the service; this or url", NULL},
  {"url", MARKER_STRING, false, "https://... outside the cluster; this or path", NULL},
  {"webhookVersions", MARKER_STRINGS, false, "of the configuration", "v1"},
  {"admissionReviewVersions", MARKER_STRINGS, true, "v1, v1beta1", NULL},
  {"reinvocationPolicy", MARKER_STRING, false, "of a mutating one", "never,ifNeeded"},
  {"patch", MARKER_STRING, false, "JSON that is merged into the entry: namespaceSelector, objectSelector, matchConditions ...", NULL});

PARAMETERS(overlay_versions, {"versions", MARKER_STRINGS, true, "the versions of the CRD that the overlay is for", NULL});
PARAMETERS(rule_set,
  {"name", MARKER_STRING, true, "of the set", NULL},
  {"mode", MARKER_STRING, false, "first: the first failure ends the set (unless given); all: it goes on", "first,all"},
  {"join", MARKER_STRING, false, "with all: one error, the messages joined by this", NULL});
PARAMETERS(rule_parameter,
  {"name", MARKER_STRING, true, "of the parameter", NULL},
  {"type", MARKER_STRING, true, "string, bool, int, double, list(string), \"map(string, string)\", typeof(Kind.path)", NULL});
PARAMETERS(rule_let,
  {"name", MARKER_STRING, true, "of the variable", NULL},
  {"value", MARKER_STRING, true, "the CEL expression that it stands for", NULL});
PARAMETERS(set_rule,
  {"name", MARKER_STRING, false, "of the rule, unique in its kind: KR-123", NULL},
  {"rule", MARKER_STRING, true, "CEL: true passes", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not ask", NULL},
  {"message", MARKER_STRING, false, "what a failure says", NULL},
  {"messageExpression", MARKER_STRING, false, "CEL for it", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that the error names", NULL},
  {"reason", MARKER_STRING, false, "of a failure: FieldValueInvalid unless given", A_REASON},
  {"value", MARKER_STRING, false, "CEL: what is shown as bad value", NULL},
  {"valueText", MARKER_STRING, false, "CEL giving a text: the bad value as it is shown", NULL},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"});
PARAMETERS(set_errors,
  {"name", MARKER_STRING, false, "of the rule", NULL},
  {"value", MARKER_STRING, true, "CEL giving a list of texts: each is a failure", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not ask", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that the errors name", NULL},
  {"reason", MARKER_STRING, false, "of a failure: FieldValueInvalid unless given", A_REASON},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"});
PARAMETERS(set_include,
  {"set", MARKER_STRING, true, "the set to run", NULL},
  {"name", MARKER_STRING, false, "of the include, as rules have one", NULL},
  {"at", MARKER_STRING, false, "where: a path from self", NULL},
  {"each", MARKER_STRING, false, "CEL giving a list or map: once for each item", NULL},
  {"item", MARKER_STRING, false, "a name for the item besides self", NULL},
  {"index", MARKER_STRING, false, "a name for the index", NULL},
  {"key", MARKER_STRING, false, "a name for the map's key", NULL},
  {"prefix", MARKER_STRING, false, "what each message begins with", NULL},
  {"prefixExpression", MARKER_STRING, false, "CEL for it", NULL},
  {"with", MARKER_TEXTS, false, "values of the set's parameters: {name: \"CEL\"}", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not run it", NULL},
  {"mode", MARKER_STRING, false, "with each: first: an item that fails is the last (unless given); all: every item", "first,all"},
  {"join", MARKER_STRING, false, "as the set's: of all failures of the include", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that its errors name, in place of the rules' own", NULL},
  {"value", MARKER_STRING, false, "CEL: what they show as bad value", NULL},
  {"valueText", MARKER_STRING, false, "CEL giving a text: the bad value as it is shown", NULL});
PARAMETERS(stage,
  {"layer", MARKER_STRING, true, "of which it is", "webhook,controller"},
  {"name", MARKER_STRING, false, "of the stage", NULL},
  {"set", MARKER_STRING, true, "the set to run", NULL},
  {"join", MARKER_STRING, false, "as a set's", NULL},
  {"event", MARKER_STRING, false, "the reason of the event that a failure makes", NULL},
  {"action", MARKER_STRING, false, "the action of the event", NULL},
  {"note", MARKER_STRING, false, "CEL for the event's note; message is the error", NULL},
  {"status", MARKER_STRING, false, "CEL giving a map: the fields of the status that a failure sets", NULL},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"},
  {"alone", MARKER_FLAG, false, "run only when it is asked for by its name", NULL},
  {"when", MARKER_STRING, false, "CEL: false leaves the stage out", NULL});
PARAMETERS(skip,
  {"layer", MARKER_STRING, true, "of which it is", "webhook,controller"},
  {"when", MARKER_STRING, true, "CEL: true does not run the layer", NULL},
  {"reason", MARKER_STRING, false, "CEL giving the reason as text", NULL});
PARAMETERS(gates, {"prefix", MARKER_STRING, false, "of the names of flags", NULL});
PARAMETERS(gate,
  {"name", MARKER_STRING, true, "of the feature gate", NULL},
  {"default", MARKER_FLAG, false, "whether it is on (false)", NULL},
  {"stage", MARKER_STRING, false, "how far it is: GA unless given", "Alpha,Beta,GA,Deprecated"});
PARAMETERS(setting,
  {"name", MARKER_STRING, true, "of the setting", NULL},
  {"type", MARKER_STRING, true, "string, bool, int, list(string) or \"map(string, string)\"", NULL},
  {"default", MARKER_TYPED, false, "its value unless set: text, true, 3, {a, b}, {name: text}", NULL},
  {"env", MARKER_STRING, false, "the environment variable that sets it in requests", NULL});

#define VALIDATION(name, parameters, text) {"kubebuilder:validation:" name, MARKER_AT_NODE, true, text, parameters}

const marker_definition crdc_marker_definitions[] = {
  VALIDATION("Maximum", a_number, "the most that a number may be"),
  VALIDATION("Minimum", a_number, "the least that a number may be"),
  VALIDATION("ExclusiveMaximum", a_flag, "the number must be less than the maximum"),
  VALIDATION("ExclusiveMinimum", a_flag, "the number must be more than the minimum"),
  VALIDATION("MultipleOf", a_number, "the number is a multiple of this one"),
  VALIDATION("MinProperties", a_count, "the fewest members of an object"),
  VALIDATION("MaxProperties", a_count, "the most members of an object"),
  VALIDATION("MaxLength", a_count, "the most characters of a string"),
  VALIDATION("MinLength", a_count, "the fewest characters of a string"),
  VALIDATION("Pattern", a_text, "a regular expression that the string matches"),
  VALIDATION("MaxItems", a_count, "the most items of a list"),
  VALIDATION("MinItems", a_count, "the fewest items of a list"),
  VALIDATION("UniqueItems", a_flag, "no two items are equal"),
  VALIDATION("Enum", some_values, "the only values there may be"),
  VALIDATION("Format", a_text, "a format of strings or numbers"),
  VALIDATION("Type", a_text, "the type, instead of the one there is"),
  VALIDATION("XPreserveUnknownFields", NULL, "fields that the schema does not have are kept"),
  VALIDATION("XEmbeddedResource", NULL, "an object with apiVersion, kind and metadata"),
  VALIDATION("XIntOrString", NULL, "a number or a string"),
  VALIDATION("XValidation", x_validation, "a rule in CEL"),
  {"kubebuilder:validation:Required", MARKER_AT_NODE, false, "the field must be there; at the head of an overlay: as the CRD says", NULL},
  {"kubebuilder:validation:Optional", MARKER_AT_NODE, false, "the field may be absent; at the head: so may all that the overlay has and does not require", NULL},
  {"required", MARKER_AT_FIELD, false, "the field must be there", NULL},
  {"optional", MARKER_AT_FIELD, false, "the field may be absent", NULL},
  {"k8s:required", MARKER_AT_FIELD, false, "the field must be there and not be empty", NULL},
  {"k8s:optional", MARKER_AT_FIELD, false, "the field may be absent", NULL},
  {"nullable", MARKER_AT_FIELD, false, "null is a value", NULL},
  {"kubebuilder:default", MARKER_AT_FIELD, false, "the value where none is given", a_value},
  {"default", MARKER_AT_FIELD, false, "the same, as JSON", a_json},
  {"kubebuilder:example", MARKER_AT_FIELD, false, "an example", a_value},
  {"kubebuilder:title", MARKER_AT_NODE, false, "a title", a_value},
  {"kubebuilder:externalDocs", MARKER_AT_NODE, false, "where more is said", external_docs},
  {"kubebuilder:validation:EmbeddedResource", MARKER_AT_FIELD, false, "as XEmbeddedResource", NULL},
  {"kubebuilder:validation:Schemaless", MARKER_AT_FIELD, false, "drops the schema; the other markers make a new one", NULL},
  {"kubebuilder:pruning:PreserveUnknownFields", MARKER_AT_NODE, false, "fields that the schema does not have are kept", NULL},
  {"kubebuilder:validation:ExactlyOneOf", MARKER_AT_NODE, false, "one of the fields is there", some_fields},
  {"kubebuilder:validation:AtMostOneOf", MARKER_AT_NODE, false, "no two of the fields are there", some_fields},
  {"kubebuilder:validation:AtLeastOneOf", MARKER_AT_NODE, false, "one of the fields is there, or more", some_fields},
  {"k8s:immutable", MARKER_AT_FIELD, false, "once set, the value stays", NULL},
  {"k8s:maxItems", MARKER_AT_FIELD, false, "as MaxItems", a_count},
  {"k8s:minimum", MARKER_AT_FIELD, false, "as Minimum", a_number},
  {"k8s:maximum", MARKER_AT_FIELD, false, "as Maximum", a_number},
  {"k8s:enum", MARKER_AT_NODE, false, "of Go types only: an overlay has no constants; Enum names the values", NULL},
  {"listType", MARKER_AT_NODE, false, "how lists are merged", a_list_type},
  {"listMapKey", MARKER_AT_NODE, false, "a key of a list of type map; once for each", a_key},
  {"mapType", MARKER_AT_NODE, false, "how maps are merged", a_map_type},
  {"structType", MARKER_AT_NODE, false, "how objects are merged", a_map_type},
  {"k8s:listType", MARKER_AT_NODE, false, "as listType", a_list_type},
  {"k8s:listMapKey", MARKER_AT_NODE, false, "as listMapKey", a_key},

  {"groupName", MARKER_AT_CRD, false, "the API group", a_text},
  {"versionName", MARKER_AT_CRD, false, "the name of the version", a_text},
  {"kubebuilder:skip", MARKER_AT_CRD, false, "leaves the versions out", NULL},
  {"kubebuilder:skipversion", MARKER_AT_CRD, false, "leaves the version out", NULL},
  {"kubebuilder:storageversion", MARKER_AT_CRD, false, "the version that is stored", NULL},
  {"kubebuilder:unservedversion", MARKER_AT_CRD, false, "the version is not served", NULL},
  {"kubebuilder:deprecatedversion", MARKER_AT_CRD, false, "the version is deprecated", deprecated_version},
  {"kubebuilder:subresource:status", MARKER_AT_CRD, false, "there is /status", NULL},
  {"kubebuilder:subresource:scale", MARKER_AT_CRD, false, "there is /scale", scale},
  {"kubebuilder:printcolumn", MARKER_AT_CRD, false, "a column of kubectl get", print_column},
  {"kubebuilder:resource", MARKER_AT_CRD, false, "names and scope", resource},
  {"kubebuilder:selectablefield", MARKER_AT_CRD, false, "a field that field selectors may use", selectable_field},
  {"kubebuilder:metadata", MARKER_AT_CRD, false, "annotations and labels of the CRD", metadata},

  {"kubebuilder:webhook", MARKER_AT_CRD, false, "a webhook, for crdc manifests", webhook},
  {"kubebuilder:webhookconfiguration", MARKER_AT_CRD, false, "the name of a configuration of webhooks", webhook_configuration},

  {"crdc:overlay", MARKER_AT_CRD, false, "which versions the overlay is for", overlay_versions},
  {"crdc:set", MARKER_AT_NODE, false, "begins a set of rules; its steps follow in the same block", rule_set},
  {"crdc:param", MARKER_AT_NODE, false, "a parameter of the set", rule_parameter},
  {"crdc:let", MARKER_AT_NODE, false, "a variable for the steps below", rule_let},
  {"crdc:rule", MARKER_AT_NODE, false, "a rule of the set", set_rule},
  {"crdc:errors", MARKER_AT_NODE, false, "failures that an expression lists", set_errors},
  {"crdc:include", MARKER_AT_NODE, false, "runs another set", set_include},
  {"crdc:stage", MARKER_AT_NODE, false, "a stage of the kind's webhook or controller layer", stage},
  {"crdc:skip", MARKER_AT_NODE, false, "objects that a layer does not look at", skip},
  {"crdc:gates", MARKER_AT_NODE, false, "the feature gates' flags", gates},
  {"crdc:gate", MARKER_AT_NODE, false, "a feature gate", gate},
  {"crdc:config", MARKER_AT_NODE, false, "a setting", setting},
  {NULL, 0, false, NULL, NULL}};

const marker_parameter *crdc_marker_parameter_find(const marker_definition *definition, crd_string name) {
  for (const marker_parameter *p = definition->parameters; p && p->name; p++)
    if (crd_string_equal(name, crd_string_of(p->name))) return p;
  return NULL;
}
