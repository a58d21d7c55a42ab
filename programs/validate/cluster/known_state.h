/* SPDX-License-Identifier: Apache-2.0 */
/* What is known of a cluster beside the manifests: what --state gives, and what --state-from-cluster reads. */
#ifndef VALIDATE_CLUSTER_KNOWN_STATE_H
#define VALIDATE_CLUSTER_KNOWN_STATE_H

#include "inputs/inventory.h"
#include "options/options.h"
#include <crd/state.h>
#include <stdio.h>

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

#endif
