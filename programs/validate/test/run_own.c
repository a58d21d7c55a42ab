/* SPDX-License-Identifier: Apache-2.0 */
/* A case of the project's own form (docs/testing.md): the object is made from its base, and created. If there is an old
 * object, the new one is an update of it; the old one is used unchanged, as it may have been stored under another CRD. */
#include "base/memory.h"
#include "batch/layer.h"
#include "coverage/judge.h"
#include "given_state.h"
#include "run.h"
#include "suites/diff.h"
#include <crd/generated/cel_functions.h>
#include <string.h>

/* The cluster of a test for its rules, which records the rules that were skipped because they ask for unknown objects. It
 * wraps the state with the objects. If nothing is known of the cluster it has no kinds: a rule that asks for any is skipped,
 * as without a state, and recorded. */

typedef struct suite_state {
  crd_state state;        /* for the request */
  const crd_state *known; /* NULL: nothing is known of the cluster */
  crd_texts *unasked;     /* skipped rules with their reasons, without duplicates; in its arena */
} suite_state;

static const crd_registry no_kinds = {NULL, 0};

static const crd_value *get_known(const crd_state *state, const crd_state_query *query, crd_string name) {
  const crd_state *known = ((const suite_state *)state)->known;
  return known->get(known, query, name);
}

static size_t select_known(const crd_state *state, crd_arena *arena, const crd_state_query *query, crd_string value,
                           const crd_value ***items) {
  const crd_state *known = ((const suite_state *)state)->known;
  return known->select(known, arena, query, value, items);
}

static void note_rule(const crd_state *state, crd_string rule, crd_string why) {
  crd_texts *unasked = ((const suite_state *)state)->unasked;
  crd_string note = crd_arena_printf(unasked->arena, "%.*s: %.*s", CRD_PRINT(rule), CRD_PRINT(why));
  for (uint32_t i = 0; i < unasked->count; i++)
    if (crd_string_equal(unasked->items[i], note)) return;
  crd_texts_add(unasked, note);
}

/* Everything is borrowed, and `state` must not be moved. */
static void suite_state_init(suite_state *state, const crd_state *known, crd_texts *unasked) {
  *state = (suite_state){.state = {.registry = known ? known->registry : &no_kinds,
                                   .get = get_known,
                                   .select = select_known,
                                   .note_unasked = note_rule},
                         .known = known,
                         .unasked = unasked};
}

/* Calls an admission service by its path, as the API server does with an AdmissionReview. The request is made, and the
 * response read, in the format of --batch. */

static crd_string json_or_nothing(crd_arena *arena, const crd_value *value) {
  return value ? crd_json_encode(arena, value, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
}

/* "CREATE" for "create". */
static crd_string upper_case(crd_arena *arena, crd_string word) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < word.size; i++) crd_text_add_char(&text, (char)(word.data[i] & ~0x20));
  return crd_text_string(&text);
}

static void read_answer(crd_arena *arena, crd_string text, suite_answer *answer) {
  crd_parse_error problem = {.offset = 0};
  const crd_value *line = crd_json_parse(arena, text, NULL, &problem);
  const crd_value *allowed = crd_value_get(line, CRD_STRING("allowed")), *warnings = suite_list(line, "warnings");
  crd_string error = crd_value_text_in(line, "error"), object_error = crd_value_text_in(line, "objectError");
  answer->message = error.size ? error : object_error.size ? object_error : crd_value_text_in(line, "message");
  answer->taken = allowed && allowed->kind == CRD_BOOL && allowed->as.boolean && !error.size && !object_error.size;
  answer->stored = answer->taken ? crd_value_get(line, CRD_STRING("object")) : NULL;
  for (uint32_t i = 0; warnings && i < warnings->size; i++)
    crd_texts_add(&answer->warnings, crd_value_text(&warnings->as.items[i]));
}

/* Calls the service in a map with the members endpoint and resource (docs/testing.md) for an operation on the request's
 * object; the patched object counts as stored. Returns answer->taken. */
