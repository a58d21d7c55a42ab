/* SPDX-License-Identifier: Apache-2.0 */
/* Compiled programs are cached by their source text, for repeated requests for the same policy. */
#include "admission/policies.h"
#include "../../runtime/base/nearest_name.h"
#include "base/memory.h"
#include "cel/compile.h"
#include "cel/policy.h"
#include "program/program.h"
#include <stdlib.h>

/* Compiles the expressions of a policy, each in its environment. Mirrors compilePolicy of apiserver
 * pkg/admission/plugin/policy/{validating/plugin.go,mutating/compilation.go} and CompileCELExpression of
 * pkg/admission/plugin/cel/compile.go. Each place of a policy has its allowed result types. */

/* The result of compiling an expression in an environment; equal ones are compiled once. */
typedef struct written_expression {
  crd_string key;
  const struct cel_type *type; /* the type of a variable with this expression; NULL: it does not compile */
  crd_string error;
  const crd_program *program; /* NULL: there is none */
  uint32_t plain_nodes;       /* crd_policy_expression.plain_nodes */
} written_expression;

/* The caller owns all three arenas; the rest is zero at the start. */
typedef struct expression_writer {
  crd_arena *scratch; /* for data about each expression */
  crd_arena *working; /* for the tree of the current expression: emptied before the next one, so that it stays small */
  crd_arena *kept;    /* for programs */
  unsigned minor;
  written_expression **table; /* the compiled expressions: a hash table whose size is a power of two */
  size_t table_size, table_count;
} expression_writer;

/* ---- allowed results of expressions ---- */

static bool has_kind(const cel_type *type, cel_kind kind) {
  return type->kind == kind;
}

static bool takes_bool(const cel_type *type) {
  return has_kind(type, CEL_BOOL);
}

static bool takes_string(const cel_type *type) {
  return has_kind(type, CEL_STRING);
}

static bool takes_string_or_null(const cel_type *type) {
  return has_kind(type, CEL_STRING) || has_kind(type, CEL_NULL);
}

static bool is_constructed(const cel_type *type, const char *name) {
  return has_kind(type, CEL_OBJECT) && type->named && crd_string_equal(type->name, crd_string_of(name));
}

static bool takes_object(const cel_type *type) {
  return is_constructed(type, "Object");
}

static bool takes_patches(const cel_type *type) {
  return has_kind(type, CEL_LIST) && is_constructed(type->parameters[0], "JSONPatch");
}

/* A row for each place where a policy can have an expression. */
typedef struct expression_place {
  bool (*takes)(const cel_type *type); /* NULL: any result */
  const char *wanted;                  /* the allowed types, in the words of the error */
} expression_place;

static const expression_place a_truth = {takes_bool, "must evaluate to bool"},
                              a_message = {takes_string, "must evaluate to string"},
                              an_annotation = {takes_string_or_null, "must evaluate to one of [string null_type]"},
                              some_patches = {takes_patches, "must evaluate to list(JSONPatch)"},
                              an_object = {takes_object, "must evaluate to Object"}, anything = {NULL, NULL};

/* ---- an expression ---- */

/* The API server's error for an expression that was not compiled. */
static crd_string refusal(expression_writer *writer, const cel_ast *ast, cel_outcome outcome,
                          const expression_place *place) {
  if (outcome != CEL_WRONG_RESULT) return crd_arena_copy(writer->kept, crdc_cel_refusal(writer->working, ast, outcome, ""));
  crd_string found = crdc_policy_type_text(writer->working, ast->root->type);
  return crd_arena_printf(writer->kept, "%s but got %.*s", place->wanted, CRD_PRINT(found));
}

/* Makes the program of a compiled expression, or its error. */
static void make_program(expression_writer *writer, const cel_ast *ast, written_expression *written) {
  diagnostics found = {.arena = writer->working};
  const program_request request = {.ast = ast, .location = {NULL, CRD_NO_OFFSET}};
  written->program = crdc_program_lower(writer->kept, writer->working, &request, &found);
  if (!written->program) written->error = crd_arena_copy(writer->kept, found.items[0].message);
}

/* The number of nodes of an expression that only reads the objects and joins texts; 0 if it does more, or is long. */
static uint32_t count_plain(const cel_node *node) {
  enum { MOST = 64 };
  uint32_t count = 1;
  bool plain = node->kind == CEL_NODE_CONSTANT || (node->kind == CEL_NODE_SELECT && !node->test_only);
  if (node->kind == CEL_NODE_IDENT) plain = crd_is_among(node->name, "object oldObject");
  if (node->kind == CEL_NODE_CALL && !node->target) plain |= crd_is_among(node->name, "_+_ string");
  for (size_t i = 0; plain && i < node->argument_count; i++) {
    uint32_t more = count_plain(node->arguments[i]);
    plain = more != 0, count += more;
  }
  if (plain && node->target) {
    uint32_t more = count_plain(node->target);
    plain = more != 0, count += more;
  }
  return plain && count <= MOST ? count : 0;
}

