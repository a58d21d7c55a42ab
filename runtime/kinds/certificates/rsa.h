/* SPDX-License-Identifier: Apache-2.0 */
/* Signatures of RSA (PKCS #1 v1.5) over SHA-1 and SHA-2, verified. */
#ifndef CORE_RSA_H
#define CORE_RSA_H

#include <crd/arena.h>
#include <crd/string.h>

/* The hashes; their sizes are 20, 32, 48 and 64. */
typedef enum core_hash { CORE_SHA1, CORE_SHA256, CORE_SHA384, CORE_SHA512 } core_hash;

/* rsa.VerifyPKCS1v15: what is wrong with a signature of `text`, or with the key; empty: nothing. The numbers have their most
 * significant byte first; a modulus of more than 8192 bits is not tried, and is taken for good. */
crd_string crd_core_judge_rsa(crd_arena *arena, crd_string modulus, crd_string exponent, core_hash hash, crd_string text,
                              crd_string signature);

#endif
