/* SPDX-License-Identifier: Apache-2.0 */
/* Handles a request: finds its kind and its judge, with policies before and after. Judges get the bytes unchanged; trees are
 * only made if they are needed. */
#include "builtin.h"
#include "expression_judge.h"
#include "judge_parts.h"
#include "kind_facts.h"
#include "mutated.h"
#include "peek.h"
#include "policed.h"
#include <crd/patch.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <string.h>

typedef struct asking {
  crdc_workspace *workspace;
  const crdc_judge *judge;
  crd_arena *arena;
  const crdc_judge_request *request;
  bool defaults; /* only the defaulted object is wanted */
  crd_string text, api_version, kind;
  crd_encoding encoding;
  crd_string old_text;
  const crd_value *old; /* its tree; NULL: there is none, or it was not needed */
  bool renamed;         /* the tree has the name from the URL, which differs from the text's */
  bool update;
  unsigned fields;
  crd_value *tree; /* of the text; NULL: it was not needed */
  crd_strict_errors noted;
  crd_string patch;
  crd_text stored;
  const crd_admission_verdict *policies;
} asking;

/* ---- answers that are no verdict ---- */

static void answer_unjudged(crdc_workspace *workspace, crdc_judge_status status, crd_string why) {
  workspace->result = crdc_judge_result_of(status);
  if (why.size) workspace->result.why = (crdc_slice){why.data, why.size};
}

static bool end_asking(const asking *job, crdc_judge_status status, crd_string why) {
  answer_unjudged(job->workspace, status, why);
  return false;
}

static crd_string asked_text(const char *text) {
  return text ? crd_string_of(text) : (crd_string){NULL, 0};
}

static crd_string given_text(crdc_slice slice) {
  return (crd_string){slice.data, slice.data ? slice.size : 0};
}

static bool read_asked_tree(asking *job, crd_parse_error *error);

static void answer_judged(asking *job, const crd_verdict *verdict) {
  crd_parse_error error = {.offset = 0};
  if (job->request->want & CRDC_WANT_PATCH && job->text.size && (verdict->allowed || job->defaults))
    (void)read_asked_tree(job, &error);
  const judge_answer answer = {.request = job->request,
                               .text = job->text,
                               .fields = job->fields,
                               .kind = job->kind,
                               .created = !job->update,
                               .whatever = job->defaults,
                               .given = job->request->patch.size ? job->old : job->tree,
                               .stored = crd_text_string(&job->stored),
                               .policies = job->policies};
  crdc_judge_answer(job->workspace, &answer, verdict);
}

/* The API server's refusal before the object is judged. */
static bool refuse_asking(asking *job, int code, crd_string reason, crd_string message, size_t offset) {
  crd_verdict verdict = crd_verdict_init(job->arena);
  verdict.code = code;
  verdict.reason = reason;
  verdict.message = message;
  verdict.offset = (uint32_t)offset;
  answer_judged(job, &verdict);
  return false;
}

/* ---- texts ---- */

static crd_encoding asked_encoding(crd_string text, uint32_t format) {
  size_t at = 0;
  if (format) return format == CRDC_FORMAT_YAML ? CRD_ENCODING_YAML : CRD_ENCODING_JSON;
  while (at < text.size && text.data[at] && strchr(" \t\r\n", text.data[at])) at++;
  return at < text.size && (text.data[at] == '{' || text.data[at] == '[') ? CRD_ENCODING_JSON : CRD_ENCODING_YAML;
}

static crd_value *read_asked_text(crd_arena *arena, crd_string text, crd_encoding encoding, const crd_parse_options *options,
                                  crd_parse_error *error) {
  return encoding == CRD_ENCODING_JSON ? crd_json_parse(arena, text, options, error)
                                       : crd_yaml_parse(arena, text, options, error, NULL);
}

