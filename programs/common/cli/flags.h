/* SPDX-License-Identifier: Apache-2.0 */
/* Command lines by table. A flag is a row: what it is called, what it takes, where that goes, what the help says of it. The
 * reading is one; what differs between the programs, for their users' sake, is in the manners of each: crd-webhook reads as
 * getopt_long does, whose abbreviations manifests may have.
 *
 * This stands on the runtime alone: crdc's commands, which are programs too, use it like the others. */
#pragma once

#include "pages.h"
#include <crd/arena.h>
#include <stdio.h>

/* RUN: go on. DONE: --help or --version was printed. WRONG: what is wrong was printed to stderr. */
typedef enum options_result { OPTIONS_RUN, OPTIONS_DONE, OPTIONS_WRONG } options_result;

/* Whether a flag has a value: "--name", "--name=VALUE" or "--name VALUE", "--name" or "--name=VALUE". */
typedef enum flag_value { FLAG_ALONE, FLAG_TAKES, FLAG_MAY_TAKE } flag_value;

typedef struct flag flag;
struct flag {
  const char *name; /* without dashes; NULL: the row is of the help alone */
  char letter;      /* 0: none */
  flag_value value;
  /* Takes the value (NULL where there is none) into the target; WRONG: it is none that the flag takes. */
  options_result (*take)(void *target, const flag *flag, const char *value);
  size_t at;            /* of the member of the target that `take` is for */
  const char *wanted;   /* what the flag takes, for the message */
  unsigned least, most; /* of numbers */
  /* ---- help ---- */
  const char *argument; /* what the value is called */
  const char *heading;  /* instead of letter, name and argument */
  const char *help;     /* NULL: the row is not shown. Lines below the first are indented; an empty first one leaves the
                         * names on a line of their own */
};

/* In texts of the help: what stands between two of these is of programs that have the compiler; a row whose help begins with
 * one is. */
#define FLAG_COMPILED "\v"

/* Rows of the usual kinds; `place` is the offset of the member, what there is none of NULL or 0. */
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
/* One whose numbers are called something else. */
#define FLAG_COUNT(long_name, place, from, to, takes, called, words)                                                        \
  {                                                                                                                         \
    .name = long_name, .value = FLAG_TAKES, .take = flag_take_number, .at = place, .least = from, .most = to,               \
    .wanted = "--" long_name " takes " takes ", not ", .argument = called, .help = words                                    \
  }
#define FLAG_TRUTH(long_name, place, words)                                                                                 \
  { .name = long_name, .value = FLAG_MAY_TAKE, .take = flag_take_truth, .at = place, .argument = "BOOL", .help = words }

typedef enum flag_problem {
  FLAG_UNKNOWN,
  FLAG_AMBIGUOUS, /* the beginning of several names */
  FLAG_WITHOUT_VALUE,
  FLAG_WITH_VALUE, /* though it takes none */
  FLAG_TWICE,
  FLAG_REFUSED /* the value, by `take` */
} flag_problem;

typedef struct flag_reader flag_reader;
struct flag_reader {
  const char *program; /* what messages begin with */
  const flag *flags;
  size_t count;
  void *target;
  bool abbreviates;   /* the beginning of a name that fits one alone is enough, and letters may stand together */
  bool joins_letters; /* "-o=VALUE" as well */
  bool once;          /* a text can be given once: one that is not NULL is there already; no value is empty */
  bool truths;        /* a flag that is on or off takes =true and =false as well */
  /* Is told of each flag that was taken, with its value; NULL: nobody asks. */
  void (*given)(const flag_reader *reader, const flag *flag, const char *value);
  /* Prints what is wrong. `argument` is as it was given; `flag` and `value` as far as they are known. */
  void (*complain)(const flag_reader *reader, flag_problem problem, const char *argument, const flag *flag,
                   const char *value);
};

/* Reads arguments[0 .. count), whose first `*operands` are afterwards those that are no flags, in their order: "-", what
 * does not begin with a dash, and all behind "--". */
options_result flags_read(const flag_reader *reader, int count, char **arguments, size_t *operands);

/* The names that `argument` is the beginning of: the first from `*at` on; NULL when there are no more. Of flags that do the
 * same the first. */
const flag *flags_beginning(const flag_reader *reader, const char *argument, size_t *at);

/* Has the flag take a value from elsewhere than a command line. One without a value takes true and false; NULL is true, and
 * false undoes what is on or off, and otherwise nothing. */
options_result flag_take(void *target, const flag *flag, const char *value);
/* Whether the flag is on or off, and whether what it is given adds up, as its help says. */
bool flag_is_truth(const flag *flag);
bool flag_repeats(const flag *flag);
/* Whether both are about one thing: a flag and itself, --strict and --no-strict. */
bool flags_share(const flag *a, const flag *b);
/* What a help is made of, in its order: words, or rows. Pages of the manual and completion are made of the same (cli.h). */
typedef struct flag_piece {
  const char *words; /* NULL: rows */
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
  int column;          /* where what is said of a row begins; its name stands before */
  bool letters;        /* names leave room for a letter before them */
  bool compiled;       /* the program has the compiler */
  flag_pieces *pieces; /* not NULL: is given the pieces, and nothing is printed */
  const char *program; /* this word is printed as the next; NULL: words are printed as they stand */
  const char *called;
} flag_help;

/* Prints the rows that have a help. */
void flags_print_help(const flag_help *help, const flag *flags, size_t count);
/* Prints the words around them. */
void flags_print_words(const flag_help *help, const char *words);
/* Prints a help: its words, and the rows where they stand in it. */
void flags_print_page(const flag_help *help, const page_text *page, const flag *flags, size_t count);

/* ---- what flags take; `at` is the offset of a ---- */

options_result flag_take_text(void *target, const flag *flag, const char *value);  /* const char * */
options_result flag_take_last(void *target, const flag *flag, const char *value);  /* bool, and DONE: the rest is not read */
options_result flag_take_on(void *target, const flag *flag, const char *value);    /* bool, which becomes true */
options_result flag_take_off(void *target, const flag *flag, const char *value);   /* bool, which becomes false */
options_result flag_take_truth(void *target, const flag *flag, const char *value); /* bool: true, false, 1, 0; alone true */
options_result flag_take_number(void *target, const flag *flag, const char *value);  /* unsigned, `least` to `most` */
options_result flag_take_version(void *target, const flag *flag, const char *value); /* unsigned: of 1.N the minor N */

/* A list that grows to `room`. */
typedef struct flag_texts {
  const char **items;
  size_t count, room;
} flag_texts;
options_result flag_take_each(void *target, const flag *flag, const char *value); /* flag_texts; WRONG where it is full */
