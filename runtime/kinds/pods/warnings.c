/* SPDX-License-Identifier: Apache-2.0 */
/* Warnings about a pod template: deprecated labels, annotations and volumes, and values that are valid but suspicious. */
#include "warnings.h"

#include "../../base/hash.h"
#include "../addresses.h"
#include "../containers/container_walk.h"
#include "annotations.h"

#include <crd/metadata.h>
#include <crd/names.h>
#include <crd/quantity_math.h>

/* A key and its warning. */
typedef struct deprecation {
  crd_string name;
  const char *message;
} deprecation;

static const deprecation node_labels[] = {
    {CRD_STRING_INIT("beta.kubernetes.io/arch"), "deprecated since v1.14; use \"kubernetes.io/arch\" instead"},
    {CRD_STRING_INIT("beta.kubernetes.io/os"), "deprecated since v1.14; use \"kubernetes.io/os\" instead"},
    {CRD_STRING_INIT("failure-domain.beta.kubernetes.io/region"),
     "deprecated since v1.17; use \"topology.kubernetes.io/region\" instead"},
    {CRD_STRING_INIT("failure-domain.beta.kubernetes.io/zone"),
     "deprecated since v1.17; use \"topology.kubernetes.io/zone\" instead"},
    {CRD_STRING_INIT("beta.kubernetes.io/instance-type"),
     "deprecated since v1.17; use \"node.kubernetes.io/instance-type\" instead"},
    {CRD_STRING_INIT("app.kubernetes.io/created-by"), "deprecated since v1.9"},
    {CRD_STRING_INIT("scheduler.alpha.kubernetes.io/preferAvoidPods"),
     "deprecated since v1.22; use Taints and Tolerations instead"},
    {CRD_STRING_INIT("node-role.kubernetes.io/master"), "use \"node-role.kubernetes.io/control-plane\" instead"},
};

static const deprecation pod_annotations[] = {
    {CRD_STRING_INIT("scheduler.alpha.kubernetes.io/critical-pod"),
     "non-functional in v1.16+; use the \"priorityClassName\" field instead"},
    {CRD_STRING_INIT("security.alpha.kubernetes.io/sysctls"), "non-functional in v1.11+; use the \"sysctls\" field instead"},
    {CRD_STRING_INIT("security.alpha.kubernetes.io/unsafe-sysctls"),
     "non-functional in v1.11+; use the \"sysctls\" field instead"},
};

void crd_core_warn_of_node_label(core_warnings *warnings, crd_string name, bool named, const crd_path *path) {
  for (size_t i = 0; i < sizeof node_labels / sizeof *node_labels; i++)
    if (crd_string_equal(node_labels[i].name, name))
      crd_core_warn(warnings, path, "%.*s%s%s", named ? (int)name.size : 0, name.data, named ? " is " : "",
                    node_labels[i].message);
}

/* ---- node labels ---- */

static void warn_of_node_selector(core_warnings *warnings, const core_string_map *selector, const crd_path *path) {
  for (uint32_t i = 0; i < selector->count; i++)
    crd_core_warn_of_node_label(warnings, selector->items[i].key, false, CORE_KEY(path, selector->items[i].key));
}

void crd_core_warn_of_node_term(core_warnings *warnings, const core_node_selector_term *term, bool with_values,
                                const crd_path *path) {
  for (uint32_t i = 0; i < term->match_expressions.count; i++) {
    const core_node_selector_requirement *expression = &term->match_expressions.items[i];
    const crd_path *here = CORE_ITEM(CORE_AT(path, "matchExpressions"), i);
    crd_core_warn_of_node_label(warnings, expression->key, true, CORE_AT(here, "key"));
    for (uint32_t j = 0; with_values && j < expression->values.count; j++) {
      crd_texts problems = {.arena = warnings->check->arena};
      crd_string value = expression->values.items[j];
      crd_check_label_value(&problems, value);
      for (uint32_t k = 0; k < problems.count; k++)
        crd_core_warn(warnings, CORE_ITEM(CORE_AT(here, "values"), j), "%.*s is invalid, %.*s", (int)value.size,
                      value.data ? value.data : "", CRD_PRINT(problems.items[k]));
    }
  }
}

