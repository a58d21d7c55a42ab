/* SPDX-License-Identifier: Apache-2.0 */
/* What requests and certificates have in common: keys, and signatures made with them. */
#ifndef CORE_KEYS_H
#define CORE_KEYS_H

#include "asn1.h"
#include "certificates.h"

/* parsePublicKey, of a SubjectPublicKeyInfo. */
crd_string crd_core_judge_key(crd_arena *arena, crd_string info, core_public_key *key);
/* Whether the point of a key of ECDSA is known not to be on its curve. */
bool crd_core_is_off_curve(crd_arena *arena, const core_public_key *key);

#endif
