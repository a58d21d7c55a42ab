/* SPDX-License-Identifier: Apache-2.0 */
/* Who is asked about a request, for people and for machines. */
#ifndef CRDC_PROGRAM_ADMISSION_PRINT_H
#define CRDC_PROGRAM_ADMISSION_PRINT_H

#include "admission_rows.h"

/* `place` is the object's: "file:line:column". */
void admission_print_text(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                          const admission_rows *rows);
/* One line of JSON. */
void admission_print_json(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                          const admission_rows *rows);

#endif
