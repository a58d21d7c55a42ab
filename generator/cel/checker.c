/* SPDX-License-Identifier: Apache-2.0 */
/* The type checker. A first walk resolves names and overloads and gives every node a type, and a second one replaces type
 * variables by their bindings. Mirrors cel-go checker/checker.go and checker/env.go in an environment with cross-type
 * numeric comparisons and the API server's type provider. */
#include "cel/declarations.h"
#include "cel/hint.h"
#include "cel/policy.h"
#include "cel/text/issues.h"
#include "cel/type.h"
#include "cel/validators.h"

/* A variable of a comprehension; a list from the innermost outwards. */
typedef struct checked_local {
  crd_string name;
  const cel_type *type;
  const struct checked_local *outer;
} checked_local;

typedef struct cel_checker {
  cel_ast *ast;
  crd_arena *arena;
  const cel_environment *environment;
  const cel_type *self; /* the start of object paths in messages */
  const checked_local *locals;
  unifier unifier;
} cel_checker;

static void check_expression(cel_checker *checker, cel_node *node);

static const cel_type *simple(cel_kind kind) {
  return crdc_cel_type_simple(kind);
}
static bool is_dyn_or_error(const cel_type *type) {
  return type->kind == CEL_DYN || type->kind == CEL_ERROR_TYPE;
}

static bool assignable(cel_checker *checker, const cel_type *a, const cel_type *b) {
  return crdc_unifier_assign(&checker->unifier, a, b);
}
static const cel_type *substitute(cel_checker *checker, const cel_type *type) {
  return crdc_unifier_substitute(&checker->unifier, type, false);
}
static const cel_type *wrap(cel_checker *checker, cel_kind kind, const cel_type *a, const cel_type *b) {
  return crdc_cel_type_with(checker->arena, kind, a, b);
}

/* ---- issues ---- */

static crd_string format(cel_checker *checker, const cel_type *type) {
  return crdc_cel_type_format_in(checker->arena, type, checker->self);
}

static void report_mismatch(cel_checker *checker, uint32_t position, const cel_type *expected, const cel_type *found) {
  crd_string a = format(checker, expected), b = format(checker, found);
  crdc_cel_issue_add(checker->ast, position, "expected type '%.*s' but found '%.*s'", CRD_PRINT(a), CRD_PRINT(b));
}

static void hint_undeclared(cel_checker *checker, crd_string name, bool call) {
  size_t count = 0;
  for (const checked_local *at = checker->locals; at; at = at->outer) count++;
  const char **locals = crd_arena_alloc(checker->arena, (count + 1) * sizeof *locals);
  count = 0;
  for (const checked_local *at = checker->locals; at; at = at->outer)
    locals[count++] = crd_arena_copy(checker->arena, at->name).data;
  crdc_cel_issue_hint(checker->ast,
                      crdc_cel_hint_undeclared(checker->arena, checker->environment, name, call, locals, count));
}

static void report_undeclared(cel_checker *checker, cel_node *node, crd_string name) {
  crdc_cel_issue_add(checker->ast, node->position, "undeclared reference to '%.*s' (in container '%.*s')", CRD_PRINT(name),
                     CRD_PRINT(checker->environment->container));
  if (checker->ast->issues.count <= CEL_MOST_HINTS) hint_undeclared(checker, name, node->kind == CEL_NODE_CALL);
  node->type = simple(CEL_ERROR_TYPE);
}

static void report_undefined(cel_checker *checker, const cel_node *node, const cel_type *type, crd_string name) {
  crdc_cel_issue_add(checker->ast, node->position, "undefined field '%.*s'", CRD_PRINT(name));
  if (checker->ast->issues.count <= CEL_MOST_HINTS)
    crdc_cel_issue_hint(checker->ast, crdc_cel_hint_field(checker->arena, type, name));
}

