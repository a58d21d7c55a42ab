/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The types that several kinds share. How they are laid out, and what `object` and `has` mean, says <crd/types.h>;
 * NAME_has_FIELD is a field's index, for CRD_HAS. */
#ifndef CRD_GENERATED_TYPES_H
#define CRD_GENERATED_TYPES_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 8
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/types.h>

CRD_BEGIN_DECLS

typedef struct crd_string_list_entry {
  crd_string key;
  crd_string_list value;
} crd_string_list_entry;

typedef struct crd_string_list_map {
  crd_string_list_entry *items;
  size_t count;
} crd_string_list_map;

/* CronJob.spec.jobTemplate.metadata and 51 more */
typedef struct batch_v1alpha1_JobTemplateMetadata {
  crd_object object;
  uint32_t has[1];
  crd_string_map annotations;
  crd_string_list finalizers;
  crd_string_map labels;
  crd_string name;
  crd_string namespace_; /* "namespace" */
} batch_v1alpha1_JobTemplateMetadata;

enum {
  batch_v1alpha1_JobTemplateMetadata_has_annotations,
  batch_v1alpha1_JobTemplateMetadata_has_finalizers,
  batch_v1alpha1_JobTemplateMetadata_has_labels,
  batch_v1alpha1_JobTemplateMetadata_has_name,
  batch_v1alpha1_JobTemplateMetadata_has_namespace_,
};

extern const crd_type batch_v1alpha1_JobTemplateMetadata_type;

/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
typedef struct batch_v1alpha1_NetworkTopology {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t highestTierAllowed;
  /* at most 253 characters */
  crd_string highestTierName;
  /* default "hard"; one of "hard", "soft" */
  crd_string mode;
} batch_v1alpha1_NetworkTopology;

enum {
  batch_v1alpha1_NetworkTopology_has_highestTierAllowed,
  batch_v1alpha1_NetworkTopology_has_highestTierName,
  batch_v1alpha1_NetworkTopology_has_mode,
};

#define batch_v1alpha1_NetworkTopology_mode_hard CRD_STRING("hard")
#define batch_v1alpha1_NetworkTopology_mode_soft CRD_STRING("soft")

extern const crd_type batch_v1alpha1_NetworkTopology_type;

/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
typedef struct batch_v1alpha1_Policy {
  crd_object object;
  uint32_t has[1];
  crd_string action;
  /* one of "*", "PodPending", "PodRunning", "PodFailed", "PodEvicted", "Unknown", "TaskCompleted", "OutOfSync",
   * "CommandIssued", "JobUpdated", "TaskFailed" */
  crd_string event;
  /* of each: one of "*", "PodPending", "PodRunning", "PodFailed", "PodEvicted", "Unknown", "TaskCompleted", "OutOfSync",
   * "CommandIssued", "JobUpdated", "TaskFailed" */
  crd_string_list events;
  int64_t exitCode; /* int32 */
  crd_string timeout;
} batch_v1alpha1_Policy;

enum {
  batch_v1alpha1_Policy_has_action,
  batch_v1alpha1_Policy_has_event,
  batch_v1alpha1_Policy_has_events,
  batch_v1alpha1_Policy_has_exitCode,
  batch_v1alpha1_Policy_has_timeout,
};

#define batch_v1alpha1_Policy_event_1 CRD_STRING("*")
#define batch_v1alpha1_Policy_event_PodPending CRD_STRING("PodPending")
#define batch_v1alpha1_Policy_event_PodRunning CRD_STRING("PodRunning")
#define batch_v1alpha1_Policy_event_PodFailed CRD_STRING("PodFailed")
#define batch_v1alpha1_Policy_event_PodEvicted CRD_STRING("PodEvicted")
#define batch_v1alpha1_Policy_event_Unknown CRD_STRING("Unknown")
#define batch_v1alpha1_Policy_event_TaskCompleted CRD_STRING("TaskCompleted")
#define batch_v1alpha1_Policy_event_OutOfSync CRD_STRING("OutOfSync")
#define batch_v1alpha1_Policy_event_CommandIssued CRD_STRING("CommandIssued")
#define batch_v1alpha1_Policy_event_JobUpdated CRD_STRING("JobUpdated")
#define batch_v1alpha1_Policy_event_TaskFailed CRD_STRING("TaskFailed")

#define batch_v1alpha1_Policy_events_1 CRD_STRING("*")
#define batch_v1alpha1_Policy_events_PodPending CRD_STRING("PodPending")
#define batch_v1alpha1_Policy_events_PodRunning CRD_STRING("PodRunning")
#define batch_v1alpha1_Policy_events_PodFailed CRD_STRING("PodFailed")
#define batch_v1alpha1_Policy_events_PodEvicted CRD_STRING("PodEvicted")
#define batch_v1alpha1_Policy_events_Unknown CRD_STRING("Unknown")
#define batch_v1alpha1_Policy_events_TaskCompleted CRD_STRING("TaskCompleted")
#define batch_v1alpha1_Policy_events_OutOfSync CRD_STRING("OutOfSync")
#define batch_v1alpha1_Policy_events_CommandIssued CRD_STRING("CommandIssued")
#define batch_v1alpha1_Policy_events_JobUpdated CRD_STRING("JobUpdated")
#define batch_v1alpha1_Policy_events_TaskFailed CRD_STRING("TaskFailed")

extern const crd_type batch_v1alpha1_Policy_type;

typedef struct batch_v1alpha1_Policy_list {
  batch_v1alpha1_Policy *items;
  size_t count;
} batch_v1alpha1_Policy_list;

/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
typedef struct batch_v1alpha1_DependsOn {
  crd_object object;
  uint32_t has[1];
  crd_string iteration;
  crd_string_list name;
} batch_v1alpha1_DependsOn;

enum {
  batch_v1alpha1_DependsOn_has_iteration,
  batch_v1alpha1_DependsOn_has_name,
};

extern const crd_type batch_v1alpha1_DependsOn_type;

/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
typedef struct batch_v1alpha1_PartitionPolicy {
  crd_object object;
  uint32_t has[1];
  /* default 0; at least 0 */
  int64_t minPartitions; /* int32 */
  const batch_v1alpha1_NetworkTopology *networkTopology;
  /* at least 1 */
  int64_t partitionSize; /* required, int32 */
  /* at least 1 */
  int64_t totalPartitions; /* required, int32 */
} batch_v1alpha1_PartitionPolicy;

enum {
  batch_v1alpha1_PartitionPolicy_has_minPartitions,
  batch_v1alpha1_PartitionPolicy_has_networkTopology,
  batch_v1alpha1_PartitionPolicy_has_partitionSize,
  batch_v1alpha1_PartitionPolicy_has_totalPartitions,
};

extern const crd_type batch_v1alpha1_PartitionPolicy_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 369 more */
typedef struct meta_v1_LabelSelectorRequirement {
  crd_object object;
  uint32_t has[1];
  crd_string key;       /* required */
  crd_string operator_; /* "operator", required */
  crd_string_list values;
} meta_v1_LabelSelectorRequirement;

enum {
  meta_v1_LabelSelectorRequirement_has_key,
  meta_v1_LabelSelectorRequirement_has_operator_,
  meta_v1_LabelSelectorRequirement_has_values,
};

extern const crd_type meta_v1_LabelSelectorRequirement_type;

typedef struct meta_v1_LabelSelectorRequirement_list {
  meta_v1_LabelSelectorRequirement *items;
  size_t count;
} meta_v1_LabelSelectorRequirement_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 41 more */
typedef struct core_v1_NodeSelectorTerm {
  crd_object object;
  uint32_t has[1];
  meta_v1_LabelSelectorRequirement_list matchExpressions;
  meta_v1_LabelSelectorRequirement_list matchFields;
} core_v1_NodeSelectorTerm;

enum {
  core_v1_NodeSelectorTerm_has_matchExpressions,
  core_v1_NodeSelectorTerm_has_matchFields,
};

extern const crd_type core_v1_NodeSelectorTerm_type;

typedef struct core_v1_NodeSelectorTerm_list {
  core_v1_NodeSelectorTerm *items;
  size_t count;
} core_v1_NodeSelectorTerm_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 20 more */
typedef struct core_v1_PreferredSchedulingTerm {
  crd_object object;
  uint32_t has[1];
  const core_v1_NodeSelectorTerm *preference; /* required */
  int64_t weight;                             /* required, int32 */
} core_v1_PreferredSchedulingTerm;

enum {
  core_v1_PreferredSchedulingTerm_has_preference,
  core_v1_PreferredSchedulingTerm_has_weight,
};

extern const crd_type core_v1_PreferredSchedulingTerm_type;

typedef struct core_v1_PreferredSchedulingTerm_list {
  core_v1_PreferredSchedulingTerm *items;
  size_t count;
} core_v1_PreferredSchedulingTerm_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 20 more */
typedef struct core_v1_NodeSelector {
  crd_object object;
  uint32_t has[1];
  core_v1_NodeSelectorTerm_list nodeSelectorTerms; /* required */
} core_v1_NodeSelector;

enum {
  core_v1_NodeSelector_has_nodeSelectorTerms,
};

extern const crd_type core_v1_NodeSelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 20 more */
typedef struct core_v1_NodeAffinity {
  crd_object object;
  uint32_t has[1];
  core_v1_PreferredSchedulingTerm_list preferredDuringSchedulingIgnoredDuringExecution;
  const core_v1_NodeSelector *requiredDuringSchedulingIgnoredDuringExecution;
} core_v1_NodeAffinity;

