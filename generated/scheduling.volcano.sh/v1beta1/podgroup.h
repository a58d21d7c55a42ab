/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* PodGroup of scheduling.volcano.sh/v1beta1. */
#ifndef CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_PODGROUP_H
#define CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_PODGROUP_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 18
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/mutate.h>
#include <crd/types.h>

CRD_BEGIN_GENERATED

/* What the kind calls the structs below it, which it may share with others. */
typedef batch_volcano_sh_v1alpha1_CronJob_NetworkTopology scheduling_volcano_sh_v1beta1_PodGroup_NetworkTopology;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector scheduling_volcano_sh_v1beta1_PodGroup_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement scheduling_volcano_sh_v1beta1_PodGroup_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list scheduling_volcano_sh_v1beta1_PodGroup_LabelSelectorRequirement_list;
#define scheduling_volcano_sh_v1beta1_PodGroup_NetworkTopology_mode_hard batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_hard
#define scheduling_volcano_sh_v1beta1_PodGroup_NetworkTopology_mode_soft batch_volcano_sh_v1alpha1_CronJob_NetworkTopology_mode_soft

struct scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_bits {
  char labelSelector[1], matchLabelKeys[2], minSubGroups[3], name[4], networkTopology[5], subGroupSize[6];
};
/* PodGroup.spec.subGroupPolicy[] */
typedef struct scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy {
  crd_object object;
  uint32_t has[1];
  const scheduling_volcano_sh_v1beta1_PodGroup_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  /* default 0; at least 0 */
  int64_t minSubGroups; /* int32 */
  /* at most 253 characters */
  crd_string name;
  const scheduling_volcano_sh_v1beta1_PodGroup_NetworkTopology *networkTopology;
  /* default 1; at least 1 */
  int64_t subGroupSize; /* int32 */
  CRD_BITS(scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy);
} scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy;

extern const crd_type scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_type;

typedef struct scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_list {
  const scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy *items;
  size_t count;
} scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_list;

struct scheduling_volcano_sh_v1beta1_PodGroup_Spec_bits {
  char minMember[1], minResources[2], minTaskMember[3], networkTopology[4], priorityClassName[5], queue[6];
  char subGroupPolicy[7];
};
/* PodGroup.spec */
typedef struct scheduling_volcano_sh_v1beta1_PodGroup_Spec {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t minMember; /* int32 */
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map minResources;
  crd_int_map minTaskMember;
  const scheduling_volcano_sh_v1beta1_PodGroup_NetworkTopology *networkTopology;
  /* at most 253 characters */
  crd_string priorityClassName;
  /* default "default"; at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string queue;
  scheduling_volcano_sh_v1beta1_PodGroup_SubGroupPolicy_list subGroupPolicy;
  CRD_BITS(scheduling_volcano_sh_v1beta1_PodGroup_Spec);
} scheduling_volcano_sh_v1beta1_PodGroup_Spec;

extern const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Spec_type;

struct scheduling_volcano_sh_v1beta1_PodGroup_Condition_bits {
  char lastTransitionTime[1], message[2], reason[3], status[4], transitionID[5], type[6];
};
/* PodGroup.status.conditions[] */
typedef struct scheduling_volcano_sh_v1beta1_PodGroup_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string message;
  crd_string reason;
  crd_string status;
  crd_string transitionID;
  crd_string type;
  CRD_BITS(scheduling_volcano_sh_v1beta1_PodGroup_Condition);
} scheduling_volcano_sh_v1beta1_PodGroup_Condition;

extern const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Condition_type;

typedef struct scheduling_volcano_sh_v1beta1_PodGroup_Condition_list {
  const scheduling_volcano_sh_v1beta1_PodGroup_Condition *items;
  size_t count;
} scheduling_volcano_sh_v1beta1_PodGroup_Condition_list;

struct scheduling_volcano_sh_v1beta1_PodGroup_Status_bits {
  char conditions[1], failed[2], phase[3], running[4], succeeded[5];
};
/* PodGroup.status */
typedef struct scheduling_volcano_sh_v1beta1_PodGroup_Status {
  crd_object object;
  uint32_t has[1];
  scheduling_volcano_sh_v1beta1_PodGroup_Condition_list conditions;
  /* at least 0 */
  int64_t failed; /* int32 */
  /* one of "Pending", "Running", "Unknown", "Inqueue", "Completed" */
  crd_string phase;
  /* at least 0 */
  int64_t running; /* int32 */
  /* at least 0 */
  int64_t succeeded; /* int32 */
  CRD_BITS(scheduling_volcano_sh_v1beta1_PodGroup_Status);
} scheduling_volcano_sh_v1beta1_PodGroup_Status;

