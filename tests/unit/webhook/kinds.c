/* SPDX-License-Identifier: Apache-2.0 */
#include "kinds.h"
#include <crd/generated/type_tables.h>
#include <stddef.h>

typedef struct spec {
  crd_object object;
  uint32_t has[1];
  int64_t replicas;
} spec;

typedef struct cluster {
  crd_object object;
  uint32_t has[1];
  const spec *spec;
} cluster;

static const crd_checks replicas_checks = {.set = CRD_CHECK_MINIMUM | CRD_CHECK_MAXIMUM, .minimum = 0, .maximum = 10};
static const crd_type replicas_type = {
    .cel_type_name = "integer", .accepts = CRD_ACCEPT_INTEGER, .storage = CRD_STORE_INT, .checks = &replicas_checks};

/* With one field and a mask of 0 every name hashes to its slot. */
static const uint16_t first_slot[] = {0};
static const crd_field spec_items[] = {{CRD_STRING_INIT("replicas"), &replicas_type, offsetof(spec, replicas)}};
static const crd_fields spec_fields = {.items = spec_items, .count = 1, .slots = first_slot};
static const crd_type spec_type = {.cel_type_name = "object",
                                   .flags = CRD_TYPE_PRESERVE_UNKNOWN,
                                   .accepts = CRD_ACCEPT_OBJECT,
                                   .storage = CRD_STORE_OBJECT,
                                   .struct_size = sizeof(spec),
                                   .has_offset = offsetof(spec, has),
                                   .fields = &spec_fields};

static const crd_field cluster_items[] = {{CRD_STRING_INIT("spec"), &spec_type, offsetof(cluster, spec)}};
static const crd_fields cluster_fields = {.items = cluster_items, .count = 1, .slots = first_slot};
static const crd_type cluster_type = {.cel_type_name = "object",
                                      .flags = CRD_TYPE_PRESERVE_UNKNOWN | CRD_TYPE_EMBEDDED,
                                      .accepts = CRD_ACCEPT_OBJECT,
                                      .storage = CRD_STORE_OBJECT,
                                      .struct_size = sizeof(cluster),
                                      .has_offset = offsetof(cluster, has),
                                      .fields = &cluster_fields};

#define KIND(group_, version_, kind_, plural_)                                                                              \
  {                                                                                                                         \
    .group = CRD_STRING_INIT(group_), .version = CRD_STRING_INIT(version_), .kind = CRD_STRING_INIT(kind_),                 \
    .plural = CRD_STRING_INIT(plural_), .namespaced = true, .served = true, .storage = true, .has_status = true,            \
    .type = &cluster_type, .struct_size = sizeof(cluster), .struct_name = CRD_STRING_INIT("cluster")                        \
  }

static const crd_kind ray_cluster_v1 = KIND("ray.io", "v1", "RayCluster", "rayclusters");
static const crd_kind ray_cluster_v1alpha1 = KIND("ray.io", "v1alpha1", "RayCluster", "rayclusters");
static const crd_kind widget = KIND("a.example-b.test", "v1beta2", "WidgetSet", "widgetsets");
static const crd_kind *const kinds[] = {&ray_cluster_v1, &ray_cluster_v1alpha1, &widget};
const crd_registry test_registry = {kinds, sizeof kinds / sizeof *kinds};