static bool suite_ask_service(crd_arena *arena, const crd_value *map, const suite_request *request, crd_string operation,
                              const batch_settings *settings, suite_answer *answer) {
  const batch_service_request asked = {.endpoint = crd_value_text_in(map, "endpoint"),
                                       .op = upper_case(arena, operation),
                                       .object =
                                           json_or_nothing(arena, request->operation == CRD_DELETE ? NULL : request->object),
                                       .old_object = json_or_nothing(arena, request->old_object),
                                       .resource = json_or_nothing(arena, suite_value(map, "resource")),
                                       .state = request->state,
                                       .with_object = true,
                                       .settings = *settings};
  crd_text text = {.arena = arena};
  *answer = (suite_answer){.warnings = {.arena = arena}};
  if (request->cover) crd_cel_count_into(crdc_cover_counters(request->cover));
  batch_judge_service(&text, request->registry, &asked);
  if (request->cover) crd_cel_count_into(NULL);
  read_answer(arena, crd_text_string(&text), answer);
  return answer->taken;
}

/* ---- the CRDs to compile ---- */

/* Makes paths relative to the suite's folder of a text or a list of texts. */
static const char *const *paths_of(crd_arena *arena, const suite *suite, const char *name, size_t *count) {
  const crd_value *value = suite_value(suite->root, name);
  const char *slash = strrchr(suite->file, '/');
  *count = !value ? 0 : value->kind == CRD_LIST ? value->size : 1;
  const char **paths = crd_arena_alloc(arena, (*count + 1) * sizeof *paths);
  for (size_t i = 0; i < *count; i++) {
    crd_string path = crd_value_text(value->kind == CRD_LIST ? &value->as.items[i] : value);
    bool whole = !slash || (path.size && path.data[0] == '/');
    paths[i] =
        crd_arena_printf(arena, "%.*s%.*s", whole ? 0 : (int)(slash + 1 - suite->file), suite->file, CRD_PRINT(path)).data;
  }
  return paths;
}

static unsigned suite_layers(const suite *suite) {
  const crd_value *value = suite_value(suite->root, "layers");
  unsigned layers = CRD_LAYER_CRD;
  size_t count = !value ? 0 : value->kind == CRD_LIST ? value->size : 1;
  for (size_t i = 0; i < count; i++) {
    crd_string list = crd_value_text(value->kind == CRD_LIST ? &value->as.items[i] : value), name;
    for (size_t at = 0; crd_string_next_part(list, ',', &at, &name);) layers |= crd_layer_of_name(name);
  }
  return layers;
}

suite_source suite_run_source(const suite_run *run) {
  suite_source source = {.layers = suite_layers(run->suite) != CRD_LAYER_CRD, .kubernetes_minor = run->kubernetes_minor};
  source.crds = paths_of(run->arena, run->suite, "crds", &source.crd_count);
  source.overlays = paths_of(run->arena, run->suite, "overlays", &source.overlay_count);
  if (!source.crd_count) {
    source.crds = run->given->items;
    source.crd_count = run->given->count;
  }
  return source;
}

/* ---- the cluster ---- */

/* The cluster as a case and its suite describe it. */
typedef struct own_cluster {
  crd_settings *settings;
  batch_settings values; /* JSON of the settings */
  given_state *state;    /* NULL: nothing is known */
  suite_state seen;      /* as rules see it */
  crd_texts *unasked;    /* rules that were skipped for lack of knowledge */
} own_cluster;

static void end_cluster(own_cluster *cluster) {
  crd_settings_release(cluster->settings);
  given_state_destroy(cluster->state);
}

/* Fails at a step; `what` may belong to the cluster, so it is copied. */
static bool fail_to_begin(suite_progress *at, const char *step, crd_string what) {
  return suite_fail(at->outcome, step, CRD_STRING("what can be judged"), crd_arena_copy(at->arena, what));
}

