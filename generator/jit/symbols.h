/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of the runtime that compiled code may call. Made by jit/symbols.py from the public headers. */
#ifndef CRDC_JIT_SYMBOLS_H
#define CRDC_JIT_SYMBOLS_H

typedef void jit_function(void);

typedef struct jit_symbol {
  const char *name;
  jit_function *function;
} jit_symbol;

/* Ends with an entry without a name. */
extern const jit_symbol crdc_jit_symbols[];

#endif
