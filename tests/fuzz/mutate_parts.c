/* SPDX-License-Identifier: Apache-2.0 */
/* libFuzzer's hooks: one to four changes of parts, each as the part's name asks. */
#include "mutate.h"
#include "parts.h"
#include <stdlib.h>

size_t mutation_below(mutation *mutation, size_t limit) { /* splitmix64 */
  uint64_t z = (mutation->state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return limit ? (size_t)((z ^ (z >> 31)) % limit) : 0;
}

bool mutation_once_in(mutation *mutation, size_t times) {
  return mutation_below(mutation, times) == 0;
}

crd_string mutate_bytes(mutation *mutation, crd_string text) {
  size_t room = text.size + 256;
  uint8_t *copy = crd_arena_alloc(mutation->arena, room);
  if (text.size) memcpy(copy, text.data, text.size);
  return (crd_string){(char *)copy, LLVMFuzzerMutate(copy, text.size, room)};
}

typedef crd_string mutator(mutation *mutation, crd_string text);

static mutator *mutator_of(crd_string name) {
  static const struct {
    crd_string name;
    mutator *mutator;
  } table[] = {{CRD_STRING_INIT("crd"), mutate_tree},     {CRD_STRING_INIT("json"), mutate_tree},
               {CRD_STRING_INIT("object"), mutate_tree},  {CRD_STRING_INIT("old"), mutate_tree},
               {CRD_STRING_INIT("cel"), mutate_cel},      {CRD_STRING_INIT("lines"), mutate_lines},
               {CRD_STRING_INIT("yaml"), mutate_lines},   {CRD_STRING_INIT("overlay"), mutate_lines},
               {CRD_STRING_INIT("request"), mutate_lines}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (crd_string_equal(name, table[i].name)) return table[i].mutator;
  return mutate_bytes;
}

/* A tree comes back as JSON: lines and comments (the markers) live only where they are changed as lines. */
static crd_string change(mutation *mutation, const part *part) {
  mutator *own = mutator_of(part->header.size ? part->name : crd_string_of(fuzz_first_part));
  if (mutation_once_in(mutation, 12)) return mutate_bytes(mutation, part->text);
  if (own == mutate_tree && mutation_once_in(mutation, 3)) own = mutate_lines;
  crd_string changed = own(mutation, part->text);
  return changed.size || own != mutate_tree ? changed : mutate_lines(mutation, part->text);
}

/* Parts themselves: twice, elsewhere, gone, or another input's. */
static void change_parts(mutation *mutation, parts *parts) {
  struct parts others;
  size_t at = mutation_below(mutation, parts->count);
  parts_read(mutation->other, &others);
  switch (mutation_below(mutation, 4)) {
  case 0:
    if (parts->count < PARTS_LIMIT && parts->items[at].header.size) parts->items[parts->count++] = parts->items[at];
    break;
  case 1:
    if (parts->count > 1) parts->items[at] = parts->items[--parts->count];
    break;
  case 2: {
    size_t to = mutation_below(mutation, parts->count);
    crd_string text = parts->items[at].text;
    parts->items[at].text = parts->items[to].text;
    parts->items[to].text = text;
    break;
  }
  default:
    parts->items[at].text = others.items[mutation_below(mutation, others.count)].text;
  }
}

static size_t put(uint8_t *out, size_t size, size_t max_size, crd_string text) {
  if (text.size > max_size - size) text.size = max_size - size;
  if (text.size) memcpy(out + size, text.data, text.size);
  return size + text.size;
}

static size_t write_parts(const parts *parts, uint8_t *out, size_t max_size) {
  size_t size = 0;
  for (size_t i = 0; i < parts->count; i++) {
    if (i) size = put(out, size, max_size, CRD_STRING("\n"));
    size = put(out, size, max_size, parts->items[i].header);
    size = put(out, size, max_size, parts->items[i].text);
  }
  return size;
}

static size_t mutate(crd_string input, crd_string other, uint8_t *out, size_t max_size, unsigned seed) {
  mutation mutation = {.state = seed, .arena = crd_arena_create(NULL), .room = max_size, .other = other};
  parts parts;
  parts_read(crd_arena_copy(mutation.arena, input), &parts);
  for (size_t times = 1 + mutation_below(&mutation, 4); times > 0; times--) {
    part *part = &parts.items[mutation_below(&mutation, parts.count)];
    if (parts.count > 1 && mutation_once_in(&mutation, 24))
      change_parts(&mutation, &parts);
    else
      part->text = change(&mutation, part);
  }
  size_t size = write_parts(&parts, out, max_size);
  crd_arena_destroy(mutation.arena);
  return size;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  return mutate((crd_string){(const char *)data, size}, (crd_string){NULL, 0}, data, max_size, seed);
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t *data, size_t size, const uint8_t *other, size_t other_size, uint8_t *out,
                                 size_t max_size, unsigned seed) {
  return mutate((crd_string){(const char *)data, size}, (crd_string){(const char *)other, other_size}, out, max_size, seed);
}
