/* SPDX-License-Identifier: Apache-2.0 */
/* Objects that SOPS encrypted: each value is a text "ENC[AES256_GCM,...]", and a member `sops` beside metadata says how. */
#ifndef VALIDATE_DOCUMENTS_ENCRYPTED_H
#define VALIDATE_DOCUMENTS_ENCRYPTED_H

#include <crd/value.h>

/* Whether values of the object are encrypted: it has all that SOPS writes (mac, lastmodified, version, and the key under at
 * least one master key), and a value in SOPS's form. */
bool encrypted_is(const crd_value *object);
/* Whether a text is an encrypted value. */
bool encrypted_is_value(crd_string text);
/* Whether the text of a document may be that of such an object: quick, and never no for one. */
bool encrypted_may_be(crd_string document);

#endif
