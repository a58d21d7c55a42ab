/* SPDX-License-Identifier: Apache-2.0 */
/* CRDs met at run time: the graph in memory, and the generated files compiled, are the tables of the generated library, and
 * judge alike. */
#include "compile/libcrdc.h"
#include "printed.h"
#include "registry.h"
#include <crd/generated/rule_set.h>
#include <crd/json.h>
#include <crd/walk.h>
#include <criterion/criterion.h>
#include <stdlib.h>

static crd_arena *arena;
static compilation *run;

static void setup(void) {
  arena = crd_arena_create(NULL);
  run = crdc_compilation_create(NULL);
}
static void teardown(void) {
  crdc_compilation_destroy(run);
  crd_arena_destroy(arena);
}
TestSuite(loaded, .init = setup, .fini = teardown);

typedef struct seen {
  const crd_type *a[4096], *b[4096];
  size_t count;
} seen;

static bool same_text(const char *a, const char *b) {
  return a && b ? strcmp(a, b) == 0 : a == b;
}

static bool same_texts(const crd_string *a, const crd_string *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!crd_string_equal(a[i], b[i])) return false;
  return true;
}

static bool same_type(seen *seen, const crd_type *a, const crd_type *b);

static bool same_branches(seen *seen, const crd_type *const *a, const crd_type *const *b, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!same_type(seen, a[i], b[i])) return false;
  return true;
}

static bool same_bits(const uint64_t *a, const uint64_t *b, size_t fields) {
  return a && b ? memcmp(a, b, (fields + 63) / 64 * sizeof *a) == 0 : a == b;
}

/* Automata are one-to-one where the states that are reached from the start are. */
static bool same_state(const crd_dfa *a, const crd_dfa *b, unsigned state, uint8_t *reached) {
  if (reached[state]) return true;
  reached[state] = 1;
  if (a->accept[state] != b->accept[state]) return false;
  for (unsigned i = 0; i < a->classes; i++) {
    unsigned next = a->next[state * a->classes + i];
    if (next != b->next[state * b->classes + i] || !same_state(a, b, next, reached)) return false;
  }
  return true;
}

static bool same_pattern(const crd_pattern *a, const crd_pattern *b) {
  if (!a || !b) return a == b;
  if (!crd_string_equal(a->source, b->source)) return false;
  if (!a->dfa || !b->dfa) return a->dfa == b->dfa;
  static uint8_t reached[UINT16_MAX];
  memset(reached, 0, sizeof reached);
  return a->dfa->classes == b->dfa->classes && a->dfa->start == b->dfa->start &&
         a->dfa->range_count == b->dfa->range_count &&
         memcmp(a->dfa->ranges, b->dfa->ranges, a->dfa->range_count * sizeof *a->dfa->ranges) == 0 &&
         memcmp(a->dfa->class_of, b->dfa->class_of, 256) == 0 && same_state(a->dfa, b->dfa, a->dfa->start, reached);
}

static bool same_checks(seen *seen, const crd_checks *a, const crd_checks *b) {
  if (!a || !b) return a == b;
  if (a->set != b->set || a->minimum != b->minimum || a->maximum != b->maximum || a->multiple_of != b->multiple_of)
    return false;
  if (a->min_length != b->min_length || a->max_length != b->max_length || a->min_items != b->min_items) return false;
  if (a->max_items != b->max_items || a->min_properties != b->min_properties || a->max_properties != b->max_properties)
    return false;
  if (!same_pattern(a->pattern, b->pattern)) return false;
  if (a->enum_count != b->enum_count || !crd_string_equal(a->enum_text, b->enum_text)) return false;
  for (uint32_t i = 0; i < a->enum_count; i++)
    if (!crd_value_equal(&a->enum_values[i], &b->enum_values[i])) return false;
  if (a->required_count != b->required_count || !same_texts(a->required, b->required, a->required_count)) return false;
  if (a->all_of_count != b->all_of_count || a->any_of_count != b->any_of_count || a->one_of_count != b->one_of_count)
    return false;
  return same_branches(seen, a->all_of, b->all_of, a->all_of_count) &&
         same_branches(seen, a->any_of, b->any_of, a->any_of_count) &&
         same_branches(seen, a->one_of, b->one_of, a->one_of_count) && same_type(seen, a->not_, b->not_);
}

