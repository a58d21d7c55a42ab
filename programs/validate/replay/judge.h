/* SPDX-License-Identifier: Apache-2.0 */
/* An event judged: what the CRDs and layers would say of its request now, beside what was said then. */
#pragma once

#include "event.h"
#include "filter.h"
#include "kinds/choice.h"
#include "options/options.h"
#include "table.h"
#include <crd/admission.h>
#include <crd/arena.h>
#include <crd/request.h>
#include <crd/state.h>
#include <crd/types.h>
#include <crd/value.h>

/* What all threads judge with. */
typedef struct replay_rules {
  const options *options;
  const crd_registry *registry;
  const crd_settings *settings;
  const crd_state *state;                       /* NULL: nothing is known of a cluster */
  layer_use *layers;                            /* NULL: none is asked for above the CRD */
  const crd_admission_configuration *admission; /* policies; NULL: there are none */
} replay_rules;

/* What came of the objects of a shard. */
typedef struct replay_shard {
  replay_known *known;
  replay_table *table;
  uint64_t judged, unreadable;
  uint64_t unjudged;             /* let in then, and of no verdict now */
  uint64_t refused;              /* let in then, refused now */
  uint64_t repeated;             /* refused then and now */
  uint64_t let_in;               /* refused then, let in now */
  uint64_t changed;              /* let in, and not as they were sent */
  uint64_t unknown_deletions;    /* that policies look at, of objects that are not known */
  uint64_t updates, without_old; /* updates, and those whose old object is not known */
  uint64_t uncompared;           /* those of them that a rule would have compared with it */
} replay_shard;

/* Does what the task asks for. The arena holds nothing behind it. */
void replay_judge(const replay_rules *rules, crd_arena *arena, replay_shard *shard, const replay_task *task);

/* What validation saw of an event: the object as mutating admission of the time had made it. The log has what was sent
 * before that (requestObject), and what was stored (responseObject). */

/* The object of a create or an update that was let in, made of what was stored without what storing it has put there; `sent`
 * is what was sent. NULL where the log does not have it, or admission made nothing else of it. */
crd_value *replay_admitted(crd_arena *arena, const replay_event *event, const crd_value *sent);
/* `admitted` with what other mutations changed from `sent` to `changed`. A list that both have changed is that of `changed`.
 */
crd_value replay_rebased(crd_arena *arena, const crd_value *sent, const crd_value *changed, const crd_value *admitted);

/* What a Scale that was written (kubectl scale, an autoscaler) makes of the object that it scales. */

/* The bytes of the object, from those that were known of it, with the replicas and the version that the answered Scale has.
 * Empty where the answer is no Scale of it, or nobody says where its replicas are. */
crd_string replay_scaled(crd_arena *arena, const crd_registry *registry, const replay_event *event, crd_string known);

/* Which rules look at the object that an update replaces: without it they cannot be asked. */

/* Whether a rule of the kind's schema, or of one of the layers, does. */
bool replay_kind_compares(const crd_kind *kind, unsigned layers);
/* Whether a text in the spec of a policy speaks of it. */
bool replay_policy_compares(const crd_value *spec);

/* Which fields differ between an object that was sent and what would be stored. */

typedef enum replay_change { REPLAY_SET, REPLAY_REPLACED, REPLAY_REMOVED } replay_change;

/* Tells each field once: "spec.template.spec.containers[].image", without subscripts; texts are in the arena. Of metadata
 * labels and annotations alone count, status does not. The same field may be told again where lists have several items. */
void replay_changes(crd_arena *arena, const crd_value *before, const crd_value *after,
                    void (*tell)(void *context, crd_string field, replay_change change), void *context);

/* Events judged by admission policies: which resources they look at, and their chain around who else judges. */

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
