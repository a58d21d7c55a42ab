/* SPDX-License-Identifier: Apache-2.0 */
/* Objects some of whose values nobody knows yet: encrypted ones, or such as are put in later. What does not hang on them is
 * judged all the same. */
#pragma once

#include <crd/arena.h>
#include <crd/request.h>
#include <stdbool.h>

/* Whether a text stands for a value that is not known. */
typedef bool blind_text(crd_string text);

typedef struct blind {
  const crd_value *object; /* as it was before it was judged; NULL: all of it is known */
  blind_text *is;
} blind;

/* Whether a value, or a name in it, is not known. */
bool blind_is_in(const crd_value *value, blind_text *is);

/* Leaves out of a verdict what it says of values that are not known, of what they stand in, and of the object as a whole.
 * False when nothing is left: then it is no verdict. Group and kind are those of the object. */
bool blind_leaves(crd_arena *arena, const blind *blind, crd_string group, crd_string kind, crd_verdict *verdict);

/* Templates, Go's and Jinja's: texts that become manifests when they are rendered. */

/* Whether a file is a template: one with "{{" below templates/ of a chart, or called *.tpl or *.gotmpl. Such a name is
 * enough of one that was `found` in a folder. */
bool unrendered_is_file(const char *path, crd_string text, bool found);
/* The chart that a file is a template of, as a path, the outermost one of several; empty: none. A slice of `path`, or a
 * constant. */
crd_string unrendered_chart(const char *path);
/* Whether a text that is no YAML is so because of its actions "{{...}}" and "{%...%}" alone: put out of the way, they leave
 * YAML. */
bool unrendered_is_text(crd_arena *arena, crd_string text);
/* Whether it has statements of Jinja among them. */
bool unrendered_is_jinja(crd_string text);
