/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayJob of ray.io/v1. */
#ifndef CRD_GENERATED_RAY_IO_V1_RAYJOB_H
#define CRD_GENERATED_RAY_IO_V1_RAYJOB_H

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

/* RayJob.status.rayJobInfo */
typedef struct ray_v1_RayJobInfo {
  crd_object object;
  uint32_t has[1];
  crd_string endTime;   /* date-time */
  crd_string startTime; /* date-time */
} ray_v1_RayJobInfo;

enum {
  ray_v1_RayJobInfo_has_endTime,
  ray_v1_RayJobInfo_has_startTime,
};

extern const crd_type ray_v1_RayJobInfo_type;

/* RayJob.status */
typedef struct ray_v1_RayJobStatus {
  crd_object object;
  uint32_t has[1];
  crd_string dashboardURL;
  crd_string endTime; /* date-time */
  /* default 0 */
  int64_t failed; /* int32 */
  crd_string jobDeploymentStatus;
  crd_string jobId;
  crd_string jobStatus;
  crd_string jobStatusCheckFailureStartTime; /* date-time */
  crd_string message;
  int64_t observedGeneration; /* int64 */
  crd_string rayClusterName;
  const ray_v1_RayClusterStatus *rayClusterStatus;
  const ray_v1_RayJobInfo *rayJobInfo;
  crd_string reason;
  crd_string startTime; /* date-time */
  /* default 0 */
  int64_t succeeded; /* int32 */
} ray_v1_RayJobStatus;

enum {
  ray_v1_RayJobStatus_has_dashboardURL,
  ray_v1_RayJobStatus_has_endTime,
  ray_v1_RayJobStatus_has_failed,
  ray_v1_RayJobStatus_has_jobDeploymentStatus,
  ray_v1_RayJobStatus_has_jobId,
  ray_v1_RayJobStatus_has_jobStatus,
  ray_v1_RayJobStatus_has_jobStatusCheckFailureStartTime,
  ray_v1_RayJobStatus_has_message,
  ray_v1_RayJobStatus_has_observedGeneration,
  ray_v1_RayJobStatus_has_rayClusterName,
  ray_v1_RayJobStatus_has_rayClusterStatus,
  ray_v1_RayJobStatus_has_rayJobInfo,
  ray_v1_RayJobStatus_has_reason,
  ray_v1_RayJobStatus_has_startTime,
  ray_v1_RayJobStatus_has_succeeded,
};

extern const crd_type ray_v1_RayJobStatus_type;

/* RayJob
 * A Ray job, with the cluster it runs on. */
typedef struct ray_v1_RayJob {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_v1_RayJobSpec *spec;
  const ray_v1_RayJobStatus *status;
} ray_v1_RayJob;

enum {
  ray_v1_RayJob_has_apiVersion,
  ray_v1_RayJob_has_kind,
  ray_v1_RayJob_has_metadata,
  ray_v1_RayJob_has_spec,
  ray_v1_RayJob_has_status,
};

extern const crd_type ray_v1_RayJob_type;

/* The kind's names and tables. */
extern const crd_kind ray_v1_RayJob_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
ray_v1_RayJob *ray_v1_RayJob_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
ray_v1_RayJob *ray_v1_RayJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
ray_v1_RayJob *ray_v1_RayJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
ray_v1_RayJob *ray_v1_RayJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool ray_v1_RayJob_validate(const ray_v1_RayJob *object, const ray_v1_RayJob *old, const crd_validate_options *options,
                            crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool ray_v1_RayJob_validate_decoded(const ray_v1_RayJob *object, const ray_v1_RayJob *old,
                                    const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool ray_v1_RayJob_default(crd_arena *arena, ray_v1_RayJob *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
ray_v1_RayJob *ray_v1_RayJob_copy(crd_arena *arena, const ray_v1_RayJob *object);

/* Whether two structs say the same. */
bool ray_v1_RayJob_equal(const ray_v1_RayJob *a, const ray_v1_RayJob *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_v1_RayJob_to_json(crd_arena *arena, const ray_v1_RayJob *object);
static inline crd_string ray_v1_RayJob_to_yaml(crd_arena *arena, const ray_v1_RayJob *object) {
  return crd_kind_to_yaml(arena, &ray_v1_RayJob_kind, object);
}

CRD_END_DECLS

#endif
