/* SPDX-License-Identifier: Apache-2.0 */
/* The steps of a request through the admission chain, as data. */
#pragma once

#include "documents/untyped.h"
#include <crd/admission.h>
#include <crd/request.h>

typedef struct chain_step {
  const char *what;   /* "decoding", "MutatingAdmissionPolicy", "MutatingAdmissionWebhook", "schema" ... */
  crd_string name;    /* of the policy, or CONFIGURATION/WEBHOOK */
  crd_string binding; /* of the policy, with its parameter; may be empty */
  crd_string outcome; /* "changed the object", "not asked: objectSelector", "allowed" ... */
  unsigned round;     /* 1: reinvoked */
  bool idle;          /* it does not apply to the request: its rules or selectors do not match */
  bool refused;
  value_changes changes;
} chain_step;

typedef struct chain_steps {
  crd_arena *arena;
  chain_step *items;
  size_t count, room;
} chain_steps;

/* The events of a request, from which the steps are made. */
typedef struct chain_events {
  crd_arena *arena;
  crd_admission_change *changes;
  size_t change_count, change_room;
  struct chain_call *calls;
  size_t call_count, call_room;
} chain_events;

/* A webhook that was called. */
typedef struct chain_call {
  crd_string configuration, webhook;
  bool mutating;
  unsigned round;
  const char *how; /* "run here", "unknown: not run here" */
} chain_call;

/* Record a change (crd_admission_options.changed) and a call. */
void chain_note_change(void *events, const crd_admission_change *change);
void chain_note_call(chain_events *events, const crd_hook_call *call, const char *how);

chain_step *chain_steps_add(chain_steps *steps, const char *what);
/* Adds the steps of the mutating or validating half, made from the verdict and the events. */
void chain_steps_add_half(chain_steps *steps, const chain_events *events, const crd_admission_verdict *verdict,
                          bool mutating);
