/* SPDX-License-Identifier: Apache-2.0 */
/* What cel-go's checker tests say of types: the type of the whole, the checked tree, or the display of the errors. */
#include "cel/declarations.h"
#include "cel/validators.h"
#include "cel_debug.h"
#include "cel_values.h"

#include <stdlib.h>
#include <string.h>

static int compare_ids(const void *a, const void *b) {
  return strcmp((*(const cel_overload *const *)a)->id, (*(const cel_overload *const *)b)->id);
}

/* "~type^reference" as cel-go's Print adorns a checked tree. */
static void adorn(crd_text *out, const cel_node *node, size_t entry) {
  if (entry != SIZE_MAX) return;
  if (node->type) {
    crd_text_add_char(out, '~');
    crd_text_add(out, crdc_cel_type_format(out->arena, node->type));
  }
  if (node->kind == CEL_NODE_IDENT) {
    crd_text_add_char(out, '^');
    crd_text_add(out, node->name);
  }
  if (node->overload_count > 1) qsort(node->overloads, node->overload_count, sizeof *node->overloads, compare_ids);
  for (size_t i = 0; i < node->overload_count; i++) {
    bool of_optionals =
        node->overload_count > 1 && strncmp(node->overloads[i]->id, "optional_", 9) == 0; /* not in cel-go's test */
    if (!of_optionals) crd_text_printf(out, "%c%s", i ? '|' : '^', node->overloads[i]->id);
  }
}

/* cel-go gives the name in a.?name no type. */
static void forget_field_type(cel_node *node, void *data) {
  (void)data;
  if (node->kind == CEL_NODE_CALL && crd_string_equal(node->name, CRD_STRING("_?._"))) node->arguments[1]->type = NULL;
}

/* Why a row checks otherwise than rules are, by its own fields; or NULL. */
static const char *elsewhere(const crd_value *row) {
  if (row_flag(row, "variadic_asts")) return "&& and || of many operands, an option of the parser";
  return row_flag(row, "custom_checker_options") && row_value(row_value(row, "expect"), "error_text")
             ? "options of the test's own: no comparisons across types"
             : NULL;
}

static void run_check(suite *suite, const crd_value *row) {
  const crd_value *expect = row_value(row, "expect"), *error = row_value(expect, "error_text"),
                  *tree = row_value(expect, "typed_ast");
  crd_arena *arena = suite->arena;
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  table_variables variables;
  crd_string got = CRD_STRING("(a type that CRDs do not have)");
  bool agrees = false;
  if (table_read_variables(&cel, row, &variables)) {
    cel_environment environment = {.variables = variables.declared,
                                   .variable_count = variables.declared_count,
                                   .version = 37,
                                   .container = row_text(row, "container")};
    cel_ast ast = {0};
    bool good = crdc_cel_parse(&ast, arena, row_text(row, "expr")) && crdc_cel_check_types(&ast, &environment);
    if (good) crdc_cel_visit(ast.root, forget_field_type, NULL);
    got = good ? cel_debug(arena, &ast, adorn) : crdc_cel_issues_format(arena, &ast);
    const cel_type *type = error ? NULL : table_type(arena, row_value(expect, "type"));
    agrees = good == !error && (error ? same_words(crd_value_string(error), got)
                                      : type && crdc_cel_type_equal(type, ast.root->type) &&
                                            (!tree || same_words(crd_value_string(tree), got)));
  }
  suite_case(suite, row_text(row, "id"), row_text(row, "expr"), agrees, row_print(arena, expect), got);
}

static bool run_file(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i];
    if (row_needs_protobuf(row))
      suite_needs_protobuf(&suite);
    else if (elsewhere(row))
      suite_elsewhere(&suite, row_text(row, "id"), elsewhere(row));
    else
      run_check(&suite, row);
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"cel-go/check", NULL};
  return suites_run(argc, argv, files, run_file);
}
