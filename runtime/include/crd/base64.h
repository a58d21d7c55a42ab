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

/* The room that the bytes of a text may take. */
#define CRD_BASE64_ROOM(text_size) ((text_size) / 4 * 3 + 3)

/* Encoding.Decode: line breaks are skipped, bits that are left over in the last digit are not looked at. Returns
 * CRD_BASE64_GOOD, or the offset that Go's CorruptInputError names. `out` has CRD_BASE64_ROOM, and then `size` the bytes
 * decoded; NULL only asks. */
CRD_MUST_CHECK size_t crd_base64_decode(crd_string text, crd_base64_alphabet alphabet, char *out, size_t *size);

/* StdEncoding.DecodeString into the arena: sets `bytes` where it gives CRD_BASE64_GOOD. */
CRD_MUST_CHECK size_t crd_base64_bytes(crd_arena *arena, crd_string text, crd_string *bytes);

/* StdEncoding.EncodeToString, appended. */
void crd_base64_encode(crd_text *text, crd_string bytes);

CRD_END_DECLS

#endif