enum {
  core_v1_NodeAffinity_has_preferredDuringSchedulingIgnoredDuringExecution,
  core_v1_NodeAffinity_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type core_v1_NodeAffinity_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 285 more */
typedef struct meta_v1_LabelSelector {
  crd_object object;
  uint32_t has[1];
  meta_v1_LabelSelectorRequirement_list matchExpressions;
  crd_string_map matchLabels;
} meta_v1_LabelSelector;

enum {
  meta_v1_LabelSelector_has_matchExpressions,
  meta_v1_LabelSelector_has_matchLabels,
};

extern const crd_type meta_v1_LabelSelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 83 more */
typedef struct core_v1_PodAffinityTerm {
  crd_object object;
  uint32_t has[1];
  const meta_v1_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  crd_string_list mismatchLabelKeys;
  const meta_v1_LabelSelector *namespaceSelector;
  crd_string_list namespaces;
  crd_string topologyKey; /* required */
} core_v1_PodAffinityTerm;

enum {
  core_v1_PodAffinityTerm_has_labelSelector,
  core_v1_PodAffinityTerm_has_matchLabelKeys,
  core_v1_PodAffinityTerm_has_mismatchLabelKeys,
  core_v1_PodAffinityTerm_has_namespaceSelector,
  core_v1_PodAffinityTerm_has_namespaces,
  core_v1_PodAffinityTerm_has_topologyKey,
};

extern const crd_type core_v1_PodAffinityTerm_type;

typedef struct core_v1_PodAffinityTerm_list {
  core_v1_PodAffinityTerm *items;
  size_t count;
} core_v1_PodAffinityTerm_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 41 more */
typedef struct core_v1_WeightedPodAffinityTerm {
  crd_object object;
  uint32_t has[1];
  const core_v1_PodAffinityTerm *podAffinityTerm; /* required */
  int64_t weight;                                 /* required, int32 */
} core_v1_WeightedPodAffinityTerm;

enum {
  core_v1_WeightedPodAffinityTerm_has_podAffinityTerm,
  core_v1_WeightedPodAffinityTerm_has_weight,
};

extern const crd_type core_v1_WeightedPodAffinityTerm_type;

typedef struct core_v1_WeightedPodAffinityTerm_list {
  core_v1_WeightedPodAffinityTerm *items;
  size_t count;
} core_v1_WeightedPodAffinityTerm_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 41 more */
typedef struct core_v1_PodAffinity {
  crd_object object;
  uint32_t has[1];
  core_v1_WeightedPodAffinityTerm_list preferredDuringSchedulingIgnoredDuringExecution;
  core_v1_PodAffinityTerm_list requiredDuringSchedulingIgnoredDuringExecution;
} core_v1_PodAffinity;

enum {
  core_v1_PodAffinity_has_preferredDuringSchedulingIgnoredDuringExecution,
  core_v1_PodAffinity_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type core_v1_PodAffinity_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 20 more */
typedef struct core_v1_Affinity {
  crd_object object;
  uint32_t has[1];
  const core_v1_NodeAffinity *nodeAffinity;
  const core_v1_PodAffinity *podAffinity;
  const core_v1_PodAffinity *podAntiAffinity;
} core_v1_Affinity;

enum {
  core_v1_Affinity_has_nodeAffinity,
  core_v1_Affinity_has_podAffinity,
  core_v1_Affinity_has_podAntiAffinity,
};

extern const crd_type core_v1_Affinity_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 163 more */
typedef struct core_v1_ConfigMapKeySelector {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default "" */
  crd_string name;
  bool optional;
} core_v1_ConfigMapKeySelector;

enum {
  core_v1_ConfigMapKeySelector_has_key,
  core_v1_ConfigMapKeySelector_has_name,
  core_v1_ConfigMapKeySelector_has_optional,
};

extern const crd_type core_v1_ConfigMapKeySelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 123 more */
typedef struct core_v1_ObjectFieldSelector {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath; /* required */
} core_v1_ObjectFieldSelector;

enum {
  core_v1_ObjectFieldSelector_has_apiVersion,
  core_v1_ObjectFieldSelector_has_fieldPath,
};

extern const crd_type core_v1_ObjectFieldSelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 81 more */
typedef struct core_v1_FileKeySelector {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default false */
  bool optional;
  crd_string path;       /* required */
  crd_string volumeName; /* required */
} core_v1_FileKeySelector;

enum {
  core_v1_FileKeySelector_has_key,
  core_v1_FileKeySelector_has_optional,
  core_v1_FileKeySelector_has_path,
  core_v1_FileKeySelector_has_volumeName,
};

extern const crd_type core_v1_FileKeySelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 123 more */
typedef struct core_v1_ResourceFieldSelector {
  crd_object object;
  uint32_t has[1];
  crd_string containerName;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string divisor;
  crd_string resource; /* required */
} core_v1_ResourceFieldSelector;

enum {
  core_v1_ResourceFieldSelector_has_containerName,
  core_v1_ResourceFieldSelector_has_divisor,
  core_v1_ResourceFieldSelector_has_resource,
};

extern const crd_type core_v1_ResourceFieldSelector_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 81 more */
typedef struct core_v1_EnvVarSource {
  crd_object object;
  uint32_t has[1];
  const core_v1_ConfigMapKeySelector *configMapKeyRef;
  const core_v1_ObjectFieldSelector *fieldRef;
  const core_v1_FileKeySelector *fileKeyRef;
  const core_v1_ResourceFieldSelector *resourceFieldRef;
  const core_v1_ConfigMapKeySelector *secretKeyRef;
} core_v1_EnvVarSource;

enum {
  core_v1_EnvVarSource_has_configMapKeyRef,
  core_v1_EnvVarSource_has_fieldRef,
  core_v1_EnvVarSource_has_fileKeyRef,
  core_v1_EnvVarSource_has_resourceFieldRef,
  core_v1_EnvVarSource_has_secretKeyRef,
};

extern const crd_type core_v1_EnvVarSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 73 more */
typedef struct core_v1_EnvVar {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string value;
  const core_v1_EnvVarSource *valueFrom;
} core_v1_EnvVar;

enum {
  core_v1_EnvVar_has_name,
  core_v1_EnvVar_has_value,
  core_v1_EnvVar_has_valueFrom,
};

extern const crd_type core_v1_EnvVar_type;

typedef struct core_v1_EnvVar_list {
  core_v1_EnvVar *items;
  size_t count;
} core_v1_EnvVar_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 139 more */
typedef struct core_v1_ConfigMapEnvSource {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
  bool optional;
} core_v1_ConfigMapEnvSource;

enum {
  core_v1_ConfigMapEnvSource_has_name,
  core_v1_ConfigMapEnvSource_has_optional,
};

extern const crd_type core_v1_ConfigMapEnvSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 69 more */
typedef struct core_v1_EnvFromSource {
  crd_object object;
  uint32_t has[1];
  const core_v1_ConfigMapEnvSource *configMapRef;
  crd_string prefix;
  const core_v1_ConfigMapEnvSource *secretRef;
} core_v1_EnvFromSource;

enum {
  core_v1_EnvFromSource_has_configMapRef,
  core_v1_EnvFromSource_has_prefix,
  core_v1_EnvFromSource_has_secretRef,
};

extern const crd_type core_v1_EnvFromSource_type;

typedef struct core_v1_EnvFromSource_list {
  core_v1_EnvFromSource *items;
  size_t count;
} core_v1_EnvFromSource_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 314 more */
typedef struct core_v1_ExecAction {
  crd_object object;
  uint32_t has[1];
  crd_string_list command;
} core_v1_ExecAction;

enum {
  core_v1_ExecAction_has_command,
};

extern const crd_type core_v1_ExecAction_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 336 more */
typedef struct core_v1_HTTPHeader {
  crd_object object;
  uint32_t has[1];
  crd_string name;  /* required */
  crd_string value; /* required */
} core_v1_HTTPHeader;

enum {
  core_v1_HTTPHeader_has_name,
  core_v1_HTTPHeader_has_value,
};

extern const crd_type core_v1_HTTPHeader_type;

typedef struct core_v1_HTTPHeader_list {
  core_v1_HTTPHeader *items;
  size_t count;
} core_v1_HTTPHeader_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 314 more */
typedef struct core_v1_HTTPGetAction {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  core_v1_HTTPHeader_list httpHeaders;
  crd_string path;
  crd_int_or_string port; /* required */
  crd_string scheme;
} core_v1_HTTPGetAction;

enum {
  core_v1_HTTPGetAction_has_host,
  core_v1_HTTPGetAction_has_httpHeaders,
  core_v1_HTTPGetAction_has_path,
  core_v1_HTTPGetAction_has_port,
  core_v1_HTTPGetAction_has_scheme,
};

extern const crd_type core_v1_HTTPGetAction_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 125 more */
typedef struct core_v1_SleepAction {
  crd_object object;
  uint32_t has[1];
  int64_t seconds; /* required, int64 */
} core_v1_SleepAction;

enum {
  core_v1_SleepAction_has_seconds,
};

extern const crd_type core_v1_SleepAction_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 314 more */
typedef struct core_v1_TCPSocketAction {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_int_or_string port; /* required */
} core_v1_TCPSocketAction;

enum {
  core_v1_TCPSocketAction_has_host,
  core_v1_TCPSocketAction_has_port,
};

extern const crd_type core_v1_TCPSocketAction_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 125 more */
typedef struct core_v1_LifecycleHandler {
  crd_object object;
  uint32_t has[1];
  const core_v1_ExecAction *exec;
  const core_v1_HTTPGetAction *httpGet;
  const core_v1_SleepAction *sleep;
  const core_v1_TCPSocketAction *tcpSocket;
} core_v1_LifecycleHandler;

enum {
  core_v1_LifecycleHandler_has_exec,
  core_v1_LifecycleHandler_has_httpGet,
  core_v1_LifecycleHandler_has_sleep,
  core_v1_LifecycleHandler_has_tcpSocket,
};

extern const crd_type core_v1_LifecycleHandler_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 62 more */
typedef struct core_v1_Lifecycle {
  crd_object object;
  uint32_t has[1];
  const core_v1_LifecycleHandler *postStart;
  const core_v1_LifecycleHandler *preStop;
  crd_string stopSignal;
} core_v1_Lifecycle;

enum {
  core_v1_Lifecycle_has_postStart,
  core_v1_Lifecycle_has_preStop,
  core_v1_Lifecycle_has_stopSignal,
};

extern const crd_type core_v1_Lifecycle_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 188 more */
typedef struct core_v1_GRPCAction {
  crd_object object;
  uint32_t has[1];
  int64_t port; /* required, int32 */
  /* default "" */
  crd_string service;
} core_v1_GRPCAction;

enum {
  core_v1_GRPCAction_has_port,
  core_v1_GRPCAction_has_service,
};

extern const crd_type core_v1_GRPCAction_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 188 more */
typedef struct core_v1_Probe {
  crd_object object;
  uint32_t has[1];
  const core_v1_ExecAction *exec;
  int64_t failureThreshold; /* int32 */
  const core_v1_GRPCAction *grpc;
  const core_v1_HTTPGetAction *httpGet;
  int64_t initialDelaySeconds; /* int32 */
  int64_t periodSeconds;       /* int32 */
  int64_t successThreshold;    /* int32 */
  const core_v1_TCPSocketAction *tcpSocket;
  int64_t terminationGracePeriodSeconds; /* int64 */
  int64_t timeoutSeconds;                /* int32 */
} core_v1_Probe;

enum {
  core_v1_Probe_has_exec,
  core_v1_Probe_has_failureThreshold,
  core_v1_Probe_has_grpc,
  core_v1_Probe_has_httpGet,
  core_v1_Probe_has_initialDelaySeconds,
  core_v1_Probe_has_periodSeconds,
  core_v1_Probe_has_successThreshold,
  core_v1_Probe_has_tcpSocket,
  core_v1_Probe_has_terminationGracePeriodSeconds,
  core_v1_Probe_has_timeoutSeconds,
};

extern const crd_type core_v1_Probe_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 62 more */
typedef struct core_v1_ContainerPort {
  crd_object object;
  uint32_t has[1];
  int64_t containerPort; /* required, int32 */
  crd_string hostIP;
  int64_t hostPort; /* int32 */
  crd_string name;
  /* default "TCP" */
  crd_string protocol;
} core_v1_ContainerPort;

enum {
  core_v1_ContainerPort_has_containerPort,
  core_v1_ContainerPort_has_hostIP,
  core_v1_ContainerPort_has_hostPort,
  core_v1_ContainerPort_has_name,
  core_v1_ContainerPort_has_protocol,
};

extern const crd_type core_v1_ContainerPort_type;

typedef struct core_v1_ContainerPort_list {
  core_v1_ContainerPort *items;
  size_t count;
} core_v1_ContainerPort_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 62 more */
typedef struct core_v1_ContainerResizePolicy {
  crd_object object;
  uint32_t has[1];
  crd_string resourceName;  /* required */
  crd_string restartPolicy; /* required */
} core_v1_ContainerResizePolicy;

enum {
  core_v1_ContainerResizePolicy_has_resourceName,
  core_v1_ContainerResizePolicy_has_restartPolicy,
};

extern const crd_type core_v1_ContainerResizePolicy_type;

typedef struct core_v1_ContainerResizePolicy_list {
  core_v1_ContainerResizePolicy *items;
  size_t count;
} core_v1_ContainerResizePolicy_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 94 more */
typedef struct core_v1_ResourceClaim {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string request;
} core_v1_ResourceClaim;

enum {
  core_v1_ResourceClaim_has_name,
  core_v1_ResourceClaim_has_request,
};

extern const crd_type core_v1_ResourceClaim_type;

typedef struct core_v1_ResourceClaim_list {
  core_v1_ResourceClaim *items;
  size_t count;
} core_v1_ResourceClaim_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 94 more */
typedef struct core_v1_ResourceRequirements {
  crd_object object;
  uint32_t has[1];
  core_v1_ResourceClaim_list claims;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
} core_v1_ResourceRequirements;

enum {
  core_v1_ResourceRequirements_has_claims,
  core_v1_ResourceRequirements_has_limits,
  core_v1_ResourceRequirements_has_requests,
};

extern const crd_type core_v1_ResourceRequirements_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 62 more */
typedef struct core_v1_ContainerRestartRuleOnExitCodes {
  crd_object object;
  uint32_t has[1];
  crd_string operator_; /* "operator", required */
  crd_int_list values;
} core_v1_ContainerRestartRuleOnExitCodes;

enum {
  core_v1_ContainerRestartRuleOnExitCodes_has_operator_,
  core_v1_ContainerRestartRuleOnExitCodes_has_values,
};

extern const crd_type core_v1_ContainerRestartRuleOnExitCodes_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 62 more */
typedef struct core_v1_ContainerRestartRule {
  crd_object object;
  uint32_t has[1];
  crd_string action; /* required */
  const core_v1_ContainerRestartRuleOnExitCodes *exitCodes;
} core_v1_ContainerRestartRule;

enum {
  core_v1_ContainerRestartRule_has_action,
  core_v1_ContainerRestartRule_has_exitCodes,
};

extern const crd_type core_v1_ContainerRestartRule_type;

typedef struct core_v1_ContainerRestartRule_list {
  core_v1_ContainerRestartRule *items;
  size_t count;
} core_v1_ContainerRestartRule_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 181 more */
typedef struct core_v1_AppArmorProfile {
  crd_object object;
  uint32_t has[1];
  crd_string localhostProfile;
  crd_string type; /* required */
} core_v1_AppArmorProfile;

enum {
  core_v1_AppArmorProfile_has_localhostProfile,
  core_v1_AppArmorProfile_has_type,
};

extern const crd_type core_v1_AppArmorProfile_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 69 more */
typedef struct core_v1_Capabilities {
  crd_object object;
  uint32_t has[1];
  crd_string_list add;
  crd_string_list drop;
} core_v1_Capabilities;

enum {
  core_v1_Capabilities_has_add,
  core_v1_Capabilities_has_drop,
};

extern const crd_type core_v1_Capabilities_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 90 more */
typedef struct core_v1_SELinuxOptions {
  crd_object object;
  uint32_t has[1];
  crd_string level;
  crd_string role;
  crd_string type;
  crd_string user;
} core_v1_SELinuxOptions;

enum {
  core_v1_SELinuxOptions_has_level,
  core_v1_SELinuxOptions_has_role,
  core_v1_SELinuxOptions_has_type,
  core_v1_SELinuxOptions_has_user,
};

extern const crd_type core_v1_SELinuxOptions_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 90 more */
typedef struct core_v1_WindowsSecurityContextOptions {
  crd_object object;
  uint32_t has[1];
  crd_string gmsaCredentialSpec;
  crd_string gmsaCredentialSpecName;
  bool hostProcess;
  crd_string runAsUserName;
} core_v1_WindowsSecurityContextOptions;

enum {
  core_v1_WindowsSecurityContextOptions_has_gmsaCredentialSpec,
  core_v1_WindowsSecurityContextOptions_has_gmsaCredentialSpecName,
  core_v1_WindowsSecurityContextOptions_has_hostProcess,
  core_v1_WindowsSecurityContextOptions_has_runAsUserName,
};

extern const crd_type core_v1_WindowsSecurityContextOptions_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 69 more */
typedef struct core_v1_SecurityContext {
  crd_object object;
  uint32_t has[1];
  bool allowPrivilegeEscalation;
  const core_v1_AppArmorProfile *appArmorProfile;
  const core_v1_Capabilities *capabilities;
  bool privileged;
  crd_string procMount;
  bool readOnlyRootFilesystem;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  const core_v1_SELinuxOptions *seLinuxOptions;
  const core_v1_AppArmorProfile *seccompProfile;
  const core_v1_WindowsSecurityContextOptions *windowsOptions;
} core_v1_SecurityContext;

enum {
  core_v1_SecurityContext_has_allowPrivilegeEscalation,
  core_v1_SecurityContext_has_appArmorProfile,
  core_v1_SecurityContext_has_capabilities,
  core_v1_SecurityContext_has_privileged,
  core_v1_SecurityContext_has_procMount,
  core_v1_SecurityContext_has_readOnlyRootFilesystem,
  core_v1_SecurityContext_has_runAsGroup,
  core_v1_SecurityContext_has_runAsNonRoot,
  core_v1_SecurityContext_has_runAsUser,
  core_v1_SecurityContext_has_seLinuxOptions,
  core_v1_SecurityContext_has_seccompProfile,
  core_v1_SecurityContext_has_windowsOptions,
};

extern const crd_type core_v1_SecurityContext_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 62 more */
typedef struct core_v1_VolumeDevice {
  crd_object object;
  uint32_t has[1];
  crd_string devicePath; /* required */
  crd_string name;       /* required */
} core_v1_VolumeDevice;

enum {
  core_v1_VolumeDevice_has_devicePath,
  core_v1_VolumeDevice_has_name,
};

extern const crd_type core_v1_VolumeDevice_type;

typedef struct core_v1_VolumeDevice_list {
  core_v1_VolumeDevice *items;
  size_t count;
} core_v1_VolumeDevice_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 69 more */
typedef struct core_v1_VolumeMount {
  crd_object object;
  uint32_t has[1];
  crd_string mountPath; /* required */
  crd_string mountPropagation;
  crd_string name; /* required */
  bool readOnly;
  crd_string recursiveReadOnly;
  crd_string subPath;
  crd_string subPathExpr;
} core_v1_VolumeMount;

enum {
  core_v1_VolumeMount_has_mountPath,
  core_v1_VolumeMount_has_mountPropagation,
  core_v1_VolumeMount_has_name,
  core_v1_VolumeMount_has_readOnly,
  core_v1_VolumeMount_has_recursiveReadOnly,
  core_v1_VolumeMount_has_subPath,
  core_v1_VolumeMount_has_subPathExpr,
};

extern const crd_type core_v1_VolumeMount_type;

typedef struct core_v1_VolumeMount_list {
  core_v1_VolumeMount *items;
  size_t count;
} core_v1_VolumeMount_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 41 more */
typedef struct core_v1_Container {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  core_v1_EnvVar_list env;
  core_v1_EnvFromSource_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const core_v1_Lifecycle *lifecycle;
  const core_v1_Probe *livenessProbe;
  crd_string name; /* required */
  core_v1_ContainerPort_list ports;
  const core_v1_Probe *readinessProbe;
  core_v1_ContainerResizePolicy_list resizePolicy;
  const core_v1_ResourceRequirements *resources;
  crd_string restartPolicy;
  core_v1_ContainerRestartRule_list restartPolicyRules;
  const core_v1_SecurityContext *securityContext;
  const core_v1_Probe *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  core_v1_VolumeDevice_list volumeDevices;
  core_v1_VolumeMount_list volumeMounts;
  crd_string workingDir;
} core_v1_Container;

enum {
  core_v1_Container_has_args,
  core_v1_Container_has_command,
  core_v1_Container_has_env,
  core_v1_Container_has_envFrom,
  core_v1_Container_has_image,
  core_v1_Container_has_imagePullPolicy,
  core_v1_Container_has_lifecycle,
  core_v1_Container_has_livenessProbe,
  core_v1_Container_has_name,
  core_v1_Container_has_ports,
  core_v1_Container_has_readinessProbe,
  core_v1_Container_has_resizePolicy,
  core_v1_Container_has_resources,
  core_v1_Container_has_restartPolicy,
  core_v1_Container_has_restartPolicyRules,
  core_v1_Container_has_securityContext,
  core_v1_Container_has_startupProbe,
  core_v1_Container_has_stdin_,
  core_v1_Container_has_stdinOnce,
  core_v1_Container_has_terminationMessagePath,
  core_v1_Container_has_terminationMessagePolicy,
  core_v1_Container_has_tty,
  core_v1_Container_has_volumeDevices,
  core_v1_Container_has_volumeMounts,
  core_v1_Container_has_workingDir,
};

extern const crd_type core_v1_Container_type;

typedef struct core_v1_Container_list {
  core_v1_Container *items;
  size_t count;
} core_v1_Container_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 20 more */
typedef struct core_v1_PodDNSConfigOption {
  crd_object object;
  uint32_t has[1];
  crd_string name;
  crd_string value;
} core_v1_PodDNSConfigOption;

enum {
  core_v1_PodDNSConfigOption_has_name,
  core_v1_PodDNSConfigOption_has_value,
};

extern const crd_type core_v1_PodDNSConfigOption_type;

typedef struct core_v1_PodDNSConfigOption_list {
  core_v1_PodDNSConfigOption *items;
  size_t count;
} core_v1_PodDNSConfigOption_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 20 more */
typedef struct core_v1_PodDNSConfig {
  crd_object object;
  uint32_t has[1];
  crd_string_list nameservers;
  core_v1_PodDNSConfigOption_list options;
  crd_string_list searches;
} core_v1_PodDNSConfig;

enum {
  core_v1_PodDNSConfig_has_nameservers,
  core_v1_PodDNSConfig_has_options,
  core_v1_PodDNSConfig_has_searches,
};

extern const crd_type core_v1_PodDNSConfig_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 20 more */
typedef struct core_v1_EphemeralContainer {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  core_v1_EnvVar_list env;
  core_v1_EnvFromSource_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const core_v1_Lifecycle *lifecycle;
  const core_v1_Probe *livenessProbe;
  crd_string name; /* required */
  core_v1_ContainerPort_list ports;
  const core_v1_Probe *readinessProbe;
  core_v1_ContainerResizePolicy_list resizePolicy;
  const core_v1_ResourceRequirements *resources;
  crd_string restartPolicy;
  core_v1_ContainerRestartRule_list restartPolicyRules;
  const core_v1_SecurityContext *securityContext;
  const core_v1_Probe *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string targetContainerName;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  core_v1_VolumeDevice_list volumeDevices;
  core_v1_VolumeMount_list volumeMounts;
  crd_string workingDir;
} core_v1_EphemeralContainer;

enum {
  core_v1_EphemeralContainer_has_args,
  core_v1_EphemeralContainer_has_command,
  core_v1_EphemeralContainer_has_env,
  core_v1_EphemeralContainer_has_envFrom,
  core_v1_EphemeralContainer_has_image,
  core_v1_EphemeralContainer_has_imagePullPolicy,
  core_v1_EphemeralContainer_has_lifecycle,
  core_v1_EphemeralContainer_has_livenessProbe,
  core_v1_EphemeralContainer_has_name,
  core_v1_EphemeralContainer_has_ports,
  core_v1_EphemeralContainer_has_readinessProbe,
  core_v1_EphemeralContainer_has_resizePolicy,
  core_v1_EphemeralContainer_has_resources,
  core_v1_EphemeralContainer_has_restartPolicy,
  core_v1_EphemeralContainer_has_restartPolicyRules,
  core_v1_EphemeralContainer_has_securityContext,
  core_v1_EphemeralContainer_has_startupProbe,
  core_v1_EphemeralContainer_has_stdin_,
  core_v1_EphemeralContainer_has_stdinOnce,
  core_v1_EphemeralContainer_has_targetContainerName,
  core_v1_EphemeralContainer_has_terminationMessagePath,
  core_v1_EphemeralContainer_has_terminationMessagePolicy,
  core_v1_EphemeralContainer_has_tty,
  core_v1_EphemeralContainer_has_volumeDevices,
  core_v1_EphemeralContainer_has_volumeMounts,
  core_v1_EphemeralContainer_has_workingDir,
};

extern const crd_type core_v1_EphemeralContainer_type;

typedef struct core_v1_EphemeralContainer_list {
  core_v1_EphemeralContainer *items;
  size_t count;
} core_v1_EphemeralContainer_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 20 more */
typedef struct core_v1_HostAlias {
  crd_object object;
  uint32_t has[1];
  crd_string_list hostnames;
  crd_string ip; /* required */
} core_v1_HostAlias;

enum {
  core_v1_HostAlias_has_hostnames,
  core_v1_HostAlias_has_ip,
};

extern const crd_type core_v1_HostAlias_type;

typedef struct core_v1_HostAlias_list {
  core_v1_HostAlias *items;
  size_t count;
} core_v1_HostAlias_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 188 more */
typedef struct core_v1_LocalObjectReference {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
} core_v1_LocalObjectReference;

enum {
  core_v1_LocalObjectReference_has_name,
};

extern const crd_type core_v1_LocalObjectReference_type;

typedef struct core_v1_LocalObjectReference_list {
  core_v1_LocalObjectReference *items;
  size_t count;
} core_v1_LocalObjectReference_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 41 more */
typedef struct core_v1_PodOS {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
} core_v1_PodOS;

enum {
  core_v1_PodOS_has_name,
};

extern const crd_type core_v1_PodOS_type;

typedef struct core_v1_PodOS_list {
  core_v1_PodOS *items;
  size_t count;
} core_v1_PodOS_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 20 more */
typedef struct core_v1_PodReadinessGate {
  crd_object object;
  uint32_t has[1];
  crd_string conditionType; /* required */
} core_v1_PodReadinessGate;

enum {
  core_v1_PodReadinessGate_has_conditionType,
};

extern const crd_type core_v1_PodReadinessGate_type;

typedef struct core_v1_PodReadinessGate_list {
  core_v1_PodReadinessGate *items;
  size_t count;
} core_v1_PodReadinessGate_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 20 more */
typedef struct core_v1_PodResourceClaim {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string resourceClaimName;
  crd_string resourceClaimTemplateName;
} core_v1_PodResourceClaim;

enum {
  core_v1_PodResourceClaim_has_name,
  core_v1_PodResourceClaim_has_resourceClaimName,
  core_v1_PodResourceClaim_has_resourceClaimTemplateName,
};

extern const crd_type core_v1_PodResourceClaim_type;

typedef struct core_v1_PodResourceClaim_list {
  core_v1_PodResourceClaim *items;
  size_t count;
} core_v1_PodResourceClaim_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 20 more */
typedef struct core_v1_PodSchedulingGroup {
  crd_object object;
  uint32_t has[1];
  crd_string podGroupName;
} core_v1_PodSchedulingGroup;

enum {
  core_v1_PodSchedulingGroup_has_podGroupName,
};

extern const crd_type core_v1_PodSchedulingGroup_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 20 more */
typedef struct core_v1_PodSecurityContext {
  crd_object object;
  uint32_t has[1];
  const core_v1_AppArmorProfile *appArmorProfile;
  int64_t fsGroup; /* int64 */
  crd_string fsGroupChangePolicy;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  crd_string seLinuxChangePolicy;
  const core_v1_SELinuxOptions *seLinuxOptions;
  const core_v1_AppArmorProfile *seccompProfile;
  crd_int_list supplementalGroups;
  crd_string supplementalGroupsPolicy;
  core_v1_HTTPHeader_list sysctls;
  const core_v1_WindowsSecurityContextOptions *windowsOptions;
} core_v1_PodSecurityContext;

enum {
  core_v1_PodSecurityContext_has_appArmorProfile,
  core_v1_PodSecurityContext_has_fsGroup,
  core_v1_PodSecurityContext_has_fsGroupChangePolicy,
  core_v1_PodSecurityContext_has_runAsGroup,
  core_v1_PodSecurityContext_has_runAsNonRoot,
  core_v1_PodSecurityContext_has_runAsUser,
  core_v1_PodSecurityContext_has_seLinuxChangePolicy,
  core_v1_PodSecurityContext_has_seLinuxOptions,
  core_v1_PodSecurityContext_has_seccompProfile,
  core_v1_PodSecurityContext_has_supplementalGroups,
  core_v1_PodSecurityContext_has_supplementalGroupsPolicy,
  core_v1_PodSecurityContext_has_sysctls,
  core_v1_PodSecurityContext_has_windowsOptions,
};

extern const crd_type core_v1_PodSecurityContext_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 20 more */
typedef struct core_v1_Toleration {
  crd_object object;
  uint32_t has[1];
  crd_string effect;
  crd_string key;
  crd_string operator_;      /* "operator" */
  int64_t tolerationSeconds; /* int64 */
  crd_string value;
} core_v1_Toleration;

enum {
  core_v1_Toleration_has_effect,
  core_v1_Toleration_has_key,
  core_v1_Toleration_has_operator_,
  core_v1_Toleration_has_tolerationSeconds,
  core_v1_Toleration_has_value,
};

extern const crd_type core_v1_Toleration_type;

typedef struct core_v1_Toleration_list {
  core_v1_Toleration *items;
  size_t count;
} core_v1_Toleration_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 20 more */
typedef struct core_v1_TopologySpreadConstraint {
  crd_object object;
  uint32_t has[1];
  const meta_v1_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  int64_t maxSkew;    /* required, int32 */
  int64_t minDomains; /* int32 */
  crd_string nodeAffinityPolicy;
  crd_string nodeTaintsPolicy;
  crd_string topologyKey;       /* required */
  crd_string whenUnsatisfiable; /* required */
} core_v1_TopologySpreadConstraint;

enum {
  core_v1_TopologySpreadConstraint_has_labelSelector,
  core_v1_TopologySpreadConstraint_has_matchLabelKeys,
  core_v1_TopologySpreadConstraint_has_maxSkew,
  core_v1_TopologySpreadConstraint_has_minDomains,
  core_v1_TopologySpreadConstraint_has_nodeAffinityPolicy,
  core_v1_TopologySpreadConstraint_has_nodeTaintsPolicy,
  core_v1_TopologySpreadConstraint_has_topologyKey,
  core_v1_TopologySpreadConstraint_has_whenUnsatisfiable,
};

extern const crd_type core_v1_TopologySpreadConstraint_type;

typedef struct core_v1_TopologySpreadConstraint_list {
  core_v1_TopologySpreadConstraint *items;
  size_t count;
} core_v1_TopologySpreadConstraint_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 20 more */
typedef struct core_v1_AWSElasticBlockStoreVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  bool readOnly;
  crd_string volumeID; /* required */
} core_v1_AWSElasticBlockStoreVolumeSource;

enum {
  core_v1_AWSElasticBlockStoreVolumeSource_has_fsType,
  core_v1_AWSElasticBlockStoreVolumeSource_has_partition,
  core_v1_AWSElasticBlockStoreVolumeSource_has_readOnly,
  core_v1_AWSElasticBlockStoreVolumeSource_has_volumeID,
};

extern const crd_type core_v1_AWSElasticBlockStoreVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 20 more */
typedef struct core_v1_AzureDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string cachingMode;
  crd_string diskName; /* required */
  crd_string diskURI;  /* required */
  /* default "ext4" */
  crd_string fsType;
  crd_string kind;
  /* default false */
  bool readOnly;
} core_v1_AzureDiskVolumeSource;

