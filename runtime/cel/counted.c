/* SPDX-License-Identifier: Apache-2.0 */
/* Counters of rules, for each thread separately. */
#include "internal.h"

static _Thread_local uint64_t *counters;

void crd_cel_count_into(uint64_t *own) {
  counters = own;
}

void crd_cel_counted(uint32_t first, const uint32_t *row, uint32_t size) {
  if (!counters) return;
  for (uint32_t i = 0; i < size; i++) counters[first + i] += row[i];
}
