/* SPDX-License-Identifier: Apache-2.0 */
/* Comma lists of kinds, as --skip, --kind and --reject take them: "Kind", "Kind.group" or "group/version/Kind". */
#ifndef VALIDATE_OPTIONS_KIND_LIST_H
#define VALIDATE_OPTIONS_KIND_LIST_H

#include "cli/flags.h"
#include <crd/string.h>

/* Whether a list names kinds. */
bool kind_list_is_sound(const char *list);
/* Whether one of the lists names a kind. */
bool kind_lists_name(const flag_texts *lists, crd_string api_version, crd_string kind);

#endif