enum {
  core_v1_AzureDiskVolumeSource_has_cachingMode,
  core_v1_AzureDiskVolumeSource_has_diskName,
  core_v1_AzureDiskVolumeSource_has_diskURI,
  core_v1_AzureDiskVolumeSource_has_fsType,
  core_v1_AzureDiskVolumeSource_has_kind,
  core_v1_AzureDiskVolumeSource_has_readOnly,
};

extern const crd_type core_v1_AzureDiskVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 20 more */
typedef struct core_v1_AzureFileVolumeSource {
  crd_object object;
  uint32_t has[1];
  bool readOnly;
  crd_string secretName; /* required */
  crd_string shareName;  /* required */
} core_v1_AzureFileVolumeSource;

enum {
  core_v1_AzureFileVolumeSource_has_readOnly,
  core_v1_AzureFileVolumeSource_has_secretName,
  core_v1_AzureFileVolumeSource_has_shareName,
};

extern const crd_type core_v1_AzureFileVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 20 more */
typedef struct core_v1_CephFSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string_list monitors; /* required */
  crd_string path;
  bool readOnly;
  crd_string secretFile;
  const core_v1_LocalObjectReference *secretRef;
  crd_string user;
} core_v1_CephFSVolumeSource;

enum {
  core_v1_CephFSVolumeSource_has_monitors,
  core_v1_CephFSVolumeSource_has_path,
  core_v1_CephFSVolumeSource_has_readOnly,
  core_v1_CephFSVolumeSource_has_secretFile,
  core_v1_CephFSVolumeSource_has_secretRef,
  core_v1_CephFSVolumeSource_has_user,
};

extern const crd_type core_v1_CephFSVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 20 more */
typedef struct core_v1_CinderVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef;
  crd_string volumeID; /* required */
} core_v1_CinderVolumeSource;

enum {
  core_v1_CinderVolumeSource_has_fsType,
  core_v1_CinderVolumeSource_has_readOnly,
  core_v1_CinderVolumeSource_has_secretRef,
  core_v1_CinderVolumeSource_has_volumeID,
};

extern const crd_type core_v1_CinderVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 83 more */
typedef struct core_v1_KeyToPath {
  crd_object object;
  uint32_t has[1];
  crd_string key;  /* required */
  int64_t mode;    /* int32 */
  crd_string path; /* required */
} core_v1_KeyToPath;

enum {
  core_v1_KeyToPath_has_key,
  core_v1_KeyToPath_has_mode,
  core_v1_KeyToPath_has_path,
};

extern const crd_type core_v1_KeyToPath_type;

typedef struct core_v1_KeyToPath_list {
  core_v1_KeyToPath *items;
  size_t count;
} core_v1_KeyToPath_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 20 more */
typedef struct core_v1_ConfigMapVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  core_v1_KeyToPath_list items;
  /* default "" */
  crd_string name;
  bool optional;
} core_v1_ConfigMapVolumeSource;

enum {
  core_v1_ConfigMapVolumeSource_has_defaultMode,
  core_v1_ConfigMapVolumeSource_has_items,
  core_v1_ConfigMapVolumeSource_has_name,
  core_v1_ConfigMapVolumeSource_has_optional,
};

extern const crd_type core_v1_ConfigMapVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 20 more */
typedef struct core_v1_CSIVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  const core_v1_LocalObjectReference *nodePublishSecretRef;
  bool readOnly;
  crd_string_map volumeAttributes;
} core_v1_CSIVolumeSource;

