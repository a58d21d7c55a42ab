/* SPDX-License-Identifier: Apache-2.0 */
/* The files that a run ignores: by --ignore, by files .crdvalidateignore, and by default folders whose name begins with a
 * dot and node_modules. */
#pragma once

#include "cli/flags.h"
#include <crd/string.h>

/* Called for a file that cannot be read, and with "file:line:column" for a line that is no pattern; `what` is static. */
typedef void ignoring_problem(void *context, const char *path, const char *what);

typedef struct ignoring ignoring;

/* `patterns` are those of --ignore, for which ignoring_can_take is true. Without `usual` dot-folders and node_modules are
 * not ignored. Free it with ignoring_destroy. */
ignoring *ignoring_create(const flag_texts *patterns, bool usual, ignoring_problem *problem, void *context);
void ignoring_destroy(ignoring *ignoring); /* may be NULL */
/* Whether a text is a pattern. */
bool ignoring_can_take(const char *pattern);

/* Enters a path that was named, or found by a path pattern. Later calls are about paths below it. */
void ignoring_enter(ignoring *ignoring, const char *path, bool folder);
/* Whether the entered path, or a folder above it, is ignored. The default folders are not, because the user named them. */
bool ignoring_takes_it_out(ignoring *ignoring);
/* The same if the path was found and not named: default folders are ignored, and folders above it are not checked. */
bool ignoring_takes_it_out_here(ignoring *ignoring);
/* Whether an entry below the entered folder is ignored. */
bool ignoring_takes_out(ignoring *ignoring, const char *path, bool folder);

/* How many files and folders were ignored so far, including default folders. */
typedef struct ignoring_count {
  size_t files, folders;
} ignoring_count;
ignoring_count ignoring_counted(const ignoring *ignoring);

/* Comma-separated lists of kinds, as in --skip, --kind and --reject: "Kind", "Kind.group" or "group/version/Kind". */

/* Whether a list is valid. */
bool kind_list_is_sound(const char *list);
/* Whether one of the lists contains a kind. */
bool kind_lists_name(const flag_texts *lists, crd_string api_version, crd_string kind);
