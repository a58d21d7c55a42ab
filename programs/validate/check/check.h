/* SPDX-License-Identifier: Apache-2.0 */
/* Checks files: every document, and every item of a List. */
#pragma once

#include "cluster/cluster_objects.h"
#include "inputs/inventory.h"
#include "judge/policed.h"
#include "judges/kinds.h"
#include "kinds/catalog_kinds.h"
#include "kinds/manifest_crds.h"
#include "options/options.h"
#include "report/finding.h"
#include "report/form.h"
#include <crd/types.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* --policies: documents are also judged by admission policies. First the mutating policies change a document, then the other
 * judge checks the result, then the validating policies check what it allowed. */

typedef struct policies policies;

/* Reads and compiles what the options name; `made` is NULL if they name nothing. The registry has the other kinds and must
 * outlive the policies. False on errors, which were reported. */
bool policies_load(const options *options, const crd_registry *registry, policies **made);
void policies_destroy(policies *policies); /* may be NULL */
/* Those kinds, and those of CRDs beside the policies. */
const crd_registry *policies_registry(const policies *policies);

/* Their whole configuration. */
const crd_admission_configuration *policies_configuration(const policies *policies);

/* Judges an object by the policies and by that judge (may be NULL). Any thread may call it. */
void policies_judge(const policies *policies, crd_arena *arena, crd_value *object, const policed_judge *judge,
                    crd_verdict *verdict, policy_account *account);

/* What documents and requests are judged with. */
typedef struct check_context {
  const options *options;
  const kinds *kinds;
  const crd_settings *settings;
  const known_state *state;                /* of the cluster; NULL: nothing is known of it */
  int64_t began;                           /* the start of the run */
  const catalog_kinds *catalogs;           /* NULL: none */
  const policies *policies;                /* of admission (--policies); NULL: none */
  const struct substitution *substitution; /* NULL: objects are not changed */
} check_context;

/* A mode of the program other than checking files. */
typedef struct check_mode {
  options_mode asked;
  int (*run)(const check_context *context); /* returns the exit code */
} check_mode;

/* Checks the whole inventory and reports as the options ask. Returns the exit code. */
int check_inputs(const check_context *context, inventory *inventory, const manifest_crds *manifests);

/* The progress of a long run: a line on standard error if that is a terminal, overwritten and removed at the end. */

typedef struct progress {
  bool wanted, shown;
  int64_t next; /* the time of the next update */
} progress;

/* Milliseconds of the monotonic clock. */
int64_t progress_now(void);
/* For a run that began at that time. */
progress progress_start(bool wanted, int64_t began);
/* Updates the line, at most five times a second, after the first second of the run. */
void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files);
/* Does the same for a replay. */
void progress_say_events(progress *progress, uint64_t events, uint64_t refused);
/* Removes the line; call it before any other output to the terminal. */
void progress_clear(progress *progress);

/* The outputs of a run: standard output and files, each in its own form. */

typedef struct outlets {
  outlet items[OUTLETS_MOST];
  size_t count;
  size_t broken; /* how often outlets_break was called */
  crd_arena *arena;
} outlets;

/* Opens the outputs of the options and begins the forms. False after a message; outlets_close must be called all the
 * same. */
bool outlets_open(outlets *outlets, const output_options *options);
/* Writes the findings of a file or a part of it to one output. */
void outlets_part(outlets *outlets, size_t index, const form_part *part);
/* Records a file that could not be read, or a document that could not be judged, in the forms that support this. */
void outlets_break(outlets *outlets, const char *file, unsigned document, const char *why);
void outlets_end(outlets *outlets, const form_totals *totals);
/* Closes the files; false after a message if some output failed. */
bool outlets_close(outlets *outlets);

/* Whether standard output is in a form for people. */
bool outlets_to_people(const outlets *outlets);
/* Whether the form of standard output has its own summary. */
bool outlets_count_themselves(const outlets *outlets);
/* Whether a form needs the places of rules. */
bool outlets_want_places(const outlets *outlets);
