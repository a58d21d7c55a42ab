/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server says against a CRD around its schemas, and against webhooks; and advice. */
#include "errors/entry.h"

const error_entry crdc_errors_of_crds[] = {
    {.code = "crd-name",
     .rows = {VET(FULL_NAME)},
     .cause = "metadata.name of a CRD is its plural, a dot and its group.",
     .cure = "Rename it: widgets.example.com for the plural widgets of the group example.com.",
     .example = "metadata.name: Invalid value: \"widget.example.com\": must be spec.names.plural+\".\"+spec.group"},
    {.code = "crd-group",
     .rows = {VET(GROUP_DOMAIN)},
     .cause = "The group of a CRD is a domain.",
     .example = "spec.group: Invalid value: \"widgets\": should be a domain with at least one dot"},
    {.code = "crd-approval",
     .rows = {VET(APPROVAL_MISSING), VET(APPROVAL_WRONG)},
     .cause =
         "Groups below k8s.io and kubernetes.io belong to Kubernetes: CRDs in them carry the annotation of their approval.",
     .example =
         "metadata.annotations[api-approved.kubernetes.io]: Required value: protected groups must have approval annotation "
         "\"api-approved.kubernetes.io\", see https://github.com/kubernetes/enhancements/pull/1111"},
    {.code = "list-kind",
     .rows = {VET(LIST_KIND)},
     .cause = "The list of a kind is called as the kind itself.",
     .example = "spec.names.listKind: Invalid value: \"Widget\": kind and listKind may not be the same"},
    {.code = "storage-version",
     .rows = {VET(STORAGE_VERSION), VET(STORED_VERSIONS), VET(STORED_STORAGE), VET(STORED_MISSING)},
     .cause =
         "Exactly one version is stored, and a version of which objects may still be stored (status.storedVersions) cannot "
         "go.",
     .cure = "Set storage: true on one version. Before one is taken away, have its objects written anew and its name taken "
             "out of "
             "status.storedVersions.",
     .example = "spec.versions: Invalid value: [\"v1\"]: must have exactly one version marked as storage version"},
    {.code = "version-names",
     .rows = {VET(VERSION_NAMES)},
     .cause = "Two versions of a CRD have one name.",
     .example = "spec.versions: Invalid value: [\"v1\",\"v1\"]: must contain unique version names"},
    {.code = "crd-schema",
     .rows = {VET(SCHEMA_GIVEN), VET(SCHEMA_REQUIRED), VET(PRESERVING)},
     .texts = "because otherwise all fields are pruned\nschemas are required\ncannot set to true, set "
              "x-kubernetes-preserve-unknown-fields to true",
     .cause = "A version has no schema, or the CRD keeps all unknown fields by preserveUnknownFields: true, which v1 does "
              "not have.",
     .cure = "Give every version schema.openAPIV3Schema with type: object; where fields are open, say "
             "x-kubernetes-preserve-unknown-fields: true there.",
     .example = "spec.versions[0].schema.openAPIV3Schema: Required value: because otherwise all fields are pruned"},
    {.code = "deprecation",
     .rows = {VET(DEPRECATED), VET(WARNING_LONG), VET(WARNING_EMPTY), VET(WARNING_PRINTABLE)},
     .cause =
         "deprecationWarning stands at a version that is not deprecated, or is no text of 1 to 256 printable characters.",
     .cure = "Set deprecated: true, and shorten the text to one line.",
     .example = "spec.versions[0].deprecationWarning: Invalid value: \"old\": can only be set for deprecated versions"},
    {.code = "json-path",
     .rows = {VET(JSON_PATH), VET(PATH_OF_SPEC), VET(PATH_OF_STATUS), VET(PATH_OF_EITHER)},
     .cause =
         "A path of the subresource scale, or of a printer column, is no simple JSON path, or leads elsewhere than it may.",
     .cure = "Write .spec.replicas, .status.replicas, .status.selector, or such paths without filters and indexes.",
     .example =
         "spec.versions[0].subresources.scale.specReplicasPath: Invalid value: \"spec\": should be a json path under .spec"},
    {.code = "printer-column",
     .rows = {VET(COLUMN_TYPE), VET(COLUMN_FORMAT)},
     .cause = "The type or the format of a column of kubectl get is none that there is.",
     .cure = "Take one that the message lists.",
     .example = "spec.versions[0].additionalPrinterColumns[0].type: Invalid value: \"text\": must be one of "
                "boolean,date,integer,number,string"},
    {.code = "selectable-field",
     .rows = {VET(SELECTABLE_PATH), VET(SELECTABLE_METADATA), VET(SELECTABLE_TYPE), VET(SELECTABLE_VERSION),
              VET(SELECTABLE_SCHEMA), VET(SELECTABLE_MANY)},
     .cause =
         "selectableFields names what a field selector cannot ask: no field of the schema, a part of metadata, a list or an "
         "object, or more than eight.",
     .cure = "Name strings, integers and booleans of spec or status: .spec.queue.",
     .example =
         "spec.versions[0].selectableFields[0].jsonPath: Invalid value: \".metadata.name\": must not point to fields in "
         "metadata"},
    {0}};

