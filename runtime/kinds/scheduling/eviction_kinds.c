/* SPDX-License-Identifier: Apache-2.0 */
/* lifecycle.k8s.io/v1alpha1 EvictionRequest and Eviction (pkg/registry/lifecycle/{evictionrequest,eviction}/strategy.go,
 * pkg/apis/lifecycle/validation). The status of the latter lists its responders, which act one after the other, and their
 * progress. The checks of the controller's writes apply to all clients, since all may write the status. */
#include "../rules.h"
#include "types_scheduling.h"

enum { MOST_RESPONDERS = 11, TIME_SKEW = 30, HEARTBEAT_DEADLINE = 20 * 60, TEN_YEARS = 10 * 365 * 24 * 60 * 60 };

typedef core_lifecycle_target_responder target_responder;
typedef core_lifecycle_target_responder_list target_list;
typedef core_lifecycle_responder_status responder_status;
typedef core_lifecycle_responder_status_list status_list;

static const crd_string active = CRD_STRING_INIT("Active"), inactive = CRD_STRING_INIT("Inactive"),
                        completed = CRD_STRING_INIT("Completed");
static const crd_string final_states[] = {CRD_STRING_INIT("Canceled"), CRD_STRING_INIT("Completed"),
                                          CRD_STRING_INIT("Interrupted")};

/* The state that all rules get. */
typedef struct eviction_change {
  core_check *check;
  const core_lifecycle_eviction_status *status, *old;
  int64_t now; /* seconds since 1970 */
  bool evicted, failed;
} eviction_change;

/* ---- times ---- */

/* Time.Equal and Time.Before of metav1; an unset time is not before another unset one. */
static bool is_same_time(core_time a, core_time b) {
  return crd_string_equal(a.text, b.text);
}
static bool is_before(core_time a, core_time b) {
  return a.text.size && b.text.size && crd_core_instant_of(a.text) < crd_core_instant_of(b.text);
}

/* lifecycle/validation.timeNear */
static void validate_present(const eviction_change *change, core_time time, const crd_path *path) {
  const int64_t seconds = crd_core_instant_of(time.text);
  if (seconds <= change->now - TIME_SKEW || seconds >= change->now + TIME_SKEW)
    crd_core_bad_word(change->check, path, time.text, "must be set to the present time");
}

/* Whether a time is after the time that it depends on; else adds "cannot be set before PATH is set". */
static bool is_after_start(const eviction_change *change, const responder_status *status, core_time time,
                           const crd_path *path, const crd_path *start) {
  bool started = status->start_time.text.size;
  if (started && !is_before(time, status->start_time)) return true;
  const crd_string told = crd_core_path_text(change->check, start);
  crd_core_invalid_as(change->check, path, crd_bad_json(time.text), "%s %.*s%s",
                      started ? "must occur after" : "cannot be set before", CRD_PRINT(told), started ? "" : " is set");
  return false;
}

/* ---- progress of a responder ---- */

static void validate_start(const eviction_change *change, const responder_status *status, const responder_status *old,
                           bool is_active, const crd_path *path) {
  if (old->start_time.text.size && !is_same_time(old->start_time, status->start_time)) return; /* declared: it is set once */
  if (!status->start_time.text.size && is_active)
    crd_core_required(change->check, path, "is required for an active responder");
  else if (status->start_time.text.size && !is_same_time(old->start_time, status->start_time))
    validate_present(change, status->start_time, path);
}

static void validate_heartbeat(const eviction_change *change, const responder_status *status, const responder_status *old,
                               const crd_path *path, const crd_path *start) {
  core_time time = status->heartbeat_time;
  if (old->heartbeat_time.text.size && !time.text.size) crd_core_required(change->check, path, "is required once set");
  if (!time.text.size || is_same_time(old->heartbeat_time, time)) return;
  if (status->start_time.text.size && is_before(time, old->heartbeat_time))
    crd_core_bad_word(change->check, path, time.text, "cannot be decreased");
  else if (is_after_start(change, status, time, path, start))
    validate_present(change, time, path);
}

