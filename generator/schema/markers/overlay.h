/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays: files of markers that mirror the fields of a kind, and the markers in CRD files themselves; how they get into
 * the CRD.
 *
 * The markers of the crd layer are merged into the CRD's document before it is read, so that everything behind (schema,
 * checks, types, rules) sees one CRD; places of what came from markers lead into the comments. All markers are handed on at
 * the nodes of the schema: schema->markers (blocks in order: the CRD file's, then those of overlays as they were added); the
 * kind's own (head of the overlay, above `kind:`, `spec:` or `schema:` in a CRD file) at the root schema of each version.
 * Rules of other layers (XValidation with layer=webhook or layer=controller) follow those of the CRD in schema->rules. */
#pragma once

#include "schema/markers/marker.h"
#include "schema/markers/overlay_name.h"
#include <crd/string.h>

struct crd_definition;
struct schema;

/* A document of an overlay file. */
typedef struct overlay {
  document document;
  const char *beside;              /* the CRD file it stands beside, or NULL: given on the command line */
  crd_string group, version, kind; /* of its apiVersion and kind; empty: any */
  crd_string used_by;              /* the name of the CRD that took it, or empty */
} overlay;

typedef struct overlays {
  crd_arena *arena;
  overlay *items;
  size_t count, capacity;
  const char **searched; /* folders in which what belongs to nothing was looked for */
  size_t searched_count;
  bool incomplete;                                      /* some that were there could not be read */
  size_t passed_over;                                   /* rules in markers below fields that no schema has */
  bool (*knows)(const char *crd_file, crd_string text); /* overlays that stand beside a CRD and are not added; NULL: none */
  const char **known;                                   /* the CRD files that have such */
  size_t known_count;
} overlays;

/* Adds the documents of a file. */
bool crdc_overlays_read(overlays *overlays, const char *path, diagnostics *diagnostics);
bool crdc_overlays_read_text(overlays *overlays, const char *name, crd_string text, diagnostics *diagnostics);
/* Whether there may be an overlay beside a CRD file. */
bool crdc_overlay_is_beside(crd_arena *arena, const char *path);
/* Adds the overlays beside the files that the documents were read from. */
bool crdc_overlays_find(overlays *overlays, const documents *crds, diagnostics *diagnostics);
/* Says which files below a folder would lose their rules in silence: overlays beside which there is no file of their name
 * among `crds`, which is what the folder gave, and files that are called nearly as an overlay. Those that were given by name
 * are none. False when there are any. */
bool crdc_overlays_refuse_stray_in(const overlays *overlays, const char *folder, const documents *crds,
                                   diagnostics *diagnostics);
/* The same beside a file that was given alone: overlays in its folder that belong to no file there, said once a folder, and
 * what is called nearly as the file's own overlay. */
bool crdc_overlays_refuse_stray_beside(overlays *overlays, const char *path, diagnostics *diagnostics);
/* Says which overlays belong to no CRD; false when there are any. */
bool crdc_overlays_settle(const overlays *overlays, diagnostics *diagnostics);
