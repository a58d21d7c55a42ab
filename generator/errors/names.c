/* SPDX-License-Identifier: Apache-2.0 */
/* What is said of names, metadata and requests. */
#include "errors/entry.h"

const error_entry crdc_errors_of_names[] = {
    {.code = "label-length",
     .rows = {WORDS(LABEL_CHARACTERS), WORDS(LABEL_VALUE_BYTES)},
     .cause = "A name of one part (a DNS label), or the value of a label, is longer than 63 characters.",
     .cure = "Shorten it. Names that are put together of others want shorter parts.",
     .example = "metadata.labels: Invalid value: \"aaaa\": must be no more than 63 bytes"},
    {.code = "label-dots",
     .rows = {WORDS(LABEL_DOTS)},
     .cause = "A name of one part holds a dot.",
     .cure = "Write a dash in its place.",
     .example = "metadata.name: Invalid value: \"a.b\": must not contain dots"},
    {.code = "dns-label",
     .rows = {WORDS(DNS_LABEL), WORDS(DNS_1035_LABEL)},
     .cause = "The name is no DNS label: lower-case letters, digits and dashes, with a letter or digit at both ends. Names "
              "of the "
              "older kind (RFC 1035) begin with a letter.",
     .cure = "Write it in lower case, with dashes in place of underscores, dots and blanks.",
     .example = "metadata.namespace: Invalid value: \"Team_A\": a lowercase RFC 1123 label must consist of lower case "
                "alphanumeric characters or '-', and must start and end with an alphanumeric character (e.g. 'my-name',  or "
                "'123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')"},
    {.code = "subdomain",
     .alias = "metadata",
     .rows = {WORDS(SUBDOMAIN)},
     .cause = "The name is no DNS subdomain: labels of lower-case letters, digits and dashes with dots between them.",
     .cure = "Write it in lower case, with dashes in place of underscores and blanks.",
     .example =
         "metadata.name: Invalid value: \"My App\": a lowercase RFC 1123 subdomain must consist of lower case alphanumeric "
         "characters, '-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', regex used "
         "for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"},
    {.code = "subdomain-length",
     .rows = {WORDS(SUBDOMAIN_CHARACTERS)},
     .cause = "A name is longer than 253 characters.",
     .cure = "Shorten it.",
     .example = "metadata.name: Invalid value: \"aaaa\": must be no more than 253 characters"},
    {.code = "label-key",
     .alias = "metadata",
     .rows = {WORDS(LABEL_KEY), WORDS(NAME_KEY), WORDS(NAME_EMPTY), WORDS(NAME_BYTES)},
     .cause =
         "The key of a label, an annotation or a finalizer is none. It is a name of at most 63 letters, digits, dashes, "
         "underscores and dots, with an optional prefix example.com/ before it.",
     .cure = "Correct the part behind the slash; there is at most one slash.",
     .example =
         "metadata.labels: Invalid value: \"-a\": name part must consist of alphanumeric characters, '-', '_' or '.', and "
         "must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for "
         "validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')"},
    {.code = "label-prefix",
     .rows = {WORDS(PREFIX_EMPTY), WORDS(PREFIX_BYTES), WORDS(PREFIX_SUBDOMAIN)},
     .cause = "What stands before the slash in the key of a label or an annotation is no DNS subdomain.",
     .cure = "Write a domain of your own in lower case before the slash, or leave it and the slash out.",
     .example = "metadata.annotations: Invalid value: \"/a\": prefix part must be non-empty"},
    {.code = "label-value",
     .alias = "metadata",
     .rows = {WORDS(LABEL_VALUE)},
     .cause =
         "The value of a label is neither empty nor made of letters, digits, dashes, underscores and dots, with a letter or "
         "digit at both ends.",
     .cure = "Put what needs other characters into an annotation, which takes any text.",
     .example = "metadata.labels: Invalid value: \"a b\": a valid label must be an empty string or consist of alphanumeric "
                "characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or "
                "'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')"},
    {.code = "path-segment",
     .rows = {WORDS(SEGMENT_DOT), WORDS(SEGMENT_DOTS), WORDS(SEGMENT_SLASH), WORDS(SEGMENT_PERCENT)},
     .cause = "The name stands in a URL of the API server and is none that can.",
     .cure = "Take another name, without slashes and per cents.",
     .example = "metadata.name: Invalid value: \"a/b\": may not contain '/'"},
    {0}};

