/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of policies: their environments, what they give, what they cost, and what is said of those that do not
 * compile. */
#include "admission/policies.h"

#include <crd/json.h>
#include <crd/walk.h>
#include <criterion/criterion.h>
#include <string.h>

static crd_arena *arena;
static policy_compiler *compiler;

static void start(void) {
  arena = crd_arena_create(NULL);
  compiler = crdc_policy_compiler_create(&(policy_compiler_options){0});
}
static void end(void) {
  crdc_policy_compiler_destroy(compiler);
  crd_arena_destroy(arena);
}

TestSuite(policy, .init = start, .fini = end);

static const crd_value *json(const char *text) {
  crd_parse_error error;
  const crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, &error);
  cr_assert(value, "%s", text);
  return value;
}

static crd_policy_program compiled(crd_policy_form form, const char *spec) {
  crd_string text = form == CRD_POLICY_WEBHOOK ? crd_string_of(spec) : crd_arena_printf(arena, "{\"spec\":%s}", spec);
  crd_policy_source source = {.form = form, .object = json(text.data)};
  const crd_policy_compiler *own = crdc_policy_compiler_of(compiler);
  own->compile(own, &source, 1);
  return source.program;
}

/* Answers who asks for verb "get"; says who asked and for what as the reason. */
static crd_authorizer_answer decide(const crd_authorizer *self, crd_arena *to, const crd_user *user,
                                    const crd_authorizer_attributes *a) {
  (void)self;
  crd_authorizer_answer answer = {.decision = crd_string_equal(a->verb, CRD_STRING("get")) ? CRD_AUTHORIZER_ALLOW
                                                                                           : CRD_AUTHORIZER_NO_OPINION};
  answer.reason = a->is_resource ? crd_arena_printf(to, "%.*s: %.*s %.*s/%.*s/%.*s %.*s/%.*s", CRD_PRINT(user->name),
                                                    CRD_PRINT(a->verb), CRD_PRINT(a->api_group), CRD_PRINT(a->resource),
                                                    CRD_PRINT(a->sub_resource), CRD_PRINT(a->namespace_), CRD_PRINT(a->name))
                                 : crd_arena_printf(to, "%.*s: %.*s %.*s", CRD_PRINT(user->name), CRD_PRINT(a->verb),
                                                    CRD_PRINT(a->path));
  if (crd_string_equal(a->verb, CRD_STRING("fail"))) answer.error = CRD_STRING("out of order");
  return answer;
}

static const crd_authorizer authorizer = {decide};
static const crd_user user = {.name = CRD_STRING_INIT("ann")};

/* What came of an expression. */
typedef struct outcome {
  crd_cel_value value;
  const char *error; /* of compiling, or evaluating */
  uint64_t cost, variable_cost;
} outcome;

/* One evaluation of an expression of a program over an object. */
static outcome run(const crd_policy_program *program, const crd_policy_expression *expression) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  size_t count = program->variables.count;
  crd_policy_variables variables = {.run = crd_program_run,
                                    .expressions = &program->variables,
                                    .values = crd_arena_zalloc(arena, (count + 1) * sizeof(crd_cel_value)),
                                    .errors = crd_arena_zalloc(arena, (count + 1) * sizeof(crd_string)),
                                    .known = crd_arena_zalloc(arena, count + 1)};
  const char object[] =
      "{\"metadata\":{\"name\":\"web\",\"labels\":{\"a/b\":\"c\"}},\"spec\":{\"replicas\":3,"
      "\"names\":[\"x\",\"y\"],\"none\":null}}";
  const char request[] =
      "{\"operation\":\"CREATE\",\"namespace\":\"ns\",\"userInfo\":{\"username\":\"ann\",\"groups\":[\"g\"]}}";
  crd_policy_view view = {.object = crd_cel_of_tree(&cel, json(object)),
                          .old_object = crd_cel_of_null(),
                          .params = crd_cel_of_null(),
                          .request = crd_cel_of_tree(&cel, json(request)),
                          .namespace_object = crd_cel_of_null(),
                          .user = &user,
                          .authorizer = &authorizer,
                          .group = CRD_STRING("apps"),
                          .version = CRD_STRING("v1"),
                          .resource = CRD_STRING("deployments"),
                          .namespace_ = CRD_STRING("ns"),
                          .name = CRD_STRING("web"),
                          .variables = &variables};
  if (!expression->program) return (outcome){.error = crd_arena_copy(arena, expression->error).data};
  cel.policy = &view;
  outcome out = {.value = crd_program_run(expression->program, &cel, NULL)};
  out.cost = cel.cost;
  out.variable_cost = variables.cost;
  if (out.value.kind == CRD_CEL_FAILED) out.error = crd_arena_copy(arena, cel.error).data;
  return out;
}

