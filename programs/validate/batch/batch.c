/* SPDX-License-Identifier: Apache-2.0 */
/* Requests and verdicts as lines of JSON: for comparing this program with the API server. A CRD is compiled once for all
 * requests that name it. */
#include "batch.h"
#include "../../../runtime/base/say.h"
#include "../../../runtime/value/joined.h"
#include "admission.h"
#include "base/memory.h"
#include "documents/lines.h"
#include "judge/builtin.h"
#include "judge/expression_judge.h"
#include "judge/peek.h"
#include "kinds/choice.h"
#include "layer.h"
#include "time_limit.h"
#include <crd/raw_json.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

/* The most compiled CRDs in the cache. */
#define CACHE_LIMIT 200

typedef struct cached {
  char *key; /* the file's name, or the CRD's text */
  size_t size;
  bool is_file;
  kinds *kinds; /* NULL: it does not compile */
  char *error;  /* why */
} cached;

typedef struct batch {
  const options *options;
  const crd_registry *registry; /* for requests without a CRD */
  const crd_settings *settings; /* of that registry; for others by name */
  const crd_state *state;       /* for that registry (--state); NULL: nothing is known of a cluster */
  layer_use *layers;            /* NULL: no layer above the CRD is asked for */
  batch_admission *admission;   /* NULL: no line has used the chain yet */
  crd_arena *arena;
  cached cache[CACHE_LIMIT];
  size_t cache_count;
  crd_string line; /* the current request */
  crd_text answer; /* its answer */
} batch;

/* A parsed line; the members are slices of it, or decoded strings. */
typedef struct batch_request {
  crd_string id, op, endpoint, crd_file, object_raw, object_yaml, wanted, layer;
  crd_string method, url, content_type, body; /* an HTTP request */
  crd_string name, name_space, path, field_validation, patch_type;
  crd_string query_options, patch;                                         /* raw JSON */
  crd_string crd, old_crd, object, old_object, feature_gates, env, config; /* raw JSON */
  crd_string resource, user_info, cluster_state, http;                     /* raw JSON, of a service */
  crd_string sub_resource;
  crd_string configuration; /* raw JSON: for the whole chain */
  bool named, name_spaced;  /* the request has a name, a namespace */
  bool as_submitted;
} batch_request;

static bool read_string(crd_arena *arena, crd_string raw, crd_string *string) {
  const crd_value *value = crd_json_parse(arena, raw, NULL, NULL);
  if (!value || (value->kind != CRD_STRING_VALUE && value->kind != CRD_NULL)) return false;
  if (value->kind == CRD_STRING_VALUE) *string = crd_value_string(value);
  return true;
}

