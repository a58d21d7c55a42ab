/* SPDX-License-Identifier: Apache-2.0 */
/* Keys and signatures of requests and certificates. */
#ifndef CORE_KEYS_H
#define CORE_KEYS_H

#include "asn1.h"
#include "certificates.h"

/* parsePublicKey, of a SubjectPublicKeyInfo. */
crd_string crd_core_judge_key(crd_arena *arena, crd_string info, core_public_key *key);
/* Whether the point of an ECDSA key is certainly not on its curve. */
bool crd_core_is_off_curve(crd_arena *arena, const core_public_key *key);

#endif
