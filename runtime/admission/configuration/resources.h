/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds and resources, as the API server's REST mapper and its endpoints know them: built-in ones and those of CRDs, which
 * are equivalent to which (runtime.EquivalentResourceRegistry), and what a CRD says of a version. */
#pragma once

#include <crd/admission.h>
#include <crd/builtin.h>

/* Equality of what is mostly the same bytes at the same place: what kinds and resources are called. */
static inline bool crd_same_text(crd_string a, crd_string b) {
  return a.size == b.size && (a.data == b.data || crd_name_bytes_equal(a.data, b.data, a.size));
}

static inline bool crd_gvk_equal(crd_gvk a, crd_gvk b) {
  return crd_same_text(a.kind, b.kind) && crd_same_text(a.version, b.version) && crd_same_text(a.group, b.group);
}

static inline bool crd_gvr_equal(crd_gvr a, crd_gvr b) {
  return crd_same_text(a.resource, b.resource) && crd_same_text(a.version, b.version) && crd_same_text(a.group, b.group);
}

typedef struct resource_table resource_table;

/* A CRD of the configuration; each version is an entry of its own. */
typedef struct custom_resource {
  crd_gvk kind;
  crd_string plural, singular, list_kind;
  bool namespaced, served, storage, has_status, has_scale;
  bool preserves_unknown;  /* spec.preserveUnknownFields */
  bool converts;           /* conversion.strategy is None: versions differ in apiVersion alone */
  const crd_value *schema; /* openAPIV3Schema; NULL: none */
  const crd_kind *type;    /* NULL: the registry has none, the version has no schema */
} custom_resource;

/* What a kind or a resource is. `builtin` or `custom` is NULL, and both are where nothing is known. */
typedef struct found_resource {
  crd_gvk kind;
  crd_gvr resource;
  bool namespaced;
  const crd_builtin_kind *builtin;
  const custom_resource *custom;
} found_resource;

resource_table *crd_resource_table_create(crd_arena *arena, const crd_registry *registry);
/* Adds a CustomResourceDefinition; false with the reason. */
bool crd_resource_table_add(resource_table *table, const crd_value *crd, crd_string *error);

/* Adds the kinds of the registry whose CRD is not among those that were added. Nothing is added afterwards. */
void crd_resource_table_add_kinds(resource_table *table);

/* RESTMapping of a kind in a version that is served; false: there is none. */
bool crd_resource_of_kind(const resource_table *table, crd_gvk kind, found_resource *found);
/* By the request's resource, served or not. */
bool crd_resource_of_resource(const resource_table *table, crd_gvr resource, found_resource *found);
/* meta.UnsafeGuessKindToResource. */
crd_string crd_resource_guess(crd_arena *arena, crd_string kind);

/* Whether what is stored as a resource of that name is served in other groups too. */
bool crd_resource_is_in_groups(crd_string resource);
/* EquivalentResourcesFor and KindFor: the resources that are stored as the same, itself among them, each with the kind of
 * its objects at that subresource (kind.kind empty: it is unknown). In the registry's order. */
typedef struct equivalent_resource {
  crd_gvr resource;
  crd_gvk kind;
} equivalent_resource;
size_t crd_resource_equivalents(const resource_table *table, crd_arena *arena, crd_gvr resource, crd_string sub_resource,
                                const equivalent_resource **items);
