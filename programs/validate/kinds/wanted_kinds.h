/* SPDX-License-Identifier: Apache-2.0 */
/* Which kinds the manifests have. */
#pragma once

#include "manifest_crds.h"

typedef struct wanted_kinds_visitor {
  void (*take)(void *context, crd_string api_version, crd_string kind);
  /* Whether an object that is probably of this kind is wanted; it may be of another kind. NULL: all are. */
  bool (*asks)(void *context, crd_string api_version, crd_string kind);
  void *context;
} wanted_kinds_visitor;

/* Visits every object in the files: documents, and items of Lists; a kind may come several times. What cannot be read is
 * skipped, because it is reported when it is judged. */
void wanted_kinds_visit(inventory *inventory, const manifest_crds *manifests, const wanted_kinds_visitor *visitor);