enum {
  core_v1_CSIVolumeSource_has_driver,
  core_v1_CSIVolumeSource_has_fsType,
  core_v1_CSIVolumeSource_has_nodePublishSecretRef,
  core_v1_CSIVolumeSource_has_readOnly,
  core_v1_CSIVolumeSource_has_volumeAttributes,
};

extern const crd_type core_v1_CSIVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 41 more */
typedef struct core_v1_DownwardAPIVolumeFile {
  crd_object object;
  uint32_t has[1];
  const core_v1_ObjectFieldSelector *fieldRef;
  int64_t mode;    /* int32 */
  crd_string path; /* required */
  const core_v1_ResourceFieldSelector *resourceFieldRef;
} core_v1_DownwardAPIVolumeFile;

enum {
  core_v1_DownwardAPIVolumeFile_has_fieldRef,
  core_v1_DownwardAPIVolumeFile_has_mode,
  core_v1_DownwardAPIVolumeFile_has_path,
  core_v1_DownwardAPIVolumeFile_has_resourceFieldRef,
};

extern const crd_type core_v1_DownwardAPIVolumeFile_type;

typedef struct core_v1_DownwardAPIVolumeFile_list {
  core_v1_DownwardAPIVolumeFile *items;
  size_t count;
} core_v1_DownwardAPIVolumeFile_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 20 more */
typedef struct core_v1_DownwardAPIVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  core_v1_DownwardAPIVolumeFile_list items;
} core_v1_DownwardAPIVolumeSource;

enum {
  core_v1_DownwardAPIVolumeSource_has_defaultMode,
  core_v1_DownwardAPIVolumeSource_has_items,
};

extern const crd_type core_v1_DownwardAPIVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 20 more */
typedef struct core_v1_EmptyDirVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string medium;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string sizeLimit;
} core_v1_EmptyDirVolumeSource;

enum {
  core_v1_EmptyDirVolumeSource_has_medium,
  core_v1_EmptyDirVolumeSource_has_sizeLimit,
};

extern const crd_type core_v1_EmptyDirVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 24 more */
typedef struct core_v1_TypedLocalObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind; /* required */
  crd_string name; /* required */
} core_v1_TypedLocalObjectReference;

enum {
  core_v1_TypedLocalObjectReference_has_apiGroup,
  core_v1_TypedLocalObjectReference_has_kind,
  core_v1_TypedLocalObjectReference_has_name,
};

extern const crd_type core_v1_TypedLocalObjectReference_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 24 more */
typedef struct core_v1_TypedObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind;       /* required */
  crd_string name;       /* required */
  crd_string namespace_; /* "namespace" */
} core_v1_TypedObjectReference;

enum {
  core_v1_TypedObjectReference_has_apiGroup,
  core_v1_TypedObjectReference_has_kind,
  core_v1_TypedObjectReference_has_name,
  core_v1_TypedObjectReference_has_namespace_,
};

extern const crd_type core_v1_TypedObjectReference_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 24 more */
typedef struct core_v1_VolumeResourceRequirements {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
} core_v1_VolumeResourceRequirements;

enum {
  core_v1_VolumeResourceRequirements_has_limits,
  core_v1_VolumeResourceRequirements_has_requests,
};

extern const crd_type core_v1_VolumeResourceRequirements_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 24 more */
typedef struct core_v1_PersistentVolumeClaimSpec {
  crd_object object;
  uint32_t has[1];
  crd_string_list accessModes;
  const core_v1_TypedLocalObjectReference *dataSource;
  const core_v1_TypedObjectReference *dataSourceRef;
  const core_v1_VolumeResourceRequirements *resources;
  const meta_v1_LabelSelector *selector;
  crd_string storageClassName;
  crd_string volumeAttributesClassName;
  crd_string volumeMode;
  crd_string volumeName;
} core_v1_PersistentVolumeClaimSpec;

enum {
  core_v1_PersistentVolumeClaimSpec_has_accessModes,
  core_v1_PersistentVolumeClaimSpec_has_dataSource,
  core_v1_PersistentVolumeClaimSpec_has_dataSourceRef,
  core_v1_PersistentVolumeClaimSpec_has_resources,
  core_v1_PersistentVolumeClaimSpec_has_selector,
  core_v1_PersistentVolumeClaimSpec_has_storageClassName,
  core_v1_PersistentVolumeClaimSpec_has_volumeAttributesClassName,
  core_v1_PersistentVolumeClaimSpec_has_volumeMode,
  core_v1_PersistentVolumeClaimSpec_has_volumeName,
};

extern const crd_type core_v1_PersistentVolumeClaimSpec_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 20 more */
typedef struct core_v1_PersistentVolumeClaimTemplate {
  crd_object object;
  uint32_t has[1];
  const batch_v1alpha1_JobTemplateMetadata *metadata;
  const core_v1_PersistentVolumeClaimSpec *spec; /* required */
} core_v1_PersistentVolumeClaimTemplate;

enum {
  core_v1_PersistentVolumeClaimTemplate_has_metadata,
  core_v1_PersistentVolumeClaimTemplate_has_spec,
};

extern const crd_type core_v1_PersistentVolumeClaimTemplate_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 20 more */
typedef struct core_v1_EphemeralVolumeSource {
  crd_object object;
  uint32_t has[1];
  const core_v1_PersistentVolumeClaimTemplate *volumeClaimTemplate;
} core_v1_EphemeralVolumeSource;

enum {
  core_v1_EphemeralVolumeSource_has_volumeClaimTemplate,
};

extern const crd_type core_v1_EphemeralVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 20 more */
typedef struct core_v1_FCVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t lun; /* int32 */
  bool readOnly;
  crd_string_list targetWWNs;
  crd_string_list wwids;
} core_v1_FCVolumeSource;

enum {
  core_v1_FCVolumeSource_has_fsType,
  core_v1_FCVolumeSource_has_lun,
  core_v1_FCVolumeSource_has_readOnly,
  core_v1_FCVolumeSource_has_targetWWNs,
  core_v1_FCVolumeSource_has_wwids,
};

extern const crd_type core_v1_FCVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 20 more */
typedef struct core_v1_FlexVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  crd_string_map options;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef;
} core_v1_FlexVolumeSource;

enum {
  core_v1_FlexVolumeSource_has_driver,
  core_v1_FlexVolumeSource_has_fsType,
  core_v1_FlexVolumeSource_has_options,
  core_v1_FlexVolumeSource_has_readOnly,
  core_v1_FlexVolumeSource_has_secretRef,
};

extern const crd_type core_v1_FlexVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 20 more */
typedef struct core_v1_FlockerVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string datasetName;
  crd_string datasetUUID;
} core_v1_FlockerVolumeSource;

enum {
  core_v1_FlockerVolumeSource_has_datasetName,
  core_v1_FlockerVolumeSource_has_datasetUUID,
};

extern const crd_type core_v1_FlockerVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 20 more */
typedef struct core_v1_GCEPersistentDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  crd_string pdName; /* required */
  bool readOnly;
} core_v1_GCEPersistentDiskVolumeSource;

enum {
  core_v1_GCEPersistentDiskVolumeSource_has_fsType,
  core_v1_GCEPersistentDiskVolumeSource_has_partition,
  core_v1_GCEPersistentDiskVolumeSource_has_pdName,
  core_v1_GCEPersistentDiskVolumeSource_has_readOnly,
};

extern const crd_type core_v1_GCEPersistentDiskVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 20 more */
typedef struct core_v1_GitRepoVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string directory;
  crd_string repository; /* required */
  crd_string revision;
} core_v1_GitRepoVolumeSource;

enum {
  core_v1_GitRepoVolumeSource_has_directory,
  core_v1_GitRepoVolumeSource_has_repository,
  core_v1_GitRepoVolumeSource_has_revision,
};

extern const crd_type core_v1_GitRepoVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 20 more */
typedef struct core_v1_GlusterfsVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string endpoints; /* required */
  crd_string path;      /* required */
  bool readOnly;
} core_v1_GlusterfsVolumeSource;

enum {
  core_v1_GlusterfsVolumeSource_has_endpoints,
  core_v1_GlusterfsVolumeSource_has_path,
  core_v1_GlusterfsVolumeSource_has_readOnly,
};

extern const crd_type core_v1_GlusterfsVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 20 more */
typedef struct core_v1_HostPathVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  crd_string type;
} core_v1_HostPathVolumeSource;

enum {
  core_v1_HostPathVolumeSource_has_path,
  core_v1_HostPathVolumeSource_has_type,
};

extern const crd_type core_v1_HostPathVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 20 more */
typedef struct core_v1_ImageVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string pullPolicy;
  crd_string reference;
} core_v1_ImageVolumeSource;

enum {
  core_v1_ImageVolumeSource_has_pullPolicy,
  core_v1_ImageVolumeSource_has_reference,
};

extern const crd_type core_v1_ImageVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 20 more */
typedef struct core_v1_ISCSIVolumeSource {
  crd_object object;
  uint32_t has[1];
  bool chapAuthDiscovery;
  bool chapAuthSession;
  crd_string fsType;
  crd_string initiatorName;
  crd_string iqn; /* required */
  /* default "default" */
  crd_string iscsiInterface;
  int64_t lun; /* required, int32 */
  crd_string_list portals;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef;
  crd_string targetPortal; /* required */
} core_v1_ISCSIVolumeSource;

enum {
  core_v1_ISCSIVolumeSource_has_chapAuthDiscovery,
  core_v1_ISCSIVolumeSource_has_chapAuthSession,
  core_v1_ISCSIVolumeSource_has_fsType,
  core_v1_ISCSIVolumeSource_has_initiatorName,
  core_v1_ISCSIVolumeSource_has_iqn,
  core_v1_ISCSIVolumeSource_has_iscsiInterface,
  core_v1_ISCSIVolumeSource_has_lun,
  core_v1_ISCSIVolumeSource_has_portals,
  core_v1_ISCSIVolumeSource_has_readOnly,
  core_v1_ISCSIVolumeSource_has_secretRef,
  core_v1_ISCSIVolumeSource_has_targetPortal,
};

extern const crd_type core_v1_ISCSIVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 20 more */
typedef struct core_v1_NFSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  bool readOnly;
  crd_string server; /* required */
} core_v1_NFSVolumeSource;

enum {
  core_v1_NFSVolumeSource_has_path,
  core_v1_NFSVolumeSource_has_readOnly,
  core_v1_NFSVolumeSource_has_server,
};

extern const crd_type core_v1_NFSVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 20 more */
typedef struct core_v1_PersistentVolumeClaimVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string claimName; /* required */
  bool readOnly;
} core_v1_PersistentVolumeClaimVolumeSource;

enum {
  core_v1_PersistentVolumeClaimVolumeSource_has_claimName,
  core_v1_PersistentVolumeClaimVolumeSource_has_readOnly,
};

extern const crd_type core_v1_PersistentVolumeClaimVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 20 more */
typedef struct core_v1_PhotonPersistentDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string pdID; /* required */
} core_v1_PhotonPersistentDiskVolumeSource;

enum {
  core_v1_PhotonPersistentDiskVolumeSource_has_fsType,
  core_v1_PhotonPersistentDiskVolumeSource_has_pdID,
};

extern const crd_type core_v1_PhotonPersistentDiskVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 20 more */
typedef struct core_v1_PortworxVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  crd_string volumeID; /* required */
} core_v1_PortworxVolumeSource;

enum {
  core_v1_PortworxVolumeSource_has_fsType,
  core_v1_PortworxVolumeSource_has_readOnly,
  core_v1_PortworxVolumeSource_has_volumeID,
};

extern const crd_type core_v1_PortworxVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 20 more */
typedef struct core_v1_ClusterTrustBundleProjection {
  crd_object object;
  uint32_t has[1];
  const meta_v1_LabelSelector *labelSelector;
  crd_string name;
  bool optional;
  crd_string path; /* required */
  crd_string signerName;
} core_v1_ClusterTrustBundleProjection;

enum {
  core_v1_ClusterTrustBundleProjection_has_labelSelector,
  core_v1_ClusterTrustBundleProjection_has_name,
  core_v1_ClusterTrustBundleProjection_has_optional,
  core_v1_ClusterTrustBundleProjection_has_path,
  core_v1_ClusterTrustBundleProjection_has_signerName,
};

extern const crd_type core_v1_ClusterTrustBundleProjection_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 41 more */
typedef struct core_v1_ConfigMapProjection {
  crd_object object;
  uint32_t has[1];
  core_v1_KeyToPath_list items;
  /* default "" */
  crd_string name;
  bool optional;
} core_v1_ConfigMapProjection;

enum {
  core_v1_ConfigMapProjection_has_items,
  core_v1_ConfigMapProjection_has_name,
  core_v1_ConfigMapProjection_has_optional,
};

extern const crd_type core_v1_ConfigMapProjection_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 20 more */
typedef struct core_v1_DownwardAPIProjection {
  crd_object object;
  uint32_t has[1];
  core_v1_DownwardAPIVolumeFile_list items;
} core_v1_DownwardAPIProjection;

enum {
  core_v1_DownwardAPIProjection_has_items,
};

extern const crd_type core_v1_DownwardAPIProjection_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 20 more */
typedef struct core_v1_PodCertificateProjection {
  crd_object object;
  uint32_t has[1];
  crd_string certificateChainPath;
  crd_string credentialBundlePath;
  crd_string keyPath;
  crd_string keyType;           /* required */
  int64_t maxExpirationSeconds; /* int32 */
  crd_string signerName;        /* required */
  crd_string_map userAnnotations;
} core_v1_PodCertificateProjection;

enum {
  core_v1_PodCertificateProjection_has_certificateChainPath,
  core_v1_PodCertificateProjection_has_credentialBundlePath,
  core_v1_PodCertificateProjection_has_keyPath,
  core_v1_PodCertificateProjection_has_keyType,
  core_v1_PodCertificateProjection_has_maxExpirationSeconds,
  core_v1_PodCertificateProjection_has_signerName,
  core_v1_PodCertificateProjection_has_userAnnotations,
};

extern const crd_type core_v1_PodCertificateProjection_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 20 more */
typedef struct core_v1_ServiceAccountTokenProjection {
  crd_object object;
  uint32_t has[1];
  crd_string audience;
  int64_t expirationSeconds; /* int64 */
  crd_string path;           /* required */
} core_v1_ServiceAccountTokenProjection;

enum {
  core_v1_ServiceAccountTokenProjection_has_audience,
  core_v1_ServiceAccountTokenProjection_has_expirationSeconds,
  core_v1_ServiceAccountTokenProjection_has_path,
};

extern const crd_type core_v1_ServiceAccountTokenProjection_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 20 more */
typedef struct core_v1_VolumeProjection {
  crd_object object;
  uint32_t has[1];
  const core_v1_ClusterTrustBundleProjection *clusterTrustBundle;
  const core_v1_ConfigMapProjection *configMap;
  const core_v1_DownwardAPIProjection *downwardAPI;
  const core_v1_PodCertificateProjection *podCertificate;
  const core_v1_ConfigMapProjection *secret;
  const core_v1_ServiceAccountTokenProjection *serviceAccountToken;
} core_v1_VolumeProjection;

