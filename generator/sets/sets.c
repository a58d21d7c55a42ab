/* SPDX-License-Identifier: Apache-2.0 */
/* Rule sets: one instance per type of self, with its steps as tables. */
#include "base/digest.h"
#include "sets/building.h"
#include "types/symbols.h"

enum { DEEPEST = 64 };

struct set_instance {
  built_set built;
  const type_node *node;     /* NULL: self is no part of the object */
  const cel_type *self_type; /* its type */
  const rule_scope *outer;
  crd_string item, index, key; /* the names from the include */
  rule_scope scope;
  const cel_type **params;
  bool busy;
  bool mutates;      /* it has mutations, or includes a set that has some */
  const bool *asked; /* the queries to the cluster, including those of included sets (crdc_watches_end) */
  size_t done;       /* the order of completion, from 1 */
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

/* Whether the symbols of two instances can collide: with the name of the other's crd_rule_set, of a table beside it, or of a
 * part of a step, which begins with the step's number. */
static bool symbols_meet(const char *one, const char *other) {
  while (*one && *one == *other) one++, other++;
  if (*one && *other) return false;
  const char *rest = *one ? one : other;
  bool step = rest[0] == '_' && rest[1] >= '0' && rest[1] <= '9';
  return !*rest || step || strcmp(rest, "_steps") == 0 || strcmp(rest, "_name") == 0;
}

/* Makes a symbol from which no name of another instance's symbol can be formed. So the number of an instance is put before
 * the set's name: after it, it could be the number of a step. */
static const char *symbol_of(set_compiler *compiler, crd_string name) {
  crd_arena *arena = compiler->input->arena;
  crd_string stem = identifier_of(arena, name);
  const char *symbol = crd_arena_printf(arena, "set_%.*s", CRD_PRINT(stem)).data;
  unsigned number = 1;
  for (bool taken = true; taken;) {
    taken = false;
    for (size_t i = 0; i < compiler->count && !taken; i++)
      taken = symbols_meet(compiler->instances[i]->built.symbol, symbol);
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
  return crd_arena_printf(arena, "%.*s of %.*s", CRD_PRINT(instance->built.from->name), CRD_PRINT(self_of(arena, instance)))
      .data;
}

/* By the set, the type of self and the given names; if it reads from an enclosing set, also by the place. */
static const char *external_of(set_compiler *compiler, const set_instance *instance, const char *around) {
  crd_arena *arena = compiler->input->arena;
  char name[65];
  digest digest = crdc_digest_start();
  digest_part(&digest, self_of(arena, instance));
  digest_part(&digest, instance->item);
  digest_part(&digest, instance->index);
  digest_part(&digest, instance->key);
  if (instance->scope.uses_outer) digest_part(&digest, crd_string_of(around));
  crdc_digest_finish(&digest, name);
  crd_string kind = instance->built.from->version->schema->node->c_name,
             set = identifier_of(arena, instance->built.from->name);
  const char *external = crd_arena_printf(arena, "%.*s_set_%.*s_%.8s", CRD_PRINT(kind), CRD_PRINT(set), name).data;
  for (size_t i = 0; i < compiler->count; i++) /* a place inside an instance that exists several times */
    if (compiler->instances[i]->built.external && strcmp(compiler->instances[i]->built.external, external) == 0)
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

static crd_string dotted(const set_compiler *compiler, crd_string path) {
  if (!path.size || path.data[0] == '.' || path.data[0] == '[') return set_kept(compiler, path);
  return crd_arena_printf(compiler->input->arena, ".%.*s", CRD_PRINT(path));
}

/* ---- rules ---- */

/* when ? rule : true, as one expression: the rule passes if `when` is false. */
static const cel_ast *guarded(set_compiler *compiler, const cel_ast *when, const cel_ast *rule) {
  crd_arena *arena = compiler->input->arena;
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

static bool add_set_rule(set_compiler *compiler, const set_place *place, const marker *marker, crd_step *step,
                         const char *suffix) {
  const cel_ast *rule = crdc_set_expression(compiler, place, marker, "rule", SET_BOOL);
  const cel_ast *when =
      crdc_marker_find(marker, "when") ? crdc_set_expression(compiler, place, marker, "when", SET_BOOL) : NULL;
  if (!rule || (!when && crdc_marker_find(marker, "when"))) return false;
  const cel_ast *whole = when ? guarded(compiler, when, rule) : rule;
  const count_function counted = {.purpose = COUNT_OF_RULE,
                                  .name = crdc_marker_text(marker, "name"),
                                  .ast = whole,
                                  .source = rule,
                                  .location = crdc_marker_location(marker, "rule"),
                                  .when = when,
                                  .when_location = crdc_marker_location(marker, "when")};
  if (!crdc_set_lower_rule(compiler, place, &counted, suffix, &step->evaluate)) return false;
  step->reads = crdc_set_reads(compiler, place, &whole, 1, &step->read_count);
  return crdc_set_add(compiler, place, marker, "messageExpression", SET_STRING, PROGRAM_TEXT, suffix,
                      &step->message_expression) &&
         crdc_set_add(compiler, place, marker, "value", SET_ANY, PROGRAM_VALUE, suffix, &step->value) &&
         crdc_set_add(compiler, place, marker, "valueText", SET_STRING, PROGRAM_TEXT, suffix, &step->value_text);
}

static bool add_errors(set_compiler *compiler, const set_place *place, const marker *marker, crd_step *step,
                       const char *suffix) {
  if (!crdc_set_add(compiler, place, marker, "when", SET_BOOL, PROGRAM_TRUTH, suffix, &step->when) ||
      !crdc_set_add(compiler, place, marker, "value", SET_STRINGS, PROGRAM_VALUE, suffix, &step->value))
    return false;
  const cel_ast *expressions[] = {
      crdc_marker_find(marker, "when") ? crdc_set_expression(compiler, place, marker, "when", SET_BOOL) : NULL,
      crdc_marker_find(marker, "value") ? crdc_set_expression(compiler, place, marker, "value", SET_STRINGS) : NULL};
  step->reads = crdc_set_reads(compiler, place, expressions, 2, &step->read_count);
  return true;
}

/* ---- instances ---- */

static set_instance *find_instance(const set_compiler *compiler, const set_instance *wanted) {
  for (size_t i = 0; i < compiler->count; i++) {
    set_instance *known = compiler->instances[i];
    if (known->built.from != wanted->built.from || known->node != wanted->node) continue;
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
  const rule_set *set = instance->built.from;
  instance->params = crd_arena_alloc(compiler->input->arena, (set->param_count + 1) * sizeof *instance->params);
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

/* All sets being compiled include the current one. */
static void note_mutation(set_compiler *compiler) {
  for (size_t i = 0; i < compiler->count; i++) compiler->instances[i]->mutates |= compiler->instances[i]->busy;
}

/* Fills the step with the number `suffix`. */
static bool fill_step(set_compiler *compiler, const set_place *place, const set_instance *instance,
                      const rule_set_step *from, crd_step *step, const char *suffix, unsigned depth) {
  static const crd_step_kind kinds[] = {[RULE_SET_RULE] = CRD_STEP_RULE,
                                        [RULE_SET_ERRORS] = CRD_STEP_ERRORS,
                                        [RULE_SET_MUTATE] = CRD_STEP_MUTATE,
                                        [RULE_SET_INCLUDE] = CRD_STEP_INCLUDE};
  const rule_set *set = instance->built.from;
  const marker *marker = from->marker;
  *step = (crd_step){.kind = (uint8_t)kinds[from->kind],
                     .name = set_kept(compiler, from->name),
                     .warning = is_warning(marker),
                     .breaks = crdc_marker_flag(marker, "break", false),
                     .reason = (uint8_t)crdc_rule_reason(crdc_marker_text(marker, "reason"))};
  if (from->kind == RULE_SET_INCLUDE) return crdc_set_include(compiler, place, set, marker, step, suffix, depth);
  if (from->kind == RULE_SET_MUTATE) {
    note_mutation(compiler);
    return crdc_set_add_mutation(compiler, place, set, marker, suffix, step);
  }
  step->rule = set_kept_argument(compiler, marker, "rule");
  step->message = set_kept_argument(compiler, marker, "message");
  step->field_path = dotted(compiler, crdc_marker_text(marker, "fieldPath"));
  return from->kind == RULE_SET_RULE ? add_set_rule(compiler, place, marker, step, suffix)
                                     : add_errors(compiler, place, marker, step, suffix);
}

/* How failures are combined. */
static crd_join join_of(const set_compiler *compiler, const marker *marker) {
  crd_string form = crdc_marker_text(marker, "form");
  crd_join join = {.form = crdc_marker_find(marker, "join") ? CRD_JOIN_TEXT : CRD_JOIN_NONE};
  if (crd_string_equal(form, CRD_STRING("multierror"))) join.form = CRD_JOIN_MULTIERROR;
  if (crd_string_equal(form, CRD_STRING("aggregate"))) join.form = CRD_JOIN_AGGREGATE;
  if (join.form == CRD_JOIN_NONE) return join;
  join.trim = crdc_marker_flag(marker, "trim", false);
  join.text = set_kept_argument(compiler, marker, "join");
  return join;
}

static set_instance *begin_instance(set_compiler *compiler, const set_instance *wanted, rule_scope *outer) {
  crd_arena *arena = compiler->input->arena;
  set_instance *instance = crd_arena_zalloc(arena, sizeof *instance);
  *instance = *wanted;
  instance->built.symbol = symbol_of(compiler, wanted->built.from->name);
  instance->built.functions = (set_functions){.code = {.arena = arena}, .zeros = {.arena = arena}};
  instance->busy = true;
  instance->scope = (rule_scope){.arena = arena,
                                 .outer = outer,
                                 .outer_visible = outer->count,
                                 .self_type = wanted->self_type,
                                 .self_node = wanted->node};
  CRD_ARENA_PUSH(arena, compiler->instances, compiler->count, compiler->capacity, 32, instance);
  add_item_names(&instance->scope, instance);
  return instance;
}

static bool add_steps(set_compiler *compiler, const set_place *place, set_instance *instance, unsigned depth) {
  crd_arena *arena = compiler->input->arena;
  const rule_set *from = instance->built.from;
  crd_step *steps = crd_arena_zalloc(arena, (from->step_count + 1) * sizeof *steps);
  uint16_t count = 0;
  instance->built.set.steps = steps;
  for (size_t i = 0; i < from->step_count; i++) {
    from->steps[i].looked_at = true;
    if (from->steps[i].kind == RULE_SET_LET) {
      crdc_set_declare_let(&instance->scope, &from->steps[i]);
      continue;
    }
    crd_step *step = &steps[count++];
    instance->built.set.step_count = count;
    const char *suffix = crd_arena_printf(arena, "%u", count).data;
    if (!fill_step(compiler, place, instance, &from->steps[i], step, suffix, depth)) return false;
  }
  return true;
}

static set_instance *compile_instance(set_compiler *compiler, const set_instance *wanted, rule_scope *outer,
                                      const char *around, unsigned depth) {
  set_instance *instance = begin_instance(compiler, wanted, outer);
  const rule_set *from = instance->built.from;
  const bool *before = crdc_watches_begin(compiler);
  const set_place place = {from->definition,       from->version,
                           &instance->scope,       compiler->input->functions ? &instance->built.functions : NULL,
                           instance->built.symbol, stable_of(compiler->input->arena, instance)};
  const bool ok = declare_params(compiler, instance) && add_steps(compiler, &place, instance, depth);
  instance->built.set.name = set_kept(compiler, from->name);
  instance->built.set.mode = is_all(from->marker, false) ? CRD_SET_ALL : CRD_SET_FIRST;
  instance->built.set.join = join_of(compiler, from->marker);
  if (place.functions) instance->built.external = external_of(compiler, instance, around);
  instance->done = ++compiler->done;
  instance->busy = false;
  instance->asked = crdc_watches_end(compiler, before);
  return ok ? instance : NULL;
}

void crdc_sets_collect(const set_compiler *compiler, built_sets *out) {
  out->count = compiler->count;
  out->begun = crd_arena_alloc(compiler->input->arena, (out->count + 1) * sizeof *out->begun);
  out->done = crd_arena_alloc(compiler->input->arena, (out->count + 1) * sizeof *out->done);
  for (size_t i = 0; i < out->count; i++) {
    set_instance *instance = compiler->instances[i];
    out->begun[i] = &instance->built;
    if (instance->done) out->done[instance->done - 1] = &instance->built;
  }
}

/* ---- includes ---- */

/* Refuses members of `with` that are no params of the set. */
static bool check_with(set_compiler *compiler, const rule_set *set, const marker_argument *with) {
  for (uint32_t i = 0; with && i < with->value.size; i++) {
    crd_string name = crd_member_name(&with->value.as.members[i]);
    bool known = false;
    for (size_t j = 0; j < set->param_count; j++) known |= crd_string_equal(name, crdc_marker_text(set->params[j], "name"));
    if (known) continue;
    crdc_set_report(compiler, with->location, "the set has no such param", name, set->name);
    return false;
  }
  return true;
}

/* Adds the expressions of `with` in the order of the params. */
static bool add_params(set_compiler *compiler, const set_place *place, const set_instance *instance, const marker *marker,
                       crd_include *include, const char *suffix) {
  const marker_argument *with = crdc_marker_find(marker, "with");
  const rule_set *set = instance->built.from;
  crd_arena *arena = compiler->input->arena;
  crd_scope_code *params = crd_arena_zalloc(arena, (set->param_count + 1) * sizeof *params);
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
    if (!crdc_set_lower(compiler, place, ast, PROGRAM_VALUE, comment, own, NULL, &params[i])) return false;
    expressions[i] = ast;
  }
  if (!check_with(compiler, set, with)) return false;
  include->params = params;
  include->param_count = (uint16_t)set->param_count;
  include->reads = crdc_set_reads(compiler, place, expressions, set->param_count, &include->read_count);
  return true;
}

static crd_include *make_include(set_compiler *compiler, const set_place *place, const set_instance *instance,
                                 const marker *marker, const include_self *self) {
  crd_include *include = crd_arena_zalloc(compiler->input->arena, sizeof *include);
  *include = (crd_include){.set = &instance->built.set,
                           .at = self->at,
                           .each = self->each,
                           .typed = self->typed,
                           .mode = is_all(marker, false) ? CRD_SET_ALL : CRD_SET_FIRST,
                           .join = join_of(compiler, marker),
                           .path = {.unknown = !self->known},
                           .prefix = set_kept_argument(compiler, marker, "prefix"),
                           .suffix = set_kept_argument(compiler, marker, "suffix"),
                           .field_path = dotted(compiler, crdc_marker_text(marker, "fieldPath"))};
  if (self->known) include->path = (crd_step_path){(uint8_t)self->hops, false, crd_text_string(&self->path)};
  if (!self->known) include->self_reads = crdc_set_reads(compiler, place, &self->expression, 1, &include->self_read_count);
  crd_text pointer = {.arena = compiler->input->arena};
  unsigned hops;
  if (instance->mutates && self->expression && crdc_set_pointer(place->scope, self->expression->root, &pointer, &hops))
    include->pointer = crd_text_string(&pointer);
  return include;
}

/* Only mutations can run a set that changes objects, and only on values that are part of the object. */
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

bool crdc_set_include(set_compiler *compiler, const set_place *place, const rule_set *around, const marker *marker,
                      crd_step *step, const char *suffix, unsigned depth) {
  crd_arena *arena = compiler->input->arena;
  rule_set *set =
      crdc_rule_book_find(compiler->input->book, marker, place->definition, place->version, compiler->input->diagnostics);
  include_self self = {0};
  if (!set) return compiler->ok = false;
  if (!crdc_set_resolve_self(compiler, place, around, set, marker, suffix, &self) ||
      !crdc_set_check_self(compiler, set, marker, self.type))
    return false;
  set_instance wanted = {.built = {.from = set}, .node = self.node, .self_type = self.type, .outer = place->scope};
  if (self.each) {
    wanted.item = crdc_marker_text(marker, "item");
    wanted.index = crdc_marker_text(marker, "index");
    wanted.key = crdc_marker_text(marker, "key");
  }
  for (size_t i = 0; i < compiler->count; i++)
    if ((compiler->instances[i]->busy && compiler->instances[i]->built.from == set) || depth > DEEPEST) {
      crdc_set_report(compiler, crdc_marker_location(marker, "set"), "the set includes itself", set->name, CRD_STRING(""));
      return false;
    }
  const char *stable = crd_arena_printf(arena, "%s, %s", place->stable, suffix).data;
  set_instance *instance = find_instance(compiler, &wanted);
  if (!instance) instance = compile_instance(compiler, &wanted, place->scope, stable, depth + 1);
  if (instance) crdc_watches_add(compiler, instance->asked);
  if (!instance || (instance->mutates && !check_mutating_include(compiler, set, marker, &self))) return false;
  /* arguments for each item see it by its names, and self of the enclosing set */
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
  crd_include *include = make_include(compiler, place, instance, marker, &self);
  step->include = include;
  return crdc_set_add(compiler, &inner, marker, "prefixExpression", SET_STRING, PROGRAM_TEXT, suffix,
                      &include->prefix_expression) &&
         crdc_set_add(compiler, &inner, marker, "value", SET_ANY, PROGRAM_VALUE, suffix, &include->value) &&
         crdc_set_add(compiler, &inner, marker, "valueText", SET_STRING, PROGRAM_TEXT, suffix, &include->value_text) &&
         add_params(compiler, &inner, instance, marker, include, suffix) &&
         crdc_set_add(compiler, &inner, marker, "when", SET_BOOL, PROGRAM_TRUTH, suffix, &step->when);
}
