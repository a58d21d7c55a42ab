/* SPDX-License-Identifier: Apache-2.0 */
/* A certificate, a request for one, a public key or a private one, in DER, and the same bytes as PEM. Behind a certificate
 * that is good another may stand, and a part of it is none; what it names is in it. */
#include "../../runtime/kinds/certificates/certificates.h"

#include <crd/base64.h>
#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Its key is of no kind that is known: keys are read before that is seen. */
#define CERTIFICATE                                                                                                         \
  "-----BEGIN "                                                                                                             \
  "CERTIFICATE-----"                                                                                                        \
  "\nMEowPqADAgECAgEBMAQGAioDMAAwHhcNMjYwMTAxMDAwMDAwWhcNMzYwMTAxMDAwMDAwWjAAMAowBAYCKgMDAgB4MAQGAioDAwIAeA==\n"            \
  "-----END CERTIFICATE-----\n"

static void require(bool condition) {
  if (!condition) abort();
}

static void read_certificate(crd_arena *arena, crd_string der) {
  core_certificate certificate;
  crd_string name;
  unsigned kind;
  if (crd_core_judge_certificate(arena, der, &certificate).size) return;
  for (crd_string names = certificate.names; crd_core_next_name(arena, &names, &kind, &name);)
    require(name.data >= der.data && name.data + name.size <= der.data + der.size);
  crd_text twice = {.arena = arena};
  crd_text_add(&twice, der);
  crd_text_add(&twice, der);
  crd_string rest = crd_text_string(&twice);
  require(crd_core_judge_certificate(arena, rest, &certificate).size > 0);
  require(!crd_core_take_certificate(arena, &rest, &certificate).size && crd_string_equal(rest, der));
  require(crd_core_judge_certificate(arena, crd_string_slice(der, 0, der.size - 1), &certificate).size > 0);
}

static void read_keys(core_check *check, crd_string der) {
  core_signing_request request;
  core_public_key key;
  if (!crd_core_read_signing_request(check->arena, der, &request).size) crd_core_judge_request_signature(check, &request);
  if (!crd_core_read_public_key(check->arena, der, &key) || key.kind > CORE_KEY_ED25519) return;
  require(!crd_core_is_possessed(check, &key, CRD_STRING("a"), der));
}

static void read_pem(core_check *check, crd_string der) {
  crd_text digits = {.arena = check->arena};
  crd_base64_encode(&digits, der);
  const crd_string text = crd_text_string(&digits), certificate = CRD_STRING(CERTIFICATE);
  crd_core_judge_certificates(check->arena, der);
  crd_core_judge_signing_request(check, der);
  crd_core_judge_key_pair(check->arena, der, der);
  const crd_string key =
      crd_arena_printf(check->arena, "-----BEGIN PRIVATE KEY-----\n%.*s\n-----END PRIVATE KEY-----\n", CRD_PRINT(text));
  require(crd_core_judge_key_pair(check->arena, certificate, key).size > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  const core_options options = {.minor = size % 2 ? CRD_KUBERNETES_NEWEST : 30};
  core_check check = {.arena = arena, .options = &options};
  /* A copy of its own size: what is read beyond it is seen. */
  char *copy = malloc(size + !size);
  const crd_string bytes = {copy, size};
  if (copy) {
    memcpy(copy, data, size);
    read_certificate(arena, bytes);
    read_keys(&check, bytes);
    read_pem(&check, bytes);
  }
  free(copy);
  crd_arena_destroy(arena);
  return 0;
}
