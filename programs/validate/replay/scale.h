/* SPDX-License-Identifier: Apache-2.0 */
/* What a Scale that was written (kubectl scale, an autoscaler) makes of the object that it scales. */
#ifndef VALIDATE_REPLAY_SCALE_H
#define VALIDATE_REPLAY_SCALE_H

#include "event.h"
#include <crd/types.h>

/* The bytes of the object, from those that were known of it, with the replicas and the version that the answered Scale has.
 * Empty where the answer is no Scale of it, or nobody says where its replicas are. */
crd_string replay_scaled(crd_arena *arena, const crd_registry *registry, const replay_event *event, crd_string known);

#endif
