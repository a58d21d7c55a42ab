/* SPDX-License-Identifier: Apache-2.0 */
/* Makes webhook configurations from markers, as controller-gen's pkg/webhook does. */
#include "webhooks/manifests.h"
#include "../../runtime/base/nearest_name.h"
#include "base/memory.h"
#include "schema/markers/marker.h"

#include <ctype.h>
#include <stdlib.h>

/* The markers of a name at the roots of all versions, without duplicates. */
typedef struct marker_list {
  const marker **items;
  size_t count;
} marker_list;

typedef struct maker {
  crd_arena *arena;
  const manifest_options *options; /* NULL: without the server's address */
  diagnostics *diagnostics;
  marker_list services; /* +crdc:service */
} maker;

static void refuse_marker(const maker *maker, const marker *marker, const char *argument, const char *text) {
  crdc_diagnostics_add(maker->diagnostics, SEVERITY_ERROR, crdc_marker_location(marker, argument), "%s", text);
}

static void set_hook_member(const maker *maker, crd_value *map, const char *name, crd_value value) {
  crd_value_set(maker->arena, map, crd_string_of(name), value);
}

static void set_hook_text(const maker *maker, crd_value *map, const char *name, crd_string text) {
  set_hook_member(maker, map, name, crd_value_make_string(text));
}

static bool equal_words(crd_string a, const char *b) {
  if (a.size != strlen(b)) return false;
  for (size_t i = 0; i < a.size; i++)
    if (tolower((unsigned char)a.data[i]) != tolower((unsigned char)b[i])) return false;
  return true;
}

/* The word in the API's spelling; unchanged if it is unknown. */
static crd_string spelled(crd_string text, const char *const *words) {
  for (size_t i = 0; words[i]; i++)
    if (equal_words(text, words[i])) return crd_string_of(words[i]);
  return text;
}

static void set_word(const maker *maker, const marker *marker, const char *argument, const char *const *words,
                     crd_value *webhook) {
  crd_string text = crdc_marker_text(marker, argument);
  if (text.size) set_hook_text(maker, webhook, argument, spelled(text, words));
}

/* ---- the parts of a webhook ---- */

static crd_value rules_of(const maker *maker, const marker *marker) {
  static const char *const verbs[] = {"CREATE", "UPDATE", "DELETE", "CONNECT", "*", NULL};
  crd_value rule = crd_value_make_map(maker->arena, 4), list = crd_value_make_list(maker->arena, 1);
  crd_value groups = crd_value_copy(maker->arena, &crdc_marker_find(marker, "groups")->value);
  crd_value operations = crd_value_copy(maker->arena, &crdc_marker_find(marker, "verbs")->value);
  for (uint32_t i = 0; i < groups.size; i++)
    if (crd_value_is_string(&groups.as.items[i], CRD_STRING("core")))
      groups.as.items[i] = crd_value_make_string(CRD_STRING(""));
  for (uint32_t i = 0; i < operations.size; i++)
    operations.as.items[i] = crd_value_make_string(spelled(crd_value_string(&operations.as.items[i]), verbs));
  set_hook_member(maker, &rule, "apiGroups", groups);
  set_hook_member(maker, &rule, "apiVersions", crdc_marker_find(marker, "versions")->value);
  set_hook_member(maker, &rule, "operations", operations);
  set_hook_member(maker, &rule, "resources", crdc_marker_find(marker, "resources")->value);
  crd_value_append(maker->arena, &list, rule);
  return list;
}

static crd_string joined_path(const maker *maker, crd_string prefix, crd_string path) {
  while (prefix.size && prefix.data[prefix.size - 1] == '/') prefix.size--;
  return crd_arena_printf(maker->arena, "%.*s%.*s", (int)prefix.size, prefix.size ? prefix.data : "", (int)path.size,
                          path.size ? path.data : "");
}

static crd_value service_of(const maker *maker, const marker *marker) {
  const manifest_options *options = maker->options;
  crd_value service = crd_value_make_map(maker->arena, 4);
  crd_string name = crdc_marker_text(marker, "serviceName"), namespace = crdc_marker_text(marker, "serviceNamespace");
  if (!name.size) name = CRD_STRING("webhook-service");
  if (!namespace.size) namespace = CRD_STRING("system");
  const marker_argument *port = crdc_marker_find(marker, "servicePort");
  if (options->service_name.size) name = options->service_name;
  if (options->service_namespace.size) namespace = options->service_namespace;
  set_hook_text(maker, &service, "name", name);
  set_hook_text(maker, &service, "namespace", namespace);
  set_hook_text(maker, &service, "path", joined_path(maker, options->service_path, crdc_marker_text(marker, "path")));
  if (options->service_port)
    set_hook_member(maker, &service, "port", crd_value_make_int(options->service_port));
  else if (port)
    set_hook_member(maker, &service, "port", port->value);
  return service;
}

