/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Namespace of /v1. */
#ifndef CRD_GENERATED_CORE_V1_NAMESPACE_H
#define CRD_GENERATED_CORE_V1_NAMESPACE_H

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

struct core_v1_Namespace_Spec_bits {
  char finalizers[1];
};
/* Namespace.spec */
typedef struct core_v1_Namespace_Spec {
  crd_object object;
  uint32_t has[1];
  crd_string_list finalizers;
  CRD_BITS(core_v1_Namespace_Spec);
} core_v1_Namespace_Spec;

extern const crd_type core_v1_Namespace_Spec_type;

struct core_v1_Namespace_Status_bits {
  char phase[1];
};
/* Namespace.status */
typedef struct core_v1_Namespace_Status {
  crd_object object;
  uint32_t has[1];
  crd_string phase;
  CRD_BITS(core_v1_Namespace_Status);
} core_v1_Namespace_Status;

extern const crd_type core_v1_Namespace_Status_type;

struct core_v1_Namespace_bits {
  char apiVersion[1], kind[2], metadata[3], spec[4], status[5];
};
/* Namespace
 * A namespace, as far as rules read it: API servers have the kind without a CRD. */
typedef struct core_v1_Namespace {
  crd_object object;
  uint32_t has[1];
  crd_string apiVersion;
  crd_string kind;
  const crd_value *metadata;
  const core_v1_Namespace_Spec *spec;
  const core_v1_Namespace_Status *status;
  CRD_BITS(core_v1_Namespace);
} core_v1_Namespace;

extern const crd_type core_v1_Namespace_type;

/* The kind's names and tables. */
extern const crd_kind core_v1_Namespace_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK core_v1_Namespace *core_v1_Namespace_create(crd_arena *arena, const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool core_v1_Namespace_judge(crd_arena *arena, const core_v1_Namespace *object, const core_v1_Namespace *old,
                                           const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &core_v1_Namespace_kind, object, old, options, verdict);
}
static inline bool core_v1_Namespace_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &core_v1_Namespace_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK core_v1_Namespace *core_v1_Namespace_decode(crd_arena *arena, crd_value *value, crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK core_v1_Namespace *core_v1_Namespace_from_json(crd_arena *arena, crd_string text, crd_texts *strict,
                                                              crd_errors *errors);
CRD_MUST_CHECK core_v1_Namespace *core_v1_Namespace_from_yaml(crd_arena *arena, crd_string text, crd_texts *strict,
                                                              crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool core_v1_Namespace_validate(const core_v1_Namespace *object, const core_v1_Namespace *old,
                                const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: core_v1_Namespace_judge. False with an error
 * where the struct cannot be such a one; not every change shows. */
bool core_v1_Namespace_validate_decoded(const core_v1_Namespace *object, const core_v1_Namespace *old,
                                        const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool core_v1_Namespace_default(crd_arena *arena, core_v1_Namespace *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK core_v1_Namespace *core_v1_Namespace_copy(crd_arena *arena, const core_v1_Namespace *object);

/* Whether two structs say the same. */
bool core_v1_Namespace_equal(const core_v1_Namespace *a, const core_v1_Namespace *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string core_v1_Namespace_to_json(crd_arena *arena, const core_v1_Namespace *object);
static inline crd_string core_v1_Namespace_to_yaml(crd_arena *arena, const core_v1_Namespace *object) {
  return crd_kind_to_yaml(arena, &core_v1_Namespace_kind, object);
}

CRD_END_GENERATED

#endif
