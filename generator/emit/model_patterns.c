/* SPDX-License-Identifier: Apache-2.0 */
/* Patterns: each distinct regular expression once, with its automaton if that is not too large. */
#include "base/digest.h"
#include "emit/model_parts.h"

#define LINE_MAX_BYTES 108

/* Adds the numbers as lines of a table. */
static void add_numbers(cJSON *object, const char *key, crd_arena *arena, const void *numbers, size_t size, size_t count) {
  cJSON *lines = crdc_json_list(object, key);
  crd_text line = {.arena = arena};
  for (size_t i = 0; i < count; i++) {
    unsigned number = size == 1 ? ((const uint8_t *)numbers)[i] : ((const uint16_t *)numbers)[i];
    crd_text_printf(&line, "%s%u,", line.size ? " " : "", number);
    if (line.size < LINE_MAX_BYTES && i + 1 < count) continue;
    crd_text_add_char(&line, 0);
    cJSON_AddItemToArray(lines, json_new_string(line.data));
    line.size = 0;
  }
}

static void add_dfa(cJSON *pattern, crd_arena *arena, const crd_dfa *dfa, unsigned states) {
  cJSON *object = crdc_json_object(pattern, "dfa");
  add_numbers(object, "class_of", arena, dfa->class_of, 1, 256);
  add_numbers(object, "next", arena, dfa->next, 2, (size_t)states * dfa->classes);
  add_numbers(object, "accept", arena, dfa->accept, 1, states);
  cJSON_AddItemToObjectCS(object, "states", json_new_number(states));
  cJSON_AddItemToObjectCS(object, "classes", json_new_number(dfa->classes));
  cJSON_AddItemToObjectCS(object, "start", json_new_number(dfa->start));
  if (!dfa->range_count) return;
  crd_text ranges = {.arena = arena};
  for (unsigned i = 0; i < dfa->range_count; i++)
    crd_text_printf(&ranges, "%s{%u, %u}", i ? ", " : "", dfa->ranges[i][0], dfa->ranges[i][1]);
  crd_text_add_char(&ranges, 0);
  cJSON_AddItemToObjectCS(object, "range_count", json_new_number(dfa->range_count));
  cJSON_AddItemToObjectCS(object, "ranges", json_new_string(ranges.data));
}

const char *crdc_pattern_symbol(const model *model, const crd_pattern *pattern) {
  char name[65];
  digest digest = crdc_digest_start();
  crdc_digest_add(&digest, pattern->source);
  crdc_digest_finish(&digest, name);
  return crd_arena_printf(model->input->arena, "%.*spattern_%.8s", CRD_PRINT(model->input->table->mark), name).data;
}

void crdc_model_patterns(model *model) {
  crd_arena *arena = model->input->arena;
  const type_graph *graph = model->input->graph;
  cJSON *patterns = crdc_json_list(model->root, "patterns");
  for (size_t i = 0; i < graph->pattern_count; i++) {
    const graph_pattern *made = graph->patterns[i];
    const char *symbol = crdc_pattern_symbol(model, &made->pattern);
    cJSON *pattern = json_new_object(), *arrays = crdc_json_list(pattern, "arrays");
    crdc_json_text(pattern, "symbol", symbol);
    crdc_json_text(pattern, "source",
                   crdc_text_init(model, arrays, crd_arena_printf(arena, "%s_source", symbol).data, made->pattern.source));
    if (made->pattern.dfa) add_dfa(pattern, arena, made->pattern.dfa, made->states);
    cJSON_AddItemToArray(patterns, pattern);
  }
}
