/* SPDX-License-Identifier: Apache-2.0 */
/* Documents of the API server's own kinds: they are judged as it judges their creation. */
#ifndef VALIDATE_KINDS_BUILTIN_H
#define VALIDATE_KINDS_BUILTIN_H

#include "judge/builtin.h"
#include "options/options.h"

/* Whether it is such a kind, and the chosen minor has it. */
bool builtin_is_asked(const rule_options *options, crd_string api_version, crd_string kind);
/* Judges its creation; with --next a version that a later minor does not take is an error. Errors and unknown fields have
 * their places in the object. */
void builtin_judge(crd_arena *arena, const options *options, const builtin_document *document, crd_verdict *verdict);

#endif
