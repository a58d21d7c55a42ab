/* SPDX-License-Identifier: Apache-2.0 */
/* JSON patch of a tree with the error texts of json-patch v4 (Patch.Apply): of operations that an expression built, or that
 * a webhook answered. */
#ifndef ADMISSION_APPLY_PATCH_H
#define ADMISSION_APPLY_PATCH_H

#include <crd/value.h>

typedef struct patch_step {
  crd_string op, path, from;
  crd_string path_error, from_error; /* why there is none; empty: it is good */
  bool has_value;
  crd_value value;
  bool as_written; /* the value's numbers stand as they were read, not as Go writes them: 1.0 is not 1 then */
} patch_step;

/* What json-patch says of an operation without "from". */
#define PATCH_NO_FROM "operation, missing from field: missing value"

typedef enum patch_end { PATCH_APPLIED, PATCH_TESTED_FALSE, PATCH_REFUSED } patch_end;

/* Applies a step to a tree, which it changes. `copied` sums up what copies add. REFUSED has the error. */
patch_end crd_apply_patch_step(crd_arena *arena, crd_value *document, const patch_step *step, size_t *copied,
                               crd_string *error);

/* Applies a list of operations, as it was read, to a tree, which it changes. False with the error; the tree is then as the
 * operations before left it. */
bool crd_apply_patch(crd_arena *arena, crd_value *document, const crd_value *operations, crd_string *error);

#endif
