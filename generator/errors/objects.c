/* SPDX-License-Identifier: Apache-2.0 */
/* The words of the API server's own kinds, but for those about pods. */
#include "errors/entry.h"

const error_entry crdc_errors_of_objects[] = {
    {.code = "object-address",
     .texts = "must be a valid IP address\nmay not be unspecified (%v)\nmay not be in the loopback range (127.0.0.0/8, "
              "::1/128)\nmay not be in the link-local range (169.254.0.0/16, fe80::/10)\nmay not be in the link-local "
              "multicast range (224.0.0.0/24, ff02::/10)\ninvalid PodCIDRs. failed to check with dual stack with "
              "error:%v\nat least one CIDR required\nmay only hold up to 2 values\nmay specify no more than one CIDR for "
              "each IP family\nmust be a strict subset of `cidr`\nmust contain at least 1 address\nmust specify `addresses` "
              "or `notReadyAddresses`\nnot configured on this cluster\nfailed to allocate IP %v",
     .cause = "An address or a range of addresses is none, is one that may not stand there, or is of a family that is there "
              "already.",
     .cure = "Give an address that others can reach, and of each family one range at most. What an API server allocates of "
             "its own ranges is best left out.",
     .example = "subsets[0].addresses[0].ip: Invalid value: \"127.0.0.1\": may not be in the loopback range (127.0.0.0/8, "
                "::1/128)"},
    {.code = "object-service",
     .texts = "may not be specified when `port` is not specified\nmay not be specified when `port` is non-numeric\n"
              "may not be specified when `ip` is not set\nmay only be used when `spec.type` is 'LoadBalancer'\nmust match "
              "annotations[] when both are specified\nmay not be set to 'None' for %v services\nmay not be used when `type` "
              "is 'ClusterIP'\nmay only be used when `type` is 'LoadBalancer'\nmay only be set for externally-accessible "
              "services\nmay only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'",
     .cause = "A field of a Service is for another type of Service than this one is.",
     .cure = "Take the field out, or set spec.type to the one that it is for.",
     .example = "spec.ports[0].nodePort: Forbidden: may not be used when `type` is 'ClusterIP'"},
    {.code = "object-network",
     .texts = "cannot set both port name & port number\nmust not contain '%v'\ncannot end with '%v'\nmust match "
              "`ingressClassName` when both are specified\n`parameters.scope` is set to 'Namespace'\n`parameters.scope` is "
              "set to 'Cluster'\nmust specify a peer\nmay not specify both ipBlock and another peer\nmay not specify more "
              "than two policyTypes",
     .cause = "A path, a backend, a class or a peer of networking.k8s.io is not well formed, or has two forms at once.",
     .cure = "Keep one of the two; a path begins with a slash and has no empty or dotted parts.",
     .example = "spec.ingress[0].from[0]: Required value: must specify a peer"},
    {.code = "object-autoscaler",
     .texts = "must specify a metric name\nmust specify a metric target type\nmust be either Utilization, Value, or "
              "AverageValue\nmust set either a "
              "target value or averageValue\nmust set either a target value for metric or a per-pod target\nmay not set "
              "both a target value for metric and a per-pod target\nmust specify a positive target averageValue\nmust set "
              "either a target raw value or a target utilization\nmay not set both a target raw value and a target "
              "utilization\nmust specify a resource name\nmust specify a container\nmust specify a metric source type\nmust "
              "populate information for the given metric source\nmust populate the given metric source only\nmust specify "
              "at least one Object or External metric to support scaling to zero replicas\nmust specify at least one "
              "Policy\nmust be greater than or equal to `minReplicas`",
     .cause = "A metric of a HorizontalPodAutoscaler has no source or target of its type, or more than one; or its bounds "
              "contradict each other.",
     .cure = "Each metric has the member that its type names, and in it one target: value, averageValue or "
             "averageUtilization. maxReplicas is not below minReplicas.",
     .example = "spec.maxReplicas: Invalid value: 2: must be greater than or equal to `minReplicas`"},
    {.code = "object-disruption",
     .texts = "minAvailable and maxUnavailable cannot be both set",
     .cause = "A PodDisruptionBudget counts either what must stay or what may go.",
     .cure = "Take one of them out.",
     .example = "spec: Invalid value: {\"minAvailable\":1,\"maxUnavailable\":1}: minAvailable and maxUnavailable cannot be "
                "both set"},
    {.code = "object-number",
     .texts =
         "may not be decreased from %v\nmust be positive\nmust be a positive value\nmust be %v than or equal to "
         "%v\nmust be greater than or equal to "
         "1\nmust be greater than or equal to 10 seconds\nmust be less than or equal to %v\nmust not be greater than "
         "10000\nmust not be greater than 10000000\nshould be at least 2\nmaximum allowed value of a user defined priority "
         "is 1000000000\nmust be 256 characters or less\ncan have at most %v characters\nmust be a valid resource "
         "quantity\nresource version is not well formed: %v\nmay not specify a duration less than 600 seconds (10 minutes)",
     .cause = "A number, or a length, is out of the bounds that the API server has for this field.",
     .cure = "Give one within the bounds.",
     .example = "value: Forbidden: maximum allowed value of a user defined priority is 1000000000"},
    {.code = "object-flow",
     .texts = "must specify namespace for service account\n%v is forbidden when subject kind is not '%v'\neach member of "
              "this list must be '*' or a DNS-1123 label; %v\nsubjects must contain at least one value\nat least one of "
              "resourceRules and nonResourceRules has to be non-empty\nspec of %v must equal the fixed value\nonly the "
              "schema named 'exempt' may have matchingPrecedence 1\nmust reference a priority level\nshould not be greater "
              "than queues (%v)\nrequired entropy bits of deckSize %v and handSize %v should not be greater than %v\nmust "
              "be 'Exempt' if and only if `name` is 'exempt'\nannotation '%v' is forbidden",
     .cause = "A FlowSchema or PriorityLevelConfiguration lacks whom it is about or what it leads to, or shuffles requests "
              "to more queues than it has.",
     .cure = "Name subjects, rules and the priority level; keep handSize small beside queues; leave the ones named exempt "
             "and catch-all as they are.",
     .example = "spec.priorityLevelConfiguration.name: Required value: must reference a priority level"},
    {.code = "object-quota",
     .texts =
         "conflicting scopes\nunsupported scope\nunsupported scope applied to resource\nmust be at least one value when "
         "`operator` is 'In' or 'NotIn' for scope selector\nmust be no value when `operator` is 'Exist' or 'DoesNotExist' "
         "for scope selector\nmust be 'Exists' when scope is any of %v\nmust be a standard limit type or fully "
         "qualified\nratio %v is "
         "less than 1\nratio %v is greater than max/min = %v\n%v value %v is greater than %v value %v\ndefault value %v "
         "must "
         "equal to defaultRequest value %v in %v",
     .cause = "The scopes of a ResourceQuota exclude each other or are not for the resource that is counted; or the type of "
              "a limit is not known.",
     .cure = "Count pods with scopes of pods, one of each pair; give values to In and NotIn alone.",
     .example = "spec.scopes: Invalid value: [\"BestEffort\",\"NotBestEffort\"]: conflicting scopes"},
    {.code = "object-access",
     .texts = "resource rules must supply at least one api group\nresource rules must supply at least one "
              "resource\nnamespaced rules cannot apply to non-resource URLs\nrules cannot apply to both regular resources "
              "and non-resource URLs\nat least one clusterRoleSelector required if aggregationRule is non-nil",
     .cause = "A rule of a role is about resources, with their groups, or about URLs that are none, which a Role of a "
              "namespace cannot have.",
     .cure = "Give apiGroups and resources (\"\" is the group of core), or nonResourceURLs in a ClusterRole.",
     .example = "rules[0].apiGroups: Required value: resource rules must supply at least one api group"},
    {.code = "object-data",
     .texts = "duplicate of key present in binaryData\ndata is mandatory\ndata must be a valid JSON object\nmust be a valid "
              "JSON object\nmust contain at least one key/value pair",
     .cause = "What an object carries is missing, stands twice, or is no JSON.",
     .cure = "Give it once, in the form that is wanted.",
     .example = "data[a]: Invalid value: \"a\": duplicate of key present in binaryData"},
    {.code = "object-event",
     .texts = "does not match event.namespace\nneeds to be unset\nhas invalid value: %v\nmay only be specified if "
              "`strategy` is defined",
     .cause = "An Event or a Lease has a field that does not go with the others: the namespace of what it is about, or what "
              "only the other form of it has.",
     .cure = "Give the namespace of the object that the Event is about, and fields of one form alone.",
     .example = "involvedObject.namespace: Invalid value: \"a\": does not match event.namespace"},
    {.code = "object-node",
     .texts = "list must be sorted alphabetically\nexactly one reference subfield must be non-nil\nmust point to a "
              "controller\ninvalid feature name %v: %v",
     .cause = "A Node says something in a form that its controllers would not write.",
     .cure = "Leave to the kubelet and the controllers what they set.",
     .example = "status.features.x: Invalid value: [\"b\",\"a\"]: list must be sorted alphabetically"},
    {.code = "object-unchangeable",
     .texts = "may not be updated\nmay not be changed in an update.\nmay not change once set\nnode updates may not change "
              "providerID except from \"\" to valid\nfield can not be less than previous value\nfield can not be less than "
              "status.capacity\nupdate is forbidden when the VolumeAttributesClass feature gate is disabled\nupdate to nil "
              "is forbidden when status.currentVolumeAttributesClassName is not nil\nupdate to empty string is forbidden "
              "when status.currentVolumeAttributesClassName is not nil\nupdate from non-nil value to nil is "
              "forbidden\nspec.persistentvolumesource is immutable after creation\nupdates to %v are forbidden.\nupdates "
              "may not set certificate content\nupdates may not "
              "modify existing certificate content",
     .cause = "A field that stays as it was created is another in an update.",
     .cure = "Leave it as it is stored, or delete the object and create it anew.",
     .example = "value: Forbidden: may not be changed in an update."},
    {.code = "object-volume",
     .texts = "may not specify mount options for this volume type\nmust specify non empty persistentVolumeName\nif the "
              "endpointnamespace is set, it must be a valid namespace name\nLocal volume requires node affinity\nhas to be "
              "specified in the context of inline volumes\nmay only be Retain in the context of inline volumes\nmay not be "
              "specified in the context of inline volumes\nmust specify required node constraints\nmay not be 'recycle' for "
              "a hostPath mount of '/'\nmay not specify volumeMode other than Filesystem in the context of inline "
              "volumes\nan empty string is disallowed\nhas to be specified when using "
              "volumeAttributesClassName\nserviceAccountTokenInSecrets is set but no tokenRequests are specified\nBoth "
              "success and failed conditions cannot be true at the same time",
     .cause =
         "A volume, or what is around it, lacks a field that its source asks for, or has one that its source does not have.",
     .cure = "Give what the source needs (a local volume: node affinity), and take out what it does not have.",
     .example = "spec.nodeAffinity: Required value: Local volume requires node affinity"},
    {.code = "object-reserved",
     .texts = "domain names *.k8s.io, *.kubernetes.io are reserved\npriorities 0-999 are reserved for responders with "
              "*.k8s.io suffix\npriority class names with '%v' prefix are reserved for system use only. error: %v\nthe "
              "legacy signerName is not allowed via this API version\nApproved and Denied conditions are mutually exclusive",
     .cause = "A name, a number or a signer belongs to Kubernetes itself; or a request is approved and denied at once.",
     .cure = "Take one of your own.",
     .example = "metadata.name: Invalid value: \"system-a\": priority class names with 'system-' prefix are reserved for "
                "system use only. error: the system priority class is not known"},
    {.code = "object-union",
     .texts =
         "must specify %vone of: %v\nmust be either unset or set to true\nmust be either unset or set to a non-empty "
         "string\nonly one of `sharedCounters` or `devices` is allowed\nat least one of mapping or overhead must be set",
     .cause =
         "Of several fields one has to be there, or one at most; or a field has a value that says the same as its absence.",
     .cure = "Keep one and take the others out; add one where there is none.",
     .example = "spec.devices[0].allNodes: Invalid value: false: must be either unset or set to true"},
    {.code = "object-policy",
     .texts = "must not contain both Deny and Warn (repeating the same validation failure information in the API response "
              "and headers serves no purpose)\ninvalid JSONPath: %v\nname is not specified\nmust be a valid CEL "
              "identifier\nexpression is not specified\nvalueExpression is not specified\nrequires metadata.name be "
              "non-empty\nmust not exceed 5120 bytes in length\nmust not have more than 20 auditAnnotations\nmust not be "
              "specified when patchType is %v\nmutations "
              "must contain at least one item\nport is not valid: %v",
     .cause = "An admission policy, its binding or a webhook configuration lacks a name or an expression, or has what does "
              "not go with the rest.",
     .cure = "Give each variable, condition and annotation its name and expression; of a mutation the member that patchType "
             "names.",
     .example = "spec.mutations: Required value: mutations must contain at least one item"},
    {.code = "object-device",
     .texts =
         "the total number of attributes and capacities must not exceed 32\nthe total number of attribute values must not "
         "exceed 48\n`nodeName`, `nodeSelector` and `allNodes` can only be set if `perDeviceNodeSelection` is set to true "
         "in the ResourceSlice spec\nvalue is not a multiple of a given step (%v) from (%v)\none step %v is larger than "
         "capacity value: %v\nrequired when validRange is defined\nrequired when validValues is "
         "defined\nallowMultipleAllocations must be true\nexactly one policy can be specified, cannot specify "
         "\"validValues\" and \"validRange\" at the same time\nbindingFailureConditions must not overlap with "
         "bindingConditions\nbindingConditions are required to use bindingFailureConditions\nbindingFailureConditions are "
         "required to use bindingConditions\nNodePrepareResources cannot be skipped unless NodeUnprepareResources is also "
         "skipped\nmust be empty for operator `Exists`\nmust have exactly one node selector term\nmay only be set on a "
         "slice which declares devices that consume counters\ndevice consumes counters and `partitionTypeAttribute` names "
         "this attribute, so it must be set\na fully qualified name must be a domain and a name separated by a slash\nerror "
         "validating uid: %v\nuid must be in RFC 4122 normalized form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx` with "
         "lowercase hexadecimal characters\nmust be a valid extended resource name",
     .cause = "A device of resource.k8s.io, its slice or its class is not described as schedulers read it.",
     .cure = "Mend the field that the message names; limits are those of the type's documentation.",
     .example = "spec.devices[0].bindingConditions: Required value: bindingConditions are required to use "
                "bindingFailureConditions"},
    {.code = "object-claim",
     .texts = "admin access to devices requires the `resource.kubernetes.io/admin-access: true` label on the containing "
              "namespace\ntoo complex, exceeds cost limit\ntoo complex, total cost of derived attribute CEL expressions in "
              "the claim exceeds cost limit\nmust be referenced by at least one matchAttribute or distinctAttribute "
              "constraint targeting this request\nmust not be specified when allocationMode is 'All'\nmay not be specified "
              "when `allocated` is not set\nnew entries may not be added while `deallocationRequested` or "
              "`deletionTimestamp` are set\nmust be an allocated device in the claim",
     .cause = "A claim of devices asks for what does not go together, for what its namespace does not allow, or by an "
              "expression that costs too much.",
     .cure = "Mend the request that the message names, or label the namespace.",
     .example =
         "spec.devices.requests[0].exactly.count: Invalid value: 2: must not be specified when allocationMode is 'All'"},
    {.code = "object-review",
     .texts = "may not specified at the same time as requirements\nmust match metadata.namespace\ndisallowed on this kind "
              "of request\nmust specify a single value\nmay not be an empty string\nmust specify a valid API Group: "
              "%v\nwebhook bound requests require exactly one  attestation\nattestations may only be specified with a "
              "webhook bound object reference\nmust be length 1 when bound to a webhook config\ncan not be set for pod "
              "eviction, try after removing the option",
     .cause =
         "What is asked for once, a review, a token or an eviction, has fields that do not go together or with the URL.",
     .cure = "Keep what the request needs: one audience, one form of selector, the namespace of the URL.",
     .example = "spec.resourceAttributes.namespace: Invalid value: \"a\": must match metadata.namespace"},
    {.code = "object-bundle",
     .texts =
         "ClusterTrustBundle for signerName %v must be named with prefix %v\nClusterTrustBundle without signer name must "
         "not have \":\" in its name\nduplicate trust anchor (indices %v)\nentry %v has bad block type: %v\nentry %v "
         "%v\nat least one trust anchor must be provided",
     .cause = "A ClusterTrustBundle is not named after its signer, or its text holds something else than certificates of "
              "authorities, each once.",
     .cure =
         "Name it SIGNER:NAME with colons for slashes where it has a signerName, and give PEM blocks of type CERTIFICATE.",
     .example = "spec.trustBundle: Invalid value: \"<value omitted>\": at least one trust anchor must be provided"},
    {.code = "object-registration",
     .texts = "local APIServices may not have a caBundle\nlocal APIServices may not have insecureSkipTLSVerify\nmay not be "
              "true if caBundle is present\nonly v1 may have an empty group and it better be legacy "
              "kube\ndecodableVersions must include encodingVersion %v\nindividual served version : %v must be included in "
              "decodableVersions : %v\nshould be nil if servers do not agree on the same encoding version, or if there is "
              "no server reporting the supported versions yet\nthe type of the condition is not unique, it also appears in "
              "conditions[%v]\nmust be a valid semantic version\nmust be `spec.version+\".\"+spec.group`: %v\nthe %vcommon "
              "encoding version is %v",
     .cause =
         "What servers register of themselves, an APIService, a StorageVersion or a LeaseCandidate, contradicts itself.",
     .cure = "Give a certificate bundle or insecureSkipTLSVerify, and either for a service alone; versions as servers have "
             "them.",
     .example = "spec.caBundle: Invalid value: []byte{0x61}: local APIServices may not have a caBundle"},
    {.code = "object-workload",
     .texts = "detected multiple priority configurations\nall priority and priorityClassName values must be identical, "
              "detected multiple values\nmust have at least one child PodGroupTemplate or "
              "CompositePodGroupTemplate\nmaximum template hierarchy depth is 4",
     .cause = "The templates of a Workload of scheduling.k8s.io do not form one tree of groups with one priority.",
     .cure = "Give each composite template a child, at most four deep, and all of them one priority.",
     .example = "spec.podGroupTemplates: Invalid value: ...: detected multiple priority configurations"},
    {.code = "object-pod-certificate",
     .texts = "must be set\nmust be in the range [%v, %v]\nmust be a valid PKCS#10 CSR\nunknown public key type; supported "
              "types are Ed25519, ECDSA, and RSA\nelliptic public keys must use curve %v\nRSA keys must "
              "have modulus size 3072 or 4096\ninvalid signature\ncould not verify proof-of-possession signature\nexactly "
              "one of (stubPKCS10Request) or (pkixPublicKey, "
              "proofOfPossession) must be set\nThere may be at most one condition with type \"Issued\", \"Denied\", or "
              "\"Failed\"\nmust be a valid PKIX-serialized public key\nimmutable after PodCertificateRequest is issued, "
              "denied, or failed\nnon-condition status fields must be empty when denying or failing the "
              "PodCertificateRequest\nstatus is immutable unless transitioning to \"Issued\", \"Denied\", or \"Failed\"",
     .cause =
         "A PodCertificateRequest asks with a stub that is none, is weak or is not signed by its own key, or for longer "
         "than its signer may give; or its status ends it in another way than once and for good.",
     .cure = "Send a PKCS #10 request in DER, of Ed25519, P-256, P-384, P-521 or RSA with 3072 or 4096 bits, for an hour to "
             "91 days (a day of kubernetes.io signers); set one condition, with its other fields, once.",
     .example = "spec.stubPKCS10Request: Invalid value: must be a valid PKCS#10 CSR"},
    {.code = "object-issued-certificate",
     .texts =
         "issued certificate chain must contain at least one certificate\nissued certificate chain must consist entirely of "
         "%v PEM blocks\nleaf certificate %v\nleaf certificate's DNSName should not %v\nintermediate certificate does not "
         "parse as valid X.509\nmust be present and consistent with the issued certificate\nmust be present and in the "
         "range "
         "[notbefore+10min, notafter-10min]\nmust be set to the %v time encoded in the leaf certificate\nmust be set to "
         "within 5 minutes of kube-apiserver's current time\nmust be at least 10 minutes %v",
     .cause =
         "The chain that a signer puts into the status of a PodCertificateRequest is not one of certificates, is not of "
         "the key that was asked for, or its times are not those of the status.",
     .cure = "Issue to the key of the request, with the times of the leaf in the status and a renewal between them.",
     .example = "status.beginRefreshAt: Invalid value: \"2026-01-01T00:09:59Z\": must be at least 10 minutes after "
                "status.notBefore"},
    {.code = "object-eviction",
     .texts = "must stay Active because the responder is in progress and it should report %v or %v\ncannot become Completed "
              "because the responder didn't report %v\n%v condition status cannot be reverted\n%v has to be tracked in "
              "status.responders first\nmust be one of: %v, because %v\npriorities 0-999 are reserved for responders with "
              "*.k8s.io suffix\ncore k8s responder is expected to have priority: %v\nmust preserve the same %v\nmust "
              "contain the same keys as status.targetResponders\nmust be the same length as %v\nis required for an active "
              "responder\nis required once set\nmust be set to the present time\ncannot be decreased\ncannot be set to the "
              "past time\nmust complete within 10 years\nmust occur after %v\ncannot be set before %v is set",
     .cause =
         "The status of an Eviction has its responders in another order of turns than the controller gives them, or one "
         "of them reports times that cannot be.",
     .cure =
         "One responder is Active at a time, by priority; it starts, beats and completes in the present, and ends before "
         "the next one begins.",
     .example = "status.targetResponders[0].state: Invalid value: \"Canceled\": must be one of: Active, because this "
                "responder is next in line"},
    {0}};
