/* Made by crdc 0.1.0 from schemas with the digest
 * e9a89797fa64f6928355321796d328aab306048e18012da8f938e59b28ca9d4c.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* HyperNode of topology.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H
#define CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H

#include <crd/abi.h>
#if CRD_RUNTIME_ABI != 7
#error "this file was made for another version of libcrdrt: make it again with its crdc"
#endif
#include "../../types.h"
#include <crd/arena.h>
#include <crd/errors.h>
#include <crd/types.h>
#include <crd/walk.h>

/* HyperNode.spec.members[].selector.exactMatch */
typedef struct topology_v1alpha1_ExactMatch {
  crd_object object;
  uint32_t has[1];
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
  crd_string type; /* required */
} topology_v1alpha1_Member;

enum {
  topology_v1alpha1_Member_has_selector,
  topology_v1alpha1_Member_has_type,
};

extern const crd_type topology_v1alpha1_Member_type;

typedef struct topology_v1alpha1_Member_list {
  topology_v1alpha1_Member *items;
  size_t count;
} topology_v1alpha1_Member_list;

/* HyperNode.spec */
typedef struct topology_v1alpha1_HyperNodeSpec {
  crd_object object;
  uint32_t has[1];
  topology_v1alpha1_Member_list members;
  int64_t tier; /* required */
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

/* Prunes, defaults and checks the document in place, as the API server does, and gives its struct, in the arena. Errors
 * are added to `errors`; the struct is given all the same, with what the document holds of it. NULL when the document
 * cannot be decoded, or memory gave out (crd/guard.h): the last error says so. */
topology_v1alpha1_HyperNode *topology_v1alpha1_HyperNode_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* Runs the CEL rules, of the layers that `options` name. `old` is the object before an update, NULL on create; `options` may
 * be NULL. A struct that was made
 * by hand has its schema checked as well. True when nothing was found; false with an error as well where it was stopped
 * (crd/guard.h). */
bool topology_v1alpha1_HyperNode_validate(const topology_v1alpha1_HyperNode *object, const topology_v1alpha1_HyperNode *old,
                                          const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made by hand; those of a decoded one are set. False when memory gave out: the
 * struct is of no use then. */
bool topology_v1alpha1_HyperNode_default(crd_arena *arena, topology_v1alpha1_HyperNode *object);

/* Whether two structs say the same. */
bool topology_v1alpha1_HyperNode_equal(const topology_v1alpha1_HyperNode *a, const topology_v1alpha1_HyperNode *b);

/* The struct as JSON, in the arena; empty when memory gave out. */
crd_string topology_v1alpha1_HyperNode_to_json(crd_arena *arena, const topology_v1alpha1_HyperNode *object);

#endif
