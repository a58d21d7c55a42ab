/* SPDX-License-Identifier: Apache-2.0 */
/* Formats warnings. */
#include "warnings.h"

#include <crd/json.h>
#include <stdarg.h>
#include <stdio.h>

crd_string crd_core_warnings_path(const core_warnings *warnings, const crd_path *path) {
  return crd_path_text(warnings->check->arena, warnings->check->prefix, path, CRD_PATH_SUBSCRIPT);
}

crd_string crd_core_warnings_quote(const core_warnings *warnings, crd_string string) {
  crd_text text = {.arena = warnings->check->arena};
  crd_text_add_quoted(&text, string);
  return crd_text_string(&text);
}

void crd_core_warn(core_warnings *warnings, const crd_path *path, const char *format, ...) {
  if (crd_texts_full(&warnings->texts)) return;
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  crd_string where = crd_core_warnings_path(warnings, path);
  int size = vsnprintf(NULL, 0, format, arguments);
  size_t room = where.size + 2 + (size_t)(size < 0 ? 0 : size) + 1;
  char *text = crd_arena_alloc(warnings->check->arena, room);
  if (where.size) memcpy(text, where.data, where.size);
  text[where.size] = ':', text[where.size + 1] = ' ';
  vsnprintf(text + where.size + 2, room - where.size - 2, format, again);
  va_end(again);
  va_end(arguments);
  crd_texts_add(&warnings->texts, (crd_string){text, room - 1});
}
