/* SPDX-License-Identifier: Apache-2.0 */
/* What is counted of objects that are judged, point by point: of a CRD and its overlay, which are files of their own. */
#include "compile/libcrdc.h"
#include "cover/cover.h"
#include <crd/generated/cel_functions.h>
#include <crd/request.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char things_text[] =
    "apiVersion: apiextensions.k8s.io/v1\n"
    "kind: CustomResourceDefinition\n"
    "metadata: {name: things.example.com}\n"
    "spec:\n"
    "  group: example.com\n"
    "  names: {kind: Thing, plural: things}\n"
    "  scope: Cluster\n"
    "  versions:\n"
    "  - name: v1\n"
    "    served: true\n"
    "    storage: true\n"
    "    schema:\n"
    "      openAPIV3Schema:\n"
    "        type: object\n"
    "        properties:\n"
    "          spec:\n"
    "            type: object\n"
    "            properties:\n"
    "              one: &part\n" /* line 19 */
    "                type: object\n"
    "                properties: {a: {type: integer}, b: {type: integer, default: 2}}\n"
    "                x-kubernetes-validations: [{rule: self.a < self.b, message: \"'a'\"}]\n"
    "              two: *part\n"
    "              numbers:\n"
    "                type: array\n"
    "                x-kubernetes-list-type: set\n"
    "                maxItems: 5\n"
    "                items: {type: number}\n"
    "                x-kubernetes-validations: [{rule: 'self == [1.0, 2.5] || self.exists(n, n > 3.0)'}]\n" /* line 29 */
    "              words:\n"
    "                type: object\n"
    "                additionalProperties: {type: string}\n"
    "                x-kubernetes-validations:\n"
    "                - rule: 'self.all(k, int(self[k]) > 1) ? true : self.size() == 9'\n"
    "                  messageExpression: \"'bad ' + self['x']\"\n"
    "              parts:\n"
    "                type: array\n"
    "                x-kubernetes-list-type: map\n"
    "                x-kubernetes-list-map-keys: [name]\n"
    "                items:\n"
    "                  type: object\n"
    "                  required: [name]\n"
    "                  properties: {name: {type: string}, size: {type: integer}}\n";

static const char overlay_text[] =
    "# +crdc:stage:layer=webhook,name=names,set=names\n"
    "# +crdc:set:name=names,mode=all\n"
    "# +crdc:rule:name=T-1,when=\"self.spec.one.a > 0\",\n"
    "#   rule=\"self.spec.one.b == 3 || self.spec.one.a == 1\",message=\"one\"\n"
    "\n"
    "spec:\n"
    "  # +kubebuilder:validation:XValidation:rule=\"self.size() != 1\",layer=webhook\n"
    "  words:\n";

static char folder[] = "/tmp/cover-XXXXXX";
static crd_arena *arena;
static compilation *compiled;
static const crd_registry *registry;
static cover *all;
static const char *crd_file, *overlay_file;

static const char *write_file(const char *name, const char *text) {
  const char *path = crd_arena_printf(arena, "%s/%s", folder, name).data;
  FILE *file = fopen(path, "w");
  cr_assert(file && fputs(text, file) >= 0 && fclose(file) == 0);
  return path;
}

static void compile_things(bool alone) {
  compiled = crdc_compilation_create(&(compile_options){.counts = true, .stored = true, .no_overlays = alone});
  registry = crdc_compilation_load_files(compiled, &crd_file, 1);
}

static void open_all(void) {
  arena = crd_arena_create(NULL);
  strcpy(folder, "/tmp/cover-XXXXXX");
  cr_assert(mkdtemp(folder));
  crd_file = write_file("things.yaml", things_text);
  overlay_file = write_file("things.markers.yaml", overlay_text);
  compile_things(false);
  const diagnostics *said = crdc_compilation_diagnostics(compiled);
  cr_assert(registry, "%s", said->count ? crd_arena_copy(arena, said->items[0].message).data : "");
  cr_assert(crdc_compilation_counted(compiled));
  all = crdc_cover_create();
}

