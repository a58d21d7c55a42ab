/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a test. Tests of openshift's form run as in their runner with an API server: the object is created. For onUpdate its
 * status is then set, the original CRD is restored, the object is updated, and then its status.
 *
 * Mirrors tests/generator.go of github.com/openshift/api. */
#include "run.h"
#include "../../../runtime/value/joined.h"
#include "cover/cover.h"
#include "suites/diff.h"
#include <crd/patch.h>
#include <crd/yaml.h>

/* The root field that shows which CRD is served: its values for the patched CRD (before the object has a uid) and for the
 * restored one. */
#define TRACE "sentinel"
#define TRACE_PATCHED "+patched"
#define TRACE_RESTORED SUITE_UID "+restored"

/* ---- CRDs ---- */

static suite_compiled *compile_text(const suite_run *run, crd_arena *arena, crd_string text, crd_string *error) {
  const suite_source source = {.text = text, .kubernetes_minor = run->kubernetes_minor};
  return suite_kinds_take(run->kinds, arena, &source, error);
}

/* The CRD without parts that do not affect its objects, so that files that differ only in annotations are compiled once. */
static crd_value bare_crd(crd_arena *arena, const crd_value *root) {
  static const crd_string approval = CRD_STRING_INIT("api-approved.kubernetes.io");
  crd_value crd = crd_value_copy(arena, root), metadata = crd_value_make_map(arena, 2);
  const crd_value *name = crd_value_find(&crd, "metadata", "name", NULL);
  const crd_value *approved = crd_value_get(crd_value_find(&crd, "metadata", "annotations", NULL), approval);
  if (name) crd_value_set(arena, &metadata, CRD_STRING("name"), *name);
  if (approved) {
    crd_value annotations = crd_value_make_map(arena, 1);
    crd_value_set(arena, &annotations, approval, *approved);
    crd_value_set(arena, &metadata, CRD_STRING("annotations"), annotations);
  }
  crd_value_set(arena, &crd, CRD_STRING("metadata"), metadata);
  crd_value_remove(&crd, CRD_STRING("status"));
  return crd;
}

static bool begin_over_crd(suite_run *run, crd_string *error) {
  crd_value crd = bare_crd(run->arena, run->crd->root);
  crd_string version = run->suite->version;
  if (version.size && !suite_crd_keep_version(run->arena, &crd, version))
    return crd_refused(error, crd_arena_printf(run->arena, "%s: no version %.*s", run->crd->file, CRD_PRINT(version)));
  run->base = crd_json_encode(run->arena, &crd, CRD_JSON_COMPACT);
  run->compiled = compile_text(run, run->arena, run->base, error);
  if (!run->compiled) *error = crd_arena_printf(run->arena, "%s: %.*s", run->crd->file, CRD_PRINT(*error));
  return run->compiled != NULL;
}

bool suite_run_begin(suite_run *run, crd_string *error) {
  if (run->suite->shape != SUITE_OWN) return begin_over_crd(run, error);
  suite_source source = suite_run_source(run);
  source.text = run->instead;
  if (!source.crd_count) return crd_refused(error, CRD_STRING("crds: Required value, or --crd"));
  run->compiled = suite_kinds_take(run->kinds, run->arena, &source, error);
  return run->compiled != NULL;
}

void suite_run_end(suite_run *run) {
  crdc_cover_end(run->cover);
  run->cover = NULL;
  suite_kinds_drop(run->kinds, run->compiled);
  suite_kinds_drop(run->kinds, run->with_trace);
  run->compiled = run->with_trace = NULL;
}

bool suite_run_has(const suite_run *run, const suite_case *test) {
  if (!(test->minors & suite_minor_bit(run->kubernetes_minor))) return false;
  return run->suite->shape != SUITE_EXAMPLES || suite_crd_has(run->crd, test->map);
}

/* Adds that field to the first version of a CRD. */
static void add_trace(crd_arena *arena, crd_value *crd, crd_string text) {
  crd_value *versions = crd_value_find(crd, "spec", "versions", NULL);
  if (!versions || versions->kind != CRD_LIST || !versions->size) return;
  crd_value *properties = crd_value_find(&versions->as.items[0], "schema", "openAPIV3Schema", "properties", NULL);
  if (!properties || properties->kind != CRD_MAP) return;
  crd_value field = crd_value_make_map(arena, 2), values = crd_value_make_list(arena, 1);
  crd_value_append(arena, &values, crd_value_make_string(text));
  crd_value_set(arena, &field, CRD_STRING("type"), crd_value_make_string(CRD_STRING("string")));
  crd_value_set(arena, &field, CRD_STRING("enum"), values);
  crd_value_set(arena, properties, CRD_STRING(TRACE), field);
}

static suite_compiled *compile_with_trace(const suite_progress *at, crd_string crd, const char *trace, crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  crd_value *root = crd_json_parse(at->arena, crd, NULL, &problem);
  *error = problem.message;
  if (!root) return NULL;
  add_trace(at->arena, root, crd_string_of(trace));
  return compile_text(at->run, at->arena, crd_json_encode(at->arena, root, CRD_JSON_COMPACT), error);
}

