/* SPDX-License-Identifier: Apache-2.0 */
/* What pages and completion share: a program's help, taken apart. */
#pragma once

#include "cli.h"

/* A flag as the help names it. */
typedef struct cli_flag {
  crd_string name; /* without dashes */
  char letter;     /* 0: none */
  bool single;     /* it has one dash, as Go's flags have */
  bool takes;      /* a value */
  bool may_take;   /* behind an equals sign alone */
  crd_string argument;
  crd_string about; /* the first words of its help */
} cli_flag;

typedef struct cli_flags {
  cli_flag *items;
  size_t count;
} cli_flags;

/* The pieces of the command's help. */
flag_pieces cli_pieces(crd_arena *arena, const cli *cli, const cli_command *command);
/* Words without what is of programs with the compiler, where this is none. */
crd_string cli_words(crd_arena *arena, const cli *cli, const char *words);
/* The flags that the help names, headings too. */
cli_flags cli_flags_of(crd_arena *arena, const cli *cli, const cli_command *command);
/* What the table says of a flag, of an empty name of operands; NULL: nothing. */
const cli_value *cli_value_of(const cli_command *command, crd_string flag);
/* Whether what a flag is called to take are the words themselves: "fast|tree". */
bool cli_is_words(crd_string argument);
/* The words of a row of the table, one after the other; empty behind the last. */
crd_string cli_value_word(const cli_value *value, size_t index);
/* "lint" of "crdc lint"; NULL of the program itself. */
const char *cli_command_word(const cli_command *command);
/* The command of that word; NULL: there is none. */
const cli_command *cli_find(const cli *cli, const char *word);
/* What the program's help says of its command in a line; empty where it says nothing. */
crd_string cli_about(crd_arena *arena, const cli *cli, const char *word);
/* A line of a text and what comes behind it; false at the end. */
bool cli_next_line(crd_string text, size_t *at, crd_string *line);
/* Where two spaces or more begin in a line, behind what it starts with; its size where there are none. */
size_t cli_gap(crd_string line);
size_t cli_indent(crd_string line);
crd_string cli_trim(crd_string line);

/* ---- the two ---- */

void cli_print_page(const cli *cli, const cli_command *command);
/* `kubectl`: as cobra's programs answer, not as cli_shells.c reads it. */
void cli_complete(const cli *cli, size_t count, char **words, bool kubectl);
/* False for another shell. */
bool cli_print_script(const cli *cli, const char *shell);
