/* SPDX-License-Identifier: Apache-2.0 */
/* Whether the rules of a schema compile, and with which messages: TestCelCompilation of the API server. */
#include "cel/rule.h"
#include "suite.h"
#include <crd/json.h>

#include <stdio.h>

/* The schema as property `field` of a CRD. */
static crd_string crd_around(crd_arena *arena, const crd_value *schema) {
  crd_string text = crd_json_encode(arena, schema, CRD_JSON_COMPACT);
  return crd_arena_printf(
      arena,
      "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":"
      "\"tests.example.com\"},\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"plural\":"
      "\"tests\",\"kind\":\"Test\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":"
      "{\"openAPIV3Schema\":{\"type\":\"object\",\"properties\":{\"field\":%.*s}}}}]}}",
      (int)text.size, text.data);
}

static bool judge_rule(crd_arena *arena, const schema *schema, uint32_t i, const crd_value *check, crd_string *got) {
  cel_types *types = crdc_cel_types_create(arena);
  const compiled_rule *compiled =
      crdc_rule_compile(types, crdc_cel_type_of_schema(types, schema, false), schema, &schema->rules[i], 37, 37);
  const crd_value *error = row_value(check, "error"), *transition = row_value(check, "transition_rule");
  if (!error) error = row_value(check, "message_expression_error");
  if (row_flag(check, "program_nil")) /* a rule without text is compiled to nothing, without an error */
    return !compiled->compiles && !compiled->error.size;
  bool good = compiled->compiles && !compiled->message_error.size;
  *got = compiled->error.size           ? compiled->error
         : compiled->message_error.size ? compiled->message_error
                                        : CRD_STRING("compiles");
  if (good && transition && compiled->uses_old_self != row_flag(check, "transition_rule")) return false;
  return good == !error && text_contains(*got, row_text(error, "contains"));
}

static void run_case(suite *suite, const crd_value *row) {
  const crd_value *checks = row_value(row, "checks");
  crd_arena *arena = suite->arena;
  documents documents = {.arena = arena};
  diagnostics problems = {.arena = arena};
  crd_set set = {.arena = arena};
  bool read = crdc_documents_read_text(&documents, "crd", crd_around(arena, row_value(row, "schema")), &problems) &&
              crd_set_add(&set, &documents, true, &problems) && set.count == 1;
  const schema *schema = read ? set.items[0].versions[0].schema->properties[0].schema : NULL;
  for (uint32_t i = 0; i < row_count(checks); i++) {
    const crd_value *check = row_value(&checks->as.items[i], "expect");
    crd_string id = row_text(row, "id"), got = CRD_STRING("(the schema is refused)");
    if (i) id = crd_arena_printf(arena, "%.*s [%u]", (int)id.size, id.data, i);
    if (row_flag(row, "unmodified")) {
      suite_elsewhere(suite, id, "the test adds a function to the environment of stored rules");
      continue;
    }
    bool good = schema && schema->rule_count > i && judge_rule(arena, schema, i, check, &got);
    suite_case(suite, id, (crd_string){"", 0}, good, row_print(arena, check), got);
  }
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) run_case(&suite, &suite.cases->as.items[i]);
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"apiext-cel/TestCelCompilation", NULL};
  return suites_run(argc, argv, files, run_file);
}