static void validate_expected(const eviction_change *change, const responder_status *status, const responder_status *old,
                              const crd_path *path, const crd_path *start) {
  core_time time = status->expected_completion_time;
  if (!time.text.size || is_same_time(old->expected_completion_time, time) ||
      !is_after_start(change, status, time, path, start))
    return;
  if (crd_core_instant_of(time.text) < change->now - TIME_SKEW)
    crd_core_bad_word(change->check, path, time.text, "cannot be set to the past time");
  else if (crd_core_instant_of(time.text) > change->now + TEN_YEARS)
    crd_core_bad_word(change->check, path, time.text, "must complete within 10 years");
}

static void validate_completion(const eviction_change *change, const responder_status *status, const responder_status *old,
                                const crd_path *path, const crd_path *start) {
  core_time time = status->completion_time;
  if (!time.text.size || (old->completion_time.text.size && !is_same_time(old->completion_time, time)))
    return; /* a declarative rule: it is set once */
  if (is_after_start(change, status, time, path, start) && !is_same_time(old->completion_time, time))
    validate_present(change, time, path);
}

/* ValidateEvictionStatusResponder; `old` may be NULL. */
static void validate_responder(const eviction_change *change, const responder_status *status, const responder_status *old,
                               bool is_active, const crd_path *path) {
  static const responder_status none;
  const core_type *type = &crd_core_lifecycle_responder_status_type;
  const crd_path *start = CORE_AT(path, "startTime");
  if (old && !is_active && !crd_core_equal(type, status, old)) {
    crd_core_validate_same_struct(change->check, type, status, old, path);
    return;
  }
  if (!old) old = &none;
  validate_start(change, status, old, is_active, start);
  validate_heartbeat(change, status, old, CORE_AT(path, "heartbeatTime"), start);
  validate_expected(change, status, old, CORE_AT(path, "expectedCompletionTime"), start);
  validate_completion(change, status, old, CORE_AT(path, "completionTime"), start);
}

/* ---- lists by name ---- */

/* The last item with a name, or NULL. Items of both lists begin with their name. */
static const void *find_named(core_any_list list, size_t size, crd_string name) {
  for (uint32_t i = list.count; i-- > 0;)
    if (crd_string_equal(*(const crd_string *)(const void *)(list.items + i * size), name)) return list.items + i * size;
  return NULL;
}
static const responder_status *find_status(const status_list *list, crd_string name) {
  return find_named(core_list_at(list), sizeof(responder_status), name);
}
static const target_responder *find_target(const target_list *list, crd_string name) {
  return find_named(core_list_at(list), sizeof(target_responder), name);
}

static bool has_name_twice(core_any_list list, size_t size) {
  for (const char *item = list.items; item < list.items + list.count * size; item += size)
    if (find_named(list, size, *(const crd_string *)(const void *)item) != item) return true;
  return false;
}

/* Whether each target has a status; the lists may differ in length. */
static bool have_statuses(crd_arena *arena, const target_list *targets, const status_list *list) {
  CORE_NAME_SET(names, arena);
  for (uint32_t i = 0; i < list->count; i++) crd_core_name_set_add(&names, list->items[i].name);
  for (uint32_t i = 0; i < targets->count; i++)
    if (!crd_core_name_set_has(&names, targets->items[i].name)) return false;
  return true;
}

/* ValidateEvictionStatusResponders. With a repeated name among the targets, upstream panics on a status without a target. */
static void validate_statuses(core_judging *judging, const eviction_change *change) {
  const status_list *list = &change->status->responders;
  const target_list *targets = &change->status->target_responders;
  const crd_path *path = CORE_AT(CORE_STATUS, "responders");
  const char *wrong = NULL;
  if (targets->count != list->count)
    wrong = "must be the same length as status.targetResponders and contain the same keys";
  else if (!have_statuses(change->check->arena, targets, list))
    wrong = "must contain the same keys as status.targetResponders";
  if (wrong) {
    crd_core_invalid(change->check, path, crd_core_show_list(change->check, &crd_core_lifecycle_responder_status_type, list),
                     wrong);
    return;
  }
  if (list->count > MOST_RESPONDERS || has_name_twice(core_list_at(list), sizeof(responder_status))) return;
  for (uint32_t i = 0; i < list->count; i++) {
    const responder_status *status = &list->items[i];
    const target_responder *target = find_target(targets, status->name);
    if (!target) {
      core_fail(judging, CORE_PANIC, CRD_STRING("nil pointer dereference"));
      return;
    }
    validate_responder(change, status, find_status(&change->old->responders, status->name),
                       crd_string_equal(target->state, active), CORE_ITEM(path, i));
  }
}