/* Parses a line; false if it is no request. */
static bool read_request(crd_arena *arena, crd_string line, batch_request *request) {
  struct {
    crd_string name, *string, *raw;
  } members[] = {{CRD_STRING("\"id\""), &request->id, NULL},
                 {CRD_STRING("\"op\""), &request->op, NULL},
                 {CRD_STRING("\"endpoint\""), &request->endpoint, NULL},
                 {CRD_STRING("\"crdFile\""), &request->crd_file, NULL},
                 {CRD_STRING("\"objectRaw\""), &request->object_raw, NULL},
                 {CRD_STRING("\"objectYaml\""), &request->object_yaml, NULL},
                 {CRD_STRING("\"return\""), &request->wanted, NULL},
                 {CRD_STRING("\"layer\""), &request->layer, NULL},
                 {CRD_STRING("\"method\""), &request->method, NULL},
                 {CRD_STRING("\"url\""), &request->url, NULL},
                 {CRD_STRING("\"contentType\""), &request->content_type, NULL},
                 {CRD_STRING("\"body\""), &request->body, NULL},
                 {CRD_STRING("\"name\""), &request->name, NULL},
                 {CRD_STRING("\"namespace\""), &request->name_space, NULL},
                 {CRD_STRING("\"path\""), &request->path, NULL},
                 {CRD_STRING("\"fieldValidation\""), &request->field_validation, NULL},
                 {CRD_STRING("\"patchType\""), &request->patch_type, NULL},
                 {CRD_STRING("\"options\""), NULL, &request->query_options},
                 {CRD_STRING("\"patch\""), NULL, &request->patch},
                 {CRD_STRING("\"subResource\""), &request->sub_resource, NULL},
                 {CRD_STRING("\"resource\""), NULL, &request->resource},
                 {CRD_STRING("\"userInfo\""), NULL, &request->user_info},
                 {CRD_STRING("\"clusterState\""), NULL, &request->cluster_state},
                 {CRD_STRING("\"http\""), NULL, &request->http},
                 {CRD_STRING("\"featureGates\""), NULL, &request->feature_gates},
                 {CRD_STRING("\"env\""), NULL, &request->env},
                 {CRD_STRING("\"config\""), NULL, &request->config},
                 {CRD_STRING("\"configuration\""), NULL, &request->configuration},
                 {CRD_STRING("\"crd\""), NULL, &request->crd},
                 {CRD_STRING("\"oldCrd\""), NULL, &request->old_crd},
                 {CRD_STRING("\"object\""), NULL, &request->object},
                 {CRD_STRING("\"oldObject\""), NULL, &request->old_object}};
  enum { COUNT = sizeof members / sizeof *members };
  *request = (batch_request){.as_submitted = false};
  size_t at = 0;
  crd_string name, value;
  bool good = false;
  while (at < line.size && (line.data[at] == ' ' || line.data[at] == '\t')) at++;
  if (at == line.size || line.data[at++] != '{') return false;
  while (crd_raw_json_member(line, &at, &name, &value, &good)) {
    for (size_t i = 0; i < COUNT; i++) {
      if (!crd_string_equal(name, members[i].name)) continue;
      if (members[i].raw)
        *members[i].raw = value;
      else if (!read_string(arena, value, members[i].string))
        return false;
    }
    request->named = request->named || crd_string_equal(name, CRD_STRING("\"name\""));
    request->name_spaced = request->name_spaced || crd_string_equal(name, CRD_STRING("\"namespace\""));
    if (crd_string_equal(name, CRD_STRING("\"asSubmitted\""))) request->as_submitted = value.data[0] == 't';
  }
  return good && crd_raw_json_at_end(line, at);
}

static void empty_cache(batch *batch) {
  for (size_t i = 0; i < batch->cache_count; i++) {
    kinds_destroy(batch->cache[i].kinds);
    free(batch->cache[i].key);
    free(batch->cache[i].error);
  }
  batch->cache_count = 0;
}

static const crd_registry *registry_of(const cached *entry, crd_string *error) {
  if (entry->kinds) return kinds_registry(entry->kinds);
  *error = crd_string_of(entry->error);
  return NULL;
}

/* The registry of the request's CRD, or NULL with the error. */
static const crd_registry *find_registry(batch *batch, const batch_request *request, crd_string *error) {
  bool is_file = request->crd_file.size != 0;
  crd_string key = is_file ? request->crd_file : request->crd;
  if (!key.size) return batch->registry;
  for (size_t i = 0; i < batch->cache_count; i++) {
    const cached *entry = &batch->cache[i];
    if (entry->is_file == is_file && entry->size == key.size && memcmp(entry->key, key.data, key.size) == 0)
      return registry_of(entry, error);
  }
  char *copy = memory_checked(malloc(key.size + 1), key.size + 1);
  memcpy(copy, key.data, key.size);
  copy[key.size] = '\0';
  crd_string text = is_file ? (crd_string){NULL, 0} : (crd_string){copy, key.size};
  cached entry = {.key = copy, .size = key.size, .is_file = is_file};
  entry.kinds = kinds_load_quietly(is_file ? copy : "<request>", text, batch->options->rules.kubernetes_minor, &entry.error);
  if (!entry.kinds && !entry.error) {
    free(copy);
    crd_stop_now(batch->arena, CRD_STOP_MEMORY, 0);
  }
  /* NOLINTNEXTLINE(clang-analyzer-unix.Malloc): the copy is the cache's from here on */
  if (batch->cache_count == CACHE_LIMIT) empty_cache(batch);
  batch->cache[batch->cache_count++] = entry;
  return registry_of(&entry, error);
}

