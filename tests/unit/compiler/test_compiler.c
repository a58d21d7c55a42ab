/* SPDX-License-Identifier: Apache-2.0 */
#include <crd/request.h>
#include <crdc/crdc.h>
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define CRD(SCHEMA)                                                                                                         \
  "apiVersion: apiextensions.k8s.io/v1\n"                                                                                   \
  "kind: CustomResourceDefinition\n"                                                                                        \
  "metadata: {name: things.example.com}\n"                                                                                  \
  "spec:\n"                                                                                                                 \
  "  group: example.com\n"                                                                                                  \
  "  scope: Namespaced\n"                                                                                                   \
  "  names: {plural: things, singular: thing, kind: Thing, listKind: ThingList}\n"                                          \
  "  versions:\n"                                                                                                           \
  "  - name: v1\n"                                                                                                          \
  "    served: true\n"                                                                                                      \
  "    storage: true\n"                                                                                                     \
  "    schema:\n"                                                                                                           \
  "      openAPIV3Schema:\n"                                                                                                \
  "        type: object\n"                                                                                                  \
  "        properties:\n"                                                                                                   \
  "          spec: " SCHEMA "\n"

#define SIZED                                                                                                               \
  "{type: object, properties: {size: {type: integer, maximum: 9}}, x-kubernetes-validations: [{rule: self.size > 2}]}"

static crdc_compiler *with(const crdc_compiler_options *options, const char *crd) {
  crdc_compiler *compiler = crdc_compiler_create(options);
  cr_assert(compiler);
  crdc_compiler_add_text(compiler, "things.yaml", crd_string_of(crd));
  return compiler;
}

static bool said(crdc_compiler *compiler, crdc_severity severity, uint32_t line, const char *words) {
  const crdc_problem *problems;
  size_t count = crdc_compiler_problems(compiler, &problems);
  for (size_t i = 0; i < count; i++)
    if (problems[i].severity == severity && problems[i].line == line && problems[i].column > 0 &&
        crd_string_equal(problems[i].file, CRD_STRING("things.yaml")) &&
        memmem(problems[i].message.data, problems[i].message.size, words, strlen(words)))
      return true;
  return false;
}

static bool allows(const crd_registry *registry, const char *body) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_request request = {.operation = CRD_CREATE, .body = crd_string_of(body)};
  request.kind = crd_registry_find(registry, CRD_STRING("example.com"), CRD_STRING("v1"), CRD_STRING("Thing"));
  cr_assert(request.kind);
  crd_verdict verdict = crd_verdict_init(arena);
  crd_request_judge(arena, &request, &verdict);
  cr_assert(!verdict.error.size);
  bool allowed = verdict.allowed;
  crd_arena_destroy(arena);
  return allowed;
}

static bool allows_size(const crd_registry *registry, int size) {
  char body[200];
  snprintf(body, sizeof body,
           "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Thing\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"size\":%d}}",
           size);
  return allows(registry, body);
}

Test(compiler, judges_by_a_text) {
  crdc_compiler *compiler = with(NULL, CRD(SIZED));
  cr_assert(crdc_compiler_check(compiler));
  const crd_registry *registry = crdc_compiler_load(compiler);
  cr_assert(registry);
  cr_assert(allows_size(registry, 5));
  cr_assert(!allows_size(registry, 2), "the rule is asked");
  cr_assert(!allows_size(registry, 10), "the schema is asked");
  const crdc_problem *problems;
  cr_assert_eq(crdc_compiler_problems(compiler, &problems), 0);
  crdc_compiler_destroy(compiler);
}

Test(compiler, loads_once) {
  crdc_compiler *compiler = with(NULL, CRD(SIZED));
  const crd_registry *registry = crdc_compiler_load(compiler);
  cr_assert(registry);
  const crd_registry *again = crdc_compiler_load(compiler);
  cr_assert_null(again);
  cr_assert_not(crdc_compiler_check(compiler));
  cr_assert_not(crdc_compiler_add_text(compiler, "more.yaml", CRD_STRING(CRD(SIZED))));
  cr_assert_not(crdc_compiler_add(compiler, "/nowhere"));
  cr_assert_not(crdc_compiler_generate(compiler, "/nowhere"));
  cr_assert(allows_size(registry, 5), "and what was loaded is as it was");
  crdc_compiler_destroy(compiler);
}

