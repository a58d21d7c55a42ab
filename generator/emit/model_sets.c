/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets: an instance per type of self, with its steps as tables. */
#include "emit/model_sets.h"
#include "base/digest.h"
#include "base/literal.h"
#include "emit/model_set_self.h"
#include "types/symbols.h"

enum { DEEPEST = 64 };

struct set_instance {
  const rule_set *set;
  const type_node *node;     /* of self; NULL: a crd_cel_value */
  const cel_type *self_type; /* then: its type */
  const rule_scope *outer;
  crd_string item, index, key; /* the names that the include gives */
  rule_scope scope;
  const cel_type **params;
  const char *symbol;   /* what its functions' names begin with; no other of the run has it */
  const char *external; /* its crd_rule_set: made of nothing but what the instance is */
  bool busy;
  bool mutates;      /* it has mutations, or includes a set that has */
  const bool *asked; /* of the cluster, here and in what it includes (crdc_watches_end) */
};

/* ---- names ---- */

static crd_string identifier_of(crd_arena *arena, crd_string name) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    crd_text_add_char(&text, plain ? c : '_');
  }
  return crd_text_string(&text);
}

/* Whether one of two symbols is a name that an instance with the other may have: its crd_rule_set's, or of what
 * add_set_members and the template make beside that, or of what belongs to a step, which begins with the step's number. */
static bool symbols_meet(const char *one, const char *other) {
  while (*one && *one == *other) one++, other++;
  if (*one && *other) return false;
  const char *rest = *one ? one : other;
  bool step = rest[0] == '_' && rest[1] >= '0' && rest[1] <= '9';
  return !*rest || step || strcmp(rest, "_steps") == 0 || strcmp(rest, "_name") == 0;
}

/* No name that is made of one instance's symbol is made of another's. So what tells the instances of a set apart stands
 * before its name: behind it, it would be the number of a step. */
static const char *symbol_of(set_compiler *compiler, crd_string name) {
  crd_arena *arena = compiler->model->input->arena;
  crd_string stem = identifier_of(arena, name);
  const char *symbol = crd_arena_printf(arena, "set_%.*s", CRD_PRINT(stem)).data;
  unsigned number = 1;
  for (bool taken = true; taken;) {
    taken = false;
    for (size_t i = 0; i < compiler->count && !taken; i++) taken = symbols_meet(compiler->instances[i]->symbol, symbol);
    if (taken) symbol = crd_arena_printf(arena, "set%u_%.*s", ++number, CRD_PRINT(stem)).data;
  }
  return symbol;
}

static void digest_part(digest *digest, crd_string part) {
  crdc_digest_add(digest, part);
  crdc_digest_add(digest, (crd_string){"", 1});
}

static crd_string self_of(crd_arena *arena, const set_instance *instance) {
  return instance->node ? crd_arena_printf(arena, NAME_DIGEST, name_digest(instance->node))
                        : crdc_cel_type_format(arena, instance->self_type);
}

static const char *stable_of(crd_arena *arena, const set_instance *instance) {
  return crd_arena_printf(arena, "%.*s of %.*s", CRD_PRINT(instance->set->name), CRD_PRINT(self_of(arena, instance))).data;
}

/* By the set, what its self is, and the names that it is given; where it reads what is around it, by the place as well. */
static const char *external_of(set_compiler *compiler, const set_instance *instance, const char *around) {
  crd_arena *arena = compiler->model->input->arena;
  char name[65];
  digest digest = crdc_digest_start();
  digest_part(&digest, self_of(arena, instance));
  digest_part(&digest, instance->item);
  digest_part(&digest, instance->index);
  digest_part(&digest, instance->key);
  if (instance->scope.uses_outer) digest_part(&digest, crd_string_of(around));
  crdc_digest_finish(&digest, name);
  crd_string kind = instance->set->version->schema->node->c_name, set = identifier_of(arena, instance->set->name);
  const char *external = crd_arena_printf(arena, "%.*s_set_%.*s_%.8s", CRD_PRINT(kind), CRD_PRINT(set), name).data;
  for (size_t i = 0; i < compiler->count; i++) /* a place within one that is there several times */
    if (compiler->instances[i]->external && strcmp(compiler->instances[i]->external, external) == 0)
      return crd_arena_printf(arena, "%s_%zu", external, compiler->count).data;
  return external;
}

