/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* The types that several kinds share, each under the digest of what it is; the kinds' headers give them names. How they are
 * laid out, and what `object` and `has` mean, says <crd/types.h>; CRD_FIELD(NAME, field) is a field's index, for CRD_HAS. */
#ifndef CRD_GENERATED_TYPES_H
#define CRD_GENERATED_TYPES_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
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

/* batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata: CronJob.spec.jobTemplate.metadata and 52 more */
typedef struct crd_struct_e0f11b65b835 {
  crd_object object;
  uint32_t has[1];
  crd_string_map annotations;
  crd_string_list finalizers;
  crd_string_map labels;
  crd_string name;
  crd_string namespace_; /* "namespace" */
} crd_struct_e0f11b65b835;

enum {
  crd_struct_e0f11b65b835_has_annotations,
  crd_struct_e0f11b65b835_has_finalizers,
  crd_struct_e0f11b65b835_has_labels,
  crd_struct_e0f11b65b835_has_name,
  crd_struct_e0f11b65b835_has_namespace_,
};

extern const crd_type crd_struct_e0f11b65b835_type;

/* batch_volcano_sh_v1alpha1_CronJob_NetworkTopology: CronJob.spec.jobTemplate.spec.networkTopology and 9 more */
typedef struct crd_struct_3aa568189574 {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t highestTierAllowed;
  /* at most 253 characters */
  crd_string highestTierName;
  /* default "hard"; one of "hard", "soft" */
  crd_string mode;
} crd_struct_3aa568189574;

enum {
  crd_struct_3aa568189574_has_highestTierAllowed,
  crd_struct_3aa568189574_has_highestTierName,
  crd_struct_3aa568189574_has_mode,
};

#define crd_struct_3aa568189574_mode_hard CRD_STRING("hard")
#define crd_struct_3aa568189574_mode_soft CRD_STRING("soft")

extern const crd_type crd_struct_3aa568189574_type;

/* batch_volcano_sh_v1alpha1_CronJob_Policy: CronJob.spec.jobTemplate.spec.policies[] and 7 more */
typedef struct crd_struct_abb5d58068c4 {
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
} crd_struct_abb5d58068c4;

enum {
  crd_struct_abb5d58068c4_has_action,
  crd_struct_abb5d58068c4_has_event,
  crd_struct_abb5d58068c4_has_events,
  crd_struct_abb5d58068c4_has_exitCode,
  crd_struct_abb5d58068c4_has_timeout,
};

#define crd_struct_abb5d58068c4_event_1 CRD_STRING("*")
#define crd_struct_abb5d58068c4_event_PodPending CRD_STRING("PodPending")
#define crd_struct_abb5d58068c4_event_PodRunning CRD_STRING("PodRunning")
#define crd_struct_abb5d58068c4_event_PodFailed CRD_STRING("PodFailed")
#define crd_struct_abb5d58068c4_event_PodEvicted CRD_STRING("PodEvicted")
#define crd_struct_abb5d58068c4_event_Unknown CRD_STRING("Unknown")
#define crd_struct_abb5d58068c4_event_TaskCompleted CRD_STRING("TaskCompleted")
#define crd_struct_abb5d58068c4_event_OutOfSync CRD_STRING("OutOfSync")
#define crd_struct_abb5d58068c4_event_CommandIssued CRD_STRING("CommandIssued")
#define crd_struct_abb5d58068c4_event_JobUpdated CRD_STRING("JobUpdated")
#define crd_struct_abb5d58068c4_event_TaskFailed CRD_STRING("TaskFailed")

#define crd_struct_abb5d58068c4_events_1 CRD_STRING("*")
#define crd_struct_abb5d58068c4_events_PodPending CRD_STRING("PodPending")
#define crd_struct_abb5d58068c4_events_PodRunning CRD_STRING("PodRunning")
#define crd_struct_abb5d58068c4_events_PodFailed CRD_STRING("PodFailed")
#define crd_struct_abb5d58068c4_events_PodEvicted CRD_STRING("PodEvicted")
#define crd_struct_abb5d58068c4_events_Unknown CRD_STRING("Unknown")
#define crd_struct_abb5d58068c4_events_TaskCompleted CRD_STRING("TaskCompleted")
#define crd_struct_abb5d58068c4_events_OutOfSync CRD_STRING("OutOfSync")
#define crd_struct_abb5d58068c4_events_CommandIssued CRD_STRING("CommandIssued")
#define crd_struct_abb5d58068c4_events_JobUpdated CRD_STRING("JobUpdated")
#define crd_struct_abb5d58068c4_events_TaskFailed CRD_STRING("TaskFailed")

extern const crd_type crd_struct_abb5d58068c4_type;

typedef struct crd_struct_abb5d58068c4_list {
  crd_struct_abb5d58068c4 *items;
  size_t count;
} crd_struct_abb5d58068c4_list;

/* batch_volcano_sh_v1alpha1_CronJob_DependsOn: CronJob.spec.jobTemplate.spec.tasks[].dependsOn and 3 more */
typedef struct crd_struct_7f679cf00cde {
  crd_object object;
  uint32_t has[1];
  crd_string iteration;
  crd_string_list name;
} crd_struct_7f679cf00cde;

enum {
  crd_struct_7f679cf00cde_has_iteration,
  crd_struct_7f679cf00cde_has_name,
};

extern const crd_type crd_struct_7f679cf00cde_type;

/* batch_volcano_sh_v1alpha1_CronJob_PartitionPolicy: CronJob.spec.jobTemplate.spec.tasks[].partitionPolicy and 3 more */
typedef struct crd_struct_1421fc8fc986 {
  crd_object object;
  uint32_t has[1];
  /* default 0; at least 0 */
  int64_t minPartitions; /* int32 */
  const crd_struct_3aa568189574 *networkTopology;
  /* at least 1 */
  int64_t partitionSize; /* required, int32 */
  /* at least 1 */
  int64_t totalPartitions; /* required, int32 */
} crd_struct_1421fc8fc986;

enum {
  crd_struct_1421fc8fc986_has_minPartitions,
  crd_struct_1421fc8fc986_has_networkTopology,
  crd_struct_1421fc8fc986_has_partitionSize,
  crd_struct_1421fc8fc986_has_totalPartitions,
};

extern const crd_type crd_struct_1421fc8fc986_type;

/* batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference.matchExpressions[]
 * and 384 more */
typedef struct crd_struct_8ff0998c7bc8 {
  crd_object object;
  uint32_t has[1];
  crd_string key;       /* required */
  crd_string operator_; /* "operator", required */
  crd_string_list values;
} crd_struct_8ff0998c7bc8;

enum {
  crd_struct_8ff0998c7bc8_has_key,
  crd_struct_8ff0998c7bc8_has_operator_,
  crd_struct_8ff0998c7bc8_has_values,
};

extern const crd_type crd_struct_8ff0998c7bc8_type;

typedef struct crd_struct_8ff0998c7bc8_list {
  crd_struct_8ff0998c7bc8 *items;
  size_t count;
} crd_struct_8ff0998c7bc8_list;

/* batch_volcano_sh_v1alpha1_CronJob_NodeSelectorTerm:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[].preference
 * and 43 more */
typedef struct crd_struct_7e53d4032570 {
  crd_object object;
  uint32_t has[1];
  crd_struct_8ff0998c7bc8_list matchExpressions;
  crd_struct_8ff0998c7bc8_list matchFields;
} crd_struct_7e53d4032570;

enum {
  crd_struct_7e53d4032570_has_matchExpressions,
  crd_struct_7e53d4032570_has_matchFields,
};

extern const crd_type crd_struct_7e53d4032570_type;

typedef struct crd_struct_7e53d4032570_list {
  crd_struct_7e53d4032570 *items;
  size_t count;
} crd_struct_7e53d4032570_list;

/* batch_volcano_sh_v1alpha1_CronJob_PreferredSchedulingTerm:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 21 more */
typedef struct crd_struct_364871f01eda {
  crd_object object;
  uint32_t has[1];
  const crd_struct_7e53d4032570 *preference; /* required */
  int64_t weight;                            /* required, int32 */
} crd_struct_364871f01eda;

enum {
  crd_struct_364871f01eda_has_preference,
  crd_struct_364871f01eda_has_weight,
};

extern const crd_type crd_struct_364871f01eda_type;

typedef struct crd_struct_364871f01eda_list {
  crd_struct_364871f01eda *items;
  size_t count;
} crd_struct_364871f01eda_list;

/* batch_volcano_sh_v1alpha1_CronJob_NodeSelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity.requiredDuringSchedulingIgnoredDuringExecution
 * and 21 more */
typedef struct crd_struct_757466a27865 {
  crd_object object;
  uint32_t has[1];
  crd_struct_7e53d4032570_list nodeSelectorTerms; /* required */
} crd_struct_757466a27865;

enum {
  crd_struct_757466a27865_has_nodeSelectorTerms,
};

extern const crd_type crd_struct_757466a27865_type;

/* batch_volcano_sh_v1alpha1_CronJob_NodeAffinity: CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.nodeAffinity
 * and 21 more */
typedef struct crd_struct_bcba243d0f63 {
  crd_object object;
  uint32_t has[1];
  crd_struct_364871f01eda_list preferredDuringSchedulingIgnoredDuringExecution;
  const crd_struct_757466a27865 *requiredDuringSchedulingIgnoredDuringExecution;
} crd_struct_bcba243d0f63;

enum {
  crd_struct_bcba243d0f63_has_preferredDuringSchedulingIgnoredDuringExecution,
  crd_struct_bcba243d0f63_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type crd_struct_bcba243d0f63_type;

/* batch_volcano_sh_v1alpha1_CronJob_LabelSelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm.labelSelector
 * and 296 more */
typedef struct crd_struct_6910169ea7b2 {
  crd_object object;
  uint32_t has[1];
  crd_struct_8ff0998c7bc8_list matchExpressions;
  crd_string_map matchLabels;
} crd_struct_6910169ea7b2;

enum {
  crd_struct_6910169ea7b2_has_matchExpressions,
  crd_struct_6910169ea7b2_has_matchLabels,
};

extern const crd_type crd_struct_6910169ea7b2_type;

/* batch_volcano_sh_v1alpha1_CronJob_PodAffinityTerm:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[].podAffinityTerm
 * and 87 more */
typedef struct crd_struct_3cca8af26621 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_6910169ea7b2 *labelSelector;
  crd_string_list matchLabelKeys;
  crd_string_list mismatchLabelKeys;
  const crd_struct_6910169ea7b2 *namespaceSelector;
  crd_string_list namespaces;
  crd_string topologyKey; /* required */
} crd_struct_3cca8af26621;

enum {
  crd_struct_3cca8af26621_has_labelSelector,
  crd_struct_3cca8af26621_has_matchLabelKeys,
  crd_struct_3cca8af26621_has_mismatchLabelKeys,
  crd_struct_3cca8af26621_has_namespaceSelector,
  crd_struct_3cca8af26621_has_namespaces,
  crd_struct_3cca8af26621_has_topologyKey,
};

extern const crd_type crd_struct_3cca8af26621_type;

typedef struct crd_struct_3cca8af26621_list {
  crd_struct_3cca8af26621 *items;
  size_t count;
} crd_struct_3cca8af26621_list;

/* batch_volcano_sh_v1alpha1_CronJob_WeightedPodAffinityTerm:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity.preferredDuringSchedulingIgnoredDuringExecution[]
 * and 43 more */
typedef struct crd_struct_4ad6ff28cc5d {
  crd_object object;
  uint32_t has[1];
  const crd_struct_3cca8af26621 *podAffinityTerm; /* required */
  int64_t weight;                                 /* required, int32 */
} crd_struct_4ad6ff28cc5d;

enum {
  crd_struct_4ad6ff28cc5d_has_podAffinityTerm,
  crd_struct_4ad6ff28cc5d_has_weight,
};

extern const crd_type crd_struct_4ad6ff28cc5d_type;

typedef struct crd_struct_4ad6ff28cc5d_list {
  crd_struct_4ad6ff28cc5d *items;
  size_t count;
} crd_struct_4ad6ff28cc5d_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodAffinity: CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity.podAffinity
 * and 43 more */
typedef struct crd_struct_9014dd5f2bfa {
  crd_object object;
  uint32_t has[1];
  crd_struct_4ad6ff28cc5d_list preferredDuringSchedulingIgnoredDuringExecution;
  crd_struct_3cca8af26621_list requiredDuringSchedulingIgnoredDuringExecution;
} crd_struct_9014dd5f2bfa;

enum {
  crd_struct_9014dd5f2bfa_has_preferredDuringSchedulingIgnoredDuringExecution,
  crd_struct_9014dd5f2bfa_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type crd_struct_9014dd5f2bfa_type;

/* batch_volcano_sh_v1alpha1_CronJob_Affinity: CronJob.spec.jobTemplate.spec.tasks[].template.spec.affinity and 21 more */
typedef struct crd_struct_a67ce32d115a {
  crd_object object;
  uint32_t has[1];
  const crd_struct_bcba243d0f63 *nodeAffinity;
  const crd_struct_9014dd5f2bfa *podAffinity;
  const crd_struct_9014dd5f2bfa *podAntiAffinity;
} crd_struct_a67ce32d115a;

enum {
  crd_struct_a67ce32d115a_has_nodeAffinity,
  crd_struct_a67ce32d115a_has_podAffinity,
  crd_struct_a67ce32d115a_has_podAntiAffinity,
};

extern const crd_type crd_struct_a67ce32d115a_type;

/* batch_volcano_sh_v1alpha1_CronJob_ConfigMapKeySelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.configMapKeyRef and 169 more */
typedef struct crd_struct_3ffc99c46f84 {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default "" */
  crd_string name;
  bool optional;
} crd_struct_3ffc99c46f84;

enum {
  crd_struct_3ffc99c46f84_has_key,
  crd_struct_3ffc99c46f84_has_name,
  crd_struct_3ffc99c46f84_has_optional,
};

extern const crd_type crd_struct_3ffc99c46f84_type;

/* batch_volcano_sh_v1alpha1_CronJob_ObjectFieldSelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fieldRef and 128 more */
typedef struct crd_struct_5399e2ce84e1 {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath; /* required */
} crd_struct_5399e2ce84e1;

enum {
  crd_struct_5399e2ce84e1_has_apiVersion,
  crd_struct_5399e2ce84e1_has_fieldPath,
};

extern const crd_type crd_struct_5399e2ce84e1_type;

/* batch_volcano_sh_v1alpha1_CronJob_FileKeySelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.fileKeyRef and 84 more */
typedef struct crd_struct_35af3d040f2a {
  crd_object object;
  uint32_t has[1];
  crd_string key; /* required */
  /* default false */
  bool optional;
  crd_string path;       /* required */
  crd_string volumeName; /* required */
} crd_struct_35af3d040f2a;

enum {
  crd_struct_35af3d040f2a_has_key,
  crd_struct_35af3d040f2a_has_optional,
  crd_struct_35af3d040f2a_has_path,
  crd_struct_35af3d040f2a_has_volumeName,
};

extern const crd_type crd_struct_35af3d040f2a_type;

/* batch_volcano_sh_v1alpha1_CronJob_ResourceFieldSelector:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom.resourceFieldRef and 128 more */
typedef struct crd_struct_f5669bdbdb3d {
  crd_object object;
  uint32_t has[1];
  crd_string containerName;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string divisor;
  crd_string resource; /* required */
} crd_struct_f5669bdbdb3d;

enum {
  crd_struct_f5669bdbdb3d_has_containerName,
  crd_struct_f5669bdbdb3d_has_divisor,
  crd_struct_f5669bdbdb3d_has_resource,
};

extern const crd_type crd_struct_f5669bdbdb3d_type;

/* batch_volcano_sh_v1alpha1_CronJob_EnvVarSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[].valueFrom and 84 more */
typedef struct crd_struct_ac472fec424d {
  crd_object object;
  uint32_t has[1];
  const crd_struct_3ffc99c46f84 *configMapKeyRef;
  const crd_struct_5399e2ce84e1 *fieldRef;
  const crd_struct_35af3d040f2a *fileKeyRef;
  const crd_struct_f5669bdbdb3d *resourceFieldRef;
  const crd_struct_3ffc99c46f84 *secretKeyRef;
} crd_struct_ac472fec424d;

enum {
  crd_struct_ac472fec424d_has_configMapKeyRef,
  crd_struct_ac472fec424d_has_fieldRef,
  crd_struct_ac472fec424d_has_fileKeyRef,
  crd_struct_ac472fec424d_has_resourceFieldRef,
  crd_struct_ac472fec424d_has_secretKeyRef,
};

extern const crd_type crd_struct_ac472fec424d_type;

/* batch_volcano_sh_v1alpha1_CronJob_EnvVar: CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].env[] and 76
 * more */
typedef struct crd_struct_f494902ef94a {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string value;
  const crd_struct_ac472fec424d *valueFrom;
} crd_struct_f494902ef94a;

enum {
  crd_struct_f494902ef94a_has_name,
  crd_struct_f494902ef94a_has_value,
  crd_struct_f494902ef94a_has_valueFrom,
};

extern const crd_type crd_struct_f494902ef94a_type;

typedef struct crd_struct_f494902ef94a_list {
  crd_struct_f494902ef94a *items;
  size_t count;
} crd_struct_f494902ef94a_list;

/* batch_volcano_sh_v1alpha1_CronJob_ConfigMapEnvSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[].configMapRef and 145 more */
typedef struct crd_struct_388bf016fd7d {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
  bool optional;
} crd_struct_388bf016fd7d;

enum {
  crd_struct_388bf016fd7d_has_name,
  crd_struct_388bf016fd7d_has_optional,
};

extern const crd_type crd_struct_388bf016fd7d_type;

/* batch_volcano_sh_v1alpha1_CronJob_EnvFromSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].envFrom[] and 72 more */
typedef struct crd_struct_b901bcb9f2af {
  crd_object object;
  uint32_t has[1];
  const crd_struct_388bf016fd7d *configMapRef;
  crd_string prefix;
  const crd_struct_388bf016fd7d *secretRef;
} crd_struct_b901bcb9f2af;

enum {
  crd_struct_b901bcb9f2af_has_configMapRef,
  crd_struct_b901bcb9f2af_has_prefix,
  crd_struct_b901bcb9f2af_has_secretRef,
};

extern const crd_type crd_struct_b901bcb9f2af_type;

typedef struct crd_struct_b901bcb9f2af_list {
  crd_struct_b901bcb9f2af *items;
  size_t count;
} crd_struct_b901bcb9f2af_list;

/* batch_volcano_sh_v1alpha1_CronJob_ExecAction:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.exec and 329 more */
typedef struct crd_struct_2b18cf1fba8b {
  crd_object object;
  uint32_t has[1];
  crd_string_list command;
} crd_struct_2b18cf1fba8b;

enum {
  crd_struct_2b18cf1fba8b_has_command,
};

extern const crd_type crd_struct_2b18cf1fba8b_type;

/* batch_volcano_sh_v1alpha1_CronJob_HTTPHeader:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet.httpHeaders[] and 352 more */
typedef struct crd_struct_a767dde9f836 {
  crd_object object;
  uint32_t has[1];
  crd_string name;  /* required */
  crd_string value; /* required */
} crd_struct_a767dde9f836;

enum {
  crd_struct_a767dde9f836_has_name,
  crd_struct_a767dde9f836_has_value,
};

extern const crd_type crd_struct_a767dde9f836_type;

typedef struct crd_struct_a767dde9f836_list {
  crd_struct_a767dde9f836 *items;
  size_t count;
} crd_struct_a767dde9f836_list;

/* batch_volcano_sh_v1alpha1_CronJob_HTTPGetAction:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.httpGet and 329 more */
typedef struct crd_struct_0e52ee817101 {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_struct_a767dde9f836_list httpHeaders;
  crd_string path;
  crd_int_or_string port; /* required */
  crd_string scheme;
} crd_struct_0e52ee817101;

enum {
  crd_struct_0e52ee817101_has_host,
  crd_struct_0e52ee817101_has_httpHeaders,
  crd_struct_0e52ee817101_has_path,
  crd_struct_0e52ee817101_has_port,
  crd_struct_0e52ee817101_has_scheme,
};

extern const crd_type crd_struct_0e52ee817101_type;

/* batch_volcano_sh_v1alpha1_CronJob_SleepAction:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.sleep and 131 more */
typedef struct crd_struct_5feb3b091a47 {
  crd_object object;
  uint32_t has[1];
  int64_t seconds; /* required, int64 */
} crd_struct_5feb3b091a47;

enum {
  crd_struct_5feb3b091a47_has_seconds,
};

extern const crd_type crd_struct_5feb3b091a47_type;

/* batch_volcano_sh_v1alpha1_CronJob_TCPSocketAction:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart.tcpSocket and 329 more */
typedef struct crd_struct_55c01f00cb9d {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_int_or_string port; /* required */
} crd_struct_55c01f00cb9d;

enum {
  crd_struct_55c01f00cb9d_has_host,
  crd_struct_55c01f00cb9d_has_port,
};

extern const crd_type crd_struct_55c01f00cb9d_type;

/* batch_volcano_sh_v1alpha1_CronJob_LifecycleHandler:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle.postStart and 131 more */
typedef struct crd_struct_b0401b6a57a8 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_2b18cf1fba8b *exec;
  const crd_struct_0e52ee817101 *httpGet;
  const crd_struct_5feb3b091a47 *sleep;
  const crd_struct_55c01f00cb9d *tcpSocket;
} crd_struct_b0401b6a57a8;

