/* SPDX-License-Identifier: Apache-2.0 */
/* Each object is one request; its result is printed when it is known. Between the two halves of the chain the schema is
 * checked as without a chain. */
#include "chain.h"
#include "../../../runtime/base/say.h"
#include "check/judge.h"
#include "judge/expression_judge.h"
#include "judge/json_members.h"
#include "judges/admission_files.h"
#include "object_files.h"
#include "steps.h"
#include <crd/service.h>
#include <crd/shown.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Prints the steps of an object through the chain: text for people, one line per step; or JSON, one object per request. */

/* The result of one request. */
typedef struct chain_way {
  crd_string place; /* "file:line:column" of the object */
  const crd_admission_attributes *attributes;
  crd_string object_name;
  const chain_steps *steps;
  bool allowed;
  int code;
  crd_string reason, message;
  const crd_texts *warnings;
  const crd_texts *annotations; /* for the audit log: keys and values alternate */
  const crd_value *object;      /* the object that would be stored, or NULL */
  crd_string error;             /* why it could not be judged; empty: it was judged */
} chain_way;

/* ---- text ---- */

/* Prints the rest of a line, without secrets. */
static void print_rest(FILE *stream, crd_arena *arena, crd_string text) {
  crd_print_shown(stream, finding_hidden(arena, text), CRD_SHOWN_LINE);
  fputc('\n', stream);
}

static void print_value(FILE *stream, crd_arena *arena, char sign, const value_change *change, const crd_value *value) {
  crd_text text = {.arena = arena};
  if (!value) return;
  crd_text_printf(&text, "      %c %.*s: ", sign, CRD_PRINT(change->path));
  crd_json_write(&text, value, CRD_JSON_COMPACT);
  print_rest(stream, arena, crd_text_string(&text));
}

static void print_step(FILE *stream, crd_arena *arena, const chain_step *step) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "  %s", step->what);
  if (step->name.size) crd_text_printf(&text, " %.*s", CRD_PRINT(step->name));
  if (step->binding.size) crd_text_printf(&text, ", binding %.*s", CRD_PRINT(step->binding));
  if (step->round) crd_text_add(&text, CRD_STRING(" (once more)"));
  crd_text_printf(&text, ": %.*s", CRD_PRINT(step->outcome));
  print_rest(stream, arena, crd_text_string(&text));
  for (size_t i = 0; i < step->changes.count; i++) {
    print_value(stream, arena, '-', &step->changes.items[i], step->changes.items[i].before);
    print_value(stream, arena, '+', &step->changes.items[i], step->changes.items[i].after);
  }
}

static crd_string subject_of(crd_arena *arena, const chain_way *way) {
  const crd_admission_attributes *attributes = way->attributes;
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%.*s %.*s%s%.*s/%.*s", CRD_PRINT(attributes->operation), CRD_PRINT(attributes->resource.group),
                  attributes->resource.group.size ? "/" : "", CRD_PRINT(attributes->resource.version),
                  CRD_PRINT(attributes->resource.resource));
  if (attributes->sub_resource.size) crd_text_printf(&text, "/%.*s", CRD_PRINT(attributes->sub_resource));
  crd_text_add_char(&text, ' ');
  if (attributes->namespace_.size) crd_text_printf(&text, "%.*s/", CRD_PRINT(attributes->namespace_));
  crd_text_add(&text, way->object_name.size ? way->object_name : CRD_STRING("(a generated name)"));
  crd_text_printf(&text, ", as %.*s", CRD_PRINT(attributes->user.name));
  return crd_text_string(&text);
}

static void chain_form_text(FILE *stream, crd_arena *arena, const chain_way *way) {
  crd_say(stream, "%.*s: ", CRD_PRINT(way->place));
  print_rest(stream, arena, subject_of(arena, way));
  size_t idle = 0;
  for (size_t i = 0; i < way->steps->count; i++) {
    if (way->steps->items[i].idle)
      idle++;
    else
      print_step(stream, arena, &way->steps->items[i]);
  }
  if (idle == 1) fputs("  1 policy or webhook is about other requests (--output json names it)\n", stream);
  if (idle > 1) fprintf(stream, "  %zu policies and webhooks are about other requests (--output json names them)\n", idle);
  for (uint32_t i = 0; i < way->warnings->count; i++) {
    fputs("  Warning: ", stream);
    print_rest(stream, arena, way->warnings->items[i]);
  }
  if (way->error.size)
    crd_say(stream, "  not judged: %.*s\n", CRD_PRINT(way->error));
  else if (way->allowed)
    fputs("  allowed\n", stream);
  else {
    crd_say(stream, "  refused, %d %.*s: ", way->code, CRD_PRINT(way->reason));
    print_rest(stream, arena, way->message);
  }
}

