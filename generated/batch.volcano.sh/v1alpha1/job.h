/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Job of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

/* Job.status.conditions[] */
typedef struct batch_v1alpha1_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string status;             /* required */
} batch_v1alpha1_Condition;

enum {
  batch_v1alpha1_Condition_has_lastTransitionTime,
  batch_v1alpha1_Condition_has_status,
};

extern const crd_type batch_v1alpha1_Condition_type;

typedef struct batch_v1alpha1_Condition_list {
  batch_v1alpha1_Condition *items;
  size_t count;
} batch_v1alpha1_Condition_list;

/* Job.status.state */
typedef struct batch_v1alpha1_JobStatusState {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string message;
  crd_string phase;
  crd_string reason;
} batch_v1alpha1_JobStatusState;

enum {
  batch_v1alpha1_JobStatusState_has_lastTransitionTime,
  batch_v1alpha1_JobStatusState_has_message,
  batch_v1alpha1_JobStatusState_has_phase,
  batch_v1alpha1_JobStatusState_has_reason,
};

extern const crd_type batch_v1alpha1_JobStatusState_type;

/* Job.status */
typedef struct batch_v1alpha1_JobStatus {
  crd_object object;
  uint32_t has[1];
  batch_v1alpha1_Condition_list conditions;
  crd_string_map controlledResources;
  int64_t failed;       /* int32 */
  int64_t minAvailable; /* int32 */
  int64_t pending;      /* int32 */
  int64_t retryCount;   /* int32 */
  int64_t running;      /* int32 */
  crd_string runningDuration;
  const batch_v1alpha1_JobStatusState *state;
  int64_t succeeded; /* int32 */
  batch_v1alpha1_TaskStatusCount_map taskStatusCount;
  int64_t terminating; /* int32 */
  int64_t unknown;     /* int32 */
  int64_t version;     /* int32 */
} batch_v1alpha1_JobStatus;

enum {
  batch_v1alpha1_JobStatus_has_conditions,
  batch_v1alpha1_JobStatus_has_controlledResources,
  batch_v1alpha1_JobStatus_has_failed,
  batch_v1alpha1_JobStatus_has_minAvailable,
  batch_v1alpha1_JobStatus_has_pending,
  batch_v1alpha1_JobStatus_has_retryCount,
  batch_v1alpha1_JobStatus_has_running,
  batch_v1alpha1_JobStatus_has_runningDuration,
  batch_v1alpha1_JobStatus_has_state,
  batch_v1alpha1_JobStatus_has_succeeded,
  batch_v1alpha1_JobStatus_has_taskStatusCount,
  batch_v1alpha1_JobStatus_has_terminating,
  batch_v1alpha1_JobStatus_has_unknown,
  batch_v1alpha1_JobStatus_has_version,
};

extern const crd_type batch_v1alpha1_JobStatus_type;

/* Job
 * A batch job of tasks that are scheduled together. */
typedef struct batch_v1alpha1_Job {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const batch_v1alpha1_JobSpec *spec;
  const batch_v1alpha1_JobStatus *status;
} batch_v1alpha1_Job;

enum {
  batch_v1alpha1_Job_has_apiVersion,
  batch_v1alpha1_Job_has_kind,
  batch_v1alpha1_Job_has_metadata,
  batch_v1alpha1_Job_has_spec,
  batch_v1alpha1_Job_has_status,
};

extern const crd_type batch_v1alpha1_Job_type;

/* The kind's names and tables. */
extern const crd_kind batch_v1alpha1_Job_kind;

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
batch_v1alpha1_Job *batch_v1alpha1_Job_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool batch_v1alpha1_Job_validate(const batch_v1alpha1_Job *object, const batch_v1alpha1_Job *old,
                                 const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool batch_v1alpha1_Job_default(crd_arena *arena, batch_v1alpha1_Job *object);

/* Whether two structs say the same. */
bool batch_v1alpha1_Job_equal(const batch_v1alpha1_Job *a, const batch_v1alpha1_Job *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string batch_v1alpha1_Job_to_json(crd_arena *arena, const batch_v1alpha1_Job *object);

#endif