static bool is_warning(const marker *marker) {
  return crd_string_equal(crdc_marker_text(marker, "severity"), CRD_STRING("warning"));
}

static bool is_all(const marker *marker, bool otherwise) {
  crd_string mode = crdc_marker_text(marker, "mode");
  return mode.size ? crd_string_equal(mode, CRD_STRING("all")) : otherwise;
}

static const char *reason_of(const marker *marker) {
  static const char *const reasons[][2] = {{"FieldValueForbidden", "CRD_ERROR_FORBIDDEN"},
                                           {"FieldValueRequired", "CRD_ERROR_REQUIRED"},
                                           {"FieldValueDuplicate", "CRD_ERROR_DUPLICATE"}};
  crd_string reason = crdc_marker_text(marker, "reason");
  for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
    if (crd_string_equal(reason, crd_string_of(reasons[i][0]))) return reasons[i][1];
  return "CRD_ERROR_INVALID";
}

static crd_string dotted(crd_arena *arena, crd_string path) {
  if (!path.size || path.data[0] == '.' || path.data[0] == '[') return path;
  return crd_arena_printf(arena, ".%.*s", CRD_PRINT(path));
}

cJSON *crdc_set_file(set_compiler *compiler, const crd_definition *definition, const crd_version *version,
                     const char *name) {
  crd_arena *arena = compiler->model->input->arena;
  crd_string group = crdc_group_part(arena, definition->group), own = crdc_path_part(arena, version->name, false);
  const char *file = compiler->model->input->code_only
                         ? ""
                         : crd_arena_printf(arena, "%.*s/%.*s/%s", CRD_PRINT(group), CRD_PRINT(own), name).data;
  cJSON *found = crdc_model_file(compiler->model, compiler->files, file);
  if (cJSON_HasObjectItem(found, "layers")) return found;
  crdc_json_list(found, "zeros");
  crdc_json_list(found, "layer_sets");
  crdc_json_list(found, "layers");
  return found;
}

/* ---- rules ---- */

/* when ? rule : true, as one expression: what is not asked passes. */
static const cel_ast *guarded(set_compiler *compiler, const cel_ast *when, const cel_ast *rule) {
  crd_arena *arena = compiler->model->input->arena;
  cel_node *pass = crd_arena_zalloc(arena, sizeof *pass), *choice = crd_arena_zalloc(arena, sizeof *choice);
  *pass = (cel_node){.kind = CEL_NODE_CONSTANT, .constant = {.kind = CEL_BOOL, .as = {.boolean = true}}};
  pass->type = crdc_cel_type_simple(CEL_BOOL);
  *choice = (cel_node){.kind = CEL_NODE_CALL, .name = CRD_STRING("_?_:_"), .argument_count = 3};
  choice->type = pass->type;
  choice->arguments = crd_arena_alloc(arena, 3 * sizeof *choice->arguments);
  choice->arguments[0] = when->root;
  choice->arguments[1] = rule->root;
  choice->arguments[2] = pass;
  cel_ast *ast = crd_arena_zalloc(arena, sizeof *ast);
  *ast = *rule;
  ast->root = choice;
  ast->source = crd_arena_printf(arena, "%.*s\nwhen: %.*s", CRD_PRINT(rule->source), CRD_PRINT(when->source));
  return ast;
}

