/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* CronJob of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

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
  crd_string concurrencyPolicy;
  int64_t failedJobsHistoryLimit;                /* int32 */
  const batch_v1alpha1_JobTemplate *jobTemplate; /* required */
  crd_string schedule;                           /* required */
  int64_t startingDeadlineSeconds;               /* int64 */
  int64_t successfulJobsHistoryLimit;            /* int32 */
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

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
batch_v1alpha1_CronJob *batch_v1alpha1_CronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool batch_v1alpha1_CronJob_validate(const batch_v1alpha1_CronJob *object, const batch_v1alpha1_CronJob *old,
                                     const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool batch_v1alpha1_CronJob_default(crd_arena *arena, batch_v1alpha1_CronJob *object);

/* Whether two structs say the same. */
bool batch_v1alpha1_CronJob_equal(const batch_v1alpha1_CronJob *a, const batch_v1alpha1_CronJob *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string batch_v1alpha1_CronJob_to_json(crd_arena *arena, const batch_v1alpha1_CronJob *object);

#endif
