/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by pages and completion: the parsed help of a program. */
#pragma once

#include "cli.h"

/* A flag as the help shows it. */
typedef struct cli_flag {
  crd_string name; /* without dashes */
  char letter;     /* 0: none */
  bool single;     /* it has one dash, like Go's flags */
  bool takes;      /* it takes a value */
  bool may_take;   /* a value is only allowed after an equals sign */
  crd_string argument;
  crd_string about; /* the first words of its help */
} cli_flag;

typedef struct cli_flags {
  cli_flag *items;
  size_t count;
} cli_flags;

/* The pieces of the command's help. */
flag_pieces cli_pieces(crd_arena *arena, const cli *cli, const cli_command *command);
/* Removes the parts for programs with the compiler if this program has none. */
crd_string cli_words(crd_arena *arena, const cli *cli, const char *words);
/* The flags in the help, including headings. */
cli_flags cli_flags_of(crd_arena *arena, const cli *cli, const cli_command *command);
/* The table's row for a flag, or for operands if the name is empty; NULL: none. */
const cli_value *cli_value_of(const cli_command *command, crd_string flag);
/* Whether the name of a flag's value lists the values: "fast|tree". */
bool cli_is_words(crd_string argument);
/* The words of a table row by index; empty after the last. */
crd_string cli_value_word(const cli_value *value, size_t index);
/* "lint" for "crdc lint"; NULL for the program itself. */
const char *cli_command_word(const cli_command *command);
/* The command of that word, or NULL. */
const cli_command *cli_find(const cli *cli, const char *word);
/* The line about a command in the program's help; empty if there is none. */
crd_string cli_about(crd_arena *arena, const cli *cli, const char *word);
/* Splits a line from a text, and advances `*at`; false at the end. */
bool cli_next_line(crd_string text, size_t *at, crd_string *line);
/* The offset of the first gap of two or more spaces in a line, after its indentation; the line's size if there is none. */
size_t cli_gap(crd_string line);
size_t cli_indent(crd_string line);
crd_string cli_trim(crd_string line);

/* ---- the two ---- */

void cli_print_page(const cli *cli, const cli_command *command);
/* `kubectl`: answers as cobra's programs do, else in the format that cli_shells.c reads. */
void cli_complete(const cli *cli, size_t count, char **words, bool kubectl);
/* False for an unknown shell. */
bool cli_print_script(const cli *cli, const char *shell);
