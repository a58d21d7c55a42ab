/* SPDX-License-Identifier: Apache-2.0 */
/* Finds kinds in a registry. */
#include "../text/group_version.h"
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
  crd_group_version parts = crd_group_version_of(api_version);
  return crd_registry_find(registry, parts.group, parts.version, kind);
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