static void report_no_overload(cel_checker *checker, const cel_node *node, crd_string name, const cel_type **types,
                               size_t count, bool member) {
  crd_text text = {.arena = checker->arena};
  if (member) {
    crd_text_add(&text, format(checker, crdc_unifier_substitute(&checker->unifier, types[0], true)));
    crd_text_add_char(&text, '.');
  }
  crd_text_add_char(&text, '(');
  for (size_t i = member; i < count; i++) {
    if (i > member) crd_text_add(&text, CRD_STRING(", "));
    crd_text_add(&text, format(checker, crdc_unifier_substitute(&checker->unifier, types[i], true)));
  }
  crd_text_add_char(&text, ')');
  crdc_cel_issue_add(checker->ast, node->position, "found no matching overload for '%.*s' applied to '%.*s'",
                     CRD_PRINT(name), CRD_PRINT(crd_text_string(&text)));
}

/* ---- names ---- */

static crd_string without_dot(crd_string name) {
  return name.size > 0 && name.data[0] == '.' ? (crd_string){name.data + 1, name.size - 1} : name;
}

static const checked_local *find_checked_local(const cel_checker *checker, crd_string name) {
  name = without_dot(name);
  for (const checked_local *at = checker->locals; at; at = at->outer)
    if (crd_string_equal(at->name, name)) return at;
  return NULL;
}

/* A variable of the environment or the name of a type. */
static const cel_type *find_global(const cel_checker *checker, crd_string name, bool *names_type) {
  const cel_environment *environment = checker->environment;
  *names_type = false;
  for (size_t i = 0; i < environment->variable_count; i++)
    if (crd_string_equal(environment->variables[i].name, name)) return environment->variables[i].type;
  const cel_type *extra = environment->extras ? crdc_cel_extras_type(checker->arena, environment->extras, name) : NULL;
  if (extra) return extra;
  const cel_type *type = crdc_cel_type_named(name, environment->version);
  *names_type = type != NULL;
  return type ? crdc_cel_type_with(checker->arena, CEL_TYPE, type, NULL) : NULL;
}

/* Looks up a name as an expression writes it: first in the container, then in the outer ones. Sets `name` to the full
 * name. */
static const cel_type *find_name(const cel_checker *checker, crd_string *name, bool *names_type) {
  crd_string container = checker->environment->container, written = *name;
  *name = without_dot(written);
  while (container.size && name->size == written.size) {
    crd_string full = crd_arena_printf(checker->arena, "%.*s.%.*s", CRD_PRINT(container), CRD_PRINT(written));
    const cel_type *type = find_global(checker, full, names_type);
    if (type) return *name = full, type;
    do container.size--;
    while (container.size && container.data[container.size] != '.');
  }
  return find_global(checker, *name, names_type);
}

/* Turns the node into a reference to `name`. If a local variable hides the global one, the name gets a dot before it. */
static void become_reference(cel_checker *checker, cel_node *node, crd_string name, const cel_type *type, bool names_type,
                             bool hidden) {
  node->kind = CEL_NODE_IDENT;
  node->name = hidden ? crd_arena_printf(checker->arena, ".%.*s", CRD_PRINT(name)) : name;
  node->target = NULL;
  node->type = type;
  node->names_type = names_type;
  if (crd_string_equal(node->name, CRD_STRING("oldSelf"))) checker->ast->uses_old_self = true;
}

static void check_identifier(cel_checker *checker, cel_node *node) {
  const checked_local *found = find_checked_local(checker, node->name);
  if (found && node->name.data[0] != '.') {
    become_reference(checker, node, found->name, found->type, false, false);
    return;
  }
  crd_string name = node->name;
  bool names_type;
  const cel_type *type = find_name(checker, &name, &names_type);
  if (type)
    become_reference(checker, node, name, type, names_type, found != NULL);
  else
    report_undeclared(checker, node, node->name);
}

