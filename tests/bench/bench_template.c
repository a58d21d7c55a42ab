/* SPDX-License-Identifier: Apache-2.0 */
/* What the judgement of a pod template, or of a new object of a built-in kind, costs: CPU time from its bytes to the
 * verdict.
 *
 *   bench-template [--seconds N] [--endpoint apps/v1/Deployment] FILE
 *
 * FILE holds request lines as `crd-validate --batch` takes them, of which those of `op: template` are judged, or those that
 * create at the endpoint, all of them in each round. A line of JSON for those that are let in, for those that are refused,
 * and for all: nanoseconds of CPU for each (the median of the rounds) and bytes of the arena. */
#include <crd/core.h>
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct template {
  crd_string body;
  bool allowed;
}
template;

typedef struct templates {
  template *items;
  size_t count, room;
} templates;

enum { ROUNDS = 4096 };

static void die(const char *what) {
  fprintf(stderr, "bench-template: %s\n", what);
  exit(2);
}

static uint64_t cpu_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static crd_string endpoint; /* empty: templates */

static bool judge(crd_arena *arena, crd_string body) {
  crd_verdict verdict;
  crd_arena_reset(arena);
  if (endpoint.size) {
    crd_builtin_judge(arena, &(crd_builtin_request){.endpoint = endpoint, .body = body, .without_object = true}, &verdict);
    return verdict.allowed;
  }
  crd_pod_template_judge(arena, &(crd_pod_template_request){.body = body, .without_object = true}, &verdict);
  return verdict.allowed;
}

static void add_line(crd_arena *arena, templates *all, crd_string line) {
  crd_arena_reset(arena);
  const crd_value *request = crd_json_parse(arena, line, NULL, NULL), *object = crd_value_get(request, CRD_STRING("object"));
  const crd_value *op = crd_value_get(request, CRD_STRING("op")), *at = crd_value_get(request, CRD_STRING("endpoint"));
  crd_string wanted = endpoint.size ? endpoint : CRD_STRING("template"), old = CRD_STRING("oldObject");
  if (!object || crd_value_get(request, old) || !crd_string_equal(crd_value_text(endpoint.size ? at : op), wanted)) return;
  crd_string text = crd_json_encode(arena, object, CRD_JSON_COMPACT);
  char *copy = malloc(text.size);
  if (all->count == all->room) {
    all->room = all->room ? all->room * 2 : 64;
    all->items = realloc(all->items, all->room * sizeof *all->items);
  }
  if (!copy || !all->items) die("out of memory");
  memcpy(copy, text.data, text.size);
  all->items[all->count++] = (template){.body = {copy, text.size}};
}

static int by_number(const void *a, const void *b) {
  const uint64_t *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}

/* All of `which`: 0 the refused, 1 those let in, 2 both. */
static void measure(crd_arena *arena, const templates *all, int which, double seconds) {
  static const char *const names[] = {"refused", "allowed", "all"};
  static uint64_t rounds[ROUNDS];
  size_t count = 0, round = 0, bytes = 0, arena_bytes = 0;
  uint64_t start = cpu_now();
  for (; round < ROUNDS && (round < 3 || (double)(cpu_now() - start) < seconds * 1e9); round++) {
    uint64_t begin = cpu_now();
    count = bytes = arena_bytes = 0;
    for (size_t i = 0; i < all->count; i++) {
      if (which < 2 && all->items[i].allowed != (which == 1)) continue;
      judge(arena, all->items[i].body);
      arena_bytes += crd_arena_used(arena);
      bytes += all->items[i].body.size;
      count++;
    }
    rounds[round] = cpu_now() - begin;
  }
  if (!count) return;
  qsort(rounds, round, sizeof *rounds, by_number);
  printf("{\"templates\":\"%s\",\"count\":%zu,\"bytes\":%zu,\"ns\":%.0f,\"arena\":%zu}\n", names[which], count,
         bytes / count, (double)rounds[round / 2] / (double)count, arena_bytes / count);
}

int main(int argc, char **argv) {
  double seconds = 1;
  for (; argc > 3; argv += 2, argc -= 2)
    if (strcmp(argv[1], "--seconds") == 0)
      seconds = strtod(argv[2], NULL);
    else if (strcmp(argv[1], "--endpoint") == 0)
      endpoint = crd_string_of(argv[2]);
    else
      break;
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) die("bench-template [--seconds N] [--endpoint ENDPOINT] FILE");
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena) die("out of memory");
  templates all = {.count = 0};
  char *line = NULL;
  size_t room = 0;
  for (ssize_t size; (size = getline(&line, &room, file)) > 0;) add_line(arena, &all, (crd_string){line, (size_t)size});
  fclose(file);
  for (size_t i = 0; i < all.count; i++) all.items[i].allowed = judge(arena, all.items[i].body);
  for (int which = 0; which < 3; which++) measure(arena, &all, which, seconds);
  for (size_t i = 0; i < all.count; i++) free((char *)all.items[i].body.data);
  free(all.items);
  free(line);
  crd_arena_destroy(arena);
  return 0;
}
