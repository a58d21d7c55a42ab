/* SPDX-License-Identifier: Apache-2.0 */
/* What decoding and validating say of documents and structs: whatever a struct's history, what it says now is judged. */
#include "messages.h"
#include <crd/json.h>
#include <crd/request.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <signal.h>

#include "batch.volcano.sh/v1alpha1/job.h"
#include "config.volcano.sh/v1alpha1/colocationconfiguration.h"
#include "ray.io/v1/raycluster.h"

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(judged, .init = setup, .fini = teardown);

#define HEAD "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a, namespace: b}\n"
#define TEMPLATE "rayStartParams: {}, template: {spec: {containers: [{name: ray}]}}"
#define CLUSTER                                                                                                             \
  HEAD "spec:\n  headGroupSpec: {" TEMPLATE                                                                                 \
       "}\n  workerGroupSpecs:\n"                                                                                           \
       "  - {groupName: w, minReplicas: 1, maxReplicas: 3, " TEMPLATE "}\n"

static ray_io_v1_RayCluster *cluster_of(const char *yaml, crd_errors *errors) {
  *errors = crd_errors_init(arena);
  return ray_io_v1_RayCluster_from_yaml(arena, crd_string_of(yaml), NULL, errors);
}

/* What validate says of the struct, and that a request with the same object is told the same. */
static const char *judge(const ray_io_v1_RayCluster *cluster) {
  crd_errors errors = crd_errors_init(arena);
  bool good = ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors);
  cr_expect_eq(good, errors.count == 0);
  const char *found = messages(&errors);
  crd_string json = ray_io_v1_RayCluster_to_json(arena, cluster);
  cr_expect_str_eq(found, request_messages(arena, &ray_io_v1_RayCluster_kind, json));
  return found;
}

static const char required[] = "spec.headGroupSpec: Required value\n";
static const char unchecked[] =
    "<nil>: Invalid value: null: some validation rules were not checked because the object was "
    "invalid; correct the existing errors to complete validation\n";

static const char *lines(const char *a, const char *b) {
  return crd_arena_printf(arena, "%s%s", a, b).data;
}

Test(judged, a_struct_of_zeros_lacks_everything) {
  config_volcano_sh_v1alpha1_ColocationConfiguration none = {0};
  for (int defaulted = 0; defaulted < 2; defaulted++) {
    crd_errors errors = crd_errors_init(arena);
    if (defaulted) cr_assert(config_volcano_sh_v1alpha1_ColocationConfiguration_default(arena, &none));
    cr_expect_not(config_volcano_sh_v1alpha1_ColocationConfiguration_validate(&none, NULL, NULL, &errors));
    cr_expect_str_eq(messages(&errors),
                     "kind: Invalid value: \"\": must be ColocationConfiguration\n"
                     "apiVersion: Invalid value: \"\": must be config.volcano.sh/v1alpha1\n"
                     "metadata.name: Required value: name or generateName is required\n"
                     "spec: Required value\n");
  }
}

Test(judged, a_struct_made_by_hand_and_defaulted) {
  ray_io_v1_RayCluster_WorkerGroupSpec groups[2] = {{.minReplicas = -1}, {.groupName = CRD_STRING_INIT("b")}};
  CRD_SET(&groups[0], minReplicas);
  CRD_SET(&groups[1], groupName);
  ray_io_v1_RayCluster_Spec spec = {.workerGroupSpecs = {groups, 2}};
  CRD_SET(&spec, workerGroupSpecs);
  ray_io_v1_RayCluster *cluster =
      ray_io_v1_RayCluster_create(arena, crd_json_parse(arena, CRD_STRING("{\"name\":\"a\"}"), NULL, NULL));
  CRD_PUT(cluster, spec, &spec);
  cr_assert(ray_io_v1_RayCluster_default(arena, cluster));
  const char *found = judge(cluster);
  cr_expect(strstr(found, required), "%s", found);
  cr_expect(strstr(found, "spec.workerGroupSpecs[0].groupName: Required value\n"), "%s", found);
  cr_expect(strstr(found, "spec.workerGroupSpecs[1].template: Required value\n"), "%s", found);
}

