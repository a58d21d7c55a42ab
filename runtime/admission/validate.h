/* SPDX-License-Identifier: Apache-2.0 */
/* What a validating policy says of a request with one parameter. */
#ifndef ADMISSION_VALIDATE_H
#define ADMISSION_VALIDATE_H

#include "evaluate.h"

typedef struct validation_input {
  const admission_policy *policy;
  versioned_object *object;
  crd_gvr resource;
  const crd_value *params, *namespace_object; /* NULL: null */
  size_t most_messages;                       /* of how many denials, the first ones, a message is wanted */
} validation_input;

/* Fills in the trace: its decisions, audit annotations, or why there are none. Gives for each decision whether it denies. */
const bool *crd_validate_policy(admission_run *run, const validation_input *input, crd_param_trace *trace);

#endif
