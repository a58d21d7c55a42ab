/* The creation of a Pod from its bytes to the verdict: decoding, what rest.BeforeCreate and the strategy of Pods do, the
 * rules. */
#include "../metadata/metadata_parts.h"
#include "../request/request_parts.h"
#include "decode.h"
#include "encode.h"
#include "judge_parts.h"
#include "pod_create.h"
#include "pod_prepare.h"

#include <crd/core.h>
#include <crd/json.h>
#include <crd/metadata.h>

/* Since then equal errors of one request are told once. */
enum { TELL_ONCE = 37 };

/* The scheme of built-in types, as errors call it. */
#define SCHEME "pkg/api/legacyscheme/scheme.go:30"

/* One judgement. */
typedef struct pod_judgement {
  crd_arena *arena;
  const crd_pod_request *request;
  crd_verdict *verdict;
  crd_string kind, version; /* of the object as errors call it */
  core_pod pod;
} pod_judgement;

static bool refuse_undecodable(pod_judgement *all, crd_string error) {
  crd_text text = {.arena = all->arena};
  crd_text_add(&text, all->kind);
  crd_text_add(&text, CRD_STRING(" in version "));
  crd_text_add_quoted(&text, all->version);
  crd_text_add(&text, CRD_STRING(" cannot be handled as a Pod: "));
  crd_text_add(&text, error);
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"), crd_text_string(&text));
  return false;
}

/* ---- decoding ---- */

/* SimpleMetaFactory.Interpret: what the body says it is, and JSON of it. Where the body has a number that no float64 holds,
 * it is no tree, but nobody may want that number. */
static bool interpret_body(pod_judgement *all, crd_string *json, crd_string *api_version, crd_string *error) {
  const crd_pod_request *request = all->request;
  const crd_value *root =
      crd_request_read_type(all->arena, request->body, request->encoding, &all->kind, api_version, error);
  bool yaml = request->encoding == CRD_ENCODING_YAML;
  *json = yaml && root ? crd_json_encode(all->arena, root, CRD_JSON_COMPACT) : request->body;
  if (root || yaml) return root;
  core_type_meta own = {.kind = {NULL, 0}};
  core_decoding decoding = {.arena = all->arena};
  if (!crd_core_decode(&decoding, request->body, &crd_core_type_meta_type, &own)) return false;
  all->kind = own.kind;
  *api_version = own.api_version;
  return true;
}

static bool refuse_unrecognized(const pod_judgement *all, crd_string error) {
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"),
                  crd_request_say_unrecognized(all->arena, CRD_STRING("Pod"), all->request->body, error));
  return false;
}

static bool read_kind(pod_judgement *all, crd_string *json) {
  crd_string api_version, error, group = {NULL, 0};
  if (!interpret_body(all, json, &api_version, &error)) return refuse_unrecognized(all, error);
  if (core_is(api_version, "/")) api_version = group;
  const char *slash = api_version.size ? memchr(api_version.data, '/', api_version.size) : NULL;
  all->version = api_version;
  if (slash) {
    group = crd_string_slice(api_version, 0, (size_t)(slash - api_version.data));
    all->version = crd_string_slice(api_version, group.size + 1, api_version.size);
  }
  if (slash && all->version.size && memchr(all->version.data, '/', all->version.size))
    return refuse_unrecognized(all,
                               crd_arena_printf(all->arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(api_version)));
  if (!all->kind.size) all->kind = CRD_STRING("Pod");
  if (!all->version.size && !group.size) all->version = CRD_STRING("v1");
  if (!all->version.size) /* runtime.NewMissingVersionErr */
    return refuse_undecodable(all,
                              crd_arena_printf(all->arena, "Object 'apiVersion' is missing in '%.*s'", CRD_PRINT(*json)));
  if (core_is(all->kind, "Pod") && core_is(all->version, "v1") && !group.size) return true;
  crd_text text = {.arena = all->arena};
  crd_text_add(&text, CRD_STRING("no kind "));
  crd_text_add_quoted(&text, all->kind);
  crd_text_add(&text, CRD_STRING(" is registered for version "));
  crd_text_add_quoted(&text, group.size ? api_version : all->version);
  crd_text_add(&text, CRD_STRING(" in scheme \"" SCHEME "\""));
  return refuse_undecodable(all, crd_text_string(&text));
}

static bool decode_pod(pod_judgement *all) {
  const crd_pod_request *request = all->request;
  crd_verdict *verdict = all->verdict;
  crd_string json;
  if (!read_kind(all, &json)) return false;
  bool strict = request->want_strict || request->field_validation > CRD_FIELDS_IGNORE;
  core_decoding decoding = {.arena = all->arena, .strict = strict ? &verdict->found : NULL};
  if (!crd_core_decode(&decoding, json, &crd_core_pod_type, &all->pod)) {
    verdict->found.count = 0;
    return refuse_undecodable(all, decoding.error);
  }
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  if (request->field_validation != CRD_FIELDS_STRICT || !verdict->strict.count) return true;
  return refuse_undecodable(all, crd_core_join_texts(all->arena, CRD_STRING("strict decoding error: "), &verdict->strict));
}

/* ---- what the server sets ---- */