/* The only validation of a policy with these variables. */
static outcome validated(const char *variables, const char *expression) {
  crd_string spec =
      crd_arena_printf(arena, "{\"variables\":[%s],\"validations\":[{\"expression\":\"%s\"}]}", variables, expression);
  crd_policy_program program = compiled(CRD_POLICY_VALIDATING, spec.data);
  cr_assert_eq(program.validations.count, 1);
  return run(&program, &program.validations.items[0]);
}

static void expect_true(const char *variables, const char *expression) {
  outcome out = validated(variables, expression);
  cr_expect(!out.error && out.value.kind == CRD_CEL_BOOL && out.value.as.boolean, "%s: %s", expression,
            out.error ? out.error : "not true");
}

static void expect_error(const char *variables, const char *expression, const char *error) {
  outcome out = validated(variables, expression);
  cr_expect(out.error && strcmp(out.error, error) == 0, "%s: %s", expression, out.error ? out.error : "no error");
}

Test(policy, what_is_seen) {
  expect_true("", "object.metadata.name == 'web' && object.spec.replicas == 3");
  expect_true("", "oldObject == null && namespaceObject == null");
  expect_true("", "request.operation == 'CREATE' && request.userInfo.groups.exists(g, g == 'g')");
  expect_true("", "has(object.spec) && !has(object.status) && object.?status.?x == optional.none()");
  expect_true("", "object.metadata.labels['a/b'] == 'c' && object.spec.names.map(n, n + '!') == ['x!', 'y!']");
  expect_true("", "['x'].all(object, object == 'x')");
}

Test(policy, errors_are_the_api_servers) {
  expect_error("", "object.spec.nope == 1", "no such key: nope");
  expect_error("", "oldObject.spec == 1", "no such key: spec");
  expect_error("", "object.spec", "must evaluate to bool but got dyn");
  expect_error("", "[timestamp('2020-01-01T00:00:00Z')]", "must evaluate to bool but got list(google.protobuf.Timestamp)");
  expect_error("", "foo == 1",
               "compilation failed: ERROR: <input>:1:1: undeclared reference to 'foo' (in container '')\n | foo == 1\n | ^");
  outcome params = validated("", "params == null");
  cr_expect(params.error && strstr(params.error, "undeclared reference to 'params'"), "%s", params.error);
  outcome patch = validated("", "Object{} == null");
  cr_expect(patch.error && strstr(patch.error, "undeclared reference to 'Object'"), "%s", patch.error);
}

/* An error of an operator is none of its values: it ends what it is in, or is absorbed. */
Test(policy, errors_are_no_values) {
  expect_error("", "object.metadata.name > 1 ? true : false", "no such overload");
  expect_error("", "!(dyn(1) < dyn('a'))", "no such overload");
  expect_error("", "1 in object.metadata.name ? true : false", "no such overload");
  expect_error("", "[1].exists_one(x, object.metadata.name > x)", "no such overload");
  expect_error("", "[1, 2].filter(x, object.metadata.name < x).size() == 2", "no such overload");
  expect_error("", "[1].map(x, object.nope == x || false).size() == 1", "no such key: nope");
  expect_error("", "([1].exists(x, 1 / (x - 1) == 1)) == (dyn('a') + dyn(1) == 2 || true)", "division by zero");
  expect_true("", "object.nope == 1 || true");
  outcome failing = validated("", "size([dyn(1) || true]) == 1"), plain = validated("", "size([dyn(true) || true]) == 1");
  cr_expect_eq(failing.cost, plain.cost, "%llu", (unsigned long long)failing.cost);
}

#define VARIABLE(name, text) "{\"name\":\"" name "\",\"expression\":\"" text "\"}"

Test(policy, variables_come_to_an_end) {
  outcome all = validated(VARIABLE("w", "dyn(variables) == dyn({'a': 1})"), "variables.w == true");
  cr_expect(!all.error && !all.value.as.boolean);
  crd_text many = {.arena = arena};
  crd_text_printf(&many, "%s", VARIABLE("v0", "1"));
  for (int i = 1; i < 1100; i++) crd_text_printf(&many, ",{\"name\":\"v%d\",\"expression\":\"variables.v%d\"}", i, i - 1);
  crd_text_add_char(&many, 0);
  outcome deep = validated(many.data, "variables.v1099 == 1");
  cr_expect(deep.error && strstr(deep.error, "too many variables stand behind it"));
  expect_true(many.data, "variables.v900 == 1");
}

