/* SPDX-License-Identifier: Apache-2.0 */
/* What the one pass over a request's bytes saves, or costs where it gives up, beside the way by value trees alone
 * (CRD_DECODER_TREE): every create and update of files of requests, as `crd-validate --batch` takes them, both ways.
 *
 *   bench-decoders [--rounds N] [--show N] [--count fast|tree] FILE...
 *
 * Two lines of JSON for each file, of what is let in and of what is refused: how many were judged, how many in one pass, the
 * CPU time of both ways in microseconds (of each request the least of the rounds, in which the ways take turns), how many
 * are slower by more than a tenth than by trees, and the worst ratio. --show names the worst of them. With --count the
 * requests of a file are judged once more, in that way alone, and nothing is timed, for programs that count instructions:
 * they collect `judge_counted`. */
#include "../conformance/request_lines.h"
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SLACK 1.1
/* A difference below that is the clock's, in nanoseconds. */
#define LEAST 100.0

typedef struct sum {
  size_t judged, taken, slower;
  double fast, tree, worst;
} sum;

typedef struct slow_one {
  double fast, tree;
  bool taken; /* judged in one pass */
  char id[96];
} slow_one;

static struct {
  crd_arena *lines, *arena; /* of a line, of a judgement */
  request_lines known;
  size_t rounds, show;
  const char *count; /* NULL: time is taken */
  sum sums[2];       /* refused, let in */
  slow_one *slow;
  size_t slow_count;
} run = {.rounds = 15};

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void judge(const crd_request *request, crd_decoder decoder, crd_verdict *verdict) {
  crd_request own = *request;
  own.decoder = decoder;
  own.without_object = true;
  crd_arena_reset(run.arena);
  crd_request_judge(run.arena, &own, verdict);
}

/* Not inlined: a profiler knows it by its name. */
__attribute__((noinline)) static void judge_counted(const crd_request *request, crd_decoder decoder) {
  crd_verdict verdict;
  judge(request, decoder, &verdict);
}

static double time_of(const crd_request *request, crd_decoder decoder) {
  crd_verdict verdict;
  double start = now();
  judge(request, decoder, &verdict);
  return now() - start;
}

static crd_string id_of(crd_string line) {
  const crd_value *id = crd_value_get(crd_json_parse(run.lines, line, NULL, NULL), CRD_STRING("id"));
  return id && id->kind == CRD_STRING_VALUE ? crd_value_string(id) : CRD_STRING("?");
}

static void note_slow(crd_string line, double fast, double tree, bool taken) {
  crd_string id = id_of(line);
  run.slow = realloc(run.slow, (run.slow_count + 1) * sizeof *run.slow);
  if (!run.slow) abort();
  slow_one *one = &run.slow[run.slow_count++];
  *one = (slow_one){.fast = fast, .tree = tree, .taken = taken};
  snprintf(one->id, sizeof one->id, "%.*s", (int)id.size, id.data);
}

static void measure(const crd_request *request, crd_string line) {
  crd_verdict verdict;
  double fast = 1e300, tree = 1e300;
  judge(request, CRD_DECODER_FAST, &verdict);
  bool allowed = verdict.allowed, taken = verdict.fast;
  judge(request, CRD_DECODER_TREE, &verdict);
  if (verdict.allowed != allowed) {
    crd_string id = id_of(line);
    fprintf(stderr, "bench-decoders: %.*s: the two ways differ\n", (int)id.size, id.data);
    exit(1);
  }
  sum *sum = &run.sums[allowed];
  for (size_t i = 0; i < run.rounds; i++) {
    double took = time_of(request, CRD_DECODER_FAST);
    if (took < fast) fast = took;
    took = time_of(request, CRD_DECODER_TREE);
    if (took < tree) tree = took;
  }
  sum->judged++;
  sum->taken += taken;
  sum->fast += fast;
  sum->tree += tree;
  if (fast / tree > sum->worst) sum->worst = fast / tree;
  if (fast <= tree * SLACK || fast - tree <= LEAST) return;
  sum->slower++;
  note_slow(line, fast, tree, taken);
}

static void judge_line(crd_string line) {
  request_line read;
  if (!request_line_read(&run.known, run.lines, line, &read)) return;
  if (run.count)
    judge_counted(&read.request, strcmp(run.count, "tree") == 0 ? CRD_DECODER_TREE : CRD_DECODER_FAST);
  else
    measure(&read.request, line);
}

static int worst_first(const void *a, const void *b) {
  const slow_one *x = a, *y = b;
  double first = x->fast / x->tree, second = y->fast / y->tree;
  return (first < second) - (first > second);
}

static void report(const char *name) {
  for (int allowed = 1; allowed >= 0; allowed--) {
    const sum *sum = &run.sums[allowed];
    double each = sum->judged ? 1e-3 / (double)sum->judged : 0;
    printf(
        "{\"set\":\"%s\",\"allowed\":%s,\"requests\":%zu,\"one_pass\":%zu,\"fast_us\":%.2f,\"tree_us\":%.2f,\"slower\":%zu,"
        "\"worst\":%.2f}\n",
        name, allowed ? "true" : "false", sum->judged, sum->taken, sum->fast * each, sum->tree * each, sum->slower,
        sum->worst);
  }
  if (run.slow_count) qsort(run.slow, run.slow_count, sizeof *run.slow, worst_first);
  for (size_t i = 0; i < run.slow_count && i < run.show; i++)
    printf("  %-50s %7.2f us, by trees %7.2f us, %s\n", run.slow[i].id, run.slow[i].fast / 1e3, run.slow[i].tree / 1e3,
           run.slow[i].taken ? "in one pass" : "given up");
  fflush(stdout);
}

static void measure_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file) {
    perror(name);
    exit(2);
  }
  char *line = NULL;
  size_t room = 0;
  memset(run.sums, 0, sizeof run.sums);
  run.slow_count = 0;
  for (ssize_t size; (size = getline(&line, &room, file)) >= 0; crd_arena_reset(run.lines)) {
    while (size > 0 && (line[size - 1] == '\n' || line[size - 1] == '\r')) size--;
    if (size) judge_line((crd_string){line, (size_t)size});
  }
  free(line);
  fclose(file);
  if (!run.count) report(name);
}

int main(int count, char **arguments) {
  int at = 1;
  for (; at + 1 < count && strncmp(arguments[at], "--", 2) == 0; at += 2) {
    const char *name = arguments[at], *value = arguments[at + 1];
    if (strcmp(name, "--rounds") == 0) run.rounds = strtoul(value, NULL, 10);
    if (strcmp(name, "--show") == 0) run.show = strtoul(value, NULL, 10);
    if (strcmp(name, "--count") == 0) run.count = value;
  }
  if (at >= count || !run.rounds) {
    fputs("usage: bench-decoders [--rounds N] [--show N] [--count fast|tree] FILE...\n", stderr);
    return 2;
  }
  run.lines = crd_arena_create(NULL);
  run.arena = crd_arena_create(NULL);
  for (; at < count; at++) measure_file(arguments[at]);
  request_lines_release(&run.known);
  free(run.slow);
  crd_arena_destroy(run.arena);
  crd_arena_destroy(run.lines);
  return 0;
}
