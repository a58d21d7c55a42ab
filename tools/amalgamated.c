/* SPDX-License-Identifier: Apache-2.0 */
/* What stands in crdrt.c and crdc.c (tools/amalgamate.py) in the place of what calls other libraries. In that of RE2, unless
 * CRDC_HAS_RE2 says that runtime/text/regex/regex_re2.cc is linked, a set of places in the pattern goes through the text;
 * what it cannot tell (the bounds of a match, which depend on greed, and classes that Unicode has a say in) ends as what
 * takes too much. In that of libyaml's emitter a writer of JSON, which is YAML. */
#include "../runtime/base/arena_private.h"
#include "../runtime/base/utf8.h"
#include "../runtime/text/regex/regex_parse.h"
#include "../runtime/text/regex/regex_re2.h"
#include <crd/guard.h>
#include <crd/yaml.h>
#include <pthread.h>

#ifndef CRDC_HAS_RE2
enum { SPLIT_STEP = 64, LAST_STEP, MOST_STEPS = 1 << 20, NO_RUNE = 0x7FFFFFFF };

typedef struct step {
  uint8_t op; /* regex_op, or one of the above */
  const regex_node *node;
  uint32_t out, other;
} step;

typedef struct set_search {
  regex_search *search;
  crd_arena *arena;
  step *steps;
  uint32_t count, capacity;
  uint32_t *places, *after, *marks, place_count, after_count, mark;
  uint32_t before, at; /* the runes around the place in the text */
  bool matched, checks;
  regex_outcome outcome;
} set_search;

static uint32_t add_step(set_search *s, step added) {
  if (s->count >= MOST_STEPS) crd_stop_now(s->arena, CRD_STOP_LIMIT, 0);
  if (s->count == s->capacity) {
    const uint32_t capacity = 2 * s->capacity + 16;
    s->steps = crd_arena_grow(s->arena, s->steps, s->count * sizeof *s->steps, capacity * sizeof *s->steps);
    s->capacity = capacity;
  }
  s->steps[s->count] = added;
  return s->count++;
}

static uint32_t steps_of(set_search *s, const regex_node *node, uint32_t next);

static uint32_t steps_of_repeat(set_search *s, const regex_node *node, uint32_t next) {
  uint32_t start = next;
  if (node->max < 0) {
    start = add_step(s, (step){.op = SPLIT_STEP, .out = next, .other = next});
    const uint32_t body = steps_of(s, node->first, start);
    s->steps[start].out = body;
  }
  for (int i = node->min; i < node->max; i++) {
    const uint32_t body = steps_of(s, node->first, start);
    start = add_step(s, (step){.op = SPLIT_STEP, .out = body, .other = next});
  }
  for (int i = 0; i < node->min; i++) start = steps_of(s, node->first, start);
  return start;
}

/* Where what matches the node, and `next` behind it, begins. */
static uint32_t steps_of(set_search *s, const regex_node *node, uint32_t next) {
  size_t count = 0;
  for (const regex_node *sub = node->first; sub; sub = sub->next) count++;
  const regex_node **subs = crd_arena_alloc(s->arena, (count + 1) * sizeof *subs);
  count = 0;
  for (const regex_node *sub = node->first; sub; sub = sub->next) subs[count++] = sub;
  uint32_t start = next;
  if (node->op == REGEX_REPEAT) return steps_of_repeat(s, node, next);
  if (node->op == REGEX_ALTERNATE) {
    while (count-- > 0) {
      const uint32_t one = steps_of(s, subs[count], next);
      start = subs[count]->next ? add_step(s, (step){.op = SPLIT_STEP, .out = one, .other = start}) : one;
    }
    return start;
  }
  if (node->op == REGEX_CONCAT || node->op == REGEX_CAPTURE) {
    while (count-- > 0) start = steps_of(s, subs[count], start);
    return start;
  }
  if (node->inexact) crd_stop_now(s->arena, CRD_STOP_LIMIT, 0);
  return node->op == REGEX_EMPTY ? next : add_step(s, (step){.op = node->op, .node = node, .out = next});
}

static bool is_word_rune(uint32_t rune) {
  return rune == '_' || rune - '0' < 10 || (rune < 0x80 && (rune | 0x20) - 'a' < 26);
}

static bool holds_between(uint8_t op, uint32_t before, uint32_t at) {
  const bool boundary = is_word_rune(before) != is_word_rune(at);
  return op == REGEX_BEGIN_TEXT      ? before == NO_RUNE
         : op == REGEX_END_TEXT      ? at == NO_RUNE
         : op == REGEX_BEGIN_LINE    ? before == NO_RUNE || before == '\n'
         : op == REGEX_END_LINE      ? at == NO_RUNE || at == '\n'
         : op == REGEX_WORD_BOUNDARY ? boundary
                                     : !boundary;
}

