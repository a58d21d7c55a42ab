/* SPDX-License-Identifier: Apache-2.0 */
/* FIPS 180-4, and numbers of many limbs, as plainly as they can be: certificates are asked for seldom. */
#include "rsa.h"

/* ---- SHA ---- */

enum { MOST_BLOCK = 128, MOST_HASH = 64 };

static uint32_t left(uint32_t word, unsigned by) {
  return word << by | word >> (32 - by);
}
static uint64_t right(uint64_t word, unsigned by, unsigned bits) {
  uint64_t mask = bits == 64 ? UINT64_MAX : UINT32_MAX;
  return (word >> by | word << (bits - by)) & mask;
}

/* The fractions of the cube roots of the first 80 primes; SHA-256 has the upper halves of the first 64. */
static const uint64_t round_constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc, 0x3956c25bf348b538, 0x59f111f1b605d019,
    0x923f82a4af194f9b, 0xab1c5ed5da6d8118, 0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694, 0xe49b69c19ef14ad2, 0xefbe4786384f25e3,
    0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65, 0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4, 0xc6e00bf33da88fc2, 0xd5a79147930aa725,
    0x06ca6351e003826f, 0x142929670a0e6e70, 0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b, 0xa2bfe8a14cf10364, 0xa81a664bbc423001,
    0xc24b8b70d0f89791, 0xc76c51a30654be30, 0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8, 0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb,
    0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3, 0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b, 0xca273eceea26619c, 0xd186b8c721c0c207,
    0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178, 0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c, 0x4cc5d4becb3e42b6, 0x597f299cfc657e2a,
    0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static void hash_block1(uint32_t *state, const uint8_t *block) {
  uint32_t w[80], a = state[0], b = state[1], c = state[2], d = state[3], e = state[4];
  for (int i = 0; i < 16; i++)
    w[i] =
        (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 80; i++) w[i] = left(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
  for (int i = 0; i < 80; i++) {
    uint32_t f = i < 20 ? (b & c) | (~b & d) : i < 40 || i >= 60 ? b ^ c ^ d : (b & c) | (b & d) | (c & d);
    static const uint32_t k[] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
    uint32_t next = left(a, 5) + f + e + k[i / 20] + w[i];
    e = d, d = c, c = left(b, 30), b = a, a = next;
  }
  state[0] += a, state[1] += b, state[2] += c, state[3] += d, state[4] += e;
}

/* A block of SHA-256, whose words have 32 bits, or of SHA-512. */
static void hash_block2(uint64_t *state, const uint8_t *block, unsigned bits) {
  static const uint8_t turns[2][12] = {{7, 18, 3, 17, 19, 10, 6, 11, 25, 2, 13, 22},
                                       {1, 8, 7, 19, 61, 6, 14, 18, 41, 28, 34, 39}};
  const uint8_t *t = turns[bits == 64];
  const uint64_t mask = bits == 64 ? UINT64_MAX : UINT32_MAX;
  uint64_t w[80], s[8];
  int rounds = bits == 64 ? 80 : 64, size = (int)bits / 8;
  for (int i = 0; i < 16; i++) {
    w[i] = 0;
    for (int k = 0; k < size; k++) w[i] = w[i] << 8 | block[i * size + k];
  }
  for (int i = 16; i < rounds; i++) {
    uint64_t low = right(w[i - 15], t[0], bits) ^ right(w[i - 15], t[1], bits) ^ w[i - 15] >> t[2];
    uint64_t high = right(w[i - 2], t[3], bits) ^ right(w[i - 2], t[4], bits) ^ w[i - 2] >> t[5];
    w[i] = (w[i - 16] + low + w[i - 7] + high) & mask;
  }
  memcpy(s, state, sizeof s);
  for (int i = 0; i < rounds; i++) {
    uint64_t e = right(s[4], t[6], bits) ^ right(s[4], t[7], bits) ^ right(s[4], t[8], bits);
    uint64_t a = right(s[0], t[9], bits) ^ right(s[0], t[10], bits) ^ right(s[0], t[11], bits);
    uint64_t constant = bits == 64 ? round_constants[i] : round_constants[i] >> 32;
    uint64_t first = s[7] + e + ((s[4] & s[5]) ^ (~s[4] & s[6])) + constant + w[i];
    uint64_t second = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] = (s[4] + first) & mask;
    s[0] = (first + second) & mask;
  }
  for (int i = 0; i < 8; i++) state[i] = (state[i] + s[i]) & mask;
}

