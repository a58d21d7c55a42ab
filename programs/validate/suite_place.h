/* Where nodes of a text of YAML begin and end. */
#ifndef VALIDATE_SUITE_PLACE_H
#define VALIDATE_SUITE_PLACE_H

#include <crd/value.h>

#define SUITE_NOWHERE SIZE_MAX

size_t suite_line_start(crd_string text, size_t at);
/* Of the newline behind a place, or the end of the text. */
size_t suite_line_end(crd_string text, size_t at);
static inline size_t suite_column(crd_string text, size_t at) {
  return at - suite_line_start(text, at);
}
/* Whether nothing but spaces stands before it on its line. */
bool suite_is_first(crd_string text, size_t at);
/* Whether it is a map or a list between braces or brackets. */
bool suite_is_flow(crd_string text, const crd_value *value);

/* The end of a node, before blanks and comments behind it; `column` is that of its member's name or of its dash, `flow`
 * whether it stands in a map or list in flow style. SUITE_NOWHERE where it has an anchor, a tag, or is an alias. */
size_t suite_node_end(crd_string text, const crd_value *value, size_t column, bool flow);
/* The dash of an item of a list in block style. */
size_t suite_item_dash(crd_string text, const crd_value *item);

#endif