/* ---- equal expressions ---- */

/* The key of an expression: everything that its result depends on. That is the declared variables, the types of used ones,
 * the allowed results, and the text. */
static crd_string expression_key(expression_writer *writer, const cel_environment *environment,
                                 const expression_place *place, crd_string source) {
  crd_text key = {.arena = writer->working};
  crd_text_printf(&key, "%s;%d;", place->wanted ? place->wanted : "", environment->policy->patches);
  for (size_t i = 0; i < environment->variable_count; i++)
    crd_text_printf(&key, "%.*s,", CRD_PRINT(environment->variables[i].name));
  const cel_type *variables = environment->policy->variables;
  bool asked = source.size && memmem(source.data, source.size, "variables", strlen("variables")) != NULL;
  for (size_t i = 0; asked && variables && i < variables->field_count; i++) {
    crd_string type = crdc_policy_type_text(writer->working, variables->fields[i].type);
    crd_text_printf(&key, "%.*s:%.*s,", CRD_PRINT(variables->fields[i].name), CRD_PRINT(type));
  }
  crd_text_add_char(&key, '\n');
  crd_text_add(&key, source);
  return crd_text_string(&key);
}

static uint64_t hash_of_key(crd_string key) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t i = 0; i < key.size; i++) hash = (hash ^ (unsigned char)key.data[i]) * 0x100000001b3u;
  return hash ^ hash >> 29;
}

static written_expression **place_in_table(expression_writer *writer, crd_string key) {
  for (size_t at = (size_t)hash_of_key(key) & (writer->table_size - 1);; at = (at + 1) & (writer->table_size - 1))
    if (!writer->table[at] || crd_string_equal(writer->table[at]->key, key)) return &writer->table[at];
}

/* Finds the expression with that key; the entry has an empty `key` if it is new. */
static written_expression *find_written(expression_writer *writer, crd_string key) {
  if (writer->table_count * 2 >= writer->table_size) {
    written_expression **old = writer->table;
    size_t size = writer->table_size;
    writer->table_size = size ? 2 * size : 256;
    writer->table = crd_arena_zalloc(writer->scratch, writer->table_size * sizeof(written_expression *));
    for (size_t i = 0; i < size; i++)
      if (old[i]) *place_in_table(writer, old[i]->key) = old[i];
  }
  written_expression **slot = place_in_table(writer, key);
  written_expression *found = *slot;
  if (found) return found;
  writer->table_count++;
  return *slot = crd_arena_zalloc(writer->scratch, sizeof(written_expression));
}

static void compile_new(expression_writer *writer, const cel_environment *base, const expression_place *place,
                        crd_string source, written_expression *written) {
  cel_ast *ast = crd_arena_zalloc(writer->working, sizeof *ast);
  cel_environment environment = *base;
  environment.takes = place->takes;
  cel_outcome outcome = crdc_cel_compile(ast, writer->working, source, &environment);
  if (outcome != CEL_COMPILED) {
    written->error = refusal(writer, ast, outcome, place);
    return;
  }
  make_program(writer, ast, written);
  written->type = crdc_policy_declared_type(writer->scratch, ast->root->type);
  written->plain_nodes = count_plain(ast->root);
}

/* ---- a policy ---- */

/* Compiles an expression and returns its result type; NULL if it does not compile. */
static const cel_type *compile_policy_expression(expression_writer *writer, const cel_environment *environment,
                                                 const expression_place *place, crd_policy_expression *expression) {
  crd_arena_reset(writer->working);
  crd_string key = expression_key(writer, environment, place, expression->source);
  written_expression *written = find_written(writer, key);
  if (!written->key.data) {
    written->key = crd_arena_copy(writer->scratch, key);
    compile_new(writer, environment, place, expression->source, written);
  }
  expression->program = written->program;
  expression->error = written->error;
  expression->plain_nodes = written->plain_nodes;
  return written->type;
}

static crd_string spec_text(const crd_value *map, const char *name) {
  const crd_value *value = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return crd_value_text(value);
}

static const crd_value *spec_list(const crd_value *map, const char *name) {
  const crd_value *value = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_LIST && value->size ? value : NULL;
}

