/* SPDX-License-Identifier: Apache-2.0 */
/* Makes texts that match a pattern, or do not.
 *
 * If the pattern has an automaton (regex/dfa.h), the function computes backwards, for each number of remaining bytes, from
 * which states a match is possible; the text is then a walk through these states. So a text of any exact length is found if
 * one of printable ASCII exists. For other patterns it walks the tree of the expression with random choices, and matches the
 * result. */
#include "../../runtime/text/regex/regex_parse.h"
#include "grow_parts.h"
#include "regex/dfa.h"

enum { MOST_WORK = 30000000, TREE_TRIES = 40, FREE_LENGTH = 80, MOST_TREE_TEXT = 4000 };

typedef struct automaton {
  bool exact; /* the pattern has an automaton */
  regex_dfa dfa;
  const regex_node *tree; /* NULL: the pattern is invalid */
} automaton;

/* Bytes in the order of preference. */
static const char liked[] =
    "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-._/:@ =,+%#~!$&*()?;<>[]{}|^\"'`\\";

static automaton *automaton_of(grower *g, crd_string pattern) {
  automaton *known = crd_name_table_find(&g->automata, pattern);
  if (known) return known;
  crd_string error;
  known = crd_arena_zalloc(g->arena, sizeof *known);
  known->tree = crd_regex_parse(g->arena, pattern, NULL, &error);
  known->exact = known->tree && crdc_regex_dfa_build(g->arena, pattern, &known->dfa);
  crd_name_table_put(&g->automata, pattern, known);
  return known;
}

/* ---- by the table ---- */

/* The states from which a text of `left` bytes ends in the wanted way: one byte per state, one row per `left`. */
typedef struct text_reach {
  uint8_t *rows;
  size_t lengths;
} text_reach;

static text_reach find_reach(grower *g, const regex_dfa *dfa, bool matches, size_t most) {
  size_t states = dfa->states, classes = dfa->classes;
  if ((most + 1) * states * classes > MOST_WORK) most = MOST_WORK / (states * classes);
  bool used[256] = {false};
  for (const char *c = liked; *c; c++) used[dfa->class_of[(uint8_t)*c]] = true;
  text_reach reach = {crd_arena_zalloc(g->work, (most + 1) * states), most + 1};
  for (size_t s = 0; s < states; s++) reach.rows[s] = (dfa->accept[s] != 0) == matches;
  for (size_t k = 1; k <= most; k++)
    for (size_t s = 0; s < states; s++)
      for (size_t c = 0; c < classes && !reach.rows[k * states + s]; c++)
        reach.rows[k * states + s] = used[c] && reach.rows[(k - 1) * states + dfa->next[s * classes + c]];
  return reach;
}

static char next_byte(grower *g, const regex_dfa *dfa, const uint8_t *row, size_t state, bool any) {
  char fit[sizeof liked];
  unsigned count = 0;
  for (const char *c = liked; *c; c++)
    if (row[dfa->next[state * dfa->classes + dfa->class_of[(uint8_t)*c]]]) fit[count++] = *c;
  if (any && crdc_grow_chance(g, 25)) return fit[crdc_grow_choice(g, count)];
  unsigned letters = 0;
  while (letters < count && fit[letters] >= 'a' && fit[letters] <= 'z') letters++;
  return fit[any && letters ? crdc_grow_choice(g, letters) : 0];
}

static crd_string text_by_table(grower *g, const regex_dfa *dfa, bool matches, size_t least, size_t most, bool any) {
  text_reach reach = find_reach(g, dfa, matches, most);
  size_t fit = least;
  while (fit < reach.lengths && !reach.rows[fit * dfa->states + dfa->start]) fit++;
  if (fit >= reach.lengths) return (crd_string){NULL, 0};
  for (unsigned tries = any ? 4 : 0; tries && fit < most; tries--) {
    size_t other = fit + crdc_grow_choice(g, 8);
    if (other < reach.lengths && reach.rows[other * dfa->states + dfa->start]) {
      fit = other;
      break;
    }
  }
  char *text = crd_arena_alloc(g->work, fit + 1);
  size_t state = dfa->start;
  for (size_t i = 0; i < fit; i++) {
    text[i] = next_byte(g, dfa, reach.rows + (fit - i - 1) * dfa->states, state, any);
    state = dfa->next[state * dfa->classes + dfa->class_of[(uint8_t)text[i]]];
  }
  text[fit] = '\0';
  return (crd_string){text, fit};
}

/* ---- by the tree ---- */

