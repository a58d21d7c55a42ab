/* SPDX-License-Identifier: Apache-2.0 */
/* The expression is lowered and interpreted on the node at the path. Schema, type table and value are walked down the path
 * together. */
#include "compile/evaluate.h"
#include "base/memory.h"
#include "cel/compile.h"
#include "cel/text/issues.h"
#include "program/program.h"
#include "schema/markers/rule_set.h"
#include "schema/tree/vet.h"
#include <crd/generated/cel_functions.h>
#include <crd/storage.h>
#include <crd/walk.h>
#include <math.h>

#define DEPTH_LIMIT 100

static const location no_place = {NULL, CRD_NO_OFFSET};

/* ---- the way to the node ---- */

typedef struct value_step {
  crd_string name;
  bool is_index;
  uint32_t index;
} value_step;

/* Parses the next step of a path: .name, [3] or [key]; the key may be quoted. */
static bool next_value_step(crd_string path, size_t *at, value_step *step) {
  bool bracket = path.data[*at] == '[';
  if (!bracket && path.data[*at] != '.') return false;
  size_t start = ++*at, end;
  while (*at < path.size && (bracket ? path.data[*at] != ']' : path.data[*at] != '.' && path.data[*at] != '[')) ++*at;
  end = *at;
  if (bracket && *at == path.size) return false;
  *at += bracket;
  *step = (value_step){.name = {path.data + start, end - start}};
  if (bracket && end - start >= 2 && (path.data[start] == '\'' || path.data[start] == '"') &&
      path.data[end - 1] == path.data[start]) {
    step->name = (crd_string){path.data + start + 1, end - start - 2};
    return true;
  }
  step->is_index = bracket && end > start && end - start < 9;
  for (size_t i = start; i < end; i++) {
    step->is_index &= path.data[i] >= '0' && path.data[i] <= '9';
    if (step->is_index) step->index = step->index * 10 + (uint32_t)(path.data[i] - '0');
  }
  return step->name.size > 0;
}

static const schema *schema_below(const schema *node, const value_step *step) {
  if (step->is_index && node->items) return node->items;
  const property *property = crdc_schema_property(node, step->name);
  return property ? property->schema : node->additional;
}

static const crd_type *type_of_step(const crd_type *type, const value_step *step) {
  if (step->is_index && type->items) return type->items;
  for (size_t i = 0; type->fields && i < type->fields->count; i++)
    if (crd_string_equal(type->fields->items[i].name, step->name)) return type->fields->items[i].type;
  return type->additional;
}

static const crd_value *value_below(const crd_value *value, const value_step *step) {
  if (!value) return NULL;
  if (value->kind == CRD_LIST) return step->is_index && step->index < value->size ? &value->as.items[step->index] : NULL;
  return value->kind == CRD_MAP ? crd_value_get(value, step->name) : NULL;
}

/* The place at the path; `type` and the values are set when they are known. */
typedef struct value_place {
  const schema *schema;
  const crd_type *type;
  const crd_value *value, *old_value;
} value_place;

static bool follow_path(value_place *place, crd_string path, diagnostics *diagnostics) {
  for (size_t at = 0; at < path.size;) {
    value_step step;
    size_t start = at;
    bool good = next_value_step(path, &at, &step);
    if (good && place->schema) good = (place->schema = schema_below(place->schema, &step)) != NULL;
    if (good && place->type) good = (place->type = type_of_step(place->type, &step)) != NULL;
    if (!good) {
      crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "the schema has nothing at %.*s",
                           (int)(at > start ? at : path.size), path.data);
      return false;
    }
    place->value = value_below(place->value, &step);
    place->old_value = value_below(place->old_value, &step);
  }
  return true;
}

