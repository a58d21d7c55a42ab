/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluates the expressions of upstream's tables: each is lowered and interpreted, and the value, the error, the type of the
 * result and the cost are compared; of those that must not compile, the messages. */
#include "cel/validators.h"
#include "cel_values.h"
#include "program/program.h"

#include <crd/regex.h>
#include <string.h>

typedef struct row {
  const crd_value *json, *expect;
  crd_string id, expression, refusal; /* what the compiler says */
  const cel_type *type;               /* of the result; NULL where it was refused */
  const crd_program *program;
} row;

typedef struct run {
  suite suite;
  diagnostics problems;
  row *rows;
} run;

/* ---- compiling ---- */

/* A row of format.json is the call of format that its notes describe. */
static crd_string expression_of(crd_arena *arena, const crd_value *json) {
  const crd_value *format = row_value(json, "format");
  if (!format || row_value(json, "expr")) return row_text(json, "expr");
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '"');
  crd_string source = crd_value_string(format);
  for (size_t i = 0; i < source.size; i++) {
    char c = source.data[i];
    if (c == '\n')
      crd_text_add(&text, CRD_STRING("\\n"));
    else if (c == '"' || c == '\\')
      crd_text_printf(&text, "\\%c", c);
    else
      crd_text_add_char(&text, c);
  }
  crd_string arguments = row_text(json, "format_args");
  crd_text_printf(&text, "\".format([%.*s])", (int)arguments.size, arguments.data);
  return crd_arena_copy(arena, crd_text_string(&text));
}

/* Parses and checks; rows that upstream does not check get a second try without types. */
static bool check_row(row *row, cel_ast *ast, crd_arena *arena, const cel_environment *environment) {
  bool good = crdc_cel_parse(ast, arena, row->expression) && crdc_cel_check_types(ast, environment);
  if (good && row_value(row->json, "format") && !row_flag(row->json, "skip_compile_check"))
    crdc_cel_validate_format(ast, ast->root, NULL);
  good = good && !ast->issues.count;
  if (!good) row->refusal = crdc_cel_issues_format(arena, ast);
  if (good || !ast->root || !row_flag(row->json, "disable_check")) return good;
  *ast = (cel_ast){0};
  if (!crdc_cel_parse(ast, arena, row->expression)) return false;
  loosen(ast, environment);
  return crdc_cel_check_types(ast, environment);
}

static void compile_row(run *run, row *row, const table_variables *variables) {
  crd_arena *arena = run->suite.arena;
  cel_ast ast = {0};
  cel_environment environment = {.variables = variables->declared,
                                 .variable_count = variables->declared_count,
                                 .version = 37,
                                 .container = row_text(row->json, "container")};
  crd_string error;
  if (!check_row(row, &ast, arena, &environment)) return;
  row->type = ast.root->type;
  if (row_flag(row->json, "check_only")) return;
  if (!crdc_cel_plan(&ast, &error)) {
    row->refusal = crd_arena_printf(arena, "program instantiation failed: %.*s", (int)error.size, error.data);
    return;
  }
  const program_request request = {.ast = &ast,
                                   .unfolded = true,
                                   .bindings = variables->bound,
                                   .binding_count = variables->bound_count,
                                   .location = {NULL, CRD_NO_OFFSET}};
  size_t before = run->problems.count;
  row->program = crdc_program_lower(arena, arena, &request, &run->problems);
  if (run->problems.count > before) row->refusal = run->problems.items[before].message;
}

/* ---- comparing ---- */

static bool finds(crd_arena *arena, crd_string pattern, crd_string text) {
  crd_string error = {NULL, 0};
  return crd_regex_match(arena, pattern, text, &error);
}

/* Of a row that must not compile: every pattern is found in the messages. */
static bool is_refused_rightly(crd_arena *arena, const row *row) {
  const crd_value *patterns = row_value(row->expect, "compile_errors");
  for (uint32_t i = 0; i < row_count(patterns); i++)
    if (!finds(arena, crd_value_string(&patterns->as.items[i]), row->refusal)) return false;
  return text_contains(row->refusal, row_text(row->expect, "compile_error_contains"));
}

static bool must_not_compile(const row *row) {
  return row_value(row->expect, "compile_errors") || row_value(row->expect, "compile_error_contains");
}

static bool must_fail(const row *row) {
  return row_value(row->expect, "error") || row_value(row->expect, "runtime_error") ||
         row_value(row->expect, "error_contains");
}

/* The text of an error; cel-spec's texts are only indicative. Where the checker refuses what fails in upstream's unchecked
 * evaluation or in its validators, the words are others. */
static bool is_right_error(crd_arena *arena, const row *row, crd_string got) {
  const crd_value *error = row_value(row->expect, "runtime_error");
  if (error && crd_string_equal(row_text(row->expect, "runtime_error_match"), CRD_STRING("regex")))
    return finds(arena, crd_value_string(error), got);
  if (error) return crd_string_equal(crd_value_string(error), got);
  return text_contains(got, row_text(row->expect, "error_contains"));
}

static bool is_right_value(crd_cel *cel, const row *row, crd_cel_value got) {
  const crd_value *value = row_value(row->expect, "value"), *text = row_value(row->expect, "string"),
                  *typed = row_value(row->expect, "typed_result");
  crd_cel_value want;
  if (!value && typed) value = row_value(typed, "value");
  if (text) return got.kind == CRD_CEL_STRING && crd_string_equal(got.as.text, crd_value_string(text));
  if (value) return table_value(cel, value, &want) && same_value(cel, got, want);
  return got.kind != CRD_CEL_FAILED;
}

