/* SPDX-License-Identifier: Apache-2.0 */
/* Rules that a keyword can replace: a bound of a number or of a size, a pattern, an enum, a required field. They check self
 * or a field of self. The field may be absent if the rule allows it: !has(self.a) || self.a > 0. */
#include "cel/plan.h"
#include "rules/advice_parts.h"

#include <math.h>

/* The value that a rule checks: self, or self.field. */
typedef struct twin_subject {
  const schema *node; /* NULL: it is another value */
  const cel_type *type;
  crd_string path;
  const cel_node *field; /* the SELECT; NULL: self */
} twin_subject;

typedef struct twin_finder {
  crd_arena *arena;
  keyword_twin *twin;
  const cel_node *guarded; /* the has() that guards the rest; NULL: none */
} twin_finder;

static bool is_self(const cel_node *node) {
  return is_identifier(node, CRD_STRING("self"));
}

static twin_subject subject_of(const twin_finder *finder, const cel_node *node) {
  twin_subject found = {NULL, node->type, CRD_STRING("self"), NULL};
  if (!node->type || !node->type->schema) return found;
  if (is_self(node)) return found.node = node->type->schema, found;
  if (node->kind != CEL_NODE_SELECT || node->test_only || !is_self(node->target)) return found;
  const schema *object = node->target->type ? node->target->type->schema : NULL;
  const cel_field *field = object ? crdc_cel_type_field(node->target->type, node->name) : NULL;
  if (!field) return found;
  bool sure = crdc_schema_requires(object, field->property) ||
              (finder->guarded && crd_string_equal(finder->guarded->name, node->name));
  if (!sure) return found; /* the rule fails if the field is absent, which no keyword can express */
  found.node = node->type->schema;
  found.path = crd_arena_printf(finder->arena, "self.%.*s", CRD_PRINT(node->name));
  found.field = node;
  return found;
}

static bool say(const twin_finder *finder, const twin_subject *of, bool there, crd_string text) {
  finder->twin->there = there;
  finder->twin->path = of->path;
  finder->twin->text = text;
  return true;
}

/* ---- bounds ---- */

/* A comparison, normalised so that the bounded value is on the left. */
typedef struct twin_bound {
  const cel_node *left;
  double bound;
  bool lower, strict; /* left >= bound; or > */
  bool whole;         /* the bound is an integer */
} twin_bound;

static bool read_number(const cel_node *node, double *number, bool *whole) {
  if (node->kind != CEL_NODE_CONSTANT) return false;
  *whole = node->constant.kind == CEL_INT;
  if (*whole) return *number = (double)node->constant.as.integer, fabs(*number) < 0x1p53;
  return node->constant.kind == CEL_DOUBLE ? (*number = node->constant.as.number, true) : false;
}

static bool read_comparison(const cel_node *node, twin_bound *out) {
  bool less = is_call(node, "_<_") || is_call(node, "_<=_"), more = is_call(node, "_>_") || is_call(node, "_>=_");
  if (!less && !more) return false;
  *out = (twin_bound){.strict = node->name.size == 3, .lower = more, .left = node->arguments[0]};
  if (read_number(node->arguments[1], &out->bound, &out->whole)) return true;
  out->left = node->arguments[1];
  out->lower = less;
  return read_number(node->arguments[0], &out->bound, &out->whole);
}

static bool bound_of_number(const twin_finder *finder, const twin_bound *bound) {
  twin_subject of = subject_of(finder, bound->left);
  bool integer = of.type && of.type->kind == CEL_INT, real = of.type && of.type->kind == CEL_DOUBLE;
  if (!of.node || (!integer && !real)) return false;
  const schema_limits *limits = limits_of(of.node);
  double edge = bound->bound;
  bool strict = bound->strict;
  if (integer && strict) edge += bound->lower ? 1 : -1, strict = false;
  const number_limit *is = bound->lower ? &limits->minimum : &limits->maximum;
  bool excludes = bound->lower ? limits->exclusive_minimum : limits->exclusive_maximum;
  bool there = is->set && (bound->lower ? is->value > edge : is->value < edge);
  there |= is->set && is->value == edge && (!strict || excludes);
  const char *keyword = bound->lower ? "minimum" : "maximum";
  crd_text text = {.arena = finder->arena};
  crd_text_printf(&text, "%s: ", keyword);
  crd_text_add_json_double(&text, there ? is->value : edge);
  if (strict && !there) crd_text_printf(&text, ", exclusiveM%s: true", keyword + 1);
  return say(finder, &of, there, crd_text_string(&text));
}

/* The operand of size(x) or x.size(), else NULL. */
static const cel_node *measured(const cel_node *node) {
  if (!is_call(node, "size")) return NULL;
  return node->target ? node->target : node->argument_count == 1 ? node->arguments[0] : NULL;
}