/* The place, and those that are reached of it without a rune. */
static void enter_place(set_search *s, uint32_t place) {
  while (s->marks[place] != s->mark) {
    const step *at = &s->steps[place];
    s->marks[place] = s->mark;
    if (at->op == LAST_STEP) s->matched = true;
    if (at->op == REGEX_CLASS) s->after[s->after_count++] = place;
    if (at->op == LAST_STEP || at->op == REGEX_CLASS) return;
    if (at->op == SPLIT_STEP)
      enter_place(s, at->other);
    else if (!holds_between(at->op, s->before, s->at))
      return;
    place = at->out;
  }
}

static bool has_rune(const regex_node *node, uint32_t rune) {
  for (uint32_t i = 0; i < node->range_count; i++)
    if (rune >= node->ranges[i].low && rune <= node->ranges[i].high) return true;
  return false;
}

static void search_text(set_search *s, uint32_t start) {
  const crd_string text = s->search->text;
  size_t next = s->search->from;
  s->before = next ? (unsigned char)text.data[next - 1] : NO_RUNE;
  s->at = next < text.size ? utf8_next(text, &next) : NO_RUNE;
  for (;;) {
    const uint32_t *from = s->places;
    enter_place(s, start);
    if (s->matched || s->at == NO_RUNE) return;
    s->places = s->after;
    s->after = (uint32_t *)(uintptr_t)from;
    s->place_count = s->after_count;
    s->after_count = 0;
    s->mark++;
    s->before = s->at;
    s->at = next < text.size ? utf8_next(text, &next) : NO_RUNE;
    for (uint32_t i = 0; i < s->place_count; i++)
      if (has_rune(s->steps[s->places[i]].node, s->before)) enter_place(s, s->steps[s->places[i]].out);
    crd_arena_poll(s->arena);
  }
}

static void search_by_sets(void *context) {
  set_search *s = context;
  crd_string error = {NULL, 0};
  const regex_node *root = crd_regex_parse(s->arena, s->search->pattern, NULL, &error);
  s->outcome = root ? REGEX_NO_MATCH : REGEX_BAD_PATTERN;
  s->search->error = error;
  if (!root || s->checks) return;
  if (s->search->begin || s->search->end) crd_stop_now(s->arena, CRD_STOP_LIMIT, 0);
  const uint32_t start = steps_of(s, root, add_step(s, (step){.op = LAST_STEP}));
  s->places = crd_arena_alloc(s->arena, s->count * sizeof *s->places);
  s->after = crd_arena_alloc(s->arena, s->count * sizeof *s->after);
  s->marks = crd_arena_zalloc(s->arena, s->count * sizeof *s->marks);
  s->mark = 1;
  search_text(s, start);
  if (s->matched) s->outcome = REGEX_MATCH;
}

/* Of each thread, for the error of its last call. */
static pthread_key_t search_arenas;
static pthread_once_t search_arenas_once = PTHREAD_ONCE_INIT;
static void free_search_arena(void *arena) {
  crd_arena_destroy(arena);
}
static void make_search_arenas(void) {
  pthread_key_create(&search_arenas, free_search_arena);
}

static regex_outcome search_or_check(regex_search *search, bool checks) {
  pthread_once(&search_arenas_once, make_search_arenas);
  crd_arena *arena = pthread_getspecific(search_arenas);
  if (!arena && (arena = crd_arena_create(NULL))) pthread_setspecific(search_arenas, arena);
  if (!arena) return REGEX_NO_MEMORY;
  crd_arena_reset(arena);
  set_search s = {.search = search, .arena = arena, .checks = checks};
  const crd_stop stop = crd_guard(arena, search_by_sets, &s);
  return stop == CRD_STOP_NONE ? s.outcome : stop == CRD_STOP_MEMORY ? REGEX_NO_MEMORY : REGEX_TOO_MUCH;
}

regex_outcome crd_regex_re2_search(regex_search *search) {
  return search_or_check(search, false);
}

regex_outcome crd_regex_re2_compile(regex_search *search) {
  return search_or_check(search, true);
}
#endif

void crd_yaml_write(crd_text *text, const crd_value *value) {
  crd_json_write(text, value, CRD_JSON_GO);
  crd_text_add(text, CRD_STRING("\n"));
}
