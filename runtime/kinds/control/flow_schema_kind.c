/* SPDX-License-Identifier: Apache-2.0 */
/* flowcontrol.apiserver.k8s.io/v1 FlowSchema (pkg/registry/flowcontrol/flowschema/strategy.go,
 * pkg/apis/flowcontrol/{v1,validation}; apiserver pkg/apis/flowcontrol/bootstrap has those that cannot be changed). */
#include "control.h"

/* ValidateServiceAccountSubject */
static void validate_flow_account(core_check *check, const core_flowcontrol_service_account_subject *account,
                                  const crd_path *path) {
  if (!core_is(account->name, "*"))
    crd_core_require(check, CORE_AT(path, "name"), account->name, crd_check_dns1123_subdomain);
  crd_core_require_because(check, CORE_AT(path, "namespace"), account->namespace, crd_check_dns1123_label,
                           "must specify namespace for service account");
}

/* ValidateUserSubject, ValidateGroupSubject, ValidateFlowSchemaSubject: the part that its kind names, and no other. */
static void validate_flow_subject(core_check *check, const core_flowcontrol_subject *subject, const crd_path *path) {
  static const char kinds[] = "Group ServiceAccount User";
  const struct {
    const char *kind, *field;
    bool given;
    const crd_string *name;
  } parts[] = {
      {"ServiceAccount", "serviceAccount", subject->service_account, NULL},
      {"User", "user", subject->user, subject->user ? &subject->user->name : NULL},
      {"Group", "group", subject->group, subject->group ? &subject->group->name : NULL},
  };
  enum { PARTS = sizeof parts / sizeof *parts };
  if (!crd_core_is_among(subject->kind, kinds)) {
    crd_core_unsupported(check, CORE_AT(path, "kind"), crd_bad_json(subject->kind), kinds);
    return;
  }
  for (size_t i = 0; i < PARTS; i++) {
    const crd_path *at = CORE_NAMED(path, crd_string_of(parts[i].field));
    if (!core_is(subject->kind, parts[i].kind)) continue;
    if (!parts[i].given)
      crd_core_required_as(check, at, "%s is required when subject kind is '%s'", parts[i].field, parts[i].kind);
    else if (!parts[i].name)
      validate_flow_account(check, subject->service_account, at);
    else if (!parts[i].name->size)
      crd_core_required(check, CORE_AT(at, "name"), NULL);
  }
  for (size_t i = 0; i < PARTS; i++)
    if (parts[i].given && !core_is(subject->kind, parts[i].kind))
      crd_core_forbidden_as(check, CORE_NAMED(path, crd_string_of(parts[i].field)),
                            "%s is forbidden when subject kind is not '%s'", parts[i].field, parts[i].kind);
}

/* hasWildcard, memberInList: that a list has something, and nothing beside "*"; whether it has none. */
static bool validate_flow_list(core_check *check, const core_string_list *list, const char *missing, const char *others,
                               const crd_path *path) {
  if (missing && !list->count) crd_core_required(check, path, missing);
  return !crd_core_validate_wildcard(check, list, others, path) && list->count;
}

static void validate_flow_verbs(core_check *check, const core_string_list *verbs, const crd_path *path) {
  static const char known[] = "create delete deletecollection get list patch proxy update watch";
  if (!validate_flow_list(check, verbs, "verbs must contain at least one value", "verbs", path)) return;
  for (uint32_t i = 0; i < verbs->count; i++) {
    if (crd_core_is_among(verbs->items[i], known)) continue;
    crd_core_unsupported(check, path, crd_core_show_texts(check, verbs), known);
    return;
  }
}

/* ValidateFlowSchemaResourcePolicyRule */
static void validate_flow_resources(core_check *check, const core_flowcontrol_resource_policy_rule *rule,
                                    const crd_path *path) {
  const crd_path *namespaces = CORE_AT(path, "namespaces");
  validate_flow_verbs(check, &rule->verbs, CORE_AT(path, "verbs"));
  validate_flow_list(check, &rule->api_groups, "resource rules must supply at least one api group", "api groups",
                     CORE_AT(path, "apiGroups"));
  validate_flow_list(check, &rule->resources, "resource rules must supply at least one resource", "resources",
                     CORE_AT(path, "resources"));
  const char *missing =
      rule->cluster_scope ? NULL : "resource rules that are not cluster scoped must supply at least one namespace";
  if (!validate_flow_list(check, &rule->namespaces, missing, "namespaces", namespaces)) return;
  for (uint32_t i = 0; i < rule->namespaces.count; i++)
    crd_core_explain(check, CORE_ITEM(namespaces, i), crd_bad_string(rule->namespaces.items[i]),
                     "each member of this list must be '*' or a DNS-1123 label; ", rule->namespaces.items[i],
                     crd_check_dns1123_label);
}

