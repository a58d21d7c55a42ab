/* SPDX-License-Identifier: Apache-2.0 */
/* Formats bad values of errors as field.Error does, by the value, its form and the API server's minor. Only this file does
 * it, when an error is shown. */
#include "bad_value.h"
#include "../base/hash.h"
#include "members.h"
#include "number.h"
#include "words.h"
#include <crd/json.h>

#include <inttypes.h>
#include <stdlib.h>

crd_bad_value crd_bad_of(crd_arena *arena, crd_bad_form form, const crd_value *value) {
  bool composite = value->kind == CRD_LIST || value->kind == CRD_MAP;
  return (crd_bad_value){.data = composite ? crd_value_copy(arena, value) : *value, .form = (uint8_t)form};
}

/* ---- printing ---- */

static void add_plain(crd_text *text, const crd_value *value) {
  switch (value->kind) {
  case CRD_NULL:
    crd_text_add(text, CRD_STRING("null"));
    break;
  case CRD_BOOL:
    crd_text_add(text, value->as.boolean ? CRD_STRING("true") : CRD_STRING("false"));
    break;
  case CRD_INT:
    crd_text_printf(text, "%" PRId64, value->as.integer);
    break;
  case CRD_DOUBLE:
    crd_text_add_double(text, value->as.number);
    break;
  case CRD_STRING_VALUE:
    crd_text_add_quoted(text, crd_value_string(value));
    break;
  default:
    crd_json_write(text, value, CRD_JSON_GO);
  }
}

static void print_go(crd_text *text, const crd_value *value);

/* Prints the members in the order of their names. */
static void print_go_map(crd_text *text, const crd_value *value) {
  const crd_member **sorted = crd_arena_alloc(text->arena, value->size * sizeof *sorted);
  for (uint32_t i = 0; i < value->size; i++) sorted[i] = &value->as.members[i];
  if (value->size) qsort(sorted, value->size, sizeof *sorted, crd_members_by_name);
  crd_text_add(text, CRD_STRING("map[string]interface {}{"));
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    crd_text_add_quoted(text, crd_member_name(sorted[i]));
    crd_text_add_char(text, ':');
    print_go(text, &sorted[i]->value);
  }
  crd_text_add_char(text, '}');
}

static void print_go_list(crd_text *text, const crd_value *value, crd_string type) {
  crd_text_add(text, type);
  for (uint32_t i = 0; i < value->size; i++) {
    if (i) crd_text_add(text, CRD_STRING(", "));
    print_go(text, &value->as.items[i]);
  }
  crd_text_add_char(text, '}');
}

/* A value as Go's %#v prints it. The depth is that of the reader. */
static void print_go(crd_text *text, const crd_value *value) {
  if (value->kind == CRD_NULL)
    crd_text_add(text, CRD_STRING("interface {}(nil)"));
  else if (value->kind == CRD_LIST)
    print_go_list(text, value, CRD_STRING("[]interface {}{"));
  else if (value->kind == CRD_MAP)
    print_go_map(text, value);
  else
    add_plain(text, value);
}

/* Prints a value as API servers before WORDS_VALUES_IN_JSON do. */
static void add_old(crd_text *text, const crd_bad_value *bad) {
  const crd_value *value = &bad->data;
  if (value->kind == CRD_NULL)
    crd_text_add(text, bad->form == CRD_BAD_STRINGS ? CRD_STRING("[]string(nil)") : CRD_STRING("\"null\""));
  else if (value->kind == CRD_LIST && bad->form == CRD_BAD_STRINGS)
    print_go_list(text, value, CRD_STRING("[]string{"));
  else
    print_go(text, value);
}

void crd_bad_value_add(crd_text *text, const crd_error *error) {
  const crd_bad_value *bad = &error->value;
  bool old = error->minor && error->minor < WORDS_VALUES_IN_JSON;
  switch ((crd_bad_form)bad->form) {
  case CRD_BAD_NONE:
    break;
  case CRD_BAD_TEXT:
    crd_text_add(text, crd_value_string(&bad->data));
    break;
  case CRD_BAD_JSON:
    if (old && bad->data.kind == CRD_STRING_VALUE)
      add_plain(text, &bad->data);
    else
      crd_json_write(text, &bad->data, CRD_JSON_GO);
    break;
  case CRD_BAD_OF_MINOR:
  case CRD_BAD_STRINGS:
    if (old)
      add_old(text, bad);
    else
      add_plain(text, &bad->data);
    break;
  default:
    add_plain(text, &bad->data);
  }
}

crd_string crd_error_value(crd_arena *arena, const crd_error *error) {
  if (error->value.form == CRD_BAD_TEXT) return crd_value_string(&error->value.data);
  crd_text text = {.arena = arena};
  crd_bad_value_add(&text, error);
  return crd_text_string(&text);
}

/* ---- measuring and comparing ---- */

static size_t size_of_int(int64_t number) {
  size_t size = number < 0 ? 2 : 1;
  while (number /= 10) size++;
  return size;
}

/* The size of a value as JSON, without escapes; floats count with the greatest size. */
static size_t size_of_json(const crd_value *value) {
  enum { LONGEST_DOUBLE = 24 };
  size_t size = 2 + value->size; /* brackets and commas, quotes and bytes */
  switch (value->kind) {
  case CRD_LIST:
    for (uint32_t i = 0; i < value->size; i++) size += size_of_json(&value->as.items[i]);
    return size - (value->size > 0);
  case CRD_MAP:
    for (uint32_t i = 0; i < value->size; i++)
      size += value->as.members[i].name_size + 3u + size_of_json(&value->as.members[i].value);
    return size - (value->size > 0);
  case CRD_STRING_VALUE:
    return size;
  case CRD_INT:
    return size_of_int(value->as.integer);
  default:
    return value->kind == CRD_DOUBLE ? LONGEST_DOUBLE : 4 + (value->kind == CRD_BOOL && !value->as.boolean);
  }
}

size_t crd_bad_value_size(crd_arena *arena, const crd_error *error) {
  const crd_value *value = &error->value.data;
  if (error->value.form == CRD_BAD_NONE) return 0;
  if (error->value.form == CRD_BAD_TEXT) return value->size;
  if (value->kind == CRD_STRING_VALUE && error->value.form != CRD_BAD_JSON)
    return crd_quoted_size(arena, crd_value_string(value));
  return value->kind == CRD_DOUBLE ? crd_error_value(arena, error).size : size_of_json(value);
}

/* Whether two values of this kind and of one form print alike exactly if they are equal. Doubles may print like ints. */
static bool prints_itself(const crd_error *error) {
  uint8_t kind = error->value.data.kind;
  return kind == CRD_STRING_VALUE || kind == CRD_INT;
}

bool crd_bad_values_are_same(crd_arena *arena, const crd_error *a, const crd_error *b) {
  const crd_value *x = &a->value.data, *y = &b->value.data;
  if (!a->value.form || !b->value.form) return a->value.form == b->value.form;
  if (a->value.form == b->value.form && x->kind == y->kind && prints_itself(a)) return crd_value_equal(x, y);
  return crd_string_equal(crd_error_value(arena, a), crd_error_value(arena, b));
}

uint64_t crd_bad_value_compute_hash(crd_arena *arena, uint64_t seed, const crd_error *error) {
  return hash_name(seed, crd_error_value(arena, error));
}