/* The schema of the object's kind, or NULL with a diagnostic. */
static const schema *root_schema(const crd_set *set, const crd_value *object, diagnostics *diagnostics) {
  crd_string api = crdc_member_string(object, "apiVersion"), kind = crdc_member_string(object, "kind");
  for (size_t i = 0; i < set->count; i++) {
    const crd_definition *crd = &set->items[i];
    for (size_t k = 0; k < crd->version_count; k++) {
      crd_string version = crd->versions[k].name;
      bool fits = crd_string_equal(crd->kind, kind) && api.size == crd->group.size + 1 + version.size &&
                  crd_string_has_prefix(api, crd->group) &&
                  memcmp(api.data + crd->group.size + 1, version.data, version.size) == 0;
      if (fits && crd->versions[k].schema) return crd->versions[k].schema;
    }
  }
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "no CRD has apiVersion \"%.*s\" and kind \"%.*s\"",
                       (int)api.size, api.data, (int)kind.size, kind.data);
  return NULL;
}

/* ---- the expression ---- */

static void add_issues(crd_arena *arena, const cel_ast *ast, crd_string expression, diagnostics *diagnostics) {
  source *source = crd_arena_zalloc(arena, sizeof *source);
  source->name = "expression";
  source->text = expression;
  for (size_t i = 0; i < ast->issues.count; i++) {
    const cel_issue *issue = &ast->issues.items[i];
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, crdc_cel_issue_location(ast, issue, (location){source, 0}), "%.*s",
                         CRD_PRINT(issue->message));
    if (issue->hint.size) diagnostics->items[diagnostics->count - 1].help = crd_arena_copy(arena, issue->hint).data;
  }
}

static bool is_beyond(const evaluation *evaluation) {
  return evaluation->layer && !(evaluation->layer & CRD_LAYER_CRD);
}

/* What the expression can use; it lives as long as the arena. */
typedef struct expression_scope {
  cel_environment environment;
  cel_variable variables[2];
  cel_extras extras;
} expression_scope;

/* Fills the scope. `declared` are the gates and settings of the CRDs, `whole` is the kind's schema, NULL without an
 * object. */
static bool make_scope(crd_arena *arena, expression_scope *scope, const evaluation *evaluation, const value_place *place,
                       const schema *whole, const crd_extras *declared, diagnostics *diagnostics) {
  bool beyond = is_beyond(evaluation);
  unsigned version = beyond || !evaluation->kubernetes_minor ? CRD_KUBERNETES_NEWEST : evaluation->kubernetes_minor;
  scope->environment = (cel_environment){.variables = scope->variables, .version = version, .server = version};
  if (!whole) return true;
  cel_types *types = beyond ? crdc_cel_types_create_beyond(arena) : crdc_cel_types_create(arena);
  crdc_cel_types_of_minor(types, version);
  const cel_type *self = crdc_cel_type_of_schema(types, place->schema, place->schema == whole);
  if (!self) {
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "CEL has no type for the value at %.*s",
                         CRD_PRINT(evaluation->path));
    return false;
  }
  scope->variables[0] = (cel_variable){CRD_STRING("self"), self};
  scope->variables[1] = (cel_variable){CRD_STRING("oldSelf"), self};
  scope->environment.variable_count = 2;
  scope->extras = (cel_extras){.declared = declared, .object = crdc_cel_type_of_schema(types, whole, true)};
  if (beyond) scope->environment.extras = &scope->extras;
  return true;
}

static bool compile_expression(crd_arena *arena, cel_ast *ast, const evaluation *evaluation, const expression_scope *scope,
                               const value_place *place, diagnostics *diagnostics) {
  cel_outcome outcome = crdc_cel_compile(ast, arena, evaluation->expression, &scope->environment);
  if (outcome == CEL_HAS_ISSUES)
    add_issues(arena, ast, evaluation->expression, diagnostics);
  else if (outcome != CEL_COMPILED)
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "%.*s", CRD_PRINT(ast->refusal));
  if (outcome != CEL_COMPILED) return false;
  if (!ast->uses_old_self || (place && place->old_value)) return true;
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "oldSelf is used, and there is no old value");
  return false;
}

/* ---- values as JSON ---- */

static void write_cel_value(crd_cel *cel, crd_text *out, crd_cel_value value, unsigned depth);

static void write_cel_list(crd_cel *cel, crd_text *out, crd_cel_value list, unsigned depth) {
  int64_t count = crd_cel_count(list);
  crd_text_add_char(out, '[');
  for (int64_t i = 0; i < count; i++) {
    if (i) crd_text_add_char(out, ',');
    write_cel_value(cel, out, crd_cel_item(cel, list, (size_t)i), depth + 1);
  }
  crd_text_add_char(out, ']');
}

