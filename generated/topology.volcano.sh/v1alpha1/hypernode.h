/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* HyperNode of topology.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H
#define CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H

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

/* HyperNode.spec.members[].selector.exactMatch */
typedef struct topology_v1alpha1_ExactMatch {
  crd_object object;
  uint32_t has[1];
  /* 1 to 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string name; /* required */
} topology_v1alpha1_ExactMatch;

enum {
  topology_v1alpha1_ExactMatch_has_name,
};

extern const crd_type topology_v1alpha1_ExactMatch_type;

/* HyperNode.spec.members[].selector.regexMatch */
typedef struct topology_v1alpha1_RegexMatch {
  crd_object object;
  uint32_t has[1];
  /* at least 1 characters */
  crd_string pattern; /* required */
} topology_v1alpha1_RegexMatch;

enum {
  topology_v1alpha1_RegexMatch_has_pattern,
};

extern const crd_type topology_v1alpha1_RegexMatch_type;

/* HyperNode.spec.members[].selector
 * rule: has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)
 * rule: (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
typedef struct topology_v1alpha1_MemberSelector {
  crd_object object;
  uint32_t has[1];
  const topology_v1alpha1_ExactMatch *exactMatch;
  const meta_v1_LabelSelector *labelMatch;
  const topology_v1alpha1_RegexMatch *regexMatch;
} topology_v1alpha1_MemberSelector;

enum {
  topology_v1alpha1_MemberSelector_has_exactMatch,
  topology_v1alpha1_MemberSelector_has_labelMatch,
  topology_v1alpha1_MemberSelector_has_regexMatch,
};

extern const crd_type topology_v1alpha1_MemberSelector_type;

/* HyperNode.spec.members[] */
typedef struct topology_v1alpha1_Member {
  crd_object object;
  uint32_t has[1];
  const topology_v1alpha1_MemberSelector *selector;
  /* one of "Node", "HyperNode" */
  crd_string type; /* required */
} topology_v1alpha1_Member;

enum {
  topology_v1alpha1_Member_has_selector,
  topology_v1alpha1_Member_has_type,
};

#define topology_v1alpha1_Member_type_Node CRD_STRING("Node")
#define topology_v1alpha1_Member_type_HyperNode CRD_STRING("HyperNode")

extern const crd_type topology_v1alpha1_Member_type;

typedef struct topology_v1alpha1_Member_list {
  topology_v1alpha1_Member *items;
  size_t count;
} topology_v1alpha1_Member_list;

/* HyperNode.spec */
typedef struct topology_v1alpha1_HyperNodeSpec {
  crd_object object;
  uint32_t has[1];
  /* at least 1 items */
  topology_v1alpha1_Member_list members;
  /* at least 0 */
  int64_t tier; /* required */
  /* at most 253 characters */
  crd_string tierName;
} topology_v1alpha1_HyperNodeSpec;

enum {
  topology_v1alpha1_HyperNodeSpec_has_members,
  topology_v1alpha1_HyperNodeSpec_has_tier,
  topology_v1alpha1_HyperNodeSpec_has_tierName,
};

extern const crd_type topology_v1alpha1_HyperNodeSpec_type;

/* HyperNode.status */
typedef struct topology_v1alpha1_HyperNodeStatus {
  crd_object object;
  uint32_t has[1];
  meta_v1_Condition_list conditions;
  /* at least 0 */
  int64_t nodeCount; /* int64 */
} topology_v1alpha1_HyperNodeStatus;

enum {
  topology_v1alpha1_HyperNodeStatus_has_conditions,
  topology_v1alpha1_HyperNodeStatus_has_nodeCount,
};

extern const crd_type topology_v1alpha1_HyperNodeStatus_type;

/* HyperNode
 * A group of nodes that are near each other in the network. */
typedef struct topology_v1alpha1_HyperNode {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const topology_v1alpha1_HyperNodeSpec *spec;
  const topology_v1alpha1_HyperNodeStatus *status;
} topology_v1alpha1_HyperNode;

enum {
  topology_v1alpha1_HyperNode_has_apiVersion,
  topology_v1alpha1_HyperNode_has_kind,
  topology_v1alpha1_HyperNode_has_metadata,
  topology_v1alpha1_HyperNode_has_spec,
  topology_v1alpha1_HyperNode_has_status,
};

extern const crd_type topology_v1alpha1_HyperNode_type;

/* The kind's names and tables. */
extern const crd_kind topology_v1alpha1_HyperNode_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_create(crd_arena *arena, const crd_value *metadata);

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors`; the struct is given all the same, with what the document
 * holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave out: the last error says so. */
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                   crd_errors *errors);
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                                   crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's). Nothing is defaulted. `old` is the object before an update, NULL on
 * create. True when nothing was found; what `errors` has already is not added again. False with an error as well where it
 * was stopped. */
bool topology_v1alpha1_HyperNode_validate(const topology_v1alpha1_HyperNode *object, const topology_v1alpha1_HyperNode *old,
                                          const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement, and fast. False with an error where the struct cannot be such a one; not every change shows. */
bool topology_v1alpha1_HyperNode_validate_decoded(const topology_v1alpha1_HyperNode *object,
                                                  const topology_v1alpha1_HyperNode *old,
                                                  const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
bool topology_v1alpha1_HyperNode_default(crd_arena *arena, topology_v1alpha1_HyperNode *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_copy(crd_arena *arena, const topology_v1alpha1_HyperNode *object);

/* Whether two structs say the same. */
bool topology_v1alpha1_HyperNode_equal(const topology_v1alpha1_HyperNode *a, const topology_v1alpha1_HyperNode *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string topology_v1alpha1_HyperNode_to_json(crd_arena *arena, const topology_v1alpha1_HyperNode *object);
static inline crd_string topology_v1alpha1_HyperNode_to_yaml(crd_arena *arena, const topology_v1alpha1_HyperNode *object) {
  return crd_kind_to_yaml(arena, &topology_v1alpha1_HyperNode_kind, object);
}

CRD_END_DECLS

#endif
