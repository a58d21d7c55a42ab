/* SPDX-License-Identifier: Apache-2.0 */
/* Go's JSON of a document: a walk over the Go type's fields, each of which takes its member of the document. A struct is one
 * of the table's, by its name, or stands written out in parentheses. */
#include "../value/members.h"
#include "go_types.h"

#include <crd/go_json.h>
#include <crd/json.h>
#include <crd/quantity.h>
#include <crd/time.h>
#include <stdlib.h>
#include <string.h>

/* Types nest through *T, []T and {}T; JSONSchemaProps and its like, which contain themselves, are not among them. */
enum { GO_DEPTH = 64 };

/* What is written to, and how: as JSON, or so that two texts are the same where Go's apiequality.Semantic.DeepEqual has the
 * values for equal. */
typedef struct go_writer {
  crd_text *text;
  bool semantic;
} go_writer;

static bool go_value(const go_writer *w, go_spec spec, const crd_value *value, unsigned depth);

/* A struct by its name, with or without the package. */
static const go_type *find_type(crd_string name) {
  for (size_t i = 0; i < crd_go_type_count; i++) {
    crd_string full = crd_string_of(crd_go_types[i].name);
    if (crd_string_equal(full, name)) return &crd_go_types[i];
    const char *last = strrchr(crd_go_types[i].name, '.');
    if (crd_string_equal(crd_string_of(last + 1), name)) return &crd_go_types[i];
  }
  return NULL;
}

/* What omitempty leaves out: zero scalars, nil pointers, empty slices and maps; never a struct, so no quantity either. A
 * time is of omitzero. */
static bool is_empty(go_spec spec, const crd_value *value) {
  if (spec.data[0] == '*' || go_spec_is(spec, "time")) return go_is_null(value);
  if (spec.data[0] == '[') return go_is_null(value) || value->kind != CRD_LIST || value->size == 0;
  if (spec.data[0] == '{') return go_is_null(value) || value->kind != CRD_MAP || value->size == 0;
  if (go_spec_is(spec, "string")) return go_is_null(value) || value->kind != CRD_STRING_VALUE || value->size == 0;
  if (go_spec_is(spec, "bool")) return go_is_null(value) || value->kind != CRD_BOOL || !value->as.boolean;
  if (go_spec_is(spec, "int")) return go_is_null(value) || value->kind != CRD_INT || value->as.integer == 0;
  return false;
}

/* How much of the text stands before the blank that ends a field: those in parentheses belong to it. */
static size_t field_size(crd_string text) {
  size_t depth = 0, size = 0;
  for (; size < text.size && (depth || text.data[size] != ' '); size++) {
    depth += text.data[size] == '(';
    depth -= depth && text.data[size] == ')';
  }
  return size;
}

/* The next NAME:TYPE of the fields, and whether it is written when it is unset. */
bool crd_go_type_next(crd_string *fields, crd_string *name, go_spec *spec, bool *always) {
  while (fields->size && *fields->data == ' ') fields->data++, fields->size--;
  crd_string field = {fields->data, field_size(*fields)};
  const char *colon = field.size ? memchr(field.data, ':', field.size) : NULL;
  *fields = (crd_string){field.data + field.size, fields->size - field.size};
  if (!colon) return false;
  *always = field.data[field.size - 1] == '!';
  *name = (crd_string){field.data, (size_t)(colon - field.data)};
  *spec = (go_spec){colon + 1, field.size - name->size - 1 - *always};
  return spec->size > 0;
}

/* The fields of a struct that the table has or that is written out; false when it is neither. */
bool crd_go_type_fields(go_spec spec, crd_string *fields) {
  if (spec.size >= 2 && spec.data[0] == '(' && spec.data[spec.size - 1] == ')') {
    *fields = (crd_string){spec.data + 1, spec.size - 2};
    return true;
  }
  const go_type *type = find_type(spec);
  if (type) *fields = crd_string_of(type->fields);
  return type != NULL;
}

static bool write_struct(const go_writer *w, go_spec spec, const crd_value *value, unsigned depth) {
  crd_string fields, name;
  if (depth == 0 || !crd_go_type_fields(spec, &fields)) return false;
  go_spec field;
  bool always, first = true;
  crd_text_add_char(w->text, '{');
  while (crd_go_type_next(&fields, &name, &field, &always)) {
    const crd_value *member = go_is_null(value) ? NULL : crd_value_get(value, name);
    if (!always && is_empty(field, member)) continue;
    if (!first) crd_text_add_char(w->text, ',');
    first = false;
    crd_json_write_string(w->text, name, CRD_JSON_GO);
    crd_text_add_char(w->text, ':');
    if (!go_value(w, field, member, depth - 1)) return false;
  }
  crd_text_add_char(w->text, '}');
  return true;
}

static bool go_list(const go_writer *w, go_spec item, const crd_value *value, unsigned depth) {
  crd_text_add_char(w->text, '[');
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add_char(w->text, ',');
    if (!go_value(w, item, &value->as.items[i], depth)) return false;
  }
  crd_text_add_char(w->text, ']');
  return true;
}