/* Compiles the CRD with the test's patches: all versions in the file. */
static suite_compiled *compile_patched(const suite_progress *at, crd_string *error) {
  crd_value whole = bare_crd(at->arena, at->run->crd->root);
  crd_string patch = crd_json_encode(at->arena, at->test->patches, CRD_JSON_COMPACT), patched;
  if (crd_json_patch(at->arena, &whole, patch, NULL, &patched, error) != CRD_PATCH_DONE) return NULL;
  return compile_with_trace(at, patched, TRACE_PATCHED, error);
}

/* ---- requests ---- */

/* Sets the name from the test, or a generateName. */
static void name_test_object(const suite_progress *at, crd_value *object) {
  const suite_case *test = at->test;
  crd_value *metadata = suite_map_member(at->arena, object, CRD_STRING("metadata"));
  if (test->resource_name.size)
    crd_value_set_text(at->arena, metadata, "name", test->resource_name);
  else if (!test->own_names)
    crd_value_set_text(at->arena, metadata, "generateName", CRD_STRING("test-"));
}

/* Parses an object of the suite and sets its name. False if it is invalid. */
static bool read_test_object(const suite_progress *at, crd_string text, const char *step, crd_value **object) {
  crd_parse_error problem = {.offset = 0};
  crd_value *root = crd_yaml_parse(at->arena, text, NULL, &problem, NULL);
  if (!root) return suite_fail(at->outcome, step, CRD_STRING("an object in YAML"), problem.message);
  if (root->kind == CRD_NULL) *root = crd_value_make_map(at->arena, 4);
  if (root->kind != CRD_MAP) return suite_fail(at->outcome, step, CRD_STRING("an object in YAML"), text);
  name_test_object(at, root);
  *object = root;
  return true;
}

/* Sends an object, which is not changed. */
static bool send_object(suite_progress *at, const suite_compiled *compiled, crd_operation operation, const crd_value *object,
                        suite_answer *answer) {
  const suite_request request = {.registry = suite_compiled_registry(compiled),
                                 .operation = operation,
                                 .object = object,
                                 .old_object = at->stored,
                                 .layers = CRD_LAYER_CRD,
                                 .field_validation = CRD_FIELDS_IGNORE,
                                 .cover = compiled == at->run->compiled ? at->run->cover : NULL,
                                 .kubernetes_minor = at->run->kubernetes_minor};
  if (suite_send(at->arena, &request, answer)) at->stored = answer->stored;
  at->outcome->message = answer->message;
  at->outcome->stored = answer->stored;
  return answer->taken;
}

/* Sends an object that must be accepted. */
static bool store_object(suite_progress *at, const suite_compiled *compiled, crd_operation operation,
                         const crd_value *object, const char *step) {
  suite_answer answer;
  return send_object(at, compiled, operation, object, &answer) ||
         suite_fail(at->outcome, step, CRD_STRING("the object is stored"), answer.message);
}

/* The stored object with the status of `object`. */
static crd_value with_status(const suite_progress *at, const crd_value *status) {
  crd_value object = crd_value_copy(at->arena, at->stored);
  crd_value_set(at->arena, &object, CRD_STRING("status"), crd_value_copy(at->arena, status));
  return object;
}

/* The status in a test's object; false if it is null. */
static bool read_status(const suite_progress *at, const crd_value *object, const char *step, const crd_value **status) {
  *status = crd_value_get(object, CRD_STRING("status"));
  if (*status && (*status)->kind == CRD_NULL)
    return suite_fail(at->outcome, step, CRD_STRING("a status"), CRD_STRING("null"));
  return true;
}

/* A test without an object and an error only expects that its object is stored, as in HyperShift's runner. */
static bool stored_as_expected(const suite_progress *at) {
  crd_value *expected = NULL;
  if (!at->test->expected.size) return true;
  if (!read_test_object(at, at->test->expected, "expected", &expected)) return false;
  if (suite_objects_equal(NULL, expected, at->stored)) return true;
  crd_text lines = {.arena = at->arena};
  suite_objects_equal(&lines, expected, at->stored);
  at->outcome->difference = crd_text_string(&lines);
  return suite_fail(at->outcome, "stored object", CRD_STRING("the object of the test"), CRD_STRING("another one"));
}

static bool run_create(suite_progress *at) {
  crd_value *initial = NULL;
  if (!read_test_object(at, at->test->initial, "initial", &initial)) return false;
  if (!at->test->expected_error.size)
    return store_object(at, at->run->compiled, CRD_CREATE, initial, "create") && stored_as_expected(at);
  suite_answer answer;
  send_object(at, at->run->compiled, CRD_CREATE, initial, &answer);
  return suite_refused_with(at, "create", at->test->expected_error, &answer);
}

