/* SPDX-License-Identifier: Apache-2.0 */
/* The CRDs of a suite. Projects like openshift's have several files for a CRD, one for each set of features and kind of
 * cluster. Examples can be of several kinds. A suite of the project's own form has a set of CRDs, which are compiled
 * together. */
#pragma once

#include "cli/flags.h"
#include "members.h"
#include "suite.h"

typedef struct suite_crd {
  const char *file;
  const crd_value *root;
} suite_crd;

/* What a suite runs with, in file order. The files own the CRDs, the arena owns the rest. */
typedef struct suite_crds {
  suite_crd *items;
  size_t count, room;
  suite_folder **folders; /* folders in use */
  size_t folder_count, folder_room;
} suite_crds;

/* Finds the CRDs of a suite: that of its member `crd`; those in `given` (--crd) for its crdName or for its objects' kinds;
 * for openshift's those in ../../zz_generated.crd-manifests; for examples those in the usual folders above. False with the
 * reason if there is none. Call suite_crds_end in either case. */
bool suite_crds_find(suite_crds *crds, suite_files *files, const flag_texts *given, crd_arena *arena, const suite *suite,
                     crd_string *error);
void suite_crds_end(suite_crds *crds, suite_files *files);

/* Removes all versions of a CRD except the named one, which becomes served and stored. False if there is no such version. */
bool suite_crd_keep_version(crd_arena *arena, crd_value *crd, crd_string name);

/* Whether an example is of the CRD's kind. */
bool suite_crd_has(const suite_crd *crd, const crd_value *object);
