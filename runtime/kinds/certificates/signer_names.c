/* SPDX-License-Identifier: Apache-2.0 */
/* Names of certificate signers and of their trust bundles (pkg/apis/core/validation/names.go). */
#include "../forms.h"
#include "../volumes/volume_sources.h"

#include <crd/json.h>
#include <crd/metadata.h>

enum { LABEL_LIMIT = 63, DOMAIN_LIMIT = 253 };

/* IsKubernetesSignerName */
bool crd_core_is_kubernetes_signer(crd_string name) {
  crd_string host, rest;
  crd_string_cut(name, '/', &host, &rest);
  return core_is(host, "kubernetes.io") || crd_string_has_suffix(host, CRD_STRING(".kubernetes.io"));
}

/* Adds the errors of the first invalid part between dots, and counts the parts up to it. */
static void validate_parts(core_check *check, crd_string segment, core_string_rule *rule, const crd_path *path) {
  crd_string part;
  crd_texts messages = {.arena = check->arena};
  for (size_t at = 0; crd_string_next_part(segment, '.', &at, &part) && !messages.count;) {
    rule(&messages, part);
    for (uint32_t i = 0; i < messages.count; i++) {
      crd_text text = {.arena = check->arena};
      crd_text_add(&text, CRD_STRING("validating label "));
      crd_text_add_quoted(&text, part);
      crd_text_add(&text, CRD_STRING(": "));
      crd_text_add(&text, messages.items[i]);
      crd_core_invalid_text(check, path, crd_bad_string(segment), crd_text_string(&text));
    }
  }
}

/* ValidateSignerName */
void crd_core_validate_signer_name(core_check *check, crd_string name, const crd_path *path) {
  enum { PATH_LIMIT = DOMAIN_LIMIT + LABEL_LIMIT + 1, LIMIT = DOMAIN_LIMIT + PATH_LIMIT + 1 };
  crd_string domain, rest;
  if (name.size == 0) {
    crd_core_required(check, path, NULL);
    return;
  }
  if (!crd_string_cut(name, '/', &domain, &rest) || (rest.size && memchr(rest.data, '/', rest.size))) {
    crd_core_bad_text(check, path, name, "must be a fully qualified domain and path of the form 'example.com/signer-name'");
    return;
  }
  if (domain.size > DOMAIN_LIMIT) crd_core_too_long(check, path, DOMAIN_LIMIT);
  validate_parts(check, domain, crd_check_dns1123_label, path);
  if (domain.size == 0 || !memchr(domain.data, '.', domain.size))
    crd_core_bad_text(check, path, domain, "should be a domain with at least two segments separated by dots");
  validate_parts(check, rest, crd_check_dns1123_subdomain, path);
  if (name.size > LIMIT) crd_core_too_long(check, path, LIMIT);
}

/* A copy with one character in place of another. */
static crd_string replace(crd_arena *arena, crd_string text, char from, char to) {
  char *data = crd_arena_alloc(arena, text.size + 1);
  for (size_t i = 0; i < text.size; i++) data[i] = text.data[i] == from ? to : text.data[i];
  return (crd_string){data, text.size};
}

static void say_no_name(core_check *check, crd_string name, crd_string why, const crd_path *path) {
  crd_text text = {.arena = check->arena};
  crd_text_add(&text, CRD_STRING("not a valid clustertrustbundlename: "));
  crd_text_add(&text, why);
  crd_core_invalid_text(check, path, crd_bad_string(name), crd_text_string(&text));
}

static void validate_bundle_rest(core_check *check, crd_string name, crd_string rest, const crd_path *path) {
  crd_texts messages = {.arena = check->arena};
  crd_check_dns1123_subdomain(&messages, rest);
  for (uint32_t i = 0; i < messages.count; i++) say_no_name(check, name, messages.items[i], path);
}

/* ValidateClusterTrustBundleName, extractSignerNameFromClusterTrustBundleName: the part before the last colon is the
 * signer's name with colons for slashes, so a name with a slash never matches it. */
void crd_core_validate_trust_bundle_name(core_check *check, crd_string name, const crd_path *path) {
  size_t colon = name.size;
  while (colon && name.data[colon - 1] != ':') colon--;
  if (colon == 0) {
    validate_bundle_rest(check, name, name, path);
  } else if (colon == 1) {
    say_no_name(check, name, CRD_STRING("ClusterTrustBundle without signer name must not have \":\" in its name"), path);
  } else {
    crd_string signer = crd_string_slice(name, 0, colon - 1);
    if (!memchr(signer.data, '/', signer.size)) {
      validate_bundle_rest(check, name, crd_string_slice(name, colon, name.size), path);
      return;
    }
    crd_string slashed = replace(check->arena, signer, ':', '/'), wanted = replace(check->arena, signer, '/', ':');
    crd_text text = {.arena = check->arena};
    crd_text_add(&text, CRD_STRING("ClusterTrustBundle for signerName "));
    crd_text_add(&text, slashed);
    crd_text_add(&text, CRD_STRING(" must be named with prefix "));
    crd_text_add(&text, wanted);
    crd_text_add_char(&text, ':');
    say_no_name(check, name, crd_text_string(&text), path);
  }
}
