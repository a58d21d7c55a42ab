/* SPDX-License-Identifier: Apache-2.0 */
/* Base64 with padding as Go's encoding/base64 reads and writes it. */
#ifndef CRD_BASE64_H
#define CRD_BASE64_H

#include <crd/arena.h>

CRD_BEGIN_DECLS

typedef enum crd_base64_alphabet {
  CRD_BASE64_STD, /* + and /: base64.StdEncoding */
  CRD_BASE64_URL  /* - and _: base64.URLEncoding */
} crd_base64_alphabet;

#define CRD_BASE64_GOOD ((size_t)-1)

/* The buffer size that decoding a text of that size needs at most. */
#define CRD_BASE64_ROOM(text_size) ((text_size) / 4 * 3 + 3)

/* Encoding.Decode: skips line breaks, ignores leftover bits of the last digit. Returns CRD_BASE64_GOOD, or the offset that
 * Go's CorruptInputError names. `out` has CRD_BASE64_ROOM bytes, of which `size` are decoded ones; with NULL the text is
 * only checked. */
CRD_MUST_CHECK size_t crd_base64_decode(crd_string text, crd_base64_alphabet alphabet, char *out, size_t *size);

/* StdEncoding.DecodeString into the arena: sets `bytes` when it returns CRD_BASE64_GOOD. */
CRD_MUST_CHECK size_t crd_base64_bytes(crd_arena *arena, crd_string text, crd_string *bytes);

/* StdEncoding.EncodeToString, appended. */
void crd_base64_encode(crd_text *text, crd_string bytes);

CRD_END_DECLS

#endif
