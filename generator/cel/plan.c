/* What becomes a constant when the API server makes a program of a rule, and what fails then. Literals are constants; so are
 * type names, lists and maps of constants, conversions of a constant, and `in` on an empty constant list. Mirrors cel-go
 * interpreter/planner.go and decorators.go (decOptimize, decRegexOptimizer), and ConvertToType of common/types. */
#include "cel/declarations.h"
#include "cel/issues.h"
#include "cel/lexer.h"
#include "cel/validators.h"

#include <crd/regex.h>

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

/* What is known of a node: a constant, and its value when that is a scalar; of others the kind (DYN: not followed further).
 */
typedef struct planned {
  bool constant;
  cel_constant value;
} planned;

typedef struct planner {
  crd_arena *arena;
  crd_string error;
  bool failed;
} planner;

static planned plan(planner *planner, cel_node *node);

static const planned variable = {false, {.kind = CEL_DYN}};

static planned fail(planner *planner, crd_string error) {
  if (!planner->failed) planner->error = error;
  planner->failed = true;
  return variable;
}

static planned constant(cel_constant value) {
  return (planned){true, value};
}

static planned some(cel_kind kind) {
  return (planned){true, {.kind = kind >= CEL_DURATION ? kind : CEL_DYN}};
}

/* ---- conversions ---- */

static bool all_digits(crd_string text) {
  for (size_t i = 0; i < text.size; i++)
    if (!isdigit((unsigned char)text.data[i])) return false;
  return text.size > 0;
}

/* strconv.ParseUint in base 10. */
static bool read_unsigned(crd_string text, uint64_t *value) {
  *value = 0;
  if (!all_digits(text)) return false;
  for (size_t i = 0; i < text.size; i++) {
    uint64_t digit = (uint64_t)(text.data[i] - '0');
    if (*value > (UINT64_MAX - digit) / 10) return false;
    *value = *value * 10 + digit;
  }
  return true;
}

/* strconv.ParseInt in base 10. */
static bool read_signed(crd_string text, int64_t *value) {
  bool negative = text.size > 0 && text.data[0] == '-';
  if (negative || (text.size > 0 && text.data[0] == '+')) text = (crd_string){text.data + 1, text.size - 1};
  uint64_t magnitude;
  if (!read_unsigned(text, &magnitude) || magnitude > (uint64_t)INT64_MAX + negative) return false;
  *value = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return true;
}

/* Go's underscores: only between digits, or after the 0x. The text without them, NUL-terminated; NULL where one stands
 * wrong. */
static const char *without_underscores(crd_arena *arena, crd_string text) {
  char *out = crd_arena_alloc(arena, text.size + 1);
  size_t size = 0;
  bool after_digit = false, open = false, hex = text.size > 2 && memchr(text.data, 'x', text.size < 4 ? text.size : 3);
  for (size_t i = 0; i < text.size; i++) {
    char c = text.data[i];
    bool digit = hex ? isxdigit((unsigned char)c) || c == 'x' : isdigit((unsigned char)c);
    if ((c == '_' && !after_digit) || (open && !digit)) return NULL;
    open = c == '_';
    after_digit = digit;
    if (!open) out[size++] = c;
  }
  out[size] = 0;
  return open ? NULL : out;
}

/* strconv.ParseFloat: what strtod takes, but neither white space nor nan(...), and no overflow. A hexadecimal needs its
 * exponent. */
static bool read_double(crd_arena *arena, crd_string text, double *value) {
  static const char letters[] = "+-.0123456789abcdefABCDEFxXpPinftyINFTY_";
  for (size_t i = 0; i < text.size; i++)
    if (!text.data[i] || !strchr(letters, text.data[i])) return false;
  const char *start = without_underscores(arena, text);
  if (!start || !*start) return false;
  const char *digits = start + (*start == '+' || *start == '-');
  char *end;
  *value = strtod(start, &end);
  if (*end) return false;
  bool named = isalpha((unsigned char)*digits), hex = digits[0] == '0' && (digits[1] == 'x' || digits[1] == 'X');
  if (hex && !strpbrk(digits, "pP")) return false;
  if (isnan(*value)) return digits == start;
  return named || !isinf(*value);
}