static bool range_has(const regex_node *node, uint32_t c) {
  for (uint32_t i = 0; i < node->range_count; i++)
    if (c >= node->ranges[i].low && c <= node->ranges[i].high) return true;
  return false;
}

static void add_rune(crd_text *text, uint32_t c) {
  if (c < 0x80) {
    crd_text_add_char(text, (char)c);
    return;
  }
  unsigned more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
  static const uint8_t heads[] = {0, 0xC0, 0xE0, 0xF0};
  crd_text_add_char(text, (char)(heads[more] | c >> (6 * more)));
  while (more--) crd_text_add_char(text, (char)(0x80 | (c >> (6 * more) & 0x3F)));
}

static void add_of_class(grower *g, const regex_node *node, crd_text *text) {
  size_t from = crdc_grow_choice(g, 26);
  for (size_t i = 0; i < sizeof liked - 1; i++) {
    char c = liked[(from + i) % (sizeof liked - 1)];
    if (!range_has(node, (uint8_t)c)) continue;
    crd_text_add_char(text, c);
    return;
  }
  add_rune(text, node->range_count ? node->ranges[0].low : 'a');
}

static void add_of_tree(grower *g, const regex_node *node, crd_text *text) {
  unsigned count = 0;
  if (text->size > MOST_TREE_TEXT) return;
  switch ((regex_op)node->op) {
  case REGEX_CLASS:
    add_of_class(g, node, text);
    return;
  case REGEX_ALTERNATE:
    for (const regex_node *sub = node->first; sub; sub = sub->next) count++;
    count = count ? crdc_grow_choice(g, count) : 0;
    for (const regex_node *sub = node->first; sub; sub = sub->next)
      if (!count--) add_of_tree(g, sub, text);
    return;
  case REGEX_REPEAT:
    count = (unsigned)node->min + crdc_grow_choice(g, node->max < 0 ? 4 : (uint32_t)(node->max - node->min) % 4 + 1);
    while (node->first && count--) add_of_tree(g, node->first, text);
    return;
  case REGEX_CONCAT:
  case REGEX_CAPTURE:
    for (const regex_node *sub = node->first; sub; sub = sub->next) add_of_tree(g, sub, text);
    return;
  case REGEX_EMPTY:
  case REGEX_BEGIN_TEXT:
  case REGEX_END_TEXT:
  case REGEX_BEGIN_LINE:
  case REGEX_END_LINE:
  case REGEX_WORD_BOUNDARY:
  case REGEX_NO_WORD_BOUNDARY:
    return;
  }
}

static size_t rune_count(crd_string text) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; i++) count += ((uint8_t)text.data[i] & 0xC0) != 0x80;
  return count;
}

static bool text_serves(grower *g, crd_string pattern, crd_string text, bool matches, int64_t least, int64_t most) {
  crd_string error = {NULL, 0};
  int64_t size = (int64_t)rune_count(text);
  return size >= least && (most < 0 || size <= most) && crd_regex_match(g->work, pattern, text, &error) == matches &&
         !error.size;
}

static crd_string text_by_tree(grower *g, crd_string pattern, const regex_node *tree, bool matches, int64_t least,
                               int64_t most) {
  for (unsigned i = 0; i < TREE_TRIES; i++) {
    crd_text text = {.arena = g->work};
    add_of_tree(g, tree, &text);
    if (!matches && crdc_grow_chance(g, 70)) crd_text_add(&text, crdc_grow_word(g));
    while ((int64_t)text.size < least && text.size < MOST_TREE_TEXT) crd_text_add_char(&text, 'a');
    if (!text.data) text.data = crd_arena_zalloc(g->work, 1);
    if (text_serves(g, pattern, crd_text_string(&text), matches, least, most)) return crd_text_string(&text);
  }
  return (crd_string){NULL, 0};
}

crd_string crdc_grow_text(grower *g, crd_string pattern, bool matches, int64_t least, int64_t most) {
  const automaton *automaton = automaton_of(g, pattern);
  if (!automaton->tree || least > MOST_WORK || (most >= 0 && most < least)) return (crd_string){NULL, 0};
  size_t from = least > 0 ? (size_t)least : 0;
  size_t to = most < 0 || most > least + FREE_LENGTH ? from + FREE_LENGTH : (size_t)most;
  crd_string text = {NULL, 0};
  if (automaton->exact) text = text_by_table(g, &automaton->dfa, matches, from, to, g->left != 0);
  return text.data ? text : text_by_tree(g, pattern, automaton->tree, matches, least, most);
}
