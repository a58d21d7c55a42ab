/* SPDX-License-Identifier: Apache-2.0 */
/* Where options come from: the command line and configuration files. What options.c, inputs/document_options.c and
 * config/command.c share. */
#ifndef VALIDATE_OPTIONS_SOURCE_H
#define VALIDATE_OPTIONS_SOURCE_H

#include "configured.h"
#include "options.h"

struct options_source {
  crd_arena *arena;
  settings line;                /* what the command line gave */
  configured *configured;       /* NULL: the command line alone counts */
  configured_path run;          /* what the run is set up by */
  struct document_options *own; /* of files that have some of their own; a list */
  options whole;                /* the run's, with what any of them asks for */
};

/* The flags of crd-validate. */
const flag *options_flags(size_t *count);
/* What configuration files are read by. */
const configuration_rules *options_file_rules(void);

/* Begins with what holds where nothing is said; lists have the room. False, after a message, without memory. */
bool options_start(options *options, size_t room);
/* Has them take settings, which are sound. */
void options_take(options *options, const settings *settings);
/* Reads the command line and nothing else; with `options->source`. */
options_result options_read_line(options *options, int count, char **arguments);
/* Finds the configuration files for the inputs: false after messages. */
bool options_find_files(options *options);

#endif
