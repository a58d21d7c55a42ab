/* SPDX-License-Identifier: Apache-2.0 */
#include "suite.h"
#include <crd/json.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- files ---- */

static crd_string read_whole(crd_arena *arena, const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file) return (crd_string){NULL, 0};
  crd_text text = {.arena = arena};
  char block[65536];
  for (size_t got; (got = fread(block, 1, sizeof block, file)) > 0;) crd_text_add(&text, (crd_string){block, got});
  fclose(file);
  return crd_arena_copy(arena, crd_text_string(&text));
}

/* "apiext-cel/TestX" of ".../apiext-cel/TestX.json". */
static crd_string name_of(crd_arena *arena, const char *path) {
  const char *start = path;
  for (const char *at = path, *last = path; *at; at++)
    if (*at == '/') start = last, last = at + 1;
  crd_string name = crd_string_of(start);
  if (name.size > 5 && memcmp(name.data + name.size - 5, ".json", 5) == 0) name.size -= 5;
  return crd_arena_copy(arena, name);
}

static bool is_given(const char *file) {
  return strchr(file, '.') || file[0] == '/';
}

static void path_of(char *path, size_t size, const char *file) {
  const char *folder = getenv("CRDC_TABLES");
  if (is_given(file))
    snprintf(path, size, "%s", file);
  else
    snprintf(path, size, "%s/cases/%s.json", folder ? folder : CRDC_SOURCE_ROOT "/build/tests/tables/unpacked", file);
}

suite suite_open(const char *file) {
  suite suite = {.arena = crd_arena_create(NULL)};
  char path[4096];
  path_of(path, sizeof path, file);
  suite.name = name_of(suite.arena, path);
  suite.known = read_whole(suite.arena, CRDC_SOURCE_ROOT "/tests/conformance/expected.txt");
  crd_string text = read_whole(suite.arena, path);
  if (!text.data) {
    printf("error: no %s%s\n", path,
           is_given(file) ? "" : ": the build unpacks tests/tables, and CRDC_TABLES may name a folder");
    exit(2);
  }
  crd_parse_error error;
  suite.root = crd_json_parse(suite.arena, text, NULL, &error);
  suite.cases = suite.root && suite.root->kind == CRD_LIST ? suite.root : row_value(suite.root, "cases");
  if (suite.cases && suite.cases->kind == CRD_LIST) return suite;
  printf("error: %s has no cases\n", path);
  exit(2);
}

void settle_floats(crd_value *value) {
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++) settle_floats(&value->as.items[i]);
  if (value->kind != CRD_MAP) return;
  const crd_value *number = crd_value_get(value, CRD_STRING("$float"));
  if (number && value->size == 1 && (number->kind == CRD_INT || number->kind == CRD_DOUBLE)) {
    double given = number->kind == CRD_INT ? (double)number->as.integer : number->as.number;
    uint32_t offset = value->offset;
    *value = crd_value_make_double(given);
    value->offset = offset;
    return;
  }
  for (uint32_t i = 0; i < value->size; i++) settle_floats(&value->as.members[i].value);
}

int suites_run(int argc, char **argv, const char *const *files, bool (*run)(const char *file)) {
  bool good = true;
  for (int i = 1; i < argc; i++) good &= run(argv[i]);
  for (size_t i = 0; argc < 2 && files[i]; i++) good &= run(files[i]);
  return good ? 0 : 1;
}

/* ---- the list of what is expected to differ ---- */

/* The rest of a line "WORD NAME  # reason" after "WORD ": NAME. */
static crd_string name_on_line(crd_string line, const char *word) {
  size_t size = strlen(word);
  if (line.size <= size || memcmp(line.data, word, size) != 0) return (crd_string){NULL, 0};
  crd_string name = {line.data + size, line.size - size};
  for (size_t i = 0; i + 4 <= name.size; i++)
    if (memcmp(name.data + i, "  # ", 4) == 0) return (crd_string){name.data, i};
  return name;
}

/* Whether the expression calls the function, or with a name that ends with a dot any of the namespace. */
static bool calls(crd_string expression, crd_string function) {
  for (size_t i = 0; i + function.size < expression.size; i++) {
    if (memcmp(expression.data + i, function.data, function.size) != 0) continue;
    if (function.data[function.size - 1] == '.' || expression.data[i + function.size] == '(') return true;
  }
  return false;
}