/* The kind of the request: the endpoint's, else the object's own. NULL with the error. */
static const crd_kind *find_kind(batch *batch, const batch_request *request, const crd_registry *registry, crd_string body,
                                 crd_encoding encoding, crd_string *error) {
  crd_string api_version = {NULL, 0}, kind = {NULL, 0}, endpoint = request->endpoint;
  size_t slash = endpoint.size;
  while (slash > 0 && endpoint.data[slash - 1] != '/') slash--;
  if (slash > 0) {
    api_version = (crd_string){endpoint.data, slash - 1};
    kind = (crd_string){endpoint.data + slash, endpoint.size - slash};
  } else {
    const crd_value *root = encoding == CRD_ENCODING_YAML ? crd_yaml_parse(batch->arena, body, NULL, NULL, NULL)
                                                          : crd_json_parse(batch->arena, body, NULL, NULL);
    const crd_value *own_version = crd_value_get(root, CRD_STRING("apiVersion")),
                    *own = crd_value_get(root, CRD_STRING("kind"));
    if (own_version && own_version->kind == CRD_STRING_VALUE) api_version = crd_value_string(own_version);
    if (own && own->kind == CRD_STRING_VALUE) kind = crd_value_string(own);
  }
  const crd_kind *found = crd_registry_find_object(registry, api_version, kind);
  if (!found && slash == 0) {
    crdc_own_type(batch->arena, body, &api_version, &kind);
    found = crd_registry_find_object(registry, api_version, kind);
  }
  if (found) return found;
  *error = crd_joined(batch->arena, CRD_STRING("no version for \""), api_version, CRD_STRING("/"), kind, CRD_STRING("\""));
  return NULL;
}

/* The text of a patch: JSON as it is, or a string with any text. */
static crd_string patch_of_request(crd_arena *arena, crd_string raw) {
  crd_string text = raw;
  if (raw.size && raw.data[0] == '"') read_string(arena, raw, &text);
  return text;
}

/* Reads what a line contains in addition to the object. */
static void read_surroundings(batch *batch, const crd_registry *registry, const batch_request *line, crd_request *request) {
  static const char *const words[] = {"", "Ignore", "Warn", "Strict"};
  crd_string validation = line->field_validation;
  if (line->query_options.size) request->options = crd_json_parse(batch->arena, line->query_options, NULL, NULL);
  const crd_value *asked = crd_value_get(request->options, CRD_STRING("fieldValidation"));
  if (!validation.size && asked && asked->kind == CRD_STRING_VALUE) validation = crd_value_string(asked);
  for (size_t i = CRD_FIELDS_IGNORE; i <= CRD_FIELDS_STRICT; i++)
    if (crd_string_equal(validation, crd_string_of(words[i]))) request->field_validation = (crd_field_validation)i;
  request->namespace_ = line->name_space;
  if (!line->name.size && !line->patch.size) return;
  const crd_value *own = crd_value_find(request->old_object, "metadata", "name", NULL);
  const crd_value *space = crd_value_find(request->old_object, "metadata", "namespace", NULL);
  request->by_url = true;
  request->others = registry;
  request->name = line->name.size || !own || own->kind != CRD_STRING_VALUE ? line->name : crd_value_string(own);
  if (!request->namespace_.size && space && space->kind == CRD_STRING_VALUE) request->namespace_ = crd_value_string(space);
  if (!request->namespace_.size) request->namespace_ = CRD_STRING("default");
  if (!line->patch.size) return;
  request->body = patch_of_request(batch->arena, line->patch);
  request->patch = line->patch_type.size
                       ? (crd_string_equal(line->patch_type, CRD_STRING("json")) ? CRD_PATCH_JSON : CRD_PATCH_MERGE)
                   : request->body.size && request->body.data[0] == '[' ? CRD_PATCH_JSON
                                                                        : CRD_PATCH_MERGE;
}

