/* SPDX-License-Identifier: Apache-2.0 */
/* Which fields differ between an object that was sent and what would be stored. */
#ifndef VALIDATE_REPLAY_CHANGES_H
#define VALIDATE_REPLAY_CHANGES_H

#include <crd/arena.h>
#include <crd/value.h>

typedef enum replay_change { REPLAY_SET, REPLAY_REPLACED, REPLAY_REMOVED } replay_change;

/* Tells each field once: "spec.template.spec.containers[].image", without subscripts; texts are in the arena. Of metadata
 * labels and annotations alone count, status does not. The same field may be told again where lists have several items. */
void replay_changes(crd_arena *arena, const crd_value *before, const crd_value *after,
                    void (*tell)(void *context, crd_string field, replay_change change), void *context);

#endif
