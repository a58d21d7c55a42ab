/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the kinds with a pod template: see workload.h. */
#include "workload.h"

#include "../../gotypes/equal.h"
#include "../drop.h"
#include "../pods/options.h"
#include "../pods/pod_changes.h"

#include <crd/names.h>

/* ---- selectors ---- */

bool crd_core_selector_converts(const core_check *check, const core_label_selector *selector) {
  crd_errors errors = crd_errors_init(check->arena);
  core_check aside = *check;
  if (!selector) return true;
  aside.errors = &errors;
  crd_core_validate_label_selector(&aside, selector, NULL);
  return errors.count == 0;
}

static bool requirement_matches(const core_label_selector_requirement *requirement, const core_string_map *labels) {
  const crd_string *value = crd_core_string_map_get(labels, requirement->key);
  if (core_is(requirement->operator, "Exists")) return value;
  if (core_is(requirement->operator, "DoesNotExist")) return !value;
  bool in = value && crd_string_in(*value, requirement->values.items, requirement->values.count);
  return core_is(requirement->operator, "In") ? in : !in;
}

bool crd_core_selector_matches(const core_label_selector *selector, const core_string_map *labels) {
  if (!selector) return false;
  for (uint32_t i = 0; i < selector->match_labels.count; i++) {
    const crd_string *value = crd_core_string_map_get(labels, selector->match_labels.items[i].key);
    if (!value || !crd_string_equal(*value, selector->match_labels.items[i].value)) return false;
  }
  for (uint32_t i = 0; i < selector->match_expressions.count; i++)
    if (!requirement_matches(&selector->match_expressions.items[i], labels)) return false;
  return true;
}

bool crd_core_selector_has_bad_value(const core_check *check, const core_label_selector *selector) {
  crd_texts messages = {.arena = check->arena};
  for (uint32_t i = 0; selector && i < selector->match_expressions.count; i++) {
    const core_string_list *values = &selector->match_expressions.items[i].values;
    for (uint32_t k = 0; k < values->count && !messages.count; k++) crd_check_label_value(&messages, values->items[k]);
  }
  return messages.count;
}

/* ValidateNonEmptySelector */
void crd_core_validate_workload_selector(core_check *check, const core_label_selector *selector, crd_string empty_detail,
                                         const crd_path *spec_path) {
  const crd_path *path = CORE_AT(spec_path, "selector");
  if (!selector) {
    crd_core_required(check, path, NULL);
    return;
  }
  crd_core_validate_label_selector(check, selector, path);
  if (core_selector_is_empty(selector))
    crd_core_invalid_text(check, path, crd_core_show_struct(check, &crd_core_label_selector_type, selector), empty_detail);
}

void crd_core_say_mismatch(core_check *check, const core_string_map *labels, const crd_path *template_path) {
  crd_core_invalid(check, CORE_AT(CORE_AT(template_path, "metadata"), "labels"), crd_core_show_map(check, labels),
                   "`selector` does not match template `labels`");
}

void crd_core_validate_same_struct(core_check *check, const core_type *type, const void *now, const void *before,
                                   const crd_path *path) {
  bool same = now == before || (now && before && crd_core_equal(type, now, before));
  if (!same) crd_core_validate_immutable(check, false, now ? crd_core_show_struct(check, type, now) : crd_bad_null(), path);
}

void crd_core_validate_same_selector(core_check *check, const core_label_selector *selector,
                                     const core_label_selector *old) {
  crd_core_validate_same_struct(check, &crd_core_label_selector_type, selector, old, CORE_AT(CORE_SPEC, "selector"));
}

/* ---- annotations for fields ---- */

void crd_core_remove_annotation(core_string_map *annotations, crd_string key) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < annotations->count; i++)
    if (!crd_string_equal(annotations->items[i].key, key)) annotations->items[kept++] = annotations->items[i];
  annotations->count = kept;
}

core_string_map crd_core_string_map_with(crd_arena *arena, const core_string_map *map, crd_string key, crd_string value) {
  core_string_pair pair = {key, value};
  core_string_map own = {&pair, 1}, with;
  crd_core_merge_pairs(arena, &with, &own, map, sizeof pair);
  return with;
}

/* ---- the template ---- */

void crd_core_validate_selected_template(core_check *check, const core_pod_template_spec *template,
                                         const core_label_selector *selector, const crd_path *spec_path, crd_string prefix) {
  const crd_path *path = CORE_AT(spec_path, "template");
  if (!crd_core_selector_converts(check, selector)) {
    crd_core_invalid(check, CORE_AT(spec_path, "selector"),
                     crd_core_show_struct(check, &crd_core_label_selector_type, selector), "invalid label selector");
    return;
  }
  if (!crd_core_selector_matches(selector, &template->metadata.labels))
    crd_core_say_mismatch(check, &template->metadata.labels, path);
  crd_core_validate_template_at(check, template, prefix);
  crd_core_validate_lasting_template(check, template, "ReplicaSet", path);
}

