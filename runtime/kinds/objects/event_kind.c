/* SPDX-License-Identifier: Apache-2.0 */
/* Events (pkg/registry/core/event/strategy.go, pkg/apis/core/validation/events.go): v1, which has few checks, and
 * events.k8s.io/v1, which is judged in the struct of v1. */
#include "../rules.h"
#include "types_discovery.h"

/* ---- checks of all events (legacyValidateEvent) ---- */

static void say_most(core_check *check, crd_string text, size_t most, const crd_path *path) {
  if (text.size > most)
    crd_core_invalid_as(check, path, crd_bad_string(CRD_STRING("")), "can have at most %zu characters", most);
}

static void require_short(core_check *check, crd_string text, const crd_path *path) {
  enum { MOST = 128 };
  if (!text.size) crd_core_required(check, path, NULL);
  say_most(check, text, MOST, path);
}

/* Whether the namespace is that of the object that the event is about. */
static bool is_in_namespace(const core_event *event) {
  crd_string own = event->metadata.namespace, of = event->involved_object.namespace;
  if (event->event_time.text.size) return of.size || core_is(own, "default") || core_is(own, "kube-system");
  return of.size ? crd_string_equal(own, of) : !own.size || core_is(own, "default");
}

static void validate_old_rules(core_check *check, const core_event *event, bool is_core) {
  enum { MOST_NOTE = 1024 };
  const crd_path *controller = is_core ? CORE_AT(NULL, "reportingComponent") : CORE_AT(NULL, "reportingController");
  if (!is_in_namespace(event))
    crd_core_bad_text(check, CORE_AT(CORE_AT(NULL, "involvedObject"), "namespace"), event->involved_object.namespace,
                      "does not match event.namespace");
  if (!event->event_time.text.size) return;
  if (!event->reporting_component.size) crd_core_required(check, controller, NULL);
  crd_core_string_passes(check, controller, event->reporting_component, crd_check_qualified_name);
  require_short(check, event->reporting_instance, CORE_AT(NULL, "reportingInstance"));
  require_short(check, event->action, CORE_AT(NULL, "action"));
  require_short(check, event->reason, CORE_AT(NULL, "reason"));
  say_most(check, event->message, MOST_NOTE, CORE_AT(NULL, "message"));
}

/* ---- checks of events.k8s.io/v1 ---- */

/* validateV1EventSeries */
static void validate_series(core_check *check, const core_event_series *series) {
  if (!series) return;
  if (series->count < 2) crd_core_bad_text(check, CORE_AT(NULL, "series.count"), CRD_STRING(""), "should be at least 2");
  if (!series->last_observed_time.text.size) crd_core_required(check, CORE_AT(NULL, "series.lastObservedTime"), NULL);
}

static void validate_unset(core_check *check, bool unset, const crd_path *path) {
  if (!unset) crd_core_bad_text(check, path, CRD_STRING(""), "needs to be unset");
}

/* ValidateEventCreate */
static void validate_event_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_event *event = object;
  bool is_core = judging->kind->group.size == 0;
  validate_old_rules(check, event, is_core);
  if (is_core) {
    crd_core_validate_common_create(check, &event->metadata);
    return;
  }
  crd_core_validate_metadata(check, &event->metadata, CRD_NAME_DNS_SUBDOMAIN);
  validate_series(check, event->series);
  if (!event->event_time.text.size) crd_core_required(check, CORE_AT(NULL, "eventTime"), NULL);
  if (!core_is(event->type, "Normal") && !core_is(event->type, "Warning"))
    crd_core_invalid_as(check, CORE_AT(NULL, "type"), crd_bad_string(CRD_STRING("")), "has invalid value: %.*s",
                        CRD_PRINT(event->type));
  validate_unset(check, !event->first_timestamp.text.size, CORE_AT(NULL, "firstTimestamp"));
  validate_unset(check, !event->last_timestamp.text.size, CORE_AT(NULL, "lastTimestamp"));
  validate_unset(check, event->count == 0, CORE_AT(NULL, "count"));
  validate_unset(check, !event->source.component.size && !event->source.host.size, CORE_AT(NULL, "source"));
}

/* ValidateEventUpdate */
static void validate_event_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_event *event = object, *old = before;
  bool is_core = judging->kind->group.size == 0;
  validate_old_rules(check, event, is_core);
  if (is_core) return;
  crd_core_validate_metadata_update(check, &event->metadata, &old->metadata);
  if (!event->series || !old->series || !crd_core_equal(&crd_core_event_series_type, event->series, old->series))
    validate_series(check, event->series);
  crd_core_validate_same_fields(check, judging->kind->type, event, old,
                                "involvedObject reason message source firstTimestamp lastTimestamp count reason type "
                                "eventTime action related",
                                NULL);
  crd_core_validate_same_text(check, event->reporting_component, old->reporting_component,
                              CORE_AT(NULL, "reportingController"));
  crd_core_validate_same_fields(check, judging->kind->type, event, old, "reportingInstance", NULL);
}

static const core_operation event_updates[] = {{.validate = validate_event_update}};

const core_object_kind crd_core_event_kind = {
    CORE_KIND("", "v1", "Event", event),
    CORE_NAMES_UNASKED,
    .create = {.validate = validate_event_create},
    CORE_UPDATES_OF(event_updates),
};

/* ---- the struct of events.k8s.io/v1 ---- */

/* The fields of its series have the same names. */
static const core_renamed event_names[] = {{"regarding", "involvedObject"},
                                           {"note", "message"},
                                           {"deprecatedSource", "source"},
                                           {"deprecatedFirstTimestamp", "firstTimestamp"},
                                           {"deprecatedLastTimestamp", "lastTimestamp"},
                                           {"deprecatedCount", "count"},
                                           {"reportingController", "reportingComponent"},
                                           {NULL, NULL}};
_Static_assert(sizeof(core_event_series) == sizeof(core_events_event_series) &&
                   offsetof(core_event_series, last_observed_time) == offsetof(core_events_event_series, last_observed_time),
               "both series are one struct");

/* Convert_v1_Event_To_core_Event */
static void event_to_internal(crd_arena *arena, unsigned minor, const void *wire, void *object) {
  crd_core_copy_fields(&crd_core_events_event_type, wire, &crd_core_event_type, object, event_names, false);
}

/* Convert_core_Event_To_v1_Event */
static void event_from_internal(crd_arena *arena, unsigned minor, const void *object, void *wire) {
  crd_core_copy_fields(&crd_core_event_type, object, &crd_core_events_event_type, wire, event_names, true);
}

const core_object_kind crd_core_events_event_kind = {
    .group = CRD_STRING_INIT("events.k8s.io"),
    .version = CRD_STRING_INIT("v1"),
    .name = CRD_STRING_INIT("Event"),
    CORE_NAMES_UNASKED,
    .told_as_core = true,
    .type = &crd_core_event_type,
    .wire = &crd_core_events_event_type,
    .to_internal = event_to_internal,
    .from_internal = event_from_internal,
    .type_meta = offsetof(core_event, type_meta),
    .metadata = offsetof(core_event, metadata),
    .create = {.validate = validate_event_create},
    CORE_UPDATES_OF(event_updates),
};
