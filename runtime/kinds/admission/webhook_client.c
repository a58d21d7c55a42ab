/* SPDX-License-Identifier: Apache-2.0 */
/* Where a webhook is (apiserver pkg/util/webhook/validation.go). */
#include "admission.h"

#include <crd/names.h>
#include <crd/url.h>

/* ValidateWebhookURL */
static void validate_webhook_url(core_check *check, crd_string text, const crd_path *path) {
  crd_url url;
  crd_string error;
  if (!crd_url_parse(check->arena, text, false, &url, &error)) {
    crd_core_required(check, path,
                      crd_arena_printf(check->arena, "url must be a valid URL: %.*s; desired format: https://host[/path]",
                                       CRD_PRINT(error)));
    return;
  }
  if (!core_is(url.scheme, "https"))
    crd_core_bad_text(check, path, url.scheme,
                      "'https' is the only allowed URL scheme; desired format: https://host[/path]");
  if (!url.host.size)
    crd_core_bad_text(check, path, url.host, "host must be specified; desired format: https://host[/path]");
  if (url.has_user) crd_core_bad_text(check, path, url.user, "user information is not permitted in the URL");
  if (url.decoded.size) crd_core_bad_text(check, path, url.decoded, "fragments are not permitted in the URL");
  if (url.query.size) crd_core_bad_text(check, path, url.query, "query parameters are not permitted in the URL");
}

static void validate_segment(core_check *check, crd_string whole, crd_string segment, size_t index, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  if (!segment.size)
    crd_core_invalid(check, path, crd_bad_string(whole),
                     crd_arena_printf(check->arena, "segment[%zu] may not be empty", index));
  else
    crd_check_dns1123_subdomain(&messages, segment);
  for (uint32_t i = 0; i < messages.count; i++)
    crd_core_invalid(check, path, crd_bad_string(whole),
                     crd_arena_printf(check->arena, "segment[%zu]: %.*s", index, CRD_PRINT(messages.items[i])));
}

static void validate_service_path(core_check *check, crd_string text, const crd_path *path) {
  if (!text.size || core_is(text, "/")) return;
  if (core_is(text, "//")) {
    crd_core_bad_text(check, path, text, "segment[0] may not be empty");
    return;
  }
  if (text.data[0] != '/') crd_core_bad_text(check, path, text, "must start with a '/'");
  crd_string rest = crd_string_slice(text, 1, text.size), segment;
  if (rest.size && rest.data[rest.size - 1] == '/') rest.size--;
  for (size_t at = 0, i = 0; crd_string_next_part(rest, '/', &at, &segment); i++)
    validate_segment(check, text, segment, i, path);
}

/* ValidateWebhookService, which is given name and namespace the wrong way round: a missing one is said at the other. */
static void validate_webhook_service(core_check *check, const core_admission_service_reference *service,
                                     const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  if (!service->namespace.size) crd_core_required(check, CORE_AT(path, "name"), CORE_NO_DETAIL);
  if (!service->name.size) crd_core_required(check, CORE_AT(path, "namespace"), CORE_NO_DETAIL);
  crd_check_port_number(&messages, service->port.value);
  if (messages.count)
    crd_core_invalid(check, CORE_AT(path, "port"), crd_bad_int(service->port.value),
                     crd_arena_printf(check->arena, "port is not valid: %.*s", CRD_PRINT(messages.items[0])));
  if (service->path.set) validate_service_path(check, service->path.value, CORE_AT(path, "path"));
}

void crd_core_validate_webhook_client(core_check *check, const core_admission_webhook_client_config *config,
                                      const crd_path *path) {
  if (config->url.set == (config->service != NULL))
    crd_core_required(check, path, CRD_STRING("exactly one of url or service is required"));
  else if (config->service)
    validate_webhook_service(check, config->service, CORE_AT(path, "service"));
  else
    validate_webhook_url(check, config->url.value, CORE_AT(path, "url"));
}
