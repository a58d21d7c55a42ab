/* SPDX-License-Identifier: Apache-2.0 */
/* cel-go's AST validators, which run after the type check. Mirrors cel-go cel/validator.go; durations and timestamps are
 * parsed as in Go's time package. */
#include "cel/validators.h"

#include "cel/text/issues.h"
#include "cel/type.h"

static void visit_all(cel_node **nodes, size_t count, void (*visit)(cel_node *, void *), void *data) {
  for (size_t i = 0; nodes && i < count; i++) crdc_cel_visit(nodes[i], visit, data);
}

void crdc_cel_visit(cel_node *node, void (*visit)(cel_node *node, void *data), void *data) {
  visit(node, data);
  if (node->kind == CEL_NODE_COMPREHENSION) {
    cel_node *parts[] = {node->fold.range, node->fold.initial, node->fold.condition, node->fold.step, node->fold.result};
    visit_all(parts, 5, visit, data);
    return;
  }
  if (node->target) crdc_cel_visit(node->target, visit, data);
  visit_all(node->keys, node->argument_count, visit, data);
  visit_all(node->arguments, node->argument_count, visit, data);
}

/* ---- literals ---- */

static bool take_digits(crd_string *text, uint64_t *value, bool *any) {
  *any = false;
  for (; text->size > 0 && text->data[0] >= '0' && text->data[0] <= '9'; text->data++, text->size--) {
    if (*value > (UINT64_C(1) << 63) / 10) return false;
    *value = *value * 10 + (uint64_t)(text->data[0] - '0');
    if (*value > UINT64_C(1) << 63) return false;
    *any = true;
  }
  return true;
}

static uint64_t take_unit(crd_string *text) {
  static const struct {
    crd_string name;
    uint64_t nanoseconds;
  } units[] = {{CRD_STRING_INIT("ns"), 1},           {CRD_STRING_INIT("us"), 1000},
               {CRD_STRING_INIT("\xc2\xb5s"), 1000}, {CRD_STRING_INIT("\xce\xbcs"), 1000},
               {CRD_STRING_INIT("ms"), 1000000},     {CRD_STRING_INIT("s"), 1000000000},
               {CRD_STRING_INIT("m"), 60000000000},  {CRD_STRING_INIT("h"), 3600000000000}};
  size_t size = 0;
  while (size < text->size && text->data[size] != '.' && (text->data[size] < '0' || text->data[size] > '9')) size++;
  for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
    if (!crd_string_equal((crd_string){text->data, size}, units[i].name)) continue;
    text->data += size;
    text->size -= size;
    return units[i].nanoseconds;
  }
  return 0;
}

/* Parses the fraction after a '.', in nanoseconds of the unit; digits that do not matter are skipped, as in Go. */
static bool take_fraction(crd_string *text, double *fraction) {
  double scale = 1;
  bool any = false, full = false;
  uint64_t value = 0;
  for (; text->size > 0 && text->data[0] >= '0' && text->data[0] <= '9'; text->data++, text->size--) {
    any = true;
    if (full || value > (UINT64_MAX >> 1) / 10) {
      full = true;
      continue;
    }
    uint64_t next = value * 10 + (uint64_t)(text->data[0] - '0');
    if (next > UINT64_C(1) << 63) {
      full = true;
      continue;
    }
    value = next;
    scale *= 10;
  }
  *fraction = (double)value / scale;
  return any;
}

