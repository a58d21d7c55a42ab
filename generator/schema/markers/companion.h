/* SPDX-License-Identifier: Apache-2.0 */
/* What the overlays that the program carries for other kinds of a group declare, for a CRD that is given without theirs:
 * rules of a kind name gates and settings that another one's overlay has, and include its sets where they hold what the
 * other kind is made of (a RayJob its cluster). The sets come to stand there. */
#pragma once

#include "schema/markers/marks.h"

struct embedded_file;

/* A kind whose CRD is not there, and which a version's schema holds. */
typedef struct crd_companion {
  const struct embedded_file *file; /* its overlay */
  const schema *spec;               /* where its spec stands */
  struct crd_companion *next;
} crd_companion;

/* Where the spec of the kind stands in a version; NULL: the kind is none of its companions. */
const schema *crdc_companion_spec(const crd_version *version, crd_string kind);

/* Whether the file is the overlay of a kind of the group, as crds/ calls them. */
bool crdc_companion_is_of(const struct embedded_file *file, crd_string group);

/* Gives a definition, which has its own carried overlay, what it names of its companions. False with diagnostics where what
 * they speak of is not in its schema. */
bool crdc_companions_attach(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics);

/* Gives a definition of the file's kind nothing of that overlay but the functions by which rules ask for its objects. */
void crdc_companion_attach_watches(crd_arena *arena, const struct embedded_file *file, crd_definition *definition);