const error_entry crdc_errors_of_metadata[] = {
    {.code = "name-required",
     .alias = "metadata",
     .rows = {WORDS(NAME_REQUIRED)},
     .cause = "The object has neither metadata.name nor metadata.generateName.",
     .cure = "Give it a name.",
     .example = "metadata.name: Required value: name or generateName is required"},
    {.code = "namespace-forbidden",
     .alias = "metadata",
     .rows = {WORDS(NAMESPACE_FORBIDDEN)},
     .cause = "The kind belongs to the cluster (scope: Cluster), and the object has a namespace.",
     .cure = "Take metadata.namespace out.",
     .example = "metadata.namespace: Forbidden: not allowed on this type"},
    {.code = "annotations-size",
     .alias = "metadata",
     .rows = {WORDS(MAX_BYTES)},
     .cause = "All annotations together have more than 262144 bytes, keys included.",
     .cure = "Put large values into a ConfigMap. kubectl.kubernetes.io/last-applied-configuration holds the whole object: "
             "kubectl apply --server-side does without it.",
     .example = "metadata.annotations: Too long: may not be more than 262144 bytes"},
    {.code = "owner-reference",
     .alias = "metadata",
     .rows = {WORDS(OWNER_FIELD_EMPTY), WORDS(OWNER_VERSION_EMPTY), WORDS(OWNER_VERSION), WORDS(OWNER_EVENT),
              WORDS(OWNER_CONTROLLERS), WORDS(NOT_EMPTY)},
     .cause =
         "An entry of metadata.ownerReferences is incomplete, names an Event as owner, or is the second with controller: "
         "true.",
     .cure = "Give each apiVersion, kind, name and uid, and set controller on one of them.",
     .example =
         "metadata.ownerReferences: Invalid value: []: Only one reference can have Controller set to true. Found \"true\" "
         "in references for ReplicaSet/a and ReplicaSet/b"},
    {.code = "finalizers",
     .alias = "metadata",
     .rows = {WORDS(FINALIZER_BOTH), WORDS(FINALIZERS_NEW), WORDS(FINALIZER_NAME), WORDS(FINALIZER_PATH)},
     .cause = "A finalizer is in no domain, or contradicts another, or is added to an object that is being deleted.",
     .cure = "Name finalizers example.com/what, and leave those of objects with a deletionTimestamp to be taken away.",
     .example = "metadata.finalizers: prefer a domain-qualified finalizer name to avoid accidental conflicts with other "
                "finalizer writers"},
    {.code = "generation",
     .rows = {WORDS(GENERATION_NEGATIVE), WORDS(GENERATION_LESS)},
     .cause = "metadata.generation is negative, or less than that of the stored object.",
     .cure = "Leave it out: the API server counts it.",
     .example = "metadata.generation: Invalid value: -1: must be greater than or equal to 0"},
    {.code = "immutable",
     .rows = {WORDS(IMMUTABLE), VET(IMMUTABLE)},
     .cause = "The field cannot change once the object, or the CRD, is there.",
     .cure = "Keep it as it is stored, or delete the object and create another.",
     .example = "metadata.name: Invalid value: \"b\": field is immutable"},
    {.code = "version-required",
     .rows = {WORDS(VERSION_REQUIRED)},
     .cause = "An update has no metadata.resourceVersion, and the kind takes no unconditional updates.",
     .cure = "Send the object as it was read, with its resourceVersion, or use a patch.",
     .example = "metadata.resourceVersion: Invalid value: 0: must be specified for an update"},
    {.code = "managed-fields",
     .rows = {WORDS(RUNE), WORDS(FIELDS_TYPE)},
     .cause = "metadata.managedFields, or the name of a field manager, holds what the API server does not take.",
     .cure =
         "Take managedFields out: the API server keeps them. kubectl get leaves them out unless --show-managed-fields is "
         "given.",
     .example = "metadata.managedFields[0].fieldsType: Invalid value: \"x\": must be `FieldsV1`"},
    {.code = "embedded-resource",
     .alias = "x-kubernetes-embedded-resource",
     .rows = {WORDS(EMBEDDED_REQUIRED), WORDS(STRING), WORDS(GROUP_VERSION), WORDS(KIND_CASE), VET(KIND_CASE)},
     .cause =
         "What stands in a field with x-kubernetes-embedded-resource is no Kubernetes object: apiVersion and kind are "
         "texts, the one group/version and the other a name. A CRD says the last of its own names too, which are in lower "
         "case.",
     .cure = "Correct apiVersion and kind of the embedded object, or the names of the CRD.",
     .example = "spec.template.apiVersion: Invalid value: \"a/b/c\": unexpected GroupVersion string: a/b/c"},
    {.code = "selector",
     .rows = {WORDS(VALUES_REQUIRED), WORDS(VALUES_FORBIDDEN), WORDS(OPERATOR), VET(OPERATOR_VALUES), VET(OPERATOR_ALONE),
              VET(OPERATOR)},
     .cause = "A label selector has an operator that is none, or one that does not go with its values.",
     .cure = "In and NotIn want values, Exists and DoesNotExist have none. There is no other operator.",
     .example = "spec.selector.matchExpressions[0].operator: Invalid value: \"Equals\": not a valid selector operator"},
    {.code = "specified",
     .rows = {WORDS(SPECIFIED), VET(SPECIFIED), WORDS(IS_REQUIRED)},
     .cause = "The field must be there, and is not.",
     .cure = "Add it.",
     .example = "spec.strategy: Required value: must be specified"},
    {.code = "condition",
     .rows = {WORDS(CONDITION_REASON), WORDS(OBSERVED_NEGATIVE)},
     .cause = "A condition's reason is no name in CamelCase, or its observedGeneration is negative.",
     .cure = "Write the reason in one word that begins with a letter.",
     .example = "status.conditions[0].observedGeneration: Invalid value: -1: must be greater than or equal to zero"},
    {0}};

