/* SPDX-License-Identifier: Apache-2.0 */
/* The API server's messages against a CRD, with what to do: one row each. Code that finds an error names its row. */
#pragma once

#include <crd/errors.h>

enum {
#define ROW(name, ...) VET_##name,
#include "word_rows.h"
#undef ROW
  VET_COUNT
};

extern const crd_words crdc_vet_words[VET_COUNT];

/* The row of a code: VET(FIELD_PATH). Its help is empty if neither the row nor its type has any. */
#define VET(code) (&crdc_vet_words[VET_##code])
