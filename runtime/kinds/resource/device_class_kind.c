/* SPDX-License-Identifier: Apache-2.0 */
/* DeviceClass (pkg/registry/resource/deviceclass/strategy.go, ValidateDeviceClass). */
#include "resource.h"

#include "../../gotypes/equal.h"
#include "../containers/container_parts.h"
#include "../workloads/workload.h"

#include <crd/names.h>
#include <stddef.h>

/* deviceclass.dropDisabledFields, draExtendedResourceFeatureInUse, dropDisabledDRAExtendedResourceFields */
static void prepare_device_class(core_judging *judging, void *object, const void *before) {
  core_resource_device_class *class = object;
  const core_resource_device_class *old = before;
  if (!judging->options.gates.dra_extended_resource && !(old && old->spec.extended_resource_name.set))
    class->spec.extended_resource_name.set = false;
  if (old)
    core_count_change(&class->metadata, &old->metadata,
                      crd_core_equal(&crd_core_resource_device_class_spec_type, &class->spec, &old->spec));
  else
    class->metadata.generation = 1;
}

/* validateDeviceClassConfiguration, validateDeviceClassSpec: selectors and configuration are stored ones where nothing of
 * the list has changed. */
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
  if (!name->set || crd_core_is_extended_resource(check->arena, name->value)) return;
  uint32_t before = check->errors->count;
  crd_core_bad_text(check, CORE_AT(path, "extendedResourceName"), name->value, "must be a valid extended resource name");
  crd_core_mark_covered(check, before);
}

/* ValidateDeviceClass, ValidateDeviceClassUpdate */
static void validate_device_class(core_judging *judging, const void *object, const void *before) {
  const core_resource_device_class *class = object, *old = before;
  core_check *check = &judging->check;
  CORE_COVERED(check,
               crd_core_validate_given(check, CORE_AT(CORE_METADATA, "name"), class->metadata.name, crd_check_long_name));
  crd_core_validate_metadata(check, &class->metadata, CRD_NAME_ANY);
  if (old) crd_core_validate_metadata_update(check, &class->metadata, &old->metadata);
  validate_device_class_spec(check, &class->spec, old ? &old->spec : NULL, CORE_SPEC);
}

const core_object_kind crd_core_device_class_kind = {
    CORE_KIND("resource.k8s.io", "v1", "DeviceClass", resource_device_class),
    .cluster_scoped = true,
    CORE_SPEC_OF(resource_device_class),
    CORE_STEPS(.prepare = prepare_device_class, .validate = validate_device_class),
};
