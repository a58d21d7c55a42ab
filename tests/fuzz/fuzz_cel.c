/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of any bytes: they parse and check, or there are issues that can be displayed. */
#include "../conformance/cel_debug.h"
#include "cel/compile.h"
#include "cel/policy.h"
#include "mutate.h"
#include "program/program.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "cel";

/* A self with something of every shape. */
static const cel_type *make_self(crd_arena *arena) {
  static schema text = {.type = CRD_STRING_INIT("string")}, number = {.type = CRD_STRING_INIT("integer")};
  static schema any = {.int_or_string = true}, list = {.type = CRD_STRING_INIT("array"), .items = &text};
  static schema map = {.type = CRD_STRING_INIT("object"), .additional = &list};
  static property properties[] = {{.name = CRD_STRING_INIT("s"), .schema = &text},
                                  {.name = CRD_STRING_INIT("i"), .schema = &number},
                                  {.name = CRD_STRING_INIT("a"), .schema = &any},
                                  {.name = CRD_STRING_INIT("l"), .schema = &list},
                                  {.name = CRD_STRING_INIT("m"), .schema = &map}};
  static schema root = {.type = CRD_STRING_INIT("object"), .properties = properties, .property_count = 5};
  return crdc_cel_type_of_schema(crdc_cel_types_create(arena), &root, true);
}

/* The same expression in the environment of mutations, with a variable before it, and as a program. */
static void compile_of_policy(crd_arena *arena, crd_string source) {
  policy_environment environment;
  cel_ast ast = {0};
  diagnostics found = {.arena = arena};
  policy_scope scope = {.params = true, .authorizer = true, .patches = true, .variables = true};
  crdc_policy_environment_init(&environment, arena, scope, 37);
  crdc_policy_add_variable(&environment, CRD_STRING("v"), crdc_cel_type_simple(CEL_STRING));
  if (crdc_cel_compile(&ast, arena, source, &environment.environment) != CEL_COMPILED) return;
  if (!crdc_policy_type_text(arena, ast.root->type).size) abort();
  const program_request request = {.ast = &ast, .location = {NULL, CRD_NO_OFFSET}};
  if (!crdc_program_lower(arena, arena, &request, &found) && !found.count) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  const cel_type *self = make_self(arena);
  cel_variable variables[] = {{CRD_STRING("self"), self}, {CRD_STRING("oldSelf"), self}};
  cel_environment environment = {.variables = variables, .variable_count = 2, .version = 37};
  cel_ast ast;
  crd_string error;
  bool parsed = crdc_cel_parse(&ast, arena, (crd_string){(const char *)data, size});
  if (parsed != (ast.root != NULL) || parsed != (ast.issues.count == 0)) abort();
  if (parsed) cel_debug(arena, &ast, NULL);
  if (parsed && crdc_cel_check(&ast, &environment)) {
    if (!ast.root->type) abort();
    crdc_cel_plan(&ast, &error);
  } else {
    if (ast.issues.count == 0) abort();
    crdc_cel_issues_format(arena, &ast);
  }
  if (parsed) compile_of_policy(arena, (crd_string){(const char *)data, size});
  crd_arena_destroy(arena);
  return 0;
}