Test(judged, a_struct_that_was_decoded_and_then_changed) {
  crd_errors errors;
  ray_io_v1_RayCluster *cluster = cluster_of(CLUSTER, &errors);
  cr_assert(cluster && errors.count == 0, "%s", messages(&errors));
  cr_expect_str_eq(judge(cluster), "");

  ray_io_v1_RayCluster_Spec spec = *cluster->spec;
  CRD_CLEAR(&spec, headGroupSpec);
  CRD_PUT(cluster, spec, &spec);
  cr_expect_str_eq(judge(cluster), lines(required, unchecked));

  CRD_SET(&spec, headGroupSpec);
  cr_expect_str_eq(judge(cluster), "");
  ray_io_v1_RayCluster_WorkerGroupSpec group = spec.workerGroupSpecs.items[0];
  CRD_PUT(&group, groupName, CRD_STRING(""));
  CRD_PUT(&group, replicas, INT64_C(1) << 40);
  spec.workerGroupSpecs = (ray_io_v1_RayCluster_WorkerGroupSpec_list){&group, 1};
  cr_expect_str_neq(judge(cluster), "", "no int32");
  CRD_CLEAR(cluster, metadata);
  cr_expect(strstr(judge(cluster), "metadata.name: Required value: name or generateName is required\n"));
}

/* Null fields are in the document alone: what is taken out beside them stays out. */
Test(judged, a_field_beside_a_null_that_is_taken_out) {
  crd_errors errors = crd_errors_init(arena);
  crd_string yaml = CRD_STRING(
      "apiVersion: batch.volcano.sh/v1alpha1\nkind: Job\nmetadata: {name: a}\nspec:\n"
      "  queue: default\n  minAvailable: \"1\"\n  maxRetry: 2\n");
  batch_volcano_sh_v1alpha1_Job *job = batch_volcano_sh_v1alpha1_Job_from_yaml(arena, yaml, NULL, &errors);
  cr_assert(job && errors.count == 1, "%s", messages(&errors));
  batch_volcano_sh_v1alpha1_Job_Spec spec = *job->spec;
  cr_assert(spec.object.odd, "minAvailable is a text");
  CRD_CLEAR(&spec, queue);
  CRD_PUT(job, spec, &spec);
  crd_string json = batch_volcano_sh_v1alpha1_Job_to_json(arena, job);
  const crd_value *said = crd_json_parse(arena, json, NULL, NULL);
  cr_expect_null(crd_value_find(said, "spec", "queue", NULL));
  cr_expect_not_null(crd_value_find(said, "spec", "maxRetry", NULL));
  const crd_value *odd = crd_value_find(said, "spec", "minAvailable", NULL);
  cr_assert(odd && odd->kind == CRD_STRING_VALUE);
  crd_errors again = crd_errors_init(arena);
  cr_expect_not(batch_volcano_sh_v1alpha1_Job_validate(job, NULL, NULL, &again));
  cr_expect_str_eq(messages(&again), messages(&errors));
}

Test(judged, what_decoding_found_is_not_said_twice) {
  crd_errors errors;
  ray_io_v1_RayCluster *cluster = cluster_of(HEAD "spec: {suspend: 1}\n", &errors);
  cr_assert(cluster);
  uint32_t decoded = errors.count;
  cr_expect_gt(decoded, 1);
  cr_expect_not(ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors));
  crd_errors fresh = crd_errors_init(arena);
  cr_expect_not(ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &fresh));
  cr_expect_str_eq(messages(&errors), messages(&fresh));
}

