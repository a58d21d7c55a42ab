/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests. They are judged as the API server judges a create, and the other
 * manifests are judged by those that it accepts. CRDs that other manifests need are read again. */
#pragma once

#include "judged_crds.h"
#include "judges/kinds.h"
#include "yaml/document.h"
#include <crd/request.h>
#include <crd/value.h>

typedef struct manifest_crds manifest_crds;

/* Judges all CRDs of the inventory, which must stay, with that many threads (0: one per processor). Free it with
 * manifest_crds_destroy. NULL without memory. */
manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor, unsigned jobs);
void manifest_crds_destroy(manifest_crds *crds);

/* All of them, sorted by file and place. */
const manifest_crd *manifest_crds_all(const manifest_crds *crds, size_t *count);
/* Measures the digest of one. False if its file cannot be read again: then it has a problem. */
bool manifest_crds_measure(manifest_crds *crds, const manifest_crd *crd);
/* Adds a CRD, or the part of it that is used, to `documents`; it lives as long as `crds`. False as above. */
bool manifest_crds_read(manifest_crds *crds, const manifest_crd *crd, documents *documents);
/* Sets those that are used for all manifests; they must stay. */
void manifest_crds_take(manifest_crds *crds, const documents *taken);
const documents *manifest_crds_taken(const manifest_crds *crds);

/* The CRD at that place, or NULL. Several threads may call it. */
const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset);
/* The CRD with a head whose document begins there, or NULL. Several threads may call it. */
const manifest_crd *manifest_crds_document(const manifest_crds *crds, const char *file, size_t document);
/* The refused CRD of a kind; NULL if there is none, or if an accepted one exists too. */
const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind);

/* Kinds that the manifests define more than once and differently: in releases of an operator, or as full and reduced
 * schemas. A file is judged by the nearest definition. One in the folder of a release (v1.2.3) does not count for files
 * outside, unless there are no others. Then these decide, in this order: the most common folders, the newest release, a
 * definition that serves the file's version, the most versions, the longest definition. Definitions that differ only in
 * descriptions are equal. */

typedef struct nearest_crds nearest_crds;

/* Chooses for all files of the inventory, and sets the manifests' CRDs that are used where none is near. Kinds of --crd are
 * left out. Reports the choice on stderr, one line per kind. NULL if no kind has several definitions. */
nearest_crds *nearest_crds_choose(manifest_crds *manifests, inventory *inventory, const options *options,
                                  const kinds *kinds);
/* Compiles the definitions for other files and sets their registries, which precede the kinds so far. False after a
 * message. */
bool nearest_crds_settle(nearest_crds *nearest, inventory *inventory, const options *options, kinds *kinds);
void nearest_crds_destroy(nearest_crds *nearest); /* may be NULL */
