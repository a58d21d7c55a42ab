/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Queue of scheduling.volcano.sh/v1beta1. */
#ifndef CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H
#define CRD_GENERATED_SCHEDULING_VOLCANO_SH_V1BETA1_QUEUE_H

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

/* Queue.spec.affinity.nodeGroupAffinity and 1 more */
typedef struct scheduling_v1beta1_NodeGroupAffinity {
  crd_object object;
  uint32_t has[1];
  crd_string_list preferredDuringSchedulingIgnoredDuringExecution;
  crd_string_list requiredDuringSchedulingIgnoredDuringExecution;
} scheduling_v1beta1_NodeGroupAffinity;

enum {
  scheduling_v1beta1_NodeGroupAffinity_has_preferredDuringSchedulingIgnoredDuringExecution,
  scheduling_v1beta1_NodeGroupAffinity_has_requiredDuringSchedulingIgnoredDuringExecution,
};

extern const crd_type scheduling_v1beta1_NodeGroupAffinity_type;

/* Queue.spec.affinity */
typedef struct scheduling_v1beta1_Affinity {
  crd_object object;
  uint32_t has[1];
  const scheduling_v1beta1_NodeGroupAffinity *nodeGroupAffinity;
  const scheduling_v1beta1_NodeGroupAffinity *nodeGroupAntiAffinity;
} scheduling_v1beta1_Affinity;

enum {
  scheduling_v1beta1_Affinity_has_nodeGroupAffinity,
  scheduling_v1beta1_Affinity_has_nodeGroupAntiAffinity,
};

extern const crd_type scheduling_v1beta1_Affinity_type;

/* Queue.spec.extendClusters[] */
typedef struct scheduling_v1beta1_ExtendCluster {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map capacity;
  crd_string name;
  int64_t weight; /* int32 */
} scheduling_v1beta1_ExtendCluster;

enum {
  scheduling_v1beta1_ExtendCluster_has_capacity,
  scheduling_v1beta1_ExtendCluster_has_name,
  scheduling_v1beta1_ExtendCluster_has_weight,
};

extern const crd_type scheduling_v1beta1_ExtendCluster_type;

typedef struct scheduling_v1beta1_ExtendCluster_list {
  scheduling_v1beta1_ExtendCluster *items;
  size_t count;
} scheduling_v1beta1_ExtendCluster_list;

/* Queue.spec.guarantee */
typedef struct scheduling_v1beta1_Guarantee {
  crd_object object;
  uint32_t has[1];
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
} scheduling_v1beta1_Guarantee;

enum {
  scheduling_v1beta1_Guarantee_has_resource,
};

extern const crd_type scheduling_v1beta1_Guarantee_type;

/* Queue.spec */
typedef struct scheduling_v1beta1_QueueSpec {
  crd_object object;
  uint32_t has[1];
  const scheduling_v1beta1_Affinity *affinity;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map capability;
  /* default "traverse"; one of "fifo", "traverse" */
  crd_string dequeueStrategy;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map deserved;
  scheduling_v1beta1_ExtendCluster_list extendClusters;
  const scheduling_v1beta1_Guarantee *guarantee;
  /* at most 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string parent;
  /* at least 0 */
  int64_t priority; /* int32 */
  bool reclaimable;
  /* at most 253 characters */
  crd_string type;
  /* default 1; at least 1; at most 65535 */
  int64_t weight; /* int32 */
} scheduling_v1beta1_QueueSpec;

enum {
  scheduling_v1beta1_QueueSpec_has_affinity,
  scheduling_v1beta1_QueueSpec_has_capability,
  scheduling_v1beta1_QueueSpec_has_dequeueStrategy,
  scheduling_v1beta1_QueueSpec_has_deserved,
  scheduling_v1beta1_QueueSpec_has_extendClusters,
  scheduling_v1beta1_QueueSpec_has_guarantee,
  scheduling_v1beta1_QueueSpec_has_parent,
  scheduling_v1beta1_QueueSpec_has_priority,
  scheduling_v1beta1_QueueSpec_has_reclaimable,
  scheduling_v1beta1_QueueSpec_has_type,
  scheduling_v1beta1_QueueSpec_has_weight,
};

#define scheduling_v1beta1_QueueSpec_dequeueStrategy_fifo CRD_STRING("fifo")
#define scheduling_v1beta1_QueueSpec_dequeueStrategy_traverse CRD_STRING("traverse")

