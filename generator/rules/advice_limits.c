/* SPDX-License-Identifier: Apache-2.0 */
/* Advice about missing limits: of lists that the costs of rules depend on, which are the sizes that the estimate asks for;
 * and about patterns that match only a part of a text. */
#include "../../runtime/base/nearest_name.h"
#include "cel/cost.h"
#include "rules/advice_parts.h"

/* ---- lists in costs ---- */

static bool is_counted(const author_advisor *advisor, const schema *node) {
  for (size_t i = 0; i < advisor->counted_count; i++)
    if (advisor->counted[i] == node) return true;
  return false;
}

static void count_list(author_advisor *advisor, const schema *node) {
  if (!crd_string_equal(node->type, CRD_STRING("array")) || limits_of(node)->max_items.set || is_counted(advisor, node))
    return;
  CRD_ARENA_PUSH(advisor->list->arena, advisor->counted, advisor->counted_count, advisor->counted_capacity, 16, node);
}

typedef struct size_finder {
  author_advisor *advisor;
  const cel_type *self;
} size_finder;

static bool find_counted_size(void *data, const crd_string *path, size_t count, const cel_type *of, uint64_t *max) {
  const size_finder *finder = data;
  (void)of;
  const cel_type *type = count ? crdc_cel_cost_type_at(finder->self, path, count) : NULL;
  if (!type) return false;
  *max = type->max_elements;
  if (type->schema) count_list(finder->advisor, type->schema);
  return true;
}

void crdc_advice_count_lists(author_advisor *advisor, const advice_place *place) {
  bool runs = false;
  for (size_t i = 0; i < place->node->rule_count; i++) {
    const compiled_rule *compiled = place->node->rules[i].compiled;
    if (!compiled || !compiled->compiles || place->node->rules[i].layer != CRD_LAYER_CRD) continue;
    size_finder finder = {advisor, compiled->self};
    crdc_cel_cost(&compiled->ast, &(cost_sizes){.find = find_counted_size, .data = &finder});
    runs = true;
  }
  for (const advice_place *outer = place->outer; runs && outer; outer = outer->outer) count_list(advisor, outer->node);
}

/* ---- patterns ---- */

/* The end of a group or class that begins at `at`; `at` itself if there is none. */
static size_t skip_atom(crd_string pattern, size_t at) {
  if (pattern.data[at] == '\\') return at + 1 < pattern.size ? at + 1 : at;
  if (pattern.data[at] != '[') return at;
  size_t end = at + 1;
  if (end < pattern.size && pattern.data[end] == '^') end++;
  if (end < pattern.size && pattern.data[end] == ']') end++;
  while (end < pattern.size && pattern.data[end] != ']') end += 1 + (pattern.data[end] == '\\');
  return end < pattern.size ? end : pattern.size - 1;
}

/* The end of the branch that begins at `at`: at a | outside of groups, or at the end of the pattern. */
static size_t end_of_branch(crd_string pattern, size_t at) {
  size_t depth = 0;
  for (; at < pattern.size; at++) {
    char c = pattern.data[at];
    if (c == '|' && !depth) return at;
    depth += c == '(';
    if (c == ')' && depth) depth--;
    at = skip_atom(pattern, at);
  }
  return pattern.size;
}

/* Whether a whole text in parentheses is one group: "(a|b)". `inside` is its content. */
static bool is_group(crd_string text, crd_string *inside) {
  if (text.size < 2 || text.data[0] != '(' || text.data[text.size - 1] != ')') return false;
  size_t depth = 0;
  for (size_t at = 0; at < text.size; at++) {
    char c = text.data[at];
    depth += c == '(';
    if (c == ')' && --depth == 0 && at + 1 < text.size) return false;
    at = skip_atom(text, at);
  }
  size_t start = crd_string_has_prefix(text, CRD_STRING("(?:")) ? 3 : 1;
  *inside = crd_string_slice(text, start, text.size - 1);
  return !crd_string_has_prefix(text, CRD_STRING("(?")) || start == 3;
}

typedef struct anchors {
  bool start, end;           /* every branch has such an anchor */
  bool some_start, some_end; /* some branch has one */
} anchors;

static bool is_escaped(crd_string text, size_t at) {
  size_t slashes = 0;
  while (slashes < at && text.data[at - slashes - 1] == '\\') slashes++;
  return slashes % 2;
}

static bool begins_sure(crd_string branch) {
  static const char *const ways[] = {"^", "\\A", ".*", "(^"};
  bool sure = false;
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) sure |= crd_string_has_prefix(branch, crd_string_of(ways[i]));
  return sure;
}