/* a.b.c as one name, if the node consists of names only. */
static bool qualified_name(crd_text *out, const cel_node *node, const cel_node **first) {
  if (node->kind == CEL_NODE_IDENT) {
    *first = node;
    crd_text_add(out, node->name);
    return true;
  }
  if (node->kind != CEL_NODE_SELECT || node->test_only || !qualified_name(out, node->target, first)) return false;
  crd_text_add_char(out, '.');
  crd_text_add(out, node->name);
  return true;
}

/* ---- selection ---- */

static const cel_type *unwrap_optional(const cel_type *type, bool *optional) {
  *optional = type->kind == CEL_OPTIONAL;
  return *optional ? type->parameters[0] : type;
}

/* The first environment that accepts reserved words without underscores, and the last one whose changes were more than new
 * functions and macros. */
enum { RESERVED_FIELDS = 31, LAST_OF_RULES = 31 };

static const cel_type *field_type(cel_checker *checker, const cel_node *node, const cel_type *type, crd_string name) {
  switch (type->kind) {
  case CEL_MAP:
    return type->parameters[1];
  case CEL_OBJECT: {
    const cel_type *constructed = type->named ? crdc_policy_field_type(type, name) : NULL;
    if (constructed) return constructed;
    const cel_field *field = crdc_cel_type_field(type, name);
    /* Until environment 1.31 a reserved word was only found with its underscores. */
    bool found = field && (checker->environment->version >= RESERVED_FIELDS || crd_string_equal(field->name, name));
    if (found) return field->type;
    crd_string unknown;
    if (checker->environment->extras && crdc_cel_extras_unknown(checker->arena, type, name, &unknown))
      crdc_cel_issue_add(checker->ast, node->position, "%.*s", CRD_PRINT(unknown));
    else
      report_undefined(checker, node, type, name);
    return simple(CEL_ERROR_TYPE);
  }
  case CEL_PARAMETER:
    assignable(checker, simple(CEL_DYN), type);
    return simple(CEL_DYN);
  case CEL_OPAQUE:
    /* Kubernetes' own types are messages without a declaration to cel-go. */
    if (crd_string_has_prefix(type->name, CRD_STRING("kubernetes."))) {
      crdc_cel_issue_add(checker->ast, node->position, "unexpected failed resolution of '%.*s'", CRD_PRINT(type->name));
      return simple(CEL_ERROR_TYPE);
    }
    /* fallthrough */
  default:
    if (!is_dyn_or_error(type)) {
      crd_string text = format(checker, type);
      crdc_cel_issue_add(checker->ast, node->position, "type '%.*s' does not support field selection", CRD_PRINT(text));
    }
    return simple(CEL_DYN);
  }
}

static const cel_type *check_field(cel_checker *checker, const cel_node *node, cel_node *operand, crd_string name,
                                   bool optional) {
  check_expression(checker, operand);
  bool was_optional;
  const cel_type *target = unwrap_optional(substitute(checker, operand->type), &was_optional);
  const cel_type *result = field_type(checker, node, target, name);
  return was_optional || optional ? wrap(checker, CEL_OPTIONAL, result, NULL) : result;
}

static void check_select(cel_checker *checker, cel_node *node) {
  crd_text name = {.arena = checker->arena};
  const cel_node *first;
  if (qualified_name(&name, node, &first)) {
    const checked_local *found = find_checked_local(checker, first->name);
    crd_string whole = crd_text_string(&name);
    bool names_type, hidden = found && first->name.data[0] == '.';
    const cel_type *type = found && !hidden ? NULL : find_name(checker, &whole, &names_type);
    if (type) {
      become_reference(checker, node, whole, type, names_type, hidden);
      return;
    }
  }
  const cel_type *type = check_field(checker, node, node->target, node->name, false);
  node->type = substitute(checker, node->test_only ? simple(CEL_BOOL) : type);
}

static void set_overload(cel_checker *checker, cel_node *node, const cel_overload *overload) {
  if (!node->overloads) node->overloads = crd_arena_alloc(checker->arena, 16 * sizeof *node->overloads);
  for (size_t i = 0; i < node->overload_count; i++)
    if (strcmp(node->overloads[i]->id, overload->id) == 0) return;
  if (node->overload_count % 16 == 0 && node->overload_count > 0)
    node->overloads = crd_arena_grow(checker->arena, node->overloads, node->overload_count * sizeof *node->overloads,
                                     (node->overload_count + 16) * sizeof *node->overloads);
  node->overloads[node->overload_count++] = overload;
}

