/* SPDX-License-Identifier: Apache-2.0 */
/* Writes JSON member by member, for output lines that programs read. Strings are escaped so that people can read them
 * (CRD_JSON_COMPACT). */
#pragma once

#include <crd/errors.h>
#include <crd/json.h>

/* Appends a member's name, with a comma before it unless the object has just begun. A text that continues an object
 * therefore starts with a comma. The caller writes the value. */
void crdc_put_name(crd_text *text, const char *name);

/* These append a name and a value. */
void crdc_put_string(crd_text *text, const char *name, crd_string value);
void crdc_put_known(crd_text *text, const char *name, crd_string value); /* nothing if the value is empty */
void crdc_put_number(crd_text *text, const char *name, uint64_t number);
void crdc_put_truth(crd_text *text, const char *name, bool value);
void crdc_put_value(crd_text *text, const char *name, const crd_value *value); /* nothing if the value is NULL */
void crdc_put_texts(crd_text *text, const char *name, const crd_texts *texts); /* a list; nothing if it is empty */

/* Appends a path as a URI reference, a string. */
void crdc_put_uri(crd_text *text, crd_string path);

/* Appends a comma before an item of a list, unless the list has just begun. */
void crdc_put_item(crd_text *text);
