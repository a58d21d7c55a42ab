/* SPDX-License-Identifier: Apache-2.0 */
/* The addresses of a Service and their families (pkg/apis/core/validation). */
#include "../addresses.h"
#include "service.h"

#include <crd/guard.h>

static void say_addresses(core_check *check, const core_service_spec *spec, const crd_path *path, const char *detail) {
  crd_core_invalid(check, path, crd_core_show_texts(check, &spec->cluster_ips), crd_string_of(detail));
}

/* The one address, as older clients know it, is the first of the list. */
static void validate_first(core_check *check, const core_service_spec *spec, const crd_path *path) {
  bool any = spec->cluster_ips.count;
  if (!spec->cluster_ip.size) {
    if (any) say_addresses(check, spec, path, "must be empty when `clusterIP` is not specified");
  } else if (!any) {
    crd_core_required(check, path, CORE_NO_DETAIL);
  } else if (!crd_string_equal(spec->cluster_ips.items[0], spec->cluster_ip)) {
    say_addresses(check, spec, path, "first value must match `clusterIP`");
  }
}

static void validate_families(core_check *check, const core_service_spec *spec) {
  const crd_path *path = CORE_AT(CORE_SPEC, "ipFamilies");
  const core_optional_string *policy = &spec->ip_family_policy;
  for (uint32_t i = 0; i < spec->ip_families.count; i++) {
    crd_string family = spec->ip_families.items[i];
    crd_core_validate_choice(check, CORE_ITEM(path, i), family, "IPv4 IPv6");
    crd_arena_poll(check->arena);
    if (crd_core_is_one_of(family, spec->ip_families.items, i))
      crd_core_duplicate(check, CORE_ITEM(path, i), crd_bad_json(family));
  }
  if (policy->set)
    crd_core_validate_choice(check, CORE_AT(CORE_SPEC, "ipFamilyPolicy"), policy->value,
                             "PreferDualStack RequireDualStack SingleStack");
}

/* Each for itself; whether all are addresses. */
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
      crd_core_invalid(
          check, CORE_ITEM(path, i), crd_bad_string(address),
          crd_arena_printf(check->arena, "expected an %.*s value as indicated by `ipFamilies[%u]`", CRD_PRINT(family), i));
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

/* ---- changes: what the store has let pass (service_begin.c): nothing is unset, and what is released may be ---- */

static bool is_first_changed(const core_string_list *now, const core_string_list *before) {
  return now->count && before->count && !crd_string_equal(now->items[0], before->items[0]);
}

/* validateUpgradeDowngradeClusterIPs */
static void validate_changed_addresses(core_check *check, const core_service_spec *spec, const core_service_spec *old) {
  const core_string_list *now = &spec->cluster_ips, *before = &old->cluster_ips;
  const crd_path *path = CORE_AT(CORE_SPEC, "clusterIPs");
  if (core_service_is_headless(spec) && core_service_is_headless(old)) return;
  if (now->count == before->count) {
    for (uint32_t i = 0; i < now->count; i++)
      if (!crd_string_equal(now->items[i], before->items[i]))
        say_addresses(check, spec, CORE_ITEM(path, i), "may not change once set");
    return;
  }
  if (is_first_changed(now, before)) say_addresses(check, spec, CORE_ITEM(path, 0), "may not change once set");
}

/* validateUpgradeDowngradeIPFamilies: the bad value is mostly that of the addresses. */
static void validate_changed_families(core_check *check, const core_service_spec *spec, const core_service_spec *old) {
  const core_string_list *now = &spec->ip_families, *before = &old->ip_families;
  const crd_path *path = CORE_ITEM(CORE_AT(CORE_SPEC, "ipFamilies"), 0);
  if (core_service_is_headless(spec) || core_service_is_headless(old)) return;
  if (now->count == before->count) {
    for (uint32_t i = 0; i < now->count; i++)
      if (!crd_string_equal(now->items[i], before->items[i]))
        crd_core_invalid(check, path, crd_core_show_words(check, "core.IPFamily", now),
                         CRD_STRING("may not change once set"));
    return;
  }
  if (is_first_changed(now, before)) say_addresses(check, spec, path, "may not change once set");
}

void crd_core_validate_changed_service_addresses(core_check *check, const core_service_spec *spec,
                                                 const core_service_spec *old) {
  if (!core_service_needs_address(spec) || !core_service_needs_address(old)) return;
  validate_changed_addresses(check, spec, old);
  validate_changed_families(check, spec, old);
}
