/* SPDX-License-Identifier: Apache-2.0 */
/* The CustomResourceDefinitions among the manifests: judged as the API server judges one that is created, and used for the
 * other manifests where it takes them. Those that other manifests are judged by are read once more. */
#pragma once

#include "judged_crds.h"
#include "judges/kinds.h"
#include "yaml/document.h"
#include <crd/request.h>
#include <crd/value.h>

typedef struct manifest_crds manifest_crds;

/* Judges all CRDs of the inventory, which stays, with so many threads (0: as many as there are processors). Lives until
 * manifest_crds_destroy. NULL when there is no memory. */
manifest_crds *manifest_crds_find(inventory *inventory, unsigned kubernetes_minor, unsigned jobs);
void manifest_crds_destroy(manifest_crds *crds);

/* All of them, in the order of their files and places. */
const manifest_crd *manifest_crds_all(const manifest_crds *crds, size_t *count);
/* Measures what one says. False where its file cannot be read again: then it has a problem. */
bool manifest_crds_measure(manifest_crds *crds, const manifest_crd *crd);
/* Adds one to `documents`, as it stands in its file, or what was taken of it; it lives as long as all. False as above. */
bool manifest_crds_read(manifest_crds *crds, const manifest_crd *crd, documents *documents);
/* Those that are used for all manifests; they must stay. */
void manifest_crds_take(manifest_crds *crds, const documents *taken);
const documents *manifest_crds_taken(const manifest_crds *crds);

/* The one that stands there; NULL when there is none. Several threads may ask. */
const manifest_crd *manifest_crds_at(const manifest_crds *crds, const char *file, size_t offset);
/* The one with a head whose document begins there; NULL when there is none. Several threads may ask. */
const manifest_crd *manifest_crds_document(const manifest_crds *crds, const char *file, size_t document);
/* The one that defines a kind and is refused; NULL when there is none, or an accepted one as well. */
const manifest_crd *manifest_crds_refused(const manifest_crds *crds, crd_string group, crd_string kind);

/* Kinds that the manifests define more than once, each time differently: releases of an operator, a full and a reduced
 * schema. A file is judged by the one that is nearest to it: not by one in the folder of a release (v1.2.3) where the file
 * is none of it, unless there are no others; by that with which it has the most folders in common; and of those that are
 * equally near by the newest release, one that serves the version that the file asks for, the one with the most versions,
 * and last the one that says the most. Definitions that differ in descriptions alone are one. */

typedef struct nearest_crds nearest_crds;

/* Chooses for all files of the inventory, and has the manifests' CRDs be those that are taken where none is near; kinds that
 * --crd defines are none of them. What is chosen is said on stderr, in a line for each kind. NULL where no kind has several
 * definitions. */
nearest_crds *nearest_crds_choose(manifest_crds *manifests, inventory *inventory, const options *options,
                                  const kinds *kinds);
/* Compiles what other files are judged by, and gives them their registries, in front of the kinds as they are now. False
 * after a message. */
bool nearest_crds_settle(nearest_crds *nearest, inventory *inventory, const options *options, kinds *kinds);
void nearest_crds_destroy(nearest_crds *nearest); /* NULL is fine */
