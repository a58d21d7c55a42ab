/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* RayCronJob of ray.io/v1. */
#ifndef CRD_GENERATED_RAY_IO_V1_RAYCRONJOB_H
#define CRD_GENERATED_RAY_IO_V1_RAYCRONJOB_H

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

/* RayCronJob.spec */
typedef struct ray_v1_RayCronJobSpec {
  crd_object object;
  uint32_t has[1];
  const ray_v1_RayJobSpec *jobTemplate; /* required */
  crd_string schedule;                  /* required */
  bool suspend;
  /* at least 1 characters */
  crd_string timeZone;
} ray_v1_RayCronJobSpec;

enum {
  ray_v1_RayCronJobSpec_has_jobTemplate,
  ray_v1_RayCronJobSpec_has_schedule,
  ray_v1_RayCronJobSpec_has_suspend,
  ray_v1_RayCronJobSpec_has_timeZone,
};

extern const crd_type ray_v1_RayCronJobSpec_type;

/* RayCronJob.status */
typedef struct ray_v1_RayCronJobStatus {
  crd_object object;
  uint32_t has[1];
  crd_string lastScheduleTime; /* date-time */
} ray_v1_RayCronJobStatus;

enum {
  ray_v1_RayCronJobStatus_has_lastScheduleTime,
};

extern const crd_type ray_v1_RayCronJobStatus_type;

/* RayCronJob
 * Ray jobs made on a schedule. */
typedef struct ray_v1_RayCronJob {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const ray_v1_RayCronJobSpec *spec;
  const ray_v1_RayCronJobStatus *status;
} ray_v1_RayCronJob;

enum {
  ray_v1_RayCronJob_has_apiVersion,
  ray_v1_RayCronJob_has_kind,
  ray_v1_RayCronJob_has_metadata,
  ray_v1_RayCronJob_has_spec,
  ray_v1_RayCronJob_has_status,
};

extern const crd_type ray_v1_RayCronJob_type;

/* The kind's names and tables. */
extern const crd_kind ray_v1_RayCronJob_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
ray_v1_RayCronJob *ray_v1_RayCronJob_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
ray_v1_RayCronJob *ray_v1_RayCronJob_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
ray_v1_RayCronJob *ray_v1_RayCronJob_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
ray_v1_RayCronJob *ray_v1_RayCronJob_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool ray_v1_RayCronJob_validate(const ray_v1_RayCronJob *object, const ray_v1_RayCronJob *old,
                                const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool ray_v1_RayCronJob_validate_decoded(const ray_v1_RayCronJob *object, const ray_v1_RayCronJob *old,
                                        const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool ray_v1_RayCronJob_default(crd_arena *arena, ray_v1_RayCronJob *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
ray_v1_RayCronJob *ray_v1_RayCronJob_copy(crd_arena *arena, const ray_v1_RayCronJob *object);

/* Whether two structs say the same. */
bool ray_v1_RayCronJob_equal(const ray_v1_RayCronJob *a, const ray_v1_RayCronJob *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string ray_v1_RayCronJob_to_json(crd_arena *arena, const ray_v1_RayCronJob *object);
static inline crd_string ray_v1_RayCronJob_to_yaml(crd_arena *arena, const ray_v1_RayCronJob *object) {
  return crd_kind_to_yaml(arena, &ray_v1_RayCronJob_kind, object);
}

CRD_END_DECLS

#endif
