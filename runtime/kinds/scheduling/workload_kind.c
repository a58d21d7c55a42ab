/* SPDX-License-Identifier: Apache-2.0 */
/* scheduling.k8s.io/v1beta1 Workload (pkg/registry/scheduling/workload/strategy.go, pkg/apis/scheduling/validation). */
#include "../rules.h"
#include "types_scheduling.h"

enum { MOST_LEVELS = 4 }; /* WorkloadMaxTemplateDepth */

typedef core_scheduling_pod_group_template group_template;
typedef core_scheduling_pod_group_template_list group_template_list;
typedef core_scheduling_composite_pod_group_template composite_template;
typedef core_scheduling_composite_pod_group_template_list composite_template_list;

/* ---- fields of disabled gates ---- */

/* workload.dropDisabledSchedulingConstraintsFields, workload.schedulingConstraintsInUse,
 * dropDisabledPGPreemptionPolicyFields, workload.preemptionPolicyInUse,
 * workload.dropDisabledDRAWorkloadResourceClaimsFields, workload.draWorkloadResourceClaimsInUse,
 * dropDisabledPodGroupTemplatesFields: an old template is the one with the same index. */
static void drop_group_fields(const core_gates *gates, const group_template_list *list, const group_template_list *before) {
  static const group_template none;
  for (uint32_t i = 0; i < list->count; i++) {
    group_template *template = &list->items[i];
    const group_template *old = before && i < before->count ? &before->items[i] : &none;
    if (!gates->topology_aware_workload_scheduling && !old->scheduling_constraints) template->scheduling_constraints = NULL;
    if (!gates->dra_workload_resource_claims && !old->resource_claims.count) template->resource_claims.count = 0;
    if (!gates->pod_group_preemption_policy && !old->preemption_policy.set) template->preemption_policy.set = false;
  }
}

/* The last template with a name, like a map that is built from the list. */
static const composite_template *find_composite(const composite_template_list *list, crd_string name) {
  for (uint32_t i = list ? list->count : 0; i > 0; i--)
    if (crd_string_equal(list->items[i - 1].name, name)) return &list->items[i - 1];
  return NULL;
}

/* dropDisabledCompositePodGroupTemplatesFields, dropDisabledCPGPreemptionPolicyFields, cpgPreemptionPolicyInUse */
static void drop_composite_fields(const core_gates *gates, const composite_template_list *list,
                                  const composite_template_list *before) {
  for (uint32_t i = 0; i < list->count; i++) {
    composite_template *template = &list->items[i];
    const composite_template *old = find_composite(before, template->name);
    if (!gates->pod_group_preemption_policy && !(old && old->preemption_policy.set)) template->preemption_policy.set = false;
    if (!gates->composite_pod_group && !(old && old->composite_pod_group_templates.count))
      template->composite_pod_group_templates.count = 0;
    drop_composite_fields(gates, &template->composite_pod_group_templates, old ? &old->composite_pod_group_templates : NULL);
    drop_group_fields(gates, &template->pod_group_templates, old ? &old->pod_group_templates : NULL);
  }
}

/* dropDisabledWorkloadFields, dropDisabledWorkloadSpecFields */
static void prepare_workload(core_judging *judging, void *object, const void *before) {
  core_scheduling_workload_spec *spec = &((core_scheduling_workload *)object)->spec;
  const core_scheduling_workload_spec *old = before ? &((const core_scheduling_workload *)before)->spec : NULL;
  const core_gates *gates = &judging->options.gates;
  drop_group_fields(gates, &spec->pod_group_templates, old ? &old->pod_group_templates : NULL);
  if (!gates->composite_pod_group && !(old && old->composite_pod_group_templates.count))
    spec->composite_pod_group_templates.count = 0;
  drop_composite_fields(gates, &spec->composite_pod_group_templates, old ? &old->composite_pod_group_templates : NULL);
}

/* ---- rules for the whole tree ---- */

/* validateWorkloadTemplateNamesUniqueness: adds errors for names of a list that are already in the tree, then adds the
 * list's names. A declarative rule finds names repeated in one list. Both kinds of templates begin with their names. */
static void take_template_names(core_check *check, core_any_list list, size_t size, core_name_set *names,
                                const crd_path *path) {
  for (int adding = 0; adding < 2; adding++)
    for (uint32_t i = 0; i < list.count; i++) {
      crd_string name = *(const crd_string *)(const void *)(list.items + i * size);
      if (adding)
        crd_core_name_set_add(names, name);
      else if (crd_core_name_set_has(names, name))
        crd_core_duplicate(check, CORE_AT(CORE_ITEM(path, i), "name"), crd_bad_string(name));
    }
}

