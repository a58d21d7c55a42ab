/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for certificates, PKCS #10, and certificates, as crypto/x509 reads them. What is said to be wrong are Go's texts;
 * empty: nothing. Not looked at are signatures that are not RSA's of PKCS #1 v1.5, of which the algorithm alone is judged,
 * extensions, names and times of certificates, and whether points are on their curves. */
#ifndef CORE_CERTIFICATES_H
#define CORE_CERTIFICATES_H

#include <crd/arena.h>
#include <crd/string.h>

typedef enum core_key_kind {
  CORE_KEY_UNKNOWN,
  CORE_KEY_RSA,
  CORE_KEY_ECDSA,
  CORE_KEY_ED25519,
  CORE_KEY_DSA,
  CORE_KEY_X25519
} core_key_kind;

/* A public key: the parameters of its algorithm, and the bytes of the key. */
typedef struct core_public_key {
  core_key_kind kind;
  crd_string parameters, bytes;
} core_public_key;

/* Of the object identifier of its algorithm. */
core_key_kind crd_core_key_kind(crd_string oid);

/* validateCSR of pkg/apis/certificates/validation, of PEM. */
crd_string crd_core_judge_signing_request(crd_arena *arena, crd_string pem);
/* validateCertificate, likewise. */
crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem);
/* x509.ParseCertificate, of DER; `key` may be NULL. */
crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_public_key *key);
/* Whether a certificate that parses is one of an authority (IsCA). False: its extensions are none. */
bool crd_core_is_authority(crd_arena *arena, crd_string der, bool *authority);

#endif
