/* SPDX-License-Identifier: Apache-2.0 */
/* When certificates are in force: of a whole one, of what is cut off or bent, of bundles of several. */
#include "../../../runtime/text/certificate.h"

#include <crd/base64.h>
#include <criterion/criterion.h>
#include <string.h>

/* The one of tests/e2e/admission_lint.py: a UTCTime and a GeneralizedTime. */
static const char body[] =
    "MIIBNDCB56ADAgECAhQ59echPYZZ/"
    "TsMYIu65d04HMZVqzAFBgMrZXAwDzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMjMxMTUyMThaGA8yMTI2MTAzMDExNTIx"
    "OFowDzENMAsGA1UEAwwEdGVzdDAqMAUGAytlcAMhACEsheoO1NObUTPSyHafJLVLT3RyNzfX5Ye5xNKUyWWSo1MwUTAdBgNVHQ4EFgQUZNX114kD8ei97Zc"
    "M"
    "qA1S/31eRGAwHwYDVR0jBBgwFoAUZNX114kD8ei97ZcMqA1S/31eRGAwDwYDVR0TAQH/BAUwAwEB/"
    "zAFBgMrZXADQQAQHOGYjwMp+QwRzLcTCdGP++bAcSb2"
    "psTjd1dRkXGe8GYr2GCyHpOwdrh9ORBbkbNuVJVkRvZ7TbilugpG5ioJ";
static const int64_t from = 1795434738, to = 4949034738; /* 2026-11-23T11:52:18Z, 2126-10-30T11:52:18Z */

static crd_arena *arena;
static crd_string der;

static void start(void) {
  arena = crd_arena_create(NULL);
  char *out = crd_arena_alloc(arena, CRD_BASE64_ROOM(sizeof body));
  size_t size = 0;
  cr_assert_eq(crd_base64_decode(crd_string_of(body), CRD_BASE64_STD, out, &size), CRD_BASE64_GOOD);
  der = (crd_string){out, size};
}
static void end(void) {
  crd_arena_destroy(arena);
}

TestSuite(certificate, .init = start, .fini = end);

Test(certificate, times_are_read) {
  certificate_validity validity;
  cr_assert(crd_certificate_validity(der, &validity));
  cr_assert_eq(validity.from, from, "%lld", (long long)validity.from);
  cr_assert_eq(validity.to, to, "%lld", (long long)validity.to);
}

/* Where the text of a time stands. */
static char *find_time(const char *text) {
  char *found = memmem(der.data, der.size, text, strlen(text));
  cr_assert(found);
  return found;
}

Test(certificate, years_of_two_digits_are_of_1950_to_2049) {
  certificate_validity validity;
  char *time = find_time("261123115218Z");
  memcpy(time, "500101000000Z", 13);
  cr_assert(crd_certificate_validity(der, &validity));
  cr_assert_eq(validity.from, -631152000);
  memcpy(time, "491231235959Z", 13);
  cr_assert(crd_certificate_validity(der, &validity));
  cr_assert_eq(validity.from, 2524607999);
}

Test(certificate, other_forms_of_times_are_none) {
  static const char *const bad[] = {"2611231152180", "26112311521xZ", "261323115218Z", "260023115218Z",
                                    "261100115218Z", "261132115218Z", "261123245218Z", "261123116018Z"};
  certificate_validity validity;
  char *time = find_time("261123115218Z");
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    memcpy(time, bad[i], 13);
    cr_assert_not(crd_certificate_validity(der, &validity), "%s", bad[i]);
  }
}

Test(certificate, what_is_cut_off_or_goes_on_is_none) {
  certificate_validity validity;
  for (size_t size = 0; size < der.size; size++) {
    char *cut = crd_arena_alloc(arena, size + 1);
    memcpy(cut, der.data, size);
    cr_assert_not(crd_certificate_validity((crd_string){cut, size}, &validity), "%zu bytes", size);
  }
  char *more = crd_arena_alloc(arena, der.size + 1);
  memcpy(more, der.data, der.size);
  more[der.size] = 0;
  cr_assert_not(crd_certificate_validity((crd_string){more, der.size + 1}, &validity));
}

static crd_string base64_of(const char *text) {
  crd_text out = {.arena = arena};
  crd_base64_encode(&out, crd_string_of(text));
  return crd_text_string(&out);
}

Test(certificate, of_a_bundle_each_is_read) {
  crd_string text = crd_arena_printf(arena,
                                     "first\n-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----\n"
                                     "-----BEGIN CERTIFICATE-----\nnot base64!\n-----END CERTIFICATE-----\n"
                                     "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----\n"
                                     "-----BEGIN CERTIFICATE-----\n%s\n-----END CERTIFICATE-----\n"
                                     "-----BEGIN CERTIFICATE-----\n%s",
                                     body, body, body);
  crd_string pem = crd_bundle_decode(arena, base64_of(text.data)), one;
  certificate_validity validity;
  size_t at = 0, count = 0, good = 0;
  for (; crd_bundle_next(arena, pem, &at, &one); count++) good += crd_certificate_validity(one, &validity);
  cr_assert_eq(count, 4);
  cr_assert_eq(good, 2);
}
