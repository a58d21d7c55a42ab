/* SPDX-License-Identifier: Apache-2.0 */
/* C identifiers from names that were not made for C. */
#ifndef CRDC_IDENTIFIER_H
#define CRDC_IDENTIFIER_H

#include <crd/arena.h>

/* The name as a member of a generated struct: odd characters become '_', a leading digit gets '_' before it, and keywords of
 * C and C++, names that standard headers define as macros and the head of every struct ("object", "has") get '_' behind. */
crd_string crdc_identifier_member(crd_arena *arena, crd_string name);

/* The name as part of a type's name: "headGroupSpec", "head-group_spec" -> "HeadGroupSpec". May be empty. */
crd_string crdc_identifier_pascal(crd_arena *arena, crd_string name);

/* The name with every odd character turned into '_': "x-k8s.io" -> "x_k8s_io". */
crd_string crdc_identifier_plain(crd_arena *arena, crd_string name);

/* The singular of an English plural as field names form it: "containers" -> "container", "policies" -> "policy",
 * "addresses" -> "address", "status" -> "status". */
crd_string crdc_identifier_singular(crd_arena *arena, crd_string name);

/* Whether a text is an identifier that C and C++ both take. */
bool crdc_identifier_is_valid(crd_string name);

#endif
