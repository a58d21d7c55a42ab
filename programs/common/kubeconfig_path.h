/* SPDX-License-Identifier: Apache-2.0 */
/* The kubeconfig of a program, as kubectl finds it. */
#ifndef PROGRAMS_KUBECONFIG_PATH_H
#define PROGRAMS_KUBECONFIG_PATH_H

#include <stdbool.h>

enum { KUBECONFIG_PATH_SIZE = 4096 };

/* The file that is given; else the one of $KUBECONFIG that is there, else ~/.kube/config. `found` is NULL where there is
 * none, and a pod has its service account. False where $KUBECONFIG names several. */
bool kubeconfig_path_find(const char *given, char path[KUBECONFIG_PATH_SIZE], const char **found);
/* What to say then. */
#define KUBECONFIG_PATH_SEVERAL "$KUBECONFIG names several files: --kubeconfig FILE says which it is"

#endif
