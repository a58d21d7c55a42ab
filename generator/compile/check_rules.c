/* SPDX-License-Identifier: Apache-2.0 */
/* The part of ValidateCustomResourceDefinitionOpenAPISchema about rules. For each schema it first runs the rules on the
 * defaults. It only checks the rules themselves if the defaults are valid. */
#include "compile/check_rules.h"
#include "compile/check_defaults.h"
#include "rules/rule_walk.h"
#include "schema/cause.h"
#include "schema/tree/vet.h"

/* Returns how many rules were skipped, if the caller wants to know. */
static size_t check_all(const rule_check *check) {
  const crd_definition *definition = check->definition;
  const check_defaults_options options = {.kubernetes_minor = check->kubernetes_minor};
  size_t count = crd_schemas_shared(definition) && definition->version_count ? 1 : definition->version_count;
  size_t passed_over = 0;
  check->errors->kubernetes_minor = check->kubernetes_minor;
  for (size_t i = 0; i < count; i++) {
    const schema *root = definition->versions[i].schema;
    if (check->helps) passed_over += crdc_schema_rule_count(root);
    if (root &&
        crdc_check_defaults_errors(root, crd_schema_path(check->errors->arena, definition, i), &options, check->errors))
      passed_over -= crdc_rules_walk_version(check, i);
  }
  return passed_over;
}

void crdc_check_rules_errors(cel_types *types, const crd_definition *definition, const crd_definition *old,
                             unsigned kubernetes_minor, crd_errors *errors) {
  check_all(&(rule_check){
      .types = types, .definition = definition, .old = old, .kubernetes_minor = kubernetes_minor, .errors = errors});
}

bool crdc_check_rules(cel_types *types, const crd_definition *definition, unsigned kubernetes_minor,
                      diagnostics *diagnostics, size_t *passed_over) {
  crd_arena *arena = diagnostics->arena;
  crd_errors errors = crd_errors_init(arena);
  rule_helps helps = {.arena = arena, .no_costs = definition->mismarked};
  *passed_over += check_all(&(rule_check){
      .types = types, .definition = definition, .kubernetes_minor = kubernetes_minor, .errors = &errors, .helps = &helps});
  const char **all = crd_arena_zalloc(arena, (errors.count + 1) * sizeof *all);
  for (size_t i = 0; i < errors.count && i < helps.capacity; i++) all[i] = helps.items[i];
  crdc_causes_report(diagnostics, definition, &errors, true,
                     all); /* the value is the rule, and the diagnostic points at it */
  return errors.count == 0;
}
