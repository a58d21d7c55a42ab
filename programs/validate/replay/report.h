/* SPDX-License-Identifier: Apache-2.0 */
/* What a replay found, as text or as a JSON object. */
#ifndef VALIDATE_REPLAY_REPORT_H
#define VALIDATE_REPLAY_REPORT_H

#include "judge.h"
#include <stdio.h>

typedef struct replay_result {
  const char *log; /* its path */
  replay_counts counts;
  replay_shard all;  /* the shards' sums; its table has what all of them have */
  uint64_t given_up; /* objects that there was no room for */
  size_t top;        /* rules that are shown of each kind */
  int64_t milliseconds;
} replay_result;

void replay_print_text(const replay_result *result, FILE *stream);
void replay_print_json(const replay_result *result, FILE *stream);

#endif
