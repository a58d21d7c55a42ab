/* SPDX-License-Identifier: Apache-2.0 */
/* A kubeconfig as the way to an API server. */
#ifndef CRD_CLUSTER_KUBECONFIG_H
#define CRD_CLUSTER_KUBECONFIG_H

#include "address.h"

/* The text of a kubeconfig (client-go: clientcmd). `path` is told in errors, and files are looked for beside it; `context`
 * NULL: its current-context. `master` NULL, or what takes the place of the server's address. */
CRD_MUST_CHECK bool crd_kubeconfig_read(crd_arena *arena, crd_string text, const char *path, const char *context,
                                        const char *master, cluster_access *access, crd_string *error);

#endif
