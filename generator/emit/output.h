/* SPDX-License-Identifier: Apache-2.0 */
/* Generated files: templates rendered over the model, and written where they differ. */
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

/* Renders every template: "kind.EXT.tmpl" once per kind into GROUP/VERSION/KIND.EXT, likewise "unit.EXT.tmpl" for the types
 * that kinds share and "set.EXT.tmpl" for rule sets; "_NAME.tmpl" is a partial, any other
 * "NAME.tmpl" gives the file NAME. A file without anything but white space is left out. False with diagnostics when a
 * template fails. */
bool crdc_outputs_render(outputs *outputs, template_set *templates, const cJSON *model, diagnostics *diagnostics);

/* Writes the files whose bytes differ. With `verify` writes nothing, and reports every file that differs, with the first
 * line that does; those that differ in the digest of their sources alone are summed up. */
bool crdc_outputs_write(const outputs *outputs, const char *folder, bool verify, diagnostics *diagnostics);

/* The C files as one translation unit: headers first, then sources, without their #include "..." lines. */
crd_string crdc_outputs_amalgamate(const outputs *outputs, crd_arena *arena);
