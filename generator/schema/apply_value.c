/* SPDX-License-Identifier: Apache-2.0 */
/* See apply_value.h. */
#include "schema/apply_value.h"

#include <stdarg.h>

void crdc_apply_error(const apply_context *context, location location, const char *format, ...) {
  va_list arguments;
  char message[512];
  va_start(arguments, format);
  vsnprintf(message, sizeof message, format, arguments);
  va_end(arguments);
  crdc_diagnostics_add(context->diagnostics, SEVERITY_ERROR, location, "%s", message);
}

crd_value crdc_apply_text(const apply_context *context, const marker *marker, crd_string text) {
  (void)context;
  crd_value value = crd_value_make_string(text);
  value.offset = apply_place(marker);
  return value;
}

void crdc_apply_set(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                    crd_value value) {
  if (value.offset == CRD_NO_OFFSET) value.offset = apply_place(marker);
  crd_value_set(context->arena, map, crd_string_of(keyword), value);
  for (uint32_t i = 0; i < map->size; i++)
    if (crd_string_equal(crd_member_name(&map->as.members[i]), crd_string_of(keyword)))
      map->as.members[i].name_offset = apply_place(marker);
}

crd_value *crdc_apply_member(const apply_context *context, crd_value *map, const char *keyword, const marker *marker,
                             crd_value_kind kind) {
  crd_value *found = crd_value_get(map, crd_string_of(keyword));
  if (found && found->kind == kind) return found;
  crdc_apply_set(context, map, keyword, marker,
                 kind == CRD_LIST ? crd_value_make_list(context->arena, 2) : crd_value_make_map(context->arena, 2));
  return crd_value_get(map, crd_string_of(keyword));
}
