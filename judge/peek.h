/* SPDX-License-Identifier: Apache-2.0 */
/* What a text is about, before it is read as a tree. */
#ifndef JUDGE_PEEK_H
#define JUDGE_PEEK_H

#include <crd/arena.h>
#include <stdbool.h>

/* Reads apiVersion and kind of a JSON object where they stand in front of all that has members or items, as they do in what
 * programs write. False: they do not, or it is no JSON. */
bool crdc_peek_type(crd_arena *arena, crd_string document, crd_string *api_version, crd_string *kind);

#endif
