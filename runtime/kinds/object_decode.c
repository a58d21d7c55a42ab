/* SPDX-License-Identifier: Apache-2.0 */
/* Decodes objects of built-in kinds: SimpleMetaFactory.Interpret, the codec factory's decoder, and the errors of
 * transformDecodeError (apiserver pkg/endpoints/handlers/rest.go). */
#include "object_decode.h"
#include "../gotypes/decode.h"
#include "../request/request_parts.h"
#include "../text/group_version.h"

#include <crd/json.h>

/* The name of the scheme of built-in types in errors. */
#define SCHEME "pkg/api/legacyscheme/scheme.go:30"

static bool refuse_undecodable(object_judgement *all, crd_string error) {
  crd_text text = {.arena = all->judging.check.arena};
  crd_text_add(&text, all->sent_kind);
  crd_text_add(&text, CRD_STRING(" in version "));
  crd_text_add_quoted(&text, all->sent_version);
  crd_text_add(&text, CRD_STRING(" cannot be handled as a "));
  crd_text_add(&text, all->kind->name);
  crd_text_add(&text, CRD_STRING(": "));
  crd_text_add(&text, error);
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"), crd_text_string(&text));
  return false;
}

static bool refuse_unrecognized(const object_judgement *all, crd_string error) {
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"),
                  crd_request_say_unrecognized(all->judging.check.arena, all->kind->name, all->request->body, error));
  return false;
}

/* Reads kind and apiVersion of the body, and sets the body to decode. */
static bool interpret_body(object_judgement *all, core_body *body, crd_string *api_version, crd_string *error) {
  const crd_builtin_request *request = all->request;
  crd_arena *arena = all->judging.check.arena;
  const crd_value *root = request->parsed;
  if (!root)
    root = crd_request_read_type(arena, request->body, request->encoding, &all->sent_kind, api_version, error);
  else if (!crd_request_type_of(arena, root, request->encoding, &all->sent_kind, api_version, error))
    root = NULL;
  bool yaml = request->encoding == CRD_ENCODING_YAML;
  *body = (core_body){.json = request->body, .tree = yaml ? root : NULL};
  return root;
}

/* Versions that the scheme can decode, but the server does not serve. */
static const struct {
  const char *version, *kind;
} former_versions[] = {
    {"apps/v1beta1", "Deployment"},       {"apps/v1beta1", "StatefulSet"},     {"apps/v1beta2", "DaemonSet"},
    {"apps/v1beta2", "Deployment"},       {"apps/v1beta2", "ReplicaSet"},      {"apps/v1beta2", "StatefulSet"},
    {"batch/v1beta1", "CronJob"},         {"extensions/v1beta1", "DaemonSet"}, {"extensions/v1beta1", "Deployment"},
    {"extensions/v1beta1", "ReplicaSet"},
};

/* Whether the sent object has an earlier version of the endpoint's kind. */
static bool is_former_version(const object_judgement *all, crd_string api_version) {
  if (!crd_string_equal(all->sent_kind, all->kind->name)) return false;
  for (size_t i = 0; i < sizeof former_versions / sizeof *former_versions; i++)
    if (core_is(api_version, former_versions[i].version) && core_is(all->sent_kind, former_versions[i].kind)) return true;
  return false;
}

/* Decodes the object as the sent version before it is refused. The fields of an earlier version are nearly those of v1. */
static bool refuse_other_version(const object_judgement *all, crd_string api_version) {
  const core_object_kind *kind = all->kind;
  crd_core_refuse(all->verdict, 400, CRD_STRING("BadRequest"),
                  crd_arena_printf(all->judging.check.arena,
                                   "the API version in the data (%.*s) does not match the expected API version (%.*s%s%.*s)",
                                   CRD_PRINT(api_version), CRD_PRINT(kind->group), kind->group.size ? "/" : "",
                                   CRD_PRINT(kind->version)));
  return false;
}

/* The Go package of a kind's internal type. */
static crd_string package_of(const core_object_kind *kind) {
  const char *dot = kind->group.size ? memchr(kind->group.data, '.', kind->group.size) : NULL;
  if (!kind->group.size || kind->told_as_core) return CRD_STRING("core");
  return dot ? crd_string_slice(kind->group, 0, (size_t)(dot - kind->group.data)) : kind->group;
}

/* Refuses an object of another kind than the endpoint's. The error depends on whether the scheme knows that kind and can
 * decode it. */
static bool refuse_other_kind(object_judgement *all, const core_object_kind *sent, crd_string version,
                              const core_body *body) {
  crd_text text = {.arena = all->judging.check.arena};
  core_decoding decoding = {.arena = text.arena};
  if (sent) {
    if (!crd_core_read_object(&decoding, body, sent, &all->judging.options)) return refuse_undecodable(all, decoding.error);
    crd_text_printf(&text, "converting (%.*s.%.*s) to (%.*s.%.*s): unknown conversion", CRD_PRINT(sent->version),
                    CRD_PRINT(sent->name), CRD_PRINT(package_of(all->kind)), CRD_PRINT(all->kind->name));
    return refuse_undecodable(all, crd_text_string(&text));
  }
  crd_text_add(&text, CRD_STRING("no kind "));
  crd_text_add_quoted(&text, all->sent_kind);
  crd_text_add(&text, CRD_STRING(" is registered for version "));
  crd_text_add_quoted(&text, version);
  crd_text_add(&text, CRD_STRING(" in scheme \"" SCHEME "\""));
  return refuse_undecodable(all, crd_text_string(&text));
}

