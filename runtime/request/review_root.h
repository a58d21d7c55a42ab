/* SPDX-License-Identifier: Apache-2.0 */
/* The first step of every decoder of an AdmissionReview: the body must be a JSON object. The decoders themselves check which
 * members may be missing, since Go's decoders differ there. */
#pragma once

#include "../base/kin.h"
#include <crd/value.h>

/* The body as a tree, which is a map; NULL with the error. The tree points into the text. */
CRD_KIN const crd_value *crd_review_root(crd_arena *arena, crd_string text, crd_string *error);
