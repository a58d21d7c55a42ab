/* SPDX-License-Identifier: Apache-2.0 */
/* Companions: other kinds of the group that a CRD needs, but that were given without their overlays. Rules of a kind name
 * gates and settings of another kind's overlay. They also include its sets where the kind contains the other (a RayJob
 * contains its cluster). The program attaches the carried sets there. */
#pragma once

#include "schema/markers/marks.h"

struct embedded_file;

/* A kind without a CRD whose spec is part of a version's schema. */
typedef struct crd_companion {
  const struct embedded_file *file; /* its overlay */
  const schema *spec;               /* the node of its spec */
  struct crd_companion *next;
} crd_companion;

/* The node of the kind's spec in a version; NULL if the kind is not a companion. */
const schema *crdc_companion_spec(const crd_version *version, crd_string kind);

/* Whether the file is the overlay of a kind of the group, by its name in crds/. */
bool crdc_companion_is_of(const struct embedded_file *file, crd_string group);

/* Attaches what a definition names of its companions; it already has its own carried overlay. False with diagnostics if its
 * schema lacks what they name. */
bool crdc_companions_attach(crd_arena *arena, crd_definition *definition, diagnostics *diagnostics);

/* Attaches nothing of that overlay but the functions by which rules ask for objects of the file's kind. */
void crdc_companion_attach_watches(crd_arena *arena, const struct embedded_file *file, crd_definition *definition);
