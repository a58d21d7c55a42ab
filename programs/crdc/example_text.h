/* SPDX-License-Identifier: Apache-2.0 */
/* Objects as YAML with comments: what each field is, and what it may be. */
#ifndef CRDC_PROGRAM_EXAMPLE_TEXT_H
#define CRDC_PROGRAM_EXAMPLE_TEXT_H

#include "schema/tree/schema.h"

/* Adds an object whose schema is `root`. Above fields stand the first sentence of their descriptions, limits, defaults, and
 * with `names_others` the fields that are not there. */
void example_write(crd_text *text, const schema *root, const crd_value *object, bool names_others);

#endif
