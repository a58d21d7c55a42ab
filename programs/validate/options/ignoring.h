/* SPDX-License-Identifier: Apache-2.0 */
/* What a run leaves out of what it is told to check: by --ignore, by files .crdvalidateignore, and by itself folders whose
 * name begins with a dot and node_modules. */
#pragma once

#include "cli/flags.h"
#include <crd/string.h>

/* Told of a file that cannot be read, and of a line that is no pattern, by "file:line:column"; `what` stays. */
typedef void ignoring_problem(void *context, const char *path, const char *what);

typedef struct ignoring ignoring;

/* `patterns` are those of --ignore, which ignoring_can_take takes. Without `usual` dot-folders and node_modules are folders
 * like others. Ended with ignoring_destroy. */
ignoring *ignoring_create(const flag_texts *patterns, bool usual, ignoring_problem *problem, void *context);
void ignoring_destroy(ignoring *ignoring); /* NULL is fine */
/* Whether a text is a pattern. */
bool ignoring_can_take(const char *pattern);

/* Goes to a path that was named, or that a pattern of paths led to. What is asked afterwards is below it. */
void ignoring_enter(ignoring *ignoring, const char *path, bool folder);
/* Whether the path that was entered, or a folder that leads to it, is left out. The usual ones are not: they were named. */
bool ignoring_takes_it_out(ignoring *ignoring);
/* The same of that path as one that was come across: the usual folders are left out, and what leads to it is not asked. */
bool ignoring_takes_it_out_here(ignoring *ignoring);
/* Whether an entry below the folder that was entered is left out. */
bool ignoring_takes_out(ignoring *ignoring, const char *path, bool folder);

/* What was left out so far, the usual folders among it. */
typedef struct ignoring_count {
  size_t files, folders;
} ignoring_count;
ignoring_count ignoring_counted(const ignoring *ignoring);

/* Comma lists of kinds, as --skip, --kind and --reject take them: "Kind", "Kind.group" or "group/version/Kind". */

/* Whether a list names kinds. */
bool kind_list_is_sound(const char *list);
/* Whether one of the lists names a kind. */
bool kind_lists_name(const flag_texts *lists, crd_string api_version, crd_string kind);
