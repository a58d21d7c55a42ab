/* SPDX-License-Identifier: Apache-2.0 */
/* The webhook configurations by which the API server calls services. */
#include <crd/webhook.h>
#include <crd/yaml.h>

/* The parts of a text between commas. */
static crd_value list_of(crd_arena *arena, crd_string text) {
  crd_value list = crd_value_make_list(arena, 2);
  crd_string part;
  for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);)
    crd_value_append(arena, &list, crd_value_make_string(part));
  return list;
}

static crd_value one_item(crd_arena *arena, crd_value item) {
  crd_value list = crd_value_make_list(arena, 1);
  crd_value_append(arena, &list, item);
  return list;
}

static crd_value rule_value(crd_arena *arena, const crd_admission_rule *rule) {
  crd_value map = crd_value_make_map(arena, 4);
  crd_value_set(arena, &map, CRD_STRING("apiGroups"), list_of(arena, rule->groups));
  crd_value_set(arena, &map, CRD_STRING("apiVersions"), list_of(arena, rule->versions));
  crd_value_set(arena, &map, CRD_STRING("operations"), list_of(arena, rule->operations));
  crd_value_set(arena, &map, CRD_STRING("resources"), list_of(arena, rule->resources));
  return map;
}

typedef struct service_place {
  crd_string name, service_namespace, service;
} service_place;

static crd_value client_value(crd_arena *arena, const service_place *place, crd_string path) {
  crd_value client = crd_value_make_map(arena, 1), service = crd_value_make_map(arena, 3);
  crd_value_set_text(arena, &service, "name", place->service);
  crd_value_set_text(arena, &service, "namespace", place->service_namespace);
  crd_value_set_text(arena, &service, "path", path);
  crd_value_set(arena, &client, CRD_STRING("service"), service);
  return client;
}

/* The name of the configuration: `name`, and the path with dashes for its slashes. */
static crd_string object_name(crd_arena *arena, crd_string name, crd_string path) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, name);
  for (size_t i = 0; i < path.size; i++) crd_text_add_char(&text, path.data[i] == '/' ? '-' : path.data[i]);
  return crd_text_string(&text);
}

/* A webhook from its JSON, still without clientConfig; null without memory, or if it is no JSON. */
static crd_value given_webhook(crd_arena *arena, const crd_admission_rule *rule, const service_place *place) {
  const crd_value *given = crd_json_parse(arena, rule->webhook, NULL, NULL);
  if (!given || given->kind != CRD_MAP) return crd_value_make_null();
  crd_value hook = crd_value_copy(arena, given);
  const crd_value *expressions = crd_value_find(&hook, "namespaceSelector", "matchExpressions", NULL);
  if (!rule->not_own || !expressions || expressions->kind != CRD_LIST || !expressions->size) return hook;
  crd_value *values = crd_value_get(&expressions->as.items[0], CRD_STRING("values"));
  crd_value all = one_item(arena, crd_value_make_string(place->service_namespace));
  for (uint32_t i = 0; values && i < values->size; i++) crd_value_append(arena, &all, values->as.items[i]);
  if (values) *values = all;
  return hook;
}

static crd_value made_webhook(crd_arena *arena, const crd_admission_rule *rule) {
  crd_value hook = crd_value_make_map(arena, 7);
  crd_value_set(arena, &hook, CRD_STRING("admissionReviewVersions"), list_of(arena, CRD_STRING("v1")));
  crd_value_set_text(arena, &hook, "failurePolicy", rule->failure_policy.size ? rule->failure_policy : CRD_STRING("Fail"));
  crd_value_set_text(arena, &hook, "name", rule->name);
  crd_value_set(arena, &hook, CRD_STRING("rules"), one_item(arena, rule_value(arena, rule)));
  crd_value_set_text(arena, &hook, "sideEffects", rule->side_effects.size ? rule->side_effects : CRD_STRING("None"));
  return hook;
}

static void write_configuration(crd_text *out, const crd_admission_service *service, const crd_admission_rule *rule,
                                bool mutating, const service_place *place) {
  crd_arena *arena = out->arena;
  crd_value root = crd_value_make_map(arena, 4), metadata = crd_value_make_map(arena, 1);
  crd_value hook = rule->webhook.size ? given_webhook(arena, rule, place) : made_webhook(arena, rule);
  if (hook.kind != CRD_MAP) return;
  crd_value_set_text(arena, &root, "apiVersion", CRD_STRING("admissionregistration.k8s.io/v1"));
  crd_value_set_text(arena, &root, "kind",
                     mutating ? CRD_STRING("MutatingWebhookConfiguration") : CRD_STRING("ValidatingWebhookConfiguration"));
  crd_value_set_text(arena, &metadata, "name", object_name(arena, place->name, service->path));
  crd_value_set(arena, &root, CRD_STRING("metadata"), metadata);
  crd_value_set(arena, &hook, CRD_STRING("clientConfig"), client_value(arena, place, service->path));
  crd_value_set(arena, &root, CRD_STRING("webhooks"), one_item(arena, hook));
  crd_text_add(out, CRD_STRING("---\n"));
  crd_yaml_write(out, &root);
}

void crd_admission_write_configurations(crd_text *text, const crd_admission_service *services, size_t count, crd_string name,
                                        crd_string service_namespace, crd_string service) {
  const service_place place = {name, service_namespace, service};
  for (size_t i = 0; i < count; i++) {
    if (services[i].mutating) write_configuration(text, &services[i], services[i].mutating, true, &place);
    if (services[i].validating) write_configuration(text, &services[i], services[i].validating, false, &place);
  }
}