/* Whatever is wrong with a document: a copy of its struct, which nobody has checked, is told what a request is told. */
Test(judged, a_copy_is_told_what_a_request_is_told) {
  static const char *const specs[] = {
      "{}",
      "{headGroupSpec: {}}",
      "{headGroupSpec: null, suspend: null, rayVersion: 5}",
      "{headGroupSpec: {" TEMPLATE "}, workerGroupSpecs: {a: 1}}",
      "{headGroupSpec: {" TEMPLATE "}, workerGroupSpecs: [1, null, {groupName: w}]}",
      "{headGroupSpec: {" TEMPLATE "}, managedBy: nobody, upgradeStrategy: {type: Never}}",
      "{headGroupSpec: {" TEMPLATE ", rayStartParams: {a: 1}, labels: []}}",
      "{headGroupSpec: {" TEMPLATE
      "}, autoscalerOptions: {upscalingMode: Fast, idleTimeoutSeconds: 1.5, resources: {limits: "
      "{cpu: [], memory: lots}}}}",
      "{headGroupSpec: {rayStartParams: {}, template: {spec: {containers: [{name: a, ports: [{containerPort: x}]}, {env: "
      "[{name: 1}]}]}}}}",
      "{headGroupSpec: {rayStartParams: {}, template: {spec: {containers: [{name: a}, {name: a}], hostAliases: [{ip: b}, "
      "{ip: "
      "b}]}}}}",
  };
  for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
    crd_errors errors;
    ray_io_v1_RayCluster *cluster = cluster_of(lines(HEAD "spec: ", lines(specs[i], "\n")), &errors);
    cr_assert(cluster && errors.count, "%s: %s", specs[i], messages(&errors));
    ray_io_v1_RayCluster *copy = ray_io_v1_RayCluster_copy(arena, cluster);
    cr_assert(copy);
    cr_expect(ray_io_v1_RayCluster_equal(cluster, copy));
    cr_expect_str_neq(judge(copy), "", "%s", specs[i]);
    ray_io_v1_RayCluster_validate_decoded(cluster, NULL, NULL, &errors);
    cr_expect_str_eq(sorted_lines(arena, messages(&errors)), sorted_lines(arena, judge(copy)), "%s", specs[i]);
  }
}

/* A struct that was read in one pass has no document. */
Test(judged, the_struct_of_a_verdict) {
  crd_request request = {.kind = &ray_io_v1_RayCluster_kind,
                         .body = crd_string_of(CLUSTER),
                         .encoding = CRD_ENCODING_YAML,
                         .want_storage = true};
  for (int without = 0; without < 2; without++) {
    crd_errors errors;
    crd_verdict verdict;
    const ray_io_v1_RayCluster *cluster = cluster_of(CLUSTER, &errors);
    if (without) {
      request.body = ray_io_v1_RayCluster_to_json(arena, cluster);
      request.encoding = CRD_ENCODING_JSON;
      request.without_object = true;
    }
    crd_request_judge(arena, &request, &verdict);
    cr_assert(verdict.allowed && verdict.storage);
    cr_expect_eq(verdict.object == NULL, without);
    cr_expect(ray_io_v1_RayCluster_validate(verdict.storage, NULL, NULL, &errors), "%s", messages(&errors));
    cr_expect(ray_io_v1_RayCluster_validate(cluster, verdict.storage, NULL, &errors), "%s", messages(&errors));
    cr_expect_eq(ray_io_v1_RayCluster_validate_decoded(verdict.storage, NULL, NULL, &errors), !without);
  }
}

/* ---- what was decoded and not changed ---- */

static const char *judge_decoded(const ray_io_v1_RayCluster *cluster, const ray_io_v1_RayCluster *old) {
  crd_errors errors = crd_errors_init(arena);
  bool good = ray_io_v1_RayCluster_validate_decoded(cluster, old, NULL, &errors);
  cr_expect_eq(good, errors.count == 0);
  return messages(&errors);
}

Test(judged, the_rules_alone_of_what_was_decoded) {
  crd_errors errors;
  ray_io_v1_RayCluster *cluster = cluster_of(CLUSTER, &errors);
  cr_expect_str_eq(judge_decoded(cluster, NULL), "");
  cr_expect_str_eq(judge_decoded(cluster, cluster), "");
  crd_validate_options options = {.layers = CRD_LAYER_ALL};
  const char *few = CLUSTER "  - {groupName: w, " TEMPLATE "}\n";
  cluster = cluster_of(few, &errors);
  cr_assert(cluster && errors.count == 0, "%s", messages(&errors));
  const crd_kind *kind = &ray_io_v1_RayCluster_layered_kind;
  cr_expect_not(crd_kind_validate_decoded(kind, cluster, NULL, &options, &errors));
  crd_errors whole = crd_errors_init(arena);
  cr_expect_not(crd_kind_validate(kind, cluster, NULL, &options, &whole));
  cr_expect_str_eq(messages(&errors), messages(&whole));
}

