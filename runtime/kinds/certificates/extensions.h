/* SPDX-License-Identifier: Apache-2.0 */
/* Extensions of certificates, and of requests for them. */
#ifndef CORE_EXTENSIONS_H
#define CORE_EXTENSIONS_H

#include "../../base/hash.h"
#include "asn1.h"
#include "certificates.h"

typedef struct core_extension {
  crd_string oid, value;
  bool critical;
} core_extension;
typedef struct core_extensions {
  core_extension *items;
  uint32_t count, capacity;
  name_table by_oid;
} core_extensions;

/* Adds the extensions of a list with that content, up to the first duplicate, which goes to `repeated` (may be NULL).
 * Returns Go's error text. */
crd_string crd_core_read_extensions(crd_arena *arena, crd_string content, core_extensions *list,
                                    const core_extension **repeated);
/* processExtensions */
crd_string crd_core_judge_extensions(crd_arena *arena, const core_extensions *list, core_certificate *certificate);
/* parseSANExtension; puts the names into the certificate, which may be NULL. */
crd_string crd_core_judge_names(crd_arena *arena, crd_string value, core_certificate *certificate);

#endif
