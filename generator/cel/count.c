/* SPDX-License-Identifier: Apache-2.0 */
/* Walks the checked tree once; the text that a point covers identifies the point. */
#include "cel/count.h"
#include "cel/plan.h"
#include <ctype.h>
#include <string.h>

/* ---- places in the text ---- */

static uint32_t leftmost(const cel_node *node) {
  uint32_t least = node->kind == CEL_NODE_COMPREHENSION ? UINT32_MAX : node->position;
  if (node->kind == CEL_NODE_COMPREHENSION) return leftmost(node->fold.range);
  const cel_node *first = node->target ? node->target : node->argument_count ? node->arguments[0] : NULL;
  if (first && node->kind == CEL_NODE_CALL) {
    uint32_t at = leftmost(first);
    if (at < least) least = at;
  } else if (node->target) {
    uint32_t at = leftmost(node->target);
    if (at < least) least = at;
  }
  return least;
}

static size_t byte_of_point(crd_string text, uint32_t point) {
  size_t i = 0;
  for (; i < text.size; i++) {
    if (((unsigned char)text.data[i] & 0xC0) == 0x80) continue;
    if (point-- == 0) break;
  }
  return i;
}

/* The offset after the string literal that begins at `at`. */
static size_t skip_string(crd_string text, size_t at) {
  char quote = text.data[at++];
  while (at < text.size && text.data[at] != quote) at += text.data[at] == '\\' ? 2 : 1;
  return at < text.size ? at + 1 : text.size;
}

/* How loosely an operator binds, from the tightest on; an operand ends at a looser one. */
static unsigned looseness(const cel_node *node) {
  return is_call(node, "_?_:_") ? 3 : is_call(node, "_||_") ? 2 : is_call(node, "_&&_") ? 1 : 0;
}

static bool ends_at(crd_string text, size_t at, unsigned looseness) {
  char c = text.data[at], next = at + 1 < text.size ? text.data[at + 1] : '\0';
  if (c == ',' || c == ')' || c == ']' || c == '}') return true;
  if (looseness < 3 && (c == ':' || (c == '?' && next != '.' && next != ']'))) return true;
  if (looseness < 2 && c == '|' && next == '|') return true;
  return looseness < 1 && c == '&' && next == '&';
}

static crd_string operand_text(const cel_node *node, crd_string source, size_t from) {
  unsigned depth = 0, loose = looseness(node);
  size_t at = from;
  while (at < source.size) {
    char c = source.data[at];
    if (c == '"' || c == '\'') {
      at = skip_string(source, at);
      continue;
    }
    if (depth == 0 && ends_at(source, at, loose)) break;
    if (c == '(' || c == '[' || c == '{') depth++;
    if (c == ')' || c == ']' || c == '}') depth--;
    at++;
  }
  while (at > from && strchr(" \t\r\n", source.data[at - 1])) at--;
  return (crd_string){source.data + from, at - from};
}

/* The position of a call is that of its parenthesis; this returns the start of its name. */
static size_t with_name(crd_string source, size_t at) {
  if (at >= source.size || source.data[at] != '(') return at;
  while (at && (isalnum((unsigned char)source.data[at - 1]) || strchr("_.", source.data[at - 1]))) at--;
  return at;
}

static void place_point(count_point *point, crd_string source) {
  size_t from = with_name(source, byte_of_point(source, leftmost(point->node)));
  point->offset = (uint32_t)from;
  point->line = 1;
  point->column = 0;
  for (size_t i = 0; i < from; i++) {
    if (source.data[i] == '\n')
      point->line++, point->column = 0;
    else
      point->column += ((unsigned char)source.data[i] & 0xC0) != 0x80;
  }
  point->text = operand_text(point->node, source, from);
}

/* ---- points ---- */

typedef struct point_finder {
  crd_arena *arena;
  count_function *function;
  crd_string source;
} point_finder;

static int add_point(const point_finder *finder, count_kind kind, const cel_node *node) {
  count_function *function = finder->function;
  CRD_ARENA_ROOM(finder->arena, function->points, function->point_count, function->capacity, 8);
  count_point *point = &function->points[function->point_count];
  *point = (count_point){
      .kind = kind, .node = node, .counter = (uint32_t)function->point_count * COUNTS_OF_POINT, .line = 1, .left = -1};
  if (node)
    place_point(point, finder->source);
  else
    point->text = finder->source;
  return (int)function->point_count++;
}