static void write_cel_map(crd_cel *cel, crd_text *out, crd_cel_value map, unsigned depth) {
  int64_t count = crd_cel_count(map);
  crd_text_add_char(out, '{');
  for (int64_t i = 0; i < count; i++) {
    crd_cel_value key = crd_cel_key(map, (size_t)i);
    if (i) crd_text_add_char(out, ',');
    crd_cel_value name = crd_cel_fn_string(cel, &key, 1);
    crd_json_write_string(out, name.kind == CRD_CEL_STRING ? name.as.text : CRD_STRING("?"), CRD_JSON_COMPACT);
    crd_text_add_char(out, ':');
    write_cel_value(cel, out, crd_cel_entry_value(cel, map, (size_t)i), depth + 1);
  }
  crd_text_add_char(out, '}');
}

static void write_other(crd_cel *cel, crd_text *out, crd_cel_value value) {
  crd_cel_value text = crd_cel_fn_string(cel, &value, 1);
  crd_json_write_string(out, text.kind == CRD_CEL_STRING ? text.as.text : crd_cel_type_name(value), CRD_JSON_COMPACT);
}

static void write_go_double(crd_text *out, double number) {
  if (isfinite(number))
    crd_text_add_json_double(out, number);
  else
    crd_text_printf(out, isnan(number) ? "\"NaN\"" : number > 0 ? "\"Infinity\"" : "\"-Infinity\"");
}

static void write_cel_value(crd_cel *cel, crd_text *out, crd_cel_value value, unsigned depth) {
  bool part = value.kind == CRD_CEL_STORED || value.kind == CRD_CEL_DOCUMENT;
  if (depth > DEPTH_LIMIT)
    crd_text_add(out, CRD_STRING("\"...\""));
  else if (crd_cel_is_list(value))
    write_cel_list(cel, out, value, depth);
  else if (crd_cel_is_map(value))
    write_cel_map(cel, out, value, depth);
  else if (part && value.kind == CRD_CEL_DOCUMENT)
    crd_json_write(out, value.as.part.at, CRD_JSON_COMPACT);
  else if (part && ((const crd_object *)value.as.part.at)->value)
    crd_json_write(out, ((const crd_object *)value.as.part.at)->value, CRD_JSON_COMPACT);
  else if (value.kind == CRD_CEL_NULL || (value.kind == CRD_CEL_OPTIONAL && !value.as.optional))
    crd_text_add(out, CRD_STRING("null"));
  else if (value.kind == CRD_CEL_BOOL)
    crd_text_add(out, crd_string_of(value.as.boolean ? "true" : "false"));
  else if (value.kind == CRD_CEL_INT)
    crd_text_printf(out, "%lld", (long long)value.as.integer);
  else if (value.kind == CRD_CEL_UINT)
    crd_text_printf(out, "%llu", (unsigned long long)value.as.unsigned_integer);
  else if (value.kind == CRD_CEL_DOUBLE)
    write_go_double(out, value.as.number);
  else if (value.kind == CRD_CEL_STRING || value.kind == CRD_CEL_TYPE)
    crd_json_write_string(out, value.as.text, CRD_JSON_COMPACT);
  else if (value.kind == CRD_CEL_OPTIONAL)
    write_cel_value(cel, out, *value.as.optional, depth + 1);
  else
    write_other(cel, out, value);
}

/* ---- running ---- */

/* The object as it is stored: pruned, with defaults. */
static const crd_value *shaped(crd_arena *arena, const crd_type *type, const crd_value *object) {
  if (!object) return NULL;
  crd_string text = crd_json_encode(arena, object, CRD_JSON_COMPACT);
  crd_parse_error error;
  crd_value *copy = crd_json_parse(arena, text, NULL, &error);
  if (!copy) memory_check_reader(&error);
  crd_walk walk = {.arena = arena, .mode = CRD_WALK_SHAPE};
  crd_walk_run(&walk, type, copy, NULL);
  return copy;
}