enum {
  crd_struct_b0401b6a57a8_has_exec,
  crd_struct_b0401b6a57a8_has_httpGet,
  crd_struct_b0401b6a57a8_has_sleep,
  crd_struct_b0401b6a57a8_has_tcpSocket,
};

extern const crd_type crd_struct_b0401b6a57a8_type;

/* batch_volcano_sh_v1alpha1_CronJob_Lifecycle: CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].lifecycle
 * and 65 more */
typedef struct crd_struct_47d6ffb2a075 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_b0401b6a57a8 *postStart;
  const crd_struct_b0401b6a57a8 *preStop;
  crd_string stopSignal;
} crd_struct_47d6ffb2a075;

enum {
  crd_struct_47d6ffb2a075_has_postStart,
  crd_struct_47d6ffb2a075_has_preStop,
  crd_struct_47d6ffb2a075_has_stopSignal,
};

extern const crd_type crd_struct_47d6ffb2a075_type;

/* batch_volcano_sh_v1alpha1_CronJob_GRPCAction:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe.grpc and 197 more */
typedef struct crd_struct_ffe7db2bde7a {
  crd_object object;
  uint32_t has[1];
  int64_t port; /* required, int32 */
  /* default "" */
  crd_string service;
} crd_struct_ffe7db2bde7a;

enum {
  crd_struct_ffe7db2bde7a_has_port,
  crd_struct_ffe7db2bde7a_has_service,
};

extern const crd_type crd_struct_ffe7db2bde7a_type;

/* batch_volcano_sh_v1alpha1_CronJob_Probe: CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].livenessProbe
 * and 197 more */
typedef struct crd_struct_edb7592527d8 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_2b18cf1fba8b *exec;
  int64_t failureThreshold; /* int32 */
  const crd_struct_ffe7db2bde7a *grpc;
  const crd_struct_0e52ee817101 *httpGet;
  int64_t initialDelaySeconds; /* int32 */
  int64_t periodSeconds;       /* int32 */
  int64_t successThreshold;    /* int32 */
  const crd_struct_55c01f00cb9d *tcpSocket;
  int64_t terminationGracePeriodSeconds; /* int64 */
  int64_t timeoutSeconds;                /* int32 */
} crd_struct_edb7592527d8;

enum {
  crd_struct_edb7592527d8_has_exec,
  crd_struct_edb7592527d8_has_failureThreshold,
  crd_struct_edb7592527d8_has_grpc,
  crd_struct_edb7592527d8_has_httpGet,
  crd_struct_edb7592527d8_has_initialDelaySeconds,
  crd_struct_edb7592527d8_has_periodSeconds,
  crd_struct_edb7592527d8_has_successThreshold,
  crd_struct_edb7592527d8_has_tcpSocket,
  crd_struct_edb7592527d8_has_terminationGracePeriodSeconds,
  crd_struct_edb7592527d8_has_timeoutSeconds,
};

extern const crd_type crd_struct_edb7592527d8_type;

/* batch_volcano_sh_v1alpha1_CronJob_ContainerPort: CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].ports[]
 * and 65 more */
typedef struct crd_struct_e3180f69b490 {
  crd_object object;
  uint32_t has[1];
  int64_t containerPort; /* required, int32 */
  crd_string hostIP;
  int64_t hostPort; /* int32 */
  crd_string name;
  /* default "TCP" */
  crd_string protocol;
} crd_struct_e3180f69b490;

enum {
  crd_struct_e3180f69b490_has_containerPort,
  crd_struct_e3180f69b490_has_hostIP,
  crd_struct_e3180f69b490_has_hostPort,
  crd_struct_e3180f69b490_has_name,
  crd_struct_e3180f69b490_has_protocol,
};

extern const crd_type crd_struct_e3180f69b490_type;

typedef struct crd_struct_e3180f69b490_list {
  crd_struct_e3180f69b490 *items;
  size_t count;
} crd_struct_e3180f69b490_list;

/* batch_volcano_sh_v1alpha1_CronJob_ContainerResizePolicy:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resizePolicy[] and 65 more */
typedef struct crd_struct_283638b4d799 {
  crd_object object;
  uint32_t has[1];
  crd_string resourceName;  /* required */
  crd_string restartPolicy; /* required */
} crd_struct_283638b4d799;

enum {
  crd_struct_283638b4d799_has_resourceName,
  crd_struct_283638b4d799_has_restartPolicy,
};

extern const crd_type crd_struct_283638b4d799_type;

typedef struct crd_struct_283638b4d799_list {
  crd_struct_283638b4d799 *items;
  size_t count;
} crd_struct_283638b4d799_list;

/* batch_volcano_sh_v1alpha1_CronJob_ResourceClaim:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources.claims[] and 98 more */
typedef struct crd_struct_450e1ab96581 {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string request;
} crd_struct_450e1ab96581;

enum {
  crd_struct_450e1ab96581_has_name,
  crd_struct_450e1ab96581_has_request,
};

extern const crd_type crd_struct_450e1ab96581_type;

typedef struct crd_struct_450e1ab96581_list {
  crd_struct_450e1ab96581 *items;
  size_t count;
} crd_struct_450e1ab96581_list;

/* batch_volcano_sh_v1alpha1_CronJob_ResourceRequirements:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].resources and 98 more */
typedef struct crd_struct_51baa461d954 {
  crd_object object;
  uint32_t has[1];
  crd_struct_450e1ab96581_list claims;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
} crd_struct_51baa461d954;

enum {
  crd_struct_51baa461d954_has_claims,
  crd_struct_51baa461d954_has_limits,
  crd_struct_51baa461d954_has_requests,
};

extern const crd_type crd_struct_51baa461d954_type;

/* batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRuleOnExitCodes:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[].exitCodes and 65 more */
typedef struct crd_struct_f4e91fcfd14a {
  crd_object object;
  uint32_t has[1];
  crd_string operator_; /* "operator", required */
  crd_int_list values;
} crd_struct_f4e91fcfd14a;

enum {
  crd_struct_f4e91fcfd14a_has_operator_,
  crd_struct_f4e91fcfd14a_has_values,
};

extern const crd_type crd_struct_f4e91fcfd14a_type;

/* batch_volcano_sh_v1alpha1_CronJob_ContainerRestartRule:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].restartPolicyRules[] and 65 more */
typedef struct crd_struct_325f4cc8e675 {
  crd_object object;
  uint32_t has[1];
  crd_string action; /* required */
  const crd_struct_f4e91fcfd14a *exitCodes;
} crd_struct_325f4cc8e675;

enum {
  crd_struct_325f4cc8e675_has_action,
  crd_struct_325f4cc8e675_has_exitCodes,
};

extern const crd_type crd_struct_325f4cc8e675_type;

typedef struct crd_struct_325f4cc8e675_list {
  crd_struct_325f4cc8e675 *items;
  size_t count;
} crd_struct_325f4cc8e675_list;

/* batch_volcano_sh_v1alpha1_CronJob_AppArmorProfile:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.appArmorProfile and 189 more */
typedef struct crd_struct_f24305f2ff0a {
  crd_object object;
  uint32_t has[1];
  crd_string localhostProfile;
  crd_string type; /* required */
} crd_struct_f24305f2ff0a;

enum {
  crd_struct_f24305f2ff0a_has_localhostProfile,
  crd_struct_f24305f2ff0a_has_type,
};

extern const crd_type crd_struct_f24305f2ff0a_type;

/* batch_volcano_sh_v1alpha1_CronJob_Capabilities:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.capabilities and 72 more */
typedef struct crd_struct_29243d7efbb3 {
  crd_object object;
  uint32_t has[1];
  crd_string_list add;
  crd_string_list drop;
} crd_struct_29243d7efbb3;

enum {
  crd_struct_29243d7efbb3_has_add,
  crd_struct_29243d7efbb3_has_drop,
};

extern const crd_type crd_struct_29243d7efbb3_type;

/* batch_volcano_sh_v1alpha1_CronJob_SELinuxOptions:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.seLinuxOptions and 94 more */
typedef struct crd_struct_856ce256aa9e {
  crd_object object;
  uint32_t has[1];
  crd_string level;
  crd_string role;
  crd_string type;
  crd_string user;
} crd_struct_856ce256aa9e;

enum {
  crd_struct_856ce256aa9e_has_level,
  crd_struct_856ce256aa9e_has_role,
  crd_struct_856ce256aa9e_has_type,
  crd_struct_856ce256aa9e_has_user,
};

extern const crd_type crd_struct_856ce256aa9e_type;

/* batch_volcano_sh_v1alpha1_CronJob_WindowsSecurityContextOptions:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext.windowsOptions and 94 more */
typedef struct crd_struct_51904c711d76 {
  crd_object object;
  uint32_t has[1];
  crd_string gmsaCredentialSpec;
  crd_string gmsaCredentialSpecName;
  bool hostProcess;
  crd_string runAsUserName;
} crd_struct_51904c711d76;

enum {
  crd_struct_51904c711d76_has_gmsaCredentialSpec,
  crd_struct_51904c711d76_has_gmsaCredentialSpecName,
  crd_struct_51904c711d76_has_hostProcess,
  crd_struct_51904c711d76_has_runAsUserName,
};

extern const crd_type crd_struct_51904c711d76_type;

/* batch_volcano_sh_v1alpha1_CronJob_SecurityContext:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].securityContext and 72 more */
typedef struct crd_struct_91494db2c293 {
  crd_object object;
  uint32_t has[1];
  bool allowPrivilegeEscalation;
  const crd_struct_f24305f2ff0a *appArmorProfile;
  const crd_struct_29243d7efbb3 *capabilities;
  bool privileged;
  crd_string procMount;
  bool readOnlyRootFilesystem;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  const crd_struct_856ce256aa9e *seLinuxOptions;
  const crd_struct_f24305f2ff0a *seccompProfile;
  const crd_struct_51904c711d76 *windowsOptions;
} crd_struct_91494db2c293;

enum {
  crd_struct_91494db2c293_has_allowPrivilegeEscalation,
  crd_struct_91494db2c293_has_appArmorProfile,
  crd_struct_91494db2c293_has_capabilities,
  crd_struct_91494db2c293_has_privileged,
  crd_struct_91494db2c293_has_procMount,
  crd_struct_91494db2c293_has_readOnlyRootFilesystem,
  crd_struct_91494db2c293_has_runAsGroup,
  crd_struct_91494db2c293_has_runAsNonRoot,
  crd_struct_91494db2c293_has_runAsUser,
  crd_struct_91494db2c293_has_seLinuxOptions,
  crd_struct_91494db2c293_has_seccompProfile,
  crd_struct_91494db2c293_has_windowsOptions,
};

extern const crd_type crd_struct_91494db2c293_type;

/* batch_volcano_sh_v1alpha1_CronJob_VolumeDevice:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeDevices[] and 65 more */
typedef struct crd_struct_0e4108392db7 {
  crd_object object;
  uint32_t has[1];
  crd_string devicePath; /* required */
  crd_string name;       /* required */
} crd_struct_0e4108392db7;

enum {
  crd_struct_0e4108392db7_has_devicePath,
  crd_struct_0e4108392db7_has_name,
};

extern const crd_type crd_struct_0e4108392db7_type;

typedef struct crd_struct_0e4108392db7_list {
  crd_struct_0e4108392db7 *items;
  size_t count;
} crd_struct_0e4108392db7_list;

/* batch_volcano_sh_v1alpha1_CronJob_VolumeMount:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[].volumeMounts[] and 72 more */
typedef struct crd_struct_98ddc09ce949 {
  crd_object object;
  uint32_t has[1];
  crd_string mountPath; /* required */
  crd_string mountPropagation;
  crd_string name; /* required */
  bool readOnly;
  crd_string recursiveReadOnly;
  crd_string subPath;
  crd_string subPathExpr;
} crd_struct_98ddc09ce949;

enum {
  crd_struct_98ddc09ce949_has_mountPath,
  crd_struct_98ddc09ce949_has_mountPropagation,
  crd_struct_98ddc09ce949_has_name,
  crd_struct_98ddc09ce949_has_readOnly,
  crd_struct_98ddc09ce949_has_recursiveReadOnly,
  crd_struct_98ddc09ce949_has_subPath,
  crd_struct_98ddc09ce949_has_subPathExpr,
};

extern const crd_type crd_struct_98ddc09ce949_type;

typedef struct crd_struct_98ddc09ce949_list {
  crd_struct_98ddc09ce949 *items;
  size_t count;
} crd_struct_98ddc09ce949_list;

/* batch_volcano_sh_v1alpha1_CronJob_Container: CronJob.spec.jobTemplate.spec.tasks[].template.spec.containers[] and 43 more */
typedef struct crd_struct_808e6843cda0 {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  crd_struct_f494902ef94a_list env;
  crd_struct_b901bcb9f2af_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const crd_struct_47d6ffb2a075 *lifecycle;
  const crd_struct_edb7592527d8 *livenessProbe;
  crd_string name; /* required */
  crd_struct_e3180f69b490_list ports;
  const crd_struct_edb7592527d8 *readinessProbe;
  crd_struct_283638b4d799_list resizePolicy;
  const crd_struct_51baa461d954 *resources;
  crd_string restartPolicy;
  crd_struct_325f4cc8e675_list restartPolicyRules;
  const crd_struct_91494db2c293 *securityContext;
  const crd_struct_edb7592527d8 *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  crd_struct_0e4108392db7_list volumeDevices;
  crd_struct_98ddc09ce949_list volumeMounts;
  crd_string workingDir;
} crd_struct_808e6843cda0;

