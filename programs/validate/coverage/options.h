/* SPDX-License-Identifier: Apache-2.0 */
/* The coverage flags of crd-validate test. */
#pragma once

#include "cli/flags.h"
#include "cover/cover.h"
#include <crd/string.h>

typedef struct cover_options {
  bool on;
  flag_texts outputs; /* FORM=FILE[,FORM=FILE]... */
  flag_texts limits;  /* [WHAT=]PERCENT */
} cover_options;

/* A limit: for one group, or without a name for rules and branches. */
typedef struct cover_limit_asked {
  bool named;
  cover_group group;
  double percent;
} cover_limit_asked;

/* A file to write. */
typedef struct cover_output {
  crd_string form, file;
} cover_output;

bool cover_limit_read(const char *text, cover_limit_asked *limit);
/* The next item of a --coverage-output value from `*at` on; false after the last. */
bool cover_output_next(const char *text, size_t *at, cover_output *output);

/* The error of the options and the value that has it; NULL: no error. */
const char *cover_options_refuse(const cover_options *options, const char **which);
bool cover_is_asked(const cover_options *options);
