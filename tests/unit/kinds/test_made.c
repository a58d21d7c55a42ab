/* SPDX-License-Identifier: Apache-2.0 */
/* Structs made, changed, copied and written by hand. */
#include "messages.h"
#include <crd/file.h>
#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "batch.volcano.sh/v1alpha1/job.h"
#include "ray.io/v1/raycluster.h"

static crd_arena *arena;

static void setup(void) {
  arena = crd_arena_create(NULL);
}
static void teardown(void) {
  crd_arena_destroy(arena);
}
TestSuite(made, .init = setup, .fini = teardown);

static bool is(crd_string text, const char *wanted) {
  bool same = crd_string_equal(text, crd_string_of(wanted));
  if (!same) cr_log_error("%.*s is not %s", (int)text.size, text.data, wanted);
  return same;
}

/* A job of one task, from nothing. */
static batch_volcano_sh_v1alpha1_Job *make_job(void) {
  crd_value *metadata = crd_metadata_create(arena, CRD_STRING("train"), CRD_STRING("here"));
  crd_metadata_set_label(arena, metadata, CRD_STRING("team"), CRD_STRING("a"));
  crd_metadata_set_label(arena, metadata, CRD_STRING("team"), CRD_STRING("b"));
  crd_metadata_set_annotation(arena, metadata, CRD_STRING("example.com/note"), CRD_STRING(""));
  batch_volcano_sh_v1alpha1_Job *job = batch_volcano_sh_v1alpha1_Job_create(arena, metadata);
  batch_volcano_sh_v1alpha1_Job_Task *task = crd_arena_zalloc(arena, sizeof *task);
  batch_volcano_sh_v1alpha1_Job_Spec *spec = crd_arena_zalloc(arena, sizeof *spec);
  CRD_PUT(task, name, CRD_STRING("worker"));
  CRD_PUT(task, replicas, 2);
  CRD_PUT(spec, tasks, (batch_volcano_sh_v1alpha1_Job_Task_list){task, 1});
  CRD_PUT(spec, queue, CRD_STRING("default"));
  CRD_PUT(job, spec, spec);
  return job;
}

Test(made, from_nothing) {
  crd_errors errors = crd_errors_init(arena);
  batch_volcano_sh_v1alpha1_Job *job = make_job();
  cr_assert(batch_volcano_sh_v1alpha1_Job_default(arena, job));
  cr_expect(batch_volcano_sh_v1alpha1_Job_validate(job, NULL, NULL, &errors), "%s", messages(&errors));
  crd_string wanted = CRD_STRING(
      "{\"apiVersion\":\"batch.volcano.sh/v1alpha1\",\"kind\":\"Job\",\"metadata\":{\"name\":"
      "\"train\",\"namespace\":\"here\",\"labels\":{\"team\":\"b\"},\"annotations\":{"
      "\"example.com/note\":\"\"}}}");
  const crd_value *expected = crd_json_parse(arena, wanted, NULL, NULL);
  crd_string json = batch_volcano_sh_v1alpha1_Job_to_json(arena, job);
  crd_value *said = crd_json_parse(arena, json, NULL, NULL);
  cr_assert(said);
  cr_expect_eq(crd_value_find(said, "spec", "tasks", NULL)->as.items[0].kind, CRD_MAP);
  cr_expect(crd_value_remove(said, CRD_STRING("spec")));
  cr_expect(crd_value_equal(said, expected), "%.*s", (int)json.size, json.data);
  cr_expect_str_eq(request_messages(arena, &batch_volcano_sh_v1alpha1_Job_kind, json), "");
}

Test(made, without_metadata) {
  crd_errors errors = crd_errors_init(arena);
  const ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_create(arena, NULL);
  cr_expect(is(cluster->apiVersion, "ray.io/v1"));
  cr_expect(is(cluster->kind, "RayCluster"));
  cr_expect_not(ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors));
  cr_expect(strstr(messages(&errors), "metadata.name: Required value"));
}

