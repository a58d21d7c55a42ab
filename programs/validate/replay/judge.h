/* SPDX-License-Identifier: Apache-2.0 */
/* Judges an event: compares the verdict of the CRDs and layers today with the response in the log. */
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

/* Shared by all threads. */
typedef struct replay_rules {
  const options *options;
  const crd_registry *registry;
  const crd_settings *settings;
  const crd_state *state;                       /* NULL: nothing is known of a cluster */
  layer_use *layers;                            /* NULL: no layer above the CRD is asked for */
  const crd_admission_configuration *admission; /* policies, or NULL */
} replay_rules;

/* The results for the objects of a shard. */
typedef struct replay_shard {
  replay_known *known;
  replay_table *table;
  uint64_t judged, unreadable;
  uint64_t unjudged;             /* allowed then, without a verdict today */
  uint64_t refused;              /* allowed then, refused today */
  uint64_t repeated;             /* refused then and today */
  uint64_t let_in;               /* refused then, allowed today */
  uint64_t changed;              /* allowed, but different from what was sent */
  uint64_t unknown_deletions;    /* deletions of unknown objects, which policies match */
  uint64_t updates, without_old; /* updates, and those whose old object is unknown */
  uint64_t uncompared;           /* those of them with a rule that reads the old object */
} replay_shard;

/* Processes a task. The arena has no results afterwards. */
void replay_judge(const replay_rules *rules, crd_arena *arena, replay_shard *shard, const replay_task *task);

/* The object that validation saw in an event, which mutating admission had changed. The log has the object that was sent
 * before that (requestObject), and the one that was stored (responseObject). */

/* The object of an allowed create or update, made from the stored one without the fields that storing adds; `sent` is the
 * sent one. NULL if the log does not have it, or admission did not change the object. */
crd_value *replay_admitted(crd_arena *arena, const replay_event *event, const crd_value *sent);
/* `admitted` with the changes of other mutations from `sent` to `changed`. A list that both changed is taken from
 * `changed`. */
crd_value replay_rebased(crd_arena *arena, const crd_value *sent, const crd_value *changed, const crd_value *admitted);

/* The effect of a written Scale (kubectl scale, an autoscaler) on the scaled object. */

/* The known bytes of the object with the replicas and the version of the returned Scale. Empty if the response is no Scale
 * of it, or the place of its replicas is unknown. */
crd_string replay_scaled(crd_arena *arena, const crd_registry *registry, const replay_event *event, crd_string known);

/* Finds out which rules read the object that an update replaces; without that object they cannot be checked. */

/* Whether a rule of the kind's schema or of one of the layers reads it. */
bool replay_kind_compares(const crd_kind *kind, unsigned layers);
/* Whether an expression in a policy's spec reads it. */
bool replay_policy_compares(const crd_value *spec);

/* Finds the fields that differ between a sent object and what would be stored. */

typedef enum replay_change { REPLAY_SET, REPLAY_REPLACED, REPLAY_REMOVED } replay_change;

/* Reports each field once: "spec.template.spec.containers[].image", without subscripts; texts are in the arena. Of metadata
 * only labels and annotations count; status does not. A field may be reported again if lists have several items. */
void replay_changes(crd_arena *arena, const crd_value *before, const crd_value *after,
                    void (*tell)(void *context, crd_string field, replay_change change), void *context);

/* Judges events by admission policies: which resources they match, and their chain around the other judge. */

/* The operations that policies match for a resource, and whether one reads the old object of an update, in any version and
 * namespace (filter.h). The context is the configuration. */
unsigned replay_policies_want(const void *configuration, crd_string group, crd_string resource, crd_string sub_resource);

/* An event being judged. */
typedef struct replay_policed {
  crd_admission_attributes attributes;
  crd_admission_verdict found;
  crd_admission_options options;
} replay_policed;

/* Makes the attributes of an event, with its user. The object and the old one may be NULL. False with `found.error` if it
 * cannot be known what the event is about. */
bool replay_policed_begin(crd_arena *arena, const crd_admission_configuration *configuration, const replay_task *task,
                          const crd_value *object, const crd_value *old, replay_policed *policed);
