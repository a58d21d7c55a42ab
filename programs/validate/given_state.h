/* The state of a cluster that --state gives: the objects of its files, for rules and mutations that ask for others than the
 * one that they judge. */
#ifndef VALIDATE_GIVEN_STATE_H
#define VALIDATE_GIVEN_STATE_H

#include "input.h"
#include "options.h"
#include <crd/state.h>
#include <stdio.h>

typedef struct given_state given_state;

/* Reads what the options name, which is the whole cluster: what stands in none of its files is not there. Objects are as the
 * API server would give them, with the defaults of their CRDs; those of kinds that no rule asks for are passed over, and
 * of two of a kind with one name the later counts. False when something cannot be read, which is said on stderr; true
 * without a state (NULL) where the options give none. The registry must outlive it. */
bool given_state_read(const options *options, const crd_registry *registry, given_state **state);
/* The same of texts: an empty state, whose complaints go to a stream; NULL without memory. */
given_state *given_state_create(const crd_registry *registry, FILE *complaints);
/* Adds the documents of a text; false when something of them is wrong, which is said. The rest counts. */
bool given_state_add(given_state *state, const input *input);
void given_state_destroy(given_state *state); /* NULL is fine */

/* For any number of threads, once all is added; NULL: nothing is known of a cluster. */
const crd_state *given_state_of(const given_state *state);

/* A line on how many objects of which kinds there are. */
void given_state_print(const given_state *state, FILE *stream);

#endif
