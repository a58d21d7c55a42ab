/* SPDX-License-Identifier: Apache-2.0 */
/* Objects some of whose values nobody knows yet: encrypted ones, or such as are put in later. What does not hang on them is
 * judged all the same. */
#ifndef VALIDATE_DOCUMENTS_BLIND_H
#define VALIDATE_DOCUMENTS_BLIND_H

#include <crd/request.h>

/* Whether a text stands for a value that is not known. */
typedef bool blind_text(crd_string text);

typedef struct blind {
  const crd_value *object; /* as it was before it was judged; NULL: all of it is known */
  blind_text *is;
} blind;

/* Whether a value, or a name in it, is not known. */
bool blind_is_in(const crd_value *value, blind_text *is);

/* Leaves out of a verdict what it says of values that are not known, of what they stand in, and of the object as a whole.
 * False when nothing is left: then it is no verdict. Group and kind are those of the object. */
bool blind_leaves(crd_arena *arena, const blind *blind, crd_string group, crd_string kind, crd_verdict *verdict);

#endif
