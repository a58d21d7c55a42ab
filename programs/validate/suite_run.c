/* Objects go to the judge as trees. What is stored is written and read again, as the API server's storage does: numbers and
 * empty parts are then what a client gets. */
#include "suite_run.h"
#include "cover_judge.h"
#include "suite_diff.h"
#include <crd/json.h>
#include <crd/patch.h>
#include <crd/request.h>
#include <crd/yaml.h>

/* The uid of every object. */
#define OBJECT_UID "00000000-0000-0000-0000-000000000001"
/* The field of the root that shows which CRD is in force, and its values under the patched one (before the object has a
 * uid) and under the one that is restored. */
#define TRACE "sentinel"
#define TRACE_PATCHED "+patched"
#define TRACE_RESTORED OBJECT_UID "+restored"

/* A test under way. */
typedef struct test_progress {
  crd_arena *arena;
  suite_run *run;
  const suite_case *test;
  suite_outcome *outcome;
  crd_value *stored;
} test_progress;

static bool fail_test(suite_outcome *outcome, const char *step, crd_string expected, crd_string came) {
  outcome->step = step;
  outcome->expected = expected;
  outcome->came = came;
  return false;
}

/* ---- CRDs ---- */

static crd_value *versions_of(const crd_value *crd) {
  return crd_value_find(crd, "spec", "versions", NULL);
}

/* Nothing but the version, served and stored. False where there is none of that name. */
static bool keep_version(crd_arena *arena, crd_value *crd, crd_string name) {
  crd_value *versions = versions_of(crd);
  if (!versions || versions->kind != CRD_LIST) return false;
  for (uint32_t i = 0; i < versions->size; i++) {
    crd_value version = versions->as.items[i];
    const crd_value *own = crd_value_get(&version, CRD_STRING("name"));
    if (!own || !crd_value_is_string(own, name)) continue;
    crd_value_set(arena, &version, CRD_STRING("served"), crd_value_make_bool(true));
    crd_value_set(arena, &version, CRD_STRING("storage"), crd_value_make_bool(true));
    versions->as.items[0] = version;
    versions->size = 1;
    return true;
  }
  return false;
}

/* The CRD without what is of no account for its objects, so that files that differ in annotations alone are compiled once.
 */
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

bool suite_run_begin(suite_run *run, crd_string *error) {
  crd_value crd = bare_crd(run->arena, run->crd->root);
  crd_string version = run->suite->version;
  if (version.size && !keep_version(run->arena, &crd, version)) {
    *error = crd_arena_printf(run->arena, "%s: no version %.*s", run->crd->file, CRD_PRINT(version));
    return false;
  }
  run->base = crd_json_encode(run->arena, &crd, CRD_JSON_COMPACT);
  run->registry = suite_kinds_of(run->kinds, run->base, error);
  if (!run->registry) *error = crd_arena_printf(run->arena, "%s: %.*s", run->crd->file, CRD_PRINT(*error));
  return run->registry != NULL;
}

/* A CRD with the field that shows that it is in force, in its first version. */
static void add_trace(crd_arena *arena, crd_value *crd, crd_string text) {
  crd_value *versions = versions_of(crd);
  if (!versions || versions->kind != CRD_LIST || !versions->size) return;
  crd_value *properties = crd_value_find(&versions->as.items[0], "schema", "openAPIV3Schema", "properties", NULL);
  if (!properties || properties->kind != CRD_MAP) return;
  crd_value field = crd_value_make_map(arena, 2), values = crd_value_make_list(arena, 1);
  crd_value_append(arena, &values, crd_value_make_string(text));
  crd_value_set(arena, &field, CRD_STRING("type"), crd_value_make_string(CRD_STRING("string")));
  crd_value_set(arena, &field, CRD_STRING("enum"), values);
  crd_value_set(arena, properties, CRD_STRING(TRACE), field);
}

static const crd_registry *compile_with_trace(const test_progress *at, crd_string crd, const char *trace,
                                              crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  crd_value *root = crd_json_parse(at->arena, crd, NULL, &problem);
  *error = problem.message;
  if (!root) return NULL;
  add_trace(at->arena, root, crd_string_of(trace));
  return suite_kinds_of(at->run->kinds, crd_json_encode(at->arena, root, CRD_JSON_COMPACT), error);
}

/* The CRD with the patches of the test: all of its versions, as its file has them. */
static const crd_registry *compile_patched(const test_progress *at, crd_string *error) {
  crd_value whole = bare_crd(at->arena, at->run->crd->root);
  crd_string patch = crd_json_encode(at->arena, at->test->patches, CRD_JSON_COMPACT), patched;
  if (crd_json_patch(at->arena, &whole, patch, NULL, &patched, error) != CRD_PATCH_DONE) return NULL;
  return compile_with_trace(at, patched, TRACE_PATCHED, error);
}

