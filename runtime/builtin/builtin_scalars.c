/* SPDX-License-Identifier: Apache-2.0 */
/* Values of built-in objects that are no struct, list or map: Go's scalars, []byte, and the types that read JSON themselves.
 * Mirrors sigs.k8s.io/json decode.go (literalStore) and the UnmarshalJSON, MarshalJSON and ToUnstructured of apimachinery's
 * types. */
#include "builtin_decoding.h"

#include <crd/base64.h>
#include <crd/go_text.h>
#include <crd/json.h>
#include <crd/quantity.h>
#include <crd/time.h>
#include <math.h>

enum { ZERO_TIME = 1 }; /* the year of time.Time{} */

static bool is_number(const crd_value *value) {
  return value->kind == CRD_INT || value->kind == CRD_DOUBLE;
}

static builtin_typed typed_of(crd_value value, bool zero) {
  return (builtin_typed){.value = value, .empty = zero, .zero = zero};
}

static bool save_misfit(builtin_run *run, const builtin_place *place, const crd_builtin_type *type, const crd_value *value) {
  crd_builtin_save_misfit(run, place, crd_builtin_json_name(value), builtin_name(type->name));
  return true;
}

static bool fatal(builtin_run *run, crd_string error) {
  run->fatal = error;
  return false;
}

/* ---- numbers ---- */

static bool signed_fits(int64_t number, unsigned bits) {
  return bits >= 64 || (number >= -(INT64_C(1) << (bits - 1)) && number < INT64_C(1) << (bits - 1));
}

static bool unsigned_fits(int64_t number, unsigned bits) {
  return number >= 0 && (bits >= 64 || number < INT64_C(1) << bits);
}

/* strconv.ParseInt of the number's text. */
static bool int_of(const builtin_run *run, const crd_value *value, int64_t *number, crd_string *text) {
  if (value->kind == CRD_INT) return *number = value->as.integer, true;
  *text = crd_builtin_number_text(run, value);
  return crd_go_int_parse(NULL, NULL, *text, number, NULL);
}

static crd_string number_words(const builtin_run *run, const crd_value *value) {
  crd_string text = crd_builtin_number_text(run, value);
  return crd_arena_printf(run->arena, "number %.*s", CRD_PRINT(text));
}

/* fromUnstructured (converter.go): reflect's conversions between int64, float64 and what the field is. */
static bool convert_go_number(builtin_run *run, const crd_builtin_type *type, const crd_value *value, builtin_typed *out) {
  const uint64_t mask = type->bits >= 64 ? UINT64_MAX : (UINT64_C(1) << type->bits) - 1;
  const bool is_double = value->kind == CRD_DOUBLE;
  const double real = is_double ? value->as.number : 0, limit = 9223372036854775808.0; /* 2^63 */
  if (is_double && !(real == trunc(real)))
    return fatal(run, crd_arena_printf(run->arena, "cannot convert float64 to %.*s", CRD_PRINT(builtin_name(type->name))));
  /* what no int64 holds is the least one, as amd64 converts it */
  int64_t number = !is_double ? value->as.integer : real >= -limit && real < limit ? (int64_t)real : INT64_MIN;
  uint64_t cut = (uint64_t)number & mask;
  if (type->form == CRD_FORM_INT && type->bits < 64 && (cut >> (type->bits - 1) & 1)) cut |= ~mask;
  memcpy(&number, &cut, sizeof number);
  *out = typed_of(crd_value_make_int(number), number == 0);
  return true;
}

static bool read_go_number(builtin_run *run, const crd_builtin_type *type, const crd_value *value,
                           const builtin_place *place, builtin_typed *out) {
  bool is_float = type->form == CRD_FORM_FLOAT;
  int64_t number = 0;
  double real = 0;
  crd_string text = {NULL, 0};
  *out = typed_of(is_float ? crd_value_make_double(0) : crd_value_make_int(0), true);
  if (!value || value->kind == CRD_NULL) return true;
  if (!is_number(value)) return save_misfit(run, place, type, value);
  if (run->converts && !is_float) return convert_go_number(run, type, value, out);
  bool fits;
  if (is_float) {
    fits = crd_go_float_parse(NULL, crd_builtin_number_text(run, value), &real, NULL);
    if (type->bits == 32) fits = fits && fabs(real) <= 3.4028235677973366e38, real = (double)(float)real;
    if (fits) *out = typed_of(crd_value_make_double(real), real == 0);
  } else {
    fits = int_of(run, value, &number, &text) &&
           (type->form == CRD_FORM_INT ? signed_fits(number, type->bits) : unsigned_fits(number, type->bits));
    if (fits) *out = typed_of(crd_value_make_int(number), number == 0);
  }
  if (!fits) crd_builtin_save_misfit(run, place, number_words(run, value), builtin_name(type->name));
  return true;
}