/* Parses the object, with its duplicate fields; false with the error. */
static bool read_asked_tree(asking *job, crd_parse_error *error) {
  crd_duplicates duplicates = {.count = 0};
  const bool json = job->encoding == CRD_ENCODING_JSON;
  if (job->tree) return true;
  job->noted = (crd_strict_errors){.arena = job->arena};
  const crd_parse_options options = {.duplicates = &duplicates, .keys = json ? NULL : &job->noted};
  job->tree = read_asked_text(job->arena, job->text, job->encoding, &options, error);
  if (!job->tree && (error->problem == CRD_PARSE_STOPPED || error->problem == CRD_PARSE_OUT_OF_MEMORY))
    crd_stop_now(job->arena, CRD_STOP_MEMORY, 0);
  for (uint32_t i = 0; job->tree && json && i < duplicates.count; i++)
    crd_strict_add(&job->noted, (crd_strict_error){.kind = CRD_STRICT_DUPLICATE,
                                                   .path = duplicates.items[i].path,
                                                   .offset = duplicates.items[i].offset});
  return job->tree != NULL;
}

/* The same; on an error it refuses the request and returns false. */
static bool make_asked_tree(asking *job) {
  crd_parse_error error = {.offset = 0};
  return read_asked_tree(job, &error) || refuse_asking(job, 400, CRD_STRING("BadRequest"), error.message, error.offset);
}

/* ---- the request ---- */

static bool is_either(const char *text, const char *one, const char *other) {
  return !text || strcmp(text, one) == 0 || strcmp(text, other) == 0;
}

/* The old object gets the name from the URL, because the new object is compared with it (checkName). */
static void name_old_tree(asking *job) {
  const crd_string name = asked_text(job->request->name), metadata = CRD_STRING("metadata");
  const crd_value *said = crd_value_get(job->old, metadata);
  if (!name.size || crd_string_equal(name, crd_value_text(crd_value_get(said, CRD_STRING("name"))))) return;
  crd_value *old = crd_arena_alloc(job->arena, sizeof *old), *own;
  *old = crd_value_copy(job->arena, job->old);
  own = said && said->kind == CRD_MAP ? crd_value_get(old, metadata)
                                      : crd_value_set(job->arena, old, metadata, (crd_value)CRD_VALUE_MAP_INIT(NULL, 0));
  crd_value_set_text(job->arena, own, "name", name);
  job->old = old;
  job->renamed = true;
}

/* Parses the old object if there is one; false if it is invalid. */
static bool make_old_tree(asking *job) {
  crd_parse_error error = {.offset = 0};
  if (!job->old_text.size || job->old) return true;
  job->old = read_asked_text(job->arena, job->old_text, asked_encoding(job->old_text, CRDC_FORMAT_ANY), NULL, &error);
  if (job->old && job->old->kind == CRD_MAP) {
    name_old_tree(job);
    return true;
  }
  return end_asking(job, CRDC_NOT_JUDGED,
                    job->old ? CRD_STRING("the old object is none")
                             : crd_arena_printf(job->arena, "the old object: %.*s", CRD_PRINT(error.message)));
}

static bool is_asked_rightly(const crdc_judge_request *request) {
  return is_either(request->operation, "create", "update") && request->fields <= CRDC_FIELDS_LISTED &&
         request->format <= CRDC_FORMAT_YAML && request->patch_form <= CRDC_PATCH_MERGE;
}

