/* Generated code made to run in this process: compiled by libtcc into memory, or by the system's cc into a shared object
 * that is kept in a cache. Which of the two was chosen when crdc was built (-Djit). */
#ifndef CRDC_JIT_H
#define CRDC_JIT_H

#include "diagnostic.h"
#include <crd/types.h>

/* Loaded code; its registry and all it points to live until it is unloaded. */
typedef struct jit jit;

/* Compiles a translation unit that defines crd_registry_generated and includes nothing but <crd/...> (and the standard
 * headers, which need not exist). NULL with a diagnostic when that fails. */
jit *jit_load(crd_arena *arena, crd_string text, diagnostics *diagnostics);
const crd_registry *jit_registry(const jit *jit);
void jit_unload(jit *jit); /* NULL is fine */

/* "tcc" or "cc". */
const char *jit_name(void);

#endif
