/* SPDX-License-Identifier: Apache-2.0 */
/* flowcontrol.apiserver.k8s.io/v1 FlowSchema and PriorityLevelConfiguration
 * (pkg/registry/flowcontrol/{flowschema,prioritylevelconfiguration}/strategy.go,
 * pkg/apis/flowcontrol/{v1,v1beta3,validation}; apiserver pkg/apis/flowcontrol/bootstrap has the objects that cannot be
 * changed). */
#include "../../gotypes/convert.h"
#include "../rules.h"
#include "types_flowcontrol.h"
#include "types_other.h"

#include <math.h>

/* From that minor on some errors have shorter texts. */
enum { SHORT_WORDS = 34 };

/* ValidateServiceAccountSubject */
static void validate_flow_account(core_check *check, const core_flowcontrol_service_account_subject *account,
                                  const crd_path *path) {
  if (!core_is(account->name, "*"))
    crd_core_require(check, CORE_AT(path, "name"), account->name, crd_check_dns1123_subdomain);
  crd_core_require_because(check, CORE_AT(path, "namespace"), account->namespace, crd_check_dns1123_label,
                           "must specify namespace for service account");
}

/* ValidateUserSubject, ValidateGroupSubject, ValidateFlowSchemaSubject: only the member that its kind names may be set. */
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

/* hasWildcard, memberInList: adds errors for an empty list and for items beside "*"; returns whether the list is empty. */
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

/* ValidateNonResourceURLPath: returns the error text; NULL: valid. */
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

/* ---- objects that cannot be changed (MandatoryFlowSchemas) ---- */

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

/* Each condition of a status has a type, and no type occurs twice: ValidateFlowSchemaStatus, ValidateFlowSchemaStatusUpdate,
 * ValidateFlowSchemaCondition, ValidatePriorityLevelConfigurationStatus, ValidatePriorityLevelConfigurationStatusUpdate,
 * ValidatePriorityLevelConfigurationCondition */
static void validate_flow_status(core_judging *judging, core_check *check, const void *object, const void *before) {
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
    if (!type.size) crd_core_required(check, at, check->options->minor < SHORT_WORDS ? "must not be empty" : NULL);
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
  validate_flow_status(judging, check, object, before);
}

/* SetDefaults_FlowSchemaSpec */
const core_object_kind crd_core_flow_schema_kind = {
    CORE_CLUSTER_KIND("flowcontrol.apiserver.k8s.io", "v1", "FlowSchema", flowcontrol_flow_schema),
    CORE_DEFAULTS({"spec.matchingPrecedence", "1000", 0}),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_flow_schema),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec_and_all_metadata, .asks = CORE_ASK_NOTHING,
                   .validate = validate_flow_status),
};

/* ---- priority levels ---- */

/* In v1beta3 this annotation distinguishes a share of zero from an unset one. */
#define PRESERVING "flowcontrol.k8s.io/v1beta3-preserve-zero-concurrency-shares"

static void validate_level_number(core_check *check, core_optional_int32 number, int32_t least, int32_t most,
                                  const char *detail, const crd_path *path) {
  if (number.set && (number.value < least || number.value > most)) crd_core_bad_number(check, path, number.value, detail);
}

/* getVersionedFieldNameForConcurrencyShares: the fields of both types. For limited levels the response is checked in
 * between. */
static void validate_shares(core_check *check, core_optional_int32 shares, const crd_path *path) {
  validate_level_number(check, shares, 0, INT32_MAX, "must be a non-negative integer",
                        CORE_AT(path, "nominalConcurrencyShares"));
}
static void validate_lendable(core_check *check, core_optional_int32 percent, const crd_path *path) {
  validate_level_number(check, percent, 0, 100, "must be between 0 and 100, inclusive", CORE_AT(path, "lendablePercent"));
}

/* ValidatePriorityLevelQueuingConfiguration, with shufflesharding.RequiredEntropyBits */
static void validate_queuing(core_check *check, const core_flowcontrol_queuing_configuration *queuing,
                             const crd_path *path) {
  enum { MOST_QUEUES = 10000000, MOST_BITS = 60 };
  const crd_path *queues = CORE_AT(path, "queues"), *hand = CORE_AT(path, "handSize");
  if (queuing->queue_length_limit <= 0)
    crd_core_bad_number(check, CORE_AT(path, "queueLengthLimit"), queuing->queue_length_limit, "must be positive");
  if (queuing->queues <= 0)
    crd_core_bad_number(check, queues, queuing->queues, "must be positive");
  else if (queuing->queues > MOST_QUEUES)
    crd_core_bad_number(check, queues, queuing->queues, "must not be greater than 10000000");
  if (queuing->hand_size <= 0)
    crd_core_bad_number(check, hand, queuing->hand_size, "must be positive");
  else if (queuing->hand_size > queuing->queues)
    crd_core_invalid_as(check, hand, crd_bad_int(queuing->hand_size), "should not be greater than queues (%d)",
                        queuing->queues);
  else if (ceil(log2(queuing->queues) * queuing->hand_size) > MOST_BITS)
    crd_core_invalid_as(check, hand, crd_bad_int(queuing->hand_size),
                        "required entropy bits of deckSize %d and handSize %d should not be greater than %d",
                        queuing->queues, queuing->hand_size, MOST_BITS);
}

