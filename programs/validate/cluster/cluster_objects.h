/* SPDX-License-Identifier: Apache-2.0 */
/* --state-from-cluster: what rules ask of a cluster is read of its API server once, before anything is judged. */
#pragma once

#include "given_state.h"
#include "inputs/inventory.h"
#include "options/options.h"
#include <crd/cluster.h>
#include <crd/state.h>
#include <stdio.h>

/* Lists the kinds once, of the cluster of the options. NULL after a message: it cannot be asked, or does not answer. To
 * `server` (NULL: nobody asks) goes what tells this API server from all others: how it is reached, and the authority of its
 * certificate; nothing where no certificate is looked at. */
const crd_cluster_view *cluster_view_read(const cluster_options *options, const crd_watch *kinds, size_t count,
                                          crd_text *server);

/* Adds to the state the objects of the kinds that the rules of the layers asked for look at, of those kinds that the inputs
 * may hold; with --batch all of all. They are kept by the view, which has to outlive the state (crd_cluster_view_release).
 * False, with nothing to release, where the cluster cannot be asked or does not answer, which is said on stderr. */
bool cluster_objects_add(given_state *state, const options *options, const crd_registry *registry,
                         const inventory *inventory, const crd_cluster_view **view);

/* What is known of a cluster beside the manifests: what --state gives, and what --state-from-cluster reads. */

typedef struct known_state known_state;

/* Reads what the options name: first the cluster, then the files, whose objects go before those of the cluster with the same
 * name. False when something cannot be read, which is said on stderr; true without a state (NULL) where the options give
 * none. The registry must outlive it. */
bool known_state_read(const options *options, const crd_registry *registry, const inventory *inventory, known_state **state);
void known_state_destroy(known_state *state); /* NULL is fine */

/* For any number of threads; NULL: nothing is known of a cluster. */
const crd_state *known_state_of(const known_state *state);

/* A line on how many objects of which kinds there are. */
void known_state_print(const known_state *state, FILE *stream);
