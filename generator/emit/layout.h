/* SPDX-License-Identifier: Apache-2.0 */
/* The layout of generated C: breaks long lines and joins short table items. */
#pragma once

#include <crd/arena.h>

#define LAYOUT_COLUMNS 125

/* Returns the text with short items of an initializer joined on one line, and with long lines broken as clang-format does:
 * after a comma of the outermost bracket that allows it, aligned below the text after that bracket; strings between
 * literals; comments between words. A line that cannot be broken stays. */
crd_string crdc_layout_wrap(crd_arena *arena, crd_string text);
