/* SPDX-License-Identifier: Apache-2.0 */
/* Certificates and keys as files in memory, for a libcurl that reads them from files alone. */
#ifndef CRD_CLUSTER_PEM_FILE_H
#define CRD_CLUSTER_PEM_FILE_H

#include "address.h"

enum { PEM_FILES = 3 };

typedef struct pem_files {
  int files[PEM_FILES]; /* open as long as their paths are used */
  size_t count;
} pem_files;

/* Gives what an access has as text a path as well, which is this process's alone. False with a text where there are no such
 * files. */
CRD_MUST_CHECK bool crd_pem_files_open(pem_files *files, crd_arena *arena, cluster_access *access, crd_string *error);
void crd_pem_files_close(pem_files *files);

#endif