static bool read_asked(asking *job) {
  const crdc_judge_request *request = job->request;
  if (!is_asked_rightly(request)) return end_asking(job, CRDC_MISUSED, CRD_STRING("there is no such operation or number"));
  job->old_text = given_text(request->old_object);
  job->patch = given_text(request->patch);
  job->text = job->patch.size ? (crd_string){NULL, 0} : given_text(request->object);
  if (!job->text.data && !job->patch.size) return end_asking(job, CRDC_MISUSED, CRD_STRING("there is no object"));
  if (job->text.size >= CRD_NO_OFFSET || job->old_text.size >= CRD_NO_OFFSET || job->patch.size >= CRD_NO_OFFSET)
    return end_asking(job, CRDC_NOT_JUDGED, CRD_STRING("it has 4 GiB or more"));
  job->encoding = asked_encoding(job->text, request->format);
  job->update = request->operation ? strcmp(request->operation, "update") == 0 : job->old_text.size || job->patch.size;
  job->fields = request->fields ? request->fields : job->judge->options.fields;
  if (!job->fields) job->fields = CRDC_FIELDS_STRICT;
  if (job->defaults) job->fields = CRDC_FIELDS_LISTED;
  if (!job->update && (request->subresource || job->patch.size))
    return end_asking(job, CRDC_MISUSED, CRD_STRING("nothing is created by a patch or in a subresource"));
  if (!job->update) job->old_text = (crd_string){NULL, 0};
  if (job->old_text.size || !job->update || (request->name && !job->patch.size)) return true;
  return end_asking(job, CRDC_NOT_JUDGED, CRD_STRING("there is no old object"));
}

/* Sets the type from the object, if the request does not give it. */
static bool find_asked_type(asking *job) {
  const crdc_judge_request *request = job->request;
  job->api_version = asked_text(request->api_version);
  job->kind = asked_text(request->kind);
  if (job->api_version.size && job->kind.size) return true;
  if (job->patch.size && !make_old_tree(job)) return false;
  if (!job->patch.size && job->encoding == CRD_ENCODING_JSON &&
      crdc_peek_type(job->arena, job->text, &job->api_version, &job->kind))
    return true;
  crd_parse_error error = {.offset = 0};
  const bool read = job->patch.size || read_asked_tree(job, &error);
  const crd_value *from = job->patch.size ? job->old : job->tree;
  if (read) job->api_version = crd_value_text(crd_value_get(from, CRD_STRING("apiVersion")));
  if (read) job->kind = crd_value_text(crd_value_get(from, CRD_STRING("kind")));
  if (job->api_version.size && job->kind.size) return true;
  if (!job->patch.size) crdc_own_type(job->arena, job->text, &job->api_version, &job->kind);
  if (job->api_version.size && job->kind.size) return true;
  return read ? end_asking(job, CRDC_NO_KIND, CRD_STRING("it does not say of what apiVersion and kind it is"))
              : refuse_asking(job, 400, CRD_STRING("BadRequest"), error.message, error.offset);
}

static bool is_json_patch(const asking *job) {
  const uint32_t form = job->request->patch_form;
  return form == CRDC_PATCH_JSON || (!form && job->patch.size && job->patch.data[0] == '[');
}

/* For judges that accept no patch: replaces the object by the patched old object; false after a refusal. */
static bool apply_asked_patch(asking *job) {
  const bool json = is_json_patch(job);
  crd_string error = {NULL, 0};
  if (!make_old_tree(job)) return false;
  const crd_patch_outcome outcome =
      (json ? crd_json_patch : crd_merge_patch)(job->arena, job->old, job->patch, NULL, &job->text, &error);
  job->encoding = CRD_ENCODING_JSON;
  if (outcome == CRD_PATCH_DONE) return true;
  job->text = (crd_string){NULL, 0};
  if (outcome == CRD_PATCH_STOPPED) crd_stop_now(job->arena, CRD_STOP_MEMORY, 0);
  if (outcome == CRD_PATCH_TOO_LARGE)
    return refuse_asking(job, 413, CRD_STRING("RequestEntityTooLarge"), error, CRD_NO_OFFSET);
  return outcome == CRD_PATCH_MALFORMED ? refuse_asking(job, 400, CRD_STRING("BadRequest"), error, CRD_NO_OFFSET)
                                        : refuse_asking(job, 422, CRD_STRING("Invalid"), error, CRD_NO_OFFSET);
}

/* ---- kinds of CRDs ---- */

/* The namespace if the request has none: that of the old object, or of the new one. */
static crd_string url_namespace(asking *job) {
  crd_parse_error error = {.offset = 0};
  if (!job->old && !read_asked_tree(job, &error)) return CRD_STRING("default");
  const crd_string own = crd_value_text(crd_value_find(job->old ? job->old : job->tree, "metadata", "namespace", NULL));
  return own.size ? own : CRD_STRING("default");
}

