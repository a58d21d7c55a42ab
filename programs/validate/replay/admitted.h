/* SPDX-License-Identifier: Apache-2.0 */
/* What validation saw of an event: the object as mutating admission of the time had made it. The log has what was sent
 * before that (requestObject), and what was stored (responseObject). */
#ifndef VALIDATE_REPLAY_ADMITTED_H
#define VALIDATE_REPLAY_ADMITTED_H

#include "event.h"
#include <crd/value.h>

/* The object of a create or an update that was let in, made of what was stored without what storing it has put there; `sent`
 * is what was sent. NULL where the log does not have it, or admission made nothing else of it. */
crd_value *replay_admitted(crd_arena *arena, const replay_event *event, const crd_value *sent);
/* `admitted` with what other mutations changed from `sent` to `changed`. A list that both have changed is that of `changed`.
 */
crd_value replay_rebased(crd_arena *arena, const crd_value *sent, const crd_value *changed, const crd_value *admitted);

#endif