/* ---- JSON ---- */

static void write_way_step(crd_text *text, const chain_step *step) {
  crd_text_add_char(text, '{');
  crdc_put_known(text, "step", crd_string_of(step->what));
  crdc_put_known(text, "name", step->name);
  crdc_put_known(text, "binding", step->binding);
  if (step->round) crdc_put_number(text, "round", step->round);
  crdc_put_known(text, "outcome", step->outcome);
  for (size_t i = 0; i < step->changes.count; i++) {
    const value_change *change = &step->changes.items[i];
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING(",\"changes\":[{"));
    crdc_put_string(text, "path", change->path);
    crdc_put_value(text, "before", change->before);
    crdc_put_value(text, "after", change->after);
    crd_text_add_char(text, '}');
  }
  if (step->changes.count) crd_text_add_char(text, ']');
  crd_text_add_char(text, '}');
}

static void write_way_texts(crd_text *text, const chain_way *way) {
  crdc_put_texts(text, "warnings", way->warnings);
  for (uint32_t i = 0; i + 1 < way->annotations->count; i += 2) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"annotations\":{"));
    crd_json_write_string(text, way->annotations->items[i], CRD_JSON_COMPACT);
    crd_text_add_char(text, ':');
    crd_json_write_string(text, way->annotations->items[i + 1], CRD_JSON_COMPACT);
  }
  if (way->annotations->count) crd_text_add_char(text, '}');
}

/* Prints a line of JSON. */
static void chain_form_json(FILE *stream, crd_arena *arena, const chain_way *way) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '{');
  crdc_put_known(&text, "place", way->place);
  crdc_put_known(&text, "operation", way->attributes->operation);
  crdc_put_known(&text, "group", way->attributes->resource.group);
  crdc_put_known(&text, "version", way->attributes->resource.version);
  crdc_put_known(&text, "resource", way->attributes->resource.resource);
  crdc_put_known(&text, "subResource", way->attributes->sub_resource);
  crdc_put_known(&text, "namespace", way->attributes->namespace_);
  crdc_put_known(&text, "name", way->object_name);
  crdc_put_known(&text, "user", way->attributes->user.name);
  for (size_t i = 0; i < way->steps->count; i++) {
    crd_text_add(&text, i ? CRD_STRING(",") : CRD_STRING(",\"steps\":["));
    write_way_step(&text, &way->steps->items[i]);
  }
  if (way->steps->count) crd_text_add_char(&text, ']');
  if (way->error.size)
    crdc_put_known(&text, "error", way->error);
  else
    crdc_put_truth(&text, "allowed", way->allowed);
  if (!way->error.size && !way->allowed) {
    crd_text_printf(&text, ",\"code\":%d", way->code);
    crdc_put_known(&text, "reason", way->reason);
    crdc_put_known(&text, "message", way->message);
  }
  write_way_texts(&text, way);
  if (way->allowed) crdc_put_value(&text, "object", way->object);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
}

/* The webhooks of a chain: those that are services of the loaded kinds are run, others are unknown. */

typedef struct chain_hooks {
  const crd_registry *registry;
  const crd_settings *settings;
  const crd_state *state; /* NULL: nothing is known */
  chain_events *events;
} chain_hooks;

/* The path of a clientConfig: of the service or the URL. */
static crd_string client_path(const crd_value *client) {
  const crd_string path = crd_value_text(crd_value_find(client, "service", "path", NULL));
  if (path.size) return path;
  const crd_string url = crd_value_text(crd_value_get(client, CRD_STRING("url")));
  const char *host = url.size ? memmem(url.data, url.size, "://", 3) : NULL;
  if (!host) return path;
  host += 3;
  const char *end = url.data + url.size, *slash = memchr(host, '/', (size_t)(end - host));
  if (!slash) return path;
  const char *query = memchr(slash, '?', (size_t)(end - slash));
  return (crd_string){slash, (size_t)((query ? query : end) - slash)};
}

static void set_if_given(crd_arena *arena, crd_value *map, crd_string name, crd_string text) {
  if (text.size) crd_value_set(arena, map, name, crd_value_make_string(text));
}

