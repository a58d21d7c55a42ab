/* SPDX-License-Identifier: Apache-2.0 */
/* What goes to a person or into a log: like printf, but what is put in by %s is shown (crd/shown.h): it is one line, and
 * nothing in it is taken for a command by a terminal or a CI system. The format itself is the program's own and stays as it
 * is. Whatever a program prints of a name, a path, a value or another's message goes this way, or is escaped for its medium
 * by value/media.h or crd/json.h. */
#pragma once

#include "kin.h"
#include <crd/arena.h>
#include <stdio.h>

/* Takes flags, widths and precisions of %s, %c, %d, %i, %u, %x, %f, %g, with h, l, ll, z and j. Widths count bytes of what
 * is put in. %-s and %-.*s, a flag without a width: lines stay lines. */
CRD_KIN void crd_say(FILE *stream, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same at the end of a text. */
CRD_KIN void crd_say_text(crd_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
