/* SPDX-License-Identifier: Apache-2.0 */
/* The checker: types, overloads, messages, and what the planner folds. */
#include "cel/declarations.h"
#include "cel/text/ast.h"
#include "cel/validators.h"
#include "program/program.h"

#include <criterion/criterion.h>

static crd_arena *arena;
static void start(void) {
  arena = crd_arena_create(NULL);
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(check, .init = start, .fini = end);

/* A schema by hand: an object with a string, an integer, a list of strings, a reserved and an escaped name, and two equal
 * objects. */
static schema text = {.type = CRD_STRING_INIT("string")}, number = {.type = CRD_STRING_INIT("integer")};
static schema texts = {.type = CRD_STRING_INIT("array"), .items = &text};
static schema any = {.int_or_string = true}, none = {.preserve_unknown = YES};
static schema labels = {.type = CRD_STRING_INIT("object"), .additional = &text};
static property inner_properties[] = {{.name = CRD_STRING_INIT("x"), .schema = &number}};
static schema left = {.type = CRD_STRING_INIT("object"), .properties = inner_properties, .property_count = 1};
static schema right = {.type = CRD_STRING_INIT("object"), .properties = inner_properties, .property_count = 1};
static property properties[] = {
    {.name = CRD_STRING_INIT("s"), .schema = &text},        {.name = CRD_STRING_INIT("i"), .schema = &number},
    {.name = CRD_STRING_INIT("l"), .schema = &texts},       {.name = CRD_STRING_INIT("namespace"), .schema = &text},
    {.name = CRD_STRING_INIT("a-b.c"), .schema = &text},    {.name = CRD_STRING_INIT("left"), .schema = &left},
    {.name = CRD_STRING_INIT("right"), .schema = &right},   {.name = CRD_STRING_INIT("any"), .schema = &any},
    {.name = CRD_STRING_INIT("none"), .schema = &none},     {.name = CRD_STRING_INIT("labels"), .schema = &labels},
    {.name = CRD_STRING_INIT("\xc3\xa9"), .schema = &text},
};
static schema root = {
    .type = CRD_STRING_INIT("object"), .properties = properties, .property_count = sizeof properties / sizeof *properties};

static cel_ast ast; /* of the last expression */

/* The type of an expression over that schema, or its first issue. */
static const char *checked_at(const char *source, const schema *schema, bool resource) {
  const cel_type *self = crdc_cel_type_of_schema(crdc_cel_types_create(arena), schema, resource);
  cel_variable variables[] = {{CRD_STRING("self"), self}, {CRD_STRING("oldSelf"), self}};
  cel_environment environment = {.variables = variables, .variable_count = 2, .version = 37};
  bool good = crdc_cel_parse(&ast, arena, crd_string_of(source)) && crdc_cel_check(&ast, &environment);
  crd_string result = good ? crdc_cel_type_format(arena, ast.root->type) : ast.issues.items[0].message;
  return crd_arena_copy(arena, result).data;
}
static const char *checked(const char *source) {
  return checked_at(source, &root, false);
}

#define GIVES(source, type) cr_expect_str_eq(checked(source), type)

Test(check, fields_of_a_schema) {
  GIVES("self.s", "string");
  GIVES("self.l", "list(string)");
  GIVES("self.labels", "map(string, string)");
  GIVES("self.labels.anything", "string");
  GIVES("self.any", "dyn");
  GIVES("self.namespace + self.__namespace__", "string");
  GIVES("self.a__dash__b__dot__c", "string");
  GIVES("has(self.s)", "bool");
  GIVES("self.?left.x", "optional_type(int)");
  GIVES("self.none", "undefined field 'none'");
  GIVES("self.left.y", "undefined field 'y'");
  GIVES("self.s.y", "type 'string' does not support field selection");
  GIVES("selv", "undeclared reference to 'selv' (in container '')");
}

static bool is_good_in(unsigned version, const char *source) {
  cel_variable self = {CRD_STRING("self"), crdc_cel_type_of_schema(crdc_cel_types_create(arena), &root, false)};
  cel_environment environment = {.variables = &self, .variable_count = 1, .version = version};
  return crdc_cel_parse_version(&ast, arena, crd_string_of(source), version) && crdc_cel_check(&ast, &environment);
}

Test(check, the_version_decides_which_macros_and_functions_there_are) {
  static const struct {
    unsigned since;
    const char *source;
  } cases[] = {
      {28, "isQuantity(self.s)"},
      {28, "self.?s.optMap(s, s == '').orValue(false)"},
      {29, "sets.contains(self.l, self.l)"},
      {30, "isIP(self.s)"},
      {31, "format.uri().validate(self.s).hasValue()"},
      {32, "self.l.all(i, v, v != '')"},
      {32, "self.l.transformList(i, v, v) == self.l"},
      {33, "isSemver(self.s)"},
      {34, "self.l.sortBy(x, x) == self.l"},
      {37, "self.l.includes('a')"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    cr_expect(is_good_in(cases[i].since, cases[i].source), "%s", cases[i].source);
    cr_expect_not(is_good_in(cases[i].since - 1, cases[i].source), "%s", cases[i].source);
  }
  cr_expect(is_good_in(25, "isURL(self.s) && self.l.all(x, x.matches('a'))"));
}

Test(check, objects_are_nominal_by_place) {
  GIVES("self.left == oldSelf.left", "bool");
  GIVES("self.left == self.right", "found no matching overload for '_==_' applied to '(selfType.left, selfType.right)'");
  GIVES("self.left == null", "bool");
  GIVES("self.s == null", "found no matching overload for '_==_' applied to '(string, null)'");
}

Test(check, overloads) {
  GIVES("self.i + 1", "int");
  cr_expect_eq(ast.root->overload_count, 1);
  cr_expect_str_eq(ast.root->overloads[0]->id, "add_int64");
  GIVES("dyn(self.i) + 1", "int");
  cr_expect_str_eq(ast.root->overloads[0]->id, "add_int64");
  GIVES("size(self.any)", "int");
  cr_expect_gt(ast.root->overload_count, 1);
  GIVES("self.i + 'a'", "found no matching overload for '_+_' applied to '(int, string)'");
  GIVES("self.i < 2.0", "bool");
  GIVES("self.i == 2.0", "found no matching overload for '_==_' applied to '(int, double)'");
  GIVES("self.s.nope()", "undeclared reference to 'nope' (in container '')");
  GIVES("self.l.indexOf('a')", "int");
  GIVES("quantity(self.s).isGreaterThan(quantity('1'))", "bool");
  GIVES("self.i && true", "expected type 'bool' but found 'int'");
}

Test(check, comprehensions) {
  GIVES("self.l.all(x, x.startsWith('a'))", "bool");
  GIVES("self.l.map(x, size(x))", "list(int)");
  GIVES("self.labels.transformList(k, v, k + v)", "list(string)");
  GIVES("[].map(x, x)", "list(dyn)");
  GIVES("self.left.all(x, true)",
        "expression of type 'selfType.left' cannot be range of a comprehension (must be list, map, or dynamic)");
  GIVES("self.l.exists(self, self == 'a')", "bool"); /* the inner self is the item */
}

Test(check, names_of_types) {
  GIVES("type(self.any) == int", "bool");
  GIVES("net.IP", "type(net.IP)");
  cr_expect_eq(ast.root->kind, CEL_NODE_IDENT);
  cr_expect(ast.root->names_type);
  GIVES("sets.contains(self.l, ['a'])", "bool");
  cr_expect_null(ast.root->target);
  GIVES("net.IP{}", "'net.IP' is not a message type");
}

Test(check, uses_old_self) {
  GIVES("self.i == 1", "bool");
  cr_expect(!ast.uses_old_self);
  GIVES("self.i >= oldSelf.i", "bool");
  cr_expect(ast.uses_old_self);
}

Test(check, literals_are_validated) {
  GIVES("self.s.matches('[a')", "invalid matches argument");
  GIVES("duration('1x')", "invalid duration argument");
  GIVES("timestamp('2020-13-01T00:00:00Z')", "invalid timestamp argument");
  GIVES("[1, 'a']", "expected type 'int' but found 'string'");
  GIVES("{1: 'a', 2: 3}", "expected type 'string' but found 'int'");
  GIVES("'%s %d'.format([1, 2])", "string");
  GIVES("'%d'.format(['a'])", "error during formatting: decimal clause can only be used on integers, was given string");
  GIVES("'%s'.format([1, 'a'])", "too many arguments supplied to string.format (expected 1, got 2)");
}

Test(check, durations_and_timestamps_as_go_reads_them) {
  cr_expect(crdc_cel_is_duration(CRD_STRING("1h2m3.5s")) && crdc_cel_is_duration(CRD_STRING("-0")) &&
            crdc_cel_is_duration(CRD_STRING("1.s")) && crdc_cel_is_duration(CRD_STRING("-9223372036854775808ns")));
  cr_expect(!crdc_cel_is_duration(CRD_STRING("")) && !crdc_cel_is_duration(CRD_STRING("1")) &&
            !crdc_cel_is_duration(CRD_STRING(".s")) && !crdc_cel_is_duration(CRD_STRING("9223372036854775808ns")) &&
            !crdc_cel_is_duration(CRD_STRING("1d")));
  cr_expect(crdc_cel_is_timestamp(CRD_STRING("2020-02-29T23:59:59.5+01:00")) &&
            crdc_cel_is_timestamp(CRD_STRING("2020-01-01T1:00:00Z")));
  cr_expect(!crdc_cel_is_timestamp(CRD_STRING("2021-02-29T00:00:00Z")) &&
            !crdc_cel_is_timestamp(CRD_STRING("2020-01-01t00:00:00z")) &&
            !crdc_cel_is_timestamp(CRD_STRING("2020-01-01T00:00:60Z")) &&
            !crdc_cel_is_timestamp(CRD_STRING("0000-01-01T00:00:00Z")));
}

Test(check, resources_have_metadata) {
  cr_expect_str_eq(checked_at("self.metadata.name + self.kind", &root, true), "string");
  cr_expect_str_eq(checked_at("self.metadata.labels", &root, true), "undefined field 'labels'");
  cr_expect_str_eq(checked_at("self.kind", &root, false), "undefined field 'kind'");
}

Test(check, limits_of_types) {
  cel_types *types = crdc_cel_types_create(arena);
  const cel_type *list = crdc_cel_type_of_schema(types, &texts, false);
  cr_expect_eq(list->max_elements, (3145728 - 2) / 3);
  cr_expect_eq(list->parameters[0]->max_elements, 3145726);
  cr_expect_eq(crdc_cel_type_of_schema(types, &texts, false), list);
  cr_expect_null(crdc_cel_type_of_schema(types, &none, false));
  cr_expect(crdc_cel_type_of_schema(types, &any, false)->int_or_string);
}

Test(check, plan) {
  crd_string error;
  GIVES("int('12') in [1, 2]", "bool");
  cr_expect(crdc_cel_plan(&ast, &error));
  cr_expect(ast.root->arguments[0]->folded && ast.root->arguments[1]->folded && !ast.root->folded);
  GIVES("int('x') == 1", "bool");
  cr_expect(!crdc_cel_plan(&ast, &error));
  cr_expect_str_eq(crd_arena_copy(arena, error).data, "type conversion error from 'string' to 'int'");
  GIVES("self.s.find('[') == ''", "bool");
  cr_expect(!crdc_cel_plan(&ast, &error));
}

Test(check, huge_types_are_refused) {
  crd_text source = {.arena = arena};
  crd_text_add(&source, CRD_STRING("[1]"));
  for (int i = 0; i < 60; i++) crd_text_add(&source, CRD_STRING(".map(x, {x: x})"));
  crd_text_add_char(&source, 0);
  GIVES(source.data, "the types of the expression are too large to be checked");
}

Test(check, escaped_names) {
  static const char *const cases[][2] = {{"a", "a"},
                                         {"in", "__in__"},
                                         {"a.b", "a__dot__b"},
                                         {"a-b", "a__dash__b"},
                                         {"a/b", "a__slash__b"},
                                         {"a__b", "a__underscores__b"},
                                         {"_", "_"},
                                         {"___", "__underscores___"},
                                         {"namespaces", "namespaces"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    crd_string identifier;
    cr_expect(crdc_cel_escape(arena, crd_string_of(cases[i][0]), &identifier));
    cr_expect_str_eq(crd_arena_copy(arena, identifier).data, cases[i][1]);
  }
  crd_string identifier;
  cr_expect(!crdc_cel_escape(arena, CRD_STRING("1a"), &identifier) && !crdc_cel_escape(arena, CRD_STRING(""), &identifier) &&
            !crdc_cel_escape(arena, CRD_STRING("a b"), &identifier));
}

/* ---- the layers beyond the CRD's ---- */

static const crd_gate some_gates[] = {{CRD_STRING_INIT("RayCronJob"), false, false, CRD_GATE_ALPHA},
                                      {CRD_STRING_INIT("RayClusterMTLS"), true, false, CRD_GATE_BETA}};
static const crd_string some_names[] = {CRD_STRING_INIT("a"), CRD_STRING_INIT("b\"c")};
static const crd_setting some_settings[] = {
    {CRD_STRING_INIT("certs"), CRD_SETTING_BOOL, {.boolean = true}, {NULL, 0}},
    {CRD_STRING_INIT("least"), CRD_SETTING_INT, {.integer = INT64_MIN}, {NULL, 0}},
    {CRD_STRING_INIT("mode"), CRD_SETTING_STRING, {.text = CRD_STRING_INIT("x")}, CRD_STRING_INIT("MODE")},
    {CRD_STRING_INIT("names"), CRD_SETTING_LIST, {.items = some_names, .count = 2}, {NULL, 0}},
    {CRD_STRING_INIT("pairs"), CRD_SETTING_MAP, {.items = some_names, .count = 1}, {NULL, 0}}};
static const crd_extras declared = {some_gates, 2, some_settings, 5};

static const char *checked_beyond(const char *source) {
  cel_types *types = crdc_cel_types_create_beyond(arena);
  const cel_type *self = crdc_cel_type_of_schema(types, &root, true);
  cel_variable variables[] = {{CRD_STRING("self"), self}};
  cel_extras extras = {.declared = &declared, .object = self};
  cel_environment environment = {.variables = variables, .variable_count = 1, .version = 37, .extras = &extras};
  bool good = crdc_cel_parse(&ast, arena, crd_string_of(source)) && crdc_cel_check(&ast, &environment);
  ast.extras = NULL; /* it ends here */
  crd_string result = good ? crdc_cel_type_format(arena, ast.root->type) : ast.issues.items[0].message;
  return crd_arena_copy(arena, result).data;
}

#define GIVES_BEYOND(source, type) cr_expect_str_eq(checked_beyond(source), type)

Test(check, gates_and_settings_have_the_types_of_their_declarations) {
  GIVES_BEYOND("gates.RayCronJob && has(gates.RayClusterMTLS)", "bool");
  GIVES_BEYOND("config.certs ? config.least : 1", "int");
  GIVES_BEYOND("config.mode + operation", "string");
  GIVES_BEYOND("config.names", "list(string)");
  GIVES_BEYOND("config.pairs['a']", "string");
  GIVES_BEYOND("gates.RayCronJobs", "no feature gate is called 'RayCronJobs'; did you mean 'RayCronJob'?");
  GIVES_BEYOND("config.modes", "no setting is called 'modes'; did you mean 'mode'?");
  GIVES_BEYOND("config.somethingElse", "no setting is called 'somethingElse'");
  GIVES_BEYOND("['a'].exists(gates, gates == 'a')", "bool");
}

Test(check, whole_objects_and_their_metadata) {
  GIVES_BEYOND("self.metadata.annotations['a']", "string");
  GIVES_BEYOND("object.metadata.deletionTimestamp", "timestamp");
  GIVES_BEYOND("oldObject == null || oldObject.s == object.s", "bool");
  GIVES_BEYOND("self.metadata.ownerReferences[0].kind", "string");
  GIVES_BEYOND("self.metadata.managedFields", "undefined field 'managedFields'");
}

Test(check, functions_beyond_are_only_there) {
  GIVES_BEYOND("genericVersion('2.5').lessThan(genericVersion('2.6'))", "bool");
  GIVES_BEYOND("cronError(self.s)", "optional_type(string)");
  GIVES_BEYOND("goDuration('5m')", "duration");
  GIVES_BEYOND("genericVersion('2.5').major()", "int");
  GIVES("isCron('a')", "undeclared reference to 'isCron' (in container '')");
  GIVES("gates.A", "undeclared reference to 'gates' (in container '')");
  GIVES("operation == ''", "undeclared reference to 'operation' (in container '')");
}

/* What a declaration becomes: a copy in the program, found by name. */
Test(check, declarations_stand_beside_the_code) {
  static const char source[] =
      "(gates.RayCronJob && config.certs && config.least < 0 && config.mode == 'x') ? config.names.size() : "
      "config.pairs.size()";
  cel_types *types = crdc_cel_types_create_beyond(arena);
  cel_extras extras = {.declared = &declared, .object = crdc_cel_type_of_schema(types, &root, true)};
  cel_environment environment = {.version = 37, .extras = &extras};
  diagnostics found = {.arena = arena};
  crd_string why;
  cr_assert(crdc_cel_parse(&ast, arena, crd_string_of(source)) && crdc_cel_check(&ast, &environment) &&
            crdc_cel_plan(&ast, &why));
  const program_request request = {.ast = &ast, .location = {NULL, CRD_NO_OFFSET}};
  const crd_program *program = crdc_program_lower(arena, arena, &request, &found);
  cr_assert(program && program->gate_count == 1 && program->setting_count == 5);
  cr_expect(crd_string_equal(program->gates[0].name, CRD_STRING("RayCronJob")));
  cr_expect(program->gates[0].stage == CRD_GATE_ALPHA && !program->gates[0].default_value);
  crd_cel cel = {.arena = arena, .limit = UINT64_MAX};
  crd_cel_value value = crd_program_run(program, &cel, &(crd_program_input){.self = NULL});
  cr_expect(value.kind == CRD_CEL_INT);
}