/* Sets the kind to decode as, and its version when it is not the endpoint's, else empty. */
static bool read_kind(object_judgement *all, core_body *body, const core_object_kind **as, crd_string *other) {
  crd_arena *arena = all->judging.check.arena;
  crd_string api_version, error;
  if (!interpret_body(all, body, &api_version, &error)) return refuse_unrecognized(all, error);
  crd_group_version parts;
  bool parsed = crd_group_version_parse(api_version, &parts);
  all->sent_version = parts.version;
  if (!parsed)
    return refuse_unrecognized(all, crd_arena_printf(arena, "unexpected GroupVersion string: %.*s", CRD_PRINT(api_version)));
  if (!all->sent_kind.size) all->sent_kind = all->kind->name;
  if (!all->sent_version.size && (!parts.group.size || crd_string_equal(parts.group, all->kind->group))) {
    parts.group = all->kind->group;
    all->sent_version = all->kind->version;
  }
  if (!all->sent_version.size) /* runtime.NewMissingVersionErr */
    return refuse_undecodable(all, crd_arena_printf(arena, "Object 'apiVersion' is missing in '%.*s'",
                                                    CRD_PRINT(crd_core_body_json(arena, body))));
  if (crd_string_equal(all->sent_kind, all->kind->name) && crd_string_equal(all->sent_version, all->kind->version) &&
      crd_string_equal(parts.group, all->kind->group))
    return true;
  crd_string version = all->sent_version;
  if (parts.group.size) version = crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(parts.group), CRD_PRINT(version));
  if (!is_former_version(all, api_version)) {
    *as = crd_core_find_kind(arena, crd_arena_printf(arena, "%.*s/%.*s", CRD_PRINT(version), CRD_PRINT(all->sent_kind)));
    if (!*as || (*as)->type != all->kind->type) return refuse_other_kind(all, *as, version, body);
  }
  *other = api_version;
  return true;
}

/* Fast path: decodes JSON of exactly the endpoint's version, without unknown, repeated or invalid fields, in one pass
 * without a tree. False: the body must be decoded by its own kind and version. */
static bool decode_plain(object_judgement *all) {
  const crd_builtin_request *request = all->request;
  const core_object_kind *kind = all->kind;
  crd_arena *arena = all->judging.check.arena;
  if (request->parsed || request->encoding != CRD_ENCODING_JSON) return false;
  crd_strict_errors found = {.arena = arena};
  core_decoding decoding = {.arena = arena, .strict = &found};
  char *object = crd_core_read_object(&decoding, &(core_body){.json = request->body}, kind, &all->judging.options);
  if (!object || found.count) return false;
  const core_type_meta *own = (const core_type_meta *)(const void *)(object + kind->type_meta);
  const crd_group_version version = crd_group_version_of(own->api_version);
  if (!crd_string_equal(own->kind, kind->name) || !crd_string_equal(version.group, kind->group) ||
      !crd_string_equal(version.version, kind->version))
    return false;
  all->object = object;
  return true;
}

bool crd_core_decode_sent(object_judgement *all) {
  if (decode_plain(all)) return true;
  const crd_builtin_request *request = all->request;
  crd_arena *arena = all->judging.check.arena;
  crd_verdict *verdict = all->verdict;
  const core_object_kind *as = all->kind;
  core_body body;
  crd_string other = {NULL, 0};
  if (!read_kind(all, &body, &as, &other)) return false;
  bool strict = request->want_strict || request->field_validation > CRD_FIELDS_IGNORE;
  core_decoding decoding = {.arena = arena, .strict = strict ? &verdict->found : NULL};
  all->object = crd_core_read_object(&decoding, &body, as, &all->judging.options);
  if (!all->object) {
    verdict->found.count = 0;
    verdict->unread = decoding.unread;
    return refuse_undecodable(all, decoding.error);
  }
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  if (request->field_validation == CRD_FIELDS_STRICT && verdict->strict.count)
    return refuse_undecodable(all, crd_core_join_texts(arena, CRD_STRING("strict decoding error: "), &verdict->strict));
  if (request->field_validation == CRD_FIELDS_WARN)
    for (uint32_t i = 0; i < verdict->strict.count; i++)
      crd_texts_add(&all->judging.warnings.texts, verdict->strict.items[i]);
  return !other.size || refuse_other_version(all, other);
}

bool crd_core_decode_stored(object_judgement *all) {
  const crd_builtin_request *request = all->request;
  crd_arena *arena = all->judging.check.arena;
  core_decoding decoding = {.arena = arena};
  all->old = crd_core_read_object(&decoding, &(core_body){.json = request->old_body}, all->kind, &all->judging.options);
  if (!all->old) {
    all->verdict->error = crd_arena_printf(arena, "oldObject: %.*s", CRD_PRINT(decoding.error));
    return false;
  }
  core_object_meta *metadata = core_metadata_of(all->kind, all->old);
  if (!metadata->uid.size) metadata->uid = request->uid;
  if (!metadata->resource_version.size) metadata->resource_version = CRD_STRING("1");
  if (!metadata->creation_timestamp.text.size) metadata->creation_timestamp.text = request->creation_timestamp;
  if (!metadata->namespace.size && !all->kind->cluster_scoped) metadata->namespace = CRD_STRING("default");
  metadata->managed_fields = (core_managed_fields_entry_list){.count = 0};
  if (all->kind->complete_stored) all->kind->complete_stored(&all->judging, all->old, request->subresource.size == 0);
  return true;
}
