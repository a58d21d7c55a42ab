/* SPDX-License-Identifier: Apache-2.0 */
/* The compiled part of a type graph: its rules (templates/_code.tmpl). */
#ifndef CRDC_CODE_H
#define CRDC_CODE_H

#include "jit/jit.h"

/* Gives `count` types what was compiled for them, in their order, and the code the types. They are the caller's to change.
 * The code must stay loaded as long as they are used. */
void crdc_code_link(const jit *loaded, crd_type *types, size_t count);

#endif
