/* SPDX-License-Identifier: Apache-2.0 */
/* What a run is to check: every file of it found and read before the first is judged, for a CRD in any of them changes how
 * the others are judged. */
#pragma once

#include "crd_parts.h"
#include "heads.h"
#include "input.h"
#include "options/options.h"
#include <crd/string.h>
#include <crd/types.h>
#include <stdbool.h>

/* What of objects a file holds, before one looks into it. */
typedef enum item_part {
  ITEM_WHOLE,
  ITEM_TEMPLATE, /* a Go template of a chart (documents/blind.h) */
  ITEM_PATCH     /* pieces that kustomize puts into objects */
} item_part;

/* A file, or something that could not be looked at. */
typedef struct inventory_item {
  const options *options;       /* for its documents */
  const crd_registry *registry; /* of the kinds that it is judged by (kinds/manifest_crds.h); NULL: those of the run */
  char *path;                   /* owned */
  const char *problem;          /* what is wrong with it; NULL: nothing so far. Stays */
  uint64_t size;                /* UINT64_MAX: unknown, and it can be read once only */
  bool found;                   /* in a folder, or by a pattern: nobody named it */
  bool json;                    /* as of its input, when it was read */
  crd_parts crd_parts;          /* of one that is to be read as it stands */
  item_part part;
  bool loaded; /* `input` holds it; else it is read again when its turn comes: there are too many, or it failed */
  input input;
  document_heads heads; /* of what is not kept */
} inventory_item;

typedef struct inventory {
  inventory_item *items;
  size_t count, room;
  uint64_t seed;                         /* of the hashes of texts */
  size_t overlays;                       /* files that are overlays of CRDs, and no manifests */
  size_t ignored_files, ignored_folders; /* what was left out (options/ignoring.h) */
  bool whole;                            /* all paths were kept; what there was no memory for was said */
} inventory;

/* Finds the inputs of the options, in their order and each once, and reads them with so many threads (0: as many as there
 * are processors); what there is no file in is warned of, or makes it no whole one. Ended with inventory_free. */
void inventory_take(inventory *inventory, const input_options *options, unsigned jobs);
/* Reads the text of an item that is not loaded; false with errno. */
bool inventory_load(inventory_item *item);
/* What a file is called in messages: its path, or <stdin>. As long as it is not judged. */
const char *inventory_name(const inventory_item *item);
/* Gives back the text of an item. */
void inventory_release(inventory_item *item);
void inventory_free(inventory *inventory);

/* A file that is not loaded, but was for one of its documents. */
typedef struct item_reader {
  const inventory_item *item; /* NULL: none */
  input input;
} item_reader;

/* The text of a document of a file, and of all of it, until another file is asked for. NULL, or what is wrong with the file:
 * it cannot be read, or has another text by now. Ended with inventory_reader_end. */
const char *inventory_read_part(const inventory *inventory, item_reader *reader, const inventory_item *item,
                                const crd_part *part, crd_string *whole, crd_string *text);
void inventory_reader_end(item_reader *reader);

/* --build: what the user's own kustomize or helm makes of a folder is judged in the place of its files. */

/* Whether a folder has a kustomization or is a chart. */
bool build_has_way(const char *folder);

/* Runs "kustomize build FOLDER" ("kubectl kustomize FOLDER" where there is no kustomize), or "helm template FOLDER", found
 * in PATH, without a shell. `text` is what it printed, for free(); `called` names the command, and stays. False after a
 * message with what the command said: it failed, took longer than two minutes, printed nothing, or more than a file may
 * hold. */
bool build_run(const char *folder, crd_string *text, const char **called);

/* Options of single files, where configuration files give some that may differ from document to document. */

/* Gives every file of the inventory its options: the run's, or some of its own. False after messages. */
bool document_options_find(const options *options, inventory *inventory);

/* The run's options with all layers and mutations that any file asks for: by which kinds and a cluster's objects are loaded
 * and layers are counted. */
const options *document_options_whole(const options *options);

/* Ends those of single files; the run's are the caller's, and go after them. */
void document_options_free(const options *options);
