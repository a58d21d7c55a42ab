/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Queue of scheduling.volcano.sh/v1beta1. */
#ifndef CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H
#define CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/mutate.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* What the kind calls the structs below it, which it may share with others. */
#define scheduling_volcano_sh_v1beta1_Queue_Spec crd_struct_9dcfb65603b6
#define scheduling_volcano_sh_v1beta1_Queue_Status crd_struct_6efb2e1c2c4f
#define scheduling_volcano_sh_v1beta1_Queue_Affinity crd_struct_0b30402e4279
#define scheduling_volcano_sh_v1beta1_Queue_ExtendCluster crd_struct_95db8e1aeb3f
#define scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_list crd_struct_95db8e1aeb3f_list
#define scheduling_volcano_sh_v1beta1_Queue_Guarantee crd_struct_a4eb1d0b4d42
#define scheduling_volcano_sh_v1beta1_Queue_Reservation crd_struct_9c60b325ff55
#define scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity crd_struct_a4fdd29e8df1

/* scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity: Queue.spec.affinity.nodeGroupAffinity and 1 more */
typedef struct crd_struct_a4fdd29e8df1 {
  crd_object object;
  uint32_t has[1];
  crd_string_list preferredDuringSchedulingIgnoredDuringExecution;
  crd_string_list requiredDuringSchedulingIgnoredDuringExecution;
} crd_struct_a4fdd29e8df1;

