/* What the API server responds to the creation or the change of a CRD. */
#ifndef VALIDATE_CRD_RESPONSE_H
#define VALIDATE_CRD_RESPONSE_H

#include "batch_crd.h"
#include <crd/request.h>

/* Fills the whole verdict: code, reason and message of a refusal, and the texts of the Warning headers. */
void crd_response_judge(crd_verdict *verdict, crd_arena *arena, const batch_crd_request *request);

#endif
