/* SPDX-License-Identifier: Apache-2.0 */
/* crdc upgrade --objects: what an upgrade does to the objects of a dump, which is read in pieces and judged by all
 * processors. */
#pragma once

#include "command/command.h"
#include "upgrade/objects.h"
#include "upgrade/upgrade.h"

/* What becomes of an object's report: a line of JSON, text, or a row of a table. Writes nothing where there is nothing to
 * say. */
typedef void object_printer(crd_text *out, crd_arena *arena, const object_report *report);

typedef struct objects_totals {
  size_t objects, outcomes[OBJECT_OUTCOMES], pruned;
  size_t refused[UPDATE_PARTS];
} objects_totals;

typedef struct objects_run {
  const char *program;
  const char *path;                 /* a file, a folder, or "-"; NULL: the cluster is asked */
  const char *kubeconfig, *context; /* of the cluster; NULL: as kubectl finds them */
  object_judge judge;
  unsigned jobs; /* 0: a thread for each processor */
  object_printer *print;
  FILE *stream;
  bool alone;            /* nothing stands before the first report: the comma that it begins with is left out */
  objects_totals totals; /* afterwards */
} objects_run;

/* Both sides of an upgrade, loaded, as objects are judged by them; false with diagnostics. */
bool objects_judge_make(upgrade *upgrade, object_judge *judge);
/* False where something could not be read, which was said on stderr. */
bool objects_run_all(objects_run *run);

/* The same of the objects of the cluster, one kind after the other, in this thread. */
bool objects_run_cluster(objects_run *run);
/* Counts an object's report, and prints it where there is something to say. */
void objects_take(objects_run *run, objects_totals *totals, crd_text *out, crd_arena *arena, const object_report *report);

/* Writes what reports have written. */
void objects_write(objects_run *run, crd_string text);

void objects_print_text(crd_text *out, crd_arena *arena, const object_report *report);
void objects_print_json(crd_text *out, crd_arena *arena, const object_report *report);
void objects_print_markdown(crd_text *out, crd_arena *arena, const object_report *report);
/* A result of SARIF, behind a comma. */
void objects_print_sarif(crd_text *out, crd_arena *arena, const object_report *report);
