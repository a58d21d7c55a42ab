/* SPDX-License-Identifier: Apache-2.0 */
/* A document as JSON of its Go type: a walk over the type's fields, each of which takes its member of the document. */
#include "../value/members.h"
#include "go_form.h"

#include <crd/go_json.h>
#include <crd/json.h>
#include <crd/quantity.h>
#include <crd/time.h>
#include <stdlib.h>
#include <string.h>

/* Types nest through *T, []T and {}T. Types that contain themselves, such as JSONSchemaProps, are not supported. */
enum { GO_DEPTH = 64 };

/* The output and its form: JSON, or if `semantic` a text that is equal for two values exactly if Go's
 * apiequality.Semantic.DeepEqual is true for them. */
typedef struct go_writer {
  crd_text *text;
  bool semantic;
} go_writer;

static bool go_value(const go_writer *w, go_form form, const crd_value *value, unsigned depth);

/* Whether omitempty leaves a value out: zero scalars, nil pointers, empty slices and maps, but no struct, such as a
 * quantity. Times have omitzero. */
static bool is_empty(go_form form, const crd_value *value) {
  if (go_form_mark(form) == '*' || go_form_is(form, "time")) return go_is_null(value);
  if (go_form_mark(form) == '[') return go_is_null(value) || value->kind != CRD_LIST || value->size == 0;
  if (go_form_mark(form) == '{') return go_is_null(value) || value->kind != CRD_MAP || value->size == 0;
  if (go_form_is(form, "string")) return go_is_null(value) || value->kind != CRD_STRING_VALUE || value->size == 0;
  if (go_form_is(form, "bool")) return go_is_null(value) || value->kind != CRD_BOOL || !value->as.boolean;
  if (go_form_is(form, "int")) return go_is_null(value) || value->kind != CRD_INT || value->as.integer == 0;
  return false;
}

static bool write_struct(const go_writer *w, go_form form, const crd_value *value, unsigned depth) {
  go_fields fields;
  go_field field;
  bool first = true;
  if (depth == 0 || !crd_go_fields_of(form, &fields)) return false;
  crd_text_add_char(w->text, '{');
  while (crd_go_fields_next(&fields, &field)) {
    const crd_value *member = go_is_null(value) ? NULL : crd_value_get(value, field.name);
    if (!field.always && is_empty(field.form, member)) continue;
    if (!first) crd_text_add_char(w->text, ',');
    first = false;
    crd_json_write_string(w->text, field.name, CRD_JSON_GO);
    crd_text_add_char(w->text, ':');
    if (!go_value(w, field.form, member, depth - 1)) return false;
  }
  crd_text_add_char(w->text, '}');
  return true;
}

static bool go_list(const go_writer *w, go_form item, const crd_value *value, unsigned depth) {
  crd_text_add_char(w->text, '[');
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add_char(w->text, ',');
    if (!go_value(w, item, &value->as.items[i], depth)) return false;
  }
  crd_text_add_char(w->text, ']');
  return true;
}

/* Keys are sorted by their bytes, as in Go. */
static bool go_map(const go_writer *w, go_form item, const crd_value *value, unsigned depth) {
  const crd_member **members = crd_members_sorted(w->text->arena, value, crd_members_by_name);
  crd_text_add_char(w->text, '{');
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add_char(w->text, ',');
    crd_json_write_string(w->text, crd_member_name(members[i]), CRD_JSON_GO);
    crd_text_add_char(w->text, ':');
    if (!go_value(w, item, &members[i]->value, depth)) return false;
  }
  crd_text_add_char(w->text, '}');
  return true;
}

/* resource.Quantity's MarshalJSON: Quantity.String in quotes. */
static void write_quantity(const go_writer *w, const crd_value *value) {
  crd_quantity quantity;
  crd_string written = CRD_STRING("0");
  if (!go_is_null(value) && value->kind == CRD_STRING_VALUE)
    written = crd_value_string(value);
  else if (!go_is_null(value) && (value->kind == CRD_INT || value->kind == CRD_DOUBLE))
    written = crd_json_encode(w->text->arena, value, CRD_JSON_GO);
  crd_text_add_char(w->text, '"');
  bool good = crd_quantity_parse(written, &quantity, NULL);
  if (good && w->semantic) quantity.form = CRD_QUANTITY_DECIMAL_SI; /* 1Gi equals 1073741824 */
  if (good) crd_text_add(w->text, (w->semantic ? crd_quantity_format : crd_quantity_text)(w->text->arena, &quantity));
  crd_text_add_char(w->text, '"');
}

static bool write_go_scalar(const go_writer *w, go_form form, const crd_value *value) {
  bool given = !go_is_null(value);
  if (go_form_is(form, "string")) {
    bool string = given && value->kind == CRD_STRING_VALUE;
    crd_json_write_string(w->text, string ? crd_value_string(value) : CRD_STRING(""), CRD_JSON_GO);
  } else if (go_form_is(form, "bool")) {
    crd_text_add(w->text, given && value->kind == CRD_BOOL && value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
  } else if (go_form_is(form, "int")) {
    crd_text_printf(w->text, "%lld", given && value->kind == CRD_INT ? (long long)value->as.integer : 0);
  } else if (go_form_is(form, "quantity")) {
    write_quantity(w, value);
  } else if (go_form_is(form, "intOrString")) {
    if (given && value->kind == CRD_STRING_VALUE)
      crd_json_write_string(w->text, crd_value_string(value), CRD_JSON_GO);
    else
      crd_text_printf(w->text, "%lld", given && value->kind == CRD_INT ? (long long)value->as.integer : 0);
  } else if (go_form_is(form, "duration")) {
    int64_t nanos = 0;
    if (given && value->kind == CRD_STRING_VALUE && !crd_duration_parse(NULL, crd_value_string(value), &nanos, NULL))
      nanos = 0;
    crd_json_write_string(w->text, crd_duration_format(w->text->arena, nanos), CRD_JSON_GO);
  } else if (go_form_is(form, "time") || go_form_is(form, "raw")) {
    if (given)
      crd_json_write(w->text, value, CRD_JSON_GO);
    else
      crd_text_add(w->text, CRD_STRING("null"));
  } else {
    return false;
  }
  return true;
}

static bool go_value(const go_writer *w, go_form form, const crd_value *value, unsigned depth) {
  char mark = go_form_mark(form);
  bool holds = !go_is_null(value) && (mark == '[' ? value->kind == CRD_LIST : mark == '{' ? value->kind == CRD_MAP : true);
  if ((mark == '*' || mark == '[' || mark == '{') && !holds) {
    bool empty = w->semantic && mark != '*';
    crd_text_add(w->text, !empty ? CRD_STRING("null") : mark == '[' ? CRD_STRING("[]") : CRD_STRING("{}"));
    return true;
  }
  if ((mark == '[' || mark == '{') && !go_form_has_items(form)) return false;
  if (mark == '*') return go_value(w, go_form_behind(form, 1), value, depth);
  if (mark == '[') return go_list(w, go_form_behind(form, 2), value, depth);
  if (mark == '{') return go_map(w, go_form_behind(form, 2), value, depth);
  return write_go_scalar(w, form, value) || write_struct(w, form, value, depth);
}

bool crd_go_json(crd_text *text, crd_string type, const crd_value *value) {
  return type.size && go_value(&(go_writer){.text = text}, (go_form){type, NULL}, value, GO_DEPTH);
}

bool crd_go_semantic_text(crd_text *text, crd_string type, const crd_value *value) {
  return type.size && go_value(&(go_writer){.text = text, .semantic = true}, (go_form){type, NULL}, value, GO_DEPTH);
}
