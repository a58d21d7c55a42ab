/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-256 (FIPS 180-4). */
#pragma once

#include <crd/string.h>
#include <stdbool.h>
#include <stdint.h>

/* Whether the processor's SHA instructions are used. */
typedef enum digest_way { DIGEST_UNKNOWN, DIGEST_INSTRUCTIONS, DIGEST_PORTABLE } digest_way;

typedef struct digest {
  uint32_t state[8];
  uint8_t block[64];
  uint64_t size;
  digest_way way; /* UNKNOWN until many bytes are hashed at once */
} digest;

digest crdc_digest_start(void);
void crdc_digest_add(digest *digest, crd_string bytes);
/* The digest in lower-case hexadecimal, with a NUL. */
void crdc_digest_finish(digest *digest, char text[65]);
