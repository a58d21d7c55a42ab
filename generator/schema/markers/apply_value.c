/* SPDX-License-Identifier: Apache-2.0 */
/* See apply_value.h. */
#include "schema/markers/apply_value.h"
#include "schema/tree/vet.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

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

crd_string crdc_apply_type(const crd_value *schema) {
  return crdc_member_string(schema, "type");
}

bool crdc_apply_has_type(const crd_value *schema, const char *name) {
  return crdc_text_is(crdc_apply_type(schema), name);
}

const crd_value *crdc_apply_value(const marker *marker) {
  const marker_argument *argument = crdc_marker_find(marker, "");
  return argument ? &argument->value : NULL;
}

static bool suits_subject(const marker *marker, const crd_value *schema, keyword_subject subject, const char **wanted) {
  switch (subject) {
  case ABOUT_NUMBERS:
    *wanted = "numbers";
    return crdc_apply_has_type(schema, "integer") || crdc_apply_has_type(schema, "number");
  case ABOUT_STRINGS:
    *wanted = "strings";
    return crdc_apply_has_type(schema, "string") || crdc_read_flag_member(schema, "x-kubernetes-int-or-string");
  case ABOUT_LISTS:
    *wanted = "lists";
    return crdc_apply_has_type(schema, "array");
  case ABOUT_OBJECTS:
    *wanted = "objects";
    return crdc_apply_has_type(schema, "object") || (crdc_marker_is(marker, "structType") && !crdc_apply_type(schema).size);
  case ABOUT_ALL:
    break;
  }
  return true;
}

bool crdc_apply_check_subject(const apply_context *context, const marker *marker, const crd_value *schema,
                              keyword_subject subject) {
  const char *wanted;
  if (suits_subject(marker, schema, subject, &wanted)) return true;
  crd_string type = crdc_apply_type(schema), name = marker->name;
  if (!type.size) type = CRD_STRING("of no type");
  crdc_apply_error(context, marker->location, "+%.*s is for %s, and this is %.*s", (int)name.size, name.data, wanted,
                   (int)type.size, type.data);
  return false;
}

/* A number without a fraction is an integer; one with a fraction is not. */
static bool settle_number(const apply_context *context, const marker *marker, const crd_value *schema, crd_value *number) {
  if (number->kind != CRD_DOUBLE) return true;
  if (number->as.number == trunc(number->as.number) && fabs(number->as.number) < 1e15) {
    uint32_t offset = number->offset;
    *number = crd_value_make_int((int64_t)number->as.number);
    number->offset = offset;
  } else if (crdc_apply_has_type(schema, "integer") && number->as.number != trunc(number->as.number)) {
    crdc_apply_error(context, marker->location, "an integer cannot have the fraction that +%.*s gives",
                     (int)marker->name.size, marker->name.data);
    return false;
  }
  return true;
}

/* Sets the keyword of the marker's row to the marker's value, by the keyword's own row: false means absent, and no value
 * means true. */
void crdc_apply_keyword(const apply_context *context, const marker *marker, crd_value *schema) {
  const char *name = marker->definition->keyword;
  const shape_member *keyword = crdc_keyword_find(crd_string_of(name));
  const crd_value *given = crdc_apply_value(marker);
  crd_value value = given ? *given : crd_value_make_bool(true);
  if (!crdc_apply_check_subject(context, marker, schema, keyword->subject)) return;
  if (keyword->shape->kind == SHAPE_NUMBER && !settle_number(context, marker, schema, &value)) return;
  if (keyword->shape->kind == SHAPE_BOOL && value.kind == CRD_BOOL && !value.as.boolean)
    crd_value_remove(schema, crd_string_of(name));
  else
    crdc_apply_set(context, schema, name, marker, value);
}

