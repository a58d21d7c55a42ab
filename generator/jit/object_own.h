/* SPDX-License-Identifier: Apache-2.0 */
/* Shared objects of generated code without the system's loader, for programs that are linked statically: those have none. */
#ifndef CRDC_JIT_OBJECT_OWN_H
#define CRDC_JIT_OBJECT_OWN_H

#include "jit/jit.h"

/* Code that is laid out in memory. */
typedef struct own_object {
  unsigned char *base;
  size_t size;
  crd_string bytes; /* of the file, where its names stand */
  size_t symbols, symbol_count, names, names_size;
} own_object;

/* Lays out the bytes of an object (x86-64, ELF): what it defines it means, and what it does not is found among the functions
 * of the runtime that generated code may call (jit/symbols.h). Nothing of it is run. The bytes are looked at as long as the
 * object is there. False with the reason, a static text, where they are no object or ask for what is not done here. */
CRD_MUST_CHECK bool crdc_own_object_open(own_object *object, crd_string bytes, const char **why);
void crdc_own_object_close(own_object *object);

/* What it defines under a name; NULL: nothing. */
void *crdc_own_object_find(const own_object *object, const char *name);

#endif
