/* The layers from C: a struct of a kind that is compiled in. */
#include "ray.io/v1/raycluster.h"
#include <crd/json.h>
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
  bool good = ray_io_v1_RayCluster_validate(object, NULL, &options, &errors);
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
