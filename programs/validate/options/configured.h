/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the configuration files for a manifest, upwards from it, and the settings that apply: from the command line,
 * matching overrides, and the files, nearest first. The first source that has a setting wins. */
#pragma once

#include "options.h"
#include "options_file.h"

typedef struct configured configured;

/* `line` has the settings of the command line and must stay; `named` is the file that it names. Without one files are
 * searched, unless `none` is set. NULL without memory, which is reported. */
configured *configured_create(const configuration_rules *rules, const settings *line, const char *named, bool none);
void configured_destroy(configured *configured); /* may be NULL */

/* What is in force for one path. */
typedef struct configured_path {
  const configuration *nearest;             /* NULL: there is none */
  const configuration_override **overrides; /* that fit, the one that counts most first */
  size_t override_count;
} configured_path;

/* Finds and reads what there is for a file, a folder (whose files it is about) or "-" (the folder that the program stands
 * in). What is given lives as long as `configured`. False after messages. */
bool configured_find(configured *configured, const char *path, configured_path *found);

/* What is in force, the command line included, in the order of the flags. */
void configured_settle(const configured *configured, const configured_path *path, settings *settings);

/* Whether runs are set up alike for both, whatever may differ from document to document; else says why not. `a_name` and
 * `b_name` are what they were found for. */
bool configured_agree(const configured *configured, const configured_path *a, const char *a_name, const configured_path *b,
                      const char *b_name);

/* Where options come from: the command line and configuration files. What options.c, inputs/document_options.c and
 * config/command.c share. */

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