const error_entry crdc_errors_of_webhooks[] = {
    {.code = "client-config",
     .rows = {VET(CLIENT_ONE), VET(SERVICE_MEMBER)},
     .texts = "exactly one of url or service is required\nservice name is required\nservice namespace is required",
     .cause = "A webhook's clientConfig says neither url nor service, or both, or a service without name or namespace.",
     .cure = "Keep one of url and service; a service has name and namespace.",
     .example = "webhooks[0].clientConfig: Required value: exactly one of url or service is required"},
    {.code = "conversion-strategy",
     .rows = {VET(STRATEGY_CLIENT), VET(STRATEGY_NONE), VET(STRATEGY_PRESERVING)},
     .cause = "conversion.strategy and conversion.webhook do not go together.",
     .cure = "strategy: Webhook wants webhook.clientConfig; strategy: None has no webhook.",
     .example = "spec.conversion.webhookClientConfig: Required value: required when strategy is set to Webhook"},
    {.code = "review-versions",
     .rows = {VET(REVIEW_VERSIONS), VET(REVIEW_REPEATED), VET(REVIEW_GIVEN)},
     .cause = "The list of the reviews' versions is empty, has none that the API server sends, or one twice.",
     .cure = "Write [v1].",
     .example = "webhooks[0].admissionReviewVersions: Required value: must specify one of v1, v1beta1"},
    {.code = "webhook-url",
     .rows = {VET(URL), VET(URL_SCHEME), VET(URL_HOST), VET(URL_USER), VET(URL_FRAGMENT), VET(URL_QUERY)},
     .cause = "The URL of a webhook is none of the form https://host[/path].",
     .cure = "Write it so, without user, query and fragment.",
     .example =
         "webhooks[0].clientConfig.url: Invalid value: \"http\": 'https' is the only allowed URL scheme; desired format: "
         "https://host[/path]"},
    {.code = "webhook-service-path",
     .rows = {VET(SEGMENT_EMPTY), VET(SEGMENT_FIRST), VET(SEGMENT), VET(PATH_SLASH), VET(PORT)},
     .texts = "segment[%v] may not be empty\nsegment[0] may not be empty\nsegment[%v]: \nmust start with a '/'\nport is not "
              "valid: must be between 1 and 65535, inclusive",
     .cause =
         "The path or port of a webhook's service is none: a path begins with a slash, and what stands between slashes is a "
         "DNS subdomain.",
     .cure = "Write /validate-group-version-kind, and a port from 1 to 65535.",
     .example = "webhooks[0].clientConfig.service.path: Invalid value: \"a\": must start with a '/'"},
    {.code = "webhook-name",
     .rows = {VET(NAME_SEGMENTS)},
     .cause = "The name of a webhook is a domain of at least three parts.",
     .cure = "Write what.group.example.com.",
     .example =
         "webhooks[0].name: Invalid value: \"a.b\": should be a domain with at least three segments separated by dots"},
    {.code = "match-condition",
     .rows = {VET(CONDITION_BOOL), VET(CONDITIONS_MANY)},
     .cause = "A match condition is no expression that gives true or false, or there are more than 64.",
     .cure = "Compare: object.spec.a == 'b'. Join conditions by &&.",
     .example = "webhooks[0].matchConditions[0].expression: Invalid value: \"1\": must evaluate to bool but got int"},
    {.code = "webhook-options",
     .rows = {VET(SIDE_EFFECTS), VET(TIMEOUT)},
     .cause = "sideEffects is neither None nor NoneOnDryRun, or timeoutSeconds is outside 1 to 30.",
     .cure = "Set both within what they may be. crd-webhook has no side effects but for --record-events.",
     .example = "webhooks[0].timeoutSeconds: Invalid value: 60: the timeout value must be between 1 and 30 seconds"},
    {.code = "webhook-wildcard",
     .rows = {VET(ANY_ALONE), VET(WILDCARD_ALONE), VET(ALL_ALONE), VET(PLAIN_ALONE)},
     .cause = "A rule of a webhook names all (*) and single ones beside it.",
     .cure = "Keep the star, or the names.",
     .example = "webhooks[0].rules[0].apiGroups: Invalid value: [\"*\",\"a\"]: if '*' is present, must not specify other "
                "API groups"},
    {0}};

