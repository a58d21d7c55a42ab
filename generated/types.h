/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The types that several kinds share, each by one of its names; the kinds' headers have the others.
 * How they are laid out, and what `object`, `has` and NAME_bits mean, says <crd/types.h>. */
#ifndef crd_1b084350_types_h
#define crd_1b084350_types_h

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include <crd/types.h>

CRD_BEGIN_GENERATED

#ifndef CRD_HAS_crd_string_list_map /* another set may have it */
#define CRD_HAS_crd_string_list_map
typedef struct crd_string_list_entry {
  crd_string key;
  crd_string_list value;
} crd_string_list_entry;

typedef struct crd_string_list_map {
  const crd_string_list_entry *items;
  size_t count;
} crd_string_list_map;
#endif

struct batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_bits {
  char annotations[1], finalizers[2], labels[3], name[4], namespace_[5];
};
/* CronJob.spec.jobTemplate.metadata and 52 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata {
  crd_object object;
  uint32_t has[1];
  crd_string_map annotations;
  crd_string_list finalizers;
  crd_string_map labels;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata);
} batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata_type;

struct batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_bits {
  char highestTierAllowed[1], highestTierName[2], mode[3];
};
/* CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_NetworkTopology {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t highestTierAllowed;
  /* at most 253 characters */
  crd_string highestTierName;
  /* default "hard"; one of "hard", "soft" */
  crd_string mode;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_NetworkTopology);
} batch_volcano_sh_v1alpha1_CronJob_NetworkTopology;

#define batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_hard CRD_STRING("hard")
#define batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_soft CRD_STRING("soft")

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_type;

struct batch_volcano_sh_v1alpha1_CronJob_Policy_bits {
  char action[1], event[2], events[3], exitCode[4], timeout[5];
};
/* CronJob.spec.jobTemplate.spec.policies[] and 7 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Policy {
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
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Policy);
} batch_volcano_sh_v1alpha1_CronJob_Policy;

#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_1 CRD_STRING("*")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodPending CRD_STRING("PodPending")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodRunning CRD_STRING("PodRunning")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodFailed CRD_STRING("PodFailed")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_PodEvicted CRD_STRING("PodEvicted")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_Unknown CRD_STRING("Unknown")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskCompleted CRD_STRING("TaskCompleted")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_OutOfSync CRD_STRING("OutOfSync")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_CommandIssued CRD_STRING("CommandIssued")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_JobUpdated CRD_STRING("JobUpdated")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_event_TaskFailed CRD_STRING("TaskFailed")

#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_1 CRD_STRING("*")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodPending CRD_STRING("PodPending")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodRunning CRD_STRING("PodRunning")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodFailed CRD_STRING("PodFailed")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_PodEvicted CRD_STRING("PodEvicted")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_Unknown CRD_STRING("Unknown")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskCompleted CRD_STRING("TaskCompleted")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_OutOfSync CRD_STRING("OutOfSync")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_CommandIssued CRD_STRING("CommandIssued")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_JobUpdated CRD_STRING("JobUpdated")
#define batch_volcano_sh_v1alpha1_CronJob_Policy_events_TaskFailed CRD_STRING("TaskFailed")

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Policy_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_Policy_list {
  const batch_volcano_sh_v1alpha1_CronJob_Policy *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_Policy_list;

struct batch_volcano_sh_v1alpha1_CronJob_DependsOn_bits {
  char iteration[1], name[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_DependsOn {
  crd_object object;
  uint32_t has[1];
  crd_string iteration;
  crd_string_list name;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_DependsOn);
} batch_volcano_sh_v1alpha1_CronJob_DependsOn;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_DependsOn_type;

struct batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_bits {
  char minPartitions[1], networkTopology[2], partitionSize[3], totalPartitions[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy {
  crd_object object;
  uint32_t has[1];
  /* default 0; at least 0 */
  int64_t minPartitions; /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *networkTopology;
  /* at least 1 */
  int64_t partitionSize; /* required, int32 */
  /* at least 1 */
  int64_t totalPartitions; /* required, int32 */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy);
} batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy_type;

