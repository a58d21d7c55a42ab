/* SPDX-License-Identifier: Apache-2.0 */
/* Binary streams, opened by paths in UTF-8. A stream of fopencookie writes to a temporary file. */
#ifndef CRD_PORT_STDIO_H
#define CRD_PORT_STDIO_H
#include_next <stdio.h>
#include <sys/types.h>

#ifndef __cplusplus
/* Variables and not macros, because fields of Kubernetes' types have these names. */
#undef stdin
#undef stdout
#undef stderr
extern FILE *stdin __asm("port_stdin"), *stdout __asm("port_stdout"), *stderr __asm("port_stderr");

typedef struct cookie_io_functions_t {
  ssize_t (*write)(void *context, const char *text, size_t size);
} cookie_io_functions_t;

FILE *fopencookie(void *context, const char *mode, cookie_io_functions_t functions);
FILE *port_fopen(const char *path, const char *mode);
int port_fflush(FILE *stream);
int port_fclose(FILE *stream);
int port_rename(const char *from, const char *to);
ssize_t getline(char **line, size_t *room, FILE *stream);
#define fopen(path, mode) port_fopen(path, mode)
#define fflush(stream) port_fflush(stream)
#define fclose(stream) port_fclose(stream)
#define rename(from, to) port_rename(from, to)
#define dprintf(file, ...) ((void)(file))
#endif

#endif
