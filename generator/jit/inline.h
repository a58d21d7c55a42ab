/* SPDX-License-Identifier: Apache-2.0 */
/* Generated code made whole: the runtime's headers put in its place. */
#ifndef CRDC_JIT_INLINE_H
#define CRDC_JIT_INLINE_H

#include <crd/arena.h>

/* `before` and the text with every #include <crd/X.h> replaced, once, by the embedded header X.h. Other includes are kept
 * with `keep_system`, and left out otherwise. */
crd_string crdc_inline_headers(crd_arena *arena, crd_string before, crd_string text, bool keep_system);

/* The embedded header with that name ("prelude.h.tmpl"); empty when there is none. */
crd_string crdc_embedded_header(crd_string name);

#endif
