/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Namespace (pkg/registry/core/namespace/strategy.go, pkg/apis/core/{v1,validation}). */
#include "../rules.h"

/* Adds the label with its name (SetDefaults_Namespace); a generated name is known only after the defaults. */
static void label_namespace(crd_arena *arena, core_object_meta *metadata) {
  if (metadata->name.size)
    metadata->labels =
        crd_core_string_map_with(arena, &metadata->labels, CRD_STRING("kubernetes.io/metadata.name"), metadata->name);
}

static void set_namespace_defaults(crd_arena *arena, const core_options *options, void *object) {
  label_namespace(arena, &((core_namespace *)object)->metadata);
}

static void canonicalize_namespace(core_judging *judging, void *object) {
  label_namespace(judging->check.arena, &((core_namespace *)object)->metadata);
}

/* A new namespace has the finalizer "kubernetes". Another subresource changes the finalizers of the spec. */
static void prepare_namespace(core_judging *judging, void *object, const void *before) {
  const crd_string own = CRD_STRING("kubernetes");
  core_namespace *namespace = object;
  core_string_list *finalizers = &namespace->spec.finalizers, all = {.count = finalizers->count + 1};
  crd_core_keep_status(judging, object, before);
  if (before) {
    *finalizers = ((const core_namespace *)before)->spec.finalizers;
    return;
  }
  namespace->status.phase = CRD_STRING("Active");
  if (crd_string_in(own, finalizers->items, finalizers->count)) return;
  all.items = crd_arena_alloc(judging->check.arena, (size_t)all.count * sizeof own);
  if (finalizers->count) memcpy(all.items, finalizers->items, finalizers->count * sizeof own);
  all.items[finalizers->count] = own;
  *finalizers = all;
}

static void validate_namespace_finalizer(core_check *check, crd_string name, const crd_path *path) {
  crd_core_string_passes(check, path, name, crd_check_qualified_name);
  crd_core_validate_kube_finalizer(check, name, path);
}

/* ValidateNamespace, and ValidateNamespaceUpdate after it: their paths have no index. */
static void validate_namespace(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_string_list *finalizers = &((const core_namespace *)object)->spec.finalizers;
  for (uint32_t i = 0; i < finalizers->count; i++)
    validate_namespace_finalizer(check, finalizers->items[i], CORE_AT(CORE_SPEC, "finalizers"));
}

/* ValidateNamespaceStatusUpdate */
static void validate_namespace_status(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_namespace *namespace = object;
  bool ends = namespace->metadata.deletion_timestamp.text.size;
  if (!core_is(namespace->status.phase, ends ? "Terminating" : "Active"))
    crd_core_bad_word(check, CORE_AT(CORE_STATUS, "Phase"), namespace->status.phase,
                      ends ? "may only be 'Terminating' if `deletionTimestamp` is not empty"
                           : "may only be 'Active' if `deletionTimestamp` is empty");
}

/* ValidateNamespaceFinalizeUpdate */
static void validate_namespace_finalize(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_string_list *finalizers = &((const core_namespace *)object)->spec.finalizers;
  const crd_path *path = CORE_AT(CORE_SPEC, "finalizers");
  for (uint32_t i = 0; i < finalizers->count; i++)
    validate_namespace_finalizer(check, finalizers->items[i], CORE_ITEM(path, i));
}

const core_object_kind crd_core_namespace_kind = {
    CORE_CLUSTER_KIND("", "v1", "Namespace", namespace),
    CORE_NAMES(CRD_NAME_DNS_LABEL),
    CORE_DEFAULTS({"status.phase", "Active", 0}), /* SetDefaults_NamespaceStatus */
    .set_defaults = set_namespace_defaults,
    .canonicalize = canonicalize_namespace,
    CORE_STEPS(.prepare = prepare_namespace, .asks = CORE_ASK_NEW | CORE_ASK_CHANGED_LAST, .validate = validate_namespace),
    CORE_UPDATES({.subresource = "finalize", .prepare = crd_core_keep_status, .validate = validate_namespace_finalize}),
    CORE_OF_STATUS(.prepare = crd_core_keep_spec, .validate = validate_namespace_status),
};
