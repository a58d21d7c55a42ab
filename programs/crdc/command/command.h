/* SPDX-License-Identifier: Apache-2.0 */
/* What the commands of crdc share. */
#pragma once

#include "cli/flags.h"
#include "compile/libcrdc.h"
#include <time.h>

/* The minors of Kubernetes that --kubernetes-version takes. */

/* UNDONE: something could not be read, written or had. */
enum { EXIT_GOOD = 0, EXIT_WRONG = 1, EXIT_USAGE = 2, EXIT_UNDONE = 2 };

/* What is no flag on a command line; into argv. */
typedef struct arguments {
  const char **operands;
  size_t count;
} arguments;

/* What commands have in common: the first member of their options. */
typedef struct common {
  const char *program; /* "crdc lint" */
  crd_arena *arena;    /* of the run; holds the options too */
  bool help;
  const char *kubernetes; /* as given, or NULL */
  arguments crds;
  arguments overlays;       /* --overlay, each time it was given */
  compile_options settings; /* its minor and overlays are set before the command runs */
} common;

/* A command of crdc; its file has it. */
typedef struct command {
  const char *program;                  /* what messages begin with: "crdc lint" */
  size_t size;                          /* of its options, which begin with a common */
  const char *(*refuse)(void *options); /* says what is wrong with the options, or NULL; completes them. NULL: nothing is */
  /* Its work, with a compilation that is empty; the exit status. */
  int (*run)(void *options, compilation *compilation);
  const page_text *page; /* its help, and what its page of the manual has further */
  const flag *flags;     /* into the options */
  size_t flag_count;
  bool (*takes)(const char *operand); /* an operand that is no file; NULL: none is taken */
  bool without_crds;                  /* it can do something without any */
  bool overlays;                      /* --overlay FILE, any number of times, and --no-overlays */
} command;

extern const command generate_command, lint_command, crd_command, manifests_command, rules_command, eval_command,
    example_command, grow_command, upgrade_command, explain_command, catalog_command, admission_command;

/* Rows that several commands have. */
#define COMMAND_HELP FLAG_ON("help", 'h', offsetof(common, help), "show this help")
#define COMMAND_KUBERNETES                                                                                                  \
  FLAG_TEXT("kubernetes-version", 0, offsetof(common, kubernetes), "1.N",                                                   \
            "the API server to agree with (1.30 to 1.37; 1.37)")
#define COMMAND_OVERLAYS                                                                                                    \
  { .heading = "    --overlay FILE, --no-overlays", .help = "as crdc crd takes them" }

/* Runs a command on its command line; the exit status. */
int command_run(const command *self, int argc, char **argv);
/* Says on standard error what is wrong with a flag, and which one may have been meant. */
void command_complain(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                      const char *value);
void command_describe(const command *self, const flag_help *help);
void command_print_help(const command *self, FILE *stream);

/* The exit status of what went well or not, by what was found. */
int command_status(bool good, const diagnostics *found);
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
/* Prints what was found to standard error; false where errors are among it. */
bool command_report(const diagnostics *found);
/* "json" or not of a text that may be NULL; false where it is neither json nor text. */
bool command_takes_form(const char *form, bool *json);
bool command_wants_color(FILE *stream);

/* How much was read, and as people are told: "1 CRD, 2 versions, 3 rules". */
typedef struct crd_counts {
  size_t crds, versions, rules;
} crd_counts;

crd_counts crd_counts_of(const crd_set *set);
void crd_counts_print(FILE *stream, const crd_counts *counts);
/* Of a word behind a number. */
const char *plural_ending(size_t number);
