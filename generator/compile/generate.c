/* SPDX-License-Identifier: Apache-2.0 */
/* Generates C from a compilation, as files or as one text. */
#include "compile/compilation.h"

/* Renders the files with the built-in templates and those of `folder`, which take precedence. */
static bool render_files(compilation *compilation, outputs *outputs, const char *folder) {
  cJSON *model;
  compilation->typed = compilation->typed && compilation->writes_files;
  compilation->writes_files = true;
  bool good = crdc_compilation_make(compilation, crdc_build_model, &model) &&
              crdc_build_outputs(&compilation->build, model, folder, outputs);
  cJSON_Delete(model);
  return good;
}

bool crdc_compilation_generate(compilation *compilation, const char *out, bool verify) {
  outputs outputs = {.arena = compilation->arena};
  return render_files(compilation, &outputs, compilation->options.templates) &&
         crdc_outputs_write(&outputs, out, verify, &compilation->diagnostics);
}

bool crdc_compilation_text(compilation *compilation, crd_string *text) {
  outputs outputs = {.arena = compilation->arena};
  if (!render_files(compilation, &outputs, NULL)) return false;
  *text = crdc_outputs_amalgamate(&outputs, compilation->arena);
  return true;
}
