/* SPDX-License-Identifier: Apache-2.0 */
/* The subset construction, then minimisation by partition refinement.
 *
 * A state is the set of reachable NFA nodes that read a byte or wait for the end of the text. The search is not anchored, so
 * the nodes that are reachable from the start are added at every byte. (The text is valid UTF-8 and no sequence starts in
 * the middle of a character, so a start between the bytes of one finds nothing new.) A set that contains the match becomes
 * state 1 at once. Only the start state can pass `^`. At the end equivalent states are merged, and states that can never
 * match become state 0. */
#include "dfa.h"
#include "base/memory.h"
#include "nfa.h"

#include <stdlib.h>

/* Limits of the work, not of the result. */
enum { MOST_SUBSETS = 6000, MOST_MEMBERS = 4000000, MOST_STEPS = 40000000 };
enum { DEAD = 0, MATCHED = 1, FIRST_SLOTS = 256, MOST_SLOTS = 16384 };
_Static_assert(MOST_SLOTS >= 2 * MOST_SUBSETS, "half of the table is free");

typedef struct subset {
  const uint32_t *nodes; /* sorted */
  uint32_t count, hash;
  bool at_start;
} subset;

typedef struct dfa_builder {
  crd_arena *arena;
  nfa nfa;
  uint8_t class_of[256], sample[256]; /* of a byte; a byte of a class */
  uint32_t classes;
  subset *subsets;
  uint32_t count, members;
  uint64_t steps;
  uint32_t *slots; /* a hash table of index + 1, with room for MOST_SLOTS; only the used part is touched */
  uint32_t slot_mask;
  uint32_t *next; /* MOST_SUBSETS * classes */
  uint8_t *accept;
  /* the set that is being collected */
  uint32_t *mark; /* per node: the generation in which it was added */
  uint32_t generation;
  uint32_t *stack, *found;
  uint32_t found_count;
  bool matched;
} dfa_builder;

/* Bytes that all nodes treat alike share a class. */
static void find_classes(dfa_builder *to) {
  bool starts[257] = {true};
  for (uint32_t i = 0; i < to->nfa.count; i++) {
    const nfa_node *node = &to->nfa.nodes[i];
    if (node->op != NFA_BYTE || node->low > node->high) continue;
    starts[node->low] = true;
    starts[node->high + 1] = true;
  }
  for (int byte = 0; byte < 256; byte++) {
    if (starts[byte]) to->sample[to->classes++] = (uint8_t)byte;
    to->class_of[byte] = (uint8_t)(to->classes - 1);
  }
}

/* Adds the nodes that are reachable from `node` without reading; `begin` and `end` say which anchors match here. */
static void reach_state(dfa_builder *to, uint32_t node, bool begin, bool end) {
  uint32_t depth = 0;
  to->stack[depth++] = node;
  while (depth) {
    uint32_t at = to->stack[--depth];
    if (to->mark[at] == to->generation) continue;
    to->mark[at] = to->generation;
    to->steps++;
    const nfa_node *n = &to->nfa.nodes[at];
    switch ((nfa_op)n->op) {
    case NFA_MATCH:
      to->matched = true;
      break;
    case NFA_SPLIT:
      to->stack[depth++] = n->out;
      to->stack[depth++] = n->other;
      break;
    case NFA_BEGIN:
      if (begin) to->stack[depth++] = n->out;
      break;
    case NFA_END:
      if (end)
        to->stack[depth++] = n->out;
      else
        to->found[to->found_count++] = at;
      break;
    case NFA_BYTE:
      to->found[to->found_count++] = at;
      break;
    }
  }
}

static void begin_subset(dfa_builder *to) {
  to->generation++;
  to->found_count = 0;
  to->matched = false;
}

static int by_number(const void *a, const void *b) {
  uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;
  return (left > right) - (left < right);
}

static bool same_subset(const subset *a, const subset *b) {
  return a->hash == b->hash && a->count == b->count && a->at_start == b->at_start &&
         memcmp(a->nodes, b->nodes, a->count * sizeof *a->nodes) == 0;
}

