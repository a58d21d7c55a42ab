/* SPDX-License-Identifier: Apache-2.0 */
/* The values that the scale subresource names by path. Mirrors apiextensions-apiserver registry/customresource/validator.go
 * ValidateScaleSpec, ValidateScaleStatus and unstructured.NestedInt64, NestedString. */
#include "../value/members.h"
#include "../value/words.h"
#include "request_parts.h"
#include <stdlib.h>

/* What Go's %v prints of unstructured content. The depth is that of the parser. */
static void add_go_value(crd_text *text, const crd_value *value) {
  switch ((crd_value_kind)value->kind) {
  case CRD_NULL:
    crd_text_add(text, CRD_STRING("<nil>"));
    break;
  case CRD_BOOL:
    crd_text_add(text, value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case CRD_INT:
    crd_text_printf(text, "%lld", (long long)value->as.integer);
    break;
  case CRD_DOUBLE:
    crd_text_add_double(text, value->as.number);
    break;
  case CRD_STRING_VALUE:
    crd_text_add(text, crd_value_string(value));
    break;
  case CRD_LIST:
    crd_text_add_char(text, '[');
    for (uint32_t i = 0; i < value->size; i++) {
      if (i) crd_text_add_char(text, ' ');
      add_go_value(text, &value->as.items[i]);
    }
    crd_text_add_char(text, ']');
    break;
  case CRD_MAP: {
    const crd_member **sorted = crd_members_sorted(text->arena, value, crd_members_by_name);
    crd_text_add(text, CRD_STRING("map["));
    for (uint32_t i = 0; i < value->size; i++) {
      if (i) crd_text_add_char(text, ' ');
      crd_text_add(text, crd_member_name(sorted[i]));
      crd_text_add_char(text, ':');
      add_go_value(text, &sorted[i]->value);
    }
    crd_text_add_char(text, ']');
    break;
  }
  }
}

/* The error of an accessor: ".spec.replicas accessor error: 4 is of the type string, expected int64". */
static crd_string accessor_error(crd_arena *arena, crd_string path, const crd_value *value, const char *expected) {
  crd_text text = {.arena = arena};
  if (path.size == 0 || path.data[0] != '.') crd_text_add_char(&text, '.');
  crd_text_add(&text, path);
  crd_text_add(&text, CRD_STRING(" accessor error: "));
  add_go_value(&text, value);
  crd_text_printf(&text, " is of the type %s, expected %s", crd_value_go_type(value), expected);
  return crd_text_string(&text);
}

/* The value at `path`, NULL where there is none. A step into something that is not an object is an error. */
static const crd_value *nested(crd_arena *arena, const crd_value *root, crd_string path, crd_string *error,
                               uint32_t *offset) {
  const crd_value *value = root;
  size_t start = path.size && path.data[0] == '.';
  while (start <= path.size) {
    size_t end = start;
    while (end < path.size && path.data[end] != '.') end++;
    if (value->kind == CRD_NULL) return NULL;
    *offset = value->offset;
    if (value->kind != CRD_MAP) {
      *error = accessor_error(arena, (crd_string){path.data, end}, value, "map[string]interface{}");
      return NULL;
    }
    value = crd_value_get(value, (crd_string){path.data + start, end - start});
    if (!value) return NULL;
    start = end + 1;
  }
  *offset = value->offset;
  return value;
}

const crd_value *crd_request_scale_value(crd_arena *arena, const crd_value *root, crd_string path, crd_value_kind kind,
                                         crd_string *error) {
  uint32_t offset = CRD_NO_OFFSET;
  const crd_value *value = nested(arena, root, path, error, &offset);
  if (!value || value->kind == kind) return value;
  *error = accessor_error(arena, path, value, kind == CRD_INT ? "int64" : "string");
  return NULL;
}

/* Adds an error about a scale path; an accessor's error is its detail. */
static void add_scale_member(crd_errors *errors, crd_string path, crd_bad_value value, const crd_words *words,
                             crd_string detail, uint32_t offset) {
  crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID,
                                     .stage = CRD_STAGE_SCALE,
                                     .offset = offset,
                                     .field = path,
                                     .value = value,
                                     .words = words,
                                     .detail = detail});
}

static void check_replicas(crd_errors *errors, const crd_value *root, crd_string path) {
  crd_string error = {NULL, 0};
  uint32_t offset = CRD_NO_OFFSET;
  const crd_value *value = nested(errors->arena, root, path, &error, &offset);
  if (value && value->kind != CRD_INT) error = accessor_error(errors->arena, path, value, "int64");
  if (error.size) {
    add_scale_member(errors, path, crd_bad_int(0), NULL, error, offset);
  } else if (value && (value->as.integer < 0 || value->as.integer > INT32_MAX)) {
    const crd_words *words = value->as.integer < 0 ? WORDS(REPLICAS_NEGATIVE) : WORDS(REPLICAS_LARGE);
    add_scale_member(errors, path, crd_bad_int(value->as.integer), words, error, offset);
  }
}

void crd_request_check_scale_spec(crd_errors *errors, const crd_value *root, const crd_scale *scale) {
  if (scale) check_replicas(errors, root, scale->spec_replicas_path);
}

void crd_request_check_scale_status(crd_errors *errors, const crd_value *root, const crd_scale *scale) {
  if (!scale) return;
  check_replicas(errors, root, scale->status_replicas_path);
  if (!scale->label_selector_path.size) return;
  crd_string error = {NULL, 0};
  uint32_t offset = CRD_NO_OFFSET;
  const crd_value *value = nested(errors->arena, root, scale->label_selector_path, &error, &offset);
  if (value && value->kind != CRD_STRING_VALUE)
    error = accessor_error(errors->arena, scale->label_selector_path, value, "string");
  if (error.size) add_scale_member(errors, scale->label_selector_path, crd_bad_string(CRD_STRING("")), NULL, error, offset);
}
