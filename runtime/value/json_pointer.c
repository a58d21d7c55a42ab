/* SPDX-License-Identifier: Apache-2.0 */
/* Steps of JSON pointers (RFC 6901, section 4). */
#include <crd/json.h>

void crd_pointer_add(crd_text *pointer, crd_string step) {
  crd_text_add_char(pointer, '/');
  for (size_t i = 0; i < step.size; i++)
    if (step.data[i] == '~')
      crd_text_add(pointer, CRD_STRING("~0"));
    else if (step.data[i] == '/')
      crd_text_add(pointer, CRD_STRING("~1"));
    else
      crd_text_add_char(pointer, step.data[i]);
}

crd_string crd_pointer_unescape(crd_arena *arena, crd_string step) {
  if (!step.size || !memchr(step.data, '~', step.size)) return step;
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < step.size; i++) {
    bool escape = step.data[i] == '~' && i + 1 < step.size && (step.data[i + 1] == '0' || step.data[i + 1] == '1');
    crd_text_add_char(&text, !escape ? step.data[i] : step.data[i + 1] == '1' ? '/' : '~');
    i += escape;
  }
  return crd_text_string(&text);
}