/* ---- []byte ---- */

static void put_base64(builtin_run *run, crd_string bytes, builtin_typed *out) {
  crd_text text = {.arena = run->arena};
  crd_base64_encode(&text, bytes);
  *out = (builtin_typed){crd_value_make_string(crd_text_string(&text)), .empty = bytes.size == 0};
}

/* A list of numbers is bytes, too. */
static void read_byte_list(builtin_run *run, const crd_value *value, const builtin_place *place, builtin_typed *out) {
  char *bytes = crd_arena_zalloc(run->arena, value->size);
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_value *item = &value->as.items[i];
    crd_string text = {NULL, 0};
    int64_t number = 0;
    if (item->kind == CRD_NULL) continue;
    if (!is_number(item))
      crd_builtin_save_misfit(run, place, crd_builtin_json_name(item), CRD_STRING("uint8"));
    else if (!int_of(run, item, &number, &text) || !unsigned_fits(number, 8))
      crd_builtin_save_misfit(run, place, number_words(run, item), CRD_STRING("uint8"));
    else
      bytes[i] = (char)number;
  }
  put_base64(run, (crd_string){bytes, value->size}, out);
}

static bool read_bytes(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                       builtin_typed *out) {
  *out = typed_of(crd_value_make_null(), true);
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind == CRD_LIST) return read_byte_list(run, value, place, out), true;
  if (value->kind != CRD_STRING_VALUE) return save_misfit(run, place, type, value);
  crd_string text = crd_value_string(value);
  char *bytes = crd_arena_alloc(run->arena, CRD_BASE64_ROOM(text.size));
  size_t size = 0, wrong = crd_base64_decode(text, CRD_BASE64_STD, bytes, &size);
  if (wrong == CRD_BASE64_GOOD)
    put_base64(run, (crd_string){bytes, size}, out);
  else if (!run->saved.size)
    run->saved = crd_arena_printf(run->arena, "illegal base64 data at input byte %zu", wrong);
  return true;
}

/* ---- types that read JSON themselves: their errors are fatal ---- */

/* The text of a type that is written as a string. */
static bool string_of(builtin_run *run, const crd_value *value, const builtin_place *place, crd_string *text) {
  if (value->kind != CRD_STRING_VALUE)
    return fatal(run, crd_builtin_misfit(run, place, crd_builtin_json_name(value), CRD_STRING("string")));
  *text = crd_value_string(value);
  return true;
}

/* Whether a string stands in the source as it is, so that none of it is escaped. */
static bool is_plain(const builtin_run *run, const crd_value *value) {
  if (value->offset == CRD_NO_OFFSET || value->offset >= run->text.size) return true;
  crd_string rest = crd_string_slice(run->text, value->offset, run->text.size);
  return rest.size > value->size + 1 && rest.data[0] == '"' && rest.data[value->size + 1] == '"' &&
         memcmp(rest.data + 1, value->as.string, value->size) == 0;
}

/* Quantity.UnmarshalJSON takes what stands between the quotes as it is: an escaped character is no part of a number, so it
 * is read as one that is none either. */
