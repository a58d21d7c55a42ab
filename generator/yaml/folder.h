/* SPDX-License-Identifier: Apache-2.0 */
/* Folders that hold more than CRDs, as a repository does. */
#ifndef CRDC_YAML_FOLDER_H
#define CRDC_YAML_FOLDER_H

#include "yaml/document.h"

/* Reads a folder as crdc_documents_read does, but goes on beyond files that are no YAML, and takes nothing but the
 * CustomResourceDefinitions. What it passed over is appended to `said`, lines for people: each file that cannot be read as
 * YAML with its place, and the names of those that hold no CRD; `names`, the naming file, is one of them that has its use
 * (NULL: there is none). False when a file cannot be opened or read: that is an error in `diagnostics`. */
bool crdc_folder_read_crds(documents *crds, const char *path, const char *names, crd_text *said, diagnostics *diagnostics);

#endif
