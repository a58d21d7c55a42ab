/* SPDX-License-Identifier: Apache-2.0 */
/* Expressions of rule sets: parses them, compiles the lets that they use, checks them in their scope, and lowers them. */
#include "cel/compile.h"
#include "cel/text/issues.h"
#include "print/print.h"
#include "schema/markers/companion.h"
#include "sets/building.h"

#include <stdlib.h>

/* ---- lets ---- */

void crdc_set_declare_let(rule_scope *scope, const rule_set_step *let) {
  crdc_scope_add(scope, (scope_name){.name = let->name, .kind = SCOPE_LET, .marker = let->marker});
}

static void ensure_let(set_compiler *compiler, const set_place *place, const scope_found *found) {
  scope_name *name = &found->scope->names[found->position];
  if (name->kind != SCOPE_LET || name->type || name->busy || name->failed) return;
  /* a let sees the names before it */
  rule_scope scope = *found->scope;
  scope.count = found->position;
  set_place own = *place;
  own.scope = &scope;
  name->busy = true;
  const cel_ast *ast = crdc_set_expression(compiler, &own, name->marker, "value", SET_PASSED);
  name = &found->scope->names[found->position];
  name->busy = false;
  name->failed = !ast;
  if (!ast) return;
  name->let = ast;
  name->type = ast->root->type;
}

static void ensure_lets(set_compiler *compiler, const set_place *place, const cel_node *node) {
  if (!node) return;
  scope_found found;
  if (node->kind == CEL_NODE_IDENT && crdc_scope_find(place->scope, place->scope->count, node->name, &found) && found.name)
    ensure_let(compiler, place, &found);
  ensure_lets(compiler, place, node->target);
  for (size_t i = 0; i < node->argument_count; i++) {
    ensure_lets(compiler, place, node->arguments[i]);
    if (node->keys) ensure_lets(compiler, place, node->keys[i]);
  }
  if (node->kind != CEL_NODE_COMPREHENSION) return;
  ensure_lets(compiler, place, node->fold.range);
  ensure_lets(compiler, place, node->fold.initial);
  ensure_lets(compiler, place, node->fold.condition);
  ensure_lets(compiler, place, node->fold.step);
  ensure_lets(compiler, place, node->fold.result);
}

/* ---- checking ---- */

/* The place of an issue in a marker's argument, whose text is one line. */
static location issue_place(const cel_ast *ast, const cel_issue *issue, location start) {
  if (issue->line == CEL_NO_PLACE) return start;
  size_t at = 0;
  uint32_t line = 1, column = 0;
  while (at < ast->source.size && (line < issue->line || column < issue->column)) {
    char c = ast->source.data[at++];
    if (c == '\n') line++;
    if (line == issue->line && c != '\n' && ((unsigned char)ast->source.data[at] & 0xC0) != 0x80) column++;
  }
  location place = start;
  return crdc_marker_text_location(start, at, &place) ? place : start;
}

static bool has_result(const cel_type *type, set_result wanted) {
  switch (wanted) {
  case SET_BOOL:
    return type->kind == CEL_BOOL || type->kind == CEL_DYN;
  case SET_STRING:
    return type->kind == CEL_STRING || type->kind == CEL_DYN;
  case SET_STRINGS:
    return type->kind == CEL_DYN ||
           (type->kind == CEL_LIST && (type->parameters[0]->kind == CEL_STRING || type->parameters[0]->kind == CEL_DYN ||
                                       type->parameters[0]->kind == CEL_PARAMETER));
  case SET_MAP:
    return type->kind == CEL_DYN || type->kind == CEL_MAP || type->kind == CEL_OBJECT;
  default:
    return true;
  }
}