enum {
  core_v1_VolumeProjection_has_clusterTrustBundle,
  core_v1_VolumeProjection_has_configMap,
  core_v1_VolumeProjection_has_downwardAPI,
  core_v1_VolumeProjection_has_podCertificate,
  core_v1_VolumeProjection_has_secret,
  core_v1_VolumeProjection_has_serviceAccountToken,
};

extern const crd_type core_v1_VolumeProjection_type;

typedef struct core_v1_VolumeProjection_list {
  core_v1_VolumeProjection *items;
  size_t count;
} core_v1_VolumeProjection_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 20 more */
typedef struct core_v1_ProjectedVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  core_v1_VolumeProjection_list sources;
} core_v1_ProjectedVolumeSource;

enum {
  core_v1_ProjectedVolumeSource_has_defaultMode,
  core_v1_ProjectedVolumeSource_has_sources,
};

extern const crd_type core_v1_ProjectedVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 20 more */
typedef struct core_v1_QuobyteVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string group;
  bool readOnly;
  crd_string registry; /* required */
  crd_string tenant;
  crd_string user;
  crd_string volume; /* required */
} core_v1_QuobyteVolumeSource;

enum {
  core_v1_QuobyteVolumeSource_has_group,
  core_v1_QuobyteVolumeSource_has_readOnly,
  core_v1_QuobyteVolumeSource_has_registry,
  core_v1_QuobyteVolumeSource_has_tenant,
  core_v1_QuobyteVolumeSource_has_user,
  core_v1_QuobyteVolumeSource_has_volume,
};

extern const crd_type core_v1_QuobyteVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 20 more */
typedef struct core_v1_RBDVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string image; /* required */
  /* default "/etc/ceph/keyring" */
  crd_string keyring;
  crd_string_list monitors; /* required */
  /* default "rbd" */
  crd_string pool;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef;
  /* default "admin" */
  crd_string user;
} core_v1_RBDVolumeSource;

enum {
  core_v1_RBDVolumeSource_has_fsType,
  core_v1_RBDVolumeSource_has_image,
  core_v1_RBDVolumeSource_has_keyring,
  core_v1_RBDVolumeSource_has_monitors,
  core_v1_RBDVolumeSource_has_pool,
  core_v1_RBDVolumeSource_has_readOnly,
  core_v1_RBDVolumeSource_has_secretRef,
  core_v1_RBDVolumeSource_has_user,
};

extern const crd_type core_v1_RBDVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 20 more */
typedef struct core_v1_ScaleIOVolumeSource {
  crd_object object;
  uint32_t has[1];
  /* default "xfs" */
  crd_string fsType;
  crd_string gateway; /* required */
  crd_string protectionDomain;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef; /* required */
  bool sslEnabled;
  /* default "ThinProvisioned" */
  crd_string storageMode;
  crd_string storagePool;
  crd_string system; /* required */
  crd_string volumeName;
} core_v1_ScaleIOVolumeSource;

enum {
  core_v1_ScaleIOVolumeSource_has_fsType,
  core_v1_ScaleIOVolumeSource_has_gateway,
  core_v1_ScaleIOVolumeSource_has_protectionDomain,
  core_v1_ScaleIOVolumeSource_has_readOnly,
  core_v1_ScaleIOVolumeSource_has_secretRef,
  core_v1_ScaleIOVolumeSource_has_sslEnabled,
  core_v1_ScaleIOVolumeSource_has_storageMode,
  core_v1_ScaleIOVolumeSource_has_storagePool,
  core_v1_ScaleIOVolumeSource_has_system,
  core_v1_ScaleIOVolumeSource_has_volumeName,
};

extern const crd_type core_v1_ScaleIOVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 20 more */
typedef struct core_v1_SecretVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  core_v1_KeyToPath_list items;
  bool optional;
  crd_string secretName;
} core_v1_SecretVolumeSource;

enum {
  core_v1_SecretVolumeSource_has_defaultMode,
  core_v1_SecretVolumeSource_has_items,
  core_v1_SecretVolumeSource_has_optional,
  core_v1_SecretVolumeSource_has_secretName,
};

extern const crd_type core_v1_SecretVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 20 more */
typedef struct core_v1_StorageOSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const core_v1_LocalObjectReference *secretRef;
  crd_string volumeName;
  crd_string volumeNamespace;
} core_v1_StorageOSVolumeSource;

enum {
  core_v1_StorageOSVolumeSource_has_fsType,
  core_v1_StorageOSVolumeSource_has_readOnly,
  core_v1_StorageOSVolumeSource_has_secretRef,
  core_v1_StorageOSVolumeSource_has_volumeName,
  core_v1_StorageOSVolumeSource_has_volumeNamespace,
};

extern const crd_type core_v1_StorageOSVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 20 more */
typedef struct core_v1_VsphereVirtualDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string storagePolicyID;
  crd_string storagePolicyName;
  crd_string volumePath; /* required */
} core_v1_VsphereVirtualDiskVolumeSource;

enum {
  core_v1_VsphereVirtualDiskVolumeSource_has_fsType,
  core_v1_VsphereVirtualDiskVolumeSource_has_storagePolicyID,
  core_v1_VsphereVirtualDiskVolumeSource_has_storagePolicyName,
  core_v1_VsphereVirtualDiskVolumeSource_has_volumePath,
};

extern const crd_type core_v1_VsphereVirtualDiskVolumeSource_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 20 more */
typedef struct core_v1_Volume {
  crd_object object;
  uint32_t has[1];
  const core_v1_AWSElasticBlockStoreVolumeSource *awsElasticBlockStore;
  const core_v1_AzureDiskVolumeSource *azureDisk;
  const core_v1_AzureFileVolumeSource *azureFile;
  const core_v1_CephFSVolumeSource *cephfs;
  const core_v1_CinderVolumeSource *cinder;
  const core_v1_ConfigMapVolumeSource *configMap;
  const core_v1_CSIVolumeSource *csi;
  const core_v1_DownwardAPIVolumeSource *downwardAPI;
  const core_v1_EmptyDirVolumeSource *emptyDir;
  const core_v1_EphemeralVolumeSource *ephemeral;
  const core_v1_FCVolumeSource *fc;
  const core_v1_FlexVolumeSource *flexVolume;
  const core_v1_FlockerVolumeSource *flocker;
  const core_v1_GCEPersistentDiskVolumeSource *gcePersistentDisk;
  const core_v1_GitRepoVolumeSource *gitRepo;
  const core_v1_GlusterfsVolumeSource *glusterfs;
  const core_v1_HostPathVolumeSource *hostPath;
  const core_v1_ImageVolumeSource *image;
  const core_v1_ISCSIVolumeSource *iscsi;
  crd_string name; /* required */
  const core_v1_NFSVolumeSource *nfs;
  const core_v1_PersistentVolumeClaimVolumeSource *persistentVolumeClaim;
  const core_v1_PhotonPersistentDiskVolumeSource *photonPersistentDisk;
  const core_v1_PortworxVolumeSource *portworxVolume;
  const core_v1_ProjectedVolumeSource *projected;
  const core_v1_QuobyteVolumeSource *quobyte;
  const core_v1_RBDVolumeSource *rbd;
  const core_v1_ScaleIOVolumeSource *scaleIO;
  const core_v1_SecretVolumeSource *secret;
  const core_v1_StorageOSVolumeSource *storageos;
  const core_v1_VsphereVirtualDiskVolumeSource *vsphereVolume;
} core_v1_Volume;

enum {
  core_v1_Volume_has_awsElasticBlockStore,
  core_v1_Volume_has_azureDisk,
  core_v1_Volume_has_azureFile,
  core_v1_Volume_has_cephfs,
  core_v1_Volume_has_cinder,
  core_v1_Volume_has_configMap,
  core_v1_Volume_has_csi,
  core_v1_Volume_has_downwardAPI,
  core_v1_Volume_has_emptyDir,
  core_v1_Volume_has_ephemeral,
  core_v1_Volume_has_fc,
  core_v1_Volume_has_flexVolume,
  core_v1_Volume_has_flocker,
  core_v1_Volume_has_gcePersistentDisk,
  core_v1_Volume_has_gitRepo,
  core_v1_Volume_has_glusterfs,
  core_v1_Volume_has_hostPath,
  core_v1_Volume_has_image,
  core_v1_Volume_has_iscsi,
  core_v1_Volume_has_name,
  core_v1_Volume_has_nfs,
  core_v1_Volume_has_persistentVolumeClaim,
  core_v1_Volume_has_photonPersistentDisk,
  core_v1_Volume_has_portworxVolume,
  core_v1_Volume_has_projected,
  core_v1_Volume_has_quobyte,
  core_v1_Volume_has_rbd,
  core_v1_Volume_has_scaleIO,
  core_v1_Volume_has_secret,
  core_v1_Volume_has_storageos,
  core_v1_Volume_has_vsphereVolume,
};

extern const crd_type core_v1_Volume_type;

typedef struct core_v1_Volume_list {
  core_v1_Volume *items;
  size_t count;
} core_v1_Volume_list;

/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 20 more */
typedef struct core_v1_PodSpec {
  crd_object object;
  uint32_t has[2];
  int64_t activeDeadlineSeconds; /* int64 */
  const core_v1_Affinity *affinity;
  bool automountServiceAccountToken;
  core_v1_Container_list containers; /* required */
  const core_v1_PodDNSConfig *dnsConfig;
  crd_string dnsPolicy;
  bool enableServiceLinks;
  core_v1_EphemeralContainer_list ephemeralContainers;
  core_v1_HostAlias_list hostAliases;
  bool hostIPC;
  bool hostNetwork;
  bool hostPID;
  bool hostUsers;
  crd_string hostname;
  crd_string hostnameOverride;
  core_v1_LocalObjectReference_list imagePullSecrets;
  core_v1_Container_list initContainers;
  crd_string nodeName;
  crd_string_map nodeSelector;
  const core_v1_PodOS *os;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map overhead;
  crd_string preemptionPolicy;
  int64_t priority; /* int32 */
  crd_string priorityClassName;
  core_v1_PodReadinessGate_list readinessGates;
  core_v1_PodResourceClaim_list resourceClaims;
  const core_v1_ResourceRequirements *resources;
  crd_string restartPolicy;
  crd_string runtimeClassName;
  crd_string schedulerName;
  core_v1_PodOS_list schedulingGates;
  const core_v1_PodSchedulingGroup *schedulingGroup;
  const core_v1_PodSecurityContext *securityContext;
  crd_string serviceAccount;
  crd_string serviceAccountName;
  bool setHostnameAsFQDN;
  bool shareProcessNamespace;
  crd_string subdomain;
  int64_t terminationGracePeriodSeconds; /* int64 */
  core_v1_Toleration_list tolerations;
  core_v1_TopologySpreadConstraint_list topologySpreadConstraints;
  core_v1_Volume_list volumes;
} core_v1_PodSpec;

enum {
  core_v1_PodSpec_has_activeDeadlineSeconds,
  core_v1_PodSpec_has_affinity,
  core_v1_PodSpec_has_automountServiceAccountToken,
  core_v1_PodSpec_has_containers,
  core_v1_PodSpec_has_dnsConfig,
  core_v1_PodSpec_has_dnsPolicy,
  core_v1_PodSpec_has_enableServiceLinks,
  core_v1_PodSpec_has_ephemeralContainers,
  core_v1_PodSpec_has_hostAliases,
  core_v1_PodSpec_has_hostIPC,
  core_v1_PodSpec_has_hostNetwork,
  core_v1_PodSpec_has_hostPID,
  core_v1_PodSpec_has_hostUsers,
  core_v1_PodSpec_has_hostname,
  core_v1_PodSpec_has_hostnameOverride,
  core_v1_PodSpec_has_imagePullSecrets,
  core_v1_PodSpec_has_initContainers,
  core_v1_PodSpec_has_nodeName,
  core_v1_PodSpec_has_nodeSelector,
  core_v1_PodSpec_has_os,
  core_v1_PodSpec_has_overhead,
  core_v1_PodSpec_has_preemptionPolicy,
  core_v1_PodSpec_has_priority,
  core_v1_PodSpec_has_priorityClassName,
  core_v1_PodSpec_has_readinessGates,
  core_v1_PodSpec_has_resourceClaims,
  core_v1_PodSpec_has_resources,
  core_v1_PodSpec_has_restartPolicy,
  core_v1_PodSpec_has_runtimeClassName,
  core_v1_PodSpec_has_schedulerName,
  core_v1_PodSpec_has_schedulingGates,
  core_v1_PodSpec_has_schedulingGroup,
  core_v1_PodSpec_has_securityContext,
  core_v1_PodSpec_has_serviceAccount,
  core_v1_PodSpec_has_serviceAccountName,
  core_v1_PodSpec_has_setHostnameAsFQDN,
  core_v1_PodSpec_has_shareProcessNamespace,
  core_v1_PodSpec_has_subdomain,
  core_v1_PodSpec_has_terminationGracePeriodSeconds,
  core_v1_PodSpec_has_tolerations,
  core_v1_PodSpec_has_topologySpreadConstraints,
  core_v1_PodSpec_has_volumes,
};

extern const crd_type core_v1_PodSpec_type;

/* CronJob.spec.jobTemplate.spec.tasks[].template and 20 more */
typedef struct core_v1_PodTemplateSpec {
  crd_object object;
  uint32_t has[1];
  const batch_v1alpha1_JobTemplateMetadata *metadata;
  const core_v1_PodSpec *spec;
} core_v1_PodTemplateSpec;

enum {
  core_v1_PodTemplateSpec_has_metadata,
  core_v1_PodTemplateSpec_has_spec,
};

extern const crd_type core_v1_PodTemplateSpec_type;

/* CronJob.spec.jobTemplate.spec.tasks[] and 3 more */
typedef struct batch_v1alpha1_Task {
  crd_object object;
  uint32_t has[1];
  const batch_v1alpha1_DependsOn *dependsOn;
  /* at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at most 63 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?$ */
  crd_string name;
  const batch_v1alpha1_PartitionPolicy *partitionPolicy;
  batch_v1alpha1_Policy_list policies;
  /* at least 0 */
  int64_t replicas;                         /* int32 */
  const core_v1_PodTemplateSpec *template_; /* "template" */
  /* one of "none", "best-effort", "restricted", "single-numa-node" */
  crd_string topologyPolicy;
} batch_v1alpha1_Task;

enum {
  batch_v1alpha1_Task_has_dependsOn,
  batch_v1alpha1_Task_has_maxRetry,
  batch_v1alpha1_Task_has_minAvailable,
  batch_v1alpha1_Task_has_name,
  batch_v1alpha1_Task_has_partitionPolicy,
  batch_v1alpha1_Task_has_policies,
  batch_v1alpha1_Task_has_replicas,
  batch_v1alpha1_Task_has_template_,
  batch_v1alpha1_Task_has_topologyPolicy,
};

#define batch_v1alpha1_Task_topologyPolicy_none CRD_STRING("none")
#define batch_v1alpha1_Task_topologyPolicy_best_effort CRD_STRING("best-effort")
#define batch_v1alpha1_Task_topologyPolicy_restricted CRD_STRING("restricted")
#define batch_v1alpha1_Task_topologyPolicy_single_numa_node CRD_STRING("single-numa-node")

extern const crd_type batch_v1alpha1_Task_type;

typedef struct batch_v1alpha1_Task_list {
  batch_v1alpha1_Task *items;
  size_t count;
} batch_v1alpha1_Task_list;

