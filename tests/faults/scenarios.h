/* SPDX-License-Identifier: Apache-2.0 */
/* What the public functions of libcrdrt do over real inputs, told as a digest. */
#ifndef FAULTS_SCENARIOS_H
#define FAULTS_SCENARIOS_H

#include <crd/guard.h>
#include <crd/value.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* The bytes of the inputs, read before anything fails. */
typedef struct scenario_inputs {
  crd_string yaml;      /* a RayCluster */
  crd_string good, bad; /* the same and a wrong one, as JSON */
  const char *settings; /* the path of a file of settings */
  FILE *nowhere;        /* takes all that is written, without memory of its own: a work that is stopped closes no stream */
} scenario_inputs;

typedef struct scenario {
  const char *name;
  /* Works in the arena and adds what comes out to the digest. False when a function said that it could not. */
  bool (*run)(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest);
  bool guards_itself; /* also called without a guard */
  bool remembers;     /* what it allocates may stay, as in a cache */
} scenario;

extern const scenario scenarios[];
extern const size_t scenario_count;

#endif
