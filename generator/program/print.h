/* SPDX-License-Identifier: Apache-2.0 */
/* Programs as texts, for people: a line for each instruction, by the words of CRD_OPS. */
#ifndef CRDC_PROGRAM_PRINT_H
#define CRDC_PROGRAM_PRINT_H

#include <crd/generated/program.h>

/* Adds the program, each line behind `indent`. */
void crdc_program_print(crd_text *out, const crd_program *program, const char *indent);

#endif
