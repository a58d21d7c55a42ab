/* SPDX-License-Identifier: Apache-2.0 */
/* Manifests that an API server reads from a folder when it starts (staticManifestsDir). */
#ifndef CRDC_CONFIGURATION_STATIC_MANIFESTS_H
#define CRDC_CONFIGURATION_STATIC_MANIFESTS_H

#include "configuration/kinds.h"

/* Adds what the loader refuses of the document at `index`. */
void crdc_static_manifest_check(const documents *all, size_t index, diagnostics *found);

#endif