/* The result of a program. */
typedef struct expression_outcome {
  crd_string value, error;
  uint64_t cost;
} expression_outcome;

/* The context in which programs run. */
typedef struct call_frame {
  const crd_cel *cel; /* unused state for a new run */
  crd_program_input input;
} call_frame;

static expression_outcome run_program(crd_arena *arena, const crd_program *program, const call_frame *frame) {
  crd_cel cel = *frame->cel;
  crd_cel_value value = crd_program_run(program, &cel, &frame->input);
  expression_outcome outcome = {.cost = cel.cost};
  if (cel.cost > cel.limit) {
    outcome.error = CRD_STRING("operation cancelled: actual cost limit exceeded");
  } else if (value.kind == CRD_CEL_FAILED) {
    outcome.error = cel.error;
  } else {
    crd_text text = {.arena = arena};
    write_cel_value(&cel, &text, value, 0);
    outcome.value = crd_text_string(&text);
  }
  return outcome;
}

static const crd_program *lower_expression(crd_arena *arena, const cel_ast *ast, diagnostics *diagnostics) {
  const program_request request = {.ast = ast, .location = no_place};
  return crdc_program_lower(arena, arena, &request, diagnostics);
}

/* ---- sub-expressions ---- */

/* Whether the part is evaluated, which its decider and its outer part determine. */
static bool part_is_reached(const explained_part *part) {
  if (part->outer && !part->outer->evaluated) return false;
  if (!part->decider) return true;
  bool is_not = strncmp(part->needed, "not ", 4) == 0;
  bool has = crd_string_equal(part->decider->value, crd_string_of(part->needed + (is_not ? 4 : 0)));
  return part->decider->evaluated && has != is_not;
}

/* Runs each part that compiles alone, in order; other parts have no type. */
static void run_parts(crd_arena *arena, const expression_scope *scope, const call_frame *frame, explained_parts *parts) {
  for (size_t i = 0; i < parts->count; i++) {
    explained_part *part = parts->items[i];
    cel_ast ast = {0};
    diagnostics unheard = {.arena = arena};
    if (crdc_cel_compile(&ast, arena, part->source, &scope->environment) != CEL_COMPILED) continue;
    const crd_program *program = lower_expression(arena, &ast, &unheard);
    if (!program) continue;
    part->type = crdc_cel_type_format(arena, ast.root->type);
    if (!part_is_reached(part)) continue;
    expression_outcome outcome = run_program(arena, program, frame);
    part->evaluated = true;
    part->value = outcome.value;
    part->error = outcome.error;
  }
}

/* The values of gates and settings, or NULL with a diagnostic. */
static crd_settings *read_settings(const crd_extras *declared, const evaluation *evaluation, diagnostics *diagnostics) {
  crd_settings *settings = memory_checked(crd_settings_create(&declared, 1), 1);
  crd_string error = {NULL, 0};
  bool good = !evaluation->config || crd_settings_read_file(settings, evaluation->config, &error);
  if (good && evaluation->feature_gates)
    good = crd_settings_set_gates(settings, crd_string_of(evaluation->feature_gates), &error);
  if (good) return settings;
  crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "%.*s", CRD_PRINT(error));
  crd_settings_release(settings);
  return NULL;
}

/* Runs the expression and its parts; false with a diagnostic. */
static bool run_expression(crd_arena *arena, const cel_ast *ast, const expression_scope *scope, const call_frame *frame,
                           evaluation *evaluation, diagnostics *diagnostics) {
  const crd_program *program = lower_expression(arena, ast, diagnostics);
  if (!program) return false;
  expression_outcome outcome = run_program(arena, program, frame);
  evaluation->value = outcome.value;
  evaluation->error = outcome.error;
  evaluation->cost = outcome.cost;
  if (!evaluation->explains) return true;
  crdc_explain(arena, ast->root, &evaluation->parts);
  run_parts(arena, scope, frame, &evaluation->parts);
  return true;
}