/* ---- requests ---- */

static crd_value *map_member(crd_arena *arena, crd_value *map, crd_string name) {
  crd_value *member = crd_value_get(map, name);
  if (member && member->kind == CRD_MAP) return member;
  return crd_value_set(arena, map, name, crd_value_make_map(arena, 4));
}

static void set_member_text(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(text));
}

/* An object of the suite, with what makes its name. False where it is none. */
static bool read_test_object(const test_progress *at, crd_string text, const char *step, crd_value **object) {
  crd_parse_error problem = {.offset = 0};
  crd_value *root = crd_yaml_parse(at->arena, text, NULL, &problem, NULL);
  if (!root) return fail_test(at->outcome, step, CRD_STRING("an object in YAML"), problem.message);
  if (root->kind == CRD_NULL) *root = crd_value_make_map(at->arena, 4);
  if (root->kind != CRD_MAP) return fail_test(at->outcome, step, CRD_STRING("an object in YAML"), text);
  set_member_text(at->arena, map_member(at->arena, root, CRD_STRING("metadata")), "generateName", CRD_STRING("test-"));
  *object = root;
  return true;
}

static const crd_kind *kind_sent(const test_progress *at, const crd_registry *registry, const crd_value *object,
                                 crd_string *message) {
  crd_string version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion")));
  crd_string name = crd_value_text(crd_value_get(object, CRD_STRING("kind")));
  const crd_kind *kind = crd_registry_find_object(registry, version, name);
  if (kind && kind->served) return kind;
  *message =
      crd_arena_printf(at->arena, "no matches for kind \"%.*s\" in version \"%.*s\"", CRD_PRINT(name), CRD_PRINT(version));
  return NULL;
}