/* EnsureObjectNamespaceMatchesRequestNamespace */
static bool settle_namespace(pod_judgement *all) {
  crd_string *own = &all->pod.metadata.namespace, wanted = all->request->namespace_;
  if (!wanted.size) wanted = own->size ? *own : CRD_STRING("default");
  if (!own->size) *own = wanted;
  if (crd_string_equal(*own, wanted)) return true;
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"),
                  CRD_STRING("the namespace of the provided object does not match the namespace sent on the request"));
  return false;
}

/* WipeObjectMetaSystemFields, FillObjectMetaSystemFields, and a name out of generateName. */
static void settle_metadata(pod_judgement *all) {
  enum { LONGEST_BASE = 58 };
  core_object_meta *metadata = &all->pod.metadata;
  const crd_pod_request *request = all->request;
  metadata->uid = request->uid;
  metadata->creation_timestamp = (core_time){request->creation_timestamp};
  metadata->deletion_timestamp = (core_time){{NULL, 0}};
  metadata->deletion_grace_period_seconds = (core_optional_int64){.set = false};
  metadata->self_link = (crd_string){NULL, 0};
  metadata->managed_fields = (core_managed_fields_entry_list){.count = 0};
  crd_string base = metadata->generate_name;
  if (metadata->name.size || !base.size) return;
  if (base.size > LONGEST_BASE) base.size = LONGEST_BASE;
  crd_string suffix = request->generated_suffix.size ? request->generated_suffix : CRD_STRING("xxxxx");
  metadata->name = crd_arena_printf(all->arena, "%.*s%.*s", CRD_PRINT(base), CRD_PRINT(suffix));
}

/* ---- the verdict ---- */

/* WarningsOnCreate. */
static void warn_of_pod(core_warnings *warnings, const core_pod *pod) {
  crd_arena *arena = warnings->check->arena;
  crd_texts messages = {.arena = arena};
  crd_check_dns1123_label(&messages, pod->metadata.name);
  crd_text text = {.arena = arena};
  for (uint32_t i = 0; i < messages.count; i++) {
    if (i) crd_text_add_char(&text, ' ');
    crd_text_add(&text, messages.items[i]);
  }
  if (messages.count)
    crd_texts_add(&warnings->texts,
                  crd_arena_printf(arena,
                                   "metadata.name: this is used in the Pod's hostname, which can result in surprising "
                                   "behavior; a DNS label is recommended: [%.*s]",
                                   CRD_PRINT(crd_text_string(&text))));
  core_pod_template_spec common = {.metadata = pod->metadata, .spec = pod->spec};
  crd_core_warn_of_pod_template_spec(warnings, &common);
}

static void refuse_invalid(pod_judgement *all) {
  const crd_string kind = CRD_STRING("Pod"), name = all->pod.metadata.name;
  all->verdict->details = (crd_status_details){.given = true, .name = name, .kind = kind};
  crd_core_refuse(all->verdict, 422, CRD_STRING("Invalid"),
                  crd_invalid_message(all->arena, CORE_NO_DETAIL, kind, name, &all->verdict->errors));
}

/* What follows once the Pod is decoded and has its metadata. */
static void judge_pod(pod_judgement *all, const core_check *check, core_warnings *warnings) {
  core_check of_pod = *check;
  crd_core_prepare_new_pod(warnings, &all->pod);
  of_pod.pod = &all->pod.metadata;
  crd_core_validate_new_pod(&of_pod, &all->pod);
  if (check->options->minor >= TELL_ONCE) crd_meta_drop_repeated(&all->verdict->errors, 0);
  all->verdict->allowed = all->verdict->errors.count == 0;
  if (all->verdict->allowed)
    warn_of_pod(warnings, &all->pod);
  else
    refuse_invalid(all);
  crd_core_tell_warnings(warnings, all->verdict);
  if (!all->verdict->allowed || all->request->without_object) return;
  all->pod.type_meta = (core_type_meta){.kind = CRD_STRING("Pod"), .api_version = CRD_STRING("v1")};
  crd_text text = {.arena = all->arena};
  crd_core_encode(&text, &crd_core_pod_type, &all->pod);
  all->verdict->object = crd_json_parse(all->arena, crd_text_string(&text), NULL, NULL);
}

void crd_pod_judge_create(crd_arena *arena, const crd_pod_request *request, crd_verdict *verdict) {
  core_options options = {.minor = request->kubernetes_minor ? request->kubernetes_minor : CORE_NEWEST_MINOR,
                          .privileged = !request->without_privileged};
  pod_judgement *all = crd_arena_zalloc(arena, sizeof *all);
  core_check check = {.arena = arena, .errors = &verdict->errors, .options = &options};
  core_warnings warnings = {.check = &check, .texts = {.arena = arena}};
  *verdict = crd_verdict_init(arena);
  verdict->errors.kubernetes_minor = request->kubernetes_minor;
  *all = (pod_judgement){.arena = arena, .request = request, .verdict = verdict};
  if (!decode_pod(all)) return;
  crd_core_settle_gates(&options.gates, options.minor, request->settings);
  crd_core_default_pod(arena, &options, &all->pod);
  verdict->name = all->pod.metadata.name;
  if (request->field_validation == CRD_FIELDS_WARN)
    for (uint32_t i = 0; i < verdict->strict.count; i++) crd_texts_add(&warnings.texts, verdict->strict.items[i]);
  if (!settle_namespace(all)) {
    crd_core_tell_warnings(&warnings, verdict);
    return;
  }
  settle_metadata(all);
  judge_pod(all, &check, &warnings);
}
