/* SPDX-License-Identifier: Apache-2.0 */
/* Types with an UnmarshalJSON in Go: int-or-string, quantities, times, and raw JSON. */
#include "../text/meta_time.h"
#include "decode_parts.h"

#include <crd/base64.h>
#include <crd/go_text.h>
#include <crd/time.h>

void crd_core_decode_int_or_string(decoder *decoder, core_int_or_string *out, const place *place) {
  int64_t number;
  out->is_string = *decoder->at == '"';
  if (out->is_string) {
    core_take_string(decoder, &out->text);
  } else if (*decoder->at == 'n') {
    core_take_null(decoder);
  } else if (core_begins_number(*decoder->at) && core_take_int(decoder, INT32_MIN, INT32_MAX, &number)) {
    out->number = (int32_t)number;
  } else if (!decoder->broken) {
    crd_core_decoder_end_of_type(decoder, place, "int32", true);
  }
}

/* Reads a string whose characters are all common in quantities. False for any other value; then nothing is consumed. */
static bool take_plain_quantity(decoder *decoder, crd_string *text) {
  const char *begin = decoder->at + 1, *at = begin, *end = decoder->reader.end;
  if (*decoder->at != '"') return false;
  while (at < end && (core_begins_number(*at) || *at == '.' || (*at >= 'A' && *at <= 'Z') || (*at >= 'a' && *at <= 'z')))
    at++;
  if (at == end || *at != '"') return false;
  *text = (crd_string){begin, (size_t)(at - begin)};
  decoder->at = at + 1;
  return true;
}

/* Quantity.UnmarshalJSON reads the raw bytes: it decodes no escapes, and accepts values that are not strings. */
void crd_core_decode_quantity(decoder *decoder, crd_quantity *out) {
  crd_string text, error;
  *out = crd_quantity_of_int(0, CRD_QUANTITY_DECIMAL_SI);
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    return;
  }
  if (!take_plain_quantity(decoder, &text)) {
    text = crd_core_decoder_skip(decoder);
    if (decoder->broken) return;
    if (text.data[0] == '"') text = crd_string_slice(text, 1, text.size - 1);
    text = crd_go_trim(text);
  }
  if (!crd_quantity_parse(text, out, &error)) crd_core_decoder_end(decoder, error);
}

/* Reads the text of a time. False if there is none. */
static bool take_time(decoder *decoder, crd_string *text, core_time *out, const place *place) {
  *out = (core_time){.text = {NULL, 0}};
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    return false;
  }
  if (*decoder->at == '"') return core_take_string(decoder, text);
  crd_core_decoder_end_of_type(decoder, place, "string", false);
  return false;
}

bool crd_core_read_time(crd_arena *arena, crd_string text, core_time *out, crd_string *error) {
  int64_t seconds;
  if (!crd_meta_time_parse(arena, text, &seconds, error)) return false;
  out->text = seconds == META_ZERO_TIME ? CRD_STRING("") : crd_meta_time_text(arena, seconds);
  return true;
}

bool crd_core_read_micro_time(crd_arena *arena, crd_string text, core_time *out, crd_string *error) {
  crd_timestamp stamp;
  if (!crd_timestamp_parse(arena, CRD_TIME_RFC3339_MICRO, text, &stamp, error)) return false;
  out->text = CRD_STRING("");
  if (stamp.nanos == 0 && stamp.seconds == META_ZERO_TIME) return true;
  int micros = stamp.nanos / 1000;
  stamp.nanos = 0, stamp.offset = 0;
  text = crd_timestamp_format(arena, &stamp);
  out->text = crd_arena_printf(arena, "%.*s.%06dZ", (int)(text.size - 1), text.data, micros);
  return true;
}

void crd_core_decode_time(decoder *decoder, core_time *out, const place *place) {
  crd_string text, error;
  if (take_time(decoder, &text, out, place) && !crd_core_read_time(decoder->task->arena, text, out, &error))
    crd_core_decoder_end(decoder, error);
}

void crd_core_decode_micro_time(decoder *decoder, core_time *out, const place *place) {
  crd_string text, error;
  if (take_time(decoder, &text, out, place) && !crd_core_read_micro_time(decoder->task->arena, text, out, &error))
    crd_core_decoder_end(decoder, error);
}

void crd_core_decode_base64(decoder *decoder, crd_string *out) {
  crd_string text;
  if (!core_take_string(decoder, &text)) return;
  size_t wrong = crd_base64_bytes(decoder->task->arena, text, out);
  if (wrong != CRD_BASE64_GOOD)
    crd_core_decoder_fail(decoder, crd_arena_printf(decoder->task->arena, "illegal base64 data at input byte %zu", wrong));
}

void crd_core_decode_raw(decoder *decoder, const crd_value **out) {
  *out = NULL;
  if (*decoder->at == 'n') {
    core_take_null(decoder);
    return;
  }
  core_raw *raw = crd_arena_alloc(decoder->task->arena, sizeof *raw);
  const char *end = crd_json_read_part(&decoder->reader, decoder->at, &raw->value);
  raw->text = (crd_string){decoder->at, end ? (size_t)(end - decoder->at) : 0};
  decoder->broken = !end;
  decoder->at = end ? end : decoder->at;
  *out = &raw->value;
}

void crd_core_decode_quantity_pointer(decoder *decoder, crd_quantity **out) {
  if (core_take_null(decoder)) {
    *out = NULL;
  } else if (!decoder->broken) {
    *out = crd_arena_alloc(decoder->task->arena, sizeof **out);
    crd_core_decode_quantity(decoder, *out);
  }
}

void crd_core_decode_int_or_string_pointer(decoder *decoder, core_int_or_string **out, const place *place) {
  if (core_take_null(decoder)) {
    *out = NULL;
  } else if (!decoder->broken) {
    if (!*out) *out = crd_arena_zalloc(decoder->task->arena, sizeof **out);
    crd_core_decode_int_or_string(decoder, *out, place);
  }
}
