/* SPDX-License-Identifier: Apache-2.0 */
/* The suites of a command line by CRD, and whether they notice a mutant. */
#pragma once

#include "mutant.h"
#include "test/bench.h"

/* A test of a suite. Tests that fail on the unchanged CRD cannot notice anything. */
typedef struct mutant_test {
  const suite *suite;
  const suite_case *test;
} mutant_test;

/* A CRD, or one version of it, and all tests of it. */
typedef struct mutant_target {
  suite_crd crd;
  crd_string text;    /* of its file, for places */
  crd_string version; /* empty: all versions */
  mutant_test *tests;
  size_t test_count, test_room;
  size_t failing; /* tests that fail on the unchanged CRD, and are left out */
} mutant_target;

/* The CRDs of a suite that are in use. */
typedef struct mutant_crds {
  suite_crds crds;
  struct mutant_crds *next;
} mutant_crds;

typedef struct mutant_targets {
  crd_arena *arena;
  const suite_options *options;
  suite_bench bench; /* with the suites' files */
  mutant_crds *crds;
  mutant_target *items;
  size_t count, room;
  unsigned kubernetes_minor; /* the newest that a suite needs */
  bool readable;             /* everything could be read */
} mutant_targets;

/* Finds the suites of the options and their CRDs; reports errors on standard error. Free it with mutant_targets_end. */
void mutant_targets_find(mutant_targets *targets, const suite_options *options);
void mutant_targets_end(mutant_targets *targets);

/* The result for a mutant. */
typedef enum mutant_fate {
  MUTANT_UNTRIED,  /* out of time */
  MUTANT_KILLED,   /* a test noticed it */
  MUTANT_SURVIVED, /* all tests passed */
  MUTANT_BROKEN    /* it does not compile */
} mutant_fate;

/* Runs the tests of a target with a changed CRD until one fails, beginning with test `first`; `killer` becomes that test.
 * For several threads. */
mutant_fate mutant_target_run(const mutant_targets *targets, const mutant_target *target, const crd_value *root,
                              size_t first, size_t *killer);

/* A witness: an object or an update that a mutant judges differently than the original. */

/* The verdict of one of the two. */
typedef struct mutant_saying {
  bool allowed;
  crd_string message; /* of a refusal */
  crd_string stored;  /* the JSON that would be stored; empty if refused */
} mutant_saying;

typedef struct mutant_witness {
  bool found;
  unsigned searched;             /* how many objects both judged */
  const char *operation;         /* "create", "update", "update-status" */
  crd_string object, old_object; /* JSON; old_object is empty for a create */
  mutant_saying original, changed;
} mutant_witness;

/* The original CRD, compiled once for all mutants of one thread. */
typedef struct mutant_original mutant_original;

/* Compiles one version of a CRD's document. NULL if it does not compile. */
mutant_original *mutant_original_create(const crd_value *crd, crd_string version, unsigned kubernetes_minor);
void mutant_original_destroy(mutant_original *original); /* may be NULL */

/* Searches for a witness among at most `tries` objects; the result is in `arena`. */
void mutant_witness_find(crd_arena *arena, mutant_original *original, const crd_value *crd, const mutant *mutant,
                         unsigned tries, mutant_witness *witness);
