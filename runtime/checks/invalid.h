/* SPDX-License-Identifier: Apache-2.0 */
/* The only error that checks of texts add. */
#pragma once

#include "../metadata/report.h"

/* field.Invalid of the text `value`. */
static inline void invalid(crd_errors *errors, crd_string path, crd_string value, crd_string detail) {
  report to = report_at(errors, path, NULL);
  crd_report_text(&to, CRD_ERROR_INVALID, CRD_NO_OFFSET, crd_bad_string(value), detail);
}
