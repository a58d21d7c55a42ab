/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* CronJob of batch.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H
#define CRD_GENERATED_BATCH_VOLCANO_SH_V1ALPHA1_CRONJOB_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_GENERATED

struct batch_volcano_sh_v1alpha1_CronJob_JobTemplate_bits {
  char metadata[1], spec[2];
};
/* CronJob.spec.jobTemplate */
typedef struct batch_volcano_sh_v1alpha1_CronJob_JobTemplate {
  crd_object object;
  uint32_t has[1];
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateMetadata *metadata;
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplateSpec *spec;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_JobTemplate);
} batch_volcano_sh_v1alpha1_CronJob_JobTemplate;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_JobTemplate_type;

struct batch_volcano_sh_v1alpha1_CronJob_Spec_bits {
  char concurrencyPolicy[1], failedJobsHistoryLimit[2], jobTemplate[3], schedule[4], startingDeadlineSeconds[5];
  char successfulJobsHistoryLimit[6], suspend[7], timeZone[8];
};
/* CronJob.spec */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Spec {
  crd_object object;
  uint32_t has[1];
  /* default "Allow"; one of "Allow", "Forbid", "Replace" */
  crd_string concurrencyPolicy;
  /* default 1; at least 0 */
  int64_t failedJobsHistoryLimit;                                   /* int32 */
  const batch_volcano_sh_v1alpha1_CronJob_JobTemplate *jobTemplate; /* required */
  crd_string schedule;                                              /* required */
  /* at least 0 */
  int64_t startingDeadlineSeconds; /* int64 */
  /* default 3; at least 0 */
  int64_t successfulJobsHistoryLimit; /* int32 */
  /* default false */
  bool suspend;
  crd_string timeZone;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Spec);
} batch_volcano_sh_v1alpha1_CronJob_Spec;

#define batch_volcano_sh_v1alpha1_CronJob_Spec_concurrencyPolicy_Allow CRD_STRING("Allow")
#define batch_volcano_sh_v1alpha1_CronJob_Spec_concurrencyPolicy_Forbid CRD_STRING("Forbid")
#define batch_volcano_sh_v1alpha1_CronJob_Spec_concurrencyPolicy_Replace CRD_STRING("Replace")

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Spec_type;

struct batch_volcano_sh_v1alpha1_CronJob_Status_bits {
  char active[1], lastScheduleTime[2], lastSuccessfulTime[3];
};
/* CronJob.status */
typedef struct batch_volcano_sh_v1alpha1_CronJob_Status {
  crd_object object;
  uint32_t has[1];
  batch_volcano_sh_v1alpha1_CronJob_ObjectReference_list active;
  crd_string lastScheduleTime;   /* date-time */
  crd_string lastSuccessfulTime; /* date-time */
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob_Status);
} batch_volcano_sh_v1alpha1_CronJob_Status;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_Status_type;

struct batch_volcano_sh_v1alpha1_CronJob_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* CronJob
 * Batch jobs made on a schedule. */
typedef struct batch_volcano_sh_v1alpha1_CronJob {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const batch_volcano_sh_v1alpha1_CronJob_Spec *spec;
  const batch_volcano_sh_v1alpha1_CronJob_Status *status;
  CRD_BITS(batch_volcano_sh_v1alpha1_CronJob);
} batch_volcano_sh_v1alpha1_CronJob;

extern const crd_type batch_volcano_sh_v1alpha1_CronJob_type;

/* The kind's names and tables. */
extern const crd_kind batch_volcano_sh_v1alpha1_CronJob_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind batch_volcano_sh_v1alpha1_CronJob_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_create(crd_arena *arena,
                                                                                           const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool batch_volcano_sh_v1alpha1_CronJob_judge(crd_arena *arena, const batch_volcano_sh_v1alpha1_CronJob *object,
                                                           const batch_volcano_sh_v1alpha1_CronJob *old,
                                                           const crd_validate_options *options,
                                                           struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, object, old, options, verdict);
}
static inline bool batch_volcano_sh_v1alpha1_CronJob_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                const crd_validate_options *options,
                                                                struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_decode(crd_arena *arena,
                                                                                           crd_value *value,
                                                                                           crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_from_json(crd_arena *arena,
                                                                                              crd_string text,
                                                                                              crd_texts *strict,
                                                                                              crd_errors *errors);
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_from_yaml(crd_arena *arena,
                                                                                              crd_string text,
                                                                                              crd_texts *strict,
                                                                                              crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool batch_volcano_sh_v1alpha1_CronJob_validate(const batch_volcano_sh_v1alpha1_CronJob *object,
                                                const batch_volcano_sh_v1alpha1_CronJob *old,
                                                const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: batch_volcano_sh_v1alpha1_CronJob_judge. False
 * with an error where the struct cannot be such a one; not every change shows. */
bool batch_volcano_sh_v1alpha1_CronJob_validate_decoded(const batch_volcano_sh_v1alpha1_CronJob *object,
                                                        const batch_volcano_sh_v1alpha1_CronJob *old,
                                                        const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool batch_volcano_sh_v1alpha1_CronJob_default(crd_arena *arena, batch_volcano_sh_v1alpha1_CronJob *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK batch_volcano_sh_v1alpha1_CronJob *batch_volcano_sh_v1alpha1_CronJob_copy(crd_arena *arena,
                                                                                         const batch_volcano_sh_v1alpha1_CronJob *object);

/* Whether two structs say the same. */
bool batch_volcano_sh_v1alpha1_CronJob_equal(const batch_volcano_sh_v1alpha1_CronJob *a,
                                             const batch_volcano_sh_v1alpha1_CronJob *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string batch_volcano_sh_v1alpha1_CronJob_to_json(crd_arena *arena, const batch_volcano_sh_v1alpha1_CronJob *object);
static inline crd_string batch_volcano_sh_v1alpha1_CronJob_to_yaml(crd_arena *arena,
                                                                   const batch_volcano_sh_v1alpha1_CronJob *object) {
  return crd_kind_to_yaml(arena, &batch_volcano_sh_v1alpha1_CronJob_kind, object);
}

CRD_END_GENERATED

#endif