/* ---- order of responders ---- */

/* Removes the last part of a name's domain ("io" of "a.example.io/key"); false: there is none left. */
static bool take_domain_part(crd_string *domain, bool *ended, crd_string *part) {
  if (*ended) return false;
  size_t at = domain->size;
  while (at > 0 && domain->data[at - 1] != '.') at--;
  *part = crd_string_slice(*domain, at, domain->size);
  *ended = at == 0;
  *domain = crd_string_slice(*domain, 0, at ? at - 1 : 0);
  return true;
}

static crd_string split_name(crd_string name, crd_string *key) {
  const char *slash = name.size ? memchr(name.data, '/', name.size) : NULL;
  size_t at = slash ? (size_t)(slash - name.data) : name.size;
  *key = slash ? crd_string_slice(name, at + 1, name.size) : CRD_STRING("");
  return crd_string_slice(name, 0, at);
}

static int compare_names(crd_string a, crd_string b) {
  crd_string a_key, b_key, a_part, b_part, a_domain = split_name(a, &a_key), b_domain = split_name(b, &b_key);
  bool a_ended = false, b_ended = false;
  for (;;) {
    bool a_has = take_domain_part(&a_domain, &a_ended, &a_part), b_has = take_domain_part(&b_domain, &b_ended, &b_part);
    if (!a_has || !b_has) return a_has == b_has ? crd_string_compare(a_key, b_key) : a_has ? 1 : -1;
    int order = crd_string_compare(a_part, b_part);
    if (order) return order;
  }
}

static int compare_targets(const target_responder *a, const target_responder *b) {
  if (a->priority.set != b->priority.set) return a->priority.set ? -1 : 1;
  if (a->priority.set && a->priority.value != b->priority.value)
    return (int32_t)((uint32_t)b->priority.value - (uint32_t)a->priority.value);
  return compare_names(a->name, b->name);
}

/* SortTargetResponders into an array of pointers; there are few responders. */
static const target_responder **sort_targets(crd_arena *arena, const target_list *list) {
  const target_responder **sorted = crd_arena_alloc(arena, (list->count + 1) * sizeof *sorted);
  for (uint32_t i = 0; i < list->count; i++) {
    uint32_t at = i;
    for (; at > 0 && compare_targets(&list->items[i], sorted[at - 1]) < 0; at--) sorted[at] = sorted[at - 1];
    sorted[at] = &list->items[i];
  }
  return sorted;
}

/* The states that a responder may have, and the reason for errors. */
typedef struct expected_states {
  const crd_string *states;
  size_t count;
  const char *reason;
} expected_states;

/* The stored responders, the one that was active, and whether it no longer is. */
typedef struct turns {
  const target_responder **was;
  uint32_t count, last_active; /* UINT32_MAX: none was active */
  bool moved, is_final, all_processed;
} turns;

static turns read_turns(const eviction_change *change, const target_responder **now) {
  const target_list *old = &change->old->target_responders;
  turns read = {.was = sort_targets(change->check->arena, old),
                .count = old->count,
                .last_active = UINT32_MAX,
                .is_final = change->evicted || change->failed};
  for (uint32_t i = 0; i < old->count && read.last_active == UINT32_MAX; i++)
    if (crd_string_equal(read.was[i]->state, active)) read.last_active = i;
  read.moved = read.last_active != UINT32_MAX && !crd_string_equal(now[read.last_active]->state, active);
  read.all_processed =
      read.is_final || (old->count && crd_string_in(read.was[old->count - 1]->state, CORE_LIST_OF(final_states)));
  return read;
}

