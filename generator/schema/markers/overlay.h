/* SPDX-License-Identifier: Apache-2.0 */
/* Overlays: files of markers that mirror the fields of a kind. This module also reads markers in CRD files, and adds both to
 * the CRD.
 *
 * Markers of the crd layer are merged into the CRD's document before it is decoded, so that all later steps (schema, checks,
 * types, rules) see one CRD. Places of merged parts point into the comments. All markers are also kept in schema->markers of
 * their nodes (blocks in order: the CRD file's, then those of overlays as they were added). Markers of the kind (at the head
 * of the overlay, above `kind:`, `spec:` or `schema:` in a CRD file) are at the root schema of each version. Rules of other
 * layers (XValidation with layer=webhook or layer=controller) follow those of the CRD in schema->rules. */
#pragma once

#include "schema/markers/marker.h"
#include "schema/markers/overlay_name.h"
#include <crd/string.h>

struct crd_definition;
struct schema;

/* A document of an overlay file. */
typedef struct overlay {
  document document;
  const char *beside;              /* the CRD file that it is beside; NULL: given on the command line */
  crd_string group, version, kind; /* from its apiVersion and kind; empty: any */
  crd_string used_by;              /* the name of the CRD that uses it, or empty */
} overlay;

typedef struct overlays {
  crd_arena *arena;
  overlay *items;
  size_t count, capacity;
  const char **searched; /* folders that were searched for overlays without a CRD */
  size_t searched_count;
  bool incomplete;                                      /* some files could not be read */
  size_t passed_over;                                   /* rules in markers of fields that no schema has */
  bool (*knows)(const char *crd_file, crd_string text); /* overlays beside a CRD that are not added; NULL: none */
  const char **known;                                   /* the CRD files of such overlays */
  size_t known_count;
} overlays;

/* Adds the documents of a file. */
bool crdc_overlays_read(overlays *overlays, const char *path, diagnostics *diagnostics);
bool crdc_overlays_read_text(overlays *overlays, const char *name, crd_string text, diagnostics *diagnostics);
/* Whether an overlay can be beside a CRD file. */
bool crdc_overlay_is_beside(crd_arena *arena, const char *path);
/* Adds the overlays beside the files of the documents. */
bool crdc_overlays_find(overlays *overlays, const documents *crds, diagnostics *diagnostics);
/* Reports files below a folder that would silently have no effect: overlays whose CRD file is not in `crds`, which is the
 * content of the folder, and files with a name similar to an overlay's. Files that were given by name are not reported.
 * False when there are any. */
bool crdc_overlays_refuse_stray_in(const overlays *overlays, const char *folder, const documents *crds,
                                   diagnostics *diagnostics);
/* Does the same for a file that was given alone: reports overlays in its folder without a CRD file, once per folder, and
 * files with a name similar to its own overlay's. */
bool crdc_overlays_refuse_stray_beside(overlays *overlays, const char *path, diagnostics *diagnostics);
/* Reports overlays without a CRD; false when there are any. */
bool crdc_overlays_settle(const overlays *overlays, diagnostics *diagnostics);
