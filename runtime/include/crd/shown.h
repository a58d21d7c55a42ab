/* SPDX-License-Identifier: Apache-2.0 */
/* Text from outside as people are shown it: names of files, messages that quote values, lines of source. What a terminal or
 * an editor takes for more than a character is not passed on: control characters (C0, DEL, C1, as runes and as single bytes)
 * and the marks that turn or hide the direction of text; nor is what a CI system that reads a log takes for a command
 * ("::error::" at the start of a line, "##[" and "##vso["). Machines are given JSON, which is exact. */
#ifndef CRD_SHOWN_H
#define CRD_SHOWN_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdio.h>

CRD_BEGIN_DECLS

typedef enum crd_shown {
  CRD_SHOWN_NAME,  /* escaped: \x1b, \n, \u202e, and \x9b for a byte that is no UTF-8 */
  CRD_SHOWN_LINE,  /* the same, but line breaks and tabs are spaces */
  CRD_SHOWN_LINES, /* the same, but line breaks and tabs stay */
  CRD_SHOWN_SOURCE /* one column stays one: "?" in place of a rune; tabs stay */
} crd_shown;

void crd_text_add_shown(crd_text *text, crd_string string, crd_shown how);
void crd_print_shown(FILE *stream, crd_string string, crd_shown how);

CRD_END_DECLS

#endif
