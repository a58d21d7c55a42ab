/* SPDX-License-Identifier: Apache-2.0 */
/* The resources that policies and webhooks match decide which events are judged; the request is made from the event. */
#include "../../../runtime/admission/configuration/configuration.h"
#include "judge.h"

/* ---- matched resources ---- */

static bool list_covers(const string_list *list, crd_string text) {
  for (size_t i = 0; i < list->count; i++)
    if (crd_string_equal(list->items[i], CRD_STRING("*")) || crd_string_equal(list->items[i], text)) return true;
  return false;
}

/* Matches "pods", "pods/status", "pods/x", "x/status" and "x/x" with a star for each x; a star alone excludes
 * subresources. */
static bool names_resource(crd_string row, crd_string resource, crd_string sub_resource) {
  const char *slash = row.size ? memchr(row.data, '/', row.size) : NULL;
  const crd_string first = {row.data, slash ? (size_t)(slash - row.data) : row.size};
  const crd_string second = slash ? (crd_string){slash + 1, row.size - first.size - 1} : (crd_string){NULL, 0};
  const crd_string star = CRD_STRING("*");
  const bool all = crd_string_equal(first, star) || crd_string_equal(first, resource);
  if (!slash) return all && !sub_resource.size;
  return all && (crd_string_equal(second, star) || crd_string_equal(second, sub_resource));
}

static unsigned operations_of(const match_rules *rules, crd_string group, crd_string resource, crd_string sub_resource) {
  unsigned found = 0;
  for (size_t i = 0; i < rules->count; i++) {
    const match_rule *rule = &rules->items[i];
    bool named = false;
    for (size_t k = 0; k < rule->resources.count && !named; k++)
      named = names_resource(rule->resources.items[k], resource, sub_resource);
    if (!named || !list_covers(&rule->groups, group)) continue;
    if (list_covers(&rule->operations, CRD_STRING("CREATE"))) found |= REPLAY_CREATES;
    if (list_covers(&rule->operations, CRD_STRING("UPDATE"))) found |= REPLAY_UPDATES;
    if (list_covers(&rule->operations, CRD_STRING("DELETE"))) found |= REPLAY_DELETES;
    if (list_covers(&rule->operations, CRD_STRING("CONNECT"))) found |= REPLAY_CONNECTS;
  }
  return found;
}

static unsigned operations_of_policy(const admission_policy *policy, crd_string group, crd_string resource,
                                     crd_string sub_resource) {
  if (!policy->binding_count) return 0;
  const unsigned found = operations_of(&policy->match.rules, group, resource, sub_resource);
  return (found & REPLAY_UPDATES) && replay_policy_compares(policy->spec) ? found | REPLAY_COMPARES : found;
}

unsigned replay_policies_want(const void *context, crd_string group, crd_string resource, crd_string sub_resource) {
  const crd_admission_configuration *configuration = context;
  unsigned found = 0;
  for (size_t i = 0; i < configuration->validating_count; i++)
    found |= operations_of_policy(configuration->validating[i], group, resource, sub_resource);
  for (size_t i = 0; i < configuration->mutating_count; i++)
    found |= operations_of_policy(configuration->mutating[i], group, resource, sub_resource);
  return found;
}

/* ---- a request ---- */

/* The user of the request, after impersonation. */
static crd_user user_of_event(crd_arena *arena, const replay_event *event) {
  const crd_string text = event->impersonated.size ? event->impersonated : event->user;
  return user_of_info(arena, text.size ? crd_json_parse(arena, text, NULL, NULL) : NULL);
}

static crd_string event_operation(const replay_task *task) {
  const crd_string verb = task->event.verb;
  if (task->connects) return CRD_STRING("CONNECT");
  if (task->several || crd_string_equal(verb, CRD_STRING("delete"))) return CRD_STRING("DELETE");
  const bool created = crd_string_equal(verb, CRD_STRING("create")) || task->event.code == 201;
  return created ? CRD_STRING("CREATE") : CRD_STRING("UPDATE");
}

bool replay_policed_begin(crd_arena *arena, const crd_admission_configuration *configuration, const replay_task *task,
                          const crd_value *object, const crd_value *old, replay_policed *policed) {
  const replay_event *event = &task->event;
  *policed = (replay_policed){.options = {.without_webhooks = true, .only_concerned = true}};
  policed->attributes = (crd_admission_attributes){.operation = event_operation(task),
                                                   .resource = {event->group, event->version, event->resource},
                                                   .sub_resource = event->sub_resource,
                                                   .name = event->name,
                                                   .namespace_ = event->namespace_,
                                                   .object = object,
                                                   .old_object = old,
                                                   .dry_run = task->dry,
                                                   .user = user_of_event(arena, event)};
  crd_admission_verdict_init(arena, &policed->found);
  if (!crd_admission_complete(arena, configuration, &policed->attributes, &policed->found.error)) return false;
  /* DeleteCollection in the endpoints' handlers/delete.go: no object is named */
  if (task->several) policed->attributes.name = (crd_string){NULL, 0};
  return true;
}
