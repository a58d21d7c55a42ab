/* SPDX-License-Identifier: Apache-2.0 */
/* The operand before the dot is found backwards, by matching brackets, and compiled: its type gives the names. */
#include "cel/complete.h"
#include "cel/declarations.h"
#include "cel/text/node.h"

#include <stdlib.h>

static bool is_completed_char(char c) {
  return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static size_t start_of_word(crd_string text, size_t end) {
  while (end > 0 && is_completed_char(text.data[end - 1])) end--;
  return end;
}

/* The start of the quoted text or bracket pair that ends at `end`; `end` if there is none. */
static size_t start_of_group(crd_string text, size_t end) {
  size_t depth = 0;
  for (size_t at = end; at > 0; at--) {
    char c = text.data[at - 1];
    if (c == '\'' || c == '"') {
      for (at--; at > 0 && text.data[at - 1] != c;) at--;
      if (!at) return end;
      if (!depth) return at - 1;
      continue;
    }
    depth += c == ')' || c == ']' || c == '}';
    if (c == '(' || c == '[' || c == '{') depth--;
    if (!depth) return at - 1;
  }
  return end;
}

/* The start of the operand before the dot at `dot`: words, calls and indices joined by dots. */
static size_t start_of_operand(crd_string text, size_t dot) {
  size_t at = dot;
  for (;;) {
    size_t before = at;
    while (at > 0 && strchr(")]}'\"", text.data[at - 1])) {
      size_t group = start_of_group(text, at);
      if (group == at) return before;
      at = group;
    }
    at = start_of_word(text, at);
    if (at == before) return at;
    if (at > 1 && text.data[at - 1] == '?' && text.data[at - 2] == '.') at--;
    if (at == 0 || text.data[at - 1] != '.') return at;
    at--;
  }
}

static void add_completion(cel_completions *completions, crd_string word, crd_string name) {
  if (!crd_string_has_prefix(name, word) || !name.size || !is_completed_char(name.data[0])) return;
  CRD_ARENA_PUSH(completions->arena, completions->names, completions->count, completions->capacity, 32,
                 crd_arena_copy(completions->arena, name).data);
}

static bool may_receive(char letter, const cel_type *type) {
  static const char letters[] = {
      [CEL_BOOL] = 'b', [CEL_INT] = 'i', [CEL_UINT] = 'u',     [CEL_DOUBLE] = 'd',    [CEL_STRING] = 's',  [CEL_BYTES] = 'y',
      [CEL_LIST] = '[', [CEL_MAP] = '{', [CEL_DURATION] = 'l', [CEL_TIMESTAMP] = 'w', [CEL_OPTIONAL] = '?'};
  if (letter == '*' || (letter >= 'A' && letter <= 'Z') || type->kind == CEL_DYN) return true;
  if (type->kind == CEL_OPAQUE) return letter == '@';
  return (size_t)type->kind < sizeof letters && letters[type->kind] == letter;
}

static void add_functions(cel_completions *completions, crd_string word, const cel_type *receiver,
                          const cel_environment *environment) {
  size_t count;
  const cel_overload *all = crdc_cel_overloads_all(&count);
  for (size_t i = 0; i < count; i++) {
    bool there = all[i].since == CEL_BEYOND ? environment->extras != NULL : environment->version >= all[i].since;
    bool fits = receiver ? all[i].member && may_receive(all[i].arguments[0], receiver) : !all[i].member;
    if (there && fits) add_completion(completions, word, crd_string_of(all[i].function));
  }
}

/* Adds macros: those of lists and maps after such an operand, those of optionals after an optional, has() without an
 * operand. */
static void add_macros(cel_completions *completions, crd_string word, const cel_type *receiver) {
  for (size_t i = 0; crdc_cel_macro_name(i); i++) {
    crd_string name = crd_string_of(crdc_cel_macro_name(i));
    bool alone = crd_string_equal(name, CRD_STRING("has")), optional = crd_string_has_prefix(name, CRD_STRING("opt"));
    bool fits = !receiver                                                 ? alone
                : receiver->kind == CEL_DYN                               ? !alone
                : receiver->kind == CEL_OPTIONAL                          ? optional
                : receiver->kind == CEL_LIST || receiver->kind == CEL_MAP ? !alone && !optional
                                                                          : false;
    if (fits) add_completion(completions, word, name);
  }
}

static int compare_completions(const void *left, const void *right) {
  return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static void settle(cel_completions *completions) {
  size_t kept = 0;
  if (completions->count) qsort((void *)completions->names, completions->count, sizeof(const char *), compare_completions);
  for (size_t i = 0; i < completions->count; i++)
    if (!kept || strcmp(completions->names[kept - 1], completions->names[i]) != 0)
      completions->names[kept++] = completions->names[i];
  completions->count = kept;
}

/* The type of the operand before the dot; NULL if it does not compile. */
static const cel_type *type_before(crd_arena *arena, crd_string operand, const cel_environment *environment) {
  cel_ast ast = {0};
  bool good = crdc_cel_parse_version(&ast, arena, operand, environment->version) && crdc_cel_check(&ast, environment);
  return good ? ast.root->type : NULL;
}

void crdc_cel_complete(cel_completions *completions, crd_string text, const cel_environment *environment) {
  size_t start = start_of_word(text, text.size), dot = start;
  crd_string word = crd_string_slice(text, start, text.size);
  if (dot > 1 && text.data[dot - 1] == '?' && text.data[dot - 2] == '.') dot--;
  if (dot > 0 && text.data[dot - 1] == '.') {
    crd_string operand = crd_string_slice(text, start_of_operand(text, dot - 1), dot - 1);
    const cel_type *type = type_before(completions->arena, operand, environment);
    if (!type) return;
    const cel_type *object = type->kind == CEL_OPTIONAL ? type->parameters[0] : type;
    for (size_t i = 0; object && object->kind == CEL_OBJECT && i < object->field_count; i++)
      add_completion(completions, word, object->fields[i].name);
    add_functions(completions, word, type, environment);
    add_macros(completions, word, type);
  } else {
    for (size_t i = 0; i < environment->variable_count; i++)
      add_completion(completions, word, environment->variables[i].name);
    add_functions(completions, word, NULL, environment);
    add_macros(completions, word, NULL);
  }
  settle(completions);
}
