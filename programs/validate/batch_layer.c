/* The settings are made for each request: its gates, its environment, its configuration over the defaults. */
#include "batch_layer.h"
#include "verdict_json.h"
#include <crd/guard.h>
#include <crd/request.h>

/* A member of a request that is an object: gates, variables, settings. */
static bool read_map_member(crd_arena *arena, crd_string raw, const crd_value **map) {
  *map = NULL;
  if (!raw.size) return true;
  const crd_value *value = crd_json_parse(arena, raw, NULL, NULL);
  if (!value || (value->kind != CRD_MAP && value->kind != CRD_NULL)) return false;
  if (value->kind == CRD_MAP) *map = value;
  return true;
}

static bool set_gates(crd_settings *settings, const crd_value *gates, crd_string *error) {
  for (uint32_t i = 0; gates && i < gates->size; i++) {
    const crd_member *gate = &gates->as.members[i];
    if (gate->value.kind != CRD_BOOL) {
      *error = CRD_STRING("featureGates: not a map of booleans");
      return false;
    }
    if (!crd_settings_set_gate(settings, crd_member_name(gate), gate->value.as.boolean, error)) return false;
  }
  return true;
}

static bool set_environment(crd_settings *settings, const crd_value *env, crd_string *error) {
  for (uint32_t i = 0; env && i < env->size; i++) {
    const crd_member *variable = &env->as.members[i];
    if (variable->value.kind != CRD_STRING_VALUE) {
      *error = CRD_STRING("env: not a map of strings");
      return false;
    }
    if (!crd_settings_set_env(settings, crd_member_name(variable), crd_value_string(&variable->value), error)) return false;
  }
  return true;
}

static bool set_configuration(crd_arena *arena, crd_settings *settings, const crd_value *config, crd_string *error) {
  for (uint32_t i = 0; config && i < config->size; i++) {
    const crd_member *setting = &config->as.members[i];
    crd_string text = setting->value.kind == CRD_STRING_VALUE ? crd_value_string(&setting->value)
                                                              : crd_json_encode(arena, &setting->value, CRD_JSON_COMPACT);
    if (!crd_settings_set(settings, crd_member_name(setting), text, error)) return false;
  }
  return true;
}

/* Settings live beside the arena: a stop in between must not lose them. */
typedef struct layer_job {
  crd_arena *arena;
  crd_text *text;
  const verdict_subject *subject;
  const batch_layer_request *request;
  crd_settings *settings;
  crd_layer_request question;
} layer_job;

/* What the request tells from outside, into its settings; false with the error. */
static bool fill_settings(const layer_job *job, crd_string *error) {
  const batch_layer_request *request = job->request;
  const crd_value *gates, *env, *config;
  if (!read_map_member(job->arena, request->feature_gates, &gates) || !read_map_member(job->arena, request->env, &env) ||
      !read_map_member(job->arena, request->config, &config)) {
    *error = CRD_STRING("featureGates, env and config are maps");
    return false;
  }
  return set_gates(job->settings, gates, error) && set_environment(job->settings, env, error) &&
         set_configuration(job->arena, job->settings, config, error);
}

static void judge_with_settings(void *context) {
  const layer_job *job = context;
  crd_string error = {NULL, 0};
  crd_verdict verdict;
  if (!fill_settings(job, &error)) {
    verdict_json_write_error(job->text, job->subject, error);
    return;
  }
  crd_layer_judge(job->arena, &job->question, &verdict);
  verdict_json_write(job->text, job->subject, &verdict, false);
}

/* Settings with the defaults of all kinds; NULL when there is no memory. */
static crd_settings *make_settings(crd_arena *arena, const crd_registry *registry) {
  const crd_extras **tables = crd_arena_alloc(arena, (registry->count + 1) * sizeof *tables);
  size_t count = 0;
  for (size_t i = 0; i < registry->count; i++)
    if (registry->kinds[i]->extras) tables[count++] = registry->kinds[i]->extras;
  return crd_settings_create(tables, count);
}

