/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of calls: arguments and results as CEL values. */
#ifndef CRD_CEL_CEL_TABLE_H
#define CRD_CEL_CEL_TABLE_H

#include "table.h"
#include <crd/generated/cel_functions.h>
#include <crd/json.h>
#include <crd/walk.h>

/* A function by its name in CEL. */
typedef struct table_function {
  const char *name;
  crd_cel_function *function;
} table_function;

static inline int64_t table_number(crd_arena *arena, crd_string text) {
  return strtoll(crd_arena_copy(arena, text).data, NULL, 10);
}

/* A value as the tables write it: a letter for its kind, then its text; items and entries with their sizes before them. */
static inline crd_cel_value table_value(crd_cel *cel, crd_string text) {
  crd_arena *arena = cel->arena;
  char kind = text.data[0];
  text.data++, text.size--;
  crd_string copy = crd_arena_copy(arena, text);
  crd_cel_builder items = {NULL, 0, 0};
  switch (kind) {
  case 'n':
    return crd_cel_of_null();
  case 't':
  case 'f':
    return crd_cel_of_bool(kind == 't');
  case 'i':
    return crd_cel_of_int(table_number(arena, text));
  case 'u':
    return crd_cel_of_uint(strtoull(copy.data, NULL, 10));
  case 'd':
    return crd_cel_of_double(strtod(copy.data, NULL));
  case 's':
    return crd_cel_of_string(text);
  case 'y':
    return crd_cel_of_bytes(text);
  case 'D': {
    int64_t nanos = table_number(arena, text);
    return crd_cel_of_time(CRD_CEL_DURATION, nanos / 1000000000, (int32_t)(nanos % 1000000000));
  }
  case 'T':
    return crd_cel_of_time(CRD_CEL_TIMESTAMP, table_number(arena, text),
                           (int32_t)strtol(strchr(copy.data, '.') + 1, NULL, 10));
  default:
    break;
  }
  while (text.size) {
    size_t digits = (size_t)((const char *)memchr(text.data, ':', text.size) - text.data);
    size_t size = (size_t)table_number(arena, (crd_string){text.data, digits});
    crd_cel_push(cel, &items, table_value(cel, (crd_string){text.data + digits + 1, size}));
    text.data += digits + 1 + size, text.size -= digits + 1 + size;
  }
  if (kind == '[') return crd_cel_built(cel, &items);
  crd_cel_entry *entries = crd_arena_alloc(arena, (items.count / 2 + 1) * sizeof *entries);
  for (size_t i = 0; i + 1 < items.count; i += 2) entries[i / 2] = (crd_cel_entry){items.items[i], items.items[i + 1]};
  return crd_cel_of_entries(cel, entries, items.count / 2);
}

static inline void table_add(crd_cel *cel, crd_text *out, crd_cel_value value) {
  switch ((crd_cel_kind)value.kind) {
  case CRD_CEL_FAILED:
    crd_text_printf(out, "!%.*s", (int)cel->error.size, cel->error.data);
    break;
  case CRD_CEL_NULL:
    crd_text_add(out, CRD_STRING("null"));
    break;
  case CRD_CEL_BOOL:
    crd_text_add(out, table_truth(value.as.boolean));
    break;
  case CRD_CEL_INT:
    crd_text_printf(out, "%" PRId64, value.as.integer);
    break;
  case CRD_CEL_UINT:
    crd_text_printf(out, "%" PRIu64 "u", value.as.unsigned_integer);
    break;
  case CRD_CEL_DOUBLE:
    if (value.as.number != value.as.number)
      crd_text_add(out, CRD_STRING("NaN"));
    else if (value.as.number - value.as.number != 0)
      crd_text_add(out, value.as.number > 0 ? CRD_STRING("d+Inf") : CRD_STRING("d-Inf"));
    else
      crd_text_printf(out, "d%.17e", value.as.number);
    break;
  case CRD_CEL_BYTES:
    crd_text_add_char(out, 'b');
    crd_text_add_quoted(out, value.as.text);
    break;
  case CRD_CEL_STRING:
    crd_text_add_quoted(out, value.as.text);
    break;
  case CRD_CEL_DURATION:
    crd_text_printf(out, "D%" PRId64, value.as.integer * 1000000000 + value.nanos);
    break;
  case CRD_CEL_TIMESTAMP:
    crd_text_printf(out, "T%" PRId64 ".%d", value.as.integer, value.nanos);
    break;
  case CRD_CEL_OPTIONAL:
    if (!value.as.optional) {
      crd_text_add(out, CRD_STRING("none"));
      break;
    }
    crd_text_add(out, CRD_STRING("optional("));
    table_add(cel, out, *value.as.optional);
    crd_text_add_char(out, ')');
    break;
  case CRD_CEL_LIST:
    crd_text_add_char(out, '[');
    for (size_t i = 0; i < value.as.list->count; i++) {
      if (i) crd_text_add(out, CRD_STRING(", "));
      table_add(cel, out, value.as.list->items[i]);
    }
    crd_text_add_char(out, ']');
    break;
  default:
    crd_text_printf(out, "?%.*s", (int)crd_cel_type_name(value).size, crd_cel_type_name(value).data);
  }
}

/* Calls the function that the row names. */
static inline crd_string table_call(crd_arena *arena, const table_row *row, const table_function *functions, size_t count) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  crd_cel_value arguments[4];
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < row->count; i++) arguments[i] = table_value(&cel, row->arguments[i]);
  for (size_t i = 0; i < count; i++)
    if (table_is(row, functions[i].name)) {
      table_add(&cel, &out, functions[i].function(&cel, arguments, row->count));
      return crd_text_string(&out);
    }
  cr_assert_fail("no function %.*s", (int)row->operation.size, row->operation.data);
  return crd_text_string(&out);
}

#define CEL_TABLE(suite)                                                                                                    \
  static crd_string answer(crd_arena *arena, const table_row *row) {                                                        \
    return table_call(arena, row, functions, sizeof functions / sizeof *functions);                                         \
  }                                                                                                                         \
  TABLE(suite, answer)

#endif
