/* SPDX-License-Identifier: Apache-2.0 */
/* Reads the validity of a certificate from its DER, and only as much of X.509 as that needs (RFC 5280, 4.1); and splits PEM
 * texts into certificates. */
#pragma once

#include "../base/kin.h"
#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

/* Seconds since 1970, both included. */
typedef struct certificate_validity {
  int64_t from, to;
} certificate_validity;

/* False when the bytes up to the validity are not a certificate's. */
CRD_KIN bool crd_certificate_validity(crd_string der, certificate_validity *validity);

/* Decodes base64 with white space, as pem.Decode accepts it, into the arena. False when it is invalid. */
CRD_KIN bool crd_pem_content(crd_arena *arena, crd_string base64, crd_string *bytes);
/* Like crd_pem_content; returns an empty text when it is invalid. */
CRD_KIN crd_string crd_bundle_decode(crd_arena *arena, crd_string base64);
/* Sets the DER of the next certificate of a PEM text, empty when invalid. `at` is 0 at first. False: there are no more. */
CRD_KIN bool crd_bundle_next(crd_arena *arena, crd_string pem, size_t *at, crd_string *der);
