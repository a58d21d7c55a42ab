/* SPDX-License-Identifier: Apache-2.0 */
/* Texts from outside in what programs write for other programs to show: one function for each medium, used wherever
 * something is written in it. Each shows the text first (crd/shown.h), as one line unless it says otherwise. JSON has
 * crd/json.h, what people read value/say.h. */
#pragma once

#include "../base/kin.h"
#include <crd/string.h>
#include <stdio.h>

/* XML and HTML, in attributes too; lines stay lines. */
CRD_KIN void crd_media_xml(FILE *stream, crd_string text);
/* A text in Markdown, in a table's cell too: nothing in it is markup, HTML, a mention or a link. */
CRD_KIN void crd_media_markdown(FILE *stream, crd_string text);
/* The same as a span of code; what has a backtick is told as a text. */
CRD_KIN void crd_media_markdown_code(FILE *stream, crd_string text);
/* A block of code, its lines as they are and behind `indent`: its fence is longer than any in it. */
CRD_KIN void crd_media_markdown_block(FILE *stream, const char *indent, const char *language, crd_string text);
/* What a test is called in TAP: '#' would begin a directive. */
CRD_KIN void crd_media_tap(FILE *stream, crd_string text);
/* The message of a workflow command of GitHub Actions, or with `property` the value of one of its properties. */
CRD_KIN void crd_media_command(FILE *stream, crd_string text, bool property);
