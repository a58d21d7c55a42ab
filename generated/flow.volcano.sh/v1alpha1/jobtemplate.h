/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* JobTemplate of flow.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H
#define CRD_GENERATED_FLOW_VOLCANO_SH_V1ALPHA1_JOBTEMPLATE_H

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

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                               crd_errors *errors);
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                               crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool flow_v1alpha1_JobTemplate_validate(const flow_v1alpha1_JobTemplate *object, const flow_v1alpha1_JobTemplate *old,
                                        const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool flow_v1alpha1_JobTemplate_validate_decoded(const flow_v1alpha1_JobTemplate *object,
                                                const flow_v1alpha1_JobTemplate *old, const crd_validate_options *options,
                                                crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool flow_v1alpha1_JobTemplate_default(crd_arena *arena, flow_v1alpha1_JobTemplate *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
flow_v1alpha1_JobTemplate *flow_v1alpha1_JobTemplate_copy(crd_arena *arena, const flow_v1alpha1_JobTemplate *object);

/* Whether two structs say the same. */
bool flow_v1alpha1_JobTemplate_equal(const flow_v1alpha1_JobTemplate *a, const flow_v1alpha1_JobTemplate *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string flow_v1alpha1_JobTemplate_to_json(crd_arena *arena, const flow_v1alpha1_JobTemplate *object);
static inline crd_string flow_v1alpha1_JobTemplate_to_yaml(crd_arena *arena, const flow_v1alpha1_JobTemplate *object) {
  return crd_kind_to_yaml(arena, &flow_v1alpha1_JobTemplate_kind, object);
}

CRD_END_DECLS

#endif
