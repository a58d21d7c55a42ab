/* SPDX-License-Identifier: Apache-2.0 */
/* The outputs of a run: standard output and files, each in a form of its own. */
#ifndef VALIDATE_CHECK_OUTLETS_H
#define VALIDATE_CHECK_OUTLETS_H

#include "options/options.h"
#include "report/form.h"

typedef struct outlets {
  outlet items[OUTLETS_MOST];
  size_t count;
  size_t broken; /* how often outlets_break was called */
  crd_arena *arena;
} outlets;

/* Opens what the options ask for and begins the forms. False after a message; outlets_close is called all the same. */
bool outlets_open(outlets *outlets, const output_options *options);
/* What was told of a file or a part of it, in one of them. */
void outlets_part(outlets *outlets, size_t index, const form_part *part);
/* A file could not be read, or documents of it not be judged: tells the forms that have a place for it. */
void outlets_break(outlets *outlets, const char *file, unsigned document, const char *why);
/* Ends the forms. */
void outlets_end(outlets *outlets, const form_totals *totals);
/* Closes the files; false after a message where not everything could be written. */
bool outlets_close(outlets *outlets);

/* Whether people read standard output. */
bool outlets_to_people(const outlets *outlets);
/* Whether the form of standard output has a place for a summary of its own. */
bool outlets_count_themselves(const outlets *outlets);
/* Whether rules' places are asked for. */
bool outlets_want_places(const outlets *outlets);

#endif