/* field.Required for an empty type, field.NotSupported for an unknown one. */
static void say_level_type(core_check *check, crd_string type, const char *known, const crd_path *path) {
  enum { ASKS_FOR_ONE = 36 };
  if (type.size || check->options->minor < ASKS_FOR_ONE)
    crd_core_unsupported(check, path, crd_bad_json(type), known);
  else
    crd_core_required_covered(check, path, NULL);
}

static void forbid_covered(core_check *check, const crd_path *path, const char *detail) {
  CORE_COVERED(check, crd_core_forbidden(check, path, detail));
}

/* ValidateLimitedPriorityLevelConfiguration, ValidateLimitResponse */
static void validate_limited(core_check *check, const core_flowcontrol_limited_priority_level_configuration *limited,
                             const crd_path *path) {
  const core_flowcontrol_limit_response *response = &limited->limit_response;
  const crd_path *at = CORE_AT(path, "limitResponse"), *queuing = CORE_AT(at, "queuing");
  const bool queues = core_is(response->type, "Queue"), rejects = core_is(response->type, "Reject");
  validate_shares(check, limited->nominal_concurrency_shares, path);
  if (rejects && response->queuing)
    forbid_covered(check, queuing, "must be nil if limited.limitResponse.type is not Limited");
  if (queues && response->queuing) validate_queuing(check, response->queuing, queuing);
  if (queues && !response->queuing)
    crd_core_required_covered(check, queuing, "must not be empty if limited.limitResponse.type is Limited");
  if (!queues && !rejects) say_level_type(check, response->type, "Queue Reject", CORE_AT(at, "type"));
  validate_lendable(check, limited->lendable_percent, path);
  validate_level_number(check, limited->borrowing_limit_percent, 0, INT32_MAX,
                        "if specified, must be a non-negative integer", CORE_AT(path, "borrowingLimitPercent"));
}

/* ValidatePriorityLevelConfigurationSpec, ValidateExemptPriorityLevelConfiguration */
static void validate_level_spec(core_check *check, const core_flowcontrol_priority_level_configuration *level,
                                const crd_path *path) {
  const core_flowcontrol_priority_level_configuration_spec *spec = &level->spec;
  const crd_path *type = CORE_AT(path, "type"), *limited = CORE_AT(path, "limited"), *exempt = CORE_AT(path, "exempt");
  bool is_exempt = core_is(spec->type, "Exempt");
  if (core_is(level->metadata.name, "exempt") != is_exempt)
    crd_core_bad_word(check, type, spec->type,
                      check->options->minor < SHORT_WORDS ? "type must be 'Exempt' if and only if name is 'exempt'"
                                                          : "must be 'Exempt' if and only if `name` is 'exempt'");
  if (is_exempt) {
    if (spec->limited) forbid_covered(check, limited, "must be nil if the type is not Limited");
    if (!spec->exempt) return;
    validate_shares(check, spec->exempt->nominal_concurrency_shares, exempt);
    validate_lendable(check, spec->exempt->lendable_percent, exempt);
  } else if (core_is(spec->type, "Limited")) {
    if (spec->exempt) forbid_covered(check, exempt, "must be nil if the type is Limited");
    if (spec->limited)
      validate_limited(check, spec->limited, limited);
    else
      crd_core_required_covered(check, limited, "must not be empty when type is Limited");
  } else {
    say_level_type(check, spec->type, "Exempt Limited", type);
  }
}

/* ---- objects that cannot be changed ---- */

static core_flowcontrol_limited_priority_level_configuration fixed_limits = {
    .nominal_concurrency_shares = {true, 5},
    .limit_response = {.type = CRD_STRING_INIT("Reject")},
    .lendable_percent = {true, 0}};
static const core_flowcontrol_priority_level_configuration_spec catch_all_level = {.type = CRD_STRING_INIT("Limited"),
                                                                                   .limited = &fixed_limits},
                                                                exempt_level = {.type = CRD_STRING_INIT("Exempt")};

