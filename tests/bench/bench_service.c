/* SPDX-License-Identifier: Apache-2.0 */
/* What an admission service of the table costs beside a cluster of many objects, from the bytes of its review to the answer,
 * without the network around it:
 *
 *   bench-service [--count N] STATE [PATH FILE]...
 *
 * STATE is a list of objects in JSON, which are the cluster; FILE a review for the service at PATH. A line of JSON for each:
 * CPU time of one in microseconds, the cheapest of the rounds, and what the arena held. With --count each is judged so often
 * and nothing is timed, for programs that count instructions: they collect `ask_service`. volcano.py makes such reviews. */
#include "judge/builtin.h"
#include "registry.h"
#include <crd/json.h>
#include <crd/service.h>
#include <crd/state.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS 9
#define SECONDS_PER_ROUND 0.05

static void die(const char *what, const char *of) {
  fprintf(stderr, "bench-service: %s: %s\n", of, what);
  exit(2);
}

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static crd_string read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0) die("cannot be read", path);
  size_t size = (size_t)ftell(file);
  char *data = malloc(size + 1);
  rewind(file);
  if (!data || fread(data, 1, size, file) != size) die("cannot be read", path);
  fclose(file);
  return (crd_string){data, size};
}

/* The cluster: objects of kinds that the registry has. */
static const crd_state *read_state(crd_arena *arena, const char *path) {
  crd_parse_error problem;
  const crd_value *list = crd_json_parse(arena, read_file(path), NULL, &problem);
  crd_state_objects *objects = crd_state_objects_create(arena, &crd_registry_generated);
  if (!list || list->kind != CRD_LIST) die("is no list in JSON", path);
  for (uint32_t i = 0; i < list->size; i++) {
    const crd_value *object = &list->as.items[i];
    crd_string version = crd_value_text(crd_value_get(object, CRD_STRING("apiVersion")));
    const char *slash = memchr(version.data ? version.data : "", '/', version.size);
    size_t group = slash ? (size_t)(slash - version.data) : 0;
    const crd_kind *kind = crd_registry_known(&crd_registry_generated, crd_string_slice(version, 0, group),
                                              crd_string_slice(version, slash ? group + 1 : 0, version.size),
                                              crd_value_text(crd_value_get(object, CRD_STRING("kind"))));
    if (!kind) die("holds an object of an unknown kind", path);
    crd_state_objects_add(objects, kind, object);
  }
  return crd_state_objects_state(objects);
}

static bool answer_review(crd_arena *arena, crd_service_found found, const crd_service_context *context, crd_string body) {
  crd_review review;
  crd_service_answer answer;
  crd_string error;
  crd_arena_reset(arena);
  if (!crd_review_from_json(arena, body, &review, &error)) die("is no review", "FILE");
  if (found.service->mutating)
    crd_service_mutate(arena, found, &review, context, &answer);
  else
    crd_service_validate(arena, found, &review, context, &answer);
  return answer.allowed;
}

/* Not inlined, nor cloned: a profiler knows it by its name. */
__attribute__((noipa)) static bool ask_service(crd_arena *arena, crd_service_found found, const crd_service_context *context,
                                               crd_string body, size_t count) {
  bool allowed = false;
  for (size_t i = 0; i < count; i++) allowed = answer_review(arena, found, context, body);
  return allowed;
}

static void measure(crd_arena *arena, crd_service_found found, const crd_service_context *context, const char *name,
                    crd_string body) {
  bool allowed = answer_review(arena, found, context, body);
  size_t used = crd_arena_used(arena);
  double best = 0;
  for (int round = 0; round < ROUNDS; round++) {
    double start = cpu_seconds(), took = 0;
    size_t turns = 0;
    for (; took < SECONDS_PER_ROUND; turns += 10, took = cpu_seconds() - start) ask_service(arena, found, context, body, 10);
    if (best == 0 || took / (double)turns < best) best = took / (double)turns;
  }
  printf("{\"review\":\"%s\",\"bytes\":%zu,\"allowed\":%s,\"cpu_us\":%.2f,\"arena\":%zu}\n", name, body.size,
         allowed ? "true" : "false", best * 1e6, used);
}

int main(int count, char **arguments) {
  size_t turns = 0;
  int at = 1;
  if (at + 1 < count && strcmp(arguments[at], "--count") == 0) {
    turns = strtoul(arguments[at + 1], NULL, 10);
    at += 2;
  }
  crd_arena *arena = crd_arena_create(NULL), *cluster = crd_arena_create(NULL);
  if (!arena || !cluster || at >= count) {
    fputs("usage: bench-service [--count N] STATE [PATH FILE]...\n", stderr);
    return 2;
  }
  const crd_service_context context = {.pods = &crdc_pod_judge, .state = read_state(cluster, arguments[at++])};
  for (; at + 1 < count; at += 2) {
    crd_service_found found = crd_registry_service(&crd_registry_generated, crd_string_of(arguments[at]));
    if (!found.service) die("no service has this path", arguments[at]);
    crd_string body = read_file(arguments[at + 1]);
    answer_review(arena, found, &context, body); /* which makes the indexes of the cluster */
    if (turns)
      ask_service(arena, found, &context, body, turns);
    else
      measure(arena, found, &context, arguments[at + 1], body);
    free((char *)(uintptr_t)body.data);
  }
  crd_arena_destroy(cluster);
  crd_arena_destroy(arena);
  return 0;
}