static void find_points(const point_finder *finder, const cel_node *node);

/* Adds the operands of a chain of one operator, from left to right. */
static void find_operands(const point_finder *finder, const cel_node *node, const char *operator, int * left) {
  for (int i = 0; i < 2; i++) {
    const cel_node *operand = node->arguments[i];
    if (is_call(operand, operator)) {
      find_operands(finder, operand, operator, left);
      continue;
    }
    if (!is_constant(operand)) {
      int point = add_point(finder, COUNT_OPERAND, operand);
      finder->function->points[point].left = *left;
      *left = point;
    }
    find_points(finder, operand);
  }
}

/* Adds the predicate of a macro, and the points in its step. */
static void find_step(const point_finder *finder, const cel_node *node) {
  const cel_node *step = node->fold.step, *predicate = NULL, *rest = NULL;
  bool all = is_call(step, "_&&_"), any = is_call(step, "_||_");
  if ((all || any) && is_identifier(step->arguments[0], node->fold.accumulator))
    predicate = step->arguments[1];
  else if (is_call(step, "_?_:_"))
    predicate = step->arguments[0], rest = step->arguments[1];
  else
    rest = step;
  if (predicate && !is_constant(predicate)) add_point(finder, COUNT_PREDICATE, predicate);
  if (predicate) find_points(finder, predicate);
  if (rest) find_points(finder, rest);
}

static void find_in_macro(const point_finder *finder, const cel_node *node) {
  const cel_node *range = node->fold.range;
  bool binds = range->kind == CEL_NODE_LIST && !range->argument_count; /* optMap and the like: a name for a value */
  if (binds) {
    find_points(finder, node->fold.initial);
    find_points(finder, node->fold.result);
    return;
  }
  if (!is_constant(range) && range->kind != CEL_NODE_LIST) add_point(finder, COUNT_MACRO, node);
  find_points(finder, range);
  find_step(finder, node);
}

static void find_points(const point_finder *finder, const cel_node *node) {
  int left = -1;
  if (!node || is_constant(node)) return;
  if (node->kind == CEL_NODE_COMPREHENSION) {
    find_in_macro(finder, node);
    return;
  }
  if (is_call(node, "_&&_") || is_call(node, "_||_")) {
    find_operands(finder, node, is_call(node, "_&&_") ? "_&&_" : "_||_", &left);
    return;
  }
  if (is_call(node, "_?_:_") && !is_constant(node->arguments[0])) add_point(finder, COUNT_CONDITION, node->arguments[0]);
  find_points(finder, node->target);
  for (size_t i = 0; i < node->argument_count; i++) {
    find_points(finder, node->arguments[i]);
    if (node->keys) find_points(finder, node->keys[i]);
  }
}

const count_function *crdc_count_function(count_table *table, const count_function *wanted) {
  if (!table) return NULL;
  for (size_t i = 0; i < table->count; i++)
    if (table->items[i]->ast == wanted->ast) return table->items[i];
  CRD_ARENA_ROOM(table->arena, table->items, table->count, table->capacity, 32);
  count_function *function = crd_arena_zalloc(table->arena, sizeof *function);
  *function = *wanted;
  const cel_ast *source = function->source;
  const point_finder finder = {table->arena, function, source->source};
  add_point(&finder, COUNT_RESULT, NULL);
  find_points(&finder, source->root);
  function->when_from = function->point_count;
  if (function->when) {
    const point_finder of_when = {table->arena, function, function->when->source};
    if (!is_constant(function->when->root)) add_point(&of_when, COUNT_CONDITION, function->when->root);
    find_points(&of_when, function->when->root);
  }
  function->first = table->counters;
  table->counters += count_row_size(function);
  return table->items[table->count++] = function;
}

const count_point *crdc_count_point_find(const count_function *function, count_kind kind, const cel_node *node) {
  for (size_t i = 0; i < function->point_count; i++)
    if (function->points[i].kind == kind && function->points[i].node == node) return &function->points[i];
  return NULL;
}
