/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* HyperNode of topology.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H
#define CRD_GENERATED_TOPOLOGY_VOLCANO_SH_V1ALPHA1_HYPERNODE_H

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

/* What the kind calls the structs below it, which it may share with others. */
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition topology_volcano_sh_v1alpha1_HyperNode_Condition;
typedef config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_list topology_volcano_sh_v1alpha1_HyperNode_Condition_list;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelector topology_volcano_sh_v1alpha1_HyperNode_LabelSelector;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement topology_volcano_sh_v1alpha1_HyperNode_LabelSelectorRequirement;
typedef batch_volcano_sh_v1alpha1_CronJob_LabelSelectorRequirement_list topology_volcano_sh_v1alpha1_HyperNode_LabelSelectorRequirement_list;
#define topology_volcano_sh_v1alpha1_HyperNode_Condition_status_True config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_True
#define topology_volcano_sh_v1alpha1_HyperNode_Condition_status_False config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_False
#define topology_volcano_sh_v1alpha1_HyperNode_Condition_status_Unknown config_volcano_sh_v1alpha1_ColocationConfiguration_Condition_status_Unknown

struct topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_bits {
  char name[1];
};
/* HyperNode.spec.members[].selector.exactMatch */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_ExactMatch {
  crd_object object;
  uint32_t has[1];
  /* 1 to 253 characters; pattern ^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$ */
  crd_string name; /* required */
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_ExactMatch);
} topology_volcano_sh_v1alpha1_HyperNode_ExactMatch;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_ExactMatch_type;

struct topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_bits {
  char pattern[1];
};
/* HyperNode.spec.members[].selector.regexMatch */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_RegexMatch {
  crd_object object;
  uint32_t has[1];
  /* at least 1 characters */
  crd_string pattern; /* required */
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_RegexMatch);
} topology_volcano_sh_v1alpha1_HyperNode_RegexMatch;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_RegexMatch_type;

struct topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_bits {
  char exactMatch[1], labelMatch[2], regexMatch[3];
};
/* HyperNode.spec.members[].selector
 * rule: has(self.exactMatch) || has(self.regexMatch) || has(self.labelMatch)
 * rule: (has(self.exactMatch) ? 1 : 0) + (has(self.regexMatch) ? 1 : 0) + (has(self.labelMatch) ? 1 : 0) <= 1 */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_MemberSelector {
  crd_object object;
  uint32_t has[1];
  const topology_volcano_sh_v1alpha1_HyperNode_ExactMatch *exactMatch;
  const topology_volcano_sh_v1alpha1_HyperNode_LabelSelector *labelMatch;
  const topology_volcano_sh_v1alpha1_HyperNode_RegexMatch *regexMatch;
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_MemberSelector);
} topology_volcano_sh_v1alpha1_HyperNode_MemberSelector;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_MemberSelector_type;

struct topology_volcano_sh_v1alpha1_HyperNode_Member_bits {
  char selector[1], type[2];
};
/* HyperNode.spec.members[] */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_Member {
  crd_object object;
  uint32_t has[1];
  const topology_volcano_sh_v1alpha1_HyperNode_MemberSelector *selector;
  /* one of "Node", "HyperNode" */
  crd_string type; /* required */
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_Member);
} topology_volcano_sh_v1alpha1_HyperNode_Member;

#define topology_volcano_sh_v1alpha1_HyperNode_Member_type_Node CRD_STRING("Node")
#define topology_volcano_sh_v1alpha1_HyperNode_Member_type_HyperNode CRD_STRING("HyperNode")

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_Member_type;

typedef struct topology_volcano_sh_v1alpha1_HyperNode_Member_list {
  const topology_volcano_sh_v1alpha1_HyperNode_Member *items;
  size_t count;
} topology_volcano_sh_v1alpha1_HyperNode_Member_list;

struct topology_volcano_sh_v1alpha1_HyperNode_Spec_bits {
  char members[1], tier[2], tierName[3];
};
/* HyperNode.spec */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_Spec {
  crd_object object;
  uint32_t has[1];
  /* at least 1 items */
  topology_volcano_sh_v1alpha1_HyperNode_Member_list members;
  /* at least 0 */
  int64_t tier; /* required */
  /* at most 253 characters */
  crd_string tierName;
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_Spec);
} topology_volcano_sh_v1alpha1_HyperNode_Spec;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_Spec_type;

