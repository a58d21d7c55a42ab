/* SPDX-License-Identifier: Apache-2.0 */
#include "cel_crds.h"
#include <crd/json.h>
#include <crd/storage.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- CRDs ---- */

static bool has_text(const crd_value *map, const char *name, const char *text) {
  return crd_string_equal(row_text(map, name), crd_string_of(text));
}

/* What upstream's schemas lack for a CRD: the keys of a keyed list are required, embedded resources without properties keep
 * what they get, a set has no nullable items. */
static bool is_left_out(const crd_value *schema, crd_string name, bool with_rules) {
  const crd_value *items = row_value(schema, "items");
  if (crd_string_equal(name, CRD_STRING("x-kubernetes-validations"))) return with_rules;
  return crd_string_equal(name, CRD_STRING("x-kubernetes-list-type")) && has_text(schema, "x-kubernetes-list-type", "set") &&
         row_flag(items, "nullable");
}

static void write_node(crd_text *out, const crd_value *schema, const crd_value *keys, const crd_value *checks, bool typed);

static void write_properties(crd_text *out, const crd_value *properties) {
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < properties->size; i++) {
    if (i) crd_text_add_char(out, ',');
    crd_json_write_string(out, crd_member_name(&properties->as.members[i]), CRD_JSON_COMPACT);
    crd_text_add_char(out, ':');
    write_node(out, &properties->as.members[i].value, NULL, NULL, false);
  }
  crd_text_add_char(out, '}');
}

static void write_member(crd_text *out, const crd_value *schema, crd_string name, const crd_value *value) {
  if (crd_string_equal(name, CRD_STRING("properties")))
    write_properties(out, value);
  else if (crd_string_equal(name, CRD_STRING("items")))
    write_node(out, value, row_value(schema, "x-kubernetes-list-map-keys"), NULL, false);
  else if (crd_string_equal(name, CRD_STRING("additionalProperties")) && value->kind == CRD_MAP)
    write_node(out, value, NULL, NULL, false);
  else
    crd_json_write(out, value, CRD_JSON_COMPACT);
}

/* A rule of several lines needs a message. */
static void write_rules(crd_text *out, const crd_value *checks) {
  for (uint32_t i = 0; i < checks->size; i++) {
    crd_string rule = row_text(&checks->as.items[i], "rule");
    crd_text_add(out, crd_string_of(i ? ",{\"rule\":" : "[{\"rule\":"));
    crd_json_write_string(out, rule, CRD_JSON_COMPACT);
    crd_text_add(out, crd_string_of(memchr(rule.data, '\n', rule.size) ? ",\"message\":\"failed rule\"}" : "}"));
  }
  crd_text_add_char(out, ']');
}

/* The schema with the rules of `checks` in the place of its own. */
static void write_node(crd_text *out, const crd_value *schema, const crd_value *keys, const crd_value *checks, bool typed) {
  crd_text_add_char(out, '{');
  for (uint32_t i = 0; i < schema->size; i++) {
    crd_string name = crd_member_name(&schema->as.members[i]);
    if (is_left_out(schema, name, checks != NULL) || (keys && crd_string_equal(name, CRD_STRING("required")))) continue;
    crd_json_write_string(out, name, CRD_JSON_COMPACT);
    crd_text_add_char(out, ':');
    write_member(out, schema, name, &schema->as.members[i].value);
    crd_text_add_char(out, ',');
  }
  bool untyped = typed && !row_value(schema, "type") && !row_value(schema, "x-kubernetes-int-or-string");
  if (untyped) crd_text_add(out, CRD_STRING("\"type\":\"object\","));
  if (keys) {
    crd_text_add(out, CRD_STRING("\"required\":"));
    crd_json_write(out, keys, CRD_JSON_COMPACT);
    crd_text_add_char(out, ',');
  }
  if (checks) {
    crd_text_add(out, CRD_STRING("\"x-kubernetes-validations\":"));
    write_rules(out, checks);
    crd_text_add_char(out, ',');
  }
  if (row_flag(schema, "x-kubernetes-embedded-resource") && !row_value(schema, "properties"))
    crd_text_add(out, CRD_STRING("\"x-kubernetes-preserve-unknown-fields\":true,"));
  crd_text_add(out, CRD_STRING("\"description\":\"\"}"));
}

static crd_string crd_text_of(crd_arena *arena, const crd_value *schema, const crd_value *checks, bool is_root,
                              uint32_t number) {
  crd_text out = {.arena = arena};
  crd_text_printf(
      &out,
      "{\"apiVersion\":\"apiextensions.k8s.io/v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":"
      "\"case%us.example.com\"},\"spec\":{\"group\":\"example.com\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"Case%u\","
      "\"listKind\":\"Case%uList\",\"plural\":\"case%us\",\"singular\":\"case%u\"},\"versions\":[{\"name\":\"v1\","
      "\"served\":true,"
      "\"storage\":true,\"schema\":{\"openAPIV3Schema\":",
      number, number, number, number, number);
  if (!is_root) crd_text_add(&out, CRD_STRING("{\"type\":\"object\",\"properties\":{\"root\":"));
  write_node(&out, schema, NULL, checks, true);
  crd_text_add(&out, crd_string_of(is_root ? "}}]}}" : "}}}}]}}"));
  return crd_text_string(&out);
}

