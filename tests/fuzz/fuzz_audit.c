/* SPDX-License-Identifier: Apache-2.0 */
/* Audit logs: cut into blocks, looked through for what is judged. An event that is read whole has slices of its own bytes;
 * counts add up. */
#include "../../programs/validate/replay/filter.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool condition) {
  if (!condition) abort();
}

static const crd_kind kind = {.group = {"ray.io", 6},
                              .version = {"v1", 2},
                              .kind = {"RayCluster", 10},
                              .plural = {"rayclusters", 11},
                              .served = true,
                              .has_status = true};

static unsigned want_pods(const void *context, crd_string group, crd_string resource, crd_string sub_resource) {
  (void)context;
  if (group.size || sub_resource.size || !crd_string_equal(resource, CRD_STRING("pods"))) return 0;
  return REPLAY_CREATES | REPLAY_DELETES;
}

static bool within(crd_string part, const replay_block *block) {
  return !part.size || (part.data >= block->data && part.data + part.size <= block->data + block->size);
}

static void check_tasks(const replay_tasks *tasks, const replay_block *block) {
  for (size_t i = 0; i < tasks->count; i++) {
    const replay_task *task = &tasks->items[i];
    require(within(task->event.request, block) && within(task->event.response, block) && within(task->name, block));
    require(task->event.whole && task->shard <= REPLAY_SHARDS);
    require(task->kind || task->policed || task->use != REPLAY_JUDGE);
  }
}

static replay_counts look_through(const uint8_t *data, size_t size) {
  const crd_kind *kinds[] = {&kind};
  const replay_kinds known = {.items = kinds, .count = 1, .wants = want_pods};
  replay_counts counts = {.events = 0};
  const char *error;
  char path[64];
  const int file = memfd_create("audit", MFD_CLOEXEC);
  require(file >= 0 && write(file, data, size) == (ssize_t)size);
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  replay_blocks *blocks = replay_blocks_open(path, &error);
  replay_block block = {.size = 0};
  while (blocks && replay_blocks_next(blocks, &block, &error)) {
    replay_tasks tasks = {.count = 0};
    replay_counts more = {.events = 0};
    require(replay_filter(&known, &block, &more, &tasks));
    check_tasks(&tasks, &block);
    free(tasks.items);
    replay_counts_add(&counts, &more);
  }
  replay_block_free(&block);
  replay_blocks_close(blocks);
  close(file);
  return counts;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const replay_counts counts = look_through(data, size);
  uint64_t sum = 0;
  for (size_t i = 0; i < REPLAY_REASONS; i++) sum += counts.reasons[i];
  require(sum <= counts.events && (!counts.broken || *counts.broken_why));
  return 0;
}
