/* SPDX-License-Identifier: Apache-2.0 */
/* Judging for crd-validate test --coverage, which also counts. */
#pragma once

#include "cover/cover.h"
#include <crd/request.h>

/* crd_request_judge that counts the results of rules and the object in the run (may be NULL). */
void cover_judge(cover_run *run, crd_arena *arena, const crd_request *request, crd_verdict *verdict);
/* crd_layer_judge that counts the results of rules. */
void cover_layer_judge(cover_run *run, crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict);