static void check_optional_select(cel_checker *checker, cel_node *node) {
  const cel_type *type = check_field(checker, node, node->arguments[0], node->arguments[1]->constant.as.text, true);
  node->arguments[1]->type = simple(CEL_STRING);
  node->type = substitute(checker, type);
  size_t count;
  set_overload(checker, node, crdc_cel_overloads_find(CRD_STRING("_?._"), &count));
}

/* ---- calls ---- */

/* The types of an overload, with fresh type variables for its parameters. */
typedef struct signature {
  const cel_type *arguments[8];
  size_t count;
  const cel_type *result;
} signature;

static void instantiate(cel_checker *checker, const cel_overload *overload, signature *signature) {
  const cel_type *parameters[26] = {0};
  for (int part = 0; part < 2; part++) {
    for (const char *at = part ? overload->result : overload->arguments; *at; at++) {
      if (*at == '@')
        at++;
      else if (*at >= 'A' && *at <= 'Z' && !parameters[*at - 'A'])
        parameters[*at - 'A'] = crdc_unifier_new_variable(&checker->unifier);
    }
  }
  signature->count = 0;
  for (const char *at = overload->arguments; *at;)
    signature->arguments[signature->count++] = crdc_cel_type_read(checker->arena, &at, parameters);
  const char *result = overload->result;
  signature->result = crdc_cel_type_read(checker->arena, &result, parameters);
}

/* && and || accept any number of bool operands; the error names the operand that is not one. */
static bool resolve_logic(cel_checker *checker, cel_node *node, const cel_overload *overload, const cel_type **types,
                          size_t count) {
  bool good = true;
  for (size_t i = 0; i < count; i++) {
    if (assignable(checker, types[i], simple(CEL_BOOL))) continue;
    report_mismatch(checker, node->arguments[i]->position, simple(CEL_BOOL), types[i]);
    good = false;
  }
  if (good) set_overload(checker, node, overload);
  node->type = simple(good ? CEL_BOOL : CEL_ERROR_TYPE);
  return good;
}

static bool is_on(const cel_checker *checker, const cel_overload *overload) {
  unsigned version = checker->environment->version;
  const cel_environment *environment = checker->environment;
  if (overload->since == CEL_BEYOND) return environment->extras != NULL;
  if (overload->since == CEL_PATCHES) return environment->extras || (environment->policy && environment->policy->patches);
  if (version < overload->since) cel_ast_differs_from(checker->ast, overload->since);
  return version >= overload->since;
}

/* Keeps all overloads that fit; the type is that of the first, or dyn if they differ (resolveOverload). */
static void resolve(cel_checker *checker, cel_node *node, const cel_overload *overloads, size_t overload_count) {
  bool member = node->target != NULL;
  size_t count = node->argument_count + member;
  const cel_type **types = crd_arena_alloc(checker->arena, (count + 1) * sizeof *types);
  if (member) types[0] = node->target->type;
  for (size_t i = 0; i < node->argument_count; i++) types[i + member] = node->arguments[i]->type;
  const cel_type *result = NULL;
  for (size_t i = 0; i < overload_count; i++) {
    if (overloads[i].member != member || !is_on(checker, &overloads[i])) continue;
    if (crd_string_equal(node->name, CRD_STRING("_&&_")) || crd_string_equal(node->name, CRD_STRING("_||_"))) {
      resolve_logic(checker, node, &overloads[i], types, count);
      return;
    }
    signature signature;
    instantiate(checker, &overloads[i], &signature);
    if (signature.count != count || !crdc_unifier_assign_all(&checker->unifier, types, signature.arguments, count)) continue;
    set_overload(checker, node, &overloads[i]);
    const cel_type *of_this = substitute(checker, signature.result);
    if (!result)
      result = of_this;
    else if (result->kind != CEL_DYN && !crdc_cel_type_equal(of_this, result))
      result = simple(CEL_DYN);
  }
  if (!result) report_no_overload(checker, node, node->name, types, count, member);
  node->type = result ? result : simple(CEL_ERROR_TYPE);
}

