/* SPDX-License-Identifier: Apache-2.0 */
/* v1 Pod (pkg/registry/core/pod/strategy.go). */
#include "../kinds.h"

#include "pod_changes.h"
#include "pod_create.h"
#include "pod_prepare.h"

#include <stddef.h>

static void set_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_pod(arena, options, object);
}

static void prepare_create(core_judging *judging, void *object, const void *old) {
  crd_core_prepare_new_pod(&judging->warnings, object);
}

static void validate_create(core_judging *judging, core_check *check, const void *object, const void *old) {
  const core_pod *pod = object;
  core_check own = *check;
  own.pod = &pod->metadata;
  crd_core_validate_new_pod(&own, pod);
}

static void warn_create(core_judging *judging, const void *object, const void *old) {
  const core_pod *pod = object;
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  crd_core_warn_of_name(&judging->warnings, pod->metadata.name, "the Pod's hostname");
  crd_core_warn_of_pod_template_spec(&judging->warnings, &common);
}

const core_object_kind crd_core_pod_kind = {
    CORE_KIND("", "v1", "Pod", pod),
    CORE_NAMES_UNASKED,
    .set_defaults = set_defaults,
    .create = {.prepare = prepare_create, .validate = validate_create, .warn = warn_create},
    CORE_UPDATES(
        {.prepare = crd_core_prepare_pod_update, .validate = crd_core_validate_pod_update},
        {.subresource = "ephemeralcontainers",
         .prepare = crd_core_prepare_pod_ephemeral_containers,
         .validate = crd_core_validate_pod_ephemeral_containers},
        {.subresource = "resize", .prepare = crd_core_prepare_pod_resize, .validate = crd_core_validate_pod_resize}),
    CORE_OF_STATUS(.prepare = crd_core_prepare_pod_status, .validate = crd_core_validate_pod_status,
                   .warn = crd_core_warn_of_pod_status),
};