static void close_all(void) {
  unlink(crd_file);
  unlink(overlay_file);
  rmdir(folder);
  crdc_cover_destroy(all);
  crdc_compilation_destroy(compiled);
  crd_arena_destroy(arena);
}
TestSuite(cover, .init = open_all, .fini = close_all);

static cover_run *begin_run(void) {
  return crdc_cover_begin(
      all, &(cover_crds){.set = crdc_compilation_crds(compiled), .counted = crdc_compilation_counted(compiled)});
}

static crd_value *object_of(crd_arena *own, const char *spec) {
  crd_parse_error problem;
  crd_string text = crd_arena_printf(own, "apiVersion: example.com/v1\nkind: Thing\nmetadata: {name: a}\nspec: %s\n", spec);
  crd_value *object = crd_yaml_parse(own, text, NULL, &problem, NULL);
  cr_assert(object, "%s", spec);
  return object;
}

/* Judges an object, and what its webhook says, and counts both. */
static bool judge(crd_arena *own, cover_run *run, const char *spec, const char *old, unsigned minor) {
  crd_value *object = object_of(own, spec), given = crd_value_copy(own, object);
  const crd_request request = {.operation = old ? CRD_UPDATE : CRD_CREATE,
                               .kind = registry->kinds[0],
                               .object = object,
                               .old_object = old ? object_of(own, old) : NULL,
                               .layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK,
                               .kubernetes_minor = minor};
  crd_verdict verdict;
  crd_cel_count_into(crdc_cover_counters(run));
  crd_request_judge(own, &request, &verdict);
  crd_cel_count_into(NULL);
  cr_assert(verdict.object && !verdict.error.size, "%s: %s", spec, crd_arena_copy(own, verdict.error).data);
  const cover_object seen = {.kind = request.kind, .given = &given, .judged = verdict.object, .old = request.old_object};
  crdc_cover_count(run, &seen);
  return verdict.allowed;
}

static void judge_one(const char *spec, const char *old) {
  cover_run *run = begin_run();
  judge(arena, run, spec, old, 0);
  crdc_cover_end(run);
}

static const cover_point *find_point(const char *file, cover_kind kind, const char *path, const char *text) {
  const cover_file *const *files;
  size_t count = crdc_cover_files(all, &files);
  const cover_point *found = NULL;
  const char *whole = realpath(file, NULL);
  for (size_t i = 0; i < count; i++)
    for (uint32_t k = 0; strcmp(files[i]->name, whole) == 0 && k < files[i]->count; k++) {
      const cover_point *point = &files[i]->points[k];
      if (point->kind != kind || !crd_string_equal(point->path, crd_string_of(path)) ||
          (text && !crd_string_equal(point->text, crd_string_of(text))))
        continue;
      cr_assert_null(found, "two points at %s: %s", path, text ? text : "");
      found = point;
    }
  cr_assert(found, "no point at %s: %s", path, text ? text : "");
  free((void *)whole);
  return found;
}

static void expect_counts(const cover_point *point, uint64_t a, uint64_t b, uint64_t c, uint64_t d) {
  const uint64_t wanted[] = {a, b, c, d};
  for (size_t i = 0; i < COVER_OUTCOMES; i++)
    cr_expect_eq(point->counts[i], wanted[i], "%.*s, %.*s: outcome %zu: %llu, not %llu", CRD_PRINT(point->path),
                 CRD_PRINT(point->text), i, (unsigned long long)point->counts[i], (unsigned long long)wanted[i]);
}

