/* SPDX-License-Identifier: Apache-2.0 */
/* ResourceClaim and ResourceClaimTemplate (pkg/registry/resource/{resourceclaim,resourceclaimtemplate}/strategy.go), without
 * the authorization checks of changes of a claim's status. */
#include "resource.h"

/* ---- claims ---- */

void crd_core_default_allocation(core_resource_resource_claim *claim) {
  core_resource_allocation_result *allocation = claim->status.allocation;
  for (uint32_t i = 0; allocation && i < allocation->devices.results.count; i++)
    crd_core_default_device_tolerations(&allocation->devices.results.items[i].tolerations);
}

static void set_device_claim_defaults(crd_arena *arena, const core_options *options, void *object) {
  core_resource_resource_claim *claim = object;
  crd_core_default_device_claim(&claim->spec.devices, false);
  crd_core_default_allocation(claim);
}

/* ValidateResourceClaim, validateResourceClaimSpec */
static void validate_device_claim_create(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_resource_claim *claim = object;
  crd_core_validate_admin_access(check, &claim->spec.devices);
  crd_core_validate_metadata(check, &claim->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_device_claim(check, &claim->spec.devices, CORE_AT(CORE_SPEC, "devices"));
}

/* ValidateResourceClaimUpdate; up to 1.34 the spec, which must not change, was validated again, and twice. */
static void validate_device_claim_update(core_judging *judging, core_check *check, const void *object, const void *before) {
  enum { JUDGED_TWICE = 34 };
  const core_resource_resource_claim *claim = object, *old = before;
  const crd_path *devices = CORE_AT(CORE_SPEC, "devices");
  const bool twice = check->options->minor <= JUDGED_TWICE;
  crd_core_validate_metadata(check, &claim->metadata, CRD_NAME_DNS_SUBDOMAIN);
  if (twice) crd_core_validate_device_claim(check, &claim->spec.devices, devices);
  crd_core_validate_metadata_update(check, &claim->metadata, &old->metadata);
  CORE_COVERED(check, crd_core_validate_same_struct(check, &crd_core_resource_resource_claim_spec_type, &claim->spec,
                                                    &old->spec, CORE_SPEC));
  if (twice) crd_core_validate_device_claim(check, &claim->spec.devices, devices);
}

const core_object_kind crd_core_resource_claim_kind = {
    CORE_KIND("resource.k8s.io", "v1", "ResourceClaim", resource_resource_claim),
    CORE_NAMES_UNASKED,
    .set_defaults = set_device_claim_defaults,
    /* resourceclaim.dropDisabledSpecFields, resourceclaimspec.DropDisabledFields, draPrioritizedListFeatureInUse,
     * draDeviceTaintsInUse, draDerivedAttributesInUse, DRAAdminAccessFeatureInUse, DRAConsumableCapacityFeatureInUse,
     * dropDisabledDRAPrioritizedListFields, resourceclaimspec.dropDisabledDRADeviceTaintsFields,
     * dropDisabledDRAAdminAccessFields, dropDisabledDRADerivedAttributesFields,
     * dropDisabledDRAResourceClaimConsumableCapacityFields */
    CORE_GATED(CORE_CLAIM_FIELDS("spec.devices")),
    .create = {.prepare = crd_core_keep_status, .validate = validate_device_claim_create},
    CORE_UPDATES({.prepare = crd_core_keep_status, .validate = validate_device_claim_update}),
    CORE_OF_STATUS(.prepare = crd_core_prepare_claim_status, .validate = crd_core_validate_claim_status),
};

/* ---- templates ---- */

static void set_claim_template_defaults(crd_arena *arena, const core_options *options, void *object) {
  crd_core_default_device_claim(&((core_resource_resource_claim_template *)object)->spec.spec.devices, false);
}

/* validateResourceClaimTemplateSpec, ValidateResourceClaimTemplate, and ValidateResourceClaimTemplateUpdate behind it. */
static void validate_claim_template(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_resource_resource_claim_template *template = object, *old = before;
  const core_resource_device_claim *claim = &template->spec.spec.devices;
  if (!old) crd_core_validate_admin_access(check, claim);
  crd_core_validate_metadata(check, &template->metadata, CRD_NAME_DNS_SUBDOMAIN);
  crd_core_validate_template_metadata(check, &template->spec.metadata, CORE_AT(CORE_SPEC, "metadata"));
  crd_core_validate_device_claim(check, claim, CORE_AT(CORE_AT(CORE_SPEC, "spec"), "devices"));
  if (!old) return;
  crd_core_validate_metadata_update(check, &template->metadata, &old->metadata);
  crd_core_validate_same_struct(check, &crd_core_resource_resource_claim_template_spec_type, &template->spec, &old->spec,
                                CORE_SPEC);
}

const core_object_kind crd_core_resource_claim_template_kind = {
    CORE_KIND("resource.k8s.io", "v1", "ResourceClaimTemplate", resource_resource_claim_template),
    CORE_NAMES_UNASKED,
    .set_defaults = set_claim_template_defaults,
    CORE_GATED(CORE_CLAIM_FIELDS("spec.spec.devices")), /* resourceclaimtemplate.dropDisabledFields */
    CORE_STEPS(.validate = validate_claim_template),
};
