/* SPDX-License-Identifier: Apache-2.0 */
/* The forms in which crd-validate test --mutate says what came of mutants. */
#ifndef VALIDATE_MUTATE_FORM_H
#define VALIDATE_MUTATE_FORM_H

#include "suites.h"
#include "witness.h"
#include <stdio.h>

/* What came of a mutant; the texts are in the arena of who has it. */
typedef struct mutant_result {
  mutant_fate fate;
  size_t number;          /* of the mutant, from 1 */
  crd_string killer;      /* the test that noticed it: "SUITE: TEST" */
  mutant_witness witness; /* of one that survived */
} mutant_result;

typedef struct mutant_counts {
  size_t made, killed, survived, witnessed, broken, untried, tests, failing;
  double seconds;
} mutant_counts;

typedef struct mutant_form {
  const char *name;
  bool to_people; /* who read a summary behind it */
  void (*begin)(FILE *stream, const mutant_counts *counts);
  void (*result)(FILE *stream, const mutant_target *target, const mutant *mutant, const mutant_result *result);
  void (*end)(FILE *stream, const mutant_counts *counts);
} mutant_form;

/* The form of a name; NULL when there is none. */
const mutant_form *mutant_form_named(const char *name);

#endif
