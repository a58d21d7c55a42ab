/* SPDX-License-Identifier: Apache-2.0 */
/* Which of its own kinds an API server of the chosen minor serves: versions that are gone or not there yet, names that were
 * meant, and what the next releases will no longer take. */
#pragma once

#include "judge/builtin.h"
#include "options/options.h"
#include <crd/core.h>

/* Whether the group is the server's own, today or in former releases; "" is core. */
bool served_owns_group(crd_string group);

/* Whether the server has no such kind, though it would define it: the group is its own. Then the hint says what was meant or
 * what is to be written instead; it may be empty. */
bool served_lacks(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind, crd_string *hint);

/* The apiVersion of a group of the server that a kind of a group with a slip is of ("app/v1 Deployment"); empty: none. */
crd_string served_meant(crd_arena *arena, unsigned minor, crd_string api_version, crd_string kind);

/* That a version has to be switched on, those of alpha, and those of beta since 1.24; or that nothing of the kind is
 * created. Empty: it is served. */
crd_string served_word(crd_arena *arena, crd_string api_version, crd_string kind);

/* Why a later minor does not take a version; empty: all do, as far as it is known. */
crd_string served_end(crd_arena *arena, crd_string api_version, crd_string kind);

/* Documents of the API server's own kinds: they are judged as it judges their creation. */

/* Whether it is such a kind, and the chosen minor has it. */
bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind);
/* Judges its creation; with --next a version that a later minor does not take is an error. Errors and unknown fields have
 * their places in the object. */
void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict);