/* ValidateNonResourceURLPath: what is wrong; NULL: nothing. */
static const char *judge_url_path(crd_string path) {
  size_t stars = 0;
  if (!path.size) return "must not be empty";
  if (core_is(path, "/")) return NULL;
  if (path.data[0] != '/') return "must start with slash";
  if (memchr(path.data, ' ', path.size)) return "must not contain white-space";
  for (size_t i = 0; i < path.size; i++) {
    if (i && path.data[i] == '/' && path.data[i - 1] == '/') return "must not contain double slash";
    stars += path.data[i] == '*';
  }
  if (stars > 1 || (stars && !crd_string_has_suffix(path, CRD_STRING("/*")))) return "wildcard can only do suffix matching";
  return NULL;
}

/* ValidateFlowSchemaNonResourcePolicyRule */
static void validate_flow_urls(core_check *check, const core_flowcontrol_non_resource_policy_rule *rule,
                               const crd_path *path) {
  const crd_path *urls = CORE_AT(path, "nonResourceURLs");
  validate_flow_verbs(check, &rule->verbs, CORE_AT(path, "verbs"));
  if (!validate_flow_list(check, &rule->non_resource_urls, "nonResourceURLs must contain at least one value",
                          "non-resource URLs", urls))
    return;
  for (uint32_t i = 0; i < rule->non_resource_urls.count; i++) {
    const char *detail = judge_url_path(rule->non_resource_urls.items[i]);
    if (detail) crd_core_bad_text(check, CORE_ITEM(urls, i), rule->non_resource_urls.items[i], detail);
  }
}

/* ValidateFlowSchemaPolicyRulesWithSubjects */
static void validate_flow_rules(core_check *check, const core_flowcontrol_policy_rules_with_subjects *rules,
                                const crd_path *path) {
  const crd_path *subjects = CORE_AT(path, "subjects");
  if (!rules->subjects.count) crd_core_required(check, subjects, "subjects must contain at least one value");
  for (uint32_t i = 0; i < rules->subjects.count; i++)
    validate_flow_subject(check, &rules->subjects.items[i], CORE_ITEM(subjects, i));
  if (!rules->resource_rules.count && !rules->non_resource_rules.count)
    crd_core_required(check, path, "at least one of resourceRules and nonResourceRules has to be non-empty");
  for (uint32_t i = 0; i < rules->resource_rules.count; i++)
    validate_flow_resources(check, &rules->resource_rules.items[i], CORE_ITEM(CORE_AT(path, "resourceRules"), i));
  for (uint32_t i = 0; i < rules->non_resource_rules.count; i++)
    validate_flow_urls(check, &rules->non_resource_rules.items[i], CORE_ITEM(CORE_AT(path, "nonResourceRules"), i));
}

/* ---- those that cannot be changed (MandatoryFlowSchemas) ---- */

static crd_string every[] = {CRD_STRING_INIT("*")};
static core_flowcontrol_resource_policy_rule every_resource = {
    .verbs = {every, 1}, .api_groups = {every, 1}, .resources = {every, 1}, .cluster_scope = true, .namespaces = {every, 1}};
static core_flowcontrol_non_resource_policy_rule every_url = {.verbs = {every, 1}, .non_resource_urls = {every, 1}};
static core_flowcontrol_group_subject fixed_groups[] = {{.name = CRD_STRING_INIT("system:masters")},
                                                        {.name = CRD_STRING_INIT("system:unauthenticated")},
                                                        {.name = CRD_STRING_INIT("system:authenticated")}};
static core_flowcontrol_subject fixed_subjects[] = {{.kind = CRD_STRING_INIT("Group"), .group = &fixed_groups[0]},
                                                    {.kind = CRD_STRING_INIT("Group"), .group = &fixed_groups[1]},
                                                    {.kind = CRD_STRING_INIT("Group"), .group = &fixed_groups[2]}};
static core_flowcontrol_policy_rules_with_subjects fixed_rules[] = {
    {.subjects = {fixed_subjects, 1}, .resource_rules = {&every_resource, 1}, .non_resource_rules = {&every_url, 1}},
    {.subjects = {fixed_subjects + 1, 2}, .resource_rules = {&every_resource, 1}, .non_resource_rules = {&every_url, 1}}};
