/* SPDX-License-Identifier: Apache-2.0 */
/* What packages have of a program beside itself, made of what its --help is made of, so that neither goes its own way: pages
 * of the manual, and the completion of its command line in bash, zsh and fish. A program asks for both before it reads its
 * arguments:
 *
 *   PROGRAM --generate man [COMMAND]      a page: man(7), which groff and mandoc read
 *   PROGRAM --generate bash|zsh|fish      what a shell reads; it asks the program
 *   PROGRAM --complete [WORD]...          what the last word may become, the others before it
 *
 * and kubectl asks for the last by the name kubectl_complete-PLUGIN. */
#pragma once

#include "flags.h"

/* What a flag takes where its row does not say it. */
typedef struct cli_value {
  const char *flag;                  /* its name; NULL: what stands in the place of operands */
  const char *words;                 /* with | between them; NULL: those of `word` */
  const char *(*word)(size_t index); /* NULL behind the last */
  bool list;                         /* several, with commas between them */
} cli_value;

typedef struct cli_command {
  const char *name; /* "crd-validate test" */
  /* Prints the command's help; NULL: it has none, and no page. */
  void (*describe)(const struct cli_command *self, const flag_help *help);
  const void *context;     /* of describe */
  const page_text *page;   /* whose further words its page has; NULL: it has none */
  const cli_value *values; /* may be NULL */
  size_t value_count;
  const struct cli_command *like; /* whose flags and values it takes as well; NULL: it has its own */
  /* What runs it, with the arguments behind its word; gives the exit code. NULL: the program knows. */
  int (*run)(int count, char **arguments);
  bool yields;         /* where there is a file or folder of its word, that is meant */
  const char *another; /* a word for it that never yields; NULL: there is none */
} cli_command;

typedef struct cli {
  const cli_command *commands; /* the first is the program, the others are commands of it */
  size_t count;
  bool compiled;      /* the program has the compiler */
  const char *plugin; /* the name by which kubectl asks for completion; NULL: it does not */
  const char *also;   /* pages that belong to it: "crdc(1), crd-webhook(8)" */
  unsigned section;   /* of the manual */
} cli;

/* Whether the arguments ask for one of these; `*status` is the exit status then. */
bool cli_run(const cli *cli, int count, char **arguments, int *status);