/* Whether the request is judged like one to its URL. In such an update resourceVersion and uid are compared with the old
 * object's. With just a name, only the object's name must be equal to it. */
static bool is_by_url(const asking *job) {
  return job->patch.size || (job->request->name && (!job->update || job->request->as_submitted || !job->old));
}

static crd_request make_custom_request(asking *job, const crd_kind *kind) {
  const crdc_judge *judge = job->judge;
  const crdc_judge_request *request = job->request;
  crd_request made = {.operation = !job->update           ? CRD_CREATE
                                   : request->subresource ? CRD_UPDATE_STATUS
                                                          : CRD_UPDATE,
                      .kind = kind,
                      .body = job->text,
                      .encoding = job->encoding,
                      .old_object = job->old,
                      .namespace_ = asked_text(request->name_space),
                      .as_submitted = request->as_submitted,
                      .layers = job->defaults ? CRD_LAYER_CRD : judge->layers,
                      .settings = judge->settings,
                      .pods = &crdc_pod_judge,
                      .kubernetes_minor = judge->options.kubernetes_minor,
                      .want_strict = true,
                      .without_object = !job->defaults && !(request->want & (CRDC_WANT_OBJECT | CRDC_WANT_PATCH)),
                      .uid = asked_text(request->uid),
                      .creation_timestamp = asked_text(request->creation_timestamp),
                      .resource_version = request->resource_version ? asked_text(request->resource_version)
                                          : job->update             ? CRD_STRING("1")
                                                                    : (crd_string){NULL, 0}};
  if (!is_by_url(job)) return made;
  made.by_url = true;
  made.others = judge->registry;
  made.name = request->name ? asked_text(request->name) : crd_value_text(crd_value_find(job->old, "metadata", "name", NULL));
  if (!made.namespace_.size) made.namespace_ = url_namespace(job);
  if (!job->patch.size) return made;
  made.body = job->patch;
  made.patch = is_json_patch(job) ? CRD_PATCH_JSON : CRD_PATCH_MERGE;
  return made;
}

static crd_field_validation asked_validation(unsigned fields) {
  return fields == CRDC_FIELDS_STRICT   ? CRD_FIELDS_STRICT
         : fields == CRDC_FIELDS_WARN   ? CRD_FIELDS_WARN
         : fields == CRDC_FIELDS_IGNORE ? CRD_FIELDS_IGNORE
                                        : CRD_FIELDS_LISTED;
}

/* Unknown fields are rare. Without them the fieldValidation mode does not matter, and a clean object needs no tree. */
static void ask_custom(asking *job, const crd_request *request, crd_verdict *verdict) {
  crd_request asked = *request;
  crd_request_judge(job->arena, &asked, verdict);
  if (!verdict->strict.count || job->fields == CRDC_FIELDS_LISTED || verdict->error.size) return;
  asked = *request;
  asked.field_validation = asked_validation(job->fields);
  const crd_strict_errors found = verdict->found;
  crd_request_judge(job->arena, &asked, verdict);
  if (!verdict->found.count) verdict->found = found;
}

/* ---- built-in kinds ---- */

/* "apps/v1/Deployment" */
static crd_string asked_endpoint(const asking *job) {
  return crd_arena_printf(job->arena, "%.*s/%.*s", CRD_PRINT(job->api_version), CRD_PRINT(job->kind));
}

static bool is_old_yaml(const asking *job) {
  return job->old_text.size && asked_encoding(job->old_text, CRDC_FORMAT_ANY) == CRD_ENCODING_YAML;
}

static crd_user asking_user(const asking *job) {
  const crdc_judge_request *request = job->request;
  size_t groups = 0;
  while (request->groups && request->groups[groups]) groups++;
  crd_string *names = crd_arena_alloc(job->arena, (groups + 1) * sizeof *names);
  for (size_t i = 0; i < groups; i++) names[i] = crd_string_of(request->groups[i]);
  return (crd_user){.name = asked_text(request->user), .groups = names, .group_count = groups};
}