Test(cover, equal_schemas_count_each_for_itself) {
  crdc_compilation_destroy(compiled);
  compile_things(true);
  judge_one("{one: {a: 1}}", NULL);
  judge_one("{one: {a: 5, b: 6}}", NULL);
  judge_one("{two: {a: 2}}", NULL);
  expect_counts(find_point(crd_file, COVER_RULE, "spec.one", NULL), 2, 0, 0, 0);
  expect_counts(find_point(crd_file, COVER_RULE, "spec.two", NULL), 0, 1, 0, 0);
  expect_counts(find_point(crd_file, COVER_DEFAULT, "spec.one.b", NULL), 1, 1, 0, 0);
  expect_counts(find_point(crd_file, COVER_DEFAULT, "spec.two.b", NULL), 1, 0, 0, 0);
  cr_expect_eq(find_point(crd_file, COVER_RULE, "spec.one", NULL)->line, 22u);
}

/* Rule sets know parts by their types: with any, what is equal counts together. */
Test(cover, equal_schemas_count_together_with_rule_sets) {
  judge_one("{one: {a: 1}}", NULL);
  judge_one("{two: {a: 2}}", NULL);
  expect_counts(find_point(crd_file, COVER_RULE, "spec.one", NULL), 1, 1, 0, 0);
  expect_counts(find_point(crd_file, COVER_RULE, "spec.two", NULL), 1, 1, 0, 0);
  expect_counts(find_point(crd_file, COVER_NODE, "spec.two", NULL), 1, 0, 0, 0);
}

/* Of 1.36 and older, 1 and 1.0 differ in a list: only the document can tell, and the rule is begun twice. */
Test(cover, what_is_thrown_away_is_not_counted) {
  cover_run *run = begin_run();
  judge(arena, run, "{numbers: [1.5, 2.5]}", NULL, 36);
  judge(arena, run, "{numbers: [1, 4]}", NULL, 36);
  judge(arena, run, "{numbers: []}", NULL, 36);
  crdc_cover_end(run);
  const char *rule = "self == [1.0, 2.5] || self.exists(n, n > 3.0)";
  expect_counts(find_point(crd_file, COVER_RULE, "spec.numbers", rule), 1, 2, 0, 0);
  expect_counts(find_point(crd_file, COVER_OPERAND, "spec.numbers", "self == [1.0, 2.5]"), 0, 3, 0, 0);
  expect_counts(find_point(crd_file, COVER_MACRO, "spec.numbers", "self.exists(n, n > 3.0)"), 1, 2, 0, 0);
  expect_counts(find_point(crd_file, COVER_PREDICATE, "spec.numbers", "n > 3.0"), 1, 3, 0, 0);
}

Test(cover, errors_and_messages) {
  judge_one("{words: {}}", NULL);
  judge_one("{words: {x: '2', y: '3'}}", NULL);
  judge_one("{words: {x: '0', y: none}}", NULL); /* one that decides stands before an error and behind it */
  judge_one("{words: {y: '2', z: none}}", NULL);
  judge_one("{words: {y: '0', z: '2'}}", NULL);
  const char *condition = "self.all(k, int(self[k]) > 1)";
  expect_counts(find_point(crd_file, COVER_RULE, "spec.words", NULL), 2, 2, 1, 0);
  expect_counts(find_point(crd_file, COVER_CONDITION, "spec.words", condition), 2, 2, 1, 0);
  expect_counts(find_point(crd_file, COVER_MACRO, "spec.words", condition), 1, 4, 0, 0);
  expect_counts(find_point(crd_file, COVER_PREDICATE, "spec.words", "int(self[k]) > 1"), 3, 2, 1, 0);
  const cover_point *message = find_point(crd_file, COVER_MESSAGE, "spec.words", "'bad ' + self['x']");
  expect_counts(message, 1, 1, 0, 0); /* there is no x where it is false the second time */
  cr_expect_eq(message->line, 35u);
}

