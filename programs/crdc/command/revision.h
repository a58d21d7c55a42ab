/* SPDX-License-Identifier: Apache-2.0 */
/* Files of a git revision, as git's objects hold them: nothing is checked out, and nothing that the repository configures is
 * run. */
#pragma once

#include "upgrade/upgrade.h"

/* Whether an operand may name something in a revision, as v1.2:config/crd does: there is no file of that name. */
bool revision_is_named(const char *operand);

/* Reads the file, or the manifests below the folder, into the arena. False with what is wrong printed. */
bool revision_read(const char *program, crd_arena *arena, const char *operand, upgrade_source *source);
