/* SPDX-License-Identifier: Apache-2.0 */
#include "scenarios.h"
#include "ray.io/v1/raycluster.h"
#include "registry.h"
#include <crd/endpoint.h>
#include <crd/errors.h>
#include <crd/file.h>
#include <crd/format.h>
#include <crd/json.h>
#include <crd/meta_v1.h>
#include <crd/metadata.h>
#include <crd/named_format.h>
#include <crd/patch.h>
#include <crd/quantity.h>
#include <crd/regex.h>
#include <crd/request.h>
#include <crd/settings.h>
#include <crd/time.h>
#include <crd/url.h>
#include <crd/yaml.h>
#include <stdio.h>

/* ---- digests: FNV-1a, which asks for no memory ---- */

static void add_bytes(uint64_t *digest, const void *bytes, size_t size) {
  for (size_t i = 0; i < size; i++) *digest = (*digest ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3u;
}

static void add_number(uint64_t *digest, uint64_t number) {
  add_bytes(digest, &number, sizeof number);
}

static void add_string(uint64_t *digest, crd_string text) {
  add_number(digest, text.size);
  if (text.size) add_bytes(digest, text.data, text.size);
}

static void add_value(uint64_t *digest, const crd_value *value) {
  if (!value) return;
  add_number(digest, value->kind);
  if (value->kind == CRD_STRING_VALUE) add_string(digest, crd_value_string(value));
  if (value->kind == CRD_BOOL) add_number(digest, value->as.boolean);
  if (value->kind != CRD_LIST && value->kind != CRD_MAP) return;
  add_number(digest, value->size);
  for (uint32_t i = 0; i < value->size; i++) {
    if (value->kind == CRD_MAP) add_string(digest, crd_member_name(&value->as.members[i]));
    add_value(digest, value->kind == CRD_MAP ? &value->as.members[i].value : &value->as.items[i]);
  }
}

static void add_errors(uint64_t *digest, const crd_errors *errors) {
  add_number(digest, errors->count);
  for (uint32_t i = 0; i < errors->count; i++) {
    add_string(digest, errors->items[i].field);
    add_string(digest, crd_error_detail(errors->arena, &errors->items[i]));
  }
}

static void add_texts(uint64_t *digest, const crd_texts *texts) {
  for (uint32_t i = 0; i < texts->count; i++) add_string(digest, texts->items[i]);
}

/* False: nothing was judged. */
static bool add_verdict(uint64_t *digest, const crd_verdict *verdict) {
  if (verdict->error.size) return false;
  add_number(digest, verdict->allowed);
  add_number(digest, (uint64_t)verdict->code);
  add_string(digest, verdict->message);
  add_errors(digest, &verdict->errors);
  add_texts(digest, &verdict->strict);
  add_texts(digest, &verdict->warnings);
  add_value(digest, verdict->object);
  return true;
}

/* ---- texts and trees ---- */

static bool parse_json(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_parse_error error;
  crd_duplicates duplicates = {.count = 0};
  const crd_value *value = crd_json_parse(arena, inputs->good, &(crd_parse_options){.duplicates = &duplicates}, &error);
  add_value(digest, value);
  add_number(digest, duplicates.count);
  return value != NULL;
}

static bool parse_yaml(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_parse_error error;
  crd_string repeated = {NULL, 0};
  const crd_value *value = crd_yaml_parse(arena, inputs->yaml, NULL, &error, &repeated);
  add_value(digest, value);
  add_string(digest, repeated);
  return value != NULL;
}

static bool parse_yaml_stream(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_parse_error error;
  crd_yaml_document *documents;
  size_t count;
  if (!crd_yaml_parse_stream(arena, inputs->yaml, NULL, &documents, &count, &error)) return false;
  add_number(digest, count);
  return true;
}

static bool write_json(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  const crd_value *value = crd_json_parse(arena, inputs->good, NULL, NULL);
  if (!value) return false;
  add_string(digest, crd_json_encode(arena, value, CRD_JSON_COMPACT));
  crd_text text = {.arena = arena};
  crd_json_write(&text, value, CRD_JSON_COMPACT);
  add_string(digest, crd_text_string(&text));
  return true;
}

/* Trees, and maps that are big enough for equality to sort them. */
static bool change_values(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_value *value = crd_json_parse(arena, inputs->good, NULL, NULL);
  if (!value) return false;
  crd_value copy = crd_value_copy(arena, value), one = crd_value_make_map(arena, 2), other = crd_value_make_map(arena, 2);
  for (int i = 0; i < 200; i++) {
    crd_value_set(arena, &one, crd_arena_printf(arena, "name%d", i), crd_value_make_int(i));
    crd_value_set(arena, &other, crd_arena_printf(arena, "name%d", 199 - i), crd_value_make_int(199 - i));
  }
  crd_value list = crd_value_make_list(arena, 0);
  for (int i = 0; i < 100; i++) crd_value_append(arena, &list, crd_value_make_string(CRD_STRING("item")));
  add_number(digest, crd_value_equal(value, &copy));
  add_number(digest, crd_value_equal(&one, &other));
  add_value(digest, &list);
  add_value(digest, crd_value_find(&copy, "spec", "workerGroupSpecs", NULL));
  return true;
}

/* ---- requests ---- */

static const crd_kind *cluster_kind(void) {
  return crd_registry_find(&crd_registry_generated, CRD_STRING("ray.io"), CRD_STRING("v1"), CRD_STRING("RayCluster"));
}

static bool judge(crd_arena *arena, uint64_t *digest, const crd_request *request) {
  crd_verdict verdict;
  crd_request_judge(arena, request, &verdict);
  return add_verdict(digest, &verdict);
}

static bool judge_good(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return judge(arena, digest, &(crd_request){.kind = cluster_kind(), .body = inputs->good, .want_strict = true});
}

static bool judge_without_object(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return judge(arena, digest, &(crd_request){.kind = cluster_kind(), .body = inputs->good, .without_object = true});
}

static bool judge_bad(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return judge(arena, digest, &(crd_request){.kind = cluster_kind(), .body = inputs->bad, .want_strict = true});
}

static bool judge_yaml(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return judge(
      arena, digest,
      &(crd_request){.kind = cluster_kind(), .body = inputs->yaml, .encoding = CRD_ENCODING_YAML, .want_storage = true});
}

static bool judge_layers(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return judge(arena, digest, &(crd_request){.kind = cluster_kind(), .body = inputs->good, .layers = CRD_LAYER_ALL});
}

static bool judge_update(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  const crd_value *old = crd_json_parse(arena, inputs->good, NULL, NULL);
  return old &&
         judge(arena, digest,
               &(crd_request){.operation = CRD_UPDATE, .kind = cluster_kind(), .body = inputs->bad, .old_object = old});
}

static bool judge_layer(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  const crd_value *object = crd_json_parse(arena, inputs->good, NULL, NULL);
  crd_verdict verdict;
  if (!object) return false;
  crd_layer_judge(arena, &(crd_layer_request){.kind = cluster_kind(), .layer = CRD_LAYER_CONTROLLER, .object = object},
                  &verdict);
  return add_verdict(digest, &verdict);
}

static bool write_status(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_verdict verdict;
  crd_request_judge(arena, &(crd_request){.kind = cluster_kind(), .body = inputs->bad}, &verdict);
  crd_value status = crd_verdict_status(arena, &verdict, cluster_kind());
  add_value(digest, &status);
  crd_errors_print(&verdict.errors, inputs->nowhere);
  return true;
}

static bool answer(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest, const char *method, const char *url,
                   const char *type, crd_string body) {
  crd_value *stored = NULL;
  if (strcmp(method, "POST") != 0 && !(stored = crd_json_parse(arena, inputs->good, NULL, NULL))) return false;
  crd_endpoint_response response;
  crd_endpoint_answer(arena,
                      &(crd_endpoint_request){.registry = &crd_registry_generated,
                                              .method = crd_string_of(method),
                                              .url = crd_string_of(url),
                                              .content_type = crd_string_of(type),
                                              .body = body,
                                              .stored = stored},
                      &response);
  if (response.error.size || response.verdict.error.size) return false;
  add_number(digest, (uint64_t)response.code);
  add_value(digest, &response.body);
  add_texts(digest, &response.warnings);
  return true;
}

#define CLUSTERS "/apis/ray.io/v1/namespaces/default/rayclusters"

static bool answer_post(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return answer(arena, inputs, digest, "POST", CLUSTERS "?fieldValidation=Strict", "application/json", inputs->good);
}

static bool answer_post_yaml(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return answer(arena, inputs, digest, "POST", CLUSTERS, "application/yaml", inputs->yaml);
}

static bool answer_put(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return answer(arena, inputs, digest, "PUT", CLUSTERS "/example", "application/json", inputs->bad);
}

static bool answer_patch(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return answer(arena, inputs, digest, "PATCH", CLUSTERS "/example", "application/merge-patch+json",
                CRD_STRING("{\"spec\":{\"rayVersion\":\"2.9.0\",\"suspend\":true}}"));
}

static bool answer_delete(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  return answer(arena, inputs, digest, "DELETE", CLUSTERS "/example?dryRun=All", "application/json", CRD_STRING(""));
}

/* ---- patches ---- */

static bool patch_json(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  const crd_value *document = crd_json_parse(arena, inputs->good, NULL, NULL);
  crd_texts strict = {.arena = arena};
  crd_string result, error;
  crd_string patch = CRD_STRING(
      "[{\"op\":\"add\",\"path\":\"/spec/suspend\",\"value\":true},"
      "{\"op\":\"copy\",\"from\":\"/spec/workerGroupSpecs/0\",\"path\":\"/spec/workerGroupSpecs/-\"},"
      "{\"op\":\"remove\",\"path\":\"/spec/rayVersion\"}]");
  if (!document || crd_json_patch(arena, document, patch, &strict, &result, &error) != CRD_PATCH_DONE) return false;
  add_string(digest, result);
  return true;
}

static bool patch_merge(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  const crd_value *document = crd_json_parse(arena, inputs->good, NULL, NULL);
  crd_texts strict = {.arena = arena};
  crd_string result, error;
  crd_string patch = CRD_STRING("{\"spec\":{\"suspend\":true,\"rayVersion\":null,\"suspend\":false}}");
  if (!document || crd_merge_patch_of_text(arena, document, inputs->good, patch, &strict, &result, &error) != CRD_PATCH_DONE)
    return false;
  add_string(digest, result);
  add_texts(digest, &strict);
  return true;
}

/* ---- settings ---- */

static bool set_settings(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  (void)arena;
  crd_string error = {NULL, 0};
  crd_settings *settings = crd_registry_settings(&crd_registry_generated);
  if (!settings) return false;
  bool good = crd_settings_read_file(settings, inputs->settings, &error) &&
              crd_settings_set_gates(settings, CRD_STRING("AllBeta=true,RayCronJob=false"), &error) &&
              crd_settings_set_gate(settings, CRD_STRING("RayCronJob"), true, &error) &&
              crd_settings_set(settings, CRD_STRING("webhooksEnabled"), CRD_STRING("true"), &error) &&
              crd_settings_set_env(settings, CRD_STRING("ENABLE_WEBHOOKS"), CRD_STRING("false"), &error);
  crd_settings *derived = good ? crd_settings_derive(settings) : NULL;
  good = derived && crd_settings_set_gates(derived, CRD_STRING("AllAlpha=true"), &error);
  crd_settings_release(settings);
  if (good) add_number(digest, derived != NULL);
  crd_settings_release(derived);
  return good;
}

static bool refuse_settings(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  (void)arena;
  (void)inputs;
  crd_string error = {NULL, 0};
  crd_settings *settings = crd_registry_settings(&crd_registry_generated);
  if (!settings) return false;
  bool good = crd_settings_set_gates(settings, CRD_STRING("NoSuchGate=true"), &error);
  bool stopped = !good && crd_string_equal(error, crd_stop_text(CRD_STOP_MEMORY));
  add_number(digest, good);
  add_string(digest, error);
  crd_settings_release(settings);
  return !stopped;
}

/* ---- a kind's own functions ---- */

static bool use_kind(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_errors errors = crd_errors_init(arena);
  crd_texts strict = {.arena = arena};
  const ray_io_v1_RayCluster *cluster = ray_io_v1_RayCluster_from_yaml(arena, inputs->yaml, &strict, &errors);
  if (!cluster || !ray_io_v1_RayCluster_validate_decoded(cluster, NULL, NULL, &errors)) return false;
  if (!ray_io_v1_RayCluster_validate(cluster, NULL, NULL, &errors)) return false;
  if (errors.count) return false; /* the object is a valid one: an error is that of a stop */
  crd_string text = ray_io_v1_RayCluster_to_json(arena, cluster);
  if (!text.size) return false;
  add_string(digest, text);
  add_number(digest, ray_io_v1_RayCluster_equal(cluster, cluster));
  return true;
}

static bool copy_kind(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_errors errors = crd_errors_init(arena);
  crd_value *value = crd_yaml_parse(arena, inputs->yaml, NULL, NULL, NULL);
  const ray_io_v1_RayCluster *cluster = value ? ray_io_v1_RayCluster_decode(arena, value, &errors) : NULL;
  ray_io_v1_RayCluster *copy = cluster ? ray_io_v1_RayCluster_copy(arena, cluster) : NULL;
  if (!copy || !ray_io_v1_RayCluster_default(arena, copy)) return false;
  crd_string text = ray_io_v1_RayCluster_to_yaml(arena, copy);
  add_string(digest, text);
  const ray_io_v1_RayCluster *empty = ray_io_v1_RayCluster_create(arena, value);
  add_number(digest, empty && CRD_HAS(empty, metadata));
  return text.size && empty;
}

static bool read_file(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  crd_string text = {NULL, 0}, error = {NULL, 0};
  if (!crd_file_read(arena, inputs->settings, &text, &error)) return false;
  add_string(digest, text);
  return true;
}

/* ---- single values ---- */

static bool match_patterns(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  static unsigned number; /* a pattern that no cache holds */
  (void)inputs;
  crd_string error = {NULL, 0}, pattern = crd_arena_printf(arena, "^(a|b)+%u[\\p{Greek}_-]*$", number++);
  size_t begin, end;
  if (!crd_regex_check(arena, pattern, &error)) return false;
  add_number(digest, crd_regex_match(arena, pattern, CRD_STRING("ababc"), &error));
  add_number(digest, crd_regex_find(arena, CRD_STRING("b+"), CRD_STRING("aabba"), 0, &begin, &end, &error));
  if (error.size) return false;
  add_number(digest, crd_regex_match(arena, CRD_STRING("a(b"), CRD_STRING("ab"), &error));
  return error.size != 0;
}

static bool check_formats(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  static const char *const formats[][2] = {{"date-time", "2026-01-01T00:00:00Z"},
                                           {"email", "a.b (word) <a@example.com>"},
                                           {"uri", "https://example.com/a?b=c"},
                                           {"duration", "3 days"},
                                           {"ipv4", "10.0.0.1"},
                                           {"uuid", "00000000-0000-0000-0000-000000000001"},
                                           {"hostname", "a.example.com"},
                                           {"cidr", "10.0.0.0/8"}};
  (void)inputs;
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    add_number(digest, crd_format_check(crd_format_lookup(crd_string_of(formats[i][0])), crd_string_of(formats[i][1])));
  crd_texts messages = {.arena = arena};
  crd_named_format_check(crd_named_format_find(CRD_STRING("dns1123Label")), CRD_STRING("-Not A Label"), &messages);
  add_texts(digest, &messages);
  return true;
}

static bool read_scalars(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  (void)inputs;
  crd_quantity quantity;
  crd_string error = {NULL, 0};
  if (!crd_quantity_parse(CRD_STRING("1500m"), &quantity, &error)) return false;
  add_string(digest, crd_quantity_format(arena, &quantity));
  int64_t nanos = 0, offset = 0;
  if (!crd_duration_parse(arena, CRD_STRING("1h30m"), &nanos, &error)) return false;
  add_string(digest, crd_duration_format(arena, nanos));
  crd_timestamp stamp;
  if (!crd_timestamp_parse(arena, CRD_TIME_RFC3339, CRD_STRING("2026-01-01T00:00:00.5+01:00"), &stamp, &error)) return false;
  add_string(digest, crd_timestamp_format(arena, &stamp));
  if (!crd_zone_offset(arena, CRD_STRING("+05:30"), stamp.seconds, &offset, &error)) return false;
  add_number(digest, (uint64_t)offset);
  crd_url url;
  if (!crd_url_parse(arena, CRD_STRING("https://user@example.com:80/a%20b?c=d&e=f#g"), false, &url, &error)) return false;
  size_t count;
  crd_url_query(arena, CRD_STRING("a=b&c=%20d"), &count);
  add_number(digest, count);
  return true;
}

static bool check_metadata(crd_arena *arena, const scenario_inputs *inputs, uint64_t *digest) {
  (void)inputs;
  static const char text[] =
      "{\"name\":\"Not_A_Name\",\"labels\":{\"a/b/c\":\"-\",\"ok\":\"yes\"},\"annotations\":{\"-\":\"\"},"
      "\"ownerReferences\":[{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"name\":\"\",\"uid\":\"\"}],\"finalizers\":[\"x\"]}";
  crd_value *metadata = crd_json_parse(arena, crd_string_of(text), NULL, NULL);
  if (!metadata) return false;
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_validate(&errors, metadata,
                        &(crd_metadata_options){.name_rule = CRD_NAME_PATH_SEGMENT, .path = CRD_STRING("metadata")});
  crd_validate_labels(&errors, CRD_STRING("metadata.labels"), crd_value_get(metadata, CRD_STRING("labels")));
  crd_validate_annotations(&errors, CRD_STRING("metadata.annotations"), crd_value_get(metadata, CRD_STRING("annotations")));
  add_errors(digest, &errors);
  for (uint32_t i = 0; i < errors.count; i++) add_string(digest, crd_error_message(arena, &errors.items[i]));
  return true;
}

const scenario scenarios[] = {{"crd_json_parse", parse_json, true, false},
                              {"crd_yaml_parse", parse_yaml, true, false},
                              {"crd_yaml_parse_stream", parse_yaml_stream, true, false},
                              {"crd_json_encode, crd_json_write", write_json, false, false},
                              {"crd_value_copy, _set, _append, _equal", change_values, false, false},
                              {"crd_request_judge, a valid object", judge_good, true, false},
                              {"crd_request_judge, without its tree", judge_without_object, true, false},
                              {"crd_request_judge, an invalid object", judge_bad, true, false},
                              {"crd_request_judge, YAML and storage", judge_yaml, true, false},
                              {"crd_request_judge, all layers", judge_layers, true, false},
                              {"crd_request_judge, an update", judge_update, true, false},
                              {"crd_layer_judge", judge_layer, true, false},
                              {"crd_verdict_status, crd_errors_print", write_status, false, false},
                              {"crd_endpoint_answer, POST", answer_post, true, false},
                              {"crd_endpoint_answer, POST of YAML", answer_post_yaml, true, false},
                              {"crd_endpoint_answer, PUT", answer_put, true, false},
                              {"crd_endpoint_answer, PATCH", answer_patch, true, false},
                              {"crd_endpoint_answer, DELETE", answer_delete, true, false},
                              {"crd_json_patch", patch_json, true, false},
                              {"crd_merge_patch", patch_merge, true, false},
                              {"crd_settings_...", set_settings, true, false},
                              {"crd_settings_set_gates, refused", refuse_settings, true, false},
                              {"NAME_from_yaml, _validate, _validate_decoded, _to_json, _equal", use_kind, true, false},
                              {"NAME_copy, _default, _create, _to_yaml", copy_kind, true, false},
                              {"crd_file_read", read_file, true, false},
                              {"crd_regex_...", match_patterns, false, true},
                              {"crd_format_check, crd_named_format_check", check_formats, false, true},
                              {"quantities, durations, times, URLs", read_scalars, false, false},
                              {"crd_metadata_validate, crd_validate_...", check_metadata, false, false}};
const size_t scenario_count = sizeof scenarios / sizeof *scenarios;
