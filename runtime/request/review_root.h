/* SPDX-License-Identifier: Apache-2.0 */
/* What every reader of an AdmissionReview begins with: the JSON object that the body has to be. Which of its members may be
 * missing is the readers' own matter, Go's decoders differ there. */
#pragma once

#include "../base/kin.h"
#include <crd/value.h>

/* The body as a tree, which is a map; NULL with what is wrong. The tree points into the text. */
CRD_KIN const crd_value *crd_review_root(crd_arena *arena, crd_string text, crd_string *error);
