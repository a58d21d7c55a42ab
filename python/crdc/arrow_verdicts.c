/* SPDX-License-Identifier: Apache-2.0 */
/* The columns are a tree, which a table lists from its root on. Their buffers are handed out without a copy. */
#include "arrow_verdicts.h"
#include "buffer.h"

/* A column: its name here and in the batch, its format, and its parent column. Numbers are signed 32-bit integers, because
 * Spark has no unsigned ones. */
#define ROWS(ROW)                                                                                                           \
  ROW(OF_ROW, "", "+s", OF_ROW)                                                                                             \
  ROW(OF_STATUS, "status", "u", OF_ROW)                                                                                     \
  ROW(OF_ALLOWED, "allowed", "b", OF_ROW)                                                                                   \
  ROW(OF_CODE, "code", "i", OF_ROW)                                                                                         \
  ROW(OF_REASON, "reason", "u", OF_ROW)                                                                                     \
  ROW(OF_MESSAGE, "message", "u", OF_ROW)                                                                                   \
  ROW(OF_KIND, "kind", "u", OF_ROW)                                                                                         \
  ROW(OF_NAME, "name", "u", OF_ROW)                                                                                         \
  ROW(OF_PROBLEMS, "problems", "+l", OF_ROW)                                                                                \
  ROW(OF_PROBLEM, "item", "+s", OF_PROBLEMS)                                                                                \
  ROW(OF_PATH, "path", "u", OF_PROBLEM)                                                                                     \
  ROW(OF_WORDS, "message", "u", OF_PROBLEM)                                                                                 \
  ROW(OF_WHY, "reason", "u", OF_PROBLEM)                                                                                    \
  ROW(OF_LAYER, "layer", "u", OF_PROBLEM)                                                                                   \
  ROW(OF_RULE, "rule", "u", OF_PROBLEM)                                                                                     \
  ROW(OF_LINE, "line", "i", OF_PROBLEM)                                                                                     \
  ROW(OF_COLUMN, "column", "i", OF_PROBLEM)                                                                                 \
  ROW(OF_SEVERITY, "severity", "u", OF_PROBLEM)                                                                             \
  ROW(OF_WARNINGS, "warnings", "+l", OF_ROW)                                                                                \
  ROW(OF_WARNING, "item", "u", OF_WARNINGS)                                                                                 \
  ROW(OF_OBJECT, "object", "u", OF_ROW) /* this and the next where they are wanted; null where there is none */             \
  ROW(OF_PATCH, "patch", "u", OF_ROW)
#define ROW_NAME(row, name, format, parent) row,
#define ROW_DATA(row, name, format, parent) {name, format, parent},
typedef enum verdict_column { ROWS(ROW_NAME) VERDICT_COLUMNS } verdict_column;
static const struct row {
  const char *name, *format;
  verdict_column parent;
} rows[VERDICT_COLUMNS] = {ROWS(ROW_DATA)};
enum { MOST_CHILDREN = 11 };

typedef struct filled {
  buffer values; /* offsets, numbers, bits */
  buffer texts;
  buffer valid; /* bits, if the column is nullable */
  int64_t length, nulls;
} filled;

struct arrow_verdicts {
  int shares; /* the reference count, atomic */
  uint32_t want;
  bool full; /* 32-bit offsets are exhausted */
  filled columns[VERDICT_COLUMNS];
};

static void add_bit(buffer *bits, int64_t at, bool bit) {
  if (at % 8 == 0) buffer_add_char(bits, 0);
  if (!bits->failed && bit) bits->data[at / 8] = (char)(bits->data[at / 8] | 1 << at % 8);
}

static void add_number(arrow_verdicts *verdicts, verdict_column at, int32_t number) {
  buffer_add(&verdicts->columns[at].values, &number, sizeof number);
  verdicts->columns[at].length++;
}

static void add_offset(arrow_verdicts *verdicts, verdict_column at, size_t end) {
  if (end > INT32_MAX) verdicts->full = true;
  add_number(verdicts, at, verdicts->full ? 0 : (int32_t)end);
}

