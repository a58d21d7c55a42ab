/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Queue of scheduling.volcano.sh/v1beta1. */
#ifndef CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H
#define CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H

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

struct scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_bits {
  char preferredDuringSchedulingIgnoredDuringExecution[1], requiredDuringSchedulingIgnoredDuringExecution[2];
};
/* Queue.spec.affinity.nodeGroupAffinity and 1 more */
typedef struct scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity {
  crd_object object;
  uint32_t has[1];
  crd_string_list preferredDuringSchedulingIgnoredDuringExecution;
  crd_string_list requiredDuringSchedulingIgnoredDuringExecution;
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity);
} scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity;

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity_type;

struct scheduling_volcano_sh_v1beta1_Queue_Affinity_bits {
  char nodeGroupAffinity[1], nodeGroupAntiAffinity[2];
};
/* Queue.spec.affinity */
typedef struct scheduling_volcano_sh_v1beta1_Queue_Affinity {
  crd_object object;
  uint32_t has[1];
  const scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity *nodeGroupAffinity;
  const scheduling_volcano_sh_v1beta1_Queue_NodeGroupAffinity *nodeGroupAntiAffinity;
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_Affinity);
} scheduling_volcano_sh_v1beta1_Queue_Affinity;

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_Affinity_type;

struct scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_bits {
  char capacity[1], name[2], weight[3];
};
/* Queue.spec.extendClusters[] */
typedef struct scheduling_volcano_sh_v1beta1_Queue_ExtendCluster {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map capacity;
  crd_string name;
  int64_t weight; /* int32 */
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_ExtendCluster);
} scheduling_volcano_sh_v1beta1_Queue_ExtendCluster;

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_type;

typedef struct scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_list {
  const scheduling_volcano_sh_v1beta1_Queue_ExtendCluster *items;
  size_t count;
} scheduling_volcano_sh_v1beta1_Queue_ExtendCluster_list;

struct scheduling_volcano_sh_v1beta1_Queue_Guarantee_bits {
  char resource[1];
};
/* Queue.spec.guarantee */
typedef struct scheduling_volcano_sh_v1beta1_Queue_Guarantee {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_Guarantee);
} scheduling_volcano_sh_v1beta1_Queue_Guarantee;

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_Guarantee_type;

struct scheduling_volcano_sh_v1beta1_Queue_Spec_bits {
  char affinity[1], capability[2], dequeueStrategy[3], deserved[4], extendClusters[5], guarantee[6], parent[7];
  char priority[8], reclaimable[9], type[10], weight[11];
};
/* Queue.spec */
typedef struct scheduling_volcano_sh_v1beta1_Queue_Spec {
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
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_Spec);
} scheduling_volcano_sh_v1beta1_Queue_Spec;

#define scheduling_volcano_sh_v1beta1_Queue_Spec_dequeueStrategy_fifo CRD_STRING("fifo")
#define scheduling_volcano_sh_v1beta1_Queue_Spec_dequeueStrategy_traverse CRD_STRING("traverse")

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_Spec_type;

struct scheduling_volcano_sh_v1beta1_Queue_Reservation_bits {
  char nodes[1], resource[2];
};
/* Queue.status.reservation */
typedef struct scheduling_volcano_sh_v1beta1_Queue_Reservation {
  crd_object object;
  uint32_t has[1];
  crd_string_list nodes;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_Reservation);
} scheduling_volcano_sh_v1beta1_Queue_Reservation;

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_Reservation_type;

struct scheduling_volcano_sh_v1beta1_Queue_Status_bits {
  char allocated[1], completed[2], inqueue[3], pending[4], reservation[5], running[6], state[7], unknown[8];
};
/* Queue.status */
typedef struct scheduling_volcano_sh_v1beta1_Queue_Status {
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
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue_Status);
} scheduling_volcano_sh_v1beta1_Queue_Status;

#define scheduling_volcano_sh_v1beta1_Queue_Status_state_Open CRD_STRING("Open")
#define scheduling_volcano_sh_v1beta1_Queue_Status_state_Closed CRD_STRING("Closed")
#define scheduling_volcano_sh_v1beta1_Queue_Status_state_Closing CRD_STRING("Closing")
#define scheduling_volcano_sh_v1beta1_Queue_Status_state_Unknown CRD_STRING("Unknown")

extern const crd_type scheduling_volcano_sh_v1beta1_Queue_Status_type;

struct scheduling_volcano_sh_v1beta1_Queue_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
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
  CRD_BITS(scheduling_volcano_sh_v1beta1_Queue);
} scheduling_volcano_sh_v1beta1_Queue;

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
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
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
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
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

CRD_END_GENERATED

#endif
