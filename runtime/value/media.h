/* SPDX-License-Identifier: Apache-2.0 */
/* Escapes untrusted texts for output formats that other programs display: one function for each format. Each first applies
 * crd/shown.h, as one line unless its comment says otherwise. For JSON see crd/json.h, for people value/say.h. */
#pragma once

#include "../base/kin.h"
#include <crd/string.h>
#include <stdio.h>

/* XML and HTML, also in attributes; keeps line breaks. */
CRD_KIN void crd_media_xml(FILE *stream, crd_string text);
/* Markdown, also in cells of tables, without markup, HTML, mentions or links. */
CRD_KIN void crd_media_markdown(FILE *stream, crd_string text);
/* The same as a code span; a text with a backtick is written as plain text. */
CRD_KIN void crd_media_markdown_code(FILE *stream, crd_string text);
/* A code block, its lines unchanged and behind `indent`; its fence is longer than any fence in the text. */
CRD_KIN void crd_media_markdown_block(FILE *stream, const char *indent, const char *language, crd_string text);
/* The name of a test in TAP, where '#' would start a directive. */
CRD_KIN void crd_media_tap(FILE *stream, crd_string text);
/* The message of a workflow command of GitHub Actions, or with `property` the value of one of its properties. */
CRD_KIN void crd_media_command(FILE *stream, crd_string text, bool property);
