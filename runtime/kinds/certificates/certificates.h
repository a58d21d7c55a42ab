/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for certificates, PKCS #10, and certificates, as crypto/x509 reads them. What is said to be wrong are Go's texts;
 * empty: nothing. Not looked at are signatures that are not RSA's of PKCS #1 v1.5, of which the algorithm alone is judged,
 * whether points are on their curves, and what crd_core_judge_certificate leaves to those behind it: extensions, names and
 * times. */
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
crd_string crd_core_judge_request_signature(crd_arena *arena, const core_signing_request *request);
/* validateCSR of pkg/apis/certificates/validation, of PEM. */
crd_string crd_core_judge_signing_request(crd_arena *arena, crd_string pem);
/* validateCertificate, likewise. */
crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem);
/* x509.ParseCertificate, of DER; `key` may be NULL. */
crd_string crd_core_judge_certificate(crd_arena *arena, crd_string der, core_public_key *key);
/* tls.X509KeyPair, of a certificate and its key, both PEM (key_pair.c). */
crd_string crd_core_judge_key_pair(crd_arena *arena, crd_string certificate, crd_string key);
/* Takes an extension off the content of a list of them. False: it is none. */
bool crd_core_next_extension(crd_arena *arena, crd_string *list, crd_string *oid, crd_string *value);
/* Whether a certificate that parses is one of an authority (IsCA). False: its extensions are none. */
bool crd_core_is_authority(crd_arena *arena, crd_string der, bool *authority);

/* What else is read of a certificate that parses (leaf.c): its time, in seconds since 1970, and whom it names. */
typedef struct core_leaf {
  int64_t not_before, not_after;
  crd_string names; /* the content of its alternative names; none: empty */
} core_leaf;
/* False: its times or names are none that Go reads. */
bool crd_core_read_leaf(crd_arena *arena, crd_string der, core_leaf *leaf);
/* Takes the next name off: 1 an address of mail, 2 a name of DNS, other kinds (CORE_NAME_...); 0: there is none. */
enum { CORE_NAME_MAIL = 1, CORE_NAME_DNS = 2 };
unsigned crd_core_next_alternative_name(crd_arena *arena, core_leaf *leaf, crd_string *name);

#endif
