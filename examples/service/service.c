/* SPDX-License-Identifier: Apache-2.0 */
/* An admission webhook of one's own: a ConfigMap has an owner, which may not change, and no more than 64 keys.
 *
 *   service DIR ADDRESS          serves, with DIR/tls.crt and DIR/tls.key
 *   service --configurations     prints what sends the API server to it */
#include <crd/webhook.h>
#include <stdio.h>
#include <string.h>

#define OWNER CRD_STRING("example.com/owner")
enum { MOST_KEYS = 64, FORBIDDEN = 403 };

static crd_string owner_of(const crd_value *object) {
  const crd_value *labels = crd_value_find(object, "metadata", "labels", NULL);
  return labels ? crd_value_text(crd_value_get(labels, OWNER)) : CRD_STRING("");
}

/* Who creates a ConfigMap owns it, unless it says otherwise. */
static void mutate(const crd_admission_service *service, const crd_admission_request *request,
                   crd_admission_response *response) {
  const crd_review *review = &request->review;
  crd_string user = crd_value_text(crd_value_find(review->user_info, "username", NULL));
  (void)service;
  if (owner_of(review->object).size) return;
  for (size_t i = 0; i < user.size; i++)
    if (user.data[i] == ':') user = CRD_STRING("system"); /* no label */
  const crd_value owner = crd_value_make_string(user);
  crd_admission_set(response, request, CRD_STRING("/metadata/labels/example.com~1owner"), &owner);
  crd_admission_annotate(response, CRD_STRING("owner"), user);
}

static void validate(const crd_admission_service *service, const crd_admission_request *request,
                     crd_admission_response *response) {
  const crd_review *review = &request->review;
  const crd_value *data = crd_value_find(review->object, "data", NULL);
  crd_string owner = owner_of(review->object), before = owner_of(review->old_object);
  (void)service;
  if (before.size && !crd_string_equal(owner, before))
    crd_admission_deny(response, FORBIDDEN, CRD_STRING("Forbidden"),
                       crd_arena_printf(request->arena, "the owner is %.*s", (int)before.size, before.data));
  if (data && data->kind == CRD_MAP && data->size > MOST_KEYS)
    crd_admission_deny(response, 0, CRD_STRING(""),
                       crd_arena_printf(request->arena, "%u keys, %d are enough", data->size, MOST_KEYS));
  if (data && data->kind == CRD_MAP && !data->size) crd_admission_warn(response, CRD_STRING("there is nothing in it"));
}

#define CONFIGMAPS(webhook, verbs)                                                                                          \
  {                                                                                                                         \
    .name = CRD_STRING_INIT(webhook), .groups = CRD_STRING_INIT(""), .versions = CRD_STRING_INIT("v1"),                     \
    .resources = CRD_STRING_INIT("configmaps"), .operations = CRD_STRING_INIT(verbs)                                        \
  }
static const crd_admission_rule mutating = CONFIGMAPS("mutate.configmaps.example.com", "CREATE");
static const crd_admission_rule validating = CONFIGMAPS("validate.configmaps.example.com", "CREATE,UPDATE");
static const crd_admission_service services[] = {
    {.path = CRD_STRING_INIT("/configmaps/mutate"), .function = mutate, .mutating = &mutating},
    {.path = CRD_STRING_INIT("/configmaps/validate"), .function = validate, .validating = &validating},
};

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "--configurations") == 0) {
    crd_text text = {.arena = crd_arena_create(NULL)};
    crd_admission_write_configurations(&text, services, 2, CRD_STRING("owners"), CRD_STRING("default"),
                                       CRD_STRING("owners"));
    fwrite(text.data, 1, text.size, stdout);
    crd_arena_destroy(text.arena);
    return 0;
  }
  if (count != 3) return 2;
  const crd_registry none = {.kinds = NULL};
  crd_webhook *webhook = crd_webhook_create(&(crd_webhook_options){.certificate_folder = arguments[1],
                                                                   .address = arguments[2],
                                                                   .registry = &none,
                                                                   .services = services,
                                                                   .service_count = 2});
  bool good = webhook && crd_webhook_start(webhook) && crd_webhook_serve(webhook);
  crd_webhook_destroy(webhook);
  return good ? 0 : 1;
}
