/* SPDX-License-Identifier: Apache-2.0 */
/* Each object is one request; what becomes of it is told when it is known. Between the halves of the chain stands what the
 * API server makes of the object's schema, as where there is no chain. */
#include "chain.h"
#include "../../../runtime/base/say.h"
#include "check/admission_words.h"
#include "form.h"
#include "hooks.h"
#include "judge/expression_judge.h"
#include "judge/pod_judge.h"
#include "judges/admission_files.h"
#include "object_files.h"
#include <crd/core.h>
#include <crd/json.h>
#include <stdlib.h>
#include <string.h>

typedef struct chain {
  const check_context *context;
  const options *options;
  admission_files *files;
  crd_arena *arena; /* of the run */
  crd_arena *own;   /* of an object */
  crd_user user;
  stored_objects stored;
  size_t refused, unjudged;
} chain;

/* A request on its way. */
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

/* What the strategy of the kind says; false: it refuses. */
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

/* What decoding made of the object: its Go type, or the CRD's pruning and defaults. */
static void show_decoding(chain_request *request, const crd_value *sent) {
  const value_changes changes = value_changes_between(request->arena, sent, request->attributes.object);
  if (!request->attributes.object || !changes.count) return;
  chain_step *step = chain_steps_add(&request->steps, "decoding");
  step->outcome = CRD_STRING("what the kind prunes, defaults, and writes in another way");
  step->changes = changes;
}

/* The name and the like that the server gives a new object. */
static void prepare(chain_request *request, const crd_admission_configuration *configuration) {
  const crd_value *before = request->attributes.object;
  crd_admission_prepare(request->arena, configuration, &request->attributes);
  const value_changes changes = value_changes_between(request->arena, before, request->attributes.object);
  if (!before || !changes.count) return;
  chain_step *step = chain_steps_add(&request->steps, "preparation");
  step->outcome = CRD_STRING("what the API server sets itself");
  step->changes = changes;
}

/* Goes through the chain; false: it is refused, or could not be judged (verdict.error). */
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
