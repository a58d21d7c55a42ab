/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of the decoder (decode.c): its position, tokens, errors, and types with an UnmarshalJSON of their own. */
#ifndef CORE_DECODE_PARTS_H
#define CORE_DECODE_PARTS_H

#include "../value/json_string.h"
#include "decode.h"

#include <crd/json.h>

/* The path to the current value, for strict errors (crd_path) and for type errors, which name embedded structs but no
 * indexes. */
typedef struct place place;
struct place {
  crd_path path; /* its parent is the path of `outer` */
  const place *outer;
  const core_type *in; /* of a field: the struct that has it */
  const core_field
      *embedded; /* of a field: the embedded struct of `in` that has it, directly or in another embedded one, or NULL */
};

typedef struct decoder {
  json_reader reader;
  const char *at;
  core_decoding *task;
  bool broken; /* the text is no JSON */
  bool ended;  /* an UnmarshalJSON has failed */
  bool failed; /* a value did not fit its type */
} decoder;

static inline bool core_stopped(const decoder *decoder) {
  return decoder->broken || decoder->ended;
}

/* ---- errors (decode_errors.c) ---- */

/* The parts of a Go type: "[]", "v1.", "Container". */
enum { CORE_GO_TYPE_PARTS = 6 };
#define CORE_GO_TYPE(...) ((const char *const[CORE_GO_TYPE_PARTS]){__VA_ARGS__})

/* Skips the current value, of any type, and returns its text. */
crd_string crd_core_decoder_skip(decoder *decoder);
/* The current value does not fit its type: skips it. The first such error is reported at the end. `with_number`: the error
 * has the text of a number. */
void crd_core_decoder_refuse(decoder *decoder, const place *place, const char *const type[CORE_GO_TYPE_PARTS],
                             bool with_number);
/* Adds an error that does not end the decoding. Only the first one is reported. */
void crd_core_decoder_fail(decoder *decoder, crd_string error);
/* End the decoding with an error. The second makes the type error of an UnmarshalJSON; `wants_number`: with the text
 * of a number. */
void crd_core_decoder_end(decoder *decoder, crd_string error);
void crd_core_decoder_end_of_type(decoder *decoder, const place *place, const char *go, bool wants_number);
/* Records an unknown or duplicate name. */
void crd_core_decoder_note(decoder *decoder, crd_strict_kind kind, const place *place, crd_string name);

/* ---- types with an UnmarshalJSON of their own (decode_own.c) ---- */

void crd_core_decode_int_or_string(decoder *decoder, core_int_or_string *out, const place *place);
void crd_core_decode_int_or_string_pointer(decoder *decoder, core_int_or_string **out, const place *place);
void crd_core_decode_quantity(decoder *decoder, crd_quantity *out);
void crd_core_decode_quantity_pointer(decoder *decoder, crd_quantity **out);
void crd_core_decode_time(decoder *decoder, core_time *out, const place *place);
void crd_core_decode_micro_time(decoder *decoder, core_time *out, const place *place);
/* Time.UnmarshalJSON, and MicroTime's with its MarshalJSON, for a text. False with Go's error. */
bool crd_core_read_time(crd_arena *arena, crd_string text, core_time *out, crd_string *error);
bool crd_core_read_micro_time(crd_arena *arena, crd_string text, core_time *out, crd_string *error);
/* Decodes a []byte from a base64 string; the decoder is at its opening quote. */
void crd_core_decode_base64(decoder *decoder, crd_string *out);
void crd_core_decode_raw(decoder *decoder, const crd_value **out);

/* ---- the text ---- */

/* Moves to the next byte that is not white space; false at the end. */
static inline bool core_find_token(decoder *decoder) {
  const char *at = decoder->at;
  if (at < decoder->reader.end && (unsigned char)*at > ' ') return true;
  decoder->at = scan_space(at, decoder->reader.end);
  if (decoder->at < decoder->reader.end) return true;
  decoder->broken = true;
  return false;
}

/* Consumes a required byte. */
static inline bool core_take(decoder *decoder, char byte) {
  if (!core_find_token(decoder)) return false;
  if (*decoder->at != byte) {
    decoder->broken = true;
    return false;
  }
  decoder->at++;
  return true;
}

static inline bool core_take_word(decoder *decoder, const char *word, size_t size) {
  if ((size_t)(decoder->reader.end - decoder->at) < size || memcmp(decoder->at, word, size) != 0) {
    decoder->broken = true;
    return false;
  }
  decoder->at += size;
  return true;
}

/* Whether the current value is null; if so, skips it. */
static inline bool core_take_null(decoder *decoder) {
  return *decoder->at == 'n' && core_take_word(decoder, "null", 4);
}

static inline bool core_take_string(decoder *decoder, crd_string *out) {
  const char *at = json_read_string(&decoder->reader, decoder->at + 1, out);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  decoder->at = at;
  return true;
}

static inline bool core_begins_number(char first) {
  return first == '-' || (first >= '0' && first <= '9');
}

/* strconv.ParseInt on the current number; consumes it if it fits. */
static inline bool core_take_int(decoder *decoder, int64_t least, int64_t most, int64_t *out) {
  crd_value value;
  const char *at = crd_json_read_number(&decoder->reader, decoder->at, &value);
  if (!at) {
    decoder->broken = true;
    return false;
  }
  if (value.kind != CRD_INT || value.as.integer < least || value.as.integer > most) return false;
  decoder->at = at;
  *out = value.as.integer;
  return true;
}

#endif
