/* SPDX-License-Identifier: Apache-2.0 */
/* The readers of the forms of suites, for suite_read. */
#ifndef VALIDATE_SUITES_READ_H
#define VALIDATE_SUITES_READ_H

#include "members.h"

/* The project's own form, of a root that is a map. */
bool suite_read_own(const suite_reading *reading, const crd_value *root);

/* Whether a file's name or one of its folders says that its objects are valid or invalid. */
typedef enum suite_word { SUITE_SAYS_NOTHING, SUITE_SAYS_VALID, SUITE_SAYS_INVALID } suite_word;
suite_word suite_word_of(const char *file);
/* Examples: the documents of the text. */
bool suite_read_examples(const suite_reading *reading, bool *is_suite);

#endif
