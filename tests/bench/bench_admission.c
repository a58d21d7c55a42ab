/* SPDX-License-Identifier: Apache-2.0 */
/* What ValidatingAdmissionPolicies cost a request, in process: all policies of a configuration are in force, and objects are
 * created one after the other.
 *
 *   bench-admission CONFIGURATION REQUESTS SECONDS
 *
 * Both are files of objects. A line of JSON: CPU microseconds of a request, the median of the rounds and the least; how long
 * it took to make the configuration ready. tests/bench/admission.py sets it beside the API server's own plugin. */
#include "judges/admission_files.h"
#include <crd/yaml.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

#define ROUNDS 100000

typedef struct requests {
  crd_admission_attributes *items;
  size_t count;
} requests;

static double cpu_microseconds(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e6 +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

static double wall_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

_Noreturn static void fail(const char *what, crd_string why) {
  fprintf(stderr, "bench-admission: %s: %.*s\n", what, (int)why.size, why.data);
  exit(2);
}

/* Reads a file of a line per object, with "---" between them. */
static requests read_requests(crd_arena *arena, const crd_admission_configuration *configuration, const char *path) {
  requests all = {NULL, 0};
  FILE *file = fopen(path, "rb");
  if (!file) fail(path, CRD_STRING("cannot be read"));
  char *line = NULL;
  size_t room = 0;
  for (ssize_t size; (size = getline(&line, &room, file)) > 0;) {
    if (line[0] != '{') continue;
    crd_parse_error error;
    crd_admission_attributes request = {.operation = CRD_STRING("CREATE")};
    request.object = crd_yaml_parse(arena, crd_arena_copy(arena, (crd_string){line, (size_t)size}), NULL, &error, NULL);
    crd_string why = {NULL, 0};
    if (!request.object) fail(path, error.message);
    if (!crd_admission_complete(arena, configuration, &request, &why)) fail(path, why);
    all.items = realloc(all.items, (all.count + 1) * sizeof *all.items);
    if (!all.items) abort();
    all.items[all.count++] = request;
  }
  free(line);
  fclose(file);
  if (!all.count) fail(path, CRD_STRING("no objects"));
  return all;
}

/* How many are refused. */
static size_t judge_all(crd_arena *arena, const crd_admission_configuration *configuration, const requests *all) {
  const crd_admission_options options = {.without_webhooks = true, .only_concerned = true, .only_shown_messages = true};
  size_t denied = 0;
  for (size_t i = 0; i < all->count; i++) {
    crd_admission_verdict verdict;
    crd_arena_reset(arena);
    crd_admission_verdict_init(arena, &verdict);
    denied += !crd_admission_validate(arena, configuration, &all->items[i], &options, &verdict);
  }
  return denied;
}

static int by_size(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static void measure(const crd_admission_configuration *configuration, const requests *all, double seconds, double ready) {
  static double rounds[ROUNDS];
  crd_arena *arena = crd_arena_create(NULL);
  size_t denied = judge_all(arena, configuration, all), count = 0;
  for (double begun = wall_seconds(); count < ROUNDS && (count < 3 || wall_seconds() - begun < seconds);) {
    double before = cpu_microseconds();
    judge_all(arena, configuration, all);
    rounds[count++] = (cpu_microseconds() - before) / (double)all->count;
  }
  qsort(rounds, count, sizeof *rounds, by_size);
  printf(
      "{\"program\":\"crdc\",\"policies\":%zu,\"requests\":%zu,\"denied\":%zu,\"rounds\":%zu,\"us_per_request\":%.2f,"
      "\"min\":%.2f,\"ready_ms\":%.1f}\n",
      crd_admission_configuration_counts(configuration).validating_policies, all->count, denied, count, rounds[count / 2],
      rounds[0], ready * 1e3);
  crd_arena_destroy(arena);
}

int main(int count, char **arguments) {
  if (count != 4) {
    fputs("usage: bench-admission CONFIGURATION REQUESTS SECONDS\n", stderr);
    return 2;
  }
  double begun = wall_seconds();
  const char *const paths[] = {arguments[1]};
  admission_files *files = admission_files_load(&(admission_files_source){.paths = paths, .path_count = 1});
  if (!files) return 2;
  double ready = wall_seconds() - begun;
  crd_arena *arena = crd_arena_create(NULL);
  requests all = read_requests(arena, admission_files_configuration(files), arguments[2]);
  measure(admission_files_configuration(files), &all, strtod(arguments[3], NULL), ready);
  free(all.items);
  crd_arena_destroy(arena);
  admission_files_destroy(files);
  return 0;
}