static bool add_set_rule(set_compiler *compiler, const set_place *place, const marker *marker, cJSON *members,
                         const char *suffix) {
  const cel_ast *rule = crdc_set_expression(compiler, place, marker, "rule", SET_BOOL);
  const cel_ast *when =
      crdc_marker_find(marker, "when") ? crdc_set_expression(compiler, place, marker, "when", SET_BOOL) : NULL;
  if (!rule || (!when && crdc_marker_find(marker, "when"))) return false;
  const cel_ast *whole = when ? guarded(compiler, when, rule) : rule;
  const char *function = crdc_set_rule_function(compiler, place,
                                                &(count_function){.purpose = COUNT_OF_RULE,
                                                                  .name = crdc_marker_text(marker, "name"),
                                                                  .ast = whole,
                                                                  .source = rule,
                                                                  .location = crdc_marker_location(marker, "rule"),
                                                                  .when = when,
                                                                  .when_location = crdc_marker_location(marker, "when")},
                                                suffix);
  if (!function) return false;
  crdc_member_add(members, "evaluate", function);
  crdc_set_add_reads(compiler, place, &whole, 1, "read",
                     crd_arena_printf(compiler->model->input->arena, "%s_%s", place->name, suffix).data, members);
  return crdc_set_add_function(compiler, place, marker, "messageExpression", SET_STRING, SCOPE_TEXT, suffix, members) &&
         crdc_set_add_function(compiler, place, marker, "value", SET_ANY, SCOPE_VALUE, suffix, members) &&
         crdc_set_add_function(compiler, place, marker, "valueText", SET_STRING, SCOPE_TEXT, suffix, members);
}

static bool add_errors(set_compiler *compiler, const set_place *place, const marker *marker, cJSON *members,
                       const char *suffix) {
  if (!crdc_set_add_function(compiler, place, marker, "when", SET_BOOL, SCOPE_TRUTH, suffix, members) ||
      !crdc_set_add_function(compiler, place, marker, "value", SET_STRINGS, SCOPE_VALUE, suffix, members))
    return false;
  const cel_ast *expressions[] = {
      crdc_marker_find(marker, "when") ? crdc_set_expression(compiler, place, marker, "when", SET_BOOL) : NULL,
      crdc_marker_find(marker, "value") ? crdc_set_expression(compiler, place, marker, "value", SET_STRINGS) : NULL};
  crdc_set_add_reads(compiler, place, expressions, 2, "read",
                     crd_arena_printf(compiler->model->input->arena, "%s_%s", place->name, suffix).data, members);
  return true;
}

/* ---- instances ---- */

static set_instance *find_instance(const set_compiler *compiler, const set_instance *wanted) {
  for (size_t i = 0; i < compiler->count; i++) {
    set_instance *known = compiler->instances[i];
    if (known->set != wanted->set || known->node != wanted->node) continue;
    if (!known->node && !crdc_cel_type_equal(known->self_type, wanted->self_type)) continue;
    if (known->scope.uses_outer && known->outer != wanted->outer) continue;
    if (!crd_string_equal(known->item, wanted->item) || !crd_string_equal(known->index, wanted->index) ||
        !crd_string_equal(known->key, wanted->key))
      continue;
    return known;
  }
  return NULL;
}

static void add_item_names(rule_scope *scope, const set_instance *instance) {
  if (instance->item.size)
    crdc_scope_add(scope, (scope_name){.name = instance->item, .kind = SCOPE_SELF, .type = scope->self_type});
  if (instance->index.size)
    crdc_scope_add(scope, (scope_name){.name = instance->index, .kind = SCOPE_INDEX, .type = crdc_cel_type_simple(CEL_INT)});
  if (instance->key.size)
    crdc_scope_add(scope, (scope_name){.name = instance->key, .kind = SCOPE_KEY, .type = crdc_cel_type_simple(CEL_STRING)});
}

static bool declare_params(set_compiler *compiler, set_instance *instance) {
  const rule_set *set = instance->set;
  instance->params = crd_arena_alloc(compiler->model->input->arena, (set->param_count + 1) * sizeof *instance->params);
  for (size_t i = 0; i < set->param_count; i++) {
    const cel_type *type = crdc_set_param_type(compiler, set->version, set->params[i]);
    if (!type) return false;
    instance->params[i] = type;
    crdc_scope_add(
        &instance->scope,
        (scope_name){.name = crdc_marker_text(set->params[i], "name"), .kind = SCOPE_PARAM, .type = type, .param = i});
  }
  return true;
}

