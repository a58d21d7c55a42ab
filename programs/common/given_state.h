/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cluster from --state: the objects of its files, for rules and mutations that ask for other objects than the
 * one they judge. */
#pragma once

#include "input.h"
#include <crd/json.h>
#include <crd/state.h>
#include <stdio.h>

typedef struct given_state given_state;

/* An error in a state's input. It lives for the call alone. */
typedef struct state_problem {
  crd_arena *arena;   /* of the state, for messages */
  const input *input; /* without a text: it could not be read */
  crd_string document;
  size_t document_offset;            /* in the text of the input */
  size_t offset;                     /* in the document; CRD_NO_OFFSET: the whole document */
  crd_string kind;                   /* of the object; empty: unknown */
  const crd_parse_error *unreadable; /* the document is not YAML or JSON; NULL: see `what` */
  const char *what;
} state_problem;
typedef void state_complain(void *context, const state_problem *problem);

/* An empty state, which counts as the whole cluster: objects that are not added do not exist. Objects that no rule of the
 * registry asks for are skipped; of two objects of the same kind and name the later one is used. The registry must outlive
 * the state. NULL without memory. */
given_state *given_state_create(const crd_registry *registry, state_complain *complain, void *context);
void given_state_destroy(given_state *state); /* may be NULL */

/* Adds the documents of a text, a file, a folder, or standard input ("-"), in kubectl's format; objects get the defaults of
 * their CRDs. False if something cannot be read or is no object, which is reported; the rest is added. */
bool given_state_add(given_state *state, const input *input);
bool given_state_read(given_state *state, const char *path);
/* Adds objects, which are borrowed and not changed. False without memory. */
bool given_state_add_objects(given_state *state, const crd_kind *kind, const crd_value *const *objects, size_t count);

/* The state, for any number of threads, after everything was added; NULL: nothing is known of a cluster. */
const crd_state *given_state_of(const given_state *state);

/* Prints a line with the number of objects of each kind. */
void given_state_print(const given_state *state, FILE *stream);