/* What one hash has of its own. */
typedef struct hash_row {
  uint8_t size, bits;
  uint64_t start[8];
} hash_row;
static const hash_row hash_rows[] = {
    [CORE_SHA1] = {20, 32, {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0}},
    [CORE_SHA256] = {32,
                     32,
                     {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}},
    [CORE_SHA384] = {48,
                     64,
                     {0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939, 0x67332667ffc00b31,
                      0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4}},
    [CORE_SHA512] = {64,
                     64,
                     {0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1, 0x510e527fade682d1,
                      0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179}},
};

static size_t hash_text(core_hash hash, crd_string text, uint8_t *out) {
  const hash_row *row = &hash_rows[hash];
  size_t block = row->bits == 64 ? MOST_BLOCK : 64, counted = row->bits == 64 ? 16 : 8, at = 0;
  uint64_t state[8];
  uint32_t state1[5];
  uint8_t last[MOST_BLOCK];
  memcpy(state, row->start, sizeof state);
  for (int i = 0; i < 5; i++) state1[i] = (uint32_t)row->start[i];
  for (bool padded = false, done = false; !done; at += block) {
    const uint8_t *bytes = last;
    if (at + block <= text.size) {
      bytes = (const uint8_t *)text.data + at;
    } else { /* the rest, a bit, zeros, and how many bits there were */
      size_t rest = at < text.size ? text.size - at : 0;
      memset(last, 0, sizeof last);
      if (rest) memcpy(last, text.data + at, rest);
      if (!padded) last[rest] = 0x80;
      padded = true;
      done = rest + 1 + counted <= block;
      for (unsigned i = 0; done && i < 8; i++) last[block - 1 - i] = (uint8_t)((uint64_t)text.size * 8 >> 8 * i);
    }
    if (hash == CORE_SHA1)
      hash_block1(state1, bytes);
    else
      hash_block2(state, bytes, row->bits);
  }
  for (size_t i = 0; i < row->size; i++) {
    size_t word = row->bits / 8u;
    uint64_t number = hash == CORE_SHA1 ? state1[i / word] : state[i / word];
    out[i] = (uint8_t)(number >> 8 * (word - 1 - i % word));
  }
  return row->size;
}

/* ---- numbers: limbs of 32 bits, the least first ---- */

typedef struct modulus {
  const uint32_t *limbs;
  size_t count;
} modulus;

static uint32_t *read_limbs(crd_arena *arena, crd_string bytes, size_t count) {
  uint32_t *limbs = crd_arena_zalloc(arena, (count + 1) * sizeof *limbs);
  for (size_t i = 0; i < bytes.size; i++) limbs[i / 4] |= (uint32_t)(uint8_t)bytes.data[bytes.size - 1 - i] << 8 * (i % 4);
  return limbs;
}

/* Numbers have a limb more than the modulus. */
static bool is_below(const uint32_t *number, const modulus *by) {
  size_t i = by->count;
  if (number[i]) return false;
  while (i && number[i - 1] == by->limbs[i - 1]) i--;
  return i && number[i - 1] < by->limbs[i - 1];
}

/* Of what is less than twice the modulus. */
static void reduce(uint32_t *number, const modulus *by) {
  uint64_t borrow = 0;
  if (is_below(number, by)) return;
  for (size_t k = 0; k <= by->count; k++) {
    uint64_t less = (k < by->count ? by->limbs[k] : 0) + borrow;
    borrow = number[k] < less;
    number[k] = (uint32_t)(number[k] - less);
  }
}

static void add_to(uint32_t *number, const uint32_t *more, const modulus *by) {
  uint64_t carry = 0;
  for (size_t k = 0; k <= by->count; k++) {
    carry += (uint64_t)number[k] + more[k];
    number[k] = (uint32_t)carry;
    carry >>= 32;
  }
  reduce(number, by);
}

