/* SPDX-License-Identifier: Apache-2.0 */
#include "minors.h"
#include <crd/request.h>
#include <string.h>

static crd_string without_spaces(crd_string text) {
  while (text.size && text.data[0] == ' ') text = crd_string_slice(text, 1, text.size);
  while (text.size && text.data[text.size - 1] == ' ') text.size--;
  return text;
}

/* The minor of a text, `otherwise` of an empty one; 0: it is none. */
static unsigned read_minor(crd_string text, unsigned otherwise) {
  char name[16];
  text = without_spaces(text);
  if (!text.size) return otherwise;
  if (text.size >= sizeof name) return 0;
  memcpy(name, text.data, text.size);
  name[text.size] = '\0';
  return crd_kubernetes_minor(name);
}

static bool read_range(crd_string text, suite_minors *minors) {
  const char *dots = memmem(text.data, text.size, "..", 2);
  size_t at = dots ? (size_t)(dots - text.data) : text.size;
  unsigned first = read_minor(crd_string_slice(text, 0, at), dots ? SUITE_FIRST_MINOR : 0);
  unsigned last = dots ? read_minor(crd_string_slice(text, at + 2, text.size), SUITE_LAST_MINOR) : first;
  if (!first || !last || first > last) return false;
  for (unsigned minor = first; minor <= last; minor++) *minors |= suite_minor_bit(minor);
  return true;
}

bool suite_minors_read(crd_string text, suite_minors *minors) {
  crd_string part;
  *minors = 0;
  for (size_t at = 0; crd_string_next_part(text, ',', &at, &part);)
    if (!read_range(without_spaces(part), minors)) return false;
  return *minors != 0;
}

crd_string suite_minors_text(crd_arena *arena, suite_minors minors) {
  crd_text text = {.arena = arena};
  for (unsigned minor = SUITE_FIRST_MINOR; minor <= SUITE_LAST_MINOR; minor++) {
    unsigned last = minor;
    if (!(minors & suite_minor_bit(minor))) continue;
    while (last < SUITE_LAST_MINOR && (minors & suite_minor_bit(last + 1))) last++;
    crd_text_printf(&text, "%s1.%u", text.size ? ", " : "", minor);
    if (last > minor) crd_text_printf(&text, "%s1.%u", last == minor + 1 ? ", " : "..", last);
    minor = last;
  }
  return crd_text_string(&text);
}
