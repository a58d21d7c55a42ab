/* SPDX-License-Identifier: Apache-2.0 */
/* Where a document comes from that a program wrote into a pipe. */
#pragma once

#include <crd/value.h>

/* The file that a comment "# Source: FILE" in front of a YAML document names, as helm template writes it; empty: none. */
crd_string source_of_document(crd_string document);
/* The one that an object's metadata (NULL: none) names: the annotation of kustomize (buildMetadata: [originAnnotations]) or
 * of kpt; empty: none. */
crd_string source_of_object(const crd_value *metadata);
