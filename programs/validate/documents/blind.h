/* SPDX-License-Identifier: Apache-2.0 */
/* Objects with unknown values: encrypted ones, or ones that are set later. Everything that does not depend on them is judged
 * all the same. */
#pragma once

#include <crd/arena.h>
#include <crd/request.h>
#include <stdbool.h>

/* Whether a text is a placeholder for an unknown value. */
typedef bool blind_text(crd_string text);

typedef struct blind {
  const crd_value *object; /* the unchanged object; NULL: all values are known */
  blind_text *is;
} blind;

/* Whether a value, or a name in it, is unknown. */
bool blind_is_in(const crd_value *value, blind_text *is);

/* Removes from a verdict the errors about unknown values, values that contain them, and the object as a whole. False if no
 * error is left: then there is no verdict. Group and kind are those of the object. */
bool blind_leaves(crd_arena *arena, const blind *blind, crd_string group, crd_string kind, crd_verdict *verdict);

/* Templates of Go and Jinja: texts that become manifests when they are rendered. */

/* Whether a file is a template: it contains "{{" and is below templates/ of a chart, or is called *.tpl or *.gotmpl. If it
 * was `found` in a folder such a name is enough. */
bool unrendered_is_file(const char *path, crd_string text, bool found);
/* The path of the chart whose template a file is, the outermost one of several; empty: none. A slice of `path`, or a
 * constant. */
crd_string unrendered_chart(const char *path);
/* Whether a text would be YAML without its actions "{{...}}" and "{%...%}". */
bool unrendered_is_text(crd_arena *arena, crd_string text);
/* Whether a text contains statements of Jinja. */
bool unrendered_is_jinja(crd_string text);
