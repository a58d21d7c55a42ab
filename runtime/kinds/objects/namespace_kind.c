/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Namespace (pkg/registry/core/namespace/strategy.go, pkg/apis/core/{v1,validation}). */
#include "../../gotypes/tables/types_core.h"
#include "../workloads/workload.h"
#include "object_kinds.h"

#include <crd/metadata.h>
#include <stddef.h>

/* A label with its name. */
static void label_namespace(crd_arena *arena, core_object_meta *metadata) {
  metadata->labels =
      crd_core_string_map_with(arena, &metadata->labels, CRD_STRING("kubernetes.io/metadata.name"), metadata->name);
}

/* SetDefaults_Namespace, SetDefaults_NamespaceStatus */
static void set_namespace_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_namespace *namespace = object;
  if (namespace->metadata.name.size) label_namespace(arena, &namespace->metadata);
  if (!namespace->status.phase.size) namespace->status.phase = CRD_STRING("Active");
}

/* A name that was generated is known after the defaults. */
static void canonicalize_namespace(core_judging *judging, void *object) {
  label_namespace(judging->check.arena, &((core_namespace *)object)->metadata);
}

static void prepare_namespace_create(core_judging *judging, void *object, const void *before) {
  const crd_string own = CRD_STRING("kubernetes");
  core_namespace *namespace = object;
  core_string_list *finalizers = &namespace->spec.finalizers, all;
  namespace->status = (core_namespace_status){.phase = CRD_STRING("Active")};
  if (crd_core_is_one_of(own, finalizers->items, finalizers->count)) return;
  all.items = crd_arena_alloc(judging->check.arena, ((size_t)finalizers->count + 1) * sizeof own);
  all.count = finalizers->count + 1;
  if (finalizers->count) memcpy(all.items, finalizers->items, finalizers->count * sizeof own);
  all.items[finalizers->count] = own;
  *finalizers = all;
}

static void prepare_namespace_update(core_judging *judging, void *object, const void *before) {
  core_namespace *namespace = object;
  const core_namespace *old = before;
  namespace->spec.finalizers = old->spec.finalizers;
  namespace->status = old->status;
}

static void validate_namespace_finalizer(core_check *check, crd_string name, const crd_path *path) {
  crd_core_string_passes(check, path, name, crd_check_qualified_name);
  crd_core_validate_kube_finalizer(check, name, path);
}

/* ValidateNamespace, and ValidateNamespaceUpdate after it. */
static void validate_namespace(core_judging *judging, const void *object, const void *before) {
  const core_namespace *namespace = object, *old = before;
  core_check *check = &judging->check;
  const crd_path *path = CORE_AT(CORE_SPEC, "finalizers");
  crd_core_validate_metadata(check, &namespace->metadata, CRD_NAME_DNS_LABEL);
  for (uint32_t i = 0; i < namespace->spec.finalizers.count; i++)
    validate_namespace_finalizer(check, namespace->spec.finalizers.items[i], path);
  if (old) crd_core_validate_metadata_update(check, &namespace->metadata, &old->metadata);
}

/* ValidateNamespaceStatusUpdate */
static void validate_namespace_status_update(core_judging *judging, const void *object, const void *before) {
  const core_namespace *namespace = object, *old = before;
  core_check *check = &judging->check;
  bool ends = namespace->metadata.deletion_timestamp.text.size;
  crd_core_validate_metadata_update(check, &namespace->metadata, &old->metadata);
  if (!core_is(namespace->status.phase, ends ? "Terminating" : "Active"))
    crd_core_invalid(check, CORE_AT(CORE_STATUS, "Phase"), crd_bad_json(namespace->status.phase),
                     ends ? CRD_STRING("may only be 'Terminating' if `deletionTimestamp` is not empty")
                          : CRD_STRING("may only be 'Active' if `deletionTimestamp` is empty"));
}

/* ValidateNamespaceFinalizeUpdate */
static void validate_namespace_finalize(core_judging *judging, const void *object, const void *before) {
  const core_namespace *namespace = object, *old = before;
  core_check *check = &judging->check;
  crd_core_validate_metadata_update(check, &namespace->metadata, &old->metadata);
  for (uint32_t i = 0; i < namespace->spec.finalizers.count; i++)
    validate_namespace_finalizer(check, namespace->spec.finalizers.items[i], CORE_ITEM(CORE_AT(CORE_SPEC, "finalizers"), i));
}

const core_object_kind crd_core_namespace_kind = {
    CORE_KIND("", "v1", "Namespace", namespace),
    .cluster_scoped = true,
    CORE_PARTS_OF(namespace),
    .set_defaults = set_namespace_defaults,
    .canonicalize = canonicalize_namespace,
    .create = {.prepare = prepare_namespace_create, .validate = validate_namespace},
    CORE_UPDATES({.prepare = prepare_namespace_update, .validate = validate_namespace},
                 {.subresource = "status", .prepare = crd_core_keep_spec, .validate = validate_namespace_status_update},
                 {.subresource = "finalize", .prepare = crd_core_keep_status, .validate = validate_namespace_finalize}),
};
