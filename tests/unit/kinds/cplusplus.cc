/* SPDX-License-Identifier: Apache-2.0 */
// The library and a kind from C++17: what is called is found by its C name, macros are free of warnings, and types are C's.
#include "batch.volcano.sh/v1alpha1/job.h"
#include "registry.h"

#include <crd/metadata.h>
#include <crd/request.h>
#include <cstdio>
#include <string_view>

static std::string_view view(crd_string text) {
  return {text.data, text.size};
}

static int failures;

static void expect(bool good, const char *what) {
  if (good) return;
  std::printf("not so: %s\n", what);
  failures++;
}

static batch_volcano_sh_v1alpha1_Job *make(crd_arena *arena, batch_volcano_sh_v1alpha1_Job_Spec *spec,
                                           batch_volcano_sh_v1alpha1_Job_Task *task) {
  CRD_PUT(task, name, CRD_STRING("worker"));
  CRD_PUT(task, replicas, 2);
  CRD_PUT(spec, tasks, {task, 1});
  crd_value *metadata = crd_metadata_create(arena, CRD_STRING("train"), CRD_STRING("default"));
  batch_volcano_sh_v1alpha1_Job *job = batch_volcano_sh_v1alpha1_Job_create(arena, metadata);
  CRD_PUT(job, spec, spec);
  return job;
}

int main() {
  crd_arena *arena = crd_arena_create(nullptr);
  crd_errors errors = crd_errors_init(arena);
  batch_volcano_sh_v1alpha1_Job_Task task{};
  batch_volcano_sh_v1alpha1_Job_Spec spec{};
  batch_volcano_sh_v1alpha1_Job *job = make(arena, &spec, &task);
  expect(batch_volcano_sh_v1alpha1_Job_default(arena, job), "it has defaults");
  expect(batch_volcano_sh_v1alpha1_Job_validate(job, nullptr, nullptr, &errors), "it is valid");
  expect(view(batch_volcano_sh_v1alpha1_Job_to_yaml(arena, job)).find("\n  - name: worker\n") != std::string_view::npos,
         "it is YAML");
  spec = *job->spec;
  CRD_CLEAR(&spec, tasks);
  job->spec = &spec;
  expect(!CRD_HAS(&spec, tasks), "a bit is cleared");

  crd_string_list words{};
  crd_string_list_entry entries[] = {{CRD_STRING("ssh"), words}, {CRD_STRING("svc"), words}};
  crd_string_list_map plugins{entries, 2};
  const crd_string_list *found = CRD_MAP_GET(&plugins, CRD_STRING("svc"));
  expect(found == &entries[1].value, "a key is found");
  expect(!CRD_MAP_GET(&plugins, CRD_STRING("env")), "no other is");

  expect(crd_registry_find(&crd_registry_generated, CRD_STRING("ray.io"), CRD_STRING("v1"), CRD_STRING("RayJob")) != nullptr,
         "the kinds are there");
  crd_verdict verdict = crd_verdict_init(arena);
  expect(verdict.offset == CRD_NO_OFFSET && !verdict.allowed, "a verdict says nothing yet");
  crd_arena_destroy(arena);
  return failures ? 1 : 0;
}
