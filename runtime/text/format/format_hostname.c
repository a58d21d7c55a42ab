/* SPDX-License-Identifier: Apache-2.0 */
/* The format of host names, in a file of its own because it links RE2. */
#include "../ip_forms.h"
#include <crd/format.h>
#include <crd/regex.h>

/* strfmt HostnamePattern uses Unicode's letters and symbols, so it is matched by RE2. */
bool crd_format_is_hostname(crd_string text) {
  static const crd_string pattern = CRD_STRING_INIT(
      "^([a-zA-Z0-9\\p{S}\\p{L}]((-?[a-zA-Z0-9\\p{S}\\p{L}]{0,62})?)|"
      "([a-zA-Z0-9\\p{S}\\p{L}](([a-zA-Z0-9-\\p{S}\\p{L}]{0,61}[a-zA-Z0-9\\p{S}\\p{L}])?)(\\.)){1,}"
      "([a-zA-Z\\p{L}]){2,63})$");
  if (text.size > 255 || !crd_pattern_search(pattern, text)) return false;
  while (text.size) {
    size_t label = index_of(text, '.');
    if (label > 63) return false;
    text = crd_string_slice(text, label < text.size ? label + 1 : label, text.size);
  }
  return true;
}
