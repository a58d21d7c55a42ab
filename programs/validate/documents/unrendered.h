/* SPDX-License-Identifier: Apache-2.0 */
/* Templates, Go's and Jinja's: texts that become manifests when they are rendered. */
#ifndef VALIDATE_DOCUMENTS_UNRENDERED_H
#define VALIDATE_DOCUMENTS_UNRENDERED_H

#include <crd/arena.h>
#include <stdbool.h>

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

#endif
