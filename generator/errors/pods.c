/* SPDX-License-Identifier: Apache-2.0 */
/* The words of the layer pods: what the API server says of templates of pods, and of the kinds around them. */
#include "errors/entry.h"

const error_entry crdc_errors_of_pods[] = {
    {.code = "pod-exclusive",
     .texts = "may not specify more than 1 volume type\nmay not specify more than 1 handler type\nmay not have more than "
              "one field specified at a time\nmust specify a volume type\nmust specify a handler type\nmust specify one of: "
              "`configMapRef` or `secretRef`\none of fieldRef and resourceFieldRef is required\nmust specify either "
              "targetWWNs or wwids, but not both\none of datasetName and datasetUUID is required\nmay not be specified when "
              "`value` is not empty\nspecifying both OnExitCodes and OnPodConditions is not supported\nspecifying one of "
              "OnExitCodes and OnPodConditions is required\nmust provide `dnsConfig` when `dnsPolicy` is None\nmay not "
              "specify more than 1 volume type per source",
     .cause = "Exactly one of several fields must be there: one kind of a volume, one handler of a probe, one source of a "
              "variable.",
     .cure = "Keep one and take the others out; add one where there is none.",
     .example = "spec.template.spec.volumes[0].configMap: Forbidden: may not specify more than 1 volume type [pods]"},
    {.code = "pod-unique",
     .texts = "at most one of `resourceClaimName` or `resourceClaimTemplateName` may be specified\ndatasetName and "
              "datasetUUID can not be specified simultaneously\nfieldRef and resourceFieldRef can not be specified "
              "simultaneously\ntargetWWNs and wwids can not be specified simultaneously\nsubPathExpr and subPath are "
              "mutually exclusive\ncannot be specified in combination with\nmust specify one of: `\nonly one of name and "
              "signerName may be used\nspecify at least "
              "one of credentialBundlePath, keyPath, and certificateChainPath\nat least one of perPod or perContainer must "
              "be set\nlabelSelector must be unset if name is specified\nmay not be specified when dataSourceRef.namespace "
              "is specified\nmust match dataSourceRef\nmust be unique",
     .cause = "Two volumes mount at one path, or two items that are told apart by this field have the same value.",
     .cure = "Give each its own.",
     .example =
         "spec.template.spec.containers[0].volumeMounts[1].mountPath: Invalid value: \"/data\": must be unique [pods]"},
    {.code = "pod-path",
     .texts = "can not contain backsteps ('..')\nmust be a relative path\nmust be an absolute path\nmust not contain "
              "'..'\nmust not start with '..'",
     .cause = "A path of a volume or a mount is none of the kind that is wanted there.",
     .cure = "A subPath and the paths of a volume's items are relative and do not go up; mount paths of block devices and "
             "host paths are absolute.",
     .example =
         "spec.template.spec.volumes[0].configMap.items[0].path: Invalid value: \"../a\": must not contain '..' [pods]"},
    {.code = "pod-number",
     .texts = "must be greater than zero\nmust be greater than or equal to 0\nmust be between 1 and 65535, inclusive\nmust "
              "be between 1 and 2147483647, inclusive\nmust be non-negative\nmust be in the range 1-100\nmust be a "
              "non-negative integer\nmust be an integer\nmust be a 32bit integer\nmust not be greater than 100%\nmust be "
              "1\nmust be greater than minReadySeconds",
     .cause = "A number of the pod template is outside the range that it may have.",
     .cure = "Take one inside.",
     .example =
         "spec.template.spec.terminationGracePeriodSeconds: Invalid value: -1: must be greater than or equal to 0 [pods]"},
    {.code = "pod-resources",
     .texts = "HugePages require cpu or memory\nclaims may not be set for Resources at pod-level\nmust match one of the "
              "container's resource\nmust match the extended resource name of an entry in\nmust match the name of an entry "
              "in\nmust be a node allocatable resource name\nno mapping found in pod reference\nmust be less than or equal "
              "to %v limit\nmust be equal to %v limit\nLimit must be set for non overcommitable resources\nmust be a "
              "standard resource %v\nmust be an integer",
     .cause = "Requests and limits of a container contradict each other, or name a resource that there is not. A request is "
              "at most its limit, and devices and huge pages want both alike.",
     .cure = "Correct resources.requests and resources.limits; resources of your own have a domain: example.com/gpu.",
     .example = "spec.template.spec.containers[0].resources.requests: Invalid value: \"2\": must be less than or equal to "
                "cpu limit of 1 [pods]"},
    {.code = "pod-host",
     .texts = "ShareProcessNamespace and HostPID cannot both be enabled\nmay not be specified when 'hostNetwork' is "
              "true\nmay not be specified when 'hostIPC' is true\nmay not be specified when hostNetwork is true\nmay not be "
              "specified when setHostnameAsFQDN is true\nmust match `containerPort` when `hostNetwork` is true",
     .cause = "The pod uses something of its node (network, processes), and a field that goes with its own only.",
     .cure = "Take one of the two out.",
     .example = "spec.template.spec.containers[0].ports[0].hostPort: Invalid value: 1: must match `containerPort` when "
                "`hostNetwork` is true [pods]"},
    {.code = "pod-restart",
     .texts = "only \"Never\" is supported when podFailurePolicy is specified\nmust be 'NotRequired' when pod "
              "`restartPolicy` is 'Never'\nrestartPolicyRules are not allowed for init containers with restart policy "
              "Always\nvalid values: \"OnFailure\", \"Never\"\nmay not be set for non-init containers\nmay not be set for "
              "init containers without restartPolicy=Always",
     .cause = "The restart policy is none that this kind of workload, or this kind of container, may have. Jobs want "
              "OnFailure or Never; Deployments want Always.",
     .cure = "Set restartPolicy in the template; for Jobs it must be written, for Always is the default.",
     .example = "spec.template.spec.restartPolicy: Required value: valid values: \"OnFailure\", \"Never\" [pods]"},
    {.code = "pod-windows",
     .texts =
         "may not be set for a windows pod\nmay not be set for containers with empty `spec.os.name`\nrunAsUserName's User "
         "length must not be longer than 104 characters\nrunAsUserName's User cannot be empty\nrunAsUserName's User cannot "
         "contain only periods or spaces\nrunAsUserName's Domain length must be under 256 characters\nrunAsUserName's "
         "Domain doesn't match the NetBios nor the DNS format\nwindows pods cannot be resized",
     .cause = "A field is for pods of one operating system, and the pod is of another; or a user name of Windows is none.",
     .cure = "Correct spec.os.name, or take the field out.",
     .example = "spec.securityContext.seLinuxOptions: Forbidden: may not be set for a windows pod [pods]"},
    {.code = "pod-image",
     .texts =
         "runAsUserName cannot be\nrunAsUserName cannot contain\nrunAsUserName's User cannot contain the following "
         "characters\ngmsaCredentialSpec cannot be an empty string\ngmsaCredentialSpec size must be under 64 KiB\ncannot be "
         "set for a windows pod\nhostNetwork must be true if pod contains any hostProcess containers\nIf pod contains any "
         "hostProcess containers then all containers must be HostProcess containers\npod hostProcess value must be "
         "identical if both are specified\nhostProcess containers are disallowed by cluster policy\nmust not have leading "
         "or trailing whitespace\nmust not be padded with whitespace",
     .cause = "The name of an image begins or ends with a blank, often a line end of a text block.",
     .cure = "Write it in one line; |- in place of | leaves the line end away.",
     .example = "spec.template.spec.containers[0].image: Invalid value: \"a \": must not have leading or trailing "
                "whitespace [pods]"},
    {.code = "pod-change",
     .texts = "pod updates may not add or remove containers\npod updates may not change fields other than\nmay not be set "
              "on pods that are already bound to a node\nresource requests cannot be removed\nresource limits cannot be "
              "removed\nmemory limits cannot be\npod-level resources cannot be removed\npod-level resource requests cannot "
              "be removed\npod-level "
              "resource limits cannot be removed\nonly cpu and memory resources are mutable\nresources for non-sidecar init "
              "containers are immutable\nvolumes may not be added or removed on resize\nvolumes may not be renamed or "
              "reordered on resize\nmust not update from a positive integer to nil value\nmay not be transitioned to "
              "non-terminated state\nstatic pods cannot be resized\nupdates to %v spec for fields other than",
     .cause = "An update changes what stays as it is once the pod, or the workload, is there.",
     .cure = "Change the template of the workload, which makes new pods, or delete the object and create another.",
     .example = "spec: Forbidden: pod updates may not change fields other than `spec.containers[*].image` [pods]"},
    {.code = "pod-selector",
     .texts = "can not be empty\ninvalid label selector\n`selector` will be auto-generated\nexists in both matchLabelKeys "
              "and mismatchLabelKeys\nmust be only one value when `operator` is 'In' or 'NotIn' for node field "
              "selector\nnot a valid field selector key\ncan only be modified in tandem with spec.parallelism\ncannot be "
              "decremented\ncannot be set on create\nPod QOS Class may not change as a result of resizing\nPod running on "
              "node without support for resize\n%v may not be added or removed on resize\n%v may not be renamed or "
              "reordered on resize\nadding or removing sizeLimit on an existing volume is not allowed\nsizeLimit is only "
              "mutable for memory-backed emptyDir volumes\nonly sizeLimit of memory-backed emptyDir volumes is mutable on "
              "resize\nvolumes are immutable on resize when\nnon-sidecar init containers with a resize policy of "
              "RestartContainer cannot be resized\nresize of pods with pod-level resources is forbidden\nonly cpu and "
              "memory resources for init or sidecar containers are mutable\ncannot update non-convertible selector\nunknown "
              "non-convertible field\nthe basic/gang policy variant is immutable after creation\nmust be less than or equal "
              "to previous value\nmust be empty for finished job\nonly additions to spec.nodeSelector are allowed\nonly "
              "additions are allowed (no mutations or deletions)\nno additions/deletions to non-empty NodeSelectorTerms "
              "list are allowed\nonly deletion is allowed, but found new scheduling gate\nexisting toleration can not be "
              "modified except its tolerationSeconds\n`selector` not auto-generated\n`selector` does not match template "
              "`labels`\nempty selector is invalid for\nmust not be specified when labelSelector is not set\nmust have at "
              "least one node selector term\nmust be specified single value when `operator` is 'Lt' or 'Gt'",
     .cause = "A selector of a workload, or of an affinity, selects nothing, or not the pods of its own template; or a "
              "topologyKey is empty.",
     .cure = "Give the template the labels that the selector asks for.",
     .example =
         "spec.template.metadata.labels: Invalid value: {\"a\":\"b\"}: `selector` does not match template `labels` [pods]"},
    {.code = "pod-volume",
     .texts =
         "cannot be set\nreferenced volume must be of type emptyDir\ncan only use volume source type of "
         "PersistentVolumeClaim or Ephemeral for block mode\nmust not already exist in\nmust not already exist as a path "
         "in\nmust not reference a PVC that gets created for an ephemeral volume\nmay only be specified when "
         "mountPropagation is None or not specified\nmay only be specified when readOnly is true\nconflicting duplicate "
         "paths\nmust be a number between 0 and %v (octal), both inclusive\nbindMountOptions may not be used with image "
         "volumes\nSizeLimit field must be a valid resource quantity\nTotal length of <volume "
         "name>:<iscsi.targetPortal>\nmust be valid format\nmust be a UUID and may not exceed a length of 64 "
         "characters\nmay not use ReadWriteOncePod with other access modes\nmust be 'PersistentVolumeClaim' when "
         "referencing the default apiGroup\nmust not be specified when serviceAccountName is not set\nmust not contain '/'",
     .cause = "A volume, or the way in which a container mounts it, is none that there can be, or two of them contradict "
              "each other.",
     .cure = "The field says which part: modes are octal numbers (in YAML 0644), block devices want a claim, two mounts "
             "want two paths.",
     .example = "spec.template.spec.volumes[0].configMap.defaultMode: Invalid value: 999: must be a number between 0 and "
                "0777 (octal), both inclusive [pods]"},
    {.code = "pod-token",
     .texts = "may not specify a duration less than 10 minutes\nmay not specify a duration larger than 2^32 seconds\nif "
              "provided, maxExpirationSeconds must be\nkubernetes.io and k8s.io namespaces are reserved\nmust be a fully "
              "qualified domain and path of the form 'example.com/signer-name'\nmust be a valid signer name\nmust be a "
              "valid object name\nmust be a domain-prefixed key",
     .cause = "A token or a certificate of a projected volume is asked for with a time, a signer or a name that cannot be.",
     .cure = "Tokens live at least 600 seconds, certificates an hour; signers are called example.com/name.",
     .example = "spec.template.spec.volumes[0].projected.sources[0].serviceAccountToken.expirationSeconds: Invalid value: "
                "60: may not specify a duration less than 10 minutes [pods]"},
    {.code = "pod-security",
     .texts = "can only be set when AppArmor type is Localhost\ncan only be set when seccomp type is Localhost\nmust be set "
              "when seccomp type is Localhost\nmust be a valid seccomp profile\ncannot set `allowPrivilegeEscalation` to "
              "false and\n`hostUsers` must be false to use `Unmasked`\ndisallowed by cluster policy\nBidirectional mount "
              "propagation is available only to privileged containers",
     .cause = "Two parts of a security context contradict each other, or one wants what containers without privileges "
              "cannot have.",
     .cure = "A profile is named with type: Localhost alone; privileged containers may escalate privileges.",
     .example = "spec.template.spec.containers[0].securityContext: Invalid value: {}: cannot set `allowPrivilegeEscalation` "
                "to false and `privileged` to true [pods]"},
    {.code = "pod-network",
     .texts = "must not have more than 3 nameservers\nmust not have more than 32 search paths\nmust not have more than 2048 "
              "characters (including spaces) in the search list\nmust provide at least one DNS nameserver when `dnsPolicy` "
              "is None\nmay specify no more than one IP for each IP family\nfailed to check for dual stack with "
              "error\npodIP and podIPs must either both be set or both be unset\nmust be equal to `podIP`\nmust be equal to "
              "`hostIP`\nmust have at most 253 characters and match regex\nwill not able to create pod with invalid DNS "
              "label\nshould be a domain with at least two segments separated by dots",
     .cause = "Names or addresses that the pod gets, or asks others by, are more than there can be, or none.",
     .cure = "dnsConfig takes 3 nameservers and 32 search paths; a workload's name becomes part of its pods' names, which "
             "are DNS labels.",
     .example = "spec.template.spec.dnsConfig.nameservers: Invalid value: [\"1.1.1.1\"]: must not have more than 3 "
                "nameservers [pods]"},
    {.code = "pod-toleration",
     .texts = "effect must be 'NoExecute' when `tolerationSeconds` is set\noperator must be Exists when `key` is "
              "empty\nvalue must be empty when `operator` is 'Exists'\ncannot be set until all schedulingGates have been "
              "cleared\nmust set spec.nodeName if mirror pod annotation is set",
     .cause = "A toleration has parts that do not go together, or a pod has a node though something keeps it from being "
              "scheduled.",
     .cure = "An empty key tolerates everything with operator: Exists; tolerationSeconds goes with effect: NoExecute.",
     .example = "spec.template.spec.tolerations[0].effect: Invalid value: \"NoSchedule\": effect must be 'NoExecute' when "
                "`tolerationSeconds` is set [pods]"},
    {.code = "pod-container",
     .texts = "is only supported with HTTP (H2C)\nmust be empty when `protocol` is \"HTTP2\"\ncontainer not "
              "found\nephemeral containers not allowed in pod template\ncannot be set for an Ephemeral Container\nmust be "
              "one of the container or initContainer names in the pod template\nname is neither a standard finalizer name "
              "nor is it fully qualified\nmust not be specified in container status\nstatic pods do not support\nmay not be "
              "set when evictionResponders is set\nmust be greater than 0",
     .cause = "A part of a container is empty, or stands where such a container, or such a pod, has none.",
     .cure = "Take it out, or give it a value; containers that are named are those of the same template.",
     .example =
         "spec.template.spec.ephemeralContainers: Forbidden: ephemeral containers not allowed in pod template [pods]"},
    {.code = "job",
     .texts = "activeDeadlineSeconds in %v is not Supported\ncannot set non-empty completedIndexes when non-indexed "
              "completion mode\ncannot set non-null failedIndexes when backoffLimitPerIndex is null\ncannot use TZ or "
              "CRON_TZ in schedule, use timeZone field instead\ncannot use both timeZone field and TZ or CRON_TZ in "
              "schedule\nerror parsing %v: \nerror parsing succeededIndexes: \nfailedIndexes and completedIndexes overlap "
              "at index\nmust be no more than 52 characters\nrequires indexed completion mode\nrequires the "
              "backoffLimitPerIndex to be set\ntimeZone must be\nunknown time zone\nwhen completion mode is Indexed\nwhen "
              "maxFailedIndexes is specified\ncannot be greater than\nmust not be 0 for the In operator\nmust be "
              "ordered\nmust be '%v'",
     .cause = "Parts of a Job or a CronJob do not go together: indexes want completionMode: Indexed, limits by index want "
              "backoffLimitPerIndex, and times of a schedule are in one time zone.",
     .cure = "Add what the message names. A CronJob's name has at most 52 characters, for its Jobs get 11 more.",
     .example = "spec.maxFailedIndexes: Required value: when completion mode is Indexed [pods]"},
    {.code = "rollout",
     .texts = "cannot be 0 when maxSurge is 0\ncannot be 0\nmay not be 0 when `maxSurge` is 0\nmay not be set when "
              "maxUnavailable is non-zero\nmay not be specified when strategy `type` is 'Recreate'\nmust be 'RollingUpdate' "
              "or 'OnDelete'\nmust be 'RollingUpdate', 'OnDelete', or 'Recreate'\nmust be 'OrderedReady' or "
              "'Parallel'\nonly allowed for updateStrategy 'RollingUpdate'",
     .cause = "The way in which a workload replaces its pods is none, or could never replace one: with neither a pod more "
              "nor a pod less there is no room.",
     .cure = "Let maxSurge or maxUnavailable be at least 1; rollingUpdate goes with the type RollingUpdate.",
     .example = "spec.strategy.rollingUpdate.maxUnavailable: Invalid value: 0: may not be 0 when `maxSurge` is 0 [pods]"},
    {0}};
