/* SPDX-License-Identifier: Apache-2.0 */
/* The words of what the API server says against a CRD, and what to do about it: a row each. Who
 * finds an error names its row. */
#pragma once

#include <crd/errors.h>

enum {
#define ROW(name, ...) VET_##name,
#include "word_rows.h"
#undef ROW
  VET_COUNT
};

extern const crd_words crdc_vet_words[VET_COUNT];

/* The row of a code: VET(FIELD_PATH). Its help is empty where there is none, and its type says none either. */
#define VET(code) (&crdc_vet_words[VET_##code])
