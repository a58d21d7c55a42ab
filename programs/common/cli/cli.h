/* SPDX-License-Identifier: Apache-2.0 */
/* What packages contain for a program beside itself: pages of the manual, and completion of its command line in bash, zsh
 * and fish. Both are made from the data of --help, so that they cannot differ from it. A program checks for these calls
 * before it parses its arguments:
 *
 *   PROGRAM --generate man [COMMAND]      prints a page: man(7), for groff and mandoc
 *   PROGRAM --generate bash|zsh|fish      prints a script for the shell, which calls the program
 *   PROGRAM --complete [WORD]...          prints the completions of the last word; the others precede it
 *
 * kubectl calls the last one by the name kubectl_complete-PLUGIN. */
#pragma once

#include "flags.h"

/* The values of a flag, if its row does not list them. */
typedef struct cli_value {
  const char *flag;                  /* its name; NULL: the operands */
  const char *words;                 /* separated by |; NULL: those of `word` */
  const char *(*word)(size_t index); /* NULL after the last */
  bool list;                         /* several values, separated by commas */
} cli_value;

typedef struct cli_command {
  const char *name; /* "crd-validate test" */
  /* Prints the command's help; NULL: it has no help and no page. */
  void (*describe)(const struct cli_command *self, const flag_help *help);
  const void *context;     /* for describe */
  const page_text *page;   /* has the further sections of its page; NULL: it has no page */
  const cli_value *values; /* may be NULL */
  size_t value_count;
  const struct cli_command *like; /* a command whose flags and values it also accepts; NULL: none */
  /* Runs the command with the arguments after its word; returns the exit code. NULL: the program runs it itself. */
  int (*run)(int count, char **arguments);
  bool yields;         /* a file or folder of that name takes precedence over the command */
  const char *another; /* another word for the command that always means it; NULL: none */
} cli_command;

typedef struct cli {
  const cli_command *commands; /* the first one is the program, the others are its commands */
  size_t count;
  bool compiled;      /* the program has the compiler */
  const char *plugin; /* the name by which kubectl asks for completion; NULL: none */
  const char *also;   /* related pages: "crdc(1), crd-webhook(8)" */
  unsigned section;   /* of the manual */
} cli;

/* Handles such a call; false if the arguments are none. `*status` becomes the exit status. */
bool cli_run(const cli *cli, int count, char **arguments, int *status);
