/* SPDX-License-Identifier: Apache-2.0 */
/* What of a configuration is looked up by name: namespaces, parameters, roles. Objects are as the API server's informers
 * have them: built-in ones by their types and without apiVersion and kind. */
#ifndef ADMISSION_TABLES_H
#define ADMISSION_TABLES_H

#include "configuration.h"

typedef struct named_object {
  crd_gvk kind;
  crd_string namespace_, name;
  const crd_value *object;
} named_object;

/* By kind, namespace and name. */
typedef struct object_table {
  named_object *items;
  size_t count;
} object_table;

struct namespace_table {
  object_table objects;
};

struct param_table {
  object_table objects;
};

struct role_table {
  crd_authorizer authorizer; /* first: who decides by these */
  object_table roles, cluster_roles, role_bindings, cluster_role_bindings;
};

/* The first object of a name; NULL: there is none. */
const named_object *crd_find_object(const object_table *table, crd_string namespace_, crd_string name);

/* A Namespace as the API server stores it: named by a label, active. */
const crd_value *crd_stored_namespace(crd_arena *arena, const crd_value *object);
/* The same of one of which nothing but the name is known. */
const crd_value *crd_empty_namespace(crd_arena *arena, crd_string name);

/* The authorizer's function of a role_table. */
crd_authorizer_answer crd_decide_by_roles(const crd_authorizer *self, crd_arena *arena, const crd_user *user,
                                          const crd_authorizer_attributes *attributes);

#endif
