/* SPDX-License-Identifier: Apache-2.0 */
#include "things.h"
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>

const char things_crd[] =
    "apiVersion: apiextensions.k8s.io/v1\n"
    "kind: CustomResourceDefinition\n"
    "metadata: {name: things.example.com}\n"
    "spec:\n"
    "  group: example.com\n"
    "  names: {kind: Thing, plural: things}\n"
    "  scope: Namespaced\n"
    "  versions:\n"
    "  - name: v1\n"
    "    served: true\n"
    "    storage: true\n"
    "    schema:\n"
    "      openAPIV3Schema:\n"
    "        type: object\n"
    "        properties:\n"
    "          spec:\n"
    "            type: object\n"
    "            properties:\n"
    "              name: {type: string}\n"
    "              count: {type: integer}\n"
    "              ratio: {type: number}\n"
    "              ready: {type: boolean}\n"
    "              when: {type: string, format: date-time}\n"
    "              port: {x-kubernetes-int-or-string: true}\n"
    "              open: {type: object, x-kubernetes-preserve-unknown-fields: true}\n"
    "              labels: {type: object, additionalProperties: {type: string}}\n"
    "              words: {type: array, items: {type: string}}\n"
    "              inner:\n"
    "                type: object\n"
    "                nullable: true\n"
    "                properties:\n"
    "                  a: {type: string}\n"
    "                  deep: {type: object, properties: {b: {type: string}, c: {type: integer}}}\n"
    "              parts:\n"
    "                type: array\n"
    "                items:\n"
    "                  type: object\n"
    "                  properties:\n"
    "                    name: {type: string}\n"
    "                    size: {type: integer}\n"
    "                    tags: {type: array, items: {type: string}}\n"
    "                    deep: {type: object, properties: {b: {type: string}, c: {type: integer}}}\n";

void things_open(things *things, const char *head, const char *spec, const char *rest) {
  things->arena = crd_arena_create(NULL);
  things->run = crdc_compilation_create(NULL);
  const char *overlay = crd_arena_printf(things->arena, "%s\n\n%sspec:\n%s", head, spec, rest).data;
  crdc_compilation_add_overlay_text(things->run, "things.markers.yaml", crd_string_of(overlay));
  crdc_compilation_add_text(things->run, "things.yaml", crd_string_of(things_crd));
  const crd_registry *registry = crdc_compilation_load(things->run);
  things->kind = registry && registry->count ? registry->kinds[0] : NULL;
  things->settings = NULL;
  if (things->kind && things->kind->extras) things->settings = crd_settings_create(&things->kind->extras, 1);
}

void things_close(things *things) {
  crd_settings_release(things->settings);
  crdc_compilation_destroy(things->run);
  crd_arena_destroy(things->arena);
}

static void add_errors(crd_text *text, crd_arena *arena, const crd_verdict *verdict) {
  for (uint32_t i = 0; i < verdict->errors.count; i++) {
    const crd_error *error = &verdict->errors.items[i];
    crd_string body = crd_error_body(arena, error);
    crd_text_printf(text, "%.*s %.*s: %.*s\n", (int)error->rule.size, error->rule.data, (int)error->field.size,
                    error->field.data, (int)body.size, body.data);
  }
}

const char *things_ask_with(things *things, const crd_layer_request *question, const char *spec, crd_verdict *verdict) {
  crd_arena *arena = things->arena;
  crd_parse_error problem;
  crd_string text = crd_arena_printf(
      arena, "{apiVersion: example.com/v1, kind: Thing, metadata: {name: thing, namespace: here}, spec: %s}", spec);
  crd_layer_request request = *question;
  request.kind = things->kind;
  request.settings = things->settings;
  request.object = crd_yaml_parse(arena, text, NULL, &problem, NULL);
  if (!request.kind || !request.object) return "cannot be asked";
  crd_layer_judge(arena, &request, verdict);
  crd_text out = {.arena = arena};
  if (verdict->error.size) crd_text_printf(&out, "error: %.*s\n", (int)verdict->error.size, verdict->error.data);
  if (verdict->skipped.size) crd_text_printf(&out, "skipped: %.*s\n", (int)verdict->skipped.size, verdict->skipped.data);
  if (request.layer == CRD_LAYER_WEBHOOK && verdict->code == 422)
    add_errors(&out, arena, verdict);
  else if (verdict->message.size)
    crd_text_printf(&out, "%.*s: %.*s\n", (int)verdict->rule.size, verdict->rule.data ? verdict->rule.data : "",
                    (int)verdict->message.size, verdict->message.data);
  for (uint32_t i = 0; i < verdict->warnings.count; i++)
    crd_text_printf(&out, "warning: %.*s\n", (int)verdict->warnings.items[i].size, verdict->warnings.items[i].data);
  if (!out.size) crd_text_add(&out, verdict->allowed ? CRD_STRING("ok\n") : CRD_STRING("refused\n"));
  return crd_arena_copy(arena, (crd_string){out.data, out.size - 1}).data;
}

const char *things_ask(things *things, crd_layer layer, const char *spec) {
  crd_verdict verdict;
  return things_ask_with(things, &(crd_layer_request){.layer = layer}, spec, &verdict);
}

const char *things_error(things *things) {
  const diagnostics *found = crdc_compilation_diagnostics(things->run);
  for (size_t i = 0; i < found->count; i++) {
    const diagnostic *item = &found->items[i];
    if (item->severity != SEVERITY_ERROR) continue;
    location place = crdc_location_resolve(item->location);
    crd_position at = crd_position_of(place.source->text, place.offset);
    const char *end = memchr(item->message.data, '\n', item->message.size);
    size_t size = end ? (size_t)(end - item->message.data) : item->message.size;
    return crd_arena_printf(things->arena, "%u:%u: %.*s", at.line, at.column, (int)size, item->message.data).data;
  }
  return "no error";
}
