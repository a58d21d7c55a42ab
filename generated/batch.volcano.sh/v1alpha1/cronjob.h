/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* CronJob of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H

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

/* CronJob.spec.jobTemplate */
typedef struct batch_v1alpha1_JobTemplate {
  crd_object object;
  uint32_t has[1];
  const batch_v1alpha1_JobTemplateMetadata *metadata;
  const batch_v1alpha1_JobSpec *spec;
} batch_v1alpha1_JobTemplate;

enum {
  batch_v1alpha1_JobTemplate_has_metadata,
  batch_v1alpha1_JobTemplate_has_spec,
};

extern const crd_type batch_v1alpha1_JobTemplate_type;

/* CronJob.spec */
typedef struct batch_v1alpha1_CronJobSpec {
  crd_object object;
  uint32_t has[1];
  /* default "Allow"; one of "Allow", "Forbid", "Replace" */
  crd_string concurrencyPolicy;
  /* default 1; at least 0 */
  int64_t failedJobsHistoryLimit;                /* int32 */
  const batch_v1alpha1_JobTemplate *jobTemplate; /* required */
  crd_string schedule;                           /* required */
  /* at least 0 */
  int64_t startingDeadlineSeconds; /* int64 */
  /* default 3; at least 0 */
  int64_t successfulJobsHistoryLimit; /* int32 */
  /* default false */
  bool suspend;
  crd_string timeZone;
} batch_v1alpha1_CronJobSpec;

enum {
  batch_v1alpha1_CronJobSpec_has_concurrencyPolicy,
  batch_v1alpha1_CronJobSpec_has_failedJobsHistoryLimit,
  batch_v1alpha1_CronJobSpec_has_jobTemplate,
  batch_v1alpha1_CronJobSpec_has_schedule,
  batch_v1alpha1_CronJobSpec_has_startingDeadlineSeconds,
  batch_v1alpha1_CronJobSpec_has_successfulJobsHistoryLimit,
  batch_v1alpha1_CronJobSpec_has_suspend,
  batch_v1alpha1_CronJobSpec_has_timeZone,
};

#define batch_v1alpha1_CronJobSpec_concurrencyPolicy_Allow CRD_STRING("Allow")
#define batch_v1alpha1_CronJobSpec_concurrencyPolicy_Forbid CRD_STRING("Forbid")
#define batch_v1alpha1_CronJobSpec_concurrencyPolicy_Replace CRD_STRING("Replace")

extern const crd_type batch_v1alpha1_CronJobSpec_type;

/* CronJob.status */
typedef struct batch_v1alpha1_CronJobStatus {
  crd_object object;
  uint32_t has[1];
  core_v1_ObjectReference_list active;
  crd_string lastScheduleTime;   /* date-time */
  crd_string lastSuccessfulTime; /* date-time */
} batch_v1alpha1_CronJobStatus;

enum {
  batch_v1alpha1_CronJobStatus_has_active,
  batch_v1alpha1_CronJobStatus_has_lastScheduleTime,
  batch_v1alpha1_CronJobStatus_has_lastSuccessfulTime,
};

extern const crd_type batch_v1alpha1_CronJobStatus_type;

/* CronJob
 * Batch jobs made on a schedule. */
typedef struct batch_v1alpha1_CronJob {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const batch_v1alpha1_CronJobSpec *spec;
  const batch_v1alpha1_CronJobStatus *status;
} batch_v1alpha1_CronJob;

enum {
  batch_v1alpha1_CronJob_has_apiVersion,
  batch_v1alpha1_CronJob_has_kind,
  batch_v1alpha1_CronJob_has_metadata,
  batch_v1alpha1_CronJob_has_spec,
  batch_v1alpha1_CronJob_has_status,
};

extern const crd_type batch_v1alpha1_CronJob_type;

/* The kind's names and tables. */
extern const crd_kind batch_v1alpha1_CronJob_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors);
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                         crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool batch_v1alpha1_CronJob_validate(const batch_v1alpha1_CronJob *object, const batch_v1alpha1_CronJob *old,
                                     const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool batch_v1alpha1_CronJob_validate_decoded(const batch_v1alpha1_CronJob *object, const batch_v1alpha1_CronJob *old,
                                             const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool batch_v1alpha1_CronJob_default(crd_arena *arena, batch_v1alpha1_CronJob *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_copy(crd_arena *arena, const batch_v1alpha1_CronJob *object);

/* Whether two structs say the same. */
bool batch_v1alpha1_CronJob_equal(const batch_v1alpha1_CronJob *a, const batch_v1alpha1_CronJob *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string batch_v1alpha1_CronJob_to_json(crd_arena *arena, const batch_v1alpha1_CronJob *object);
static inline crd_string batch_v1alpha1_CronJob_to_yaml(crd_arena *arena, const batch_v1alpha1_CronJob *object) {
  return crd_kind_to_yaml(arena, &batch_v1alpha1_CronJob_kind, object);
}

CRD_END_DECLS

#endif
