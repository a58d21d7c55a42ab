/* SPDX-License-Identifier: Apache-2.0 */
/* The last byte of the text says whether a comma is needed. */
#include "json_members.h"
#include <inttypes.h>
#include <string.h>

static bool is_behind(const crd_text *text, char last) {
  return text->size && text->data[text->size - 1] == last;
}

void crdc_put_name(crd_text *text, const char *name) {
  if (!is_behind(text, '{')) crd_text_add_char(text, ',');
  crd_text_printf(text, "\"%s\":", name);
}

void crdc_put_string(crd_text *text, const char *name, crd_string value) {
  crdc_put_name(text, name);
  crd_json_write_string(text, value, CRD_JSON_COMPACT);
}

void crdc_put_known(crd_text *text, const char *name, crd_string value) {
  if (value.size) crdc_put_string(text, name, value);
}

void crdc_put_number(crd_text *text, const char *name, uint64_t number) {
  crdc_put_name(text, name);
  crd_text_printf(text, "%" PRIu64, number);
}

void crdc_put_truth(crd_text *text, const char *name, bool value) {
  crdc_put_name(text, name);
  crd_text_add(text, value ? CRD_STRING("true") : CRD_STRING("false"));
}

void crdc_put_value(crd_text *text, const char *name, const crd_value *value) {
  if (!value) return;
  crdc_put_name(text, name);
  crd_json_write(text, value, CRD_JSON_COMPACT);
}

void crdc_put_texts(crd_text *text, const char *name, const crd_texts *texts) {
  if (!texts->count) return;
  crdc_put_name(text, name);
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < texts->count; i++) {
    crdc_put_item(text);
    crd_json_write_string(text, texts->items[i], CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, ']');
}

void crdc_put_item(crd_text *text) {
  if (!is_behind(text, '[')) crd_text_add_char(text, ',');
}

void crdc_put_uri(crd_text *text, crd_string path) {
  static const char plain[] = "-._~/";
  crd_text_add_char(text, '"');
  if (crd_string_has_prefix(path, CRD_STRING("/"))) crd_text_add(text, CRD_STRING("file://"));
  for (size_t i = 0; i < path.size; i++) {
    const unsigned char c = (unsigned char)path.data[i];
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter || (c && strchr(plain, c)))
      crd_text_add_char(text, (char)c);
    else
      crd_text_printf(text, "%%%02X", c);
  }
  crd_text_add_char(text, '"');
}
