/* What the commands of crdc share. */
#ifndef CRDC_COMMANDS_COMMAND_H
#define CRDC_COMMANDS_COMMAND_H

#include "commands/options.h"
#include "compile/libcrdc.h"
#include <time.h>

/* The minors of Kubernetes that --kubernetes-version takes. */
#define OLDEST_MINOR 30u
#define NEWEST_MINOR 37u

/* UNDONE: something could not be read, written or had. */
enum { EXIT_GOOD = 0, EXIT_WRONG = 1, EXIT_USAGE = 2, EXIT_UNDONE = 2 };

typedef struct common {
  const char *program; /* "crdc lint" */
  bool help;
  const char *kubernetes; /* as given, or NULL */
  arguments crds;
  arguments overlays; /* --overlay, each time it was given */
  bool no_overlays;
} common;

/* The exit status of what went well or not, by what was found. */
int command_status(bool good, const diagnostics *found);
/* Says in one line what is wrong with the command line; EXIT_USAGE. */
int command_usage(const common *common, const char *what);
/* Takes --overlay FILE (any number of times) and --no-overlays out of the command line, before the other options are read.
 * EXIT_GOOD, or EXIT_USAGE after a message. */
int command_take_overlays(common *common, int *argc, char **argv);
/* A line on the terminal, only once the work has taken a while. */
typedef struct progress {
  struct timespec start;
  bool shown;
} progress;

void progress_step(progress *progress, const char *doing, const char *what);
void progress_end(progress *progress);
double command_seconds_since(const struct timespec *start);

/* Adds the overlays, then the CRDs; `progress` says which one, and may be NULL. */
bool command_add(compilation *compilation, const common *common, progress *progress);
/* Checks what every command needs: CRDs that exist, and a version that is known (0: none given). EXIT_GOOD when all is
 * there. */
int command_settle(const common *common, unsigned *minor);
bool command_wants_color(FILE *stream);

/* How much was read, and as people are told: "1 CRD, 2 versions, 3 rules". */
typedef struct crd_counts {
  size_t crds, versions, rules;
} crd_counts;

crd_counts crd_counts_of(const crd_set *set);
void crd_counts_print(FILE *stream, const crd_counts *counts);
/* Of a word behind a number. */
const char *plural_ending(size_t number);

/* One file each: crdc generate, lint, crd, manifests, rules, eval. */
int generate_command_run(int argc, char **argv);
int lint_command_run(int argc, char **argv);
int crd_command_run(int argc, char **argv);
int manifests_command_run(int argc, char **argv);
int rules_command_run(int argc, char **argv);
int eval_command_run(int argc, char **argv);

#endif
