/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H
#define CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H

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

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_bits {
  char core[1], numa[2], socket[3];
};
/* Numatopology.spec.cpuDetail{} */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t core;
  /* at least 0 */
  int64_t numa;
  /* at least 0 */
  int64_t socket;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail);
} nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_type;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_entry {
  crd_string key;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail value;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_entry;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map {
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_entry *items;
  size_t count;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map;

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_bits {
  char allocatable[1], capacity[2];
};
/* Numatopology.spec.numares{} */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare {
  crd_object object;
  uint32_t has[1];
  crd_string allocatable;
  int64_t capacity;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare);
} nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_type;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_entry {
  crd_string key;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare value;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_entry;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map {
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_entry *items;
  size_t count;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map;

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_bits {
  char allocations[1], name[2];
};
/* Numatopology.spec.podAllocations[].containerAllocations[] */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation {
  crd_object object;
  uint32_t has[1];
  crd_string_map allocations;
  crd_string name;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation);
} nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_type;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list {
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation *items;
  size_t count;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list;

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_bits {
  char containerAllocations[1], name[2], namespace_[3], uid[4];
};
/* Numatopology.spec.podAllocations[] */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation {
  crd_object object;
  uint32_t has[1];
  nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list containerAllocations;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string uid;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation);
} nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_type;

typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list {
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation *items;
  size_t count;
} nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list;

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_bits {
  char cpuDetail[1], numares[2], podAllocations[3], policies[4], resReserved[5];
};
/* Numatopology.spec */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec {
  crd_object object;
  uint32_t has[1];
  nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map cpuDetail;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map numares;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list podAllocations;
  crd_string_map policies;
  crd_string_map resReserved;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec);
} nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec_type;

struct nodeinfo_volcano_sh_v1alpha1_Numatopology_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4];
};
/* Numatopology
 * The NUMA topology of a node. */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec *spec;
  CRD_BITS(nodeinfo_volcano_sh_v1alpha1_Numatopology);
} nodeinfo_volcano_sh_v1alpha1_Numatopology;

extern const crd_type nodeinfo_volcano_sh_v1alpha1_Numatopology_type;

/* The kind's names and tables. */
extern const crd_kind nodeinfo_volcano_sh_v1alpha1_Numatopology_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_create(crd_arena *arena,
                                                                                                           const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool nodeinfo_volcano_sh_v1alpha1_Numatopology_judge(crd_arena *arena,
                                                                   const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                                   const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                                   const crd_validate_options *options,
                                                                   struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object, old, options, verdict);
}
static inline bool nodeinfo_volcano_sh_v1alpha1_Numatopology_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                        const crd_validate_options *options,
                                                                        struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_decode(crd_arena *arena,
                                                                                                           crd_value *value,
                                                                                                           crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_json(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);
CRD_MUST_CHECK nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                        const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                        const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more:
 * nodeinfo_volcano_sh_v1alpha1_Numatopology_judge. False with an error where the struct cannot be such a one; not every
 * change shows. */
bool nodeinfo_volcano_sh_v1alpha1_Numatopology_validate_decoded(const nodeinfo_volcano_sh_v1alpha1_Numatopology *object,
                                                                const nodeinfo_volcano_sh_v1alpha1_Numatopology *old,
                                                                const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool nodeinfo_volcano_sh_v1alpha1_Numatopology_default(crd_arena *arena,
                                                                      nodeinfo_volcano_sh_v1alpha1_Numatopology *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK nodeinfo_volcano_sh_v1alpha1_Numatopology *nodeinfo_volcano_sh_v1alpha1_Numatopology_copy(crd_arena *arena,
                                                                                                         const nodeinfo_volcano_sh_v1alpha1_Numatopology *object);

/* Whether two structs say the same. */
bool nodeinfo_volcano_sh_v1alpha1_Numatopology_equal(const nodeinfo_volcano_sh_v1alpha1_Numatopology *a,
                                                     const nodeinfo_volcano_sh_v1alpha1_Numatopology *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string nodeinfo_volcano_sh_v1alpha1_Numatopology_to_json(crd_arena *arena,
                                                             const nodeinfo_volcano_sh_v1alpha1_Numatopology *object);
static inline crd_string nodeinfo_volcano_sh_v1alpha1_Numatopology_to_yaml(crd_arena *arena,
                                                                           const nodeinfo_volcano_sh_v1alpha1_Numatopology *object) {
  return crd_kind_to_yaml(arena, &nodeinfo_volcano_sh_v1alpha1_Numatopology_kind, object);
}

CRD_END_GENERATED

#endif
