/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/markers/overlay.h"

bool crdc_overlay_is_name(const char *path) {
  crd_string text = crd_string_of(path);
  return crd_string_has_suffix(text, CRD_STRING(".markers.yaml")) || crd_string_has_suffix(text, CRD_STRING(".markers.yml"));
}