/* Go sorts the keys of maps by their bytes. */
static bool go_map(const go_writer *w, go_spec item, const crd_value *value, unsigned depth) {
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

/* resource.Quantity's MarshalJSON: as Quantity.String, in quotes. */
static void write_quantity(const go_writer *w, const crd_value *value) {
  crd_quantity quantity;
  crd_string written = CRD_STRING("0");
  if (!go_is_null(value) && value->kind == CRD_STRING_VALUE)
    written = crd_value_string(value);
  else if (!go_is_null(value) && (value->kind == CRD_INT || value->kind == CRD_DOUBLE))
    written = crd_json_encode(w->text->arena, value, CRD_JSON_GO);
  crd_text_add_char(w->text, '"');
  bool good = crd_quantity_parse(written, &quantity, NULL);
  if (good && w->semantic) quantity.form = CRD_QUANTITY_DECIMAL_SI; /* 1Gi is 1073741824 */
  if (good) crd_text_add(w->text, (w->semantic ? crd_quantity_format : crd_quantity_text)(w->text->arena, &quantity));
  crd_text_add_char(w->text, '"');
}

static bool write_go_scalar(const go_writer *w, go_spec spec, const crd_value *value) {
  bool given = !go_is_null(value);
  if (go_spec_is(spec, "string")) {
    bool string = given && value->kind == CRD_STRING_VALUE;
    crd_json_write_string(w->text, string ? crd_value_string(value) : CRD_STRING(""), CRD_JSON_GO);
  } else if (go_spec_is(spec, "bool")) {
    crd_text_add(w->text, given && value->kind == CRD_BOOL && value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
  } else if (go_spec_is(spec, "int")) {
    crd_text_printf(w->text, "%lld", given && value->kind == CRD_INT ? (long long)value->as.integer : 0);
  } else if (go_spec_is(spec, "quantity")) {
    write_quantity(w, value);
  } else if (go_spec_is(spec, "intOrString")) {
    if (given && value->kind == CRD_STRING_VALUE)
      crd_json_write_string(w->text, crd_value_string(value), CRD_JSON_GO);
    else
      crd_text_printf(w->text, "%lld", given && value->kind == CRD_INT ? (long long)value->as.integer : 0);
  } else if (go_spec_is(spec, "duration")) {
    int64_t nanos = 0;
    if (given && value->kind == CRD_STRING_VALUE && !crd_duration_parse(NULL, crd_value_string(value), &nanos, NULL))
      nanos = 0;
    crd_json_write_string(w->text, crd_duration_format(w->text->arena, nanos), CRD_JSON_GO);
  } else if (go_spec_is(spec, "time") || go_spec_is(spec, "raw")) {
    if (given)
      crd_json_write(w->text, value, CRD_JSON_GO);
    else
      crd_text_add(w->text, CRD_STRING("null"));
  } else {
    return false;
  }
  return true;
}

static bool go_value(const go_writer *w, go_spec spec, const crd_value *value, unsigned depth) {
  char mark = spec.data[0];
  bool holds = !go_is_null(value) && (mark == '[' ? value->kind == CRD_LIST : mark == '{' ? value->kind == CRD_MAP : true);
  if ((mark == '*' || mark == '[' || mark == '{') && !holds) {
    bool empty = w->semantic && mark != '*';
    crd_text_add(w->text, !empty ? CRD_STRING("null") : mark == '[' ? CRD_STRING("[]") : CRD_STRING("{}"));
    return true;
  }
  if ((mark == '[' || mark == '{') && spec.size < 2) return false;
  if (mark == '*') return go_value(w, go_spec_without(spec, 1), value, depth);
  if (mark == '[') return go_list(w, go_spec_without(spec, 2), value, depth);
  if (mark == '{') return go_map(w, go_spec_without(spec, 2), value, depth);
  return write_go_scalar(w, spec, value) || write_struct(w, spec, value, depth);
}

bool crd_go_json(crd_text *text, crd_string type, const crd_value *value) {
  return type.size && go_value(&(go_writer){.text = text}, type, value, GO_DEPTH);
}

bool crd_go_semantic_text(crd_text *text, crd_string type, const crd_value *value) {
  return type.size && go_value(&(go_writer){.text = text, .semantic = true}, type, value, GO_DEPTH);
}

crd_string crd_go_field_struct(crd_string holder, crd_string field) {
  const go_type *type = holder.size ? find_type(holder) : NULL;
  crd_string rest = type ? crd_string_of(type->fields) : (crd_string){NULL, 0};
  while (rest.size) {
    size_t size = field_size(rest);
    crd_string one = {rest.data, size};
    const char *colon = memchr(one.data, ':', one.size);
    size_t name = colon ? (size_t)(colon - one.data) : size;
    rest = size < rest.size ? go_spec_without(rest, size + 1) : (crd_string){NULL, 0};
    if (!colon || !crd_string_equal(field, (crd_string){one.data, name})) continue;
    go_spec spec = go_spec_without(one, name + 1);
    while (spec.size && strchr("*[]{}", spec.data[0])) spec = go_spec_without(spec, 1);
    if (spec.size && spec.data[spec.size - 1] == '!') spec.size--;
    return find_type(spec) ? spec : (crd_string){NULL, 0};
  }
  return (crd_string){NULL, 0};
}