static crd_string quantity_text(const builtin_run *run, const crd_value *value) {
  static const crd_string none = CRD_STRING_INIT("\\");
  if (is_number(value)) return crd_builtin_number_text(run, value);
  if (value->kind == CRD_BOOL) return value->as.boolean ? CRD_STRING("true") : CRD_STRING("false");
  if (value->kind != CRD_STRING_VALUE) return value->kind == CRD_LIST ? CRD_STRING("[") : CRD_STRING("{");
  if (value->size && !is_plain(run, value)) return none;
  crd_string text = crd_value_string(value);
  for (size_t i = 0; i < text.size; i++) {
    unsigned char c = (unsigned char)text.data[i];
    if (c < 0x20 || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&') return none;
  }
  return crd_go_trim(text);
}

static bool read_quantity(builtin_run *run, const crd_value *value, builtin_typed *out) {
  crd_quantity quantity;
  crd_string error;
  *out = (builtin_typed){crd_value_make_string(CRD_STRING("0")), .zero = true};
  if (!value || value->kind == CRD_NULL) return true;
  if (!crd_quantity_parse(quantity_text(run, value), &quantity, &error)) return fatal(run, error);
  out->value = crd_value_make_string(crd_quantity_text(run->arena, &quantity));
  out->zero = crd_quantity_sign(&quantity) == 0;
  return true;
}

/* As it is printed in UTC: the year of 1 without more is no time at all. */
static bool read_time(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                      builtin_typed *out) {
  bool micro = type->form == CRD_FORM_MICRO_TIME;
  crd_timestamp stamp;
  crd_string text, error;
  *out = (builtin_typed){crd_value_make_null(), .zero = true};
  if (!value || value->kind == CRD_NULL) return true;
  if (!string_of(run, value, place, &text)) return false;
  if (!crd_timestamp_parse(run->arena, micro ? CRD_TIME_RFC3339_MICRO : CRD_TIME_RFC3339, text, &stamp, &error))
    return fatal(run, error);
  if (stamp.nanos == 0 && stamp.seconds == crd_days_of_date(ZERO_TIME, 1, 1) * 86400) return true;
  int micros = stamp.nanos / 1000;
  stamp.nanos = 0, stamp.offset = 0;
  text = crd_timestamp_format(run->arena, &stamp);
  if (micro) text = crd_arena_printf(run->arena, "%.*s.%06dZ", (int)(text.size - 1), text.data, micros);
  *out = (builtin_typed){.value = crd_value_make_string(text)};
  return true;
}

/* An empty text is what null gives, and no duration. */
static bool read_duration(builtin_run *run, const crd_value *value, const builtin_place *place, builtin_typed *out) {
  int64_t nanos = 0;
  crd_string text = {NULL, 0}, error;
  if (value && value->kind != CRD_NULL && !string_of(run, value, place, &text)) return false;
  if (value && !crd_duration_parse(run->arena, text, &nanos, &error)) return fatal(run, error);
  *out = (builtin_typed){crd_value_make_string(crd_duration_format(run->arena, nanos)), .zero = nanos == 0};
  return true;
}

static bool read_int_or_string(builtin_run *run, const crd_value *value, const builtin_place *place, builtin_typed *out) {
  int64_t number = 0;
  crd_string text = {NULL, 0};
  *out = (builtin_typed){crd_value_make_int(0), .zero = true};
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind == CRD_STRING_VALUE) return *out = (builtin_typed){.value = *value}, true;
  if (!is_number(value))
    return fatal(run, crd_builtin_misfit(run, place, crd_builtin_json_name(value), CRD_STRING("int32")));
  if (!int_of(run, value, &number, &text) || !signed_fits(number, 32))
    return fatal(run, crd_builtin_misfit(run, place, number_words(run, value), CRD_STRING("int32")));
  *out = (builtin_typed){crd_value_make_int(number), .zero = number == 0};
  return true;
}

/* ---- any of them ---- */

static bool read_go_string(builtin_run *run, const crd_builtin_type *type, const crd_value *value,
                           const builtin_place *place, builtin_typed *out) {
  *out = typed_of(crd_value_make_string(CRD_STRING("")), true);
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind != CRD_STRING_VALUE) return save_misfit(run, place, type, value);
  *out = typed_of(*value, value->size == 0);
  return true;
}

static bool read_bool(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                      builtin_typed *out) {
  *out = typed_of(crd_value_make_bool(false), true);
  if (!value || value->kind == CRD_NULL) return true;
  if (value->kind != CRD_BOOL) return save_misfit(run, place, type, value);
  *out = typed_of(*value, !value->as.boolean);
  return true;
}

bool crd_builtin_scalar(builtin_run *run, const crd_builtin_type *type, const crd_value *value, const builtin_place *place,
                        builtin_typed *out) {
  bool given = value && value->kind != CRD_NULL;
  if (run->converts) place = NULL; /* they are decoded apart from what they stand in */
  switch ((crd_builtin_form)type->form) {
  case CRD_FORM_BOOL:
    return read_bool(run, type, value, place, out);
  case CRD_FORM_STRING:
    return read_go_string(run, type, value, place, out);
  case CRD_FORM_BYTES:
    return read_bytes(run, type, value, place, out);
  case CRD_FORM_QUANTITY:
    return read_quantity(run, value, out);
  case CRD_FORM_TIME:
  case CRD_FORM_MICRO_TIME:
    return read_time(run, type, value, place, out);
  case CRD_FORM_DURATION:
    return read_duration(run, value, place, out);
  case CRD_FORM_INT_OR_STRING:
    return read_int_or_string(run, value, place, out);
  case CRD_FORM_RAW:
  case CRD_FORM_FIELDS:
    *out = (builtin_typed){given ? crd_value_copy(run->arena, value) : crd_value_make_null(), .zero = !given};
    return true;
  default:
    return read_go_number(run, type, value, place, out);
  }
}
