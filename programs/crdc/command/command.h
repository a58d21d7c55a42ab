/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the commands of crdc. */
#pragma once

#include "cli/flags.h"
#include "compile/libcrdc.h"
#include <time.h>

/* The Kubernetes minors that --kubernetes-version accepts. */

/* UNDONE: a read, a write or an allocation failed. */
enum { EXIT_GOOD = 0, EXIT_WRONG = 1, EXIT_USAGE = 2, EXIT_UNDONE = 2 };

/* The operands of a command line; they point into argv. */
typedef struct arguments {
  const char **operands;
  size_t count;
} arguments;

/* The first member of the options of every command. */
typedef struct common {
  const char *program; /* "crdc lint" */
  crd_arena *arena;    /* of the run; owns the options too */
  bool help;
  const char *kubernetes; /* as given, or NULL */
  arguments crds;
  arguments overlays;       /* each --overlay */
  compile_options settings; /* its minor and overlays are set before the command runs */
} common;

/* A command of crdc; it is defined in its own file. */
typedef struct command {
  const char *program;                  /* the prefix of messages: "crdc lint" */
  size_t size;                          /* of its options, which begin with a `common` */
  const char *(*refuse)(void *options); /* completes the options and returns their error, or NULL. NULL: nothing to check */
  /* Runs with an empty compilation; returns the exit status. */
  int (*run)(void *options, compilation *compilation);
  const page_text *page; /* its help, and the further sections of its manual page */
  const flag *flags;     /* into the options */
  size_t flag_count;
  bool (*takes)(const char *operand); /* whether an operand is accepted that is no file; NULL: none is */
  bool without_crds;                  /* it can run without CRDs */
  bool overlays;                      /* it accepts --overlay FILE, repeatedly, and --no-overlays */
} command;

extern const command generate_command, lint_command, crd_command, manifests_command, rules_command, eval_command,
    example_command, grow_command, upgrade_command, explain_command, catalog_command, admission_command;

/* Rows that several commands use. */
#define COMMAND_HELP FLAG_ON("help", 'h', offsetof(common, help), "show this help")
#define COMMAND_KUBERNETES                                                                                                  \
  FLAG_TEXT("kubernetes-version", 0, offsetof(common, kubernetes), "1.N",                                                   \
            "the API server to agree with (1.30 to 1.37; 1.37)")
#define COMMAND_OVERLAYS                                                                                                    \
  { .heading = "    --overlay FILE, --no-overlays", .help = "as crdc crd takes them" }

/* Runs a command with its command line; returns the exit status. */
int command_run(const command *self, int argc, char **argv);
/* Prints the error of a flag to standard error, with the flag that was probably meant. */
void command_complain(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                      const char *value);
void command_describe(const command *self, const flag_help *help);
void command_print_help(const command *self, FILE *stream);

/* The exit status for success or failure; diagnostics decide which failure it is. */
int command_status(bool good, const diagnostics *found);
/* A progress line on the terminal, which appears only after some time. */
typedef struct progress {
  struct timespec start;
  bool shown;
} progress;

void progress_step(progress *progress, const char *doing, const char *what);
void progress_end(progress *progress);
double command_seconds_since(const struct timespec *start);

/* Adds the overlays, then the CRDs; `progress` (may be NULL) shows the current one. */
bool command_add(compilation *compilation, const common *common, progress *progress);
/* Prints diagnostics to standard error; false if there are errors. */
bool command_report(const diagnostics *found);
/* Whether the format `form` (may be NULL) is "json" or not; false if it is neither json nor text. */
bool command_takes_form(const char *form, bool *json);
bool command_wants_color(FILE *stream);

/* What was read, and the text for it: "1 CRD, 2 versions, 3 rules". */
typedef struct crd_counts {
  size_t crds, versions, rules;
} crd_counts;

crd_counts crd_counts_of(const crd_set *set);
void crd_counts_print(FILE *stream, const crd_counts *counts);
/* The plural ending of a word after a number. */
const char *plural_ending(size_t number);
