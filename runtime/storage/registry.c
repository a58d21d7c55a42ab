/* SPDX-License-Identifier: Apache-2.0 */
/* Finding kinds in a registry. */
#include <crd/types.h>
#include <stdlib.h>

const crd_kind *crd_registry_known(const crd_registry *registry, crd_string group, crd_string version, crd_string kind) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *entry = registry->kinds[i];
    if (crd_string_equal(entry->kind, kind) && crd_string_equal(entry->version, version) &&
        crd_string_equal(entry->group, group))
      return entry;
  }
  return NULL;
}

const crd_kind *crd_registry_find(const crd_registry *registry, crd_string group, crd_string version, crd_string kind) {
  return group.size ? crd_registry_known(registry, group, version, kind) : NULL;
}

const crd_kind *crd_registry_find_object(const crd_registry *registry, crd_string api_version, crd_string kind) {
  const char *slash = api_version.size ? memchr(api_version.data, '/', api_version.size) : NULL;
  crd_string group = {api_version.data, slash ? (size_t)(slash - api_version.data) : 0};
  size_t from = slash ? group.size + 1 : 0;
  crd_string version = {slash ? slash + 1 : api_version.data, api_version.size - from};
  return crd_registry_find(registry, group, version, kind);
}

crd_settings *crd_registry_settings(const crd_registry *registry) {
  const crd_extras **tables = malloc((registry->count + 1) * sizeof *tables);
  if (!tables) return NULL;
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++)
    if (registry->kinds[i]->extras) tables[count++] = registry->kinds[i]->extras;
  crd_settings *settings = crd_settings_create(tables, count);
  free((void *)tables);
  return settings;
}