Test(compiler, says_what_is_wrong_and_where) {
  crdc_compiler *compiler = with(NULL, CRD("{type: objekt}"));
  const crd_registry *registry = crdc_compiler_load(compiler);
  cr_assert_null(registry);
  cr_assert(said(compiler, CRDC_ERROR, 16, "objekt"));
  crdc_compiler_destroy(compiler);

  compiler = with(NULL, CRD("{type: object, x-kubernetes-validations: [{rule: self.size > 2}]}"));
  cr_assert_not(crdc_compiler_check(compiler));
  cr_assert(said(compiler, CRDC_ERROR, 16, "size"));
  const crdc_problem *problems;
  cr_assert_geq(crdc_compiler_problems(compiler, &problems), 1);
  cr_assert(crd_string_equal(problems[0].type, CRD_STRING("FieldValueInvalid")));
  cr_assert(crd_string_has_prefix(problems[0].field, CRD_STRING("spec.v")));
  crdc_compiler_destroy(compiler);
}

Test(compiler, says_of_a_file_that_is_not_there) {
  crdc_compiler *compiler = crdc_compiler_create(NULL);
  cr_assert_not(crdc_compiler_add(compiler, "/nowhere/at/all.yaml"));
  const crdc_problem *problems;
  cr_assert_eq(crdc_compiler_problems(compiler, &problems), 1);
  cr_assert_eq(problems[0].line, 0);
  const crd_registry *registry = crdc_compiler_load(compiler);
  cr_assert_null(registry, "what could not be read is not left out in silence");
  crdc_compiler_destroy(compiler);
  crdc_compiler_destroy(NULL);
}

Test(compiler, takes_options) {
  const crdc_compiler_options stored = {.stored = true}, replaces = {.replaces = true};
  crdc_compiler *compiler = with(&stored, CRD("{type: object, x-kubernetes-validations: [{rule: self.size > 2}]}"));
  const crd_registry *registry = crdc_compiler_load(compiler);
  cr_assert(registry, "a stored CRD may have a rule that does not compile");
  crdc_compiler_destroy(compiler);

  compiler = with(NULL, CRD(SIZED));
  crdc_compiler_add_text(compiler, "again.yaml", CRD_STRING(CRD("{type: object}")));
  registry = crdc_compiler_load(compiler);
  cr_assert_null(registry, "two different CRDs of one name");
  crdc_compiler_destroy(compiler);

  compiler = with(&replaces, CRD(SIZED));
  crdc_compiler_add_text(compiler, "again.yaml", CRD_STRING(CRD("{type: object}")));
  registry = crdc_compiler_load(compiler);
  cr_assert(registry);
  cr_assert(allows_size(registry, 10), "the later is taken");
  cr_assert(said(compiler, CRDC_WARNING, 1, "defined differently"));
  crdc_compiler_destroy(compiler);
}

Test(compiler, writes_files_and_prints) {
  char folder[] = "/tmp/test-compiler-XXXXXX", command[200];
  cr_assert(mkdtemp(folder));
  crdc_compiler *compiler = with(NULL, CRD(SIZED));
  cr_assert(crdc_compiler_generate(compiler, folder));
  snprintf(command, sizeof command, "test -s %s/sources.txt && test -s %s/example.com/v1/thing.h", folder, folder);
  cr_assert_eq(system(command), 0);
  snprintf(command, sizeof command, "rm -r %s", folder);
  cr_assert_eq(system(command), 0);
  crdc_compiler_destroy(compiler);

  compiler = with(NULL, CRD("{type: objekt}"));
  cr_assert_not(crdc_compiler_check(compiler));
  char *text = NULL;
  size_t size;
  FILE *stream = open_memstream(&text, &size);
  crdc_compiler_print(compiler, stream, false);
  fclose(stream);
  cr_assert(strncmp(text, "things.yaml:16:", strlen("things.yaml:16:")) == 0 && strstr(text, "error: ") &&
                strstr(text, "^\n"),
            "%s", text);
  free(text);
  crdc_compiler_destroy(compiler);
}
