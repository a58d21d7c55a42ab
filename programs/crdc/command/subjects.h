/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the commands that make objects: the compiled kinds of CRDs with their schemas. */
#pragma once

#include "command.h"
#include "grow/grow.h"

typedef struct subject {
  const crd_definition *definition;
  grow_subject grow;
} subject;

typedef struct subjects {
  subject *items;
  size_t count;
} subjects;

/* The kinds of a compilation whose CRDs were added: of each CRD the version of that name, or with NULL the storage version.
 * In the arena. False after a message. */
bool subjects_read(crd_arena *arena, compilation *compilation, const char *version, unsigned kubernetes_minor,
                   subjects *subjects);

/* Whether objects can be made. If they are too large it returns false, after a message with the place in the CRD. */
bool subject_is_made(const char *program, const subject *subject);
