/* SPDX-License-Identifier: Apache-2.0 */
/* IP addresses and ranges: see addresses.h. */
#include "addresses.h"
#include "../text/ip_forms.h"

#include <crd/metadata.h>
#include <crd/names.h>

/* net.IP: an IPv4 address mapped into IPv6 is the IPv4 address. */
static bool parse_address(crd_string text, crd_ip *ip) {
  if (!crd_ip_parse_sloppy(text, ip)) return false;
  if (crd_ip_is_4in6(ip)) {
    memmove(ip->bytes, ip->bytes + 12, 4);
    memset(ip->bytes + 4, 0, 12);
    ip->size = 4;
  }
  return true;
}

int crd_core_ip_family(crd_string text) {
  crd_ip ip;
  if (!parse_address(text, &ip)) return 0;
  return ip.size == 4 ? 4 : 6;
}

/* Whether the text is in the old object. */
static bool is_spared(const core_check *check, crd_string text, const core_string_list *old) {
  return old && check->options->minor >= CORE_SPARES_ADDRESSES && crd_string_in(text, old->items, old->count);
}

bool crd_core_validate_legacy_ip(core_check *check, crd_string text, const core_string_list *old, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  if (is_spared(check, text, old)) return true;
  crd_check_legacy_ip(&messages, text, check->options->gates.strict_ip_cidr_validation);
  for (uint32_t i = 0; i < messages.count; i++) crd_core_invalid_text(check, path, crd_bad_string(text), messages.items[i]);
  return messages.count == 0;
}

bool crd_core_validate_legacy_cidr(core_check *check, crd_string text, const core_string_list *old, const crd_path *path) {
  size_t before = core_count_errors(check);
  if (is_spared(check, text, old)) return true;
  crd_validate_legacy_cidr(check->errors, crd_core_path_text(check, path), text,
                           check->options->gates.strict_ip_cidr_validation);
  return core_count_errors(check) == before;
}

void crd_core_validate_endpoint_ip(core_check *check, crd_string text, const crd_path *path) {
  crd_ip ip;
  if (!parse_address(text, &ip)) {
    crd_core_bad_text(check, path, text, "must be a valid IP address");
    return;
  }
  if (crd_ip_is_unspecified(&ip))
    crd_core_invalid_as(check, path, crd_bad_string(text), "may not be unspecified (%.*s)", CRD_PRINT(text));
  if (crd_ip_is_loopback(&ip))
    crd_core_bad_text(check, path, text, "may not be in the loopback range (127.0.0.0/8, ::1/128)");
  if (crd_ip_is_link_local_unicast(&ip))
    crd_core_bad_text(check, path, text, "may not be in the link-local range (169.254.0.0/16, fe80::/10)");
  if (crd_ip_is_link_local_multicast(&ip))
    crd_core_bad_text(check, path, text, "may not be in the link-local multicast range (224.0.0.0/24, ff02::/10)");
}

void crd_core_validate_dns_host(core_check *check, crd_string host, const crd_path *path) {
  crd_core_validate_given(check, path, host, crd_check_dns1123_subdomain);
  if (crd_core_ip_family(host)) crd_core_bad_text(check, path, host, "must be a DNS name, not an IP address");
}

bool crd_core_is_dual_stack(core_check *check, const core_string_list *addresses, const crd_path *path) {
  bool found[2] = {false, false};
  for (uint32_t i = 0; i < addresses->count; i++) {
    int family = crd_core_ip_family(addresses->items[i]);
    if (!family) {
      crd_core_internal_as(check, path, "failed to check for dual stack with error:invalid IP[%u]: %.*s", i,
                           CRD_PRINT(addresses->items[i]));
      return false;
    }
    found[family == 6] = true;
  }
  return found[0] && found[1];
}

bool crd_core_are_dual_stack_ranges(core_check *check, const core_string_list *ranges, const crd_path *path) {
  bool found[2] = {false, false};
  for (uint32_t i = 0; i < ranges->count; i++) {
    crd_cidr range;
    if (!crd_cidr_parse_sloppy(ranges->items[i], &range)) {
      crd_core_internal_as(check, path,
                           "invalid PodCIDRs. failed to check with dual stack with error:invalid CIDR[%u]: "
                           "<nil> (invalid CIDR address: %.*s)",
                           i, CRD_PRINT(ranges->items[i]));
      return false;
    }
    range = crd_cidr_masked(&range);
    found[range.ip.size == 16 && !crd_ip_is_4in6(&range.ip)] = true;
  }
  return found[0] && found[1];
}

/* Before 1.36 nonstandard values only will become invalid: rewords the last warning if there are more than `before`. */
static void say_in_future(core_warnings *warnings, uint32_t before) {
  enum { IS_INVALID = 36 };
  const crd_string now = CRD_STRING("\" is invalid: use ");
  crd_texts *texts = &warnings->texts;
  if (warnings->check->options->minor >= IS_INVALID || texts->count == before) return;
  crd_string *last = &texts->items[texts->count - 1];
  size_t at = 0;
  while (at < last->size && !crd_string_has_prefix(crd_string_slice(*last, at, last->size), now)) at++;
  if (at < last->size)
    *last = crd_arena_printf(texts->arena, "%.*s\" will be considered invalid in a future Kubernetes release: use %.*s",
                             (int)at, last->data, CRD_PRINT(crd_string_slice(*last, at + now.size, last->size)));
}

/* GetWarningsForIP */
void crd_core_warn_of_ip(core_warnings *warnings, crd_string text, const crd_path *path) {
  uint32_t before = warnings->texts.count;
  crd_warn_ip(&warnings->texts, crd_core_warnings_path(warnings, path), text);
  say_in_future(warnings, before);
}

/* GetWarningsForCIDR */
void crd_core_warn_of_cidr(core_warnings *warnings, crd_string text, const crd_path *path) {
  uint32_t before = warnings->texts.count;
  crd_warn_cidr(&warnings->texts, crd_core_warnings_path(warnings, path), text);
  say_in_future(warnings, before);
}

void crd_core_warn_of_ips(core_warnings *warnings, const core_string_list *addresses, const crd_path *path) {
  for (uint32_t i = 0; i < addresses->count; i++) crd_core_warn_of_ip(warnings, addresses->items[i], CORE_ITEM(path, i));
}
