/* SPDX-License-Identifier: Apache-2.0 */
/* Which paths are left out: patterns in the syntax of .gitignore, with the answers that git gives.
 *
 * A pattern with a slash before its end is held against the whole path, one without against its last part; '*' and '?' are
 * of one part, a part '**' is any number of them, and a slash at the end asks for a folder. Of several patterns that fit the
 * last one counts; '!' before it takes the path back. */
#ifndef PROGRAMS_IGNORE_RULES_H
#define PROGRAMS_IGNORE_RULES_H

#include <crd/arena.h>
#include <stdbool.h>
#include <stdint.h>

/* The most bytes of a pattern. */
#define IGNORE_PATTERN_LIMIT 4096u

typedef struct ignore_step ignore_step;

typedef struct ignore_rule {
  const ignore_step *steps;
  uint32_t count;
  uint32_t line;      /* of its file, from 1 */
  bool keeps;         /* '!' */
  bool folders_alone; /* a slash at the end */
  bool whole;         /* it is about the whole path, not about its last part */
} ignore_rule;

/* Rules of one folder, in their order; starts with its arena and nothing else, which holds all of it. */
typedef struct ignore_rules {
  crd_arena *arena;
  ignore_rule *items;
  size_t count, room;
} ignore_rules;

/* Where a line is no pattern, and why; `what` stays. */
typedef struct ignore_problem {
  const char *what; /* NULL: there is none */
  size_t column;    /* from 1 */
} ignore_problem;

/* Adds what a line says: a pattern, a comment or nothing. `problem` says what is wrong with it; then nothing is added. */
void ignore_rules_add(ignore_rules *rules, crd_string line, uint32_t number, ignore_problem *problem);

/* The next line of a file from `*at` on, without its end ("\n" or "\r\n") and, where it is the first, without a byte order
 * mark. False at the end. */
bool ignore_rules_line(crd_string text, size_t *at, crd_string *line);

typedef enum ignore_answer { IGNORE_SILENT, IGNORE_OUT, IGNORE_KEPT } ignore_answer;

/* What the rules say of a path from their folder on ("a/b.yaml"), not of the folders that it is in. */
ignore_answer ignore_rules_ask(const ignore_rules *rules, crd_string path, bool folder);

#endif
