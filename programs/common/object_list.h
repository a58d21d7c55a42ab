/* SPDX-License-Identifier: Apache-2.0 */
/* Lists of objects, as kubectl get -o yaml writes them. */
#ifndef PROGRAMS_OBJECT_LIST_H
#define PROGRAMS_OBJECT_LIST_H

#include <crd/value.h>

/* The items of an object whose kind ends in List; NULL: it is no list. */
crd_value *object_list_items(const crd_value *root);
/* Items of a WidgetList may leave out that they are Widgets (UnstructuredJSONScheme.decodeToList): they are told. */
void object_list_complete(crd_arena *arena, const crd_value *root, crd_value *item);

#endif