/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
typedef struct batch_v1alpha1_Volume {
  crd_object object;
  uint32_t has[1];
  /* at least 1 characters; pattern ^[^:]+$ */
  crd_string mountPath; /* required */
  const core_v1_PersistentVolumeClaimSpec *volumeClaim;
  /* at most 253 characters */
  crd_string volumeClaimName;
} batch_v1alpha1_Volume;

enum {
  batch_v1alpha1_Volume_has_mountPath,
  batch_v1alpha1_Volume_has_volumeClaim,
  batch_v1alpha1_Volume_has_volumeClaimName,
};

extern const crd_type batch_v1alpha1_Volume_type;

typedef struct batch_v1alpha1_Volume_list {
  batch_v1alpha1_Volume *items;
  size_t count;
} batch_v1alpha1_Volume_list;

/* CronJob.spec.jobTemplate.spec and 3 more */
typedef struct batch_v1alpha1_JobSpec {
  crd_object object;
  uint32_t has[1];
  /* default 3; at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 1 */
  int64_t minSuccess; /* int32 */
  const batch_v1alpha1_NetworkTopology *networkTopology;
  crd_string_list_map plugins;
  batch_v1alpha1_Policy_list policies;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string priorityClassName;
  /* default "default"; at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string queue;
  crd_string runningEstimate;
  /* at most 63 characters */
  crd_string schedulerName;
  /* at least 1 items */
  batch_v1alpha1_Task_list tasks;
  /* at least 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
  batch_v1alpha1_Volume_list volumes;
} batch_v1alpha1_JobSpec;

enum {
  batch_v1alpha1_JobSpec_has_maxRetry,
  batch_v1alpha1_JobSpec_has_minAvailable,
  batch_v1alpha1_JobSpec_has_minSuccess,
  batch_v1alpha1_JobSpec_has_networkTopology,
  batch_v1alpha1_JobSpec_has_plugins,
  batch_v1alpha1_JobSpec_has_policies,
  batch_v1alpha1_JobSpec_has_priorityClassName,
  batch_v1alpha1_JobSpec_has_queue,
  batch_v1alpha1_JobSpec_has_runningEstimate,
  batch_v1alpha1_JobSpec_has_schedulerName,
  batch_v1alpha1_JobSpec_has_tasks,
  batch_v1alpha1_JobSpec_has_ttlSecondsAfterFinished,
  batch_v1alpha1_JobSpec_has_volumes,
};

extern const crd_type batch_v1alpha1_JobSpec_type;

/* CronJob.status.active[] */
typedef struct core_v1_ObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath;
  crd_string kind;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string resourceVersion;
  crd_string uid;
} core_v1_ObjectReference;

enum {
  core_v1_ObjectReference_has_apiVersion,
  core_v1_ObjectReference_has_fieldPath,
  core_v1_ObjectReference_has_kind,
  core_v1_ObjectReference_has_name,
  core_v1_ObjectReference_has_namespace_,
  core_v1_ObjectReference_has_resourceVersion,
  core_v1_ObjectReference_has_uid,
};

extern const crd_type core_v1_ObjectReference_type;

typedef struct core_v1_ObjectReference_list {
  core_v1_ObjectReference *items;
  size_t count;
} core_v1_ObjectReference_list;

/* Job.status.taskStatusCount{} and 1 more */
typedef struct batch_v1alpha1_TaskStatusCount {
  crd_object object;
  uint32_t has[1];
  crd_int_map phase;
} batch_v1alpha1_TaskStatusCount;

enum {
  batch_v1alpha1_TaskStatusCount_has_phase,
};

extern const crd_type batch_v1alpha1_TaskStatusCount_type;

typedef struct batch_v1alpha1_TaskStatusCount_entry {
  crd_string key;
  batch_v1alpha1_TaskStatusCount value;
} batch_v1alpha1_TaskStatusCount_entry;

typedef struct batch_v1alpha1_TaskStatusCount_map {
  batch_v1alpha1_TaskStatusCount_entry *items;
  size_t count;
} batch_v1alpha1_TaskStatusCount_map;

/* Command.target */
typedef struct meta_v1_OwnerReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion; /* required */
  bool blockOwnerDeletion;
  bool controller;
  crd_string kind; /* required */
  crd_string name; /* required */
  crd_string uid;  /* required */
} meta_v1_OwnerReference;

enum {
  meta_v1_OwnerReference_has_apiVersion,
  meta_v1_OwnerReference_has_blockOwnerDeletion,
  meta_v1_OwnerReference_has_controller,
  meta_v1_OwnerReference_has_kind,
  meta_v1_OwnerReference_has_name,
  meta_v1_OwnerReference_has_uid,
};

extern const crd_type meta_v1_OwnerReference_type;

/* ColocationConfiguration.status.conditions[] and 15 more */
typedef struct meta_v1_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* required, date-time */
  /* at most 32768 characters */
  crd_string message; /* required */
  /* at least 0 */
  int64_t observedGeneration; /* int64 */
  /* 1 to 1024 characters; pattern ^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$ */
  crd_string reason; /* required */
  /* one of "True", "False", "Unknown" */
  crd_string status; /* required */
  /* at most 316 characters; pattern ^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*
   * /)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$ */
  crd_string type; /* required */
} meta_v1_Condition;

enum {
  meta_v1_Condition_has_lastTransitionTime,
  meta_v1_Condition_has_message,
  meta_v1_Condition_has_observedGeneration,
  meta_v1_Condition_has_reason,
  meta_v1_Condition_has_status,
  meta_v1_Condition_has_type,
};

#define meta_v1_Condition_status_True CRD_STRING("True")
#define meta_v1_Condition_status_False CRD_STRING("False")
#define meta_v1_Condition_status_Unknown CRD_STRING("Unknown")

extern const crd_type meta_v1_Condition_type;

typedef struct meta_v1_Condition_list {
  meta_v1_Condition *items;
  size_t count;
} meta_v1_Condition_list;

/* RayCluster.spec.authOptions and 3 more */
typedef struct ray_v1_AuthOptions {
  crd_object object;
  uint32_t has[1];
  bool enableK8sTokenAuth;
  /* one of "disabled", "token" */
  crd_string mode;
  crd_string secretName;
} ray_v1_AuthOptions;

enum {
  ray_v1_AuthOptions_has_enableK8sTokenAuth,
  ray_v1_AuthOptions_has_mode,
  ray_v1_AuthOptions_has_secretName,
};

#define ray_v1_AuthOptions_mode_disabled CRD_STRING("disabled")
#define ray_v1_AuthOptions_mode_token CRD_STRING("token")

extern const crd_type ray_v1_AuthOptions_type;

/* RayCluster.spec.autoscalerOptions and 3 more */
typedef struct ray_v1_AutoscalerOptions {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  core_v1_EnvVar_list env;
  core_v1_EnvFromSource_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const core_v1_ResourceRequirements *resources;
  const core_v1_SecurityContext *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  /* one of "v1", "v2" */
  crd_string version;
  core_v1_VolumeMount_list volumeMounts;
} ray_v1_AutoscalerOptions;

enum {
  ray_v1_AutoscalerOptions_has_args,
  ray_v1_AutoscalerOptions_has_command,
  ray_v1_AutoscalerOptions_has_env,
  ray_v1_AutoscalerOptions_has_envFrom,
  ray_v1_AutoscalerOptions_has_idleTimeoutSeconds,
  ray_v1_AutoscalerOptions_has_image,
  ray_v1_AutoscalerOptions_has_imagePullPolicy,
  ray_v1_AutoscalerOptions_has_resources,
  ray_v1_AutoscalerOptions_has_securityContext,
  ray_v1_AutoscalerOptions_has_upscalingMode,
  ray_v1_AutoscalerOptions_has_version,
  ray_v1_AutoscalerOptions_has_volumeMounts,
};

#define ray_v1_AutoscalerOptions_upscalingMode_Default CRD_STRING("Default")
#define ray_v1_AutoscalerOptions_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define ray_v1_AutoscalerOptions_upscalingMode_Conservative CRD_STRING("Conservative")

#define ray_v1_AutoscalerOptions_version_v1 CRD_STRING("v1")
#define ray_v1_AutoscalerOptions_version_v2 CRD_STRING("v2")

extern const crd_type ray_v1_AutoscalerOptions_type;

/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
typedef struct ray_v1_RedisPassword {
  crd_object object;
  uint32_t has[1];
  crd_string value;
  const core_v1_EnvVarSource *valueFrom;
} ray_v1_RedisPassword;

enum {
  ray_v1_RedisPassword_has_value,
  ray_v1_RedisPassword_has_valueFrom,
};

extern const crd_type ray_v1_RedisPassword_type;

/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
typedef struct ray_v1_Storage {
  crd_object object;
  uint32_t has[1];
  crd_string_list accessModes;
  crd_string claimName;
  /* one of "DeleteWithCluster", "Retain" */
  crd_string deletionPolicy;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string size;
  crd_string storageClassName;
  crd_string subPath;
} ray_v1_Storage;

enum {
  ray_v1_Storage_has_accessModes,
  ray_v1_Storage_has_claimName,
  ray_v1_Storage_has_deletionPolicy,
  ray_v1_Storage_has_size,
  ray_v1_Storage_has_storageClassName,
  ray_v1_Storage_has_subPath,
};

#define ray_v1_Storage_deletionPolicy_DeleteWithCluster CRD_STRING("DeleteWithCluster")
#define ray_v1_Storage_deletionPolicy_Retain CRD_STRING("Retain")

extern const crd_type ray_v1_Storage_type;

/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
typedef struct ray_v1_GcsFaultToleranceOptions {
  crd_object object;
  uint32_t has[1];
  /* one of "redis", "rocksdb" */
  /* rule: self == oldSelf */
  crd_string backend;
  crd_string externalStorageNamespace;
  crd_string redisAddress;
  const ray_v1_RedisPassword *redisPassword;
  const ray_v1_RedisPassword *redisUsername;
  const ray_v1_Storage *storage;
} ray_v1_GcsFaultToleranceOptions;

enum {
  ray_v1_GcsFaultToleranceOptions_has_backend,
  ray_v1_GcsFaultToleranceOptions_has_externalStorageNamespace,
  ray_v1_GcsFaultToleranceOptions_has_redisAddress,
  ray_v1_GcsFaultToleranceOptions_has_redisPassword,
  ray_v1_GcsFaultToleranceOptions_has_redisUsername,
  ray_v1_GcsFaultToleranceOptions_has_storage,
};

#define ray_v1_GcsFaultToleranceOptions_backend_redis CRD_STRING("redis")
#define ray_v1_GcsFaultToleranceOptions_backend_rocksdb CRD_STRING("rocksdb")

extern const crd_type ray_v1_GcsFaultToleranceOptions_type;

/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
typedef struct core_v1_ServicePort {
  crd_object object;
  uint32_t has[1];
  crd_string appProtocol;
  crd_string name;
  int64_t nodePort; /* int32 */
  int64_t port;     /* required, int32 */
  /* default "TCP" */
  crd_string protocol;
  crd_int_or_string targetPort;
} core_v1_ServicePort;

enum {
  core_v1_ServicePort_has_appProtocol,
  core_v1_ServicePort_has_name,
  core_v1_ServicePort_has_nodePort,
  core_v1_ServicePort_has_port,
  core_v1_ServicePort_has_protocol,
  core_v1_ServicePort_has_targetPort,
};

extern const crd_type core_v1_ServicePort_type;

typedef struct core_v1_ServicePort_list {
  core_v1_ServicePort *items;
  size_t count;
} core_v1_ServicePort_list;

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
typedef struct core_v1_ClientIPConfig {
  crd_object object;
  uint32_t has[1];
  int64_t timeoutSeconds; /* int32 */
} core_v1_ClientIPConfig;

enum {
  core_v1_ClientIPConfig_has_timeoutSeconds,
};

extern const crd_type core_v1_ClientIPConfig_type;

/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
typedef struct core_v1_SessionAffinityConfig {
  crd_object object;
  uint32_t has[1];
  const core_v1_ClientIPConfig *clientIP;
} core_v1_SessionAffinityConfig;

enum {
  core_v1_SessionAffinityConfig_has_clientIP,
};

extern const crd_type core_v1_SessionAffinityConfig_type;

/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
typedef struct core_v1_ServiceSpec {
  crd_object object;
  uint32_t has[1];
  bool allocateLoadBalancerNodePorts;
  crd_string clusterIP;
  crd_string_list clusterIPs;
  crd_string_list externalIPs;
  crd_string externalName;
  crd_string externalTrafficPolicy;
  int64_t healthCheckNodePort; /* int32 */
  crd_string internalTrafficPolicy;
  crd_string_list ipFamilies;
  crd_string ipFamilyPolicy;
  crd_string loadBalancerClass;
  crd_string loadBalancerIP;
  crd_string_list loadBalancerSourceRanges;
  core_v1_ServicePort_list ports;
  bool publishNotReadyAddresses;
  crd_string_map selector;
  crd_string sessionAffinity;
  const core_v1_SessionAffinityConfig *sessionAffinityConfig;
  crd_string trafficDistribution;
  crd_string type;
} core_v1_ServiceSpec;

enum {
  core_v1_ServiceSpec_has_allocateLoadBalancerNodePorts,
  core_v1_ServiceSpec_has_clusterIP,
  core_v1_ServiceSpec_has_clusterIPs,
  core_v1_ServiceSpec_has_externalIPs,
  core_v1_ServiceSpec_has_externalName,
  core_v1_ServiceSpec_has_externalTrafficPolicy,
  core_v1_ServiceSpec_has_healthCheckNodePort,
  core_v1_ServiceSpec_has_internalTrafficPolicy,
  core_v1_ServiceSpec_has_ipFamilies,
  core_v1_ServiceSpec_has_ipFamilyPolicy,
  core_v1_ServiceSpec_has_loadBalancerClass,
  core_v1_ServiceSpec_has_loadBalancerIP,
  core_v1_ServiceSpec_has_loadBalancerSourceRanges,
  core_v1_ServiceSpec_has_ports,
  core_v1_ServiceSpec_has_publishNotReadyAddresses,
  core_v1_ServiceSpec_has_selector,
  core_v1_ServiceSpec_has_sessionAffinity,
  core_v1_ServiceSpec_has_sessionAffinityConfig,
  core_v1_ServiceSpec_has_trafficDistribution,
  core_v1_ServiceSpec_has_type,
};

extern const crd_type core_v1_ServiceSpec_type;

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
typedef struct core_v1_PortStatus {
  crd_object object;
  uint32_t has[1];
  /* at most 316 characters; pattern ^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*
   * /)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$ */
  crd_string error;    /* required */
  int64_t port;        /* required, int32 */
  crd_string protocol; /* required */
} core_v1_PortStatus;

enum {
  core_v1_PortStatus_has_error,
  core_v1_PortStatus_has_port,
  core_v1_PortStatus_has_protocol,
};

extern const crd_type core_v1_PortStatus_type;

typedef struct core_v1_PortStatus_list {
  core_v1_PortStatus *items;
  size_t count;
} core_v1_PortStatus_list;

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
typedef struct core_v1_LoadBalancerIngress {
  crd_object object;
  uint32_t has[1];
  crd_string hostname;
  crd_string ip;
  crd_string ipMode;
  core_v1_PortStatus_list ports;
} core_v1_LoadBalancerIngress;