extern const crd_type scheduling_v1beta1_QueueSpec_type;

/* Queue.status.reservation */
typedef struct scheduling_v1beta1_Reservation {
  crd_object object;
  uint32_t has[1];
  crd_string_list nodes;
  /* of each: pattern
   * ^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$ */
  crd_int_or_string_map resource;
} scheduling_v1beta1_Reservation;

enum {
  scheduling_v1beta1_Reservation_has_nodes,
  scheduling_v1beta1_Reservation_has_resource,
};

extern const crd_type scheduling_v1beta1_Reservation_type;

/* Queue.status */
typedef struct scheduling_v1beta1_QueueStatus {
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
  const scheduling_v1beta1_Reservation *reservation;
  /* at least 0 */
  int64_t running; /* int32 */
  /* one of "Open", "Closed", "Closing", "Unknown" */
  crd_string state;
  /* at least 0 */
  int64_t unknown; /* int32 */
} scheduling_v1beta1_QueueStatus;

enum {
  scheduling_v1beta1_QueueStatus_has_allocated,
  scheduling_v1beta1_QueueStatus_has_completed,
  scheduling_v1beta1_QueueStatus_has_inqueue,
  scheduling_v1beta1_QueueStatus_has_pending,
  scheduling_v1beta1_QueueStatus_has_reservation,
  scheduling_v1beta1_QueueStatus_has_running,
  scheduling_v1beta1_QueueStatus_has_state,
  scheduling_v1beta1_QueueStatus_has_unknown,
};

#define scheduling_v1beta1_QueueStatus_state_Open CRD_STRING("Open")
#define scheduling_v1beta1_QueueStatus_state_Closed CRD_STRING("Closed")
#define scheduling_v1beta1_QueueStatus_state_Closing CRD_STRING("Closing")
#define scheduling_v1beta1_QueueStatus_state_Unknown CRD_STRING("Unknown")

extern const crd_type scheduling_v1beta1_QueueStatus_type;

/* Queue
 * A share of the cluster that pod groups queue for. */
typedef struct scheduling_v1beta1_Queue {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const scheduling_v1beta1_QueueSpec *spec;
  const scheduling_v1beta1_QueueStatus *status;
} scheduling_v1beta1_Queue;

enum {
  scheduling_v1beta1_Queue_has_apiVersion,
  scheduling_v1beta1_Queue_has_kind,
  scheduling_v1beta1_Queue_has_metadata,
  scheduling_v1beta1_Queue_has_spec,
  scheduling_v1beta1_Queue_has_status,
};

extern const crd_type scheduling_v1beta1_Queue_type;

/* The kind's names and tables. */
extern const crd_kind scheduling_v1beta1_Queue_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
scheduling_v1beta1_Queue *scheduling_v1beta1_Queue_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
scheduling_v1beta1_Queue *scheduling_v1beta1_Queue_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
scheduling_v1beta1_Queue *scheduling_v1beta1_Queue_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                             crd_errors *errors);
scheduling_v1beta1_Queue *scheduling_v1beta1_Queue_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                             crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool scheduling_v1beta1_Queue_validate(const scheduling_v1beta1_Queue *object, const scheduling_v1beta1_Queue *old,
                                       const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool scheduling_v1beta1_Queue_validate_decoded(const scheduling_v1beta1_Queue *object, const scheduling_v1beta1_Queue *old,
                                               const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool scheduling_v1beta1_Queue_default(crd_arena *arena, scheduling_v1beta1_Queue *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
scheduling_v1beta1_Queue *scheduling_v1beta1_Queue_copy(crd_arena *arena, const scheduling_v1beta1_Queue *object);

/* Whether two structs say the same. */
bool scheduling_v1beta1_Queue_equal(const scheduling_v1beta1_Queue *a, const scheduling_v1beta1_Queue *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string scheduling_v1beta1_Queue_to_json(crd_arena *arena, const scheduling_v1beta1_Queue *object);
static inline crd_string scheduling_v1beta1_Queue_to_yaml(crd_arena *arena, const scheduling_v1beta1_Queue *object) {
  return crd_kind_to_yaml(arena, &scheduling_v1beta1_Queue_kind, object);
}

CRD_END_DECLS

#endif