/* The Status of a refusal, as the service returns it. */
static const crd_value *status_of(crd_arena *arena, const crd_service_answer *answer) {
  crd_value *status = crd_arena_alloc(arena, sizeof *status);
  *status = crd_value_make_map(arena, 4);
  set_if_given(arena, status, CRD_STRING("message"), answer->message);
  set_if_given(arena, status, CRD_STRING("reason"), answer->reason);
  if (answer->code) crd_value_set(arena, status, CRD_STRING("code"), crd_value_make_int(answer->code));
  return status;
}

static const crd_value *value_of_texts(crd_arena *arena, const crd_texts *texts) {
  if (!texts->count) return NULL;
  crd_value *list = crd_arena_alloc(arena, sizeof *list);
  *list = (crd_value){.kind = CRD_LIST, .size = texts->count};
  list->as.items = crd_arena_alloc(arena, texts->count * sizeof *list->as.items);
  for (uint32_t i = 0; i < texts->count; i++) list->as.items[i] = crd_value_make_string(texts->items[i]);
  return list;
}

/* crd_admission_options.answer, with a chain_hooks as context. The reviews must be wanted. */
static bool chain_answer_hook(void *context, crd_arena *arena, const crd_hook_call *call, crd_hook_answer *answer) {
  const chain_hooks *hooks = context;
  const crd_service_found found = crd_registry_service(hooks->registry, client_path(call->client));
  crd_review review;
  crd_string error;
  const bool ours = found.service && found.service->mutating == call->mutating && call->review;
  if (!ours || !crd_review_from_json(arena, crd_json_encode(arena, call->review, CRD_JSON_COMPACT), &review, &error)) {
    chain_note_call(hooks->events, call, "unknown: it is not run here, and taken to allow");
    return false;
  }
  const crd_service_context asked = {.settings = hooks->settings, .pods = &crdc_pod_judge, .state = hooks->state};
  crd_service_answer own;
  if (call->mutating)
    crd_service_mutate(arena, found, &review, &asked, &own);
  else
    crd_service_validate(arena, found, &review, &asked, &own);
  chain_note_call(hooks->events, call,
                  own.stopped    ? "run here: it could not be judged"
                  : !own.allowed ? "run here: it refuses"
                  : own.unasked  ? "run here: it allows, but for rules about other objects (--state), which were not asked"
                                 : "run here: it allows");
  *answer = (crd_hook_answer){.denied = !own.allowed,
                              .unreachable = own.stopped != CRD_STOP_NONE,
                              .status = own.allowed ? NULL : status_of(arena, &own),
                              .warnings = value_of_texts(arena, &own.warnings)};
  if (own.has_patch && own.patch.size && !crd_string_equal(own.patch, CRD_STRING("null")))
    answer->patch = crd_json_parse(arena, own.patch, NULL, NULL);
  return true;
}

typedef struct chain {
  const check_context *context;
  const options *options;
  admission_files *files;
  crd_arena *arena; /* for the run */
  crd_arena *own;   /* for the current object */
  crd_user user;
  stored_objects stored;
  size_t refused, unjudged;
} chain;

/* The current request. */
typedef struct chain_request {
  chain *chain;
  crd_arena *arena;
  crd_admission_attributes attributes;
  crd_admission_verdict verdict;
  chain_events events;
  chain_hooks hooks;
  crd_admission_options options;
  chain_steps steps;
  crd_verdict schema; /* of the object's kind */
} chain_request;

static void say_of_chain(void *context, crd_string what) {
  (void)context;
  crd_say(stderr, "crd-validate: %-.*s\n", CRD_PRINT(what));
}

/* ---- the schema ---- */

/* "apps/v1/Deployment" */
static crd_string endpoint_text(crd_arena *arena, const crd_gvk *kind) {
  return crd_arena_printf(arena, "%.*s%s%.*s/%.*s", CRD_PRINT(kind->group), kind->group.size ? "/" : "",
                          CRD_PRINT(kind->version), CRD_PRINT(kind->kind));
}

static void judge_custom(chain_request *request, const crd_kind *kind) {
  const chain *chain = request->chain;
  crd_value *object = crd_arena_alloc(request->arena, sizeof *object);
  *object = crd_value_copy(request->arena, request->attributes.object);
  const crd_request asked = {.operation = request->attributes.old_object ? CRD_UPDATE : CRD_CREATE,
                             .kind = kind,
                             .object = object,
                             .old_object = request->attributes.old_object,
                             .namespace_ = request->attributes.namespace_,
                             .layers = CRD_LAYER_CRD,
                             .settings = chain->context->settings,
                             .pods = &crdc_pod_judge,
                             .kubernetes_minor = chain->options->rules.kubernetes_minor};
  crd_request_judge(request->arena, &asked, &request->schema);
}