static bool evaluate_alone(crd_arena *arena, evaluation *evaluation, diagnostics *diagnostics) {
  expression_scope scope = {0};
  cel_ast ast = {0};
  if (!make_scope(arena, &scope, evaluation, NULL, NULL, NULL, diagnostics) ||
      !compile_expression(arena, &ast, evaluation, &scope, NULL, diagnostics))
    return false;
  evaluation->type = crdc_cel_type_format(arena, ast.root->type);
  const crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  return run_expression(arena, &ast, &scope, &(call_frame){.cel = &cel}, evaluation, diagnostics);
}

bool crdc_compilation_evaluate(crd_arena *arena, compilation *compilation, evaluation *evaluation,
                               diagnostics *diagnostics) {
  if (!evaluation->object) return evaluate_alone(arena, evaluation, diagnostics);
  const crd_registry *registry = crdc_compilation_kinds(compilation);
  if (!registry) {
    const struct diagnostics *found = crdc_compilation_diagnostics(compilation);
    for (size_t i = 0; i < found->count; i++)
      crdc_diagnostics_add(diagnostics, found->items[i].severity, found->items[i].location, "%.*s",
                           CRD_PRINT(found->items[i].message));
    return false;
  }
  value_place place = {.schema = root_schema(crdc_compilation_crds(compilation), evaluation->object, diagnostics),
                       .old_value = evaluation->old_object};
  const schema *whole = place.schema;
  rule_book book = {.arena = arena};
  cel_ast ast = {0};
  expression_scope scope = {0};
  if (!whole || !crdc_rule_book_read(&book, crdc_compilation_crds(compilation), diagnostics) ||
      !follow_path(&place, evaluation->path, diagnostics) ||
      !make_scope(arena, &scope, evaluation, &place, whole, &book.extras, diagnostics) ||
      !compile_expression(arena, &ast, evaluation, &scope, &place, diagnostics))
    return false;
  evaluation->type = crdc_cel_type_format(arena, ast.root->type);
  crd_settings *settings = read_settings(&book.extras, evaluation, diagnostics);
  if (!settings) return false;
  const crd_kind *kind = crd_registry_find_object(registry, crdc_member_string(evaluation->object, "apiVersion"),
                                                  crdc_member_string(evaluation->object, "kind"));
  place = (value_place){.type = kind->type,
                        .value = shaped(arena, kind->type, evaluation->object),
                        .old_value = shaped(arena, kind->type, evaluation->old_object)};
  const value_place object = place;
  bool good = follow_path(&place, evaluation->path, diagnostics);
  if (good && (!place.value || place.value->kind == CRD_NULL)) {
    crdc_diagnostics_add(diagnostics, SEVERITY_ERROR, no_place, "the object has nothing at %.*s",
                         CRD_PRINT(evaluation->path));
    good = false;
  }
  const crd_cel cel = {.arena = arena,
                       .limit = CRD_CEL_CALL_LIMIT,
                       .beyond = is_beyond(evaluation),
                       .settings = settings,
                       .operation = object.old_value ? CRD_STRING("UPDATE") : CRD_STRING("CREATE"),
                       .root = object.type,
                       .object = object.value,
                       .old_object = object.old_value};
  const crd_program_input input = {.type = place.type, .self = place.value, .old_self = place.old_value};
  if (good) good = run_expression(arena, &ast, &scope, &(call_frame){&cel, input}, evaluation, diagnostics);
  crd_settings_release(settings);
  return good;
}

const cel_environment *crdc_compilation_environment(crd_arena *arena, compilation *compilation, const evaluation *evaluation,
                                                    diagnostics *diagnostics) {
  expression_scope *scope = crd_arena_zalloc(arena, sizeof *scope);
  rule_book *book = crd_arena_zalloc(arena, sizeof *book);
  book->arena = arena;
  value_place place = {.old_value = evaluation->old_object};
  const schema *whole = NULL;
  if (evaluation->object) {
    whole = place.schema = root_schema(crdc_compilation_crds(compilation), evaluation->object, diagnostics);
    if (!whole || !crdc_rule_book_read(book, crdc_compilation_crds(compilation), diagnostics) ||
        !follow_path(&place, evaluation->path, diagnostics))
      return NULL;
  }
  bool good = make_scope(arena, scope, evaluation, &place, whole, &book->extras, diagnostics);
  return good ? &scope->environment : NULL;
}
