/* SPDX-License-Identifier: Apache-2.0 */
/* spec.conversion (validateCustomResourceConversion) and its webhook's address (apiserver pkg/util/webhook). */
#include "../../runtime/text/certificate.h"
#include "schema/check_parts.h"

#include <crd/metadata.h>
#include <crd/url.h>

/* ValidateWebhookURL. */
static void check_url(const checker *checker, const crd_path *path, const crd_value *value) {
  crd_string text = crdc_read_text(value);
  crd_url url;
  crd_string error;
  if (!crd_url_parse(checker->arena, text, false, &url, &error)) {
    crd_value why = crd_value_make_string(error);
    crdc_vet_error_with(checker, CRD_ERROR_REQUIRED, path, "url", value->offset, crd_bad_none(), VET(URL), &why, 1);
    return;
  }
  if (!crdc_text_is(url.scheme, "https")) crdc_vet_invalid(checker, path, "url", value->offset, url.scheme, VET(URL_SCHEME));
  if (!url.host.size) crdc_vet_invalid(checker, path, "url", value->offset, url.host, VET(URL_HOST));
  if (url.has_user) crdc_vet_invalid(checker, path, "url", value->offset, url.user, VET(URL_USER));
  if (url.decoded.size) crdc_vet_invalid(checker, path, "url", value->offset, url.decoded, VET(URL_FRAGMENT));
  if (url.query.size) crdc_vet_invalid(checker, path, "url", value->offset, url.query, VET(URL_QUERY));
}

static void check_segment(const checker *checker, const crd_path *path, uint32_t place, crd_string whole, crd_string segment,
                          size_t index) {
  crd_value arguments[2] = {crd_value_make_int((int64_t)index)};
  crd_bad_value shown = crd_bad_string(whole);
  if (!segment.size) {
    crdc_vet_error_with(checker, CRD_ERROR_INVALID, path, "path", place, shown, VET(SEGMENT_EMPTY), arguments, 1);
    return;
  }
  crd_texts messages = {.arena = checker->arena};
  crd_check_dns1123_subdomain(&messages, segment);
  for (uint32_t i = 0; i < messages.count; i++) {
    arguments[1] = crd_value_make_string(messages.items[i]);
    crdc_vet_error_with(checker, CRD_ERROR_INVALID, path, "path", place, shown, VET(SEGMENT), arguments, 2);
  }
}

static void check_service_path(const checker *checker, const crd_path *path, uint32_t place, crd_string text) {
  if (!text.size || crdc_text_is(text, "/")) return;
  if (crdc_text_is(text, "//")) {
    crdc_vet_invalid(checker, path, "path", place, text, VET(SEGMENT_FIRST));
    return;
  }
  if (text.data[0] != '/') crdc_vet_invalid(checker, path, "path", place, text, VET(PATH_SLASH));
  crd_string rest = crd_string_slice(text, 1, text.size), segment;
  if (rest.size && rest.data[rest.size - 1] == '/') rest.size--;
  for (size_t at = 0, index = 0; crd_string_next_part(rest, '/', &at, &segment); index++)
    check_segment(checker, path, place, text, segment, index);
}

/* ValidateWebhookService. The API server swaps name and namespace, so each missing one is reported for the other. */
static void check_service(const checker *checker, const crd_path *parent, const crd_value *service) {
  static const char *const members[] = {"namespace", "name"};
  crd_path path = path_child(parent, "service");
  for (size_t i = 0; i < 2; i++) {
    const char *reported = members[1 - i];
    crd_value argument = crd_value_make_string(crd_string_of(reported));
    if (!crdc_member_string(service, members[i]).size)
      crdc_vet_error_with(checker, CRD_ERROR_REQUIRED, &path, reported, crdc_member_place(service, members[i]),
                          crd_bad_none(), VET(SERVICE_MEMBER), &argument, 1);
  }
  const crd_value *port = crdc_read_member(service, "port");
  if (port && port->kind == CRD_INT && (port->as.integer < 1 || port->as.integer > 65535))
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, "port", port->offset, crd_bad_int(port->as.integer), VET(PORT));
  const crd_value *address = crdc_read_member(service, "path");
  if (address && address->kind == CRD_STRING_VALUE)
    check_service_path(checker, &path, address->offset, crd_value_string(address));
}

/* ValidateWebhookURL, ValidateWebhookService */
static void check_address(const checker *checker, const crd_path *path, const crd_value *config) {
  const crd_value *url = crdc_read_member(config, "url"), *service = crdc_read_member(config, "service");
  if (!url == !service)
    crdc_vet_required(checker, path, NULL, config->offset, VET(CLIENT_ONE));
  else if (url)
    check_url(checker, path, url);
  else
    check_service(checker, path, service);
}

/* ---- certificates ---- */

/* Whether the bytes are one DER sequence, like a certificate. */
static bool is_sequence(crd_string der) {
  const unsigned char *bytes = (const unsigned char *)der.data;
  if (der.size < 4 || bytes[0] != 0x30) return false;
  if (bytes[1] < 0x80) return der.size == 2u + bytes[1];
  size_t digits = bytes[1] & 0x7fu, size = 0;
  if (!digits || digits > 4 || der.size < 2 + digits) return false;
  for (size_t i = 0; i < digits; i++) size = size << 8 | bytes[2 + i];
  return der.size == 2 + digits + size;
}

