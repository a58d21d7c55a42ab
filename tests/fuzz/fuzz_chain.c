/* SPDX-License-Identifier: Apache-2.0 */
/* A List: the last item is the object of a request, all are a configuration of admission. What is refused has a
 * reason, a verdict is JSON, and says the same of the same request again, and without the
 * policies that are not concerned; linting the configuration with the types of its
 * kinds comes to an end, and what it says has help. */
#include "admission/policies.h"
#include "configuration/kinds.h"
#include "configuration/lint.h"
#include "judge/configuration.h"
#include "mutate.h"
#include "yaml/document.h"

#include <crd/builtin.h>
#include <crd/json.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "json";

static crd_string judged(crd_arena *arena, const crd_admission_configuration *configuration,
                         const crd_admission_attributes *attributes) {
  const crd_admission_options options = {.want_details = true, .want_reviews = true};
  crd_admission_verdict verdict;
  crd_text text = {.arena = arena};
  crd_admission_judge(arena, configuration, attributes, &options, &verdict);
  if (!verdict.allowed && !verdict.error.size && !verdict.message.size) abort();
  crd_admission_write_verdict(&text, CRD_STRING("x"), &verdict);
  if (!crd_json_parse(arena, crd_text_string(&text), NULL, NULL)) abort();
  return crd_text_string(&text);
}

/* Who does not look at policies and webhooks that are not concerned says the same. */
static void judge_concerned(crd_arena *arena, const crd_admission_configuration *configuration,
                            const crd_admission_attributes *attributes) {
  crd_string said[2];
  size_t traces[2];
  for (size_t i = 0; i < 2; i++) {
    const crd_admission_options options = {.only_concerned = i};
    crd_admission_verdict verdict;
    crd_text text = {.arena = arena};
    crd_admission_judge(arena, configuration, attributes, &options, &verdict);
    traces[i] = verdict.policy_count + verdict.hook_count;
    verdict.policy_count = verdict.hook_count = 0;
    crd_admission_write_verdict(&text, CRD_STRING("x"), &verdict);
    said[i] = crd_text_string(&text);
  }
  if (!crd_string_equal(said[0], said[1]) || traces[1] > traces[0]) abort();
}

static void judge_last(crd_arena *arena, const crd_policy_compiler *compiler, const crd_value *items) {
  const crd_admission_setup setup = {.compiler = compiler};
  crd_admission_configuration *configuration = crd_admission_configuration_create(arena, &setup);
  crd_string error = {NULL, 0};
  for (uint32_t i = 0; i < items->size; i++)
    if (!crd_admission_configuration_add(configuration, &items->as.items[i], &error) && !error.size) abort();
  if (!crd_admission_configuration_finish(configuration, &error)) {
    if (!error.size) abort();
    return;
  }
  crd_admission_attributes attributes = {.operation = CRD_STRING("CREATE"), .object = &items->as.items[items->size - 1]};
  if (!crd_admission_complete(arena, configuration, &attributes, &error)) {
    if (!error.size) abort();
    return;
  }
  crd_string first = judged(arena, configuration, &attributes), second = judged(arena, configuration, &attributes);
  if (!crd_string_equal(first, second)) abort();
  judge_concerned(arena, configuration, &attributes);
}

static bool fits(crd_arena *arena, const crd_value *object, crd_string *error) {
  (void)arena, (void)object, (void)error;
  return true;
}

static bool find_kind(crd_string group, crd_string version, crd_string kind, bool *namespaced) {
  const crd_builtin_kind *found = crd_builtin_find(group, version, kind);
  if (found) *namespaced = !found->cluster_scoped;
  return found != NULL;
}

/* A kind with lists in lists, maps and texts, with limits and without, beside the built-in ones. */
static const char widgets[] =
    "apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: widgets.example.com}\n"
    "spec:\n  group: example.com\n  scope: Namespaced\n  names: {plural: widgets, singular: widget, kind: Widget}\n"
    "  versions:\n  - name: v1\n    served: true\n    storage: true\n    schema:\n      openAPIV3Schema:\n"
    "        type: object\n        properties:\n          spec:\n            type: object\n            properties:\n"
    "              size: {type: integer}\n              name: {type: string, maxLength: 10}\n"
    "              names: {type: array, items: {type: string}}\n"
    "              few: {type: array, maxItems: 5, items: {type: string, enum: [a, b]}}\n"
    "              map: {type: object, additionalProperties: {type: object, properties: {names: {type: array, items: {type: "
    "string}}}}}\n"
    "              any: {x-kubernetes-int-or-string: true}\n"
    "              free: {type: object, x-kubernetes-preserve-unknown-fields: true}\n";

static void read_widgets(documents *documents, crd_set *set) {
  diagnostics found = {.arena = set->arena};
  if (!crdc_documents_read_text(documents, "crd.yaml", crd_string_of(widgets), &found) ||
      !crd_set_add(set, documents, true, &found))
    abort();
}

/* With the types of the kinds, and a fixed time for certificates. */
static void lint(crd_arena *arena, documents *all) {
  documents configurations = {.arena = arena}, crds = {.arena = arena};
  diagnostics found = {.arena = arena};
  crd_set set = {.arena = arena};
  advice_list advices = {.arena = arena, .wanted = ~(advice_set)0};
  const configuration_options options = {.decode = fits,
                                         .judge = crdc_configuration_judge,
                                         .find_builtin = find_kind,
                                         .check_types = crdc_policy_check_types,
                                         .estimate_costs = crdc_policy_estimate_costs,
                                         .now = 1900000000};
  read_widgets(&crds, &set);
  crdc_configurations_take(&configurations, all);
  crdc_configurations_lint(&configurations, &set, &options, &found, &advices);
  for (size_t i = 0; i < advices.count; i++)
    if (!advices.items[i].diagnostic.message.size || !advices.items[i].diagnostic.help) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  policy_compiler *compiler = crdc_policy_compiler_create(&(policy_compiler_options){.most_kept = 100});
  documents all = {.arena = arena};
  diagnostics found = {.arena = arena};
  if (crdc_documents_read_text(&all, "fuzz.yaml", (crd_string){(const char *)data, size}, &found) && all.count == 1) {
    const crd_value *items = crd_value_get(all.items[0].root, CRD_STRING("items"));
    if (items && items->kind == CRD_LIST && items->size) judge_last(arena, crdc_policy_compiler_of(compiler), items);
    lint(arena, &all);
  }
  crdc_policy_compiler_destroy(compiler);
  crd_arena_destroy(arena);
  return 0;
}
