/* SPDX-License-Identifier: Apache-2.0 */
/* Arrow's C data interface: three structs with a fixed layout, by which independent libraries share columns. The consumer
 * calls `release` of a struct when it is done; `release` is NULL after the struct was moved. */
#ifndef PYTHON_ARROW_ABI_H
#define PYTHON_ARROW_ABI_H

#include <stdint.h>

enum { ARROW_FLAG_NULLABLE = 2 };

typedef struct ArrowSchema {
  const char *format, *name, *metadata; /* "u": texts with 32-bit offsets; "+s": structs ... */
  int64_t flags, n_children;
  struct ArrowSchema **children, *dictionary;
  void (*release)(struct ArrowSchema *schema);
  void *private_data;
} ArrowSchema;

typedef struct ArrowArray {
  int64_t length, null_count;
  int64_t offset; /* of the first row, in all buffers and, for structs, in the children */
  int64_t n_buffers, n_children;
  const void **buffers;
  struct ArrowArray **children, *dictionary;
  void (*release)(struct ArrowArray *array);
  void *private_data;
} ArrowArray;

typedef struct ArrowArrayStream {
  int (*get_schema)(struct ArrowArrayStream *stream, ArrowSchema *schema); /* 0, or an errno */
  int (*get_next)(struct ArrowArrayStream *stream, ArrowArray *array);     /* a released array: the end */
  const char *(*get_last_error)(struct ArrowArrayStream *stream);
  void (*release)(struct ArrowArrayStream *stream);
  void *private_data;
} ArrowArrayStream;

#endif
