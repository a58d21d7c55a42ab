/* SPDX-License-Identifier: Apache-2.0 */
/* Every public function over real inputs, with each allocation failing once, with all failing from one on, and with arenas
 * that may hold less and less: the result is the right one or says that it was stopped, and the arena serves again after. */
#include "failing.h"
#include <crd/endpoint.h>
#include <crd/json.h>
#include <crd/patch.h>
#include <crd/regex.h>
#include <crd/request.h>
#include <crd/settings.h>
#include <crd/yaml.h>
#include <criterion/criterion.h>
#include <ray.io/v1/raycluster.h>
#include <registry.h>

#define META "\"metadata\":{\"name\":\"a\",\"namespace\":\"default\",\"labels\":{\"k\":\"v\"}}"
#define CLUSTER(meta, spec) "{\"apiVersion\":\"ray.io/v1\",\"kind\":\"RayCluster\"," meta ",\"spec\":{" spec "}}"
#define GROUP(name, more)                                                                                                   \
  "{\"groupName\":\"" name "\",\"rayStartParams\":{}," more                                                                 \
  "\"template\":{\"spec\":{\"containers\":[{\"name\":\"w\",\"image\":\"rayproject/ray:2.46.0\"}]}}}"
#define HEAD                                                                                                                \
  "\"headGroupSpec\":{\"rayStartParams\":{},\"template\":{\"spec\":{\"containers\":[{\"name\":\"h\",\"image\":\"x\"}]}}}"
#define STORED_META                                                                                                         \
  "\"metadata\":{\"name\":\"a\",\"namespace\":\"default\",\"uid\":\"u\",\"resourceVersion\":\"5\","                         \
  "\"creationTimestamp\":\"2026-01-01T00:00:00Z\",\"generation\":1}"

static const char valid[] =
    CLUSTER(META, HEAD ",\"workerGroupSpecs\":[" GROUP("small", "\"replicas\":2,") "," GROUP("b", "") "]");
static const char invalid[] =
    CLUSTER(META, "\"headGroupSpec\":7,\"managedBy\":\"me\",\"unknown\":[1,2,{\"a\":null}],\"workerGroupSpecs\":[" GROUP(
                      "", "\"replicas\":\"x\",") "]");
static const char stored[] = CLUSTER(STORED_META, HEAD ",\"workerGroupSpecs\":[" GROUP("small", "\"replicas\":1,") "]");
static const char yaml[] =
    "apiVersion: ray.io/v1\n"
    "kind: RayCluster\n"
    "metadata: {name: a, annotations: &x {k: \"v\\u00e9\"}, labels: *x}\n"
    "spec:\n"
    "  headGroupSpec:\n"
    "    rayStartParams: {}\n"
    "    template:\n"
    "      spec:\n"
    "        containers:\n"
    "        - name: h\n"
    "          image: >-\n"
    "            x\n"
    "---\n"
    "a: [1, 2.5, yes, null, 'it''s', 0x1F, 2001-01-01]\n";

/* What a function came to, as a text to compare; false when it says that it was stopped. */
typedef bool work(crd_arena *arena, crd_text *text);

static void add_verdict(crd_text *text, const crd_verdict *verdict) {
  failing_end();
  crd_text_printf(text, "%d %d %.*s\n%.*s\n", verdict->allowed, verdict->code, (int)verdict->reason.size,
                  verdict->reason.data, (int)verdict->message.size, verdict->message.data);
  for (uint32_t i = 0; i < verdict->warnings.count; i++) crd_text_add(text, verdict->warnings.items[i]);
  for (uint32_t i = 0; i < verdict->strict.count; i++) crd_text_add(text, verdict->strict.items[i]);
  if (verdict->object) crd_json_write(text, verdict->object, CRD_JSON_COMPACT);
}

/* `old` is made before the allocations fail. */
static crd_value *old_object;

static bool judge(crd_arena *arena, crd_text *text, crd_request request) {
  crd_verdict verdict;
  request.kind = &ray_io_v1_RayCluster_layered_kind;
  request.layers = CRD_LAYER_ALL;
  request.want_strict = true;
  crd_request_judge(arena, &request, &verdict);
  if (verdict.stopped) {
    cr_assert_not(verdict.allowed);
    cr_assert(verdict.error.size && verdict.message.size && verdict.code == 500);
    return false;
  }
  cr_assert_eq(verdict.error.size, 0);
  add_verdict(text, &verdict);
  return true;
}

static bool create(crd_arena *arena, crd_text *text) {
  return judge(arena, text, (crd_request){.operation = CRD_CREATE, .body = crd_string_of(valid)});
}

