/* SPDX-License-Identifier: Apache-2.0 */
/* What objects a document may hold, told from its text without reading all of it. */
#ifndef VALIDATE_KINDS_HEAD_KINDS_H
#define VALIDATE_KINDS_HEAD_KINDS_H

#include <crd/string.h>
#include <stdbool.h>

/* Tells every apiVersion and every kind that the object of a document may have; what is told need not be so. False where
 * that cannot be known from lines and words: the document is a list, say, or writes its members in no plain way. It may have
 * told some then. */
bool head_kinds(crd_string document, bool json, void (*take)(void *context, crd_string api_version, crd_string kind),
                void *context);

#endif
