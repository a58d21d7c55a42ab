/* SPDX-License-Identifier: Apache-2.0 */
/* fopencookie, written with BSD's funopen. */
#ifndef CRD_PORT_STDIO_H
#define CRD_PORT_STDIO_H
#include_next <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

/* Variables and not macros, because fields of Kubernetes' types have these names. */
#undef stdin
#undef stdout
#undef stderr
extern FILE *stdin __asm("___stdinp"), *stdout __asm("___stdoutp"), *stderr __asm("___stderrp");

typedef struct cookie_io_functions_t {
  ssize_t (*write)(void *context, const char *text, size_t size);
} cookie_io_functions_t;

typedef struct port_cookie {
  void *context;
  cookie_io_functions_t functions;
} port_cookie;

static inline int port_write_cookie(void *context, const char *text, int size) {
  const port_cookie *cookie = (const port_cookie *)context;
  return (int)cookie->functions.write(cookie->context, text, (size_t)size);
}

static inline int port_close_cookie(void *context) {
  free(context);
  return 0;
}

/* Only mode "w" is used. */
static inline FILE *fopencookie(void *context, const char *mode, cookie_io_functions_t functions) {
  port_cookie *cookie = (port_cookie *)malloc(sizeof *cookie);
  (void)mode;
  if (!cookie) return NULL;
  cookie->context = context;
  cookie->functions = functions;
  FILE *stream = funopen(cookie, NULL, port_write_cookie, NULL, port_close_cookie);
  if (!stream) free(cookie);
  return stream;
}

#endif
