/* SPDX-License-Identifier: Apache-2.0 */
/* Splits an apiVersion: "group/version", or "version" of the group with the empty name. */
#pragma once

#include <crd/string.h>

typedef struct crd_group_version {
  crd_string group, version; /* slices of the text; the version may contain slashes */
} crd_group_version;

/* Splits at the first slash, for lookups of kinds: no kind has a version with a slash. */
static inline crd_group_version crd_group_version_of(crd_string api_version) {
  crd_group_version parts = {{NULL, 0}, api_version};
  crd_string before, after;
  if (crd_string_cut(api_version, '/', &before, &after)) parts = (crd_group_version){before, after};
  return parts;
}

/* schema.ParseGroupVersion: "" and "/" have empty parts; false for two slashes ("unexpected GroupVersion string"). */
static inline bool crd_group_version_parse(crd_string api_version, crd_group_version *parts) {
  *parts = crd_group_version_of(api_version);
  if (crd_string_equal(api_version, CRD_STRING("/"))) *parts = (crd_group_version){{NULL, 0}, {NULL, 0}};
  return !parts->version.size || !memchr(parts->version.data, '/', parts->version.size);
}
