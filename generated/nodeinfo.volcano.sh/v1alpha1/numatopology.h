/* Made by crdc 0.1.0 from schemas with the digest
 * b69710e5fc71fad4d74bdccd76a4215a4d68fe08237e6ca87955092a76167eec.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Numatopology of nodeinfo.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H
#define CRD_GENERATED_NODEINFO_VOLCANO_SH_V1ALPHA1_NUMATOPOLOGY_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 16
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/kind.h>
#include <crd/types.h>

CRD_BEGIN_DECLS

/* What the kind calls the structs below it, which it may share with others. */
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec crd_struct_7a9aab9a42c9
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail crd_struct_bdfff1b73bbd
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map crd_struct_bdfff1b73bbd_map
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_entry crd_struct_bdfff1b73bbd_entry
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare crd_struct_4f10b1343438
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map crd_struct_4f10b1343438_map
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_entry crd_struct_4f10b1343438_entry
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation crd_struct_a14e76554049
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list crd_struct_a14e76554049_list
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation crd_struct_49e60f2caf3d
#define nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list crd_struct_49e60f2caf3d_list

/* nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail: Numatopology.spec.cpuDetail{} */
typedef struct crd_struct_bdfff1b73bbd {
  crd_object object;
  uint32_t has[1];
  /* at least 0 */
  int64_t core;
  /* at least 0 */
  int64_t numa;
  /* at least 0 */
  int64_t socket;
} crd_struct_bdfff1b73bbd;

enum {
  crd_struct_bdfff1b73bbd_has_core,
  crd_struct_bdfff1b73bbd_has_numa,
  crd_struct_bdfff1b73bbd_has_socket,
};

extern const crd_type crd_struct_bdfff1b73bbd_type;

typedef struct crd_struct_bdfff1b73bbd_entry {
  crd_string key;
  crd_struct_bdfff1b73bbd value;
} crd_struct_bdfff1b73bbd_entry;

typedef struct crd_struct_bdfff1b73bbd_map {
  crd_struct_bdfff1b73bbd_entry *items;
  size_t count;
} crd_struct_bdfff1b73bbd_map;

/* nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare: Numatopology.spec.numares{} */
typedef struct crd_struct_4f10b1343438 {
  crd_object object;
  uint32_t has[1];
  crd_string allocatable;
  int64_t capacity;
} crd_struct_4f10b1343438;

enum {
  crd_struct_4f10b1343438_has_allocatable,
  crd_struct_4f10b1343438_has_capacity,
};

extern const crd_type crd_struct_4f10b1343438_type;

typedef struct crd_struct_4f10b1343438_entry {
  crd_string key;
  crd_struct_4f10b1343438 value;
} crd_struct_4f10b1343438_entry;

typedef struct crd_struct_4f10b1343438_map {
  crd_struct_4f10b1343438_entry *items;
  size_t count;
} crd_struct_4f10b1343438_map;

/* nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation: Numatopology.spec.podAllocations[].containerAllocations[] */
typedef struct crd_struct_49e60f2caf3d {
  crd_object object;
  uint32_t has[1];
  crd_string_map allocations;
  crd_string name;
} crd_struct_49e60f2caf3d;

enum {
  crd_struct_49e60f2caf3d_has_allocations,
  crd_struct_49e60f2caf3d_has_name,
};

extern const crd_type crd_struct_49e60f2caf3d_type;

typedef struct crd_struct_49e60f2caf3d_list {
  crd_struct_49e60f2caf3d *items;
  size_t count;
} crd_struct_49e60f2caf3d_list;

/* nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation: Numatopology.spec.podAllocations[] */
typedef struct crd_struct_a14e76554049 {
  crd_object object;
  uint32_t has[1];
  nodeinfo_volcano_sh_v1alpha1_Numatopology_ContainerAllocation_list containerAllocations;
  crd_string name;
  crd_string namespace_; /* "namespace" */
  crd_string uid;
} crd_struct_a14e76554049;

enum {
  crd_struct_a14e76554049_has_containerAllocations,
  crd_struct_a14e76554049_has_name,
  crd_struct_a14e76554049_has_namespace_,
  crd_struct_a14e76554049_has_uid,
};

extern const crd_type crd_struct_a14e76554049_type;

typedef struct crd_struct_a14e76554049_list {
  crd_struct_a14e76554049 *items;
  size_t count;
} crd_struct_a14e76554049_list;

/* nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec: Numatopology.spec */
typedef struct crd_struct_7a9aab9a42c9 {
  crd_object object;
  uint32_t has[1];
  nodeinfo_volcano_sh_v1alpha1_Numatopology_CpuDetail_map cpuDetail;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_Numare_map numares;
  nodeinfo_volcano_sh_v1alpha1_Numatopology_PodAllocation_list podAllocations;
  crd_string_map policies;
  crd_string_map resReserved;
} crd_struct_7a9aab9a42c9;

enum {
  crd_struct_7a9aab9a42c9_has_cpuDetail,
  crd_struct_7a9aab9a42c9_has_numares,
  crd_struct_7a9aab9a42c9_has_podAllocations,
  crd_struct_7a9aab9a42c9_has_policies,
  crd_struct_7a9aab9a42c9_has_resReserved,
};

extern const crd_type crd_struct_7a9aab9a42c9_type;

/* Numatopology
 * The NUMA topology of a node. */
typedef struct nodeinfo_volcano_sh_v1alpha1_Numatopology {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const nodeinfo_volcano_sh_v1alpha1_Numatopology_Spec *spec;
} nodeinfo_volcano_sh_v1alpha1_Numatopology;

enum {
  nodeinfo_volcano_sh_v1alpha1_Numatopology_has_apiVersion,
  nodeinfo_volcano_sh_v1alpha1_Numatopology_has_kind,
  nodeinfo_volcano_sh_v1alpha1_Numatopology_has_metadata,
  nodeinfo_volcano_sh_v1alpha1_Numatopology_has_spec,
};

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
  * or
 * changed by hand. `options` may be NULL. What follows takes this apart. */
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
  * same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
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

CRD_END_DECLS

#endif
