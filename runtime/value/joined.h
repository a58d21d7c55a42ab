/* SPDX-License-Identifier: Apache-2.0 */
/* Concatenates texts, for instance for errors. Parts may contain NULs, at which printf formats would stop. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>

/* Concatenates the parts; the text is in the arena. */
CRD_KIN crd_string crd_join_texts(crd_arena *arena, const crd_string *parts, size_t count);
#define crd_joined(arena, ...)                                                                                              \
  crd_join_texts((arena), (const crd_string[]){__VA_ARGS__}, sizeof((const crd_string[]){__VA_ARGS__}) / sizeof(crd_string))
/* A part: a text in quotes, as crd_text_add_quoted writes it. */
CRD_KIN crd_string crd_quoted(crd_arena *arena, crd_string text);

/* Sets an error and returns false, for callers that refuse something. */
static inline bool crd_refused(crd_string *error, crd_string why) {
  *error = why;
  return false;
}
