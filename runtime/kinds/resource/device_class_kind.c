/* SPDX-License-Identifier: Apache-2.0 */
/* DeviceClass (pkg/registry/resource/deviceclass/strategy.go, ValidateDeviceClass). */
#include "resource.h"

/* validateDeviceClassConfiguration, validateDeviceClassSpec: an unchanged list of selectors or configurations counts as
 * stored. */
static void validate_device_class_spec(core_check *check, const core_resource_device_class_spec *spec,
                                       const core_resource_device_class_spec *old, const crd_path *path) {
  enum { MOST_CONFIGURATIONS = 32 };
  const core_optional_string *name = &spec->extended_resource_name;
  const crd_path *config = CORE_AT(path, "config");
  bool stored = old && crd_core_lists_equal(&crd_core_resource_device_selector_type, &spec->selectors, &old->selectors);
  crd_core_validate_device_selectors(check, &spec->selectors, stored, CORE_AT(path, "selectors"));
  stored = old && crd_core_lists_equal(&crd_core_resource_device_class_configuration_type, &spec->config, &old->config);
  if (crd_core_validate_most_items(check, spec->config.count, MOST_CONFIGURATIONS, config))
    for (uint32_t i = 0; i < spec->config.count; i++)
      crd_core_validate_device_configuration(check, &spec->config.items[i].device_configuration, stored,
                                             CORE_ITEM(config, i));
  if (name->set && !crd_core_is_extended_resource(check->arena, name->value))
    CORE_COVERED(check, crd_core_bad_text(check, CORE_AT(path, "extendedResourceName"), name->value,
                                          "must be a valid extended resource name"));
}

/* Up to that minor an update first validates the class as a new one. */
enum { ASKED_WHOLE = 34 };

/* ValidateDeviceClass, ValidateDeviceClassUpdate */
static void validate_device_class(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_device_class *class = object, *old = before;
  if (old && check->options->minor > ASKED_WHOLE)
    crd_core_validate_metadata_by(check, &judging->kind->metadata_rule, &class->metadata, NULL);
  if (old) crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  validate_device_class_spec(check, &class->spec, old ? &old->spec : NULL, CORE_SPEC);
}

const core_object_kind crd_core_device_class_kind = {
    CORE_CLUSTER_KIND("resource.k8s.io", "v1", "DeviceClass", resource_device_class),
    CORE_NAMES(CRD_NAME_ANY, .long_named = true),
    /* deviceclass.dropDisabledFields, draExtendedResourceFeatureInUse, dropDisabledDRAExtendedResourceFields */
    CORE_GATED({CORE_GATE(dra_extended_resource), .paths = "spec.extendedResourceName"}),
    .create = {.prepare = crd_core_prepare_workload, .validate = validate_device_class},
    CORE_UPDATES({.prepare = crd_core_prepare_workload,
                  .asks = CORE_ASK_NOTHING,
                  .validate = validate_device_class,
                  .whole_until = ASKED_WHOLE}),
};