enum {
  crd_struct_808e6843cda0_has_args,
  crd_struct_808e6843cda0_has_command,
  crd_struct_808e6843cda0_has_env,
  crd_struct_808e6843cda0_has_envFrom,
  crd_struct_808e6843cda0_has_image,
  crd_struct_808e6843cda0_has_imagePullPolicy,
  crd_struct_808e6843cda0_has_lifecycle,
  crd_struct_808e6843cda0_has_livenessProbe,
  crd_struct_808e6843cda0_has_name,
  crd_struct_808e6843cda0_has_ports,
  crd_struct_808e6843cda0_has_readinessProbe,
  crd_struct_808e6843cda0_has_resizePolicy,
  crd_struct_808e6843cda0_has_resources,
  crd_struct_808e6843cda0_has_restartPolicy,
  crd_struct_808e6843cda0_has_restartPolicyRules,
  crd_struct_808e6843cda0_has_securityContext,
  crd_struct_808e6843cda0_has_startupProbe,
  crd_struct_808e6843cda0_has_stdin_,
  crd_struct_808e6843cda0_has_stdinOnce,
  crd_struct_808e6843cda0_has_terminationMessagePath,
  crd_struct_808e6843cda0_has_terminationMessagePolicy,
  crd_struct_808e6843cda0_has_tty,
  crd_struct_808e6843cda0_has_volumeDevices,
  crd_struct_808e6843cda0_has_volumeMounts,
  crd_struct_808e6843cda0_has_workingDir,
};

extern const crd_type crd_struct_808e6843cda0_type;

typedef struct crd_struct_808e6843cda0_list {
  crd_struct_808e6843cda0 *items;
  size_t count;
} crd_struct_808e6843cda0_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodDNSConfigOption:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig.options[] and 21 more */
typedef struct crd_struct_5e3e47a371b8 {
  crd_object object;
  uint32_t has[1];
  crd_string name;
  crd_string value;
} crd_struct_5e3e47a371b8;

enum {
  crd_struct_5e3e47a371b8_has_name,
  crd_struct_5e3e47a371b8_has_value,
};

extern const crd_type crd_struct_5e3e47a371b8_type;

typedef struct crd_struct_5e3e47a371b8_list {
  crd_struct_5e3e47a371b8 *items;
  size_t count;
} crd_struct_5e3e47a371b8_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodDNSConfig: CronJob.spec.jobTemplate.spec.tasks[].template.spec.dnsConfig and 21 more */
typedef struct crd_struct_183728731d83 {
  crd_object object;
  uint32_t has[1];
  crd_string_list nameservers;
  crd_struct_5e3e47a371b8_list options;
  crd_string_list searches;
} crd_struct_183728731d83;

enum {
  crd_struct_183728731d83_has_nameservers,
  crd_struct_183728731d83_has_options,
  crd_struct_183728731d83_has_searches,
};

extern const crd_type crd_struct_183728731d83_type;

/* batch_volcano_sh_v1alpha1_CronJob_EphemeralContainer:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.ephemeralContainers[] and 21 more */
typedef struct crd_struct_82cb147626fc {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  crd_struct_f494902ef94a_list env;
  crd_struct_b901bcb9f2af_list envFrom;
  crd_string image;
  crd_string imagePullPolicy;
  const crd_struct_47d6ffb2a075 *lifecycle;
  const crd_struct_edb7592527d8 *livenessProbe;
  crd_string name; /* required */
  crd_struct_e3180f69b490_list ports;
  const crd_struct_edb7592527d8 *readinessProbe;
  crd_struct_283638b4d799_list resizePolicy;
  const crd_struct_51baa461d954 *resources;
  crd_string restartPolicy;
  crd_struct_325f4cc8e675_list restartPolicyRules;
  const crd_struct_91494db2c293 *securityContext;
  const crd_struct_edb7592527d8 *startupProbe;
  bool stdin_; /* "stdin" */
  bool stdinOnce;
  crd_string targetContainerName;
  crd_string terminationMessagePath;
  crd_string terminationMessagePolicy;
  bool tty;
  crd_struct_0e4108392db7_list volumeDevices;
  crd_struct_98ddc09ce949_list volumeMounts;
  crd_string workingDir;
} crd_struct_82cb147626fc;

enum {
  crd_struct_82cb147626fc_has_args,
  crd_struct_82cb147626fc_has_command,
  crd_struct_82cb147626fc_has_env,
  crd_struct_82cb147626fc_has_envFrom,
  crd_struct_82cb147626fc_has_image,
  crd_struct_82cb147626fc_has_imagePullPolicy,
  crd_struct_82cb147626fc_has_lifecycle,
  crd_struct_82cb147626fc_has_livenessProbe,
  crd_struct_82cb147626fc_has_name,
  crd_struct_82cb147626fc_has_ports,
  crd_struct_82cb147626fc_has_readinessProbe,
  crd_struct_82cb147626fc_has_resizePolicy,
  crd_struct_82cb147626fc_has_resources,
  crd_struct_82cb147626fc_has_restartPolicy,
  crd_struct_82cb147626fc_has_restartPolicyRules,
  crd_struct_82cb147626fc_has_securityContext,
  crd_struct_82cb147626fc_has_startupProbe,
  crd_struct_82cb147626fc_has_stdin_,
  crd_struct_82cb147626fc_has_stdinOnce,
  crd_struct_82cb147626fc_has_targetContainerName,
  crd_struct_82cb147626fc_has_terminationMessagePath,
  crd_struct_82cb147626fc_has_terminationMessagePolicy,
  crd_struct_82cb147626fc_has_tty,
  crd_struct_82cb147626fc_has_volumeDevices,
  crd_struct_82cb147626fc_has_volumeMounts,
  crd_struct_82cb147626fc_has_workingDir,
};

extern const crd_type crd_struct_82cb147626fc_type;

typedef struct crd_struct_82cb147626fc_list {
  crd_struct_82cb147626fc *items;
  size_t count;
} crd_struct_82cb147626fc_list;

/* batch_volcano_sh_v1alpha1_CronJob_HostAlias: CronJob.spec.jobTemplate.spec.tasks[].template.spec.hostAliases[] and 21 more */
typedef struct crd_struct_e43ec6f98247 {
  crd_object object;
  uint32_t has[1];
  crd_string_list hostnames;
  crd_string ip; /* required */
} crd_struct_e43ec6f98247;

enum {
  crd_struct_e43ec6f98247_has_hostnames,
  crd_struct_e43ec6f98247_has_ip,
};

extern const crd_type crd_struct_e43ec6f98247_type;

typedef struct crd_struct_e43ec6f98247_list {
  crd_struct_e43ec6f98247 *items;
  size_t count;
} crd_struct_e43ec6f98247_list;

/* batch_volcano_sh_v1alpha1_CronJob_LocalObjectReference:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.imagePullSecrets[] and 197 more */
typedef struct crd_struct_9da3c10d57b2 {
  crd_object object;
  uint32_t has[1];
  /* default "" */
  crd_string name;
} crd_struct_9da3c10d57b2;

enum {
  crd_struct_9da3c10d57b2_has_name,
};

extern const crd_type crd_struct_9da3c10d57b2_type;

typedef struct crd_struct_9da3c10d57b2_list {
  crd_struct_9da3c10d57b2 *items;
  size_t count;
} crd_struct_9da3c10d57b2_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodOS: CronJob.spec.jobTemplate.spec.tasks[].template.spec.os and 43 more */
typedef struct crd_struct_fd0743f4d25e {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
} crd_struct_fd0743f4d25e;

enum {
  crd_struct_fd0743f4d25e_has_name,
};

extern const crd_type crd_struct_fd0743f4d25e_type;

typedef struct crd_struct_fd0743f4d25e_list {
  crd_struct_fd0743f4d25e *items;
  size_t count;
} crd_struct_fd0743f4d25e_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodReadinessGate: CronJob.spec.jobTemplate.spec.tasks[].template.spec.readinessGates[]
 * and 21 more */
typedef struct crd_struct_808303405162 {
  crd_object object;
  uint32_t has[1];
  crd_string conditionType; /* required */
} crd_struct_808303405162;

enum {
  crd_struct_808303405162_has_conditionType,
};

extern const crd_type crd_struct_808303405162_type;

typedef struct crd_struct_808303405162_list {
  crd_struct_808303405162 *items;
  size_t count;
} crd_struct_808303405162_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodResourceClaim: CronJob.spec.jobTemplate.spec.tasks[].template.spec.resourceClaims[]
 * and 21 more */
typedef struct crd_struct_7d3c35173974 {
  crd_object object;
  uint32_t has[1];
  crd_string name; /* required */
  crd_string resourceClaimName;
  crd_string resourceClaimTemplateName;
} crd_struct_7d3c35173974;

enum {
  crd_struct_7d3c35173974_has_name,
  crd_struct_7d3c35173974_has_resourceClaimName,
  crd_struct_7d3c35173974_has_resourceClaimTemplateName,
};

extern const crd_type crd_struct_7d3c35173974_type;

typedef struct crd_struct_7d3c35173974_list {
  crd_struct_7d3c35173974 *items;
  size_t count;
} crd_struct_7d3c35173974_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodSchedulingGroup: CronJob.spec.jobTemplate.spec.tasks[].template.spec.schedulingGroup
 * and 21 more */
typedef struct crd_struct_477cd4451065 {
  crd_object object;
  uint32_t has[1];
  crd_string podGroupName;
} crd_struct_477cd4451065;

enum {
  crd_struct_477cd4451065_has_podGroupName,
};

extern const crd_type crd_struct_477cd4451065_type;

/* batch_volcano_sh_v1alpha1_CronJob_PodSecurityContext: CronJob.spec.jobTemplate.spec.tasks[].template.spec.securityContext
 * and 21 more */
typedef struct crd_struct_ab86fcd57c8b {
  crd_object object;
  uint32_t has[1];
  const crd_struct_f24305f2ff0a *appArmorProfile;
  int64_t fsGroup; /* int64 */
  crd_string fsGroupChangePolicy;
  int64_t runAsGroup; /* int64 */
  bool runAsNonRoot;
  int64_t runAsUser; /* int64 */
  crd_string seLinuxChangePolicy;
  const crd_struct_856ce256aa9e *seLinuxOptions;
  const crd_struct_f24305f2ff0a *seccompProfile;
  crd_int_list supplementalGroups;
  crd_string supplementalGroupsPolicy;
  crd_struct_a767dde9f836_list sysctls;
  const crd_struct_51904c711d76 *windowsOptions;
} crd_struct_ab86fcd57c8b;

enum {
  crd_struct_ab86fcd57c8b_has_appArmorProfile,
  crd_struct_ab86fcd57c8b_has_fsGroup,
  crd_struct_ab86fcd57c8b_has_fsGroupChangePolicy,
  crd_struct_ab86fcd57c8b_has_runAsGroup,
  crd_struct_ab86fcd57c8b_has_runAsNonRoot,
  crd_struct_ab86fcd57c8b_has_runAsUser,
  crd_struct_ab86fcd57c8b_has_seLinuxChangePolicy,
  crd_struct_ab86fcd57c8b_has_seLinuxOptions,
  crd_struct_ab86fcd57c8b_has_seccompProfile,
  crd_struct_ab86fcd57c8b_has_supplementalGroups,
  crd_struct_ab86fcd57c8b_has_supplementalGroupsPolicy,
  crd_struct_ab86fcd57c8b_has_sysctls,
  crd_struct_ab86fcd57c8b_has_windowsOptions,
};

extern const crd_type crd_struct_ab86fcd57c8b_type;

/* batch_volcano_sh_v1alpha1_CronJob_Toleration: CronJob.spec.jobTemplate.spec.tasks[].template.spec.tolerations[] and 21
 * more */
typedef struct crd_struct_1f0181a20f1a {
  crd_object object;
  uint32_t has[1];
  crd_string effect;
  crd_string key;
  crd_string operator_;      /* "operator" */
  int64_t tolerationSeconds; /* int64 */
  crd_string value;
} crd_struct_1f0181a20f1a;

enum {
  crd_struct_1f0181a20f1a_has_effect,
  crd_struct_1f0181a20f1a_has_key,
  crd_struct_1f0181a20f1a_has_operator_,
  crd_struct_1f0181a20f1a_has_tolerationSeconds,
  crd_struct_1f0181a20f1a_has_value,
};

extern const crd_type crd_struct_1f0181a20f1a_type;

typedef struct crd_struct_1f0181a20f1a_list {
  crd_struct_1f0181a20f1a *items;
  size_t count;
} crd_struct_1f0181a20f1a_list;

/* batch_volcano_sh_v1alpha1_CronJob_TopologySpreadConstraint:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.topologySpreadConstraints[] and 21 more */
typedef struct crd_struct_ec60dd244899 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_6910169ea7b2 *labelSelector;
  crd_string_list matchLabelKeys;
  int64_t maxSkew;    /* required, int32 */
  int64_t minDomains; /* int32 */
  crd_string nodeAffinityPolicy;
  crd_string nodeTaintsPolicy;
  crd_string topologyKey;       /* required */
  crd_string whenUnsatisfiable; /* required */
} crd_struct_ec60dd244899;

enum {
  crd_struct_ec60dd244899_has_labelSelector,
  crd_struct_ec60dd244899_has_matchLabelKeys,
  crd_struct_ec60dd244899_has_maxSkew,
  crd_struct_ec60dd244899_has_minDomains,
  crd_struct_ec60dd244899_has_nodeAffinityPolicy,
  crd_struct_ec60dd244899_has_nodeTaintsPolicy,
  crd_struct_ec60dd244899_has_topologyKey,
  crd_struct_ec60dd244899_has_whenUnsatisfiable,
};

extern const crd_type crd_struct_ec60dd244899_type;

typedef struct crd_struct_ec60dd244899_list {
  crd_struct_ec60dd244899 *items;
  size_t count;
} crd_struct_ec60dd244899_list;

/* batch_volcano_sh_v1alpha1_CronJob_AWSElasticBlockStoreVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].awsElasticBlockStore and 21 more */
typedef struct crd_struct_20ee437a4d82 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  bool readOnly;
  crd_string volumeID; /* required */
} crd_struct_20ee437a4d82;

enum {
  crd_struct_20ee437a4d82_has_fsType,
  crd_struct_20ee437a4d82_has_partition,
  crd_struct_20ee437a4d82_has_readOnly,
  crd_struct_20ee437a4d82_has_volumeID,
};

extern const crd_type crd_struct_20ee437a4d82_type;

/* batch_volcano_sh_v1alpha1_CronJob_AzureDiskVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureDisk and 21 more */
typedef struct crd_struct_80967aaf7164 {
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
} crd_struct_80967aaf7164;

enum {
  crd_struct_80967aaf7164_has_cachingMode,
  crd_struct_80967aaf7164_has_diskName,
  crd_struct_80967aaf7164_has_diskURI,
  crd_struct_80967aaf7164_has_fsType,
  crd_struct_80967aaf7164_has_kind,
  crd_struct_80967aaf7164_has_readOnly,
};

extern const crd_type crd_struct_80967aaf7164_type;

/* batch_volcano_sh_v1alpha1_CronJob_AzureFileVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].azureFile and 21 more */
typedef struct crd_struct_a32e17054f06 {
  crd_object object;
  uint32_t has[1];
  bool readOnly;
  crd_string secretName; /* required */
  crd_string shareName;  /* required */
} crd_struct_a32e17054f06;

enum {
  crd_struct_a32e17054f06_has_readOnly,
  crd_struct_a32e17054f06_has_secretName,
  crd_struct_a32e17054f06_has_shareName,
};

extern const crd_type crd_struct_a32e17054f06_type;

/* batch_volcano_sh_v1alpha1_CronJob_CephFSVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cephfs
 * and 21 more */
typedef struct crd_struct_40639ae3b50f {
  crd_object object;
  uint32_t has[1];
  crd_string_list monitors; /* required */
  crd_string path;
  bool readOnly;
  crd_string secretFile;
  const crd_struct_9da3c10d57b2 *secretRef;
  crd_string user;
} crd_struct_40639ae3b50f;

enum {
  crd_struct_40639ae3b50f_has_monitors,
  crd_struct_40639ae3b50f_has_path,
  crd_struct_40639ae3b50f_has_readOnly,
  crd_struct_40639ae3b50f_has_secretFile,
  crd_struct_40639ae3b50f_has_secretRef,
  crd_struct_40639ae3b50f_has_user,
};

extern const crd_type crd_struct_40639ae3b50f_type;

/* batch_volcano_sh_v1alpha1_CronJob_CinderVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].cinder
 * and 21 more */
typedef struct crd_struct_e1489000f322 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const crd_struct_9da3c10d57b2 *secretRef;
  crd_string volumeID; /* required */
} crd_struct_e1489000f322;

enum {
  crd_struct_e1489000f322_has_fsType,
  crd_struct_e1489000f322_has_readOnly,
  crd_struct_e1489000f322_has_secretRef,
  crd_struct_e1489000f322_has_volumeID,
};

extern const crd_type crd_struct_e1489000f322_type;