/* validateCompositePodGroupTemplateListNames, validateCompositePodGroupTemplateNames */
static void validate_template_names(core_check *check, const composite_template_list *list, core_name_set *names,
                                    const crd_path *path) {
  take_template_names(check, core_list_at(list), sizeof *list->items, names, path);
  for (uint32_t i = 0; i < list->count; i++) {
    const composite_template *template = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i), *groups = CORE_AT(at, "podGroupTemplates");
    take_template_names(check, core_list_at(&template->pod_group_templates), sizeof(group_template), names, groups);
    validate_template_names(check, &template->composite_pod_group_templates, names,
                            CORE_AT(at, "compositePodGroupTemplates"));
  }
}

/* validateWorkloadTemplatesDepth */
static bool is_too_deep(const composite_template *template, int level) {
  if (level == MOST_LEVELS) return true;
  for (uint32_t i = 0; i < template->composite_pod_group_templates.count; i++)
    if (is_too_deep(&template->composite_pod_group_templates.items[i], level + 1)) return true;
  return false;
}

/* The priority of the first template of the tree, which all templates must have. */
typedef struct tree_priority {
  bool known;
  crd_string class_name;
  core_optional_int32 priority;
} tree_priority;

static bool has_tree_priority(tree_priority *all, crd_string class_name, core_optional_int32 priority) {
  if (!all->known) *all = (tree_priority){true, class_name, priority};
  return crd_string_equal(all->class_name, class_name) && all->priority.set == priority.set &&
         (!priority.set || all->priority.value == priority.value);
}

static bool groups_have_priority(tree_priority *all, const group_template_list *list) {
  for (uint32_t i = 0; i < list->count; i++)
    if (!has_tree_priority(all, list->items[i].priority_class_name, list->items[i].priority)) return false;
  return true;
}

static bool composites_have_priority(tree_priority *all, const composite_template_list *list) {
  for (uint32_t i = 0; i < list->count; i++) {
    const composite_template *one = &list->items[i];
    if (!has_tree_priority(all, one->priority_class_name, one->priority) ||
        !composites_have_priority(all, &one->composite_pod_group_templates) ||
        !groups_have_priority(all, &one->pod_group_templates))
      return false;
  }
  return true;
}

/* validateWorkloadPriority */
static void validate_priorities(core_check *check, const core_scheduling_workload_spec *spec, const crd_path *path) {
  tree_priority all = {.known = false};
  if (!groups_have_priority(&all, &spec->pod_group_templates))
    crd_core_invalid(check, path, crd_bad_null(), "detected multiple priority configurations");
  else if (!composites_have_priority(&all, &spec->composite_pod_group_templates))
    crd_core_invalid(check, path, crd_bad_null(),
                     "all priority and priorityClassName values must be identical, detected multiple values");
}

/* validateCompositePodGroupTemplateHasAtLeastOneChild for each. */
static void validate_children(core_check *check, const composite_template_list *list, const crd_path *path) {
  for (uint32_t i = 0; i < list->count; i++) {
    const composite_template *one = &list->items[i];
    const crd_path *at = CORE_ITEM(path, i);
    if (!one->pod_group_templates.count && !one->composite_pod_group_templates.count)
      crd_core_bad_text(check, at, one->name, "must have at least one child PodGroupTemplate or CompositePodGroupTemplate");
    validate_children(check, &one->composite_pod_group_templates, CORE_AT(at, "compositePodGroupTemplates"));
  }
}

/* ValidateWorkload, ValidateWorkloadUpdate, ValidateWorkloadSpec */
static void validate_workload(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_scheduling_workload_spec *spec = &((const core_scheduling_workload *)object)->spec;
  const composite_template_list *list = &spec->composite_pod_group_templates;
  const crd_path *path = CORE_SPEC, *composites = CORE_AT(path, "compositePodGroupTemplates");
  CORE_NAME_SET(names, check->arena);
  for (uint32_t i = 0; i < spec->pod_group_templates.count; i++)
    crd_core_name_set_add(&names, spec->pod_group_templates.items[i].name);
  validate_template_names(check, list, &names, composites);
  for (uint32_t i = 0; i < list->count; i++)
    if (is_too_deep(&list->items[i], 1))
      crd_core_invalid(check, CORE_ITEM(composites, i),
                       crd_core_show_list(check, &crd_core_scheduling_composite_pod_group_template_type,
                                          &list->items[i].composite_pod_group_templates),
                       "maximum template hierarchy depth is 4");
  validate_priorities(check, spec, path);
  validate_children(check, list, composites);
}

const core_object_kind crd_core_workload_kind = {
    CORE_KIND("scheduling.k8s.io", "v1beta1", "Workload", scheduling_workload),
    CORE_STEPS(.prepare = prepare_workload, .validate = validate_workload),
};
