/* SPDX-License-Identifier: Apache-2.0 */
/* The table of kinds, and the versions of them whose structs are those of the judged version. */
#include "kinds.h"

#include "../gotypes/types_versions.h"

static const core_object_kind *const kinds[] = {
#define LISTED(kind) &crd_core_##kind##_kind,
    CORE_KINDS_OF_PODS(LISTED) CORE_OTHER_KINDS(LISTED)
#undef LISTED
};

static const struct other_version {
  crd_string group, version, name;
  const core_type *type;
} other_versions[] = {
#define OTHER_VERSION(its_group, its_version, its_name, table)                                                              \
  {CRD_STRING_INIT(its_group), CRD_STRING_INIT(its_version), CRD_STRING_INIT(its_name), &crd_core_##table##_type},
    CORE_VERSIONS(OTHER_VERSION)
#undef OTHER_VERSION
};

static bool is_endpoint_of(crd_string group, crd_string version, crd_string name, crd_string endpoint) {
  const crd_string parts[] = {group, version, name};
  for (size_t i = 0; i < 3; i++) {
    if (!parts[i].size) continue; /* the group of core/v1 */
    if (!crd_string_has_prefix(endpoint, parts[i])) return false;
    endpoint = crd_string_slice(endpoint, parts[i].size, endpoint.size);
    if (i == 2) break;
    if (!endpoint.size || endpoint.data[0] != '/') return false;
    endpoint = crd_string_slice(endpoint, 1, endpoint.size);
  }
  return endpoint.size == 0;
}

/* The kind in the version that is judged, or in any that has the same struct. */
static const core_object_kind *find_judged(crd_string endpoint, const struct other_version **version) {
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (is_endpoint_of(kinds[i]->group, *version ? (*version)->version : kinds[i]->version, kinds[i]->name, endpoint))
      return kinds[i];
  for (size_t i = 0; !*version && i < sizeof other_versions / sizeof *other_versions; i++) {
    const struct other_version *other = &other_versions[i];
    if (!is_endpoint_of(other->group, other->version, other->name, endpoint)) continue;
    *version = other;
    return find_judged(endpoint, version);
  }
  return NULL;
}

const core_object_kind *crd_core_find_judged(crd_string endpoint) {
  const struct other_version *version = NULL;
  return find_judged(endpoint, &version);
}

const core_object_kind *crd_core_find_kind(crd_arena *arena, crd_string endpoint) {
  const struct other_version *version = NULL;
  const core_object_kind *kind = find_judged(endpoint, &version);
  if (!kind || !version) return kind;
  core_object_kind *other = crd_arena_alloc(arena, sizeof *other);
  *other = *kind;
  other->version = version->version;
  other->told = version->type;
  return other;
}
