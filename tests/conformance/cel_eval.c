/* Evaluates the expressions of upstream's tables: each is lowered to C, all of a file are compiled by the system's cc and
 * loaded, and the value, the error or the cost is compared. Cases with protobuf, or with what the Kubernetes environment
 * lacks, are left out; what differs for a known reason is listed in cel_eval_expected.txt. */
#include "cel/lower.h"
#include "cel/validators.h"
#include "cel_cases.h"
#include <crd/cel_functions.h>
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define MAX_VARIABLES 16
#define MAX_CASES 700

typedef crd_cel_value expression_fn(crd_cel *cel, const void *self_storage, const void *old_self_storage);

/* ---- values as the tables write them ---- */

static const cel_type *type_of_value(crd_arena *arena, crd_cel_value value) {
  static const cel_kind kinds[] = {
      [CRD_CEL_NULL] = CEL_NULL,   [CRD_CEL_BOOL] = CEL_BOOL,         [CRD_CEL_INT] = CEL_INT,
      [CRD_CEL_UINT] = CEL_UINT,   [CRD_CEL_DOUBLE] = CEL_DOUBLE,     [CRD_CEL_STRING] = CEL_STRING,
      [CRD_CEL_BYTES] = CEL_BYTES, [CRD_CEL_DURATION] = CEL_DURATION, [CRD_CEL_TIMESTAMP] = CEL_TIMESTAMP};
  const cel_type *dyn = cel_type_simple(CEL_DYN);
  if (value.kind == CRD_CEL_LIST)
    return cel_type_with(arena, CEL_LIST, value.as.list->count ? type_of_value(arena, value.as.list->items[0]) : dyn, NULL);
  if (value.kind == CRD_CEL_MAP && !value.as.map->count) return cel_type_with(arena, CEL_MAP, dyn, dyn);
  if (value.kind == CRD_CEL_MAP)
    return cel_type_with(arena, CEL_MAP, type_of_value(arena, value.as.map->items[0].key),
                         type_of_value(arena, value.as.map->items[0].value));
  return value.kind <= CRD_CEL_TIMESTAMP ? cel_type_simple(kinds[value.kind]) : dyn;
}

static bool read_value(crd_cel *cel, const cJSON *json, crd_cel_value *out);

static bool read_items(crd_cel *cel, const cJSON *json, crd_cel_value *out, bool map) {
  size_t count = (size_t)cJSON_GetArraySize(json), i = 0;
  crd_cel_value *items = crd_arena_alloc(cel->arena, count * sizeof *items);
  crd_cel_entry *entries = crd_arena_alloc(cel->arena, count * sizeof *entries);
  const cJSON *item;
  cJSON_ArrayForEach(item, json) {
    bool good = map ? read_value(cel, cJSON_GetArrayItem(item, 0), &entries[i].key) &&
                          read_value(cel, cJSON_GetArrayItem(item, 1), &entries[i].value)
                    : read_value(cel, item, &items[i]);
    if (!good) return false;
    i++;
  }
  *out = map ? crd_cel_of_entries(cel, entries, count) : crd_cel_of_items(cel, items, count);
  return true;
}

static bool convert(crd_cel *cel, crd_cel_function *function, const char *text, crd_cel_value *out) {
  crd_cel_value argument = crd_cel_of_string(crd_string_of(text));
  *out = function(cel, &argument, 1);
  return out->kind != CRD_CEL_FAILED;
}

static bool read_bytes(crd_cel *cel, const char *text, crd_cel_value *out) {
  char *copy = crd_arena_zalloc(cel->arena, strlen(text) + 1);
  memcpy(copy, text, strlen(text));
  for (char *c = copy; *c; c++) *c = *c == '+' ? '-' : *c == '/' ? '_' : *c;
  *out = crd_cel_decode_base64(cel, crd_string_of(copy));
  return out->kind == CRD_CEL_BYTES;
}

static bool read_double(const char *text, crd_cel_value *out) {
  *out = crd_cel_of_double(strtod(text, NULL));
  return true;
}

