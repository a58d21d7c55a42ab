/* SPDX-License-Identifier: Apache-2.0 */
/* Certificate requests, PKCS #10, and certificates, parsed like crypto/x509. Functions return Go's error text, or an empty
 * string. GnuTLS checks signatures, and whether points are on their curves: if it cannot be loaded, an object with a
 * signature is not judged. */
#ifndef CORE_CERTIFICATES_H
#define CORE_CERTIFICATES_H

#include "../check.h"

typedef enum core_key_kind {
  CORE_KEY_UNKNOWN,
  CORE_KEY_RSA,
  CORE_KEY_ECDSA,
  CORE_KEY_ED25519,
  CORE_KEY_DSA,
  CORE_KEY_X25519
} core_key_kind;

/* A public key: the parameters of its algorithm, and its bytes; for RSA only the two numbers. */
typedef struct core_public_key {
  core_key_kind kind;
  crd_string parameters, bytes;
} core_public_key;

/* Of the object identifier of its algorithm. */
core_key_kind crd_core_key_kind(crd_string oid);

/* The number of bits of an RSA key, a multiple of 8; the name of the curve of an ECDSA key. */
size_t crd_core_rsa_bits(crd_arena *arena, const core_public_key *key);
const char *crd_core_curve_name(const core_public_key *key);

/* A request of PKCS #10: its key, what is signed, and with what. */
typedef struct core_signing_request {
  core_public_key key;
  crd_string text, algorithm, signature;
} core_signing_request;
/* x509.ParseCertificateRequest, of DER, and CheckSignature. */
crd_string crd_core_read_signing_request(crd_arena *arena, crd_string der, core_signing_request *request);
crd_string crd_core_judge_request_signature(core_check *check, const core_signing_request *request);
/* validateCSR of pkg/apis/certificates/validation, of PEM. */
crd_string crd_core_judge_signing_request(core_check *check, crd_string pem);
/* x509.ParsePKIXPublicKey, of DER: whether it is one. */
bool crd_core_read_public_key(crd_arena *arena, crd_string der, core_public_key *key);
/* Whether the proof is a signature of the text with the key, RSA (PSS), ECDSA or Ed25519, and SHA-256. */
bool crd_core_is_possessed(core_check *check, const core_public_key *key, crd_string text, crd_string proof);
/* validateCertificate, likewise. */
crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem);
/* tls.X509KeyPair, of a certificate and its key, both PEM (key_pair.c). */
crd_string crd_core_judge_key_pair(crd_arena *arena, crd_string certificate, crd_string key);
/* A certificate: its key, its validity in seconds since 1970, whether it is a CA (IsCA), and its names. */
typedef struct core_certificate {
  core_public_key key;
  int64_t not_before, not_after;
  bool authority;
  crd_string names; /* the content of its subject alternative names; may be empty */
} core_certificate;
/* x509.ParseCertificate of DER; x509.ParseCertificates for the first certificate, which is removed from the text. */
crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_certificate *certificate);
crd_string crd_core_take_certificate(crd_arena *arena, crd_string *der, core_certificate *certificate);
/* Removes the next name and returns its kind; false: there is none. */
enum { CORE_NAME_MAIL = 1, CORE_NAME_DNS = 2, CORE_NAME_URI = 6, CORE_NAME_ADDRESS = 7 };
bool crd_core_next_name(crd_arena *arena, crd_string *names, unsigned *kind, crd_string *name);

#endif
