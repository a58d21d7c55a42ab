/* SPDX-License-Identifier: Apache-2.0 */
#include "schema/markers/overlay.h"

static bool has_name_end(crd_string text, const char *end) {
  size_t size = strlen(end);
  return text.size >= size && memcmp(text.data + text.size - size, end, size) == 0;
}

bool crdc_overlay_is_name(const char *path) {
  crd_string text = crd_string_of(path);
  return has_name_end(text, ".markers.yaml") || has_name_end(text, ".markers.yml");
}
