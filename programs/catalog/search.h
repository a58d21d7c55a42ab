/* SPDX-License-Identifier: Apache-2.0 */
/* Looking kinds up in catalogs: only what is wanted is read as YAML or JSON. The first catalog that has a kind is the one
 * that counts, and in it a CRD goes before a JSON schema. A schema that is of no use costs its kind, and not the run. */
#ifndef CATALOG_SEARCH_H
#define CATALOG_SEARCH_H

#include "near.h"
#include "yaml/document.h"

typedef struct catalog_want {
  kind_name name;
  bool only_crd; /* there is a better one than a schema alone */
  bool found;
  const char *broken; /* where what was found is of no use; NULL: it is of use */
  crd_string why;     /* it is not */
  catalog_near near;  /* of one that was not found */
} catalog_want;

typedef struct catalog_search {
  crd_arena *arena;
  catalog_want *wants;
  size_t count, room;
  unsigned kubernetes_minor; /* 0: the newest */
  bool strict;
  documents crds;             /* what was found, also those that schemas became */
  struct schema_crd *schemas; /* of them, those that schemas became */
  size_t schema_count;
  crd_string *plain; /* kinds whose schema has no rules */
  size_t plain_count;
  diagnostics *diagnostics;
} catalog_search;

catalog_search *catalog_search_create(crd_arena *arena, diagnostics *diagnostics);
/* A kind that is wanted, once; texts are copied. */
void catalog_search_want(catalog_search *search, const catalog_want *want);
/* The want of a kind; NULL: it was not wanted. */
const catalog_want *catalog_search_find(const catalog_search *search, const kind_name *name);
/* Whether anything is still to be found. */
bool catalog_search_open(const catalog_search *search);

/* A folder, an archive, an index or a file of CRDs or schemas. False with errors. */
bool catalog_search_path(catalog_search *search, const char *path);
/* A template as kubeconform's -schema-location has it. False with errors. */
bool catalog_search_location(catalog_search *search, const char *location);
/* A text that may define what is wanted. False with errors. */
bool catalog_search_text(catalog_search *search, const char *name, crd_string text);
#endif
