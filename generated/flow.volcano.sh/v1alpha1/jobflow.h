/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobFlow of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBFLOW_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 8
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* JobFlow.spec.flows[].dependsOn.probe.httpGetList[] */
typedef struct flow_v1alpha1_HttpGetList {
  crd_object object;
  uint32_t has[1];
  const core_v1_HTTPHeader *httpHeader;
  crd_string path;
  /* at least 0; at most 65535 */
  int64_t port;
  /* at most 253 characters */
  crd_string taskName;
} flow_v1alpha1_HttpGetList;

enum {
  flow_v1alpha1_HttpGetList_has_httpHeader,
  flow_v1alpha1_HttpGetList_has_path,
  flow_v1alpha1_HttpGetList_has_port,
  flow_v1alpha1_HttpGetList_has_taskName,
};

extern const crd_type flow_v1alpha1_HttpGetList_type;

typedef struct flow_v1alpha1_HttpGetList_list {
  flow_v1alpha1_HttpGetList *items;
  size_t count;
} flow_v1alpha1_HttpGetList_list;

/* JobFlow.spec.flows[].dependsOn.probe.taskStatusList[] */
typedef struct flow_v1alpha1_TaskStatusList {
  crd_object object;
  uint32_t has[1];
  /* at most 63 characters */
  crd_string phase;
  /* at most 253 characters */
  crd_string taskName;
} flow_v1alpha1_TaskStatusList;

enum {
  flow_v1alpha1_TaskStatusList_has_phase,
  flow_v1alpha1_TaskStatusList_has_taskName,
};

extern const crd_type flow_v1alpha1_TaskStatusList_type;

typedef struct flow_v1alpha1_TaskStatusList_list {
  flow_v1alpha1_TaskStatusList *items;
  size_t count;
} flow_v1alpha1_TaskStatusList_list;

/* JobFlow.spec.flows[].dependsOn.probe.tcpSocketList[] */
typedef struct flow_v1alpha1_TcpSocketList {
  crd_object object;
  uint32_t has[1];
  /* at least 0; at most 65535 */
  int64_t port; /* required */
  /* at most 253 characters */
  crd_string taskName;
} flow_v1alpha1_TcpSocketList;

enum {
  flow_v1alpha1_TcpSocketList_has_port,
  flow_v1alpha1_TcpSocketList_has_taskName,
};

extern const crd_type flow_v1alpha1_TcpSocketList_type;

typedef struct flow_v1alpha1_TcpSocketList_list {
  flow_v1alpha1_TcpSocketList *items;
  size_t count;
} flow_v1alpha1_TcpSocketList_list;

/* JobFlow.spec.flows[].dependsOn.probe */
typedef struct flow_v1alpha1_Probe {
  crd_object object;
  uint32_t has[1];
  flow_v1alpha1_HttpGetList_list httpGetList;
  flow_v1alpha1_TaskStatusList_list taskStatusList;
  flow_v1alpha1_TcpSocketList_list tcpSocketList;
} flow_v1alpha1_Probe;

enum {
  flow_v1alpha1_Probe_has_httpGetList,
  flow_v1alpha1_Probe_has_taskStatusList,
  flow_v1alpha1_Probe_has_tcpSocketList,
};

extern const crd_type flow_v1alpha1_Probe_type;

/* JobFlow.spec.flows[].dependsOn */
typedef struct flow_v1alpha1_DependsOn {
  crd_object object;
  uint32_t has[1];
  const flow_v1alpha1_Probe *probe;
  crd_string_list targets;
} flow_v1alpha1_DependsOn;

enum {
  flow_v1alpha1_DependsOn_has_probe,
  flow_v1alpha1_DependsOn_has_targets,
};

extern const crd_type flow_v1alpha1_DependsOn_type;

/* JobFlow.spec.flows[].patch */
typedef struct flow_v1alpha1_Patch {
  crd_object object;
  uint32_t has[1];
  const batch_v1alpha1_JobSpec *jobSpec;
} flow_v1alpha1_Patch;

enum {
  flow_v1alpha1_Patch_has_jobSpec,
};

extern const crd_type flow_v1alpha1_Patch_type;

/* JobFlow.spec.flows[] */
typedef struct flow_v1alpha1_Flow {
  crd_object object;
  uint32_t has[1];
  const flow_v1alpha1_DependsOn *dependsOn;
  /* at least 1 characters */
  crd_string name; /* required */
  const flow_v1alpha1_Patch *patch;
} flow_v1alpha1_Flow;

