/* SPDX-License-Identifier: Apache-2.0 */
/* Mutations from C: structs of kinds that are compiled in, Volcano's jobs and queues. */
#include "batch.volcano.sh/v1alpha1/job.h"
#include "scheduling.volcano.sh/v1beta1/queue.h"
#include <crd/json.h>
#include <criterion/criterion.h>

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(mutated, .init = setup, .fini = teardown);

#define JOB "{\"apiVersion\":\"batch.volcano.sh/v1alpha1\",\"kind\":\"Job\",\"metadata\":{\"name\":\"a\"},\"spec\":"

static const char *text_of(crd_string text) {
  return crd_arena_copy(arena, text).data;
}

static batch_volcano_sh_v1alpha1_Job *job(const char *spec) {
  crd_errors errors = crd_errors_init(arena);
  crd_string text = crd_arena_printf(arena, JOB "%s}", spec);
  batch_volcano_sh_v1alpha1_Job *job = batch_volcano_sh_v1alpha1_Job_from_json(arena, text, NULL, &errors);
  cr_assert(job && !errors.count, "%s", spec);
  return job;
}

Test(mutated, a_job_gets_what_it_lacks_and_keeps_it) {
  const batch_volcano_sh_v1alpha1_Job *sent =
      job("{\"plugins\":{\"mpi\":[]},\"tasks\":[{\"replicas\":2,\"template\":{\"spec\":{\"containers\":[],\"hostNetwork\":"
          "true}}},"
          "{\"name\":\"b\",\"replicas\":3,\"minAvailable\":1,\"maxRetry\":5,\"template\":{\"spec\":{\"containers\":[]}}}]}");
  crd_mutated mutated;
  const batch_volcano_sh_v1alpha1_Job *made = batch_volcano_sh_v1alpha1_Job_mutate(arena, sent, NULL, &mutated);
  cr_assert(made && mutated.allowed && mutated.has_patch);
  cr_expect_str_eq(text_of(mutated.patch),
                   "[{\"op\":\"add\",\"path\":\"/spec/schedulerName\",\"value\":\"volcano\"},"
                   "{\"op\":\"replace\",\"path\":\"/spec/tasks\",\"value\":[{\"name\":\"default0\",\"replicas\":2,"
                   "\"minAvailable\":2,\"template\":{\"metadata\":{},\"spec\":{\"containers\":[],\"dnsPolicy\":"
                   "\"ClusterFirstWithHostNet\",\"hostNetwork\":true}},\"maxRetry\":3},{\"name\":\"b\",\"replicas\":3,"
                   "\"minAvailable\":1,\"template\":{\"metadata\":{},\"spec\":{\"containers\":[]}},\"maxRetry\":5}]},"
                   "{\"op\":\"add\",\"path\":\"/spec/minAvailable\",\"value\":3},"
                   "{\"op\":\"replace\",\"path\":\"/spec/plugins\",\"value\":{\"mpi\":[],\"ssh\":[],\"svc\":[]}}]");
  cr_assert(made->spec);
  cr_expect_eq(made->spec->minAvailable, 3);
  cr_expect(crd_string_equal(made->spec->schedulerName, CRD_STRING("volcano")));
  crd_mutated again;
  const batch_volcano_sh_v1alpha1_Job *kept = batch_volcano_sh_v1alpha1_Job_mutate(arena, made, NULL, &again);
  cr_assert(kept);
  cr_expect(batch_volcano_sh_v1alpha1_Job_equal(made, kept), "not idempotent: %s", text_of(again.patch));
}

Test(mutated, a_refusal_gives_no_struct) {
  const batch_volcano_sh_v1alpha1_Job *sent = job("{\"tasks\":[{\"template\":{\"spec\":{\"containers\":[]}}}]}");
  crd_mutate_options options = {.operation = CRD_STRING("UPDATE")};
  crd_mutated mutated;
  cr_expect_null(batch_volcano_sh_v1alpha1_Job_mutate(arena, sent, &options, &mutated));
  cr_expect(!mutated.allowed && !mutated.has_patch);
  cr_assert_eq(mutated.errors.count, 1u);
  cr_expect(crd_string_equal(mutated.errors.items[0].rule, CRD_STRING("VC-014-mutate")));
}

Test(mutated, a_queue_with_nothing_to_do_has_the_patch_null) {
  crd_errors errors = crd_errors_init(arena);
  crd_string text = CRD_STRING(
      "{\"apiVersion\":\"scheduling.volcano.sh/v1beta1\",\"kind\":\"Queue\",\"metadata\":{\"name\":\"q\"},"
      "\"spec\":{\"reclaimable\":false,\"weight\":2}}");
  const scheduling_volcano_sh_v1beta1_Queue *queue =
      scheduling_volcano_sh_v1beta1_Queue_from_json(arena, text, NULL, &errors);
  cr_assert(queue && !errors.count);
  crd_mutated mutated;
  const scheduling_volcano_sh_v1beta1_Queue *same = scheduling_volcano_sh_v1beta1_Queue_mutate(arena, queue, NULL, &mutated);
  cr_assert(same);
  cr_expect(mutated.has_patch && mutated.operation_count == 0);
  cr_expect_str_eq(text_of(mutated.patch), "null");
  cr_expect(scheduling_volcano_sh_v1beta1_Queue_equal(queue, same));
}
