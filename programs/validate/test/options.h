/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of crd-validate test. */
#pragma once

#include "cli/flags.h"
#include "coverage/options.h"
#include "form.h"

typedef struct suite_options {
  bool help;
  const char **inputs;
  size_t input_count;
  flag_texts crds, filters;
  const suite_form *form;
  unsigned jobs;       /* threads; 0: as many as there are processors */
  suite_minors minors; /* 0: what suites say, or the newest */
  bool fail_fast, quiet;
  bool mutate; /* mutants of the CRDs are run */
  flag_texts mutate_filters;
  unsigned mutate_budget;  /* seconds; 0: no bound */
  const char *mutate_keep; /* a folder for the mutants' CRDs; NULL: none */
  unsigned mutate_objects; /* the most that are looked at for a witness; 0: the usual */
  cover_options cover;
  bool update;   /* expectations of tests that fail are rewritten */
  bool expanded; /* the paths of --crd are of malloc: patterns are expanded */
  bool watch;    /* it goes on, and runs again what changes */
} suite_options;

/* Reads the arguments behind "test"; as options_read. */
options_result suite_options_read(suite_options *options, int count, char **arguments);
/* Prints the help. */
void suite_options_describe(const flag_help *help);
void suite_options_free(suite_options *options);
