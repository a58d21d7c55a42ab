/* SPDX-License-Identifier: Apache-2.0 */
/* When a certificate is in force, out of its DER: as much of X.509 as that takes (RFC 5280, 4.1). And the certificates of a
 * text of several, PEM. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

/* Seconds since 1970, both included. */
typedef struct certificate_validity {
  int64_t from, to;
} certificate_validity;

/* False where the bytes are no certificate so far. */
CRD_KIN bool crd_certificate_validity(crd_string der, certificate_validity *validity);

/* The bytes of a text of base64, which may have blanks in it, as pem.Decode takes it: in the arena. False where it is none.
 */
CRD_KIN bool crd_pem_content(crd_arena *arena, crd_string base64, crd_string *bytes);
/* The same, empty where it is none. */
CRD_KIN crd_string crd_bundle_decode(crd_arena *arena, crd_string base64);
/* The next certificate of PEM: sets its DER, empty where it is none; `at` is 0 at first. False: there is no other. */
CRD_KIN bool crd_bundle_next(crd_arena *arena, crd_string pem, size_t *at, crd_string *der);