/* Grows the table; half of it stays free. */
static void grow_slots(dfa_builder *to) {
  if (2 * to->count <= to->slot_mask) return;
  to->slot_mask = 2 * to->slot_mask + 1;
  memset(to->slots, 0, (to->slot_mask + (size_t)1) * sizeof *to->slots);
  for (uint32_t i = 2; i < to->count; i++) {
    uint32_t slot = to->subsets[i].hash & to->slot_mask;
    while (to->slots[slot]) slot = (slot + 1) & to->slot_mask;
    to->slots[slot] = i + 1;
  }
}

/* The state of the collected set; UINT32_MAX if there are too many. */
static uint32_t intern_subset(dfa_builder *to, bool at_start) {
  if (to->matched) return MATCHED;
  qsort(to->found, to->found_count, sizeof *to->found, by_number);
  subset wanted = {.nodes = to->found, .count = to->found_count, .hash = 0x811C9DC5u + at_start, .at_start = at_start};
  for (uint32_t i = 0; i < wanted.count; i++) wanted.hash = (wanted.hash ^ wanted.nodes[i]) * 0x01000193u;
  wanted.hash ^= wanted.hash >> 15;
  grow_slots(to);
  uint32_t slot = wanted.hash & to->slot_mask;
  for (; to->slots[slot]; slot = (slot + 1) & to->slot_mask)
    if (same_subset(&to->subsets[to->slots[slot] - 1], &wanted)) return to->slots[slot] - 1;
  to->members += wanted.count;
  if (to->count == MOST_SUBSETS || to->members > MOST_MEMBERS) return UINT32_MAX;
  uint32_t *nodes = crd_arena_alloc(to->arena, wanted.count * sizeof *nodes);
  if (wanted.count) memcpy(nodes, wanted.nodes, wanted.count * sizeof *nodes);
  wanted.nodes = nodes;
  to->subsets[to->count] = wanted;
  to->slots[slot] = ++to->count;
  return to->count - 1;
}

/* Whether the text can end in this state. */
static bool accepts(dfa_builder *to, const subset *set) {
  begin_subset(to);
  for (uint32_t i = 0; i < set->count; i++)
    if (to->nfa.nodes[set->nodes[i]].op == NFA_END) reach_state(to, set->nodes[i], set->at_start, true);
  return to->matched;
}

/* The state after a byte of the class. */
static uint32_t follow_byte(dfa_builder *to, const subset *set, uint8_t byte) {
  begin_subset(to);
  for (uint32_t i = 0; i < set->count && !to->matched; i++) {
    const nfa_node *node = &to->nfa.nodes[set->nodes[i]];
    if (node->op == NFA_BYTE && byte >= node->low && byte <= node->high) reach_state(to, node->out, false, false);
  }
  to->steps += set->count;
  reach_state(to, to->nfa.start, false, false);
  return intern_subset(to, false);
}

static bool find_subsets(dfa_builder *to, uint32_t *start) {
  begin_subset(to);
  reach_state(to, to->nfa.start, true, false);
  *start = intern_subset(to, true);
  for (uint32_t state = 2; state < to->count; state++) {
    subset set = to->subsets[state];
    to->accept[state] = accepts(to, &set);
    for (uint32_t class = 0; class < to->classes; class ++) {
      uint32_t next = follow_byte(to, &set, to->sample[class]);
      if (next == UINT32_MAX || to->steps > MOST_STEPS) return false;
      to->next[state * to->classes + class] = next;
    }
  }
  return true;
}

static void prepare(dfa_builder *to) {
  to->slot_mask = FIRST_SLOTS - 1;
  to->slots = crd_arena_alloc(to->arena, MOST_SLOTS * sizeof *to->slots);
  memset(to->slots, 0, FIRST_SLOTS * sizeof *to->slots);
  to->subsets = crd_arena_alloc(to->arena, MOST_SUBSETS * sizeof *to->subsets);
  to->next = crd_arena_alloc(to->arena, (size_t)MOST_SUBSETS * to->classes * sizeof *to->next);
  to->accept = crd_arena_alloc(to->arena, MOST_SUBSETS);
  to->mark = crd_arena_zalloc(to->arena, to->nfa.count * sizeof *to->mark);
  to->stack = crd_arena_alloc(to->arena, 2 * (size_t)(to->nfa.count + 1) * sizeof *to->stack);
  to->found = crd_arena_alloc(to->arena, (size_t)(to->nfa.count + 1) * sizeof *to->found);
  /* The two fixed states. They contain a node that no other set has, so no set equals theirs. */
  static const uint32_t no_node = UINT32_MAX;
  to->subsets[DEAD] = to->subsets[MATCHED] = (subset){.nodes = &no_node, .count = 1};
  to->count = 2;
  to->accept[DEAD] = false;
  to->accept[MATCHED] = true;
  for (uint32_t class = 0; class < to->classes; class ++) {
    to->next[class] = DEAD;
    to->next[to->classes + class] = MATCHED;
  }
}