static bool same_fields(seen *seen, const crd_fields *a, const crd_fields *b) {
  if (!a || !b) return a == b;
  if (a->count != b->count || a->mask != b->mask || a->seed != b->seed) return false;
  if (memcmp(a->slots, b->slots, (a->mask + 1u) * sizeof *a->slots) != 0) return false;
  if (memcmp(a->words, b->words, a->count * sizeof *a->words) != 0) return false;
  if (!same_bits(a->defaulted, b->defaulted, a->count) || !same_bits(a->required, b->required, a->count)) return false;
  for (size_t i = 0; i < a->count; i++) {
    if (!crd_string_equal(a->items[i].name, b->items[i].name) || a->items[i].offset != b->items[i].offset) return false;
    if (!same_type(seen, a->items[i].type, b->items[i].type)) return false;
  }
  return true;
}

static bool has_message(const crd_rule *rule) {
  return rule->evaluate_message || rule->message_program;
}

static bool same_rules(const crd_type *a, const crd_type *b) {
  for (size_t i = 0; i < a->rule_count; i++) {
    const crd_rule *x = &a->rules[i], *y = &b->rules[i];
    if (!crd_string_equal(x->rule, y->rule) || !crd_string_equal(x->message, y->message)) return false;
    if (!crd_string_equal(x->field_path, y->field_path) || x->reason != y->reason || x->layer != y->layer) return false;
    if (has_message(x) != has_message(y) || x->uses_old_self != y->uses_old_self) return false;
  }
  return true;
}

static bool same_type(seen *seen, const crd_type *a, const crd_type *b) {
  if (!a || !b) return a == b;
  for (size_t i = 0; i < seen->count; i++)
    if (seen->a[i] == a) return seen->b[i] == b;
  cr_assert_lt(seen->count, 4096);
  seen->a[seen->count] = a;
  seen->b[seen->count++] = b;
  bool same = same_text(a->cel_type_name, b->cel_type_name) && !a->has_format == !b->has_format &&
              same_text(a->format_name, b->format_name) && ((a->flags ^ b->flags) & ~CRD_TYPE_RULES_ON_TREE) == 0 &&
              a->accepts == b->accepts && a->storage == b->storage && a->format == b->format &&
              a->list_kind == b->list_kind && a->struct_size == b->struct_size && a->has_offset == b->has_offset &&
              a->map_key_count == b->map_key_count && same_texts(a->map_keys, b->map_keys, a->map_key_count) &&
              a->rule_count == b->rule_count && same_rules(a, b) && !a->default_value == !b->default_value &&
              (!a->default_value || crd_value_equal(a->default_value, b->default_value)) &&
              same_fields(seen, a->fields, b->fields) && same_type(seen, a->additional, b->additional) &&
              same_type(seen, a->items, b->items) && same_checks(seen, a->checks, b->checks);
  if (!same) cr_log_error("a type %s differs", a->cel_type_name);
  return same;
}

