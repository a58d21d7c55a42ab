/* SPDX-License-Identifier: Apache-2.0 */
/* JSON that is written member by member, as lines for machines are. Strings are escaped for whoever looks at them
 * (CRD_JSON_COMPACT). */
#pragma once

#include <crd/errors.h>
#include <crd/json.h>

/* A member's name, with a comma before it unless an object has just begun. So a text that is the rest of an object begins
 * with one. The value is the caller's to write. */
void crdc_put_name(crd_text *text, const char *name);

/* Members with their values. */
void crdc_put_string(crd_text *text, const char *name, crd_string value);
void crdc_put_known(crd_text *text, const char *name, crd_string value); /* nothing where it is empty */
void crdc_put_number(crd_text *text, const char *name, uint64_t number);
void crdc_put_truth(crd_text *text, const char *name, bool value);
void crdc_put_value(crd_text *text, const char *name, const crd_value *value); /* nothing where it is NULL */
void crdc_put_texts(crd_text *text, const char *name, const crd_texts *texts); /* a list; nothing where there are none */

/* A path as a URI reference, a text. */
void crdc_put_uri(crd_text *text, crd_string path);

/* What stands before an item of a list: a comma, unless the list has just begun. */
void crdc_put_item(crd_text *text);