/* False for values that this table reader does not know (messages, opaque values). */
static bool read_value(crd_cel *cel, const cJSON *json, crd_cel_value *out) {
  const cJSON *item = json ? json->child : NULL;
  if (!item) return false;
  const char *tag = item->string, *text = cJSON_IsString(item) ? item->valuestring : "";
  if (strcmp(tag, "null") == 0) return *out = crd_cel_of_null(), true;
  if (strcmp(tag, "bool") == 0) return *out = crd_cel_of_bool(cJSON_IsTrue(item)), true;
  if (strcmp(tag, "int64") == 0) return *out = crd_cel_of_int(strtoll(text, NULL, 10)), true;
  if (strcmp(tag, "uint64") == 0) return *out = crd_cel_of_uint(strtoull(text, NULL, 10)), true;
  if (strcmp(tag, "double") == 0) return read_double(text, out);
  if (strcmp(tag, "string") == 0) return *out = crd_cel_of_string(crd_string_of(text)), true;
  if (strcmp(tag, "bytes") == 0) return read_bytes(cel, text, out);
  if (strcmp(tag, "list") == 0) return read_items(cel, item, out, false);
  if (strcmp(tag, "map") == 0) return read_items(cel, item, out, true);
  if (strcmp(tag, "duration") == 0) return convert(cel, crd_cel_fn_duration, text, out);
  if (strcmp(tag, "timestamp") == 0) return convert(cel, crd_cel_fn_timestamp, text, out);
  if (strcmp(tag, "ip") == 0) return convert(cel, crd_cel_fn_ip, text, out);
  if (strcmp(tag, "cidr") == 0) return convert(cel, crd_cel_fn_cidr, text, out);
  if (strcmp(tag, "quantity") == 0) return convert(cel, crd_cel_fn_quantity, text, out);
  if (strcmp(tag, "semver") == 0) return convert(cel, crd_cel_fn_semver, text, out);
  if (strcmp(tag, "type") == 0) return *out = crd_cel_of_type(crd_string_of(text)), true;
  if (strcmp(tag, "optional") == 0) {
    crd_cel_value inner;
    *out = crd_cel_optional_none();
    if (cJSON_IsNull(item)) return true;
    if (!read_value(cel, item, &inner)) return false;
    *out = crd_cel_optional_of(cel, inner);
    return true;
  }
  return false;
}

static bool same_value(crd_cel *cel, crd_cel_value a, crd_cel_value b) {
  if (a.kind == CRD_CEL_DOUBLE && b.kind == CRD_CEL_DOUBLE && isnan(a.as.number) && isnan(b.as.number)) return true;
  if (a.kind != b.kind) return false;
  return crd_cel_equal(cel, a, b) == CRD_CEL_TRUE;
}

/* ---- cases ---- */

typedef struct row {
  const cJSON *json, *expected;
  const char *id, *expression;
  bool lowered;
} row;

/* The variables of a row: bound values, whose types are those of the values. */
static bool read_bindings(crd_cel *cel, const cJSON *json, cel_variable *variables, expression_binding *bindings,
                          size_t *count) {
  const cJSON *item;
  *count = 0;
  cJSON_ArrayForEach(item, cJSON_GetObjectItem(json, "bindings")) {
    const cJSON *value = cJSON_HasObjectItem(item, "value") ? cJSON_GetObjectItem(item, "value") : item;
    if (*count == MAX_VARIABLES || !read_value(cel, value, &bindings[*count].value)) return false;
    crd_string name = crd_string_of(item->string);
    bindings[*count].name = name;
    variables[*count] = (cel_variable){name, type_of_value(cel->arena, bindings[*count].value)};
    ++*count;
  }
  return true;
}

/* Whether a row is within what CRDs have: no messages, no containers, no functions or costs of the test's own. */
static bool applies(const cJSON *json) {
  const cJSON *item;
  if (cJSON_IsTrue(cJSON_GetObjectItem(json, "needs_proto")) || cJSON_IsTrue(cJSON_GetObjectItem(json, "disable_check")) ||
      cJSON_IsTrue(cJSON_GetObjectItem(json, "check_only")) || cJSON_IsTrue(cJSON_GetObjectItem(json, "disable_macros")) ||
      cJSON_IsTrue(cJSON_GetObjectItem(json, "custom_options")) || cJSON_HasObjectItem(json, "container") ||
      !cases_text(json, "expr"))
    return false;
  cJSON_ArrayForEach(item, cJSON_GetObjectItem(json, "type_env")) if (cJSON_HasObjectItem(item, "function")) return false;
  return true;
}

