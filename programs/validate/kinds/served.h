/* SPDX-License-Identifier: Apache-2.0 */
/* The built-in kinds that an API server of the chosen minor serves: removed and future versions, suggestions for wrong
 * names, and removals in later releases. */
#pragma once

#include "judge/builtin.h"
#include "options/options.h"
#include <crd/core.h>

/* Whether the group is the server's own, in this or a former release; "" is core. */
bool served_owns_group(crd_string group);

/* Whether the server would define such a kind, because the group is its own, but has none. `hint` then suggests what was
 * meant or what replaces it; it may be empty. */
bool served_lacks(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind, crd_string *hint);

/* The server's apiVersion for a kind whose group is misspelt ("app/v1 Deployment"); empty: none. */
crd_string served_meant(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind);

/* A note that a version must be enabled, as alpha versions and since 1.24 beta versions, or that objects of the kind cannot
 * be created. Empty: it is served. */
crd_string served_word(crd_arena *arena, crd_string api_version, crd_string kind);

/* Why a later minor does not accept a version; empty: all known ones do. */
crd_string served_end(crd_arena *arena, crd_string api_version, crd_string kind);

/* Documents of the API server's own kinds, judged as it judges a create. */

/* Whether it is such a kind in the chosen minor. */
bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind);
/* Judges a create; with --next a version that a later minor does not accept is an error. Errors and unknown fields get their
 * places in the object. */
void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict);