static void add_text(arrow_verdicts *verdicts, verdict_column at, crdc_slice text) {
  filled *column = &verdicts->columns[at];
  if (at >= OF_OBJECT) {
    add_bit(&column->valid, column->length, text.size > 0);
    column->nulls += text.size == 0;
  }
  if (!verdicts->full) buffer_add(&column->texts, text.data, text.size);
  add_offset(verdicts, at, column->texts.size);
}

static void add_word(arrow_verdicts *verdicts, verdict_column at, const char *word) {
  add_text(verdicts, at, (crdc_slice){word, strlen(word)});
}

static void add_problem(arrow_verdicts *verdicts, const crdc_judge_problem *problem) {
  static const char *const severities[] = {"error", "warning", "note"};
  add_text(verdicts, OF_PATH, problem->path);
  add_text(verdicts, OF_WORDS, problem->message);
  add_text(verdicts, OF_WHY, problem->reason);
  add_text(verdicts, OF_LAYER, problem->layer);
  add_text(verdicts, OF_RULE, problem->rule);
  add_number(verdicts, OF_LINE, (int32_t)problem->line);
  add_number(verdicts, OF_COLUMN, (int32_t)problem->column);
  add_word(verdicts, OF_SEVERITY, severities[problem->severity]);
  verdicts->columns[OF_PROBLEM].length++;
}

void arrow_verdicts_add(arrow_verdicts *verdicts, const crdc_judge_result *result) {
  static const char *const states[] = {"judged", "noKind", "notJudged", "noMemory", "interrupted", "misused"};
  filled *allowed = &verdicts->columns[OF_ALLOWED];
  add_word(verdicts, OF_STATUS, states[result->status]);
  add_bit(&allowed->values, allowed->length++, result->allowed);
  add_number(verdicts, OF_CODE, result->code);
  add_text(verdicts, OF_REASON, result->reason);
  add_text(verdicts, OF_MESSAGE, result->status == CRDC_JUDGED ? result->message : result->why);
  add_text(verdicts, OF_KIND, result->kind);
  add_text(verdicts, OF_NAME, result->name);
  for (size_t i = 0; i < result->problem_count; i++) add_problem(verdicts, &result->problems[i]);
  add_offset(verdicts, OF_PROBLEMS, (size_t)verdicts->columns[OF_PROBLEM].length);
  for (size_t i = 0; i < result->warning_count; i++) add_text(verdicts, OF_WARNING, result->warnings[i]);
  add_offset(verdicts, OF_WARNINGS, (size_t)verdicts->columns[OF_WARNING].length);
  if (verdicts->want & CRDC_WANT_OBJECT) add_text(verdicts, OF_OBJECT, result->object);
  if (verdicts->want & CRDC_WANT_PATCH) add_text(verdicts, OF_PATCH, result->patch);
  verdicts->columns[OF_ROW].length++;
}

const char *arrow_verdicts_error(const arrow_verdicts *verdicts) {
  for (size_t i = 0; i < VERDICT_COLUMNS; i++) {
    const filled *column = &verdicts->columns[i];
    if (column->values.failed || column->texts.failed || column->valid.failed) return "";
  }
  return verdicts->full ? "the verdicts of a batch are more than 2 GiB: batches must be smaller" : NULL;
}

arrow_verdicts *arrow_verdicts_create(uint32_t want) {
  arrow_verdicts *made = calloc(1, sizeof *made);
  if (!made) return NULL;
  made->shares = 1;
  made->want = want;
  for (int i = 0; i < VERDICT_COLUMNS; i++) { /* the first offset is 0; no buffer is NULL */
    const char type = rows[i].format[0] == '+' ? rows[i].format[1] : rows[i].format[0];
    if (type == 'u' || type == 'l') buffer_add(&made->columns[i].values, "\0\0\0", 4);
    (void)buffer_room(&made->columns[i].values, 8), (void)buffer_room(&made->columns[i].texts, 8);
  }
  return made;
}

