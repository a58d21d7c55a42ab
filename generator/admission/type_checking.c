/* SPDX-License-Identifier: Apache-2.0 */
#include "admission/type_checking.h"
#include "admission/builtin_cel_types.h"
#include "cel/issues.h"
#include "cel/policy.h"

#include <crd/admission.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_KINDS = 10 }; /* maxTypesToCheck */

/* A kind that is checked. */
typedef struct checked_kind {
  crd_gvk kind;
  const cel_type *type;
} checked_kind;

typedef struct type_checking {
  crd_arena *arena;
  const crd_set *crds;
  unsigned minor;
  checked_kind *kinds;
  size_t count, room;
  bool has_params;
  const cel_type *params; /* NULL: dyn */
  const crd_value *spec;
} type_checking;

/* ---- reading ---- */

static const crd_value *part(const crd_value *map, const char *name, crd_value_kind kind) {
  const crd_value *found = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return found && found->kind == kind ? found : NULL;
}

static crd_string text_part(const crd_value *map, const char *name) {
  const crd_value *found = part(map, name, CRD_STRING_VALUE);
  return found ? crd_value_string(found) : (crd_string){NULL, 0};
}

static bool contains_any(crd_string text, const char *characters) {
  for (size_t i = 0; i < text.size; i++)
    if (strchr(characters, text.data[i])) return true;
  return false;
}

