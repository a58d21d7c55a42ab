/* SPDX-License-Identifier: Apache-2.0 */
/* Looks kinds up in catalogs, parsing only what is needed. The first catalog that has a kind is used, and in it a CRD before
 * a JSON schema. A schema that cannot be used only affects its own kind; the run continues. */
#pragma once

#include "base/diagnostic.h"
#include "index.h"
#include "names.h"
#include "yaml/document.h"

/* The nearest match for a kind that catalogs lack: one of its group with a similar name, or the kind itself in other
 * versions. */

typedef struct catalog_near {
  crd_string kind; /* empty: none */
  size_t distance; /* of its name from the wanted one */
  crd_text versions;
  bool is_same, has_version; /* it is the wanted kind; it has the wanted version */
} catalog_near;

/* Records a kind of a catalog if it is nearer to the wanted kind than the current one. File names are in lower case: letters
 * that both names have are written as in the wanted kind. */
void catalog_near_note(crd_arena *arena, catalog_near *near, const kind_name *wanted, const kind_name *there);

/* "; did you mean ...", for that kind. */
crd_string catalog_near_hint(crd_arena *arena, const catalog_near *near);

typedef struct catalog_want {
  kind_name name;
  bool only_crd; /* a better source than a schema is known: only a CRD is accepted */
  bool found;
  const char *broken; /* the place of an entry that cannot be used; NULL: it can be used */
  crd_string why;     /* the reason */
  catalog_near near;  /* of a kind that was not found */
} catalog_want;

typedef struct catalog_search {
  crd_arena *arena;
  catalog_want *wants;
  size_t count, room;
  unsigned kubernetes_minor; /* 0: the newest */
  bool strict;
  documents crds;             /* the CRDs that were found, and those made from schemas */
  struct schema_crd *schemas; /* those made from schemas */
  size_t schema_count;
  crd_string *plain; /* kinds whose schema has no rules */
  size_t plain_count;
  diagnostics *diagnostics;
} catalog_search;

catalog_search *catalog_search_create(crd_arena *arena, diagnostics *diagnostics);
/* Adds a wanted kind if it is new; texts are copied. */
void catalog_search_want(catalog_search *search, const catalog_want *want);
/* The entry of a wanted kind; NULL if it was not added. */
const catalog_want *catalog_search_find(const catalog_search *search, const kind_name *name);
/* Whether any kind is still missing. */
bool catalog_search_open(const catalog_search *search);

/* Searches a folder, an archive, an index or a file of CRDs or schemas. False with errors. */
bool catalog_search_path(catalog_search *search, const char *path);
/* Searches by a template as in kubeconform's -schema-location. False with errors. */
bool catalog_search_location(catalog_search *search, const char *location);
/* Searches a text. False with errors. */
bool catalog_search_text(catalog_search *search, const char *name, crd_string text);

/* All kinds of several catalogs, for building an index. */

typedef struct schema_gathering {
  index_writer *writer;
  diagnostics *diagnostics; /* warnings: files that cannot be read, and schemas that cannot be converted, which are stored
                             * all the same; errors: files that cannot be opened */
  size_t crds, schemas, broken;
} schema_gathering;

/* Adds the CRDs and schemas of a folder, an archive or a file. False with errors. */
bool catalog_gather(schema_gathering *gathering, const char *path);
