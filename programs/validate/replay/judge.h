/* SPDX-License-Identifier: Apache-2.0 */
/* An event judged: what the CRDs and layers would say of its request now, beside what was said then. */
#ifndef VALIDATE_REPLAY_JUDGE_H
#define VALIDATE_REPLAY_JUDGE_H

#include "filter.h"
#include "kinds/layer_use.h"
#include "known.h"
#include "options/options.h"
#include "table.h"
#include <crd/admission.h>
#include <crd/request.h>
#include <crd/state.h>

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

#endif