/* batch_volcano_sh_v1alpha1_CronJob_KeyToPath:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap.items[] and 87 more */
typedef struct crd_struct_a3f81379e5b0 {
  crd_object object;
  uint32_t has[1];
  crd_string key;  /* required */
  int64_t mode;    /* int32 */
  crd_string path; /* required */
} crd_struct_a3f81379e5b0;

enum {
  crd_struct_a3f81379e5b0_has_key,
  crd_struct_a3f81379e5b0_has_mode,
  crd_struct_a3f81379e5b0_has_path,
};

extern const crd_type crd_struct_a3f81379e5b0_type;

typedef struct crd_struct_a3f81379e5b0_list {
  crd_struct_a3f81379e5b0 *items;
  size_t count;
} crd_struct_a3f81379e5b0_list;

/* batch_volcano_sh_v1alpha1_CronJob_ConfigMapVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].configMap and 21 more */
typedef struct crd_struct_0185b8728769 {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  crd_struct_a3f81379e5b0_list items;
  /* default "" */
  crd_string name;
  bool optional;
} crd_struct_0185b8728769;

enum {
  crd_struct_0185b8728769_has_defaultMode,
  crd_struct_0185b8728769_has_items,
  crd_struct_0185b8728769_has_name,
  crd_struct_0185b8728769_has_optional,
};

extern const crd_type crd_struct_0185b8728769_type;

/* batch_volcano_sh_v1alpha1_CronJob_CSIVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].csi and
 * 21 more */
typedef struct crd_struct_a180c1204899 {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  const crd_struct_9da3c10d57b2 *nodePublishSecretRef;
  bool readOnly;
  crd_string_map volumeAttributes;
} crd_struct_a180c1204899;

enum {
  crd_struct_a180c1204899_has_driver,
  crd_struct_a180c1204899_has_fsType,
  crd_struct_a180c1204899_has_nodePublishSecretRef,
  crd_struct_a180c1204899_has_readOnly,
  crd_struct_a180c1204899_has_volumeAttributes,
};

extern const crd_type crd_struct_a180c1204899_type;

/* batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeFile:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI.items[] and 43 more */
typedef struct crd_struct_ec409084991c {
  crd_object object;
  uint32_t has[1];
  const crd_struct_5399e2ce84e1 *fieldRef;
  int64_t mode;    /* int32 */
  crd_string path; /* required */
  const crd_struct_f5669bdbdb3d *resourceFieldRef;
} crd_struct_ec409084991c;

enum {
  crd_struct_ec409084991c_has_fieldRef,
  crd_struct_ec409084991c_has_mode,
  crd_struct_ec409084991c_has_path,
  crd_struct_ec409084991c_has_resourceFieldRef,
};

extern const crd_type crd_struct_ec409084991c_type;

typedef struct crd_struct_ec409084991c_list {
  crd_struct_ec409084991c *items;
  size_t count;
} crd_struct_ec409084991c_list;

/* batch_volcano_sh_v1alpha1_CronJob_DownwardAPIVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].downwardAPI and 21 more */
typedef struct crd_struct_6732ea9e2364 {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  crd_struct_ec409084991c_list items;
} crd_struct_6732ea9e2364;

enum {
  crd_struct_6732ea9e2364_has_defaultMode,
  crd_struct_6732ea9e2364_has_items,
};

extern const crd_type crd_struct_6732ea9e2364_type;

/* batch_volcano_sh_v1alpha1_CronJob_EmptyDirVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].emptyDir and 21 more */
typedef struct crd_struct_083b567792d1 {
  crd_object object;
  uint32_t has[1];
  crd_string medium;
  /* pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string sizeLimit;
} crd_struct_083b567792d1;

enum {
  crd_struct_083b567792d1_has_medium,
  crd_struct_083b567792d1_has_sizeLimit,
};

extern const crd_type crd_struct_083b567792d1_type;

/* batch_volcano_sh_v1alpha1_CronJob_TypedLocalObjectReference:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSource and 25 more */
typedef struct crd_struct_a069474a0751 {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind; /* required */
  crd_string name; /* required */
} crd_struct_a069474a0751;

enum {
  crd_struct_a069474a0751_has_apiGroup,
  crd_struct_a069474a0751_has_kind,
  crd_struct_a069474a0751_has_name,
};

extern const crd_type crd_struct_a069474a0751_type;

/* batch_volcano_sh_v1alpha1_CronJob_TypedObjectReference:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.dataSourceRef and 25 more */
typedef struct crd_struct_9bbdc910a2a2 {
  crd_object object;
  uint32_t has[1];
  crd_string apiGroup;
  crd_string kind;       /* required */
  crd_string name;       /* required */
  crd_string namespace_; /* "namespace" */
} crd_struct_9bbdc910a2a2;

enum {
  crd_struct_9bbdc910a2a2_has_apiGroup,
  crd_struct_9bbdc910a2a2_has_kind,
  crd_struct_9bbdc910a2a2_has_name,
  crd_struct_9bbdc910a2a2_has_namespace_,
};

extern const crd_type crd_struct_9bbdc910a2a2_type;

/* batch_volcano_sh_v1alpha1_CronJob_VolumeResourceRequirements:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec.resources and 25 more */
typedef struct crd_struct_3c6257ac3959 {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map limits;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map requests;
} crd_struct_3c6257ac3959;

enum {
  crd_struct_3c6257ac3959_has_limits,
  crd_struct_3c6257ac3959_has_requests,
};

extern const crd_type crd_struct_3c6257ac3959_type;

/* batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimSpec:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate.spec and 25 more */
typedef struct crd_struct_2d9bfd4a2627 {
  crd_object object;
  uint32_t has[1];
  crd_string_list accessModes;
  const crd_struct_a069474a0751 *dataSource;
  const crd_struct_9bbdc910a2a2 *dataSourceRef;
  const crd_struct_3c6257ac3959 *resources;
  const crd_struct_6910169ea7b2 *selector;
  crd_string storageClassName;
  crd_string volumeAttributesClassName;
  crd_string volumeMode;
  crd_string volumeName;
} crd_struct_2d9bfd4a2627;

enum {
  crd_struct_2d9bfd4a2627_has_accessModes,
  crd_struct_2d9bfd4a2627_has_dataSource,
  crd_struct_2d9bfd4a2627_has_dataSourceRef,
  crd_struct_2d9bfd4a2627_has_resources,
  crd_struct_2d9bfd4a2627_has_selector,
  crd_struct_2d9bfd4a2627_has_storageClassName,
  crd_struct_2d9bfd4a2627_has_volumeAttributesClassName,
  crd_struct_2d9bfd4a2627_has_volumeMode,
  crd_struct_2d9bfd4a2627_has_volumeName,
};

extern const crd_type crd_struct_2d9bfd4a2627_type;

/* batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimTemplate:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral.volumeClaimTemplate and 21 more */
typedef struct crd_struct_693b5beb63dd {
  crd_object object;
  uint32_t has[1];
  const crd_struct_e0f11b65b835 *metadata;
  const crd_struct_2d9bfd4a2627 *spec; /* required */
} crd_struct_693b5beb63dd;

enum {
  crd_struct_693b5beb63dd_has_metadata,
  crd_struct_693b5beb63dd_has_spec,
};

extern const crd_type crd_struct_693b5beb63dd_type;

/* batch_volcano_sh_v1alpha1_CronJob_EphemeralVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].ephemeral and 21 more */
typedef struct crd_struct_a574ef9e57df {
  crd_object object;
  uint32_t has[1];
  const crd_struct_693b5beb63dd *volumeClaimTemplate;
} crd_struct_a574ef9e57df;

enum {
  crd_struct_a574ef9e57df_has_volumeClaimTemplate,
};

extern const crd_type crd_struct_a574ef9e57df_type;

/* batch_volcano_sh_v1alpha1_CronJob_FCVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].fc and 21
 * more */
typedef struct crd_struct_df68993bcf4e {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t lun; /* int32 */
  bool readOnly;
  crd_string_list targetWWNs;
  crd_string_list wwids;
} crd_struct_df68993bcf4e;

enum {
  crd_struct_df68993bcf4e_has_fsType,
  crd_struct_df68993bcf4e_has_lun,
  crd_struct_df68993bcf4e_has_readOnly,
  crd_struct_df68993bcf4e_has_targetWWNs,
  crd_struct_df68993bcf4e_has_wwids,
};

extern const crd_type crd_struct_df68993bcf4e_type;

/* batch_volcano_sh_v1alpha1_CronJob_FlexVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flexVolume and 21 more */
typedef struct crd_struct_12464f33baf3 {
  crd_object object;
  uint32_t has[1];
  crd_string driver; /* required */
  crd_string fsType;
  crd_string_map options;
  bool readOnly;
  const crd_struct_9da3c10d57b2 *secretRef;
} crd_struct_12464f33baf3;

enum {
  crd_struct_12464f33baf3_has_driver,
  crd_struct_12464f33baf3_has_fsType,
  crd_struct_12464f33baf3_has_options,
  crd_struct_12464f33baf3_has_readOnly,
  crd_struct_12464f33baf3_has_secretRef,
};

extern const crd_type crd_struct_12464f33baf3_type;

/* batch_volcano_sh_v1alpha1_CronJob_FlockerVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].flocker and 21 more */
typedef struct crd_struct_e0f64c9d3a66 {
  crd_object object;
  uint32_t has[1];
  crd_string datasetName;
  crd_string datasetUUID;
} crd_struct_e0f64c9d3a66;

enum {
  crd_struct_e0f64c9d3a66_has_datasetName,
  crd_struct_e0f64c9d3a66_has_datasetUUID,
};

extern const crd_type crd_struct_e0f64c9d3a66_type;

/* batch_volcano_sh_v1alpha1_CronJob_GCEPersistentDiskVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gcePersistentDisk and 21 more */
typedef struct crd_struct_f69239b690e3 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  int64_t partition; /* int32 */
  crd_string pdName; /* required */
  bool readOnly;
} crd_struct_f69239b690e3;

enum {
  crd_struct_f69239b690e3_has_fsType,
  crd_struct_f69239b690e3_has_partition,
  crd_struct_f69239b690e3_has_pdName,
  crd_struct_f69239b690e3_has_readOnly,
};

extern const crd_type crd_struct_f69239b690e3_type;

/* batch_volcano_sh_v1alpha1_CronJob_GitRepoVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].gitRepo and 21 more */
typedef struct crd_struct_a7c7154fcfa5 {
  crd_object object;
  uint32_t has[1];
  crd_string directory;
  crd_string repository; /* required */
  crd_string revision;
} crd_struct_a7c7154fcfa5;

enum {
  crd_struct_a7c7154fcfa5_has_directory,
  crd_struct_a7c7154fcfa5_has_repository,
  crd_struct_a7c7154fcfa5_has_revision,
};

extern const crd_type crd_struct_a7c7154fcfa5_type;

/* batch_volcano_sh_v1alpha1_CronJob_GlusterfsVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].glusterfs and 21 more */
typedef struct crd_struct_9464a0c9e51e {
  crd_object object;
  uint32_t has[1];
  crd_string endpoints; /* required */
  crd_string path;      /* required */
  bool readOnly;
} crd_struct_9464a0c9e51e;

enum {
  crd_struct_9464a0c9e51e_has_endpoints,
  crd_struct_9464a0c9e51e_has_path,
  crd_struct_9464a0c9e51e_has_readOnly,
};

extern const crd_type crd_struct_9464a0c9e51e_type;

/* batch_volcano_sh_v1alpha1_CronJob_HostPathVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].hostPath and 21 more */
typedef struct crd_struct_0a869a17b9fc {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  crd_string type;
} crd_struct_0a869a17b9fc;

enum {
  crd_struct_0a869a17b9fc_has_path,
  crd_struct_0a869a17b9fc_has_type,
};

extern const crd_type crd_struct_0a869a17b9fc_type;

/* batch_volcano_sh_v1alpha1_CronJob_ImageVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].image
 * and 21 more */
typedef struct crd_struct_94c0bf88bece {
  crd_object object;
  uint32_t has[1];
  crd_string pullPolicy;
  crd_string reference;
} crd_struct_94c0bf88bece;

enum {
  crd_struct_94c0bf88bece_has_pullPolicy,
  crd_struct_94c0bf88bece_has_reference,
};

extern const crd_type crd_struct_94c0bf88bece_type;

/* batch_volcano_sh_v1alpha1_CronJob_ISCSIVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].iscsi
 * and 21 more */
typedef struct crd_struct_5a1923133f8e {
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
  const crd_struct_9da3c10d57b2 *secretRef;
  crd_string targetPortal; /* required */
} crd_struct_5a1923133f8e;

enum {
  crd_struct_5a1923133f8e_has_chapAuthDiscovery,
  crd_struct_5a1923133f8e_has_chapAuthSession,
  crd_struct_5a1923133f8e_has_fsType,
  crd_struct_5a1923133f8e_has_initiatorName,
  crd_struct_5a1923133f8e_has_iqn,
  crd_struct_5a1923133f8e_has_iscsiInterface,
  crd_struct_5a1923133f8e_has_lun,
  crd_struct_5a1923133f8e_has_portals,
  crd_struct_5a1923133f8e_has_readOnly,
  crd_struct_5a1923133f8e_has_secretRef,
  crd_struct_5a1923133f8e_has_targetPortal,
};

extern const crd_type crd_struct_5a1923133f8e_type;

/* batch_volcano_sh_v1alpha1_CronJob_NFSVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].nfs and
 * 21 more */
typedef struct crd_struct_d62e1e770e27 {
  crd_object object;
  uint32_t has[1];
  crd_string path; /* required */
  bool readOnly;
  crd_string server; /* required */
} crd_struct_d62e1e770e27;

enum {
  crd_struct_d62e1e770e27_has_path,
  crd_struct_d62e1e770e27_has_readOnly,
  crd_struct_d62e1e770e27_has_server,
};

extern const crd_type crd_struct_d62e1e770e27_type;

/* batch_volcano_sh_v1alpha1_CronJob_PersistentVolumeClaimVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].persistentVolumeClaim and 21 more */
typedef struct crd_struct_4e66b7f08603 {
  crd_object object;
  uint32_t has[1];
  crd_string claimName; /* required */
  bool readOnly;
} crd_struct_4e66b7f08603;

enum {
  crd_struct_4e66b7f08603_has_claimName,
  crd_struct_4e66b7f08603_has_readOnly,
};

extern const crd_type crd_struct_4e66b7f08603_type;

/* batch_volcano_sh_v1alpha1_CronJob_PhotonPersistentDiskVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].photonPersistentDisk and 21 more */
typedef struct crd_struct_3899d2e17123 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string pdID; /* required */
} crd_struct_3899d2e17123;

enum {
  crd_struct_3899d2e17123_has_fsType,
  crd_struct_3899d2e17123_has_pdID,
};

extern const crd_type crd_struct_3899d2e17123_type;

/* batch_volcano_sh_v1alpha1_CronJob_PortworxVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].portworxVolume and 21 more */
typedef struct crd_struct_42ec70a06a30 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  crd_string volumeID; /* required */
} crd_struct_42ec70a06a30;

enum {
  crd_struct_42ec70a06a30_has_fsType,
  crd_struct_42ec70a06a30_has_readOnly,
  crd_struct_42ec70a06a30_has_volumeID,
};

extern const crd_type crd_struct_42ec70a06a30_type;

/* batch_volcano_sh_v1alpha1_CronJob_ClusterTrustBundleProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].clusterTrustBundle and 21 more */
typedef struct crd_struct_31fd2dffe8c9 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_6910169ea7b2 *labelSelector;
  crd_string name;
  bool optional;
  crd_string path; /* required */
  crd_string signerName;
} crd_struct_31fd2dffe8c9;

enum {
  crd_struct_31fd2dffe8c9_has_labelSelector,
  crd_struct_31fd2dffe8c9_has_name,
  crd_struct_31fd2dffe8c9_has_optional,
  crd_struct_31fd2dffe8c9_has_path,
  crd_struct_31fd2dffe8c9_has_signerName,
};

extern const crd_type crd_struct_31fd2dffe8c9_type;

/* batch_volcano_sh_v1alpha1_CronJob_ConfigMapProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].configMap and 43 more */
typedef struct crd_struct_08a36fa60090 {
  crd_object object;
  uint32_t has[1];
  crd_struct_a3f81379e5b0_list items;
  /* default "" */
  crd_string name;
  bool optional;
} crd_struct_08a36fa60090;

enum {
  crd_struct_08a36fa60090_has_items,
  crd_struct_08a36fa60090_has_name,
  crd_struct_08a36fa60090_has_optional,
};

extern const crd_type crd_struct_08a36fa60090_type;

/* batch_volcano_sh_v1alpha1_CronJob_DownwardAPIProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].downwardAPI and 21 more */
typedef struct crd_struct_cb830978b43f {
  crd_object object;
  uint32_t has[1];
  crd_struct_ec409084991c_list items;
} crd_struct_cb830978b43f;

enum {
  crd_struct_cb830978b43f_has_items,
};

extern const crd_type crd_struct_cb830978b43f_type;

/* batch_volcano_sh_v1alpha1_CronJob_PodCertificateProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].podCertificate and 21 more */
typedef struct crd_struct_c476b7a48a11 {
  crd_object object;
  uint32_t has[1];
  crd_string certificateChainPath;
  crd_string credentialBundlePath;
  crd_string keyPath;
  crd_string keyType;           /* required */
  int64_t maxExpirationSeconds; /* int32 */
  crd_string signerName;        /* required */
  crd_string_map userAnnotations;
} crd_struct_c476b7a48a11;

