/* SPDX-License-Identifier: Apache-2.0 */
/* Names have rules of their kinds; what holds for all is that a name is a segment of a path. Who has no namespace is not
 * asked for one. */
#include "untyped.h"
#include "../../../runtime/text/group_version.h"
#include "go_place.h"
#include <crd/go_text.h>
#include <crd/metadata.h>

static void refuse_untyped(crd_verdict *verdict, int code, crd_string reason, crd_string message) {
  verdict->allowed = false;
  verdict->code = code;
  verdict->reason = reason;
  verdict->message = message;
}

static void add_type_error(const untyped_document *document, crd_verdict *verdict, const char *field, crd_string value,
                           crd_string detail) {
  crd_errors_add(&verdict->errors, (crd_error){.type = CRD_ERROR_INVALID,
                                               .stage = CRD_STAGE_TYPE_META,
                                               .offset = crd_value_get(document->object, crd_string_of(field))->offset,
                                               .field = crd_string_of(field),
                                               .value = crd_bad_string(value),
                                               .detail = detail});
}

/* What CustomResourceDefinitions and APIServices are held to, so that no server has another kind
 * (ValidateCustomResourceDefinition, ValidateAPIService). Where neither the apiVersion nor the kind could be one, the
 * document is of somebody who means something else by the two. */
static void check_type(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_group_version parts;
  crd_texts of_version = {.arena = arena}, of_kind = {.arena = arena};
  if (!crd_group_version_parse(document->api_version, &parts) || !parts.version.size) {
    add_type_error(document, verdict, "apiVersion", document->api_version, CRD_STRING("must be VERSION or GROUP/VERSION"));
    return;
  }
  if (parts.group.size) crd_check_dns1123_subdomain(&of_version, parts.group);
  crd_check_dns1035_label(&of_version, parts.version);
  crd_check_dns1035_label(&of_kind, crd_go_lower(arena, document->kind));
  if (of_version.count && !of_kind.count)
    add_type_error(document, verdict, "apiVersion", document->api_version, of_version.items[0]);
  if (of_kind.count && !of_version.count)
    add_type_error(
        document, verdict, "kind", document->kind,
        crd_arena_printf(arena, "may have mixed case, but should otherwise match: %.*s", CRD_PRINT(of_kind.items[0])));
}

/* Whether metadata is an ObjectMeta, as far as one can tell without the kind. */
static bool has_object_meta(const untyped_document *document, crd_string group) {
  return crd_value_get(document->object, CRD_STRING("metadata")) &&
         !crd_string_has_suffix(document->kind, CRD_STRING("List")) &&
         !crd_string_equal(group, CRD_STRING("kustomize.config.k8s.io"));
}

static void check_metadata(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_value metadata = crd_value_copy(arena, crd_value_get(document->object, CRD_STRING("metadata")));
  crd_strict_errors unknown = {.arena = arena};
  crd_string error;
  if (metadata.kind == CRD_NULL) return;
  if (!crd_metadata_coerce(arena, &metadata, CRD_STRING("metadata"), false, &unknown, &error)) {
    verdict->offset = go_place_of(crd_value_get(document->object, CRD_STRING("metadata")), error);
    refuse_untyped(verdict, 400, CRD_STRING("BadRequest"), error);
    return;
  }
  for (uint32_t i = 0; document->built_in && i < unknown.count; i++) crd_strict_add(&verdict->found, unknown.items[i]);
  const crd_metadata_options options = {.namespaced =
                                            crd_value_text(crd_value_get(&metadata, CRD_STRING("namespace"))).size > 0,
                                        .name_rule = CRD_NAME_PATH_SEGMENT,
                                        .name_optional = true,
                                        .path = CRD_STRING("metadata"),
                                        .stage = CRD_STAGE_META};
  crd_metadata_validate(&verdict->errors, &metadata, &options);
}

bool untyped_judge(crd_arena *arena, const untyped_document *document, crd_verdict *verdict) {
  crd_string group = crd_group_version_of(document->api_version).group;
  *verdict = crd_verdict_init(arena);
  verdict->allowed = true;
  verdict->errors.kubernetes_minor = document->kubernetes_minor;
  for (uint32_t i = 0; i < document->noted->count; i++) crd_strict_add(&verdict->found, document->noted->items[i]);
  check_type(arena, document, verdict);
  if (has_object_meta(document, group)) check_metadata(arena, document, verdict);
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  if (verdict->errors.count) {
    verdict->name = crd_value_text(crd_value_find(document->object, "metadata", "name", NULL));
    verdict->details = (crd_status_details){.given = true, .name = verdict->name, .group = group, .kind = document->kind};
    refuse_untyped(verdict, 422, CRD_STRING("Invalid"),
                   crd_invalid_message(arena, group, document->kind, verdict->name, &verdict->errors));
  }
  return !verdict->allowed || verdict->found.count;
}