static bool create_invalid(crd_arena *arena, crd_text *text) {
  return judge(arena, text, (crd_request){.operation = CRD_CREATE, .body = crd_string_of(invalid)});
}

static bool create_yaml(crd_arena *arena, crd_text *text) {
  return judge(arena, text,
               (crd_request){.operation = CRD_CREATE, .body = crd_string_of(yaml), .encoding = CRD_ENCODING_YAML});
}

static bool update(crd_arena *arena, crd_text *text) {
  return judge(arena, text, (crd_request){.operation = CRD_UPDATE, .body = crd_string_of(valid), .old_object = old_object});
}

static bool update_invalid(crd_arena *arena, crd_text *text) {
  return judge(arena, text,
               (crd_request){.operation = CRD_UPDATE, .body = crd_string_of(invalid), .old_object = old_object});
}

static bool update_status(crd_arena *arena, crd_text *text) {
  return judge(
      arena, text,
      (crd_request){.operation = CRD_UPDATE_STATUS, .body = CRD_STRING(CLUSTER(META, "") ""), .old_object = old_object});
}

static bool merge_patch(crd_arena *arena, crd_text *text) {
  return judge(arena, text,
               (crd_request){.operation = CRD_UPDATE,
                             .patch = CRD_PATCH_MERGE,
                             .by_url = true,
                             .name = CRD_STRING("a"),
                             .namespace_ = CRD_STRING("default"),
                             .body = CRD_STRING("{\"spec\":{\"suspend\":true,\"workerGroupSpecs\":null}}"),
                             .old_object = old_object});
}

static bool answer(crd_arena *arena, crd_text *text, const char *method, const char *url, const char *type, const char *body,
                   bool stored_there) {
  crd_endpoint_request request = {.registry = &crd_registry_generated,
                                  .method = crd_string_of(method),
                                  .url = crd_string_of(url),
                                  .content_type = crd_string_of(type),
                                  .body = crd_string_of(body),
                                  .stored = stored_there ? old_object : NULL};
  crd_endpoint_response response;
  crd_endpoint_answer(arena, &request, &response);
  if (response.verdict.stopped) {
    cr_assert(response.error.size && response.code == 500 && !response.verdict.allowed);
    return false;
  }
  failing_end();
  crd_text_printf(text, "%d\n", response.code);
  crd_json_write(text, &response.body, CRD_JSON_COMPACT);
  for (uint32_t i = 0; i < response.warnings.count; i++) crd_text_add(text, response.warnings.items[i]);
  return true;
}

#define URL "/apis/ray.io/v1/namespaces/default/rayclusters"

static bool post(crd_arena *arena, crd_text *text) {
  return answer(arena, text, "POST", URL "?fieldValidation=Warn", "application/json", valid, false);
}

static bool put(crd_arena *arena, crd_text *text) {
  return answer(arena, text, "PUT", URL "/a", "application/json", invalid, true);
}

static bool patch(crd_arena *arena, crd_text *text) {
  return answer(arena, text, "PATCH", URL "/a?fieldValidation=Strict", "application/json-patch+json",
                "[{\"op\":\"add\",\"path\":\"/spec/workerGroupSpecs/-\",\"value\":{}},"
                "{\"op\":\"test\",\"path\":\"/spec/workerGroupSpecs/0/groupName\",\"value\":\"small\"},"
                "{\"op\":\"copy\",\"from\":\"/spec/headGroupSpec\",\"path\":\"/spec/x\"}]",
                true);
}

static bool delete (crd_arena *arena, crd_text *text) {
  return answer(arena, text, "DELETE", URL "/a", "application/json",
                "{\"kind\":\"DeleteOptions\",\"apiVersion\":\"v1\",\"gracePeriodSeconds\":\"x\"}", true);
}

static bool tell_parsed(crd_text *text, const crd_value *value, const crd_parse_error *error) {
  if (!value && (crd_string_equal(error->message, crd_stop_text(CRD_STOP_MEMORY)) ||
                 crd_string_equal(error->message, crd_stop_text(CRD_STOP_LIMIT))))
    return false;
  failing_end();
  if (value)
    crd_json_write(text, value, CRD_JSON_COMPACT);
  else
    crd_text_add(text, error->message);
  return true;
}

static bool parse_json(crd_arena *arena, crd_text *text) {
  crd_duplicates duplicates;
  crd_parse_options options = {.duplicates = &duplicates};
  crd_parse_error error = {.offset = 0};
  return tell_parsed(text, crd_json_parse(arena, crd_string_of(valid), &options, &error), &error);
}

