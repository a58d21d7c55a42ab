/* SPDX-License-Identifier: Apache-2.0 */
/* The checks of webhook configurations; see webhook_configuration.h. */
#include "webhooks/webhook_configuration.h"

#include "cel/compile.h"
#include "schema/check_parts.h"
#include "webhooks/webhook_parts.h"

#include <crd/metadata.h>

#define MOST_CONDITIONS 64

/* IsFullyQualifiedName. */
static void check_webhook_name(const checker *checker, const crd_path *path, const crd_value *webhook) {
  crd_string name = crdc_member_string(webhook, "name");
  uint32_t place = crdc_member_place(webhook, "name");
  if (!name.size) {
    crdc_vet_required(checker, path, "name", place, NULL);
    return;
  }
  crd_texts messages = {.arena = checker->arena};
  crd_check_dns1123_subdomain(&messages, name);
  if (messages.count) {
    crdc_vet_invalid_with(checker, path, "name", place, name, VET(TEXT), crdc_vet_join(checker, &messages));
    return;
  }
  size_t dots = 0;
  for (size_t i = 0; i < name.size; i++) dots += name.data[i] == '.';
  if (dots < 2) crdc_vet_invalid(checker, path, "name", place, name, VET(NAME_SEGMENTS));
}

static void check_webhook_word(const checker *checker, const crd_path *path, const crd_value *webhook, const char *name,
                               const char *const *supported) {
  const crd_value *value = crdc_read_member(webhook, name);
  if (!value) return;
  crd_string text = crdc_read_text(value);
  for (size_t i = 0; supported[i]; i++)
    if (crdc_text_is(text, supported[i])) return;
  crdc_vet_not_supported(checker, path, name, value->offset, text, supported);
}

/* ---- selectors ---- */

static void check_label_name(const checker *checker, const crd_path *path, const char *child, uint32_t place,
                             crd_string name) {
  crd_texts messages = {.arena = checker->arena};
  crd_check_qualified_name(&messages, name);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(checker, path, child, place, name, VET(TEXT), messages.items[i]);
}

static void check_label_value(const checker *checker, const crd_path *path, uint32_t place, crd_string value) {
  crd_texts messages = {.arena = checker->arena};
  crd_check_label_value(&messages, value);
  for (uint32_t i = 0; i < messages.count; i++)
    crdc_vet_invalid_with(checker, path, NULL, place, value, VET(TEXT), messages.items[i]);
}

/* ValidateLabelSelectorRequirement. */
static void check_requirement(const checker *checker, const crd_path *path, const crd_value *requirement) {
  crd_string operator= crdc_member_string(requirement, "operator");
  const crd_value *values = crdc_read_member(requirement, "values");
  bool among = crdc_text_is(operator, "In") || crdc_text_is(operator, "NotIn");
  uint32_t count = read_size(values, CRD_LIST);
  if (among && !count)
    crdc_vet_required(checker, path, "values", crdc_member_place(requirement, "values"), VET(OPERATOR_VALUES));
  else if ((crdc_text_is(operator, "Exists") || crdc_text_is(operator, "DoesNotExist")) && count)
    crdc_vet_forbidden(checker, path, "values", crdc_member_place(requirement, "values"), VET(OPERATOR_ALONE));
  else if (!among && !crdc_text_is(operator, "Exists") && !crdc_text_is(operator, "DoesNotExist"))
    crdc_vet_invalid(checker, path, "operator", crdc_member_place(requirement, "operator"), operator, VET(OPERATOR));
  check_label_name(checker, path, "key", crdc_member_place(requirement, "key"), crdc_member_string(requirement, "key"));
  crd_path below = path_child(path, "values");
  for (uint32_t i = 0; i < count; i++) {
    crd_path item = path_index(&below, i);
    check_label_value(checker, &item, values->as.items[i].offset, crdc_read_text(&values->as.items[i]));
  }
}

