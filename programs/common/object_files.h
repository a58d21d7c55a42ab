/* SPDX-License-Identifier: Apache-2.0 */
/* Objects of files and folders, one after the other, with the place where each stands: what configurations of admission are
 * read by. Every document has to be an object; a list gives its items. */
#pragma once

#include "input.h"
#include <crd/arena.h>
#include <crd/value.h>

/* Where an object stands. The texts live as long as the arena of the reader. */
typedef struct object_place {
  const input *input;
  size_t document, document_size; /* of the document that it is in, in the input's text */
  size_t offset;                  /* of the object, likewise */
} object_place;

typedef struct object_reader {
  crd_arena *arena; /* of the objects, and of what they point to */
  /* Takes an object, which has apiVersion and kind. False: something is wrong with it, which was told. */
  bool (*take)(void *context, const object_place *place, crd_value *object);
  /* Is told what is wrong, with its place: "file:line:column: ...". */
  void (*complain)(void *context, crd_string what);
  void *context;
} object_reader;

/* Reads a file, all in a folder but the overlays of CRDs, or standard input ("-"). Of "FILE#Kind/name" that object alone,
 * which has to be there. False when something is wrong, which was told; the rest was taken. */
bool object_files_read(const object_reader *reader, const char *path);

/* The file, or folder, that such a path is about: without "#Kind/name". Cut where there is no room. */
void object_files_path(const char *path, char *file, size_t size);

/* "file:line:column: what", in the arena. */
crd_string object_place_text(crd_arena *arena, const object_place *place, crd_string what);

/* Lists of objects, as kubectl get -o yaml writes them. */

/* How deep lists stand in lists, which kubectl takes apart (FlattenListVisitor). What is deeper is no list. */
#define OBJECT_LIST_DEPTH 16

/* The items of an object whose kind ends in List, or that are objects themselves, for kubectl makes the items of whatever
 * has some (unstructuredJSONScheme.decode); NULL: it is no list. */
crd_value *object_list_items(const crd_value *root);
/* Items of a WidgetList may leave out that they are Widgets (UnstructuredJSONScheme.decodeToList): they are told. */
void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item);