/* All sets that are being compiled lead to what is now. */
static void note_mutation(set_compiler *compiler) {
  for (size_t i = 0; i < compiler->count; i++) compiler->instances[i]->mutates |= compiler->instances[i]->busy;
}

static bool add_model_step(set_compiler *compiler, const set_place *place, set_instance *instance, const rule_set_step *step,
                           cJSON *steps, unsigned depth) {
  static const char *const kinds[] = {[RULE_SET_RULE] = "CRD_STEP_RULE",
                                      [RULE_SET_ERRORS] = "CRD_STEP_ERRORS",
                                      [RULE_SET_MUTATE] = "CRD_STEP_MUTATE",
                                      [RULE_SET_INCLUDE] = "CRD_STEP_INCLUDE"};
  crd_arena *arena = compiler->model->input->arena;
  const marker *marker = step->marker;
  if (step->kind == RULE_SET_LET) {
    crdc_set_declare_let(&instance->scope, step);
    return true;
  }
  const char *suffix = crd_arena_printf(arena, "%d", cJSON_GetArraySize(steps) + 1).data;
  const char *symbol = crd_arena_printf(arena, "%s_%s", place->name, suffix).data;
  cJSON *item = json_new_object(), *members = crdc_json_list(item, "members");
  cJSON_AddItemToArray(steps, item);
  crdc_member_add(members, "kind", kinds[step->kind]);
  crdc_set_add_text(compiler, place->set, members, "name", symbol, step->name);
  if (is_warning(marker)) crdc_member_add(members, "warning", "true");
  if (crdc_marker_flag(marker, "break", false)) crdc_member_add(members, "breaks", "true");
  crdc_member_add(members, "reason", reason_of(marker));
  if (step->kind == RULE_SET_INCLUDE)
    return crdc_set_include(compiler, place, instance->set, marker, members, suffix, depth);
  if (step->kind == RULE_SET_MUTATE) {
    note_mutation(compiler);
    return crdc_set_add_mutation(compiler, place, instance->set, marker, members, suffix);
  }
  crdc_set_add_text(compiler, place->set, members, "rule", symbol, crdc_marker_text(marker, "rule"));
  crdc_set_add_text(compiler, place->set, members, "message", symbol, crdc_marker_text(marker, "message"));
  crdc_set_add_text(compiler, place->set, members, "field_path", symbol,
                    dotted(arena, crdc_marker_text(marker, "fieldPath")));
  return step->kind == RULE_SET_RULE ? add_set_rule(compiler, place, marker, members, suffix)
                                     : add_errors(compiler, place, marker, members, suffix);
}

/* How failures become one. */
static void add_join(const set_compiler *compiler, cJSON *members, const marker *marker) {
  static const char *const forms[][2] = {{"multierror", "CRD_JOIN_MULTIERROR"}, {"aggregate", "CRD_JOIN_AGGREGATE"}};
  crd_string form = crdc_marker_text(marker, "form");
  const char *name = crdc_marker_find(marker, "join") ? "CRD_JOIN_TEXT" : NULL;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (crd_string_equal(form, crd_string_of(forms[i][0]))) name = forms[i][1];
  if (!name) return;
  crd_text literal = {.arena = compiler->model->input->arena};
  crdc_literal_string(&literal, crdc_marker_text(marker, "join"));
  crdc_member_printf(compiler->model, members, "join", "{%s, %s, CRD_STRING_INIT(%.*s)}", name,
                     crdc_marker_flag(marker, "trim", false) ? "true" : "false", CRD_PRINT(crd_text_string(&literal)));
}