void crd_core_validate_template_at(const core_check *check, const core_pod_template_spec *template, crd_string prefix) {
  core_check inside = *check;
  inside.prefix = prefix;
  crd_core_validate_pod_template_spec(&inside, template);
}

void crd_core_validate_lasting_template(core_check *check, const core_pod_template_spec *template, const char *kind,
                                        const crd_path *template_path) {
  static const crd_string always[] = {CRD_STRING_INIT("Always")};
  const core_pod_spec *spec = &template->spec;
  const crd_path *path = CORE_AT(template_path, "spec");
  if (!crd_string_equal(spec->restart_policy, always[0]))
    crd_core_not_supported(check, CORE_AT(path, "restartPolicy"), crd_bad_json(spec->restart_policy), CORE_LIST_OF(always));
  if (spec->active_deadline_seconds.set)
    crd_core_forbidden_as(check, CORE_AT(path, "activeDeadlineSeconds"), "activeDeadlineSeconds in %s is not Supported",
                          kind);
}

void crd_core_warn_of_template_at(core_judging *judging, const core_pod_template_spec *template, crd_string prefix) {
  core_check inside = judging->check;
  inside.prefix = prefix;
  judging->warnings.check = &inside;
  crd_core_warn_of_pod_template_spec(&judging->warnings, template);
  judging->warnings.check = &judging->check;
}

void crd_core_drop_template_fields(core_judging *judging, core_pod_template_spec *template,
                                   const core_pod_template_spec *old) {
  if (template) crd_core_drop_disabled_fields(judging->check.arena, &judging->options, template, old ? &old->spec : NULL);
}

void crd_core_allow_as_old(core_judging *judging, const core_pod_template_spec *template,
                           const core_pod_template_spec *old) {
  if (!old) return;
  judging->options = crd_core_options_for_update(judging->check.arena, &judging->options, template ? &template->spec : NULL,
                                                 &old->spec, &old->metadata.annotations);
}

/* ---- steps ---- */

static void *part_of(void *object, size_t offset) {
  return (char *)object + offset;
}

static const void *part_in(const void *object, size_t offset) {
  return (const char *)object + offset;
}

void crd_core_keep_status(core_judging *judging, void *object, const void *before) {
  core_part status;
  if (!core_find_part(judging->kind, "status", &status)) return;
  if (before)
    memcpy(part_of(object, status.offset), part_in(before, status.offset), status.type->size);
  else
    memset(part_of(object, status.offset), 0, status.type->size);
}

void crd_core_prepare_workload(core_judging *judging, void *object, const void *before) {
  const core_object_kind *kind = judging->kind;
  core_object_meta *metadata = part_of(object, kind->metadata);
  core_part spec;
  crd_core_keep_status(judging, object, before);
  if (kind->template)
    crd_core_drop_template_fields(judging, part_of(object, kind->template), before ? part_in(before, kind->template) : NULL);
  if (!before)
    metadata->generation = 1;
  else if (core_find_part(kind, "spec", &spec) || core_find_part(kind, "template", &spec))
    core_count_change(metadata, part_in(before, kind->metadata),
                      crd_core_equal(spec.type, part_of(object, spec.offset), part_in(before, spec.offset)));
}

void crd_core_prepare_to_the_letter(core_judging *judging, void *object, const void *before) {
  const core_object_kind *kind = judging->kind;
  core_object_meta *metadata = part_of(object, kind->metadata);
  char *same = crd_arena_alloc(judging->check.arena, kind->type->size);
  if (!before) {
    metadata->generation = 1;
    return;
  }
  memcpy(same, object, kind->type->size);
  memcpy(same + kind->type_meta, part_in(before, kind->type_meta), sizeof(core_type_meta));
  memcpy(same + kind->metadata, part_in(before, kind->metadata), sizeof(core_object_meta));
  core_count_change(metadata, part_in(before, kind->metadata), crd_core_equal_to_the_letter(kind->type, same, before));
}

void crd_core_keep_spec(core_judging *judging, void *object, const void *before) {
  core_part spec;
  if (core_find_part(judging->kind, "spec", &spec))
    memcpy(part_of(object, spec.offset), part_in(before, spec.offset), spec.type->size);
}

void crd_core_keep_all_but_status(core_judging *judging, void *object, const void *before) {
  crd_core_keep_spec(judging, object, before);
  crd_core_keep_metadata(part_of(object, judging->kind->metadata), part_in(before, judging->kind->metadata));
}

void crd_core_keep_spec_and_all_metadata(core_judging *judging, void *object, const void *before) {
  crd_core_keep_spec(judging, object, before);
  memcpy(part_of(object, judging->kind->metadata), part_in(before, judging->kind->metadata), sizeof(core_object_meta));
}

