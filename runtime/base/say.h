/* SPDX-License-Identifier: Apache-2.0 */
/* Output for people and logs: like printf, but texts inserted by %s are escaped (crd/shown.h). They stay on one line, and
 * neither a terminal nor a CI system takes them for commands. The format itself belongs to the program and is not escaped.
 * Programs print every name, path, value and foreign message with these functions, or escape it for its medium by
 * value/media.h or crd/json.h. */
#pragma once

#include "kin.h"
#include <crd/arena.h>
#include <stdio.h>

/* Supports flags, widths and precisions of %s, %c, %d, %i, %u, %x, %f, %g, with h, l, ll, z and j. A width counts bytes
 * after escaping. %-s and %-.*s, a flag without a width, keep line breaks. */
CRD_KIN void crd_say(FILE *stream, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Like crd_say, but appends to a text. */
CRD_KIN void crd_say_text(crd_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
