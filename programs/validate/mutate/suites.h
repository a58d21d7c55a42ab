/* SPDX-License-Identifier: Apache-2.0 */
/* The suites of a command line by the CRDs that they are about, and whether they notice a mutant. */
#pragma once

#include "mutant.h"
#include "test/bench.h"

/* A test of a suite; those that fail without any change notice nothing. */
typedef struct mutant_test {
  const suite *suite;
  const suite_case *test;
} mutant_test;

/* A CRD, or one version of it, and all tests of it. */
typedef struct mutant_target {
  suite_crd crd;
  crd_string text;    /* of its file, in which places are */
  crd_string version; /* empty: all */
  mutant_test *tests;
  size_t test_count, test_room;
  size_t failing; /* tests that fail without any change, and are left out */
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
  unsigned kubernetes_minor; /* the newest that is asked for */
  bool readable;             /* all that was named could be read */
} mutant_targets;

/* Finds the suites of the options and their CRDs; what is wrong goes to standard error. Ended with mutant_targets_end. */
void mutant_targets_find(mutant_targets *targets, const suite_options *options);
void mutant_targets_end(mutant_targets *targets);

/* What became of a mutant. */
typedef enum mutant_fate {
  MUTANT_UNTRIED,  /* there was no time */
  MUTANT_KILLED,   /* a test noticed it */
  MUTANT_SURVIVED, /* all tests passed */
  MUTANT_BROKEN    /* it does not compile */
} mutant_fate;

/* Runs the tests of a target over another form of its CRD until one fails, from the test `first` on; which one, in
 * `killer`. For several threads. */
mutant_fate mutant_target_run(const mutant_targets *targets, const mutant_target *target, const crd_value *root,
                              size_t first, size_t *killer);

/* What a mutant judges otherwise than the original: an object, or an update, that shows it. */

/* What one of the two says of an object. */
typedef struct mutant_saying {
  bool allowed;
  crd_string message; /* of a refusal */
  crd_string stored;  /* JSON of what would be stored; empty of a refusal */
} mutant_saying;

typedef struct mutant_witness {
  bool found;
  unsigned searched;             /* objects that were judged by both */
  const char *operation;         /* "create", "update", "update-status" */
  crd_string object, old_object; /* JSON; the latter empty of a create */
  mutant_saying original, changed;
} mutant_witness;

/* An original CRD, compiled once for many mutants of one thread. */
typedef struct mutant_original mutant_original;

/* The version of a CRD's document, alone. NULL when it does not compile. */
mutant_original *mutant_original_create(const crd_value *crd, crd_string version, unsigned kubernetes_minor);
void mutant_original_destroy(mutant_original *original); /* NULL is fine */

/* Looks for a witness among `tries` objects at most; what is found is in `arena`. */
void mutant_witness_find(crd_arena *arena, mutant_original *original, const crd_value *crd, const mutant *mutant,
                         unsigned tries, mutant_witness *witness);
