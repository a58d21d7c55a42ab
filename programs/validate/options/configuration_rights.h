/* SPDX-License-Identifier: Apache-2.0 */
/* Who may say what: of each flag, whether a configuration file may be its source, one that was found or one that the command
 * line names alone, and what of the command line it must leave as it is. */
#ifndef VALIDATE_OPTIONS_CONFIGURATION_RIGHTS_H
#define VALIDATE_OPTIONS_CONFIGURATION_RIGHTS_H

#include "configuration.h"

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

#endif