/* The overloads of a function that the version has. */
static const cel_overload *find_overloads(const cel_checker *checker, crd_string name, size_t *count) {
  const cel_overload *overloads = crdc_cel_overloads_find(without_dot(name), count);
  for (size_t i = 0; i < *count; i++)
    if (is_on(checker, &overloads[i])) return overloads;
  return NULL;
}

/* Checks a call of a function that finds objects in the cluster; false if it is none. */
static bool check_watch(cel_checker *checker, cel_node *node) {
  const cel_watch *watch = crdc_cel_extras_watch(checker->environment->extras, without_dot(node->name));
  if (!watch) return false;
  bool named = watch->form != CEL_WATCH_ALL;
  const cel_type *given = node->argument_count ? node->arguments[0]->type : NULL;
  node->name = without_dot(node->name);
  if (node->argument_count != named || (named && !assignable(checker, given, simple(CEL_STRING)))) {
    const cel_type **types = crd_arena_alloc(checker->arena, (node->argument_count + 1) * sizeof *types);
    for (size_t i = 0; i < node->argument_count; i++) types[i] = node->arguments[i]->type;
    report_no_overload(checker, node, node->name, types, node->argument_count, false);
    node->type = simple(CEL_ERROR_TYPE);
    return true;
  }
  node->type = crdc_cel_watch_type(checker->arena, watch);
  return true;
}

static void check_call(cel_checker *checker, cel_node *node) {
  if (crd_string_equal(node->name, CRD_STRING("_?._"))) {
    check_optional_select(checker, node);
    return;
  }
  for (size_t i = 0; i < node->argument_count; i++) check_expression(checker, node->arguments[i]);
  size_t count;
  if (node->target) {
    crd_text name = {.arena = checker->arena};
    const cel_node *first;
    if (qualified_name(&name, node->target, &first)) {
      crd_text_add_char(&name, '.');
      crd_text_add(&name, node->name);
      const cel_overload *namespaced = find_overloads(checker, crd_text_string(&name), &count);
      if (namespaced) {
        node->target = NULL;
        node->name = without_dot(crd_text_string(&name));
        resolve(checker, node, namespaced, count);
        return;
      }
    }
    check_expression(checker, node->target);
  }
  const cel_overload *overloads = find_overloads(checker, node->name, &count);
  if (!overloads && !node->target && check_watch(checker, node)) return;
  if (!overloads) {
    report_undeclared(checker, node, node->name);
    return;
  }
  node->name = without_dot(node->name);
  resolve(checker, node, overloads, count);
}

/* ---- lists, maps, messages ---- */

/* The common type of the entries so far and the next one: dyn if they differ. A validator checks that literals are
 * homogeneous, because arguments of format need not be. */
static const cel_type *join_types(cel_checker *checker, const cel_type *before, const cel_type *now) {
  if (!before) return now;
  return assignable(checker, before, now) ? crdc_unifier_most_general(before, now) : simple(CEL_DYN);
}

/* The type of an entry's value, inside the optional that '?' asks for. */
static const cel_type *entry_type(cel_checker *checker, const cel_node *node, size_t i) {
  const cel_node *value = node->arguments[i];
  if (!node->optional || !node->optional[i]) return value->type;
  bool optional;
  const cel_type *type = unwrap_optional(value->type, &optional);
  if (!optional && type->kind != CEL_DYN)
    report_mismatch(checker, value->position, wrap(checker, CEL_OPTIONAL, type, NULL), type);
  return type;
}

