/* SPDX-License-Identifier: Apache-2.0 */
/* Generated files: renders the templates with the model, and writes the files that changed. */
#pragma once

#include "emit/template.h"

typedef struct output {
  crd_string path; /* below the output folder: "ray.io/v1/raycluster.h" */
  crd_string text;
} output;

typedef struct outputs {
  crd_arena *arena;
  output *items;
  size_t count, capacity;
} outputs;

/* Renders every template. "kind.EXT.tmpl" is rendered once per kind into GROUP/VERSION/KIND.EXT, "unit.EXT.tmpl" once per
 * group of shared types, "set.EXT.tmpl" once per file of rule sets. "_NAME.tmpl" is a partial. Any other "NAME.tmpl" gives
 * the file NAME. A file with only white space is left out. False with diagnostics when a template fails. */
bool crdc_outputs_render(outputs *outputs, template_set *templates, const cJSON *model, diagnostics *diagnostics);

/* Writes the files that changed. With `verify` it writes nothing and reports every file that differs, with the first
 * different line. Files that differ only in the digest of their sources are reported together. */
bool crdc_outputs_write(const outputs *outputs, const char *folder, bool verify, diagnostics *diagnostics);

/* Joins the C files into one translation unit: headers first, then sources, without their #include "..." lines. */
crd_string crdc_outputs_amalgamate(const outputs *outputs, crd_arena *arena);
