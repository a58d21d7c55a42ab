/* SPDX-License-Identifier: Apache-2.0 */
/* What is said of configurations of admission: risks, and manifests that are read from a folder. */
#include "errors/entry.h"

const error_entry crdc_errors_of_admission[] = {
    {.code = "own-namespace",
     .texts = "while the webhook is down its own pods in %v cannot be created",
     .cause = "The webhook fails closed and is asked about pods of the namespace that it runs in: once all its pods are "
              "gone, none can be created.",
     .cure = "Leave its namespace out by a namespaceSelector on kubernetes.io/metadata.name.",
     .example = "while the webhook is down its own pods in ours cannot be created: it fails closed and is asked about them "
                "[own-namespace]"},
    {.code = "system-namespace",
     .texts = "while the webhook is down no pod of kube-system can be created",
     .cause = "The webhook fails closed and is asked about pods of kube-system, which the cluster itself needs.",
     .cure = "Leave kube-system out by a namespaceSelector on kubernetes.io/metadata.name.",
     .example = "while the webhook is down no pod of kube-system can be created: it fails closed [system-namespace]"},
    {.code = "cluster-lifeline",
     .texts = "it fails closed and is asked about everything\nit fails closed and is asked about leases\nit fails closed "
              "and is asked about nodes\nit fails closed and is asked about events",
     .cause = "The webhook fails closed and is asked about what the cluster lives by: leases, nodes, events, or everything.",
     .cure = "Name the resources that it is about, or set failurePolicy: Ignore.",
     .example = "while the webhook is down no node can join: it fails closed and is asked about nodes [cluster-lifeline]"},
    {.code = "wildcard-rule",
     .texts = "the webhook is called for all %v, those of later CRDs too",
     .cause = "A rule has * for its groups or resources.",
     .cure = "Name the groups and resources that the webhook knows.",
     .example = "the webhook is called for all groups, those of later CRDs too [wildcard-rule]"},
    {.code = "no-selector",
     .texts = "the webhook is called for built-in resources of every namespace",
     .cause = "No selector and no match condition narrows a webhook over pods, Secrets and the like.",
     .cure = "Add a namespaceSelector, an objectSelector or matchConditions.",
     .example = "the webhook is called for built-in resources of every namespace: no selector and no match condition "
                "narrows it [no-selector]"},
    {.code = "long-timeout",
     .texts = "every request waits up to %v seconds for the webhook",
     .cause = "timeoutSeconds is more than 10.",
     .cure = "Set a few seconds: while the webhook hangs every request waits that long.",
     .example = "every request waits up to 20 seconds for the webhook [long-timeout]"},
    {.code = "overlapping-mutators",
     .texts = "the webhook %v changes the same resource\nof the same resource too: which of them is last is not settled",
     .cause =
         "Two mutating webhooks have rules for the same requests; they are called in the order of names. Or two "
         "MutatingAdmissionPolicies set the same field of the same resource to different values; no order is kept among "
         "policies.",
     .cure =
         "Set reinvocationPolicy: IfNeeded where one is to see what the other does. Of policies let one set the field, or "
         "keep them apart by matchConditions.",
     .example = "the webhook a.b.c changes the same resource: which is first goes by the names of their configurations "
                "[overlapping-mutators]"},
    {.code = "match-exact",
     .texts = "has versions that the rule does not name: who writes in one of them",
     .cause = "matchPolicy is Exact, and the CRD has versions that the rule leaves out.",
     .cure = "Set matchPolicy: Equivalent.",
     .example = "a.example.com has versions that the rule does not name: who writes in one of them is never asked about "
                "[match-exact]"},
    {.code = "ca-bundle",
     .texts = "the webhook has no caBundle\nno call of the webhook can succeed",
     .cause =
         "The API server cannot check the certificate of the webhook: there is no caBundle, or its certificates cannot be "
         "read, or none of them is in force, or will be in 30 days (crdc lint --at judges by another time).",
     .cure = "Set caBundle to the base64 of certificates in PEM, or have it injected.",
     .example = "the webhook has no caBundle: a Service's certificate is of no authority that the API server trusts by "
                "itself [ca-bundle]"},
    {.code = "review-version",
     .texts = "the webhook reads AdmissionReview v1beta1 alone",
     .cause = "admissionReviewVersions lacks v1.",
     .cure = "Add v1.",
     .example = "the webhook reads AdmissionReview v1beta1 alone, which has been superseded by v1 [review-version]"},
    {.code = "object-selector",
     .texts = "who creates the object chooses its labels",
     .cause = "The webhook guards something, and its objectSelector lets go whoever leaves a label out.",
     .cure = "Select namespaces.",
     .example = "who creates the object chooses its labels, and with them whether the webhook is asked [object-selector]"},
    {.code = "unbound-policy",
     .texts = "no binding among these files names the policy\nthe policy is not among these files",
     .cause = "A policy does nothing without a binding, and a binding nothing without its policy.",
     .cure = "Add what is missing, or correct policyName.",
     .example = "no binding among these files names the policy: without one it does nothing [unbound-policy]"},
    {.code = "param-kind",
     .texts = "is no built-in kind and no CRD among these files\nthe policy has no paramKind: its expressions\nthe policy "
              "has a paramKind and the binding names no parameter\nthe paramKind is cluster-scoped: a namespace\nthe "
              "parameter is looked up in the namespace of the object",
     .cause = "The parameters of a policy cannot be found, or are not asked for.",
     .cure = "Correct paramKind or paramRef.",
     .example = "the policy has no paramKind: its expressions see no parameters [param-kind]"},
    {.code = "constant-expression",
     .texts = "the match condition is always true\nthe match condition is never true\nthe validation is always true\nthe "
              "validation is never true",
     .cause =
         "The expression says the same whatever the request is: by itself, or by the operations that the rules name, such "
         "as oldObject == null where they name CREATE alone. A validation that is just false is taken to be meant.",
     .cure = "Take it out, or write what was meant.",
     .example = "the validation is always true: it refuses nothing [constant-expression]"},
    {.code = "unused-variable",
     .texts = "no expression reads variables.%v",
     .cause = "A variable costs nothing that is not read, and says nothing.",
     .cure = "Take it out.",
     .example = "no expression reads variables.x [unused-variable]"},
    {.code = "policy-types",
     .texts = "the expression does not fit each kind that the policy is about",
     .cause =
         "With the types of a kind that matchConstraints name an expression of the policy does not compile: a field that "
         "the kind does not have, or a value of another type. The API server says it in status.typeChecking, and asks "
         "the policy all the same: what comes of such an expression is an error for failurePolicy.",
     .cure = "Correct the expression; where kinds differ, ask by has() or request.kind, or make a policy of each.",
     .example = "the expression does not fit each kind that the policy is about: apps/v1, Kind=Deployment: ERROR: "
                "<input>:1:12: undefined field 'replcas' [policy-types]"},
    {.code = "silent-annotation",
     .texts = "the annotation is never published",
     .cause = "The value of an audit annotation is always null or empty, and such ones are left out.",
     .cure = "Give it a value for the requests that are to be recorded.",
     .example = "the annotation is never published: its value is always null or empty [silent-annotation]"},
    {.code = "expression-cost",
     .texts =
         "the expression can cost more than %v, where the API server ends a call\nthe expression can cost %v, and the API "
         "server ends a call at",
     .cause =
         "The API server counts what an expression costs while it runs, ends it at 1000000, and does with the request what "
         "failurePolicy says of errors. An object that its CRD lets be can get there: by lists, maps or texts without a "
         "limit, or with high ones, mostly by loops in each other. The number is that of items of 100 characters, in the "
         "worst case; more than 1000 in a list without a limit are not reckoned with.",
     .cure = "Set maxItems, maxProperties or maxLength in the CRD, or do not go through lists in each other.",
     .example =
         "for example.com/v1, Kind=Widget the expression can cost more than 1000000, where the API server ends a call: "
         "250 items in each of object.spec.a and object.spec.b can be enough, and the request is refused then "
         "[expression-cost]"},
    {.code = "timeout-sum",
     .texts = "a request for %v may wait %v seconds for %v together",
     .cause = "Mutating webhooks are called one after the other, then validating ones at once, and the API server gives "
              "creating, changing or deleting an object 34 seconds for everything: while they hang, the request fails, even "
              "where failurePolicy is Ignore.",
     .cure = "Set timeoutSeconds of a few seconds in each.",
     .example =
         "a request for pods may wait 40 seconds for a.example.com and b.example.com together: the API server gives it "
         "34, and it fails then, whatever their failurePolicy is [timeout-sum]"},
    {.code = "object-type",
     .texts = "%v in version \"%v\" cannot be handled as a %v: %v",
     .cause =
         "A field of the configuration has a value of another type than the API has for it, such as a number or a bare y "
         "or no, which YAML takes for true and false, where a text is asked for.",
     .cure = "Quote texts that YAML takes for something else.",
     .example =
         "ValidatingWebhookConfiguration in version \"v1\" cannot be handled as a ValidatingWebhookConfiguration: json: "
         "cannot unmarshal bool into Go struct field ServiceReference.webhooks.clientConfig.service.namespace of type "
         "string"},
    {.code = "static-manifest",
     .texts = "must have a name ending with\nresource in file %v must have a name\n(previously seen in\nis not supported "
              "for static manifests\nis required for static manifests\nmust reference a policy (spec.policyName)\nwhich "
              "does not exist in the manifest directory",
     .cause = "A manifest of admission that API servers read from a folder has a name that ends in .static.k8s.io, webhooks "
              "with a url, no parameters, and policies beside their bindings.",
     .cure = "See docs/admission-lint.md.",
     .example = "\"a\" in file \"a.yaml\" must have a name ending with \".static.k8s.io\""},
    {.code = "static-name",
     .texts = "are reserved for static manifest-based configurations",
     .cause = "The name is kept for manifests that API servers read from a folder.",
     .cure = "Take another name; crdc lint --static-admission checks such manifests.",
     .example = "metadata.name: Invalid value: \"a.static.k8s.io\": names ending with \".static.k8s.io\" are reserved for "
                "static manifest-based configurations and cannot be managed via the API"},
    {.code = "service-account-name",
     .texts = "Invalid service account name\nInvalid service account namespace",
     .cause =
         "authorizer.serviceAccount(namespace, name) is called with what is no name of a namespace or of a service account.",
     .cure = "Check the names before they are used, or write them out.",
     .example = "Invalid service account name"},
    {0}};