static crd_string request_string(const crd_value *object, const char *name) {
  const crd_value *value = crd_value_get(object, crd_string_of(name));
  return crd_value_text(value);
}

/* webhook, controller or controller-STAGE. */
static bool read_layer(crd_string name, crd_layer *layer, crd_string *stage) {
  static const char alone[] = "controller-";
  *stage = (crd_string){NULL, 0};
  *layer = CRD_LAYER_CONTROLLER;
  if (crd_string_equal(name, CRD_STRING("controller"))) return true;
  if (crd_string_has_prefix(name, crd_string_of(alone))) {
    *stage = (crd_string){name.data + sizeof alone - 1, name.size - (sizeof alone - 1)};
    return true;
  }
  *layer = CRD_LAYER_WEBHOOK;
  return crd_string_equal(name, CRD_STRING("webhook"));
}

static bool read_operation(crd_string op, crd_string *operation) {
  static const struct {
    crd_string name, operation;
  } operations[] = {{CRD_STRING_INIT("create"), CRD_STRING_INIT("CREATE")},
                    {CRD_STRING_INIT("update"), CRD_STRING_INIT("UPDATE")},
                    {CRD_STRING_INIT("delete"), CRD_STRING_INIT("DELETE")}};
  size_t i = 0;
  while (i < 3 && op.size && !crd_string_equal(op, operations[i].name)) i++;
  if (i < 3) *operation = operations[i].operation;
  return i < 3;
}

/* The object of the request, for DELETE the one that goes; NULL with the error. */
static const crd_value *read_layer_object(crd_arena *arena, crd_string raw, crd_string *error) {
  crd_parse_error problem = {.offset = 0};
  const crd_value *object = crd_json_parse(arena, raw, NULL, &problem);
  if (object && object->kind == CRD_MAP) return object;
  crd_text text = {.arena = arena};
  crd_text_add(&text, CRD_STRING("object: "));
  crd_text_add(&text, object ? CRD_STRING("not a JSON object") : problem.message);
  *error = crd_text_string(&text);
  return NULL;
}

void batch_judge_layer(crd_text *text, const crd_registry *registry, const batch_layer_request *request) {
  crd_arena *arena = text->arena;
  verdict_subject subject = {.id = request->id, .item = -1, .layer = request->layer};
  crd_layer_request question = {.without_rule = request->without_rule};
  crd_string error = {NULL, 0};
  bool deletes = crd_string_equal(request->op, CRD_STRING("delete"));
  crd_string main_object = deletes && request->old_object.size ? request->old_object : request->object;
  question.object = read_layer_object(arena, main_object, &error);
  if (question.object && request->old_object.size && !deletes)
    question.old_object = crd_json_parse(arena, request->old_object, NULL, NULL);
  if (question.object) {
    subject.kind = request_string(question.object, "kind");
    const crd_value *metadata = crd_value_get(question.object, CRD_STRING("metadata"));
    if (metadata) subject.name = request_string(metadata, "name");
    question.kind = crd_registry_find_object(registry, request_string(question.object, "apiVersion"), subject.kind);
    if (!question.kind) error = CRD_STRING("no rules for the object's kind");
  }
  if (question.kind && !read_layer(request->layer, &question.layer, &question.stage)) error = CRD_STRING("unknown layer");
  if (!error.size && !read_operation(request->op, &question.operation)) error = CRD_STRING("unknown op");
  if (error.size) {
    verdict_json_write_error(text, &subject, error);
    return;
  }
  crd_settings *settings = make_settings(arena, registry);
  if (!settings) crd_stop_now(arena, CRD_STOP_MEMORY, 0);
  question.settings = settings;
  layer_job job = {arena, text, &subject, request, settings, question};
  crd_stop stop = crd_guard(arena, judge_with_settings, &job);
  crd_settings_release(settings);
  if (stop) crd_stop_now(arena, stop, 0);
}
