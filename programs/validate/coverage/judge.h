/* SPDX-License-Identifier: Apache-2.0 */
/* Judging for crd-validate test --coverage: what is judged is counted as well. */
#pragma once

#include "cover/cover.h"
#include <crd/request.h>

/* crd_request_judge, with what its rules and its object come to counted into the run (NULL: it is not). */
void cover_judge(cover_run *run, crd_arena *arena, const crd_request *request, crd_verdict *verdict);
/* crd_layer_judge, with what its rules come to. */
void cover_layer_judge(cover_run *run, crd_arena *arena, const crd_layer_request *request, crd_verdict *verdict);