enum {
  flow_v1alpha1_Flow_has_dependsOn,
  flow_v1alpha1_Flow_has_name,
  flow_v1alpha1_Flow_has_patch,
};

extern const crd_type flow_v1alpha1_Flow_type;

typedef struct flow_v1alpha1_Flow_list {
  flow_v1alpha1_Flow *items;
  size_t count;
} flow_v1alpha1_Flow_list;

/* JobFlow.spec */
typedef struct flow_v1alpha1_JobFlowSpec {
  crd_object object;
  uint32_t has[1];
  flow_v1alpha1_Flow_list flows;
  /* one of "retain", "delete" */
  crd_string jobRetainPolicy;
} flow_v1alpha1_JobFlowSpec;

enum {
  flow_v1alpha1_JobFlowSpec_has_flows,
  flow_v1alpha1_JobFlowSpec_has_jobRetainPolicy,
};

#define flow_v1alpha1_JobFlowSpec_jobRetainPolicy_retain CRD_STRING("retain")
#define flow_v1alpha1_JobFlowSpec_jobRetainPolicy_delete CRD_STRING("delete")

extern const crd_type flow_v1alpha1_JobFlowSpec_type;

/* JobFlow.status.conditions{} */
typedef struct flow_v1alpha1_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string createTime; /* date-time */
  crd_string phase;
  crd_string runningDuration;
  batch_v1alpha1_TaskStatusCount_map taskStatusCount;
} flow_v1alpha1_Condition;

enum {
  flow_v1alpha1_Condition_has_createTime,
  flow_v1alpha1_Condition_has_phase,
  flow_v1alpha1_Condition_has_runningDuration,
  flow_v1alpha1_Condition_has_taskStatusCount,
};

extern const crd_type flow_v1alpha1_Condition_type;

typedef struct flow_v1alpha1_Condition_entry {
  crd_string key;
  flow_v1alpha1_Condition value;
} flow_v1alpha1_Condition_entry;

typedef struct flow_v1alpha1_Condition_map {
  flow_v1alpha1_Condition_entry *items;
  size_t count;
} flow_v1alpha1_Condition_map;

/* JobFlow.status.jobStatusList[].runningHistories[] */
typedef struct flow_v1alpha1_RunningHistory {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp;   /* date-time */
  crd_string startTimestamp; /* date-time */
  crd_string state;
} flow_v1alpha1_RunningHistory;

enum {
  flow_v1alpha1_RunningHistory_has_endTimestamp,
  flow_v1alpha1_RunningHistory_has_startTimestamp,
  flow_v1alpha1_RunningHistory_has_state,
};

extern const crd_type flow_v1alpha1_RunningHistory_type;

typedef struct flow_v1alpha1_RunningHistory_list {
  flow_v1alpha1_RunningHistory *items;
  size_t count;
} flow_v1alpha1_RunningHistory_list;

/* JobFlow.status.jobStatusList[] */
typedef struct flow_v1alpha1_JobStatusList {
  crd_object object;
  uint32_t has[1];
  crd_string endTimestamp; /* date-time */
  crd_string name;
  /* at least 0 */
  int64_t restartCount; /* int32 */
  flow_v1alpha1_RunningHistory_list runningHistories;
  crd_string startTimestamp; /* date-time */
  crd_string state;
} flow_v1alpha1_JobStatusList;

enum {
  flow_v1alpha1_JobStatusList_has_endTimestamp,
  flow_v1alpha1_JobStatusList_has_name,
  flow_v1alpha1_JobStatusList_has_restartCount,
  flow_v1alpha1_JobStatusList_has_runningHistories,
  flow_v1alpha1_JobStatusList_has_startTimestamp,
  flow_v1alpha1_JobStatusList_has_state,
};

extern const crd_type flow_v1alpha1_JobStatusList_type;

typedef struct flow_v1alpha1_JobStatusList_list {
  flow_v1alpha1_JobStatusList *items;
  size_t count;
} flow_v1alpha1_JobStatusList_list;

/* JobFlow.status.state */
typedef struct flow_v1alpha1_JobFlowStatusState {
  crd_object object;
  uint32_t has[1];
  /* one of "Succeed", "Terminating", "Failed", "Running", "Pending" */
  crd_string phase;
} flow_v1alpha1_JobFlowStatusState;