enum {
  crd_struct_c476b7a48a11_has_certificateChainPath,
  crd_struct_c476b7a48a11_has_credentialBundlePath,
  crd_struct_c476b7a48a11_has_keyPath,
  crd_struct_c476b7a48a11_has_keyType,
  crd_struct_c476b7a48a11_has_maxExpirationSeconds,
  crd_struct_c476b7a48a11_has_signerName,
  crd_struct_c476b7a48a11_has_userAnnotations,
};

extern const crd_type crd_struct_c476b7a48a11_type;

/* batch_volcano_sh_v1alpha1_CronJob_ServiceAccountTokenProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[].serviceAccountToken and 21 more */
typedef struct crd_struct_3d28e8d3eb32 {
  crd_object object;
  uint32_t has[1];
  crd_string audience;
  int64_t expirationSeconds; /* int64 */
  crd_string path;           /* required */
} crd_struct_3d28e8d3eb32;

enum {
  crd_struct_3d28e8d3eb32_has_audience,
  crd_struct_3d28e8d3eb32_has_expirationSeconds,
  crd_struct_3d28e8d3eb32_has_path,
};

extern const crd_type crd_struct_3d28e8d3eb32_type;

/* batch_volcano_sh_v1alpha1_CronJob_VolumeProjection:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected.sources[] and 21 more */
typedef struct crd_struct_ecbd117464c6 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_31fd2dffe8c9 *clusterTrustBundle;
  const crd_struct_08a36fa60090 *configMap;
  const crd_struct_cb830978b43f *downwardAPI;
  const crd_struct_c476b7a48a11 *podCertificate;
  const crd_struct_08a36fa60090 *secret;
  const crd_struct_3d28e8d3eb32 *serviceAccountToken;
} crd_struct_ecbd117464c6;

enum {
  crd_struct_ecbd117464c6_has_clusterTrustBundle,
  crd_struct_ecbd117464c6_has_configMap,
  crd_struct_ecbd117464c6_has_downwardAPI,
  crd_struct_ecbd117464c6_has_podCertificate,
  crd_struct_ecbd117464c6_has_secret,
  crd_struct_ecbd117464c6_has_serviceAccountToken,
};

extern const crd_type crd_struct_ecbd117464c6_type;

typedef struct crd_struct_ecbd117464c6_list {
  crd_struct_ecbd117464c6 *items;
  size_t count;
} crd_struct_ecbd117464c6_list;

/* batch_volcano_sh_v1alpha1_CronJob_ProjectedVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].projected and 21 more */
typedef struct crd_struct_af55d0e1f670 {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  crd_struct_ecbd117464c6_list sources;
} crd_struct_af55d0e1f670;

enum {
  crd_struct_af55d0e1f670_has_defaultMode,
  crd_struct_af55d0e1f670_has_sources,
};

extern const crd_type crd_struct_af55d0e1f670_type;

/* batch_volcano_sh_v1alpha1_CronJob_QuobyteVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].quobyte and 21 more */
typedef struct crd_struct_74e3fb61f848 {
  crd_object object;
  uint32_t has[1];
  crd_string group;
  bool readOnly;
  crd_string registry; /* required */
  crd_string tenant;
  crd_string user;
  crd_string volume; /* required */
} crd_struct_74e3fb61f848;

enum {
  crd_struct_74e3fb61f848_has_group,
  crd_struct_74e3fb61f848_has_readOnly,
  crd_struct_74e3fb61f848_has_registry,
  crd_struct_74e3fb61f848_has_tenant,
  crd_struct_74e3fb61f848_has_user,
  crd_struct_74e3fb61f848_has_volume,
};

extern const crd_type crd_struct_74e3fb61f848_type;

/* batch_volcano_sh_v1alpha1_CronJob_RBDVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].rbd and
 * 21 more */
typedef struct crd_struct_8131978bdc21 {
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
  const crd_struct_9da3c10d57b2 *secretRef;
  /* default "admin" */
  crd_string user;
} crd_struct_8131978bdc21;

enum {
  crd_struct_8131978bdc21_has_fsType,
  crd_struct_8131978bdc21_has_image,
  crd_struct_8131978bdc21_has_keyring,
  crd_struct_8131978bdc21_has_monitors,
  crd_struct_8131978bdc21_has_pool,
  crd_struct_8131978bdc21_has_readOnly,
  crd_struct_8131978bdc21_has_secretRef,
  crd_struct_8131978bdc21_has_user,
};

extern const crd_type crd_struct_8131978bdc21_type;

/* batch_volcano_sh_v1alpha1_CronJob_ScaleIOVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].scaleIO and 21 more */
typedef struct crd_struct_c11c2d8ba551 {
  crd_object object;
  uint32_t has[1];
  /* default "xfs" */
  crd_string fsType;
  crd_string gateway; /* required */
  crd_string protectionDomain;
  bool readOnly;
  const crd_struct_9da3c10d57b2 *secretRef; /* required */
  bool sslEnabled;
  /* default "ThinProvisioned" */
  crd_string storageMode;
  crd_string storagePool;
  crd_string system; /* required */
  crd_string volumeName;
} crd_struct_c11c2d8ba551;

enum {
  crd_struct_c11c2d8ba551_has_fsType,
  crd_struct_c11c2d8ba551_has_gateway,
  crd_struct_c11c2d8ba551_has_protectionDomain,
  crd_struct_c11c2d8ba551_has_readOnly,
  crd_struct_c11c2d8ba551_has_secretRef,
  crd_struct_c11c2d8ba551_has_sslEnabled,
  crd_struct_c11c2d8ba551_has_storageMode,
  crd_struct_c11c2d8ba551_has_storagePool,
  crd_struct_c11c2d8ba551_has_system,
  crd_struct_c11c2d8ba551_has_volumeName,
};

extern const crd_type crd_struct_c11c2d8ba551_type;

/* batch_volcano_sh_v1alpha1_CronJob_SecretVolumeSource: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].secret
 * and 21 more */
typedef struct crd_struct_6f36e96f09ac {
  crd_object object;
  uint32_t has[1];
  int64_t defaultMode; /* int32 */
  crd_struct_a3f81379e5b0_list items;
  bool optional;
  crd_string secretName;
} crd_struct_6f36e96f09ac;

enum {
  crd_struct_6f36e96f09ac_has_defaultMode,
  crd_struct_6f36e96f09ac_has_items,
  crd_struct_6f36e96f09ac_has_optional,
  crd_struct_6f36e96f09ac_has_secretName,
};

extern const crd_type crd_struct_6f36e96f09ac_type;

/* batch_volcano_sh_v1alpha1_CronJob_StorageOSVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].storageos and 21 more */
typedef struct crd_struct_5105965a5523 {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  bool readOnly;
  const crd_struct_9da3c10d57b2 *secretRef;
  crd_string volumeName;
  crd_string volumeNamespace;
} crd_struct_5105965a5523;

enum {
  crd_struct_5105965a5523_has_fsType,
  crd_struct_5105965a5523_has_readOnly,
  crd_struct_5105965a5523_has_secretRef,
  crd_struct_5105965a5523_has_volumeName,
  crd_struct_5105965a5523_has_volumeNamespace,
};

extern const crd_type crd_struct_5105965a5523_type;

/* batch_volcano_sh_v1alpha1_CronJob_VsphereVirtualDiskVolumeSource:
 * CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[].vsphereVolume and 21 more */
typedef struct crd_struct_e834ba4052ee {
  crd_object object;
  uint32_t has[1];
  crd_string fsType;
  crd_string storagePolicyID;
  crd_string storagePolicyName;
  crd_string volumePath; /* required */
} crd_struct_e834ba4052ee;

enum {
  crd_struct_e834ba4052ee_has_fsType,
  crd_struct_e834ba4052ee_has_storagePolicyID,
  crd_struct_e834ba4052ee_has_storagePolicyName,
  crd_struct_e834ba4052ee_has_volumePath,
};

extern const crd_type crd_struct_e834ba4052ee_type;

/* batch_volcano_sh_v1alpha1_CronJob_PodSpecVolume: CronJob.spec.jobTemplate.spec.tasks[].template.spec.volumes[] and 21 more */
typedef struct crd_struct_2a75d3fbbaa3 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_20ee437a4d82 *awsElasticBlockStore;
  const crd_struct_80967aaf7164 *azureDisk;
  const crd_struct_a32e17054f06 *azureFile;
  const crd_struct_40639ae3b50f *cephfs;
  const crd_struct_e1489000f322 *cinder;
  const crd_struct_0185b8728769 *configMap;
  const crd_struct_a180c1204899 *csi;
  const crd_struct_6732ea9e2364 *downwardAPI;
  const crd_struct_083b567792d1 *emptyDir;
  const crd_struct_a574ef9e57df *ephemeral;
  const crd_struct_df68993bcf4e *fc;
  const crd_struct_12464f33baf3 *flexVolume;
  const crd_struct_e0f64c9d3a66 *flocker;
  const crd_struct_f69239b690e3 *gcePersistentDisk;
  const crd_struct_a7c7154fcfa5 *gitRepo;
  const crd_struct_9464a0c9e51e *glusterfs;
  const crd_struct_0a869a17b9fc *hostPath;
  const crd_struct_94c0bf88bece *image;
  const crd_struct_5a1923133f8e *iscsi;
  crd_string name; /* required */
  const crd_struct_d62e1e770e27 *nfs;
  const crd_struct_4e66b7f08603 *persistentVolumeClaim;
  const crd_struct_3899d2e17123 *photonPersistentDisk;
  const crd_struct_42ec70a06a30 *portworxVolume;
  const crd_struct_af55d0e1f670 *projected;
  const crd_struct_74e3fb61f848 *quobyte;
  const crd_struct_8131978bdc21 *rbd;
  const crd_struct_c11c2d8ba551 *scaleIO;
  const crd_struct_6f36e96f09ac *secret;
  const crd_struct_5105965a5523 *storageos;
  const crd_struct_e834ba4052ee *vsphereVolume;
} crd_struct_2a75d3fbbaa3;

enum {
  crd_struct_2a75d3fbbaa3_has_awsElasticBlockStore,
  crd_struct_2a75d3fbbaa3_has_azureDisk,
  crd_struct_2a75d3fbbaa3_has_azureFile,
  crd_struct_2a75d3fbbaa3_has_cephfs,
  crd_struct_2a75d3fbbaa3_has_cinder,
  crd_struct_2a75d3fbbaa3_has_configMap,
  crd_struct_2a75d3fbbaa3_has_csi,
  crd_struct_2a75d3fbbaa3_has_downwardAPI,
  crd_struct_2a75d3fbbaa3_has_emptyDir,
  crd_struct_2a75d3fbbaa3_has_ephemeral,
  crd_struct_2a75d3fbbaa3_has_fc,
  crd_struct_2a75d3fbbaa3_has_flexVolume,
  crd_struct_2a75d3fbbaa3_has_flocker,
  crd_struct_2a75d3fbbaa3_has_gcePersistentDisk,
  crd_struct_2a75d3fbbaa3_has_gitRepo,
  crd_struct_2a75d3fbbaa3_has_glusterfs,
  crd_struct_2a75d3fbbaa3_has_hostPath,
  crd_struct_2a75d3fbbaa3_has_image,
  crd_struct_2a75d3fbbaa3_has_iscsi,
  crd_struct_2a75d3fbbaa3_has_name,
  crd_struct_2a75d3fbbaa3_has_nfs,
  crd_struct_2a75d3fbbaa3_has_persistentVolumeClaim,
  crd_struct_2a75d3fbbaa3_has_photonPersistentDisk,
  crd_struct_2a75d3fbbaa3_has_portworxVolume,
  crd_struct_2a75d3fbbaa3_has_projected,
  crd_struct_2a75d3fbbaa3_has_quobyte,
  crd_struct_2a75d3fbbaa3_has_rbd,
  crd_struct_2a75d3fbbaa3_has_scaleIO,
  crd_struct_2a75d3fbbaa3_has_secret,
  crd_struct_2a75d3fbbaa3_has_storageos,
  crd_struct_2a75d3fbbaa3_has_vsphereVolume,
};

extern const crd_type crd_struct_2a75d3fbbaa3_type;

typedef struct crd_struct_2a75d3fbbaa3_list {
  crd_struct_2a75d3fbbaa3 *items;
  size_t count;
} crd_struct_2a75d3fbbaa3_list;

/* batch_volcano_sh_v1alpha1_CronJob_PodSpec: CronJob.spec.jobTemplate.spec.tasks[].template.spec and 21 more */
typedef struct crd_struct_3c82220abb63 {
  crd_object object;
  uint32_t has[2];
  int64_t activeDeadlineSeconds; /* int64 */
  const crd_struct_a67ce32d115a *affinity;
  bool automountServiceAccountToken;
  crd_struct_808e6843cda0_list containers; /* required */
  const crd_struct_183728731d83 *dnsConfig;
  crd_string dnsPolicy;
  bool enableServiceLinks;
  crd_struct_82cb147626fc_list ephemeralContainers;
  crd_struct_e43ec6f98247_list hostAliases;
  bool hostIPC;
  bool hostNetwork;
  bool hostPID;
  bool hostUsers;
  crd_string hostname;
  crd_string hostnameOverride;
  crd_struct_9da3c10d57b2_list imagePullSecrets;
  crd_struct_808e6843cda0_list initContainers;
  crd_string nodeName;
  crd_string_map nodeSelector;
  const crd_struct_fd0743f4d25e *os;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map overhead;
  crd_string preemptionPolicy;
  int64_t priority; /* int32 */
  crd_string priorityClassName;
  crd_struct_808303405162_list readinessGates;
  crd_struct_7d3c35173974_list resourceClaims;
  const crd_struct_51baa461d954 *resources;
  crd_string restartPolicy;
  crd_string runtimeClassName;
  crd_string schedulerName;
  crd_struct_fd0743f4d25e_list schedulingGates;
  const crd_struct_477cd4451065 *schedulingGroup;
  const crd_struct_ab86fcd57c8b *securityContext;
  crd_string serviceAccount;
  crd_string serviceAccountName;
  bool setHostnameAsFQDN;
  bool shareProcessNamespace;
  crd_string subdomain;
  int64_t terminationGracePeriodSeconds; /* int64 */
  crd_struct_1f0181a20f1a_list tolerations;
  crd_struct_ec60dd244899_list topologySpreadConstraints;
  crd_struct_2a75d3fbbaa3_list volumes;
} crd_struct_3c82220abb63;

enum {
  crd_struct_3c82220abb63_has_activeDeadlineSeconds,
  crd_struct_3c82220abb63_has_affinity,
  crd_struct_3c82220abb63_has_automountServiceAccountToken,
  crd_struct_3c82220abb63_has_containers,
  crd_struct_3c82220abb63_has_dnsConfig,
  crd_struct_3c82220abb63_has_dnsPolicy,
  crd_struct_3c82220abb63_has_enableServiceLinks,
  crd_struct_3c82220abb63_has_ephemeralContainers,
  crd_struct_3c82220abb63_has_hostAliases,
  crd_struct_3c82220abb63_has_hostIPC,
  crd_struct_3c82220abb63_has_hostNetwork,
  crd_struct_3c82220abb63_has_hostPID,
  crd_struct_3c82220abb63_has_hostUsers,
  crd_struct_3c82220abb63_has_hostname,
  crd_struct_3c82220abb63_has_hostnameOverride,
  crd_struct_3c82220abb63_has_imagePullSecrets,
  crd_struct_3c82220abb63_has_initContainers,
  crd_struct_3c82220abb63_has_nodeName,
  crd_struct_3c82220abb63_has_nodeSelector,
  crd_struct_3c82220abb63_has_os,
  crd_struct_3c82220abb63_has_overhead,
  crd_struct_3c82220abb63_has_preemptionPolicy,
  crd_struct_3c82220abb63_has_priority,
  crd_struct_3c82220abb63_has_priorityClassName,
  crd_struct_3c82220abb63_has_readinessGates,
  crd_struct_3c82220abb63_has_resourceClaims,
  crd_struct_3c82220abb63_has_resources,
  crd_struct_3c82220abb63_has_restartPolicy,
  crd_struct_3c82220abb63_has_runtimeClassName,
  crd_struct_3c82220abb63_has_schedulerName,
  crd_struct_3c82220abb63_has_schedulingGates,
  crd_struct_3c82220abb63_has_schedulingGroup,
  crd_struct_3c82220abb63_has_securityContext,
  crd_struct_3c82220abb63_has_serviceAccount,
  crd_struct_3c82220abb63_has_serviceAccountName,
  crd_struct_3c82220abb63_has_setHostnameAsFQDN,
  crd_struct_3c82220abb63_has_shareProcessNamespace,
  crd_struct_3c82220abb63_has_subdomain,
  crd_struct_3c82220abb63_has_terminationGracePeriodSeconds,
  crd_struct_3c82220abb63_has_tolerations,
  crd_struct_3c82220abb63_has_topologySpreadConstraints,
  crd_struct_3c82220abb63_has_volumes,
};

extern const crd_type crd_struct_3c82220abb63_type;

/* batch_volcano_sh_v1alpha1_CronJob_PodTemplateSpec: CronJob.spec.jobTemplate.spec.tasks[].template and 19 more */
typedef struct crd_struct_ab8eaaefd2a5 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_e0f11b65b835 *metadata;
  const crd_struct_3c82220abb63 *spec;
} crd_struct_ab8eaaefd2a5;