void crdc_apply_map_key(const apply_context *context, const marker *marker, crd_value *schema) {
  crd_string key = crdc_marker_text(marker, "");
  if (!crdc_apply_check_subject(context, marker, schema, ABOUT_LISTS)) return;
  if (!crdc_text_is(crdc_member_string(schema, "x-kubernetes-list-type"), "map")) {
    if (marker->beside_error) return; /* that marker may be the one that sets the type */
    crdc_apply_error(context, marker->location, "+%.*s is for lists with +listType=map", (int)marker->name.size,
                     marker->name.data);
    return;
  }
  crd_value *keys = crdc_apply_member(context, schema, marker->definition->keyword, marker, CRD_LIST);
  for (uint32_t i = 0; i < keys->size; i++)
    if (crd_value_is_string(&keys->as.items[i], key)) return;
  crd_value_append(context->arena, keys, *crdc_apply_value(marker));
}

/* ---- rules ---- */

void crdc_apply_rule(const apply_context *context, const marker *marker, crd_value *schema, crd_value rule) {
  rule.offset = marker->location.offset + marker->location.source->start;
  crd_value *rules = crdc_apply_member(context, schema, "x-kubernetes-validations", marker, CRD_LIST);
  crd_value_append(context->arena, rules, rule);
}

void crdc_apply_text_rule(const apply_context *context, const marker *marker, crd_value *schema, apply_rule rule) {
  const struct {
    const char *name;
    crd_string text;
  } members[] = {{"fieldPath", rule.path},
                 {"message", rule.message},
                 {"reason", crd_string_of(rule.reason ? rule.reason : "")},
                 {"rule", rule.rule}};
  crd_value map = crd_value_make_map(context->arena, 4);
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    if (members[i].text.size)
      crd_value_set(context->arena, &map, crd_string_of(members[i].name), crdc_apply_text(context, marker, members[i].text));
  crdc_apply_rule(context, marker, schema, map);
}

/* ---- required fields ---- */

static int compare_texts(const void *a, const void *b) {
  return crd_string_compare(crdc_read_text(a),
                            crdc_read_text(b)); /* a value of another type is refused when the schema is decoded */
}

void crdc_apply_required(const apply_context *context, const marker *marker, crd_string field, crd_value *outer,
                         bool required) {
  crd_value *list = crd_value_get(outer, CRD_STRING("required"));
  uint32_t at = 0;
  while (list && list->kind == CRD_LIST && at < list->size && !crd_value_is_string(&list->as.items[at], field)) at++;
  bool there = list && list->kind == CRD_LIST && at < list->size;
  if (there == required) return;
  if (required) {
    list = crdc_apply_member(context, outer, "required", marker, CRD_LIST);
    crd_value_append(context->arena, list, crdc_apply_text(context, marker, field));
    qsort(list->as.items, list->size, sizeof *list->as.items, compare_texts);
    return;
  }
  memmove(&list->as.items[at], &list->as.items[at + 1], (list->size - at - 1) * sizeof *list->as.items);
  if (--list->size == 0) crd_value_remove(outer, CRD_STRING("required"));
}

bool crdc_apply_is_required(const crd_value *outer, crd_string field) {
  const crd_value *list = crdc_read_member(outer, "required");
  for (uint32_t i = 0; list && list->kind == CRD_LIST && i < list->size; i++)
    if (crd_value_is_string(&list->as.items[i], field)) return true;
  return false;
}

/* ---- steps ---- */

crd_value *crdc_marks_map(const crd_value *map, const char *name) {
  crd_value *value = map && map->kind == CRD_MAP ? crd_value_get(map, crd_string_of(name)) : NULL;
  return value && value->kind == CRD_MAP ? value : NULL;
}

crd_value *crdc_marks_step(const crd_value *schema, mark_step step, crd_string name) {
  if (step == MARK_ITEMS) return crdc_marks_map(schema, "items");
  if (step == MARK_VALUES) return crdc_marks_map(schema, "additionalProperties");
  crd_value *properties = crdc_marks_map(schema, "properties");
  crd_value *value = properties ? crd_value_get(properties, name) : NULL;
  return value && value->kind == CRD_MAP ? value : NULL;
}