static void check_list_literal(cel_checker *checker, cel_node *node) {
  const cel_type *items = NULL;
  for (size_t i = 0; i < node->argument_count; i++) {
    check_expression(checker, node->arguments[i]);
    items = join_types(checker, items, entry_type(checker, node, i));
  }
  node->type = wrap(checker, CEL_LIST, items ? items : crdc_unifier_new_variable(&checker->unifier), NULL);
}

static void check_map(cel_checker *checker, cel_node *node) {
  const cel_type *keys = NULL, *values = NULL;
  for (size_t i = 0; i < node->argument_count; i++) {
    check_expression(checker, node->keys[i]);
    keys = join_types(checker, keys, node->keys[i]->type);
    check_expression(checker, node->arguments[i]);
    values = join_types(checker, values, entry_type(checker, node, i));
  }
  if (!keys) {
    keys = crdc_unifier_new_variable(&checker->unifier);
    values = crdc_unifier_new_variable(&checker->unifier);
  }
  node->type = wrap(checker, CEL_MAP, keys, values);
}

/* Checks the value of a message field against the field's type. A JSONPatch accepts any field; unknown ones have no type,
 * and only dyn fits them (mutation.JSONPatchType.Field). */
static void check_message_field(cel_checker *checker, const cel_node *node, size_t i, const cel_type *type) {
  static const cel_type no_type = {.kind = CEL_OBJECT, .named = true};
  check_expression(checker, node->arguments[i]);
  const cel_type *field = crdc_policy_field_type(type, node->names[i]), *given = entry_type(checker, node, i);
  if (!field) field = &no_type;
  if (assignable(checker, field, given)) return;
  crd_string a = format(checker, field), b = format(checker, substitute(checker, given));
  crdc_cel_issue_add(checker->ast, node->entry_positions[i],
                     "expected type of field '%.*s' is '%.*s' but provided type is '%.*s'", CRD_PRINT(node->names[i]),
                     CRD_PRINT(a), CRD_PRINT(b));
}

static const cel_type *find_declared_type(const cel_checker *checker, crd_string name) {
  const cel_environment *environment = checker->environment;
  for (size_t i = 0; i < environment->variable_count; i++) {
    const cel_type *type = environment->variables[i].type;
    if (type->named && crd_string_equal(type->name, name)) return type;
  }
  return NULL;
}

/* Checks Object{...}, JSONPatch{...}, kubernetes.DRADevice{...}; false for another name. */
static bool check_message(cel_checker *checker, cel_node *node) {
  const cel_policy *policy = checker->environment->policy;
  const cel_type *type = policy && policy->patches ? crdc_policy_type_named(checker->arena, without_dot(node->name)) : NULL;
  if (!policy) type = find_declared_type(checker, without_dot(node->name));
  if (!type) return false;
  node->type = type;
  for (size_t i = 0; i < node->argument_count; i++) check_message_field(checker, node, i, type);
  return true;
}

/* Types of schemas have no names, so messages of them cannot be made. */
static void refuse_message(cel_checker *checker, cel_node *node) {
  crd_string name = without_dot(node->name);
  if (check_message(checker, node)) return;
  if (!crdc_cel_type_named(name, checker->environment->version)) {
    report_undeclared(checker, node, node->name);
    return;
  }
  crdc_cel_issue_add(checker->ast, node->position, "'%.*s' is not a message type", CRD_PRINT(name));
  node->type = simple(CEL_ERROR_TYPE);
  for (size_t i = 0; i < node->argument_count; i++) check_expression(checker, node->arguments[i]);
}

/* ---- comprehensions ---- */

/* The types of the variables of a comprehension over that type: items or keys; with two variables index or key, and
 * value. */