/* ValidateLabelSelector. */
static void check_selector(const checker *checker, const crd_path *parent, const crd_value *webhook, const char *name) {
  const crd_value *selector = crdc_read_member(webhook, name), *labels = crdc_read_member(selector, "matchLabels"),
                  *expressions = crdc_read_member(selector, "matchExpressions");
  crd_path path = path_child(parent, name), of_labels = path_child(&path, "matchLabels"),
           of_expressions = path_child(&path, "matchExpressions");
  for (uint32_t i = 0; i < read_size(labels, CRD_MAP); i++) {
    const crd_member *label = &labels->as.members[i];
    check_label_name(checker, &of_labels, NULL, label->name_offset, crd_member_name(label));
    check_label_value(checker, &of_labels, label->value.offset, crdc_read_text(&label->value));
  }
  for (uint32_t i = 0; i < read_size(expressions, CRD_LIST); i++) {
    crd_path item = path_index(&of_expressions, i);
    check_requirement(checker, &item, &expressions->as.items[i]);
  }
}

/* ---- match conditions ---- */

static bool mentions_word(crd_string text, const char *word) {
  size_t size = strlen(word);
  for (size_t i = 0; i + size <= text.size; i++)
    if (memcmp(text.data + i, word, size) == 0) return true;
  return false;
}

/* Compiles with the variables of an admission request. Expressions over `authorizer` are only parsed: its type is the API
 * server's own. */
static void check_condition_expression(const checker *checker, const crd_path *path, const crd_value *value) {
  crd_string text = crdc_read_text(value);
  cel_ast ast;
  const cel_type *any = crdc_cel_type_simple(CEL_DYN);
  const cel_variable variables[] = {{CRD_STRING("object"), any},
                                    {CRD_STRING("oldObject"), any},
                                    {CRD_STRING("request"), crdc_webhook_request_type(checker->arena)}};
  const cel_environment environment = {
      .variables = variables, .variable_count = sizeof variables / sizeof *variables, .version = CRD_KUBERNETES_NEWEST};
  if (crdc_cel_parse_version(&ast, checker->arena, text, environment.version) && mentions_word(text, "authorizer")) return;
  cel_outcome outcome = crdc_cel_compile_parsed(&ast, &environment);
  if (outcome == CEL_HAS_ISSUES) {
    crdc_vet_invalid_with(checker, path, "expression", value->offset, text, VET(TEXT),
                          crdc_cel_refusal(checker->arena, &ast, outcome, ""));
  } else if (ast.root->type->kind != CEL_BOOL && ast.root->type->kind != CEL_DYN) {
    crdc_vet_invalid_with(checker, path, "expression", value->offset, text, VET(CONDITION_BOOL),
                          crdc_cel_type_format(checker->arena, ast.root->type));
  }
}

static void check_condition(const checker *checker, const crd_path *path, const crd_value *list, uint32_t index) {
  const crd_value *condition = &list->as.items[index], *expression = crdc_read_member(condition, "expression");
  crd_string name = crdc_member_string(condition, "name"), trimmed = crdc_read_text(expression);
  while (trimmed.size && (trimmed.data[0] == ' ' || trimmed.data[0] == '\n')) trimmed.data++, trimmed.size--;
  if (!trimmed.size)
    crdc_vet_required(checker, path, "expression", condition->offset, NULL);
  else
    check_condition_expression(checker, path, expression);
  if (!name.size)
    crdc_vet_required(checker, path, "name", condition->offset, NULL);
  else
    check_label_name(checker, path, "name", crdc_member_place(condition, "name"), name);
  for (uint32_t i = 0; i < index && name.size; i++)
    if (crd_string_equal(crdc_member_string(&list->as.items[i], "name"), name)) {
      crdc_vet_error(checker, CRD_ERROR_DUPLICATE, path, "name", crdc_member_place(condition, "name"), crd_bad_string(name),
                     NULL);
      return;
    }
}

static void check_conditions(const checker *checker, const crd_path *parent, const crd_value *webhook) {
  const crd_value *list = crdc_read_member(webhook, "matchConditions");
  crd_path path = path_child(parent, "matchConditions");
  if (!list || list->kind != CRD_LIST) return;
  if (list->size > MOST_CONDITIONS)
    crdc_vet_error(checker, CRD_ERROR_TOO_MANY, &path, NULL, list->offset, crd_bad_int(list->size), VET(CONDITIONS_MANY));
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path item = path_index(&path, i);
    check_condition(checker, &item, list, i);
  }
}

/* ---- webhooks ---- */

