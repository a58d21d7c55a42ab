/* SPDX-License-Identifier: Apache-2.0 */
/* Where the API server is and what is shown to it. */
#ifndef CRD_CLUSTER_ACCESS_H
#define CRD_CLUSTER_ACCESS_H

#include "address.h"
#include <crd/cluster.h>

/* What the options say: kubeconfig, address, service account. All texts are in the arena. False with the reason. */
CRD_MUST_CHECK bool crd_access_find(crd_arena *arena, const crd_cluster_options *options, cluster_access *access,
                                    crd_string *error);

/* The text of a kubeconfig (client-go: clientcmd). `path` is told in errors, and files are looked for beside it; `context`
 * NULL: its current-context. `master` NULL, or what takes the place of the server's address. */
CRD_MUST_CHECK bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context,
                                        const char *master, cluster_access *access, crd_string *error);

/* What a client found. */
const cluster_access *crd_cluster_access(const crd_cluster *cluster);

#endif