/* `*refused` says that the row did not get past the checker. */
static bool lower_row(crd_text *out, diagnostics *problems, crd_cel *cel, row *row, size_t number, bool *refused) {
  cel_variable variables[MAX_VARIABLES];
  expression_binding bindings[MAX_VARIABLES];
  size_t count;
  cel_ast ast = {0};
  if (!read_bindings(cel, row->json, variables, bindings, &count)) return false;
  cel_environment environment = {.variables = variables, .variable_count = count, .version = 37};
  crd_string name = crd_arena_printf(cel->arena, "expression_%zu", number), error;
  *refused = !cel_parse(&ast, cel->arena, crd_string_of(row->expression)) || !cel_check_types(&ast, &environment) ||
             !cel_plan(&ast, &error);
  if (*refused) return false;
  crd_text one = {.arena = cel->arena};
  if (!expression_lower(&one, &ast, bindings, count, true, name, problems)) return false;
  crd_text_add(out, crd_text_string(&one));
  return true;
}

/* ---- running ---- */

static void *compile(const crd_text *text) {
  char folder[] = "/tmp/cel_eval.XXXXXX", command[512], path[64], object[64];
  if (!mkdtemp(folder)) return NULL;
  snprintf(path, sizeof path, "%s/all.c", folder);
  snprintf(object, sizeof object, "%s/all.so", folder);
  FILE *file = fopen(path, "w");
  if (!file) return NULL;
  fwrite(text->data, 1, text->size, file);
  fclose(file);
  snprintf(command, sizeof command, "cc -std=c99 -Wall -Wextra -Wpedantic -O0 -shared -fPIC -I%s/runtime/include -o %s %s",
           CRDC_SOURCE_ROOT, object, path);
  void *library = system(command) == 0 ? dlopen(object, RTLD_NOW) : NULL;
  if (!library) fprintf(stderr, "%s\n%s\n", command, dlerror());
  if (!getenv("CEL_EVAL_KEEP")) {
    unlink(path);
    unlink(object);
    rmdir(folder);
  }
  return library;
}

static crd_string describe(crd_cel *cel, crd_cel_value value) {
  if (value.kind == CRD_CEL_FAILED)
    return crd_arena_printf(cel->arena, "error: %.*s", (int)cel->error.size, cel->error.data);
  crd_cel_value text = crd_cel_fn_string(cel, &value, 1);
  if (text.kind == CRD_CEL_STRING) return text.as.text;
  crd_string name = crd_cel_type_name(value);
  return crd_arena_printf(cel->arena, "a %.*s of %lld", (int)name.size, name.data, (long long)crd_cel_count(value));
}

static bool is_known(const char *known, const char *id) {
  crd_string line = crd_string_of(id);
  for (const char *at = known; at && (at = strstr(at, id)) != NULL; at++)
    if ((at == known || at[-1] == '\n') && (at[line.size] == ' ' || at[line.size] == '\n')) return true;
  return false;
}

/* An error, whether the checker or the evaluation tells it. */
static bool expects_error(const row *row) {
  return cJSON_HasObjectItem(row->expected, "error") || cJSON_HasObjectItem(row->expected, "runtime_error") ||
         cJSON_HasObjectItem(row->expected, "error_contains");
}

static void skip(tally *counts, const row *row, bool skipped) {
  if (skipped && getenv("CEL_EVAL_PROBLEMS")) printf("  left out: %s: %s\n", row->id, row->expression);
  counts->skipped += skipped;
}

static void judge(tally *counts, crd_cel *cel, const row *row, expression_fn *function, const char *known) {
  crd_cel_value want, got = function(cel, NULL, NULL);
  const cJSON *value = cJSON_GetObjectItem(row->expected, "value"),
              *cost = cJSON_GetObjectItem(row->expected, "runtime_cost");
  bool error = expects_error(row);
  uint64_t spent = cel->cost;
  char *print = cJSON_PrintUnformatted(row->expected);
  crd_string expected = crd_arena_copy(cel->arena, crd_string_of(print));
  cJSON_free(print);
  bool good = true;
  if (value) good = read_value(cel, value, &want) && same_value(cel, got, want);
  if (error) good = got.kind == CRD_CEL_FAILED;
  if (cost) good = good && (double)spent == cost->valuedouble;
  if (!good && is_known(known, row->id)) {
    counts->skipped++;
    return;
  }
  crd_string text = describe(cel, got);
  text = crd_arena_printf(cel->arena, "%.*s, cost %llu, of %s", (int)text.size, text.data, (unsigned long long)spent,
                          row->expression);
  tally_case(counts, good, row->id, expected, text);
}