static bool bound_of_size(const twin_finder *finder, const twin_bound *bound) {
  static const char *const names[3][2] = {
      {"minLength", "maxLength"}, {"minItems", "maxItems"}, {"minProperties", "maxProperties"}};
  const cel_node *value = measured(bound->left);
  twin_subject of = subject_of(finder, value);
  if (!of.node || !bound->whole) return false;
  int row = of.type->kind == CEL_STRING ? 0 : of.type->kind == CEL_LIST ? 1 : of.type->kind == CEL_MAP ? 2 : -1;
  if (row < 0) return false;
  const schema_limits *limits = limits_of(of.node);
  const count_limit *const rows[3][2] = {{&limits->min_length, &limits->max_length},
                                         {&limits->min_items, &limits->max_items},
                                         {&limits->min_properties, &limits->max_properties}};
  const count_limit *is = rows[row][!bound->lower];
  int64_t edge = (int64_t)bound->bound + (bound->strict ? (bound->lower ? 1 : -1) : 0);
  if (edge < 0) return false;
  bool there = is->set && (bound->lower ? is->value >= edge : is->value <= edge);
  return say(finder, &of, there,
             crd_arena_printf(finder->arena, "%s: %lld", names[row][!bound->lower], (long long)(there ? is->value : edge)));
}

/* Also recognises size(x) == 0 and != 0. */
static bool twin_of_bound(const twin_finder *finder, const cel_node *node) {
  twin_bound bound;
  if (is_call(node, "_!=_") && measured(node->arguments[0]) && read_number(node->arguments[1], &bound.bound, &bound.whole) &&
      bound.bound == 0)
    bound = (twin_bound){.left = node->arguments[0], .bound = 0, .lower = true, .strict = true, .whole = true};
  else if (!read_comparison(node, &bound))
    return false;
  return measured(bound.left) ? bound_of_size(finder, &bound) : bound_of_number(finder, &bound);
}

/* ---- patterns and enums ---- */

static bool twin_of_pattern(const twin_finder *finder, const cel_node *node) {
  if (!is_call(node, "matches")) return false;
  const cel_node *value = node->target ? node->target : node->arguments[0];
  const cel_node *pattern = node->arguments[node->argument_count - 1];
  twin_subject of = subject_of(finder, value);
  if (!of.node || of.type->kind != CEL_STRING || pattern->kind != CEL_NODE_CONSTANT) return false;
  const schema_limits *limits = limits_of(of.node);
  bool there = limits->has_pattern && crd_string_equal(limits->pattern, pattern->constant.as.text);
  if (limits->has_pattern && !there) return false; /* a schema can only have one pattern */
  return say(finder, &of, there, crd_arena_printf(finder->arena, "pattern: %.*s", CRD_PRINT(pattern->constant.as.text)));
}

static bool is_text(const cel_node *node) {
  return node->kind == CEL_NODE_CONSTANT && node->constant.kind == CEL_STRING;
}

static bool has_text(const cel_node *list, crd_string text) {
  for (size_t i = 0; i < list->argument_count; i++)
    if (crd_string_equal(list->arguments[i]->constant.as.text, text)) return true;
  return false;
}

static bool twin_of_enum(const twin_finder *finder, const cel_node *node) {
  if (!is_call(node, "@in") || node->arguments[1]->kind != CEL_NODE_LIST) return false;
  const cel_node *list = node->arguments[1];
  twin_subject of = subject_of(finder, node->arguments[0]);
  if (!of.node || of.type->kind != CEL_STRING || !list->argument_count) return false;
  crd_text text = {.arena = finder->arena};
  for (size_t i = 0; i < list->argument_count; i++) {
    if (!is_text(list->arguments[i])) return false;
    crd_text_printf(&text, "%s%.*s", i ? ", " : "enum: [", CRD_PRINT(list->arguments[i]->constant.as.text));
  }
  crd_text_add_char(&text, ']');
  const crd_value *values = of.node->enum_values;
  bool there = values && values->size;
  for (size_t i = 0; there && i < values->size; i++)
    there = values->as.items[i].kind == CRD_STRING_VALUE && has_text(list, crd_value_string(&values->as.items[i]));
  if (values && values->size && !there) return false; /* it excludes some of them, perhaps only here */
  return say(finder, &of, there, there ? CRD_STRING("enum") : crd_text_string(&text));
}

static bool twin_of_presence(const twin_finder *finder, const cel_node *node) {
  if (node->kind != CEL_NODE_SELECT || !node->test_only || !is_self(node->target)) return false;
  const cel_type *type = node->target->type;
  const cel_field *field = type && type->kind == CEL_OBJECT ? crdc_cel_type_field(type, node->name) : NULL;
  if (!field || !type->schema) return false;
  twin_subject of = {type->schema, type, CRD_STRING("self"), NULL};
  return say(finder, &of, false, crd_arena_printf(finder->arena, "required: [%.*s]", CRD_PRINT(field->property)));
}

/* The has() in !has(self.a), else NULL. */
static const cel_node *absence(const cel_node *node) {
  if (!is_call(node, "!_")) return NULL;
  const cel_node *test = node->arguments[0];
  return test->kind == CEL_NODE_SELECT && test->test_only && is_self(test->target) ? test : NULL;
}

bool crdc_advice_twin(crd_arena *arena, const cel_node *rule, keyword_twin *twin) {
  twin_finder finder = {arena, twin, NULL};
  if (is_call(rule, "_||_") && absence(rule->arguments[0])) {
    finder.guarded = absence(rule->arguments[0]);
    rule = rule->arguments[1];
  }
  return twin_of_bound(&finder, rule) || twin_of_pattern(&finder, rule) || twin_of_enum(&finder, rule) ||
         (!finder.guarded && twin_of_presence(&finder, rule));
}
