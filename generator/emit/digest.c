/* SHA-256 (FIPS 180-4): names what generated files were made from, and compiled code in the cache. */
#include "emit/digest.h"

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

static void mix(uint32_t state[8], const uint8_t block[64]) {
  uint32_t words[64], s[8];
  for (size_t i = 0; i < 16; i++)
    words[i] =
        (uint32_t)block[i * 4] << 24 | (uint32_t)block[i * 4 + 1] << 16 | (uint32_t)block[i * 4 + 2] << 8 | block[i * 4 + 3];
  for (size_t i = 16; i < 64; i++) {
    uint32_t a = words[i - 15], b = words[i - 2];
    words[i] =
        words[i - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + words[i - 7] + (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
  }
  memcpy(s, state, sizeof s);
  for (size_t i = 0; i < 64; i++) {
    uint32_t one = s[7] + (rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)) + ((s[4] & s[5]) ^ (~s[4] & s[6])) +
                   constants[i] + words[i];
    uint32_t two = (rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += one;
    s[0] = one + two;
  }
  for (size_t i = 0; i < 8; i++) state[i] += s[i];
}

digest digest_start(void) {
  return (digest){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}};
}

void digest_add(digest *digest, crd_string bytes) {
  size_t held = digest->size % 64;
  digest->size += bytes.size;
  while (bytes.size) {
    size_t part = 64 - held < bytes.size ? 64 - held : bytes.size;
    memcpy(digest->block + held, bytes.data, part);
    bytes.data += part;
    bytes.size -= part;
    held += part;
    if (held < 64) return;
    mix(digest->state, digest->block);
    held = 0;
  }
}

void digest_finish(digest *digest, char text[65]) {
  static const char padding[64] = {(char)0x80}, digits[] = "0123456789abcdef";
  uint64_t bits = digest->size * 8;
  size_t held = digest->size % 64;
  digest_add(digest, (crd_string){padding, held < 56 ? 56 - held : 120 - held});
  char length[8];
  for (size_t i = 0; i < 8; i++) length[i] = (char)(bits >> (56 - 8 * i));
  digest_add(digest, (crd_string){length, 8});
  for (size_t i = 0; i < 64; i++) text[i] = digits[digest->state[i / 8] >> (28 - 4 * (i % 8)) & 15];
  text[64] = 0;
}
