/* SPDX-License-Identifier: Apache-2.0 */
/* Reads files of a git revision from git's objects. Nothing is checked out, and no command from the repository's
 * configuration is run. */
#pragma once

#include "upgrade/upgrade.h"

/* Whether an operand can name a file in a revision, such as v1.2:config/crd: no file has that name. */
bool revision_is_named(const char *operand);

/* Reads the file, or the manifests below the folder, into the arena. False after a message. */
bool revision_read(const char *program, crd_arena *arena, const char *operand, upgrade_source *source);