/* ---- minimal ---- */

typedef struct partition {
  uint32_t *part_of; /* per state */
  uint32_t parts;
} partition;

/* Whether two states of a part lead to the same parts. */
static bool alike(const dfa_builder *to, const uint32_t *part_of, uint32_t a, uint32_t b) {
  if (part_of[a] != part_of[b]) return false;
  for (uint32_t class = 0; class < to->classes; class ++)
    if (part_of[to->next[a * to->classes + class]] != part_of[to->next[b * to->classes + class]]) return false;
  return true;
}

/* One round of Moore's refinement: the new part of each state, parts numbered by their first state. */
static uint32_t refine(dfa_builder *to, const uint32_t *old, uint32_t *new, uint32_t *firsts) {
  uint32_t parts = 0, mask = 15;
  while (mask < 2 * to->count) mask = 2 * mask + 1;
  memset(to->slots, 0, (mask + 1) * sizeof *to->slots);
  for (uint32_t state = 0; state < to->count; state++) {
    uint32_t hash = old[state] * 0x9E3779B1u;
    for (uint32_t class = 0; class < to->classes; class ++)
      hash = (hash ^ old[to->next[state * to->classes + class]]) * 0x01000193u;
    hash ^= hash >> 15;
    uint32_t slot = hash & mask;
    while (to->slots[slot] && !alike(to, old, firsts[to->slots[slot] - 1], state)) slot = (slot + 1) & mask;
    if (!to->slots[slot]) {
      firsts[parts] = state;
      to->slots[slot] = ++parts;
    }
    new[state] = to->slots[slot] - 1;
  }
  to->steps += (uint64_t)to->count * to->classes;
  return parts;
}

/* Partitions the states into equivalence classes. DEAD is in part 0, MATCHED in part 1: they are the first states and never
 * equivalent. */
static bool minimise(dfa_builder *to, partition *out, uint32_t *firsts) {
  uint32_t *old = crd_arena_alloc(to->arena, to->count * sizeof *old);
  uint32_t *new = crd_arena_alloc(to->arena, to->count * sizeof *new);
  uint32_t parts = 2, before = 0;
  for (uint32_t i = 0; i < to->count; i++) old[i] = to->accept[i];
  while (parts != before) {
    if (to->steps > MOST_STEPS) return false;
    before = parts;
    parts = refine(to, old, new, firsts);
    uint32_t *swap = old;
    old = new;
    new = swap;
  }
  *out = (partition){old, parts};
  return true;
}

/* Merges classes that every state treats alike. */
static void write_tables(dfa_builder *to, const partition *parts, const uint32_t *firsts, uint32_t start, regex_dfa *dfa) {
  uint8_t new_class[256] = {0};
  uint32_t kept[256] = {0}, classes = 0;
  for (uint32_t class = 0; class < to->classes; class ++) {
    uint32_t like = 0;
    for (; like < classes; like++) {
      uint32_t part = 0;
      while (part < parts->parts && parts->part_of[to->next[firsts[part] * to->classes + class]] ==
                                        parts->part_of[to->next[firsts[part] * to->classes + kept[like]]])
        part++;
      if (part == parts->parts) break;
    }
    if (like == classes) kept[classes++] = class;
    new_class[class] = (uint8_t)like;
  }
  for (int byte = 0; byte < 256; byte++) dfa->class_of[byte] = new_class[to->class_of[byte]];
  dfa->states = (uint16_t)parts->parts;
  dfa->classes = (uint16_t)classes;
  dfa->start = (uint16_t)parts->part_of[start];
  dfa->next = crd_arena_alloc(to->arena, (size_t)parts->parts * classes * sizeof *dfa->next);
  dfa->accept = crd_arena_alloc(to->arena, parts->parts);
  for (uint32_t part = 0; part < parts->parts; part++) {
    dfa->accept[part] = to->accept[firsts[part]];
    for (uint32_t class = 0; class < classes; class ++)
      dfa->next[part * classes + class] = (uint16_t)parts->part_of[to->next[firsts[part] * to->classes + kept[class]]];
  }
}