Test(policy, variables_are_evaluated_once_when_they_are_asked_for) {
  const char *two = VARIABLE("a", "object.spec.replicas") "," VARIABLE("b", "variables.a + 1");
  expect_true(two, "variables.b == 4 && variables.a == 3");
  outcome unused = validated(two, "true"), one = validated(two, "variables.a == 3"),
          twice = validated(two, "variables.a == 3 && variables.a == 3");
  cr_expect_eq(unused.variable_cost, 0);
  cr_expect_eq(one.variable_cost, 3); /* object, spec, replicas */
  cr_expect_eq(twice.variable_cost, 3);
  cr_expect_gt(twice.cost, one.cost);
  expect_true(two, "has(variables.b) && variables.?a.orValue(0) == 3 && dyn(variables).b == 4");
  expect_error(VARIABLE("a", "object.nope"), "has(variables.a)",
               "composited variable \"a\" fails to evaluate: no such key: nope");
  expect_error(VARIABLE("a", "object.nope"), "variables.a == 1",
               "composited variable \"a\" fails to evaluate: no such key: nope");
  outcome broken = validated(VARIABLE("a", "1 +"), "variables.a == 1");
  cr_expect(broken.error &&
                strstr(broken.error, "composited variable \"a\" fails to compile: compilation failed: ERROR: ") ==
                    broken.error,
            "%s", broken.error);
  outcome later = validated(VARIABLE("a", "variables.b") "," VARIABLE("b", "1"), "variables.a == 1");
  cr_expect(later.error && strstr(later.error, "undefined field 'b'"), "%s", later.error);
}

Test(policy, the_authorizer_is_asked) {
  expect_true("", "authorizer.requestResource.check('get').allowed()");
  expect_true("", "authorizer.requestResource.check('get').reason() == 'ann: get apps/deployments/ ns/web'");
  expect_true("",
              "authorizer.group('g').resource('r').subresource('s').namespace('n').name('m').check('x').reason() == "
              "'ann: x g/r/s n/m'");
  expect_true("", "!authorizer.path('/healthz').check('post').allowed()");
  expect_true("", "authorizer.path('/healthz').check('get').reason() == 'ann: get /healthz'");
  expect_true("",
              "authorizer.serviceAccount('n', 'sa').path('/x').check('get').reason() == "
              "'system:serviceaccount:n:sa: get /x'");
  expect_true("",
              "authorizer.path('/x').check('fail').errored() && authorizer.path('/x').check('fail').error() == "
              "'out of order'");
  expect_error("", "authorizer.path(' ').check('get').allowed()", "path must not be empty");
  expect_error("", "authorizer.group('').resource('').check('get').allowed()", "resource must not be empty");
  expect_error("", "authorizer.serviceAccount('n', 'A').path('/').check('get').allowed()", "Invalid service account name");
  expect_error("", "authorizer.serviceAccount('n.m', 'a').path('/').check('get').allowed()",
               "Invalid service account namespace");
  cr_expect_eq(validated("", "authorizer.path('/x').check('get').allowed()").cost, 350003);
}

Test(policy, values_of_the_authorizer_equal_nothing) {
  expect_error("", "authorizer == authorizer", "no such overload");
  expect_error("", "authorizer.group('') == authorizer.group('')", "no such overload");
}

Test(policy, lists_of_what_only_the_run_time_knows) {
  expect_error("", "object.spec.names.sum() == 1", "no such overload: sum(list)");
  expect_true("", "[dyn(1), object.metadata.name].isSorted()");
  expect_true("", "[dyn(0.5), dyn(1.5)].sum() == 2.0");
}

Test(policy, messages_have_no_authorizer_and_annotations_may_be_null) {
  crd_policy_program program = compiled(
      CRD_POLICY_VALIDATING,
      "{\"validations\":[{\"expression\":\"true\",\"messageExpression\":\"authorizer.path('/').check('a').reason()\"},"
      "{\"expression\":\"true\"},{\"expression\":\"true\",\"messageExpression\":\"1\"}],"
      "\"auditAnnotations\":[{\"key\":\"k\",\"valueExpression\":\"null\"},{\"key\":\"l\",\"valueExpression\":\"1\"}]}");
  cr_assert_eq(program.messages.count, 3);
  cr_expect(strstr(program.messages.items[0].error.data, "undeclared reference to 'authorizer'"));
  cr_expect(!program.messages.items[1].source.size && !program.messages.items[1].program);
  cr_expect_str_eq(program.messages.items[2].error.data, "must evaluate to string but got int");
  cr_expect(program.annotations.items[0].program);
  cr_expect_str_eq(program.annotations.items[1].error.data, "must evaluate to one of [string null_type] but got int");
}

