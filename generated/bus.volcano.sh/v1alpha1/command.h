/* Made by crdc 0.1.0 from schemas with the digest
 * 38a5d08032e8b1aab1f382b5c6fdd05e5c70e696a55f67da4336b0a4dd4381a9.
 * Do not edit: change the CRDs, the naming file or the templates and make it again. */
/* Command of bus.volcano.sh/v1alpha1. */
#ifndef CRD_GENERATED_BUS_VOLCANO_SH_V1ALPHA1_COMMAND_H
#define CRD_GENERATED_BUS_VOLCANO_SH_V1ALPHA1_COMMAND_H

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

struct bus_volcano_sh_v1alpha1_Command_bits {
  char action[1], apiVersion[2], kind[3], message[4], metadata[5], reason[6], target[7];
};
/* Command
 * An action asked of a controller for some object. */
typedef struct bus_volcano_sh_v1alpha1_Command {
  crd_object object;
  uint32_t has[1];
  crd_string action;
  crd_string apiVersion;
  crd_string kind;
  crd_string message;
  const crd_value *metadata;
  crd_string reason;
  const bus_volcano_sh_v1alpha1_Command_OwnerReference *target;
  CRD_BITS(bus_volcano_sh_v1alpha1_Command);
} bus_volcano_sh_v1alpha1_Command;

extern const crd_type bus_volcano_sh_v1alpha1_Command_type;

/* The kind's names and tables. */
extern const crd_kind bus_volcano_sh_v1alpha1_Command_kind;

/* A struct with apiVersion, kind and metadata (crd_metadata_create; NULL: empty), in the arena: what is added to `metadata`
 * later is not in it, and its texts must last as long. NULL when memory gave out (crd/guard.h). */
CRD_MUST_CHECK bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_create(crd_arena *arena,
                                                                                       const crd_value *metadata);

/* Judges an object as the API server judges its create, or its update from `old` (NULL, an empty text: a create), and all at
 * once: the verdict (crd/request.h) has the message and its causes, unknown and duplicate fields, and the object as it would
 * be stored. True when it is allowed and has no such fields. Of structs it does not matter whether they were decoded, made
 * or changed by hand; their errors have no place (`offset` is CRD_NO_OFFSET), those of a text, which is JSON, have one.
 * `options` may be NULL. What follows takes this apart. */
static inline bool bus_volcano_sh_v1alpha1_Command_judge(crd_arena *arena, const bus_volcano_sh_v1alpha1_Command *object,
                                                         const bus_volcano_sh_v1alpha1_Command *old,
                                                         const crd_validate_options *options, struct crd_verdict *verdict) {
  return crd_kind_judge(arena, &bus_volcano_sh_v1alpha1_Command_kind, object, old, options, verdict);
}
static inline bool bus_volcano_sh_v1alpha1_Command_judge_json(crd_arena *arena, crd_string text, crd_string old,
                                                              const crd_validate_options *options,
                                                              struct crd_verdict *verdict) {
  return crd_kind_judge_json(arena, &bus_volcano_sh_v1alpha1_Command_kind, text, old, options, verdict);
}

/* Prunes, defaults and checks the document in place, as the API server does on create, and gives its struct, in the arena:
 * type and metadata, schema, scale. Errors are added to `errors` (NULL: nobody wants them); the struct is given all the
 * same, with what the document holds of it. NULL when the document is of another kind, cannot be decoded, or memory gave
 * out: the last error says so. */
CRD_MUST_CHECK bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_decode(crd_arena *arena, crd_value *value,
                                                                                       crd_errors *errors);

/* The same from a text, which must last as long as the struct, and of YAML has one document. Unknown and duplicate fields
 * are noted in `strict`, as kubectl words them; NULL: they are dropped without a word. */
CRD_MUST_CHECK bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_json(crd_arena *arena, crd_string text,
                                                                                          crd_texts *strict,
                                                                                          crd_errors *errors);
CRD_MUST_CHECK bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_from_yaml(crd_arena *arena, crd_string text,
                                                                                          crd_texts *strict,
                                                                                          crd_errors *errors);

/* Judges what the struct says now, whether it was decoded, made or changed by hand: what decoding checks, and the CEL rules
 * of the layers that `options` name (NULL: the CRD's).
 * Nothing is defaulted. `old` is the object before an update, NULL on create. True when nothing was found; what `errors` has
 * already is not added again. False with an error as well where it was stopped. */
bool bus_volcano_sh_v1alpha1_Command_validate(const bus_volcano_sh_v1alpha1_Command *object,
                                              const bus_volcano_sh_v1alpha1_Command *old,
                                              const crd_validate_options *options, crd_errors *errors);

/* The CEL rules alone, for a struct (and an `old` one) that decoding gave and that has not been changed since: the rest of
 * the judgement of a create, and fast; of an update the API server asks more: bus_volcano_sh_v1alpha1_Command_judge. False
 * with an error where the struct cannot be such a one; not every change shows. */
bool bus_volcano_sh_v1alpha1_Command_validate_decoded(const bus_volcano_sh_v1alpha1_Command *object,
                                                      const bus_volcano_sh_v1alpha1_Command *old,
                                                      const crd_validate_options *options, crd_errors *errors);

/* Sets the defaults of a struct that was made or changed by hand; those of a decoded one are set. False when memory gave
 * out: the struct is of no use then. */
CRD_MUST_CHECK bool bus_volcano_sh_v1alpha1_Command_default(crd_arena *arena, bus_volcano_sh_v1alpha1_Command *object);

/* A struct that says the same and shares nothing with `object` or the text that it was read from; NULL when memory gave
 * out. It counts as made by hand. */
CRD_MUST_CHECK bus_volcano_sh_v1alpha1_Command *bus_volcano_sh_v1alpha1_Command_copy(crd_arena *arena,
                                                                                     const bus_volcano_sh_v1alpha1_Command *object);

/* Whether two structs say the same. */
bool bus_volcano_sh_v1alpha1_Command_equal(const bus_volcano_sh_v1alpha1_Command *a,
                                           const bus_volcano_sh_v1alpha1_Command *b);

/* The struct as JSON or as a YAML document, in the arena; empty when memory gave out. What calls the second needs libyaml. */
crd_string bus_volcano_sh_v1alpha1_Command_to_json(crd_arena *arena, const bus_volcano_sh_v1alpha1_Command *object);
static inline crd_string bus_volcano_sh_v1alpha1_Command_to_yaml(crd_arena *arena,
                                                                 const bus_volcano_sh_v1alpha1_Command *object) {
  return crd_kind_to_yaml(arena, &bus_volcano_sh_v1alpha1_Command_kind, object);
}

CRD_END_GENERATED

#endif
