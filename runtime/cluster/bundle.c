/* SPDX-License-Identifier: Apache-2.0 */
#include "bundle.h"
#include "../text/certificate.h"
#include <crd/base64.h>

#define LINE 64u /* digits of a line of PEM */

static bool has_certificate(crd_arena *arena, crd_string pem, crd_string wanted) {
  crd_string der;
  for (size_t at = 0; crd_bundle_next(arena, pem, &at, &der);)
    if (crd_string_equal(der, wanted)) return true;
  return false;
}

/* Whether all certificates of `own` are there; of a text that holds none they are not. */
static bool has_all(crd_arena *arena, crd_string present, crd_string own) {
  crd_string der;
  size_t count = 0;
  for (size_t at = 0; crd_bundle_next(arena, own, &at, &der); count++)
    if (!has_certificate(arena, present, der)) return false;
  return count > 0;
}

static void add_certificate(crd_arena *arena, crd_text *pem, crd_string der) {
  crd_text digits = {.arena = arena};
  crd_base64_encode(&digits, der);
  crd_text_add(pem, CRD_STRING("-----BEGIN CERTIFICATE-----\n"));
  for (size_t at = 0; at < digits.size; at += LINE)
    crd_text_printf(pem, "%.*s\n", (int)(digits.size - at < LINE ? digits.size - at : LINE), digits.data + at);
  crd_text_add(pem, CRD_STRING("-----END CERTIFICATE-----\n"));
}

crd_string crd_bundle_merge(crd_arena *arena, crd_string present, crd_string own, int64_t now) {
  if (crd_string_equal(present, own)) return (crd_string){NULL, 0};
  crd_string theirs = crd_bundle_decode(arena, present), ours = crd_bundle_decode(arena, own);
  if (has_all(arena, theirs, ours)) return (crd_string){NULL, 0};
  crd_string kept[BUNDLE_KEPT], der;
  size_t count = 0; /* the last ones go round in `kept` */
  certificate_validity validity;
  for (size_t at = 0; crd_bundle_next(arena, theirs, &at, &der);)
    if (crd_certificate_validity(der, &validity) && validity.to >= now && !has_certificate(arena, ours, der))
      kept[count++ % BUNDLE_KEPT] = der;
  if (!count) return own;
  crd_text pem = {.arena = arena}, merged = {.arena = arena};
  for (size_t i = count > BUNDLE_KEPT ? count - BUNDLE_KEPT : 0; i < count; i++)
    add_certificate(arena, &pem, kept[i % BUNDLE_KEPT]);
  crd_text_add(&pem, ours);
  crd_base64_encode(&merged, crd_text_string(&pem));
  return crd_text_string(&merged);
}
