/* SPDX-License-Identifier: Apache-2.0 */
/* The work of crd-validate test: the suites that were found, each one a job for a thread. */
#pragma once

#include "options.h"
#include "output.h"
#include <pthread.h>
#include <stdatomic.h>

/* All texts are allocated with malloc. */
typedef struct suite_job {
  char *file;
  suite_shape shape;
  bool named;     /* named on the command line; else it was found in a folder */
  bool asked;     /* it is to be run */
  output output;  /* set when it is done */
  output notes;   /* for standard error */
  output touched; /* the paths that it read, one per line; empty: it did not run */
  suite_counts counts;
  bool done;
} suite_job;

typedef struct suite_bench {
  const suite_options *options;
  suite_files *files;
  suite_kinds *kinds;
  cover *cover; /* NULL: no coverage */
  suite_job *jobs;
  size_t count, room;
  size_t next;   /* protected by the lock */
  bool readable; /* all named files could be read */
  bool layout;   /* suites are in tests/NAME/, as in openshift's projects */
  atomic_bool over;
  pthread_mutex_t lock;
  pthread_cond_t done;
} suite_bench;

/* Finds the suites of the command line; they replace the current ones. */
void suite_bench_find(suite_bench *bench);
/* Frees the jobs. */
void suite_bench_clear(suite_bench *bench);

/* Runs a job. */
void suite_job_run(suite_bench *bench, suite_job *job);