/* validateAdmissionReviewVersions. */
static void check_webhook_review_versions(const checker *checker, const crd_path *parent, const crd_value *webhook) {
  const crd_value *list = crdc_read_member(webhook, "admissionReviewVersions");
  crd_path path = path_child(parent, "admissionReviewVersions");
  if (!list || list->kind != CRD_LIST || !list->size) {
    crdc_vet_required(checker, &path, NULL, webhook->offset, VET(REVIEW_GIVEN));
    return;
  }
  bool known = false;
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path item = path_index(&path, i);
    crd_string text = crdc_read_text(&list->as.items[i]);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || crd_value_is_string(&list->as.items[k], text);
    if (seen) {
      crdc_vet_invalid(checker, &item, NULL, list->as.items[i].offset, text, VET(REVIEW_REPEATED));
      continue;
    }
    crd_texts messages = {.arena = checker->arena};
    crd_check_dns1035_label(&messages, text);
    for (uint32_t k = 0; k < messages.count; k++)
      crdc_vet_invalid_with(checker, &item, NULL, list->as.items[i].offset, text, VET(TEXT), messages.items[k]);
    known = known || crdc_text_is(text, "v1") || crdc_text_is(text, "v1beta1");
  }
  if (!known)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_VALUE, list),
                   VET(REVIEW_VERSIONS));
}

static void check_webhook(const checker *checker, const crd_path *path, const crd_value *webhook, bool mutating) {
  static const char *const failure[] = {"Fail", "Ignore", NULL}, *const match[] = {"Equivalent", "Exact", NULL},
                           *const effects[] = {"None", "NoneOnDryRun", NULL}, *const again[] = {"IfNeeded", "Never", NULL};
  check_webhook_name(checker, path, webhook);
  crdc_vet_webhook_rules(checker, path, webhook);
  check_webhook_word(checker, path, webhook, "failurePolicy", failure);
  check_webhook_word(checker, path, webhook, "matchPolicy", match);
  if (!crdc_read_member(webhook, "sideEffects"))
    crdc_vet_required(checker, path, "sideEffects", webhook->offset, VET(SIDE_EFFECTS));
  check_webhook_word(checker, path, webhook, "sideEffects", effects);
  const crd_value *timeout = crdc_read_member(webhook, "timeoutSeconds");
  if (timeout && timeout->kind == CRD_INT && (timeout->as.integer < 1 || timeout->as.integer > 30))
    crdc_vet_error(checker, CRD_ERROR_INVALID, path, "timeoutSeconds", timeout->offset, crd_bad_int(timeout->as.integer),
                   VET(TIMEOUT));
  check_selector(checker, path, webhook, "namespaceSelector");
  check_selector(checker, path, webhook, "objectSelector");
  if (mutating) check_webhook_word(checker, path, webhook, "reinvocationPolicy", again);
  const crd_value *client = crdc_read_member(webhook, "clientConfig");
  crd_path of_client = path_child(path, "clientConfig");
  if (client)
    crdc_vet_webhook_client(checker, &of_client, client);
  else
    crdc_vet_required(checker, &of_client, NULL, webhook->offset, VET(CLIENT_ONE));
  check_conditions(checker, path, webhook);
}

void crdc_webhook_configuration_validate(crd_errors *errors, const crd_value *configuration) {
  const checker checker = {.arena = errors->arena, .errors = errors};
  bool mutating = crdc_text_is(crdc_member_string(configuration, "kind"), "MutatingWebhookConfiguration");
  const crd_metadata_options metadata = {
      .name_rule = CRD_NAME_DNS_SUBDOMAIN, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(errors, crdc_read_member(configuration, "metadata"), &metadata);
  const crd_value *webhooks = crdc_read_member(configuration, "webhooks");
  crd_path path = path_child(NULL, "webhooks");
  for (uint32_t i = 0; i < read_size(webhooks, CRD_LIST); i++) {
    const crd_value *webhook = &webhooks->as.items[i];
    crd_path item = path_index(&path, i);
    crd_string name = crdc_member_string(webhook, "name");
    check_webhook(&checker, &item, webhook, mutating);
    check_webhook_review_versions(&checker, &item, webhook);
    for (uint32_t k = 0; k < i && name.size; k++)
      if (crd_string_equal(crdc_member_string(&webhooks->as.items[k], "name"), name)) {
        crdc_vet_error(&checker, CRD_ERROR_DUPLICATE, &item, "name", crdc_member_place(webhook, "name"),
                       crd_bad_string(name), NULL);
        break;
      }
  }
}
