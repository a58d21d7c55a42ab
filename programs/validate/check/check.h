/* SPDX-License-Identifier: Apache-2.0 */
/* Checking files: every document, every item of a List. */
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

/* --policies: documents judged by admission policies as well. Mutating ones are asked first, then who else judges, of what
 * they made of it, then validating ones, of what was let in. */

typedef struct policies policies;

/* Reads and compiles what the options name; NULL in `made` where they name none. The registry, of the other kinds that are
 * judged, must outlive it. False when something is wrong, which was said. */
bool policies_load(const options *options, const crd_registry *registry, policies **made);
void policies_destroy(policies *policies); /* NULL is fine */
/* Those kinds, and those of the CRDs beside the policies. */
const crd_registry *policies_registry(const policies *policies);

/* All that they go by. */
const crd_admission_configuration *policies_configuration(const policies *policies);

/* Judges an object by them and by that judge (NULL: there is none). In any thread. */
void policies_judge(const policies *policies, crd_arena *arena, crd_value *object, const policed_judge *judge,
                    crd_verdict *verdict, policy_account *account);

/* What documents and requests are judged with. */
typedef struct check_context {
  const options *options;
  const kinds *kinds;
  const crd_settings *settings;
  const known_state *state;                /* of the cluster; NULL: nothing is known of it */
  int64_t began;                           /* when the run did */
  const catalog_kinds *catalogs;           /* NULL: none */
  const policies *policies;                /* of admission (--policies); NULL: none */
  const struct substitution *substitution; /* NULL: nothing is put into objects */
} check_context;

/* Another thing to do with it than to check files. */
typedef struct check_mode {
  options_mode asked;
  int (*run)(const check_context *context); /* gives the exit code */
} check_mode;

/* Checks all of the inventory and reports as the options ask. Gives the exit code. */
int check_inputs(const check_context *context, inventory *inventory, const manifest_crds *manifests);

/* How far a long run is: a line on standard error where that is a terminal, written over itself and gone at the end. */

typedef struct progress {
  bool wanted, shown;
  int64_t next; /* when it is written again */
} progress;

/* Milliseconds of the monotonic clock. */
int64_t progress_now(void);
/* Of a run that began then. */
progress progress_start(bool wanted, int64_t began);
/* Says it where the run has taken more than a second, five times a second at most. */
void progress_say(progress *progress, size_t documents, size_t invalid, size_t files, size_t all_files);
/* The same of a replay. */
void progress_say_events(progress *progress, uint64_t events, uint64_t refused);
/* Takes the line away; to be called before anything else is written to the terminal. */
void progress_clear(progress *progress);

/* The outputs of a run: standard output and files, each in a form of its own. */

typedef struct outlets {
  outlet items[OUTLETS_MOST];
  size_t count;
  size_t broken; /* how often outlets_break was called */
  crd_arena *arena;
} outlets;

/* Opens what the options ask for and begins the forms. False after a message; outlets_close is called all the same. */
bool outlets_open(outlets *outlets, const output_options *options);
/* What was told of a file or a part of it, in one of them. */
void outlets_part(outlets *outlets, size_t index, const form_part *part);
/* A file could not be read, or documents of it not be judged: tells the forms that have a place for it. */
void outlets_break(outlets *outlets, const char *file, unsigned document, const char *why);
/* Ends the forms. */
void outlets_end(outlets *outlets, const form_totals *totals);
/* Closes the files; false after a message where not everything could be written. */
bool outlets_close(outlets *outlets);

/* Whether people read standard output. */
bool outlets_to_people(const outlets *outlets);
/* Whether the form of standard output has a place for a summary of its own. */
bool outlets_count_themselves(const outlets *outlets);
/* Whether rules' places are asked for. */
bool outlets_want_places(const outlets *outlets);