void crd_core_warn_of_workload(core_judging *judging, const void *object, const void *before) {
  const core_object_kind *kind = judging->kind;
  const core_object_meta *metadata = part_in(object, kind->metadata);
  if (before && metadata->generation == ((const core_object_meta *)part_in(before, kind->metadata))->generation) return;
  if (kind->names_pods && !before) crd_core_warn_of_name(&judging->warnings, metadata->name, "Pod names and hostnames");
  crd_core_warn_of_template_at(judging, part_in(object, kind->template), kind->template_path);
}

/* ---- strategies ---- */

/* getPercentValue */
static bool is_percent(const core_int_or_string *amount) {
  if (!amount->is_string || amount->text.size < 2 || amount->text.data[amount->text.size - 1] != '%') return false;
  for (size_t i = 0; i + 1 < amount->text.size; i++)
    if (amount->text.data[i] < '0' || amount->text.data[i] > '9') return false;
  return true;
}

core_int_or_string *crd_core_make_amount(crd_arena *arena, int32_t number, crd_string text) {
  core_int_or_string *amount = crd_arena_zalloc(arena, sizeof *amount);
  *amount = (core_int_or_string){.is_string = text.size != 0, .number = number, .text = text};
  return amount;
}

/* ValidatePositiveIntOrPercent */
void crd_core_validate_amount(core_check *check, const core_int_or_string *amount, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  if (!amount || !amount->is_string) {
    crd_core_validate_nonnegative(check, amount ? amount->number : 0, path);
    return;
  }
  crd_check_percent(&messages, amount->text);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid_text(check, path, crd_core_show_amount(check, amount), messages.items[i]);
}

/* strconv.Atoi, with the value that it returns beside an error: the nearest number that fits, or 0 for invalid text. */
static int64_t go_atoi(crd_string text) {
  bool negative = text.size && text.data[0] == '-';
  size_t i = text.size && (negative || text.data[0] == '+');
  uint64_t most = negative ? UINT64_C(1) << 63 : INT64_MAX, number = 0;
  if (i == text.size) return 0;
  for (; i < text.size; i++) {
    unsigned digit = (unsigned char)text.data[i] - '0';
    if (digit > 9) return 0;
    number = number > (most - digit) / 10 ? most : number * 10 + digit;
  }
  return negative ? (int64_t)(0 - number) : (int64_t)number;
}

/* getIntOrPercentValue */
int64_t crd_core_amount(const core_int_or_string *amount) {
  if (!amount) return 0;
  if (!amount->is_string) return amount->number;
  return go_atoi(is_percent(amount) ? crd_string_slice(amount->text, 0, amount->text.size - 1) : amount->text);
}

/* IsNotMoreThan100Percent */
void crd_core_validate_share(core_check *check, const core_int_or_string *amount, const crd_path *path) {
  if (amount && is_percent(amount) && crd_core_amount(amount) > 100)
    crd_core_invalid(check, path, crd_core_show_amount(check, amount), "must not be greater than 100%");
}

/* ---- counters ---- */

void crd_core_validate_counters(core_check *check, const core_counter *counters, size_t count, const crd_path *path) {
  for (size_t i = 0; i < count; i++)
    if (counters[i].set)
      crd_core_validate_nonnegative(check, counters[i].value, CORE_NAMED(path, crd_string_of(counters[i].name)));
}

void crd_core_validate_at_most(core_check *check, const char *name, int32_t value, int32_t most, const char *what,
                               const crd_path *path) {
  if (value > most)
    crd_core_invalid_as(check, CORE_NAMED(path, crd_string_of(name)), crd_bad_int(value), "cannot be greater than %s", what);
}

/* ValidateReplicaSetStatus, ValidateReplicationControllerStatus */
void crd_core_validate_replica_counts(core_check *check, const core_replica_counts *counts) {
  const core_counter counters[] = {
      {"replicas", counts->replicas, true},
      {"fullyLabeledReplicas", counts->fully_labeled, true},
      {"readyReplicas", counts->ready, true},
      {"availableReplicas", counts->available, true},
      {"observedGeneration", counts->observed_generation, true},
      {"terminatingReplicas", counts->terminating.value, counts->terminating.set},
  };
  const crd_path *path = CORE_STATUS;
  const char *all = "status.replicas";
  crd_core_validate_counters(check, CORE_LIST_OF(counters), path);
  crd_core_validate_at_most(check, "fullyLabeledReplicas", counts->fully_labeled, counts->replicas, all, path);
  crd_core_validate_at_most(check, "readyReplicas", counts->ready, counts->replicas, all, path);
  crd_core_validate_at_most(check, "availableReplicas", counts->available, counts->replicas, all, path);
  crd_core_validate_at_most(check, "availableReplicas", counts->available, counts->ready, "readyReplicas", path);
}

void crd_core_validate_collisions(core_check *check, core_optional_int32 count, core_optional_int32 old) {
  if (old.set && (!count.set || count.value < old.value))
    crd_core_bad_number(check, CORE_AT(CORE_STATUS, "collisionCount"), count.set ? count.value : 0, "cannot be decremented");
}
