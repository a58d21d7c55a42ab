/* SPDX-License-Identifier: Apache-2.0 */
/* Command lines as tables. Each row describes a flag: its name, its value, the member that it sets, and its help. All
 * programs share the parser. Differences, which exist for their users' sake, are settings of the reader: crd-webhook parses
 * like getopt_long, because manifests may contain its abbreviations.
 *
 * This file needs only the runtime, so that all programs can use it. */
#pragma once

#include "pages.h"
#include <crd/arena.h>
#include <stdio.h>

/* RUN: continue. DONE: --help or --version was printed. WRONG: an error was printed to stderr. */
typedef enum options_result { OPTIONS_RUN, OPTIONS_DONE, OPTIONS_WRONG } options_result;

/* Whether a flag has a value: "--name", "--name=VALUE" or "--name VALUE", "--name" or "--name=VALUE". */
typedef enum flag_value { FLAG_ALONE, FLAG_TAKES, FLAG_MAY_TAKE } flag_value;

typedef struct flag flag;
struct flag {
  const char *name; /* without dashes; NULL: the row only appears in the help */
  char letter;      /* 0: none */
  flag_value value;
  /* Stores the value (NULL if there is none) in the target; WRONG: the value is invalid. */
  options_result (*take)(void *target, const flag *flag, const char *value);
  size_t at;            /* the offset of the target's member for `take` */
  const char *wanted;   /* which values are valid, for the message */
  unsigned least, most; /* of numbers */
  /* ---- help ---- */
  const char *argument; /* the name of the value in the help */
  const char *heading;  /* replaces letter, name and argument */
  const char *help;     /* NULL: the row is not shown. Lines after the first are indented; an empty first line puts the names
                         * on their own line */
};

/* In help texts: encloses what only programs with the compiler have. A row whose help begins with it is such as a whole. */
#define FLAG_COMPILED "\v"

/* Rows of the usual kinds; `place` is the offset of the member. Missing parts are NULL or 0. */
#define FLAG_ON(long_name, short_name, place, words)                                                                        \
  { .name = long_name, .letter = short_name, .take = flag_take_on, .at = place, .help = words }
#define FLAG_TEXT(long_name, short_name, place, called, words)                                                              \
  FLAG_VALUE(long_name, short_name, flag_take_text, place, called, words, NULL)
#define FLAG_VALUE(long_name, short_name, taker, place, called, words, takes)                                               \
  {                                                                                                                         \
    .name = long_name, .letter = short_name, .value = FLAG_TAKES, .take = taker, .at = place, .wanted = takes,              \
    .argument = called, .help = words                                                                                       \
  }
#define FLAG_NUMBER(long_name, place, from, to, called, words)                                                              \
  FLAG_COUNT(long_name, place, from, to, #from " to " #to, called, words)
/* A number whose value has another name in the help. */
#define FLAG_COUNT(long_name, place, from, to, takes, called, words)                                                        \
  {                                                                                                                         \
    .name = long_name, .value = FLAG_TAKES, .take = flag_take_number, .at = place, .least = from, .most = to,               \
    .wanted = "--" long_name " takes " takes ", not ", .argument = called, .help = words                                    \
  }
#define FLAG_TRUTH(long_name, place, words)                                                                                 \
  { .name = long_name, .value = FLAG_MAY_TAKE, .take = flag_take_truth, .at = place, .argument = "BOOL", .help = words }

typedef enum flag_problem {
  FLAG_UNKNOWN,
  FLAG_AMBIGUOUS, /* a prefix of several names */
  FLAG_WITHOUT_VALUE,
  FLAG_WITH_VALUE, /* a flag without a value was given one */
  FLAG_TWICE,
  FLAG_REFUSED /* `take` refused the value */
} flag_problem;

typedef struct flag_reader flag_reader;
struct flag_reader {
  const char *program; /* the prefix of messages */
  const flag *flags;
  size_t count;
  void *target;
  bool abbreviates;   /* a unique prefix of a name is accepted, and letters can be joined */
  bool joins_letters; /* "-o=VALUE" is accepted too */
  bool once;          /* a text can be given once, which is so if its member is not NULL; values must not be empty */
  bool truths;        /* flags without a value also accept =true and =false */
  /* Called for each flag that was stored, with its value; may be NULL. */
  void (*given)(const flag_reader *reader, const flag *flag, const char *value);
  /* Prints an error. `argument` is as given; `flag` and `value` may be unknown. */
  void (*complain)(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                   const char *value);
};

/* Parses arguments[0 .. count). The operands are moved to the front in order, and `*operands` becomes their number: "-",
 * arguments without a dash, and all after "--". */
options_result flags_read(const flag_reader *reader, int count, char **arguments, size_t *operands);

/* The next flag from `*at` on whose name begins with `argument`, or NULL. Of flags with the same effect only the first. */
const flag *flags_beginning(const flag_reader *reader, const char *argument, size_t *at);

/* Stores a flag's value that is not from a command line. A flag without a value takes true (also NULL) and false; false
 * undoes a flag that is on or off, and does nothing to others. */
options_result flag_take(void *target, const flag *flag, const char *value);
/* Whether the flag sets a bool; whether it can be repeated, as its help says. */
bool flag_is_truth(const flag *flag);
bool flag_repeats(const flag *flag);
/* Whether two flags are about the same thing: a flag and itself, --strict and --no-strict. */
bool flags_share(const flag *a, const flag *b);
/* A part of a help, in order: words or rows. Manual pages and completion use the same parts (cli.h). */
typedef struct flag_piece {
  const char *words; /* NULL: this part is rows */
  const flag *flags;
  size_t count;
} flag_piece;

typedef struct flag_pieces {
  crd_arena *arena;
  flag_piece *items;
  size_t count;
} flag_pieces;

typedef struct flag_help {
  FILE *stream;
  int column;          /* the column where the help of a row begins, after its name */
  bool letters;        /* names leave space for a letter before them */
  bool compiled;       /* the program has the compiler */
  flag_pieces *pieces; /* not NULL: receives the pieces, and nothing is printed */
  const char *program; /* this word is replaced by the next one; NULL: words are printed unchanged */
  const char *called;
} flag_help;

/* Prints the rows that have a help. */
void flags_print_help(const flag_help *help, const flag *flags, size_t count);
/* Prints the words before and after them. */
void flags_print_words(const flag_help *help, const char *words);
/* Prints a whole help: its words, with the rows at their place. */
void flags_print_page(const flag_help *help, const page_text *page, const flag *flags, size_t count);

/* ---- what flags take; `at` is the offset of a ---- */

options_result flag_take_text(void *target, const flag *flag, const char *value);  /* const char * */
options_result flag_take_last(void *target, const flag *flag, const char *value);  /* bool, and returns DONE: parsing ends */
options_result flag_take_on(void *target, const flag *flag, const char *value);    /* bool, set to true */
options_result flag_take_off(void *target, const flag *flag, const char *value);   /* bool, set to false */
options_result flag_take_truth(void *target, const flag *flag, const char *value); /* bool: true, false, 1, 0; without a
                                                                                    * value true */
options_result flag_take_number(void *target, const flag *flag, const char *value);  /* unsigned, `least` to `most` */
options_result flag_take_version(void *target, const flag *flag, const char *value); /* unsigned: the minor N of 1.N */

/* A list of at most `room` texts. */
typedef struct flag_texts {
  const char **items;
  size_t count, room;
} flag_texts;
options_result flag_take_each(void *target, const flag *flag, const char *value); /* flag_texts; WRONG if it is full */
