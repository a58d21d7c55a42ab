/* SPDX-License-Identifier: Apache-2.0 */
/* Built from the end to the start: each function gets the following node and returns its entry node, so that only loops need
 * a patched pointer. A character class becomes an alternation of sequences of byte ranges, because a range of code points is
 * that in UTF-8. */
#include "nfa.h"

enum { MOST_NFA_NODES = 40000 };

static const uint32_t NONE = UINT32_MAX; /* no node */

typedef struct nfa_builder {
  crd_arena *arena;
  nfa_node *nodes;
  uint32_t count, capacity;
  bool failed;
} nfa_builder;

static uint32_t add_state(nfa_builder *to, nfa_node node) {
  if (to->count >= MOST_NFA_NODES) {
    to->failed = true;
    return 0;
  }
  CRD_ARENA_ROOM(to->arena, to->nodes, to->count, to->capacity, 64);
  to->nodes[to->count] = node;
  return to->count++;
}

static uint32_t add_byte_state(nfa_builder *to, uint8_t low, uint8_t high, uint32_t out) {
  return add_state(to, (nfa_node){.op = NFA_BYTE, .low = low, .high = high, .out = out});
}

/* Adds `entry` as an alternative to `others` (NONE: there are none yet). */
static uint32_t either(nfa_builder *to, uint32_t others, uint32_t entry) {
  return others == NONE ? entry : add_state(to, (nfa_node){.op = NFA_SPLIT, .out = others, .other = entry});
}

static int encode_rune(uint32_t rune, uint8_t bytes[4]) {
  if (rune < 0x80) {
    bytes[0] = (uint8_t)rune;
    return 1;
  }
  int size = rune < 0x800 ? 2 : rune < 0x10000 ? 3 : 4;
  static const uint8_t marks[] = {0, 0, 0xC0, 0xE0, 0xF0};
  for (int i = size - 1; i > 0; i--, rune >>= 6) bytes[i] = (uint8_t)(0x80 | (rune & 0x3F));
  bytes[0] = (uint8_t)(marks[size] | rune);
  return size;
}

/* Adds code points with encodings of one size that differ only in their last `free` bytes, where these cover whole
 * ranges. */
static uint32_t add_sequence(nfa_builder *to, uint32_t low, uint32_t high, uint32_t out) {
  uint8_t from[4] = {0}, upto[4] = {0};
  int size = encode_rune(low, from);
  encode_rune(high, upto);
  for (int i = size - 1; i >= 0; i--) out = add_byte_state(to, from[i], upto[i], out);
  return out;
}

/* Splits a range until the encodings of its ends span a box of bytes. */
static uint32_t add_byte_ranges(nfa_builder *to, uint32_t low, uint32_t high, uint32_t out, uint32_t others) {
  static const uint32_t bounds[] = {0x7F, 0x7FF, 0xD7FF, 0xFFFF};
  for (int i = 0; i < 4; i++)
    if (low <= bounds[i] && high > bounds[i])
      return add_byte_ranges(to, bounds[i] + 1, high, out, add_byte_ranges(to, low, bounds[i], out, others));
  if (low >= 0xD800 && low <= 0xDFFF) { /* valid UTF-8 has no surrogates */
    if (high <= 0xDFFF) return others;
    low = 0xE000;
  }
  for (int bits = 6; bits <= 18 && high >= 0x80; bits += 6) {
    uint32_t mask = (1u << bits) - 1;
    if ((low & ~mask) == (high & ~mask)) break;
    if (low & mask)
      return add_byte_ranges(to, (low | mask) + 1, high, out, add_byte_ranges(to, low, low | mask, out, others));
    if ((high & mask) != mask)
      return add_byte_ranges(to, high & ~mask, high, out, add_byte_ranges(to, low, (high & ~mask) - 1, out, others));
  }
  return either(to, others, add_sequence(to, low, high, out));
}

static uint32_t add_class(nfa_builder *to, const regex_node *node, uint32_t out) {
  uint32_t entry = NONE;
  if (node->inexact) to->failed = true;
  for (uint32_t i = 0; i < node->range_count && !to->failed; i++)
    entry = add_byte_ranges(to, node->ranges[i].low, node->ranges[i].high, out, entry);
  /* An empty class: a byte that never occurs here. */
  return entry == NONE ? add_byte_state(to, 1, 0, out) : entry;
}

static uint32_t add_node(nfa_builder *to, const regex_node *node, uint32_t out);

typedef struct sub_ref {
  const regex_node *node;
} sub_ref;

/* Subexpressions are linked forwards, and needed backwards. */
static uint32_t add_concat(nfa_builder *to, const regex_node *sub, uint32_t out) {
  uint32_t count = 0;
  for (const regex_node *at = sub; at; at = at->next) count++;
  sub_ref *subs = crd_arena_alloc(to->arena, count * sizeof *subs);
  for (uint32_t i = 0; i < count; i++, sub = sub->next) subs[i].node = sub;
  while (count-- > 0 && !to->failed) out = add_node(to, subs[count].node, out);
  return out;
}

static uint32_t add_repeat(nfa_builder *to, const regex_node *node, uint32_t out) {
  uint32_t entry = out;
  if (node->max < 0) { /* the loop: x* after the required copies */
    entry = add_state(to, (nfa_node){.op = NFA_SPLIT, .out = out, .other = out});
    uint32_t body = add_node(to, node->first, entry);
    if (to->failed) return out;
    to->nodes[entry].other = body;
  }
  for (int i = node->min; i < node->max && !to->failed; i++)
    entry = add_state(to, (nfa_node){.op = NFA_SPLIT, .out = out, .other = add_node(to, node->first, entry)});
  for (int i = 0; i < node->min && !to->failed; i++) entry = add_node(to, node->first, entry);
  return entry;
}

static uint32_t add_node(nfa_builder *to, const regex_node *node, uint32_t out) {
  uint32_t entry = NONE;
  if (to->failed) return out;
  switch ((regex_op)node->op) {
  case REGEX_EMPTY:
    return out;
  case REGEX_CLASS:
    return add_class(to, node, out);
  case REGEX_BEGIN_TEXT:
    return add_state(to, (nfa_node){.op = NFA_BEGIN, .out = out});
  case REGEX_END_TEXT:
    return add_state(to, (nfa_node){.op = NFA_END, .out = out});
  case REGEX_CONCAT:
    return add_concat(to, node->first, out);
  case REGEX_ALTERNATE:
    for (const regex_node *sub = node->first; sub; sub = sub->next) entry = either(to, entry, add_node(to, sub, out));
    return entry;
  case REGEX_REPEAT:
    return add_repeat(to, node, out);
  case REGEX_CAPTURE:
    return add_node(to, node->first, out);
  case REGEX_BEGIN_LINE:
  case REGEX_END_LINE:
  case REGEX_WORD_BOUNDARY:
  case REGEX_NO_WORD_BOUNDARY:
    break;
  }
  to->failed = true;
  return out;
}

bool crdc_nfa_build(crd_arena *arena, const regex_node *tree, nfa *out) {
  nfa_builder to = {.arena = arena};
  uint32_t match = add_state(&to, (nfa_node){.op = NFA_MATCH});
  uint32_t start = add_node(&to, tree, match);
  *out = (nfa){to.nodes, to.count, start};
  return !to.failed;
}
