/* SPDX-License-Identifier: Apache-2.0 */
/* Base64 as encoding/base64 reads it, with the places of its errors. */
#include <crd/base64.h>
#include <criterion/criterion.h>

static const struct {
  const char *text;
  crd_base64_alphabet alphabet;
  size_t bad; /* CRD_BASE64_GOOD: it is decoded */
  const char *bytes;
} decoded[] = {
    {"", CRD_BASE64_STD, CRD_BASE64_GOOD, ""},
    {"Y3Jk", CRD_BASE64_STD, CRD_BASE64_GOOD, "crd"},
    {"Y3\nJk\r\nYw==\n", CRD_BASE64_STD, CRD_BASE64_GOOD, "crdc"},
    {"Pj4+Pz8/", CRD_BASE64_STD, CRD_BASE64_GOOD, ">>>???"},
    {"Pj4-Pz8_", CRD_BASE64_URL, CRD_BASE64_GOOD, ">>>???"},
    {"Pj4+", CRD_BASE64_URL, 3, NULL},
    {"Pj4-", CRD_BASE64_STD, 3, NULL},
    {"A", CRD_BASE64_STD, 0, NULL},
    {"AAAAZ", CRD_BASE64_STD, 4, NULL},
    {"AAA", CRD_BASE64_STD, 0, NULL},
    {"==AA", CRD_BASE64_STD, 0, NULL},
    {"A=AA", CRD_BASE64_STD, 1, NULL},
    {"AA=", CRD_BASE64_STD, 3, NULL},
    {"AA=\n", CRD_BASE64_STD, 4, NULL},
    {"AA=A", CRD_BASE64_STD, 2, NULL},
    {"AA=\n=", CRD_BASE64_STD, CRD_BASE64_GOOD, "\0"},
    {"AA==AA==", CRD_BASE64_STD, 4, NULL},
    {"AAA==", CRD_BASE64_STD, 4, NULL},
    {"AA\n!A", CRD_BASE64_STD, 3, NULL},
};

Test(base64, is_decoded_as_go_does) {
  for (size_t i = 0; i < sizeof decoded / sizeof *decoded; i++) {
    char out[32];
    size_t size = 0, bad = crd_base64_decode(crd_string_of(decoded[i].text), decoded[i].alphabet, out, &size);
    cr_expect_eq(bad, decoded[i].bad, "%s: %zu", decoded[i].text, bad);
    if (decoded[i].bytes) cr_expect(memcmp(out, decoded[i].bytes, size) == 0, "%s", decoded[i].text);
    cr_expect_eq(crd_base64_decode(crd_string_of(decoded[i].text), decoded[i].alphabet, NULL, NULL), bad);
  }
}

Test(base64, comes_back) {
  static const char bytes[] = "\0\1\376\377crdc";
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t size = 0; size < sizeof bytes; size++) {
    char out[CRD_BASE64_ROOM(32)];
    size_t got = 0;
    crd_text text = {.arena = arena};
    crd_base64_encode(&text, (crd_string){bytes, size});
    cr_expect_eq(text.size, (size + 2) / 3 * 4);
    cr_expect_eq(crd_base64_decode(crd_text_string(&text), CRD_BASE64_STD, out, &got), CRD_BASE64_GOOD);
    cr_expect(got == size && memcmp(out, bytes, size) == 0, "%zu", size);
  }
  crd_arena_destroy(arena);
}
