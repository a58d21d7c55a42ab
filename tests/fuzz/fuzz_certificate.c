/* SPDX-License-Identifier: Apache-2.0 */
/* A certificate's DER, and the same bytes as a caBundle and as what a PEM block of one holds: times that are read are of
 * years that can be written, of bytes that are all there, and a bundle comes to an end. */
#include "../../runtime/text/certificate.h"

#include <crd/base64.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const int64_t year_0 = -62167219200, year_10000 = 253402300800;

static void read_certificate(crd_string der) {
  certificate_validity validity, shorter;
  if (!crd_certificate_validity(der, &validity)) return;
  if (validity.from < year_0 || validity.from > year_10000 || validity.to < year_0 || validity.to > year_10000) abort();
  if (crd_certificate_validity((crd_string){der.data, der.size - 1}, &shorter)) abort();
}

static crd_string base64_of(crd_arena *arena, crd_string bytes) {
  crd_text text = {.arena = arena};
  crd_base64_encode(&text, bytes);
  return crd_text_string(&text);
}

static void read_bundle(crd_arena *arena, crd_string text) {
  crd_string der, pem = crd_bundle_decode(arena, base64_of(arena, text));
  size_t count = 0;
  for (size_t at = 0; crd_bundle_next(arena, pem, &at, &der); count++) read_certificate(der);
  if (count > text.size / strlen("-----BEGIN CERTIFICATE-----")) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string bytes = {(const char *)data, size};
  /* A copy of its own size: what is read beyond it is seen. */
  char *copy = malloc(size + !size);
  if (copy) memcpy(copy, data, size);
  if (copy) read_certificate((crd_string){copy, size});
  free(copy);
  read_bundle(arena, bytes);
  crd_string digits = base64_of(arena, bytes);
  read_bundle(arena,
              crd_arena_printf(arena, "-----BEGIN CERTIFICATE-----\n%.*s\n-----END CERTIFICATE-----\n", CRD_PRINT(digits)));
  crd_arena_destroy(arena);
  return 0;
}
