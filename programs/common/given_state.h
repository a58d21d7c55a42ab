/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cluster that --state gives: the objects of its files, for rules and mutations that ask for others than the
 * one that they judge. */
#pragma once

#include "input.h"
#include <crd/json.h>
#include <crd/state.h>
#include <stdio.h>

typedef struct given_state given_state;

/* What is wrong with an input of a state. All of it lasts for the call. */
typedef struct state_problem {
  crd_arena *arena;   /* of the state, for what is told of it */
  const input *input; /* without a text: it could not be read */
  crd_string document;
  size_t document_offset;            /* in the text of the input */
  size_t offset;                     /* in the document; CRD_NO_OFFSET: of all of it */
  crd_string kind;                   /* of the object; empty: not known */
  const crd_parse_error *unreadable; /* the document is no YAML or JSON; NULL: `what` is wrong with it */
  const char *what;
} state_problem;
typedef void state_complain(void *context, const state_problem *problem);

/* An empty state, the whole cluster: what is not added is not there. Objects of kinds that no rule of the registry asks for
 * are passed over, and of two of a kind with one name the later counts. The registry must outlive it. NULL without memory.
 */
given_state *given_state_create(const crd_registry *registry, state_complain *complain, void *context);
void given_state_destroy(given_state *state); /* NULL is fine */

/* Adds the documents of a text, or of a file, of all in a folder, or of standard input ("-"), as kubectl writes them:
 * objects get the defaults of their CRDs. False when something cannot be read or is no object, which is told; the rest
 * counts. */
bool given_state_add(given_state *state, const input *input);
bool given_state_read(given_state *state, const char *path);
/* Adds objects, which are borrowed and stay as they are. False without memory. */
bool given_state_add_objects(given_state *state, const crd_kind *kind, const crd_value *const *objects, size_t count);

/* For any number of threads, once all is added; NULL: nothing is known of a cluster. */
const crd_state *given_state_of(const given_state *state);

/* A line on how many objects of which kinds there are. */
void given_state_print(const given_state *state, FILE *stream);
