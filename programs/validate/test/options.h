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
  unsigned jobs;       /* threads; 0: one per processor */
  suite_minors minors; /* 0: those of the suites, or the newest */
  bool fail_fast, quiet;
  bool mutate; /* run the tests with mutants of the CRDs */
  flag_texts mutate_filters;
  unsigned mutate_budget;  /* seconds; 0: no limit */
  const char *mutate_keep; /* a folder for the mutants' CRDs; NULL: none */
  unsigned mutate_objects; /* the most objects that are tried for a witness; 0: the default */
  cover_options cover;
  bool update;   /* rewrite the expectations of failing tests */
  bool expanded; /* the paths of --crd are allocated, because patterns were expanded */
  bool watch;    /* keep running, and rerun what changes */
} suite_options;

/* Reads the arguments after "test"; returns like options_read. */
options_result suite_options_read(suite_options *options, int count, char **arguments);
/* Prints the help. */
void suite_options_describe(const flag_help *help);
void suite_options_free(suite_options *options);