static bool read_bool(crd_string text, bool *value) {
  static const char *const words[] = {"1", "t", "T", "TRUE", "true", "True", "0", "f", "F", "FALSE", "false", "False"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (!crd_string_equal(text, crd_string_of(words[i]))) continue;
    *value = i < 6;
    return true;
  }
  return false;
}

/* The name of a type as values have it at run time. */
static crd_string runtime_name(planner *planner, cel_kind kind) {
  switch (kind) {
  case CEL_NULL:
    return CRD_STRING("null_type");
  case CEL_DURATION:
    return CRD_STRING("google.protobuf.Duration");
  case CEL_TIMESTAMP:
    return CRD_STRING("google.protobuf.Timestamp");
  case CEL_LIST:
    return CRD_STRING("list");
  case CEL_MAP:
    return CRD_STRING("map");
  case CEL_TYPE:
    return CRD_STRING("type");
  default:
    return cel_type_format(planner->arena, cel_type_simple(kind));
  }
}

static planned overflow(planner *planner, cel_kind kind) {
  return fail(planner, kind == CEL_UINT ? CRD_STRING("unsigned integer overflow") : CRD_STRING("integer overflow"));
}

static planned from_text(planner *planner, cel_kind kind, crd_string text) {
  cel_constant value = {.kind = kind};
  bool good = true;
  if (kind == CEL_INT)
    good = read_signed(text, &value.as.integer);
  else if (kind == CEL_UINT)
    good = read_unsigned(text, &value.as.unsigned_integer);
  else if (kind == CEL_DOUBLE)
    good = read_double(planner->arena, text, &value.as.number);
  else if (kind == CEL_BOOL)
    good = read_bool(text, &value.as.boolean);
  else if (kind == CEL_BYTES || kind == CEL_STRING)
    value.as.text = text;
  else
    good = kind == CEL_DURATION ? cel_is_duration(text) : kind != CEL_TIMESTAMP || cel_is_timestamp(text);
  if (good && kind >= CEL_DURATION) return some(kind);
  if (good) return constant(value);
  crd_string name = runtime_name(planner, kind);
  return fail(planner, crd_arena_printf(planner->arena, "type conversion error from 'string' to '%.*s'", CEL_PRINT(name)));
}

static planned from_double(planner *planner, cel_kind kind, double number) {
  if (kind == CEL_INT) {
    if (!(number > -0x1p63 && number < 0x1p63)) return overflow(planner, kind);
    return constant((cel_constant){.kind = kind, .as.integer = (int64_t)number});
  }
  if (kind != CEL_UINT) return some(kind);
  if (!(number >= 0 && number < 0x1p64)) return overflow(planner, kind);
  return constant((cel_constant){.kind = kind, .as.unsigned_integer = (uint64_t)number});
}

static planned from_integer(planner *planner, cel_kind kind, const cel_constant *from) {
  crd_arena *arena = planner->arena;
  bool is_signed = from->kind == CEL_INT;
  int64_t integer = from->as.integer;
  uint64_t magnitude = from->as.unsigned_integer;
  switch (kind) {
  case CEL_INT:
    if (!is_signed && magnitude > INT64_MAX) return overflow(planner, kind);
    return constant((cel_constant){.kind = kind, .as.integer = integer});
  case CEL_UINT:
    if (is_signed && integer < 0) return overflow(planner, kind);
    return constant((cel_constant){.kind = kind, .as.unsigned_integer = magnitude});
  case CEL_DOUBLE:
    return constant((cel_constant){.kind = kind, .as.number = is_signed ? (double)integer : (double)magnitude});
  case CEL_STRING: {
    crd_string text = is_signed ? crd_arena_printf(arena, "%lld", (long long)integer)
                                : crd_arena_printf(arena, "%llu", (unsigned long long)magnitude);
    return constant((cel_constant){.kind = kind, .as.text = text});
  }
  case CEL_TIMESTAMP:
    if (integer < -62135596800 || integer > 253402300799) return fail(planner, CRD_STRING("timestamp overflow"));
    return some(kind);
  default:
    return some(kind);
  }
}

