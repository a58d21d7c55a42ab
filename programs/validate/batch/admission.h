/* SPDX-License-Identifier: Apache-2.0 */
/* Requests of --batch to the whole admission chain: each line has a configuration and an AdmissionRequest. */
#pragma once

#include "kinds/definition_request.h"
#include <crd/arena.h>

/* A cache for later lines: files that were read, CRDs and policies that were compiled. */
typedef struct batch_admission batch_admission;

batch_admission *batch_admission_create(unsigned kubernetes_minor);
void batch_admission_destroy(batch_admission *self); /* may be NULL */

/* Judges a line {id, configuration, request, set, answers, noNamespaces, reviews, typeCheck}:
 *
 * - configuration: a list of objects, "FILE" or "FILE#Kind/name", or {file, patch}, an object with a merge patch. Of two
 * objects of the same kind and name the last one is used. File names are relative to the working directory.
 * - request: an AdmissionRequest with an operation and an object.
 * - set: "policies", "webhooks" or "all", the plugins of the chain.
 * - answers: by webhook name, {denied, status, patch, warnings, annotations, unreachable}; other webhooks allow.
 * - noNamespaces: only the namespaces of the configuration exist.
 * - reviews: the verdict contains the AdmissionReviews that are sent to webhooks.
 * - typeCheck: the verdict contains status.typeChecking of the validating policies.
 *
 * Appends the verdict as a line (crd_admission_write_verdict), without its newline. */
void batch_judge_admission(batch_admission *self, crd_arena *arena, crd_string text, crd_text *out);

/* Batch operations on CRDs themselves. */

/* Appends the verdict on the create or update of a CRD as a line, without its newline. */
void batch_judge_crd(crd_text *out, const definition_request *request);

/* Appends a line per rule: its static cost and cardinality, or its error. */
void batch_list_rules(crd_text *out, crd_string id, definition_source crd, unsigned minor);