struct topology_volcano_sh_v1alpha1_HyperNode_Status_bits {
  char conditions[1], nodeCount[2];
};
/* HyperNode.status */
typedef struct topology_volcano_sh_v1alpha1_HyperNode_Status {
  crd_object object;
  uint32_t has[1];
  topology_volcano_sh_v1alpha1_HyperNode_Condition_list conditions;
  /* at least 0 */
  int64_t nodeCount; /* int64 */
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode_Status);
} topology_volcano_sh_v1alpha1_HyperNode_Status;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_Status_type;

struct topology_volcano_sh_v1alpha1_HyperNode_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* HyperNode
 * A group of nodes that are near each other in the network. */
typedef struct topology_volcano_sh_v1alpha1_HyperNode {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const topology_volcano_sh_v1alpha1_HyperNode_Spec *spec;
  const topology_volcano_sh_v1alpha1_HyperNode_Status *status;
  CRD_BITS(topology_volcano_sh_v1alpha1_HyperNode);
} topology_volcano_sh_v1alpha1_HyperNode;

extern const crd_type topology_volcano_sh_v1alpha1_HyperNode_type;

/* The kind's names and tables. */
extern const crd_kind topology_volcano_sh_v1alpha1_HyperNode_kind;
/* The same with the layers above the CRD, for what takes a kind: crd_kind_validate, crd_request_judge, crd_layer_judge. By
 * itself, so that a program that asks for none of them is linked without. */
extern const crd_kind topology_volcano_sh_v1alpha1_HyperNode_layered_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_create(crd_arena *arena,
                                                                                                     const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool topology_volcano_sh_v1alpha1_HyperNode_judge(crd_arena *arena,
                                                                const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                                const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                                const crd_validate_options *options,
                                                                struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object, old, options, verdict);
}
static inline bool topology_volcano_sh_v1alpha1_HyperNode_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                                     const crd_validate_options *options,
                                                                     struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_decode(crd_arena *arena,
                                                                                                     crd_value *value,
                                                                                                     crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_json(crd_arena *arena,
                                                                                                        crd_string text,
                                                                                                        crd_texts *strict,
                                                                                                        crd_errors *errors);
CRD_MUST_CHECK topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_from_yaml(crd_arena *arena,
                                                                                                        crd_string text,
                                                                                                        crd_texts *strict,
                                                                                                        crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the CRD: where `options` name a layer above it that is an error, for crd_kind_validate asks those, of the layered kind.
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool topology_volcano_sh_v1alpha1_HyperNode_validate(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                     const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                     const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: topology_volcano_sh_v1alpha1_HyperNode_judge.
 * False with an error where the struct cannot be such a one; not every change shows. */
bool topology_volcano_sh_v1alpha1_HyperNode_validate_decoded(const topology_volcano_sh_v1alpha1_HyperNode *object,
                                                             const topology_volcano_sh_v1alpha1_HyperNode *old,
                                                             const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool topology_volcano_sh_v1alpha1_HyperNode_default(crd_arena *arena,
                                                                   topology_volcano_sh_v1alpha1_HyperNode *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK topology_volcano_sh_v1alpha1_HyperNode *topology_volcano_sh_v1alpha1_HyperNode_copy(crd_arena *arena,
                                                                                                   const topology_volcano_sh_v1alpha1_HyperNode *object);

/* Whether two structs say the same. */
bool topology_volcano_sh_v1alpha1_HyperNode_equal(const topology_volcano_sh_v1alpha1_HyperNode *a,
                                                  const topology_volcano_sh_v1alpha1_HyperNode *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string topology_volcano_sh_v1alpha1_HyperNode_to_json(crd_arena *arena,
                                                          const topology_volcano_sh_v1alpha1_HyperNode *object);
static inline crd_string topology_volcano_sh_v1alpha1_HyperNode_to_yaml(crd_arena *arena,
                                                                        const topology_volcano_sh_v1alpha1_HyperNode *object) {
  return crd_kind_to_yaml(arena, &topology_volcano_sh_v1alpha1_HyperNode_kind, object);
}

CRD_END_GENERATED

#endif
