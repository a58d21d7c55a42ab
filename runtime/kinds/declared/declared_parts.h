/* SPDX-License-Identifier: Apache-2.0 */
/* The internals of the walk of declared.h: the value that a row checks. */
#ifndef CORE_DECLARED_PARTS_H
#define CORE_DECLARED_PARTS_H

#include "declared.h"

typedef struct declared_walk declared_walk;

/* A field, an item, or a whole struct: its type and address, and the address of the old one, or NULL. */
typedef struct declared_value {
  const core_field *field;
  const void *at, *old;
  const crd_path *path;
} declared_value;

/* Checks a value: adds errors, and returns whether it found any. */
typedef bool declared_function(const declared_walk *walk, const core_declared_rule *rule, const declared_value *value);

struct declared_walk {
  core_check *check;
  bool update;
  declared_function *ask; /* checks one row, of any function */
};

/* Whether a field is set in Go's terms: not the zero value, no nil pointer, not without items. */
bool crd_core_is_set(const core_field *field, const void *at);
/* An item of a list as a field. */
core_field crd_core_item_field(const core_field *list);
/* The size of such an item. */
size_t crd_core_item_size(const core_field *item);
/* Whether two items match, by the rule's `match`. */
bool crd_core_same_item(const core_declared_rule *rule, const core_field *item, const char *a, const char *b);
/* A field of a struct value; `frame` becomes the last step of its path. */
declared_value crd_core_member_value(const declared_value *value, uint8_t member, crd_path *frame);
/* A string as a bad value: of Go's `string`, or of a type of its own. */
crd_bad_value crd_core_show_text_of(const core_field *field, crd_string text);

#define DECLARE_FUNCTION(name, function, ...) declared_function crd_core_ask_##function;
CORE_DECLARED(DECLARE_FUNCTION)
#undef DECLARE_FUNCTION

#endif