static void same_registry(const crd_registry *a, const crd_registry *b) {
  seen *seen = crd_arena_zalloc(arena, sizeof *seen);
  cr_assert_eq(a->count, b->count);
  for (size_t i = 0; i < a->count; i++) {
    const crd_kind *x = a->kinds[i], *y = b->kinds[i];
    cr_assert(crd_string_equal(x->group, y->group) && crd_string_equal(x->version, y->version) &&
              crd_string_equal(x->kind, y->kind));
    cr_assert(crd_string_equal(x->plural, y->plural) && crd_string_equal(x->struct_name, y->struct_name));
    cr_assert(crd_string_equal(x->singular, y->singular) && crd_string_equal(x->list_kind, y->list_kind));
    cr_assert(crd_string_equal(x->deprecation_warning, y->deprecation_warning));
    cr_assert(x->namespaced == y->namespaced && x->served == y->served && x->storage == y->storage);
    cr_assert(x->deprecated == y->deprecated && x->has_status == y->has_status);
    cr_assert_eq(!x->layers, !y->layers);
    if (x->layers) cr_assert_eq(x->layers->stage_count, y->layers->stage_count);
    if (x->layers) cr_assert_eq(x->extras->setting_count, y->extras->setting_count);
    cr_assert_eq(x->struct_size, y->struct_size);
    cr_assert_eq(!x->scale, !y->scale);
    if (x->scale) cr_assert(crd_string_equal(x->scale->spec_replicas_path, y->scale->spec_replicas_path));
    if (x->scale) cr_assert(crd_string_equal(x->scale->status_replicas_path, y->scale->status_replicas_path));
    if (x->scale) cr_assert(crd_string_equal(x->scale->label_selector_path, y->scale->label_selector_path));
    cr_assert(same_type(seen, x->type, y->type), "%.*s", (int)x->kind.size, x->kind.data);
  }
}

/* The errors of a broken RayCluster, as one text. */
static crd_string judge(const crd_registry *registry) {
  static const char text[] =
      "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"headGroupSpec\":"
      "{\"rayStartParams\":{},\"template\":{\"spec\":{\"containers\":[{\"name\":5},{\"image\":\"x\",\"ports\":[{}]}]}}},"
      "\"managedBy\":\"me\",\"workerGroupSpecs\":[{\"groupName\":\"g\",\"replicas\":\"many\",\"unknown\":1}]}}";
  const crd_kind *kind = crd_registry_find(registry, CRD_STRING("ray.io"), CRD_STRING("v1"), CRD_STRING("RayCluster"));
  cr_assert(kind);
  crd_value *value = crd_json_parse(arena, crd_string_of(text), NULL, NULL);
  crd_errors errors = crd_errors_init(arena);
  crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_ALL};
  void *storage = crd_arena_zalloc(arena, kind->struct_size);
  crd_walk_run(&walk, kind->type, value, storage);
  crd_rules_run(arena, kind->type, value, storage, NULL, NULL, NULL, &errors);
  crd_text out = {.arena = arena};
  for (uint32_t i = 0; i < errors.count; i++) {
    crd_text_add(&out, crd_error_message(arena, &errors.items[i]));
    crd_text_add_char(&out, '\n');
  }
  crd_json_write(&out, value, CRD_JSON_GO);
  return crd_text_string(&out);
}

static void is_generated(const crd_registry *registry) {
  cr_assert(registry);
  same_registry(&crd_registry_generated, registry);
  cr_assert(crd_string_equal(judge(&crd_registry_generated), judge(registry)));
}

Test(loaded, the_graph_is_the_generated_tables) {
  cr_assert(crdc_compilation_add(run, CRDC_SOURCE_ROOT "/crds"));
  is_generated(crdc_compilation_load(run));
}

static void printed_is_generated(printed_way way) {
  crd_string text;
  cr_assert(crdc_compilation_add(run, CRDC_SOURCE_ROOT "/crds"));
  cr_assert(crdc_compilation_text(run, &text));
  printed *code = printed_load(text, way);
  cr_assert(code);
  is_generated(printed_registry(code));
  printed_unload(code);
}

Test(loaded, files_compiled_fast_are_the_generated_tables) {
  printed_is_generated(PRINTED_FAST);
}

/* The library of generated code is what the C compiler made of the same text: once more only where there is time. */
Test(loaded, files_compiled_by_cc_are_the_generated_tables) {
  if (getenv("CRDC_DEEP")) printed_is_generated(PRINTED_BY_CC);
}
