/* SPDX-License-Identifier: Apache-2.0 */
/* The type of `request` in match conditions (pkg/admission/plugin/cel.BuildRequestType). */
#include "webhooks/webhook_parts.h"

typedef struct field_of {
  const char *name;
  const cel_type *type;
} field_of;

static const cel_type *request_object_type(crd_arena *arena, const char *name, const field_of *fields, size_t count) {
  cel_type *type = crd_arena_zalloc(arena, sizeof *type);
  cel_field *list = crd_arena_zalloc(arena, count * sizeof *list);
  for (size_t i = 0; i < count; i++) {
    list[i] = (cel_field){.property = crd_string_of(fields[i].name), .type = fields[i].type};
    if (!crdc_cel_escape(arena, list[i].property, &list[i].name)) list[i].name = list[i].property;
  }
  *type = (cel_type){.kind = CEL_OBJECT, .name = crd_string_of(name), .fields = list, .field_count = count};
  return type;
}

const cel_type *crdc_webhook_request_type(crd_arena *arena) {
  const cel_type *text = crdc_cel_type_simple(CEL_STRING), *flag = crdc_cel_type_simple(CEL_BOOL),
                 *any = crdc_cel_type_simple(CEL_DYN);
  const cel_type *texts = crdc_cel_type_with(arena, CEL_LIST, text, NULL),
                 *extra = crdc_cel_type_with(arena, CEL_MAP, text, texts);
  const field_of kind[] = {{"group", text}, {"version", text}, {"kind", text}},
                 resource[] = {{"group", text}, {"version", text}, {"resource", text}},
                 user[] = {{"username", text}, {"uid", text}, {"groups", texts}, {"extra", extra}};
  const cel_type *kind_type = request_object_type(arena, "kubernetes.GroupVersionKind", kind, sizeof kind / sizeof *kind),
                 *resource_type = request_object_type(arena, "kubernetes.GroupVersionResource", resource,
                                                      sizeof resource / sizeof *resource),
                 *user_type = request_object_type(arena, "kubernetes.UserInfo", user, sizeof user / sizeof *user);
  const field_of request[] = {{"kind", kind_type},
                              {"resource", resource_type},
                              {"subResource", text},
                              {"requestKind", kind_type},
                              {"requestResource", resource_type},
                              {"requestSubResource", text},
                              {"name", text},
                              {"namespace", text},
                              {"operation", text},
                              {"userInfo", user_type},
                              {"dryRun", flag},
                              {"options", any}};
  return request_object_type(arena, "kubernetes.AdmissionRequest", request, sizeof request / sizeof *request);
}
