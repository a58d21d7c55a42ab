/* SPDX-License-Identifier: Apache-2.0 */
/* Literals of JSON: strings, with an inline scan of their plain part, and numbers. */
#pragma once

#include "../base/scan.h"
#include "json_reader.h"

/* The rest of a string whose bytes up to `p` are plain ASCII; `start` is after the quote. */
CRD_KIN const char *crd_json_read_string_rest(json_reader *reader, const char *start, const char *p, crd_string *string);
/* A number; `p` is at its first byte, '-' or a digit. */
CRD_KIN const char *crd_json_read_number(json_reader *reader, const char *p, crd_value *value);
/* scanner.go quoteChar. */
void crd_json_quote_byte(crd_text *text, unsigned char byte);

/* A string; `p` is after its quote. Returns a pointer behind the closing quote, or NULL. */
static inline const char *json_read_string(json_reader *reader, const char *p, crd_string *string) {
  const char *stop = scan_plain(p, reader->end);
  string->data = p;
  string->size = (size_t)(stop - p);
  if (stop < reader->end && *stop == '"') return stop + 1;
  return crd_json_read_string_rest(reader, p, stop, string);
}
