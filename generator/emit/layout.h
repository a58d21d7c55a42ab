/* SPDX-License-Identifier: Apache-2.0 */
/* The layout of generated C: lines that are too long, and items of tables that are short. */
#pragma once

#include <crd/arena.h>

/* The columns of a line. */
#define LAYOUT_COLUMNS 125

/* The text with short items of an initializer on one line, one behind the other, and lines that are too long broken as
 * clang-format would: behind a comma of the outermost bracket that allows it, going on below what follows that bracket;
 * texts between literals; comments between words. What cannot be broken stays.
 */
crd_string crdc_layout_wrap(crd_arena *arena, crd_string text);
