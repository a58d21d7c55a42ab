/* SPDX-License-Identifier: Apache-2.0 */
/* The layers from C: a struct of a kind that is compiled in. */
#include "ray.io/v1/raycluster.h"
#include <crd/json.h>
#include <crd/request.h>
#include <criterion/criterion.h>

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(typed, .init = setup, .fini = teardown);

static const char cluster[] =
    "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"%s\",\"namespace\":\"here\"},\"spec\":{"
    "\"headGroupSpec\":{\"rayStartParams\":{},\"template\":{\"spec\":{\"containers\":[{\"name\":\"ray\"}]}}},"
    "\"workerGroupSpecs\":[{\"groupName\":\"a\",\"minReplicas\":%d,\"maxReplicas\":3,\"rayStartParams\":{},"
    "\"template\":{\"spec\":{\"containers\":[{\"name\":\"ray\"}]}}}]}}";

static crd_errors validate(const char *name, int replicas, unsigned layers) {
  crd_string text = crd_arena_printf(arena, cluster, name, replicas);
  crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  crd_errors errors = crd_errors_init(arena);
  ray_io_v1_RayCluster *object = ray_io_v1_RayCluster_decode(arena, value, &errors);
  cr_assert(object && errors.count == 0);
  crd_validate_options options = {.layers = layers};
  bool good = crd_kind_validate(&ray_io_v1_RayCluster_layered_kind, object, NULL, &options, &errors);
  cr_expect_eq(good, errors.count == 0);
  return errors;
}

Test(typed, validate_runs_the_layers_that_it_is_told) {
  cr_expect_eq(validate("a.b", 5, CRD_LAYER_CRD).count, 0);
  crd_errors errors = validate("a.b", 5, CRD_LAYER_ALL);
  cr_assert_eq(errors.count, 1);
  cr_expect_eq(errors.items[0].stage, CRD_STAGE_WEBHOOK);
  cr_expect(crd_string_equal(errors.items[0].rule, CRD_STRING("KR-071")));
  cr_expect(crd_string_equal(errors.items[0].field, CRD_STRING("metadata.name")));
  errors = validate("lower", 5, CRD_LAYER_ALL);
  cr_assert_eq(errors.count, 1);
  cr_expect_eq(errors.items[0].stage, CRD_STAGE_CONTROLLER);
  cr_expect(crd_string_equal(errors.items[0].rule, CRD_STRING("KR-109")));
  cr_expect(crd_string_equal(errors.items[0].field, CRD_STRING("spec.workerGroupSpecs[0]")));
  cr_expect_eq(validate("lower", 1, CRD_LAYER_ALL).count, 0);
}

/* The functions of the kind are linked without the layers: they say so, as does all that is asked about such a kind. */
Test(typed, layers_that_stand_apart_are_not_passed_over) {
  static const char words[] = "the layers above the CRD are those of ray_io_v1_RayCluster_layered_kind";
  crd_string text = crd_arena_printf(arena, cluster, "a.b", 5);
  crd_value *value = crd_json_parse(arena, text, NULL, NULL);
  crd_errors errors = crd_errors_init(arena);
  ray_io_v1_RayCluster *object = ray_io_v1_RayCluster_decode(arena, value, &errors);
  cr_assert(object && errors.count == 0);
  crd_validate_options options = {.layers = CRD_LAYER_WEBHOOK};
  cr_expect_not(ray_io_v1_RayCluster_validate(object, NULL, &options, &errors));
  cr_expect_not(ray_io_v1_RayCluster_validate_decoded(object, NULL, &options, &errors));
  cr_assert_eq(errors.count, 2);
  for (uint32_t i = 0; i < 2; i++) {
    cr_expect_eq(errors.items[i].type, CRD_ERROR_INTERNAL);
    cr_expect(crd_string_equal(errors.items[i].detail, crd_string_of(words)));
  }
  crd_verdict verdict;
  crd_request_judge(arena,
                    &(crd_request){.kind = &ray_io_v1_RayCluster_kind, .body = text, .warn_layers = CRD_LAYER_CONTROLLER},
                    &verdict);
  cr_expect(!verdict.allowed && crd_string_equal(verdict.error, crd_string_of(words)));
  crd_layer_judge(arena,
                  &(crd_layer_request){.kind = &ray_io_v1_RayCluster_kind, .layer = CRD_LAYER_WEBHOOK, .object = value},
                  &verdict);
  cr_expect(!verdict.allowed && crd_string_equal(verdict.error, crd_string_of(words)));
}
