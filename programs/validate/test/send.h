/* SPDX-License-Identifier: Apache-2.0 */
/* A request of a test as a client sends it, and the API server's response. */
#pragma once

#include <crd/request.h>

/* The uid of every object. */
#define SUITE_UID "00000000-0000-0000-0000-000000000001"

typedef struct suite_request {
  const crd_registry *registry;
  crd_operation operation; /* CRD_DELETE: only the layers above the CRD judge it */
  const crd_value *object; /* is not changed; for CRD_DELETE the deleted object */
  const crd_value *old_object;
  unsigned layers;      /* CRD_LAYER_... */
  crd_layer alone;      /* the only layer above the CRD that judges the unchanged object; 0: all of `layers` */
  bool keeps_namespace; /* the object's own; else all objects are in "default" */
  bool mutates;         /* a create runs the mutations of its kind first */
  const crd_settings *settings;
  const struct crd_state *state;
  crd_field_validation field_validation;
  unsigned kubernetes_minor;
  struct cover_run *cover; /* counts what is judged; may be NULL */
} suite_request;

/* Everything is in the arena. */
typedef struct suite_answer {
  bool taken;
  crd_string message; /* why it was refused */
  crd_value *stored;  /* of an accepted object, as a client gets it; NULL for CRD_DELETE and for a single layer */
  crd_texts warnings;
} suite_answer;

/* The map member of that name; an absent one is added. */
crd_value *suite_map_member(crd_arena *arena, crd_value *map, crd_string name);

/* Sends the request; returns answer->taken. */
bool suite_send(crd_arena *arena, const suite_request *request, suite_answer *answer);
