/* SPDX-License-Identifier: Apache-2.0 */
/* Objects to measure with: read from files, made ready for each measurement. */
#ifndef CRDC_BENCH_SAMPLES_H
#define CRDC_BENCH_SAMPLES_H

#include <crd/request.h>

typedef struct sample {
  const crd_kind *kind;
  crd_string body, updated; /* and with an annotation more */
  crd_value decoded;        /* as it is parsed */
  const crd_value *stored;  /* as it would be stored */
  const void *storage;      /* the struct of `stored` */
} sample;

typedef struct samples {
  sample *items; /* the caller's to free */
  size_t count, room, bytes;
} samples;

/* The request that measurements are made with. */
crd_request sample_request(const sample *sample, crd_operation operation);

/* Adds the objects of a file or folder that are of a kind of the registry. A *.jsonl file holds an object a line, or
 * {"name": ..., "object": {...}}; other files hold YAML or JSON documents. */
void samples_add(samples *all, crd_arena *arena, const crd_registry *registry, const char *path);

#endif