/* Converts a line to a request for the judge; false with the error. */
static bool make_request(batch *batch, const batch_request *line, crd_request *request, crd_string *error) {
  static const struct {
    crd_string name;
    crd_operation operation;
  } operations[] = {{CRD_STRING_INIT("create"), CRD_CREATE},
                    {CRD_STRING_INIT("update"), CRD_UPDATE},
                    {CRD_STRING_INIT("update-status"), CRD_UPDATE_STATUS},
                    {CRD_STRING_INIT("patch"), CRD_UPDATE},
                    {CRD_STRING_INIT("patch-status"), CRD_UPDATE_STATUS}};
  enum { OPS = sizeof operations / sizeof *operations };
  size_t op = 0;
  while (op < OPS && line->op.size && !crd_string_equal(line->op, operations[op].name)) op++;
  if (op == OPS) {
    crd_text text = {.arena = batch->arena};
    crd_text_add(&text, CRD_STRING("unknown op "));
    crd_text_add(&text, line->op);
    *error = crd_text_string(&text);
    return false;
  }
  const crd_registry *registry = find_registry(batch, line, error);
  if (!registry) return false;
  *request = (crd_request){.operation = operations[op].operation,
                           .body = line->object,
                           .layers = batch->options->rules.layers,
                           .warn_layers = batch->options->rules.warn_layers,
                           .ratchet_layers = batch->options->rules.ratchet_layers,
                           .settings = batch->settings,
                           .pods = &crdc_pod_judge,
                           .state = registry == batch->registry ? batch->state : NULL,
                           .kubernetes_minor = batch->options->rules.kubernetes_minor,
                           .decoder = batch->options->rules.decoder,
                           .want_strict = true,
                           .as_submitted = line->as_submitted,
                           .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                           .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                           .resource_version = CRD_STRING("1")};
  if (line->object_raw.size) {
    request->body = line->object_raw;
  } else if (line->object_yaml.size) {
    request->body = line->object_yaml;
    if (op == 0) request->encoding = CRD_ENCODING_YAML; /* an update is always read as JSON */
  }
  crd_string known_by = request->body.size ? request->body : line->old_object;
  request->kind = find_kind(batch, line, registry, known_by, request->encoding, error);
  if (!request->kind) return false;
  crd_parse_error problem = {.offset = 0};
  if (op != 0 && line->old_object.size) request->old_object = crd_json_parse(batch->arena, line->old_object, NULL, &problem);
  read_surroundings(batch, registry, line, request);
  if (op == 0 || request->old_object || (request->by_url && !line->old_object.size)) return true;
  if (!line->old_object.size) request->old_object = crd_json_parse(batch->arena, line->old_object, NULL, &problem);
  *error = crd_joined(batch->arena, CRD_STRING("oldObject: "), problem.message);
  return false;
}

/* Answers requests about CRDs themselves; false for other requests. */
static bool answer_about_crd(const batch *batch, const batch_request *request, crd_text *text) {
  definition_source source = {request->crd_file.size ? crd_arena_copy(batch->arena, request->crd_file).data : NULL,
                              request->crd};
  bool updates = crd_string_equal(request->op, CRD_STRING("crd-update"));
  unsigned minor = batch->options->rules.kubernetes_minor;
  if (crd_string_equal(request->op, CRD_STRING("rules")))
    batch_list_rules(text, request->id, source, minor);
  else if (updates || crd_string_equal(request->op, CRD_STRING("crd")))
    batch_judge_crd(text, &(definition_request){.id = request->id,
                                                .crd = source,
                                                .updates = updates,
                                                .old_text = request->old_crd,
                                                .kubernetes_minor = minor,
                                                .responds = crd_string_equal(request->wanted, CRD_STRING("response"))});
  else
    return false;
  return true;
}

/* The registry of a request; NULL with the error as the answer. */
static const crd_registry *registry_or_say(batch *batch, const batch_request *line, crd_text *text) {
  crd_string error = {NULL, 0};
  const crd_registry *registry = find_registry(batch, line, &error);
  if (!registry) verdict_json_write_error(text, &(verdict_subject){.id = line->id, .item = -1}, error);
  return registry;
}

/* Answers requests about one layer above the CRD; false for other requests. */
static bool answer_about_layer(batch *batch, const batch_request *line, crd_text *text) {
  if (!line->layer.size) return false;
  const crd_registry *registry = registry_or_say(batch, line, text);
  if (!registry) return true;
  batch_layer_request request = {.id = line->id,
                                 .layer = line->layer,
                                 .op = line->op,
                                 .object = line->object,
                                 .old_object = line->old_object,
                                 .feature_gates = line->feature_gates,
                                 .env = line->env,
                                 .config = line->config,
                                 .state = registry == batch->registry ? batch->state : NULL};
  batch_judge_layer(text, registry, &request);
  return true;
}