bool crdc_cel_is_duration(crd_string text) {
  const uint64_t most = UINT64_C(1) << 63;
  bool negative = text.size > 0 && text.data[0] == '-';
  if (negative || (text.size > 0 && text.data[0] == '+')) text = (crd_string){text.data + 1, text.size - 1};
  if (crd_string_equal(text, CRD_STRING("0"))) return true;
  if (text.size == 0) return false;
  uint64_t total = 0;
  while (text.size > 0) {
    uint64_t value = 0;
    double fraction = 0;
    bool whole, part = false;
    if (!take_digits(&text, &value, &whole)) return false;
    if (text.size > 0 && text.data[0] == '.') {
      text = (crd_string){text.data + 1, text.size - 1};
      part = take_fraction(&text, &fraction);
    }
    uint64_t unit = whole || part ? take_unit(&text) : 0;
    if (unit == 0 || value > most / unit) return false;
    value = value * unit + (uint64_t)(fraction * (double)unit);
    if (value > most || total > most - value) return false;
    total += value;
  }
  return total < most || negative;
}

/* Parses at most `count` digits (at least `least`) as a number within limits; false otherwise. */
static bool take_go_number(crd_string *text, size_t least, size_t count, int low, int high, int *value) {
  size_t size = 0;
  *value = 0;
  for (; size < count && size < text->size && text->data[size] >= '0' && text->data[size] <= '9'; size++)
    *value = *value * 10 + (text->data[size] - '0');
  if (size < least) return false;
  *text = (crd_string){text->data + size, text->size - size};
  return *value >= low && *value <= high;
}

static bool take_char(crd_string *text, char c) {
  if (text->size == 0 || text->data[0] != c) return false;
  *text = (crd_string){text->data + 1, text->size - 1};
  return true;
}

static bool take_date(crd_string *text, int *year, int *month, int *day) {
  static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (!take_go_number(text, 4, 4, 0, 9999, year) || !take_char(text, '-') || !take_go_number(text, 2, 2, 1, 12, month) ||
      !take_char(text, '-') || !take_go_number(text, 2, 2, 1, 31, day))
    return false;
  bool leap = *year % 4 == 0 && (*year % 100 != 0 || *year % 400 == 0);
  return *day <= days[*month - 1] + (*month == 2 && leap);
}

/* Go's RFC 3339 layout accepts an hour of one digit and a fraction after a comma. The year must be from 1 to 9999 in UTC. */
bool crdc_cel_is_timestamp(crd_string text) {
  int year, month, day, hour, minute, second, zone_hour = 0, zone_minute = 0, sign = 0;
  if (!take_date(&text, &year, &month, &day) || !take_char(&text, 'T') || !take_go_number(&text, 1, 2, 0, 23, &hour) ||
      !take_char(&text, ':') || !take_go_number(&text, 2, 2, 0, 59, &minute) || !take_char(&text, ':') ||
      !take_go_number(&text, 2, 2, 0, 59, &second))
    return false;
  if (text.size > 1 && (text.data[0] == '.' || text.data[0] == ',') && text.data[1] >= '0' && text.data[1] <= '9') {
    size_t size = 1;
    while (size < text.size && text.data[size] >= '0' && text.data[size] <= '9') size++;
    text = (crd_string){text.data + size, text.size - size};
  }
  if (!take_char(&text, 'Z')) {
    sign = take_char(&text, '+') ? 1 : take_char(&text, '-') ? -1 : 0;
    if (sign == 0 || !take_go_number(&text, 2, 2, 0, 24, &zone_hour) || !take_char(&text, ':') ||
        !take_go_number(&text, 2, 2, 0, 60, &zone_minute))
      return false;
  }
  if (text.size > 0) return false;
  int minutes = hour * 60 + minute - sign * (zone_hour * 60 + zone_minute); /* of the day, in UTC */
  bool before = minutes < 0 && month == 1 && day == 1, after = minutes >= 24 * 60 && month == 12 && day == 31;
  return year - before >= 1 && year + after <= 9999;
}

/* ---- the validators ---- */

typedef struct validation {
  cel_ast *ast;
  const cel_type *self;
  bool literals;   /* literals are validated: since Kubernetes 1.29 */
  uint32_t mixing; /* the depth of format calls, where literals may mix types */
} validation;