static crd_value client_of(const maker *maker, const marker *marker) {
  crd_value client = crd_value_make_map(maker->arena, 2);
  crd_string path = crdc_marker_text(marker, "path"), url = crdc_marker_text(marker, "url");
  if ((path.size > 0) == (url.size > 0))
    refuse_marker(maker, marker, "path", "a webhook needs a path or a url, and not both");
  if (maker->options->url.size)
    set_hook_text(maker, &client, "url", url.size ? url : joined_path(maker, maker->options->url, path));
  else if (url.size)
    set_hook_text(maker, &client, "url", url);
  else
    set_hook_member(maker, &client, "service", service_of(maker, marker));
  if (maker->options->ca_bundle.size) set_hook_text(maker, &client, "caBundle", maker->options->ca_bundle);
  return client;
}

/* ---- patches ---- */

/* Lists of the API type that are merged by a key; all others are replaced. */
static bool merges_by_name(crd_string name) {
  return crd_string_equal(name, CRD_STRING("matchConditions"));
}

static crd_value *find_named_item(crd_value *list, const crd_value *item) {
  const crd_value *name = crd_value_get(item, CRD_STRING("name"));
  for (uint32_t i = 0; name && i < list->size; i++) {
    const crd_value *other = crd_value_get(&list->as.items[i], CRD_STRING("name"));
    if (other && crd_value_equal(name, other)) return &list->as.items[i];
  }
  return NULL;
}

static void merge_hooks(const maker *maker, crd_value *into, const crd_value *patch);

static void merge_list(const maker *maker, crd_value *into, const crd_value *patch) {
  for (uint32_t i = 0; i < patch->size; i++) {
    crd_value *found = find_named_item(into, &patch->as.items[i]);
    if (found)
      merge_hooks(maker, found, &patch->as.items[i]);
    else
      crd_value_append(maker->arena, into, patch->as.items[i]);
  }
}

/* A strategic merge without directives: null removes, maps are merged, lists are replaced unless they have a key. */
static void merge_hooks(const maker *maker, crd_value *into, const crd_value *patch) {
  for (uint32_t i = 0; i < patch->size && patch->kind == CRD_MAP; i++) {
    const crd_member *member = &patch->as.members[i];
    crd_string name = crd_member_name(member);
    crd_value *old = crd_value_get(into, name);
    if (member->value.kind == CRD_NULL)
      crd_value_remove(into, name);
    else if (old && old->kind == CRD_MAP && member->value.kind == CRD_MAP)
      merge_hooks(maker, old, &member->value);
    else if (old && old->kind == CRD_LIST && member->value.kind == CRD_LIST && merges_by_name(name))
      merge_list(maker, old, &member->value);
    else
      crd_value_set(maker->arena, into, name, member->value);
  }
}

static bool is_known_field(const maker *maker, const marker *marker, const crd_member *member) {
  static const char *const names[] = {"admissionReviewVersions",
                                      "clientConfig",
                                      "failurePolicy",
                                      "matchConditions",
                                      "matchPolicy",
                                      "name",
                                      "namespaceSelector",
                                      "objectSelector",
                                      "rules",
                                      "sideEffects",
                                      "timeoutSeconds",
                                      "reinvocationPolicy"};
  size_t count = sizeof names / sizeof *names - !crdc_marker_flag(marker, "mutating", false);
  for (size_t i = 0; i < count; i++)
    if (crd_string_equal(crd_member_name(member), crd_string_of(names[i]))) return true;
  const char *near = crd_nearest_name(crd_member_name(member), names, count);
  location place = crdc_marker_location(marker, "patch");
  crdc_diagnostics_add(maker->diagnostics, SEVERITY_ERROR, place, "a webhook has no field \"%.*s\"%s%s%s",
                       (int)member->name_size, member->name, near ? "; did you mean \"" : "", near ? near : "",
                       near ? "\"?" : "");
  return false;
}