/* A map of the suite with the case's members added to it, as JSON. */
static crd_string merged_map(const suite_progress *at, const char *name) {
  const crd_value *common = suite_value(at->run->suite->root, name), *own = suite_value(at->test->map, name);
  if (!common || !own) {
    const crd_value *one = own ? own : common;
    return one ? crd_json_encode(at->arena, one, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
  }
  crd_value merged = crd_value_copy(at->arena, common);
  for (uint32_t i = 0; i < own->size; i++)
    crd_value_set(at->arena, &merged, crd_member_name(&own->as.members[i]), own->as.members[i].value);
  return crd_json_encode(at->arena, &merged, CRD_JSON_COMPACT);
}

static bool fill_settings(suite_progress *at, own_cluster *cluster) {
  crd_string error = {NULL, 0};
  cluster->values = (batch_settings){merged_map(at, "featureGates"), merged_map(at, "env"), merged_map(at, "config")};
  return batch_settings_fill(at->arena, cluster->settings, &cluster->values, &error) || fail_to_begin(at, "settings", error);
}

static void note_state_problem(void *context, const state_problem *problem) {
  suite_progress *at = context;
  const char *what = problem->what ? problem->what : "it cannot be read";
  fail_to_begin(at, "state", crd_string_of(what));
}

static bool fill_state(suite_progress *at, own_cluster *cluster, const crd_registry *registry) {
  const crd_value *objects = suite_value(at->test->map, "state");
  if (!objects) objects = suite_value(at->run->suite->root, "state");
  if (!objects && !suite_value(at->test->map, "endpoint"))
    return true; /* a service always has a state, which can be
                  * empty */
  crd_text text = {.arena = at->arena};
  for (uint32_t i = 0; objects && i < objects->size; i++) {
    crd_json_write(&text, &objects->as.items[i], CRD_JSON_COMPACT);
    crd_text_add_char(&text, '\n');
  }
  const input input = {.name = at->run->suite->file, .text = crd_text_string(&text), .json = true};
  cluster->state = given_state_create(registry, note_state_problem, at);
  return cluster->state && (!text.size || given_state_add(cluster->state, &input));
}

/* Fails if the test gives the cluster's objects, but rules ask for kinds whose CRDs are not in the suite. */
static bool fail_for_kinds(suite_progress *at, const crd_texts *unasked) {
  crd_string rules = suite_texts_joined(at->arena, unasked, "; ");
  at->outcome->unjudged = true;
  return suite_fail(at->outcome, "state", CRD_STRING("CRDs of all kinds that rules ask for"),
                    crd_arena_printf(at->arena, "rules ask for kinds that no CRD here is of: %.*s", CRD_PRINT(rules)));
}

/* ---- the request ---- */

static crd_field_validation validation_of(const suite_progress *at) {
  crd_string own = crd_value_text_in(at->test->map, "fieldValidation");
  if (!own.size) own = crd_value_text_in(at->run->suite->root, "fieldValidation");
  if (crd_string_equal(own, CRD_STRING("Ignore"))) return CRD_FIELDS_IGNORE;
  return crd_string_equal(own, CRD_STRING("Warn")) ? CRD_FIELDS_WARN : CRD_FIELDS_STRICT;
}

static crd_string case_operation_name(const suite_case *test) {
  crd_string name = crd_value_text_in(test->map, "operation");
  return name.size ? name : test->updates ? CRD_STRING("update") : CRD_STRING("create");
}

static crd_operation operation_of_case(const suite_case *test) {
  crd_string name = crd_value_text_in(test->map, "operation");
  if (crd_string_equal(name, CRD_STRING("delete"))) return CRD_DELETE;
  if (!test->updates) return CRD_CREATE;
  return suite_value(test->map, "subresource") ? CRD_UPDATE_STATUS : CRD_UPDATE;
}

/* A conversion without a webhook: sets the version of the sent object. */
static void convert_old(crd_arena *arena, crd_value *old, const crd_value *object) {
  const crd_value *version = crd_value_get(object, CRD_STRING("apiVersion"));
  if (version && crd_value_get(old, CRD_STRING("apiVersion"))) crd_value_set(arena, old, CRD_STRING("apiVersion"), *version);
}

static bool prepare_case(suite_progress *at, suite_request *request) {
  const crd_value *root = at->run->suite->root, *map = at->test->map, *old = suite_value(map, "old");
  const crd_value *mutates = suite_value(root, "mutate");
  crd_string error = {NULL, 0}, layer = crd_value_text_in(map, "layer");
  const crd_value *object = suite_object_of(at->arena, root, map, &error);
  crd_value *before = object && old ? suite_object_of(at->arena, root, old, &error) : NULL;
  if (!object || (old && !before)) return fail_to_begin(at, "object", error);
  if (before) convert_old(at->arena, before, object);
  *request = (suite_request){.registry = suite_compiled_registry(at->run->compiled),
                             .cover = at->run->cover,
                             .operation = operation_of_case(at->test),
                             .object = object,
                             .old_object = before,
                             .layers = suite_layers(at->run->suite),
                             .keeps_namespace = true,
                             .mutates = mutates && mutates->as.boolean,
                             .field_validation = validation_of(at),
                             .kubernetes_minor = at->run->kubernetes_minor};
  if (request->operation == CRD_DELETE) request->object = before;
  if (crd_string_equal(layer, CRD_STRING("crd")))
    request->layers = CRD_LAYER_CRD;
  else if (layer.size)
    request->alone = (crd_layer)crd_layer_of_name(layer);
  return true;
}

/* ---- expectations ---- */

static bool parts_equal(const suite_progress *at, const char *member, bool exactly) {
  const crd_value *wanted = suite_value(at->test->map, member);
  crd_text lines = {.arena = at->arena};
  if (!wanted) return true;
  if (!at->outcome->stored)
    return suite_fail(at->outcome, member, CRD_STRING("an object that is stored"), CRD_STRING("nothing is"));
  if (exactly ? suite_objects_equal(&lines, wanted, at->outcome->stored)
              : suite_object_has(&lines, wanted, at->outcome->stored))
    return true;
  at->outcome->difference = crd_text_string(&lines);
  return suite_fail(at->outcome, member, CRD_STRING("the object of the test"), CRD_STRING("another one"));
}

static bool message_has(const suite_progress *at, const suite_answer *answer) {
  const crd_value *parts = suite_value(at->test->map, "refused"), *whole = suite_value(at->test->map, "message");
  size_t count = !parts || parts->kind == CRD_BOOL ? 0 : parts->kind == CRD_LIST ? parts->size : 1;
  if (answer->taken) {
    crd_string part = parts && parts->kind == CRD_STRING_VALUE ? crd_value_string(parts) : crd_value_text(whole);
    return suite_fail(at->outcome, "verdict",
                      part.size ? crd_arena_printf(at->arena, "an error with \"%.*s\"", CRD_PRINT(part))
                                : CRD_STRING("an error"),
                      CRD_STRING("it is accepted"));
  }
  for (size_t i = 0; i < count; i++)
    if (!suite_refused_with(at, "refused", crd_value_text(parts->kind == CRD_LIST ? &parts->as.items[i] : parts), answer))
      return false;
  return !whole || crd_value_is_string(whole, answer->message) ||
         suite_fail(at->outcome, "message", crd_value_text(whole), answer->message);
}

static crd_string lines_of(crd_arena *arena, const crd_texts *texts) {
  return texts->count ? suite_texts_joined(arena, texts, "\n") : CRD_STRING("none");
}

static bool warnings_equal(const suite_progress *at, const suite_answer *answer) {
  const crd_value *wanted = suite_value(at->test->map, "warnings");
  if (!wanted) return true;
  bool equal = wanted->size == answer->warnings.count;
  for (uint32_t i = 0; equal && i < wanted->size; i++)
    equal = crd_value_is_string(&wanted->as.items[i], answer->warnings.items[i]);
  if (equal) return true;
  crd_texts texts = {.arena = at->arena};
  for (uint32_t i = 0; i < wanted->size; i++) crd_texts_add(&texts, crd_value_text(&wanted->as.items[i]));
  return suite_fail(at->outcome, "warnings", lines_of(at->arena, &texts), lines_of(at->arena, &answer->warnings));
}

static bool answers_as_expected(suite_progress *at, const suite_answer *answer) {
  const crd_value *map = at->test->map, *accepted = suite_value(map, "accepted");
  bool refused = suite_value(map, "refused") || suite_value(map, "message") || (accepted && !accepted->as.boolean);
  bool taken = (accepted && accepted->as.boolean) || suite_value(map, "stored") || suite_value(map, "storedExactly");
  if (refused && !message_has(at, answer)) return false;
  if (taken && !answer->taken) return suite_fail(at->outcome, "verdict", CRD_STRING("it is accepted"), answer->message);
  return warnings_equal(at, answer) && parts_equal(at, "stored", false) && parts_equal(at, "storedExactly", true);
}

/* ---- the case ---- */

/* Whether the object's kind has rules of a requested layer above the CRD. A carried overlay is dropped if a kind that its
 * rules ask for has no CRD in the suite. */
static bool has_asked_rules(suite_progress *at, const suite_request *request) {
  const unsigned asked = (request->alone ? (unsigned)request->alone : request->layers) & ~(unsigned)CRD_LAYER_CRD;
  const crd_kind *kind =
      crd_registry_find_object(request->registry, crd_value_text(crd_value_get(request->object, CRD_STRING("apiVersion"))),
                               crd_value_text(crd_value_get(request->object, CRD_STRING("kind"))));
  if (!asked || !kind || (crd_kind_layers(kind) & asked)) return true;
  at->outcome->unjudged = true;
  return suite_fail(at->outcome, "layers", CRD_STRING("rules of the layers"),
                    crd_arena_printf(at->arena,
                                     "%.*s has no rules of the layers that are asked: they stand in an overlay, and need "
                                     "the CRDs of all kinds that they ask for",
                                     CRD_PRINT(kind->kind)));
}

static bool run_own_case(suite_progress *at, own_cluster *cluster) {
  suite_request request;
  suite_answer *answer = crd_arena_alloc(at->arena, sizeof *answer);
  if (!fill_settings(at, cluster) || !fill_state(at, cluster, suite_compiled_registry(at->run->compiled)) ||
      !prepare_case(at, &request) || (!suite_value(at->test->map, "endpoint") && !has_asked_rules(at, &request)))
    return false;
  request.settings = cluster->settings;
  suite_state_init(&cluster->seen, cluster->state ? given_state_of(cluster->state) : NULL, cluster->unasked);
  request.state = &cluster->seen.state;
  if (suite_value(at->test->map, "endpoint"))
    suite_ask_service(at->arena, at->test->map, &request, case_operation_name(at->test), &cluster->values, answer);
  else
    suite_send(at->arena, &request, answer);
  at->outcome->message = answer->message;
  at->outcome->stored = answer->stored;
  at->outcome->warnings = &answer->warnings;
  if (cluster->unasked->count) at->outcome->unasked = cluster->unasked;
  if (cluster->unasked->count && cluster->state) return fail_for_kinds(at, cluster->unasked);
  return answers_as_expected(at, answer);
}

bool suite_run_own(suite_progress *at) {
  const crd_registry *registry = suite_compiled_registry(at->run->compiled);
  own_cluster cluster = {.settings = memory_checked(batch_settings_create(at->arena, registry), 0),
                         .unasked = crd_arena_alloc(at->arena, sizeof *cluster.unasked)};
  *cluster.unasked = (crd_texts){.arena = at->arena};
  bool passed = run_own_case(at, &cluster);
  end_cluster(&cluster);
  return passed;
}