Test(judged, what_was_not_decoded_is_refused_there) {
  static const char words[] =
      "<nil>: Internal error: ray_io_v1_RayCluster_validate_decoded: the struct was not decoded, or was "
      "changed since: ray_io_v1_RayCluster_validate judges it\n";
  crd_errors errors;
  ray_io_v1_RayCluster none = {0}, *cluster = cluster_of(CLUSTER, &errors),
                       *copy = ray_io_v1_RayCluster_copy(arena, cluster);
  cr_expect_str_eq(judge_decoded(&none, NULL), words);
  cr_expect_str_eq(judge_decoded(copy, NULL), words);
  cr_expect_str_eq(judge_decoded(cluster, copy), words);
  ray_io_v1_RayCluster defaulted = none;
  cr_assert(ray_io_v1_RayCluster_default(arena, &defaulted));
  cr_expect_str_eq(judge_decoded(&defaulted, NULL), words);
  ray_io_v1_RayCluster changed = *cluster;
  ray_io_v1_RayCluster_Spec spec = {0};
  changed.spec = &spec;
  cr_expect_str_eq(judge_decoded(&changed, NULL), words);
  changed = *cluster;
  CRD_CLEAR(&changed, spec);
  cr_expect_str_eq(judge_decoded(&changed, NULL), words);
}

#ifndef NDEBUG
/* What the root does not show is asserted where assertions are on. */
Test(judged, a_change_further_down_is_asserted_against, .signal = SIGABRT) {
  crd_errors errors;
  ray_io_v1_RayCluster *cluster = cluster_of(CLUSTER, &errors);
  cr_assert_eq(cluster->spec->workerGroupSpecs.count, 1);
  *(crd_string *)&cluster->spec->workerGroupSpecs.items[0].groupName = CRD_STRING("other"); /* who has no const */
  judge_decoded(cluster, NULL);
}
#endif

/* ---- documents ---- */

static const char *refused(const char *yaml) {
  crd_errors errors;
  cr_expect_null(cluster_of(yaml, &errors), "%s", yaml);
  return messages(&errors);
}

Test(judged, documents_of_other_kinds_are_no_structs) {
  cr_expect_str_eq(refused("apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\n"),
                   "kind: Invalid value: \"Deployment\": must be RayCluster\n"
                   "apiVersion: Invalid value: \"apps/v1\": must be ray.io/v1\n");
  cr_expect_str_eq(refused("apiVersion: ray.io/v1\nkind: RayJob\nmetadata: {name: a}\n"),
                   "kind: Invalid value: \"RayJob\": must be RayCluster\n");
  cr_expect_str_eq(refused("apiVersion: ray.io/v1alpha1\nkind: RayCluster\nmetadata: {name: a}\n"),
                   "apiVersion: Invalid value: \"ray.io/v1alpha1\": must be ray.io/v1\n");
  cr_expect(strstr(refused("apiVersion: ray.io/v1\nmetadata: {name: a}\n"), "Object 'Kind' is missing in"));
  cr_expect(strstr(refused("apiVersion: ray.io/v1\nkind: 1\n"),
                   "cannot unmarshal number into Go struct field .kind of type string"));
  cr_expect(strstr(refused("- a\n"), "cannot unmarshal array"));
  cr_expect(strstr(refused("a: [\n"), "yaml: line "));
  cr_expect_str_eq(refused(""), "<nil>: Invalid value: the text has 0 documents, and one is to be decoded\n");
  cr_expect_str_eq(refused(CLUSTER "---\n" CLUSTER),
                   "<nil>: Invalid value: the text has 2 documents, and one is to be decoded\n");
  crd_errors errors = crd_errors_init(arena);
  cr_expect_null(ray_io_v1_RayCluster_decode(
      arena, crd_json_parse(arena, CRD_STRING("{\"apiVersion\":\"v1\",\"kind\":\"Pod\"}"), NULL, NULL), &errors));
  cr_expect_eq(errors.count, 2);
}

