/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cluster as crd-validate --state reads it, and objects judged with it. Parts: the state first, as YAML or
 * JSON documents, then objects. What is wrong with a state is said; what was taken is found by its name, among all, and by
 * the values of its fields; an object is judged and changed the same twice. */
#include "../../programs/common/given_state.h"
#include "mutate.h"
#include "parts.h"
#include "registry.h"
#include <crd/mutate.h>
#include <crd/request.h>
#include <crd/yaml.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

const char *const fuzz_first_part = "yaml";

static void require(bool condition) {
  if (!condition) abort();
}

static crd_string name_of(const crd_value *object) {
  return crd_value_text(crd_value_find(object, "metadata", "name", NULL));
}

static bool is_among(const crd_value *object, const crd_value *const *objects, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (objects[i] == object) return true;
  return false;
}

/* By name, each once; by the parent those that have it. */
static void check_queues(crd_arena *arena, const crd_state *state) {
  crd_state_query query = {CRD_STRING("scheduling.volcano.sh"), CRD_STRING("v1beta1"), CRD_STRING("Queue"), CRD_STRING("")};
  const crd_value **all = NULL, **found = NULL;
  size_t count = state->select(state, arena, &query, CRD_STRING(""), &all);
  for (size_t i = 0; i < count; i++) {
    require(name_of(all[i]).size > 0 && state->get(state, &query, name_of(all[i])) == all[i]);
    require(!i || crd_string_compare(name_of(all[i - 1]), name_of(all[i])) < 0);
  }
  query.path = CRD_STRING("spec.parent");
  for (size_t i = 0; i < count; i++) {
    crd_string parent = crd_value_text(crd_value_find(all[i], "spec", "parent", NULL));
    if (!parent.size) continue;
    size_t children = state->select(state, arena, &query, parent, &found);
    require(is_among(all[i], found, children));
    for (size_t k = 0; k < children; k++)
      require(crd_string_equal(crd_value_text(crd_value_find(found[k], "spec", "parent", NULL)), parent));
  }
}

static crd_string judged(crd_arena *arena, const crd_state *state, const crd_kind *kind, crd_string text) {
  crd_verdict verdict;
  crd_request request = {.kind = kind, .body = text, .encoding = CRD_ENCODING_YAML, .layers = CRD_LAYER_ALL, .state = state};
  crd_request_judge(arena, &request, &verdict);
  require(!verdict.unasked_layers || kind->layers);
  return verdict.error.size ? verdict.error : verdict.message;
}

static void judge_twice(crd_arena *arena, const crd_state *state, crd_string text) {
  const crd_value *object = crd_yaml_parse(arena, text, NULL, NULL, NULL);
  if (!object || object->kind != CRD_MAP) return;
  const crd_kind *kind =
      crd_registry_find_object(&crd_registry_generated, crd_value_text(crd_value_get(object, CRD_STRING("apiVersion"))),
                               crd_value_text(crd_value_get(object, CRD_STRING("kind"))));
  if (!kind) return;
  require(crd_string_equal(judged(arena, state, kind, text), judged(arena, state, kind, text)));
  if (!crd_mutates(kind)) return;
  const crd_mutate_options options = {.state = state};
  crd_mutated first, second;
  crd_mutate(arena, kind, object, &options, &first);
  crd_mutate(arena, kind, object, &options, &second);
  require(!first.unasked && first.allowed == second.allowed && crd_string_equal(first.patch, second.patch));
}

static void count_problem(void *context, const state_problem *problem) {
  size_t *count = context;
  const input *input = problem->input;
  require(problem->unreadable || problem->what[0]);
  require(!input->text.data || problem->document_offset + problem->document.size <= input->text.size);
  require(problem->offset == CRD_NO_OFFSET || problem->offset <= problem->document.size);
  ++*count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 64u << 10) return 0;
  char *exact = part_exact((crd_string){(const char *)data, size});
  size_t problems = 0;
  parts parts;
  parts_read((crd_string){exact, size}, &parts);
  crd_arena *arena = crd_arena_create(NULL);
  given_state *state = given_state_create(&crd_registry_generated, count_problem, &problems);
  require(state);
  crd_string text = parts.count ? parts.items[0].text : CRD_STRING("");
  const input input = {.name = "state", .text = text, .json = text.size && text.data[0] == '{'};
  bool good = given_state_add(state, &input);
  require(good == (problems == 0));
  check_queues(arena, given_state_of(state));
  for (size_t i = 1; i < parts.count; i++) judge_twice(arena, given_state_of(state), parts.items[i].text);
  given_state_destroy(state);
  crd_arena_destroy(arena);
  free(exact);
  return 0;
}