Test(made, a_bit_for_each_field) {
  ray_io_v1_RayCluster_Spec spec = {0};
  CRD_PUT(&spec, suspend, true);
  cr_expect(spec.suspend);
  cr_expect(CRD_HAS(&spec, suspend));
  cr_expect_eq(spec.has[0], 1u << CRD_BIT(&spec, suspend));
  CRD_SET(&spec, managedBy);
  CRD_CLEAR(&spec, suspend);
  cr_expect_eq(spec.has[0], 1u << CRD_BIT(&spec, managedBy));
  ray_io_v1_RayCluster_Container container = {0}; /* has fields in the second word */
  CRD_PUT(&container, workingDir, CRD_STRING("/"));
  cr_expect(CRD_HAS(&container, workingDir));
  CRD_CLEAR(&container, workingDir);
  for (size_t i = 0; i < sizeof container.has / sizeof *container.has; i++) cr_expect_eq(container.has[i], 0);
}

/* A bit without a struct says nothing rather than crash. */
Test(made, a_bit_without_a_struct) {
  crd_errors errors = crd_errors_init(arena);
  ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_create(arena, NULL),
                       *other = ray_io_v1_RayCluster_create(arena, NULL);
  CRD_SET(cluster, spec);
  cr_expect_not(ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors));
  cr_expect(ray_io_v1_RayCluster_equal(cluster, other));
  cr_expect_not_null(ray_io_v1_RayCluster_copy(arena, cluster));
}

Test(made, values_of_maps) {
  crd_string_entry entries[] = {{CRD_STRING_INIT("num-cpus"), CRD_STRING_INIT("2")}, {CRD_STRING_INIT("a"), {NULL, 0}}};
  crd_string_map map = {entries, 2}, none = {NULL, 0};
  const crd_string *found = CRD_MAP_GET(&map, CRD_STRING("num-cpus"));
  cr_expect_eq(found, &entries[0].value);
  cr_expect_eq(CRD_MAP_GET(&map, CRD_STRING("a")), &entries[1].value);
  cr_expect_null(CRD_MAP_GET(&map, CRD_STRING("b")));
  cr_expect_null(CRD_MAP_GET(&none, CRD_STRING("a")));
  crd_bool_entry flags[] = {{CRD_STRING_INIT("x"), false}, {CRD_STRING_INIT("y"), true}};
  crd_bool_map bools = {flags, 2};
  cr_expect_eq(CRD_MAP_GET(&bools, CRD_STRING("y")), &flags[1].value);
}

/* ---- copies ---- */

Test(made, a_copy_stands_alone) {
  crd_arena *own = crd_arena_create(NULL);
  crd_errors errors = crd_errors_init(own);
  crd_string text, error;
  cr_assert(crd_file_read(own, CRDC_SOURCE_ROOT "/examples/raycluster.yaml", &text, &error));
  ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_from_yaml(own, text, NULL, &errors);
  cr_assert(cluster && errors.count == 0);
  crd_string before = crd_arena_copy(arena, ray_io_v1_RayCluster_to_json(own, cluster));
  ray_io_v1_RayCluster *copy = ray_io_v1_RayCluster_copy(arena, cluster);
  cr_assert(copy);
  cr_expect(ray_io_v1_RayCluster_equal(cluster, copy));
  memset((char *)(uintptr_t)text.data, 'x', text.size);
  crd_arena_destroy(own);
  crd_string after = ray_io_v1_RayCluster_to_json(arena, copy);
  cr_expect(crd_string_equal(before, after), "%.*s\n%.*s", (int)before.size, before.data, (int)after.size, after.data);
  crd_errors found = crd_errors_init(arena);
  cr_expect(ray_io_v1_RayCluster_validate(copy, NULL, NULL, &found), "%s", messages(&found));
}

Test(made, a_copy_of_what_was_changed) {
  batch_volcano_sh_v1alpha1_Job *job = make_job();
  batch_volcano_sh_v1alpha1_Job_Spec spec = *job->spec;
  job->spec = &spec;
  CRD_CLEAR(&spec, queue);
  batch_volcano_sh_v1alpha1_Job_Task task = spec.tasks.items[0];
  task.replicas = 7;
  spec.tasks = (batch_volcano_sh_v1alpha1_Job_Task_list){&task, 1};
  const batch_volcano_sh_v1alpha1_Job *copy = batch_volcano_sh_v1alpha1_Job_copy(arena, job);
  cr_assert(copy);
  task.replicas = 8;
  cr_expect_eq(copy->spec->tasks.items[0].replicas, 7);
  cr_expect_not(CRD_HAS(copy->spec, queue));
  cr_expect_not(batch_volcano_sh_v1alpha1_Job_equal(job, copy));
}