static crd_builtin_request make_builtin_request(asking *job) {
  const crdc_judge *judge = job->judge;
  const crdc_judge_request *request = job->request;
  const bool wants = job->defaults || (request->want & (CRDC_WANT_OBJECT | CRDC_WANT_PATCH));
  const crd_user user = asking_user(job);
  job->stored = (crd_text){.arena = job->arena};
  /* JSON bytes are used unchanged */
  const crd_string old =
      is_old_yaml(job) || job->renamed ? crd_json_encode(job->arena, job->old, CRD_JSON_COMPACT) : job->old_text;
  return (crd_builtin_request){.update = job->update,
                               .subresource = asked_text(request->subresource),
                               .old_body = old,
                               .namespace_ = asked_text(request->name_space),
                               .uid = request->uid ? asked_text(request->uid)
                                                   : CRD_STRING("00000000-0000-0000-0000-000000000001"),
                               .creation_timestamp = request->creation_timestamp ? asked_text(request->creation_timestamp)
                                                                                 : CRD_STRING("2026-01-01T00:00:00Z"),
                               .username = user.name,
                               .groups = user.groups,
                               .group_count = (uint32_t)user.group_count,
                               .settings = judge->core_settings,
                               .expressions = crdc_expression_judge,
                               .kubernetes_minor = judge->options.kubernetes_minor,
                               .field_validation = asked_validation(job->fields),
                               .want_strict = true,
                               .any_network = !(judge->options.flags & CRDC_JUDGE_ONE_NETWORK),
                               .without_object = !wants,
                               .stored = wants ? &job->stored : NULL};
}

/* libcrdcore reads the bytes; the tree is used for the places of errors. */
static void ask_builtin(asking *job, const crd_builtin_request *how, crd_verdict *verdict) {
  crd_builtin_request request = *how;
  request.endpoint = asked_endpoint(job);
  request.body = job->text;
  request.encoding = job->encoding;
  crd_builtin_judge(job->arena, &request, verdict);
  if (!verdict->errors.count && !verdict->found.count && !verdict->unread.size) return;
  crd_value *tree = job->tree ? job->tree : read_asked_text(job->arena, job->text, job->encoding, NULL, NULL);
  const builtin_document document = {.api_version = job->api_version, .kind = job->kind, .object = tree};
  if (tree) crdc_builtin_find_places(job->arena, &document, verdict);
}

typedef struct builtin_asking {
  asking *job;
  const crd_builtin_request *how;
} builtin_asking;

static void ask_policed_builtin(void *context, crd_arena *arena, crd_value *object, const crd_value *old, bool sent,
                                crd_verdict *verdict) {
  static const crd_strict_errors none = {.count = 0};
  const builtin_asking *asked = context;
  asking *job = asked->job;
  (void)old;
  if (job->stored.size) job->stored = (crd_text){.arena = arena};
  if (sent) {
    ask_builtin(job, asked->how, verdict);
    return;
  }
  const builtin_document document = {
      .api_version = job->api_version, .kind = job->kind, .object = object, .encoding = CRD_ENCODING_YAML, .noted = &none};
  crdc_builtin_judge(arena, &document, asked->how, verdict);
}

/* ---- policies ---- */

static void ask_policies(asking *job, const policed_judge *judge, crd_verdict *verdict) {
  crd_value *sent = crd_arena_alloc(job->arena, sizeof *sent), *object = crd_arena_alloc(job->arena, sizeof *object);
  crd_admission_verdict *found = crd_arena_alloc(job->arena, sizeof *found);
  *sent = crd_value_copy(job->arena, job->tree);
  *object = crd_value_copy(job->arena, job->tree);
  policed_request request = {.configuration = crdc_policy_set_configuration(job->judge->policies),
                             .judge = judge,
                             .subresources = true,
                             .attributes = {.operation = job->update ? CRD_STRING("UPDATE") : CRD_STRING("CREATE"),
                                            .sub_resource = asked_text(job->request->subresource),
                                            .name = asked_text(job->request->name),
                                            .namespace_ = asked_text(job->request->name_space),
                                            .object = sent,
                                            .old_object = job->old,
                                            .user = asking_user(job)}};
  if (crdc_policed_judge(job->arena, &request, object, verdict, found)) job->policies = found;
}

