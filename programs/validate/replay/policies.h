/* SPDX-License-Identifier: Apache-2.0 */
/* Events judged by admission policies: which resources they look at, and their chain around who else judges. */
#ifndef VALIDATE_REPLAY_POLICIES_H
#define VALIDATE_REPLAY_POLICIES_H

#include "filter.h"
#include <crd/admission.h>

/* The operations that some rule of a policy names for a resource, and whether one of an update compares with the old object,
 * in whatever version and namespace (filter.h). The context is the configuration. */
unsigned replay_policies_want(const void *configuration, crd_string group, crd_string resource, crd_string sub_resource);

/* An event under way. */
typedef struct replay_policed {
  crd_admission_attributes attributes;
  crd_admission_verdict found;
  crd_admission_options options;
} replay_policed;

/* Makes attributes of an event, with the user that it was of. The object and the old one may be NULL. False with
 * `found.error` where nobody can say what it is about. */
bool replay_policed_begin(crd_arena *arena, const crd_admission_configuration *configuration, const replay_task *task,
                          const crd_value *object, const crd_value *old, replay_policed *policed);

#endif
