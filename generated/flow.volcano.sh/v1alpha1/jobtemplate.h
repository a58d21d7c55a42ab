/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

/* JobTemplate.status */
typedef struct flow_v1alpha1_JobTemplateStatus {
  crd_object object;
  uint32_t has[1];
  crd_string_list jobDependsOnList;
} flow_v1alpha1_JobTemplateStatus;

enum {
  flow_v1alpha1_JobTemplateStatus_has_jobDependsOnList,
};

extern const crd_type flow_v1alpha1_JobTemplateStatus_type;

/* JobTemplate
 * A job that flows make copies of. */
typedef struct flow_v1alpha1_JobTemplate {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const batch_v1alpha1_JobSpec *spec;
  const flow_v1alpha1_JobTemplateStatus *status;
} flow_v1alpha1_JobTemplate;

enum {
  flow_v1alpha1_JobTemplate_has_apiVersion,
  flow_v1alpha1_JobTemplate_has_kind,
  flow_v1alpha1_JobTemplate_has_metadata,
  flow_v1alpha1_JobTemplate_has_spec,
  flow_v1alpha1_JobTemplate_has_status,
};

extern const crd_type flow_v1alpha1_JobTemplate_type;

/* The kind's names and tables. */
extern const crd_kind flow_v1alpha1_JobTemplate_kind;

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool flow_v1alpha1_JobTemplate_validate(const flow_v1alpha1_JobTemplate *object, const flow_v1alpha1_JobTemplate *old,
                                        const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool flow_v1alpha1_JobTemplate_default(crd_arena *arena, flow_v1alpha1_JobTemplate *object);

/* Whether two structs say the same. */
bool flow_v1alpha1_JobTemplate_equal(const flow_v1alpha1_JobTemplate *a, const flow_v1alpha1_JobTemplate *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string flow_v1alpha1_JobTemplate_to_json(crd_arena *arena, const flow_v1alpha1_JobTemplate *object);

#endif
