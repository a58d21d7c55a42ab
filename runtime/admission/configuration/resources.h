/* SPDX-License-Identifier: Apache-2.0 */
/* Kinds and resources, as in the API server's REST mapper and endpoints: built-in ones and those of CRDs, which of them are
 * equivalent (runtime.EquivalentResourceRegistry), and the properties of a CRD's version. */
#pragma once

#include <crd/admission.h>
#include <crd/builtin.h>

/* Equality of names of kinds and resources, which mostly have the same address. */
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
  bool converts;           /* conversion.strategy is None: versions differ only in apiVersion */
  const crd_value *schema; /* openAPIV3Schema; NULL: none */
  const crd_kind *type;    /* NULL: not in the registry, or the version has no schema */
} custom_resource;

/* A kind with its resource. `builtin` or `custom` is NULL; both are NULL for an unknown kind. */
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

/* Adds the kinds of the registry whose CRD was not added. Nothing may be added afterwards. */
void crd_resource_table_add_kinds(resource_table *table);

/* RESTMapping of a kind in a served version; false: there is none. */
bool crd_resource_of_kind(const resource_table *table, crd_gvk kind, found_resource *found);
/* The same by a resource, served or not. */
bool crd_resource_of_resource(const resource_table *table, crd_gvr resource, found_resource *found);
/* meta.UnsafeGuessKindToResource. */
crd_string crd_resource_guess(crd_arena *arena, crd_string kind);

/* Whether resources of that name are served in several groups. */
bool crd_resource_is_in_groups(crd_string resource);
/* EquivalentResourcesFor and KindFor: the resources with the same storage, including `resource`, each with the kind of its
 * objects at that subresource (kind.kind empty: unknown). In the registry's order. */
typedef struct equivalent_resource {
  crd_gvr resource;
  crd_gvk kind;
} equivalent_resource;
size_t crd_resource_equivalents(const resource_table *table, crd_arena *arena, crd_gvr resource, crd_string sub_resource,
                                const equivalent_resource **items);
