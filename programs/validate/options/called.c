/* SPDX-License-Identifier: Apache-2.0 */
#include "called.h"
#include <string.h>

static const char *called = "crd-validate";

void validate_set_called(const char *path) {
  const char *slash = path ? strrchr(path, '/') : NULL, *name = slash ? slash + 1 : path;
  if (name && (strcmp(name, "kubectl-crd_validate") == 0 || strcmp(name, "kubectl-crd-validate") == 0))
    called = "kubectl crd-validate";
}

const char *validate_called(void) {
  return called;
}
