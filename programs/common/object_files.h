/* SPDX-License-Identifier: Apache-2.0 */
/* Reads objects of files and folders one after the other, with their places; admission configurations are read with it.
 * Every document must be an object; a list gives its items. */
#pragma once

#include "input.h"
#include <crd/arena.h>
#include <crd/value.h>

/* The place of an object. The texts live as long as the reader's arena. */
typedef struct object_place {
  const input *input;
  size_t document, document_size; /* of its document, in the text of the input */
  size_t offset;                  /* of the object, likewise */
} object_place;

typedef struct object_reader {
  crd_arena *arena; /* of the objects and what they point to */
  /* Receives an object, which has apiVersion and kind. False: it has an error, which was reported. */
  bool (*take)(void *context, const object_place *place, crd_value *object);
  /* Called with each error and its place: "file:line:column: ...". */
  void (*complain)(void *context, crd_string what);
  void *context;
} object_reader;

/* Reads a file, all files of a folder except overlays of CRDs, or standard input ("-"). "FILE#Kind/name" reads that object
 * alone, which must exist. False on errors, which were reported; the rest was read. */
bool object_files_read(const object_reader *reader, const char *path);

/* The file or folder of such a path: without "#Kind/name". Truncated if it does not fit. */
void object_files_path(const char *path, char *file, size_t size);

/* "file:line:column: what", in the arena. */
crd_string object_place_text(crd_arena *arena, const object_place *place, crd_string what);

/* Lists of objects, as kubectl get -o yaml writes them. */

/* The depth to which lists in lists are unpacked, as kubectl does (FlattenListVisitor). Deeper ones are no lists. */
#define OBJECT_LIST_DEPTH 16

/* The items of an object whose kind ends in List, or whose items are objects: kubectl reads items of any object
 * (unstructuredJSONScheme.decode). NULL: it is no list. */
crd_value *object_list_items(const crd_value *root);
/* Adds apiVersion and kind to an item of a WidgetList that leaves them out (UnstructuredJSONScheme.decodeToList). */
void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item);
