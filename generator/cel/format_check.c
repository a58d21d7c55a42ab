/* SPDX-License-Identifier: Apache-2.0 */
/* Static checks of string.format. Mirrors cel-go ext/formatting.go (stringFormatValidator). */
#include "../../runtime/base/utf8.h"
#include "cel/text/issues.h"
#include "cel/type.h"
#include "cel/validators.h"

typedef struct clauses {
  const cel_type *self; /* of the rule, or NULL; type names are relative to it */
  cel_ast *ast;
  const cel_node *call, *list;
  crd_string format;
  size_t at, used; /* the offset in the format; the number of used arguments */
} clauses;

/* The name of a type at run time, without parameters. */
static crd_string type_name(crd_arena *arena, const cel_type *type, const cel_type *self) {
  switch (type->kind) {
  case CEL_NULL:
    return CRD_STRING("null_type");
  case CEL_DURATION:
    return CRD_STRING("google.protobuf.Duration");
  case CEL_TIMESTAMP:
    return CRD_STRING("google.protobuf.Timestamp");
  case CEL_LIST:
  case CEL_MAP:
  case CEL_TYPE:
  case CEL_OPTIONAL: {
    cel_type bare = *type;
    bare.parameters[0] = bare.parameters[1] = NULL;
    return crdc_cel_type_format(arena, &bare);
  }
  default:
    if (type->any) return CRD_STRING("google.protobuf.Any");
    return crdc_cel_type_format_in(arena, type, self);
  }
}

/* %s accepts all values with a text form, also inside literal lists and maps. NULL if valid, else the invalid node. */
static const cel_node *find_unprintable(const cel_node *node) {
  cel_kind kind = node->type->kind;
  if (kind == CEL_OPTIONAL || kind == CEL_OPAQUE || kind == CEL_OBJECT || kind == CEL_ERROR_TYPE || node->type->any)
    return node;
  if (node->kind != CEL_NODE_LIST && node->kind != CEL_NODE_MAP) return NULL;
  for (size_t i = 0; i < node->argument_count; i++) {
    const cel_node *bad = node->keys ? find_unprintable(node->keys[i]) : NULL;
    if (!bad) bad = find_unprintable(node->arguments[i]);
    if (bad) return bad;
  }
  return NULL;
}

typedef struct verb {
  char letter;
  const char *complaint;
  cel_kind kinds[4];
} verb;

static const verb *find_verb(char letter) {
  static const verb verbs[] = {
      {'s',
       "string clause can only be used on strings, bools, bytes, ints, doubles, maps, lists, types, durations, and "
       "timestamps",
       {CEL_DYN}},
      {'d', "decimal clause can only be used on integers", {CEL_INT, CEL_UINT}},
      {'f', "fixed-point clause can only be used on doubles", {CEL_DOUBLE, CEL_STRING}},
      {'e', "scientific clause can only be used on doubles", {CEL_DOUBLE, CEL_STRING}},
      {'b', "only integers and bools can be formatted as binary", {CEL_INT, CEL_UINT, CEL_BOOL}},
      {'x', "only integers, byte buffers, and strings can be formatted as hex", {CEL_INT, CEL_UINT, CEL_STRING, CEL_BYTES}},
      {'X', "only integers, byte buffers, and strings can be formatted as hex", {CEL_INT, CEL_UINT, CEL_STRING, CEL_BYTES}},
      {'o', "octal clause can only be used on integers", {CEL_INT, CEL_UINT}}};
  for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
    if (verbs[i].letter == letter) return &verbs[i];
  return NULL;
}

static bool takes(const verb *verb, const cel_type *type) {
  const cel_kind kind = type->kind;
  if (kind == CEL_DYN) return !type->any;
  for (size_t i = 0; i < 4 && verb->kinds[i] != CEL_ERROR_TYPE; i++)
    if (verb->kinds[i] == kind) return true;
  return false;
}

static bool check_argument(const clauses *clauses, const verb *verb) {
  const cel_node *argument = clauses->list->arguments[clauses->used - 1], *bad = NULL;
  if (verb->letter == 's')
    bad = find_unprintable(argument);
  else if (!takes(verb, argument->type))
    bad = argument;
  if (!bad) return true;
  crd_string name = type_name(clauses->ast->arena, bad->type, clauses->self);
  crdc_cel_issue_add(clauses->ast, bad->position, "error during formatting: %s, was given %.*s", verb->complaint,
                     CRD_PRINT(name));
  return false;
}

/* ".3" before the verb. */
static bool skip_precision(clauses *clauses) {
  static const char failed[] = "could not parse formatting clause: error while parsing precision";
  crd_string format = clauses->format;
  if (format.data[clauses->at] != '.') return true;
  size_t start = ++clauses->at;
  uint64_t precision = 0;
  for (; clauses->at < format.size && format.data[clauses->at] >= '0' && format.data[clauses->at] <= '9'; clauses->at++)
    if (precision < UINT64_MAX / 16) precision = precision * 10 + (uint64_t)(format.data[clauses->at] - '0');
  crd_string digits = {format.data + start, clauses->at - start};
  if (clauses->at == format.size)
    crdc_cel_issue_add(clauses->ast, clauses->call->position, "%s: could not find end of precision specifier", failed);
  else if (digits.size == 0 || precision > INT64_MAX)
    crdc_cel_issue_add(clauses->ast, clauses->call->position,
                       "%s: error while converting precision to integer: strconv.Atoi: parsing \"%.*s\": %s", failed,
                       CRD_PRINT(digits), digits.size == 0 ? "invalid syntax" : "value out of range");
  else
    return true;
  return false;
}

/* A clause after its '%'. */
static bool check_clause(clauses *clauses) {
  clauses->used++;
  if (clauses->at == clauses->format.size) {
    crdc_cel_issue_add(clauses->ast, clauses->call->position, "unexpected end of string");
    return false;
  }
  if (clauses->used > clauses->list->argument_count) {
    crdc_cel_issue_add(clauses->ast, clauses->call->position, "index %zu out of range", clauses->used - 1);
    return false;
  }
  if (!skip_precision(clauses)) return false;
  char letter = clauses->format.data[clauses->at++];
  const verb *verb = find_verb(letter);
  if (verb) return check_argument(clauses, verb);
  crd_text shown = {.arena = clauses->ast->arena};
  crd_utf8_add(&shown, (unsigned char)letter); /* cel-go prints the byte as a rune */
  crdc_cel_issue_add(clauses->ast, clauses->call->position,
                     "could not parse formatting clause: unrecognized formatting clause \"%.*s\"",
                     CRD_PRINT(crd_text_string(&shown)));
  return false;
}

void crdc_cel_validate_format(cel_ast *ast, const cel_node *call, const cel_type *self) {
  const cel_node *target = call->target;
  if (!target || target->kind != CEL_NODE_CONSTANT || target->constant.kind != CEL_STRING || call->argument_count != 1 ||
      call->arguments[0]->kind != CEL_NODE_LIST)
    return;
  clauses clauses = {.ast = ast, .self = self, .call = call, .list = call->arguments[0], .format = target->constant.as.text};
  while (clauses.at < clauses.format.size) {
    if (clauses.format.data[clauses.at++] != '%') continue;
    if (clauses.at < clauses.format.size && clauses.format.data[clauses.at] == '%')
      clauses.at++;
    else if (!check_clause(&clauses))
      return;
  }
  if (clauses.list->argument_count > clauses.used)
    crdc_cel_issue_add(ast, call->position, "too many arguments supplied to string.format (expected %zu, got %zu)",
                       clauses.used, clauses.list->argument_count);
}