static planned from_bytes(planner *planner, cel_kind kind, crd_string bytes) {
  for (size_t at = 0; kind == CEL_STRING && at < bytes.size;) {
    size_t before = at;
    if (cel_next_point(bytes, &at) == 0xfffd && at - before == 1)
      return fail(planner, CRD_STRING("invalid UTF-8 in bytes, cannot convert to string"));
  }
  return constant((cel_constant){.kind = kind, .as.text = bytes});
}

/* Whether a conversion takes values of a kind. */
static bool is_convertible(cel_kind kind, cel_kind from) {
  static const uint32_t sources[] = {[CEL_BOOL] = 1u << CEL_STRING,
                                     [CEL_BYTES] = 1u << CEL_STRING,
                                     [CEL_DOUBLE] = 1u << CEL_INT | 1u << CEL_UINT | 1u << CEL_STRING,
                                     [CEL_DURATION] = 1u << CEL_STRING,
                                     [CEL_INT] = 1u << CEL_UINT | 1u << CEL_DOUBLE | 1u << CEL_STRING | 1u << CEL_DURATION |
                                                 1u << CEL_TIMESTAMP,
                                     [CEL_STRING] = 1u << CEL_BOOL | 1u << CEL_INT | 1u << CEL_UINT | 1u << CEL_DOUBLE |
                                                    1u << CEL_BYTES | 1u << CEL_DURATION | 1u << CEL_TIMESTAMP,
                                     [CEL_TIMESTAMP] = 1u << CEL_INT | 1u << CEL_STRING,
                                     [CEL_UINT] = 1u << CEL_INT | 1u << CEL_DOUBLE | 1u << CEL_STRING};
  return kind == from || kind == CEL_TYPE || from == CEL_DYN || sources[kind] >> from & 1;
}

static planned convert(planner *planner, cel_kind kind, crd_string function, const cel_constant *from) {
  if (!is_convertible(kind, from->kind)) {
    crd_string name = runtime_name(planner, from->kind);
    return fail(planner,
                crd_arena_printf(planner->arena, "no such overload: %.*s(%.*s)", CEL_PRINT(function), CEL_PRINT(name)));
  }
  if (from->kind == kind && kind != CEL_TYPE) return constant(*from);
  switch (from->kind) {
  case CEL_STRING:
    return from_text(planner, kind, from->as.text);
  case CEL_BYTES:
    return from_bytes(planner, kind, from->as.text);
  case CEL_DOUBLE:
    return from_double(planner, kind, from->as.number);
  case CEL_INT:
  case CEL_UINT:
    return from_integer(planner, kind, from);
  case CEL_BOOL:
    if (kind != CEL_STRING) return some(kind);
    return constant((cel_constant){.kind = kind, .as.text = crd_string_of(from->as.boolean ? "true" : "false")});
  default:
    return some(kind);
  }
}