/* Answers requests about a pod template or an object of a built-in kind; false for other requests. */
static bool answer_about_core(const batch *batch, const batch_request *line, crd_text *text) {
  bool template = crd_string_equal(line->op, CRD_STRING("template"));
  crd_string object = line->object_raw.size ? line->object_raw : line->object;
  crd_string endpoint = line->endpoint;
  if (!template && (line->crd_file.size || line->crd.size)) return false;
  if (!template && !endpoint.size) endpoint = batch_core_endpoint_of(batch->arena, object);
  if (!template && !batch_core_answers(endpoint, line->op)) return false;
  batch_core_request request = {.id = line->id,
                                .endpoint = template ? (crd_string){NULL, 0} : endpoint,
                                .op = line->op,
                                .object = object,
                                .object_yaml = line->object_yaml,
                                .old_object = line->old_object,
                                .path = line->path,
                                .name_space = line->name_space,
                                .validation = line->field_validation,
                                .feature_gates = line->feature_gates,
                                .expressions = crdc_expression_judge,
                                .kubernetes_minor = batch->options->rules.kubernetes_minor,
                                .with_object = crd_string_equal(line->wanted, CRD_STRING("object"))};
  batch_judge_core(text, &request);
  return true;
}

/* Answers HTTP requests; false for other requests. */
static bool answer_http(batch *batch, const batch_request *line, crd_text *text) {
  if (!line->method.size) return false;
  const crd_registry *registry = registry_or_say(batch, line, text);
  if (!registry) return true;
  batch_endpoint_request request = {.id = line->id,
                                    .method = line->method,
                                    .url = line->url,
                                    .content_type = line->content_type,
                                    .body = line->body,
                                    .stored = line->old_object,
                                    .kubernetes_minor = batch->options->rules.kubernetes_minor};
  batch_judge_endpoint(text, registry, &request);
  return true;
}

/* Answers requests to an admission service, whose endpoint is a path; false for other requests. */
static bool answer_service(batch *batch, const batch_request *line, crd_text *text) {
  if (!crd_string_has_prefix(line->endpoint, CRD_STRING("/"))) return false;
  const crd_registry *registry = registry_or_say(batch, line, text);
  if (!registry) return true;
  batch_service_request request = {.id = line->id,
                                   .endpoint = line->endpoint,
                                   .op = line->op,
                                   .object = line->object,
                                   .old_object = line->old_object,
                                   .name = line->named ? &line->name : NULL,
                                   .name_space = line->name_spaced ? &line->name_space : NULL,
                                   .resource = line->resource,
                                   .sub_resource = line->sub_resource,
                                   .user_info = line->user_info,
                                   .cluster_state = line->cluster_state,
                                   .state = registry == batch->registry ? batch->state : NULL,
                                   .http = line->http,
                                   .with_object = crd_string_equal(line->wanted, CRD_STRING("object")),
                                   .settings = {line->feature_gates, line->env, line->config}};
  batch_judge_service(text, registry, &request);
  return true;
}

/* Answers requests to the whole admission chain; false for other requests. */
static bool answer_admission(batch *batch, const batch_request *line, crd_text *text) {
  if (!line->configuration.size) return false;
  if (!batch->admission)
    batch->admission = memory_checked(batch_admission_create(batch->options->rules.kubernetes_minor), 0);
  batch_judge_admission(batch->admission, batch->arena, batch->line, text);
  return true;
}

