/* SPDX-License-Identifier: Apache-2.0 */
/* crdc upgrade --objects: the effect of an upgrade on the objects of a dump, which is read in pieces and judged on all
 * processors. */
#pragma once

#include "command/command.h"
#include "upgrade/objects.h"
#include "upgrade/upgrade.h"

/* Prints an object's report: as a line of JSON, as text, or as a row of a table. Prints nothing if there is nothing to
 * report. */
typedef void object_printer(crd_text *out, crd_arena *arena, const object_report *report);

typedef struct objects_totals {
  size_t objects, outcomes[OBJECT_OUTCOMES], pruned;
  size_t refused[UPDATE_PARTS];
} objects_totals;

typedef struct objects_run {
  const char *program;
  const char *path;                 /* a file, a folder, or "-"; NULL: read from the cluster */
  const char *kubeconfig, *context; /* of the cluster; NULL: found as kubectl does */
  object_judge judge;
  unsigned jobs; /* 0: one thread per processor */
  object_printer *print;
  FILE *stream;
  bool alone;            /* nothing precedes the first report: its leading comma is left out */
  objects_totals totals; /* set by the run */
} objects_run;

/* Loads both sides of an upgrade into a judge of objects; false with diagnostics. */
bool objects_judge_make(upgrade *upgrade, object_judge *judge);
/* Runs over the files. False if something could not be read, which was reported on stderr. */
bool objects_run_all(objects_run *run);

/* Runs over the objects of the cluster, one kind after the other, in this thread. */
bool objects_run_cluster(objects_run *run);
/* Counts an object's report, and prints it if there is anything to report. */
void objects_take(objects_run *run, objects_totals *totals, crd_text *out, crd_arena *arena, const object_report *report);

/* Writes printed reports to the output. */
void objects_write(objects_run *run, crd_string text);

void objects_print_text(crd_text *out, crd_arena *arena, const object_report *report);
void objects_print_json(crd_text *out, crd_arena *arena, const object_report *report);
void objects_print_markdown(crd_text *out, crd_arena *arena, const object_report *report);
/* Prints a result of SARIF with a comma before it. */
void objects_print_sarif(crd_text *out, crd_arena *arena, const object_report *report);
