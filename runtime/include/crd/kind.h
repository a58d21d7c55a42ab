/* SPDX-License-Identifier: Apache-2.0 */
/* The functions behind those of a generated kind: parse, judge, default, copy and write its struct. */
#ifndef CRD_KIND_H
#define CRD_KIND_H

#include <crd/storage.h>
#include <crd/walk.h>

CRD_BEGIN_DECLS

struct crd_verdict;

/* The bodies of a kind's generated functions (NAME_decode and so on), which the generated headers describe. */
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
/* The same with the function that runs the rules as an argument, so that a program links only code that its kinds need.
 * crd_layers_validate works for all kinds, crd_rules_validate for kinds without rules above the CRD, NULL for kinds without
 * rules. It adds an error where the options name a layer that the kind lacks (crd_kind.layers_apart). */
bool crd_kind_validate_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                          const crd_validate_options *options, crd_errors *errors);
bool crd_kind_validate_decoded_by(crd_kind_rules *rules, const crd_kind *kind, const void *object, const void *old,
                                  const crd_validate_options *options, crd_errors *errors);
/* Judges an object as the API server does on create, or on update from `old` (create: NULL or an empty text): type,
 * metadata, schema with ratcheting, lists, scale, rules, immutable fields. `options` may be NULL: the CRD's layer; other
 * layers need a kind that has them (NAME_layered_kind). The verdict (crd/request.h) lives in the arena: message and causes,
 * unknown and duplicate fields in `strict`, the object as it would be stored, and its struct in `storage`. Returns true when
 * the object is allowed and `strict` is empty. `error` is set where it cannot be judged. Offsets are those in the text;
 * structs have none (CRD_NO_OFFSET). */
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
