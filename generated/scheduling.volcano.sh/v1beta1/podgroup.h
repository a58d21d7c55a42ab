/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* PodGroup of scheduling.volcano.sh/v1beta1. */
#ifndef CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_PODGROUP_H
#define CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_PODGROUP_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

/* PodGroup.spec.subGroupPolicy[] */
typedef struct scheduling_v1beta1_SubGroupPolicy {
  crd_object object;
  uint32_t has[1];
  const meta_v1_LabelSelector *labelSelector;
  crd_string_list matchLabelKeys;
  int64_t minSubGroups; /* int32 */
  crd_string name;
  const batch_v1alpha1_NetworkTopology *networkTopology;
  int64_t subGroupSize; /* int32 */
} scheduling_v1beta1_SubGroupPolicy;

enum {
  scheduling_v1beta1_SubGroupPolicy_has_labelSelector,
  scheduling_v1beta1_SubGroupPolicy_has_matchLabelKeys,
  scheduling_v1beta1_SubGroupPolicy_has_minSubGroups,
  scheduling_v1beta1_SubGroupPolicy_has_name,
  scheduling_v1beta1_SubGroupPolicy_has_networkTopology,
  scheduling_v1beta1_SubGroupPolicy_has_subGroupSize,
};

extern const crd_type scheduling_v1beta1_SubGroupPolicy_type;

typedef struct scheduling_v1beta1_SubGroupPolicy_list {
  scheduling_v1beta1_SubGroupPolicy *items;
  size_t count;
} scheduling_v1beta1_SubGroupPolicy_list;

/* PodGroup.spec */
typedef struct scheduling_v1beta1_PodGroupSpec {
  crd_object object;
  uint32_t has[1];
  int64_t minMember; /* int32 */
  crd_int_or_string_map minResources;
  crd_int_map minTaskMember;
  const batch_v1alpha1_NetworkTopology *networkTopology;
  crd_string priorityClassName;
  crd_string queue;
  scheduling_v1beta1_SubGroupPolicy_list subGroupPolicy;
} scheduling_v1beta1_PodGroupSpec;

enum {
  scheduling_v1beta1_PodGroupSpec_has_minMember,
  scheduling_v1beta1_PodGroupSpec_has_minResources,
  scheduling_v1beta1_PodGroupSpec_has_minTaskMember,
  scheduling_v1beta1_PodGroupSpec_has_networkTopology,
  scheduling_v1beta1_PodGroupSpec_has_priorityClassName,
  scheduling_v1beta1_PodGroupSpec_has_queue,
  scheduling_v1beta1_PodGroupSpec_has_subGroupPolicy,
};

extern const crd_type scheduling_v1beta1_PodGroupSpec_type;

/* PodGroup.status.conditions[] */
typedef struct scheduling_v1beta1_Condition {
  crd_object object;
  uint32_t has[1];
  crd_string lastTransitionTime; /* date-time */
  crd_string message;
  crd_string reason;
  crd_string status;
  crd_string transitionID;
  crd_string type;
} scheduling_v1beta1_Condition;

enum {
  scheduling_v1beta1_Condition_has_lastTransitionTime,
  scheduling_v1beta1_Condition_has_message,
  scheduling_v1beta1_Condition_has_reason,
  scheduling_v1beta1_Condition_has_status,
  scheduling_v1beta1_Condition_has_transitionID,
  scheduling_v1beta1_Condition_has_type,
};

extern const crd_type scheduling_v1beta1_Condition_type;

typedef struct scheduling_v1beta1_Condition_list {
  scheduling_v1beta1_Condition *items;
  size_t count;
} scheduling_v1beta1_Condition_list;

/* PodGroup.status */
typedef struct scheduling_v1beta1_PodGroupStatus {
  crd_object object;
  uint32_t has[1];
  scheduling_v1beta1_Condition_list conditions;
  int64_t failed; /* int32 */
  crd_string phase;
  int64_t running;   /* int32 */
  int64_t succeeded; /* int32 */
} scheduling_v1beta1_PodGroupStatus;

enum {
  scheduling_v1beta1_PodGroupStatus_has_conditions,
  scheduling_v1beta1_PodGroupStatus_has_failed,
  scheduling_v1beta1_PodGroupStatus_has_phase,
  scheduling_v1beta1_PodGroupStatus_has_running,
  scheduling_v1beta1_PodGroupStatus_has_succeeded,
};

extern const crd_type scheduling_v1beta1_PodGroupStatus_type;

/* PodGroup
 * Pods that are scheduled together or not at all. */
typedef struct scheduling_v1beta1_PodGroup {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const scheduling_v1beta1_PodGroupSpec *spec;
  const scheduling_v1beta1_PodGroupStatus *status;
} scheduling_v1beta1_PodGroup;

enum {
  scheduling_v1beta1_PodGroup_has_apiVersion,
  scheduling_v1beta1_PodGroup_has_kind,
  scheduling_v1beta1_PodGroup_has_metadata,
  scheduling_v1beta1_PodGroup_has_spec,
  scheduling_v1beta1_PodGroup_has_status,
};

extern const crd_type scheduling_v1beta1_PodGroup_type;

/* The kind's names and tables. */
extern const crd_kind scheduling_v1beta1_PodGroup_kind;

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
scheduling_v1beta1_PodGroup *scheduling_v1beta1_PodGroup_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool scheduling_v1beta1_PodGroup_validate(const scheduling_v1beta1_PodGroup *object, const scheduling_v1beta1_PodGroup *old,
                                          const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool scheduling_v1beta1_PodGroup_default(crd_arena *arena, scheduling_v1beta1_PodGroup *object);

/* Whether two structs say the same. */
bool scheduling_v1beta1_PodGroup_equal(const scheduling_v1beta1_PodGroup *a, const scheduling_v1beta1_PodGroup *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string scheduling_v1beta1_PodGroup_to_json(crd_arena *arena, const scheduling_v1beta1_PodGroup *object);

#endif