/* What a conversion function makes; ERROR_TYPE for other functions. */
static cel_kind conversion(crd_string name) {
  static const struct {
    const char *name;
    cel_kind kind;
  } table[] = {{"bool", CEL_BOOL}, {"bytes", CEL_BYTES}, {"double", CEL_DOUBLE}, {"duration", CEL_DURATION},
               {"dyn", CEL_DYN},   {"int", CEL_INT},     {"string", CEL_STRING}, {"timestamp", CEL_TIMESTAMP},
               {"type", CEL_TYPE}, {"uint", CEL_UINT}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (crd_string_equal(name, crd_string_of(table[i].name))) return table[i].kind;
  return CEL_ERROR_TYPE;
}

/* ---- the walk, in the planner's order: the first failure is the one that is told ---- */

static planned plan_identifier(planner *planner, const cel_node *node) {
  if (node->type->kind != CEL_TYPE) return variable;
  /* The planner takes every identifier of type `type` for a type's name, and looks in cel-go's registry only. */
  bool known = node->names_type && !crd_string_equal(node->name, CRD_STRING("duration")) &&
               !crd_string_equal(node->name, CRD_STRING("timestamp"));
  if (known) return some(CEL_TYPE);
  return fail(planner, crd_arena_printf(planner->arena, "reference to undefined type: %.*s", CEL_PRINT(node->name)));
}

static bool is_regex_function(crd_string name) {
  return crd_string_equal(name, CRD_STRING("matches")) || crd_string_equal(name, CRD_STRING("find")) ||
         crd_string_equal(name, CRD_STRING("findAll"));
}

/* Go's name of what cannot be a constant index, or NULL. */
static const char *bad_index(const planned *index) {
  static const char *const names[] = {
      [CEL_NULL] = "types.Null",           [CEL_BYTES] = "types.Bytes",    [CEL_DURATION] = "types.Duration",
      [CEL_TIMESTAMP] = "types.Timestamp", [CEL_LIST] = "*types.baseList", [CEL_MAP] = "*types.baseMap",
      [CEL_TYPE] = "*types.Type"};
  cel_kind kind = index->value.kind;
  return index->constant && kind < sizeof names / sizeof *names ? names[kind] : NULL;
}

static planned plan_call(planner *planner, cel_node *node) {
  planned parts[2] = {variable, variable};
  size_t count = 0;
  if (node->target) parts[count++] = plan(planner, node->target);
  for (size_t i = 0; i < node->argument_count; i++) {
    planned part = plan(planner, node->arguments[i]);
    if (count < 2) parts[count] = part;
    count++;
  }
  if (planner->failed) return variable;
  cel_kind kind = conversion(node->name);
  if (kind != CEL_ERROR_TYPE && count == 1 && parts[0].constant)
    return kind == CEL_DYN ? parts[0] : convert(planner, kind, node->name, &parts[0].value);
  crd_string error;
  if (count >= 2 && is_regex_function(node->name) && parts[1].constant && parts[1].value.kind == CEL_STRING &&
      !crd_regex_check(planner->arena, parts[1].value.as.text, &error))
    return fail(planner, error);
  bool is_index = crd_string_equal(node->name, CRD_STRING("_[_]")) || crd_string_equal(node->name, CRD_STRING("_[?_]"));
  const char *bad = is_index ? bad_index(&parts[1]) : NULL;
  if (bad) return fail(planner, crd_arena_printf(planner->arena, "invalid qualifier type: %s", bad));
  bool in_nothing = crd_string_equal(node->name, CRD_STRING("@in")) && parts[1].constant && node->overload_count == 1 &&
                    node->arguments[1]->kind == CEL_NODE_LIST && node->arguments[1]->argument_count == 0;
  return in_nothing ? constant((cel_constant){.kind = CEL_BOOL}) : variable;
}

static planned plan_entries(planner *planner, cel_node *node) {
  bool all = true;
  for (size_t i = 0; i < node->argument_count; i++) {
    if (node->keys) all &= plan(planner, node->keys[i]).constant;
    all &= plan(planner, node->arguments[i]).constant;
  }
  return all ? some(node->kind == CEL_NODE_LIST ? CEL_LIST : CEL_MAP) : variable;
}

static planned plan_node(planner *planner, cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    return constant(node->constant);
  case CEL_NODE_IDENT:
    return plan_identifier(planner, node);
  case CEL_NODE_SELECT:
    plan(planner, node->target);
    return variable;
  case CEL_NODE_CALL:
    return plan_call(planner, node);
  case CEL_NODE_LIST:
  case CEL_NODE_MAP:
    return plan_entries(planner, node);
  case CEL_NODE_COMPREHENSION:
    plan(planner, node->fold.initial);
    plan(planner, node->fold.range);
    plan(planner, node->fold.condition);
    plan(planner, node->fold.step);
    plan(planner, node->fold.result);
    return variable;
  case CEL_NODE_STRUCT:
    break;
  }
  return variable;
}

static planned plan(planner *planner, cel_node *node) {
  if (planner->failed) return variable;
  planned result = plan_node(planner, node);
  node->planned = result.constant;
  return result;
}

bool cel_plan(cel_ast *ast, crd_string *error) {
  planner planner = {.arena = ast->arena};
  plan(&planner, ast->root);
  *error = planner.error;
  return !planner.failed;
}