const error_entry crdc_errors_of_requests[] = {
    {.code = "manager-required",
     .rows = {WORDS(MANAGER_REQUIRED), WORDS(FORCE_FORBIDDEN)},
     .cause =
         "Options of a patch do not fit its kind: an apply patch wants fieldManager, and force is for apply patches alone.",
     .cure = "Give ?fieldManager=NAME to apply patches, and ?force=true to no others.",
     .example = "fieldManager: Required value: is required for apply patch"},
    {.code = "options-together",
     .rows = {WORDS(SET_TOGETHER), WORDS(BOTH_PROPAGATIONS), WORDS(INCLUDE_OBJECT)},
     .cause = "Two options of a request exclude each other, or one has a value that is none.",
     .cure = "Keep one of them. propagationPolicy says what orphanDependents said.",
     .example = "orphanDependents: Invalid value: true: orphanDependents and deletionPropagation cannot be both set"},
    {.code = "unknown-kind",
     .alias = "noSchema",
     .texts =
         "no schema is known for %v\nno matches for kind %v\nno kind %v is registered for version\nis not registered for "
         "version",
     .cause = "No CRD is there for the object's apiVersion and kind, or not in this version.",
     .cure = "Give its CRD with --crd, or correct apiVersion and kind: the message names what is near. crd-webhook "
             "--allow-unknown-kinds lets such objects in with a warning.",
     .example = "no schema is known for example.com/v1, Kind=Widget"},
    {.code = "webhook-denied",
     .texts = "admission webhook \"%v\" denied the request",
     .cause = "A webhook has refused the request; what it says stands behind. Its name is that of the webhook in its "
              "ValidatingWebhookConfiguration or MutatingWebhookConfiguration.",
     .cure = "Mend what the message says. Which rule it was is told by `crdc explain` of the message, where the webhook is "
             "crd-webhook or that of an operator whose rules are compiled in, and by the log of crd-webhook.",
     .example = "admission webhook \"vrayjob.kb.io\" denied the request: it is invalid",
     .rank = ERROR_AROUND},
    {.code = "webhook-failed",
     .texts = "failed calling webhook \"%v\"",
     .cause =
         "The API server could not ask a webhook, or got no answer that it takes: it is not there, its certificate is not "
         "of "
         "the authority in caBundle, or it answered with 4xx or 5xx or too late. failurePolicy says Fail, so the request is "
         "refused.",
     .cure = "Look at the reason behind the name: `x509:` is about caBundle and the certificate, `connect:` and `no "
             "endpoints` about "
             "the Service and its pods, `deadline exceeded` about timeoutSeconds (docs/operation.md).",
     .example =
         "Internal error occurred: failed calling webhook \"vrayjob.kb.io\": failed to call webhook: no endpoints available "
         "for service \"crd-webhook\"",
     .rank = ERROR_AROUND},
    {.code = "no-review",
     .texts = "the body is not an AdmissionReview\nAdmissionReview: request\nthe request has no body: an AdmissionReview is "
              "wanted\nthe body is not JSON\nan AdmissionReview is sent with POST\nrequest.object must be an "
              "object\nrequest.oldObject must be an object\nis not CREATE, UPDATE, DELETE or CONNECT",
     .cause =
         "What was sent to the webhook is no AdmissionReview of admission.k8s.io/v1, so that it cannot be answered as one.",
     .cure = "Send what an API server sends: see admissionReviewVersions of the webhook's configuration, and the path.",
     .example = "the body is not an AdmissionReview of admission.k8s.io/v1: apiVersion or kind differ"},
    {.code = "webhook-busy",
     .texts =
         "there is no memory to judge the request now\ntoo many large requests are at work\nthere is no memory for the "
         "answer\njudging the request takes more memory than one request may have\nthe request was not judged within its "
         "time\nthe objects that rules ask for are not read yet\nthe objects of the cluster that are asked for are not "
         "read yet",
     .cause =
         "The webhook could not judge the request now: its memory, its time, or the objects of the cluster that it needs "
         "are not there. The API server does what failurePolicy says.",
     .cure =
         "Look at crd_webhook_memory_... and crd_webhook_cluster_... in the metrics; raise --memory-limit, the container's "
         "limit or timeoutSeconds.",
     .example = "there is no memory to judge the request now"},
    {.code = "request-too-large",
     .texts = "request body too large\nrequest entity is too large\nRequest entity too large\nthe body is too large",
     .cause = "A request has more bytes, or a patch more operations, than are taken.",
     .cure = "Make it smaller. The API server takes 3 MiB; --max-body is the webhook's own limit.",
     .example = "Request entity too large: limit is 3145728"},
    {.code = "webhook-path",
     .texts = "there is no such path\nthis path does not serve %v\nthere is /metrics here\nthere are /healthz and /readyz "
              "here\nonly GET is answered here",
     .cause = "Nothing is served at the path of the request.",
     .cure =
         "/validate serves every kind, /validate-GROUP-VERSION-KIND one; services have the paths of their markers. The log "
         "of the start lists them.",
     .example = "there is no such path: /validate serves every kind"},
    {.code = "bad-http",
     .texts =
         "Content-Length is %v\nHost is %v\na line of the head holds a NUL, is folded or does not end in CRLF\nthis Expect "
         "is not known\nthis Transfer-Encoding is not known\nthis version of HTTP has no Transfer-Encoding\nthe request "
         "line is malformed\nthe request target is malformed\nthe method is not one\nthe name of a field is malformed\nthe "
         "value of a field holds control characters\ncompressed bodies are not read\nexpected application/json",
     .cause = "The request is no HTTP that a server can answer without doubt about where it ends.",
     .cure = "Look at the client, or at a proxy before the webhook: no API server sends this.",
     .example = "Content-Length is given twice and differs"},
    {.code = "patch",
     .texts =
         "the patch does not apply\nInvalid JSON Patch\nerror decoding patch\ninvalid JSON patch\nthe patched object is no "
         "JSON\njson patch duplicate field\njson patch unknown field",
     .cause = "A patch is none, or a step of it leads to a place that the object does not have.",
     .cure = "Check the paths of the steps: ~1 is a slash in a name, - is the end of a list, and parents must be there.",
     .example = "the patch does not apply: /spec/a/b leads nowhere"},
    {.code = "conflict",
     .texts =
         "the object has been modified; please apply your changes to the latest version and try again\nOperation cannot be "
         "fulfilled on\nPrecondition failed: UID",
     .cause = "The object was changed, or deleted and made anew, since it was read.",
     .cure = "Read it again, and send the change once more.",
     .example =
         "Operation cannot be fulfilled on queues.scheduling.volcano.sh \"a\": the object has been modified; please apply "
         "your changes to the latest version and try again"},
    {.code = "name-of-url",
     .texts =
         "does not match the name on the URL\nwas undeterminable: name must be provided\nname must be provided\ndoes not "
         "match the expected API version\nthe namespace of the provided object does not match the namespace sent on the "
         "request\nresourceVersion should not be set on objects to be created",
     .cause = "What the object says of its name, namespace or version is not what the request says.",
     .cure = "Make the two agree; leave resourceVersion out of what is created.",
     .example = "the name of the object (a) does not match the name on the URL (b)"},
    {0}};
