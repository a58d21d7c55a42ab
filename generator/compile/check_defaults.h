/* SPDX-License-Identifier: Apache-2.0 */
/* Checks the defaults of a schema against its rules. */
#ifndef CRDC_COMPILE_CHECK_DEFAULTS_H
#define CRDC_COMPILE_CHECK_DEFAULTS_H

#include "schema/tree/schema.h"

/* Runs the rules at and below each default in which crd_check found no error, first as an update of the default to itself,
 * then as a new value. Errors are reported at the default's place below `prefix`, the path of the schema. Returns false if
 * there are errors; the API server then does not check the rules of the schema. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/defaulting/validation.go (ValidateDefaults). */
typedef struct check_defaults_options {
  unsigned kubernetes_minor;
  int64_t budget; /* the cost budget of all defaults; 0: the API server's */
} check_defaults_options;
bool crdc_check_defaults_errors(const schema *root, crd_string prefix, const check_defaults_options *options,
                                crd_errors *errors);

#endif