enum {
  core_v1_LoadBalancerIngress_has_hostname,
  core_v1_LoadBalancerIngress_has_ip,
  core_v1_LoadBalancerIngress_has_ipMode,
  core_v1_LoadBalancerIngress_has_ports,
};

extern const crd_type core_v1_LoadBalancerIngress_type;

typedef struct core_v1_LoadBalancerIngress_list {
  core_v1_LoadBalancerIngress *items;
  size_t count;
} core_v1_LoadBalancerIngress_list;

/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
typedef struct core_v1_LoadBalancerStatus {
  crd_object object;
  uint32_t has[1];
  core_v1_LoadBalancerIngress_list ingress;
} core_v1_LoadBalancerStatus;

enum {
  core_v1_LoadBalancerStatus_has_ingress,
};

extern const crd_type core_v1_LoadBalancerStatus_type;

/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
typedef struct ray_v1_HeadServiceStatus {
  crd_object object;
  uint32_t has[1];
  meta_v1_Condition_list conditions;
  const core_v1_LoadBalancerStatus *loadBalancer;
} ray_v1_HeadServiceStatus;

enum {
  ray_v1_HeadServiceStatus_has_conditions,
  ray_v1_HeadServiceStatus_has_loadBalancer,
};

extern const crd_type ray_v1_HeadServiceStatus_type;

/* RayCluster.spec.headGroupSpec.headService and 8 more */
typedef struct ray_v1_HeadService {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const batch_v1alpha1_JobTemplateMetadata *metadata;
  const core_v1_ServiceSpec *spec;
  const ray_v1_HeadServiceStatus *status;
} ray_v1_HeadService;

enum {
  ray_v1_HeadService_has_apiVersion,
  ray_v1_HeadService_has_kind,
  ray_v1_HeadService_has_metadata,
  ray_v1_HeadService_has_spec,
  ray_v1_HeadService_has_status,
};

extern const crd_type ray_v1_HeadService_type;

/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
typedef struct networking_v1_IngressTLS {
  crd_object object;
  uint32_t has[1];
  crd_string_list hosts;
  crd_string secretName;
} networking_v1_IngressTLS;

enum {
  networking_v1_IngressTLS_has_hosts,
  networking_v1_IngressTLS_has_secretName,
};

extern const crd_type networking_v1_IngressTLS_type;

typedef struct networking_v1_IngressTLS_list {
  networking_v1_IngressTLS *items;
  size_t count;
} networking_v1_IngressTLS_list;

/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
typedef struct ray_v1_IngressOptions {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_string path;
  /* one of "Exact", "Prefix", "ImplementationSpecific" */
  crd_string pathType;
  networking_v1_IngressTLS_list tls;
} ray_v1_IngressOptions;

enum {
  ray_v1_IngressOptions_has_host,
  ray_v1_IngressOptions_has_path,
  ray_v1_IngressOptions_has_pathType,
  ray_v1_IngressOptions_has_tls,
};

#define ray_v1_IngressOptions_pathType_Exact CRD_STRING("Exact")
#define ray_v1_IngressOptions_pathType_Prefix CRD_STRING("Prefix")
#define ray_v1_IngressOptions_pathType_ImplementationSpecific CRD_STRING("ImplementationSpecific")

extern const crd_type ray_v1_IngressOptions_type;

/* RayCluster.spec.headGroupSpec and 3 more */
typedef struct ray_v1_HeadGroupSpec {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const ray_v1_HeadService *headService;
  const ray_v1_IngressOptions *ingressOptions;
  crd_string_map labels;
  crd_string_map rayStartParams;
  crd_string_map resources;
  crd_string serviceType;
  const core_v1_PodTemplateSpec *template_; /* "template", required */
} ray_v1_HeadGroupSpec;

enum {
  ray_v1_HeadGroupSpec_has_enableIngress,
  ray_v1_HeadGroupSpec_has_headService,
  ray_v1_HeadGroupSpec_has_ingressOptions,
  ray_v1_HeadGroupSpec_has_labels,
  ray_v1_HeadGroupSpec_has_rayStartParams,
  ray_v1_HeadGroupSpec_has_resources,
  ray_v1_HeadGroupSpec_has_serviceType,
  ray_v1_HeadGroupSpec_has_template_,
};

extern const crd_type ray_v1_HeadGroupSpec_type;

/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
typedef struct ray_v1_CollectorOptions {
  crd_object object;
  uint32_t has[1];
  core_v1_EnvVar_list env;
  crd_string image;
  crd_string imagePullPolicy;
  const core_v1_ResourceRequirements *resources;
} ray_v1_CollectorOptions;

enum {
  ray_v1_CollectorOptions_has_env,
  ray_v1_CollectorOptions_has_image,
  ray_v1_CollectorOptions_has_imagePullPolicy,
  ray_v1_CollectorOptions_has_resources,
};

extern const crd_type ray_v1_CollectorOptions_type;

/* RayCluster.spec.historyServerOptions and 3 more */
typedef struct ray_v1_HistoryServerOptions {
  crd_object object;
  uint32_t has[1];
  const ray_v1_CollectorOptions *collectorOptions;
} ray_v1_HistoryServerOptions;

enum {
  ray_v1_HistoryServerOptions_has_collectorOptions,
};

extern const crd_type ray_v1_HistoryServerOptions_type;

/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
typedef struct networking_v1_NetworkPolicyPort {
  crd_object object;
  uint32_t has[1];
  int64_t endPort; /* int32 */
  crd_int_or_string port;
  crd_string protocol;
} networking_v1_NetworkPolicyPort;

enum {
  networking_v1_NetworkPolicyPort_has_endPort,
  networking_v1_NetworkPolicyPort_has_port,
  networking_v1_NetworkPolicyPort_has_protocol,
};

extern const crd_type networking_v1_NetworkPolicyPort_type;

typedef struct networking_v1_NetworkPolicyPort_list {
  networking_v1_NetworkPolicyPort *items;
  size_t count;
} networking_v1_NetworkPolicyPort_list;

/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
typedef struct networking_v1_IPBlock {
  crd_object object;
  uint32_t has[1];
  crd_string cidr; /* required */
  crd_string_list except;
} networking_v1_IPBlock;

enum {
  networking_v1_IPBlock_has_cidr,
  networking_v1_IPBlock_has_except,
};

extern const crd_type networking_v1_IPBlock_type;

/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
typedef struct networking_v1_NetworkPolicyPeer {
  crd_object object;
  uint32_t has[1];
  const networking_v1_IPBlock *ipBlock;
  const meta_v1_LabelSelector *namespaceSelector;
  const meta_v1_LabelSelector *podSelector;
} networking_v1_NetworkPolicyPeer;

enum {
  networking_v1_NetworkPolicyPeer_has_ipBlock,
  networking_v1_NetworkPolicyPeer_has_namespaceSelector,
  networking_v1_NetworkPolicyPeer_has_podSelector,
};

extern const crd_type networking_v1_NetworkPolicyPeer_type;

typedef struct networking_v1_NetworkPolicyPeer_list {
  networking_v1_NetworkPolicyPeer *items;
  size_t count;
} networking_v1_NetworkPolicyPeer_list;

/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
typedef struct networking_v1_NetworkPolicyEgressRule {
  crd_object object;
  uint32_t has[1];
  networking_v1_NetworkPolicyPort_list ports;
  networking_v1_NetworkPolicyPeer_list to;
} networking_v1_NetworkPolicyEgressRule;

enum {
  networking_v1_NetworkPolicyEgressRule_has_ports,
  networking_v1_NetworkPolicyEgressRule_has_to,
};

extern const crd_type networking_v1_NetworkPolicyEgressRule_type;

typedef struct networking_v1_NetworkPolicyEgressRule_list {
  networking_v1_NetworkPolicyEgressRule *items;
  size_t count;
} networking_v1_NetworkPolicyEgressRule_list;

/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
typedef struct networking_v1_NetworkPolicyIngressRule {
  crd_object object;
  uint32_t has[1];
  networking_v1_NetworkPolicyPeer_list from;
  networking_v1_NetworkPolicyPort_list ports;
} networking_v1_NetworkPolicyIngressRule;

enum {
  networking_v1_NetworkPolicyIngressRule_has_from,
  networking_v1_NetworkPolicyIngressRule_has_ports,
};

extern const crd_type networking_v1_NetworkPolicyIngressRule_type;

typedef struct networking_v1_NetworkPolicyIngressRule_list {
  networking_v1_NetworkPolicyIngressRule *items;
  size_t count;
} networking_v1_NetworkPolicyIngressRule_list;

/* RayCluster.spec.networkPolicy.head and 7 more */
typedef struct ray_v1_NetworkPolicyHead {
  crd_object object;
  uint32_t has[1];
  networking_v1_NetworkPolicyEgressRule_list egressRules;
  networking_v1_NetworkPolicyIngressRule_list ingressRules;
} ray_v1_NetworkPolicyHead;

enum {
  ray_v1_NetworkPolicyHead_has_egressRules,
  ray_v1_NetworkPolicyHead_has_ingressRules,
};

extern const crd_type ray_v1_NetworkPolicyHead_type;

/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
typedef struct ray_v1_WorkerGroup {
  crd_object object;
  uint32_t has[1];
  networking_v1_NetworkPolicyEgressRule_list egressRules;
  crd_string groupName; /* required */
  networking_v1_NetworkPolicyIngressRule_list ingressRules;
} ray_v1_WorkerGroup;

enum {
  ray_v1_WorkerGroup_has_egressRules,
  ray_v1_WorkerGroup_has_groupName,
  ray_v1_WorkerGroup_has_ingressRules,
};

extern const crd_type ray_v1_WorkerGroup_type;

typedef struct ray_v1_WorkerGroup_list {
  ray_v1_WorkerGroup *items;
  size_t count;
} ray_v1_WorkerGroup_list;

/* RayCluster.spec.networkPolicy and 3 more */
typedef struct ray_v1_NetworkPolicy {
  crd_object object;
  uint32_t has[1];
  const ray_v1_NetworkPolicyHead *head;
  /* default "DenyAll"; one of "DenyAll", "DenyAllIngress", "DenyAllEgress" */
  crd_string mode;
  const ray_v1_NetworkPolicyHead *worker;
  ray_v1_WorkerGroup_list workerGroups;
} ray_v1_NetworkPolicy;

enum {
  ray_v1_NetworkPolicy_has_head,
  ray_v1_NetworkPolicy_has_mode,
  ray_v1_NetworkPolicy_has_worker,
  ray_v1_NetworkPolicy_has_workerGroups,
};

#define ray_v1_NetworkPolicy_mode_DenyAll CRD_STRING("DenyAll")
#define ray_v1_NetworkPolicy_mode_DenyAllIngress CRD_STRING("DenyAllIngress")
#define ray_v1_NetworkPolicy_mode_DenyAllEgress CRD_STRING("DenyAllEgress")

extern const crd_type ray_v1_NetworkPolicy_type;

/* RayCluster.spec.tlsOptions and 3 more */
typedef struct ray_v1_TlsOptions {
  crd_object object;
  uint32_t has[1];
  bool enabled;
} ray_v1_TlsOptions;

enum {
  ray_v1_TlsOptions_has_enabled,
};

extern const crd_type ray_v1_TlsOptions_type;

/* RayCluster.spec.upgradeStrategy and 3 more */
typedef struct ray_v1_UpgradeStrategy {
  crd_object object;
  uint32_t has[1];
  /* one of "Recreate", "None" */
  crd_string type;
} ray_v1_UpgradeStrategy;

enum {
  ray_v1_UpgradeStrategy_has_type,
};

#define ray_v1_UpgradeStrategy_type_Recreate CRD_STRING("Recreate")
#define ray_v1_UpgradeStrategy_type_None CRD_STRING("None")

extern const crd_type ray_v1_UpgradeStrategy_type;

/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
typedef struct ray_v1_ScaleStrategy {
  crd_object object;
  uint32_t has[1];
  crd_string_list workersToDelete;
} ray_v1_ScaleStrategy;

enum {
  ray_v1_ScaleStrategy_has_workersToDelete,
};

extern const crd_type ray_v1_ScaleStrategy_type;

/* RayCluster.spec.workerGroupSpecs[] and 3 more */
typedef struct ray_v1_WorkerGroupSpec {
  crd_object object;
  uint32_t has[1];
  crd_string groupName;       /* required */
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string_map labels;
  /* default 2147483647 */
  int64_t maxReplicas; /* required, int32 */
  /* default 0 */
  int64_t minReplicas; /* required, int32 */
  /* default 1 */
  int64_t numOfHosts; /* int32 */
  /* default 0 */
  int64_t priority; /* int32 */
  crd_string_map rayStartParams;
  /* default 0 */
  int64_t replicas; /* int32 */
  crd_string_map resources;
  const ray_v1_ScaleStrategy *scaleStrategy;
  bool suspend;
  const core_v1_PodTemplateSpec *template_; /* "template", required */
} ray_v1_WorkerGroupSpec;

enum {
  ray_v1_WorkerGroupSpec_has_groupName,
  ray_v1_WorkerGroupSpec_has_idleTimeoutSeconds,
  ray_v1_WorkerGroupSpec_has_labels,
  ray_v1_WorkerGroupSpec_has_maxReplicas,
  ray_v1_WorkerGroupSpec_has_minReplicas,
  ray_v1_WorkerGroupSpec_has_numOfHosts,
  ray_v1_WorkerGroupSpec_has_priority,
  ray_v1_WorkerGroupSpec_has_rayStartParams,
  ray_v1_WorkerGroupSpec_has_replicas,
  ray_v1_WorkerGroupSpec_has_resources,
  ray_v1_WorkerGroupSpec_has_scaleStrategy,
  ray_v1_WorkerGroupSpec_has_suspend,
  ray_v1_WorkerGroupSpec_has_template_,
};

extern const crd_type ray_v1_WorkerGroupSpec_type;

typedef struct ray_v1_WorkerGroupSpec_list {
  ray_v1_WorkerGroupSpec *items;
  size_t count;
} ray_v1_WorkerGroupSpec_list;

/* RayCluster.spec and 3 more */
typedef struct ray_v1_RayClusterSpec {
  crd_object object;
  uint32_t has[1];
  const ray_v1_AuthOptions *authOptions;
  const ray_v1_AutoscalerOptions *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const ray_v1_GcsFaultToleranceOptions *gcsFaultToleranceOptions;
  const ray_v1_HeadGroupSpec *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  const ray_v1_HistoryServerOptions *historyServerOptions;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  const ray_v1_NetworkPolicy *networkPolicy;
  crd_string rayVersion;
  bool suspend;
  const ray_v1_TlsOptions *tlsOptions;
  const ray_v1_UpgradeStrategy *upgradeStrategy;
  ray_v1_WorkerGroupSpec_list workerGroupSpecs;
} ray_v1_RayClusterSpec;