const cel_ast *crdc_set_expression_text(set_compiler *compiler, const set_place *place, crd_string text, location start,
                                        set_result result) {
  static const char *const names[] = {"a bool", "a string", "a value", "a list of strings", "a map", "a value"};
  const sets_input *input = compiler->input;
  cel_ast *ast = crd_arena_zalloc(input->arena, sizeof *ast);
  cel_extras *extras = crd_arena_alloc(input->arena, sizeof *extras); /* the tree keeps a pointer to it */
  cel_environment environment = {.version = CRD_KUBERNETES_NEWEST, .extras = extras, .mixed_literals = compiler->mutating};
  *extras = compiler->extras;
  extras->object = crdc_cel_type_of_schema(compiler->types, place->version->schema, true);
  crdc_cel_parse_version(ast, input->arena, text, CRD_KUBERNETES_NEWEST);
  ensure_lets(compiler, place, ast->root);
  environment.variables = crdc_scope_variables(input->arena, place->scope, place->scope->count, &environment.variable_count);
  cel_outcome outcome = crdc_cel_compile_parsed(ast, &environment);
  bool good = outcome == CEL_COMPILED;
  if (!good) {
    location at = ast->issues.count ? issue_place(ast, &ast->issues.items[0], start) : start;
    crd_string refusal = crdc_cel_refusal(input->arena, ast, outcome, "");
    crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, at, "%.*s", CRD_PRINT(refusal));
    input->diagnostics->items[input->diagnostics->count - 1].help = crdc_cel_issues_hints(input->arena, ast);
  } else if (!has_result(ast->root->type, result)) {
    crd_string type = crdc_cel_type_format(input->arena, ast->root->type);
    crdc_diagnostics_add(input->diagnostics, SEVERITY_ERROR, start, "the expression must give %s, not %.*s", names[result],
                         CRD_PRINT(type));
    good = false;
  }
  if (!good) return compiler->ok = false, NULL;
  crdc_watches_note(compiler, place->scope, ast, result == SET_PASSED);
  return ast;
}

const cel_ast *crdc_set_expression(set_compiler *compiler, const set_place *place, const marker *marker,
                                   const char *argument, set_result result) {
  return crdc_set_expression_text(compiler, place, crdc_marker_text(marker, argument),
                                  crdc_marker_location(marker, argument), result);
}

/* ---- types of params ---- */

static bool fits_or_open(const cel_type *to, const cel_type *from) {
  return to->kind == CEL_DYN || from->kind == CEL_DYN || to->kind == CEL_PARAMETER || from->kind == CEL_PARAMETER ||
         crdc_set_type_fits(to, from);
}

bool crdc_set_type_fits(const cel_type *to, const cel_type *from) {
  if (to->kind == CEL_DYN || from->kind == CEL_DYN) return true;
  if (to->kind == CEL_OBJECT && from->kind == CEL_OBJECT)
    return !to->schema || !from->schema || to->schema->node == from->schema->node;
  if (to->kind != from->kind) return to->kind == CEL_MAP && from->kind == CEL_OBJECT;
  for (int i = 0; i < 2; i++)
    if (to->parameters[i] && from->parameters[i] && !fits_or_open(to->parameters[i], from->parameters[i])) return false;
  return true;
}

static crd_string trim_spaces(crd_string text) {
  while (text.size && text.data[0] == ' ') text.data++, text.size--;
  while (text.size && text.data[text.size - 1] == ' ') text.size--;
  return text;
}

static bool unwrap(crd_string *text, const char *name) {
  size_t size = strlen(name);
  if (text->size < size + 2 || memcmp(text->data, name, size) != 0 || text->data[size] != '(' ||
      text->data[text->size - 1] != ')')
    return false;
  *text = trim_spaces((crd_string){text->data + size + 1, text->size - size - 2});
  return true;
}

/* The CEL type at a path that begins with a kind: "RayCluster.spec.workerGroupSpecs[]". */
static const cel_type *type_at(set_compiler *compiler, const crd_version *version, crd_string path) {
  const crd_set *set = compiler->input->set;
  const char *dot = memchr(path.data, '.', path.size);
  crd_string kind = {path.data, dot ? (size_t)(dot - path.data) : path.size};
  const cel_type *type = NULL;
  for (size_t i = 0; i < set->count && !type; i++)
    for (size_t j = 0; j < set->items[i].version_count && crd_string_equal(set->items[i].kind, kind); j++)
      if (crd_string_equal(set->items[i].versions[j].name, version->name) && set->items[i].versions[j].schema)
        type = crdc_cel_type_of_schema(compiler->types, set->items[i].versions[j].schema, true);
  size_t at = kind.size;
  const schema *spec = type ? NULL : crdc_companion_spec(version, kind);
  const crd_string first = CRD_STRING(".spec");
  if (spec && crd_string_has_prefix(crd_string_slice(path, at, path.size), first)) {
    type = crdc_cel_type_of_schema(compiler->types, spec, false);
    at += first.size;
  }
  while (type && at < path.size) {
    if (path.size - at >= 2 && memcmp(path.data + at, "[]", 2) == 0) {
      type = type->kind == CEL_LIST ? type->parameters[0] : type->kind == CEL_MAP ? type->parameters[1] : NULL;
      at += 2;
      continue;
    }
    size_t end = ++at;
    while (end < path.size && path.data[end] != '.' && path.data[end] != '[') end++;
    const cel_field *field =
        type->kind == CEL_OBJECT ? crdc_cel_type_field(type, (crd_string){path.data + at, end - at}) : NULL;
    type = field ? field->type : NULL;
    at = end;
  }
  return type;
}