/* Sets `reached` for the states after the first byte, without the dead state and states only reachable through it. */
static void find_later_states(const regex_dfa *dfa, bool *reached) {
  for (bool grown = true, first = true; grown; first = false) {
    grown = false;
    for (uint32_t state = 0; state < dfa->states; state++) {
      if (first ? state != dfa->start : !reached[state]) continue;
      for (uint32_t class = 0; class < dfa->classes; class ++) {
        uint16_t next = dfa->next[state * dfa->classes + class];
        if (next == 0 || reached[next]) continue;
        reached[next] = grown = true;
      }
    }
  }
}

/* Whether all these states go to the same state for each class; `next` is that state. */
static bool depends_on_byte_alone(const regex_dfa *dfa, const bool *reached, uint16_t *next) {
  bool known = false;
  for (uint32_t state = 0; state < dfa->states; state++) {
    if (!reached[state]) continue;
    const uint16_t *row = dfa->next + (size_t)state * dfa->classes;
    if (known && memcmp(next, row, dfa->classes * sizeof *next) != 0) return false;
    memcpy(next, row, dfa->classes * sizeof *next);
    known = true;
  }
  return known;
}

/* Records the byte ranges of an automaton that can be run on several bytes at once. */
static void find_ranges(crd_arena *arena, regex_dfa *dfa) {
  bool *reached = crd_arena_zalloc(arena, dfa->states);
  uint16_t next[256];
  dfa->range_count = 0;
  find_later_states(dfa, reached);
  if (reached[MATCHED] || !depends_on_byte_alone(dfa, reached, next)) return;
  unsigned count = 0;
  for (int byte = 0; byte < 256; byte++) {
    if (!next[dfa->class_of[byte]]) continue;
    bool follows = count && dfa->ranges[count - 1][1] == byte - 1;
    if (byte >= 0x80 || (!follows && count == CRD_DFA_RANGES)) return;
    if (!follows) dfa->ranges[count++][0] = (uint8_t)byte;
    dfa->ranges[count - 1][1] = (uint8_t)byte;
  }
  dfa->range_count = (uint8_t)count;
}

/* Builds in a temporary arena, and copies the result out. */
static bool build_automaton(crd_arena *arena, crd_string pattern, regex_dfa *dfa) {
  dfa_builder to = {.arena = arena};
  crd_string error;
  uint32_t start;
  partition parts;
  const regex_node *tree = crd_regex_parse(arena, pattern, NULL, &error);
  if (!tree || !crdc_nfa_build(arena, tree, &to.nfa)) return false;
  find_classes(&to);
  prepare(&to);
  if (!find_subsets(&to, &start)) return false;
  uint32_t *firsts = crd_arena_alloc(arena, to.count * sizeof *firsts);
  if (!minimise(&to, &parts, firsts) || parts.parts > REGEX_DFA_STATES) return false;
  write_tables(&to, &parts, firsts, start, dfa);
  find_ranges(arena, dfa);
  return (size_t)dfa->states * dfa->classes * sizeof *dfa->next <= REGEX_DFA_BYTES;
}

static void *copy_bytes(crd_arena *arena, const void *bytes, size_t size) {
  return memcpy(crd_arena_alloc(arena, size), bytes, size);
}

static void own_tables(crd_arena *arena, regex_dfa *dfa) {
  dfa->next = copy_bytes(arena, dfa->next, (size_t)dfa->states * dfa->classes * sizeof *dfa->next);
  dfa->accept = copy_bytes(arena, dfa->accept, dfa->states);
}

bool crdc_regex_dfa_build(crd_arena *arena, crd_string pattern, regex_dfa *dfa) {
  bool built;
  if (!crdc_regex_find_kept(pattern, &built, dfa)) {
    crd_arena *scratch = memory_arena(&(crd_arena_options){.block_size = 1 << 20});
    built = build_automaton(scratch, pattern, dfa);
    crdc_regex_keep(pattern, built, dfa);
    if (built) own_tables(arena, dfa);
    crd_arena_destroy(scratch);
  } else if (built) {
    own_tables(arena, dfa);
  }
  return built;
}