static void warn_of_node_affinity(core_warnings *warnings, const core_node_affinity *affinity, const crd_path *path) {
  const core_node_selector *required = affinity->required_during_scheduling_ignored_during_execution;
  const core_preferred_scheduling_term_list *preferred = &affinity->preferred_during_scheduling_ignored_during_execution;
  const crd_path *terms = CORE_AT(CORE_AT(path, "requiredDuringSchedulingIgnoredDuringExecution"), "nodeSelectorTerms");
  for (uint32_t i = 0; required && i < required->node_selector_terms.count; i++)
    crd_core_warn_of_node_term(warnings, &required->node_selector_terms.items[i], false, CORE_ITEM(terms, i));
  terms = CORE_AT(path, "preferredDuringSchedulingIgnoredDuringExecution");
  for (uint32_t i = 0; i < preferred->count; i++)
    crd_core_warn_of_node_term(warnings, &preferred->items[i].preference, true, CORE_AT(CORE_ITEM(terms, i), "preference"));
}

#define NULL_SELECTOR "a null labelSelector results in matching no pod"

static void warn_of_spread(core_warnings *warnings, const core_topology_spread_constraint_list *constraints,
                           const crd_path *path) {
  for (uint32_t i = 0; i < constraints->count; i++) {
    const core_topology_spread_constraint *constraint = &constraints->items[i];
    crd_core_warn_of_node_label(warnings, constraint->topology_key, true, CORE_AT(CORE_ITEM(path, i), "topologyKey"));
    if (!constraint->label_selector) crd_core_warn(warnings, CORE_AT(CORE_ITEM(path, i), "labelSelector"), NULL_SELECTOR);
  }
}

/* warningsForPodAffinityTerms, warningsForWeightedPodAffinityTerms */
static void warn_of_affinity_terms(core_warnings *warnings, const core_pod_affinity_term_list *required,
                                   const core_weighted_pod_affinity_term_list *preferred, const crd_path *path) {
  const crd_path *terms = CORE_AT(path, "requiredDuringSchedulingIgnoredDuringExecution");
  for (uint32_t i = 0; i < required->count; i++)
    if (!required->items[i].label_selector)
      crd_core_warn(warnings, CORE_AT(CORE_ITEM(terms, i), "labelSelector"), NULL_SELECTOR);
  terms = CORE_AT(path, "preferredDuringSchedulingIgnoredDuringExecution");
  for (uint32_t i = 0; i < preferred->count; i++)
    if (!preferred->items[i].pod_affinity_term.label_selector)
      crd_core_warn(warnings, CORE_AT(CORE_AT(CORE_ITEM(terms, i), "podAffinityTerm"), "labelSelector"), NULL_SELECTOR);
}

/* ---- quantities ---- */

/* Warns about a number of bytes that is not whole; of a value that does not fit, the low bits are used. */
static void warn_of_fraction(core_warnings *warnings, const core_quantity_map *resources, const char *name,
                             const crd_path *path) {
  enum { MILLI = -3 };
  const crd_quantity *value = crd_core_quantity_map_get(resources, crd_string_of(name));
  if (!value || crd_quantity_wrapped_value(value, MILLI) % 1000 == 0) return;
  crd_string shown = crd_core_warnings_quote(warnings, crd_quantity_text(warnings->check->arena, value));
  crd_core_warn(warnings, CORE_KEY(path, crd_string_of(name)), "fractional byte value %.*s is invalid, must be an integer",
                CRD_PRINT(shown));
}

void crd_core_warn_of_claim_resources(core_warnings *warnings, const core_volume_resource_requirements *resources,
                                      const crd_path *path) {
  warn_of_fraction(warnings, &resources->requests, "storage", CORE_AT(path, "requests"));
  warn_of_fraction(warnings, &resources->limits, "storage", CORE_AT(path, "limits"));
}

/* ---- volumes ---- */

