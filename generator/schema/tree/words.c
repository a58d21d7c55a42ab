/* SPDX-License-Identifier: Apache-2.0 */
/* See words.h. The messages are those of apiextensions-apiserver pkg/apis/apiextensions/validation and pkg/apiserver/schema,
 * and of apiserver pkg/util/webhook. */
#include "schema/tree/words.h"

const crd_words crdc_vet_words[VET_COUNT] = {
#define ROW(name, ...) [VET_##name] = {.format = __VA_ARGS__},
#include "schema/tree/word_rows.h"
#undef ROW
};