static void apply_hook_patch(const maker *maker, const marker *marker, crd_value *webhook) {
  crd_string text = crdc_marker_text(marker, "patch");
  if (!text.size) return;
  crd_parse_error error;
  const crd_value *patch = crd_json_parse(maker->arena, text, NULL, &error);
  if (!patch) memory_check_reader(&error);
  if (!patch || patch->kind != CRD_MAP) {
    location place = crdc_marker_location(marker, "patch");
    if (!patch) crdc_marker_text_location(place, error.offset, &place);
    crdc_diagnostics_add(maker->diagnostics, SEVERITY_ERROR, place, "%.*s", patch ? 27 : (int)error.message.size,
                         patch ? "the patch must be an object" : error.message.data);
    return;
  }
  bool known = true;
  for (uint32_t i = 0; i < patch->size; i++) known &= is_known_field(maker, marker, &patch->as.members[i]);
  if (known) merge_hooks(maker, webhook, patch);
}

/* ---- services ---- */

/* The +crdc:service of the webhook's path, or NULL. */
static const marker *service_marker(const maker *maker, const marker *hook) {
  crd_string path = crdc_marker_text(hook, "path");
  for (size_t i = 0; path.size && i < maker->services.count; i++)
    if (crd_string_equal(crdc_marker_text(maker->services.items[i], "path"), path)) return maker->services.items[i];
  return NULL;
}

/* The name of this webhook's separate configuration; empty: it is in the common one. */
static crd_string own_configuration(const maker *maker, const marker *hook) {
  const marker *service = service_marker(maker, hook);
  return service ? crdc_marker_text(service, "configuration") : (crd_string){NULL, 0};
}

/* Excludes the namespaces that the service names, and its own. */
static void set_namespaces(const maker *maker, const marker *hook, crd_value *webhook) {
  const marker *service = service_marker(maker, hook);
  const marker_argument *except = service ? crdc_marker_find(service, "except") : NULL;
  if (!except) return;
  crd_value values = crd_value_make_list(maker->arena, except->value.size + 1);
  const crd_value *own = crd_value_find(webhook, "clientConfig", "service", "namespace", NULL);
  if (own) crd_value_append(maker->arena, &values, *own);
  for (uint32_t i = 0; i < except->value.size; i++) crd_value_append(maker->arena, &values, except->value.as.items[i]);
  crd_value expression = crd_value_make_map(maker->arena, 3), list = crd_value_make_list(maker->arena, 1);
  set_hook_text(maker, &expression, "key", CRD_STRING("kubernetes.io/metadata.name"));
  set_hook_text(maker, &expression, "operator", CRD_STRING("NotIn"));
  set_hook_member(maker, &expression, "values", values);
  crd_value_append(maker->arena, &list, expression);
  crd_value selector = crd_value_make_map(maker->arena, 1);
  set_hook_member(maker, &selector, "matchExpressions", list);
  set_hook_member(maker, webhook, "namespaceSelector", selector);
}

/* ---- webhooks ---- */

static crd_value webhook_of(const maker *maker, const marker *marker) {
  static const char *const failure[] = {"Ignore", "Fail", NULL}, *const match[] = {"Exact", "Equivalent", NULL},
                           *const effects[] = {"None", "NoneOnDryRun", "Some", NULL},
                           *const again[] = {"Never", "IfNeeded", NULL};
  crd_value webhook = crd_value_make_map(maker->arena, 10);
  const marker_argument *timeout = crdc_marker_find(marker, "timeoutSeconds");
  set_hook_member(maker, &webhook, "admissionReviewVersions", crdc_marker_find(marker, "admissionReviewVersions")->value);
  if (maker->options) set_hook_member(maker, &webhook, "clientConfig", client_of(maker, marker));
  set_word(maker, marker, "failurePolicy", failure, &webhook);
  set_word(maker, marker, "matchPolicy", match, &webhook);
  set_hook_text(maker, &webhook, "name", crdc_marker_text(marker, "name"));
  set_namespaces(maker, marker, &webhook);
  set_hook_member(maker, &webhook, "rules", rules_of(maker, marker));
  set_word(maker, marker, "sideEffects", effects, &webhook);
  if (timeout && timeout->value.as.integer) set_hook_member(maker, &webhook, "timeoutSeconds", timeout->value);
  if (crdc_marker_flag(marker, "mutating", false)) set_word(maker, marker, "reinvocationPolicy", again, &webhook);
  apply_hook_patch(maker, marker, &webhook);
  return webhook;
}

