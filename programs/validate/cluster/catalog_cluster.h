/* SPDX-License-Identifier: Apache-2.0 */
/* --crds-from-cluster: the CRDs of a cluster as a catalog. */
#pragma once

#include "catalog/search.h"
#include "options/options.h"

/* Reads the CRDs of the wanted groups. `keeps`: CRDs that did not change since an earlier run come from the cache, and new
 * ones are added to it. False after a message on stderr. */
bool catalog_cluster_search(catalog_search *search, const cluster_options *cluster, bool keeps);
