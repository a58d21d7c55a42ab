/* SPDX-License-Identifier: Apache-2.0 */
/* Further string rules of apimachinery (pkg/util/validation, pkg/api/validate), in libcrdchecks: for validators in C, such
 * as libcrdcore. The rules that object metadata needs are in crd/metadata.h. crd_check_... adds
 * the messages of a rule to a list; crd_validate_... adds field errors at `path`, of the stage CRD_STAGE_META. */
#ifndef CRD_NAMES_H
#define CRD_NAMES_H

#include <crd/errors.h>

CRD_BEGIN_DECLS

void crd_check_dns1123_subdomain_caseless(crd_texts *messages, crd_string text);
void crd_check_dns1123_subdomain_with_underscore(crd_texts *messages, crd_string text);
void crd_check_wildcard_dns1123_subdomain(crd_texts *messages, crd_string text);
/* content.IsDNS1123Label and IsDNS1123Subdomain, the formats k8s-short-name and k8s-long-name: lengths in bytes. */
void crd_check_short_name(crd_texts *messages, crd_string text);
void crd_check_long_name(crd_texts *messages, crd_string text);
void crd_check_prefixed_label_key(crd_texts *messages, crd_string text);
void crd_check_c_identifier(crd_texts *messages, crd_string text);
void crd_check_decimal_integer(crd_texts *messages, crd_string text);
void crd_check_port_name(crd_texts *messages, crd_string text);
void crd_check_percent(crd_texts *messages, crd_string text);
void crd_check_http_header_name(crd_texts *messages, crd_string text);
void crd_check_env_var_name(crd_texts *messages, crd_string text);
void crd_check_relaxed_env_var_name(crd_texts *messages, crd_string text);
void crd_check_config_map_key(crd_texts *messages, crd_string text);
void crd_check_uuid(crd_texts *messages, crd_string text);
/* IsInRange, IsValidPortNum, and IsValidUserID and IsValidGroupID, which are the same. */
void crd_check_range(crd_texts *messages, int64_t value, int64_t least, int64_t most);
void crd_check_port_number(crd_texts *messages, int64_t port);
void crd_check_user_id(crd_texts *messages, int64_t id);
/* IsValidIPForLegacyField without its path. */
void crd_check_legacy_ip(crd_texts *messages, crd_string text, bool strict);

void crd_validate_fully_qualified_name(crd_errors *errors, crd_string path, crd_string name);
void crd_validate_fully_qualified_domain_name(crd_errors *errors, crd_string path, crd_string name);
void crd_validate_domain_prefixed_path(crd_errors *errors, crd_string path, crd_string text);
void crd_validate_domain_prefixed_key(crd_errors *errors, crd_string path, crd_string key);
void crd_validate_resource_pool_name(crd_errors *errors, crd_string path, crd_string name);
void crd_validate_extended_resource_name(crd_errors *errors, crd_string path, crd_string name);
void crd_validate_resource_fully_qualified_name(crd_errors *errors, crd_string path, crd_string name);
/* Code points; bytes. */
void crd_validate_max_length(crd_errors *errors, crd_string path, crd_string text, int64_t most);
void crd_validate_min_length(crd_errors *errors, crd_string path, crd_string text, int64_t least);
void crd_validate_max_bytes(crd_errors *errors, crd_string path, crd_string text, int64_t most);

/* IsValidIP, IsValidCIDR: the canonical form only. */
void crd_validate_ip(crd_errors *errors, crd_string path, crd_string text);
void crd_validate_cidr(crd_errors *errors, crd_string path, crd_string text);
/* IsValidIPForLegacyField, IsValidCIDRForLegacyField: also leading zeros and IPv4-mapped addresses, unless `strict`. */
void crd_validate_legacy_ip(crd_errors *errors, crd_string path, crd_string text, bool strict);
void crd_validate_legacy_cidr(crd_errors *errors, crd_string path, crd_string text, bool strict);
void crd_validate_interface_address(crd_errors *errors, crd_string path, crd_string text);
/* GetWarningsForIP, GetWarningsForCIDR: warn of forms that only the legacy rules allow. */
void crd_warn_ip(crd_texts *warnings, crd_string path, crd_string text);
void crd_warn_cidr(crd_texts *warnings, crd_string path, crd_string text);

CRD_END_DECLS

#endif