static expected_states expect(const turns *turns, uint32_t i) {
  const size_t all = sizeof final_states / sizeof *final_states;
  const bool found = turns->last_active != UINT32_MAX;
  if (turns->count && ((found && i < turns->last_active) || (!found && turns->all_processed)))
    return (expected_states){&turns->was[i]->state, 1, "final state is immutable"};
  if (found && i == turns->last_active) {
    if (turns->moved) return (expected_states){final_states, all, "this responder must reach a final state"};
    if (turns->is_final) return (expected_states){final_states, all, "the eviction request has finished processing"};
    return (expected_states){&active, 1, "the eviction request stays active"};
  }
  if ((i == 0 && !turns->count) || (turns->moved && i == turns->last_active + 1)) {
    if (turns->is_final) return (expected_states){&inactive, 1, "the eviction request has finished processing"};
    return (expected_states){&active, 1, "this responder is next in line"};
  }
  return (expected_states){&inactive, 1, "the previously active has not finished processing"};
}

static void validate_priority(core_check *check, const target_responder *target, const crd_path *path) {
  enum { IMPERATIVE = 100, RESERVED = 1000 };
  const int32_t priority = target->priority.value;
  if (!target->priority.set || priority < 0) return;
  if (core_is(target->name, "imperative-eviction.k8s.io/evictor")) {
    if (priority != IMPERATIVE)
      crd_core_bad_number(check, path, priority, "core k8s responder is expected to have priority: 100");
  } else if (priority < RESERVED) {
    crd_core_bad_number(check, path, priority, "priorities 0-999 are reserved for responders with *.k8s.io suffix");
  }
}

static void say_unexpected(core_check *check, crd_string state, const expected_states *expected, const crd_path *path) {
  crd_text text = {.arena = check->arena};
  for (size_t i = 0; i < expected->count; i++)
    crd_text_printf(&text, "%s%.*s", i ? ", " : "", CRD_PRINT(expected->states[i]));
  const crd_string states = crd_text_string(&text);
  crd_core_invalid_as(check, path, crd_bad_json(state), "must be one of: %.*s, because %s", CRD_PRINT(states),
                      expected->reason);
}

/* Whether an active responder has sent a heartbeat: then it stays active. */
static bool keeps_turn(const eviction_change *change, const responder_status *status) {
  core_time heard = status->heartbeat_time.text.size ? status->heartbeat_time : status->start_time;
  return status->start_time.text.size && !status->completion_time.text.size && !change->evicted && !change->failed &&
         change->now < crd_core_instant_of(heard.text) + HEARTBEAT_DEADLINE - TIME_SKEW;
}

/* ValidateTargetResponder */
static void validate_target_responder(const eviction_change *change, const target_responder *target,
                                      const expected_states *expected, const crd_path *path) {
  const responder_status *status = find_status(&change->status->responders, target->name);
  const crd_path *state = CORE_AT(path, "state");
  core_check *check = change->check;
  if (!status) {
    crd_text text = {.arena = check->arena};
    crd_text_add_quoted(&text, target->name);
    crd_text_add(&text, CRD_STRING(" has to be tracked in status.responders first"));
    crd_core_invalid_text(check, path, crd_core_show_struct(check, &crd_core_lifecycle_target_responder_type, target),
                          crd_text_string(&text));
    return;
  }
  validate_priority(check, target, CORE_AT(path, "priority"));
  if (!crd_string_in(target->state, expected->states, expected->count)) {
    say_unexpected(check, target->state, expected, state);
    return;
  }
  if (!crd_string_equal(target->state, active) && keeps_turn(change, status))
    crd_core_forbidden(check, state,
                       "must stay Active because the responder is in progress and it should report "
                       "status.responders.heartbeatTime or status.responders.completionTime");
  if (crd_string_equal(target->state, completed) && !status->completion_time.text.size)
    crd_core_bad_word(check, state, target->state,
                      "cannot become Completed because the responder didn't report "
                      "status.responders.completionTime");
}