/* ---- the whole call ---- */

/* Whether the old object has the fields that a cluster sets: then a patch is judged as by the API server's handler.
 * Otherwise only the patched object is judged. */
static bool is_stored(const asking *job) {
  return job->request->name || crd_value_text(crd_value_find(job->old, "metadata", "resourceVersion", NULL)).size;
}

/* Sets the request's object to a copy of the tree, because judging changes it. */
static void give_tree(asking *job, crd_request *request) {
  request->object = crd_arena_alloc(job->arena, sizeof *request->object);
  *request->object = crd_value_copy(job->arena, job->tree);
  request->strict = &job->noted;
  request->field_validation = asked_validation(job->fields);
}

static void judge_custom(asking *job, const crd_kind *kind) {
  crd_verdict verdict;
  const bool policed = job->judge->policies && !job->defaults;
  if (!make_old_tree(job)) return;
  const bool applies = job->patch.size && (policed || !is_stored(job));
  if (applies && !apply_asked_patch(job)) return;
  if (applies) job->patch = (crd_string){NULL, 0};
  const bool mutates = job->judge->options.flags & CRDC_JUDGE_MUTATE && !job->update && crd_mutates(kind) && !policed;
  if ((policed || mutates) && !make_asked_tree(job)) return;
  crd_request request = make_custom_request(job, kind);
  if (request.operation == CRD_UPDATE_STATUS && (!kind->has_status || strcmp(job->request->subresource, "status") != 0)) {
    end_asking(job, CRDC_NOT_JUDGED, CRD_STRING("the kind has no such subresource"));
    return;
  }
  if (policed || (mutates && !job->defaults)) give_tree(job, &request);
  if (policed)
    ask_policies(job, &(policed_judge){crdc_ask_request, &request}, &verdict);
  else if (request.object)
    crdc_judge_mutated(job->arena, &request, false, &verdict);
  else
    ask_custom(job, &request, &verdict);
  answer_judged(job, &verdict);
}

static void default_builtin(asking *job) {
  crd_verdict verdict = crd_verdict_init(job->arena);
  const crd_string endpoint = asked_endpoint(job);
  if (!make_asked_tree(job)) return;
  verdict.object = crd_builtin_default(job->arena, endpoint, job->tree, job->judge->options.kubernetes_minor);
  verdict.allowed = verdict.object != NULL;
  if (verdict.object) {
    answer_judged(job, &verdict);
    return;
  }
  const crd_builtin_request how = make_builtin_request(job); /* reports why it cannot be decoded */
  ask_builtin(job, &how, &verdict);
  answer_judged(job, &verdict);
}

static void judge_builtin(asking *job) {
  const crd_string sub = asked_text(job->request->subresource);
  const crd_string endpoint = asked_endpoint(job);
  crd_verdict verdict;
  if (job->update && (!crd_builtin_is_updated(endpoint, sub) || !job->old_text.size)) {
    end_asking(job, CRDC_NOT_JUDGED, CRD_STRING("there is no such subresource, or no old object"));
    return;
  }
  if (job->patch.size && !apply_asked_patch(job)) return;
  if ((is_old_yaml(job) || job->judge->policies || job->request->name) && !make_old_tree(job)) return;
  if (job->defaults) {
    default_builtin(job);
    return;
  }
  if (job->judge->policies && !make_asked_tree(job)) return;
  const crd_builtin_request how = make_builtin_request(job);
  if (job->judge->policies)
    ask_policies(job, &(policed_judge){ask_policed_builtin, &(builtin_asking){job, &how}}, &verdict);
  else
    ask_builtin(job, &how, &verdict);
  answer_judged(job, &verdict);
}

