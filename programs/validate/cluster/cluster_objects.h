/* SPDX-License-Identifier: Apache-2.0 */
/* --state-from-cluster: the objects that rules ask for are read from the API server once, before anything is judged. */
#pragma once

#include "given_state.h"
#include "inputs/inventory.h"
#include "options/options.h"
#include <crd/cluster.h>
#include <crd/state.h>
#include <stdio.h>

/* Lists the kinds once in the cluster of the options. NULL after a message if the cluster cannot be reached or does not
 * answer. `server` (may be NULL) becomes a text that identifies the API server: its address and the authority of its
 * certificate; it stays empty if certificates are not verified. */
const crd_cluster_view *cluster_view_read(const cluster_options *options, const crd_watch *kinds, size_t count,
                                          crd_text *server);

/* Adds to the state the objects that rules of the wanted layers read, for the kinds that the inputs can contain; with
 * --batch for all kinds and layers. The view owns them and must outlive the state (crd_cluster_view_release). False, with
 * nothing to release, if the cluster cannot be reached or does not answer, which is reported on stderr. */
bool cluster_objects_add(given_state *state, const options *options, const crd_registry *registry,
                         const inventory *inventory, const crd_cluster_view **view);

/* What is known of a cluster beside the manifests: from --state, and from --state-from-cluster. */

typedef struct known_state known_state;

/* Reads what the options name: first the cluster, then the files, whose objects replace those of the cluster with the same
 * name. False if something cannot be read, which is reported on stderr. True with a NULL state if the options name none. The
 * registry must outlive the state. */
bool known_state_read(const options *options, const crd_registry *registry, const inventory *inventory, known_state **state);
void known_state_destroy(known_state *state); /* may be NULL */

/* The state, for any number of threads; NULL: nothing is known of a cluster. */
const crd_state *known_state_of(const known_state *state);

/* Prints a line with the number of objects of each kind. */
void known_state_print(const known_state *state, FILE *stream);
