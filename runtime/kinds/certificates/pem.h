/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks of PEM in a text, as Go's encoding/pem finds them. */
#ifndef CORE_PEM_H
#define CORE_PEM_H

#include <crd/arena.h>
#include <crd/string.h>

typedef struct core_pem_block {
  crd_string type; /* "CERTIFICATE" */
  bool has_headers;
  crd_string bytes;
} core_pem_block;

/* pem.Decode: the next block; `rest` becomes the text behind it. False: there is none, and `rest` is unchanged. */
bool crd_core_next_pem(crd_arena *arena, crd_string *rest, core_pem_block *block);

#endif
