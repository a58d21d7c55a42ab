/* SPDX-License-Identifier: Apache-2.0 */
/* The allowed changes of a Pod: images, deadlines, added tolerations, removed scheduling gates; of a gated Pod also its node
 * selectors. Other changes are shown as a diff of the two specs (ValidatePodUpdate). Also ephemeral containers, which can
 * only be added (ValidatePodEphemeralContainersUpdate). */
#include "../../gotypes/equal.h"
#include "../validators.h"
#include "pod_changes.h"

#include <crd/go_text.h>
#include <crd/guard.h>
#include <crd/json.h>

#define SPEC CORE_AT(NULL, "spec")

void crd_core_prepare_pod_update(core_judging *judging, void *object, const void *stored) {
  core_pod *pod = object;
  const core_pod *old = stored;
  pod->status = old->status;
  if (judging->options.gates.pod_level_resources_fix_defaulting && !pod->spec.resources)
    pod->spec.resources = old->spec.resources;
  crd_core_drop_disabled_pod_fields(judging, pod, old);
  crd_core_update_pod_generation(&judging->options, pod, old);
}

/* ---- allowed changes ---- */

/* ValidateContainerUpdates: whether both lists have the same length. */
static bool validate_containers(core_check *check, const core_container_list *now, const core_container_list *before,
                                const crd_path *path) {
  if (now->count != before->count) {
    crd_core_forbidden(check, path, "pod updates may not add or remove containers");
    return false;
  }
  for (uint32_t i = 0; i < now->count; i++) {
    crd_string image = now->items[i].image;
    const crd_path *at = CORE_AT(CORE_ITEM(path, i), "image");
    if (!image.size) crd_core_required(check, at, NULL);
    if (crd_go_trim(image).size != image.size)
      crd_core_bad_text(check, at, image, "must not have leading or trailing whitespace");
  }
  return true;
}

/* The deadline may be set, or decrease: returns whether to continue. */
static bool validate_new_deadline(core_check *check, core_optional_int64 now, core_optional_int64 before,
                                  const crd_path *path) {
  if (!now.set) {
    if (before.set) crd_core_invalid(check, path, crd_bad_null(), "must not update from a positive integer to nil value");
    return true;
  }
  crd_bad_value shown = crd_bad_int(now.value);
  if (now.value < 0 || now.value > INT32_MAX) {
    crd_core_invalid_text(check, path, shown, crd_core_say_range(check, 0, INT32_MAX));
    return false;
  }
  if (!before.set || before.value >= now.value) return true;
  crd_core_invalid(check, path, shown, "must be less than or equal to previous value");
  return false;
}

static bool is_same_toleration(const core_toleration *a, const core_toleration *b) {
  return crd_string_equal(a->key, b->key) && crd_string_equal(a->operator, b->operator) &&
         crd_string_equal(a->value, b->value) && crd_string_equal(a->effect, b->effect);
}

static bool has_toleration(const core_toleration_list *list, const core_toleration *one) {
  for (uint32_t i = 0; i < list->count; i++)
    if (is_same_toleration(&list->items[i], one)) return true;
  return false;
}

/* validateOnlyAddedTolerations */
static void validate_added_tolerations(core_check *check, const core_toleration_list *now,
                                       const core_toleration_list *before, const crd_path *path) {
  for (uint32_t i = 0; i < before->count; i++) {
    crd_arena_poll(check->arena);
    if (has_toleration(now, &before->items[i])) continue;
    crd_core_forbidden(check, path, "existing toleration can not be modified except its tolerationSeconds");
    return;
  }
  crd_core_validate_tolerations(check, now, path);
}

/* validateOnlyDeletedSchedulingGates: for gates with one name upstream reports the last. */
static void validate_gates(core_check *check, const core_pod_scheduling_gate_list *now,
                           const core_pod_scheduling_gate_list *before, const crd_path *path) {
  name_table known = {.arena = check->arena}, last = {.arena = check->arena};
  for (uint32_t i = 0; now->count && i < before->count; i++) crd_name_table_put(&known, before->items[i].name, &known);
  for (uint32_t i = now->count; i--;)
    if (!crd_name_table_find(&last, now->items[i].name)) crd_name_table_put(&last, now->items[i].name, &now->items[i]);
  for (uint32_t i = 0; i < now->count; i++) {
    crd_string name = now->items[i].name;
    if (crd_name_table_find(&known, name) || crd_name_table_find(&last, name) != &now->items[i]) continue;
    crd_core_forbidden_as(check, CORE_AT(CORE_ITEM(path, i), "name"),
                          "only deletion is allowed, but found new scheduling gate '%.*s'", CRD_PRINT(name));
  }
}

/* ---- node selection of gated pods ---- */

