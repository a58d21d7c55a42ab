/* SPDX-License-Identifier: Apache-2.0 */
/* Generated C made to run in a test, so that it can be held against programs, and measured beside them: by libtcc, where a
 * build has that, or by the system's compiler. The test exports the run time's functions to it. */
#ifndef PRINTED_H
#define PRINTED_H

#include <crd/kind.h>

typedef enum printed_way {
  PRINTED_FAST, /* libtcc; without it as the other */
  PRINTED_BY_CC /* $CC, or cc, with optimisation; $CC may be a script that adds sanitizers */
} printed_way;

typedef struct printed printed;

/* What crdc_compilation_text gave, compiled and loaded; NULL after a message on standard error. The caller's, for
 * printed_unload (NULL is fine). */
printed *printed_load(crd_string text, printed_way way);
void printed_unload(printed *code);

/* crd_registry_generated of the code. */
const crd_registry *printed_registry(const printed *code);

#endif
