/* SPDX-License-Identifier: Apache-2.0 */
/* Finds where lines and nodes of a YAML or JSON text begin and end. */
#pragma once

#include <crd/arena.h>
#include <crd/value.h>

#define PLACE_NOWHERE SIZE_MAX

size_t crdc_line_start(crd_string text, size_t at);
/* The offset of the newline after `at`, or of the end of the text. */
size_t crdc_line_end(crd_string text, size_t at);
/* The offset after that newline, or of the end of the text. */
size_t crdc_next_line(crd_string text, size_t at);
/* The number of spaces at the start of a line. */
size_t crdc_indentation(crd_string text, size_t line);
static inline bool crdc_is_blank(char c) {
  return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}
size_t crdc_skip_blanks(crd_string text, size_t at);
static inline size_t crdc_column(crd_string text, size_t at) {
  return at - crdc_line_start(text, at);
}
/* Whether only spaces come before `at` on its line. */
bool crdc_is_first(crd_string text, size_t at);
/* Whether a value is a map or list in flow style. */
bool crdc_is_flow(crd_string text, const crd_value *value);

/* The end of a node, before following blanks and comments. `column` is that of its member's name or of its dash; `flow`: it
 * is in a map or list in flow style. PLACE_NOWHERE if it has an anchor or a tag, or is an alias. */
size_t crdc_node_end(crd_string text, const crd_value *value, size_t column, bool flow);
/* The offset of the dash of a list item in block style; PLACE_NOWHERE if there is an alias or a comment between them. */
size_t crdc_item_dash(crd_string text, const crd_value *item);

/* Advice about a text that is not valid YAML: the message of the reader (go-yaml's) says where it stopped, not what is
 * wrong. */

/* The likely error as a sentence; empty if it is unknown. `text` is the whole file, in which the document starts at `from`
 * and the reader stopped at `offset`. */
crd_string crdc_yaml_advice(crd_arena *arena, crd_string text, size_t from, size_t offset, crd_string message);