/* validateNodeSelectorMutation */
static void validate_changed_selector(core_check *check, const core_string_map *now, const core_string_map *before) {
  for (uint32_t i = 0; i < before->count; i++) {
    const crd_string *value = crd_core_string_map_get(now, before->items[i].key);
    if (value && crd_string_equal(*value, before->items[i].value)) continue;
    crd_core_invalid(check, CORE_AT(SPEC, "nodeSelector"), crd_core_show_map(check, now),
                     "only additions to spec.nodeSelector are allowed (no mutations or deletions)");
    return;
  }
}

static bool begins_with(const core_node_selector_requirement_list *now, const core_node_selector_requirement_list *before) {
  if (now->count < before->count) return false;
  for (uint32_t i = 0; i < before->count; i++)
    if (!crd_core_equal(&crd_core_node_selector_requirement_type, &now->items[i], &before->items[i])) return false;
  return true;
}

/* validateNodeSelectorTermHasOnlyAdditions: an empty term, which selects nothing, must stay empty. */
static bool only_adds(const core_node_selector_term *now, const core_node_selector_term *before) {
  if (!before->match_expressions.count && !before->match_fields.count)
    return !now->match_expressions.count && !now->match_fields.count;
  return begins_with(&now->match_expressions, &before->match_expressions) &&
         begins_with(&now->match_fields, &before->match_fields);
}

/* validateNodeAffinityMutation */
static void validate_changed_affinity(core_check *check, const core_node_affinity *now, const core_node_affinity *before) {
  const core_node_selector *required = before ? before->required_during_scheduling_ignored_during_execution : NULL;
  if (!required) return;
  const core_node_selector *of_new = now ? now->required_during_scheduling_ignored_during_execution : NULL;
  const core_node_selector_term_list *old_terms = &required->node_selector_terms, none = {NULL, 0};
  const core_node_selector_term_list *terms = of_new ? &of_new->node_selector_terms : &none;
  const core_type *type = &crd_core_node_selector_term_type;
  const crd_path *path =
      CORE_AT(CORE_AT(CORE_AT(CORE_AT(SPEC, "affinity"), "nodeAffinity"), "requiredDuringSchedulingIgnoredDuringExecution"),
              "nodeSelectorTerms");
  if (old_terms->count && old_terms->count != terms->count) {
    crd_core_invalid(check, path, crd_core_show_list(check, type, terms),
                     "no additions/deletions to non-empty NodeSelectorTerms list are allowed");
    return;
  }
  for (uint32_t i = 0; i < old_terms->count; i++)
    if (!only_adds(&terms->items[i], &old_terms->items[i]))
      crd_core_invalid(check, CORE_ITEM(path, i), crd_core_show_struct(check, type, &terms->items[i]),
                       "only additions are allowed (no mutations or deletions)");
}

/* Restores the node affinity of the old spec in the new one. */
static void take_node_affinity(crd_arena *arena, core_pod_spec *spec, const core_pod_spec *old, core_node_affinity *before) {
  const core_affinity *now = spec->affinity;
  if (!now && !before) return;
  if (now && !old->affinity && !now->pod_affinity && !now->pod_anti_affinity) {
    spec->affinity = NULL;
    return;
  }
  core_affinity *mixed = crd_arena_zalloc(arena, sizeof *mixed);
  if (now) *mixed = *now;
  mixed->node_affinity = before;
  spec->affinity = mixed;
}

static void judge_gated(core_check *check, core_pod_spec *spec, const core_pod_spec *old) {
  if (!crd_core_maps_equal(&spec->node_selector, &old->node_selector)) {
    validate_changed_selector(check, &spec->node_selector, &old->node_selector);
    spec->node_selector = old->node_selector;
  }
  core_node_affinity *before = old->affinity ? old->affinity->node_affinity : NULL;
  const core_node_affinity *now = spec->affinity ? spec->affinity->node_affinity : NULL;
  if (before == now || (before && now && crd_core_equal(&crd_core_node_affinity_type, before, now))) return;
  validate_changed_affinity(check, now, before);
  take_node_affinity(check->arena, spec, old, before);
}

/* ---- forbidden changes ---- */

static core_container_list with_old_images(crd_arena *arena, const core_container_list *now,
                                           const core_container_list *before) {
  core_container_list mixed = {.items = NULL};
  if (!now->count) return mixed;
  mixed.items = crd_arena_alloc(arena, now->count * sizeof *mixed.items);
  memcpy(mixed.items, now->items, now->count * sizeof *mixed.items);
  mixed.count = now->count;
  for (uint32_t i = 0; i < mixed.count; i++) mixed.items[i].image = before->items[i].image;
  return mixed;
}