static void warn_of_volume(core_warnings *warnings, const core_volume_source *source, const crd_path *path) {
  const struct {
    bool used;
    const char *name, *message;
  } before[] = {
      {source->photon_persistent_disk, "photonPersistentDisk", "deprecated in v1.11, non-functional in v1.16+"},
      {source->git_repo, "gitRepo",
       warnings->check->options->gates.git_repo_volume_driver ? "deprecated in v1.11"
                                                              : "deprecated in v1.11, and disabled by default in v1.33+"},
      {source->scale_io, "scaleIO", "deprecated in v1.16, non-functional in v1.22+"},
      {source->flocker, "flocker", "deprecated in v1.22, non-functional in v1.25+"},
      {source->storageos, "storageOS", "deprecated in v1.22, non-functional in v1.25+"},
      {source->quobyte, "quobyte", "deprecated in v1.22, non-functional in v1.25+"},
      {source->glusterfs, "glusterfs", "deprecated in v1.25, non-functional in v1.26+"},
  };
  for (size_t i = 0; i < sizeof before / sizeof *before; i++)
    if (before[i].used) crd_core_warn(warnings, CORE_NAMED(path, crd_string_of(before[i].name)), "%s", before[i].message);
  const core_persistent_volume_claim_template *claim = source->ephemeral ? source->ephemeral->volume_claim_template : NULL;
  if (claim)
    crd_core_warn_of_claim_resources(
        warnings, &claim->spec.resources,
        CORE_AT(CORE_AT(CORE_AT(CORE_AT(path, "ephemeral"), "volumeClaimTemplate"), "spec"), "resources"));
  if (source->cephfs) crd_core_warn(warnings, CORE_AT(path, "cephfs"), "deprecated in v1.28, non-functional in v1.31+");
  if (source->rbd) crd_core_warn(warnings, CORE_AT(path, "rbd"), "deprecated in v1.28, non-functional in v1.31+");
}

/* ---- lists with repeated names ---- */

/* Whether a name occurred before; adds it. Its value is the table itself. */
static bool is_warned_of(name_table *names, crd_string name) {
  if (crd_name_table_find(names, name)) return true;
  crd_name_table_put(names, name, names);
  return false;
}

static void warn_of_host_aliases(core_warnings *warnings, const core_host_alias_list *aliases, const crd_path *path) {
  name_table met = {.arena = warnings->check->arena};
  for (uint32_t i = 0; aliases->count > 1 && i < aliases->count; i++) {
    if (!is_warned_of(&met, aliases->items[i].ip)) continue;
    crd_string shown = crd_core_warnings_quote(warnings, aliases->items[i].ip);
    crd_core_warn(warnings, CORE_AT(CORE_ITEM(path, i), "ip"), "duplicate ip %.*s", CRD_PRINT(shown));
  }
}

static void warn_of_pull_secrets(core_warnings *warnings, const core_local_object_reference_list *secrets,
                                 const crd_path *path) {
  name_table met = {.arena = warnings->check->arena};
  for (uint32_t i = 0; secrets->count > 1 && i < secrets->count; i++) {
    if (!is_warned_of(&met, secrets->items[i].name)) continue;
    crd_string shown = crd_core_warnings_quote(warnings, secrets->items[i].name);
    crd_core_warn(warnings, CORE_AT(CORE_ITEM(path, i), "name"), "duplicate name %.*s", CRD_PRINT(shown));
  }
  for (uint32_t i = 0; i < secrets->count; i++)
    if (secrets->items[i].name.size == 0)
      crd_core_warn(warnings, CORE_AT(CORE_ITEM(path, i), "name"), "invalid empty name \"\"");
}

/* ---- containers ---- */

/* Whether `text` contains $(name), and whether that is all of it. */
static bool refers_to(crd_string text, crd_string name, bool *alone) {
  size_t size = name.size + 3;
  *alone = false;
  for (size_t i = 0; i + size <= text.size; i++) {
    const char *at = memchr(text.data + i, '$', text.size - size - i + 1);
    if (!at) return false;
    i = (size_t)(at - text.data);
    if (at[1] != '(' || at[size - 1] != ')' || (name.size && memcmp(at + 2, name.data, name.size) != 0)) continue;
    *alone = text.size == size;
    return true;
  }
  return false;
}

