/* SPDX-License-Identifier: Apache-2.0 */
/* Which versions of Kubernetes there are. */
#include <crd/request.h>

#include <stdlib.h>

unsigned crd_kubernetes_minor(const char *text) {
  if (*text == 'v') text++;
  if (strncmp(text, "1.", 2) != 0 || text[2] < '0' || text[2] > '9') return 0;
  char *end;
  unsigned long minor = strtoul(text + 2, &end, 10);
  if (*end == '.') end += 1 + strspn(end + 1, "0123456789");
  return !*end && minor >= CRD_KUBERNETES_OLDEST && minor <= CRD_KUBERNETES_NEWEST ? (unsigned)minor : 0;
}