struct batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_bits {
  char key[1], operator_[2], values[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 384 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement {
  crd_object object;
  uint32_t has[1];
  crd_string key;       /* required */
  crd_string operator_; /* "operator", required */
  crd_string_list values;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement);
} batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list {
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list;

struct batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_bits {
  char matchExpressions[1], matchFields[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list matchExpressions;
  batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list matchFields;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm);
} batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list {
  const batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list;

struct batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_bits {
  char preference[1], weight[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm *preference; /* required */
  int64_t weight;                                                       /* required, int32 */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm);
} batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list {
  const batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list;

struct batch_volcano_sh_v1alpha1_CronJob_NodeSelector_bits {
  char nodeSelectorTerms[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_NodeSelector {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm_list nodeSelectorTerms; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_NodeSelector);
} batch_volcano_sh_v1alpha1_CronJob_NodeSelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeSelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_bits {
  char preferredDuringSchedulingIgnoredDuringExecution[1], requiredDuringSchedulingIgnoredDuringExecution[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_NodeAffinity {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm_list preferredDuringSchedulingIgnoredDuringExecution;
  const batch_volcano_sh_v1alpha1_CronJob_NodeSelector *requiredDuringSchedulingIgnoredDuringExecution;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_NodeAffinity);
} batch_volcano_sh_v1alpha1_CronJob_NodeAffinity;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_NodeAffinity_type;

struct batch_volcano_sh_v1alpha1_CronJob_LabelSelector_bits {
  char matchExpressions[1], matchLabels[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 296 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_LabelSelector {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list matchExpressions;
  crd_string_map matchLabels;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_LabelSelector);
} batch_volcano_sh_v1alpha1_CronJob_LabelSelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_LabelSelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_bits {
  char labelSelector[1], matchLabelKeys[2], mismatchLabelKeys[3], namespaceSelector[4], namespaces[5];
  char topologyKey[6];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 87 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  crd_string_list mismatchLabelKeys;
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *namespaceSelector;
  crd_string_list namespaces;
  crd_string topologyKey; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm);
} batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list;

struct batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_bits {
  char podAffinityTerm[1], weight[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm *podAffinityTerm; /* required */
  int64_t weight;                                                           /* required, int32 */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm);
} batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list {
  const batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodAffinity_bits {
  char preferredDuringSchedulingIgnoredDuringExecution[1], requiredDuringSchedulingIgnoredDuringExecution[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodAffinity {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm_list preferredDuringSchedulingIgnoredDuringExecution;
  batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm_list requiredDuringSchedulingIgnoredDuringExecution;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodAffinity);
} batch_volcano_sh_v1alpha1_CronJob_PodAffinity;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodAffinity_type;

struct batch_volcano_sh_v1alpha1_CronJob_Affinity_bits {
  char nodeAffinity[1], podAffinity[2], podAntiAffinity[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Affinity {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_NodeAffinity *nodeAffinity;
  const batch_volcano_sh_v1alpha1_CronJob_PodAffinity *podAffinity;
  const batch_volcano_sh_v1alpha1_CronJob_PodAffinity *podAntiAffinity;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Affinity);
} batch_volcano_sh_v1alpha1_CronJob_Affinity;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Affinity_type;

struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_bits {
  char key[1], name[2], optional[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 169 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default "" */
  crd_string name;
  bool optional;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector);
} batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_bits {
  char apiVersion[1], fieldPath[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 128 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector);
} batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_bits {
  char key[1], optional[2], path[3], volumeName[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 84 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_FileKeySelector {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default false */
  bool optional;
  crd_string path;       /* required */
  crd_string volumeName; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_FileKeySelector);
} batch_volcano_sh_v1alpha1_CronJob_FileKeySelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_FileKeySelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_bits {
  char containerName[1], divisor[2], resource[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 128 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector {
  crd_object object;
  uint32_t has[1];
  crd_string containerName;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string divisor;
  crd_string resource; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector);
} batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector_type;

struct batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_bits {
  char configMapKeyRef[1], fieldRef[2], fileKeyRef[3], resourceFieldRef[4], secretKeyRef[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 84 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EnvVarSource {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector *configMapKeyRef;
  const batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector *fieldRef;
  const batch_volcano_sh_v1alpha1_CronJob_FileKeySelector *fileKeyRef;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector *resourceFieldRef;
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector *secretKeyRef;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EnvVarSource);
} batch_volcano_sh_v1alpha1_CronJob_EnvVarSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvVarSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_EnvVar_bits {
  char name[1], value[2], valueFrom[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 76 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EnvVar {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string value;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVarSource *valueFrom;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EnvVar);
} batch_volcano_sh_v1alpha1_CronJob_EnvVar;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvVar_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_EnvVar_list {
  const batch_volcano_sh_v1alpha1_CronJob_EnvVar *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_EnvVar_list;

struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_bits {
  char name[1], optional[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 145 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
  bool optional;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource);
} batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_bits {
  char configMapRef[1], prefix[2], secretRef[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 72 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EnvFromSource {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource *configMapRef;
  crd_string prefix;
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource *secretRef;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EnvFromSource);
} batch_volcano_sh_v1alpha1_CronJob_EnvFromSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list {
  const batch_volcano_sh_v1alpha1_CronJob_EnvFromSource *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list;

struct batch_volcano_sh_v1alpha1_CronJob_ExecAction_bits {
  char command[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 329 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ExecAction {
  crd_object object;
  uint32_t has[1];
  crd_string_list command;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ExecAction);
} batch_volcano_sh_v1alpha1_CronJob_ExecAction;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ExecAction_type;

struct batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_bits {
  char name[1], value[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 352 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_HTTPHeader {
  crd_object object;
  uint32_t has[1];
  crd_string name;  /* required */
  crd_string value; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_HTTPHeader);
} batch_volcano_sh_v1alpha1_CronJob_HTTPHeader;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list {
  const batch_volcano_sh_v1alpha1_CronJob_HTTPHeader *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list;

struct batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_bits {
  char host[1], httpHeaders[2], path[3], port[4], scheme[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 329 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list httpHeaders;
  crd_string path;
  crd_int_or_string port; /* required */
  crd_string scheme;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction);
} batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction_type;

struct batch_volcano_sh_v1alpha1_CronJob_SleepAction_bits {
  char seconds[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 131 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_SleepAction {
  crd_object object;
  uint32_t has[1];
  int64_t seconds; /* required, int64 */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_SleepAction);
} batch_volcano_sh_v1alpha1_CronJob_SleepAction;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_SleepAction_type;

struct batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_bits {
  char host[1], port[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 329 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_int_or_string port; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction);
} batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction_type;

struct batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_bits {
  char exec[1], httpGet[2], sleep[3], tcpSocket[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 131 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ExecAction *exec;
  const batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction *httpGet;
  const batch_volcano_sh_v1alpha1_CronJob_SleepAction *sleep;
  const batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction *tcpSocket;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler);
} batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler_type;

struct batch_volcano_sh_v1alpha1_CronJob_Lifecycle_bits {
  char postStart[1], preStop[2], stopSignal[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Lifecycle {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler *postStart;
  const batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler *preStop;
  crd_string stopSignal;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Lifecycle);
} batch_volcano_sh_v1alpha1_CronJob_Lifecycle;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Lifecycle_type;

struct batch_volcano_sh_v1alpha1_CronJob_GRPCAction_bits {
  char port[1], service[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 197 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_GRPCAction {
  crd_object object;
  uint32_t has[1];
  int64_t port; /* required, int32 */
  /* default "" */
  crd_string service;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_GRPCAction);
} batch_volcano_sh_v1alpha1_CronJob_GRPCAction;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_GRPCAction_type;

struct batch_volcano_sh_v1alpha1_CronJob_Probe_bits {
  char exec[1], failureThreshold[2], grpc[3], httpGet[4], initialDelaySeconds[5], periodSeconds[6];
  char successThreshold[7], tcpSocket[8], terminationGracePeriodSeconds[9], timeoutSeconds[10];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe and 197 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Probe {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ExecAction *exec;
  int64_t failureThreshold; /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_GRPCAction *grpc;
  const batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction *httpGet;
  int64_t initialDelaySeconds; /* int32 */
  int64_t periodSeconds;       /* int32 */
  int64_t successThreshold;    /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction *tcpSocket;
  int64_t terminationGracePeriodSeconds; /* int64 */
  int64_t timeoutSeconds;                /* int32 */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Probe);
} batch_volcano_sh_v1alpha1_CronJob_Probe;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Probe_type;

struct batch_volcano_sh_v1alpha1_CronJob_ContainerPort_bits {
  char containerPort[1], hostIP[2], hostPort[3], name[4], protocol[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[] and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerPort {
  crd_object object;
  uint32_t has[1];
  int64_t containerPort; /* required, int32 */
  crd_string hostIP;
  int64_t hostPort; /* int32 */
  crd_string name;
  /* default "TCP" */
  crd_string protocol;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ContainerPort);
} batch_volcano_sh_v1alpha1_CronJob_ContainerPort;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerPort_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list {
  const batch_volcano_sh_v1alpha1_CronJob_ContainerPort *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list;

struct batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_bits {
  char resourceName[1], restartPolicy[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy {
  crd_object object;
  uint32_t has[1];
  crd_string resourceName;  /* required */
  crd_string restartPolicy; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy);
} batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list {
  const batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list;

struct batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_bits {
  char name[1], request[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 98 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ResourceClaim {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string request;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ResourceClaim);
} batch_volcano_sh_v1alpha1_CronJob_ResourceClaim;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list {
  const batch_volcano_sh_v1alpha1_CronJob_ResourceClaim *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list;

struct batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_bits {
  char claims[1], limits[2], requests[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 98 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_ResourceClaim_list claims;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements);
} batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements_type;

struct batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_bits {
  char operator_[1], values[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes {
  crd_object object;
  uint32_t has[1];
  crd_string operator_; /* "operator", required */
  crd_int_list values;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes);
} batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes_type;

struct batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_bits {
  char action[1], exitCodes[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule {
  crd_object object;
  uint32_t has[1];
  crd_string action; /* required */
  const batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes *exitCodes;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule);
} batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list {
  const batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list;

struct batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_bits {
  char localhostProfile[1], type[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 189 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile {
  crd_object object;
  uint32_t has[1];
  crd_string localhostProfile;
  crd_string type; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile);
} batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile_type;

struct batch_volcano_sh_v1alpha1_CronJob_Capabilities_bits {
  char add[1], drop[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 72 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Capabilities {
  crd_object object;
  uint32_t has[1];
  crd_string_list add;
  crd_string_list drop;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Capabilities);
} batch_volcano_sh_v1alpha1_CronJob_Capabilities;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Capabilities_type;

struct batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_bits {
  char level[1], role[2], type[3], user[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 94 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions {
  crd_object object;
  uint32_t has[1];
  crd_string level;
  crd_string role;
  crd_string type;
  crd_string user;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions);
} batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions_type;

struct batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_bits {
  char gmsaCredentialSpec[1], gmsaCredentialSpecName[2], hostProcess[3], runAsUserName[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 94 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions {
  crd_object object;
  uint32_t has[1];
  crd_string gmsaCredentialSpec;
  crd_string gmsaCredentialSpecName;
  bool hostProcess;
  crd_string runAsUserName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions);
} batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions_type;

struct batch_volcano_sh_v1alpha1_CronJob_SecurityContext_bits {
  char allowPrivilegeEscalation[1], appArmorProfile[2], capabilities[3], privileged[4], procMount[5];
  char readOnlyRootFilesystem[6], runAsGroup[7], runAsNonRoot[8], runAsUser[9], seLinuxOptions[10];
  char seccompProfile[11], windowsOptions[12];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 72 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_SecurityContext {
  crd_object object;
  uint32_t has[1];
  bool allowPrivilegeEscalation;
  const batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile *appArmorProfile;
  const batch_volcano_sh_v1alpha1_CronJob_Capabilities *capabilities;
  bool privileged;
  crd_string procMount;
  bool readOnlyRootFilesystem;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  const batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions *seLinuxOptions;
  const batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile *seccompProfile;
  const batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions *windowsOptions;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_SecurityContext);
} batch_volcano_sh_v1alpha1_CronJob_SecurityContext;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_SecurityContext_type;

struct batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_bits {
  char devicePath[1], name[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 65 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeDevice {
  crd_object object;
  uint32_t has[1];
  crd_string devicePath; /* required */
  crd_string name;       /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_VolumeDevice);
} batch_volcano_sh_v1alpha1_CronJob_VolumeDevice;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeDevice *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list;

struct batch_volcano_sh_v1alpha1_CronJob_VolumeMount_bits {
  char mountPath[1], mountPropagation[2], name[3], readOnly[4], recursiveReadOnly[5], subPath[6], subPathExpr[7];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 72 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeMount {
  crd_object object;
  uint32_t has[1];
  crd_string mountPath; /* required */
  crd_string mountPropagation;
  crd_string name; /* required */
  bool readOnly;
  crd_string recursiveReadOnly;
  crd_string subPath;
  crd_string subPathExpr;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_VolumeMount);
} batch_volcano_sh_v1alpha1_CronJob_VolumeMount;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeMount_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeMount *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list;

struct batch_volcano_sh_v1alpha1_CronJob_Container_bits {
  char args[1], command[2], env[3], envFrom[4], image[5], imagePullPolicy[6], lifecycle[7], livenessProbe[8];
  char name[9], ports[10], readinessProbe[11], resizePolicy[12], resources[13], restartPolicy[14];
  char restartPolicyRules[15], securityContext[16], startupProbe[17], stdin_[18], stdinOnce[19];
  char terminationMessagePath[20], terminationMessagePolicy[21], tty[22], volumeDevices[23], volumeMounts[24];
  char workingDir[25];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Container {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  batch_volcano_sh_v1alpha1_CronJob_EnvVar_list env;
  batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const batch_volcano_sh_v1alpha1_CronJob_Lifecycle *lifecycle;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *livenessProbe;
  crd_string name; /* required */
  batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list ports;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *readinessProbe;
  batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list resizePolicy;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  crd_string restartPolicy;
  batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list restartPolicyRules;
  const batch_volcano_sh_v1alpha1_CronJob_SecurityContext *securityContext;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list volumeDevices;
  batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list volumeMounts;
  crd_string workingDir;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Container);
} batch_volcano_sh_v1alpha1_CronJob_Container;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Container_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_Container_list {
  const batch_volcano_sh_v1alpha1_CronJob_Container *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_Container_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_bits {
  char name[1], value[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption {
  crd_object object;
  uint32_t has[1];
  crd_string name;
  crd_string value;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption);
} batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_bits {
  char nameservers[1], options[2], searches[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig {
  crd_object object;
  uint32_t has[1];
  crd_string_list nameservers;
  batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption_list options;
  crd_string_list searches;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig);
} batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig_type;

struct batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_bits {
  char args[1], command[2], env[3], envFrom[4], image[5], imagePullPolicy[6], lifecycle[7], livenessProbe[8];
  char name[9], ports[10], readinessProbe[11], resizePolicy[12], resources[13], restartPolicy[14];
  char restartPolicyRules[15], securityContext[16], startupProbe[17], stdin_[18], stdinOnce[19];
  char targetContainerName[20], terminationMessagePath[21], terminationMessagePolicy[22], tty[23];
  char volumeDevices[24], volumeMounts[25], workingDir[26];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  batch_volcano_sh_v1alpha1_CronJob_EnvVar_list env;
  batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const batch_volcano_sh_v1alpha1_CronJob_Lifecycle *lifecycle;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *livenessProbe;
  crd_string name; /* required */
  batch_volcano_sh_v1alpha1_CronJob_ContainerPort_list ports;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *readinessProbe;
  batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy_list resizePolicy;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  crd_string restartPolicy;
  batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule_list restartPolicyRules;
  const batch_volcano_sh_v1alpha1_CronJob_SecurityContext *securityContext;
  const batch_volcano_sh_v1alpha1_CronJob_Probe *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string targetContainerName;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  batch_volcano_sh_v1alpha1_CronJob_VolumeDevice_list volumeDevices;
  batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list volumeMounts;
  crd_string workingDir;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer);
} batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list {
  const batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list;

struct batch_volcano_sh_v1alpha1_CronJob_HostAlias_bits {
  char hostnames[1], ip[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_HostAlias {
  crd_object object;
  uint32_t has[1];
  crd_string_list hostnames;
  crd_string ip; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_HostAlias);
} batch_volcano_sh_v1alpha1_CronJob_HostAlias;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_HostAlias_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_HostAlias_list {
  const batch_volcano_sh_v1alpha1_CronJob_HostAlias *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_HostAlias_list;

struct batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_bits {
  char name[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 197 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference);
} batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list {
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodOS_bits {
  char name[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodOS {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodOS);
} batch_volcano_sh_v1alpha1_CronJob_PodOS;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodOS_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodOS_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodOS *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodOS_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_bits {
  char conditionType[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate {
  crd_object object;
  uint32_t has[1];
  crd_string conditionType; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate);
} batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_bits {
  char name[1], resourceClaimName[2], resourceClaimTemplateName[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string resourceClaimName;
  crd_string resourceClaimTemplateName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim);
} batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_bits {
  char podGroupName[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup {
  crd_object object;
  uint32_t has[1];
  crd_string podGroupName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup);
} batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup_type;

struct batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_bits {
  char appArmorProfile[1], fsGroup[2], fsGroupChangePolicy[3], runAsGroup[4], runAsNonRoot[5], runAsUser[6];
  char seLinuxChangePolicy[7], seLinuxOptions[8], seccompProfile[9], supplementalGroups[10];
  char supplementalGroupsPolicy[11], sysctls[12], windowsOptions[13];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile *appArmorProfile;
  int64_t fsGroup; /* int64 */
  crd_string fsGroupChangePolicy;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  crd_string seLinuxChangePolicy;
  const batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions *seLinuxOptions;
  const batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile *seccompProfile;
  crd_int_list supplementalGroups;
  crd_string supplementalGroupsPolicy;
  batch_volcano_sh_v1alpha1_CronJob_HTTPHeader_list sysctls;
  const batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions *windowsOptions;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext);
} batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext_type;

struct batch_volcano_sh_v1alpha1_CronJob_Toleration_bits {
  char effect[1], key[2], operator_[3], tolerationSeconds[4], value[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Toleration {
  crd_object object;
  uint32_t has[1];
  crd_string effect;
  crd_string key;
  crd_string operator_;      /* "operator" */
  int64_t tolerationSeconds; /* int64 */
  crd_string value;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Toleration);
} batch_volcano_sh_v1alpha1_CronJob_Toleration;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Toleration_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_Toleration_list {
  const batch_volcano_sh_v1alpha1_CronJob_Toleration *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_Toleration_list;

struct batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_bits {
  char labelSelector[1], matchLabelKeys[2], maxSkew[3], minDomains[4], nodeAffinityPolicy[5];
  char nodeTaintsPolicy[6], topologyKey[7], whenUnsatisfiable[8];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  int64_t maxSkew;    /* required, int32 */
  int64_t minDomains; /* int32 */
  crd_string nodeAffinityPolicy;
  crd_string nodeTaintsPolicy;
  crd_string topologyKey;       /* required */
  crd_string whenUnsatisfiable; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint);
} batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list {
  const batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list;

struct batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_bits {
  char fsType[1], partition[2], readOnly[3], volumeID[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  bool readOnly;
  crd_string volumeID; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_bits {
  char cachingMode[1], diskName[2], diskURI[3], fsType[4], kind[5], readOnly[6];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource {
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
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_bits {
  char readOnly[1], secretName[2], shareName[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource {
  crd_object object;
  uint32_t has[1];
  bool readOnly;
  crd_string secretName; /* required */
  crd_string shareName;  /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_bits {
  char monitors[1], path[2], readOnly[3], secretFile[4], secretRef[5], user[6];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string_list monitors; /* required */
  crd_string path;
  bool readOnly;
  crd_string secretFile;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  crd_string user;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_bits {
  char fsType[1], readOnly[2], secretRef[3], volumeID[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  crd_string volumeID; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_KeyToPath_bits {
  char key[1], mode[2], path[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 87 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_KeyToPath {
  crd_object object;
  uint32_t has[1];
  crd_string key;  /* required */
  int64_t mode;    /* int32 */
  crd_string path; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_KeyToPath);
} batch_volcano_sh_v1alpha1_CronJob_KeyToPath;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_KeyToPath_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list {
  const batch_volcano_sh_v1alpha1_CronJob_KeyToPath *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list;

struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_bits {
  char defaultMode[1], items[2], name[3], optional[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list items;
  /* default "" */
  crd_string name;
  bool optional;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_bits {
  char driver[1], fsType[2], nodePublishSecretRef[3], readOnly[4], volumeAttributes[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *nodePublishSecretRef;
  bool readOnly;
  crd_string_map volumeAttributes;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_bits {
  char fieldRef[1], mode[2], path[3], resourceFieldRef[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector *fieldRef;
  int64_t mode;    /* int32 */
  crd_string path; /* required */
  const batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector *resourceFieldRef;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile);
} batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list {
  const batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list;

struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_bits {
  char defaultMode[1], items[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list items;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_bits {
  char medium[1], sizeLimit[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string medium;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string sizeLimit;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_bits {
  char apiGroup[1], kind[2], name[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 25 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind; /* required */
  crd_string name; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference);
} batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference_type;

struct batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_bits {
  char apiGroup[1], kind[2], name[3], namespace_[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 25 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind;       /* required */
  crd_string name;       /* required */
  crd_string namespace_; /* "namespace" */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference);
} batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference_type;

struct batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_bits {
  char limits[1], requests[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 25 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements);
} batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements_type;

struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_bits {
  char accessModes[1], dataSource[2], dataSourceRef[3], resources[4], selector[5], storageClassName[6];
  char volumeAttributesClassName[7], volumeMode[8], volumeName[9];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 25 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec {
  crd_object object;
  uint32_t has[1];
  crd_string_list accessModes;
  const batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference *dataSource;
  const batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference *dataSourceRef;
  const batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements *resources;
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *selector;
  crd_string storageClassName;
  crd_string volumeAttributesClassName;
  crd_string volumeMode;
  crd_string volumeName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec);
} batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec_type;

struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_bits {
  char metadata[1], spec[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *metadata;
  const batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec *spec; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate);
} batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate_type;

struct batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_bits {
  char volumeClaimTemplate[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate *volumeClaimTemplate;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_bits {
  char fsType[1], lun[2], readOnly[3], targetWWNs[4], wwids[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t lun; /* int32 */
  bool readOnly;
  crd_string_list targetWWNs;
  crd_string_list wwids;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_bits {
  char driver[1], fsType[2], options[3], readOnly[4], secretRef[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  crd_string_map options;
  bool readOnly;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_bits {
  char datasetName[1], datasetUUID[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string datasetName;
  crd_string datasetUUID;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_bits {
  char fsType[1], partition[2], pdName[3], readOnly[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  crd_string pdName; /* required */
  bool readOnly;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_bits {
  char directory[1], repository[2], revision[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string directory;
  crd_string repository; /* required */
  crd_string revision;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_bits {
  char endpoints[1], path[2], readOnly[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string endpoints; /* required */
  crd_string path;      /* required */
  bool readOnly;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_bits {
  char path[1], type[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  crd_string type;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_bits {
  char pullPolicy[1], reference[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string pullPolicy;
  crd_string reference;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_bits {
  char chapAuthDiscovery[1], chapAuthSession[2], fsType[3], initiatorName[4], iqn[5], iscsiInterface[6], lun[7];
  char portals[8], readOnly[9], secretRef[10], targetPortal[11];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource {
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
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  crd_string targetPortal; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_bits {
  char path[1], readOnly[2], server[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  bool readOnly;
  crd_string server; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_bits {
  char claimName[1], readOnly[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string claimName; /* required */
  bool readOnly;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_bits {
  char fsType[1], pdID[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string pdID; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_bits {
  char fsType[1], readOnly[2], volumeID[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  crd_string volumeID; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_bits {
  char labelSelector[1], name[2], optional[3], path[4], signerName[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *labelSelector;
  crd_string name;
  bool optional;
  crd_string path; /* required */
  crd_string signerName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection);
} batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection_type;

struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_bits {
  char items[1], name[2], optional[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 43 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list items;
  /* default "" */
  crd_string name;
  bool optional;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection);
} batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection_type;

struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_bits {
  char items[1];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile_list items;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection);
} batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection_type;

struct batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_bits {
  char certificateChainPath[1], credentialBundlePath[2], keyPath[3], keyType[4], maxExpirationSeconds[5];
  char signerName[6], userAnnotations[7];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection {
  crd_object object;
  uint32_t has[1];
  crd_string certificateChainPath;
  crd_string credentialBundlePath;
  crd_string keyPath;
  crd_string keyType;           /* required */
  int64_t maxExpirationSeconds; /* int32 */
  crd_string signerName;        /* required */
  crd_string_map userAnnotations;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection);
} batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection_type;

struct batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_bits {
  char audience[1], expirationSeconds[2], path[3];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection {
  crd_object object;
  uint32_t has[1];
  crd_string audience;
  int64_t expirationSeconds; /* int64 */
  crd_string path;           /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection);
} batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection_type;

struct batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_bits {
  char clusterTrustBundle[1], configMap[2], downwardAPI[3], podCertificate[4], secret[5], serviceAccountToken[6];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeProjection {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection *clusterTrustBundle;
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection *configMap;
  const batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection *downwardAPI;
  const batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection *podCertificate;
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection *secret;
  const batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection *serviceAccountToken;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_VolumeProjection);
} batch_volcano_sh_v1alpha1_CronJob_VolumeProjection;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list {
  const batch_volcano_sh_v1alpha1_CronJob_VolumeProjection *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list;

struct batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_bits {
  char defaultMode[1], sources[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  batch_volcano_sh_v1alpha1_CronJob_VolumeProjection_list sources;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_bits {
  char group[1], readOnly[2], registry[3], tenant[4], user[5], volume[6];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string group;
  bool readOnly;
  crd_string registry; /* required */
  crd_string tenant;
  crd_string user;
  crd_string volume; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_bits {
  char fsType[1], image[2], keyring[3], monitors[4], pool[5], readOnly[6], secretRef[7], user[8];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource {
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
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  /* default "admin" */
  crd_string user;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_bits {
  char fsType[1], gateway[2], protectionDomain[3], readOnly[4], secretRef[5], sslEnabled[6], storageMode[7];
  char storagePool[8], system[9], volumeName[10];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource {
  crd_object object;
  uint32_t has[1];
  /* default "xfs" */
  crd_string fsType;
  crd_string gateway; /* required */
  crd_string protectionDomain;
  bool readOnly;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef; /* required */
  bool sslEnabled;
  /* default "ThinProvisioned" */
  crd_string storageMode;
  crd_string storagePool;
  crd_string system; /* required */
  crd_string volumeName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_bits {
  char defaultMode[1], items[2], optional[3], secretName[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  batch_volcano_sh_v1alpha1_CronJob_KeyToPath_list items;
  bool optional;
  crd_string secretName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_bits {
  char fsType[1], readOnly[2], secretRef[3], volumeName[4], volumeNamespace[5];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference *secretRef;
  crd_string volumeName;
  crd_string volumeNamespace;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_bits {
  char fsType[1], storagePolicyID[2], storagePolicyName[3], volumePath[4];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string storagePolicyID;
  crd_string storagePolicyName;
  crd_string volumePath; /* required */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource);
} batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource_type;

struct batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_bits {
  char awsElasticBlockStore[1], azureDisk[2], azureFile[3], cephfs[4], cinder[5], configMap[6], csi[7];
  char downwardAPI[8], emptyDir[9], ephemeral[10], fc[11], flexVolume[12], flocker[13], gcePersistentDisk[14];
  char gitRepo[15], glusterfs[16], hostPath[17], image[18], iscsi[19], name[20], nfs[21];
  char persistentVolumeClaim[22], photonPersistentDisk[23], portworxVolume[24], projected[25], quobyte[26];
  char rbd[27], scaleIO[28], secret[29], storageos[30], vsphereVolume[31];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource *awsElasticBlockStore;
  const batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource *azureDisk;
  const batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource *azureFile;
  const batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource *cephfs;
  const batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource *cinder;
  const batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource *configMap;
  const batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource *csi;
  const batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource *downwardAPI;
  const batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource *emptyDir;
  const batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource *ephemeral;
  const batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource *fc;
  const batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource *flexVolume;
  const batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource *flocker;
  const batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource *gcePersistentDisk;
  const batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource *gitRepo;
  const batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource *glusterfs;
  const batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource *hostPath;
  const batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource *image;
  const batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource *iscsi;
  crd_string name; /* required */
  const batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource *nfs;
  const batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource *persistentVolumeClaim;
  const batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource *photonPersistentDisk;
  const batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource *portworxVolume;
  const batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource *projected;
  const batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource *quobyte;
  const batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource *rbd;
  const batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource *scaleIO;
  const batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource *secret;
  const batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource *storageos;
  const batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource *vsphereVolume;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume);
} batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list {
  const batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list;

struct batch_volcano_sh_v1alpha1_CronJob_PodSpec_bits {
  char activeDeadlineSeconds[1], affinity[2], automountServiceAccountToken[3], containers[4], dnsConfig[5];
  char dnsPolicy[6], enableServiceLinks[7], ephemeralContainers[8], hostAliases[9], hostIPC[10], hostNetwork[11];
  char hostPID[12], hostUsers[13], hostname[14], hostnameOverride[15], imagePullSecrets[16], initContainers[17];
  char nodeName[18], nodeSelector[19], os[20], overhead[21], preemptionPolicy[22], priority[23];
  char priorityClassName[24], readinessGates[25], resourceClaims[26], resources[27], restartPolicy[28];
  char runtimeClassName[29], schedulerName[30], schedulingGates[31], schedulingGroup[32], securityContext[33];
  char serviceAccount[34], serviceAccountName[35], setHostnameAsFQDN[36], shareProcessNamespace[37];
  char subdomain[38], terminationGracePeriodSeconds[39], tolerations[40], topologySpreadConstraints[41];
  char volumes[42];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template.spec and 21 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodSpec {
  crd_object object;
  uint32_t has[2];
  int64_t activeDeadlineSeconds; /* int64 */
  const batch_volcano_sh_v1alpha1_CronJob_Affinity *affinity;
  bool automountServiceAccountToken;
  batch_volcano_sh_v1alpha1_CronJob_Container_list containers; /* required */
  const batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig *dnsConfig;
  crd_string dnsPolicy;
  bool enableServiceLinks;
  batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer_list ephemeralContainers;
  batch_volcano_sh_v1alpha1_CronJob_HostAlias_list hostAliases;
  bool hostIPC;
  bool hostNetwork;
  bool hostPID;
  bool hostUsers;
  crd_string hostname;
  crd_string hostnameOverride;
  batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference_list imagePullSecrets;
  batch_volcano_sh_v1alpha1_CronJob_Container_list initContainers;
  crd_string nodeName;
  crd_string_map nodeSelector;
  const batch_volcano_sh_v1alpha1_CronJob_PodOS *os;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map overhead;
  crd_string preemptionPolicy;
  int64_t priority; /* int32 */
  crd_string priorityClassName;
  batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate_list readinessGates;
  batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim_list resourceClaims;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  crd_string restartPolicy;
  crd_string runtimeClassName;
  crd_string schedulerName;
  batch_volcano_sh_v1alpha1_CronJob_PodOS_list schedulingGates;
  const batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup *schedulingGroup;
  const batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext *securityContext;
  crd_string serviceAccount;
  crd_string serviceAccountName;
  bool setHostnameAsFQDN;
  bool shareProcessNamespace;
  crd_string subdomain;
  int64_t terminationGracePeriodSeconds; /* int64 */
  batch_volcano_sh_v1alpha1_CronJob_Toleration_list tolerations;
  batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint_list topologySpreadConstraints;
  batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume_list volumes;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodSpec);
} batch_volcano_sh_v1alpha1_CronJob_PodSpec;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodSpec_type;

struct batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_bits {
  char metadata[1], spec[2];
};
/* CronJob.spec.jobTemplate.spec.tasks[].template and 19 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *metadata;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *spec;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec);
} batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec_type;

struct batch_volcano_sh_v1alpha1_CronJob_Task_bits {
  char dependsOn[1], maxRetry[2], minAvailable[3], name[4], partitionPolicy[5], policies[6], replicas[7];
  char template_[8], topologyPolicy[9];
};
/* CronJob.spec.jobTemplate.spec.tasks[] and 2 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Task {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_DependsOn *dependsOn;
  /* at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at most 63 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?$ */
  crd_string name;
  const batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy *partitionPolicy;
  batch_volcano_sh_v1alpha1_CronJob_Policy_list policies;
  /* at least 0 */
  int64_t replicas;                                                   /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *template_; /* "template" */
  /* one of "none", "best-effort", "restricted", "single-numa-node" */
  crd_string topologyPolicy;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Task);
} batch_volcano_sh_v1alpha1_CronJob_Task;

#define batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_none CRD_STRING("none")
#define batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_best_effort CRD_STRING("best-effort")
#define batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_restricted CRD_STRING("restricted")
#define batch_volcano_sh_v1alpha1_CronJob_Task_topologyPolicy_single_numa_node CRD_STRING("single-numa-node")

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Task_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_Task_list {
  const batch_volcano_sh_v1alpha1_CronJob_Task *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_Task_list;

struct batch_volcano_sh_v1alpha1_CronJob_Volume_bits {
  char mountPath[1], volumeClaim[2], volumeClaimName[3];
};
/* CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Volume {
  crd_object object;
  uint32_t has[1];
  /* at least 1 characters; pattern ^[^:]+$ */
  crd_string mountPath; /* required */
  const batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec *volumeClaim;
  /* at most 253 characters */
  crd_string volumeClaimName;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Volume);
} batch_volcano_sh_v1alpha1_CronJob_Volume;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Volume_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_Volume_list {
  const batch_volcano_sh_v1alpha1_CronJob_Volume *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_Volume_list;

struct batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_bits {
  char maxRetry[1], minAvailable[2], minSuccess[3], networkTopology[4], plugins[5], policies[6];
  char priorityClassName[7], queue[8], runningEstimate[9], schedulerName[10], tasks[11];
  char ttlSecondsAfterFinished[12], volumes[13];
};
/* CronJob.spec.jobTemplate.spec and 2 more */
typedef struct batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec {
  crd_object object;
  uint32_t has[1];
  /* default 3; at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 1 */
  int64_t minSuccess; /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_NetworkTopology *networkTopology;
  crd_string_list_map plugins;
  batch_volcano_sh_v1alpha1_CronJob_Policy_list policies;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string priorityClassName;
  /* default "default"; at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string queue;
  crd_string runningEstimate;
  /* at most 63 characters */
  crd_string schedulerName;
  /* at least 1 items */
  batch_volcano_sh_v1alpha1_CronJob_Task_list tasks;
  /* at least 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
  batch_volcano_sh_v1alpha1_CronJob_Volume_list volumes;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec);
} batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec_type;

struct batch_volcano_sh_v1alpha1_CronJob_ObjectReference_bits {
  char apiVersion[1], fieldPath[2], kind[3], name[4], namespace_[5], resourceVersion[6], uid[7];
};
/* CronJob.status.active[] */
typedef struct batch_volcano_sh_v1alpha1_CronJob_ObjectReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath;
  crd_string kind;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string resourceVersion;
  crd_string uid;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_ObjectReference);
} batch_volcano_sh_v1alpha1_CronJob_ObjectReference;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_ObjectReference_type;

typedef struct batch_volcano_sh_v1alpha1_CronJob_ObjectReference_list {
  const batch_volcano_sh_v1alpha1_CronJob_ObjectReference *items;
  size_t count;
} batch_volcano_sh_v1alpha1_CronJob_ObjectReference_list;

struct batch_volcano_sh_v1alpha1_Job_TaskStatusCount_bits {
  char phase[1];
};
/* Job.status.taskStatusCount{} and 1 more */
typedef struct batch_volcano_sh_v1alpha1_Job_TaskStatusCount {
  crd_object object;
  uint32_t has[1];
  crd_int_map phase;
  CRD_BITS(batch_volcano_sh_v1alpha1_Job_TaskStatusCount);
} batch_volcano_sh_v1alpha1_Job_TaskStatusCount;

extern const crd_type batch_volcano_sh_v1alpha1_Job_TaskStatusCount_type;

typedef struct batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry {
  crd_string key;
  batch_volcano_sh_v1alpha1_Job_TaskStatusCount value;
} batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry;

typedef struct batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map {
  const batch_volcano_sh_v1alpha1_Job_TaskStatusCount_entry *items;
  size_t count;
} batch_volcano_sh_v1alpha1_Job_TaskStatusCount_map;

struct bus_volcano_sh_v1alpha1_Command_OwnerReference_bits {
  char apiVersion[1], blockOwnerDeletion[2], controller[3], kind[4], name[5], uid[6];
};
/* Command.target */
typedef struct bus_volcano_sh_v1alpha1_Command_OwnerReference {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion; /* required */
  bool blockOwnerDeletion;
  bool controller;
  crd_string kind; /* required */
  crd_string name; /* required */
  crd_string uid;  /* required */
  CRD_BITS(bus_volcano_sh_v1alpha1_Command_OwnerReference);
} bus_volcano_sh_v1alpha1_Command_OwnerReference;

extern const crd_type bus_volcano_sh_v1alpha1_Command_OwnerReference_type;

struct config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_bits {
  char lastTransitionTime[1], message[2], observedGeneration[3], reason[4], status[5], type[6];
};
/* ColocationConfiguration.status.conditions[] and 15 more */
typedef struct config_volcano_sh_v1alpha1_ColocationConfiguration_Condition {
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
  CRD_BITS(config_volcano_sh_v1alpha1_ColocationConfiguration_Condition);
} config_volcano_sh_v1alpha1_ColocationConfiguration_Condition;

#define config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_True CRD_STRING("True")
#define config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_False CRD_STRING("False")
#define config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_Unknown CRD_STRING("Unknown")

extern const crd_type config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_type;

typedef struct config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list {
  const config_volcano_sh_v1alpha1_ColocationConfiguration_Condition *items;
  size_t count;
} config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list;

struct flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_bits {
  char metadata[1], spec[2];
};
/* JobFlow.spec.flows[].patch.jobSpec.tasks[].template */
typedef struct flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *metadata;
  const batch_volcano_sh_v1alpha1_CronJob_PodSpec *spec;
  CRD_BITS(flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec);
} flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec;

extern const crd_type flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec_type;

struct ray_io_v1_RayCluster_AuthOptions_bits {
  char enableK8sTokenAuth[1], mode[2], secretName[3];
};
/* RayCluster.spec.authOptions and 3 more */
typedef struct ray_io_v1_RayCluster_AuthOptions {
  crd_object object;
  uint32_t has[1];
  bool enableK8sTokenAuth;
  /* one of "disabled", "token" */
  crd_string mode;
  crd_string secretName;
  CRD_BITS(ray_io_v1_RayCluster_AuthOptions);
} ray_io_v1_RayCluster_AuthOptions;

#define ray_io_v1_RayCluster_AuthOptions_mode_disabled CRD_STRING("disabled")
#define ray_io_v1_RayCluster_AuthOptions_mode_token CRD_STRING("token")

extern const crd_type ray_io_v1_RayCluster_AuthOptions_type;

struct ray_io_v1_RayCluster_AutoscalerOptions_bits {
  char args[1], command[2], env[3], envFrom[4], idleTimeoutSeconds[5], image[6], imagePullPolicy[7];
  char resources[8], securityContext[9], upscalingMode[10], version[11], volumeMounts[12];
};
/* RayCluster.spec.autoscalerOptions and 3 more */
typedef struct ray_io_v1_RayCluster_AutoscalerOptions {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  batch_volcano_sh_v1alpha1_CronJob_EnvVar_list env;
  batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  const batch_volcano_sh_v1alpha1_CronJob_SecurityContext *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  /* one of "v1", "v2" */
  crd_string version;
  batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list volumeMounts;
  CRD_BITS(ray_io_v1_RayCluster_AutoscalerOptions);
} ray_io_v1_RayCluster_AutoscalerOptions;

#define ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Default CRD_STRING("Default")
#define ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define ray_io_v1_RayCluster_AutoscalerOptions_upscalingMode_Conservative CRD_STRING("Conservative")

#define ray_io_v1_RayCluster_AutoscalerOptions_version_v1 CRD_STRING("v1")
#define ray_io_v1_RayCluster_AutoscalerOptions_version_v2 CRD_STRING("v2")

extern const crd_type ray_io_v1_RayCluster_AutoscalerOptions_type;

struct ray_io_v1_RayCluster_RedisPassword_bits {
  char value[1], valueFrom[2];
};
/* RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
typedef struct ray_io_v1_RayCluster_RedisPassword {
  crd_object object;
  uint32_t has[1];
  crd_string value;
  const batch_volcano_sh_v1alpha1_CronJob_EnvVarSource *valueFrom;
  CRD_BITS(ray_io_v1_RayCluster_RedisPassword);
} ray_io_v1_RayCluster_RedisPassword;

extern const crd_type ray_io_v1_RayCluster_RedisPassword_type;

struct ray_io_v1_RayCluster_Storage_bits {
  char accessModes[1], claimName[2], deletionPolicy[3], size[4], storageClassName[5], subPath[6];
};
/* RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
typedef struct ray_io_v1_RayCluster_Storage {
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
  CRD_BITS(ray_io_v1_RayCluster_Storage);
} ray_io_v1_RayCluster_Storage;

#define ray_io_v1_RayCluster_Storage_deletionPolicy_DeleteWithCluster CRD_STRING("DeleteWithCluster")
#define ray_io_v1_RayCluster_Storage_deletionPolicy_Retain CRD_STRING("Retain")

extern const crd_type ray_io_v1_RayCluster_Storage_type;

struct ray_io_v1_RayCluster_GcsFaultToleranceOptions_bits {
  char backend[1], externalStorageNamespace[2], redisAddress[3], redisPassword[4], redisUsername[5], storage[6];
};
/* RayCluster.spec.gcsFaultToleranceOptions and 3 more */
typedef struct ray_io_v1_RayCluster_GcsFaultToleranceOptions {
  crd_object object;
  uint32_t has[1];
  /* one of "redis", "rocksdb" */
  /* rule: self == oldSelf */
  crd_string backend;
  crd_string externalStorageNamespace;
  crd_string redisAddress;
  const ray_io_v1_RayCluster_RedisPassword *redisPassword;
  const ray_io_v1_RayCluster_RedisPassword *redisUsername;
  const ray_io_v1_RayCluster_Storage *storage;
  CRD_BITS(ray_io_v1_RayCluster_GcsFaultToleranceOptions);
} ray_io_v1_RayCluster_GcsFaultToleranceOptions;

#define ray_io_v1_RayCluster_GcsFaultToleranceOptions_backend_redis CRD_STRING("redis")
#define ray_io_v1_RayCluster_GcsFaultToleranceOptions_backend_rocksdb CRD_STRING("rocksdb")

extern const crd_type ray_io_v1_RayCluster_GcsFaultToleranceOptions_type;

struct ray_io_v1_RayCluster_ServicePort_bits {
  char appProtocol[1], name[2], nodePort[3], port[4], protocol[5], targetPort[6];
};
/* RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
typedef struct ray_io_v1_RayCluster_ServicePort {
  crd_object object;
  uint32_t has[1];
  crd_string appProtocol;
  crd_string name;
  int64_t nodePort; /* int32 */
  int64_t port;     /* required, int32 */
  /* default "TCP" */
  crd_string protocol;
  crd_int_or_string targetPort;
  CRD_BITS(ray_io_v1_RayCluster_ServicePort);
} ray_io_v1_RayCluster_ServicePort;

extern const crd_type ray_io_v1_RayCluster_ServicePort_type;

typedef struct ray_io_v1_RayCluster_ServicePort_list {
  const ray_io_v1_RayCluster_ServicePort *items;
  size_t count;
} ray_io_v1_RayCluster_ServicePort_list;

struct ray_io_v1_RayCluster_ClientIPConfig_bits {
  char timeoutSeconds[1];
};
/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8 more */
typedef struct ray_io_v1_RayCluster_ClientIPConfig {
  crd_object object;
  uint32_t has[1];
  int64_t timeoutSeconds; /* int32 */
  CRD_BITS(ray_io_v1_RayCluster_ClientIPConfig);
} ray_io_v1_RayCluster_ClientIPConfig;

extern const crd_type ray_io_v1_RayCluster_ClientIPConfig_type;

struct ray_io_v1_RayCluster_SessionAffinityConfig_bits {
  char clientIP[1];
};
/* RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8 more */
typedef struct ray_io_v1_RayCluster_SessionAffinityConfig {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCluster_ClientIPConfig *clientIP;
  CRD_BITS(ray_io_v1_RayCluster_SessionAffinityConfig);
} ray_io_v1_RayCluster_SessionAffinityConfig;

extern const crd_type ray_io_v1_RayCluster_SessionAffinityConfig_type;

struct ray_io_v1_RayCluster_ServiceSpec_bits {
  char allocateLoadBalancerNodePorts[1], clusterIP[2], clusterIPs[3], externalIPs[4], externalName[5];
  char externalTrafficPolicy[6], healthCheckNodePort[7], internalTrafficPolicy[8], ipFamilies[9];
  char ipFamilyPolicy[10], loadBalancerClass[11], loadBalancerIP[12], loadBalancerSourceRanges[13], ports[14];
  char publishNotReadyAddresses[15], selector[16], sessionAffinity[17], sessionAffinityConfig[18];
  char trafficDistribution[19], type[20];
};
/* RayCluster.spec.headGroupSpec.headService.spec and 8 more */
typedef struct ray_io_v1_RayCluster_ServiceSpec {
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
  ray_io_v1_RayCluster_ServicePort_list ports;
  bool publishNotReadyAddresses;
  crd_string_map selector;
  crd_string sessionAffinity;
  const ray_io_v1_RayCluster_SessionAffinityConfig *sessionAffinityConfig;
  crd_string trafficDistribution;
  crd_string type;
  CRD_BITS(ray_io_v1_RayCluster_ServiceSpec);
} ray_io_v1_RayCluster_ServiceSpec;

extern const crd_type ray_io_v1_RayCluster_ServiceSpec_type;

struct ray_io_v1_RayCluster_PortStatus_bits {
  char error[1], port[2], protocol[3];
};
/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8 more */
typedef struct ray_io_v1_RayCluster_PortStatus {
  crd_object object;
  uint32_t has[1];
  /* at most 316 characters; pattern ^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*
   * /)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$ */
  crd_string error;    /* required */
  int64_t port;        /* required, int32 */
  crd_string protocol; /* required */
  CRD_BITS(ray_io_v1_RayCluster_PortStatus);
} ray_io_v1_RayCluster_PortStatus;

extern const crd_type ray_io_v1_RayCluster_PortStatus_type;

typedef struct ray_io_v1_RayCluster_PortStatus_list {
  const ray_io_v1_RayCluster_PortStatus *items;
  size_t count;
} ray_io_v1_RayCluster_PortStatus_list;

struct ray_io_v1_RayCluster_LoadBalancerIngress_bits {
  char hostname[1], ip[2], ipMode[3], ports[4];
};
/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8 more */
typedef struct ray_io_v1_RayCluster_LoadBalancerIngress {
  crd_object object;
  uint32_t has[1];
  crd_string hostname;
  crd_string ip;
  crd_string ipMode;
  ray_io_v1_RayCluster_PortStatus_list ports;
  CRD_BITS(ray_io_v1_RayCluster_LoadBalancerIngress);
} ray_io_v1_RayCluster_LoadBalancerIngress;

extern const crd_type ray_io_v1_RayCluster_LoadBalancerIngress_type;

typedef struct ray_io_v1_RayCluster_LoadBalancerIngress_list {
  const ray_io_v1_RayCluster_LoadBalancerIngress *items;
  size_t count;
} ray_io_v1_RayCluster_LoadBalancerIngress_list;

struct ray_io_v1_RayCluster_LoadBalancerStatus_bits {
  char ingress[1];
};
/* RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
typedef struct ray_io_v1_RayCluster_LoadBalancerStatus {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayCluster_LoadBalancerIngress_list ingress;
  CRD_BITS(ray_io_v1_RayCluster_LoadBalancerStatus);
} ray_io_v1_RayCluster_LoadBalancerStatus;

extern const crd_type ray_io_v1_RayCluster_LoadBalancerStatus_type;

struct ray_io_v1_RayCluster_ServiceStatus_bits {
  char conditions[1], loadBalancer[2];
};
/* RayCluster.spec.headGroupSpec.headService.status and 8 more */
typedef struct ray_io_v1_RayCluster_ServiceStatus {
  crd_object object;
  uint32_t has[1];
  config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list conditions;
  const ray_io_v1_RayCluster_LoadBalancerStatus *loadBalancer;
  CRD_BITS(ray_io_v1_RayCluster_ServiceStatus);
} ray_io_v1_RayCluster_ServiceStatus;

extern const crd_type ray_io_v1_RayCluster_ServiceStatus_type;

struct ray_io_v1_RayCluster_HeadService_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* RayCluster.spec.headGroupSpec.headService and 8 more */
typedef struct ray_io_v1_RayCluster_HeadService {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *metadata;
  const ray_io_v1_RayCluster_ServiceSpec *spec;
  const ray_io_v1_RayCluster_ServiceStatus *status;
  CRD_BITS(ray_io_v1_RayCluster_HeadService);
} ray_io_v1_RayCluster_HeadService;

extern const crd_type ray_io_v1_RayCluster_HeadService_type;

struct ray_io_v1_RayCluster_IngressTLS_bits {
  char hosts[1], secretName[2];
};
/* RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
typedef struct ray_io_v1_RayCluster_IngressTLS {
  crd_object object;
  uint32_t has[1];
  crd_string_list hosts;
  crd_string secretName;
  CRD_BITS(ray_io_v1_RayCluster_IngressTLS);
} ray_io_v1_RayCluster_IngressTLS;

extern const crd_type ray_io_v1_RayCluster_IngressTLS_type;

typedef struct ray_io_v1_RayCluster_IngressTLS_list {
  const ray_io_v1_RayCluster_IngressTLS *items;
  size_t count;
} ray_io_v1_RayCluster_IngressTLS_list;

struct ray_io_v1_RayCluster_IngressOptions_bits {
  char host[1], path[2], pathType[3], tls[4];
};
/* RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
typedef struct ray_io_v1_RayCluster_IngressOptions {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_string path;
  /* one of "Exact", "Prefix", "ImplementationSpecific" */
  crd_string pathType;
  ray_io_v1_RayCluster_IngressTLS_list tls;
  CRD_BITS(ray_io_v1_RayCluster_IngressOptions);
} ray_io_v1_RayCluster_IngressOptions;

#define ray_io_v1_RayCluster_IngressOptions_pathType_Exact CRD_STRING("Exact")
#define ray_io_v1_RayCluster_IngressOptions_pathType_Prefix CRD_STRING("Prefix")
#define ray_io_v1_RayCluster_IngressOptions_pathType_ImplementationSpecific CRD_STRING("ImplementationSpecific")

extern const crd_type ray_io_v1_RayCluster_IngressOptions_type;

struct ray_io_v1_RayCluster_HeadGroupSpec_bits {
  char enableIngress[1], headService[2], ingressOptions[3], labels[4], rayStartParams[5], resources[6];
  char serviceType[7], template_[8];
};
/* RayCluster.spec.headGroupSpec and 3 more */
typedef struct ray_io_v1_RayCluster_HeadGroupSpec {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const ray_io_v1_RayCluster_HeadService *headService;
  const ray_io_v1_RayCluster_IngressOptions *ingressOptions;
  crd_string_map labels;
  crd_string_map rayStartParams;
  crd_string_map resources;
  crd_string serviceType;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *template_; /* "template", required */
  CRD_BITS(ray_io_v1_RayCluster_HeadGroupSpec);
} ray_io_v1_RayCluster_HeadGroupSpec;

extern const crd_type ray_io_v1_RayCluster_HeadGroupSpec_type;

struct ray_io_v1_RayCluster_CollectorOptions_bits {
  char env[1], image[2], imagePullPolicy[3], resources[4];
};
/* RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
typedef struct ray_io_v1_RayCluster_CollectorOptions {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_EnvVar_list env;
  crd_string image;
  crd_string imagePullPolicy;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  CRD_BITS(ray_io_v1_RayCluster_CollectorOptions);
} ray_io_v1_RayCluster_CollectorOptions;

extern const crd_type ray_io_v1_RayCluster_CollectorOptions_type;

struct ray_io_v1_RayCluster_HistoryServerOptions_bits {
  char collectorOptions[1];
};
/* RayCluster.spec.historyServerOptions and 3 more */
typedef struct ray_io_v1_RayCluster_HistoryServerOptions {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCluster_CollectorOptions *collectorOptions;
  CRD_BITS(ray_io_v1_RayCluster_HistoryServerOptions);
} ray_io_v1_RayCluster_HistoryServerOptions;

extern const crd_type ray_io_v1_RayCluster_HistoryServerOptions_type;

struct ray_io_v1_RayCluster_NetworkPolicyPort_bits {
  char endPort[1], port[2], protocol[3];
};
/* RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicyPort {
  crd_object object;
  uint32_t has[1];
  int64_t endPort; /* int32 */
  crd_int_or_string port;
  crd_string protocol;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicyPort);
} ray_io_v1_RayCluster_NetworkPolicyPort;

extern const crd_type ray_io_v1_RayCluster_NetworkPolicyPort_type;

typedef struct ray_io_v1_RayCluster_NetworkPolicyPort_list {
  const ray_io_v1_RayCluster_NetworkPolicyPort *items;
  size_t count;
} ray_io_v1_RayCluster_NetworkPolicyPort_list;

struct ray_io_v1_RayCluster_IPBlock_bits {
  char cidr[1], except[2];
};
/* RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
typedef struct ray_io_v1_RayCluster_IPBlock {
  crd_object object;
  uint32_t has[1];
  crd_string cidr; /* required */
  crd_string_list except;
  CRD_BITS(ray_io_v1_RayCluster_IPBlock);
} ray_io_v1_RayCluster_IPBlock;

extern const crd_type ray_io_v1_RayCluster_IPBlock_type;

struct ray_io_v1_RayCluster_NetworkPolicyPeer_bits {
  char ipBlock[1], namespaceSelector[2], podSelector[3];
};
/* RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicyPeer {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCluster_IPBlock *ipBlock;
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *namespaceSelector;
  const batch_volcano_sh_v1alpha1_CronJob_LabelSelector *podSelector;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicyPeer);
} ray_io_v1_RayCluster_NetworkPolicyPeer;

extern const crd_type ray_io_v1_RayCluster_NetworkPolicyPeer_type;

typedef struct ray_io_v1_RayCluster_NetworkPolicyPeer_list {
  const ray_io_v1_RayCluster_NetworkPolicyPeer *items;
  size_t count;
} ray_io_v1_RayCluster_NetworkPolicyPeer_list;

struct ray_io_v1_RayCluster_NetworkPolicyEgressRule_bits {
  char ports[1], to[2];
};
/* RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicyEgressRule {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayCluster_NetworkPolicyPort_list ports;
  ray_io_v1_RayCluster_NetworkPolicyPeer_list to;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicyEgressRule);
} ray_io_v1_RayCluster_NetworkPolicyEgressRule;

extern const crd_type ray_io_v1_RayCluster_NetworkPolicyEgressRule_type;

typedef struct ray_io_v1_RayCluster_NetworkPolicyEgressRule_list {
  const ray_io_v1_RayCluster_NetworkPolicyEgressRule *items;
  size_t count;
} ray_io_v1_RayCluster_NetworkPolicyEgressRule_list;

struct ray_io_v1_RayCluster_NetworkPolicyIngressRule_bits {
  char from[1], ports[2];
};
/* RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicyIngressRule {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayCluster_NetworkPolicyPeer_list from;
  ray_io_v1_RayCluster_NetworkPolicyPort_list ports;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicyIngressRule);
} ray_io_v1_RayCluster_NetworkPolicyIngressRule;

extern const crd_type ray_io_v1_RayCluster_NetworkPolicyIngressRule_type;

typedef struct ray_io_v1_RayCluster_NetworkPolicyIngressRule_list {
  const ray_io_v1_RayCluster_NetworkPolicyIngressRule *items;
  size_t count;
} ray_io_v1_RayCluster_NetworkPolicyIngressRule_list;

struct ray_io_v1_RayCluster_NetworkPolicyHead_bits {
  char egressRules[1], ingressRules[2];
};
/* RayCluster.spec.networkPolicy.head and 7 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicyHead {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayCluster_NetworkPolicyEgressRule_list egressRules;
  ray_io_v1_RayCluster_NetworkPolicyIngressRule_list ingressRules;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicyHead);
} ray_io_v1_RayCluster_NetworkPolicyHead;

extern const crd_type ray_io_v1_RayCluster_NetworkPolicyHead_type;

struct ray_io_v1_RayCluster_WorkerGroup_bits {
  char egressRules[1], groupName[2], ingressRules[3];
};
/* RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
typedef struct ray_io_v1_RayCluster_WorkerGroup {
  crd_object object;
  uint32_t has[1];
  ray_io_v1_RayCluster_NetworkPolicyEgressRule_list egressRules;
  crd_string groupName; /* required */
  ray_io_v1_RayCluster_NetworkPolicyIngressRule_list ingressRules;
  CRD_BITS(ray_io_v1_RayCluster_WorkerGroup);
} ray_io_v1_RayCluster_WorkerGroup;

extern const crd_type ray_io_v1_RayCluster_WorkerGroup_type;

typedef struct ray_io_v1_RayCluster_WorkerGroup_list {
  const ray_io_v1_RayCluster_WorkerGroup *items;
  size_t count;
} ray_io_v1_RayCluster_WorkerGroup_list;

struct ray_io_v1_RayCluster_NetworkPolicy_bits {
  char head[1], mode[2], worker[3], workerGroups[4];
};
/* RayCluster.spec.networkPolicy and 3 more */
typedef struct ray_io_v1_RayCluster_NetworkPolicy {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCluster_NetworkPolicyHead *head;
  /* default "DenyAll"; one of "DenyAll", "DenyAllIngress", "DenyAllEgress" */
  crd_string mode;
  const ray_io_v1_RayCluster_NetworkPolicyHead *worker;
  ray_io_v1_RayCluster_WorkerGroup_list workerGroups;
  CRD_BITS(ray_io_v1_RayCluster_NetworkPolicy);
} ray_io_v1_RayCluster_NetworkPolicy;

#define ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAll CRD_STRING("DenyAll")
#define ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAllIngress CRD_STRING("DenyAllIngress")
#define ray_io_v1_RayCluster_NetworkPolicy_mode_DenyAllEgress CRD_STRING("DenyAllEgress")

extern const crd_type ray_io_v1_RayCluster_NetworkPolicy_type;

struct ray_io_v1_RayCluster_TlsOptions_bits {
  char enabled[1];
};
/* RayCluster.spec.tlsOptions and 3 more */
typedef struct ray_io_v1_RayCluster_TlsOptions {
  crd_object object;
  uint32_t has[1];
  bool enabled;
  CRD_BITS(ray_io_v1_RayCluster_TlsOptions);
} ray_io_v1_RayCluster_TlsOptions;

extern const crd_type ray_io_v1_RayCluster_TlsOptions_type;

struct ray_io_v1_RayCluster_UpgradeStrategy_bits {
  char type[1];
};
/* RayCluster.spec.upgradeStrategy and 3 more */
typedef struct ray_io_v1_RayCluster_UpgradeStrategy {
  crd_object object;
  uint32_t has[1];
  /* one of "Recreate", "None" */
  crd_string type;
  CRD_BITS(ray_io_v1_RayCluster_UpgradeStrategy);
} ray_io_v1_RayCluster_UpgradeStrategy;

#define ray_io_v1_RayCluster_UpgradeStrategy_type_Recreate CRD_STRING("Recreate")
#define ray_io_v1_RayCluster_UpgradeStrategy_type_None CRD_STRING("None")

extern const crd_type ray_io_v1_RayCluster_UpgradeStrategy_type;

struct ray_io_v1_RayCluster_ScaleStrategy_bits {
  char workersToDelete[1];
};
/* RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
typedef struct ray_io_v1_RayCluster_ScaleStrategy {
  crd_object object;
  uint32_t has[1];
  crd_string_list workersToDelete;
  CRD_BITS(ray_io_v1_RayCluster_ScaleStrategy);
} ray_io_v1_RayCluster_ScaleStrategy;

extern const crd_type ray_io_v1_RayCluster_ScaleStrategy_type;

struct ray_io_v1_RayCluster_WorkerGroupSpec_bits {
  char groupName[1], idleTimeoutSeconds[2], labels[3], maxReplicas[4], minReplicas[5], numOfHosts[6];
  char priority[7], rayStartParams[8], replicas[9], resources[10], scaleStrategy[11], suspend[12], template_[13];
};
/* RayCluster.spec.workerGroupSpecs[] and 3 more */
typedef struct ray_io_v1_RayCluster_WorkerGroupSpec {
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
  const ray_io_v1_RayCluster_ScaleStrategy *scaleStrategy;
  bool suspend;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *template_; /* "template", required */
  CRD_BITS(ray_io_v1_RayCluster_WorkerGroupSpec);
} ray_io_v1_RayCluster_WorkerGroupSpec;

extern const crd_type ray_io_v1_RayCluster_WorkerGroupSpec_type;

typedef struct ray_io_v1_RayCluster_WorkerGroupSpec_list {
  const ray_io_v1_RayCluster_WorkerGroupSpec *items;
  size_t count;
} ray_io_v1_RayCluster_WorkerGroupSpec_list;

struct ray_io_v1_RayCluster_Spec_bits {
  char authOptions[1], autoscalerOptions[2], enableInTreeAutoscaling[3], gcsFaultToleranceOptions[4];
  char headGroupSpec[5], headServiceAnnotations[6], historyServerOptions[7], managedBy[8], networkPolicy[9];
  char rayVersion[10], suspend[11], tlsOptions[12], upgradeStrategy[13], workerGroupSpecs[14];
};
/* RayCluster.spec and 3 more */
typedef struct ray_io_v1_RayCluster_Spec {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCluster_AuthOptions *authOptions;
  const ray_io_v1_RayCluster_AutoscalerOptions *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const ray_io_v1_RayCluster_GcsFaultToleranceOptions *gcsFaultToleranceOptions;
  const ray_io_v1_RayCluster_HeadGroupSpec *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  const ray_io_v1_RayCluster_HistoryServerOptions *historyServerOptions;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  const ray_io_v1_RayCluster_NetworkPolicy *networkPolicy;
  crd_string rayVersion;
  bool suspend;
  const ray_io_v1_RayCluster_TlsOptions *tlsOptions;
  const ray_io_v1_RayCluster_UpgradeStrategy *upgradeStrategy;
  ray_io_v1_RayCluster_WorkerGroupSpec_list workerGroupSpecs;
  CRD_BITS(ray_io_v1_RayCluster_Spec);
} ray_io_v1_RayCluster_Spec;

extern const crd_type ray_io_v1_RayCluster_Spec_type;

struct ray_io_v1_RayCluster_Head_bits {
  char podIP[1], podName[2], serviceIP[3], serviceName[4];
};
/* RayCluster.status.head and 3 more */
typedef struct ray_io_v1_RayCluster_Head {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string podName;
  crd_string serviceIP;
  crd_string serviceName;
  CRD_BITS(ray_io_v1_RayCluster_Head);
} ray_io_v1_RayCluster_Head;

extern const crd_type ray_io_v1_RayCluster_Head_type;

struct ray_io_v1_RayCluster_Status_bits {
  char availableWorkerReplicas[1], conditions[2], desiredCPU[3], desiredGPU[4], desiredMemory[5], desiredTPU[6];
  char desiredWorkerReplicas[7], endpoints[8], head[9], lastUpdateTime[10], maxWorkerReplicas[11];
  char minWorkerReplicas[12], observedGeneration[13], readyWorkerReplicas[14], reason[15], state[16];
  char stateTransitionTimes[17];
};
/* RayCluster.status and 3 more */
typedef struct ray_io_v1_RayCluster_Status {
  crd_object object;
  uint32_t has[1];
  int64_t availableWorkerReplicas; /* int32 */
  config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list conditions;
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
  const ray_io_v1_RayCluster_Head *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
  crd_string_map stateTransitionTimes;
  CRD_BITS(ray_io_v1_RayCluster_Status);
} ray_io_v1_RayCluster_Status;

extern const crd_type ray_io_v1_RayCluster_Status_type;

struct ray_io_v1alpha1_RayCluster_AutoscalerOptions_bits {
  char env[1], envFrom[2], idleTimeoutSeconds[3], image[4], imagePullPolicy[5], resources[6], securityContext[7];
  char upscalingMode[8], volumeMounts[9];
};
/* RayCluster.spec.autoscalerOptions and 2 more */
typedef struct ray_io_v1alpha1_RayCluster_AutoscalerOptions {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_EnvVar_list env;
  batch_volcano_sh_v1alpha1_CronJob_EnvFromSource_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements *resources;
  const batch_volcano_sh_v1alpha1_CronJob_SecurityContext *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  batch_volcano_sh_v1alpha1_CronJob_VolumeMount_list volumeMounts;
  CRD_BITS(ray_io_v1alpha1_RayCluster_AutoscalerOptions);
} ray_io_v1alpha1_RayCluster_AutoscalerOptions;

#define ray_io_v1alpha1_RayCluster_AutoscalerOptions_upscalingMode_Default CRD_STRING("Default")
#define ray_io_v1alpha1_RayCluster_AutoscalerOptions_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define ray_io_v1alpha1_RayCluster_AutoscalerOptions_upscalingMode_Conservative CRD_STRING("Conservative")

extern const crd_type ray_io_v1alpha1_RayCluster_AutoscalerOptions_type;

struct ray_io_v1alpha1_RayCluster_HeadGroupSpec_bits {
  char enableIngress[1], headService[2], rayStartParams[3], serviceType[4], template_[5];
};
/* RayCluster.spec.headGroupSpec and 2 more */
typedef struct ray_io_v1alpha1_RayCluster_HeadGroupSpec {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const ray_io_v1_RayCluster_HeadService *headService;
  crd_string_map rayStartParams; /* required */
  crd_string serviceType;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *template_; /* "template", required */
  CRD_BITS(ray_io_v1alpha1_RayCluster_HeadGroupSpec);
} ray_io_v1alpha1_RayCluster_HeadGroupSpec;

extern const crd_type ray_io_v1alpha1_RayCluster_HeadGroupSpec_type;

struct ray_io_v1alpha1_RayCluster_WorkerGroupSpec_bits {
  char groupName[1], maxReplicas[2], minReplicas[3], rayStartParams[4], replicas[5], scaleStrategy[6];
  char template_[7];
};
/* RayCluster.spec.workerGroupSpecs[] and 2 more */
typedef struct ray_io_v1alpha1_RayCluster_WorkerGroupSpec {
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
  const ray_io_v1_RayCluster_ScaleStrategy *scaleStrategy;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *template_; /* "template", required */
  CRD_BITS(ray_io_v1alpha1_RayCluster_WorkerGroupSpec);
} ray_io_v1alpha1_RayCluster_WorkerGroupSpec;

extern const crd_type ray_io_v1alpha1_RayCluster_WorkerGroupSpec_type;

typedef struct ray_io_v1alpha1_RayCluster_WorkerGroupSpec_list {
  const ray_io_v1alpha1_RayCluster_WorkerGroupSpec *items;
  size_t count;
} ray_io_v1alpha1_RayCluster_WorkerGroupSpec_list;

struct ray_io_v1alpha1_RayCluster_Spec_bits {
  char autoscalerOptions[1], enableInTreeAutoscaling[2], headGroupSpec[3], headServiceAnnotations[4];
  char rayVersion[5], suspend[6], workerGroupSpecs[7];
};
/* RayCluster.spec and 2 more */
typedef struct ray_io_v1alpha1_RayCluster_Spec {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1alpha1_RayCluster_AutoscalerOptions *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const ray_io_v1alpha1_RayCluster_HeadGroupSpec *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  crd_string rayVersion;
  bool suspend;
  ray_io_v1alpha1_RayCluster_WorkerGroupSpec_list workerGroupSpecs;
  CRD_BITS(ray_io_v1alpha1_RayCluster_Spec);
} ray_io_v1alpha1_RayCluster_Spec;

extern const crd_type ray_io_v1alpha1_RayCluster_Spec_type;

struct ray_io_v1alpha1_RayCluster_Head_bits {
  char podIP[1], serviceIP[2];
};
/* RayCluster.status.head and 3 more */
typedef struct ray_io_v1alpha1_RayCluster_Head {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string serviceIP;
  CRD_BITS(ray_io_v1alpha1_RayCluster_Head);
} ray_io_v1alpha1_RayCluster_Head;

extern const crd_type ray_io_v1alpha1_RayCluster_Head_type;

struct ray_io_v1alpha1_RayCluster_Status_bits {
  char availableWorkerReplicas[1], desiredCPU[2], desiredGPU[3], desiredMemory[4], desiredTPU[5];
  char desiredWorkerReplicas[6], endpoints[7], head[8], lastUpdateTime[9], maxWorkerReplicas[10];
  char minWorkerReplicas[11], observedGeneration[12], readyWorkerReplicas[13], reason[14], state[15];
};
/* RayCluster.status and 3 more */
typedef struct ray_io_v1alpha1_RayCluster_Status {
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
  const ray_io_v1alpha1_RayCluster_Head *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
  CRD_BITS(ray_io_v1alpha1_RayCluster_Status);
} ray_io_v1alpha1_RayCluster_Status;

extern const crd_type ray_io_v1alpha1_RayCluster_Status_type;

struct ray_io_v1_RayCronJob_Condition_bits {
  char jobDeploymentStatus[1], jobStatus[2], ttlSeconds[3];
};
/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more
 * rule: !(has(self.jobStatus) && has(self.jobDeploymentStatus))
 * rule: has(self.jobStatus) || has(self.jobDeploymentStatus) */
typedef struct ray_io_v1_RayCronJob_Condition {
  crd_object object;
  uint32_t has[1];
  /* one of "Failed" */
  crd_string jobDeploymentStatus;
  /* one of "SUCCEEDED", "FAILED" */
  crd_string jobStatus;
  /* default 0; at least 0 */
  int64_t ttlSeconds; /* int32 */
  CRD_BITS(ray_io_v1_RayCronJob_Condition);
} ray_io_v1_RayCronJob_Condition;

#define ray_io_v1_RayCronJob_Condition_jobDeploymentStatus_Failed CRD_STRING("Failed")

#define ray_io_v1_RayCronJob_Condition_jobStatus_SUCCEEDED CRD_STRING("SUCCEEDED")
#define ray_io_v1_RayCronJob_Condition_jobStatus_FAILED CRD_STRING("FAILED")

extern const crd_type ray_io_v1_RayCronJob_Condition_type;

struct ray_io_v1_RayCronJob_DeletionRule_bits {
  char condition[1], policy[2];
};
/* RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
typedef struct ray_io_v1_RayCronJob_DeletionRule {
  crd_object object;
  uint32_t has[1];
  const ray_io_v1_RayCronJob_Condition *condition; /* required */
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy; /* required */
  CRD_BITS(ray_io_v1_RayCronJob_DeletionRule);
} ray_io_v1_RayCronJob_DeletionRule;

#define ray_io_v1_RayCronJob_DeletionRule_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define ray_io_v1_RayCronJob_DeletionRule_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define ray_io_v1_RayCronJob_DeletionRule_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define ray_io_v1_RayCronJob_DeletionRule_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type ray_io_v1_RayCronJob_DeletionRule_type;

typedef struct ray_io_v1_RayCronJob_DeletionRule_list {
  const ray_io_v1_RayCronJob_DeletionRule *items;
  size_t count;
} ray_io_v1_RayCronJob_DeletionRule_list;

struct ray_io_v1_RayCronJob_OnFailure_bits {
  char policy[1];
};
/* RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
typedef struct ray_io_v1_RayCronJob_OnFailure {
  crd_object object;
  uint32_t has[1];
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy;
  CRD_BITS(ray_io_v1_RayCronJob_OnFailure);
} ray_io_v1_RayCronJob_OnFailure;

#define ray_io_v1_RayCronJob_OnFailure_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define ray_io_v1_RayCronJob_OnFailure_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define ray_io_v1_RayCronJob_OnFailure_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define ray_io_v1_RayCronJob_OnFailure_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type ray_io_v1_RayCronJob_OnFailure_type;

struct ray_io_v1_RayCronJob_DeletionStrategy_bits {
  char deletionRules[1], onFailure[2], onSuccess[3];
};
/* RayCronJob.spec.jobTemplate.deletionStrategy and 1 more
 * rule: !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))
 * rule: ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
typedef struct ray_io_v1_RayCronJob_DeletionStrategy {
  crd_object object;
  uint32_t has[1];
  /* at least 1 items */
  ray_io_v1_RayCronJob_DeletionRule_list deletionRules;
  const ray_io_v1_RayCronJob_OnFailure *onFailure;
  const ray_io_v1_RayCronJob_OnFailure *onSuccess;
  CRD_BITS(ray_io_v1_RayCronJob_DeletionStrategy);
} ray_io_v1_RayCronJob_DeletionStrategy;

extern const crd_type ray_io_v1_RayCronJob_DeletionStrategy_type;

struct ray_io_v1_RayCronJob_SubmitterConfig_bits {
  char backoffLimit[1];
};
/* RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
typedef struct ray_io_v1_RayCronJob_SubmitterConfig {
  crd_object object;
  uint32_t has[1];
  int64_t backoffLimit; /* int32 */
  CRD_BITS(ray_io_v1_RayCronJob_SubmitterConfig);
} ray_io_v1_RayCronJob_SubmitterConfig;

extern const crd_type ray_io_v1_RayCronJob_SubmitterConfig_type;

struct ray_io_v1_RayCronJob_JobTemplate_bits {
  char activeDeadlineSeconds[1], backoffLimit[2], clusterSelector[3], deletionStrategy[4], entrypoint[5];
  char entrypointNumCpus[6], entrypointNumGpus[7], entrypointResources[8], jobId[9], managedBy[10], metadata[11];
  char preRunningDeadlineSeconds[12], rayClusterSpec[13], runtimeEnvYAML[14], shutdownAfterJobFinishes[15];
  char submissionMode[16], submitterConfig[17], submitterPodTemplate[18], suspend[19];
  char ttlSecondsAfterFinished[20];
};
/* RayCronJob.spec.jobTemplate and 1 more */
typedef struct ray_io_v1_RayCronJob_JobTemplate {
  crd_object object;
  uint32_t has[1];
  int64_t activeDeadlineSeconds; /* int32 */
  /* default 0 */
  int64_t backoffLimit; /* int32 */
  crd_string_map clusterSelector;
  const ray_io_v1_RayCronJob_DeletionStrategy *deletionStrategy;
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
  const ray_io_v1_RayCluster_Spec *rayClusterSpec;
  crd_string runtimeEnvYAML;
  bool shutdownAfterJobFinishes;
  /* default "K8sJobMode" */
  crd_string submissionMode;
  const ray_io_v1_RayCronJob_SubmitterConfig *submitterConfig;
  const batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec *submitterPodTemplate;
  bool suspend;
  /* default 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
  CRD_BITS(ray_io_v1_RayCronJob_JobTemplate);
} ray_io_v1_RayCronJob_JobTemplate;

extern const crd_type ray_io_v1_RayCronJob_JobTemplate_type;

CRD_END_GENERATED

#endif
