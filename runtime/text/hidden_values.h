/* SPDX-License-Identifier: Apache-2.0 */
/* Masks values in messages for logs and terminals. A message of the API server may quote a long value or a password.
 * Responses to the API server are not masked, only what others read. */
#pragma once

#include "../base/kin.h"
#include <crd/string.h>

#define HIDDEN_VALUE_LIMIT 512u                      /* longest value that is printed whole, in bytes */
#define HIDDEN_ROOM(size) ((size) + (size) / 2 + 64) /* buffer size for a message of that size */

/* Whether the name of a member, environment variable or flag suggests a secret: it is or ends with password, token,
 * credential or some form of key. Names of Secrets and references to them are not secret. */
CRD_KIN bool crd_name_is_secret(crd_string name);

/* Writes the message to `out` with "***" for the values of secret names: in JSON, lists of name and value, NAME=value,
 * --name value, scheme://user:value@host, Bearer value, and errors whose field has such a name. Of a value over the limit it
 * writes the beginning and the length. Text that does not fit in `room` is left out. Returns the size. */
CRD_KIN size_t crd_hide_values(crd_string message, char *out, size_t room);
