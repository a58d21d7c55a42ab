/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of objects, as kubectl get -o yaml writes them. */
#ifndef PROGRAMS_OBJECT_LIST_H
#define PROGRAMS_OBJECT_LIST_H

#include <crd/value.h>

/* How deep lists stand in lists, which kubectl takes apart (FlattenListVisitor). What is deeper is no list. */
#define OBJECT_LIST_DEPTH 16

/* The items of an object whose kind ends in List, or that are objects themselves, for kubectl makes the items of whatever
 * has some (unstructuredJSONScheme.decode); NULL: it is no list. */
crd_value *object_list_items(const crd_value *root);
/* Items of a WidgetList may leave out that they are Widgets (UnstructuredJSONScheme.decodeToList): they are told. */
void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item);

#endif
