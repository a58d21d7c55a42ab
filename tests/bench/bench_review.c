/* SPDX-License-Identifier: Apache-2.0 */
/* What judging an AdmissionReview costs, from its bytes to those of the answer, without the network around it:
 *
 *   bench-review [--decoder fast|tree] [--count N] FILE...      reviews of kinds that are compiled in
 *
 * A line of JSON for each: CPU time of one in microseconds, the cheapest of the rounds, and what the arena held. With
 * --count each is judged so often and nothing is timed, for programs that count instructions: they collect `judge_reviews`.
 */
#include "admission.h"
#include "registry.h"
#include <crd/layers.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ROUNDS 9
#define SECONDS_PER_ROUND 0.05

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* False when one is not allowed. Not inlined: a profiler knows it by its name. */
__attribute__((noinline)) static bool judge_reviews(crd_arena *arena, const admission_config *config, crd_string body,
                                                    size_t count) {
  bool allowed = true;
  for (size_t i = 0; i < count; i++) {
    admission_answer answer;
    crd_arena_reset(arena);
    crd_admission_review(arena, config, NULL, body, &answer);
    allowed = allowed && answer.allowed;
  }
  return allowed;
}

static void measure(crd_arena *arena, const admission_config *config, const char *name, crd_string body) {
  bool allowed = judge_reviews(arena, config, body, 1);
  size_t used = crd_arena_used(arena);
  double best = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double start = cpu_seconds(), took = 0;
    size_t turns = 0;
    for (; took < SECONDS_PER_ROUND; turns += 10, took = cpu_seconds() - start) judge_reviews(arena, config, body, 10);
    if (best == 0 || took / (double)turns < best) best = took / (double)turns;
  }
  printf("{\"review\":\"%s\",\"bytes\":%zu,\"allowed\":%s,\"cpu_us\":%.2f,\"arena\":%zu}\n", name, body.size,
         allowed ? "true" : "false", best * 1e6, used);
}

static crd_string read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) {
    perror(path);
    exit(2);
  }
  size_t size = (size_t)ftell(file);
  char *data = malloc(size + 1);
  rewind(file);
  if (!data || fread(data, 1, size, file) != size) {
    perror(path);
    exit(2);
  }
  fclose(file);
  return (crd_string){data, size};
}

int main(int count, char **arguments) {
  admission_config config = {.registry = &crd_registry_generated,
                             .layers = CRD_LAYER_CRD | CRD_LAYER_WEBHOOK,
                             .ratchet_layers = CRD_LAYER_CONTROLLER};
  size_t turns = 0;
  int at = 1;
  for (; at + 1 < count && strncmp(arguments[at], "--", 2) == 0; at += 2) {
    if (strcmp(arguments[at], "--count") == 0) turns = strtoul(arguments[at + 1], NULL, 10);
#ifndef BEFORE
    else if (strcmp(arguments[at], "--decoder") == 0 && strcmp(arguments[at + 1], "tree") == 0)
      config.decoder = CRD_DECODER_TREE;
#endif
  }
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena || at >= count) {
    fputs("usage: bench-review [--decoder fast|tree] [--count N] FILE...\n", stderr);
    return 2;
  }
  for (; at < count; at++) {
    crd_string body = read_file(arguments[at]);
    if (turns)
      judge_reviews(arena, &config, body, turns);
    else
      measure(arena, &config, arguments[at], body);
    free((char *)(uintptr_t)body.data);
  }
  crd_arena_destroy(arena);
  return 0;
}
