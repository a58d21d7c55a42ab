/* SPDX-License-Identifier: Apache-2.0 */
/* Files without Kubernetes objects among the manifests: values of charts, workflows, settings of tools. A file is one if
 * none of its documents has an apiVersion or a kind, or if it has one of them for another reason, as Chart.yaml does. */
#pragma once

#include "input.h"
#include <crd/value.h>

/* The type of a file, found once for all of its documents. Initialise it with zeros. Callers in several threads must lock
 * it. */
typedef struct stranger {
  bool asked;
  const char *label; /* "Helm values", a static text; NULL: the file has objects */
  size_t first;      /* the offset of its first non-empty document */
} stranger;

/* Finds the type of a file after a document in it was no object. `offset` and `root` are those of that document, so that it
 * is not parsed again; `root` NULL: it could not be parsed. */
void stranger_ask(stranger *stranger, crd_arena *arena, const input *input, size_t offset, const crd_value *root);

/* A static name for the kinds of a group that have an apiVersion but are unknown to all API servers: "kustomizations". NULL:
 * an API server may have the group. */
const char *stranger_of_group(crd_string group);

/* Whether the label names a known type of file. */
bool stranger_is_known(const char *label);

/* Objects encrypted by SOPS: each value is a text "ENC[AES256_GCM,...]", and a member `sops` beside metadata describes the
 * encryption. */

/* Whether values of the object are encrypted: it has everything that SOPS writes (mac, lastmodified, version, and the key
 * under at least one master key), and a value in SOPS's format. */
bool encrypted_is(const crd_value *object);
/* Whether a text is an encrypted value. */
bool encrypted_is_value(crd_string text);
/* Whether a document's text may be such an object: a fast check without false negatives. */
bool encrypted_may_be(crd_string document);
