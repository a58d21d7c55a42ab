/* SPDX-License-Identifier: Apache-2.0 */
/* When a certificate is in force, out of its DER: as much of X.509 as that takes (RFC 5280, 4.1). */
#ifndef CRDC_SCHEMA_CERTIFICATE_H
#define CRDC_SCHEMA_CERTIFICATE_H

#include <crd/arena.h>
#include <crd/string.h>
#include <stdint.h>

/* Seconds since 1970, both included. */
typedef struct certificate_validity {
  int64_t from, to;
} certificate_validity;

/* False where the bytes are no certificate so far. */
bool crdc_certificate_validity(crd_string der, certificate_validity *validity);

/* The next certificate of a caBundle, base64 of PEM: sets its DER, empty where it is none; `at` is 0 at first. False: there
 * is no other. */
bool crdc_bundle_next(crd_arena *arena, crd_string base64, size_t *at, crd_string *der);

#endif
