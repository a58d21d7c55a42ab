/* SPDX-License-Identifier: Apache-2.0 */
/* networking.k8s.io/v1 ServiceCIDR and IPAddress (pkg/registry/networking/{servicecidr,ipaddress}/strategy.go,
 * pkg/apis/networking/validation). */
#include "../../text/ip_forms.h"
#include "../rules.h"
#include "types_networking.h"

/* IPFamilyOfCIDRString: 4, 6, or 0 for an invalid range. */
static int family_of(crd_string text) {
  crd_cidr cidr;
  if (!crd_cidr_parse_sloppy(text, &cidr)) return 0;
  return cidr.ip.size == 4 || crd_ip_is_4in6(&cidr.ip) ? 4 : 6;
}

/* validateServiceCIDRSpec */
static void validate_service_ranges(core_check *check, const core_networking_service_cidr_spec *spec) {
  const crd_path *path = CORE_AT(CORE_SPEC, "cidrs");
  const core_string_list *cidrs = &spec->cidrs;
  if (!cidrs->count) {
    crd_core_required(check, path, "at least one CIDR required");
    return;
  }
  if (cidrs->count > 2) {
    crd_core_invalid(check, path, crd_core_show_struct(check, &crd_core_networking_service_cidr_spec_type, spec),
                     "may only hold up to 2 values");
    return;
  }
  for (uint32_t i = 0; i < cidrs->count; i++)
    crd_validate_cidr(check->errors, crd_core_path_text(check, CORE_ITEM(path, i)), cidrs->items[i]);
  if (cidrs->count == 2 && family_of(cidrs->items[0]) && family_of(cidrs->items[0]) == family_of(cidrs->items[1]))
    crd_core_invalid(check, path, crd_core_show_texts(check, cidrs),
                     "may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64");
}

static void prepare_service_cidr(core_judging *judging, void *object, const void *before) {
  if (judging->options.gates.service_cidr_status_field_wiping) crd_core_keep_status(judging, object, before);
}

/* ValidateServiceCIDR, ValidateServiceCIDRUpdate: a second range may be added. */
static void validate_service_cidr(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_networking_service_cidr *cidr = object, *old = before;
  const core_string_list *now = &cidr->spec.cidrs, *was = old ? &old->spec.cidrs : now;
  const crd_path *path = CORE_AT(CORE_SPEC, "cidrs");
  const bool second = was->count == 1 && now->count == 2;
  if (was->count != now->count && !second)
    crd_core_validate_immutable(check, false, crd_core_show_texts(check, now), path);
  else
    for (uint32_t i = 0; i < was->count; i++)
      crd_core_validate_same_text(check, now->items[i], was->items[i], CORE_ITEM(path, i));
  if (second || !old) validate_service_ranges(check, &cidr->spec);
}

/* ValidateServiceCIDRStatusUpdate */
const core_object_kind crd_core_service_cidr_kind = {
    CORE_CLUSTER_KIND("networking.k8s.io", "v1", "ServiceCIDR", networking_service_cidr),
    CORE_STEPS(.prepare = prepare_service_cidr, .validate = validate_service_cidr, .whole_until = 32),
    CORE_OF_STATUS(.prepare = crd_core_keep_all_but_status),
};

/* ValidateIPAddressName */
static void check_address_name(crd_texts *messages, crd_string name) {
  crd_errors errors = crd_errors_init(messages->arena);
  crd_validate_ip(&errors, CRD_STRING(""), name);
  for (uint32_t i = 0; i < errors.count; i++) crd_texts_add(messages, crd_error_detail(messages->arena, &errors.items[i]));
}

/* Validates a member of the reference to a parent; some are required. */
static void validate_parent_part(core_check *check, crd_string text, bool required, const crd_path *path) {
  if (required && !text.size) crd_core_required_covered(check, path, NULL);
  crd_core_validate_given(check, path, text, crd_core_check_path_segment);
}

/* ValidateIPAddress, ValidateIPAddressUpdate, validateIPAddressParentReference */
static void validate_ip_address(core_judging *judging, core_check *check, const void *object, const void *before) {
  const core_networking_parent_reference *parent = ((const core_networking_ip_address *)object)->spec.parent_ref;
  const core_networking_ip_address *old = before;
  const crd_path *path = CORE_AT(CORE_SPEC, "parentRef");
  if (parent) {
    crd_core_validate_given(check, CORE_AT(path, "group"), parent->group, crd_check_dns1123_subdomain);
    validate_parent_part(check, parent->resource, true, CORE_AT(path, "resource"));
    validate_parent_part(check, parent->name, true, CORE_AT(path, "name"));
    validate_parent_part(check, parent->namespace, false, CORE_AT(path, "namespace"));
  } else {
    crd_core_required_covered(check, path, NULL);
  }
  if (!old) return;
  crd_core_validate_metadata_update(check, &((const core_networking_ip_address *)object)->metadata, &old->metadata);
  CORE_COVERED(check, crd_core_validate_same_struct(check, &crd_core_networking_parent_reference_type, parent,
                                                    old->spec.parent_ref, path));
}

const core_object_kind crd_core_ip_address_kind = {
    CORE_CLUSTER_KIND("networking.k8s.io", "v1", "IPAddress", networking_ip_address),
    CORE_NAMES(CRD_NAME_ANY, .named = check_address_name, .as_it_is = true),
    CORE_STEPS(.asks = CORE_ASK_NEW, .validate = validate_ip_address),
};
