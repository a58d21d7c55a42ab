/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a schema held against its defaults. */
#ifndef CRDC_COMPILE_CHECK_DEFAULTS_H
#define CRDC_COMPILE_CHECK_DEFAULTS_H

#include "schema/tree/schema.h"

/* Runs the rules at and below each default that crd_check left sound over that default, as an update of itself and as a new
 * value; errors at the default's place below `prefix`, the path of the schema. False when there were some, after which the
 * API server looks at no rule of the schema itself. Mirrors apiextensions-apiserver
 * pkg/apiserver/schema/defaulting/validation.go (ValidateDefaults). */
typedef struct check_defaults_options {
  unsigned kubernetes_minor;
  int64_t budget; /* of the cost of all defaults; 0: the API server's */
} check_defaults_options;
bool crdc_check_defaults_errors(const schema *root, crd_string prefix, const check_defaults_options *options,
                                crd_errors *errors);

#endif