static bool ends_sure(crd_string branch) {
  static const char *const ways[] = {"\\z", ".*", ".*?", "$)"};
  bool sure = branch.size && branch.data[branch.size - 1] == '$' && !is_escaped(branch, branch.size - 1);
  for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) sure |= crd_string_has_suffix(branch, crd_string_of(ways[i]));
  return sure;
}

/* Whether the pattern tests a prefix, as ^https:// does. A pattern that ends in a repetition is meant to describe the rest
 * too. */
static bool is_prefix_test(crd_string pattern) {
  return pattern.size > 1 && !strchr("*+?}", pattern.data[pattern.size - 1]);
}

static anchors anchors_of(crd_string pattern) {
  anchors found = {true, true, false, false};
  for (size_t at = 0, end; at <= pattern.size; at = end + 1) {
    end = end_of_branch(pattern, at);
    crd_string branch = crd_string_slice(pattern, at, end), inside;
    anchors own = {0};
    if (is_group(branch, &inside)) {
      own = anchors_of(inside);
    } else {
      own.start = begins_sure(branch);
      own.end = ends_sure(branch);
      own.some_start = own.start, own.some_end = own.end;
    }
    found.start &= own.start, found.end &= own.end;
    found.some_start |= own.some_start, found.some_end |= own.some_end;
  }
  return found;
}

/* Whether the pattern is a literal: any text that contains it is meant to match. */
static bool is_literal(crd_string pattern) {
  for (size_t i = 0; i < pattern.size; i++)
    if (strchr("^$.|?*+()[]{}\\", pattern.data[i])) return false;
  return true;
}

static void advise_pattern(author_advisor *advisor, const advice_place *place) {
  crd_arena *arena = advisor->list->arena;
  const schema_limits *limits = limits_of(place->node);
  if (!crdc_advice_wants(advisor, ADVICE_PATTERN_ANCHOR) || !limits->has_pattern || is_literal(limits->pattern)) return;
  const crd_value *value = crdc_keyword_value(place->node, "pattern");
  anchors anchors = anchors_of(limits->pattern);
  location at = place->node->location;
  at.offset = value->offset;
  if (anchors.start && (anchors.end || (!anchors.some_end && is_prefix_test(limits->pattern)))) return;
  bool branches = (!anchors.start && anchors.some_start) || (!anchors.end && anchors.some_end);
  const char *what = branches        ? "the anchors hold of some of its branches alone"
                     : anchors.start ? "anything may follow what it matches"
                     : anchors.end   ? "anything may stand before what it matches"
                                     : "it may match any part of the text";
  crdc_advice_add(
      advisor, ADVICE_PATTERN_ANCHOR, at,
      crd_arena_printf(arena, "the pattern of %.*s is not anchored: %s", CRD_PRINT(crdc_advice_path(arena, place)), what),
      branches ? "put the branches into parentheses: ^(...|...)$" : "write ^...$, or .* where anything may stand");
}

/* ---- limits ---- */

static bool is_short_text(const schema *node) {
  return crd_is_among(node->format,
                      "duration date date-time uuid uuid3 uuid4 uuid5 ipv4 ipv6 mac cidr k8s-short-name "
                      "k8s-long-name") ||
         (node->enum_values && node->enum_values->size);
}

static void advise_limit(author_advisor *advisor, const advice_place *place, advice_kind kind, const char *what,
                         const char *help) {
  crd_arena *arena = advisor->list->arena;
  if (!crdc_advice_wants(advisor, kind)) return;
  location at = place->node->location;
  if (place->property) at.offset = place->property->offset;
  crdc_advice_add(advisor, kind, at, crd_arena_printf(arena, "%.*s %s", CRD_PRINT(crdc_advice_path(arena, place)), what),
                  help);
}

void crdc_advice_of_limits(author_advisor *advisor, const advice_place *place) {
  const schema *node = place->node;
  if (is_counted(advisor, node))
    advise_limit(advisor, place, ADVICE_MAX_ITEMS,
                 "has no maxItems, and rules that go through it or stand in it cost the more",
                 "set maxItems: the API server assumes as many items as fit into a request");
  if (crd_string_equal(node->type, CRD_STRING("string")) && !limits_of(node)->max_length.set && !is_short_text(node))
    advise_limit(advisor, place, ADVICE_MAX_LENGTH, "has no maxLength",
                 "set maxLength: rules that look at it are held to cost what 3 MiB cost");
  if (crd_string_equal(node->type, CRD_STRING("object")) && node->additional && !limits_of(node)->max_properties.set)
    advise_limit(advisor, place, ADVICE_MAX_PROPERTIES, "has no maxProperties",
                 "set maxProperties: rules over it are held to cost what fits into a request");
  advise_pattern(advisor, place);
}
