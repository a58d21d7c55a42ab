/* SPDX-License-Identifier: Apache-2.0 */
/* --crds-from-cluster: the CRDs of a cluster as a catalog. */
#ifndef VALIDATE_CLUSTER_CATALOG_CLUSTER_H
#define VALIDATE_CLUSTER_CATALOG_CLUSTER_H

#include "catalog/search.h"
#include "options/options.h"

/* Asks for the CRDs of the groups that are wanted. False after a message on stderr. */
bool catalog_cluster_search(catalog_search *search, const options *options);

#endif