/* a * b, by doubling and adding. */
static void multiply_by(uint32_t *a, const uint32_t *b, uint32_t *room, const modulus *by) {
  memset(room, 0, (by->count + 1) * sizeof *room);
  for (size_t bit = by->count * 32; bit--;) {
    add_to(room, room, by);
    if (b[bit / 32] >> bit % 32 & 1) add_to(room, a, by);
  }
  memcpy(a, room, (by->count + 1) * sizeof *a);
}

static crd_string without_zeros(crd_string bytes) {
  while (bytes.size && !bytes.data[0]) bytes = crd_string_slice(bytes, 1, bytes.size);
  return bytes;
}

/* ---- the signature ---- */

static bool verify_rsa(crd_arena *arena, crd_string n, crd_string e, core_hash hash, crd_string text, crd_string signature) {
  enum { MOST_BYTES = 1024 };
  static const uint8_t prefixes[][19] = {
      {0x30, 0x21, 0x30, 0x09, 0x06, 0x05, 0x2b, 0x0e, 0x03, 0x02, 0x1a, 0x05, 0x00, 0x04, 0x14},
      {0x30, 0x31, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01, 0x05, 0x00, 0x04, 0x20},
      {0x30, 0x41, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x02, 0x05, 0x00, 0x04, 0x30},
      {0x30, 0x51, 0x30, 0x0d, 0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x03, 0x05, 0x00, 0x04, 0x40},
  };
  size_t prefix = hash == CORE_SHA1 ? 15 : 19, tail = prefix + hash_rows[hash].size;
  uint8_t wanted[MOST_BYTES], digest[MOST_HASH];
  if (n.size > MOST_BYTES) return true;
  if (signature.size != n.size || n.size < tail + 11) return false;
  modulus by = {.count = (n.size + 3) / 4};
  by.limbs = read_limbs(arena, n, by.count);
  uint32_t *base = read_limbs(arena, signature, by.count), *room = read_limbs(arena, CRD_STRING(""), by.count),
           *power = read_limbs(arena, CRD_STRING("\x01"), by.count);
  uint32_t times = *read_limbs(arena, e, 1);
  if (!is_below(base, &by)) return false;
  for (unsigned bit = 32; bit--;) {
    if (times >> bit > 1) multiply_by(power, power, room, &by);
    if (times >> bit & 1) multiply_by(power, base, room, &by);
  }
  memset(wanted, 0xff, n.size);
  wanted[0] = 0;
  wanted[1] = 1;
  wanted[n.size - tail - 1] = 0;
  memcpy(wanted + n.size - tail, prefixes[hash], prefix);
  memcpy(wanted + n.size - hash_text(hash, text, digest), digest, hash_rows[hash].size);
  for (size_t i = 0; i < n.size; i++)
    if (wanted[n.size - 1 - i] != (uint8_t)(power[i / 4] >> 8 * (i % 4))) return false;
  return true;
}

static size_t count_bits(crd_string number) {
  size_t bits = number.size * 8;
  for (unsigned top = number.size ? (uint8_t)number.data[0] : 0x80; !(top & 0x80); top <<= 1) bits--;
  return bits;
}

/* checkKeySize, checkPublicKey. */
crd_string crd_core_judge_rsa(crd_arena *arena, crd_string modulus, crd_string exponent, core_hash hash, crd_string text,
                              crd_string signature) {
  enum { LEAST_BITS = 1024, MOST_EXPONENT_BITS = 31 };
  crd_string n = without_zeros(modulus), e = without_zeros(exponent);
  size_t bits = count_bits(n), exponent_bits = count_bits(e);
  if (bits < LEAST_BITS)
    return crd_arena_printf(
        arena, "crypto/rsa: %zu-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)", bits);
  if (!(n.data[n.size - 1] & 1)) return CRD_STRING("crypto/rsa: public modulus is even");
  if (exponent_bits < 2) return CRD_STRING("crypto/rsa: public exponent too small or negative");
  if (!(e.data[e.size - 1] & 1)) return CRD_STRING("crypto/rsa: public exponent is even");
  if (exponent_bits > MOST_EXPONENT_BITS) return CRD_STRING("crypto/rsa: public exponent too large");
  return verify_rsa(arena, n, e, hash, text, signature) ? (crd_string){NULL, 0}
                                                        : CRD_STRING("crypto/rsa: verification error");
}
