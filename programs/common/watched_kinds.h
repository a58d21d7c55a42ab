/* SPDX-License-Identifier: Apache-2.0 */
/* The kinds that rules ask a cluster for, as its client wants them told (crd/cluster.h). */
#ifndef PROGRAMS_WATCHED_KINDS_H
#define PROGRAMS_WATCHED_KINDS_H

#include <crd/cluster.h>
#include <crd/generated/rule_set.h>
#include <crd/types.h>

/* Each once: what one of several that ask for it reads is kept. */
typedef struct watched_kinds {
  crd_cluster_kind *items; /* their lists of paths are theirs; the texts are borrowed of the kinds that ask */
  size_t count;
} watched_kinds;

/* Adds what rules of a kind ask for in these layers (CRD_LAYER_...). False without memory. */
bool watched_kinds_add(watched_kinds *watched, const crd_kind *kind, unsigned layers);
/* Adds what a service asks for, whose texts are borrowed. False without memory. */
bool watched_kinds_add_watch(watched_kinds *watched, const crd_watch *watch);
void watched_kinds_free(watched_kinds *watched);

#endif
