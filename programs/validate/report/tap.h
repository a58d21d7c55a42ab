/* SPDX-License-Identifier: Apache-2.0 */
/* TAP, written line by line: tests without numbers, blocks of YAML behind them, the plan at the end. Texts are any bytes:
 * what would end a line or begin a directive is escaped. */
#ifndef VALIDATE_REPORT_TAP_H
#define VALIDATE_REPORT_TAP_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stddef.h>
#include <stdio.h>

void tap_begin(FILE *stream, unsigned version);

/* A test, whose line is ended by tap_end_test; texts of its name come between. */
void tap_open_test(FILE *stream, bool passed);
void tap_text(FILE *stream, crd_string text);
void tap_skip(FILE *stream, crd_string why);
void tap_end_test(FILE *stream);
/* How many tests a text of whole lines has. */
size_t tap_count_tests(crd_string text);

/* The block behind a test; members of it whose texts are JSON, which is YAML too. `name` has its indentation. */
void tap_open_block(FILE *stream);
void tap_member(FILE *stream, crd_arena *arena, const char *name, crd_string value);
void tap_close_block(FILE *stream);

/* The plan; `none` is said where there are no tests, NULL: nothing. */
void tap_plan(FILE *stream, size_t tests, const char *none);

#endif
