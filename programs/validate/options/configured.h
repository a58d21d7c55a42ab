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

/* The configuration that applies to one path. */
typedef struct configured_path {
  const configuration *nearest;             /* NULL: none */
  const configuration_override **overrides; /* those that match, in order of precedence */
  size_t override_count;
} configured_path;

/* Finds and reads the configuration for a file, a folder (for its files) or "-" (for the working directory). The result
 * lives as long as `configured`. False after messages. */
bool configured_find(configured *configured, const char *path, configured_path *found);

/* The settings that apply, including the command line, in the order of the flags. */
void configured_settle(const configured *configured, const configured_path *path, settings *settings);

/* Whether both configurations set the run up in the same way, apart from settings that may depend on the document; else
 * prints the difference. `a_name` and `b_name` are the paths that they were found for. */
bool configured_agree(const configured *configured, const configured_path *a, const char *a_name, const configured_path *b,
                      const char *b_name);

/* The sources of options: the command line and configuration files. Shared by options.c, inputs/document_options.c and
 * config/command.c. */

struct options_source {
  crd_arena *arena;
  settings line;                /* from the command line */
  configured *configured;       /* NULL: only the command line is used */
  configured_path run;          /* sets up the run */
  struct document_options *own; /* a list of the files with their own options */
  options whole;                /* the run's, with everything that any file asks for */
};

/* The flags of crd-validate. */
const flag *options_flags(size_t *count);
/* The rules for reading configuration files. */
const configuration_rules *options_file_rules(void);

/* Sets the defaults; lists get the room. False, after a message, without memory. */
bool options_start(options *options, size_t room);
/* Applies settings, which must be valid. */
void options_take(options *options, const settings *settings);
/* Reads only the command line, into `options->source`. */
options_result options_read_line(options *options, int count, char **arguments);
/* Finds the configuration files for the inputs. False after messages. */
bool options_find_files(options *options);
