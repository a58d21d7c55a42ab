/* SPDX-License-Identifier: Apache-2.0 */
#include "input.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The existing file of $KUBECONFIG; NULL if there are several. */
static const char *find_in_list(const char *list, char path[KUBECONFIG_PATH_SIZE]) {
  size_t found = 0;
  path[0] = 0;
  for (const char *at = list; *at;) {
    size_t size = strcspn(at, ":");
    char one[KUBECONFIG_PATH_SIZE];
    snprintf(one, sizeof one, "%.*s", (int)size, at);
    bool there = size && access(one, F_OK) == 0;
    if (there || (size && !path[0])) memcpy(path, one, sizeof one); /* if none exists, the first one is reported */
    found += there;
    at += size + (at[size] == ':');
  }
  return found < 2 ? path : NULL;
}

bool kubeconfig_path_find(const char *given, char path[KUBECONFIG_PATH_SIZE], const char **found) {
  const char *list = getenv("KUBECONFIG"), *home = getenv("HOME");
  *found = given;
  if (given) return true;
  if (list && *list) {
    *found = find_in_list(list, path);
    return *found != NULL;
  }
  snprintf(path, KUBECONFIG_PATH_SIZE, "%s/.kube/config", home ? home : "");
  *found = home && *home && access(path, F_OK) == 0 ? path : NULL;
  return true;
}
