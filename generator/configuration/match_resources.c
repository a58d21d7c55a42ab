/* SPDX-License-Identifier: Apache-2.0 */
/* Which requests policies and bindings are asked about (validateMatchResources, validateNamedRuleWithOperations). */
#include "configuration/lint.h"

#include <crd/metadata.h>

void crdc_vet_said(const checker *checker, crd_error_type type, const crd_path *path, const char *child, uint32_t place,
                   crd_bad_value value, const char *words) {
  crd_value argument = crd_value_make_string(crd_string_of(words));
  crdc_vet_error_with(checker, type, path, child, place, value, VET(TEXT), &argument, 1);
}

static void check_rule_names(const checker *checker, const crd_path *path, const crd_value *rule) {
  const crd_value *names = crdc_read_member(rule, "resourceNames");
  crd_path below = path_child(path, "resourceNames");
  for (uint32_t i = 0; i < read_size(names, CRD_LIST); i++) {
    crd_path item = path_index(&below, i);
    crd_string name = crdc_read_text(&names->as.items[i]);
    uint32_t place = names->as.items[i].offset;
    crd_texts messages = {.arena = checker->arena};
    crd_check_path_segment(&messages, name, false);
    for (uint32_t k = 0; k < messages.count; k++)
      crdc_vet_invalid_with(checker, &item, NULL, place, name, VET(TEXT), messages.items[k]);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || crd_value_is_string(&names->as.items[k], name);
    if (seen) crdc_vet_error(checker, CRD_ERROR_DUPLICATE, &item, NULL, place, crd_bad_string(name), NULL);
  }
}

static void check_named_rules(const checker *checker, const crd_path *parent, const crd_value *resources, const char *name) {
  const crd_value *rules = crdc_read_member(resources, name);
  crd_path path = path_child(parent, name);
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    crd_path item = path_index(&path, i);
    check_rule_names(checker, &item, &rules->as.items[i]);
    crdc_vet_admission_rule(checker, &item, &rules->as.items[i]);
  }
}

/* The path has no index there either. */
static void check_mutating_operations(const checker *checker, const crd_path *parent, const crd_value *resources) {
  static const char *const supported[] = {"*", "CONNECT", "CREATE", "UPDATE", NULL};
  const crd_value *rules = crdc_read_member(resources, "resourceRules");
  crd_path path = path_child(parent, "resourceRules");
  for (uint32_t i = 0; i < read_size(rules, CRD_LIST); i++) {
    const crd_value *operations = crdc_read_member(&rules->as.items[i], "operations");
    for (uint32_t k = 0; k < read_size(operations, CRD_LIST); k++) {
      const crd_value *operation = &operations->as.items[k];
      if (!crdc_text_is_one_of(crdc_read_text(operation), supported))
        crdc_vet_not_supported(checker, &path, "operations", operation->offset, crdc_read_text(operation), supported);
    }
  }
}

void crdc_vet_match_resources(const checker *checker, const crd_path *path, const crd_value *resources, bool mutating) {
  static const char *const match[] = {"Equivalent", "Exact", NULL};
  if (!resources) return;
  crdc_vet_admission_word(checker, path, resources, "matchPolicy", match);
  crdc_vet_admission_selector(checker, path, resources, "namespaceSelector");
  crdc_vet_admission_selector(checker, path, resources, "objectSelector");
  check_named_rules(checker, path, resources, "resourceRules");
  check_named_rules(checker, path, resources, "excludeResourceRules");
  /* A policy is told first that it has no rules at all: what follows is empty then. */
  if (mutating) check_mutating_operations(checker, path, resources);
}
