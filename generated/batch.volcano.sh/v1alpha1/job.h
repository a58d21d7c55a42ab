/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Job of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_JOB_H

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
  /* one of "Pending", "Aborting", "Aborted", "Running", "Restarting", "Completing", "Completed", "Terminating",
   * "Terminated", "Failed" */
  crd_string phase;
  crd_string reason;
} batch_v1alpha1_JobStatusState;

enum {
  batch_v1alpha1_JobStatusState_has_lastTransitionTime,
  batch_v1alpha1_JobStatusState_has_message,
  batch_v1alpha1_JobStatusState_has_phase,
  batch_v1alpha1_JobStatusState_has_reason,
};

#define batch_v1alpha1_JobStatusState_phase_Pending CRD_STRING("Pending")
#define batch_v1alpha1_JobStatusState_phase_Aborting CRD_STRING("Aborting")
#define batch_v1alpha1_JobStatusState_phase_Aborted CRD_STRING("Aborted")
#define batch_v1alpha1_JobStatusState_phase_Running CRD_STRING("Running")
#define batch_v1alpha1_JobStatusState_phase_Restarting CRD_STRING("Restarting")
#define batch_v1alpha1_JobStatusState_phase_Completing CRD_STRING("Completing")
#define batch_v1alpha1_JobStatusState_phase_Completed CRD_STRING("Completed")
#define batch_v1alpha1_JobStatusState_phase_Terminating CRD_STRING("Terminating")
#define batch_v1alpha1_JobStatusState_phase_Terminated CRD_STRING("Terminated")
#define batch_v1alpha1_JobStatusState_phase_Failed CRD_STRING("Failed")

extern const crd_type batch_v1alpha1_JobStatusState_type;

/* Job.status */
typedef struct batch_v1alpha1_JobStatus {
  crd_object object;
  uint32_t has[1];
  batch_v1alpha1_Condition_list conditions;
  crd_string_map controlledResources;
  /* at least 0 */
  int64_t failed; /* int32 */
  /* at least 0 */
  int64_t minAvailable; /* int32 */
  /* at least 0 */
  int64_t pending; /* int32 */
  /* at least 0 */
  int64_t retryCount; /* int32 */
  /* at least 0 */
  int64_t running; /* int32 */
  crd_string runningDuration;
  const batch_v1alpha1_JobStatusState *state;
  /* at least 0 */
  int64_t succeeded; /* int32 */
  batch_v1alpha1_TaskStatusCount_map taskStatusCount;
  /* at least 0 */
  int64_t terminating; /* int32 */
  /* at least 0 */
  int64_t unknown; /* int32 */
  /* at least 0 */
  int64_t version; /* int32 */
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

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
batch_v1alpha1_Job *batch_v1alpha1_Job_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
batch_v1alpha1_Job *batch_v1alpha1_Job_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
batch_v1alpha1_Job *batch_v1alpha1_Job_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
batch_v1alpha1_Job *batch_v1alpha1_Job_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool batch_v1alpha1_Job_validate(const batch_v1alpha1_Job *object, const batch_v1alpha1_Job *old,
                                 const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool batch_v1alpha1_Job_validate_decoded(const batch_v1alpha1_Job *object, const batch_v1alpha1_Job *old,
                                         const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool batch_v1alpha1_Job_default(crd_arena *arena, batch_v1alpha1_Job *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
batch_v1alpha1_Job *batch_v1alpha1_Job_copy(crd_arena *arena, const batch_v1alpha1_Job *object);

/* Whether two structs say the same. */
bool batch_v1alpha1_Job_equal(const batch_v1alpha1_Job *a, const batch_v1alpha1_Job *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string batch_v1alpha1_Job_to_json(crd_arena *arena, const batch_v1alpha1_Job *object);
static inline crd_string batch_v1alpha1_Job_to_yaml(crd_arena *arena, const batch_v1alpha1_Job *object) {
  return crd_kind_to_yaml(arena, &batch_v1alpha1_Job_kind, object);
}

CRD_END_DECLS

#endif
