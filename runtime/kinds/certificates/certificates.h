/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for certificates, PKCS #10, and certificates, as crypto/x509 reads them. What is said to be wrong are Go's texts;
 * empty: nothing. Signatures, and whether points are on their curves, are asked of GnuTLS: where it cannot be loaded, an
 * object with a signature is not judged. */
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

/* A public key: the parameters of its algorithm, and its bytes; of RSA the two numbers alone. */
typedef struct core_public_key {
  core_key_kind kind;
  crd_string parameters, bytes;
} core_public_key;

/* Of the object identifier of its algorithm. */
core_key_kind crd_core_key_kind(crd_string oid);

/* How many bits an RSA key has, in whole bytes; the name of the curve of one of ECDSA. */
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
/* Whether the proof is a signature of the text by the owner of a key of RSA (PSS), ECDSA or Ed25519; with SHA-256. */
bool crd_core_is_possessed(core_check *check, const core_public_key *key, crd_string text, crd_string proof);
/* validateCertificate, likewise. */
crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem);
/* tls.X509KeyPair, of a certificate and its key, both PEM (key_pair.c). */
crd_string crd_core_judge_key_pair(crd_arena *arena, crd_string certificate, crd_string key);
/* A certificate: its key, its time, in seconds since 1970, whether it is one of an authority (IsCA), and whom it names. */
typedef struct core_certificate {
  core_public_key key;
  int64_t not_before, not_after;
  bool authority;
  crd_string names; /* the content of its alternative names; none: empty */
} core_certificate;
/* x509.ParseCertificate, of DER; x509.ParseCertificates, of the first, which is taken off. */
crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_certificate *certificate);
crd_string crd_core_take_certificate(crd_arena *arena, crd_string *der, core_certificate *certificate);
/* Takes the next name off, and says of which kind it is; false: there is none. */
enum { CORE_NAME_MAIL = 1, CORE_NAME_DNS = 2, CORE_NAME_URI = 6, CORE_NAME_ADDRESS = 7 };
bool crd_core_next_name(crd_arena *arena, crd_string *names, unsigned *kind, crd_string *name);

#endif