#define scheduling_volcano_sh_v1beta1_PodGroup_Status_phase_Pending CRD_STRING("Pending")
#define scheduling_volcano_sh_v1beta1_PodGroup_Status_phase_Running CRD_STRING("Running")
#define scheduling_volcano_sh_v1beta1_PodGroup_Status_phase_Unknown CRD_STRING("Unknown")
#define scheduling_volcano_sh_v1beta1_PodGroup_Status_phase_Inqueue CRD_STRING("Inqueue")
#define scheduling_volcano_sh_v1beta1_PodGroup_Status_phase_Completed CRD_STRING("Completed")

extern const crd_type scheduling_volcano_sh_v1beta1_PodGroup_Status_type;

struct scheduling_volcano_sh_v1beta1_PodGroup_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* PodGroup
 * Pods that are scheduled together or not at all. */
typedef struct scheduling_volcano_sh_v1beta1_PodGroup {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const scheduling_volcano_sh_v1beta1_PodGroup_Spec *spec;
  const scheduling_volcano_sh_v1beta1_PodGroup_Status *status;
  CRD_BITS(scheduling_volcano_sh_v1beta1_PodGroup);
} scheduling_volcano_sh_v1beta1_PodGroup;

extern const crd_type scheduling_volcano_sh_v1beta1_PodGroup_type;

/* The kind's names and tables. */
extern const crd_kind scheduling_volcano_sh_v1beta1_PodGroup_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind scheduling_volcano_sh_v1beta1_PodGroup_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_create(crd_arena *arena,
                                                                                                     const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool scheduling_volcano_sh_v1beta1_PodGroup_judge(crd_arena *arena,
                                                                const scheduling_volcano_sh_v1beta1_PodGroup *object,
                                                                const scheduling_volcano_sh_v1beta1_PodGroup *old,
                                                                const crd_validate_options *options,
                                                                struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object, old, options, verdict);
}
static inline bool scheduling_volcano_sh_v1beta1_PodGroup_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                     const crd_validate_options *options,
                                                                     struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_decode(crd_arena *arena,
                                                                                                     crd_value *value,
                                                                                                     crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_from_json(crd_arena *arena,
                                                                                                        crd_string text,
                                                                                                        crd_texts *strict,
                                                                                                        crd_errors *errors);
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_from_yaml(crd_arena *arena,
                                                                                                        crd_string text,
                                                                                                        crd_texts *strict,
                                                                                                        crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool scheduling_volcano_sh_v1beta1_PodGroup_validate(const scheduling_volcano_sh_v1beta1_PodGroup *object,
                                                     const scheduling_volcano_sh_v1beta1_PodGroup *old,
                                                     const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: scheduling_volcano_sh_v1beta1_PodGroup_judge.
 * False with an error where the struct cannot be such a one; not every change shows. */
bool scheduling_volcano_sh_v1beta1_PodGroup_validate_decoded(const scheduling_volcano_sh_v1beta1_PodGroup *object,
                                                             const scheduling_volcano_sh_v1beta1_PodGroup *old,
                                                             const crd_validate_options *options, crd_errors *errors);

/* What the operator's mutating webhook makes of the struct: a new one, with the defaults set, which counts as made by hand;
 * the patch is in `mutated`. NULL where it refuses, its patch does not apply, or memory gave out: `mutated` says so.
 * `options` may be NULL. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_mutate(crd_arena *arena,
                                                                                                     const scheduling_volcano_sh_v1beta1_PodGroup *object, const crd_mutate_options *options, crd_mutated *mutated);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool scheduling_volcano_sh_v1beta1_PodGroup_default(crd_arena *arena,
                                                                   scheduling_volcano_sh_v1beta1_PodGroup *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_PodGroup *scheduling_volcano_sh_v1beta1_PodGroup_copy(crd_arena *arena,
                                                                                                   const scheduling_volcano_sh_v1beta1_PodGroup *object);

/* Whether two structs say the same. */
bool scheduling_volcano_sh_v1beta1_PodGroup_equal(const scheduling_volcano_sh_v1beta1_PodGroup *a,
                                                  const scheduling_volcano_sh_v1beta1_PodGroup *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string scheduling_volcano_sh_v1beta1_PodGroup_to_json(crd_arena *arena,
                                                          const scheduling_volcano_sh_v1beta1_PodGroup *object);
static inline crd_string scheduling_volcano_sh_v1beta1_PodGroup_to_yaml(crd_arena *arena,
                                                                        const scheduling_volcano_sh_v1beta1_PodGroup *object) {
  return crd_kind_to_yaml(arena, &scheduling_volcano_sh_v1beta1_PodGroup_kind, object);
}

CRD_END_GENERATED

#endif