static bool run_file(const char *path, const char *known) {
  crd_arena *arena = crd_arena_create(NULL);
  diagnostics problems = {.arena = arena};
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  tally counts = {.name = path};
  row *rows = crd_arena_zalloc(arena, MAX_CASES * sizeof *rows);
  size_t count = 0;
  cJSON *table = cases_load(path), *item;
  crd_text code = {.arena = arena};
  crd_text_printf(&code, "#include <crd/cel_functions.h>\n");
  cJSON_ArrayForEach(item, cJSON_GetObjectItem(table, "cases")) {
    row *row = &rows[count];
    if (count == MAX_CASES || !applies(item)) {
      counts.skipped++;
      continue;
    }
    row->json = item;
    row->id = cases_text(item, "id");
    row->expression = cases_text(item, "expr");
    row->expected =
        cJSON_HasObjectItem(item, "expected") ? cJSON_GetObjectItem(item, "expected") : cJSON_GetObjectItem(item, "expect");
    bool refused = false;
    row->lowered = lower_row(&code, &problems, &cel, row, count, &refused);
    if (refused && expects_error(row))
      tally_case(&counts, true, row->id, CRD_STRING("error"), CRD_STRING("error"));
    else
      skip(&counts, row, !row->lowered);
    crd_text_printf(&code,
                    row->lowered ? "crd_cel_value run_%zu(crd_cel *cel, const void *a, const void *b);\ncrd_cel_value "
                                   "run_%zu(crd_cel *cel, const void *a, "
                                   "const void *b) { return expression_%zu(cel, a, b); }\n"
                                 : "",
                    count, count, count);
    count++;
  }
  void *library = compile(&code);
  for (size_t i = 0; library && i < count; i++) {
    char name[32];
    if (!rows[i].lowered) continue;
    snprintf(name, sizeof name, "run_%zu", i);
    expression_fn *function;
    *(void **)&function = dlsym(library, name);
    crd_cel run = {.arena = arena, .limit = UINT64_MAX};
    judge(&counts, &run, &rows[i], function, known);
  }
  bool good = tally_print(&counts) && library;
  if (getenv("CEL_EVAL_PROBLEMS"))
    for (size_t i = 0; i < problems.count; i++)
      printf("  %.*s\n", (int)problems.items[i].message.size, problems.items[i].message.data);
  if (library) dlclose(library);
  cJSON_Delete(table);
  crd_arena_destroy(arena);
  return good;
}

int main(int argc, char **argv) {
  static const char *const files[] = {"cel-spec/basic",
                                      "cel-spec/comparisons",
                                      "cel-spec/conversions",
                                      "cel-spec/fields",
                                      "cel-spec/fp_math",
                                      "cel-spec/integer_math",
                                      "cel-spec/lists",
                                      "cel-spec/logic",
                                      "cel-spec/macros",
                                      "cel-spec/macros2",
                                      "cel-spec/namespace",
                                      "cel-spec/optionals",
                                      "cel-spec/parse",
                                      "cel-spec/plumbing",
                                      "cel-spec/string",
                                      "cel-spec/string_ext",
                                      "cel-spec/timestamps",
                                      "cel-spec/network_ext",
                                      "cel-go/interpreter",
                                      "cel-go/lists",
                                      "cel-go/lists-cost",
                                      "cel-go/runtime-cost",
                                      "cel-go/sets",
                                      "cel-go/strings",
                                      "cel-go/twovar",
                                      "cel-go/twovar-cost",
                                      "cel-go/lists-runtime-errors",
                                      "cel-go/twovar-runtime-errors",
                                      "apiserver-cel/cost",
                                      "apiserver-cel/TestIP",
                                      "apiserver-cel/TestCIDR",
                                      "apiserver-cel/TestQuantity",
                                      "apiserver-cel/TestSemver",
                                      "apiserver-cel/TestFormat"};
  bool good = true;
  char path[128];
  FILE *file = fopen(CRDC_SOURCE_ROOT "/tests/conformance/cel_eval_expected.txt", "r");
  char *known = calloc(1, 65536);
  if (file && known) (void)!fread(known, 1, 65535, file);
  if (file) fclose(file);
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    snprintf(path, sizeof path, "cases/%s.json", files[i]);
    if (argc < 2 || strstr(path, argv[1])) good = run_file(path, known) && good;
  }
  free(known);
  return good ? 0 : 1;
}
