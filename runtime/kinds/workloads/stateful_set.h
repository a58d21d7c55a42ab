/* SPDX-License-Identifier: Apache-2.0 */
/* The rules of a StatefulSet's spec. */
#ifndef CORE_STATEFUL_SET_H
#define CORE_STATEFUL_SET_H

#include "workload.h"

/* StatefulSetValidationOptions. */
typedef struct core_stateful_set_options {
  bool recreates;      /* the strategy Recreate is allowed */
  bool is_update;      /* serviceName and claims, which may be invalid in the old object, are not checked again */
  bool skips_template; /* ValidatePodTemplateSpec is not called */
} core_stateful_set_options;

/* ValidateStatefulSetSpec */
void crd_core_validate_stateful_set_spec(core_check *check, const core_stateful_set_spec *spec,
                                         const core_stateful_set_options *options, const crd_path *path);

#endif
