/* SPDX-License-Identifier: Apache-2.0 */
#include "table.h"
#include "../../../runtime/base/hash.h"
#include "base/memory.h"
#include <stdlib.h>

#define RULE_SEED UINT64_C(0x7265706C61797462)
#define LONGEST_TEXT 2000u /* in an example */

struct replay_table {
  size_t most, examples, count;
  size_t slots; /* a power of two, larger than `most` */
  replay_row **rows;
};

replay_table *replay_table_create(size_t rules, size_t examples) {
  replay_table *table = calloc(1, sizeof *table);
  if (!table) return NULL;
  table->most = rules;
  table->examples = examples;
  table->slots = 16;
  while (table->slots < 2 * (rules + REPLAY_EFFECTS)) table->slots *= 2;
  table->rows = calloc(table->slots, sizeof(replay_row *));
  if (table->rows) return table;
  free(table);
  return NULL;
}

static void free_example(replay_example *example) {
  free(example->id);
  free(example->user);
  free(example->verb);
  free(example->object);
  free(example->message);
  free(example->time);
}

static void free_row(replay_row *row) {
  for (size_t i = 0; i < row->example_count; i++) free_example(&row->examples[i]);
  free(row->examples);
  free(row->texts);
  free(row);
}

void replay_table_destroy(replay_table *table) {
  if (!table) return;
  for (size_t i = 0; i < table->slots; i++)
    if (table->rows[i]) free_row(table->rows[i]);
  free((void *)table->rows);
  free(table);
}

static bool same_rule(const replay_rule *a, const replay_rule *b) {
  return a->effect == b->effect && crd_string_equal(a->source, b->source) && crd_string_equal(a->kind, b->kind) &&
         crd_string_equal(a->rule, b->rule) && crd_string_equal(a->field, b->field);
}

static replay_row **slot_of(const replay_table *table, const replay_rule *rule) {
  uint64_t hash = hash_name(RULE_SEED + (uint64_t)rule->effect * 2, rule->source);
  hash = hash_mix(hash, hash_name(RULE_SEED, rule->kind));
  hash = hash_mix(hash, hash_name(RULE_SEED, rule->rule));
  hash = hash_mix(hash, hash_name(RULE_SEED, rule->field));
  size_t slot = hash & (table->slots - 1);
  while (table->rows[slot] && !same_rule(&table->rows[slot]->rule, rule)) slot = (slot + 1) & (table->slots - 1);
  return &table->rows[slot];
}

static crd_string keep_text(char **to, crd_string text) {
  crd_string kept = {*to, text.size};
  if (text.size) memcpy(*to, text.data, text.size);
  *to += text.size;
  return kept;
}

/* The row of a rule. */
static replay_row *rule_row_of(replay_table *table, const replay_rule *rule) {
  replay_rule others = {.effect = rule->effect, .source = CRD_STRING(REPLAY_OTHERS)};
  replay_row **slot = slot_of(table, rule);
  if (!*slot && table->count >= table->most) slot = slot_of(table, rule = &others);
  replay_row *known = *slot;
  if (known) return known;
  const size_t size = rule->source.size + rule->kind.size + rule->rule.size + rule->field.size + 1;
  char *texts = memory_checked(malloc(size), size);
  replay_row *row = calloc(1, sizeof *row);
  if (!row) free(texts);
  row = memory_checked(row, sizeof *row);
  row->texts = texts;
  row->rule.effect = rule->effect;
  row->rule.source = keep_text(&texts, rule->source);
  row->rule.kind = keep_text(&texts, rule->kind);
  row->rule.rule = keep_text(&texts, rule->rule);
  row->rule.field = keep_text(&texts, rule->field);
  table->count++;
  *slot = row;
  return row;
}

