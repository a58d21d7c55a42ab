/* SPDX-License-Identifier: Apache-2.0 */
/* Folders that contain other files than CRDs, such as repositories. */
#pragma once

#include "yaml/document.h"

/* Reads a folder as crdc_documents_read does, but skips files that are not YAML, and takes only CustomResourceDefinitions.
 * Appends to `said` a line for people about skipped files: how many have no CRD or are not YAML, and the error of the first
 * invalid one that names a CRD. The naming file `names` (may be NULL) is not counted. If a file cannot be read it returns
 * false, with an error in `diagnostics`. */
bool crdc_folder_read_crds(documents *crds, const char *path, const char *names, crd_text *said, diagnostics *diagnostics);

/* Does the same for documents that were read already: `all`, with the errors in `found`. */
bool crdc_folder_take_crds(documents *crds, const documents *all, const diagnostics *found, const char *path, crd_text *said,
                           diagnostics *diagnostics);