crds crds_open(crd_arena *arena) {
  return (crds){.arena = arena, .compilation = crdc_compilation_create(&(compile_options){.stored = true})};
}

bool crds_add(crds *crds, const crd_value *schema, const crd_value *checks, bool is_root, uint32_t number, crd_string id) {
  compilation *alone = crdc_compilation_create(&(compile_options){.stored = true});
  crd_string text = crd_text_of(crds->arena, schema, checks, is_root, number), code;
  const char *name = crd_arena_copy(crds->arena, id).data;
  bool good = crdc_compilation_add_text(alone, name, text) && crdc_compilation_text(alone, &code);
  if (!good && getenv("CRDC_CASES_VERBOSE")) crdc_diagnostics_print(crdc_compilation_diagnostics(alone), stdout, false);
  crdc_compilation_destroy(alone);
  return good && crdc_compilation_add_text(crds->compilation, name, text);
}

bool crds_load(crds *crds) {
  crds->registry = crdc_compilation_load(crds->compilation);
  if (!crds->registry) crdc_diagnostics_print(crdc_compilation_diagnostics(crds->compilation), stdout, false);
  return crds->registry != NULL;
}

const crd_type *crds_type(const crds *crds, uint32_t number, bool is_root) {
  crd_string kind = crd_arena_printf(crds->arena, "Case%u", number);
  const crd_kind *found = crd_registry_find(crds->registry, CRD_STRING("example.com"), CRD_STRING("v1"), kind);
  return !found ? NULL : is_root ? found->type : found->type->fields->items[0].type;
}

void crds_close(crds *crds) {
  crdc_compilation_destroy(crds->compilation);
}

/* ---- running ---- */

static int64_t row_integer(const crd_value *row, const char *name, int64_t absent) {
  const crd_value *value = row_value(row, name);
  return value && value->kind == CRD_INT ? value->as.integer : absent;
}

static const void *storage_of(crd_arena *arena, const crd_type *type, const crd_value *value) {
  if (!value || value->kind == CRD_NULL) return NULL;
  void *storage = crd_arena_zalloc(arena, 4096 + type->struct_size);
  crd_fill(arena, type, value, storage);
  return storage;
}

void rules_outcome(crd_arena *arena, const crd_type *type, const crd_value *json, const crd_value *limits,
                   outcome *outcome) {
  const crd_value *value = row_value(json, "obj"), *old = row_value(json, "old_obj");
  static const crd_value null = {.kind = CRD_NULL};
  if (!value) value = &null;
  outcome->errors = crd_errors_init(arena);
  outcome->warnings = (crd_texts){.arena = arena};
  outcome->budget = row_integer(limits, "cost_budget", CRD_CEL_BUDGET);
  outcome->remaining = outcome->budget;
  crd_validate_options options = {.cost_budget = outcome->budget,
                                  .call_limit = (uint64_t)row_integer(limits, "per_call_limit", CRD_CEL_CALL_LIMIT),
                                  .remaining = &outcome->remaining,
                                  .warnings = &outcome->warnings,
                                  .prefix = CRD_STRING("root")};
  if (old && old->kind == CRD_NULL) old = NULL;
  crd_rules_run(arena, type, value, storage_of(arena, type, value), old, storage_of(arena, type, old), &options,
                &outcome->errors);
  for (uint32_t i = 0; i < outcome->errors.count; i++) /* they outlive the code that made them */
    crd_error_own(arena, &outcome->errors.items[i]);
}

crd_string describe_outcome(crd_arena *arena, const outcome *outcome) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "cost %lld, %u errors, %u warnings", (long long)(outcome->budget - outcome->remaining),
                  outcome->errors.count, outcome->warnings.count);
  for (uint32_t i = 0; i < outcome->errors.count && i < 3; i++) {
    crd_string message = crd_error_message(arena, &outcome->errors.items[i]);
    crd_text_printf(
        &text, "\n            %s at %.*s: %.*s", crd_error_type_reason((crd_error_type)outcome->errors.items[i].type).data,
        (int)outcome->errors.items[i].field.size, outcome->errors.items[i].field.data, (int)message.size, message.data);
  }
  for (uint32_t i = 0; i < outcome->warnings.count; i++)
    crd_text_printf(&text, "\n            warning %.*s", (int)outcome->warnings.items[i].size,
                    outcome->warnings.items[i].data);
  return crd_text_string(&text);
}