static bool parse_wrong_json(crd_arena *arena, crd_text *text) {
  crd_parse_error error = {.offset = 0};
  return tell_parsed(text, crd_json_parse(arena, CRD_STRING("{\"a\":[1,2,\"\\u12\"}"), NULL, &error), &error);
}

static bool parse_yaml(crd_arena *arena, crd_text *text) {
  crd_parse_error error = {.offset = 0};
  return tell_parsed(text, crd_yaml_parse(arena, crd_string_of(yaml), NULL, &error, NULL), &error);
}

static bool parse_wrong_yaml(crd_arena *arena, crd_text *text) {
  crd_parse_error error = {.offset = 0};
  return tell_parsed(text, crd_yaml_parse(arena, CRD_STRING("a: b: c\n- d"), NULL, &error, NULL), &error);
}

static bool parse_yaml_stream(crd_arena *arena, crd_text *text) {
  crd_parse_error error = {.offset = 0};
  crd_yaml_document *documents;
  size_t count;
  if (!crd_yaml_parse_stream(arena, crd_string_of(yaml), NULL, &documents, &count, &error))
    return tell_parsed(text, NULL, &error);
  failing_end();
  for (size_t i = 0; i < count; i++) crd_json_write(text, documents[i].value, CRD_JSON_COMPACT);
  return true;
}

static void add_errors(crd_text *text, const crd_errors *errors) {
  for (uint32_t i = 0; i < errors->count; i++) crd_text_add(text, crd_error_message(text->arena, &errors->items[i]));
}

/* decode, validate, default, equal, copy, to_yaml and to_json. */
static bool typed(crd_arena *arena, crd_text *text, const char *body) {
  crd_errors errors = crd_errors_init(arena);
  crd_value *value = crd_json_parse(arena, crd_string_of(body), NULL, NULL);
  ray_io_v1_RayCluster *cluster = value ? ray_io_v1_RayCluster_decode(arena, value, &errors) : NULL;
  if (!cluster) {
    cr_assert(!value || errors.truncated, "a decode that fails says why");
    return false;
  }
  bool good = ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors);
  if (errors.truncated) {
    cr_assert_not(good);
    return false;
  }
  if (good && !ray_io_v1_RayCluster_validate_decoded(cluster, NULL, NULL, &errors)) {
    cr_assert(errors.truncated, "only a stop speaks against it");
    return false;
  }
  if (good && !ray_io_v1_RayCluster_default(arena, cluster)) return false;
  cr_assert(ray_io_v1_RayCluster_equal(cluster, cluster));
  const ray_io_v1_RayCluster *copy = ray_io_v1_RayCluster_copy(arena, cluster);
  if (!copy || !ray_io_v1_RayCluster_to_yaml(arena, copy).size) return false;
  cr_assert(ray_io_v1_RayCluster_equal(cluster, copy));
  crd_string json = ray_io_v1_RayCluster_to_json(arena, cluster);
  if (!json.size) return false;
  failing_end();
  crd_text_add(text, json);
  add_errors(text, &errors);
  return true;
}

static bool typed_valid(crd_arena *arena, crd_text *text) {
  return typed(arena, text, valid);
}

static bool typed_invalid(crd_arena *arena, crd_text *text) {
  return typed(arena, text, invalid);
}

/* What has no result for a stop is guarded by its caller. A pattern that is not in the cache yet, each time. */
typedef struct regex_call {
  crd_arena *arena;
  crd_string pattern, error;
  bool matched, bad;
} regex_call;

static void match(void *context) {
  regex_call *call = context;
  crd_string error;
  call->matched = crd_regex_match(call->arena, call->pattern, CRD_STRING("xx\xff\xc3\xa9y"), &error);
  call->bad = crd_regex_check(call->arena, CRD_STRING("[a"), &call->error);
}

static bool regex(crd_arena *arena, crd_text *text) {
  static unsigned number;
  char pattern[64];
  int size = snprintf(pattern, sizeof pattern, "(?P<n>x{2})\xef\xbf\xbd[^ab](?:y|%u)", ++number);
  regex_call call = {.arena = arena, .pattern = {pattern, (size_t)size}};
  crd_stop stop = crd_guard(arena, match, &call);
  failing_end();
  if (stop) return false;
  crd_text_printf(text, "%d %d %.*s", call.matched, call.bad, (int)call.error.size, call.error.data);
  return true;
}