enum {
  crd_struct_ab8eaaefd2a5_has_metadata,
  crd_struct_ab8eaaefd2a5_has_spec,
};

extern const crd_type crd_struct_ab8eaaefd2a5_type;

/* batch_volcano_sh_v1alpha1_CronJob_Task: CronJob.spec.jobTemplate.spec.tasks[] and 2 more */
typedef struct crd_struct_d65dccd77142 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_7f679cf00cde *dependsOn;
  /* at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at most 63 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?$ */
  crd_string name;
  const crd_struct_1421fc8fc986 *partitionPolicy;
  crd_struct_abb5d58068c4_list policies;
  /* at least 0 */
  int64_t replicas;                         /* int32 */
  const crd_struct_ab8eaaefd2a5 *template_; /* "template" */
  /* one of "none", "best-effort", "restricted", "single-numa-node" */
  crd_string topologyPolicy;
} crd_struct_d65dccd77142;

enum {
  crd_struct_d65dccd77142_has_dependsOn,
  crd_struct_d65dccd77142_has_maxRetry,
  crd_struct_d65dccd77142_has_minAvailable,
  crd_struct_d65dccd77142_has_name,
  crd_struct_d65dccd77142_has_partitionPolicy,
  crd_struct_d65dccd77142_has_policies,
  crd_struct_d65dccd77142_has_replicas,
  crd_struct_d65dccd77142_has_template_,
  crd_struct_d65dccd77142_has_topologyPolicy,
};

#define crd_struct_d65dccd77142_topologyPolicy_none CRD_STRING("none")
#define crd_struct_d65dccd77142_topologyPolicy_best_effort CRD_STRING("best-effort")
#define crd_struct_d65dccd77142_topologyPolicy_restricted CRD_STRING("restricted")
#define crd_struct_d65dccd77142_topologyPolicy_single_numa_node CRD_STRING("single-numa-node")

extern const crd_type crd_struct_d65dccd77142_type;

typedef struct crd_struct_d65dccd77142_list {
  crd_struct_d65dccd77142 *items;
  size_t count;
} crd_struct_d65dccd77142_list;

/* batch_volcano_sh_v1alpha1_CronJob_Volume: CronJob.spec.jobTemplate.spec.volumes[] and 3 more */
typedef struct crd_struct_cecf3795e234 {
  crd_object object;
  uint32_t has[1];
  /* at least 1 characters; pattern ^[^:]+$ */
  crd_string mountPath; /* required */
  const crd_struct_2d9bfd4a2627 *volumeClaim;
  /* at most 253 characters */
  crd_string volumeClaimName;
} crd_struct_cecf3795e234;

enum {
  crd_struct_cecf3795e234_has_mountPath,
  crd_struct_cecf3795e234_has_volumeClaim,
  crd_struct_cecf3795e234_has_volumeClaimName,
};

extern const crd_type crd_struct_cecf3795e234_type;

typedef struct crd_struct_cecf3795e234_list {
  crd_struct_cecf3795e234 *items;
  size_t count;
} crd_struct_cecf3795e234_list;

/* batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec: CronJob.spec.jobTemplate.spec and 2 more */
typedef struct crd_struct_fa3a22e711c1 {
  crd_object object;
  uint32_t has[1];
  /* default 3; at least 0 */
  int64_t maxRetry; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 1 */
  int64_t minSuccess; /* int32 */
  const crd_struct_3aa568189574 *networkTopology;
  crd_string_list_map plugins;
  crd_struct_abb5d58068c4_list policies;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string priorityClassName;
  /* default "default"; at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string queue;
  crd_string runningEstimate;
  /* at most 63 characters */
  crd_string schedulerName;
  /* at least 1 items */
  crd_struct_d65dccd77142_list tasks;
  /* at least 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
  crd_struct_cecf3795e234_list volumes;
} crd_struct_fa3a22e711c1;

enum {
  crd_struct_fa3a22e711c1_has_maxRetry,
  crd_struct_fa3a22e711c1_has_minAvailable,
  crd_struct_fa3a22e711c1_has_minSuccess,
  crd_struct_fa3a22e711c1_has_networkTopology,
  crd_struct_fa3a22e711c1_has_plugins,
  crd_struct_fa3a22e711c1_has_policies,
  crd_struct_fa3a22e711c1_has_priorityClassName,
  crd_struct_fa3a22e711c1_has_queue,
  crd_struct_fa3a22e711c1_has_runningEstimate,
  crd_struct_fa3a22e711c1_has_schedulerName,
  crd_struct_fa3a22e711c1_has_tasks,
  crd_struct_fa3a22e711c1_has_ttlSecondsAfterFinished,
  crd_struct_fa3a22e711c1_has_volumes,
};

extern const crd_type crd_struct_fa3a22e711c1_type;

/* batch_volcano_sh_v1alpha1_CronJob_ObjectReference: CronJob.status.active[] */
typedef struct crd_struct_e03510b4ccff {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string fieldPath;
  crd_string kind;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string resourceVersion;
  crd_string uid;
} crd_struct_e03510b4ccff;

enum {
  crd_struct_e03510b4ccff_has_apiVersion,
  crd_struct_e03510b4ccff_has_fieldPath,
  crd_struct_e03510b4ccff_has_kind,
  crd_struct_e03510b4ccff_has_name,
  crd_struct_e03510b4ccff_has_namespace_,
  crd_struct_e03510b4ccff_has_resourceVersion,
  crd_struct_e03510b4ccff_has_uid,
};

extern const crd_type crd_struct_e03510b4ccff_type;

typedef struct crd_struct_e03510b4ccff_list {
  crd_struct_e03510b4ccff *items;
  size_t count;
} crd_struct_e03510b4ccff_list;

/* batch_volcano_sh_v1alpha1_Job_TaskStatusCount: Job.status.taskStatusCount{} and 1 more */
typedef struct crd_struct_598ecbc85296 {
  crd_object object;
  uint32_t has[1];
  crd_int_map phase;
} crd_struct_598ecbc85296;

enum {
  crd_struct_598ecbc85296_has_phase,
};

extern const crd_type crd_struct_598ecbc85296_type;

typedef struct crd_struct_598ecbc85296_entry {
  crd_string key;
  crd_struct_598ecbc85296 value;
} crd_struct_598ecbc85296_entry;

typedef struct crd_struct_598ecbc85296_map {
  crd_struct_598ecbc85296_entry *items;
  size_t count;
} crd_struct_598ecbc85296_map;

/* bus_volcano_sh_v1alpha1_Command_OwnerReference: Command.target */
typedef struct crd_struct_5cd22efdc60b {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion; /* required */
  bool blockOwnerDeletion;
  bool controller;
  crd_string kind; /* required */
  crd_string name; /* required */
  crd_string uid;  /* required */
} crd_struct_5cd22efdc60b;

enum {
  crd_struct_5cd22efdc60b_has_apiVersion,
  crd_struct_5cd22efdc60b_has_blockOwnerDeletion,
  crd_struct_5cd22efdc60b_has_controller,
  crd_struct_5cd22efdc60b_has_kind,
  crd_struct_5cd22efdc60b_has_name,
  crd_struct_5cd22efdc60b_has_uid,
};

extern const crd_type crd_struct_5cd22efdc60b_type;

/* config_volcano_sh_v1alpha1_ColocationConfiguration_Condition: ColocationConfiguration.status.conditions[] and 15 more */
typedef struct crd_struct_5e67af107779 {
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
} crd_struct_5e67af107779;

enum {
  crd_struct_5e67af107779_has_lastTransitionTime,
  crd_struct_5e67af107779_has_message,
  crd_struct_5e67af107779_has_observedGeneration,
  crd_struct_5e67af107779_has_reason,
  crd_struct_5e67af107779_has_status,
  crd_struct_5e67af107779_has_type,
};

#define crd_struct_5e67af107779_status_True CRD_STRING("True")
#define crd_struct_5e67af107779_status_False CRD_STRING("False")
#define crd_struct_5e67af107779_status_Unknown CRD_STRING("Unknown")

extern const crd_type crd_struct_5e67af107779_type;

typedef struct crd_struct_5e67af107779_list {
  crd_struct_5e67af107779 *items;
  size_t count;
} crd_struct_5e67af107779_list;

/* flow_volcano_sh_v1alpha1_JobFlow_PodTemplateSpec: JobFlow.spec.flows[].patch.jobSpec.tasks[].template */
typedef struct crd_struct_37c9e66fedd8 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_e0f11b65b835 *metadata;
  const crd_struct_3c82220abb63 *spec;
} crd_struct_37c9e66fedd8;

enum {
  crd_struct_37c9e66fedd8_has_metadata,
  crd_struct_37c9e66fedd8_has_spec,
};

extern const crd_type crd_struct_37c9e66fedd8_type;

/* ray_io_v1_RayCluster_AuthOptions: RayCluster.spec.authOptions and 3 more */
typedef struct crd_struct_921d16d600e1 {
  crd_object object;
  uint32_t has[1];
  bool enableK8sTokenAuth;
  /* one of "disabled", "token" */
  crd_string mode;
  crd_string secretName;
} crd_struct_921d16d600e1;

enum {
  crd_struct_921d16d600e1_has_enableK8sTokenAuth,
  crd_struct_921d16d600e1_has_mode,
  crd_struct_921d16d600e1_has_secretName,
};

#define crd_struct_921d16d600e1_mode_disabled CRD_STRING("disabled")
#define crd_struct_921d16d600e1_mode_token CRD_STRING("token")

extern const crd_type crd_struct_921d16d600e1_type;

/* ray_io_v1_RayCluster_AutoscalerOptions: RayCluster.spec.autoscalerOptions and 3 more */
typedef struct crd_struct_f4aeb120d68d {
  crd_object object;
  uint32_t has[1];
  crd_string_list args;
  crd_string_list command;
  crd_struct_f494902ef94a_list env;
  crd_struct_b901bcb9f2af_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const crd_struct_51baa461d954 *resources;
  const crd_struct_91494db2c293 *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  /* one of "v1", "v2" */
  crd_string version;
  crd_struct_98ddc09ce949_list volumeMounts;
} crd_struct_f4aeb120d68d;

enum {
  crd_struct_f4aeb120d68d_has_args,
  crd_struct_f4aeb120d68d_has_command,
  crd_struct_f4aeb120d68d_has_env,
  crd_struct_f4aeb120d68d_has_envFrom,
  crd_struct_f4aeb120d68d_has_idleTimeoutSeconds,
  crd_struct_f4aeb120d68d_has_image,
  crd_struct_f4aeb120d68d_has_imagePullPolicy,
  crd_struct_f4aeb120d68d_has_resources,
  crd_struct_f4aeb120d68d_has_securityContext,
  crd_struct_f4aeb120d68d_has_upscalingMode,
  crd_struct_f4aeb120d68d_has_version,
  crd_struct_f4aeb120d68d_has_volumeMounts,
};

#define crd_struct_f4aeb120d68d_upscalingMode_Default CRD_STRING("Default")
#define crd_struct_f4aeb120d68d_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define crd_struct_f4aeb120d68d_upscalingMode_Conservative CRD_STRING("Conservative")

#define crd_struct_f4aeb120d68d_version_v1 CRD_STRING("v1")
#define crd_struct_f4aeb120d68d_version_v2 CRD_STRING("v2")

extern const crd_type crd_struct_f4aeb120d68d_type;

/* ray_io_v1_RayCluster_RedisPassword: RayCluster.spec.gcsFaultToleranceOptions.redisPassword and 7 more */
typedef struct crd_struct_ec8716eb4775 {
  crd_object object;
  uint32_t has[1];
  crd_string value;
  const crd_struct_ac472fec424d *valueFrom;
} crd_struct_ec8716eb4775;

enum {
  crd_struct_ec8716eb4775_has_value,
  crd_struct_ec8716eb4775_has_valueFrom,
};

extern const crd_type crd_struct_ec8716eb4775_type;

/* ray_io_v1_RayCluster_Storage: RayCluster.spec.gcsFaultToleranceOptions.storage and 3 more */
typedef struct crd_struct_189e708bdb1e {
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
} crd_struct_189e708bdb1e;

enum {
  crd_struct_189e708bdb1e_has_accessModes,
  crd_struct_189e708bdb1e_has_claimName,
  crd_struct_189e708bdb1e_has_deletionPolicy,
  crd_struct_189e708bdb1e_has_size,
  crd_struct_189e708bdb1e_has_storageClassName,
  crd_struct_189e708bdb1e_has_subPath,
};

#define crd_struct_189e708bdb1e_deletionPolicy_DeleteWithCluster CRD_STRING("DeleteWithCluster")
#define crd_struct_189e708bdb1e_deletionPolicy_Retain CRD_STRING("Retain")

extern const crd_type crd_struct_189e708bdb1e_type;

/* ray_io_v1_RayCluster_GcsFaultToleranceOptions: RayCluster.spec.gcsFaultToleranceOptions and 3 more */
typedef struct crd_struct_1350be607b93 {
  crd_object object;
  uint32_t has[1];
  /* one of "redis", "rocksdb" */
  /* rule: self == oldSelf */
  crd_string backend;
  crd_string externalStorageNamespace;
  crd_string redisAddress;
  const crd_struct_ec8716eb4775 *redisPassword;
  const crd_struct_ec8716eb4775 *redisUsername;
  const crd_struct_189e708bdb1e *storage;
} crd_struct_1350be607b93;

enum {
  crd_struct_1350be607b93_has_backend,
  crd_struct_1350be607b93_has_externalStorageNamespace,
  crd_struct_1350be607b93_has_redisAddress,
  crd_struct_1350be607b93_has_redisPassword,
  crd_struct_1350be607b93_has_redisUsername,
  crd_struct_1350be607b93_has_storage,
};

#define crd_struct_1350be607b93_backend_redis CRD_STRING("redis")
#define crd_struct_1350be607b93_backend_rocksdb CRD_STRING("rocksdb")

extern const crd_type crd_struct_1350be607b93_type;

/* ray_io_v1_RayCluster_ServicePort: RayCluster.spec.headGroupSpec.headService.spec.ports[] and 8 more */
typedef struct crd_struct_d61a1e70c489 {
  crd_object object;
  uint32_t has[1];
  crd_string appProtocol;
  crd_string name;
  int64_t nodePort; /* int32 */
  int64_t port;     /* required, int32 */
  /* default "TCP" */
  crd_string protocol;
  crd_int_or_string targetPort;
} crd_struct_d61a1e70c489;

enum {
  crd_struct_d61a1e70c489_has_appProtocol,
  crd_struct_d61a1e70c489_has_name,
  crd_struct_d61a1e70c489_has_nodePort,
  crd_struct_d61a1e70c489_has_port,
  crd_struct_d61a1e70c489_has_protocol,
  crd_struct_d61a1e70c489_has_targetPort,
};

extern const crd_type crd_struct_d61a1e70c489_type;

typedef struct crd_struct_d61a1e70c489_list {
  crd_struct_d61a1e70c489 *items;
  size_t count;
} crd_struct_d61a1e70c489_list;

/* ray_io_v1_RayCluster_ClientIPConfig: RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig.clientIP and 8
 * more */
typedef struct crd_struct_f6552d4f5be7 {
  crd_object object;
  uint32_t has[1];
  int64_t timeoutSeconds; /* int32 */
} crd_struct_f6552d4f5be7;

enum {
  crd_struct_f6552d4f5be7_has_timeoutSeconds,
};

extern const crd_type crd_struct_f6552d4f5be7_type;

/* ray_io_v1_RayCluster_SessionAffinityConfig: RayCluster.spec.headGroupSpec.headService.spec.sessionAffinityConfig and 8
 * more */
typedef struct crd_struct_e0d1cc8ff15f {
  crd_object object;
  uint32_t has[1];
  const crd_struct_f6552d4f5be7 *clientIP;
} crd_struct_e0d1cc8ff15f;

enum {
  crd_struct_e0d1cc8ff15f_has_clientIP,
};

extern const crd_type crd_struct_e0d1cc8ff15f_type;

/* ray_io_v1_RayCluster_ServiceSpec: RayCluster.spec.headGroupSpec.headService.spec and 8 more */
typedef struct crd_struct_976df0997349 {
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
  crd_struct_d61a1e70c489_list ports;
  bool publishNotReadyAddresses;
  crd_string_map selector;
  crd_string sessionAffinity;
  const crd_struct_e0d1cc8ff15f *sessionAffinityConfig;
  crd_string trafficDistribution;
  crd_string type;
} crd_struct_976df0997349;

enum {
  crd_struct_976df0997349_has_allocateLoadBalancerNodePorts,
  crd_struct_976df0997349_has_clusterIP,
  crd_struct_976df0997349_has_clusterIPs,
  crd_struct_976df0997349_has_externalIPs,
  crd_struct_976df0997349_has_externalName,
  crd_struct_976df0997349_has_externalTrafficPolicy,
  crd_struct_976df0997349_has_healthCheckNodePort,
  crd_struct_976df0997349_has_internalTrafficPolicy,
  crd_struct_976df0997349_has_ipFamilies,
  crd_struct_976df0997349_has_ipFamilyPolicy,
  crd_struct_976df0997349_has_loadBalancerClass,
  crd_struct_976df0997349_has_loadBalancerIP,
  crd_struct_976df0997349_has_loadBalancerSourceRanges,
  crd_struct_976df0997349_has_ports,
  crd_struct_976df0997349_has_publishNotReadyAddresses,
  crd_struct_976df0997349_has_selector,
  crd_struct_976df0997349_has_sessionAffinity,
  crd_struct_976df0997349_has_sessionAffinityConfig,
  crd_struct_976df0997349_has_trafficDistribution,
  crd_struct_976df0997349_has_type,
};

