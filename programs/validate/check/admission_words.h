/* SPDX-License-Identifier: Apache-2.0 */
/* What --policies and --chain have in common: who asks, for what, and what is stored. */
#ifndef VALIDATE_CHECK_ADMISSION_WORDS_H
#define VALIDATE_CHECK_ADMISSION_WORDS_H

#include "options/options.h"
#include <crd/admission.h>

/* The user of --as and --as-group, with the groups that the API server adds to who impersonates one. Nobody where there is
 * none. */
crd_user admission_user(crd_arena *arena, const admission_options *options);

/* Objects of --old. */
typedef struct stored_objects {
  crd_value **items;
  size_t count, room;
} stored_objects;

/* False when something cannot be read, which was said on standard error. */
bool stored_objects_read(crd_arena *arena, const admission_options *options, stored_objects *stored);
/* The stored one of an object, by group, kind, namespace and name; NULL: there is none. */
const crd_value *stored_objects_find(const stored_objects *stored, const crd_value *object);

/* The request of an object by those options, incomplete as yet. The objects are borrowed. */
crd_admission_attributes admission_attributes(const admission_options *options, const crd_user *user,
                                              const stored_objects *stored, const crd_value *object);

/* Adds a warning where a policy misses a key of an object of a built-in kind whose defaults are not filled in: in the API
 * server the key may be there. */
void admission_note_defaults(crd_arena *arena, const crd_admission_attributes *attributes, crd_admission_verdict *found);

#endif
