/* SPDX-License-Identifier: Apache-2.0 */
/* Configuration files (.crd-validate.yaml): flags by their long names for files in the same folder and below, and overrides
 * for some of them. The file nearest to a manifest takes precedence. The table of flags (options.c) defines the keys and
 * their values. */
#pragma once

#include "cli/flags.h"
#include <crd/arena.h>
#include <stdio.h>

#define CONFIGURATION_NAME ".crd-validate.yaml"
/* The room for a path, with the NUL. */
#define CONFIGURATION_PATH_LIMIT 4096

/* A flag with its value and its source. */
typedef struct setting {
  const flag *flag;
  const char *value; /* as on the command line; NULL: none */
  const char *file;  /* NULL: the command line */
  uint32_t line, column;
  bool overrides; /* it is in an override of the file */
  bool nothing;   /* an empty list: it cancels settings of farther files */
} setting;

/* An arena owns them. */
typedef struct settings {
  setting *items;
  size_t count, room;
} settings;

void settings_add(crd_arena *arena, settings *settings, setting setting);

/* Settings for some of the files. */
typedef struct configuration_override {
  const char **paths; /* patterns, relative to the folder of the configuration file */
  size_t path_count;
  settings settings;
} configuration_override;

typedef struct configuration configuration;
struct configuration {
  const char *path;   /* for messages */
  const char *folder; /* absolute, ending with a slash: paths of overrides are relative to it */
  const char *here;   /* the working directory, likewise: paths of flags are made relative to it */
  const char *tree;   /* of a file that was found, likewise: its paths must be in this folder. NULL: the command line names
                       * the file */
  const struct settings *line; /* settings of the command line, which a found file must not weaken; NULL: none */
  settings settings;
  configuration_override *overrides;
  size_t override_count;
  bool root;                  /* files further up are not used */
  const configuration *outer; /* the next file further up, or NULL */
};

/* The callbacks for reading. */
typedef struct configuration_rules {
  const flag *flags;
  size_t count;
  /* Whether a flag accepts the value; if not, `wanted` becomes the message, to which the value is added. */
  bool (*accepts)(const setting *setting, const char **wanted);
  FILE *messages; /* for error messages */
} configuration_rules;

/* Parses a text into `read`, whose path, folder, here, tree and line are set. False after messages. The result points into
 * the text and the arena. */
bool configuration_read(crd_arena *arena, const configuration_rules *rules, crd_string text, configuration *read);

/* Whether a flag can be in a file, and whether it can be in an override. */
bool configuration_may_say(const flag *flag);
bool configuration_differs(const flag *flag);

/* The relative path from one folder to another, both absolute with a slash at the end: "", "sub/", "../"; or the folder
 * itself if it is on another branch. */
const char *configuration_way(crd_arena *arena, const char *here, const char *folder);
/* The parent folder, with a slash at its end, or NULL. */
const char *configuration_above(crd_arena *arena, const char *folder);

/* Whether the path, relative to the configuration's folder, or one of its parent folders, matches one of the patterns. */
bool configuration_override_fits(const configuration_override *override, const char *path);

/* The sources that each flag allows: whether it can be in a configuration file, in a found one or only in one that the
 * command line names, and which flags of the command line it must not change. */

typedef enum configuration_source {
  SAID_BY_LINE,   /* only the command line: useless or too late in a file */
  SAID_BY_NAMED,  /* also a file that --config-file names: it uses a cluster, or has no row in the table */
  SAID_BY_FOUND,  /* also a found file: it reads, writes and runs nothing */
  SAID_INSIDE,    /* the same, if its paths lead to files below the file's own folder */
  SAID_TO_STREAM, /* the same, except the FILE of FORM=FILE, which would be written */
} configuration_source;

/* A row of the table. A flag without a row is allowed on the command line and in named files. */
typedef struct configuration_right {
  const char *flag;
  configuration_source who;
  bool differs;        /* it can be in overrides (inputs/document_options.c) */
  const char *weakens; /* flags, separated by spaces: if the command line has one, a found file's value is not used */
} configuration_right;

const configuration_right *configuration_right_of(const flag *flag);

/* The flag of the command line that a found file's value would weaken, or NULL. */
const flag *configuration_weakened(const flag *flag, const settings *line);

/* Why a file of the tree (a folder with a slash at its end) must not use a path or a path template: what it leads to, or
 * something below, is outside, also through links, or is not a regular file. NULL: the path is allowed, or does not
 * exist. */
const char *configuration_strays(crd_arena *arena, const char *tree, const char *path);
