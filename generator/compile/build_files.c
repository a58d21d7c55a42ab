/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the input of generated files: the template model, and the templates. Programs that write no files are linked
 * without it. */
#include "compile/build.h"
#include "emit/template.h"

bool crdc_build_model(build *build, cJSON **model) {
  *model = NULL;
  if (!crdc_build_sets(build)) return false;
  const bool whole = crdc_build_type_graph(build);
  build->counted = NULL;
  model_input input = {.arena = build->arena,
                       .set = build->set,
                       .table = &build->types,
                       .graph = &build->graph,
                       .cel_types = build->cel_types,
                       .kubernetes_minor = build->kubernetes_minor,
                       .stored = build->stored,
                       .book = build->book,
                       .diagnostics = build->diagnostics};
  *model = crdc_model_build(&input);
  if (whole && *model) return true;
  cJSON_Delete(*model);
  *model = NULL;
  return false;
}

bool crdc_build_outputs(const build *build, const cJSON *model, const char *folder, outputs *outputs) {
  template_set templates = {.arena = build->arena};
  crdc_template_set_add_built_in(&templates);
  return (!folder || crdc_template_set_add_folder(&templates, folder, build->diagnostics)) &&
         crdc_outputs_render(outputs, &templates, model, build->diagnostics);
}
