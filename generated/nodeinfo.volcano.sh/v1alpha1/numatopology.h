/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H
#define CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H

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

/* Numatopology.spec.cpuDetail{} */
typedef struct nodeinfo_v1alpha1_CpuDetail {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t core;
  /* at least 0 */
  int64_t numa;
  /* at least 0 */
  int64_t socket;
} nodeinfo_v1alpha1_CpuDetail;

enum {
  nodeinfo_v1alpha1_CpuDetail_has_core,
  nodeinfo_v1alpha1_CpuDetail_has_numa,
  nodeinfo_v1alpha1_CpuDetail_has_socket,
};

extern const crd_type nodeinfo_v1alpha1_CpuDetail_type;

typedef struct nodeinfo_v1alpha1_CpuDetail_entry {
  crd_string key;
  nodeinfo_v1alpha1_CpuDetail value;
} nodeinfo_v1alpha1_CpuDetail_entry;

typedef struct nodeinfo_v1alpha1_CpuDetail_map {
  nodeinfo_v1alpha1_CpuDetail_entry *items;
  size_t count;
} nodeinfo_v1alpha1_CpuDetail_map;

/* Numatopology.spec.numares{} */
typedef struct nodeinfo_v1alpha1_Numare {
  crd_object object;
  uint32_t has[1];
  crd_string allocatable;
  int64_t capacity;
} nodeinfo_v1alpha1_Numare;

enum {
  nodeinfo_v1alpha1_Numare_has_allocatable,
  nodeinfo_v1alpha1_Numare_has_capacity,
};

extern const crd_type nodeinfo_v1alpha1_Numare_type;

typedef struct nodeinfo_v1alpha1_Numare_entry {
  crd_string key;
  nodeinfo_v1alpha1_Numare value;
} nodeinfo_v1alpha1_Numare_entry;

typedef struct nodeinfo_v1alpha1_Numare_map {
  nodeinfo_v1alpha1_Numare_entry *items;
  size_t count;
} nodeinfo_v1alpha1_Numare_map;

/* Numatopology.spec.podAllocations[].containerAllocations[] */
typedef struct nodeinfo_v1alpha1_ContainerAllocation {
  crd_object object;
  uint32_t has[1];
  crd_string_map allocations;
  crd_string name;
} nodeinfo_v1alpha1_ContainerAllocation;

enum {
  nodeinfo_v1alpha1_ContainerAllocation_has_allocations,
  nodeinfo_v1alpha1_ContainerAllocation_has_name,
};

extern const crd_type nodeinfo_v1alpha1_ContainerAllocation_type;

typedef struct nodeinfo_v1alpha1_ContainerAllocation_list {
  nodeinfo_v1alpha1_ContainerAllocation *items;
  size_t count;
} nodeinfo_v1alpha1_ContainerAllocation_list;

/* Numatopology.spec.podAllocations[] */
typedef struct nodeinfo_v1alpha1_PodAllocation {
  crd_object object;
  uint32_t has[1];
  nodeinfo_v1alpha1_ContainerAllocation_list containerAllocations;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string uid;
} nodeinfo_v1alpha1_PodAllocation;

enum {
  nodeinfo_v1alpha1_PodAllocation_has_containerAllocations,
  nodeinfo_v1alpha1_PodAllocation_has_name,
  nodeinfo_v1alpha1_PodAllocation_has_namespace_,
  nodeinfo_v1alpha1_PodAllocation_has_uid,
};

extern const crd_type nodeinfo_v1alpha1_PodAllocation_type;

typedef struct nodeinfo_v1alpha1_PodAllocation_list {
  nodeinfo_v1alpha1_PodAllocation *items;
  size_t count;
} nodeinfo_v1alpha1_PodAllocation_list;

/* Numatopology.spec */
typedef struct nodeinfo_v1alpha1_NumatopologySpec {
  crd_object object;
  uint32_t has[1];
  nodeinfo_v1alpha1_CpuDetail_map cpuDetail;
  nodeinfo_v1alpha1_Numare_map numares;
  nodeinfo_v1alpha1_PodAllocation_list podAllocations;
  crd_string_map policies;
  crd_string_map resReserved;
} nodeinfo_v1alpha1_NumatopologySpec;

enum {
  nodeinfo_v1alpha1_NumatopologySpec_has_cpuDetail,
  nodeinfo_v1alpha1_NumatopologySpec_has_numares,
  nodeinfo_v1alpha1_NumatopologySpec_has_podAllocations,
  nodeinfo_v1alpha1_NumatopologySpec_has_policies,
  nodeinfo_v1alpha1_NumatopologySpec_has_resReserved,
};

extern const crd_type nodeinfo_v1alpha1_NumatopologySpec_type;

/* Numatopology
 * The NUMA topology of a node. */
typedef struct nodeinfo_v1alpha1_Numatopology {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const nodeinfo_v1alpha1_NumatopologySpec *spec;
} nodeinfo_v1alpha1_Numatopology;

enum {
  nodeinfo_v1alpha1_Numatopology_has_apiVersion,
  nodeinfo_v1alpha1_Numatopology_has_kind,
  nodeinfo_v1alpha1_Numatopology_has_metadata,
  nodeinfo_v1alpha1_Numatopology_has_spec,
};

extern const crd_type nodeinfo_v1alpha1_Numatopology_type;

/* The kind's names and tables. */
extern const crd_kind nodeinfo_v1alpha1_Numatopology_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_decode(crd_arena *arena, crd_value *value,
                                                                      crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_from_json(crd_arena *arena, crd_string text,
                                                                         crd_texts *strict, crd_errors *errors);
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_from_yaml(crd_arena *arena, crd_string text,
                                                                         crd_texts *strict, crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool nodeinfo_v1alpha1_Numatopology_validate(const nodeinfo_v1alpha1_Numatopology *object,
                                             const nodeinfo_v1alpha1_Numatopology *old, const crd_validate_options *options,
                                             crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool nodeinfo_v1alpha1_Numatopology_validate_decoded(const nodeinfo_v1alpha1_Numatopology *object,
                                                     const nodeinfo_v1alpha1_Numatopology *old,
                                                     const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool nodeinfo_v1alpha1_Numatopology_default(crd_arena *arena, nodeinfo_v1alpha1_Numatopology *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_copy(crd_arena *arena,
                                                                    const nodeinfo_v1alpha1_Numatopology *object);

/* Whether two structs say the same. */
bool nodeinfo_v1alpha1_Numatopology_equal(const nodeinfo_v1alpha1_Numatopology *a, const nodeinfo_v1alpha1_Numatopology *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string nodeinfo_v1alpha1_Numatopology_to_json(crd_arena *arena, const nodeinfo_v1alpha1_Numatopology *object);
static inline crd_string nodeinfo_v1alpha1_Numatopology_to_yaml(crd_arena *arena,
                                                                const nodeinfo_v1alpha1_Numatopology *object) {
  return crd_kind_to_yaml(arena, &nodeinfo_v1alpha1_Numatopology_kind, object);
}

CRD_END_DECLS

#endif
