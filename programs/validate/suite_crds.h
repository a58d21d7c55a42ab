/* The CRDs that a suite is run over. A project like openshift's has several files of a CRD, one for each set of features and
 * each kind of cluster; annotations say which.
 *
 * Mirrors tests/crd_filter.go of github.com/openshift/api, and what test/envtest/crd_filter.go of
 * github.com/openshift/hypershift does otherwise. */
#ifndef VALIDATE_SUITE_CRDS_H
#define VALIDATE_SUITE_CRDS_H

#include "flags.h"
#include "suite.h"

/* Files that suites have in common: each is read once. For several threads. */
typedef struct suite_files suite_files;

/* `crds`: files and folders with CRDs beside those that suites lead to (--crd); borrowed. NULL when there is no memory. */
suite_files *suite_files_create(const flag_texts *crds);
void suite_files_destroy(suite_files *files);

/* A CRD, whole. */
typedef struct suite_crd {
  const char *file;
  const crd_value *root;
} suite_crd;

/* The CRDs of a suite, in the order of their files: that of its member `crd`, those of its crdName among --crd, or in
 * ../../zz_generated.crd-manifests. False with the reason where there is none. What is given lives as long as the files,
 * the list in `arena`. */
bool suite_crds_find(suite_files *files, crd_arena *arena, const suite *suite, suite_crd **items, size_t *count,
                     crd_string *error);

#endif
