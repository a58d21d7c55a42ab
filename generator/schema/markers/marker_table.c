/* SPDX-License-Identifier: Apache-2.0 */
/* All markers. Those outside crdc: are controller-gen's (sigs.k8s.io/controller-tools pkg/crd/markers, pkg/webhook), with
 * the same names. Rows of markers that change the CRD are next to the code that does it. The rows here are read by other
 * code: kubebuilder:webhook by crdc manifests, crdc: by schema/markers/rule_set.c. */
#include "schema/markers/apply_value.h"

/* clang-format off */
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
PARAMETERS(set_parameters,
  {"name", MARKER_STRING, true, "of the set", NULL},
  {"mode", MARKER_STRING, false, "first: the first failure ends the set (unless given); all: it goes on", "first,all"},
  {"join", MARKER_STRING, false, "with all: one error, the messages joined by this", NULL},
  {"form", MARKER_STRING, false, "instead of join: as Go's multierror or aggregate prints them", "multierror,aggregate"},
  {"trim", MARKER_FLAG, false, "the joined message loses white space at both ends", NULL});
PARAMETERS(rule_parameter,
  {"name", MARKER_STRING, true, "of the parameter", NULL},
  {"type", MARKER_STRING, true, "string, bool, int, double, list(string), \"map(string, string)\", typeof(Kind.path)", NULL});
PARAMETERS(rule_let,
  {"name", MARKER_STRING, true, "of the variable", NULL},
  {"value", MARKER_STRING, true, "the CEL expression that it stands for", NULL});
