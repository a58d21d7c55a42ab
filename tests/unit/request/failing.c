/* SPDX-License-Identifier: Apache-2.0 */
#include "failing.h"
#include <stddef.h>

static _Thread_local struct {
  bool on, all;
  unsigned left, failed, number;
} state;

void failing_begin(unsigned first, bool all) {
  state.on = true;
  state.all = all;
  state.left = first;
  state.failed = 0;
  state.number++;
}

unsigned failing_number(void) {
  return state.number;
}

unsigned failing_end(void) {
  state.on = false;
  return state.failed;
}

bool failing_next(void) {
  if (!state.on) return false;
  if (state.left) {
    state.left--;
    return false;
  }
  state.failed++;
  state.on = state.all;
  return true;
}

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void *__wrap_malloc(size_t size) {
  return failing_next() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size) {
  return failing_next() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size) {
  return failing_next() ? NULL : __real_realloc(old, size);
}
