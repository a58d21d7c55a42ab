/* SPDX-License-Identifier: Apache-2.0 */
/* The formats of strings: the list from apiextensions-apiserver, the meaning of each from kube-openapi's strfmt. All checks
 * use counted bytes, so NUL is an ordinary byte and the locale has no effect. */
#include <crd/format.h>

/* Not sorted: the list is short and only read when tables are made. */
#define FORMAT_OF_STRINGS(symbol, name, check) {CRD_FORMAT_##symbol, CRD_STRING_INIT(name)},
#define FORMAT_OF_NUMBERS(symbol, name) {CRD_FORMAT_##symbol, CRD_STRING_INIT(name)},
static const struct format_name {
  crd_format format;
  crd_string name;
} of_strings[] = {CRD_STRING_FORMATS(FORMAT_OF_STRINGS)}, of_numbers[] = {CRD_NUMBER_FORMATS(FORMAT_OF_NUMBERS)};

static bool same_without_dashes(crd_string name, const char *wanted) {
  for (size_t i = 0; i < name.size; i++) {
    if (name.data[i] == '-') continue;
    if (*wanted == 0 || name.data[i] != *wanted++) return false;
  }
  return *wanted == 0;
}

crd_format crd_format_lookup(crd_string name) {
  for (size_t i = 0; i < sizeof of_numbers / sizeof *of_numbers; i++) /* compared with their dashes */
    if (crd_string_equal(name, of_numbers[i].name)) return of_numbers[i].format;
  for (size_t i = 0; i < sizeof of_strings / sizeof *of_strings; i++)
    if (same_without_dashes(name, of_strings[i].name.data)) return of_strings[i].format;
  return CRD_FORMAT_NONE;
}

#define FORMAT_CHECK(symbol, name, check) [CRD_FORMAT_##symbol] = (check),
crd_format_test *crd_format_tester(crd_format format) {
  static crd_format_test *const checks[CRD_FORMAT_COUNT] = {CRD_STRING_FORMATS(FORMAT_CHECK)};
  size_t index = format;
  return index < CRD_FORMAT_COUNT ? checks[index] : NULL;
}

bool crd_format_check(crd_format format, crd_string text) {
  crd_format_test *test = crd_format_tester(format);
  return !test || test(text);
}
