/* SPDX-License-Identifier: Apache-2.0 */
/* What the functions of a generated kind do: reading, judging, defaulting, copying and writing its struct. */
#ifndef CRD_KIND_H
#define CRD_KIND_H

#include <crd/storage.h>
#include <crd/walk.h>

CRD_BEGIN_DECLS

struct crd_verdict;

/* What the generated functions of a kind do (NAME_decode and so on: their headers say what of). */
CRD_MUST_CHECK void *crd_kind_create(crd_arena *arena, const crd_kind *kind, const crd_value *metadata);
CRD_MUST_CHECK void *crd_kind_decode(crd_arena *arena, const crd_kind *kind, crd_value *value, crd_errors *errors);
CRD_MUST_CHECK void *crd_kind_from_json(crd_arena *arena, const crd_kind *kind, crd_string text, crd_texts *strict,
                                        crd_errors *errors);
CRD_MUST_CHECK void *crd_kind_from_yaml(crd_arena *arena, const crd_kind *kind, crd_string text, crd_texts *strict,
                                        crd_errors *errors);
bool crd_kind_validate(const crd_kind *kind, const void *object, const void *old, const crd_validate_options *options,
                       crd_errors *errors);
bool crd_kind_validate_decoded(const crd_kind *kind, const void *object, const void *old,
                               const crd_validate_options *options, crd_errors *errors);
/* The same with what runs the rules given, so that a program is linked with no more than its kinds have: crd_layers_validate
 * does for all kinds, crd_rules_validate for those without rules above the CRD, NULL for those without any. An error where
 * the options name a layer that stands apart (crd_kind.layers_apart). */
bool crd_kind_validate_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                          const crd_validate_options *options, crd_errors *errors);
bool crd_kind_validate_decoded_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                                  const crd_validate_options *options, crd_errors *errors);
/* Judges an object as the API server judges its create, or its update from `old` (NULL, or an empty text): type, metadata,
 * schema with what ratcheting forgives, lists, scale, rules, immutable fields. `options` may be NULL: the CRD's layer;
 * others are those of a kind that has them (NAME_layered_kind). The verdict (crd/request.h) lives in the arena: message and
 * causes, unknown and duplicate fields in `strict`, the object as it would be stored, and its struct in `storage`. True when
 * it is allowed and `strict` is empty. What cannot be judged has an `error`. Places (`offset`) are those of the text; of
 * structs there are none (CRD_NO_OFFSET). */
bool crd_kind_judge(crd_arena *arena, const crd_kind *kind, const void *object, const void *old,
                    const crd_validate_options *options, struct crd_verdict *verdict);
bool crd_kind_judge_json(crd_arena *arena, const crd_kind *kind, crd_string text, crd_string old,
                         const crd_validate_options *options, struct crd_verdict *verdict);
CRD_MUST_CHECK bool crd_kind_default(crd_arena *arena, const crd_kind *kind, void *object);
CRD_MUST_CHECK void *crd_kind_copy(crd_arena *arena, const crd_kind *kind, const void *object);
crd_string crd_kind_to_json(crd_arena *arena, const crd_kind *kind, const void *object);
crd_string crd_kind_to_yaml(crd_arena *arena, const crd_kind *kind, const void *object);

CRD_END_DECLS

#endif