static core_flowcontrol_flow_distinguisher_method by_user = {.type = CRD_STRING_INIT("ByUser")};
static const struct {
  crd_string name;
  core_flowcontrol_flow_schema_spec spec;
} fixed_schemas[] = {{CRD_STRING_INIT("exempt"),
                      {.priority_level_configuration = {.name = CRD_STRING_INIT("exempt")},
                       .matching_precedence = 1,
                       .rules = {fixed_rules, 1}}},
                     {CRD_STRING_INIT("catch-all"),
                      {.priority_level_configuration = {.name = CRD_STRING_INIT("catch-all")},
                       .matching_precedence = 10000,
                       .distinguisher_method = &by_user,
                       .rules = {fixed_rules + 1, 1}}}};

/* ValidateFlowSchemaSpec */
static void validate_flow_spec(core_check *check, const core_flowcontrol_flow_schema *schema, const crd_path *path) {
  static const char methods[] = "ByNamespace ByUser";
  enum { MOST_PRECEDENCE = 10000 };
  const core_flowcontrol_flow_schema_spec *spec = &schema->spec;
  const core_flowcontrol_flow_distinguisher_method *method = spec->distinguisher_method;
  const crd_path *precedence = CORE_AT(path, "matchingPrecedence"),
                 *level = CORE_AT(CORE_AT(path, "priorityLevelConfiguration"), "name");
  const int32_t order = spec->matching_precedence;
  if (order <= 0) crd_core_bad_number(check, precedence, order, "must be a positive value");
  if (order > MOST_PRECEDENCE) crd_core_bad_number(check, precedence, order, "must not be greater than 10000");
  if (order == 1 && !core_is(schema->metadata.name, "exempt"))
    crd_core_bad_number(check, precedence, order, "only the schema named 'exempt' may have matchingPrecedence 1");
  if (method && !crd_core_is_among(method->type, methods))
    crd_core_unsupported(check, CORE_AT(CORE_AT(path, "distinguisherMethod"), "type"),
                         crd_core_show_struct(check, &crd_core_flowcontrol_flow_distinguisher_method_type, method), methods);
  crd_core_require_because(check, level, spec->priority_level_configuration.name, crd_check_dns1123_subdomain,
                           "must reference a priority level");
  for (uint32_t i = 0; i < spec->rules.count; i++)
    validate_flow_rules(check, &spec->rules.items[i], CORE_ITEM(CORE_AT(path, "rules"), i));
}

/* ValidateFlowSchemaStatus, ValidateFlowSchemaStatusUpdate, ValidateFlowSchemaCondition,
 * ValidatePriorityLevelConfigurationStatus, ValidatePriorityLevelConfigurationStatusUpdate,
 * ValidatePriorityLevelConfigurationCondition */
void crd_core_validate_flow_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  core_part status;
  core_found_field found = {.field = NULL};
  if (!core_find_part(judging->kind, "status", &status) || !core_find_field(status.type, CRD_STRING("conditions"), &found))
    return;
  const core_any_list conditions = core_list_at((const char *)object + status.offset + found.offset);
  const crd_path *path = CORE_AT(CORE_STATUS, "conditions");
  core_name_set types = {.arena = check->arena};
  for (uint32_t i = 0; i < conditions.count; i++) {
    crd_string type = *(const crd_string *)(const void *)(conditions.items + i * found.field->type->size);
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "type");
    crd_core_validate_new(check, &types, type, crd_bad_json(type), at);
    if (!type.size) crd_core_required(check, at, check->options->minor < CORE_SHORT_WORDS ? "must not be empty" : NULL);
  }
}

/* ValidateFlowSchema, ValidateFlowSchemaUpdate */
static void validate_flow_schema(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_type *type = &crd_core_flowcontrol_flow_schema_spec_type;
  const core_flowcontrol_flow_schema *schema = object;
  const crd_path *path = CORE_SPEC;
  validate_flow_spec(check, schema, path);
  for (size_t i = 0; i < sizeof fixed_schemas / sizeof *fixed_schemas; i++)
    if (crd_string_equal(schema->metadata.name, fixed_schemas[i].name) &&
        !crd_core_equal(type, &schema->spec, &fixed_schemas[i].spec))
      crd_core_invalid_as(check, path, crd_core_show_struct(check, type, &schema->spec),
                          "spec of '%.*s' must equal the fixed value", CRD_PRINT(fixed_schemas[i].name));
  crd_core_validate_flow_status(judging, check, object, before);
}

/* SetDefaults_FlowSchemaSpec */
const core_object_kind crd_core_flow_schema_kind = {
    CORE_CLUSTER_KIND("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema", flowcontrol_flow_schema),
    CORE_DEFAULTS({"spec.matchingPrecedence", "1000", 0}),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_flow_schema),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec_and_all_metadata, .asks = CORE_ASK_NOTHING,
                   .validate = crd_core_validate_flow_status),
};