/* The expressions of a list; the arguments name the members of its items with names and sources. */
static crd_policy_expressions expressions_of(expression_writer *writer, const crd_value *list, const char *name,
                                             const char *source) {
  if (!list) return (crd_policy_expressions){NULL, 0};
  crd_policy_expression *items = crd_arena_zalloc(writer->kept, list->size * sizeof *items);
  for (uint32_t i = 0; i < list->size; i++) {
    if (name) items[i].name = spec_text(&list->as.items[i], name);
    items[i].source = spec_text(&list->as.items[i], source);
  }
  return (crd_policy_expressions){items, list->size};
}

static void compile_all(expression_writer *writer, const policy_environment *environment, const expression_place *place,
                        const crd_policy_expressions *expressions, bool placeholders) {
  crd_policy_expression *items = (crd_policy_expression *)(void *)(uintptr_t)expressions->items;
  for (size_t i = 0; i < expressions->count; i++)
    if (!placeholders || items[i].source.size)
      compile_policy_expression(writer, &environment->environment, place, &items[i]);
}

static void compile_mutations(expression_writer *writer, const policy_environment *environment, const crd_value *list,
                              crd_policy_expressions *expressions) {
  *expressions = expressions_of(writer, list, NULL, "patchType");
  crd_policy_expression *items = (crd_policy_expression *)(void *)(uintptr_t)expressions->items;
  for (size_t i = 0; i < expressions->count; i++) {
    const crd_value *mutation = &list->as.items[i];
    bool is_patch = crd_string_equal(items[i].source, CRD_STRING("JSONPatch"));
    const crd_value *own = crd_value_get(mutation, is_patch ? CRD_STRING("jsonPatch") : CRD_STRING("applyConfiguration"));
    items[i].source = spec_text(own, "expression");
    compile_policy_expression(writer, &environment->environment, is_patch ? &some_patches : &an_object, &items[i]);
  }
}

/* Compiles a policy's spec, or the match conditions of a webhook. */
static crd_policy_program crdc_policy_write(expression_writer *writer, crd_policy_form form, const crd_value *spec) {
  crd_policy_program program = {.variables = {NULL, 0}};
  policy_environment all, messages, mutations;
  if (form == CRD_POLICY_WEBHOOK) {
    crdc_policy_environment_init(&all, writer->scratch, (policy_scope){.authorizer = true}, writer->minor);
    program.conditions = expressions_of(writer, spec && spec->kind == CRD_LIST ? spec : NULL, "name", "expression");
    compile_all(writer, &all, &a_truth, &program.conditions, false);
    return program;
  }
  const crd_value *kind = spec && spec->kind == CRD_MAP ? crd_value_get(spec, CRD_STRING("paramKind")) : NULL;
  policy_scope scope = {.params = kind && kind->kind == CRD_MAP, .authorizer = true, .variables = true};
  crdc_policy_environment_init(&all, writer->scratch, scope, writer->minor);
  program.variables = expressions_of(writer, spec_list(spec, "variables"), "name", "expression");
  for (size_t i = 0; i < program.variables.count; i++) {
    crd_policy_expression *variable = (crd_policy_expression *)(void *)(uintptr_t)&program.variables.items[i];
    crdc_policy_add_variable(&all, variable->name, compile_policy_expression(writer, &all.environment, &anything, variable));
  }
  program.conditions = expressions_of(writer, spec_list(spec, "matchConditions"), "name", "expression");
  compile_all(writer, &all, &a_truth, &program.conditions, false);
  if (form == CRD_POLICY_MUTATING) {
    scope.patches = true;
    crdc_policy_environment_share(&mutations, &all, scope, writer->minor);
    compile_mutations(writer, &mutations, spec_list(spec, "mutations"), &program.mutations);
    return program;
  }
  scope.authorizer = false;
  crdc_policy_environment_share(&messages, &all, scope, writer->minor);
  program.validations = expressions_of(writer, spec_list(spec, "validations"), NULL, "expression");
  program.messages = expressions_of(writer, spec_list(spec, "validations"), NULL, "messageExpression");
  program.annotations = expressions_of(writer, spec_list(spec, "auditAnnotations"), "key", "valueExpression");
  compile_all(writer, &all, &a_truth, &program.validations, false);
  compile_all(writer, &all, &an_annotation, &program.annotations, false);
  compile_all(writer, &messages, &a_message, &program.messages, true);
  return program;
}

/* A compiled source in the cache. */
typedef struct kept_policy {
  uint64_t hash;
  crd_policy_form form;
  crd_string text;
  crd_policy_program program;
} kept_policy;

struct policy_compiler {
  crd_policy_compiler self; /* first */
  policy_compiler_options options;
  crd_arena *arena;    /* of the cache */
  kept_policy **slots; /* a hash table whose size is a power of two */
  size_t slot_count, kept_count;
};