static void add_once(crd_arena *arena, marker_list *list, const marker *marker) {
  for (size_t i = 0; i < list->count; i++)
    if (crd_string_equal(crd_string_of(list->items[i]->location.source->name),
                         crd_string_of(marker->location.source->name)) &&
        list->items[i]->location.offset == marker->location.offset)
      return;
  CRD_ARENA_PUSH_FEW(arena, list->items, list->count, marker);
}

static marker_list find_markers(crd_arena *arena, const crd_set *set, const char *name) {
  marker_list list = {0};
  for (size_t i = 0; i < set->count; i++)
    for (size_t v = 0; v < set->items[i].version_count; v++) {
      const schema *root = set->items[i].versions[v].schema;
      for (size_t b = 0; root && b < root->marker_block_count; b++)
        for (size_t m = 0; m < root->markers[b].count; m++)
          if (crdc_marker_is(&root->markers[b].items[m], name)) add_once(arena, &list, &root->markers[b].items[m]);
    }
  return list;
}

static int compare_hooks(const void *a, const void *b) {
  crd_string x = crdc_marker_text(*(const marker *const *)a, "name"),
             y = crdc_marker_text(*(const marker *const *)b, "name");
  int order = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
  return order ? order : (x.size > y.size) - (x.size < y.size);
}

/* The name of the common configuration. */
static crd_string configuration_name(const maker *maker, const crd_set *set, bool mutating) {
  marker_list named = find_markers(maker->arena, set, "kubebuilder:webhookconfiguration");
  crd_string name = {NULL, 0};
  for (size_t i = 0; i < named.count; i++) {
    if (crdc_marker_flag(named.items[i], "mutating", false) != mutating) continue;
    if (name.size) refuse_marker(maker, named.items[i], "name", "the configuration is named a second time");
    name = crdc_marker_text(named.items[i], "name");
  }
  if (name.size) return name;
  return mutating ? CRD_STRING("mutating-webhook-configuration") : CRD_STRING("validating-webhook-configuration");
}

/* Adds the object of some webhooks. */
static void add_configuration(const maker *maker, crd_string name, const marker_list *hooks, bool mutating, crd_value *list,
                              manifest_sources *sources) {
  if (!hooks->count) return;
  crd_value webhooks = crd_value_make_list(maker->arena, hooks->count), metadata = crd_value_make_map(maker->arena, 2);
  for (size_t i = 0; i < hooks->count; i++) crd_value_append(maker->arena, &webhooks, webhook_of(maker, hooks->items[i]));
  sources->items[sources->count++] = (manifest_source){hooks->items, hooks->count};
  if (maker->options->cert_manager.size) {
    crd_value annotations = crd_value_make_map(maker->arena, 1);
    set_hook_text(maker, &annotations, "cert-manager.io/inject-ca-from", maker->options->cert_manager);
    set_hook_member(maker, &metadata, "annotations", annotations);
  }
  set_hook_text(maker, &metadata, "name", name);
  crd_value object = crd_value_make_map(maker->arena, 4);
  set_hook_text(maker, &object, "apiVersion", CRD_STRING("admissionregistration.k8s.io/v1"));
  set_hook_text(maker, &object, "kind",
                mutating ? CRD_STRING("MutatingWebhookConfiguration") : CRD_STRING("ValidatingWebhookConfiguration"));
  set_hook_member(maker, &object, "metadata", metadata);
  set_hook_member(maker, &object, "webhooks", webhooks);
  crd_value_append(maker->arena, list, object);
}

/* Adds all mutating, or all validating ones: first the common configuration, then the separate ones. */
static void add_configurations(const maker *maker, const crd_set *set, const marker_list *hooks, bool mutating,
                               crd_value *list, manifest_sources *sources) {
  marker_list shared = {0};
  for (size_t i = 0; i < hooks->count; i++)
    if (crdc_marker_flag(hooks->items[i], "mutating", false) == mutating && !own_configuration(maker, hooks->items[i]).size)
      add_once(maker->arena, &shared, hooks->items[i]);
  if (shared.count) add_configuration(maker, configuration_name(maker, set, mutating), &shared, mutating, list, sources);
  for (size_t i = 0; i < hooks->count; i++) {
    crd_string name = own_configuration(maker, hooks->items[i]);
    marker_list own = {0};
    if (!name.size || crdc_marker_flag(hooks->items[i], "mutating", false) != mutating) continue;
    add_once(maker->arena, &own, hooks->items[i]);
    add_configuration(maker, name, &own, mutating, list, sources);
  }
}