/* ValidateIfMandatoryPriorityLevelConfigurationObject */
static void validate_fixed_level(core_check *check, const core_flowcontrol_priority_level_configuration *level,
                                 const crd_path *path) {
  const core_type *type = &crd_core_flowcontrol_priority_level_configuration_spec_type;
  core_flowcontrol_priority_level_configuration_spec have = level->spec;
  bool is_exempt = core_is(level->metadata.name, "exempt");
  if (!is_exempt && !core_is(level->metadata.name, "catch-all")) return;
  if (is_exempt) have.exempt = NULL;
  if (!crd_core_equal(type, &have, is_exempt ? &exempt_level : &catch_all_level))
    crd_core_invalid_as(check, path, crd_core_show_struct(check, type, &level->spec),
                        "spec of '%.*s'%s must equal the fixed value", CRD_PRINT(level->metadata.name),
                        is_exempt ? " except the 'spec.exempt' field" : "");
}

/* ValidatePriorityLevelConfiguration */
static void validate_priority_level(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_flowcontrol_priority_level_configuration *level = object;
  const crd_path *path = CORE_SPEC;
  if (crd_core_string_map_get(&level->metadata.annotations, CRD_STRING(PRESERVING)))
    crd_core_forbidden(check, CORE_AT(CORE_METADATA, "annotations"), "annotation '" PRESERVING "' is forbidden");
  validate_level_spec(check, level, path);
  validate_fixed_level(check, level, path);
  validate_flow_status(judging, check, object, before);
}

/* SetObjectDefaults_PriorityLevelConfiguration, SetDefaults_ExemptPriorityLevelConfiguration,
 * SetDefaults_LimitedPriorityLevelConfiguration, SetDefaults_QueuingConfiguration */
const core_object_kind crd_core_priority_level_kind = {
    CORE_CLUSTER_KIND("flowcontrol.apiserver.k8s.io", "v1", "PriorityLevelConfiguration",
                      flowcontrol_priority_level_configuration),
    CORE_DEFAULTS({"spec.limited.nominalConcurrencyShares", "30", 0}, {"spec.limited.lendablePercent", "0", 0},
                  {"spec.limited.limitResponse.queuing.handSize", "8", 0},
                  {"spec.limited.limitResponse.queuing.queues", "64", 0},
                  {"spec.limited.limitResponse.queuing.queueLengthLimit", "50", 0},
                  {"spec.exempt.nominalConcurrencyShares", "0", 0}, {"spec.exempt.lendablePercent", "0", 0}),
    CORE_STEPS(.prepare = crd_core_prepare_workload, .asks = CORE_ASK_NEW, .validate = validate_priority_level),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec_and_all_metadata, .asks = CORE_ASK_NOTHING,
                   .validate = validate_flow_status),
};

/* ---- the struct of v1beta3 ---- */

/* Convert_v1beta3_PriorityLevelConfiguration_To_flowcontrol_PriorityLevelConfiguration,
 * SetDefaults_PriorityLevelConfiguration */
static void priority_level_from_v1beta3(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  core_flowcontrol_priority_level_configuration *level = object;
  crd_core_convert(arena, &crd_core_flowcontrol_v1beta3_priority_level_configuration_type, wire,
                   &crd_core_flowcontrol_priority_level_configuration_type, level);
  if (level->spec.limited && crd_core_string_map_get(&level->metadata.annotations, CRD_STRING(PRESERVING)))
    level->spec.limited->nominal_concurrency_shares.set = true;
  crd_core_apply_defaults(arena, NULL, crd_core_priority_level_kind.defaults,
                          &crd_core_flowcontrol_priority_level_configuration_type, level);
  crd_core_remove_annotation(&level->metadata.annotations, CRD_STRING(PRESERVING));
}

/* Convert_flowcontrol_PriorityLevelConfiguration_To_v1beta3_PriorityLevelConfiguration */
static void priority_level_to_v1beta3(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  const core_flowcontrol_priority_level_configuration *level = object;
  core_flowcontrol_v1beta3_priority_level_configuration *to = wire;
  crd_core_convert(arena, &crd_core_flowcontrol_priority_level_configuration_type, level,
                   &crd_core_flowcontrol_v1beta3_priority_level_configuration_type, to);
  if (level->spec.limited && !level->spec.limited->nominal_concurrency_shares.value)
    to->metadata.annotations =
        crd_core_string_map_with(arena, &level->metadata.annotations, CRD_STRING(PRESERVING), CRD_STRING(""));
}

const core_wire crd_core_priority_level_v1beta3_wire = {&crd_core_priority_level_kind, CRD_STRING_INIT("v1beta3"),
                                                        &crd_core_flowcontrol_v1beta3_priority_level_configuration_type,
                                                        priority_level_from_v1beta3, priority_level_to_v1beta3};