static int compare_texts(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

/* The sorted texts of a list. One with a wildcard spoils the list, or, with `skips`, is left out. */
static crd_string *literal_texts(crd_arena *arena, const crd_value *rule, const char *name, const char *wild, bool skips,
                                 size_t *count) {
  const crd_value *list = part(rule, name, CRD_LIST);
  crd_string *texts = crd_arena_alloc(arena, ((list ? list->size : 0) + 1) * sizeof *texts);
  *count = 0;
  for (uint32_t i = 0; list && i < list->size; i++) {
    crd_string text = crd_value_text(&list->as.items[i]);
    if (!contains_any(text, wild)) {
      texts[(*count)++] = text;
    } else if (!skips) {
      *count = 0;
      return texts;
    }
  }
  qsort(texts, *count, sizeof *texts, compare_texts);
  return texts;
}

/* ---- kinds ---- */

static void add_kind(type_checking *all, crd_gvk kind, const cel_type *type) {
  for (size_t i = 0; i < all->count; i++)
    if (crd_string_equal(all->kinds[i].kind.group, kind.group) &&
        crd_string_equal(all->kinds[i].kind.version, kind.version) && crd_string_equal(all->kinds[i].kind.kind, kind.kind))
      return;
  if (all->count == all->room) {
    size_t room = all->room ? 2 * all->room : 16;
    all->kinds = crd_arena_grow(all->arena, all->kinds, all->room * sizeof *all->kinds, room * sizeof *all->kinds);
    all->room = room;
  }
  all->kinds[all->count++] = (checked_kind){kind, type};
}

/* The type of a version of a CRD, by which the objects of other kinds do not go. */
static const cel_type *custom_type(type_checking *all, const crd_definition *crd, const crd_version *version) {
  cel_types *types = crdc_cel_types_create_beyond(all->arena);
  crdc_cel_types_of_minor(types, all->minor);
  cel_type *type = (cel_type *)(uintptr_t)crdc_cel_type_of_schema(types, version->schema, true);
  if (!type || type->kind != CEL_OBJECT) return type;
  type->named = true; /* messages call it by its kind */
  type->name = crd->kind;
  return type;
}

/* RESTMapper.KindsFor, whose resources without a group are those of any; gives how many there are. */
static size_t add_kinds_for(type_checking *all, crd_gvr resource, size_t most) {
  size_t count, found = 0;
  const crd_builtin_kind *kinds = crd_builtin_kinds(&count);
  for (size_t i = 0; i < count && found < most; i++) {
    const crd_builtin_kind *kind = &kinds[i];
    bool fits = kind->served && crd_string_equal(kind->resource, resource.resource) &&
                crd_string_equal(kind->version, resource.version) &&
                (!resource.group.size || crd_string_equal(kind->group, resource.group));
    if (!fits) continue;
    found++;
    add_kind(all, (crd_gvk){kind->group, kind->version, kind->kind}, crdc_builtin_cel_type(all->arena, kind));
  }
  for (size_t i = 0; all->crds && i < all->crds->count; i++) {
    const crd_definition *crd = &all->crds->items[i];
    bool fits = (!resource.group.size || crd_string_equal(crd->group, resource.group)) &&
                (crd_string_equal(crd->plural, resource.resource) || crd_string_equal(crd->singular, resource.resource));
    for (size_t k = 0; fits && k < crd->version_count && found < most; k++) {
      const crd_version *version = &crd->versions[k];
      if (!version->served || !crd_string_equal(version->name, resource.version)) continue;
      found++;
      add_kind(all, (crd_gvk){crd->group, version->name, crd->kind},
               version->schema ? custom_type(all, crd, version) : NULL);
    }
  }
  return found;
}

/* The kinds of a rule; false when there are enough. */
static bool add_kinds_of_rule(type_checking *all, const crd_value *rule) {
  size_t groups, versions, resources, found = 0;
  const crd_string *group = literal_texts(all->arena, rule, "apiGroups", "*", false, &groups);
  const crd_string *version = literal_texts(all->arena, rule, "apiVersions", "*", false, &versions);
  const crd_string *resource = literal_texts(all->arena, rule, "resources", "*/", true, &resources);
  for (size_t i = 0; i < groups; i++)
    for (size_t k = 0; k < versions; k++)
      for (size_t n = 0; n < resources; n++) {
        found += add_kinds_for(all, (crd_gvr){group[i], version[k], resource[n]}, MOST_KINDS - found);
        if (found == MOST_KINDS) return false;
      }
  return true;
}

static int compare_kinds(const void *a, const void *b) {
  const crd_gvk *x = &((const checked_kind *)a)->kind, *y = &((const checked_kind *)b)->kind;
  int order = crd_string_compare(x->group, y->group);
  if (!order) order = crd_string_compare(x->version, y->version);
  return order ? order : crd_string_compare(x->kind, y->kind);
}

static void find_kinds(type_checking *all) {
  const crd_value *rules = part(part(all->spec, "matchConstraints", CRD_MAP), "resourceRules", CRD_LIST);
  bool more = true;
  for (uint32_t i = 0; rules && more && i < rules->size; i++) more = add_kinds_of_rule(all, &rules->as.items[i]);
  if (all->count) qsort(all->kinds, all->count, sizeof *all->kinds, compare_kinds);
}

/* The type of params, where its kind is known. */
static void find_params(type_checking *all) {
  const crd_value *kind = part(all->spec, "paramKind", CRD_MAP);
  if (!kind) return;
  crd_string api = text_part(kind, "apiVersion"), name = text_part(kind, "kind"), group = {NULL, 0};
  const char *slash = api.size ? memchr(api.data, '/', api.size) : NULL;
  if (slash) {
    group = (crd_string){api.data, (size_t)(slash - api.data)};
    api = (crd_string){slash + 1, api.size - group.size - 1};
  }
  all->has_params = true;
  const crd_builtin_kind *builtin = crd_builtin_find(group, api, name);
  if (builtin) all->params = crdc_builtin_cel_type(all->arena, builtin);
  for (size_t i = 0; all->crds && !builtin && i < all->crds->count; i++) {
    const crd_definition *crd = &all->crds->items[i];
    if (!crd_string_equal(crd->group, group) || !crd_string_equal(crd->kind, name)) continue;
    for (size_t k = 0; k < crd->version_count; k++)
      if (crd_string_equal(crd->versions[k].name, api) && crd->versions[k].schema)
        all->params = custom_type(all, crd, &crd->versions[k]);
  }
}

/* ---- expressions ---- */

/* The types of the kind and of params in the place of dyn; authorizer.requestResource is not declared there. */
static void put_types(const type_checking *all, policy_environment *environment, const cel_type *object) {
  cel_environment *own = &environment->environment;
  size_t kept = 0;
  for (size_t i = 0; i < own->variable_count; i++) {
    cel_variable variable = environment->declared[i];
    bool is_object =
        crd_string_equal(variable.name, CRD_STRING("object")) || crd_string_equal(variable.name, CRD_STRING("oldObject"));
    if (is_object) variable.type = object;
    if (all->params && crd_string_equal(variable.name, CRD_STRING("params"))) variable.type = all->params;
    if (!crd_string_equal(variable.name, CRD_STRING("authorizer.requestResource"))) environment->declared[kept++] = variable;
  }
  own->variable_count = kept;
}

/* The variables of the policy, as far as they check. */
static void add_variables(const type_checking *all, policy_environment *environment) {
  const crd_value *variables = part(all->spec, "variables", CRD_LIST);
  for (uint32_t i = 0; variables && i < variables->size; i++) {
    const crd_value *variable = &variables->as.items[i];
    cel_ast ast = {0};
    crdc_cel_parse_version(&ast, all->arena, text_part(variable, "expression"), environment->environment.version);
    bool good = crdc_cel_check(&ast, &environment->environment);
    crdc_policy_add_variable(environment, text_part(variable, "name"), good ? ast.root->type : NULL);
  }
}

/* What is wrong with an expression for each of the kinds; empty: nothing. */
static crd_string check_expression(const type_checking *all, crd_string expression) {
  crd_text warning = {.arena = all->arena};
  for (size_t i = 0; i < all->count; i++) {
    if (!all->kinds[i].type) continue;
    policy_environment *environment = crd_arena_alloc(all->arena, sizeof *environment);
    policy_scope scope = {.params = all->has_params, .authorizer = true, .variables = true};
    cel_ast ast = {0};
    crdc_policy_environment_init(environment, all->arena, scope, all->minor);
    put_types(all, environment, all->kinds[i].type);
    add_variables(all, environment);
    crdc_cel_parse_version(&ast, all->arena, expression, environment->environment.version);
    if (crdc_cel_check(&ast, &environment->environment)) continue;
    const crd_gvk *kind = &all->kinds[i].kind;
    if (warning.size) crd_text_add_char(&warning, '\n');
    crd_text_printf(&warning, "%.*s/%.*s, Kind=%.*s: ", CRD_PRINT(kind->group), CRD_PRINT(kind->version),
                    CRD_PRINT(kind->kind));
    crd_text_add(&warning, crdc_cel_issues_format(all->arena, &ast));
    crd_text_add_char(&warning, '\n');
  }
  return crd_text_string(&warning);
}

static void check_member(const type_checking *all, const crd_value *validation, uint32_t at, const char *member,
                         type_warnings *found) {
  crd_string expression = text_part(validation, member);
  if (!expression.size && strcmp(member, "messageExpression") == 0) return;
  crd_string warning = check_expression(all, expression);
  if (!warning.size) return;
  crd_string field = crd_arena_printf(all->arena, "spec.validations[%u].%s", (unsigned)at, member);
  found->items[found->count++] = (type_warning){at, member, field, warning};
}

type_warnings crdc_policy_check_types(crd_arena *arena, const crd_set *crds, unsigned kubernetes_minor,
                                      const crd_value *policy) {
  type_checking all = {.arena = arena,
                       .crds = crds,
                       .minor = kubernetes_minor ? kubernetes_minor : CRD_KUBERNETES_NEWEST,
                       .spec = part(policy, "spec", CRD_MAP)};
  const crd_value *validations = part(all.spec, "validations", CRD_LIST);
  type_warnings found = {NULL, 0};
  if (!validations) return found;
  find_kinds(&all);
  find_params(&all);
  found.items = crd_arena_alloc(arena, (2 * (size_t)validations->size + 1) * sizeof *found.items);
  for (uint32_t i = 0; i < validations->size; i++) {
    check_member(&all, &validations->as.items[i], i, "expression", &found);
    check_member(&all, &validations->as.items[i], i, "messageExpression", &found);
  }
  return found;
}
