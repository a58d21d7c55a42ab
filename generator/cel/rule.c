/* Rules of x-kubernetes-validations: parsed and checked for the type of their node. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/cel/compilation.go (Compile) and pkg/apis/apiextensions/validation/cel_validation.go. */
#include "cel/issues.h"
#include "cel/lower.h"
#include "schema/marker.h"
#include "schema/rule_set.h"
#include <crd/go_text.h>
#include <string.h>

#define PRINT(string) (int)(string).size, (string).data ? (string).data : ""

/* ---- the place of an issue ---- */

static crd_string line_of(crd_string text, uint32_t number) {
  for (; number > 1; number--) {
    const char *end = text.size ? memchr(text.data, '\n', text.size) : NULL;
    if (!end) return (crd_string){NULL, 0};
    text.size -= (size_t)(end + 1 - text.data);
    text.data = end + 1;
  }
  const char *end = text.size ? memchr(text.data, '\n', text.size) : NULL;
  return (crd_string){text.data, end ? (size_t)(end - text.data) : text.size};
}

static size_t bytes_of_points(crd_string text, uint32_t points) {
  size_t i = 0;
  while (i < text.size && (points > 0 || ((unsigned char)text.data[i] & 0xC0) == 0x80)) {
    i++;
    if (i == text.size || ((unsigned char)text.data[i] & 0xC0) != 0x80) points -= points > 0;
  }
  return i;
}

/* Where `wanted` stands in the source at or after `from`, within `window` bytes; from where it does not. */
static bool find_line(crd_string source, size_t *from, size_t window, crd_string wanted) {
  size_t end = source.size - *from < window ? source.size : *from + window;
  for (size_t i = *from; wanted.size && i + wanted.size <= end; i++)
    if (memcmp(source.data + i, wanted.data, wanted.size) == 0) {
      *from = i;
      return true;
    }
  return false;
}

/* The place of an issue of an expression in a marker's argument. */
static bool find_in_marker(const cel_ast *ast, const cel_issue *issue, location start, location *place) {
  crd_string line = line_of(ast->source, issue->line);
  if (!marker_text_location(start, (size_t)(line.data - ast->source.data) + bytes_of_points(line, issue->column), place))
    return false;
  if (place->source != start.source) *place = (location){start.source, place->offset + place->source->start};
  return true;
}

location cel_issue_location(const cel_ast *ast, const cel_issue *issue, location start) {
  location in_marker;
  if (!start.source || start.offset == CRD_NO_OFFSET || issue->line == CEL_NO_PLACE) return start;
  if (find_in_marker(ast, issue, start, &in_marker)) return in_marker;
  crd_string source = start.source->text;
  size_t at = start.offset, window = ast->source.size * 3 + 200;
  if (at > source.size) return start;
  crd_string wanted = {NULL, 0};
  for (uint32_t line = 1; line <= issue->line; line++) {
    at += wanted.size;
    wanted = crd_go_trim(line_of(ast->source, line));
    if (wanted.size && !find_line(source, &at, window, wanted)) return start;
  }
  crd_string whole = line_of(ast->source, issue->line);
  size_t column = bytes_of_points(whole, issue->column), indent = wanted.size ? (size_t)(wanted.data - whole.data) : 0;
  return (location){start.source, (uint32_t)(at + (column > indent ? column - indent : 0))};
}

/* ---- compiling ---- */

/* `owner` is empty, or "messageExpression ". */
static bool compile_expression(cel_ast *ast, crd_arena *arena, crd_string source, const cel_environment *environment,
                               location start, const char *owner, diagnostics *diagnostics) {
  crd_string error;
  *ast = (cel_ast){0};
  if (!cel_parse_version(ast, arena, source, environment->version) || !cel_check(ast, environment)) {
    crd_string text = cel_issues_format(arena, ast);
    location place = ast->issues.count ? cel_issue_location(ast, &ast->issues.items[0], start) : start;
    diagnostics_add(diagnostics, SEVERITY_ERROR, place, "%scompilation failed: %.*s", owner, PRINT(text));
    return false;
  }
  if (cel_plan(ast, &error)) return true;
  diagnostics_add(diagnostics, SEVERITY_ERROR, start, "%s instantiation failed: %.*s",
                  *owner ? "messageExpression" : "program", PRINT(error));
  return false;
}

/* self, and oldSelf of the same type or, with optionalOldSelf, an optional of it. */
static cel_environment environment_of(cel_variable variables[2], crd_arena *arena, const cel_type *self, bool optional,
                                      unsigned version) {
  variables[0] = (cel_variable){CRD_STRING("self"), self};
  variables[1] = (cel_variable){CRD_STRING("oldSelf"), optional ? cel_type_with(arena, CEL_OPTIONAL, self, NULL) : self};
  return (cel_environment){.variables = variables, .variable_count = 2, .version = version};
}