/* "case ID  # reason" names one case, "function NAME  # reason" all that call what the environment of CRDs lacks. */
static bool is_expected(const suite *suite, crd_string id, crd_string expression, bool by_function) {
  crd_string list = suite->known;
  for (size_t at = 0; at < list.size;) {
    const char *end = memchr(list.data + at, '\n', list.size - at);
    crd_string line = {list.data + at, end ? (size_t)(end - list.data) - at : list.size - at};
    at += line.size + 1;
    crd_string name = name_on_line(line, "case "), function = name_on_line(line, "function ");
    if (name.size && crd_string_equal(name, id)) return true;
    if (by_function && function.size && calls(expression, function)) return true;
  }
  return false;
}

/* ---- counts ---- */

void suite_case(suite *suite, crd_string id, crd_string refused, bool agrees, crd_string expected, crd_string got) {
  bool listed = is_expected(suite, id, refused, !agrees);
  if (listed && !agrees) {
    suite->expected++;
  } else if (listed) {
    suite->differ++;
    printf("%.*s: %.*s\n  agrees now: take it off the list\n", (int)suite->name.size, suite->name.data, (int)id.size,
           id.data);
  } else if (agrees) {
    suite->agree++;
  } else {
    suite->differ++;
    printf("%.*s: %.*s\n  expected: %.*s\n  got:      %.*s\n", (int)suite->name.size, suite->name.data, (int)id.size,
           id.data, (int)expected.size, expected.data ? expected.data : "", (int)got.size, got.data ? got.data : "");
  }
}

void suite_needs_protobuf(suite *suite) {
  suite->protobuf++;
}

void suite_elsewhere(suite *suite, crd_string id, const char *reason) {
  suite->expected++;
  if (getenv("CRDC_CASES_VERBOSE")) printf("  %.*s: %s\n", (int)id.size, id.data, reason);
}

bool suite_close(suite *suite) {
  printf("%.*s: %u agree, %u differ, %u expected, %u need protobuf\n", (int)suite->name.size, suite->name.data, suite->agree,
         suite->differ, suite->expected, suite->protobuf);
  bool good = suite->differ == 0;
  crd_arena_destroy(suite->arena);
  return good;
}

/* ---- rows ---- */

const crd_value *row_value(const crd_value *row, const char *name) {
  return row && row->kind == CRD_MAP ? crd_value_get(row, crd_string_of(name)) : NULL;
}

crd_string row_text(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){"", 0};
}

bool row_flag(const crd_value *row, const char *name) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_BOOL && value->as.boolean;
}

uint32_t row_count(const crd_value *list) {
  return list && (list->kind == CRD_LIST || list->kind == CRD_MAP) ? list->size : 0;
}

uint64_t row_number(const crd_value *value) {
  if (value->kind == CRD_INT) return (uint64_t)value->as.integer;
  return value->as.number >= 0x1p64 ? UINT64_MAX : (uint64_t)value->as.number;
}

bool text_contains(crd_string text, crd_string part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (part.size == 0 || memcmp(text.data + i, part.data, part.size) == 0) return true;
  return part.size == 0;
}

bool same_words(crd_string a, crd_string b) {
  size_t i = 0, j = 0;
  for (;;) {
    while (i < a.size && isspace((unsigned char)a.data[i])) i++;
    while (j < b.size && isspace((unsigned char)b.data[j])) j++;
    if (i == a.size || j == b.size) return i == a.size && j == b.size;
    if (a.data[i++] != b.data[j++]) return false;
  }
}

crd_string row_print(crd_arena *arena, const crd_value *value) {
  if (!value) return CRD_STRING("");
  crd_string text = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  if (text.size > 1500) text.size = 1500;
  return text;
}

/* A type {"message": ...}, {"wrapper": ...} or a value {"object": ...}, {"enum": ...}, anywhere inside. */
static bool names_message(const crd_value *value) {
  if (!value) return false;
  if (value->kind == CRD_LIST)
    for (uint32_t i = 0; i < value->size; i++)
      if (names_message(&value->as.items[i])) return true;
  if (value->kind != CRD_MAP) return false;
  if (value->size == 1 &&
      (row_value(value, "message") || row_value(value, "wrapper") || row_value(value, "object") || row_value(value, "enum")))
    return true;
  for (uint32_t i = 0; i < value->size; i++)
    if (names_message(&value->as.members[i].value)) return true;
  return false;
}

bool row_needs_protobuf(const crd_value *row) {
  static const char *const parts[] = {"vars", "type_env", "bindings", "expected", "expect"};
  if (row_flag(row, "needs_proto")) return true;
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    if (names_message(row_value(row, parts[i]))) return true;
  return false;
}
