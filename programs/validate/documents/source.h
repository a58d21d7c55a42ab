/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the source file of a document that a program wrote to a pipe. */
#pragma once

#include <crd/value.h>

/* The file in a comment "# Source: FILE" before a YAML document, as helm template writes it; empty: none. */
crd_string source_of_document(crd_string document);
/* The file in an object's metadata (may be NULL): the annotation of kustomize (buildMetadata: [originAnnotations]) or of
 * kpt; empty: none. */
crd_string source_of_object(const crd_value *metadata);
