/* SPDX-License-Identifier: Apache-2.0 */
/* What the flags of crd-validate test say of coverage. */
#pragma once

#include "cli/flags.h"
#include "cover/cover.h"
#include <crd/string.h>

typedef struct cover_options {
  bool on;
  flag_texts outputs; /* FORM=FILE[,FORM=FILE]... */
  flag_texts limits;  /* [WHAT=]PERCENT */
} cover_options;

/* A limit: of one group, or of what every limit without a name is about, rules and branches. */
typedef struct cover_limit_asked {
  bool named;
  cover_group group;
  double percent;
} cover_limit_asked;

/* A file that is to be written. */
typedef struct cover_output {
  crd_string form, file;
} cover_output;

bool cover_limit_read(const char *text, cover_limit_asked *limit);
/* Gives one after the other of a value of --coverage-output, from `*at` on; false behind the last. */
bool cover_output_next(const char *text, size_t *at, cover_output *output);

/* What is wrong with them, and in which value; NULL: nothing. */
const char *cover_options_refuse(const cover_options *options, const char **which);
bool cover_is_asked(const cover_options *options);