static bool is_good_literal(const validation *validation, crd_string function, const cel_constant *literal) {
  if (crd_string_equal(function, CRD_STRING("duration")))
    return literal->kind == CEL_STRING && crdc_cel_is_duration(literal->as.text);
  if (crd_string_equal(function, CRD_STRING("timestamp"))) {
    if (literal->kind == CEL_INT) return literal->as.integer >= -62135596800 && literal->as.integer <= 253402300799;
    return literal->kind == CEL_STRING && crdc_cel_is_timestamp(literal->as.text);
  }
  if (!crd_string_equal(function, CRD_STRING("matches")) || literal->kind != CEL_STRING) return true;
  crd_string error;
  return crd_regex_check(validation->ast->arena, literal->as.text, &error);
}

static void validate_call(validation *validation, const cel_node *node) {
  if (node->argument_count == 0 || node->arguments[0]->kind != CEL_NODE_CONSTANT) return;
  const cel_node *argument = node->arguments[0];
  if (!is_good_literal(validation, node->name, &argument->constant))
    crdc_cel_issue_add(validation->ast, argument->position, "invalid %.*s argument", CRD_PRINT(node->name));
}

static bool report_difference(const validation *validation, const cel_node *node, const cel_type *expected,
                              const cel_type *found) {
  if (crdc_cel_type_equal(expected, found)) return false;
  crd_string a = crdc_cel_type_format_in(validation->ast->arena, expected, validation->self);
  crd_string b = crdc_cel_type_format_in(validation->ast->arena, found, validation->self);
  crdc_cel_issue_add(validation->ast, node->position, "expected type '%.*s' but found '%.*s'", CRD_PRINT(a), CRD_PRINT(b));
  return true;
}

static const cel_type *value_type(const cel_node *node, size_t i) {
  const cel_type *type = node->arguments[i]->type;
  return node->optional && node->optional[i] && type->kind == CEL_OPTIONAL ? type->parameters[0] : type;
}

/* Entries must have one type; dyn counts as a type of its own. */
static void validate_entries(const validation *validation, const cel_node *node) {
  for (size_t i = 1; i < node->argument_count; i++) {
    if (node->kind == CEL_NODE_MAP) report_difference(validation, node->keys[i], node->keys[0]->type, node->keys[i]->type);
    bool differs = report_difference(validation, node->arguments[i], value_type(node, 0), value_type(node, i));
    if (differs && node->kind == CEL_NODE_LIST) return;
  }
}

/* Walks the tree and counts the enclosing calls of format, whose list may mix types. */
static void validate(validation *validation, const cel_node *node) {
  bool is_call = node->kind == CEL_NODE_CALL, is_format = is_call && crd_string_equal(node->name, CRD_STRING("format"));
  if (is_call && validation->literals) validate_call(validation, node);
  if (is_format && validation->literals) crdc_cel_validate_format(validation->ast, node, validation->self);
  if ((node->kind == CEL_NODE_LIST || node->kind == CEL_NODE_MAP) && validation->mixing == 0)
    validate_entries(validation, node);
  validation->mixing += is_format;
  if (node->kind == CEL_NODE_COMPREHENSION) {
    const cel_node *parts[] = {node->fold.range, node->fold.initial, node->fold.condition, node->fold.step,
                               node->fold.result};
    for (size_t i = 0; i < 5; i++) validate(validation, parts[i]);
  } else {
    if (node->target) validate(validation, node->target);
    for (size_t i = 0; node->keys && i < node->argument_count; i++) validate(validation, node->keys[i]);
    for (size_t i = 0; i < node->argument_count; i++) validate(validation, node->arguments[i]);
  }
  validation->mixing -= is_format;
}

void crdc_cel_validate(cel_ast *ast, const cel_environment *environment) {
  validation validation = {.ast = ast,
                           .self = crdc_cel_type_of_self(environment),
                           .literals = environment->version >= 29,
                           .mixing = environment->mixed_literals};
  validate(&validation, ast->root);
}
