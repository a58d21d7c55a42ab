/* The state of a cluster that --state gives: the objects of its files, for rules and mutations that ask for others than the
 * one that they judge. */
#ifndef VALIDATE_GIVEN_STATE_H
#define VALIDATE_GIVEN_STATE_H

#include "kinds.h"
#include "options.h"
#include <crd/state.h>
#include <stdio.h>

typedef struct given_state given_state;

/* Reads what the options name, which is the whole cluster: what stands in none of its files is not there. Objects are as the
 * API server would give them, with the defaults of their CRDs; those of kinds that no rule asks for are passed over, and
 * of two of a kind with one name the later counts. False when something cannot be read, which is said on stderr; true
 * without a state (NULL) where the options give none. The kinds must outlive it. */
bool given_state_read(const options *options, const kinds *kinds, given_state **state);
void given_state_destroy(given_state *state); /* NULL is fine */

/* For any number of threads; NULL: nothing is known of a cluster. */
const crd_state *given_state_of(const given_state *state);

/* A line on how many objects of which kinds there are. */
void given_state_print(const given_state *state, FILE *stream);

#endif
