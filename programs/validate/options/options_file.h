/* SPDX-License-Identifier: Apache-2.0 */
/* Configuration files (.crd-validate.yaml): flags by their long names, for the files beside and below, and overrides of
 * those that may differ from document to document. A file that is nearer to a manifest goes before one that is farther. What
 * keys there are, and what they take, the table of flags says (options.c). */
#pragma once

#include "cli/flags.h"
#include <crd/arena.h>
#include <stdio.h>

#define CONFIGURATION_NAME ".crd-validate.yaml"
/* Bytes of a path, with the NUL. */
#define CONFIGURATION_PATH_LIMIT 4096

/* A flag with what it was given, and where. */
typedef struct setting {
  const flag *flag;
  const char *value; /* as the command line would have it; NULL: none */
  const char *file;  /* NULL: the command line */
  uint32_t line, column;
  bool overrides; /* stands in one of the file's overrides */
  bool nothing;   /* an empty list: what is said farther off does not count */
} setting;

/* They live in an arena. */
typedef struct settings {
  setting *items;
  size_t count, room;
} settings;

void settings_add(crd_arena *arena, settings *settings, setting setting);

/* Settings for some of the files. */
typedef struct configuration_override {
  const char **paths; /* patterns, from the folder of the configuration file */
  size_t path_count;
  settings settings;
} configuration_override;

typedef struct configuration configuration;
struct configuration {
  const char *path;   /* as messages have it */
  const char *folder; /* absolute, with a slash at its end: what the paths of overrides begin at */
  const char *here;   /* where the program stands, likewise: what paths that flags take are made to begin at */
  const char *tree;   /* likewise, of one that was found: what its paths must stay in. NULL: the command line names it */
  const struct settings *line; /* what the command line gave, which one that was found must not weaken; NULL: nothing */
  settings settings;
  configuration_override *overrides;
  size_t override_count;
  bool root;                  /* no other one is looked for farther up */
  const configuration *outer; /* the next one farther up; NULL: none */
};

/* What there is to be read by. */
typedef struct configuration_rules {
  const flag *flags;
  size_t count;
  /* Whether a flag takes what it was given; its words, to which the value is added, where not. */
  bool (*accepts)(const setting *setting, const char **wanted);
  FILE *messages; /* where it is said what is wrong */
} configuration_rules;

/* Reads a text into `read`, whose path, folder, here, tree and line are set. False after messages. What is read points into
 * the text and the arena. */
bool configuration_read(crd_arena *arena, const configuration_rules *rules, crd_string text, configuration *read);

/* Whether a file may say a flag at all, and whether a flag may differ from document to document. */
bool configuration_may_say(const flag *flag);
bool configuration_differs(const flag *flag);

/* How a folder is reached from another one, both absolute, with a slash at their ends: "", "sub/", "../", or the folder
 * itself where it is on another branch. */
const char *configuration_way(crd_arena *arena, const char *here, const char *folder);
/* The folder above, with a slash at its end; NULL: there is none. */
const char *configuration_above(crd_arena *arena, const char *folder);

/* Whether the path, from the configuration's folder, or a folder on it, has one of the patterns. */
bool configuration_override_fits(const configuration_override *override, const char *path);

/* Who may say what: of each flag, whether a configuration file may be its source, one that was found or one that the command
 * line names alone, and what of the command line it must leave as it is. */

typedef enum configuration_source {
  SAID_BY_LINE,   /* the command line alone: it makes no sense in a file, or comes too late */
  SAID_BY_NAMED,  /* and a file that --config-file names: it asks a cluster, or has no row in the table */
  SAID_BY_FOUND,  /* and a file that was found: it reads, writes and runs nothing */
  SAID_INSIDE,    /* the same, as long as the paths that it gives lead to files of its own tree */
  SAID_TO_STREAM, /* the same, but for the FILE of FORM=FILE, which would be written */
} configuration_source;

/* A row of the table. A flag without one is for the command line and for named files. */
typedef struct configuration_right {
  const char *flag;
  configuration_source who;
  bool differs;        /* it may differ from document to document: overrides can have it (inputs/document_options.c) */
  const char *weakens; /* flags, a space between two: where the command line has one, a found file's word does not count */
} configuration_right;

const configuration_right *configuration_right_of(const flag *flag);

/* The flag of the command line that a found file's word would weaken; NULL: none. */
const flag *configuration_weakened(const flag *flag, const settings *line);

/* Why what a path (or a template of paths) leads to is not for a file of the tree, a folder with a slash at its end: it, or
 * something below it, is elsewhere, by way of links too, or is no regular file. NULL: it is for it, or it is not there. */
const char *configuration_strays(crd_arena *arena, const char *tree, const char *path);
