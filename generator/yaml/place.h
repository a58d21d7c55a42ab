/* SPDX-License-Identifier: Apache-2.0 */
/* Where lines and nodes of a text of YAML or JSON begin and end. */
#pragma once

#include <crd/arena.h>
#include <crd/value.h>

#define PLACE_NOWHERE SIZE_MAX

size_t crdc_line_start(crd_string text, size_t at);
/* Of the newline behind a place, or the end of the text. */
size_t crdc_line_end(crd_string text, size_t at);
/* Behind that newline, or the end of the text. */
size_t crdc_next_line(crd_string text, size_t at);
/* The spaces at the start of a line. */
size_t crdc_indentation(crd_string text, size_t line);
static inline bool crdc_is_blank(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}
size_t crdc_skip_blanks(crd_string text, size_t at);
static inline size_t crdc_column(crd_string text, size_t at) {
  return at - crdc_line_start(text, at);
}
/* Whether nothing but spaces stands before it on its line. */
bool crdc_is_first(crd_string text, size_t at);
/* Whether it is a map or a list between braces or brackets. */
bool crdc_is_flow(crd_string text, const crd_value *value);

/* The end of a node, before blanks and comments behind it; `column` is that of its member's name or of its dash, `flow`
 * whether it stands in a map or list in flow style. PLACE_NOWHERE where it has an anchor, a tag, or is an alias. */
size_t crdc_node_end(crd_string text, const crd_value *value, size_t column, bool flow);
/* The dash of an item of a list in block style; PLACE_NOWHERE: an alias or the like, or a comment stands between them. */
size_t crdc_item_dash(crd_string text, const crd_value *item);

/* What to do about a text that is no YAML: the reader's words (go-yaml's) say where it gave up, not what is wrong. */

/* What may be wrong, as a sentence; empty when nothing is known. `text` is all of the file, in which the document starts at
 * `from` and the reader stopped at `offset`. */
crd_string crdc_yaml_advice(crd_arena *arena, crd_string text, size_t from, size_t offset, crd_string message);
