/* SPDX-License-Identifier: Apache-2.0 */
/* Requests of --batch to the whole admission chain: lines with a configuration and an AdmissionRequest. */
#pragma once

#include "kinds/definition_request.h"
#include <crd/arena.h>

/* What is kept from line to line: files that were read, CRDs and policies that were compiled. */
typedef struct batch_admission batch_admission;

/* NULL without memory. */
batch_admission *batch_admission_create(unsigned kubernetes_minor);
void batch_admission_destroy(batch_admission *self); /* NULL is fine */

/* Judges a line {id, configuration, request, set, answers, noNamespaces, reviews, typeCheck}:
 *
 * - configuration: a list of objects, "FILE" or "FILE#Kind/name", or {file, patch}, an object with a merge patch. The last
 * of a kind and name wins. Files are found from the folder that the program runs in.
 * - request: an AdmissionRequest; the operation and an object have to be there.
 * - set: "policies", "webhooks" or "all", the plugins of the chain.
 * - answers: by the name of a webhook, {denied, status, patch, warnings, annotations, unreachable}; the others allow.
 * - noNamespaces: only the namespaces of the configuration exist.
 * - reviews: the verdict has the AdmissionReviews that webhooks are sent.
 * - typeCheck: the verdict has what status.typeChecking of the validating policies would say.
 *
 * Appends the verdict's line (crd_admission_write_verdict), without its newline. */
void batch_judge_admission(batch_admission *self, crd_arena *arena, crd_string text, crd_text *out);

/* The operations of the batch mode that are about CRDs themselves. */

/* Appends the verdict on the creation of the CRD, or on its change, as a line without its newline. */
void batch_judge_crd(crd_text *out, const definition_request *request);

/* Appends a line per rule: its static cost and cardinality, or its error. */
void batch_list_rules(crd_text *out, crd_string id, definition_source crd, unsigned minor);