/* ---- texts ---- */

Test(made, yaml_reads_back_as_the_same) {
  static const char *const texts[] = {"yes",    "0x1f", "1e3",  "~",          "",    " a ", "a: b", "- a",  "#a",
                                      "'",      "\"",   "a\nb", "a\n\n",      "\n",  "\ta", "é",    "\x7f", "\xe2\x80\xa8",
                                      "012345", "null", "a #b", "%x",         "@a",  "---", "...",  "&a",   "*a",
                                      "!a",     "|",    ">",    "2026-01-01", "1:2", "{a}", "[a]",  "a:",   "=",
                                      "<<"};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    crd_string text = crd_string_of(texts[i]);
    crd_value *metadata = crd_metadata_create(arena, CRD_STRING("a"), CRD_STRING("b"));
    crd_metadata_set_annotation(arena, metadata, CRD_STRING("a.b/c"), text);
    ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_create(arena, metadata);
    ray_io_v1_RayCluster_Spec spec = {0};
    CRD_PUT(&spec, rayVersion, text);
    CRD_PUT(cluster, spec, &spec);
    crd_errors errors = crd_errors_init(arena);
    crd_string yaml = ray_io_v1_RayCluster_to_yaml(arena, cluster);
    const ray_io_v1_RayCluster *again = ray_io_v1_RayCluster_from_yaml(arena, yaml, NULL, &errors);
    cr_assert(again, "%s%.*s", messages(&errors), (int)yaml.size, yaml.data);
    cr_expect(crd_string_equal(again->spec->rayVersion, text), "%.*s", (int)yaml.size, yaml.data);
    const crd_value *note = crd_value_find(again->metadata, "annotations", "a.b/c", NULL);
    cr_expect(note && crd_value_is_string(note, text), "%.*s", (int)yaml.size, yaml.data);
  }
}

Test(made, yaml_is_laid_out_as_kubectl_does) {
  const ray_io_v1_RayCluster *cluster =
      ray_io_v1_RayCluster_create(arena, crd_metadata_create(arena, CRD_STRING("a"), (crd_string){NULL, 0}));
  cr_expect(
      is(ray_io_v1_RayCluster_to_yaml(arena, cluster), "apiVersion: ray.io/v1\nkind: RayCluster\nmetadata:\n  name: a\n"));
}

/* ---- files ---- */

Test(made, a_file_is_read_whole) {
  crd_string text = {NULL, 0}, error = {NULL, 0};
  char path[] = "/tmp/crdc-file-XXXXXX";
  int handle = mkstemp(path);
  cr_assert(handle >= 0);
  cr_expect(crd_file_read(arena, path, &text, &error));
  cr_expect_eq(text.size, 0);
  enum { SIZE = 100000 };
  char *bytes = malloc(SIZE);
  for (size_t i = 0; i < SIZE; i++) bytes[i] = (char)i;
  cr_assert_eq(write(handle, bytes, SIZE), SIZE);
  close(handle);
  cr_expect(crd_file_read(arena, path, &text, NULL));
  cr_expect(text.size == SIZE && memcmp(text.data, bytes, SIZE) == 0);
  unlink(path);
  cr_expect_not(crd_file_read(arena, path, &text, &error));
  cr_expect(is(error, crd_arena_printf(arena, "%s: No such file or directory", path).data));
  cr_expect_not(crd_file_read(arena, "/", &text, &error));
  cr_expect(is(error, "/: Is a directory"));
  crd_arena *small = crd_arena_create(&(crd_arena_options){.limit = 65536});
  cr_expect_not(crd_file_read(small, "/dev/zero", &text, &error));
  cr_expect(is(error, "/dev/zero: it takes more memory than one request may have"));
  crd_arena_destroy(small);
  free(bytes);
}
