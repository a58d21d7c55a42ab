/* SPDX-License-Identifier: Apache-2.0 */
/* Mutators that know what they change: trees of JSON or YAML, expressions of CEL, lines of text. mutate_parts.c makes
 * libFuzzer's hook of them: a part of the input is chosen (parts.h) and changed as its name asks.
 *
 * They begin and end with text. What cannot be read as what it should be is changed by its lines, and now and then
 * everything is changed by its bytes, as libFuzzer does: the readers are to be fuzzed as well. */
#ifndef TESTS_FUZZ_MUTATE_H
#define TESTS_FUZZ_MUTATE_H

#include <crd/value.h>

/* The name that a target gives to a part without one: "crd", "json", "yaml", "cel", "lines", "bytes". */
extern const char *const fuzz_first_part;

typedef struct mutation {
  uint64_t state; /* of the random numbers; any */
  crd_arena *arena;
  size_t room;      /* the most bytes of the result */
  crd_string other; /* a further input to take from; may be empty */
} mutation;

/* A number below `limit`; 0 when that is 0. */
size_t mutation_below(mutation *mutation, size_t limit);
/* True once in `times`. */
bool mutation_once_in(mutation *mutation, size_t times);

/* Each gives a changed text, in the arena or a slice of what it got. */
crd_string mutate_bytes(mutation *mutation, crd_string text);
crd_string mutate_lines(mutation *mutation, crd_string text);
crd_string mutate_cel(mutation *mutation, crd_string text);
/* Empty when the text is neither JSON nor YAML, or the result would be too long. */
crd_string mutate_tree(mutation *mutation, crd_string text);

/* libFuzzer's, or the driver's. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *other, size_t other_size, uint8_t *out,
                                 size_t max_size, unsigned seed);

#endif
