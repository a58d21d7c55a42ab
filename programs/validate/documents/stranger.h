/* SPDX-License-Identifier: Apache-2.0 */
/* Files that hold no Kubernetes objects and stand beside those that do: values of charts, workflows, settings of tools. A
 * file is one when none of its documents has an apiVersion or a kind, or when it is of those that have one of the two for
 * another reason, as Chart.yaml. */
#pragma once

#include "input.h"
#include <crd/value.h>

/* What a file is, asked once for all of its documents. Starts as zeros; who asks from several threads takes care. */
typedef struct stranger {
  bool asked;
  const char *label; /* "Helm values"; NULL: it is none. Stays */
  size_t first;      /* offset of its first document with something in it */
} stranger;

/* What there is to say of the file in which a document was met that is no object: at this offset, with this root, so that it
 * is not read again; NULL: it could not be read. */
void stranger_ask(stranger *stranger, crd_arena *arena, const input *input, size_t offset, const crd_value *root);

/* What the kinds of a group are that no API server knows, though they have an apiVersion: "kustomizations". NULL: the group
 * may be one of an API server. Stays. */
const char *stranger_of_group(crd_string group);

/* Whether a label says more than that nobody knows what the file is. */
bool stranger_is_known(const char *label);

/* Objects that SOPS encrypted: each value is a text "ENC[AES256_GCM,...]", and a member `sops` beside metadata says how. */

/* Whether values of the object are encrypted: it has all that SOPS writes (mac, lastmodified, version, and the key under at
 * least one master key), and a value in SOPS's form. */
bool encrypted_is(const crd_value *object);
/* Whether a text is an encrypted value. */
bool encrypted_is_value(crd_string text);
/* Whether the text of a document may be that of such an object: quick, and never no for one. */
bool encrypted_may_be(crd_string document);