enum {
  flow_v1alpha1_JobFlowStatusState_has_phase,
};

#define flow_v1alpha1_JobFlowStatusState_phase_Succeed CRD_STRING("Succeed")
#define flow_v1alpha1_JobFlowStatusState_phase_Terminating CRD_STRING("Terminating")
#define flow_v1alpha1_JobFlowStatusState_phase_Failed CRD_STRING("Failed")
#define flow_v1alpha1_JobFlowStatusState_phase_Running CRD_STRING("Running")
#define flow_v1alpha1_JobFlowStatusState_phase_Pending CRD_STRING("Pending")

extern const crd_type flow_v1alpha1_JobFlowStatusState_type;

/* JobFlow.status */
typedef struct flow_v1alpha1_JobFlowStatus {
  crd_object object;
  uint32_t has[1];
  crd_string_list completedJobs;
  flow_v1alpha1_Condition_map conditions;
  crd_string_list failedJobs;
  flow_v1alpha1_JobStatusList_list jobStatusList;
  crd_string_list pendingJobs;
  crd_string_list runningJobs;
  const flow_v1alpha1_JobFlowStatusState *state;
  crd_string_list terminatedJobs;
  crd_string_list unKnowJobs;
} flow_v1alpha1_JobFlowStatus;

enum {
  flow_v1alpha1_JobFlowStatus_has_completedJobs,
  flow_v1alpha1_JobFlowStatus_has_conditions,
  flow_v1alpha1_JobFlowStatus_has_failedJobs,
  flow_v1alpha1_JobFlowStatus_has_jobStatusList,
  flow_v1alpha1_JobFlowStatus_has_pendingJobs,
  flow_v1alpha1_JobFlowStatus_has_runningJobs,
  flow_v1alpha1_JobFlowStatus_has_state,
  flow_v1alpha1_JobFlowStatus_has_terminatedJobs,
  flow_v1alpha1_JobFlowStatus_has_unKnowJobs,
};

extern const crd_type flow_v1alpha1_JobFlowStatus_type;

/* JobFlow
 * Jobs that run in the order of their dependencies. */
typedef struct flow_v1alpha1_JobFlow {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const flow_v1alpha1_JobFlowSpec *spec;
  const flow_v1alpha1_JobFlowStatus *status;
} flow_v1alpha1_JobFlow;

enum {
  flow_v1alpha1_JobFlow_has_apiVersion,
  flow_v1alpha1_JobFlow_has_kind,
  flow_v1alpha1_JobFlow_has_metadata,
  flow_v1alpha1_JobFlow_has_spec,
  flow_v1alpha1_JobFlow_has_status,
};

extern const crd_type flow_v1alpha1_JobFlow_type;

/* The kind's names and tables. */
extern const crd_kind flow_v1alpha1_JobFlow_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
flow_v1alpha1_JobFlow *flow_v1alpha1_JobFlow_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
flow_v1alpha1_JobFlow *flow_v1alpha1_JobFlow_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
flow_v1alpha1_JobFlow *flow_v1alpha1_JobFlow_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                       crd_errors *errors);
flow_v1alpha1_JobFlow *flow_v1alpha1_JobFlow_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                       crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool flow_v1alpha1_JobFlow_validate(const flow_v1alpha1_JobFlow *object, const flow_v1alpha1_JobFlow *old,
                                    const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool flow_v1alpha1_JobFlow_validate_decoded(const flow_v1alpha1_JobFlow *object, const flow_v1alpha1_JobFlow *old,
                                            const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool flow_v1alpha1_JobFlow_default(crd_arena *arena, flow_v1alpha1_JobFlow *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
flow_v1alpha1_JobFlow *flow_v1alpha1_JobFlow_copy(crd_arena *arena, const flow_v1alpha1_JobFlow *object);

/* Whether two structs say the same. */
bool flow_v1alpha1_JobFlow_equal(const flow_v1alpha1_JobFlow *a, const flow_v1alpha1_JobFlow *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string flow_v1alpha1_JobFlow_to_json(crd_arena *arena, const flow_v1alpha1_JobFlow *object);
static inline crd_string flow_v1alpha1_JobFlow_to_yaml(crd_arena *arena, const flow_v1alpha1_JobFlow *object) {
  return crd_kind_to_yaml(arena, &flow_v1alpha1_JobFlow_kind, object);
}

CRD_END_DECLS

#endif
