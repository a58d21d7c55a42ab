/* SPDX-License-Identifier: Apache-2.0 */
/* Go's strconv: which characters it writes as they are, how long a text is in its quotes. */
#ifndef CRD_VALUE_QUOTE_H
#define CRD_VALUE_QUOTE_H

#include "../base/kin.h"
#include <crd/arena.h>
#include <stdbool.h>
#include <stdint.h>

/* strconv.IsPrint */
CRD_KIN bool crd_rune_is_printable(uint32_t rune);

/* How many bytes crd_text_add_quoted adds. */
size_t crd_quoted_size(crd_arena *arena, crd_string string);

#endif
