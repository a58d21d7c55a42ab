/* SPDX-License-Identifier: Apache-2.0 */
/* JSON patch of a tree with the error texts of json-patch v4 (Patch.Apply): of operations that an expression built, or that
 * a webhook answered. */
#ifndef ADMISSION_APPLY_PATCH_H
#define ADMISSION_APPLY_PATCH_H

#include <crd/value.h>

typedef struct patch_step {
  crd_string op, path, from;
  bool has_value;
  crd_value value;
} patch_step;

typedef enum patch_end { PATCH_APPLIED, PATCH_TESTED_FALSE, PATCH_REFUSED } patch_end;

/* Applies a step to a tree, which it changes. `copied` sums up what copies add. REFUSED has the error. */
patch_end crd_apply_patch_step(crd_arena *arena, crd_value *document, const patch_step *step, size_t *copied,
                               crd_string *error);

#endif
