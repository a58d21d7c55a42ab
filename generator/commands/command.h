/* What the commands of crdc share. */
#ifndef CRDC_COMMANDS_COMMAND_H
#define CRDC_COMMANDS_COMMAND_H

#include "commands/options.h"
#include "compile/libcrdc.h"

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
/* Adds the overlays, then the CRDs. */
bool command_add(compilation *compilation, const common *common);
/* Checks what every command needs: CRDs that exist, and a version that is known (0: none given). EXIT_GOOD when all is
 * there. */
int command_settle(const common *common, unsigned *minor);
bool command_wants_color(FILE *stream);

/* crdc rules. */
int rules_command_run(int argc, char **argv);
/* crdc crd. */
int crd_command_run(int argc, char **argv);
/* crdc manifests. */
int manifests_command_run(int argc, char **argv);
/* crdc eval. */
int eval_command_run(int argc, char **argv);

#endif
