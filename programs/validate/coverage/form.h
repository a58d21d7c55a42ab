/* SPDX-License-Identifier: Apache-2.0 */
/* The forms of coverage reports. A form is a file of its own and a row in form.c. */
#pragma once

#include "cover/cover.h"
#include <stdio.h>

/* The input of a form: files with their points by line. */
typedef struct cover_report_file {
  const cover_file *file;
  const uint32_t *order;
  cover_sum sums[COVER_GROUPS];
} cover_report_file;

typedef struct cover_report {
  crd_arena *arena;
  cover_report_file *files;
  size_t count;
  cover_sum sums[COVER_GROUPS]; /* of all files */
} cover_report;

typedef void cover_form(FILE *stream, const cover_report *report);

cover_form cover_form_text, cover_form_json, cover_form_lcov, cover_form_html;

/* The form of that name, or NULL. */
cover_form *cover_form_named(crd_string name);

/* ---- what they share (words.c) ---- */

/* The wanted outcomes of a point that did not occur: "never false", "never at, beyond"; in the arena. */
crd_string cover_missing_words(crd_arena *arena, const cover_point *point);
/* A description of a point: "rule: self.a > 1". */
crd_string cover_point_words(crd_arena *arena, const cover_point *point);
/* Rules and branches together. */
cover_sum cover_rules_sum(const cover_sum sums[COVER_GROUPS]);
/* In tenths of a percent, rounded down; 1000 for an empty sum. */
unsigned cover_tenths(cover_sum sum);