enum {
  crd_struct_a4fdd29e8df1_has_preferredDuringSchedulingIgnoredDuringExecution,
  crd_struct_a4fdd29e8df1_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type crd_struct_a4fdd29e8df1_type;

/* scheduling_volcano_sh_v1beta1_Queue_Affinity: Queue.spec.affinity */
typedef struct crd_struct_0b30402e4279 {
  crd_object object;
  uint32_t has[1];
  const scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity *nodeGroupAffinity;
  const scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity *nodeGroupAntiAffinity;
} crd_struct_0b30402e4279;

enum {
  crd_struct_0b30402e4279_has_nodeGroupAffinity,
  crd_struct_0b30402e4279_has_nodeGroupAntiAffinity,
};

extern const crd_type crd_struct_0b30402e4279_type;

/* scheduling_volcano_sh_v1beta1_Queue_ExtendCluster: Queue.spec.extendClusters[] */
typedef struct crd_struct_95db8e1aeb3f {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map capacity;
  crd_string name;
  int64_t weight; /* int32 */
} crd_struct_95db8e1aeb3f;

enum {
  crd_struct_95db8e1aeb3f_has_capacity,
  crd_struct_95db8e1aeb3f_has_name,
  crd_struct_95db8e1aeb3f_has_weight,
};

extern const crd_type crd_struct_95db8e1aeb3f_type;

typedef struct crd_struct_95db8e1aeb3f_list {
  crd_struct_95db8e1aeb3f *items;
  size_t count;
} crd_struct_95db8e1aeb3f_list;

/* scheduling_volcano_sh_v1beta1_Queue_Guarantee: Queue.spec.guarantee */
typedef struct crd_struct_a4eb1d0b4d42 {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
} crd_struct_a4eb1d0b4d42;

enum {
  crd_struct_a4eb1d0b4d42_has_resource,
};

extern const crd_type crd_struct_a4eb1d0b4d42_type;

/* scheduling_volcano_sh_v1beta1_Queue_Spec: Queue.spec */
typedef struct crd_struct_9dcfb65603b6 {
  crd_object object;
  uint32_t has[1];
  const scheduling_volcano_sh_v1beta1_Queue_Affinity *affinity;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map capability;
  /* default "traverse"; one of "fifo", "traverse" */
  crd_string dequeueStrategy;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map deserved;
  scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_list extendClusters;
  const scheduling_volcano_sh_v1beta1_Queue_Guarantee *guarantee;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string parent;
  /* at least 0 */
  int64_t priority; /* int32 */
  bool reclaimable;
  /* at most 253 characters */
  crd_string type;
  /* default 1; at least 1; at most 65535 */
  int64_t weight; /* int32 */
} crd_struct_9dcfb65603b6;

enum {
  crd_struct_9dcfb65603b6_has_affinity,
  crd_struct_9dcfb65603b6_has_capability,
  crd_struct_9dcfb65603b6_has_dequeueStrategy,
  crd_struct_9dcfb65603b6_has_deserved,
  crd_struct_9dcfb65603b6_has_extendClusters,
  crd_struct_9dcfb65603b6_has_guarantee,
  crd_struct_9dcfb65603b6_has_parent,
  crd_struct_9dcfb65603b6_has_priority,
  crd_struct_9dcfb65603b6_has_reclaimable,
  crd_struct_9dcfb65603b6_has_type,
  crd_struct_9dcfb65603b6_has_weight,
};

#define crd_struct_9dcfb65603b6_dequeueStrategy_fifo CRD_STRING("fifo")
#define crd_struct_9dcfb65603b6_dequeueStrategy_traverse CRD_STRING("traverse")

extern const crd_type crd_struct_9dcfb65603b6_type;

/* scheduling_volcano_sh_v1beta1_Queue_Reservation: Queue.status.reservation */
typedef struct crd_struct_9c60b325ff55 {
  crd_object object;
  uint32_t has[1];
  crd_string_list nodes;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
} crd_struct_9c60b325ff55;

enum {
  crd_struct_9c60b325ff55_has_nodes,
  crd_struct_9c60b325ff55_has_resource,
};

extern const crd_type crd_struct_9c60b325ff55_type;

/* scheduling_volcano_sh_v1beta1_Queue_Status: Queue.status */
typedef struct crd_struct_6efb2e1c2c4f {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map allocated;
  /* at least 0 */
  int64_t completed; /* int32 */
  /* at least 0 */
  int64_t inqueue; /* int32 */
  /* at least 0 */
  int64_t pending; /* int32 */
  const scheduling_volcano_sh_v1beta1_Queue_Reservation *reservation;
  /* at least 0 */
  int64_t running; /* int32 */
  /* one of "Open", "Closed", "Closing", "Unknown" */
  crd_string state;
  /* at least 0 */
  int64_t unknown; /* int32 */
} crd_struct_6efb2e1c2c4f;

enum {
  crd_struct_6efb2e1c2c4f_has_allocated,
  crd_struct_6efb2e1c2c4f_has_completed,
  crd_struct_6efb2e1c2c4f_has_inqueue,
  crd_struct_6efb2e1c2c4f_has_pending,
  crd_struct_6efb2e1c2c4f_has_reservation,
  crd_struct_6efb2e1c2c4f_has_running,
  crd_struct_6efb2e1c2c4f_has_state,
  crd_struct_6efb2e1c2c4f_has_unknown,
};

#define crd_struct_6efb2e1c2c4f_state_Open CRD_STRING("Open")
#define crd_struct_6efb2e1c2c4f_state_Closed CRD_STRING("Closed")
#define crd_struct_6efb2e1c2c4f_state_Closing CRD_STRING("Closing")
#define crd_struct_6efb2e1c2c4f_state_Unknown CRD_STRING("Unknown")

extern const crd_type crd_struct_6efb2e1c2c4f_type;

/* Queue
 * A share of the cluster that pod groups queue for. */
typedef struct scheduling_volcano_sh_v1beta1_Queue {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const scheduling_volcano_sh_v1beta1_Queue_Spec *spec;
  const scheduling_volcano_sh_v1beta1_Queue_Status *status;
} scheduling_volcano_sh_v1beta1_Queue;

enum {
  scheduling_volcano_sh_v1beta1_Queue_has_apiVersion,
  scheduling_volcano_sh_v1beta1_Queue_has_kind,
  scheduling_volcano_sh_v1beta1_Queue_has_metadata,
  scheduling_volcano_sh_v1beta1_Queue_has_spec,
  scheduling_volcano_sh_v1beta1_Queue_has_status,
};

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_type;

/* The kind's names and tables. */
extern const crd_kind scheduling_volcano_sh_v1beta1_Queue_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind scheduling_volcano_sh_v1beta1_Queue_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_create(crd_arena *arena,
                                                                                               const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
static inline bool scheduling_volcano_sh_v1beta1_Queue_judge(crd_arena *arena,
                                                             const scheduling_volcano_sh_v1beta1_Queue *object,
                                                             const scheduling_volcano_sh_v1beta1_Queue *old,
                                                             const crd_validate_options *options,
                                                             struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object, old, options, verdict);
}
static inline bool scheduling_volcano_sh_v1beta1_Queue_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                  const crd_validate_options *options,
                                                                  struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_decode(crd_arena *arena,
                                                                                               crd_value *value,
                                                                                               crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_json(crd_arena *arena,
                                                                                                  crd_string text,
                                                                                                  crd_texts *strict,
                                                                                                  crd_errors *errors);
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_from_yaml(crd_arena *arena,
                                                                                                  crd_string text,
                                                                                                  crd_texts *strict,
                                                                                                  crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool scheduling_volcano_sh_v1beta1_Queue_validate(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                  const scheduling_volcano_sh_v1beta1_Queue *old,
                                                  const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: scheduling_volcano_sh_v1beta1_Queue_judge.
  * False with an error where the struct cannot be such a one; not every change shows. */
bool scheduling_volcano_sh_v1beta1_Queue_validate_decoded(const scheduling_volcano_sh_v1beta1_Queue *object,
                                                          const scheduling_volcano_sh_v1beta1_Queue *old,
                                                          const crd_validate_options *options, crd_errors *errors);

/* What the operator's mutating webhook makes of the struct: a new one, with the defaults set, which counts as made by hand;
 * the patch is in `mutated`. NULL where it refuses, its patch does not apply, or memory gave out: `mutated` says so.
 * `options` may be NULL. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_mutate(crd_arena *arena,
                                                                                               const scheduling_volcano_sh_v1beta1_Queue *object, const crd_mutate_options *options, crd_mutated *mutated);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool scheduling_volcano_sh_v1beta1_Queue_default(crd_arena *arena,
                                                                scheduling_volcano_sh_v1beta1_Queue *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK scheduling_volcano_sh_v1beta1_Queue *scheduling_volcano_sh_v1beta1_Queue_copy(crd_arena *arena,
                                                                                             const scheduling_volcano_sh_v1beta1_Queue *object);

/* Whether two structs say the same. */
bool scheduling_volcano_sh_v1beta1_Queue_equal(const scheduling_volcano_sh_v1beta1_Queue *a,
                                               const scheduling_volcano_sh_v1beta1_Queue *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string scheduling_volcano_sh_v1beta1_Queue_to_json(crd_arena *arena, const scheduling_volcano_sh_v1beta1_Queue *object);
static inline crd_string scheduling_volcano_sh_v1beta1_Queue_to_yaml(crd_arena *arena,
                                                                     const scheduling_volcano_sh_v1beta1_Queue *object) {
  return crd_kind_to_yaml(arena, &scheduling_volcano_sh_v1beta1_Queue_kind, object);
}

CRD_END_DECLS

#endif
