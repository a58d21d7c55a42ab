/* SPDX-License-Identifier: Apache-2.0 */
/* Messages for logs and terminals: a message of the API server has the value that it is about, which may be long, and hold a
 * password. What is answered to the API server is not touched; only what is told to others passes here. */
#pragma once

#include "../base/kin.h"
#include <crd/string.h>

#define HIDDEN_VALUE_LIMIT 512u                      /* bytes of one value that are told */
#define HIDDEN_ROOM(size) ((size) + (size) / 2 + 64) /* that a message of that size may take */

/* Whether what has this name (of a member, an environment variable, a flag) is likely to be secret: it is called a password,
 * a token, a credential, some key, or ends so. Names of Secrets, and references to them, are none. */
CRD_KIN bool crd_name_is_secret(crd_string name);

/* Writes the message with "***" in place of strings that such names have (in JSON, in lists of name and value, in
 * NAME=value, --name value, scheme://user:value@host and Bearer value, and where the field's own name says so), and of a
 * value that is longer than the limit its beginning and how long it is. What finds no room is left out. Gives the size. */
CRD_KIN size_t crd_hide_values(crd_string message, char *out, size_t room);
