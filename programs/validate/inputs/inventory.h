/* SPDX-License-Identifier: Apache-2.0 */
/* The files of a run. All are found and read before the first one is judged, because a CRD in any of them changes how the
 * others are judged. */
#pragma once

#include "crd_parts.h"
#include "heads.h"
#include "input.h"
#include "options/options.h"
#include <crd/string.h>
#include <crd/types.h>
#include <stdbool.h>

/* What a file contains, as far as known without parsing it. */
typedef enum item_part {
  ITEM_WHOLE,
  ITEM_TEMPLATE, /* a Go template of a chart (documents/blind.h) */
  ITEM_PATCH     /* parts that kustomize merges into objects */
} item_part;

/* A file, or a path that could not be read. */
typedef struct inventory_item {
  const options *options;       /* for its documents */
  const crd_registry *registry; /* the kinds to judge by (kinds/manifest_crds.h); NULL: those of the run */
  char *path;                   /* owned */
  const char *problem;          /* its error, a static text; NULL: none so far */
  uint64_t size;                /* UINT64_MAX: unknown, and it can be read only once */
  bool found;                   /* found in a folder or by a pattern, not named by the user */
  crd_parts crd_parts;          /* of a file whose text is used unchanged */
  item_part part;
  bool loaded; /* `input` has its text; else it is read again when needed: there are too many files, or reading failed */
  input input;
  document_heads heads; /* of a text that is not kept in memory */
} inventory_item;

typedef struct inventory {
  inventory_item *items;
  size_t count, room;
  uint64_t seed;                         /* of the hashes of texts */
  size_t overlays;                       /* overlays of CRDs, which are no manifests */
  size_t ignored_files, ignored_folders; /* what was ignored (options/ignoring.h) */
  bool whole;                            /* no path was lost; paths that were lost for lack of memory were reported */
} inventory;

/* Finds the inputs of the options, in order and without duplicates, and reads them with that many threads (0: one per
 * processor). An input without files is warned of, or makes the inventory incomplete. Free it with inventory_free. */
void inventory_take(inventory *inventory, const input_options *options, unsigned jobs);
/* Reads the text of an item that is not loaded; false with errno. */
bool inventory_load(inventory_item *item);
/* Frees the text of an item. */
void inventory_release(inventory_item *item);
void inventory_free(inventory *inventory);

/* A file whose text was freed and read again for one of its documents. */
typedef struct item_reader {
  const inventory_item *item; /* NULL: none */
  input input;
} item_reader;

/* The text of a document of a file, and of the whole file, valid until another file is read. Returns NULL, or the error: the
 * file cannot be read, or its text has changed. Free the reader with inventory_reader_end. */
const char *inventory_read_part(const inventory *inventory, item_reader *reader, const inventory_item *item,
                                const crd_part *part, crd_string *whole, crd_string *text);
void inventory_reader_end(item_reader *reader);

/* --build: judges the output of the user's own kustomize or helm instead of the files of a folder. */

/* Whether a folder has a kustomization or is a chart. */
bool build_has_way(const char *folder);

/* Runs "kustomize build FOLDER" ("kubectl kustomize FOLDER" if there is no kustomize), or "helm template FOLDER", found in
 * PATH, without a shell. `text` becomes its output, which the caller frees; `called` a static name of the command. False
 * after a message with the command's error: it failed, took longer than two minutes, or printed nothing or more than the
 * size limit of a file. */
bool build_run(const char *folder, crd_string *text, const char **called);

/* Options for single files, if configuration files have some that depend on the file. */

/* Sets the options of every file: those of the run, or its own. False after messages. */
bool document_options_find(const options *options, inventory *inventory);

/* The run's options with all layers and mutations that any file asks for. Kinds and cluster objects are loaded by these, and
 * layers are counted by them. */
const options *document_options_whole(const options *options);

/* Frees the options of single files. The run's options belong to the caller, and must be freed after them. */
void document_options_free(const options *options);
