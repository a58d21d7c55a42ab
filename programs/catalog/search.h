/* SPDX-License-Identifier: Apache-2.0 */
/* Looking kinds up in catalogs: only what is wanted is read as YAML or JSON. The first catalog that has a kind is the one
 * that counts, and in it a CRD goes before a JSON schema. A schema that is of no use costs its kind, and not the run. */
#pragma once

#include "base/diagnostic.h"
#include "index.h"
#include "names.h"
#include "yaml/document.h"

/* What may have been meant by a kind that catalogs lack: one of its group whose name differs by a slip, or the kind itself
 * in other versions. */

typedef struct catalog_near {
  crd_string kind; /* empty: there is none */
  size_t distance; /* of its name */
  crd_text versions;
  bool is_same, has_version; /* it is the kind that is wanted; it has the version that is */
} catalog_near;

/* Takes a kind that a catalog has, where it is nearer to the one that is wanted than what was near before. Names of files
 * have small letters: those that both names have are written as in the wanted one. */
void catalog_near_note(crd_arena *arena, catalog_near *near, const kind_name *wanted, const kind_name *there);

/* "; did you mean ..." of a kind that is there. */
crd_string catalog_near_hint(crd_arena *arena, const catalog_near *near);

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

/* All kinds of catalogs, for an index of them. */

typedef struct schema_gathering {
  index_writer *writer;
  diagnostics *diagnostics; /* warnings: what cannot be read, and schemas that cannot be turned, which are kept all the same;
                             * errors: what cannot be opened */
  size_t crds, schemas, broken;
} schema_gathering;

/* Adds the CRDs and schemas of a folder, an archive or a file. False with errors. */
bool catalog_gather(schema_gathering *gathering, const char *path);