static bool is_right_type(crd_arena *arena, const row *row) {
  const crd_value *typed = row_value(row->expect, "typed_result");
  if (!typed) return true;
  const cel_type *type = table_type(arena, row_value(typed, "type"));
  return type && row->type && crdc_cel_type_equal(type, row->type);
}

static bool evaluate_row(crd_arena *arena, const row *row, crd_string *got) {
  const crd_value *limit = row_value(row->json, "limit"), *cost = row_value(row->expect, "runtime_cost");
  crd_cel cel = {.arena = arena, .limit = limit && limit->kind == CRD_INT ? row_number(limit) : UINT64_MAX};
  const crd_program_input nothing = {.self = NULL};
  crd_cel_value value = crd_program_run(row->program, &cel, &nothing);
  uint64_t spent = cel.cost;
  bool failed = value.kind == CRD_CEL_FAILED, good;
  if (row_flag(row->expect, "exceeds_limit"))
    good = spent > cel.limit;
  else if (must_fail(row))
    good = failed && is_right_error(arena, row, cel.error);
  else
    good = is_right_value(&cel, row, value);
  *got = describe_value(&cel, value);
  *got = crd_arena_printf(arena, "%.*s, cost %llu, of %.*s", (int)got->size, got->data, (unsigned long long)spent,
                          (int)row->expression.size, row->expression.data);
  return good && (!cost || spent == row_number(cost));
}

static void judge(run *run, row *row) {
  crd_arena *arena = run->suite.arena;
  crd_string got = row->refusal;
  bool good = is_right_type(arena, row);
  if (row->program) {
    good &= evaluate_row(arena, row, &got) && !must_not_compile(row);
  } else if (row_flag(row->json, "check_only") && row->type) {
    got = crdc_cel_type_format(arena, row->type);
  } else {
    good &= must_not_compile(row) ? is_refused_rightly(arena, row) : must_fail(row);
  }
  crd_string refused = row->program ? (crd_string){"", 0} : row->expression;
  suite_case(&run->suite, row->id, refused, good, row_print(arena, row->expect), got);
}

/* ---- files ---- */

/* Why a row does not run where CRDs' rules do, by its own fields; or NULL. */
static const char *elsewhere(const crd_value *json) {
  const crd_value *types = row_value(json, "type_env");
  for (uint32_t i = 0; i < row_count(types); i++)
    if (row_value(&types->as.items[i], "function")) return "functions of the test's own";
  if (row_flag(json, "needs_authorizer")) return "rules of CRDs have no authorizer";
  crd_string locale = row_text(json, "locale");
  if (locale.size && !crd_string_has_prefix(locale, CRD_STRING("en"))) return "Kubernetes formats without a locale";
  if (row_flag(json, "custom_options")) return "options of the test's own";
  return NULL;
}

static bool run_file(const char *file) {
  run run = {.suite = suite_open(file)};
  crd_arena *arena = run.suite.arena;
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  uint32_t count = run.suite.cases->size;
  run.problems.arena = arena;
  run.rows = crd_arena_zalloc(arena, (count + 1) * sizeof *run.rows);
  for (uint32_t i = 0; i < count; i++) {
    row *row = &run.rows[i];
    table_variables variables;
    row->json = &run.suite.cases->as.items[i];
    row->id = row_text(row->json, "id");
    row->expect = row_value(row->json, row_value(row->json, "expected") ? "expected" : "expect");
    row->expression = expression_of(arena, row->json);
    if (row_needs_protobuf(row->json) || elsewhere(row->json)) continue;
    if (table_read_variables(&cel, row->json, &variables))
      compile_row(&run, row, &variables);
    else
      row->refusal = CRD_STRING("(a type or value that CRDs do not have)");
  }
  for (uint32_t i = 0; i < count; i++) {
    row *row = &run.rows[i];
    if (row_needs_protobuf(row->json))
      suite_needs_protobuf(&run.suite);
    else if (elsewhere(row->json))
      suite_elsewhere(&run.suite, row->id, elsewhere(row->json));
    else
      judge(&run, row);
  }
  return suite_close(&run.suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {
      "cel-spec/basic",
      "cel-spec/bindings_ext",
      "cel-spec/block_ext",
      "cel-spec/comparisons",
      "cel-spec/conversions",
      "cel-spec/dynamic",
      "cel-spec/encoders_ext",
      "cel-spec/enums",
      "cel-spec/fields",
      "cel-spec/fp_math",
      "cel-spec/integer_math",
      "cel-spec/lists",
      "cel-spec/logic",
      "cel-spec/macros",
      "cel-spec/macros2",
      "cel-spec/math_ext",
      "cel-spec/namespace",
      "cel-spec/network_ext",
      "cel-spec/optionals",
      "cel-spec/parse",
      "cel-spec/plumbing",
      "cel-spec/proto2",
      "cel-spec/proto2_ext",
      "cel-spec/proto3",
      "cel-spec/string",
      "cel-spec/string_ext",
      "cel-spec/timestamps",
      "cel-spec/type_deduction",
      "cel-spec/unknowns",
      "cel-spec/wrappers",
      "cel-go/format",
      "cel-go/interpreter",
      "cel-go/lists",
      "cel-go/lists-cost",
      "cel-go/lists-runtime-errors",
      "cel-go/runtime-cost",
      "cel-go/sets",
      "cel-go/strings",
      "cel-go/twovar",
      "cel-go/twovar-cost",
      "cel-go/twovar-runtime-errors",
      "cel-go/twovar-static-errors",
      "apiserver-cel/cost",
      "apiserver-cel/TestIP",
      "apiserver-cel/TestCIDR",
      "apiserver-cel/TestQuantity",
      "apiserver-cel/TestSemver",
      "apiserver-cel/TestFormat",
      NULL,
  };
  return suites_run(argc, argv, files, run_file);
}
