/* SPDX-License-Identifier: Apache-2.0 */
/* An apiVersion taken apart: "group/version", or "version" of the group without a name. */
#pragma once

#include <crd/string.h>

typedef struct crd_group_version {
  crd_string group, version; /* into the text; a version may hold further slashes */
} crd_group_version;

/* At the first slash, as who looks for a kind wants it: a version with a slash is none of any kind. */
static inline crd_group_version crd_group_version_of(crd_string api_version) {
  crd_group_version parts = {{NULL, 0}, api_version};
  crd_string before, after;
  if (crd_string_cut(api_version, '/', &before, &after)) parts = (crd_group_version){before, after};
  return parts;
}

/* schema.ParseGroupVersion: an empty text and "/" have neither; false for two slashes ("unexpected GroupVersion string"). */
static inline bool crd_group_version_parse(crd_string api_version, crd_group_version *parts) {
  *parts = crd_group_version_of(api_version);
  if (crd_string_equal(api_version, CRD_STRING("/"))) *parts = (crd_group_version){{NULL, 0}, {NULL, 0}};
  return !parts->version.size || !memchr(parts->version.data, '/', parts->version.size);
}
