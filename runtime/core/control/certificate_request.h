/* SPDX-License-Identifier: Apache-2.0 */
/* Requests for certificates, PKCS #10, and certificates, as crypto/x509 reads them. */
#ifndef CORE_CERTIFICATE_REQUEST_H
#define CORE_CERTIFICATE_REQUEST_H

#include <crd/arena.h>
#include <crd/string.h>

/* validateCSR of pkg/apis/certificates/validation, of PEM: what is wrong; empty: nothing. Signatures are not verified, but
 * what they say of their algorithm is judged; nor are the extensions that are asked for looked at, or points of curves. */
crd_string crd_core_judge_signing_request(crd_arena *arena, crd_string pem);
/* validateCertificate, likewise: of certificates the form of the outermost elements alone is judged. */
crd_string crd_core_judge_certificates(crd_arena *arena, crd_string pem);

#endif
