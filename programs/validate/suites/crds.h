/* SPDX-License-Identifier: Apache-2.0 */
/* The CRDs that a suite is run over. A project like openshift's has several files of a CRD, one for each set of features and
 * each kind of cluster; examples may be of several kinds; a suite of the project's own form has a set of CRDs, compiled
 * together. */
#pragma once

#include "cli/flags.h"
#include "members.h"
#include "suite.h"

/* A CRD, whole. */
typedef struct suite_crd {
  const char *file;
  const crd_value *root;
} suite_crd;

/* What a suite is run over, in the order of the files. The CRDs are those of the files, the rest is in the arena. */
typedef struct suite_crds {
  suite_crd *items;
  size_t count, room;
  suite_folder **folders; /* that are in use */
  size_t folder_count, folder_room;
} suite_crds;

/* The CRDs of a suite: that of its member `crd`, those of its crdName or of its objects' kinds among `given` (--crd), or for
 * openshift's in ../../zz_generated.crd-manifests, for examples in the folders above, where CRDs are used to be. False with
 * the reason where there is none. Ended with suite_crds_end either way. */
bool suite_crds_find(suite_crds *crds, suite_files *files, const flag_texts *given, crd_arena *arena, const suite *suite,
                     crd_string *error);
void suite_crds_end(suite_crds *crds, suite_files *files);

/* Leaves of a CRD nothing but the version, served and stored. False where there is none of that name. */
bool suite_crd_keep_version(crd_arena *arena, crd_value *crd, crd_string name);

/* Of an example: whether it is one of the CRD's kind. */
bool suite_crd_has(const suite_crd *crd, const crd_value *object);
