/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a webhook (validateRuleWithOperations, validateRule, validateResources). */
#include "webhooks/webhook_parts.h"

static const crd_value *list_member(const crd_value *map, const char *name) {
  const crd_value *value = crdc_read_member(map, name);
  return read_size(value, CRD_LIST) ? value : NULL;
}

static crd_string webhook_text_at(const crd_value *list, uint32_t index) {
  return crdc_read_text(&list->as.items[index]);
}

/* A list that must not be empty, and in which "*" stands alone; `others` is what the message calls the rest. */
static const crd_value *check_rule_list(const checker *checker, const crd_path *path, const crd_value *rule,
                                        const char *name, const char *others) {
  const crd_value *list = list_member(rule, name);
  if (!list) {
    crdc_vet_required(checker, path, name, rule->offset, NULL);
    return NULL;
  }
  for (uint32_t i = 0; others && list->size > 1 && i < list->size; i++)
    if (crdc_text_is(webhook_text_at(list, i), "*")) {
      crd_value what = crd_value_make_string(crd_string_of(others));
      crdc_vet_error_with(checker, CRD_ERROR_INVALID, path, name, list->offset,
                          crd_bad_of(checker->arena, CRD_BAD_VALUE, list), VET(ANY_ALONE), &what, 1);
      break;
    }
  return list;
}

static void check_operations(const checker *checker, const crd_path *path, const crd_value *rule) {
  static const char *const supported[] = {"*", "CONNECT", "CREATE", "DELETE", "UPDATE", NULL};
  const crd_value *list = check_rule_list(checker, path, rule, "operations", "operations");
  crd_path below = path_child(path, "operations");
  for (uint32_t i = 0; list && i < list->size; i++) {
    crd_path item = path_index(&below, i);
    bool known = false;
    for (size_t k = 0; supported[k]; k++) known = known || crdc_text_is(webhook_text_at(list, i), supported[k]);
    if (!known) crdc_vet_not_supported(checker, &item, NULL, list->as.items[i].offset, webhook_text_at(list, i), supported);
  }
}

typedef struct webhook_resource {
  crd_string whole, name, sub;
  bool has_sub;
} webhook_resource;

static webhook_resource split(crd_string text) {
  webhook_resource resource = {.whole = text};
  resource.has_sub = crd_string_cut(text, '/', &resource.name, &resource.sub);
  return resource;
}

static void refuse_value(const checker *checker, const crd_path *path, const crd_value *list, uint32_t index,
                         const char *wildcard_form, crd_string part) {
  crd_string whole = webhook_text_at(list, index);
  crd_path item = path_index(path, index);
  crd_string wildcard =
      crd_arena_printf(checker->arena, wildcard_form[0] == '*' ? "*/%.*s" : "%.*s/*", (int)part.size, part.data);
  crd_value arguments[] = {crd_value_make_string(wildcard), crd_value_make_string(whole)};
  crdc_vet_error_with(checker, CRD_ERROR_INVALID, &item, NULL, list->as.items[index].offset, crd_bad_string(whole),
                      VET(WILDCARD_ALONE), arguments, 2);
}

/* Only entries after a wildcard are held against it, as there. */
static void check_overlap(const checker *checker, const crd_path *path, const crd_value *list, uint32_t index) {
  webhook_resource this = split(webhook_text_at(list, index));
  bool by_name = false, by_sub = false;
  for (uint32_t k = 0; k < index && this.has_sub; k++) {
    webhook_resource earlier = split(webhook_text_at(list, k));
    if (!earlier.has_sub) continue;
    by_name = by_name || (crdc_text_is(earlier.sub, "*") && crd_string_equal(earlier.name, this.name));
    by_sub = by_sub || (crdc_text_is(earlier.name, "*") && crd_string_equal(earlier.sub, this.sub));
  }
  if (by_name) refuse_value(checker, path, list, index, "r", this.name);
  if (by_sub) refuse_value(checker, path, list, index, "*", this.sub);
}

static void check_resources(const checker *checker, const crd_path *parent, const crd_value *rule) {
  const crd_value *list = check_rule_list(checker, parent, rule, "resources", NULL);
  crd_path path = path_child(parent, "resources");
  bool all = false, every = false, plain = false;
  for (uint32_t i = 0; list && i < list->size; i++) {
    crd_string text = webhook_text_at(list, i);
    if (!text.size) {
      crd_path item = path_index(&path, i);
      crdc_vet_required(checker, &item, NULL, list->as.items[i].offset, NULL);
      continue;
    }
    all = all || crdc_text_is(text, "*/*");
    every = every || crdc_text_is(text, "*");
    if (!split(text).has_sub) plain = !crdc_text_is(text, "*"); /* the last one counts, as there */
    check_overlap(checker, &path, list, i);
  }
  if (list && list->size > 1 && all)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, list),
                   VET(ALL_ALONE));
  if (every && plain)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, list),
                   VET(PLAIN_ALONE));
}

void crdc_vet_admission_rule(const checker *checker, const crd_path *path, const crd_value *rule) {
  static const char *const scopes[] = {"*", "Cluster", "Namespaced", NULL};
  check_operations(checker, path, rule);
  check_rule_list(checker, path, rule, "apiGroups", "API groups");
  const crd_value *versions = check_rule_list(checker, path, rule, "apiVersions", "API versions");
  crd_path of_versions = path_child(path, "apiVersions");
  for (uint32_t i = 0; versions && i < versions->size; i++) {
    crd_path item = path_index(&of_versions, i);
    if (!webhook_text_at(versions, i).size) crdc_vet_required(checker, &item, NULL, versions->as.items[i].offset, NULL);
  }
  check_resources(checker, path, rule);
  crd_string scope = crdc_member_string(rule, "scope");
  bool known = !crdc_read_member(rule, "scope");
  for (size_t i = 0; scopes[i]; i++) known = known || crdc_text_is(scope, scopes[i]);
  if (!known) crdc_vet_not_supported(checker, path, "scope", crdc_member_place(rule, "scope"), scope, scopes);
}

void crdc_vet_webhook_rules(const checker *checker, const crd_path *parent, const crd_value *webhook) {
  const crd_value *rules = list_member(webhook, "rules");
  crd_path path = path_child(parent, "rules");
  for (uint32_t i = 0; rules && i < rules->size; i++) {
    crd_path item = path_index(&path, i);
    crdc_vet_admission_rule(checker, &item, &rules->as.items[i]);
  }
}
