/* SPDX-License-Identifier: Apache-2.0 */
/* What crd-validate test works on: the suites that were found, each a job of a thread. */
#pragma once

#include "options.h"
#include "output.h"
#include <pthread.h>
#include <stdatomic.h>

/* All texts are of malloc. */
typedef struct suite_job {
  char *file;
  suite_shape shape;
  bool named;     /* on the command line; else it was found in a folder */
  bool asked;     /* it is to be run */
  output output;  /* once it is done */
  output notes;   /* for standard error */
  output touched; /* paths that it read, a line each; without text: it was not run */
  suite_counts counts;
  bool done;
} suite_job;

typedef struct suite_bench {
  const suite_options *options;
  suite_files *files;
  suite_kinds *kinds;
  cover *cover; /* NULL: nothing is counted */
  suite_job *jobs;
  size_t count, room;
  size_t next;   /* under the lock */
  bool readable; /* all that was named could be read */
  bool layout;   /* suites stand as in openshift's projects, in tests/NAME/ */
  atomic_bool over;
  pthread_mutex_t lock;
  pthread_cond_t done;
} suite_bench;

/* Finds the suites of the command line, in place of those that there are. */
void suite_bench_find(suite_bench *bench);
/* Ends the jobs. */
void suite_bench_clear(suite_bench *bench);

/* Runs a job. */
void suite_job_run(suite_bench *bench, suite_job *job);
