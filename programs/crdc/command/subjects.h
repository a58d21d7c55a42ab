/* SPDX-License-Identifier: Apache-2.0 */
/* What the commands that make objects have in common: the kinds of CRDs, compiled, with their schemas. */
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

/* The kinds of a compilation whose CRDs were added: of each CRD the version of that name, or where it is NULL the one that
 * is stored. In the arena. False with what is wrong printed. */
bool subjects_read(crd_arena *arena, compilation *compilation, const char *version, unsigned kubernetes_minor,
                   subjects *subjects);

/* Whether objects of it can be made. False with what is too large printed, and where in the CRD. */
bool subject_is_made(const char *program, const subject *subject);
