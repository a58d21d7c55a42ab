/* SPDX-License-Identifier: Apache-2.0 */
/* Suites of cases: files of upstream's tables read as values of the runtime (strings may hold NUL), counts of what agrees,
 * and the list of what is expected to differ. Every runner takes files as arguments; without any it runs those of its
 * suites. */
#ifndef TESTS_CONFORMANCE_SUITE_H
#define TESTS_CONFORMANCE_SUITE_H

#include <crd/value.h>

typedef struct suite {
  crd_arena *arena; /* lives as long as the suite */
  crd_string name;  /* the file's folder and name: "cel-spec/basic" */
  const crd_value *root, *cases;
  crd_string known; /* the list of what is expected to differ */
  unsigned agree, differ, expected, protobuf;
} suite;

/* Opens a file: one with '/' or '.' in its name as it stands, others below the folder of cases ("cel-spec/basic"). Ends the
 * process where it is absent or has no cases. */
suite suite_open(const char *file);

/* JSON cannot tell a float64 of integral value from an int64: {"$float": x} becomes one. */
void settle_floats(crd_value *value);

/* Counts a case. One that differs is printed, unless the list of expected differences has it; one that agrees though listed
 * differs too, so that the list can only shrink. `refused` is the expression that did not compile, empty for all others:
 * only then a function that is missing explains the difference. */
void suite_case(suite *suite, crd_string id, crd_string refused, bool agrees, crd_string expected, crd_string got);
/* Counts a case that needs messages, enums or wrappers of protobuf, by its own fields. */
void suite_needs_protobuf(suite *suite);
/* Counts a case that by its own fields runs in another environment than that of CRDs, for the reason given. */
void suite_elsewhere(suite *suite, crd_string id, const char *reason);

/* "SUITE: N agree, N differ, N expected, N need protobuf"; whether none differs. */
bool suite_close(suite *suite);

/* Runs each file: those of the command line, else `files`, whose last is NULL. Gives the exit code. */
int suites_run(int argc, char **argv, const char *const *files, bool (*run)(const char *file));

/* ---- members of a row ---- */

const crd_value *row_value(const crd_value *row, const char *name); /* NULL where absent, or where the row is no map */
crd_string row_text(const crd_value *row, const char *name);        /* empty where absent; ended by NUL */
bool row_flag(const crd_value *row, const char *name);
uint32_t row_count(const crd_value *list); /* items of a list or members of a map; 0 for all else */
uint64_t row_number(const crd_value *value);
bool text_contains(crd_string text, crd_string part);
/* Whether two texts are the same but for white space. */
bool same_words(crd_string a, crd_string b);
/* The value in one line, cut after some hundred bytes. */
crd_string row_print(crd_arena *arena, const crd_value *value);

/* Whether a row says that it needs protobuf: by its mark, or by a type or value of a message among its variables. */
bool row_needs_protobuf(const crd_value *row);

#endif
