/* SPDX-License-Identifier: Apache-2.0 */
/* A cache of compiled CRDs of suites. Each set of texts is compiled once per version of the API server; other threads that
 * need it wait. An entry that no running suite needs is dropped when others were needed since. */
#pragma once

#include "judges/kinds.h"

/* What is compiled: `text`, the JSON of a CRD, and files with the overlays beside them. A CRD that is in both is taken from
 * `text`. CRDs are treated as stored: `crdc lint` reports whether the API server would accept them. */
typedef struct suite_source {
  crd_string text;
  const char *const *crds;     /* files and folders */
  const char *const *overlays; /* files */
  size_t crd_count, overlay_count;
  bool layers; /* rules above the CRD are needed, including carried ones for a CRD without its own */
  unsigned kubernetes_minor;
} suite_source;

typedef struct suite_kinds suite_kinds;
typedef struct suite_compiled suite_compiled;

suite_kinds *suite_kinds_create(bool counts); /* counts: rules update counters */
void suite_kinds_destroy(suite_kinds *kinds);

/* The kinds of a source, valid until they are dropped. NULL with the reason, in `arena`. */
suite_compiled *suite_kinds_take(suite_kinds *kinds, crd_arena *arena, const suite_source *source, crd_string *error);
void suite_kinds_drop(suite_kinds *kinds, suite_compiled *compiled); /* may be NULL */
const crd_registry *suite_compiled_registry(const suite_compiled *compiled);
const kinds *suite_compiled_kinds(const suite_compiled *compiled);

/* Drops all unused entries, because files may have changed. */
void suite_kinds_forget(suite_kinds *kinds);

/* How many were compiled. */
size_t suite_kinds_count(const suite_kinds *kinds);
