/* SPDX-License-Identifier: Apache-2.0 */
/* The names of overlays: NAME.markers.yaml or .yml, beside the CRD in NAME.yaml. For programs without the compiler, too. */
#pragma once

#include <crd/string.h>

/* Whether a file is an overlay by its name. */
static inline bool crdc_overlay_is_name(crd_string name) {
  return crd_string_has_suffix(name, CRD_STRING(".markers.yaml")) || crd_string_has_suffix(name, CRD_STRING(".markers.yml"));
}
