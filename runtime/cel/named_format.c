/* Named string formats. Mirrors apiserver pkg/cel/library/format.go (ConstantFormats, formatValidate) and pkg/cel/format.go.
 */
#include "internal.h"
#include <crd/format.h>
#include <crd/metadata.h>

/* strfmt's patterns count by their length only. */
#define UUID_PATTERN "(?i)^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$"
#define TIME_PATTERN "^([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))$"

typedef struct named_format {
  crd_string name;
  uint16_t regex_size;                                 /* for the cost */
  bool prefix;                                         /* a name that more is appended to: may end in a dash */
  void (*check)(crd_texts *messages, crd_string text); /* or: */
  crd_format format;
  const char *message;
} named_format;

static const named_format formats[] = {
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

static const named_format *find_format(crd_string name) {
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    if (crd_string_equal(formats[i].name, name)) return &formats[i];
  return NULL;
}

crd_cel_value crd_cel_of_named_format(crd_string name) {
  return crd_cel_of_opaque(CRD_CEL_NAMED_FORMAT, find_format(name));
}

crd_cel_value crd_cel_fn_format_named(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  if (arguments[0].kind != CRD_CEL_STRING) return crd_cel_no_overload(cel, "format.named", arguments, count);
  cel->cost += 1;
  const named_format *format = find_format(arguments[0].as.text);
  return format ? crd_cel_optional_of(cel, crd_cel_of_opaque(CRD_CEL_NAMED_FORMAT, format)) : crd_cel_optional_none();
}

bool crd_cel_named_format_equal(crd_cel_value a, crd_cel_value b) {
  return a.as.opaque == b.as.opaque;
}

/* What is checked in place of a prefix: an "a" for its last two characters when it ends in a dash (maskTrailingDash). */
static crd_string without_dash(crd_cel *cel, crd_string text) {
  if (text.size < 2 || text.data[text.size - 1] != '-') return text;
  return crd_arena_printf(cel->arena, "%.*sa", (int)text.size - 2, text.data);
}

static void check(crd_cel *cel, const named_format *format, crd_string text, crd_texts *messages) {
  if (format->check) {
    format->check(messages, format->prefix ? without_dash(cel, text) : text);
  } else if (format->format == CRD_FORMAT_URI) {
    crd_string error = crd_cel_url_error(cel, text);
    if (error.size) crd_texts_add(messages, error);
  } else if (!crd_format_check(format->format, text)) {
    crd_texts_add(messages, crd_string_of(format->message));
  }
}

crd_cel_value crd_cel_fn_validate(crd_cel *cel, const crd_cel_value *arguments, size_t count) {
  bool fits = arguments[0].kind == CRD_CEL_OPAQUE && arguments[0].opaque_kind == CRD_CEL_NAMED_FORMAT &&
              arguments[0].as.opaque && arguments[1].kind == CRD_CEL_STRING;
  if (!fits) return crd_cel_no_overload(cel, "validate", arguments, count);
  const named_format *format = arguments[0].as.opaque;
  cel->cost += crd_cel_tenth(crd_cel_cost_size(arguments[1]) + 1) * ((format->regex_size + 3u) / 4u);
  crd_texts messages = {.arena = cel->arena};
  check(cel, format, arguments[1].as.text, &messages);
  if (!messages.count) return crd_cel_optional_none();
  crd_cel_builder items = {NULL, 0, 0};
  for (size_t i = 0; i < messages.count; i++) crd_cel_push(cel, &items, crd_cel_of_string(messages.items[i]));
  return crd_cel_optional_of(cel, crd_cel_built(cel, &items));
}
