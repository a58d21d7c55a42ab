/* SPDX-License-Identifier: Apache-2.0 */
/* A shared object in memory: a file without a name, sealed before it is looked at. What was verified is what is loaded,
 * whoever may change files meanwhile. */
#ifndef CRDC_JIT_OBJECT_H
#define CRDC_JIT_OBJECT_H

#include "jit/jit.h"

/* As big as an object may be, in bytes. */
#define OBJECT_MOST ((size_t)256 << 20)
/* The room of an object's path. */
#define OBJECT_PATH_SIZE 32

/* An empty object to be written to; -1 with errno where there are no such files. */
int crdc_object_create(void);

/* The path by which this process, and no other, reaches it. */
void crdc_object_path(int object, char path[OBJECT_PATH_SIZE]);

/* Adds the bytes of a file, from its beginning; false with errno when there are fewer than `size`. */
bool crdc_object_copy(int object, int file, size_t size);

/* From here on nothing can change it; false with errno. */
bool crdc_object_seal(int object);

/* The bytes of a sealed object, which crdc_object_unmap gives back; {NULL, 0} with errno when they cannot be had. */
crd_string crdc_object_map(int object);
void crdc_object_unmap(crd_string bytes);

/* Whether the bytes have all that their ELF header promises: the table of sections is what linkers write last. */
bool crdc_object_is_whole(crd_string bytes);

/* Loads a sealed object and takes the descriptor over: it is closed when the code is unloaded, or here when this fails. NULL
 * when the object cannot be loaded. */
jit *crdc_object_load(crd_arena *arena, int object);

/* The same of a file that nobody else can write to, where there are no files in memory. */
jit *crdc_object_load_file(crd_arena *arena, const char *path);

/* Why this thread's last object could not be loaded; NULL: nobody knows. */
const char *crdc_object_failure(void);

#endif