PARAMETERS(set_rule_parameters,
  {"name", MARKER_STRING, false, "of the rule, unique in its kind: KR-123", NULL},
  {"rule", MARKER_STRING, true, "CEL: true passes", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not ask", NULL},
  {"message", MARKER_STRING, false, "what a failure says", NULL},
  {"messageExpression", MARKER_STRING, false, "CEL for it", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that the error names", NULL},
  {"reason", MARKER_STRING, false, "of a failure: FieldValueInvalid unless given", A_REASON},
  {"value", MARKER_STRING, false, "CEL: what is shown as bad value", NULL},
  {"valueText", MARKER_STRING, false, "CEL giving a text: the bad value as it is shown", NULL},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"},
  {"break", MARKER_FLAG, false, "a failure ends the sets around it, up to the each that they are run for", NULL});
PARAMETERS(set_errors,
  {"name", MARKER_STRING, false, "of the rule", NULL},
  {"value", MARKER_STRING, true, "CEL giving a list of texts: each is a failure", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not ask", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that the errors name", NULL},
  {"reason", MARKER_STRING, false, "of a failure: FieldValueInvalid unless given", A_REASON},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"},
  {"break", MARKER_FLAG, false, "a failure ends the sets around it, up to the each that they are run for", NULL});
PARAMETERS(set_mutate,
  {"name", MARKER_STRING, false, "of the mutation, as rules have one", NULL},
  {"op", MARKER_STRING, false,
   "set: the field gets the value unless it has it (unless given); the others: an operation of JSON patch, as it stands",
   "set,add,replace,remove,test"},
  {"path", MARKER_STRING, false, "JSON pointer from self: /spec/queue", NULL},
  {"pathExpression", MARKER_STRING, false, "CEL giving one", NULL},
  {"value", MARKER_STRING, false, "CEL: the value; an optional that has none: nothing is done", NULL},
  {"type", MARKER_STRING, false, "the Go type that writes the value: []string, core.v1.Pod, (name:string)", NULL},
  {"when", MARKER_STRING, false, "CEL: false does nothing", NULL});
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
  {"suffix", MARKER_STRING, false, "what each message ends with", NULL},
  {"with", MARKER_TEXTS, false, "values of the set's parameters: {name: \"CEL\"}", NULL},
  {"when", MARKER_STRING, false, "CEL: false does not run it", NULL},
  {"mode", MARKER_STRING, false, "with each: first: an item that fails is the last (unless given); all: every item", "first,all"},
  {"join", MARKER_STRING, false, "as the set's: of all failures of the include", NULL},
  {"form", MARKER_STRING, false, "as the set's", "multierror,aggregate"},
  {"trim", MARKER_FLAG, false, "the joined message loses white space at both ends", NULL},
  {"fieldPath", MARKER_STRING, false, "the field that its errors name, in place of the rules' own", NULL},
  {"value", MARKER_STRING, false, "CEL: what they show as bad value", NULL},
  {"valueText", MARKER_STRING, false, "CEL giving a text: the bad value as it is shown", NULL});
PARAMETERS(stage,
  {"layer", MARKER_STRING, true, "of which it is", "mutation,webhook,controller,pods"},
  {"name", MARKER_STRING, false, "of the stage", NULL},
  {"set", MARKER_STRING, true, "the set to run", NULL},
  {"join", MARKER_STRING, false, "as a set's", NULL},
  {"form", MARKER_STRING, false, "as a set's", "multierror,aggregate"},
  {"trim", MARKER_FLAG, false, "the joined message loses white space at both ends", NULL},
  {"event", MARKER_STRING, false, "the reason of the event that a failure makes", NULL},
  {"action", MARKER_STRING, false, "the action of the event", NULL},
  {"note", MARKER_STRING, false, "CEL for the event's note; message is the error", NULL},
  {"status", MARKER_STRING, false, "CEL giving a map: the fields of the status that a failure sets", NULL},
  {"severity", MARKER_STRING, false, "what a failure is: error unless given", "error,warning"},
  {"alone", MARKER_FLAG, false, "run only when it is asked for by its name", NULL},
  {"when", MARKER_STRING, false, "CEL: false leaves the stage out", NULL},
  {"nothing", MARKER_STRING, false, "of a mutation with nothing to do: none: no patch (unless given); null: the patch null",
   "none,null"});
PARAMETERS(skip,
  {"layer", MARKER_STRING, true, "of which it is", "mutation,webhook,controller,pods"},
  {"when", MARKER_STRING, true, "CEL: true does not run the layer", NULL},
  {"reason", MARKER_STRING, false, "CEL giving the reason as text", NULL});
PARAMETERS(service,
  {"path", MARKER_STRING, true, "of a +kubebuilder:webhook at the same place", NULL},
  {"refusal", MARKER_STRING, false, "how it says no: by a status with its causes (unless given), or by a message alone", "status,message"},
  {"configuration", MARKER_STRING, false, "the webhook configuration that sends there and nowhere else: one of its own, which crd-webhook gives its certificates", NULL},
  {"except", MARKER_STRINGS, false, "namespaces whose objects are not sent, beside that of the service", NULL});
PARAMETERS(watch,
  {"get", MARKER_STRING, false, "the name of a function: the object of a name, as an optional", NULL},
  {"list", MARKER_STRING, false, "the name of a function: all objects", NULL},
  {"index", MARKER_TEXTS, false, "functions by the paths of fields: the objects whose field has a value, {byQueue: spec.queue}", NULL},
  {"ancestors", MARKER_TEXTS, false, "the same: the object of a name, that which its field names, and so on", NULL},
  {"descendants", MARKER_TEXTS, false, "the same: the objects whose field has a name, those whose field has theirs, and so on", NULL});
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

static const marker_definition other_rows[] = {
  {"kubebuilder:webhook", MARKER_AT_CRD, false, "a webhook, for crdc manifests", .parameters = webhook},
  {"kubebuilder:webhookconfiguration", MARKER_AT_CRD, false, "the name of a configuration of webhooks", .parameters = webhook_configuration},
  {"crdc:overlay", MARKER_AT_CRD, false, "which versions the overlay is for", .parameters = overlay_versions},
  {"crdc:set", MARKER_AT_NODE, false, "begins a set of rules; its steps follow in the same block", .parameters = set_parameters},
  {"crdc:param", MARKER_AT_NODE, false, "a parameter of the set", .parameters = rule_parameter},
  {"crdc:let", MARKER_AT_NODE, false, "a variable for the steps below", .parameters = rule_let},
  {"crdc:rule", MARKER_AT_NODE, false, "a rule of the set", .parameters = set_rule_parameters},
  {"crdc:errors", MARKER_AT_NODE, false, "failures that an expression lists", .parameters = set_errors},
  {"crdc:mutate", MARKER_AT_NODE, false, "changes the object, in sets of stages of the layers mutation and pods", .parameters = set_mutate},
  {"crdc:include", MARKER_AT_NODE, false, "runs another set", .parameters = set_include},
  {"crdc:stage", MARKER_AT_NODE, false, "a stage of a layer of the kind; of pods: what the operator fills in before it makes them", .parameters = stage},
  {"crdc:skip", MARKER_AT_NODE, false, "objects that a layer does not look at", .parameters = skip},
  {"crdc:service", MARKER_AT_NODE, false, "how the service at a webhook's path answers", .parameters = service},
  {"crdc:watch", MARKER_AT_NODE, false, "objects of the kind are known to rules: functions that find them", .parameters = watch},
  {"crdc:gates", MARKER_AT_NODE, false, "the feature gates' flags", .parameters = gates},
  {"crdc:gate", MARKER_AT_NODE, false, "a feature gate", .parameters = gate},
  {"crdc:config", MARKER_AT_NODE, false, "a setting", .parameters = setting},
};
/* clang-format on */

static const marker_table other_markers = {other_rows, sizeof other_rows / sizeof *other_rows};

const marker_definition *crdc_marker_definition(size_t index) {
  const marker_table *const tables[] = {&crdc_schema_markers, &crdc_tag_markers, &crdc_crd_markers, &other_markers};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    if (index < tables[i]->count) return &tables[i]->rows[index];
    index -= tables[i]->count;
  }
  return NULL;
}
