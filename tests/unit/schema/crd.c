/* SPDX-License-Identifier: Apache-2.0 */
#include "crd.h"

#include <crd/json.h>

fixture *fixture_read(const char *text, bool *good) {
  crd_arena *arena = crd_arena_create(NULL);
  fixture *fixture = crd_arena_zalloc(arena, sizeof *fixture);
  fixture->arena = fixture->documents.arena = fixture->diagnostics.arena = fixture->set.arena = arena;
  bool read = crdc_documents_read_text(&fixture->documents, "crd.yaml", crd_string_of(text), &fixture->diagnostics);
  bool added = crd_set_add(&fixture->set, &fixture->documents, true, &fixture->diagnostics);
  if (good) *good = read && added;
  return fixture;
}

fixture *fixture_schema(const char *schema_text) {
  static const char head[] =
      "apiVersion: apiextensions.k8s.io/v1\n"
      "kind: CustomResourceDefinition\n"
      "metadata: {name: widgets.example.com}\n"
      "spec:\n"
      "  group: example.com\n"
      "  scope: Namespaced\n"
      "  names: {plural: widgets, kind: Widget}\n"
      "  versions:\n"
      "  - name: v1\n"
      "    served: true\n"
      "    storage: true\n"
      "    schema:\n"
      "      openAPIV3Schema: ";
  /* The tree borrows from the text, which therefore lives in the fixture's arena. */
  fixture *fixture = fixture_read("", NULL);
  crd_string text = crd_arena_printf(fixture->arena, "%s%s\n", head, schema_text);
  crdc_documents_read_text(&fixture->documents, "crd.yaml", text, &fixture->diagnostics);
  crd_set_add(&fixture->set, &fixture->documents, true, &fixture->diagnostics);
  return fixture;
}

void fixture_destroy(fixture *fixture) {
  crd_arena_destroy(fixture->arena);
}

const char *fixture_diagnostics(fixture *fixture) {
  crd_text text = {.arena = fixture->arena};
  for (size_t i = 0; i < fixture->diagnostics.count; i++) {
    const diagnostic *item = &fixture->diagnostics.items[i];
    crd_position at = crd_position_of(item->location.source->text, item->location.offset);
    crd_text_printf(&text, "%u:%u: %.*s\n", at.line, at.column, (int)item->message.size, item->message.data);
  }
  crd_text_add_char(&text, 0);
  return text.data;
}

const char *check_messages(fixture *fixture) {
  static const char prefix[] = "spec.validation.openAPIV3Schema";
  crd_text text = {.arena = fixture->arena};
  fixture->diagnostics.count = 0;
  if (fixture->set.count) crd_check(&fixture->set.items[0], &fixture->diagnostics);
  for (size_t i = 0; i < fixture->diagnostics.count; i++) {
    crd_string message = fixture->diagnostics.items[i].message;
    size_t cut = crd_string_has_prefix(message, crd_string_of(prefix)) ? sizeof prefix - 1 : 0;
    crd_text_printf(&text, "%s%.*s\n", cut ? "S" : "", (int)(message.size - cut), message.data + cut);
  }
  crd_text_add_char(&text, 0);
  return text.data;
}