static bool settings(crd_arena *arena, crd_text *text) {
  (void)arena;
  crd_settings *settings = crd_registry_settings(&crd_registry_generated),
               *further = settings ? crd_settings_derive(settings) : NULL;
  crd_string error = {NULL, 0}, why = {NULL, 0};
  bool made = further, good = made && crd_settings_set_gates(further, CRD_STRING("AllAlpha=true"), &error);
  bool bad = good && crd_settings_set_file(further, CRD_STRING("featureGates: {Nothing: true}"), &why);
  cr_assert_not(bad);
  bool stopped = !good || crd_string_equal(why, crd_stop_text(CRD_STOP_MEMORY));
  if (made && !good) cr_assert(crd_string_equal(error, crd_stop_text(CRD_STOP_MEMORY)));
  failing_end();
  if (!stopped) crd_text_add(text, why);
  crd_settings_release(further);
  crd_settings_release(settings);
  return !stopped;
}

static const struct {
  const char *name;
  work *work;
} works[] = {{"create", create},
             {"create invalid", create_invalid},
             {"create yaml", create_yaml},
             {"update", update},
             {"update invalid", update_invalid},
             {"update status", update_status},
             {"merge patch", merge_patch},
             {"post", post},
             {"put", put},
             {"patch", patch},
             {"delete", delete},
             {"json", parse_json},
             {"wrong json", parse_wrong_json},
             {"yaml", parse_yaml},
             {"wrong yaml", parse_wrong_yaml},
             {"yaml stream", parse_yaml_stream},
             {"typed", typed_valid},
             {"typed invalid", typed_invalid},
             {"regex", regex},
             {"settings", settings}};
enum { WORKS = sizeof works / sizeof *works };

static crd_arena *notes; /* what must outlive the arena under test */

static crd_string expected(size_t i) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = notes};
  old_object = crd_json_parse(notes, crd_string_of(stored), NULL, NULL);
  cr_assert(works[i].work(arena, &text), "%s", works[i].name);
  cr_assert_gt(text.size, 0);
  crd_arena_destroy(arena);
  return crd_text_string(&text);
}

/* One run; whether it came to its end, which is then as expected. */
static bool run(size_t i, crd_arena *arena, crd_string wanted) {
  crd_text text = {.arena = notes};
  old_object = crd_json_parse(notes, crd_string_of(stored), NULL, NULL);
  bool done = works[i].work(arena, &text);
  if (done)
    cr_assert(crd_string_equal(crd_text_string(&text), wanted), "%s: want %.*s\ngot %.*s", works[i].name, (int)wanted.size,
              wanted.data, (int)text.size, text.data);
  return done;
}

/* The arena can be used again. */
static void run_again(size_t i, crd_arena *arena, crd_string wanted) {
  crd_arena_reset(arena);
  cr_assert(run(i, arena, wanted), "%s", works[i].name);
}

static void sweep(bool all) {
  notes = crd_arena_create(NULL);
  for (size_t i = 0; i < WORKS; i++) {
    crd_string wanted = crd_arena_copy(notes, expected(i));
    unsigned stopped = 0;
    for (unsigned k = 0;; k++) {
      cr_assert_lt(k, 10000);
      crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64});
      crd_text text = {.arena = notes};
      old_object = crd_json_parse(notes, crd_string_of(stored), NULL, NULL);
      failing_begin(k, all);
      bool done = works[i].work(arena, &text);
      unsigned failed = failing_end();
      cr_assert(done || failed, "%s: stopped without a failure", works[i].name);
      if (done)
        cr_assert(crd_string_equal(crd_text_string(&text), wanted), "%s, allocation %u: want %.*s\ngot %.*s", works[i].name,
                  k, (int)wanted.size, wanted.data, (int)text.size, text.data);
      stopped += !done;
      run_again(i, arena, wanted);
      crd_arena_destroy(arena);
      if (!failed) break;
    }
    cr_assert_gt(stopped, 2, "%s", works[i].name);
  }
  crd_arena_destroy(notes);
}

Test(stops, of_one_failing_allocation) {
  sweep(false);
}

Test(stops, of_all_allocations_from_one_on) {
  sweep(true);
}

Test(stops, of_arenas_that_may_hold_less) {
  notes = crd_arena_create(NULL);
  for (size_t i = 0; i + 1 < WORKS; i++) { /* settings have arenas of their own */
    crd_string wanted = crd_arena_copy(notes, expected(i));
    bool done = false;
    for (size_t limit = 64; !done; limit += 208) {
      crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 64, .limit = limit});
      done = run(i, arena, wanted);
      crd_arena_destroy(arena);
      cr_assert_lt(limit, 1 << 20);
    }
  }
  crd_arena_destroy(notes);
}