Test(cover, overlays_have_their_own_lines) {
  judge_one("{one: {a: 0, b: 1}, words: {}}", NULL);
  judge_one("{one: {a: 1, b: 9}, words: {x: '2'}}", NULL);
  judge_one("{one: {a: 2, b: 9}}", NULL);
  const cover_point *rule = find_point(overlay_file, COVER_RULE, "T-1", "self.spec.one.b == 3 || self.spec.one.a == 1");
  expect_counts(rule, 1, 1, 0, 0);
  cr_expect_eq(rule->line, 4u);
  expect_counts(find_point(overlay_file, COVER_CONDITION, "T-1", "self.spec.one.a > 0"), 2, 1, 0, 0);
  cr_expect_eq(find_point(overlay_file, COVER_CONDITION, "T-1", NULL)->line, 3u);
  expect_counts(find_point(overlay_file, COVER_OPERAND, "T-1", "self.spec.one.b == 3"), 0, 2, 0, 0);
  const cover_point *at_node = find_point(overlay_file, COVER_RULE, "spec.words", "self.size() != 1");
  expect_counts(at_node, 1, 1, 0, 0);
  cr_expect_eq(at_node->line, 7u);
}

Test(cover, transitions_follow_keys) {
  judge_one("{parts: [{name: b, size: 2}, {name: c, size: 1}, {name: d}]}",
            "{parts: [{name: a}, {name: b, size: 1}, {name: d}]}");
  expect_counts(find_point(crd_file, COVER_TRANSITION, "spec.parts[]", NULL), 1, 1, 1, 1);
  expect_counts(find_point(crd_file, COVER_TRANSITION, "spec.parts[].size", NULL), 0, 1, 1, 0);
  expect_counts(find_point(crd_file, COVER_TRANSITION, "spec.parts", NULL), 0, 1, 0, 0);
}

Test(cover, a_size_beyond_its_limit) {
  judge_one("{numbers: [1, 2, 3, 4, 5, 6]}", NULL);
  judge_one("{numbers: [1, 2, 3, 4, 5]}", NULL);
  judge_one("{numbers: [4]}", NULL);
  expect_counts(find_point(crd_file, COVER_LIMIT, "spec.numbers", "maxItems: 5"), 1, 1, 1, 0);
}

static void *judge_many(void *unused) {
  (void)unused;
  crd_arena *own = crd_arena_create(NULL);
  cover_run *run = begin_run();
  for (int i = 0; i < 300; i++) {
    judge(own, run, i % 3 ? "{one: {a: 1}}" : "{one: {a: 9}}", NULL, 0);
    crd_arena_reset(own);
  }
  crdc_cover_end(run);
  crd_arena_destroy(own);
  return NULL;
}

Test(cover, threads_count_for_themselves) {
  pthread_t threads[4];
  for (size_t i = 0; i < 4; i++) cr_assert_eq(pthread_create(&threads[i], NULL, judge_many, NULL), 0);
  for (size_t i = 0; i < 4; i++) pthread_join(threads[i], NULL);
  expect_counts(find_point(crd_file, COVER_RULE, "spec.one", NULL), 800, 400, 0, 0);
  expect_counts(find_point(crd_file, COVER_NODE, "spec.one", NULL), 1200, 0, 0, 0);
}

/* Of a compilation that does not count there is nothing, and files are the same either way. */
Test(cover, nothing_is_counted_unasked) {
  crd_string texts[2];
  compilation *made[2];
  for (int counts = 0; counts < 2; counts++) {
    made[counts] = crdc_compilation_create(&(compile_options){.stored = true, .counts = counts});
    cr_assert(crdc_compilation_add(made[counts], crd_file) && crdc_compilation_load(made[counts]));
    cr_expect_eq(crdc_compilation_counted(made[counts]) != NULL, counts);
    cr_assert(crdc_compilation_text(made[counts], &texts[counts]));
  }
  cr_expect(texts[0].size > 10000 && crd_string_equal(texts[0], texts[1]), "what is generated counts");
  cr_expect(!memmem(texts[1].data, texts[1].size, "hits[", 5));
  for (int i = 0; i < 2; i++) crdc_compilation_destroy(made[i]);
}