/* Compares the targets with the stored ones: returns the error text; NULL: they are the same. */
static const char *judge_keys(const target_list *now, const target_list *before) {
  if (!before->count) return NULL;
  if (now->count != before->count) return "must preserve the same length and the same keys";
  for (uint32_t i = 0; i < before->count; i++)
    if (!find_target(now, before->items[i].name)) return "must preserve the same keys";
  return NULL;
}

/* ValidateEvictionTargetResponders */
static void validate_targets(const eviction_change *change) {
  const target_list *list = &change->status->target_responders;
  const crd_path *path = CORE_AT(CORE_STATUS, "targetResponders");
  core_check *check = change->check;
  const char *wrong = judge_keys(list, &change->old->target_responders);
  if (wrong) {
    crd_core_invalid(check, path, crd_core_show_list(check, &crd_core_lifecycle_target_responder_type, list), wrong);
    return;
  }
  if (!list->count || list->count > MOST_RESPONDERS || has_name_twice(core_list_at(list), sizeof(target_responder))) return;
  const target_responder **sorted = sort_targets(check->arena, list);
  const turns turns = read_turns(change, sorted);
  for (uint32_t i = 0; i < list->count; i++) {
    expected_states expected = expect(&turns, i);
    validate_target_responder(change, sorted[i], &expected, CORE_ITEM(path, (uint32_t)(sorted[i] - list->items)));
  }
}

/* ---- conditions ---- */

/* Evicted and Failed must stay, with their reason. A removed condition still counts for the later rules. */
static void validate_final_conditions(eviction_change *change) {
  const crd_string evicted = CRD_STRING("TargetEvicted"), failed = CRD_STRING("Failed");
  const core_condition_list *now = &change->status->conditions, *before = &change->old->conditions;
  change->evicted = core_condition_is_true(crd_core_find_condition(now, evicted));
  change->failed = core_condition_is_true(crd_core_find_condition(now, failed));
  for (uint32_t i = 0; i < before->count; i++) {
    const core_condition *old = &before->items[i], *kept = crd_core_find_condition(now, old->type);
    bool is_evicted = crd_string_equal(old->type, evicted);
    if ((!is_evicted && !crd_string_equal(old->type, failed)) || !core_condition_is_true(old)) continue;
    if (kept && !core_is(kept->status, "False") && crd_string_equal(kept->reason, old->reason)) continue;
    crd_core_invalid_as(change->check, CORE_AT(CORE_STATUS, "conditions"),
                        crd_core_show_list(change->check, &crd_core_condition_type, now),
                        "%.*s condition status cannot be reverted", CRD_PRINT(old->type));
    *(is_evicted ? &change->evicted : &change->failed) = true;
  }
}

/* ValidateEvictionStatusUpdate, ValidateEvictionStatus, ValidateAllEvictionStatusResponderFields */
static void validate_eviction_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_lifecycle_eviction *eviction = object, *old = before;
  eviction_change change = {
      .check = check, .status = &eviction->status, .old = &old->status, .now = crd_core_instant_of(judging->now)};
  crd_core_validate_conditions(check, &eviction->status.conditions, CORE_AT(CORE_STATUS, "conditions"));
  validate_final_conditions(&change);
  validate_targets(&change);
  validate_statuses(judging, &change);
}

/* ---- the kinds ---- */

/* ValidateEviction, ValidateEvictionUpdate */
const core_object_kind crd_core_eviction_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "Eviction", lifecycle_eviction),
    CORE_NAMES(CRD_NAME_ANY, .long_named = true),
    CORE_STEPS(.prepare = crd_core_prepare_workload),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = validate_eviction_status),
};

/* ValidateEvictionRequest, ValidateEvictionRequestUpdate, ValidateEvictionRequestStatusUpdate,
 * ValidateEvictionRequestStatus */
const core_object_kind crd_core_eviction_request_kind = {
    CORE_KIND("lifecycle.k8s.io", "v1alpha1", "EvictionRequest", lifecycle_eviction_request),
    CORE_NAMES(CRD_NAME_ANY, .long_named = true),
    CORE_STEPS(.prepare = crd_core_prepare_workload),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status, .validate = crd_core_validate_conditions_of_status),
};
