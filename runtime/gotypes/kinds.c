/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the rows of built-in kinds. */
#include "types_other.h"
#include "types_registration.h"

#include "types_admission.h"
#include "types_authorization.h"
#include "types_autoscaling.h"
#include "types_certificates.h"
#include "types_core.h"
#include "types_discovery.h"
#include "types_flowcontrol.h"
#include "types_networking.h"
#include "types_rbac.h"
#include "types_resource.h"
#include "types_scheduling.h"
#include "types_storage.h"
#include "types_versions.h"

#include "kind_index.h"
#include <crd/builtin.h>
#include <pthread.h>

/* CLUSTER: without namespaces; SERVED: by default, at an endpoint; SHARES: has the struct of the version that is validated;
 * MERGES: is in client-go's schema of apply configurations; TYPE(its table): of all kinds that an API server of a
 * known minor serves. */
#define CLUSTER .cluster_scoped = true
#define SERVED .served = true
#define SHARES .shares = true
#define MERGES .merges = true
#define TYPE(table) /* NOLINT(bugprone-macro-parentheses): an initializer */ .type = &crd_core_##table##_type
#define RESOURCE(name) .resource = CRD_STRING_INIT(name)
#define KIND(its_group, its_version, its_kind, ...)                                                                         \
  {.group = CRD_STRING_INIT(its_group),                                                                                     \
   .version = CRD_STRING_INIT(its_version),                                                                                 \
   .kind = CRD_STRING_INIT(its_kind),                                                                                       \
   __VA_ARGS__},
static const crd_builtin_kind kind_rows[] = {
#include "kind_rows.h"
};
enum { KINDS = sizeof kind_rows / sizeof *kind_rows };

static int order_of_kinds(const crd_builtin_kind *a, crd_string group, crd_string version, crd_string kind) {
  int order = crd_string_compare(a->group, group);
  if (!order) order = crd_string_compare(a->version, version);
  return order ? order : crd_string_compare(a->kind, kind);
}

/* The first row that does not come before that kind. */
static size_t first_row(crd_string group, crd_string version, crd_string kind) {
  size_t low = 0, high = KINDS;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (order_of_kinds(&kind_rows[middle], group, version, kind) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

const crd_builtin_kind *crd_builtin_kinds(size_t *count) {
  *count = KINDS;
  return kind_rows;
}

static kind_index index_of_kinds;

static void make_index(void) {
  crd_kind_index_make(&index_of_kinds, kind_rows, sizeof *kind_rows, KINDS);
}

const crd_builtin_kind *crd_builtin_find(crd_string group, crd_string version, crd_string kind) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, make_index);
  return crd_kind_index_find(&index_of_kinds, group, version, kind);
}

const crd_builtin_kind *crd_builtin_find_resource(crd_string group, crd_string version, crd_string resource) {
  for (size_t at = first_row(group, version, CRD_STRING("")); at < KINDS; at++) {
    const crd_builtin_kind *kind = &kind_rows[at];
    if (!crd_string_equal(kind->group, group) || !crd_string_equal(kind->version, version)) break;
    if (crd_string_equal(kind->resource, resource)) return kind;
  }
  return NULL;
}