/* Makes room for an example of that line; NULL if earlier ones fill the row. */
static replay_example *place_example(const replay_table *table, replay_row *row, uint64_t line) {
  size_t at = row->example_count;
  while (at && row->examples[at - 1].line > line) at--;
  if (at >= table->examples) return NULL;
  if (row->example_count == table->examples)
    free_example(&row->examples[--row->example_count]);
  else
    MEMORY_ROOM_CHECKED(row->examples, row->example_count, row->example_room, 4);
  memmove(&row->examples[at + 1], &row->examples[at], (row->example_count - at) * sizeof row->examples[0]);
  row->example_count++;
  row->examples[at] = (replay_example){.line = line};
  return &row->examples[at];
}

/* Moves the examples of another row: both are sorted by line. */
static void join_examples(const replay_table *table, replay_row *row, replay_row *from) {
  const size_t all = row->example_count + from->example_count;
  if (!all) return;
  replay_example *joined = memory_checked(calloc(all, sizeof *joined), all * sizeof *joined);
  size_t count = 0, a = 0, b = 0;
  while (count < table->examples && count < all) {
    const bool own = b == from->example_count || (a < row->example_count && row->examples[a].line <= from->examples[b].line);
    joined[count++] = own ? row->examples[a++] : from->examples[b++];
  }
  while (a < row->example_count) free_example(&row->examples[a++]);
  while (b < from->example_count) free_example(&from->examples[b++]);
  free(row->examples);
  row->examples = joined;
  row->example_count = count;
  row->example_room = all;
  from->example_count = 0;
}

/* A copy; a long text is cut before the middle of a character. */
static char *copy_text(crd_string text) {
  size_t size = text.size < LONGEST_TEXT ? text.size : LONGEST_TEXT;
  while (size && size < text.size && ((unsigned char)text.data[size] & 0xC0) == 0x80) size--;
  char *copy = memory_checked(malloc(size + 1), size);
  if (size) memcpy(copy, text.data, size);
  copy[size] = '\0';
  return copy;
}

void replay_table_add(replay_table *table, const replay_rule *rule, const replay_seen *seen) {
  replay_row *row = rule_row_of(table, rule);
  row->count++;
  replay_example *example = place_example(table, row, seen->line);
  if (!example) return;
  *example = (replay_example){.line = seen->line,
                              .id = copy_text(seen->id),
                              .user = copy_text(seen->user),
                              .verb = copy_text(seen->verb),
                              .object = copy_text(seen->object),
                              .message = copy_text(seen->message),
                              .time = copy_text(seen->time)};
}

void replay_table_merge(replay_table *table, replay_table *other) {
  for (size_t i = 0; i < other->slots; i++) {
    replay_row *from = other->rows[i];
    other->rows[i] = NULL;
    if (!from) continue;
    replay_row *row = rule_row_of(table, &from->rule);
    row->count += from->count;
    join_examples(table, row, from);
    free_row(from);
  }
  other->count = 0;
}

static int by_bytes(crd_string a, crd_string b) {
  const size_t size = a.size < b.size ? a.size : b.size;
  const int order = size ? memcmp(a.data, b.data, size) : 0;
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

static int by_count(const void *a, const void *b) {
  const replay_row *x = *(const replay_row *const *)a, *y = *(const replay_row *const *)b;
  if (x->count != y->count) return x->count < y->count ? 1 : -1;
  int order = by_bytes(x->rule.source, y->rule.source);
  if (!order) order = by_bytes(x->rule.kind, y->rule.kind);
  if (!order) order = by_bytes(x->rule.rule, y->rule.rule);
  return order ? order : by_bytes(x->rule.field, y->rule.field);
}

const replay_row **replay_table_rows(const replay_table *table, replay_effect effect, size_t *count) {
  const replay_row **rows = memory_checked(calloc(table->count + 1, sizeof *rows), 0);
  *count = 0;
  for (size_t i = 0; i < table->slots; i++)
    if (table->rows[i] && table->rows[i]->rule.effect == effect) rows[(*count)++] = table->rows[i];
  qsort((void *)rows, *count, sizeof *rows, by_count);
  return rows;
}