void arrow_verdicts_release(arrow_verdicts *verdicts) {
  if (!verdicts || __atomic_sub_fetch(&verdicts->shares, 1, __ATOMIC_ACQ_REL)) return;
  for (size_t i = 0; i < VERDICT_COLUMNS; i++) {
    buffer_free(&verdicts->columns[i].values);
    buffer_free(&verdicts->columns[i].texts);
    buffer_free(&verdicts->columns[i].valid);
  }
  free(verdicts);
}

static bool is_there(const arrow_verdicts *verdicts, int at) {
  return at < OF_OBJECT || verdicts->want & (at == OF_OBJECT ? CRDC_WANT_OBJECT : CRDC_WANT_PATCH);
}

/* The structs that were handed out, in one allocation. Each column holds two references, for its schema and its array,
 * because each of them can be moved away. */
typedef struct shown {
  int shares;
  arrow_verdicts *verdicts;
  const void *buffers[VERDICT_COLUMNS][3];
  ArrowSchema schemas[VERDICT_COLUMNS], *schemas_below[VERDICT_COLUMNS][MOST_CHILDREN];
  ArrowArray arrays[VERDICT_COLUMNS], *arrays_below[VERDICT_COLUMNS][MOST_CHILDREN];
} shown;

static void leave(shown *shown) {
  if (__atomic_sub_fetch(&shown->shares, 1, __ATOMIC_ACQ_REL)) return;
  arrow_verdicts_release(shown->verdicts);
  free(shown);
}

static void release_schema(ArrowSchema *schema) {
  for (int64_t i = 0; i < schema->n_children; i++)
    if (schema->children[i]->release) schema->children[i]->release(schema->children[i]);
  schema->release = NULL;
  leave(schema->private_data);
}

static void release_array(ArrowArray *array) {
  for (int64_t i = 0; i < array->n_children; i++)
    if (array->children[i]->release) array->children[i]->release(array->children[i]);
  array->release = NULL;
  leave(array->private_data);
}

static void show_column(shown *shown, int at) {
  const filled *column = &shown->verdicts->columns[at];
  const char *format = rows[at].format;
  ArrowSchema *schema = &shown->schemas[at], *outer = &shown->schemas[rows[at].parent];
  ArrowArray *array = &shown->arrays[at], *outer_array = &shown->arrays[rows[at].parent];
  const void *const buffers[] = {column->nulls ? column->valid.data : NULL, column->values.data, column->texts.data};
  memcpy(shown->buffers[at], buffers, sizeof buffers);
  *schema = (ArrowSchema){.format = format, .name = rows[at].name, .children = shown->schemas_below[at]};
  *array = (ArrowArray){.length = column->length, .null_count = column->nulls, .buffers = shown->buffers[at]};
  schema->flags = at >= OF_OBJECT ? ARROW_FLAG_NULLABLE : 0;
  array->n_buffers = *format == 'u' ? 3 : strcmp(format, "+s") ? 2 : 1;
  array->children = shown->arrays_below[at];
  schema->release = release_schema;
  array->release = release_array;
  schema->private_data = array->private_data = shown;
  shown->shares += 2;
  if (at == OF_ROW) return;
  outer->children[outer->n_children++] = schema;
  outer_array->children[outer_array->n_children++] = array;
}

bool arrow_verdicts_show(arrow_verdicts *verdicts, ArrowSchema *schema, ArrowArray *array) {
  shown *made = calloc(1, sizeof *made);
  if (!made) return false;
  made->verdicts = verdicts;
  __atomic_add_fetch(&verdicts->shares, 1, __ATOMIC_RELAXED);
  for (int at = OF_ROW; at < VERDICT_COLUMNS; at++)
    if (is_there(verdicts, at)) show_column(made, at);
  *schema = made->schemas[OF_ROW];
  *array = made->arrays[OF_ROW];
  return true;
}
