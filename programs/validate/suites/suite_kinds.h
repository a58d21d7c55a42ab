/* SPDX-License-Identifier: Apache-2.0 */
/* The CRDs of suites, compiled: each set of texts once for a version of the API server, by the thread that comes first;
 * others that want it wait. What no suite at work needs is given up when others were needed since. */
#pragma once

#include "judges/kinds.h"

/* What is compiled: `text`, a CRD's JSON, and files, with the overlays beside them; of a CRD that is in both the text is
 * taken. CRDs count as stored: whether the API server would take them is what `crdc lint` says. */
typedef struct suite_source {
  crd_string text;
  const char *const *crds;     /* files and folders */
  const char *const *overlays; /* files */
  size_t crd_count, overlay_count;
  bool layers; /* rules above the CRD are wanted: those carried for a CRD that has none of its own are as well */
  unsigned kubernetes_minor;
} suite_source;

typedef struct suite_kinds suite_kinds;
typedef struct suite_compiled suite_compiled;

suite_kinds *suite_kinds_create(bool counts); /* counts: rules count what they say */
void suite_kinds_destroy(suite_kinds *kinds);

/* The kinds of a source, until they are dropped. NULL with the reason, in `arena`. */
suite_compiled *suite_kinds_take(suite_kinds *kinds, crd_arena *arena, const suite_source *source, crd_string *error);
void suite_kinds_drop(suite_kinds *kinds, suite_compiled *compiled); /* NULL is fine */
const crd_registry *suite_compiled_registry(const suite_compiled *compiled);
const kinds *suite_compiled_kinds(const suite_compiled *compiled);

/* Gives up what nobody uses: files may have changed. */
void suite_kinds_forget(suite_kinds *kinds);

/* How many were compiled. */
size_t suite_kinds_count(const suite_kinds *kinds);
