/* SPDX-License-Identifier: Apache-2.0 */
/* Which kinds the manifests have. */
#pragma once

#include "manifest_crds.h"

typedef struct wanted_kinds_visitor {
  void (*take)(void *context, crd_string api_version, crd_string kind);
  /* Whether an object that is likely of this kind is to be told of; it need not be of it. NULL: all are. */
  bool (*asks)(void *context, crd_string api_version, crd_string kind);
  void *context;
} wanted_kinds_visitor;

/* Tells of every object in the files: of documents, and of items of Lists; a kind may be told again and again. What cannot
 * be read is nobody's kind: whoever judges it says so. */
void wanted_kinds_visit(inventory *inventory, const manifest_crds *manifests, const wanted_kinds_visitor *visitor);
