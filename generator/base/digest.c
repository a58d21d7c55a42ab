/* SPDX-License-Identifier: Apache-2.0 */
/* SHA-256 (FIPS 180-4): identifies the sources of generated files, and compiled code in the cache. */
#include "base/digest.h"

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotate(uint32_t word, unsigned by) {
  return word >> by | word << (32 - by);
}

/* Expands a block to 64 words. */
static void expand_block(uint32_t words[64], const uint8_t *block) {
  for (size_t i = 0; i < 16; i++)
    words[i] =
        (uint32_t)block[i * 4] << 24 | (uint32_t)block[i * 4 + 1] << 16 | (uint32_t)block[i * 4 + 2] << 8 | block[i * 4 + 3];
  for (size_t i = 16; i < 64; i++) {
    uint32_t a = words[i - 15], b = words[i - 2];
    words[i] =
        words[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + words[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
  }
}

/* Mixes whole blocks into the state. */
static void mix_block(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  for (; blocks; blocks--, bytes += 64) {
    uint32_t words[64], s[8];
    expand_block(words, bytes);
    memcpy(s, state, sizeof s);
    for (size_t i = 0; i < 64; i++) { /* s[j] of the standard is s[(j - i) mod 8], so that no values are moved */
      uint32_t e = s[(4 - i) & 7], a = s[-i & 7];
      uint32_t one = s[(7 - i) & 7] + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                     ((e & s[(5 - i) & 7]) ^ (~e & s[(6 - i) & 7])) + constants[i] + words[i];
      uint32_t two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) +
                     ((a & s[(1 - i) & 7]) ^ (a & s[(2 - i) & 7]) ^ (s[(1 - i) & 7] & s[(2 - i) & 7]));
      s[(3 - i) & 7] += one;
      s[(7 - i) & 7] = one + two;
    }
    for (size_t i = 0; i < 8; i++) state[i] += s[i];
  }
}

#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>

/* Whether the processor has the SHA instructions, SSSE3 and SSE4.1. */
static bool has_instructions(void) {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSSE3) && (c & bit_SSE4_1) && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
         (b & bit_SHA);
}

/* Like mix, with these instructions; they use the state as the words 5 4 1 0 and 7 6 3 2. */
__attribute__((target("sha,ssse3,sse4.1"))) static void mix_fast(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xF0);
  __m128i w[4] = {abef, cdgh, low, high}; /* all of it is written before it is read */
  for (; blocks; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    for (size_t i = 0; i < 16; i++) { /* four rounds each */
      __m128i *word = &w[i & 3], before = w[(i + 3) & 3];
      if (i < 4)
        *word = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
      else
        *word = _mm_sha256msg2_epu32(
            _mm_add_epi32(_mm_sha256msg1_epu32(*word, w[(i + 1) & 3]), _mm_alignr_epi8(before, w[(i + 2) & 3], 4)), before);
      __m128i sum = _mm_add_epi32(*word, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  low = _mm_shuffle_epi32(abef, 0x1B);
  high = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}
#else
static bool has_instructions(void) {
  return false;
}
static void mix_fast(uint32_t state[8], const uint8_t *bytes, size_t blocks) {
  mix_block(state, bytes, blocks);
}
#endif

digest crdc_digest_start(void) {
  return (digest){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

/* So few bytes that asking the processor does not pay. */
#define FEW_BYTES 4096

static void digest_blocks(digest *digest, const char *bytes, size_t blocks) {
  if (digest->size >= FEW_BYTES && digest->way == DIGEST_UNKNOWN) /* counts all bytes so far, however small their parts
                                                                   * are */
    digest->way = has_instructions() ? DIGEST_INSTRUCTIONS : DIGEST_PORTABLE;
  (digest->way == DIGEST_INSTRUCTIONS ? mix_fast : mix_block)(digest->state, (const uint8_t *)bytes, blocks);
}

void crdc_digest_add(digest *digest, crd_string bytes) {
  size_t held = digest->size % 64;
  digest->size += bytes.size;
  if (held && held + bytes.size >= 64) {
    size_t part = 64 - held;
    memcpy(digest->block + held, bytes.data, part);
    mix_block(digest->state, digest->block, 1);
    bytes.data += part;
    bytes.size -= part;
    held = 0;
  }
  if (held == 0 && bytes.size >= 64) {
    size_t whole = bytes.size & ~(size_t)63;
    digest_blocks(digest, bytes.data, whole / 64);
    bytes.data += whole;
    bytes.size -= whole;
  }
  if (bytes.size) memcpy(digest->block + held, bytes.data, bytes.size);
}

void crdc_digest_finish(digest *digest, char text[65]) {
  static const char padding[64] = {(char)0x80}, digits[] = "0123456789abcdef";
  uint64_t bits = digest->size * 8;
  size_t held = digest->size % 64;
  crdc_digest_add(digest, (crd_string){padding, held < 56 ? 56 - held : 120 - held});
  char length[8];
  for (size_t i = 0; i < 8; i++) length[i] = (char)(bits >> (56 - 8 * i));
  crdc_digest_add(digest, (crd_string){length, 8});
  for (size_t i = 0; i < 64; i++) text[i] = digits[digest->state[i / 8] >> (28 - 4 * (i % 8)) & 15];
  text[64] = 0;
}