static const cel_type *read_type(set_compiler *compiler, const crd_version *version, crd_string text, unsigned depth) {
  static const struct {
    const char *name;
    cel_kind kind;
  } simple[] = {{"string", CEL_STRING},     {"bool", CEL_BOOL},           {"int", CEL_INT}, {"double", CEL_DOUBLE},
                {"duration", CEL_DURATION}, {"timestamp", CEL_TIMESTAMP}, {"dyn", CEL_DYN}};
  enum { DEEPEST = 8 };
  crd_arena *arena = compiler->input->arena;
  text = trim_spaces(text);
  for (size_t i = 0; i < sizeof simple / sizeof *simple; i++)
    if (crd_string_equal(text, crd_string_of(simple[i].name))) return crdc_cel_type_simple(simple[i].kind);
  if (depth > DEEPEST) return NULL;
  if (unwrap(&text, "typeof")) return type_at(compiler, version, text);
  if (unwrap(&text, "list")) {
    const cel_type *items = read_type(compiler, version, text, depth + 1);
    return items ? crdc_cel_type_with(arena, CEL_LIST, items, NULL) : NULL;
  }
  if (!unwrap(&text, "map")) return NULL;
  const char *comma = memchr(text.data, ',', text.size);
  if (!comma) return NULL;
  size_t first = (size_t)(comma - text.data);
  const cel_type *key = read_type(compiler, version, (crd_string){text.data, first}, depth + 1);
  const cel_type *value = read_type(compiler, version, (crd_string){comma + 1, text.size - first - 1}, depth + 1);
  return key && value ? crdc_cel_type_with(arena, CEL_MAP, key, value) : NULL;
}

const cel_type *crdc_set_param_type(set_compiler *compiler, const crd_version *version, const marker *param) {
  crd_string text = crdc_marker_text(param, "type");
  const cel_type *type = read_type(compiler, version, text, 0);
  if (type) return type;
  crdc_diagnostics_add(
      compiler->input->diagnostics, SEVERITY_ERROR, crdc_marker_location(param, "type"),
      "unknown type %.*s: there are string, bool, int, double, duration, timestamp, dyn, list(T), map(K, V) and "
      "typeof(Kind.path)",
      CRD_PRINT(text));
  compiler->ok = false;
  return NULL;
}

/* ---- places ---- */

/* The number of scopes from `from` out to `to`. */
static unsigned hops_to(const rule_scope *from, const rule_scope *to) {
  unsigned hops = 0;
  for (; from && from != to; from = from->outer) hops++;
  return hops;
}

/* A path being built. */
typedef struct place_path {
  crd_text *text;
  unsigned *hops;
  bool pointer; /* a JSON pointer, not a field path */
} place_path;

static bool path_of_name(const rule_scope *scope, crd_string name, size_t visible, const place_path *path);

static void print_path_step(const place_path *path, const char *form, crd_string step) {
  if (!path->pointer) {
    crd_text_printf(path->text, form, CRD_PRINT(step));
    return;
  }
  crd_text_add_char(path->text, '/');
  for (size_t i = 0; i < step.size; i++)
    if (step.data[i] == '~' || step.data[i] == '/')
      crd_text_add(path->text, step.data[i] == '~' ? CRD_STRING("~0") : CRD_STRING("~1"));
    else
      crd_text_add_char(path->text, step.data[i]);
}

static bool path_of(const rule_scope *scope, size_t visible, const cel_node *node, const place_path *path) {
  if (node->kind == CEL_NODE_IDENT) return path_of_name(scope, node->name, visible, path);
  if (node->kind == CEL_NODE_SELECT && !node->test_only) {
    if (!path_of(scope, visible, node->target, path)) return false;
    const cel_type *type = node->target->type;
    const cel_field *field = type && type->kind == CEL_OBJECT ? crdc_cel_type_field(type, node->name) : NULL;
    print_path_step(path, field ? ".%.*s" : "[%.*s]", field ? field->property : node->name);
    return true;
  }
  if (node->kind != CEL_NODE_CALL || !crd_string_equal(node->name, CRD_STRING("_[_]"))) return false;
  const cel_node *index = node->arguments[1];
  if (index->kind != CEL_NODE_CONSTANT || !path_of(scope, visible, node->arguments[0], path)) return false;
  if (index->constant.kind == CEL_INT)
    crd_text_printf(path->text, path->pointer ? "/%lld" : "[%lld]", (long long)index->constant.as.integer);
  else if (index->constant.kind == CEL_STRING)
    print_path_step(path, "[%.*s]", index->constant.as.text);
  else
    return false;
  return true;
}