extern const crd_type crd_struct_976df0997349_type;

/* ray_io_v1_RayCluster_PortStatus: RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[].ports[] and 8
 * more */
typedef struct crd_struct_a917abefa162 {
  crd_object object;
  uint32_t has[1];
  /* at most 316 characters; pattern ^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*
   * /)?(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])$ */
  crd_string error;    /* required */
  int64_t port;        /* required, int32 */
  crd_string protocol; /* required */
} crd_struct_a917abefa162;

enum {
  crd_struct_a917abefa162_has_error,
  crd_struct_a917abefa162_has_port,
  crd_struct_a917abefa162_has_protocol,
};

extern const crd_type crd_struct_a917abefa162_type;

typedef struct crd_struct_a917abefa162_list {
  crd_struct_a917abefa162 *items;
  size_t count;
} crd_struct_a917abefa162_list;

/* ray_io_v1_RayCluster_LoadBalancerIngress: RayCluster.spec.headGroupSpec.headService.status.loadBalancer.ingress[] and 8
 * more */
typedef struct crd_struct_24ea7d2ac9d5 {
  crd_object object;
  uint32_t has[1];
  crd_string hostname;
  crd_string ip;
  crd_string ipMode;
  crd_struct_a917abefa162_list ports;
} crd_struct_24ea7d2ac9d5;

enum {
  crd_struct_24ea7d2ac9d5_has_hostname,
  crd_struct_24ea7d2ac9d5_has_ip,
  crd_struct_24ea7d2ac9d5_has_ipMode,
  crd_struct_24ea7d2ac9d5_has_ports,
};

extern const crd_type crd_struct_24ea7d2ac9d5_type;

typedef struct crd_struct_24ea7d2ac9d5_list {
  crd_struct_24ea7d2ac9d5 *items;
  size_t count;
} crd_struct_24ea7d2ac9d5_list;

/* ray_io_v1_RayCluster_LoadBalancerStatus: RayCluster.spec.headGroupSpec.headService.status.loadBalancer and 8 more */
typedef struct crd_struct_712477648bff {
  crd_object object;
  uint32_t has[1];
  crd_struct_24ea7d2ac9d5_list ingress;
} crd_struct_712477648bff;

enum {
  crd_struct_712477648bff_has_ingress,
};

extern const crd_type crd_struct_712477648bff_type;

/* ray_io_v1_RayCluster_ServiceStatus: RayCluster.spec.headGroupSpec.headService.status and 8 more */
typedef struct crd_struct_101a72f6e9d6 {
  crd_object object;
  uint32_t has[1];
  crd_struct_5e67af107779_list conditions;
  const crd_struct_712477648bff *loadBalancer;
} crd_struct_101a72f6e9d6;

enum {
  crd_struct_101a72f6e9d6_has_conditions,
  crd_struct_101a72f6e9d6_has_loadBalancer,
};

extern const crd_type crd_struct_101a72f6e9d6_type;

/* ray_io_v1_RayCluster_HeadService: RayCluster.spec.headGroupSpec.headService and 8 more */
typedef struct crd_struct_2b00bc7b158c {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_struct_e0f11b65b835 *metadata;
  const crd_struct_976df0997349 *spec;
  const crd_struct_101a72f6e9d6 *status;
} crd_struct_2b00bc7b158c;

enum {
  crd_struct_2b00bc7b158c_has_apiVersion,
  crd_struct_2b00bc7b158c_has_kind,
  crd_struct_2b00bc7b158c_has_metadata,
  crd_struct_2b00bc7b158c_has_spec,
  crd_struct_2b00bc7b158c_has_status,
};

extern const crd_type crd_struct_2b00bc7b158c_type;

/* ray_io_v1_RayCluster_IngressTLS: RayCluster.spec.headGroupSpec.ingressOptions.tls[] and 3 more */
typedef struct crd_struct_70ad18615ad3 {
  crd_object object;
  uint32_t has[1];
  crd_string_list hosts;
  crd_string secretName;
} crd_struct_70ad18615ad3;

enum {
  crd_struct_70ad18615ad3_has_hosts,
  crd_struct_70ad18615ad3_has_secretName,
};

extern const crd_type crd_struct_70ad18615ad3_type;

typedef struct crd_struct_70ad18615ad3_list {
  crd_struct_70ad18615ad3 *items;
  size_t count;
} crd_struct_70ad18615ad3_list;

/* ray_io_v1_RayCluster_IngressOptions: RayCluster.spec.headGroupSpec.ingressOptions and 3 more */
typedef struct crd_struct_6872b4fdf6ae {
  crd_object object;
  uint32_t has[1];
  crd_string host;
  crd_string path;
  /* one of "Exact", "Prefix", "ImplementationSpecific" */
  crd_string pathType;
  crd_struct_70ad18615ad3_list tls;
} crd_struct_6872b4fdf6ae;

enum {
  crd_struct_6872b4fdf6ae_has_host,
  crd_struct_6872b4fdf6ae_has_path,
  crd_struct_6872b4fdf6ae_has_pathType,
  crd_struct_6872b4fdf6ae_has_tls,
};

#define crd_struct_6872b4fdf6ae_pathType_Exact CRD_STRING("Exact")
#define crd_struct_6872b4fdf6ae_pathType_Prefix CRD_STRING("Prefix")
#define crd_struct_6872b4fdf6ae_pathType_ImplementationSpecific CRD_STRING("ImplementationSpecific")

extern const crd_type crd_struct_6872b4fdf6ae_type;

/* ray_io_v1_RayCluster_HeadGroupSpec: RayCluster.spec.headGroupSpec and 3 more */
typedef struct crd_struct_3887bb7526e0 {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const crd_struct_2b00bc7b158c *headService;
  const crd_struct_6872b4fdf6ae *ingressOptions;
  crd_string_map labels;
  crd_string_map rayStartParams;
  crd_string_map resources;
  crd_string serviceType;
  const crd_struct_ab8eaaefd2a5 *template_; /* "template", required */
} crd_struct_3887bb7526e0;

enum {
  crd_struct_3887bb7526e0_has_enableIngress,
  crd_struct_3887bb7526e0_has_headService,
  crd_struct_3887bb7526e0_has_ingressOptions,
  crd_struct_3887bb7526e0_has_labels,
  crd_struct_3887bb7526e0_has_rayStartParams,
  crd_struct_3887bb7526e0_has_resources,
  crd_struct_3887bb7526e0_has_serviceType,
  crd_struct_3887bb7526e0_has_template_,
};

extern const crd_type crd_struct_3887bb7526e0_type;

/* ray_io_v1_RayCluster_CollectorOptions: RayCluster.spec.historyServerOptions.collectorOptions and 3 more */
typedef struct crd_struct_09092f286530 {
  crd_object object;
  uint32_t has[1];
  crd_struct_f494902ef94a_list env;
  crd_string image;
  crd_string imagePullPolicy;
  const crd_struct_51baa461d954 *resources;
} crd_struct_09092f286530;

enum {
  crd_struct_09092f286530_has_env,
  crd_struct_09092f286530_has_image,
  crd_struct_09092f286530_has_imagePullPolicy,
  crd_struct_09092f286530_has_resources,
};

extern const crd_type crd_struct_09092f286530_type;

/* ray_io_v1_RayCluster_HistoryServerOptions: RayCluster.spec.historyServerOptions and 3 more */
typedef struct crd_struct_c5e794d1b911 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_09092f286530 *collectorOptions;
} crd_struct_c5e794d1b911;

enum {
  crd_struct_c5e794d1b911_has_collectorOptions,
};

extern const crd_type crd_struct_c5e794d1b911_type;

/* ray_io_v1_RayCluster_NetworkPolicyPort: RayCluster.spec.networkPolicy.head.egressRules[].ports[] and 23 more */
typedef struct crd_struct_0e033a8249a1 {
  crd_object object;
  uint32_t has[1];
  int64_t endPort; /* int32 */
  crd_int_or_string port;
  crd_string protocol;
} crd_struct_0e033a8249a1;

enum {
  crd_struct_0e033a8249a1_has_endPort,
  crd_struct_0e033a8249a1_has_port,
  crd_struct_0e033a8249a1_has_protocol,
};

extern const crd_type crd_struct_0e033a8249a1_type;

typedef struct crd_struct_0e033a8249a1_list {
  crd_struct_0e033a8249a1 *items;
  size_t count;
} crd_struct_0e033a8249a1_list;

/* ray_io_v1_RayCluster_IPBlock: RayCluster.spec.networkPolicy.head.egressRules[].to[].ipBlock and 23 more */
typedef struct crd_struct_9e1488c477d3 {
  crd_object object;
  uint32_t has[1];
  crd_string cidr; /* required */
  crd_string_list except;
} crd_struct_9e1488c477d3;

enum {
  crd_struct_9e1488c477d3_has_cidr,
  crd_struct_9e1488c477d3_has_except,
};

extern const crd_type crd_struct_9e1488c477d3_type;

/* ray_io_v1_RayCluster_NetworkPolicyPeer: RayCluster.spec.networkPolicy.head.egressRules[].to[] and 23 more */
typedef struct crd_struct_7a7bd3fd67cd {
  crd_object object;
  uint32_t has[1];
  const crd_struct_9e1488c477d3 *ipBlock;
  const crd_struct_6910169ea7b2 *namespaceSelector;
  const crd_struct_6910169ea7b2 *podSelector;
} crd_struct_7a7bd3fd67cd;

enum {
  crd_struct_7a7bd3fd67cd_has_ipBlock,
  crd_struct_7a7bd3fd67cd_has_namespaceSelector,
  crd_struct_7a7bd3fd67cd_has_podSelector,
};

extern const crd_type crd_struct_7a7bd3fd67cd_type;

typedef struct crd_struct_7a7bd3fd67cd_list {
  crd_struct_7a7bd3fd67cd *items;
  size_t count;
} crd_struct_7a7bd3fd67cd_list;

/* ray_io_v1_RayCluster_NetworkPolicyEgressRule: RayCluster.spec.networkPolicy.head.egressRules[] and 11 more */
typedef struct crd_struct_9db152835b11 {
  crd_object object;
  uint32_t has[1];
  crd_struct_0e033a8249a1_list ports;
  crd_struct_7a7bd3fd67cd_list to;
} crd_struct_9db152835b11;

enum {
  crd_struct_9db152835b11_has_ports,
  crd_struct_9db152835b11_has_to,
};

extern const crd_type crd_struct_9db152835b11_type;

typedef struct crd_struct_9db152835b11_list {
  crd_struct_9db152835b11 *items;
  size_t count;
} crd_struct_9db152835b11_list;

/* ray_io_v1_RayCluster_NetworkPolicyIngressRule: RayCluster.spec.networkPolicy.head.ingressRules[] and 11 more */
typedef struct crd_struct_bb69cb0ff6e2 {
  crd_object object;
  uint32_t has[1];
  crd_struct_7a7bd3fd67cd_list from;
  crd_struct_0e033a8249a1_list ports;
} crd_struct_bb69cb0ff6e2;

enum {
  crd_struct_bb69cb0ff6e2_has_from,
  crd_struct_bb69cb0ff6e2_has_ports,
};

extern const crd_type crd_struct_bb69cb0ff6e2_type;

typedef struct crd_struct_bb69cb0ff6e2_list {
  crd_struct_bb69cb0ff6e2 *items;
  size_t count;
} crd_struct_bb69cb0ff6e2_list;

/* ray_io_v1_RayCluster_NetworkPolicyHead: RayCluster.spec.networkPolicy.head and 7 more */
typedef struct crd_struct_1d6939f5e059 {
  crd_object object;
  uint32_t has[1];
  crd_struct_9db152835b11_list egressRules;
  crd_struct_bb69cb0ff6e2_list ingressRules;
} crd_struct_1d6939f5e059;

enum {
  crd_struct_1d6939f5e059_has_egressRules,
  crd_struct_1d6939f5e059_has_ingressRules,
};

extern const crd_type crd_struct_1d6939f5e059_type;

/* ray_io_v1_RayCluster_WorkerGroup: RayCluster.spec.networkPolicy.workerGroups[] and 3 more */
typedef struct crd_struct_4b7e4aa59e29 {
  crd_object object;
  uint32_t has[1];
  crd_struct_9db152835b11_list egressRules;
  crd_string groupName; /* required */
  crd_struct_bb69cb0ff6e2_list ingressRules;
} crd_struct_4b7e4aa59e29;

enum {
  crd_struct_4b7e4aa59e29_has_egressRules,
  crd_struct_4b7e4aa59e29_has_groupName,
  crd_struct_4b7e4aa59e29_has_ingressRules,
};

extern const crd_type crd_struct_4b7e4aa59e29_type;

typedef struct crd_struct_4b7e4aa59e29_list {
  crd_struct_4b7e4aa59e29 *items;
  size_t count;
} crd_struct_4b7e4aa59e29_list;

/* ray_io_v1_RayCluster_NetworkPolicy: RayCluster.spec.networkPolicy and 3 more */
typedef struct crd_struct_5dca96a7d33a {
  crd_object object;
  uint32_t has[1];
  const crd_struct_1d6939f5e059 *head;
  /* default "DenyAll"; one of "DenyAll", "DenyAllIngress", "DenyAllEgress" */
  crd_string mode;
  const crd_struct_1d6939f5e059 *worker;
  crd_struct_4b7e4aa59e29_list workerGroups;
} crd_struct_5dca96a7d33a;

enum {
  crd_struct_5dca96a7d33a_has_head,
  crd_struct_5dca96a7d33a_has_mode,
  crd_struct_5dca96a7d33a_has_worker,
  crd_struct_5dca96a7d33a_has_workerGroups,
};

#define crd_struct_5dca96a7d33a_mode_DenyAll CRD_STRING("DenyAll")
#define crd_struct_5dca96a7d33a_mode_DenyAllIngress CRD_STRING("DenyAllIngress")
#define crd_struct_5dca96a7d33a_mode_DenyAllEgress CRD_STRING("DenyAllEgress")

extern const crd_type crd_struct_5dca96a7d33a_type;

/* ray_io_v1_RayCluster_TlsOptions: RayCluster.spec.tlsOptions and 3 more */
typedef struct crd_struct_08f204b6693c {
  crd_object object;
  uint32_t has[1];
  bool enabled;
} crd_struct_08f204b6693c;

enum {
  crd_struct_08f204b6693c_has_enabled,
};

extern const crd_type crd_struct_08f204b6693c_type;

/* ray_io_v1_RayCluster_UpgradeStrategy: RayCluster.spec.upgradeStrategy and 3 more */
typedef struct crd_struct_26e6e1982239 {
  crd_object object;
  uint32_t has[1];
  /* one of "Recreate", "None" */
  crd_string type;
} crd_struct_26e6e1982239;

enum {
  crd_struct_26e6e1982239_has_type,
};

#define crd_struct_26e6e1982239_type_Recreate CRD_STRING("Recreate")
#define crd_struct_26e6e1982239_type_None CRD_STRING("None")

extern const crd_type crd_struct_26e6e1982239_type;

/* ray_io_v1_RayCluster_ScaleStrategy: RayCluster.spec.workerGroupSpecs[].scaleStrategy and 6 more */
typedef struct crd_struct_cc57dfd7bc27 {
  crd_object object;
  uint32_t has[1];
  crd_string_list workersToDelete;
} crd_struct_cc57dfd7bc27;

enum {
  crd_struct_cc57dfd7bc27_has_workersToDelete,
};

extern const crd_type crd_struct_cc57dfd7bc27_type;

/* ray_io_v1_RayCluster_WorkerGroupSpec: RayCluster.spec.workerGroupSpecs[] and 3 more */
typedef struct crd_struct_4933998af1be {
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
  const crd_struct_cc57dfd7bc27 *scaleStrategy;
  bool suspend;
  const crd_struct_ab8eaaefd2a5 *template_; /* "template", required */
} crd_struct_4933998af1be;

enum {
  crd_struct_4933998af1be_has_groupName,
  crd_struct_4933998af1be_has_idleTimeoutSeconds,
  crd_struct_4933998af1be_has_labels,
  crd_struct_4933998af1be_has_maxReplicas,
  crd_struct_4933998af1be_has_minReplicas,
  crd_struct_4933998af1be_has_numOfHosts,
  crd_struct_4933998af1be_has_priority,
  crd_struct_4933998af1be_has_rayStartParams,
  crd_struct_4933998af1be_has_replicas,
  crd_struct_4933998af1be_has_resources,
  crd_struct_4933998af1be_has_scaleStrategy,
  crd_struct_4933998af1be_has_suspend,
  crd_struct_4933998af1be_has_template_,
};

extern const crd_type crd_struct_4933998af1be_type;

typedef struct crd_struct_4933998af1be_list {
  crd_struct_4933998af1be *items;
  size_t count;
} crd_struct_4933998af1be_list;

