/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's response to the create or update of a CRD. */
#pragma once

#include "definition_request.h"
#include "yaml/document.h"
#include <crd/request.h>

/* Fills the verdict: code, reason and message of a refusal, and the texts of the Warning headers. */
void crd_response_judge(crd_verdict *verdict, crd_arena *arena, const definition_request *request);

/* Does the same for the create of a CRD that was read from a text, with the duplicate fields that the reader found. Errors
 * of strict decoding go to `strict`, not to the warnings. The document is changed. Returns whether the compiler can read the
 * CRD without errors. */
bool crd_response_judge_document(crd_verdict *verdict, crd_arena *arena, const document *document,
                                 const diagnostics *problems, unsigned minor);
