/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes untrusted text for people: names of files, messages that quote values, lines of source. It escapes what a terminal
 * or an editor interprets: control characters (C0, DEL, C1, as runes and as single bytes) and the marks that change or hide
 * the direction of text. It also escapes what a CI system takes for a command in a log ("::error::" at the start of a line,
 * "##[" and "##vso["). Output for machines is JSON, which is exact. */
#ifndef CRD_SHOWN_H
#define CRD_SHOWN_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdio.h>

CRD_BEGIN_DECLS

typedef enum crd_shown {
  CRD_SHOWN_NAME,  /* escaped: \x1b, \n, \u202e, and \x9b for a byte that is no UTF-8 */
  CRD_SHOWN_LINE,  /* the same, but line breaks and tabs become spaces */
  CRD_SHOWN_LINES, /* the same, but line breaks and tabs are kept */
  CRD_SHOWN_SOURCE /* keeps columns: "?" in place of a rune; tabs are kept */
} crd_shown;

void crd_text_add_shown(crd_text *text, crd_string string, crd_shown how);
void crd_print_shown(FILE *stream, crd_string string, crd_shown how);

CRD_END_DECLS

#endif