static bool judge_native(chain_request *request) {
  const crd_string endpoint = endpoint_text(request->arena, &request->attributes.kind);
  const crd_value *old = request->attributes.old_object;
  if (!(old ? crd_builtin_is_updated(endpoint, (crd_string){NULL, 0}) : crd_builtin_is_known(endpoint))) return false;
  crd_builtin_request asked = {.endpoint = endpoint,
                               .update = old != NULL,
                               .body = crd_json_encode(request->arena, request->attributes.object, CRD_JSON_COMPACT),
                               .encoding = CRD_ENCODING_JSON,
                               .namespace_ = request->attributes.namespace_,
                               .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                               .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                               .expressions = crdc_expression_judge,
                               .kubernetes_minor = request->chain->options->rules.kubernetes_minor,
                               .any_network = true};
  if (old) asked.old_body = crd_json_encode(request->arena, old, CRD_JSON_COMPACT);
  crd_builtin_judge(request->arena, &asked, &request->schema);
  return true;
}

/* Runs the strategy of the kind; false if it refuses. */
static bool judge_schema(chain_request *request) {
  const crd_admission_attributes *attributes = &request->attributes;
  const crd_gvk *kind = &attributes->kind;
  request->schema = crd_verdict_init(request->arena);
  request->schema.allowed = true;
  if (!attributes->object || attributes->sub_resource.size || crd_string_equal(attributes->operation, CRD_STRING("CONNECT")))
    return true;
  chain_step *step = chain_steps_add(&request->steps, "schema");
  step->name = endpoint_text(request->arena, kind);
  const crd_kind *custom =
      crd_registry_find(admission_files_registry(request->chain->files), kind->group, kind->version, kind->kind);
  if (custom && custom->served)
    judge_custom(request, custom);
  else if (!judge_native(request)) {
    step->outcome = CRD_STRING("unknown: the object is not checked here");
    return true;
  }
  step->refused = !request->schema.allowed;
  step->outcome = request->schema.error.size ? request->schema.error
                  : step->refused            ? CRD_STRING("refused")
                                             : CRD_STRING("allowed");
  return request->schema.allowed;
}

/* ---- a request ---- */

/* Adds the step of decoding: by the Go type, or with the CRD's pruning and defaults. */
static void show_decoding(chain_request *request, const crd_value *sent) {
  const value_changes changes = value_changes_between(request->arena, sent, request->attributes.object);
  if (!request->attributes.object || !changes.count) return;
  chain_step *step = chain_steps_add(&request->steps, "decoding");
  step->outcome = CRD_STRING("what the kind prunes, defaults, and writes in another way");
  step->changes = changes;
}

/* Sets the name and other fields that the server gives a new object. */
static void prepare(chain_request *request, const crd_admission_configuration *configuration) {
  const crd_value *before = request->attributes.object;
  crd_admission_prepare(request->arena, configuration, &request->attributes);
  const value_changes changes = value_changes_between(request->arena, before, request->attributes.object);
  if (!before || !changes.count) return;
  chain_step *step = chain_steps_add(&request->steps, "preparation");
  step->outcome = CRD_STRING("what the API server sets itself");
  step->changes = changes;
}

/* Runs the chain; false if the object is refused, or could not be judged (verdict.error). */
static bool go_through(chain_request *request, const crd_value *sent) {
  const crd_admission_configuration *configuration = admission_files_configuration(request->chain->files);
  crd_admission_verdict *verdict = &request->verdict;
  if (!crd_admission_complete(request->arena, configuration, &request->attributes, &verdict->error)) return false;
  show_decoding(request, sent);
  bool good = crd_admission_mutate(request->arena, configuration, &request->attributes, &request->options, verdict);
  chain_steps_add_half(&request->steps, &request->events, verdict, true);
  if (!good || !judge_schema(request)) return false;
  prepare(request, configuration);
  good = crd_admission_validate(request->arena, configuration, &request->attributes, &request->options, verdict);
  chain_steps_add_half(&request->steps, &request->events, verdict, false);
  return good;
}