static void answer(void *context) {
  batch *batch = context;
  batch_request parsed;
  crd_text text = {.arena = batch->arena};
  crd_string error = {NULL, 0};
  if (!read_request(batch->arena, batch->line, &parsed)) {
    verdict_json_write_error(&text, &(verdict_subject){.item = -1},
                             CRD_STRING("request: not a JSON object of the expected form"));
  } else if (!answer_admission(batch, &parsed, &text) && !answer_service(batch, &parsed, &text) &&
             !answer_http(batch, &parsed, &text) && !answer_about_layer(batch, &parsed, &text) &&
             !answer_about_crd(batch, &parsed, &text) && !answer_about_core(batch, &parsed, &text)) {
    verdict_subject subject = {.id = parsed.id, .item = -1};
    crd_request request;
    crd_verdict verdict;
    if (make_request(batch, &parsed, &request, &error)) {
      bool with_object = crd_string_equal(parsed.wanted, CRD_STRING("object"));
      request.without_object = !with_object;
      crd_request_judge(batch->arena, &request, &verdict);
      if (batch->layers) layer_use_note(batch->layers, request.kind, batch->options->rules.layers, verdict.unasked_layers);
      if (crd_string_equal(parsed.wanted, CRD_STRING("response"))) subject.responds = request.kind;
      if (verdict.allowed || verdict.fast) subject.kind = request.kind->kind; /* if there is no object with a kind */
      verdict_json_write(&text, &subject, &verdict, with_object);
    } else {
      verdict_json_write_error(&text, &subject, error);
    }
  }
  if (text.size) crd_text_add_char(&text, '\n'); /* a CRD can have no rules */
  batch->answer = text;
}

/* Whether a JSON string can be printed unchanged. */
static bool is_plain_json_string(crd_string raw) {
  bool plain = raw.size >= 2 && raw.data[0] == '"';
  for (size_t i = 0; i < raw.size; i++) plain = plain && (unsigned char)raw.data[i] >= 0x20 && raw.data[i] != '\\';
  return plain;
}

/* The answer to a request that was stopped for lack of memory or time; it needs no memory. */
static void print_stopped(crd_string line, crd_stop stop) {
  crd_string name, value, id = CRD_STRING("\"\"");
  bool good = false;
  size_t at = 0;
  while (at < line.size && line.data[at] != '{') at++;
  at += at < line.size;
  while (crd_raw_json_member(line, &at, &name, &value, &good))
    if (crd_string_equal(name, CRD_STRING("\"id\"")) && is_plain_json_string(value)) id = value;
  printf("{\"id\":%.*s,\"allowed\":false,\"error\":\"could not be judged: %s\"}\n", CRD_PRINT(id), time_limit_words(stop));
}

/* Answers a line; false if it was stopped for lack of memory or time. */
static bool answer_line(batch *batch, crd_string line) {
  batch->line = line;
  crd_stop stop = time_limit_guard(batch->arena, answer, batch);
  if (stop)
    print_stopped(line, stop);
  else if (batch->answer.size) /* an empty line has no answer */
    fwrite(batch->answer.data, 1, batch->answer.size, stdout);
  crd_arena_reset(batch->arena);
  return !stop;
}

/* Answers standard input; false if it could not be read to its end, or a request was not judged. */
static bool answer_lines(batch *batch) {
  lines input = {.input = STDIN_FILENO, .output = stdout};
  size_t stopped = 0;
  for (crd_string line; lines_next(&input, &line);)
    if (line.size) stopped += !answer_line(batch, line);
  if (input.error) crd_say(stderr, "crd-validate: standard input: %s\n", strerror(input.error));
  if (stopped) fprintf(stderr, "crd-validate: %zu requests could not be judged: no memory or time was left\n", stopped);
  lines_free(&input);
  return !input.error && !stopped;
}

int batch_run(const check_context *context) {
  const options *options = context->options;
  batch batch = {.options = options,
                 .registry = kinds_registry(context->kinds),
                 .settings = context->settings,
                 .state = known_state_of(context->state),
                 .arena = crd_arena_create(&(crd_arena_options){.limit = MEMORY_LIMIT_OF_WORK})};
  bool failed;
  batch.layers = layer_use_create(options, batch.registry, &failed);
  bool good = batch.arena && !failed && answer_lines(&batch);
  if (!batch.arena || failed) crd_say(stderr, "crd-validate: standard input: %s\n", strerror(ENOMEM));
  if (!options->output.quiet) layer_use_print(batch.layers, stderr);
  good = layer_use_settle(batch.layers, context->kinds) && good;
  layer_use_destroy(batch.layers);
  empty_cache(&batch);
  batch_admission_destroy(batch.admission);
  crd_arena_destroy(batch.arena);
  return good ? EXIT_VALID : EXIT_UNJUDGED;
}

/* crd-validate batch, also --batch. */

static void describe_batch(const flag_help *help) {
  static const char *const own_flags[] = {"ratchet-layers"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_batch, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode batch_mode = {.asked = {.flag = "batch", .describe = describe_batch}, .run = batch_run};