static void forget_all(policy_compiler *compiler) {
  compiler->slots = NULL;
  compiler->slot_count = compiler->kept_count = 0;
  crd_arena_reset(compiler->arena);
}

/* ---- the cache ---- */

static uint64_t hash_of(crd_policy_form form, crd_string text) {
  uint64_t hash = 0xcbf29ce484222325u ^ (uint64_t)form;
  for (size_t i = 0; i < text.size; i++) hash = (hash ^ (unsigned char)text.data[i]) * 0x100000001b3u;
  return hash ^ hash >> 29;
}

/* The slot of a source, or the free one for it. */
static kept_policy **slot_of(policy_compiler *compiler, uint64_t hash, crd_policy_form form, crd_string text) {
  size_t mask = compiler->slot_count - 1;
  for (size_t at = (size_t)hash & mask;; at = (at + 1) & mask) {
    kept_policy *kept = compiler->slots[at];
    if (!kept || (kept->hash == hash && kept->form == form && crd_string_equal(kept->text, text)))
      return &compiler->slots[at];
  }
}

static void make_slots(policy_compiler *compiler, size_t more) {
  size_t wanted = 64;
  while (wanted < 2 * (compiler->kept_count + more + 1)) wanted *= 2;
  if (wanted <= compiler->slot_count) return;
  kept_policy **old = compiler->slots;
  size_t old_count = compiler->slot_count;
  compiler->slots = crd_arena_zalloc(compiler->arena, wanted * sizeof(kept_policy *));
  compiler->slot_count = wanted;
  for (size_t i = 0; i < old_count; i++)
    if (old[i]) *slot_of(compiler, old[i]->hash, old[i]->form, old[i]->text) = old[i];
}

/* ---- a call ---- */

/* The parts of a source that its expressions depend on, as text. */
static crd_string key_text(crd_arena *arena, const crd_policy_source *source) {
  const crd_value *spec = source->form == CRD_POLICY_WEBHOOK ? crd_value_get(source->object, CRD_STRING("matchConditions"))
                                                             : crd_value_get(source->object, CRD_STRING("spec"));
  return spec ? crd_json_encode(arena, spec, CRD_JSON_COMPACT) : CRD_STRING("null");
}

/* Returns the source from the cache, or compiles it. */
static const kept_policy *find_or_compile(policy_compiler *compiler, expression_writer *writer,
                                          const crd_policy_source *source) {
  crd_parse_error unreadable;
  crd_string text = key_text(writer->scratch, source);
  uint64_t hash = hash_of(source->form, text);
  kept_policy **slot = slot_of(compiler, hash, source->form, text);
  const kept_policy *known = *slot;
  if (known) return known;
  kept_policy *kept = crd_arena_zalloc(compiler->arena, sizeof *kept);
  *kept = (kept_policy){.hash = hash, .form = source->form, .text = crd_arena_copy(compiler->arena, text)};
  const crd_value *spec = crd_json_parse(compiler->arena, kept->text, NULL, &unreadable);
  if (!spec) memory_check_reader(&unreadable);
  kept->program = crdc_policy_write(writer, kept->form, spec);
  compiler->kept_count++;
  return *slot = kept;
}

static void compile_sources(const crd_policy_compiler *self, crd_policy_source *sources, size_t count) {
  policy_compiler *compiler = (policy_compiler *)(void *)(uintptr_t)self;
  if (compiler->options.most_kept && compiler->kept_count > compiler->options.most_kept) forget_all(compiler);
  make_slots(compiler, count);
  const unsigned minor = compiler->options.kubernetes_minor;
  expression_writer writer = {.scratch = memory_arena(NULL),
                              .working = memory_arena(NULL),
                              .kept = compiler->arena,
                              .minor = minor ? minor : CRD_KUBERNETES_NEWEST};
  for (size_t i = 0; i < count; i++) sources[i].program = find_or_compile(compiler, &writer, &sources[i])->program;
  crd_arena_destroy(writer.working);
  crd_arena_destroy(writer.scratch);
}

/* ---- the compiler ---- */

policy_compiler *crdc_policy_compiler_create(const policy_compiler_options *options) {
  policy_compiler *compiler = memory_checked(calloc(1, sizeof *compiler), sizeof *compiler);
  compiler->self.compile = compile_sources;
  compiler->options = *options;
  compiler->arena = memory_arena(NULL);
  return compiler;
}

const crd_policy_compiler *crdc_policy_compiler_of(policy_compiler *compiler) {
  return &compiler->self;
}

void crdc_policy_compiler_destroy(policy_compiler *compiler) {
  if (!compiler) return;
  forget_all(compiler);
  crd_arena_destroy(compiler->arena);
  free(compiler);
}
