/* SPDX-License-Identifier: Apache-2.0 */
/* Slices of JSON text without building a tree: a request's object must reach the decoder byte for byte. */
#ifndef CRD_RAW_JSON_H
#define CRD_RAW_JSON_H

#include <crd/string.h>

CRD_BEGIN_DECLS

/* Skips white space, then one JSON value; `value` has its bytes. It checks only strings and brackets, the parser checks the
 * rest. False when there is no whole value. */
bool crd_raw_json_value(crd_string text, size_t *at, crd_string *value);

/* Reads the next member of an object whose opening brace is behind `at`. False at the end; `good` says whether the end was
 * well-formed. The name has its quotes. */
bool crd_raw_json_member(crd_string text, size_t *at, crd_string *name, crd_string *value, bool *good);

/* Whether nothing but white space is left. */
bool crd_raw_json_at_end(crd_string text, size_t at);

CRD_END_DECLS

#endif
