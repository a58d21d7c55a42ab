/* SPDX-License-Identifier: Apache-2.0 */
/* The operations of the batch mode that are about CRDs themselves. */
#ifndef VALIDATE_BATCH_CRD_H
#define VALIDATE_BATCH_CRD_H

#include "kinds/definition_request.h"

/* Appends the verdict on the creation of the CRD, or on its change, as a line without its newline. */
void batch_judge_crd(crd_text *out, const definition_request *request);

/* Appends a line per rule: its static cost and cardinality, or its error. */
void batch_list_rules(crd_text *out, crd_string id, definition_source crd, unsigned minor);

#endif