static void add_set_members(set_compiler *compiler, const set_instance *instance, cJSON *item, const cJSON *steps) {
  cJSON *members = crdc_json_list(item, "members");
  const marker *marker = instance->set->marker;
  crdc_set_add_text(compiler, item, members, "name", instance->symbol, instance->set->name);
  if (cJSON_GetArraySize(steps)) {
    crdc_member_add(members, "steps", crd_arena_printf(compiler->model->input->arena, "%s_steps", instance->symbol).data);
    crdc_member_printf(compiler->model, members, "step_count", "%d", cJSON_GetArraySize(steps));
  }
  crdc_member_add(members, "mode", is_all(marker, false) ? "CRD_SET_ALL" : "CRD_SET_FIRST");
  add_join(compiler, members, marker);
}

static set_instance *compile_instance(set_compiler *compiler, const set_instance *wanted, rule_scope *outer,
                                      const char *around, unsigned depth) {
  crd_arena *arena = compiler->model->input->arena;
  set_instance *instance = crd_arena_zalloc(arena, sizeof *instance);
  *instance = *wanted;
  instance->symbol = symbol_of(compiler, wanted->set->name);
  instance->busy = true;
  instance->scope = (rule_scope){.arena = arena,
                                 .outer = outer,
                                 .outer_visible = outer->count,
                                 .self_type = wanted->self_type,
                                 .self_node = wanted->node};
  if (compiler->count == compiler->capacity) {
    size_t capacity = compiler->capacity ? compiler->capacity * 2 : 32;
    compiler->instances = crd_arena_grow(arena, compiler->instances, compiler->capacity * sizeof *compiler->instances,
                                         capacity * sizeof *compiler->instances);
    compiler->capacity = capacity;
  }
  compiler->instances[compiler->count++] = instance;
  const bool *before = crdc_watches_begin(compiler);
  add_item_names(&instance->scope, instance);
  bool ok = declare_params(compiler, instance);
  cJSON *item = json_new_object(), *steps = crdc_json_list(item, "steps");
  const rule_set *set = instance->set;
  crdc_json_text(item, "symbol", instance->symbol);
  crdc_json_string(item, "path",
                   crdc_literal_comment(arena,
                                        crd_arena_printf(arena, "%.*s, declared at %.*s", CRD_PRINT(set->name),
                                                         CRD_PRINT(set->schema->node->path)),
                                        400));
  crdc_json_list(item, "arrays");
  crdc_json_list(item, "includes");
  crdc_json_text(item, "code", "");
  cJSON *file =
      crdc_set_file(compiler, set->definition, set->version,
                    crd_arena_printf(arena, "rules/%.*s", CRD_PRINT(crdc_path_part(arena, set->name, false))).data);
  set_place place = {set->definition,           set->version, &instance->scope, item, file, instance->symbol,
                     stable_of(arena, instance)};
  for (size_t i = 0; i < set->step_count && ok; i++) {
    set->steps[i].looked_at = true;
    ok = add_model_step(compiler, &place, instance, &set->steps[i], steps, depth) && ok;
  }
  add_set_members(compiler, instance, item, steps);
  bool alone = compiler->model->input->code_only; /* nobody else will see it */
  instance->external = alone ? instance->symbol : external_of(compiler, instance, around);
  crdc_json_text(item, "external", instance->external);
  cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(file, "layer_sets"), item);
  instance->busy = false;
  instance->asked = crdc_watches_end(compiler, before);
  return ok ? instance : NULL;
}

/* ---- includes ---- */