static void tell_way(chain_request *request, crd_string place, bool allowed) {
  const crd_admission_verdict *verdict = &request->verdict;
  const crd_verdict *schema = &request->schema;
  const bool by_schema = verdict->allowed && schema->errors.arena && !schema->allowed;
  admission_note_defaults(request->arena, &request->attributes, &request->verdict);
  for (uint32_t i = 0; i < schema->warnings.count; i++) crd_texts_add(&request->verdict.warnings, schema->warnings.items[i]);
  const crd_string name = crd_value_text(crd_value_find(request->attributes.object, "metadata", "name", NULL));
  const chain_way way = {.place = place,
                         .attributes = &request->attributes,
                         .object_name = name.size ? name : request->attributes.name,
                         .steps = &request->steps,
                         .allowed = allowed,
                         .code = by_schema ? schema->code : verdict->code,
                         .reason = by_schema ? schema->reason : verdict->reason,
                         .message = by_schema ? schema->message : verdict->message,
                         .warnings = &verdict->warnings,
                         .annotations = &verdict->annotations,
                         .object = allowed ? request->attributes.object : NULL,
                         .error = by_schema ? schema->error : verdict->error};
  chain *chain = request->chain;
  if (way.error.size)
    chain->unjudged++;
  else
    chain->refused += !allowed;
  if (chain->options->output.choices[0].form == &form_json)
    chain_form_json(stdout, request->arena, &way);
  else
    chain_form_text(stdout, request->arena, &way);
}

static bool take_chain_object(void *context, const object_place *place, crd_value *object) {
  chain *chain = context;
  crd_arena *arena = chain->own;
  crd_arena_reset(arena);
  const crd_position position = crd_position_of(place->input->text, place->offset);
  chain_request request = {.chain = chain, .arena = arena, .events = {.arena = arena}, .steps = {.arena = arena}};
  request.hooks = (chain_hooks){.registry = admission_files_registry(chain->files),
                                .settings = chain->context->settings,
                                .state = known_state_of(chain->context->state),
                                .events = &request.events};
  request.options = (crd_admission_options){.want_reviews = true,
                                            .answer = chain_answer_hook,
                                            .answer_context = &request.hooks,
                                            .changed = chain_note_change,
                                            .changed_context = &request.events};
  crd_admission_verdict_init(arena, &request.verdict);
  request.attributes = admission_attributes(&chain->options->admission, &chain->user, &chain->stored, object);
  const bool allowed = go_through(&request, object);
  tell_way(&request, crd_arena_printf(arena, "%s:%u:%u", place->input->name, position.line, position.column), allowed);
  return true;
}

/* ---- the run ---- */

static bool load_chain(chain *chain) {
  const options *options = chain->options;
  chain->user = admission_user(chain->arena, &options->admission);
  chain->files = admission_files_load(&(admission_files_source){.paths = (const char *const[]){options->admission.chain},
                                                                .path_count = 1,
                                                                .crds = options->rules.crds.items,
                                                                .crd_count = options->rules.crds.count,
                                                                .registry = kinds_registry(chain->context->kinds),
                                                                .fill_in = crd_builtin_default,
                                                                .kubernetes_minor = options->rules.kubernetes_minor,
                                                                .complain = say_of_chain,
                                                                .note = say_of_chain});
  return chain->files && stored_objects_read(chain->arena, &options->admission, &chain->stored);
}

int chain_run(const check_context *context) {
  chain chain = {
      .context = context, .options = context->options, .arena = crd_arena_create(NULL), .own = crd_arena_create(NULL)};
  bool good = chain.arena && chain.own;
  if (!good) fputs("crd-validate: out of memory\n", stderr);
  good = good && load_chain(&chain);
  const object_reader reader = {
      .arena = chain.arena, .take = take_chain_object, .complain = say_of_chain, .context = &chain};
  for (size_t i = 0; good && i < chain.options->input.count; i++)
    good = object_files_read(&reader, chain.options->input.paths[i]);
  admission_files_destroy(chain.files);
  crd_arena_destroy(chain.own);
  crd_arena_destroy(chain.arena);
  return !good || chain.unjudged ? EXIT_UNJUDGED : chain.refused ? EXIT_INVALID : EXIT_VALID;
}

/* crd-validate chain, also --chain. */

static void describe_chain(const flag_help *help) {
  static const char *const own_flags[] = {"old", "operation", "as", "as-group"};
  static flag rows[sizeof own_flags / sizeof *own_flags];
  options_describe_some(help, &page_crd_validate_chain, own_flags, sizeof own_flags / sizeof *own_flags, rows);
}

const check_mode chain_mode = {
    .asked = {.flag = "chain", .missing = "no configuration of admission is given", .describe = describe_chain},
    .run = chain_run};
