/* SPDX-License-Identifier: Apache-2.0 */
/* Named string formats: finding and checking. Mirrors apiserver pkg/cel/library/format.go (ConstantFormats). */
#include <crd/format.h>
#include <crd/named_format.h>
#include <crd/url.h>

/* Of strfmt's patterns only the length is used. */
#define UUID_PATTERN "(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$"
#define TIME_PATTERN "^([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))$"

struct crd_named_format {
  crd_string name;
  uint16_t regex_size;                                 /* for the cost */
  bool prefix;                                         /* for a prefix of names, which may end in a dash */
  void (*check)(crd_texts *messages, crd_string text); /* NULL: `format` and `message` are used */
  crd_format format;
  const char *message;
};

static const crd_named_format formats[] = {
    {CRD_STRING_INIT("dns1123Label"), 30, false, crd_check_dns1123_label, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("dns1123Subdomain"), 60, false, crd_check_dns1123_subdomain, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("dns1035Label"), 30, false, crd_check_dns1035_label, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("qualifiedName"), 60, false, crd_check_qualified_name, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("dns1123LabelPrefix"), 30, true, crd_check_dns1123_label, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("dns1123SubdomainPrefix"), 60, true, crd_check_dns1123_subdomain, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("dns1035LabelPrefix"), 30, true, crd_check_dns1035_label, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("labelValue"), 40, false, crd_check_label_value, CRD_FORMAT_NONE, NULL},
    {CRD_STRING_INIT("uri"), 1103, false, NULL, CRD_FORMAT_URI, NULL},
    {CRD_STRING_INIT("uuid"), sizeof UUID_PATTERN - 1, false, NULL, CRD_FORMAT_UUID, "does not match the UUID format"},
    {CRD_STRING_INIT("byte"), 84, false, NULL, CRD_FORMAT_BYTE, "invalid base64"},
    {CRD_STRING_INIT("date"), sizeof TIME_PATTERN - 1, false, NULL, CRD_FORMAT_DATE, "invalid date"},
    {CRD_STRING_INIT("datetime"), sizeof TIME_PATTERN - 1, false, NULL, CRD_FORMAT_DATETIME, "invalid datetime"},
};

const crd_named_format *crd_named_format_find(crd_string name) {
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    if (crd_string_equal(formats[i].name, name)) return &formats[i];
  return NULL;
}

uint32_t crd_named_format_regex_size(const crd_named_format *format) {
  return format->regex_size;
}

/* The text to check for a prefix: if it ends in a dash, its last two characters are replaced by "a" (maskTrailingDash). */
static crd_string without_dash(crd_arena *arena, crd_string text) {
  if (text.size < 2 || text.data[text.size - 1] != '-') return text;
  return crd_arena_printf(arena, "%.*sa", (int)text.size - 2, text.data);
}

void crd_named_format_check(const crd_named_format *format, crd_string text, crd_texts *messages) {
  if (format->check) {
    format->check(messages, format->prefix ? without_dash(messages->arena, text) : text);
  } else if (format->format == CRD_FORMAT_URI) {
    crd_string error;
    if (!crd_url_is_request(messages->arena, text, &error)) crd_texts_add(messages, error);
  } else if (!crd_format_check(format->format, text)) {
    crd_texts_add(messages, crd_string_of(format->message));
  }
}