/* ray_io_v1_RayCluster_Spec: RayCluster.spec and 3 more */
typedef struct crd_struct_b582d417c4b9 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_921d16d600e1 *authOptions;
  const crd_struct_f4aeb120d68d *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const crd_struct_1350be607b93 *gcsFaultToleranceOptions;
  const crd_struct_3887bb7526e0 *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  const crd_struct_c5e794d1b911 *historyServerOptions;
  /* rule: self == oldSelf */
  /* rule: self in ['ray.io/kuberay-operator', 'kueue.x-k8s.io/multikueue'] */
  crd_string managedBy;
  const crd_struct_5dca96a7d33a *networkPolicy;
  crd_string rayVersion;
  bool suspend;
  const crd_struct_08f204b6693c *tlsOptions;
  const crd_struct_26e6e1982239 *upgradeStrategy;
  crd_struct_4933998af1be_list workerGroupSpecs;
} crd_struct_b582d417c4b9;

enum {
  crd_struct_b582d417c4b9_has_authOptions,
  crd_struct_b582d417c4b9_has_autoscalerOptions,
  crd_struct_b582d417c4b9_has_enableInTreeAutoscaling,
  crd_struct_b582d417c4b9_has_gcsFaultToleranceOptions,
  crd_struct_b582d417c4b9_has_headGroupSpec,
  crd_struct_b582d417c4b9_has_headServiceAnnotations,
  crd_struct_b582d417c4b9_has_historyServerOptions,
  crd_struct_b582d417c4b9_has_managedBy,
  crd_struct_b582d417c4b9_has_networkPolicy,
  crd_struct_b582d417c4b9_has_rayVersion,
  crd_struct_b582d417c4b9_has_suspend,
  crd_struct_b582d417c4b9_has_tlsOptions,
  crd_struct_b582d417c4b9_has_upgradeStrategy,
  crd_struct_b582d417c4b9_has_workerGroupSpecs,
};

extern const crd_type crd_struct_b582d417c4b9_type;

/* ray_io_v1_RayCluster_Head: RayCluster.status.head and 3 more */
typedef struct crd_struct_c425ac867c59 {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string podName;
  crd_string serviceIP;
  crd_string serviceName;
} crd_struct_c425ac867c59;

enum {
  crd_struct_c425ac867c59_has_podIP,
  crd_struct_c425ac867c59_has_podName,
  crd_struct_c425ac867c59_has_serviceIP,
  crd_struct_c425ac867c59_has_serviceName,
};

extern const crd_type crd_struct_c425ac867c59_type;

/* ray_io_v1_RayCluster_Status: RayCluster.status and 3 more */
typedef struct crd_struct_21441eec39ca {
  crd_object object;
  uint32_t has[1];
  int64_t availableWorkerReplicas; /* int32 */
  crd_struct_5e67af107779_list conditions;
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
  const crd_struct_c425ac867c59 *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
  crd_string_map stateTransitionTimes;
} crd_struct_21441eec39ca;

enum {
  crd_struct_21441eec39ca_has_availableWorkerReplicas,
  crd_struct_21441eec39ca_has_conditions,
  crd_struct_21441eec39ca_has_desiredCPU,
  crd_struct_21441eec39ca_has_desiredGPU,
  crd_struct_21441eec39ca_has_desiredMemory,
  crd_struct_21441eec39ca_has_desiredTPU,
  crd_struct_21441eec39ca_has_desiredWorkerReplicas,
  crd_struct_21441eec39ca_has_endpoints,
  crd_struct_21441eec39ca_has_head,
  crd_struct_21441eec39ca_has_lastUpdateTime,
  crd_struct_21441eec39ca_has_maxWorkerReplicas,
  crd_struct_21441eec39ca_has_minWorkerReplicas,
  crd_struct_21441eec39ca_has_observedGeneration,
  crd_struct_21441eec39ca_has_readyWorkerReplicas,
  crd_struct_21441eec39ca_has_reason,
  crd_struct_21441eec39ca_has_state,
  crd_struct_21441eec39ca_has_stateTransitionTimes,
};

extern const crd_type crd_struct_21441eec39ca_type;

/* ray_io_v1alpha1_RayCluster_AutoscalerOptions: RayCluster.spec.autoscalerOptions and 2 more */
typedef struct crd_struct_007fe90d1348 {
  crd_object object;
  uint32_t has[1];
  crd_struct_f494902ef94a_list env;
  crd_struct_b901bcb9f2af_list envFrom;
  int64_t idleTimeoutSeconds; /* int32 */
  crd_string image;
  crd_string imagePullPolicy;
  const crd_struct_51baa461d954 *resources;
  const crd_struct_91494db2c293 *securityContext;
  /* one of "Default", "Aggressive", "Conservative" */
  crd_string upscalingMode;
  crd_struct_98ddc09ce949_list volumeMounts;
} crd_struct_007fe90d1348;

enum {
  crd_struct_007fe90d1348_has_env,
  crd_struct_007fe90d1348_has_envFrom,
  crd_struct_007fe90d1348_has_idleTimeoutSeconds,
  crd_struct_007fe90d1348_has_image,
  crd_struct_007fe90d1348_has_imagePullPolicy,
  crd_struct_007fe90d1348_has_resources,
  crd_struct_007fe90d1348_has_securityContext,
  crd_struct_007fe90d1348_has_upscalingMode,
  crd_struct_007fe90d1348_has_volumeMounts,
};

#define crd_struct_007fe90d1348_upscalingMode_Default CRD_STRING("Default")
#define crd_struct_007fe90d1348_upscalingMode_Aggressive CRD_STRING("Aggressive")
#define crd_struct_007fe90d1348_upscalingMode_Conservative CRD_STRING("Conservative")

extern const crd_type crd_struct_007fe90d1348_type;

/* ray_io_v1alpha1_RayCluster_HeadGroupSpec: RayCluster.spec.headGroupSpec and 2 more */
typedef struct crd_struct_9f122cbd2240 {
  crd_object object;
  uint32_t has[1];
  bool enableIngress;
  const crd_struct_2b00bc7b158c *headService;
  crd_string_map rayStartParams; /* required */
  crd_string serviceType;
  const crd_struct_ab8eaaefd2a5 *template_; /* "template", required */
} crd_struct_9f122cbd2240;

enum {
  crd_struct_9f122cbd2240_has_enableIngress,
  crd_struct_9f122cbd2240_has_headService,
  crd_struct_9f122cbd2240_has_rayStartParams,
  crd_struct_9f122cbd2240_has_serviceType,
  crd_struct_9f122cbd2240_has_template_,
};

extern const crd_type crd_struct_9f122cbd2240_type;

/* ray_io_v1alpha1_RayCluster_WorkerGroupSpec: RayCluster.spec.workerGroupSpecs[] and 2 more */
typedef struct crd_struct_eee6eadbd1d6 {
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
  const crd_struct_cc57dfd7bc27 *scaleStrategy;
  const crd_struct_ab8eaaefd2a5 *template_; /* "template", required */
} crd_struct_eee6eadbd1d6;

enum {
  crd_struct_eee6eadbd1d6_has_groupName,
  crd_struct_eee6eadbd1d6_has_maxReplicas,
  crd_struct_eee6eadbd1d6_has_minReplicas,
  crd_struct_eee6eadbd1d6_has_rayStartParams,
  crd_struct_eee6eadbd1d6_has_replicas,
  crd_struct_eee6eadbd1d6_has_scaleStrategy,
  crd_struct_eee6eadbd1d6_has_template_,
};

extern const crd_type crd_struct_eee6eadbd1d6_type;

typedef struct crd_struct_eee6eadbd1d6_list {
  crd_struct_eee6eadbd1d6 *items;
  size_t count;
} crd_struct_eee6eadbd1d6_list;

/* ray_io_v1alpha1_RayCluster_Spec: RayCluster.spec and 2 more */
typedef struct crd_struct_a38cd47262b5 {
  crd_object object;
  uint32_t has[1];
  const crd_struct_007fe90d1348 *autoscalerOptions;
  bool enableInTreeAutoscaling;
  const crd_struct_9f122cbd2240 *headGroupSpec; /* required */
  crd_string_map headServiceAnnotations;
  crd_string rayVersion;
  bool suspend;
  crd_struct_eee6eadbd1d6_list workerGroupSpecs;
} crd_struct_a38cd47262b5;

enum {
  crd_struct_a38cd47262b5_has_autoscalerOptions,
  crd_struct_a38cd47262b5_has_enableInTreeAutoscaling,
  crd_struct_a38cd47262b5_has_headGroupSpec,
  crd_struct_a38cd47262b5_has_headServiceAnnotations,
  crd_struct_a38cd47262b5_has_rayVersion,
  crd_struct_a38cd47262b5_has_suspend,
  crd_struct_a38cd47262b5_has_workerGroupSpecs,
};

extern const crd_type crd_struct_a38cd47262b5_type;

/* ray_io_v1alpha1_RayCluster_Head: RayCluster.status.head and 3 more */
typedef struct crd_struct_f9a6d542095b {
  crd_object object;
  uint32_t has[1];
  crd_string podIP;
  crd_string serviceIP;
} crd_struct_f9a6d542095b;

enum {
  crd_struct_f9a6d542095b_has_podIP,
  crd_struct_f9a6d542095b_has_serviceIP,
};

extern const crd_type crd_struct_f9a6d542095b_type;

/* ray_io_v1alpha1_RayCluster_Status: RayCluster.status and 3 more */
typedef struct crd_struct_2f6d545fc9fb {
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
  const crd_struct_f9a6d542095b *head;
  crd_string lastUpdateTime;   /* nullable, date-time */
  int64_t maxWorkerReplicas;   /* int32 */
  int64_t minWorkerReplicas;   /* int32 */
  int64_t observedGeneration;  /* int64 */
  int64_t readyWorkerReplicas; /* int32 */
  crd_string reason;
  crd_string state;
} crd_struct_2f6d545fc9fb;

enum {
  crd_struct_2f6d545fc9fb_has_availableWorkerReplicas,
  crd_struct_2f6d545fc9fb_has_desiredCPU,
  crd_struct_2f6d545fc9fb_has_desiredGPU,
  crd_struct_2f6d545fc9fb_has_desiredMemory,
  crd_struct_2f6d545fc9fb_has_desiredTPU,
  crd_struct_2f6d545fc9fb_has_desiredWorkerReplicas,
  crd_struct_2f6d545fc9fb_has_endpoints,
  crd_struct_2f6d545fc9fb_has_head,
  crd_struct_2f6d545fc9fb_has_lastUpdateTime,
  crd_struct_2f6d545fc9fb_has_maxWorkerReplicas,
  crd_struct_2f6d545fc9fb_has_minWorkerReplicas,
  crd_struct_2f6d545fc9fb_has_observedGeneration,
  crd_struct_2f6d545fc9fb_has_readyWorkerReplicas,
  crd_struct_2f6d545fc9fb_has_reason,
  crd_struct_2f6d545fc9fb_has_state,
};

extern const crd_type crd_struct_2f6d545fc9fb_type;

/* ray_io_v1_RayCronJob_Condition: RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[].condition and 1 more
 * rule: !(has(self.jobStatus) && has(self.jobDeploymentStatus))
 * rule: has(self.jobStatus) || has(self.jobDeploymentStatus) */
typedef struct crd_struct_0f3a7f70f478 {
  crd_object object;
  uint32_t has[1];
  /* one of "Failed" */
  crd_string jobDeploymentStatus;
  /* one of "SUCCEEDED", "FAILED" */
  crd_string jobStatus;
  /* default 0; at least 0 */
  int64_t ttlSeconds; /* int32 */
} crd_struct_0f3a7f70f478;

enum {
  crd_struct_0f3a7f70f478_has_jobDeploymentStatus,
  crd_struct_0f3a7f70f478_has_jobStatus,
  crd_struct_0f3a7f70f478_has_ttlSeconds,
};

#define crd_struct_0f3a7f70f478_jobDeploymentStatus_Failed CRD_STRING("Failed")

#define crd_struct_0f3a7f70f478_jobStatus_SUCCEEDED CRD_STRING("SUCCEEDED")
#define crd_struct_0f3a7f70f478_jobStatus_FAILED CRD_STRING("FAILED")

extern const crd_type crd_struct_0f3a7f70f478_type;

/* ray_io_v1_RayCronJob_DeletionRule: RayCronJob.spec.jobTemplate.deletionStrategy.deletionRules[] and 1 more */
typedef struct crd_struct_997889098d3a {
  crd_object object;
  uint32_t has[1];
  const crd_struct_0f3a7f70f478 *condition; /* required */
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy; /* required */
} crd_struct_997889098d3a;

enum {
  crd_struct_997889098d3a_has_condition,
  crd_struct_997889098d3a_has_policy,
};

#define crd_struct_997889098d3a_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define crd_struct_997889098d3a_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define crd_struct_997889098d3a_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define crd_struct_997889098d3a_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type crd_struct_997889098d3a_type;

typedef struct crd_struct_997889098d3a_list {
  crd_struct_997889098d3a *items;
  size_t count;
} crd_struct_997889098d3a_list;

/* ray_io_v1_RayCronJob_OnFailure: RayCronJob.spec.jobTemplate.deletionStrategy.onFailure and 3 more */
typedef struct crd_struct_4516c78811d8 {
  crd_object object;
  uint32_t has[1];
  /* one of "DeleteCluster", "DeleteWorkers", "DeleteSelf", "DeleteNone" */
  crd_string policy;
} crd_struct_4516c78811d8;

enum {
  crd_struct_4516c78811d8_has_policy,
};

#define crd_struct_4516c78811d8_policy_DeleteCluster CRD_STRING("DeleteCluster")
#define crd_struct_4516c78811d8_policy_DeleteWorkers CRD_STRING("DeleteWorkers")
#define crd_struct_4516c78811d8_policy_DeleteSelf CRD_STRING("DeleteSelf")
#define crd_struct_4516c78811d8_policy_DeleteNone CRD_STRING("DeleteNone")

extern const crd_type crd_struct_4516c78811d8_type;

/* ray_io_v1_RayCronJob_DeletionStrategy: RayCronJob.spec.jobTemplate.deletionStrategy and 1 more
 * rule: !((has(self.onSuccess) || has(self.onFailure)) && has(self.deletionRules))
 * rule: ((has(self.onSuccess) && has(self.onFailure)) || has(self.deletionRules)) */
typedef struct crd_struct_76fdfa23fdb2 {
  crd_object object;
  uint32_t has[1];
  /* at least 1 items */
  crd_struct_997889098d3a_list deletionRules;
  const crd_struct_4516c78811d8 *onFailure;
  const crd_struct_4516c78811d8 *onSuccess;
} crd_struct_76fdfa23fdb2;

enum {
  crd_struct_76fdfa23fdb2_has_deletionRules,
  crd_struct_76fdfa23fdb2_has_onFailure,
  crd_struct_76fdfa23fdb2_has_onSuccess,
};

extern const crd_type crd_struct_76fdfa23fdb2_type;

/* ray_io_v1_RayCronJob_SubmitterConfig: RayCronJob.spec.jobTemplate.submitterConfig and 1 more */
typedef struct crd_struct_794a3b8c9877 {
  crd_object object;
  uint32_t has[1];
  int64_t backoffLimit; /* int32 */
} crd_struct_794a3b8c9877;

enum {
  crd_struct_794a3b8c9877_has_backoffLimit,
};

extern const crd_type crd_struct_794a3b8c9877_type;

/* ray_io_v1_RayCronJob_JobTemplate: RayCronJob.spec.jobTemplate and 1 more */
typedef struct crd_struct_33f746403e76 {
  crd_object object;
  uint32_t has[1];
  int64_t activeDeadlineSeconds; /* int32 */
  /* default 0 */
  int64_t backoffLimit; /* int32 */
  crd_string_map clusterSelector;
  const crd_struct_76fdfa23fdb2 *deletionStrategy;
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
  const crd_struct_b582d417c4b9 *rayClusterSpec;
  crd_string runtimeEnvYAML;
  bool shutdownAfterJobFinishes;
  /* default "K8sJobMode" */
  crd_string submissionMode;
  const crd_struct_794a3b8c9877 *submitterConfig;
  const crd_struct_ab8eaaefd2a5 *submitterPodTemplate;
  bool suspend;
  /* default 0 */
  int64_t ttlSecondsAfterFinished; /* int32 */
} crd_struct_33f746403e76;

enum {
  crd_struct_33f746403e76_has_activeDeadlineSeconds,
  crd_struct_33f746403e76_has_backoffLimit,
  crd_struct_33f746403e76_has_clusterSelector,
  crd_struct_33f746403e76_has_deletionStrategy,
  crd_struct_33f746403e76_has_entrypoint,
  crd_struct_33f746403e76_has_entrypointNumCpus,
  crd_struct_33f746403e76_has_entrypointNumGpus,
  crd_struct_33f746403e76_has_entrypointResources,
  crd_struct_33f746403e76_has_jobId,
  crd_struct_33f746403e76_has_managedBy,
  crd_struct_33f746403e76_has_metadata,
  crd_struct_33f746403e76_has_preRunningDeadlineSeconds,
  crd_struct_33f746403e76_has_rayClusterSpec,
  crd_struct_33f746403e76_has_runtimeEnvYAML,
  crd_struct_33f746403e76_has_shutdownAfterJobFinishes,
  crd_struct_33f746403e76_has_submissionMode,
  crd_struct_33f746403e76_has_submitterConfig,
  crd_struct_33f746403e76_has_submitterPodTemplate,
  crd_struct_33f746403e76_has_suspend,
  crd_struct_33f746403e76_has_ttlSecondsAfterFinished,
};

extern const crd_type crd_struct_33f746403e76_type;

CRD_END_DECLS

#endif