/* Restores the original CRD: sends the initial object again, with the field that shows it. */
static bool restore_crd(suite_progress *at) {
  suite_run *run = at->run;
  crd_string error = {NULL, 0};
  if (!run->with_trace) run->with_trace = compile_with_trace(at, run->base, TRACE_RESTORED, &error);
  if (!run->with_trace) return suite_fail(at->outcome, "CRD", CRD_STRING("a CRD that compiles"), error);
  crd_value object = crd_value_copy(at->arena, at->stored);
  crd_value_set_text(at->arena, &object, TRACE, CRD_STRING(TRACE_RESTORED));
  return store_object(at, run->with_trace, CRD_UPDATE, &object, "initial object under the CRD without its patches");
}

static bool send_initial(suite_progress *at, const suite_compiled *compiled, const crd_value *initial) {
  const crd_value *status = NULL;
  if (!read_status(at, initial, "initial", &status) || !store_object(at, compiled, CRD_CREATE, initial, "create"))
    return false;
  if (!status) return true;
  crd_value object = with_status(at, status);
  return store_object(at, compiled, CRD_UPDATE_STATUS, &object, "status of the initial object");
}

static bool make_initial(suite_progress *at) {
  crd_value *initial = NULL;
  crd_string error = {NULL, 0};
  if (!read_test_object(at, at->test->initial, "initial", &initial)) return false;
  if (!at->test->patches) return send_initial(at, at->run->compiled, initial);
  suite_compiled *patched = compile_patched(at, &error);
  if (!patched) return suite_fail(at->outcome, "initialCRDPatches", CRD_STRING("a CRD that compiles"), error);
  crd_value_set_text(at->arena, initial, TRACE, CRD_STRING(TRACE_PATCHED));
  bool made = send_initial(at, patched, initial);
  suite_kinds_drop(at->run->kinds, patched);
  return made && restore_crd(at);
}

/* Updates the status of the updated object; `more`: the test continues. */
static bool update_status(suite_progress *at, const crd_value *status, bool *more) {
  crd_string part = at->test->expected_status_error;
  *more = !part.size;
  if (part.size && !status)
    return suite_fail(at->outcome, "status update", CRD_STRING("a status in updated"), CRD_STRING("none"));
  if (!status) return true;
  crd_value object = with_status(at, status);
  if (!part.size) return store_object(at, at->run->compiled, CRD_UPDATE_STATUS, &object, "status update");
  suite_answer answer;
  send_object(at, at->run->compiled, CRD_UPDATE_STATUS, &object, &answer);
  return suite_refused_with(at, "status update", part, &answer);
}

static bool run_update(suite_progress *at) {
  const suite_case *test = at->test;
  crd_value *updated = NULL;
  const crd_value *status = NULL;
  bool more;
  if (!make_initial(at) || !read_test_object(at, test->updated, "updated", &updated) ||
      !read_status(at, updated, "updated", &status))
    return false;
  crd_value *metadata = suite_map_member(at->arena, updated, CRD_STRING("metadata"));
  crd_value_set_text(at->arena, metadata, "name", crd_value_text(crd_value_find(at->stored, "metadata", "name", NULL)));
  if (test->expected_error.size) {
    suite_answer answer;
    send_object(at, at->run->compiled, CRD_UPDATE, updated, &answer);
    return suite_refused_with(at, "update", test->expected_error, &answer);
  }
  if (!store_object(at, at->run->compiled, CRD_UPDATE, updated, "update") || !update_status(at, status, &more)) return false;
  return !more || stored_as_expected(at);
}

void suite_case_run(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome) {
  *outcome = (suite_outcome){.step = ""};
  suite_progress at = {.arena = arena, .run = run, .test = test, .outcome = outcome};
  if (run->suite->shape == SUITE_OWN)
    outcome->passed = suite_run_own(&at);
  else if (run->suite->shape == SUITE_EXAMPLES)
    outcome->passed = suite_run_example(&at);
  else
    outcome->passed = test->updates ? run_update(&at) : run_create(&at);
}

void suite_case_try(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome) {
  suite_case bare = *test;
  bare.expected = bare.expected_error = bare.expected_status_error = (crd_string){NULL, 0};
  suite_case_run(arena, run, &bare, outcome);
}

/* An example is created as by kubectl, with strict field validation: it must be accepted, or refused with the expected
 * error. */

bool suite_run_example(suite_progress *at) {
  const suite_case *test = at->test;
  const suite_request request = {.registry = suite_compiled_registry(at->run->compiled),
                                 .cover = at->run->cover,
                                 .operation = CRD_CREATE,
                                 .object = test->map,
                                 .layers = CRD_LAYER_CRD,
                                 .keeps_namespace = true,
                                 .field_validation = CRD_FIELDS_STRICT,
                                 .kubernetes_minor = at->run->kubernetes_minor};
  suite_answer answer;
  suite_send(at->arena, &request, &answer);
  at->outcome->message = answer.message;
  at->outcome->stored = answer.stored;
  if (test->expected_error.size) return suite_refused_with(at, "create", test->expected_error, &answer);
  if (test->refused && answer.taken)
    return suite_fail(at->outcome, "create", CRD_STRING("an error"), CRD_STRING("the object is stored"));
  return test->refused || answer.taken ||
         suite_fail(at->outcome, "create", CRD_STRING("the object is stored"), answer.message);
}
