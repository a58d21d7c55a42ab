/* SPDX-License-Identifier: Apache-2.0 */
/* --crds-from-cluster: the CRDs of a cluster as a catalog. */
#pragma once

#include "catalog/search.h"
#include "options/options.h"

/* Asks for the CRDs of the groups that are wanted; `keeps`: those that did not change since an earlier run are taken from
 * the cache, and what is read is put there. False after a message on stderr. */
bool catalog_cluster_search(catalog_search *search, const cluster_options *cluster, bool keeps);
