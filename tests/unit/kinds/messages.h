/* SPDX-License-Identifier: Apache-2.0 */
/* What errors say, for the tests of the kinds' functions. */
#ifndef CRDC_TEST_MESSAGES_H
#define CRDC_TEST_MESSAGES_H

#include <crd/errors.h>
#include <crd/types.h>

/* A line per error, NUL-terminated. */
const char *messages(const crd_errors *errors);
/* The lines in the order of their bytes: a struct's fields are in the schema's order, not in that of a document. */
const char *sorted_lines(crd_arena *arena, const char *text);
/* What a request that creates the object of that JSON is told, as lines; a refusal without errors is its message. */
const char *request_messages(crd_arena *arena, const crd_kind *kind, crd_string json);

#endif