/* The expressions of `with`, in the order of the params. */
static bool add_params(set_compiler *compiler, const set_place *place, const set_instance *instance, const marker *marker,
                       cJSON *include, cJSON *members, const char *suffix) {
  const marker_argument *with = crdc_marker_find(marker, "with");
  const rule_set *set = instance->set;
  crd_arena *arena = compiler->model->input->arena;
  cJSON *params = crdc_json_list(include, "params");
  const cel_ast **expressions = crd_arena_alloc(arena, (set->param_count + 1) * sizeof *expressions);
  for (size_t i = 0; i < set->param_count; i++) {
    crd_string name = crdc_marker_text(set->params[i], "name");
    const crd_value *value = with ? crd_value_get(&with->value, name) : NULL;
    if (!value) {
      crdc_set_report(compiler, marker->location, "with lacks a param of the set", name, set->name);
      return false;
    }
    location at = {with->location.source, with->location.offset + (value->offset - with->value.offset)};
    const cel_ast *ast = crdc_set_expression_text(compiler, place, crd_value_string(value), at, SET_PASSED);
    if (!ast) return false;
    if (!crdc_set_type_fits(instance->params[i], ast->root->type)) {
      crd_string type = crdc_cel_type_format(arena, ast->root->type);
      crdc_set_report(compiler, at, "the param is declared otherwise", name, type);
      return false;
    }
    if (instance->params[i]->kind == CEL_DYN) crdc_watches_note(compiler, place->scope, ast, false);
    const char *comment = crd_arena_printf(arena, "%.*s: ", CRD_PRINT(name)).data;
    const char *own = crd_arena_printf(arena, "%s_param_%zu", suffix, i + 1).data;
    const char *function = crdc_set_function(compiler, place, ast, SCOPE_VALUE, comment, own, NULL);
    if (!function) return false;
    cJSON_AddItemToArray(params, json_new_string(function));
    expressions[i] = ast;
  }
  for (uint32_t i = 0; with && i < with->value.size; i++) {
    crd_string name = crd_member_name(&with->value.as.members[i]);
    bool known = false;
    for (size_t j = 0; j < set->param_count; j++) known |= crd_string_equal(name, crdc_marker_text(set->params[j], "name"));
    if (known) continue;
    crdc_set_report(compiler, with->location, "the set has no such param", name, set->name);
    return false;
  }
  if (!set->param_count) return true;
  const char *symbol = cJSON_GetObjectItemCaseSensitive(include, "symbol")->valuestring;
  crdc_set_add_reads(compiler, place, expressions, set->param_count, "read", symbol, members);
  crdc_member_printf(compiler->model, members, "params", "%s_params", symbol);
  crdc_member_printf(compiler->model, members, "param_count", "%zu", set->param_count);
  return true;
}

static void add_include_members(set_compiler *compiler, const set_place *place, const marker *marker,
                                const include_self *self, cJSON *members, const char *symbol) {
  crd_arena *arena = compiler->model->input->arena;
  bool around = false;
  if (self->at) crdc_member_add(members, "at", self->at);
  if (self->each) crdc_member_add(members, "each", "true");
  if (self->typed) crdc_member_add(members, "typed", "true");
  crdc_member_add(members, "mode", is_all(marker, around) ? "CRD_SET_ALL" : "CRD_SET_FIRST");
  add_join(compiler, members, marker);
  crd_string path = self->known ? crd_text_string(&self->path) : (crd_string){NULL, 0};
  if (!self->known) {
    crdc_member_add(members, "path", "{0, true, {NULL, 0}}");
  } else if (path.size || self->hops) {
    crd_text literal = {.arena = arena};
    crdc_literal_string(&literal, path);
    crdc_member_printf(compiler->model, members, "path", "{%u, false, CRD_STRING_INIT(%.*s)}", self->hops,
                       CRD_PRINT(crd_text_string(&literal)));
  }
  crdc_set_add_text(compiler, place->set, members, "prefix", symbol, crdc_marker_text(marker, "prefix"));
  crdc_set_add_text(compiler, place->set, members, "suffix", symbol, crdc_marker_text(marker, "suffix"));
  crdc_set_add_text(compiler, place->set, members, "field_path", symbol,
                    dotted(arena, crdc_marker_text(marker, "fieldPath")));
}

/* A set that changes objects is run by mutations alone, at places that stand in the object. */
static bool check_mutating_include(set_compiler *compiler, const rule_set *set, const marker *marker,
                                   const include_self *self) {
  note_mutation(compiler);
  if (compiler->mutating && self->known) return true;
  const char *why = compiler->mutating ? "the set changes objects, and this is no place in one"
                                       : "the set changes objects, which only stages of layer=mutation do";
  crdc_set_report(compiler, crdc_marker_location(marker, compiler->mutating ? (self->each ? "each" : "at") : "set"), why,
                  set->name, CRD_STRING(""));
  return false;
}