const char *crdc_vet_bundle_error(crd_arena *arena, crd_string base64) {
  crd_string text = crd_bundle_decode(arena, base64), der;
  size_t at = 0;
  if (!crd_string_contains(text, CRD_STRING("-----BEGIN ")))
    return "unable to load root certificates: unable to parse bytes as PEM block";
  if (crd_bundle_next(arena, text, &at, &der) && at < text.size)
    return is_sequence(der) ? NULL
                            : "unable to load root certificates: failed to parse certificate: x509: malformed certificate";
  return "unable to load root certificates: no valid certificate authority data seen";
}

/* ---- the webhook ---- */

static void check_client(const checker *checker, const crd_path *parent, const crd_value *webhook, uint32_t place) {
  const crd_value *config = crdc_read_member(webhook, "clientConfig");
  if (!config) {
    crdc_vet_required(checker, parent, "webhookClientConfig", place, VET(STRATEGY_CLIENT));
    return;
  }
  crd_path path = path_child(parent, "webhookClientConfig");
  check_address(checker, &path, config);
  crd_string bundle = crdc_member_string(config, "caBundle");
  const char *problem = bundle.size && !checker->ratchet.any_bundle ? crdc_vet_bundle_error(checker->arena, bundle) : NULL;
  crd_value why = crd_value_make_string(crd_string_of(problem));
  if (problem)
    crdc_vet_error_with(checker, CRD_ERROR_INVALID, &path, "caBundle", crdc_member_place(config, "caBundle"),
                        crd_bad_json(bundle), VET(TEXT), &why, 1);
}

/* validateConversionReviewVersions. */
static void check_review_versions(const checker *checker, const crd_path *parent, const crd_value *list, uint32_t place) {
  if (!list || list->kind != CRD_LIST || !list->size) {
    crdc_vet_required(checker, parent, "conversionReviewVersions", place, NULL);
    return;
  }
  crd_path path = path_child(parent, "conversionReviewVersions");
  bool accepted = false;
  for (uint32_t i = 0; i < list->size; i++) {
    crd_path item = path_index(&path, i);
    const crd_value *value = &list->as.items[i];
    crd_string text = crdc_read_text(value);
    bool seen = false;
    for (uint32_t k = 0; k < i; k++) seen = seen || crd_value_is_string(&list->as.items[k], text);
    if (seen) {
      crdc_vet_invalid(checker, &item, NULL, value->offset, text, VET(REVIEW_REPEATED));
      continue;
    }
    crd_texts messages = {.arena = checker->arena};
    crd_check_dns1035_label(&messages, text);
    for (uint32_t k = 0; k < messages.count; k++)
      crdc_vet_invalid_with(checker, &item, NULL, value->offset, text, VET(TEXT), messages.items[k]);
    accepted = accepted || crdc_text_is(text, "v1") || crdc_text_is(text, "v1beta1");
  }
  if (!accepted && !checker->ratchet.any_review_version)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, NULL, list->offset, crd_bad_of(checker->arena, CRD_BAD_STRINGS, list),
                   VET(REVIEW_VERSIONS));
}

void crdc_vet_conversion(const checker *checker, bool preserve_unknown_fields) {
  const crd_value *conversion = crdc_read_member(checker->definition->spec, "conversion");
  if (!conversion) return; /* the default: None */
  static const char *const strategies[] = {"None", "Webhook", NULL};
  crd_path path = path_child(NULL, "conversion");
  crd_string strategy = crdc_member_string(conversion, "strategy");
  uint32_t place = crdc_member_place(conversion, "strategy");
  const crd_value *webhook = crdc_read_member(conversion, "webhook");
  if (!crdc_text_is(strategy, "None") && preserve_unknown_fields)
    crdc_vet_error(checker, CRD_ERROR_INVALID, &path, "strategy", place, crd_bad_json(strategy), VET(STRATEGY_PRESERVING));
  if (!strategy.size)
    crdc_vet_required(checker, &path, "strategy", place, NULL);
  else if (!crdc_text_is(strategy, "None") && !crdc_text_is(strategy, "Webhook"))
    crdc_vet_not_supported(checker, &path, "strategy", place, strategy, strategies);
  const crd_value *versions = crdc_read_member(webhook, "conversionReviewVersions");
  uint32_t webhook_place = webhook ? webhook->offset : conversion->offset;
  if (crdc_text_is(strategy, "Webhook")) {
    check_client(checker, &path, webhook, webhook_place);
    check_review_versions(checker, &path, versions, webhook_place);
    return;
  }
  if (crdc_read_member(webhook, "clientConfig"))
    crdc_vet_forbidden(checker, &path, "webhookClientConfig", webhook_place, VET(STRATEGY_NONE));
  if (versions && versions->size)
    crdc_vet_forbidden(checker, &path, "conversionReviewVersions", versions->offset, VET(STRATEGY_NONE));
}