/* Restores all fields of the new spec that may change, and adds an error if it then differs from the old one. */
static void judge_rest(core_check *check, const core_pod *pod, const core_pod *stored) {
  static const crd_string head = CRD_STRING_INIT(
      "pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,"
      "`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),"
      "`spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)");
  const core_pod_spec *old = &stored->spec;
  core_pod_spec spec = pod->spec;
  spec.containers = with_old_images(check->arena, &spec.containers, &old->containers);
  spec.init_containers = with_old_images(check->arena, &spec.init_containers, &old->init_containers);
  spec.active_deadline_seconds = old->active_deadline_seconds;
  spec.scheduling_gates = old->scheduling_gates;
  spec.tolerations = old->tolerations;
  core_optional_int64 *grace = &spec.termination_grace_period_seconds, before = old->termination_grace_period_seconds;
  if (before.set && before.value < 0 && grace->set && grace->value == 1) *grace = before;
  if (old->scheduling_gates.count) judge_gated(check, &spec, old);
  if (!crd_core_equal(&crd_core_pod_spec_type, &spec, old))
    crd_core_forbidden_text(check, SPEC, crd_core_say_changed(check, head, &crd_core_pod_spec_type, old, &spec));
}

void crd_core_validate_pod_update(core_judging *judging, core_check *check, const void *object, const void *stored) {
  const core_pod *pod = object, *old = stored;
  const core_pod_spec *spec = &pod->spec, *before = &old->spec;
  core_options options;
  core_check own = crd_core_check_of_pod_change(judging, &options, pod, old);
  crd_core_validate_changed_pod(&own, pod, old);
  crd_core_validate_pod_annotation_changes(&own, pod, old);
  if (!validate_containers(&own, &spec->containers, &before->containers, CORE_AT(SPEC, "containers"))) return;
  if (!validate_containers(&own, &spec->init_containers, &before->init_containers, CORE_AT(SPEC, "initContainers"))) return;
  if (!validate_new_deadline(&own, spec->active_deadline_seconds, before->active_deadline_seconds,
                             CORE_AT(SPEC, "activeDeadlineSeconds")))
    return;
  validate_added_tolerations(&own, &spec->tolerations, &before->tolerations, CORE_AT(SPEC, "tolerations"));
  validate_gates(&own, &spec->scheduling_gates, &before->scheduling_gates, CORE_AT(SPEC, "schedulingGates"));
  if (!crd_core_equal(&crd_core_pod_spec_type, spec, before)) judge_rest(&own, pod, old);
}

/* ---- ephemeral containers ---- */

/* dropNonEphemeralContainerUpdates */
void crd_core_prepare_pod_ephemeral_containers(core_judging *judging, void *object, const void *stored) {
  core_pod *pod = object;
  const core_pod *old = stored;
  core_ephemeral_container_list containers = pod->spec.ephemeral_containers;
  pod->spec = old->spec;
  pod->status = old->status;
  crd_core_keep_metadata(&pod->metadata, &old->metadata);
  pod->spec.ephemeral_containers = containers;
  crd_core_drop_disabled_pod_fields(judging, pod, old);
  crd_core_update_pod_generation(&judging->options, pod, old);
}

static void validate_kept(core_check *check, const core_ephemeral_container *before, const core_ephemeral_container *now) {
  const crd_path *path = CORE_AT(SPEC, "ephemeralContainers");
  crd_string name = before->ephemeral_container_common.name;
  if (now && crd_core_equal(&crd_core_ephemeral_container_type, before, now)) return;
  crd_text head = {.arena = check->arena};
  crd_text_add(&head, CRD_STRING("existing ephemeral containers "));
  crd_text_add_quoted(&head, name);
  if (now) {
    crd_text_add(&head, CRD_STRING(" may not be changed"));
    crd_core_forbidden_text(
        check, path, crd_core_say_changed(check, crd_text_string(&head), &crd_core_ephemeral_container_type, before, now));
  } else {
    crd_text_add(&head, CRD_STRING(" may not be removed\n"));
    crd_core_forbidden_text(check, path, crd_text_string(&head));
  }
}

void crd_core_validate_pod_ephemeral_containers(core_judging *judging, core_check *check, const void *object,
                                                const void *stored) {
  const core_pod *pod = object, *old = stored;
  const core_ephemeral_container_list *now = &pod->spec.ephemeral_containers, *before = &old->spec.ephemeral_containers;
  if (crd_core_is_mirror_pod(old)) { /* mirror pods get no other error */
    crd_core_forbidden(check, CORE_AT(NULL, ""), "static pods do not support ephemeral containers");
    return;
  }
  core_options options;
  core_check own = crd_core_check_of_pod_change(judging, &options, pod, old);
  crd_core_validate_changed_pod(&own, pod, old);
  crd_core_validate_pod_annotation_changes(&own, pod, old);
  name_table by_name = {.arena = own.arena};
  for (uint32_t i = now->count; i--;) {
    crd_string name = now->items[i].ephemeral_container_common.name;
    if (!crd_name_table_find(&by_name, name)) crd_name_table_put(&by_name, name, &now->items[i]);
  }
  for (uint32_t i = 0; i < before->count; i++)
    validate_kept(&own, &before->items[i], crd_name_table_find(&by_name, before->items[i].ephemeral_container_common.name));
}