static void add_pointer(set_compiler *compiler, const set_place *place, const include_self *self, cJSON *members,
                        const char *symbol) {
  crd_text pointer = {.arena = compiler->model->input->arena};
  unsigned hops;
  if (crdc_set_pointer(place->scope, self->expression->root, &pointer, &hops))
    crdc_set_add_text(compiler, place->set, members, "pointer", symbol, crd_text_string(&pointer));
}

bool crdc_set_include(set_compiler *compiler, const set_place *place, const rule_set *around, const marker *marker,
                      cJSON *step_members, const char *suffix, unsigned depth) {
  crd_arena *arena = compiler->model->input->arena;
  rule_set *set =
      crdc_rule_book_find(compiler->book, marker, place->definition, place->version, compiler->model->input->diagnostics);
  include_self self = {0};
  if (!set) return compiler->model->ok = false;
  if (!crdc_set_resolve_self(compiler, place, around, set, marker, suffix, &self) ||
      !crdc_set_check_self(compiler, set, marker, self.type))
    return false;
  set_instance wanted = {.set = set, .node = self.node, .self_type = self.type, .outer = place->scope};
  if (self.each) {
    wanted.item = crdc_marker_text(marker, "item");
    wanted.index = crdc_marker_text(marker, "index");
    wanted.key = crdc_marker_text(marker, "key");
  }
  for (size_t i = 0; i < compiler->count; i++)
    if ((compiler->instances[i]->busy && compiler->instances[i]->set == set) || depth > DEEPEST) {
      crdc_set_report(compiler, crdc_marker_location(marker, "set"), "the set includes itself", set->name, CRD_STRING(""));
      return false;
    }
  const char *symbol = crd_arena_printf(arena, "%s_%s_include", place->name, suffix).data;
  const char *stable = crd_arena_printf(arena, "%s, %s", place->stable, suffix).data;
  set_instance *instance = find_instance(compiler, &wanted);
  if (!instance) instance = compile_instance(compiler, &wanted, place->scope, stable, depth + 1);
  if (instance) crdc_watches_add(compiler, instance->asked);
  if (!instance || (instance->mutates && !check_mutating_include(compiler, set, marker, &self))) return false;
  /* what belongs to each item sees it by its names, and self of the set around */
  rule_scope *arguments = crd_arena_zalloc(arena, sizeof *arguments);
  *arguments = (rule_scope){.arena = arena,
                            .outer = place->scope,
                            .outer_visible = place->scope->count,
                            .self_type = self.type,
                            .self_node = self.node,
                            .hides_self = true};
  add_item_names(arguments, &wanted);
  set_place inner = *place;
  inner.scope = arguments;
  cJSON *include = json_new_object(), *members = crdc_json_list(include, "members");
  cJSON_AddItemToArray(cJSON_GetObjectItemCaseSensitive(place->set, "includes"), include);
  crdc_json_text(include, "symbol", symbol);
  crdc_member_printf(compiler->model, members, "set", "&%s", instance->external);
  add_include_members(compiler, place, marker, &self, members, symbol);
  if (!self.known) crdc_set_add_reads(compiler, place, &self.expression, 1, "self_read", symbol, members);
  if (instance->mutates && self.expression) add_pointer(compiler, place, &self, members, symbol);
  bool ok = crdc_set_add_function(compiler, &inner, marker, "prefixExpression", SET_STRING, SCOPE_TEXT, suffix, members) &&
            crdc_set_add_function(compiler, &inner, marker, "value", SET_ANY, SCOPE_VALUE, suffix, members) &&
            crdc_set_add_function(compiler, &inner, marker, "valueText", SET_STRING, SCOPE_TEXT, suffix, members) &&
            add_params(compiler, &inner, instance, marker, include, members, suffix) &&
            crdc_set_add_function(compiler, &inner, marker, "when", SET_BOOL, SCOPE_TRUTH, suffix, step_members);
  crdc_member_printf(compiler->model, step_members, "include", "&%s", symbol);
  return ok;
}