enum {
  ray_v1_RayClusterSpec_has_authOptions,
  ray_v1_RayClusterSpec_has_autoscalerOptions,
  ray_v1_RayClusterSpec_has_enableInTreeAutoscaling,
  ray_v1_RayClusterSpec_has_gcsFaultToleranceOptions,
  ray_v1_RayClusterSpec_has_headGroupSpec,
  ray_v1_RayClusterSpec_has_headServiceAnnotations,
  ray_v1_RayClusterSpec_has_historyServerOptions,
  ray_v1_RayClusterSpec_has_managedBy,
  ray_v1_RayClusterSpec_has_networkPolicy,
  ray_v1_RayClusterSpec_has_rayVersion,
  ray_v1_RayClusterSpec_has_suspend,
  ray_v1_RayClusterSpec_has_tlsOptions,
  ray_v1_RayClusterSpec_has_upgradeStrategy,
  ray_v1_RayClusterSpec_has_workerGroupSpecs,
};

extern const crd_type ray_v1_RayClusterSpec_type;

/* RayCluster.status.head and 3 more */
typedef struct ray_v1_Head {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string podName;
  crd_string serviceIP;
  crd_string serviceName;
} ray_v1_Head;

enum {
  ray_v1_Head_has_podIP,
  ray_v1_Head_has_podName,
  ray_v1_Head_has_serviceIP,
  ray_v1_Head_has_serviceName,
};

extern const crd_type ray_v1_Head_type;

/* RayCluster.status and 3 more */
typedef struct ray_v1_RayClusterStatus {
  crd_object object;
  uint32_t has[1];
  int64_t availableWorkerReplicas; /* int32 */
  meta_v1_Condition_list conditions;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredCPU;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredGPU;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredMemory;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredTPU;
  int64_t desiredWorkerReplicas; /* int32 */
  crd_string_map endpoints;
  const ray_v1_Head *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
  crd_string_map stateTransitionTimes;
} ray_v1_RayClusterStatus;

enum {
  ray_v1_RayClusterStatus_has_availableWorkerReplicas,
  ray_v1_RayClusterStatus_has_conditions,
  ray_v1_RayClusterStatus_has_desiredCPU,
  ray_v1_RayClusterStatus_has_desiredGPU,
  ray_v1_RayClusterStatus_has_desiredMemory,
  ray_v1_RayClusterStatus_has_desiredTPU,
  ray_v1_RayClusterStatus_has_desiredWorkerReplicas,
  ray_v1_RayClusterStatus_has_endpoints,
  ray_v1_RayClusterStatus_has_head,
  ray_v1_RayClusterStatus_has_lastUpdateTime,
  ray_v1_RayClusterStatus_has_maxWorkerReplicas,
  ray_v1_RayClusterStatus_has_minWorkerReplicas,
  ray_v1_RayClusterStatus_has_observedGeneration,
  ray_v1_RayClusterStatus_has_readyWorkerReplicas,
  ray_v1_RayClusterStatus_has_reason,
  ray_v1_RayClusterStatus_has_state,
  ray_v1_RayClusterStatus_has_stateTransitionTimes,
};

extern const crd_type ray_v1_RayClusterStatus_type;

/* RayCluster.spec.autoscalerOptions and 2 more */
typedef struct ray_v1alpha1_AutoscalerOptions {
  crd_object object;
  uint32_t has[1];
  core_v1_EnvVar_list env;
  core_v1_EnvFromSource_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const core_v1_ResourceRequirements *resources;
  const core_v1_SecurityContext *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  core_v1_VolumeMount_list volumeMounts;
} ray_v1alpha1_AutoscalerOptions;

enum {
  ray_v1alpha1_AutoscalerOptions_has_env,
  ray_v1alpha1_AutoscalerOptions_has_envFrom,
  ray_v1alpha1_AutoscalerOptions_has_idleTimeoutSeconds,
  ray_v1alpha1_AutoscalerOptions_has_image,
  ray_v1alpha1_AutoscalerOptions_has_imagePullPolicy,
  ray_v1alpha1_AutoscalerOptions_has_resources,
  ray_v1alpha1_AutoscalerOptions_has_securityContext,
  ray_v1alpha1_AutoscalerOptions_has_upscalingMode,
  ray_v1alpha1_AutoscalerOptions_has_volumeMounts,
};

#define ray_v1alpha1_AutoscalerOptions_upscalingMode_Default CRD_STRING("Default")
#define ray_v1alpha1_AutoscalerOptions_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define ray_v1alpha1_AutoscalerOptions_upscalingMode_Conservative CRD_STRING("Conservative")

extern const crd_type ray_v1alpha1_AutoscalerOptions_type;

/* RayCluster.spec.headGroupSpec and 2 more */
typedef struct ray_v1alpha1_HeadGroupSpec {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const ray_v1_HeadService *headService;
  crd_string_map rayStartParams; /* required */
  crd_string serviceType;
  const core_v1_PodTemplateSpec *template_; /* "template", required */
} ray_v1alpha1_HeadGroupSpec;

enum {
  ray_v1alpha1_HeadGroupSpec_has_enableIngress,
  ray_v1alpha1_HeadGroupSpec_has_headService,
  ray_v1alpha1_HeadGroupSpec_has_rayStartParams,
  ray_v1alpha1_HeadGroupSpec_has_serviceType,
  ray_v1alpha1_HeadGroupSpec_has_template_,
};

extern const crd_type ray_v1alpha1_HeadGroupSpec_type;

/* RayCluster.spec.workerGroupSpecs[] and 2 more */
typedef struct ray_v1alpha1_WorkerGroupSpec {
  crd_object object;
  uint32_t has[1];
  crd_string groupName; /* required */
  /* default 2147483647 */
  int64_t maxReplicas; /* required, int32 */
  /* default 0 */
  int64_t minReplicas;           /* required, int32 */
  crd_string_map rayStartParams; /* required */
  /* default 0 */
  int64_t replicas; /* int32 */
  const ray_v1_ScaleStrategy *scaleStrategy;
  const core_v1_PodTemplateSpec *template_; /* "template", required */
} ray_v1alpha1_WorkerGroupSpec;

enum {
  ray_v1alpha1_WorkerGroupSpec_has_groupName,
  ray_v1alpha1_WorkerGroupSpec_has_maxReplicas,
  ray_v1alpha1_WorkerGroupSpec_has_minReplicas,
  ray_v1alpha1_WorkerGroupSpec_has_rayStartParams,
  ray_v1alpha1_WorkerGroupSpec_has_replicas,
  ray_v1alpha1_WorkerGroupSpec_has_scaleStrategy,
  ray_v1alpha1_WorkerGroupSpec_has_template_,
};

extern const crd_type ray_v1alpha1_WorkerGroupSpec_type;

typedef struct ray_v1alpha1_WorkerGroupSpec_list {
  ray_v1alpha1_WorkerGroupSpec *items;
  size_t count;
} ray_v1alpha1_WorkerGroupSpec_list;

/* RayCluster.spec and 2 more */
typedef struct ray_v1alpha1_RayClusterSpec {
  crd_object object;
  uint32_t has[1];
  const ray_v1alpha1_AutoscalerOptions *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const ray_v1alpha1_HeadGroupSpec *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  crd_string rayVersion;
  bool suspend;
  ray_v1alpha1_WorkerGroupSpec_list workerGroupSpecs;
} ray_v1alpha1_RayClusterSpec;

enum {
  ray_v1alpha1_RayClusterSpec_has_autoscalerOptions,
  ray_v1alpha1_RayClusterSpec_has_enableInTreeAutoscaling,
  ray_v1alpha1_RayClusterSpec_has_headGroupSpec,
  ray_v1alpha1_RayClusterSpec_has_headServiceAnnotations,
  ray_v1alpha1_RayClusterSpec_has_rayVersion,
  ray_v1alpha1_RayClusterSpec_has_suspend,
  ray_v1alpha1_RayClusterSpec_has_workerGroupSpecs,
};

extern const crd_type ray_v1alpha1_RayClusterSpec_type;

/* RayCluster.status.head and 3 more */
typedef struct ray_v1alpha1_Head {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string serviceIP;
} ray_v1alpha1_Head;

enum {
  ray_v1alpha1_Head_has_podIP,
  ray_v1alpha1_Head_has_serviceIP,
};

extern const crd_type ray_v1alpha1_Head_type;

/* RayCluster.status and 3 more */
typedef struct ray_v1alpha1_RayClusterStatus {
  crd_object object;
  uint32_t has[1];
  int64_t availableWorkerReplicas; /* int32 */
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredCPU;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredGPU;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredMemory;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string desiredTPU;
  int64_t desiredWorkerReplicas; /* int32 */
  crd_string_map endpoints;
  const ray_v1alpha1_Head *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
} ray_v1alpha1_RayClusterStatus;

enum {
  ray_v1alpha1_RayClusterStatus_has_availableWorkerReplicas,
  ray_v1alpha1_RayClusterStatus_has_desiredCPU,
  ray_v1alpha1_RayClusterStatus_has_desiredGPU,
  ray_v1alpha1_RayClusterStatus_has_desiredMemory,
  ray_v1alpha1_RayClusterStatus_has_desiredTPU,
  ray_v1alpha1_RayClusterStatus_has_desiredWorkerReplicas,
  ray_v1alpha1_RayClusterStatus_has_endpoints,
  ray_v1alpha1_RayClusterStatus_has_head,
  ray_v1alpha1_RayClusterStatus_has_lastUpdateTime,
  ray_v1alpha1_RayClusterStatus_has_maxWorkerReplicas,
  ray_v1alpha1_RayClusterStatus_has_minWorkerReplicas,
  ray_v1alpha1_RayClusterStatus_has_observedGeneration,
  ray_v1alpha1_RayClusterStatus_has_readyWorkerReplicas,
  ray_v1alpha1_RayClusterStatus_has_reason,
  ray_v1alpha1_RayClusterStatus_has_state,
};

extern const crd_type ray_v1alpha1_RayClusterStatus_type;

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more
 * rule: !(has(self.jobStatus) && has(self.jobDeploymentStatus))
 * rule: has(self.jobStatus) || has(self.jobDeploymentStatus) */
typedef struct ray_v1_Condition {
  crd_object object;
  uint32_t has[1];
  /* one of "Failed" */
  crd_string jobDeploymentStatus;
  /* one of "SUCCEEDED", "FAILED" */
  crd_string jobStatus;
  /* default 0; at least 0 */
  int64_t ttlSeconds; /* int32 */
} ray_v1_Condition;

enum {
  ray_v1_Condition_has_jobDeploymentStatus,
  ray_v1_Condition_has_jobStatus,
  ray_v1_Condition_has_ttlSeconds,
};

#define ray_v1_Condition_jobDeploymentStatus_Failed CRD_STRING("Failed")

#define ray_v1_Condition_jobStatus_SUCCEEDED CRD_STRING("SUCCEEDED")
#define ray_v1_Condition_jobStatus_FAILED CRD_STRING("FAILED")

extern const crd_type ray_v1_Condition_type;

/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
typedef struct ray_v1_DeletionRule {
  crd_object object;
  uint32_t has[1];
  const ray_v1_Condition *condition; /* required */
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy; /* required */
} ray_v1_DeletionRule;

enum {
  ray_v1_DeletionRule_has_condition,
  ray_v1_DeletionRule_has_policy,
};

#define ray_v1_DeletionRule_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define ray_v1_DeletionRule_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define ray_v1_DeletionRule_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define ray_v1_DeletionRule_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type ray_v1_DeletionRule_type;

typedef struct ray_v1_DeletionRule_list {
  ray_v1_DeletionRule *items;
  size_t count;
} ray_v1_DeletionRule_list;

/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
typedef struct ray_v1_OnFailure {
  crd_object object;
  uint32_t has[1];
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy;
} ray_v1_OnFailure;

enum {
  ray_v1_OnFailure_has_policy,
};

#define ray_v1_OnFailure_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define ray_v1_OnFailure_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define ray_v1_OnFailure_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define ray_v1_OnFailure_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type ray_v1_OnFailure_type;

/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more
 * rule: !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))
 * rule: ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
typedef struct ray_v1_DeletionStrategy {
  crd_object object;
  uint32_t has[1];
  /* at least 1 items */
  ray_v1_DeletionRule_list deletionRules;
  const ray_v1_OnFailure *onFailure;
  const ray_v1_OnFailure *onSuccess;
} ray_v1_DeletionStrategy;

enum {
  ray_v1_DeletionStrategy_has_deletionRules,
  ray_v1_DeletionStrategy_has_onFailure,
  ray_v1_DeletionStrategy_has_onSuccess,
};

extern const crd_type ray_v1_DeletionStrategy_type;

/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
typedef struct ray_v1_SubmitterConfig {
  crd_object object;
  uint32_t has[1];
  int64_t backoffLimit; /* int32 */
} ray_v1_SubmitterConfig;

enum {
  ray_v1_SubmitterConfig_has_backoffLimit,
};

extern const crd_type ray_v1_SubmitterConfig_type;

/* RayCronJob.spec.jobTemplate and 1 more */
typedef struct ray_v1_RayJobSpec {
  crd_object object;
  uint32_t has[1];
  int64_t activeDeadlineSeconds; /* int32 */
  /* default 0 */
  int64_t backoffLimit; /* int32 */
  crd_string_map clusterSelector;
  const ray_v1_DeletionStrategy *deletionStrategy;
  crd_string entrypoint;
  double entrypointNumCpus;
  double entrypointNumGpus;
  crd_string entrypointResources;
  crd_string jobId;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  crd_string_map metadata;
  /* at least 1 */
  int64_t preRunningDeadlineSeconds; /* int32 */
  const ray_v1_RayClusterSpec *rayClusterSpec;
  crd_string runtimeEnvYAML;
  bool shutdownAfterJobFinishes;
  /* default "K8sJobMode" */
  crd_string submissionMode;
  const ray_v1_SubmitterConfig *submitterConfig;
  const core_v1_PodTemplateSpec *submitterPodTemplate;
  bool suspend;
  /* default 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
} ray_v1_RayJobSpec;

enum {
  ray_v1_RayJobSpec_has_activeDeadlineSeconds,
  ray_v1_RayJobSpec_has_backoffLimit,
  ray_v1_RayJobSpec_has_clusterSelector,
  ray_v1_RayJobSpec_has_deletionStrategy,
  ray_v1_RayJobSpec_has_entrypoint,
  ray_v1_RayJobSpec_has_entrypointNumCpus,
  ray_v1_RayJobSpec_has_entrypointNumGpus,
  ray_v1_RayJobSpec_has_entrypointResources,
  ray_v1_RayJobSpec_has_jobId,
  ray_v1_RayJobSpec_has_managedBy,
  ray_v1_RayJobSpec_has_metadata,
  ray_v1_RayJobSpec_has_preRunningDeadlineSeconds,
  ray_v1_RayJobSpec_has_rayClusterSpec,
  ray_v1_RayJobSpec_has_runtimeEnvYAML,
  ray_v1_RayJobSpec_has_shutdownAfterJobFinishes,
  ray_v1_RayJobSpec_has_submissionMode,
  ray_v1_RayJobSpec_has_submitterConfig,
  ray_v1_RayJobSpec_has_submitterPodTemplate,
  ray_v1_RayJobSpec_has_suspend,
  ray_v1_RayJobSpec_has_ttlSecondsAfterFinished,
};

extern const crd_type ray_v1_RayJobSpec_type;

CRD_END_DECLS

#endif
