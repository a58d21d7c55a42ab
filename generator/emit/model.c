/* SPDX-License-Identifier: Apache-2.0 */
/* Builds the template model from its parts. */
#include "base/digest.h"
#include "emit/model_parts.h"
#include "types/symbols.h"

void crdc_model_symbols(model *model) {
  for (size_t id = 0; id < model->input->table->count; id++) {
    type_node *node = model->input->table->nodes[id];
    emit_node *emit = crd_arena_zalloc(model->input->arena, sizeof *emit);
    emit->symbol = type_symbol(model->input->arena, node).data;
    node->emit = emit;
  }
}

/* ---- the whole ---- */

static void digest_text(digest *digest, crd_string text) {
  crdc_digest_add(digest, text);
  crdc_digest_add(digest, (crd_string){"", 1});
}

/* The digest of everything that the output depends on: the facts and names of all types and kinds. Descriptions and the
 * layout of the input are left out. */
static void input_digest(const model_input *input, char text[65]) {
  digest digest = crdc_digest_start();
  for (size_t id = 0; id < input->table->count; id++) {
    crdc_digest_add(&digest, input->table->nodes[id]->facts);
    digest_text(&digest, input->table->nodes[id]->c_name);
  }
  for (size_t i = 0; i < input->set->count; i++) {
    const crd_definition *definition = &input->set->items[i];
    const crd_string names[] = {definition->name, definition->group,     definition->plural, definition->singular,
                                definition->kind, definition->list_kind, definition->scope};
    for (size_t j = 0; j < sizeof names / sizeof *names; j++) digest_text(&digest, names[j]);
    for (size_t j = 0; j < definition->version_count; j++) {
      const crd_version *version = &definition->versions[j];
      const char flags[] = {(char)('0' + version->served),     (char)('0' + version->storage),
                            (char)('0' + version->deprecated), (char)('0' + version->has_status),
                            (char)('0' + version->has_scale),  0};
      digest_text(&digest, version->name);
      digest_text(&digest, crd_string_of(flags));
      digest_text(&digest, version->deprecation_warning);
      digest_text(&digest, version->scale.spec_replicas_path);
      digest_text(&digest, version->scale.status_replicas_path);
      digest_text(&digest, version->scale.label_selector_path);
    }
  }
  crdc_digest_finish(&digest, text);
}

/* The head of every file. */
static void model_head(model *model) {
  char digest[65];
  input_digest(model->input, digest);
  crdc_json_text(model->root, "tool", "crdc");
  crdc_json_text(model->root, "tool_version", CRD_VERSION);
  cJSON_AddItemToObjectCS(model->root, "abi", json_new_number(CRD_RUNTIME_ABI));
  crdc_json_text(model->root, "digest", digest);
}

cJSON *crdc_model_build(const model_input *input) {
  model model = {.input = input, .root = json_new_object(), .ok = true};
  model_head(&model);
  crdc_json_string(model.root, "prefix", input->table->symbol_prefix);
  crdc_json_string(model.root, "mark", input->table->mark);
  crdc_model_symbols(&model);
  crdc_model_kinds(&model);
  crdc_model_structs(&model);
  crdc_model_units(&model);
  crdc_model_patterns(&model);
  crdc_model_tables(&model);
  crdc_model_rules(&model);
  if (input->book) model.ok = crdc_model_sets(&model) && model.ok;
  if (model.ok) return model.root;
  cJSON_Delete(model.root);
  return NULL;
}
