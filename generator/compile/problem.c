/* SPDX-License-Identifier: Apache-2.0 */
/* Converts diagnostics to data that needs none of the compiler's headers. */
#include "compile/libcrdc.h"
#include <crdc/crdc.h>

crdc_problem crdc_problem_of(const diagnostic *diagnostic, source_counter *counter) {
  location place = crdc_location_resolve(diagnostic->location);
  crdc_problem problem = {.severity = diagnostic->severity == SEVERITY_ERROR ? CRDC_ERROR : CRDC_WARNING,
                          .message = diagnostic->message,
                          .type = diagnostic->reason,
                          .field = diagnostic->field,
                          .help = diagnostic->help ? crd_string_of(diagnostic->help) : CRD_STRING("")};
  if (place.source) problem.file = crd_string_of(place.source->name);
  if (place.source && place.offset != CRD_NO_OFFSET) {
    crd_position position = crdc_position_at(counter, place);
    problem.line = position.line;
    problem.column = position.column;
  }
  return problem;
}
