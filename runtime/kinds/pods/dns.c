/* SPDX-License-Identifier: Apache-2.0 */
/* A pod's DNS policy and settings. */
#include "../addresses.h"
#include "../validators.h"

#include <crd/metadata.h>
#include <crd/names.h>

/* Limits of resolvers: servers, search domains, and the bytes of these with the spaces between. */
enum { MOST_NAMESERVERS = 3, MOST_SEARCHES = 32, MOST_SEARCH_BYTES = 2048 };

static void validate_nameservers(core_check *check, const core_string_list *servers, const crd_path *path) {
  if (servers->count > MOST_NAMESERVERS)
    crd_core_invalid(check, path, crd_core_show_texts(check, servers), "must not have more than 3 nameservers");
  for (uint32_t i = 0; i < servers->count; i++)
    crd_core_validate_legacy_ip(check, servers->items[i], NULL, CORE_ITEM(path, i));
}

static void validate_searches(core_check *check, const core_string_list *searches, const crd_path *path) {
  size_t bytes = searches->count ? searches->count - 1 : 0;
  for (uint32_t i = 0; i < searches->count; i++) bytes += searches->items[i].size;
  if (searches->count > MOST_SEARCHES)
    crd_core_invalid(check, path, crd_core_show_texts(check, searches), "must not have more than 32 search paths");
  if (bytes > MOST_SEARCH_BYTES)
    crd_core_invalid(check, path, crd_core_show_texts(check, searches),
                     "must not have more than 2048 characters (including spaces) in the search list");
  bool relaxed = check->options->minor >= 33; /* RelaxedDNSSearchValidation */
  for (uint32_t i = 0; i < searches->count; i++) {
    crd_string search = searches->items[i];
    if (relaxed && core_is(search, ".")) continue;
    if (search.size && search.data[search.size - 1] == '.') search.size--;
    crd_core_string_passes(check, CORE_ITEM(path, i), search,
                           relaxed ? crd_check_dns1123_subdomain_with_underscore : crd_check_dns1123_subdomain);
  }
}

void crd_core_validate_pod_dns_config(core_check *check, const core_pod_spec *spec, const crd_path *path) {
  const core_pod_dns_config *config = spec->dns_config;
  const crd_path *options = CORE_AT(path, "options");
  bool alone = core_is(spec->dns_policy, "None");
  if (alone && !config) {
    crd_core_required(check, path, "must provide `dnsConfig` when `dnsPolicy` is None");
  } else if (alone && config->nameservers.count == 0) {
    crd_core_required(check, CORE_AT(path, "nameservers"),
                      "must provide at least one DNS nameserver when `dnsPolicy` is None");
  } else if (config) {
    validate_nameservers(check, &config->nameservers, CORE_AT(path, "nameservers"));
    validate_searches(check, &config->searches, CORE_AT(path, "searches"));
    for (uint32_t i = 0; i < config->options.count; i++)
      if (config->options.items[i].name.size == 0) crd_core_required(check, CORE_ITEM(options, i), "must not be empty");
  }
}

/* ValidateHostAliases */
void crd_core_validate_host_aliases(core_check *check, const core_host_alias_list *aliases, const crd_path *path) {
  for (uint32_t i = 0; i < aliases->count; i++) {
    const core_host_alias *alias = &aliases->items[i];
    const crd_path *at = CORE_ITEM(path, i), *names = CORE_AT(at, "hostnames");
    crd_core_validate_legacy_ip(check, alias->ip, NULL, CORE_AT(at, "ip"));
    for (uint32_t j = 0; j < alias->hostnames.count; j++)
      crd_core_string_passes(check, CORE_ITEM(names, j), alias->hostnames.items[j], crd_check_dns1123_subdomain);
  }
}