const error_entry crdc_errors_of_advice[] = {
    {.code = "constant-rule",
     .texts = "the rule is never false\nthe rule is never true",
     .cause = "Whatever the object says, the rule holds, or never does.",
     .cure = "Take the rule out (crdc lint --fix does), or write what was meant.",
     .example = "the rule is never false [constant-rule]"},
    {.code = "duplicate-keyword",
     .texts = "the rule says what `%v` of %v says already",
     .cause = "A keyword of the schema refuses already what the rule refuses.",
     .cure = "Take the rule out (crdc lint --fix does).",
     .example = "the rule says what `minimum: 1` of spec.size says already [duplicate-keyword]"},
    {.code = "keyword-instead",
     .texts = "`%v` of %v would say the same",
     .cause = "A keyword can say what the rule says.",
     .cure = "Write the keyword: it costs nothing, and tools that know no CEL know it.",
     .example = "`minimum: 1` of spec.size would say the same [keyword-instead]"},
    {.code = "optional-old-self",
     .texts = "the rule is not run when %v is added or taken out, so that it is not immutable",
     .cause =
         "self == oldSelf is asked where both are there. A field that may be left out can be taken away, and come back with "
         "another value.",
     .cure = "Add a rule above the field: has(self.x) == has(oldSelf.x).",
     .example = "the rule is not run when spec.x is added or taken out, so that it is not immutable [optional-old-self]"},
    {.code = "status-unguarded",
     .texts = "the rule reads self.status, which no object has when it is created",
     .cause = "What is created has no status: the rule ends with an error, and no object can be created.",
     .cure = "Write !has(self.status) || ...",
     .example = "the rule reads self.status, which no object has when it is created [status-unguarded]"},
    {.code = "unguarded-field",
     .texts = "the rule reads %v, which may be absent: of %v it ends with \"no such key: %v\"\n"
              "the rule reads %v, which may be absent: when nothing changes in %v it ends with \"no such key: %v\"",
     .cause =
         "The schema does not demand the field and gives it no default. An object that lacks it, and is right otherwise, "
         "is refused by the rule, with an error that says nothing of what the rule is about. The value that is shown is "
         "what the rule sees then: self.",
     .cure = "Ask first: !has(self.x) || ...; or make the field required, or give it a default.",
     .example = "the rule reads .spec.size, which may be absent: of {\"max\":3} it ends with \"no such key: size\" "
                "[unguarded-field]"},
    {.code = "status-rule",
     .texts = "the rule at %v can refuse what a controller reports",
     .cause = "A rule in the status refuses updates of the controller, which may have nothing else to report.",
     .cure = "Keep such rules to what the controller can always hold.",
     .example = "the rule at status.phase can refuse what a controller reports [status-rule]"},
    {.code = "missing-max-items",
     .alias = "max-items",
     .texts = "has no maxItems, and rules that go through it or stand in it cost the more",
     .cause = "A list without maxItems counts in the costs of rules with as many items as fit into a request.",
     .cure = "Set maxItems to the largest number that makes sense.",
     .example = "spec.hosts has no maxItems, and rules that go through it or stand in it cost the more [max-items]"},
    {.code = "missing-max-length",
     .alias = "max-length",
     .texts = "has no maxLength",
     .cause = "A text without maxLength counts in the costs of rules with 3 MiB.",
     .cure = "Set maxLength.",
     .example = "spec.id has no maxLength [max-length]"},
    {.code = "max-properties",
     .texts = "has no maxProperties",
     .cause = "A map without maxProperties counts in the costs of rules with as many entries as fit into a request.",
     .cure = "Set maxProperties.",
     .example = "spec.labels has no maxProperties [max-properties]"},
    {.code = "required-default",
     .texts = "is required and has a default, so it is never missing",
     .cause = "Defaults are set before anything is checked: what has one is always there.",
     .cure = "Take it out of required (crdc lint --fix does).",
     .example = "spec.size is required and has a default, so it is never missing [required-default]"},
    {.code = "pattern-anchor",
     .texts = "the pattern of %v is not anchored",
     .cause = "A pattern without ^ and $ matches a part of the text; with branches (a|b) the anchors hold of the first and "
              "the last "
              "one alone.",
     .cure = "Write ^(...)$, or .* where anything may stand.",
     .example = "the pattern of spec.id is not anchored: it may match any part of the text [pattern-anchor]"},
    {.code = "description",
     .texts = "has no description",
     .cause = "The field says nothing of what it is for; kubectl explain has nothing to show.",
     .cure = "Add a description.",
     .example = "spec.size has no description [description]"},
    {0}};
