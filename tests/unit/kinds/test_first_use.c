/* SPDX-License-Identifier: Apache-2.0 */
/* What is written first by who uses a generated kind: a loop over documents, calls without a list of errors, an update, a
 * value that is read after it was accepted. */
#include "messages.h"
#include <crd/json.h>
#include <crd/patch.h>
#include <crd/request.h>
#include <criterion/criterion.h>

#include "ray.io/v1/raycluster.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(first_use, .init = setup, .fini = teardown);

#define QUEUE(name, spec)                                                                                                   \
  "{\"apiVersion\":\"scheduling.volcano.sh/v1beta1\",\"kind\":\"Queue\",\"metadata\":{\"name\":\"" name                     \
  "\"},\"spec\":" spec "}"

static scheduling_volcano_sh_v1beta1_Queue *queue_of(const char *json, crd_errors *errors) {
  return scheduling_volcano_sh_v1beta1_Queue_from_json(arena, crd_string_of(json), NULL, errors);
}

Test(first_use, a_list_of_errors_outlives_resets_of_its_arena) {
  static const char *const texts[] = {QUEUE("a", "{\"weight\":2}"), QUEUE("a", "{\"weight\":0}"), QUEUE("a", "1")};
  crd_errors errors = crd_errors_init(arena);
  for (size_t i = 0; i < 30; i++) {
    const size_t which = i % 3;
    scheduling_volcano_sh_v1beta1_Queue *queue = queue_of(texts[which], &errors);
    cr_assert_not_null(queue);
    cr_assert_eq(errors.count, which > 0, "%zu: %s", i, messages(&errors));
    crd_arena_reset(arena);
  }
  queue_of(texts[1], &errors);
  queue_of(texts[2], &errors);
  cr_expect_eq(errors.count, 2, "without a reset they add up: %s", messages(&errors));
}

Test(first_use, nobody_has_to_want_errors) {
  cr_expect_not_null(queue_of(QUEUE("a", "{\"weight\":0}"), NULL));
  cr_expect_null(queue_of("{", NULL));
  scheduling_volcano_sh_v1beta1_Queue *good = queue_of(QUEUE("a", "{\"weight\":2}"), NULL);
  scheduling_volcano_sh_v1beta1_Queue *bad = queue_of(QUEUE("a", "{\"weight\":0}"), NULL);
  cr_expect(scheduling_volcano_sh_v1beta1_Queue_validate(good, NULL, NULL, NULL));
  cr_expect_not(scheduling_volcano_sh_v1beta1_Queue_validate(bad, NULL, NULL, NULL));
  cr_expect(scheduling_volcano_sh_v1beta1_Queue_validate_decoded(good, NULL, NULL, NULL));
}

static void expect_judged(const char *now, const char *old, const char *message) {
  crd_verdict verdict;
  const crd_string text = crd_string_of(now), before = crd_string_of(old);
  cr_expect_eq(scheduling_volcano_sh_v1beta1_Queue_judge_json(arena, text, before, NULL, &verdict), !*message);
  cr_expect(crd_string_equal(verdict.message, crd_string_of(message)), "%.*s", CRD_PRINT(verdict.message));
  const scheduling_volcano_sh_v1beta1_Queue *queue = queue_of(now, NULL), *stored = old ? queue_of(old, NULL) : NULL;
  cr_expect_eq(scheduling_volcano_sh_v1beta1_Queue_judge(arena, queue, stored, NULL, &verdict), !*message);
  cr_expect(crd_string_equal(verdict.message, crd_string_of(message)), "%.*s", CRD_PRINT(verdict.message));
}

#define WEIGHT                                                                                                              \
  "Queue.scheduling.volcano.sh \"a\" is invalid: spec.weight: Invalid value: 0: spec.weight in body should be greater "     \
  "than "                                                                                                                   \
  "or equal to 1"

Test(first_use, an_update_is_judged_as_one) {
  expect_judged(QUEUE("a", "{\"weight\":2}"), NULL, "");
  expect_judged(QUEUE("a", "{\"weight\":0}"), NULL, WEIGHT);
  expect_judged(QUEUE("b", "{\"weight\":2}"), QUEUE("a", "{\"weight\":2}"),
                "the name of the object (b) does not match the name on the URL (a)");
  expect_judged(QUEUE("a", "{\"weight\":0,\"reclaimable\":true}"), QUEUE("a", "{\"weight\":0}"), "");
}