Test(judged, metadata_is_judged) {
  crd_errors errors;
  const char *spec = strstr(CLUSTER, "spec:\n");
  const char *head = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: BAD NAME, labels: {a: b c}}\n";
  ray_io_v1_RayCluster *cluster = cluster_of(lines(head, spec), &errors);
  cr_assert(cluster);
  cr_expect_eq(errors.count, 2);
  cr_expect(strstr(messages(&errors), "metadata.name: Invalid value: \"BAD NAME\": a lowercase RFC 1123 subdomain must"));
  cr_expect_str_eq(judge(cluster), messages(&errors));
  head = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {name: a, labels: 5}\n";
  cr_expect_null(cluster_of(lines(head, spec), &errors));
  cr_expect(strstr(messages(&errors), "json: cannot unmarshal number into Go struct field ObjectMeta.labels"));
  head = "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata: {generateName: a-}\n";
  cluster = cluster_of(lines(head, spec), &errors);
  cr_expect_str_eq(messages(&errors), "");
  cr_expect_str_eq(judge(cluster), "");
  cr_expect_null(crd_value_get(cluster->metadata, CRD_STRING("namespace")), "the struct is as it was sent");
}

Test(judged, an_update_keeps_what_cannot_change) {
  crd_errors errors;
  ray_io_v1_RayCluster *old = cluster_of(CLUSTER, &errors), *cluster = cluster_of(CLUSTER, &errors);
  cr_expect(ray_io_v1_RayCluster_validate(cluster, old, NULL, &errors), "%s", messages(&errors));
  crd_value *metadata = crd_json_parse(arena, CRD_STRING("{\"name\":\"other\",\"namespace\":\"b\"}"), NULL, NULL);
  CRD_PUT(cluster, metadata, metadata);
  cr_expect_not(ray_io_v1_RayCluster_validate(cluster, old, NULL, &errors));
  cr_expect(strstr(messages(&errors), "metadata.name: Invalid value: \"other\": field is immutable\n"));
}

Test(judged, unknown_and_duplicate_fields_are_told) {
  crd_errors errors = crd_errors_init(arena);
  crd_texts strict = {.arena = arena};
  crd_string yaml = crd_string_of(CLUSTER "  nothing: 1\n");
  cr_expect_not_null(ray_io_v1_RayCluster_from_yaml(arena, yaml, &strict, &errors));
  cr_assert_eq(strict.count, 1);
  cr_expect(crd_string_equal(strict.items[0], CRD_STRING("unknown field \"spec.nothing\"")));
  crd_string json = CRD_STRING(
      "{\"apiVersion\":\"bus.volcano.sh/v1alpha1\",\"kind\":\"RayCluster\",\"kind\":\"RayCluster\","
      "\"apiVersion\":\"ray.io/v1\",\"metadata\":{\"name\":\"a\",\"b\":1}}");
  strict.count = 0;
  cr_expect_not_null(ray_io_v1_RayCluster_from_json(arena, json, &strict, &errors), "%s", messages(&errors));
  cr_expect_eq(strict.count, 3);
}

/* The text that a struct is judged as is nobody's: nothing that is wrong has a place in it. */
Test(judged, structs_have_no_places) {
  static const char text[] = CLUSTER;
  crd_errors errors;
  ray_io_v1_RayCluster *cluster = cluster_of(text, &errors);
  crd_verdict verdict;
  ray_io_v1_RayCluster_Spec own = *cluster->spec;
  CRD_CLEAR(&own, headGroupSpec);
  CRD_PUT(cluster, spec, &own);
  cr_assert(!ray_io_v1_RayCluster_judge(arena, cluster, NULL, NULL, &verdict));
  cr_assert(verdict.errors.count);
  for (uint32_t i = 0; i < verdict.errors.count; i++) cr_assert_eq(verdict.errors.items[i].offset, CRD_NO_OFFSET);
  cr_assert_eq(verdict.offset, CRD_NO_OFFSET);
  const crd_string json =
      CRD_STRING("{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\",\"metadata\":{\"name\":\"a\"},\"spec\":{}}");
  cr_assert(!ray_io_v1_RayCluster_judge_json(arena, json, CRD_STRING(""), NULL, &verdict));
  cr_assert(verdict.errors.count && verdict.errors.items[0].offset < json.size);
}