Test(policy, mutations_construct_objects_and_patches) {
  crd_policy_program program = compiled(
      CRD_POLICY_MUTATING,
      "{\"mutations\":[{\"patchType\":\"ApplyConfiguration\",\"applyConfiguration\":{\"expression\":\"Object{spec: "
      "Object.spec{replicas: 2, ?none: optional.none()}}\"}},{\"patchType\":\"JSONPatch\",\"jsonPatch\":{\"expression\":"
      "\"[JSONPatch{op: 'add', path: '/a/' + jsonpatch.escapeKey('b/c~'), value: 1}]\"}},"
      "{\"patchType\":\"JSONPatch\",\"jsonPatch\":{\"expression\":\"Object{}\"}},"
      "{\"patchType\":\"JSONPatch\",\"jsonPatch\":{\"expression\":\"[JSONPatch{op: 1}]\"}}]}");
  cr_assert_eq(program.mutations.count, 4);
  outcome object = run(&program, &program.mutations.items[0]);
  cr_assert(object.value.kind == CRD_CEL_OPAQUE && object.value.opaque_kind == CRD_CEL_CONSTRUCTED);
  const crd_cel_constructed *made = object.value.as.opaque, *spec = made->fields[0].value.as.opaque;
  cr_expect(crd_string_equal(spec->type_name, CRD_STRING("Object.spec")) && spec->count == 1);
  cr_expect_eq(object.cost, 81); /* 40 for each, and the call of optional.none */
  outcome patch = run(&program, &program.mutations.items[1]);
  cr_assert(crd_cel_is_list(patch.value) && crd_cel_count(patch.value) == 1);
  crd_cel cel = {.arena = arena};
  const crd_cel_json_patch *first = crd_cel_item(&cel, patch.value, 0).as.opaque;
  cr_expect(crd_string_equal(first->path, CRD_STRING("/a/b~1c~0")) && first->has_value && first->value.as.integer == 1);
  cr_expect_str_eq(program.mutations.items[2].error.data, "must evaluate to list(JSONPatch) but got Object");
  cr_expect(
      strstr(program.mutations.items[3].error.data, "expected type of field 'op' is 'string' but provided type is 'int'"));
}

Test(policy, conditions_of_webhooks_have_no_variables) {
  crd_policy_program program =
      compiled(CRD_POLICY_WEBHOOK,
               "{\"matchConditions\":[{\"name\":\"a\",\"expression\":\"object.spec.replicas > 1\"},{\"name\":\"b\","
               "\"expression\":\"variables.x\"}]}");
  cr_assert_eq(program.conditions.count, 2);
  cr_expect(run(&program, &program.conditions.items[0]).value.as.boolean);
  cr_expect(strstr(program.conditions.items[1].error.data, "undeclared reference to 'variables'"));
}

/* Equal expressions of two policies are one function, where what they see is the same. */
Test(policy, equal_expressions_are_compiled_once) {
  const char *specs[] = {"{\"variables\":[" VARIABLE("v", "1") "],\"validations\":[{\"expression\":\"variables.v == dyn(1)\"},"
                         "{\"expression\":\"object != null\"}]}",
                         "{\"variables\":[" VARIABLE("v", "'a'") "],\"validations\":[{\"expression\":\"variables.v == dyn(1)\"},"
                         "{\"expression\":\"object != null\"}]}"};
  crd_policy_source sources[2];
  for (size_t i = 0; i < 2; i++)
    sources[i] = (crd_policy_source){.form = CRD_POLICY_VALIDATING,
                                     .object = json(crd_arena_printf(arena, "{\"spec\":%s}", specs[i]).data)};
  const crd_policy_compiler *own = crdc_policy_compiler_of(compiler);
  own->compile(own, sources, 2);
  const crd_policy_expression *a = sources[0].program.validations.items, *b = sources[1].program.validations.items;
  cr_expect(a[0].program && b[0].program && a[0].program != b[0].program);
  cr_expect(a[1].program == b[1].program);
}
