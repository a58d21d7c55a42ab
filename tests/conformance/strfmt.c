/* SPDX-License-Identifier: Apache-2.0 */
/* kube-openapi's string formats: {format, input} with {valid}, and of a duration {nanoseconds}. */
#include "suite.h"
#include <crd/format.h>
#include <crd/time.h>

static bool lasts(crd_string input, const crd_value *wanted) {
  int64_t nanos;
  return !wanted || (crd_duration_parse_words(input, &nanos) && nanos == (int64_t)row_number(wanted));
}

static bool run(const char *file) {
  suite suite = suite_open(file);
  for (uint32_t i = 0; i < suite.cases->size; i++) {
    const crd_value *row = &suite.cases->as.items[i], *expect = row_value(row, "expect");
    crd_format format = crd_format_lookup(row_text(row, "format"));
    bool valid = crd_format_check(format, row_text(row, "input")),
         same = lasts(row_text(row, "input"), row_value(expect, "nanoseconds"));
    suite_case(&suite, row_text(row, "id"), (crd_string){NULL, 0},
               format != CRD_FORMAT_NONE && same && valid == row_flag(expect, "valid"), row_print(suite.arena, expect),
               valid ? CRD_STRING("valid") : CRD_STRING("invalid"));
  }
  return suite_close(&suite);
}

int main(int argc, char **argv) {
  static const char *const files[] = {"kube-openapi/strfmt", NULL};
  return suites_run(argc, argv, files, run);
}
