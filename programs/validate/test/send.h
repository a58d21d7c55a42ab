/* SPDX-License-Identifier: Apache-2.0 */
/* A request of a test, as a client sends it, and what the API server answers. */
#pragma once

#include <crd/request.h>

/* The uid of every object. */
#define SUITE_UID "00000000-0000-0000-0000-000000000001"

typedef struct suite_request {
  const crd_registry *registry;
  crd_operation operation; /* CRD_DELETE: only the layers above the CRD are asked */
  const crd_value *object; /* is not changed; of CRD_DELETE the one that goes */
  const crd_value *old_object;
  unsigned layers;      /* CRD_LAYER_... */
  crd_layer alone;      /* this one above the CRD is asked, of the object as it is; 0: all of `layers` */
  bool keeps_namespace; /* that the object says; else all are in "default" */
  bool mutates;         /* a create goes by way of the mutations of its kind */
  const crd_settings *settings;
  const struct crd_state *state;
  crd_field_validation field_validation;
  unsigned kubernetes_minor;
  struct cover_run *cover; /* counts what is judged; NULL: nothing does */
} suite_request;

/* All of it is in the arena. */
typedef struct suite_answer {
  bool taken;
  crd_string message; /* why not */
  crd_value *stored;  /* of what was taken, as a client gets it; NULL of CRD_DELETE and of a layer alone */
  crd_texts warnings;
} suite_answer;

/* The member of a map that is a map, made where there is none. */
crd_value *suite_map_member(crd_arena *arena, crd_value *map, crd_string name);

/* Sends it; gives answer->taken. */
bool suite_send(crd_arena *arena, const suite_request *request, suite_answer *answer);