static void warn_of_env(core_warnings *warnings, const core_env_var_list *env, const crd_path *path) {
  name_table met = {.arena = warnings->check->arena};
  for (uint32_t i = 0; env->count > 1 && i < env->count; i++) {
    const core_env_var *variable = &env->items[i];
    bool alone;
    if (!is_warned_of(&met, variable->name)) continue;
    if (!variable->value_from && refers_to(variable->value, variable->name, &alone) && !alone) continue;
    crd_string shown = crd_core_warnings_quote(warnings, variable->name);
    crd_core_warn(warnings, CORE_ITEM(path, i), "hides previous definition of %.*s, which may be dropped when using apply",
                  CRD_PRINT(shown));
  }
}

/* Whether the pod's profile equals that of an annotation (ApparmorFieldForAnnotation). */
static bool profile_says(const core_app_armor_profile *profile, crd_string annotation) {
  static const crd_string localhost = CRD_STRING_INIT("localhost/");
  if (!profile) return false;
  if (core_is(annotation, "unconfined")) return core_is(profile->type, "Unconfined") && !profile->localhost_profile.set;
  if (core_is(annotation, "runtime/default"))
    return core_is(profile->type, "RuntimeDefault") && !profile->localhost_profile.set;
  return crd_string_has_prefix(annotation, localhost) && annotation.size > localhost.size &&
         core_is(profile->type, "Localhost") && profile->localhost_profile.set &&
         crd_string_equal(profile->localhost_profile.value, crd_string_slice(annotation, localhost.size, annotation.size));
}

static void warn_of_profiles(core_warnings *warnings, const core_pod_template_spec *pod, const core_container *container,
                             const crd_path *annotations) {
  const core_string_map *map = &pod->metadata.annotations;
  const core_security_context *own = container->security_context;
  const core_pod_security_context *of_pod = pod->spec.security_context;
  crd_string key;
  if (map->count == 0) return;
  if ((!own || !own->seccomp_profile) &&
      crd_core_annotation_of_container(map, CORE_SECCOMP_CONTAINER, container->name, &key))
    crd_core_warn(warnings, CORE_KEY(annotations, key),
                  "non-functional in v1.27+; use the \"seccompProfile\" field instead");
  if (own && own->app_armor_profile) return;
  const crd_string *annotation = crd_core_annotation_of_container(map, CORE_APP_ARMOR_CONTAINER, container->name, &key);
  if (annotation && !profile_says(of_pod ? of_pod->app_armor_profile : NULL, *annotation))
    crd_core_warn(warnings, CORE_KEY(annotations, key), "deprecated since v1.30; use the \"appArmorProfile\" field instead");
}

/* warningsForPodSpecAndMeta */
static void warn_of_containers(core_warnings *warnings, const core_pod_template_spec *pod, const crd_path *spec_path,
                               const crd_path *annotations) {
  core_container_walk walk = {.spec = &pod->spec, .spec_path = spec_path};
  for (const core_container *c; (c = crd_core_container_walk_next(&walk));) {
    const crd_path *resources = CORE_AT(&walk.path, "resources");
    warn_of_profiles(warnings, pod, c, annotations);
    warn_of_fraction(warnings, &c->resources.limits, "memory", CORE_AT(resources, "limits"));
    warn_of_fraction(warnings, &c->resources.requests, "memory", CORE_AT(resources, "requests"));
    warn_of_fraction(warnings, &c->resources.limits, "ephemeral-storage", CORE_AT(resources, "limits"));
    warn_of_fraction(warnings, &c->resources.requests, "ephemeral-storage", CORE_AT(resources, "requests"));
    warn_of_env(warnings, &c->env, CORE_AT(&walk.path, "env"));
  }
}

/* ---- the pod ---- */

static void warn_of_annotations(core_warnings *warnings, const core_string_map *annotations, const crd_path *path) {
  for (size_t i = 0; annotations->count && i < sizeof pod_annotations / sizeof *pod_annotations; i++)
    if (crd_core_string_map_get(annotations, pod_annotations[i].name))
      crd_core_warn(warnings, CORE_KEY(path, pod_annotations[i].name), "%s", pod_annotations[i].message);
}