static void ask_kind(void *context) {
  asking *job = context;
  const crdc_judge *judge = job->judge;
  if (!read_asked(job) || !find_asked_type(job)) return;
  if (!(judge->options.flags & CRDC_JUDGE_NO_BUILTINS) &&
      crdc_builtin_is_served(judge->options.kubernetes_minor, job->api_version, job->kind)) {
    judge_builtin(job);
    return;
  }
  const crd_kind *kind = crd_registry_find_object(judge->registry, job->api_version, job->kind);
  if (kind && (kind->served || judge->options.flags & CRDC_JUDGE_UNSERVED))
    judge_custom(job, kind);
  else
    end_asking(job, CRDC_NO_KIND,
               crd_arena_printf(job->arena, "no kind \"%.*s/%.*s\"", CRD_PRINT(job->api_version), CRD_PRINT(job->kind)));
}

static void write_unjudged(void *context) {
  crdc_workspace *workspace = context;
  workspace->result.json = crdc_judge_json(workspace->arena, &workspace->result);
}

/* The status of a call that may have been stopped. If JSON is wanted, it is also made without a verdict. */
static crdc_judge_status end_call(crdc_workspace *workspace, crd_stop stop, uint32_t want) {
  crdc_judge_result *result = &workspace->result;
  if (stop) {
    crd_arena_reset(workspace->arena);
    answer_unjudged(workspace, stop == CRD_STOP_INTERRUPT ? CRDC_INTERRUPTED : CRDC_NO_MEMORY, crd_stop_text(stop));
  }
  if (want & CRDC_WANT_JSON && !result->json.size && crd_guard(workspace->arena, write_unjudged, workspace))
    result->json = (crdc_slice){"", 0};
  return (crdc_judge_status)result->status;
}

static crdc_judge_status run_asking(crdc_workspace *workspace, const crdc_judge_request *given, bool defaults,
                                    const crdc_judge_result **result) {
  crdc_judge_request request = {.size = 0};
  if (result) *result = workspace ? &workspace->result : NULL;
  if (!workspace) return CRDC_MISUSED;
  crd_arena_reset(workspace->arena);
  answer_unjudged(workspace, CRDC_MISUSED, CRD_STRING("there is no request"));
  if (!given || !given->size) return CRDC_MISUSED;
  memcpy(&request, given, given->size < sizeof request ? given->size : sizeof request);
  if (defaults) request.want |= CRDC_WANT_OBJECT;
  asking job = {.workspace = workspace,
                .judge = workspace->judge,
                .arena = workspace->arena,
                .request = &request,
                .defaults = defaults};
  const crd_stop stop = crd_guard(workspace->arena, ask_kind, &job);
  return end_call(workspace, stop, request.want);
}

crdc_judge_status crdc_judge_ask(crdc_workspace *workspace, const crdc_judge_request *request,
                                 const crdc_judge_result **result) {
  return run_asking(workspace, request, false, result);
}

crdc_judge_status crdc_judge_default(crdc_workspace *workspace, const crdc_judge_request *request,
                                     const crdc_judge_result **result) {
  return run_asking(workspace, request, true, result);
}

/* ---- schemas ---- */

static const crd_value *find_judge_spec(const void *context, const crd_kind *kind) {
  const crdc_judge *judge = context;
  return judge->compilation ? crd_set_spec(crdc_compilation_crds(judge->compilation), kind) : NULL;
}

static void answer_value(crdc_workspace *workspace, const crd_value *value) {
  workspace->result = crdc_judge_result_of(CRDC_JUDGED);
  workspace->result.allowed = true;
  workspace->result.object = crdc_judge_slice(workspace->arena, crd_json_encode(workspace->arena, value, CRD_JSON_COMPACT));
}

typedef struct schema_asking {
  crdc_workspace *workspace;
  crd_string api_version, kind;
} schema_asking;

