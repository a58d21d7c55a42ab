/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions grown from choices, of the types that a schema has, and objects to evaluate them over. The schema is that
 * of fuzz_rules.c: one field per type. */
#ifndef TESTS_FUZZ_GROWTH_H
#define TESTS_FUZZ_GROWTH_H

#include <crd/arena.h>
#include <stddef.h>
#include <stdint.h>

/* Choices are the input's bytes, so that what libFuzzer changes in it changes a part of the expression; when they are used
 * up, they follow from all of them. */
typedef struct growth {
  const uint8_t *data;
  size_t size;
  uint64_t seed;
  crd_text out;
  /* The kind of `self`, as a letter of the table in growth.c: 't' where it is a text. 0: the whole object. */
  char self;
} growth;

growth growth_begin(crd_arena *arena, const uint8_t *data, size_t size);

/* The next choice below `count`, at most 256. */
unsigned growth_choose(growth *growth, unsigned count);

/* An expression of the kind, any kind for 0; a text of the growth's arena. */
crd_string growth_expression(growth *growth, char kind);

/* An object with some of the fields, as JSON. */
crd_string growth_object(growth *growth);

#endif