/* Warns about node labels in the fields that place a pod. */
static void warn_of_placement(core_warnings *warnings, const core_pod_spec *spec, const crd_path *path) {
  warn_of_node_selector(warnings, &spec->node_selector, CORE_AT(path, "nodeSelector"));
  if (spec->affinity && spec->affinity->node_affinity)
    warn_of_node_affinity(warnings, spec->affinity->node_affinity, CORE_AT(CORE_AT(path, "affinity"), "nodeAffinity"));
  warn_of_spread(warnings, &spec->topology_spread_constraints, CORE_AT(path, "topologySpreadConstraints"));
}

static void warn_of_pod_affinity(core_warnings *warnings, const core_affinity *affinity, const crd_path *path) {
  if (affinity && affinity->pod_affinity)
    warn_of_affinity_terms(warnings, &affinity->pod_affinity->required_during_scheduling_ignored_during_execution,
                           &affinity->pod_affinity->preferred_during_scheduling_ignored_during_execution,
                           CORE_AT(path, "podAffinity"));
  if (affinity && affinity->pod_anti_affinity)
    warn_of_affinity_terms(warnings, &affinity->pod_anti_affinity->required_during_scheduling_ignored_during_execution,
                           &affinity->pod_anti_affinity->preferred_during_scheduling_ignored_during_execution,
                           CORE_AT(path, "podAntiAffinity"));
}

static void warn_of_pod_addresses(core_warnings *warnings, const core_pod_spec *spec, const crd_path *path) {
  const core_string_list none = {.count = 0};
  const core_string_list *servers = spec->dns_config ? &spec->dns_config->nameservers : &none;
  for (uint32_t i = 0; i < servers->count; i++)
    crd_core_warn_of_ip(warnings, servers->items[i], CORE_ITEM(CORE_AT(CORE_AT(path, "dnsConfig"), "nameservers"), i));
  for (uint32_t i = 0; i < spec->host_aliases.count; i++)
    crd_core_warn_of_ip(warnings, spec->host_aliases.items[i].ip, CORE_AT(CORE_ITEM(CORE_AT(path, "hostAliases"), i), "ip"));
}

/* GetWarningsForPodTemplate, warningsForPodSpecAndMeta, GetWarningsForPod */
void crd_core_warn_of_pod_template_spec(core_warnings *warnings, const core_pod_template_spec *pod) {
  const core_pod_spec *spec = &pod->spec;
  const core_string_map *annotations = &pod->metadata.annotations;
  const crd_path *path = CORE_AT(NULL, "spec");
  const crd_path *annotations_path = CORE_AT(CORE_AT(NULL, "metadata"), "annotations");
  warn_of_placement(warnings, spec, path);
  warn_of_annotations(warnings, annotations, annotations_path);
  for (uint32_t i = 0; i < spec->volumes.count; i++)
    warn_of_volume(warnings, &spec->volumes.items[i].volume_source, CORE_ITEM(CORE_AT(path, "volumes"), i));
  crd_core_warn_of_overlapping_paths(warnings, &spec->volumes);
  warn_of_host_aliases(warnings, &spec->host_aliases, CORE_AT(path, "hostAliases"));
  warn_of_pull_secrets(warnings, &spec->image_pull_secrets, CORE_AT(path, "imagePullSecrets"));
  warn_of_fraction(warnings, &spec->overhead, "memory", CORE_AT(path, "overhead"));
  warn_of_fraction(warnings, &spec->overhead, "ephemeral-storage", CORE_AT(path, "overhead"));
  if ((!spec->security_context || !spec->security_context->seccomp_profile) &&
      crd_core_string_map_get(annotations, CORE_SECCOMP_POD))
    crd_core_warn(warnings, CORE_KEY(annotations_path, CORE_SECCOMP_POD),
                  "non-functional in v1.27+; use the \"seccompProfile\" field instead");
  warn_of_containers(warnings, pod, path, annotations_path);
  crd_core_warn_of_ports(warnings, spec, path);
  if (spec->termination_grace_period_seconds.set && spec->termination_grace_period_seconds.value < 0)
    crd_core_warn(warnings, CORE_AT(path, "terminationGracePeriodSeconds"),
                  "must be >= 0; negative values are invalid and will be treated as 1");
  warn_of_pod_affinity(warnings, spec->affinity, CORE_AT(path, "affinity"));
  warn_of_pod_addresses(warnings, spec, path);
}