/* ---- places ---- */

/* The marker argument for a field of a webhook: the first row whose text is a prefix of the field. */
static const char *const givers[][2] = {{"rules[0].operations", "verbs"},
                                        {"rules[0].apiGroups", "groups"},
                                        {"rules[0].apiVersions", "versions"},
                                        {"rules[0].resources", "resources"},
                                        {"clientConfig.service.namespace", "serviceNamespace"},
                                        {"clientConfig.service.name", "serviceName"},
                                        {"clientConfig.service.port", "servicePort"},
                                        {"clientConfig.url", "url"},
                                        {"clientConfig", "path"},
                                        {"namespaceSelector", "patch"},
                                        {"name", "name"},
                                        {"failurePolicy", "failurePolicy"},
                                        {"matchPolicy", "matchPolicy"},
                                        {"sideEffects", "sideEffects"},
                                        {"timeoutSeconds", "timeoutSeconds"},
                                        {"reinvocationPolicy", "reinvocationPolicy"},
                                        {"admissionReviewVersions", "admissionReviewVersions"}};

location crdc_manifests_place(const manifest_sources *sources, size_t index, crd_string field) {
  const crd_string head = CRD_STRING("webhooks[");
  size_t webhook = 0, at = head.size;
  if (!crd_string_has_prefix(field, head)) return (location){NULL, CRD_NO_OFFSET};
  for (; at < field.size && isdigit((unsigned char)field.data[at]) && webhook < sources->items[index].count; at++)
    webhook = webhook * 10 + (size_t)(field.data[at] - '0');
  if (webhook >= sources->items[index].count) return (location){NULL, CRD_NO_OFFSET};
  const marker *marker = sources->items[index].webhooks[webhook];
  crd_string rest = at + 2 <= field.size ? (crd_string){field.data + at + 2, field.size - at - 2} : CRD_STRING("");
  const char *giver = "patch";
  for (size_t i = 0; i < sizeof givers / sizeof *givers; i++) {
    if (!crd_string_has_prefix(rest, crd_string_of(givers[i][0]))) continue;
    giver = givers[i][1];
    break;
  }
  return crdc_marker_location(marker, crdc_marker_find(marker, giver) ? giver : "patch");
}

/* Whether the text is in a list separated by commas. */
static bool is_wanted_path(crd_string list, crd_string text) {
  crd_string part;
  for (size_t at = 0; crd_string_next_part(list, ',', &at, &part);)
    if (crd_string_equal(part, text)) return true;
  return false;
}

crd_string crdc_manifests_webhook(crd_arena *arena, const marker *hook, const marker **services, size_t count,
                                  bool *not_own) {
  diagnostics unheard = {.arena = arena}; /* reported when manifests are written */
  const maker maker = {arena, NULL, &unheard, {services, count}};
  const marker *service = service_marker(&maker, hook);
  *not_own = service && crdc_marker_find(service, "except");
  crd_value webhook = webhook_of(&maker, hook);
  return crd_json_encode(arena, &webhook, CRD_JSON_COMPACT);
}

crd_value crdc_manifests_build(crd_arena *arena, const crd_set *set, const manifest_options *options,
                               manifest_sources *sources, diagnostics *diagnostics) {
  *sources = (manifest_sources){0};
  const maker maker = {arena, options, diagnostics, find_markers(arena, set, "crdc:service")};
  marker_list markers = find_markers(arena, set, "kubebuilder:webhook");
  sources->items = crd_arena_alloc(arena, (markers.count + 2) * sizeof *sources->items);
  size_t kept = 0;
  for (size_t i = 0; options->paths.size && i < markers.count; i++)
    if (is_wanted_path(options->paths, crdc_marker_text(markers.items[i], "path"))) markers.items[kept++] = markers.items[i];
  if (options->paths.size) markers.count = kept;
  if (markers.count) qsort((void *)markers.items, markers.count, sizeof *markers.items, compare_hooks);
  crd_value list = crd_value_make_list(arena, 2);
  add_configurations(&maker, set, &markers, true, &list, sources);
  add_configurations(&maker, set, &markers, false, &list, sources);
  return list;
}