static void find_asked_schema(void *context) {
  const schema_asking *job = context;
  const crdc_judge *judge = job->workspace->judge;
  const crd_kind *found = crd_registry_find_object(judge->registry, job->api_version, job->kind);
  const crd_value *schema = found ? crdc_facts_schema(find_judge_spec(judge, found), found->version) : NULL;
  if (schema)
    answer_value(job->workspace, schema);
  else
    answer_unjudged(job->workspace, CRDC_NO_KIND, CRD_STRING("no schema of the kind is at hand"));
}

crdc_judge_status crdc_judge_schema(crdc_workspace *workspace, const char *api_version, const char *kind,
                                    const crdc_judge_result **result) {
  if (result) *result = workspace ? &workspace->result : NULL;
  if (!workspace) return CRDC_MISUSED;
  crd_arena_reset(workspace->arena);
  answer_unjudged(workspace, CRDC_MISUSED, CRD_STRING("there is no kind"));
  if (!api_version || !kind) return CRDC_MISUSED;
  schema_asking job = {workspace, crd_string_of(api_version), crd_string_of(kind)};
  const crd_stop stop = crd_guard(workspace->arena, find_asked_schema, &job);
  return end_call(workspace, stop, 0);
}

typedef struct explain_asking {
  crdc_workspace *workspace;
  crdc_explain_request request;
} explain_asking;

static void explain_asked(void *context) {
  const explain_asking *job = context;
  const crdc_judge *judge = job->workspace->judge;
  crd_arena *arena = job->workspace->arena;
  const crd_string kind = asked_text(job->request.kind), path = asked_text(job->request.path);
  const facts_source source = {.arena = arena,
                               .registry = judge->registry,
                               .no_builtins = judge->options.flags & CRDC_JUDGE_NO_BUILTINS,
                               .kubernetes_minor = judge->options.kubernetes_minor,
                               .spec_of = find_judge_spec,
                               .context = judge};
  const facts_question question = {.api_version = asked_text(job->request.api_version),
                                   .text = path.size ? crd_arena_printf(arena, "%.*s.%.*s", CRD_PRINT(kind), CRD_PRINT(path))
                                                     : kind,
                                   .recursive = job->request.flags & CRDC_EXPLAIN_RECURSIVE};
  const crd_value kinds = kind.size ? crd_value_make_null() : crdc_facts_kinds(&source);
  crd_string error = {NULL, 0};
  const crd_value *facts = kind.size ? crdc_facts_of(&source, &question, &error) : &kinds;
  if (facts)
    answer_value(job->workspace, facts);
  else
    answer_unjudged(job->workspace, CRDC_NO_KIND, crd_arena_copy(arena, error)); /* ends with a NUL */
}

crdc_judge_status crdc_judge_explain(crdc_workspace *workspace, const crdc_explain_request *request,
                                     const crdc_judge_result **result) {
  explain_asking job = {.workspace = workspace};
  if (result) *result = workspace ? &workspace->result : NULL;
  if (!workspace) return CRDC_MISUSED;
  crd_arena_reset(workspace->arena);
  if (request) memcpy(&job.request, request, request->size < sizeof job.request ? request->size : sizeof job.request);
  return end_call(workspace, crd_guard(workspace->arena, explain_asked, &job), 0);
}

/* ---- workspaces ---- */

crdc_workspace *crdc_workspace_create(const crdc_judge *judge) {
  if (!judge || !judge->sealed || !judge->sound) return NULL;
  crdc_workspace *workspace = calloc(1, sizeof *workspace);
  if (!workspace) return NULL;
  workspace->judge = judge;
  workspace->arena =
      crd_arena_create(&(crd_arena_options){.limit = judge->options.memory ? judge->options.memory : (size_t)1 << 30});
  if (workspace->arena) return workspace;
  free(workspace);
  return NULL;
}

void crdc_workspace_destroy(crdc_workspace *workspace) {
  if (!workspace) return;
  crd_arena_destroy(workspace->arena);
  free(workspace);
}

void crdc_workspace_interrupt(crdc_workspace *workspace) {
  if (workspace) crd_arena_interrupt(workspace->arena);
}
