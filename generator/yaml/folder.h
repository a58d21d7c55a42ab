/* SPDX-License-Identifier: Apache-2.0 */
/* Folders that hold more than CRDs, as a repository does. */
#pragma once

#include "yaml/document.h"

/* Reads a folder as crdc_documents_read does, but goes on beyond files that are no YAML, and takes nothing but the
 * CustomResourceDefinitions. What it passed over is appended to `said`, a line for people: how many files hold no CRD or are
 * no YAML, and where the first of these that names one is wrong; `names`, the naming file, is no such file (NULL: there is
 * none). False when a file cannot be opened or read: that is an error in `diagnostics`. */
bool crdc_folder_read_crds(documents *crds, const char *path, const char *names, crd_text *said, diagnostics *diagnostics);

/* The same of what was read already: `all`, with what was `found` wrong in it. */
bool crdc_folder_take_crds(documents *crds, const documents *all, const diagnostics *found, const char *path, crd_text *said,
                           diagnostics *diagnostics);