static bool path_of_name(const rule_scope *scope, crd_string name, size_t visible, const place_path *path) {
  scope_found found;
  if (!crdc_scope_find((rule_scope *)scope, visible, name, &found)) return false;
  unsigned outward = hops_to(scope, found.scope);
  if (!found.name || found.name->kind == SCOPE_SELF) return *path->hops = outward, true;
  if (found.name->kind != SCOPE_LET || !found.name->let) return false;
  if (!path_of(found.scope, found.position, found.name->let->root, path)) return false;
  *path->hops += outward;
  return true;
}

bool crdc_set_path(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops) {
  *hops = 0;
  return path_of(scope, scope->count, node, &(place_path){text, hops, false}) && *hops < UINT8_MAX;
}

bool crdc_set_pointer(const rule_scope *scope, const cel_node *node, crd_text *text, unsigned *hops) {
  *hops = 0;
  return path_of(scope, scope->count, node, &(place_path){text, hops, true}) && *hops < UINT8_MAX;
}

/* ---- lowering ---- */

/* An expression to compile, its result type, and the comment before it. */
typedef struct set_expression {
  const cel_ast *ast;
  program_result result;
  const char *comment;
  const count_function *counted;
} set_expression;

/* Writes the program as a C function. */
static void write_set_function(set_compiler *compiler, const set_place *place, const set_expression *expression,
                               const crd_program *program, const char *suffix, const type_node **node) {
  const printed_function function = {.program = program,
                                     .result = expression->result,
                                     .name = crd_arena_printf(compiler->input->arena, "%s_%s", place->name, suffix),
                                     .source = expression->ast->source,
                                     .comment = expression->comment,
                                     .scope = place->scope,
                                     .zeros = &place->functions->zeros};
  crdc_print_function(&place->functions->code, &function, node);
}

static bool lower_set_expression(set_compiler *compiler, const set_place *place, const set_expression *expression,
                                 const char *suffix, const type_node **node, crd_scope_code *slot) {
  const program_request request = {.ast = expression->ast,
                                   .result = expression->result,
                                   .scope = place->scope,
                                   .visible = place->scope->count,
                                   .counted = expression->counted,
                                   .location = place->version->location};
  slot->program = crdc_program_lower(compiler->input->arena, compiler->scratch, &request, compiler->input->diagnostics);
  crd_arena_reset(compiler->scratch);
  if (!slot->program) return compiler->ok = false;
  if (place->functions) write_set_function(compiler, place, expression, slot->program, suffix, node);
  return true;
}

bool crdc_set_lower(set_compiler *compiler, const set_place *place, const cel_ast *ast, program_result result,
                    const char *comment, const char *suffix, const type_node **node, crd_scope_code *slot) {
  const set_expression expression = {.ast = ast, .result = result, .comment = comment};
  return lower_set_expression(compiler, place, &expression, suffix, node, slot);
}

bool crdc_set_lower_rule(set_compiler *compiler, const set_place *place, const count_function *rule, const char *suffix,
                         crd_scope_code *slot) {
  const set_expression expression = {.ast = rule->ast,
                                     .result = PROGRAM_TRUTH,
                                     .comment = "",
                                     .counted = crdc_count_function(compiler->input->counts, rule)};
  return lower_set_expression(compiler, place, &expression, suffix, NULL, slot);
}

/* The name of an argument in generated tables: message_expression for messageExpression. */
static const char *generated_member_of(crd_arena *arena, const char *argument) {
  crd_text text = {.arena = arena};
  for (const char *at = argument; *at; at++) {
    bool upper = *at >= 'A' && *at <= 'Z';
    if (upper) crd_text_add_char(&text, '_');
    crd_text_add_char(&text, upper ? (char)(*at - 'A' + 'a') : *at);
  }
  crd_text_add_char(&text, '\0');
  return crd_text_string(&text).data;
}

bool crdc_set_add(set_compiler *compiler, const set_place *place, const marker *marker, const char *argument,
                  set_result wanted, program_result result, const char *suffix, crd_scope_code *slot) {
  if (!crdc_marker_find(marker, argument)) return true;
  const cel_ast *ast = crdc_set_expression(compiler, place, marker, argument, wanted);
  if (!ast) return false;
  crd_arena *arena = compiler->input->arena;
  const char *own = crd_arena_printf(arena, "%s_%s", suffix, generated_member_of(arena, argument)).data;
  const char *comment = crd_arena_printf(arena, "%s: ", argument).data;
  return crdc_set_lower(compiler, place, ast, result, comment, own, NULL, slot);
}