Test(first_use, what_cannot_be_judged_is_said) {
  crd_verdict verdict;
  cr_expect_not(scheduling_volcano_sh_v1beta1_Queue_judge_json(arena, CRD_STRING("{"), CRD_STRING(""), NULL, &verdict));
  cr_expect(!verdict.allowed && verdict.message.size);
  const crd_string text = CRD_STRING(QUEUE("a", "{}"));
  cr_expect_not(scheduling_volcano_sh_v1beta1_Queue_judge_json(arena, text, CRD_STRING("{"), NULL, &verdict));
  cr_expect(!verdict.allowed && verdict.error.size);
}

#define GROUP(replicas)                                                                                                     \
  "{\"groupName\":\"g\",\"replicas\":" replicas                                                                             \
  ",\"minReplicas\":1,\"maxReplicas\":3,\"rayStartParams\":{},\"template\":{"                                               \
  "}}"
#define CLUSTER(replicas)                                                                                                   \
  "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\"},\"spec\":{\"headGroupSpec\":{"       \
  "\"rayStartParams\":{},\"template\":{}},\"workerGroupSpecs\":[" GROUP(replicas) "]}}"

typedef ray_io_v1_RayCluster_WorkerGroupSpec group;

Test(first_use, what_is_accepted_can_be_read) {
  crd_errors errors = crd_errors_init(arena);
  ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_from_json(arena, CRD_STRING(CLUSTER("2.0")), NULL, &errors);
  cr_assert(cluster && !errors.count, "%s", messages(&errors));
  group *worker = (group *)cluster->spec->workerGroupSpecs.items;
  cr_expect(CRD_HAS(worker, replicas) && worker->replicas == 2);
  cr_expect(ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors), "%s", messages(&errors));
  cr_expect(strstr(ray_io_v1_RayCluster_to_json(arena, cluster).data, "\"replicas\":2"));
  worker->replicas = 3;
  cr_expect(strstr(ray_io_v1_RayCluster_to_json(arena, cluster).data, "\"replicas\":3"));
  CRD_CLEAR(worker, replicas);
  cr_expect_null(strstr(ray_io_v1_RayCluster_to_json(arena, cluster).data, "\"replicas\""));
}

Test(first_use, a_patch_that_applies_has_no_error) {
  crd_string result, error = CRD_STRING("what was there before");
  const crd_value *document = crd_json_parse(arena, CRD_STRING("{\"a\":1}"), NULL, NULL);
  const crd_string patch = CRD_STRING("[{\"op\":\"replace\",\"path\":\"/a\",\"value\":2}]");
  cr_expect_eq(crd_json_patch(arena, document, patch, NULL, &result, &error), CRD_PATCH_DONE);
  cr_expect(!error.size && crd_string_equal(result, CRD_STRING("{\"a\":2}")), "%.*s", CRD_PRINT(error));
}

Test(first_use, memory_that_gives_out_is_an_error_of_its_own) {
  crd_arena *small = crd_arena_create(&(crd_arena_options){.limit = 64 << 10});
  crd_errors errors = crd_errors_init(small);
  crd_text text = {.arena = arena};
  crd_text_add(
      &text,
      CRD_STRING("{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{},\"spec\":{\"workerGroupSpecs\":["));
  for (int i = 0; i < 2000; i++) crd_text_add(&text, CRD_STRING(GROUP("1") ","));
  crd_text_add(&text, CRD_STRING(GROUP("1") "]}}"));
  cr_expect_null(ray_io_v1_RayCluster_from_json(small, crd_text_string(&text), NULL, &errors));
  cr_assert_eq(errors.count, 1);
  char *printed = NULL;
  size_t size = 0;
  FILE *stream = open_memstream(&printed, &size);
  crd_errors_print(&errors, stream);
  fclose(stream);
  cr_expect(strncmp(printed, "<nil>: Internal error: ", 23) == 0 && strchr(printed, '\n') == printed + size - 1, "%s",
            printed);
  free(printed);
  crd_arena_destroy(small);
}