static void range_types(cel_checker *checker, const cel_node *range, bool two, const cel_type **first,
                        const cel_type **second) {
  const cel_type *type = substitute(checker, range->type);
  switch (type->any ? CEL_OPAQUE : type->kind) {
  case CEL_LIST:
    *first = two ? simple(CEL_INT) : type->parameters[0];
    *second = type->parameters[0];
    return;
  case CEL_MAP:
    *first = type->parameters[0];
    *second = type->parameters[1];
    return;
  case CEL_DYN:
  case CEL_ERROR_TYPE:
  case CEL_PARAMETER:
    assignable(checker, simple(CEL_DYN), type);
    *first = *second = simple(CEL_DYN);
    return;
  default: {
    crd_string text = format(checker, type);
    crdc_cel_issue_add(checker->ast, range->position,
                       "expression of type '%.*s' cannot be range of a comprehension (must be list, map, or dynamic)",
                       CRD_PRINT(text));
    *first = *second = simple(CEL_ERROR_TYPE);
  }
  }
}

static void check_to_be(cel_checker *checker, cel_node *node, const cel_type *type) {
  check_expression(checker, node);
  if (!assignable(checker, type, node->type)) report_mismatch(checker, node->position, type, node->type);
}

static void check_comprehension(cel_checker *checker, cel_node *node) {
  bool two = node->fold.variable2.size > 0;
  check_expression(checker, node->fold.range);
  check_expression(checker, node->fold.initial);
  const cel_type *accumulated = node->fold.initial->type, *first, *second;
  const checked_local *outer = checker->locals;
  checked_local accumulator = {node->fold.accumulator, accumulated, outer};
  range_types(checker, node->fold.range, two, &first, &second);
  checked_local variable = {node->fold.variable, first, &accumulator};
  checked_local variable2 = {node->fold.variable2, second, &variable};
  checker->locals = two ? &variable2 : &variable;
  check_to_be(checker, node->fold.condition, simple(CEL_BOOL));
  check_to_be(checker, node->fold.step, accumulated);
  checker->locals = &accumulator;
  check_expression(checker, node->fold.result);
  checker->locals = outer;
  node->type = substitute(checker, node->fold.result->type);
}

/* ---- the walk ---- */

static void check_expression(cel_checker *checker, cel_node *node) {
  switch (node->kind) {
  case CEL_NODE_CONSTANT:
    node->type = simple(node->constant.kind);
    break;
  case CEL_NODE_IDENT:
    check_identifier(checker, node);
    break;
  case CEL_NODE_SELECT:
    check_select(checker, node);
    break;
  case CEL_NODE_CALL:
    check_call(checker, node);
    break;
  case CEL_NODE_LIST:
    check_list_literal(checker, node);
    break;
  case CEL_NODE_MAP:
    check_map(checker, node);
    break;
  case CEL_NODE_STRUCT:
    refuse_message(checker, node);
    break;
  case CEL_NODE_COMPREHENSION:
    check_comprehension(checker, node);
    break;
  }
}

static void settle_type(cel_node *node, void *data) {
  cel_checker *checker = data;
  if (node->type) node->type = crdc_unifier_substitute(&checker->unifier, node->type, true);
}

bool crdc_cel_check_types(cel_ast *ast, const cel_environment *environment) {
  if (!ast->root) return false;
  cel_checker checker = {.ast = ast, .arena = ast->arena, .environment = environment, .unifier.arena = ast->arena};
  checker.self = crdc_cel_type_of_self(environment);
  if (environment->version < LAST_OF_RULES) cel_ast_differs_from(ast, environment->version + 1);
  ast->extras = environment->extras;
  ast->policy = environment->policy;
  check_expression(&checker, ast->root);
  crdc_cel_visit(ast->root, settle_type, &checker);
  if (checker.unifier.steps > UNIFIER_STEP_LIMIT) {
    ast->issues.count = 0; /* issues found after giving up are meaningless */
    crdc_cel_issue_add(ast, CEL_NO_PLACE, "the types of the expression are too large to be checked");
  }
  return ast->issues.count == 0;
}

bool crdc_cel_check(cel_ast *ast, const cel_environment *environment) {
  if (!crdc_cel_check_types(ast, environment)) return false;
  crdc_cel_validate(ast, environment);
  return ast->issues.count == 0;
}
