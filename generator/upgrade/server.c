/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's errors against the new CRD as an update of the old one, which counts as established. A CRD without a
 * status is treated as if only its storage version was ever stored. */
#include "compile/check_rules.h"
#include "rules/rule_list.h"
#include "schema/cause.h"
#include "schema/tree/vet.h"
#include "upgrade/compare.h"
#include "upgrade/upgrade.h"

static crd_value text_value(const char *text) {
  return crd_value_make_string(crd_string_of(text));
}

static const crd_value *served_status(crd_arena *arena, const crd_definition *crd) {
  if (crd->status && crdc_read_member(crd->status, "storedVersions")) return crd->status;
  crd_value *status = crd_arena_alloc(arena, sizeof *status);
  crd_value conditions = crd_value_make_list(arena, 1), condition = crd_value_make_map(arena, 2),
            stored = crd_value_make_list(arena, 1);
  crd_value_set(arena, &condition, CRD_STRING("type"), text_value("Established"));
  crd_value_set(arena, &condition, CRD_STRING("status"), text_value("True"));
  crd_value_append(arena, &conditions, condition);
  for (size_t i = 0; i < crd->version_count; i++)
    if (crd->versions[i].storage) crd_value_append(arena, &stored, crd_value_make_string(crd->versions[i].name));
  *status = crd_value_make_map(arena, 2);
  crd_value_set(arena, status, CRD_STRING("conditions"), conditions);
  crd_value_set(arena, status, CRD_STRING("storedVersions"), stored);
  return status;
}

/* The API server adds the storage version to the stored ones before it checks the new CRD. */
static const crd_value *status_with_storage(crd_arena *arena, const crd_value *old, const crd_definition *crd) {
  crd_value *status = crd_arena_alloc(arena, sizeof *status);
  *status = crd_value_copy(arena, old);
  crd_value *stored = crd_value_get(status, CRD_STRING("storedVersions"));
  for (size_t i = 0; i < crd->version_count; i++) {
    bool met = !crd->versions[i].storage;
    for (uint32_t k = 0; k < read_size(stored, CRD_LIST); k++)
      met = met || crd_value_is_string(&stored->as.items[k], crd->versions[i].name);
    if (!met && stored && stored->kind == CRD_LIST)
      crd_value_append(arena, stored, crd_value_make_string(crd->versions[i].name));
  }
  return status;
}

/* False if there are errors. */
static bool ask_about_crd(upgrade *upgrade, cel_types *types, const crd_definition *old, const crd_definition *new_) {
  crd_arena *arena = upgrade->arena;
  unsigned minor = upgrade->options.settings.kubernetes_minor;
  crd_definition was = *old, is = *new_;
  was.status = served_status(arena, old);
  is.status = status_with_storage(arena, was.status, new_);
  crd_errors errors = crd_errors_init(arena);
  crd_check_errors_with(&is, &(crd_check_options){.old = &was, .own_status = true, .kubernetes_minor = minor}, &errors);
  crdc_check_rules_errors(types, &is, &was, minor, &errors);
  diagnostics found = {.arena = arena};
  crdc_causes_report(&found, &is, &errors, false, NULL);
  upgrade_comparison at = {&upgrade->findings, old, new_, {NULL, 0}, minor};
  for (size_t i = 0; i < found.count; i++) {
    finding *added = crdc_upgrade_add_of_crd(&at, CHANGE_API_REFUSES, NULL, NULL, "%.*s", CRD_PRINT(found.items[i].message));
    added->new_ = found.items[i].location;
  }
  return errors.count == 0;
}

/* ---- costs ---- */

static const listed_rule *find_listed(const rule_list *list, const listed_rule *wanted) {
  for (size_t i = 0; i < list->count; i++) {
    const listed_rule *one = &list->items[i];
    if (crd_string_equal(one->version->name, wanted->version->name) &&
        crd_string_equal(one->rule->rule, wanted->rule->rule) && crd_string_equal(one->place->path, wanted->place->path))
      return one;
  }
  return NULL;
}

static void compare_costs(upgrade *upgrade, const crd_definition *old, const crd_definition *new_) {
  unsigned minor = upgrade->options.settings.kubernetes_minor;
  rule_list was = rule_list_init(upgrade->arena), is = rule_list_init(upgrade->arena);
  crdc_rule_list_add(&was, old, minor);
  crdc_rule_list_add(&is, new_, minor);
  for (size_t i = 0; i < is.count; i++) {
    const listed_rule *one = &is.items[i], *before = find_listed(&was, one);
    if (!before || before->cost == one->cost) continue;
    upgrade_comparison at = {&upgrade->findings, old, new_, one->version->name, minor};
    finding *added =
        crdc_upgrade_add_of_crd(&at, CHANGE_RULE_COST, NULL, NULL, "a rule costs %.2g of the limit, was %.2g",
                                (double)one->cost / COST_LIMIT_OF_SCHEMA, (double)before->cost / COST_LIMIT_OF_SCHEMA);
    added->path = one->place->path;
    added->keyword = "x-kubernetes-validations";
    added->old = before->rule->location;
    added->new_ = one->rule->location;
    added->was = crd_arena_printf(upgrade->arena, "%llu", (unsigned long long)before->cost);
    added->is = crd_arena_printf(upgrade->arena, "%llu", (unsigned long long)one->cost);
  }
}

void crdc_upgrade_ask_server(upgrade *upgrade) {
  const crd_set *old = crdc_compilation_crds(upgrade->old.checked), *new_ = crdc_compilation_crds(upgrade->new_.checked);
  cel_types *types = crdc_cel_types_create(upgrade->arena);
  crdc_cel_types_of_minor(types, upgrade->options.settings.kubernetes_minor);
  for (size_t i = 0; i < old->count; i++) {
    const crd_definition *was = &old->items[i], *is = crdc_upgrade_find(new_, was->name);
    if (!is || crdc_upgrade_find(old, was->name) != was || crd_value_equal(was->spec, is->spec)) continue;
    if (ask_about_crd(upgrade, types, was, is)) compare_costs(upgrade, was, is);
  }
}
