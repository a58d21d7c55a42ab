/* SPDX-License-Identifier: Apache-2.0 */
/* mmap reads the file into memory. */
#ifndef CRD_PORT_SYS_MMAN_H
#define CRD_PORT_SYS_MMAN_H
#include <stdlib.h>

enum { PROT_READ = 1, MAP_PRIVATE = 2 };
#define MAP_FAILED ((void *)-1)

void *port_map(int file, size_t size);
#define mmap(at, size, how, what, file, from) port_map(file, size)
#define munmap(bytes, size) free(bytes)

#endif
