/* SPDX-License-Identifier: Apache-2.0 */
/* Messages of any bytes, and overlays of which rules are asked for by name: what is found is told, and stays within its
 * text. */
#include "errors/catalogue.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void look_for_message(crd_text *out, crd_string text) {
  error_found found = crdc_errors_of_message(text);
  if (found.count > ERROR_MOST_FOUND) abort();
  for (size_t i = 0; i < found.count; i++) crdc_error_print_text(out, found.items[i]);
  error_found by_code = crdc_errors_of_code(text);
  for (size_t i = 0; i < by_code.count; i++) crdc_error_print_json(out, by_code.items[i]);
  crdc_errors_nearest_code(text);
}

/* The rules that a text declares, each asked for by its own name. */
static void look_for_rules(crd_text *out, crd_string text) {
  named_rules rules = {.arena = out->arena};
  diagnostics found = {.arena = out->arena};
  source source = {.name = "x.markers.yaml", .text = text};
  crdc_named_rules_add(&rules, &source, &found);
  for (size_t i = 0; i < rules.count; i++) {
    crd_string name = crdc_marker_text(rules.items[i].marker, "name");
    size_t from = 0;
    for (const named_rule *rule; (rule = crdc_named_rules_find(&rules, name, &from));) crdc_named_rule_print_text(out, rule);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 1u << 13) return 0;
  crd_string text = {(const char *)data, size};
  crd_text out = {.arena = crd_arena_create(NULL)};
  look_for_message(&out, text);
  look_for_rules(&out, text);
  crd_string rule = crdc_message_rule(text);
  if (rule.size && (rule.data < text.data || rule.data + rule.size > text.data + text.size)) abort();
  crd_arena_destroy(out.arena);
  return 0;
}
