/* SPDX-License-Identifier: Apache-2.0 */
#ifndef CRDC_PROGRAM_FUNCTIONS_H
#define CRDC_PROGRAM_FUNCTIONS_H

#include <crd/generated/cel_functions.h>

/* The function crd_cel_fn_NAME of the run time; NULL: there is none. */
crd_cel_function *crdc_program_function_named(const char *name);
/* The NAME of one. */
const char *crdc_program_function_name(crd_cel_function *function);

#endif