/* Sends an object, which is not changed. True: it is stored; false with the message. */
static bool send_object(test_progress *at, const crd_registry *registry, crd_operation operation, const crd_value *object,
                        crd_string *message) {
  const crd_kind *kind = kind_sent(at, registry, object, message);
  if (!kind) return false;
  crd_value sent = crd_value_copy(at->arena, object);
  crd_value *metadata = map_member(at->arena, &sent, CRD_STRING("metadata"));
  if (kind->namespaced)
    set_member_text(at->arena, metadata, "namespace", CRD_STRING("default"));
  else
    crd_value_remove(metadata, CRD_STRING("namespace"));
  crd_request request = {.operation = operation,
                         .kind = kind,
                         .object = &sent,
                         .old_object = operation == CRD_CREATE ? NULL : at->stored,
                         .namespace_ = kind->namespaced ? CRD_STRING("default") : (crd_string){NULL, 0},
                         .layers = CRD_LAYER_CRD,
                         .kubernetes_minor = at->run->kubernetes_minor,
                         .field_validation = CRD_FIELDS_IGNORE,
                         .uid = CRD_STRING(OBJECT_UID),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  crd_verdict verdict;
  cover_judge(registry == at->run->registry ? at->run->cover : NULL, at->arena, &request, &verdict);
  *message = verdict.error.size ? verdict.error : verdict.message;
  if (!verdict.allowed || verdict.error.size) return false;
  crd_parse_error problem = {.offset = 0};
  at->stored = crd_json_parse(at->arena, crd_json_encode(at->arena, verdict.object, CRD_JSON_COMPACT), NULL, &problem);
  *message = problem.message;
  return at->stored != NULL;
}

/* Sends what has to be taken. */
static bool store_object(test_progress *at, const crd_registry *registry, crd_operation operation, const crd_value *object,
                         const char *step) {
  crd_string message = {NULL, 0};
  return send_object(at, registry, operation, object, &message) ||
         fail_test(at->outcome, step, CRD_STRING("the object is stored"), message);
}

/* Of the stored object what becomes of its status when that of `object` is sent. */
static crd_value with_status(const test_progress *at, const crd_value *status) {
  crd_value object = crd_value_copy(at->arena, at->stored);
  crd_value_set(at->arena, &object, CRD_STRING("status"), crd_value_copy(at->arena, status));
  return object;
}

/* The status that a test gives its object; false where it is null. */
static bool read_status(const test_progress *at, const crd_value *object, const char *step, const crd_value **status) {
  *status = crd_value_get(object, CRD_STRING("status"));
  if (*status && (*status)->kind == CRD_NULL)
    return fail_test(at->outcome, step, CRD_STRING("a status"), CRD_STRING("null"));
  return true;
}

static bool refused_as_expected(const test_progress *at, const char *step, crd_string expected, bool stored,
                                crd_string message) {
  crd_string wanted = crd_arena_printf(at->arena, "an error with \"%.*s\"", CRD_PRINT(expected));
  if (stored) return fail_test(at->outcome, step, wanted, CRD_STRING("the object is stored"));
  return memmem(message.data, message.size, expected.data, expected.size) || fail_test(at->outcome, step, wanted, message);
}

/* A test that says neither an object nor an error wants no more than that it is stored, as HyperShift's runner has it. */
static bool stored_as_expected(const test_progress *at) {
  crd_value *expected;
  if (!at->test->expected.size) return true;
  if (!read_test_object(at, at->test->expected, "expected", &expected)) return false;
  if (suite_objects_equal(NULL, expected, at->stored)) return true;
  crd_text lines = {.arena = at->arena};
  suite_objects_equal(&lines, expected, at->stored);
  at->outcome->difference = crd_text_string(&lines);
  return fail_test(at->outcome, "stored object", CRD_STRING("the object of the test"), CRD_STRING("another one"));
}

static bool run_create(test_progress *at) {
  crd_value *initial;
  if (!read_test_object(at, at->test->initial, "initial", &initial)) return false;
  if (!at->test->expected_error.size)
    return store_object(at, at->run->registry, CRD_CREATE, initial, "create") && stored_as_expected(at);
  crd_string message = {NULL, 0};
  bool stored = send_object(at, at->run->registry, CRD_CREATE, initial, &message);
  return refused_as_expected(at, "create", at->test->expected_error, stored, message);
}

/* The CRD as it stands is in force again: the initial object is sent once more, with the field that shows it. */
static bool restore_crd(test_progress *at) {
  suite_run *run = at->run;
  crd_string error = {NULL, 0};
  if (!run->with_trace) run->with_trace = compile_with_trace(at, run->base, TRACE_RESTORED, &error);
  if (!run->with_trace) return fail_test(at->outcome, "CRD", CRD_STRING("a CRD that compiles"), error);
  crd_value object = crd_value_copy(at->arena, at->stored);
  set_member_text(at->arena, &object, TRACE, CRD_STRING(TRACE_RESTORED));
  return store_object(at, run->with_trace, CRD_UPDATE, &object, "initial object under the CRD without its patches");
}

static bool make_initial(test_progress *at) {
  const crd_registry *registry = at->run->registry;
  crd_value *initial;
  const crd_value *status;
  crd_string error = {NULL, 0};
  if (!read_test_object(at, at->test->initial, "initial", &initial)) return false;
  if (at->test->patches) {
    registry = compile_patched(at, &error);
    if (!registry) return fail_test(at->outcome, "initialCRDPatches", CRD_STRING("a CRD that compiles"), error);
    set_member_text(at->arena, initial, TRACE, CRD_STRING(TRACE_PATCHED));
  }
  if (!read_status(at, initial, "initial", &status) || !store_object(at, registry, CRD_CREATE, initial, "create"))
    return false;
  if (status) {
    crd_value object = with_status(at, status);
    if (!store_object(at, registry, CRD_UPDATE_STATUS, &object, "status of the initial object")) return false;
  }
  return !at->test->patches || restore_crd(at);
}

static bool run_update(test_progress *at) {
  const suite_case *test = at->test;
  const crd_registry *registry = at->run->registry;
  crd_value *updated;
  const crd_value *status;
  crd_string message = {NULL, 0};
  if (!make_initial(at) || !read_test_object(at, test->updated, "updated", &updated) ||
      !read_status(at, updated, "updated", &status))
    return false;
  crd_value *metadata = map_member(at->arena, updated, CRD_STRING("metadata"));
  set_member_text(at->arena, metadata, "name", crd_value_text(crd_value_find(at->stored, "metadata", "name", NULL)));
  if (test->expected_error.size) {
    bool stored = send_object(at, registry, CRD_UPDATE, updated, &message);
    return refused_as_expected(at, "update", test->expected_error, stored, message);
  }
  if (!store_object(at, registry, CRD_UPDATE, updated, "update")) return false;
  if (test->expected_status_error.size && !status)
    return fail_test(at->outcome, "status update", CRD_STRING("a status in updated"), CRD_STRING("none"));
  if (status) {
    crd_value object = with_status(at, status);
    if (!test->expected_status_error.size) {
      if (!store_object(at, registry, CRD_UPDATE_STATUS, &object, "status update")) return false;
    } else {
      bool stored = send_object(at, registry, CRD_UPDATE_STATUS, &object, &message);
      return refused_as_expected(at, "status update", test->expected_status_error, stored, message);
    }
  }
  return stored_as_expected(at);
}

void suite_case_run(crd_arena *arena, suite_run *run, const suite_case *test, suite_outcome *outcome) {
  *outcome = (suite_outcome){.step = ""};
  test_progress at = {.arena = arena, .run = run, .test = test, .outcome = outcome};
  outcome->passed = test->updates ? run_update(&at) : run_create(&at);
}
