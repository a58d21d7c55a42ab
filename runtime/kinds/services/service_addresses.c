/* SPDX-License-Identifier: Apache-2.0 */
/* The addresses of a Service and their families (pkg/apis/core/validation). */
#include "service.h"

static void say_addresses(core_check *check, const core_service_spec *spec, const crd_path *path, const char *detail) {
  crd_core_invalid(check, path, crd_core_show_texts(check, &spec->cluster_ips), detail);
}

/* The single address, for older clients, must be the first of the list. */
static void validate_first(core_check *check, const core_service_spec *spec, const crd_path *path) {
  bool any = spec->cluster_ips.count;
  if (!spec->cluster_ip.size) {
    if (any) say_addresses(check, spec, path, "must be empty when `clusterIP` is not specified");
  } else if (!any) {
    crd_core_required(check, path, NULL);
  } else if (!crd_string_equal(spec->cluster_ips.items[0], spec->cluster_ip)) {
    say_addresses(check, spec, path, "first value must match `clusterIP`");
  }
}

static void validate_families(core_check *check, const core_service_spec *spec) {
  const crd_path *path = CORE_AT(CORE_SPEC, "ipFamilies");
  for (uint32_t i = 0; i < spec->ip_families.count; i++) {
    crd_string family = spec->ip_families.items[i];
    crd_core_validate_choice(check, CORE_ITEM(path, i), family, "IPv4 IPv6");
    crd_arena_poll(check->arena);
    if (crd_string_in(family, spec->ip_families.items, i))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_bad_json(family));
  }
  crd_core_validate_optional_choice(check, CORE_AT(CORE_SPEC, "ipFamilyPolicy"), &spec->ip_family_policy,
                                    "PreferDualStack RequireDualStack SingleStack");
}

/* Validates each address; returns whether all are valid. */
static bool validate_listed(core_check *check, const core_service_spec *spec, const core_service_spec *old,
                            const crd_path *path) {
  const core_string_list *addresses = &spec->cluster_ips;
  bool valid = true;
  for (uint32_t i = 0; i < addresses->count; i++) {
    if (i > 0 || !core_is(addresses->items[i], "None")) {
      if (!crd_core_validate_legacy_ip(check, addresses->items[i], old ? &old->cluster_ips : NULL, CORE_ITEM(path, i)))
        valid = false;
    } else if (addresses->count > 1) {
      valid = false;
      say_addresses(check, spec, path, "'None' must be the first and only value");
    }
  }
  if (addresses->count > 2) say_addresses(check, spec, path, "may only hold up to 2 values");
  return valid;
}

static void validate_family_of_addresses(core_check *check, const core_service_spec *spec, const crd_path *path) {
  for (uint32_t i = 0; i < spec->cluster_ips.count && i < spec->ip_families.count; i++) {
    crd_string address = spec->cluster_ips.items[i], family = spec->ip_families.items[i];
    bool is_v6 = crd_core_ip_family(address) == 6;
    if (core_is(family, is_v6 ? "IPv4" : "IPv6"))
      crd_core_invalid_as(check, CORE_ITEM(path, i), crd_bad_string(address),
                          "expected an %.*s value as indicated by `ipFamilies[%u]`", CRD_PRINT(family), i);
  }
}

void crd_core_validate_service_addresses(core_check *check, const core_service_spec *spec, const core_service_spec *old) {
  const crd_path *path = CORE_AT(CORE_SPEC, "clusterIPs");
  if (!core_service_needs_address(spec)) return;
  validate_first(check, spec, path);
  validate_families(check, spec);
  if (!validate_listed(check, spec, old, path)) return;
  if (spec->cluster_ips.count > 1 && !crd_core_is_dual_stack(check, &spec->cluster_ips, path))
    say_addresses(check, spec, path, "may specify no more than one IP for each IP family");
  if (!core_service_is_headless(spec)) validate_family_of_addresses(check, spec, path);
}

/* ---- changes that service_begin.c allows: nothing is unset except what is released ---- */

/* Compares lists of equal length item by item, others by the first item. For families each error is at the first item, and
 * its bad value is mostly that of the addresses. */
static void validate_changed_list(core_check *check, const core_service_spec *spec, const core_string_list *now,
                                  const core_string_list *before, bool families, const crd_path *path) {
  const bool alike = now->count == before->count;
  for (uint32_t i = 0; i < now->count && i < before->count && (alike || i == 0); i++)
    if (!crd_string_equal(now->items[i], before->items[i]))
      crd_core_invalid(check, CORE_ITEM(path, families ? 0 : i),
                       families && alike ? crd_core_show_words(check, "core.IPFamily", now)
                                         : crd_core_show_texts(check, &spec->cluster_ips),
                       "may not change once set");
}

/* validateUpgradeDowngradeClusterIPs, validateUpgradeDowngradeIPFamilies */
void crd_core_validate_changed_service_addresses(core_check *check, const core_service_spec *spec,
                                                 const core_service_spec *old) {
  const bool headless = core_service_is_headless(spec), was = core_service_is_headless(old);
  if (!core_service_needs_address(spec) || !core_service_needs_address(old)) return;
  if (!headless || !was)
    validate_changed_list(check, spec, &spec->cluster_ips, &old->cluster_ips, false, CORE_AT(CORE_SPEC, "clusterIPs"));
  if (!headless && !was)
    validate_changed_list(check, spec, &spec->ip_families, &old->ip_families, true, CORE_AT(CORE_SPEC, "ipFamilies"));
}