static bool compile_message(compiled_rule *compiled, crd_arena *arena, const cel_environment *environment,
                            diagnostics *diagnostics) {
  const validation_rule *rule = compiled->rule;
  location place = rule->message_expression_location;
  crd_string source = crd_go_trim(rule->message_expression);
  if (!rule->has_message_expression || !source.size) return true;
  if (!compile_expression(&compiled->message, arena, source, environment, place, "messageExpression ", diagnostics))
    return false;
  if (compiled->message.root->type->kind == CEL_STRING) return true;
  diagnostics_add(diagnostics, SEVERITY_ERROR, place, "messageExpression must evaluate to a string");
  return false;
}

bool rule_compile(compiled_rule *compiled, cel_types *types, const validation_rule *rule, const schema *schema, bool root,
                  unsigned version, diagnostics *diagnostics) {
  crd_arena *arena = diagnostics->arena;
  cel_variable variables[2];
  const cel_type *self = cel_type_of_schema(types, schema, root);
  *compiled = (compiled_rule){.rule = rule, .optional_old_self = rule->optional_old_self == 1};
  if (!self) {
    diagnostics_add(diagnostics, SEVERITY_ERROR, rule->location,
                    "rules are not allowed on a value whose type CEL does not know");
    return false;
  }
  cel_environment environment = environment_of(variables, arena, self, compiled->optional_old_self, version);
  if (!compile_expression(&compiled->ast, arena, crd_go_trim(rule->rule), &environment, rule->rule_location, "",
                          diagnostics))
    return false;
  bool ok = compiled->ast.root->type->kind == CEL_BOOL;
  if (!ok) diagnostics_add(diagnostics, SEVERITY_ERROR, rule->rule_location, "cel expression must evaluate to a bool");
  compiled->uses_old_self = compiled->ast.uses_old_self;
  if (rule->optional_old_self >= 0 && !compiled->uses_old_self) {
    diagnostics_add(diagnostics, SEVERITY_ERROR, rule->location, "may not be set if oldSelf is not used in rule");
    ok = false;
  }
  crd_string why;
  if (rule->has_field_path && crd_go_trim(rule->field_path).size &&
      !schema_resolve_field_path(arena, schema, crd_go_trim(rule->field_path), &compiled->field_path, &why)) {
    diagnostics_add(diagnostics, SEVERITY_ERROR, rule->location, "fieldPath must be a valid path: %.*s", PRINT(why));
    size_t at;
    if (!rule_path_check(arena, schema, false, crd_go_trim(rule->field_path), &at, &why))
      diagnostics->items[diagnostics->count - 1].help = crd_arena_copy(arena, why).data;
    ok = false;
  }
  return compile_message(compiled, arena, &environment, diagnostics) && ok;
}

/* ---- rules of stored CRDs ---- */

/* compileRule of the CEL validator: the rule, then its message, then its path, each only if what is before it is good. */
bool rule_compile_stored(compiled_rule *compiled, cel_types *types, const validation_rule *rule, const schema *schema,
                         bool root, unsigned version, crd_arena *arena, crd_string *error) {
  diagnostics found = {.arena = arena};
  cel_variable variables[2];
  const cel_type *self = cel_type_of_schema(types, schema, root);
  *compiled = (compiled_rule){.rule = rule, .optional_old_self = rule->optional_old_self == 1};
  *error = (crd_string){NULL, 0};
  if (!crd_go_trim(rule->rule).size || !self) return false;
  cel_environment environment = environment_of(variables, arena, self, compiled->optional_old_self, version);
  bool good = compile_expression(&compiled->ast, arena, rule->rule, &environment, rule->rule_location, "", &found);
  if (!good || compiled->ast.root->type->kind != CEL_BOOL) {
    *error = good ? CRD_STRING("cel expression must evaluate to a bool") : found.items[0].message;
    return false;
  }
  compiled->uses_old_self = compiled->ast.uses_old_self;
  crd_string path = {NULL, 0}, why;
  bool blank = rule->message_expression.size && !crd_go_trim(rule->message_expression).size;
  if (blank || !compile_message(compiled, arena, &environment, &found))
    compiled->message = (cel_ast){0};
  else if (rule->field_path.size && schema_resolve_field_path(arena, schema, rule->field_path, &path, &why))
    compiled->field_path = path;
  return true;
}

/* ---- oldSelf where nothing correlates ---- */

bool rule_check_correlation(const compiled_rule *compiled, crd_string list_path, diagnostics *diagnostics) {
  if (!compiled->uses_old_self || !list_path.size) return true;
  diagnostics_add(diagnostics, SEVERITY_ERROR, compiled->rule->rule_location,
                  "oldSelf cannot be used on the uncorrelatable portion of the schema within %.*s", PRINT(list_path));
  return false;
}
