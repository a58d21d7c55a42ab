/* SPDX-License-Identifier: Apache-2.0 */
/* What the API server responds to the creation or the change of a CRD. */
#pragma once

#include "definition_request.h"
#include "yaml/document.h"
#include <crd/request.h>

/* Fills the whole verdict: code, reason and message of a refusal, and the texts of the Warning headers. */
void crd_response_judge(crd_verdict *verdict, crd_arena *arena, const definition_request *request);

/* The same for the creation of a CRD that was read from a text, with what reading it has found (its duplicate fields): what
 * strict decoding refuses is `strict`, and not among the warnings. Its document is changed. Whether the compiler's reader
 * has nothing to say of it. */
bool crd_response_judge_document(crd_verdict *verdict, crd_arena *arena, const document *document,
                                 const diagnostics *problems, unsigned minor);
