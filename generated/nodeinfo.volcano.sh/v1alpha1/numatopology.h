/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H
#define CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

/* Numatopology.spec.cpuDetail{} */
typedef struct nodeinfo_v1alpha1_CpuDetail {
  crd_object object;
  uint32_t has[1];
  int64_t core;
  int64_t numa;
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

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
nodeinfo_v1alpha1_Numatopology *nodeinfo_v1alpha1_Numatopology_decode(crd_arena *arena, crd_value *value,
                                                                      crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool nodeinfo_v1alpha1_Numatopology_validate(const nodeinfo_v1alpha1_Numatopology *object,
                                             const nodeinfo_v1alpha1_Numatopology *old, const crd_validate_options *options,
                                             crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool nodeinfo_v1alpha1_Numatopology_default(crd_arena *arena, nodeinfo_v1alpha1_Numatopology *object);

/* Whether two structs say the same. */
bool nodeinfo_v1alpha1_Numatopology_equal(const nodeinfo_v1alpha1_Numatopology *a, const nodeinfo_v1alpha1_Numatopology *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string nodeinfo_v1alpha1_Numatopology_to_json(crd_arena *arena, const nodeinfo_v1alpha1_Numatopology *object);

#endif
