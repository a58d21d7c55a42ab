/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses and ranges in the objects of built-in kinds (pkg/apis/core/validation; k8s.io/utils/net). */
#ifndef CORE_ADDRESSES_H
#define CORE_ADDRESSES_H

#include "pods/warnings.h"

/* netutils.IPFamilyOfString: 4, or 6; 0: no address. */
int crd_core_ip_family(crd_string text);

/* The first minor that accepts invalid addresses that the old object has. */
enum { CORE_SPARES_ADDRESSES = 33 };
/* IsValidIPForLegacyField, IsValidCIDRForLegacyField: texts in `old`, which may be NULL, are not checked. Whether the text
 * is valid. */
bool crd_core_validate_legacy_ip(core_check *check, crd_string text, const core_string_list *old, const crd_path *path);
bool crd_core_validate_legacy_cidr(core_check *check, crd_string text, const core_string_list *old, const crd_path *path);
/* ValidateEndpointIP */
void crd_core_validate_endpoint_ip(core_check *check, crd_string text, const crd_path *path);
/* A hostname next to an address, which must be no address; may be empty. */
void crd_core_validate_dns_host(core_check *check, crd_string host, const crd_path *path);
/* netutils.IsDualStackIPStrings, with an internal error for a text that is no address. */
bool crd_core_is_dual_stack(core_check *check, const core_string_list *addresses, const crd_path *path);
/* Likewise of ranges, netutils.IsDualStackCIDRStrings. */
bool crd_core_are_dual_stack_ranges(core_check *check, const core_string_list *ranges, const crd_path *path);

/* GetWarningsForIP, of one and of a list; GetWarningsForCIDR */
void crd_core_warn_of_ips(core_warnings *warnings, const core_string_list *addresses, const crd_path *path);
void crd_core_warn_of_ip(core_warnings *warnings, crd_string text, const crd_path *path);
void crd_core_warn_of_cidr(core_warnings *warnings, crd_string text, const crd_path *path);

#endif
