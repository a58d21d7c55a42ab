/* SPDX-License-Identifier: Apache-2.0 */
/* v1 PodTemplate (pkg/registry/core/podtemplate/strategy.go). */
#include "workload.h"

#include "../default.h"

#include <stddef.h>

#define POD_TEMPLATE_PLACE CRD_STRING("template")

static void set_pod_template_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_pod_template_spec(arena, options, &((core_pod_template *)object)->template);
}

/* ValidatePodTemplate */
static void validate_pod_template_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_pod_template *template = object;
  crd_core_validate_metadata(check, &template->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_template_at(check, &template->template, POD_TEMPLATE_PLACE);
}

/* ValidatePodTemplateUpdate */
static void validate_pod_template_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_pod_template *template = object, *old = before;
  crd_core_allow_as_old(judging, &template->template, &old->template);
  crd_core_validate_metadata_update(check, &template->metadata, &old->metadata);
  crd_core_validate_template_at(check, &template->template, POD_TEMPLATE_PLACE);
}

const core_object_kind crd_core_pod_template_kind = {
    CORE_KIND("", "v1", "PodTemplate", pod_template),
    CORE_NAMES_UNASKED,
    .template = offsetof(core_pod_template, template),
    .template_path = CRD_STRING_INIT("template"),
    .set_defaults = set_pod_template_defaults,
    .create = {.prepare = crd_core_prepare_workload,
               .validate = validate_pod_template_create,
               .warn = crd_core_warn_of_workload},
    CORE_UPDATES(
        {.prepare = crd_core_prepare_workload, .validate = validate_pod_template_update, .warn = crd_core_warn_of_workload}),
};
