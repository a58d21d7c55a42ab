/* SPDX-License-Identifier: Apache-2.0 */
/* What a create and an update cost: CPU time from an object's bytes to the verdict, and of each stage on the way alone.
 *
 *   bench-create [--crd PATH]... [--cc] [--set NAME] [--seconds N] [--count N] [--only WHAT] FILE|FOLDER...
 *
 * The kinds are those compiled in, or with --crd those of CRDs, compiled when the program starts: as crd-validate does it,
 * or with --cc by $CC or cc, as code made by `crdc generate` is. Of each argument every measurement gives a line of JSON, as
 * other programs' benchmarks print them: value is the median of the rounds, cpu_min the cheapest; allocs are calls of malloc
 * per object when all is warm, and arena the bytes of the arena. With --count each object is taken so often once all is
 * warm, and nothing is timed, for programs that count instructions: they collect `run_counted`.
 *
 * | what | from | to |
 * |---|---|---|
 * | decode-json | bytes | value tree |
 * | decode | bytes | value tree with type and metadata looked at |
 * | coerce | a tree (whose copying is not counted) | pruned, embedded resources coerced, defaulted, in one walk |
 * | schema, lists-and-metadata, cel | the tree; cel: structs | checked |
 * | read-struct | bytes | the struct, checked by schema, list types and rules: one pass for all of the above but metadata |
 * | create, create-warn, update | bytes | verdict; create-warn collects unknown fields; update has the stored object as a
 * tree | | create-object | bytes | verdict, and the object as it would be stored as a tree | | create-layers | bytes |
 * verdict of the operator's webhook and reconciler, too | | validate-layers | struct | verdict of all layers */
#include "../../runtime/engine/one_pass_state.h"
#include "../../runtime/request/request_parts.h"
#include "judges/kinds.h"
#include "samples.h"
#include "with_cc.h"
#include <crd/json.h>
#include <crd/metadata.h>
#include <crd/walk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* How often the program asked the system's heap for memory; zero where another allocator stands in its place. */
static size_t allocations;
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
extern void *__libc_malloc(size_t size);
void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}
#endif

/* A measurement: false when the object is refused. */
typedef bool work(crd_arena *arena, const sample *sample);

static void die(const char *what, const char *why) {
  fprintf(stderr, "bench-create: %s: %s\n", what, why);
  exit(2);
}

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* ---- stages ---- */

static bool decode_json(crd_arena *arena, const sample *sample) {
  return crd_json_parse(arena, sample->body, NULL, NULL) != NULL;
}

static bool decode(crd_arena *arena, const sample *sample) {
  crd_verdict verdict = {.errors = crd_errors_init(arena)};
  crd_request request = sample_request(sample, CRD_CREATE);
  request_state state = crd_request_begin(arena, &request, &verdict);
  request_source source = {.body = sample->body, .read = crd_request_reader(CRD_ENCODING_JSON)};
  request_object object;
  crd_string message = {NULL, 0};
  return crd_request_decode(&state, &source, &object, &message);
}

static bool copy(crd_arena *arena, const sample *sample) {
  crd_value value = crd_value_copy(arena, &sample->decoded);
  return value.kind == CRD_MAP;
}

static bool walk(crd_arena *arena, const sample *sample, const crd_value *object, unsigned mode) {
  crd_errors errors = crd_errors_init(arena);
  crd_walk walk = {.arena = arena, .errors = &errors, .mode = mode};
  crd_value value = *object;
  crd_walk_run(&walk, sample->kind->type, &value, NULL);
  return errors.count == 0 && !walk.fatal.size;
}

static bool coerce(crd_arena *arena, const sample *sample) {
  crd_value value = crd_value_copy(arena, &sample->decoded);
  return walk(arena, sample, &value, CRD_WALK_SHAPE);
}

static bool check_schema(crd_arena *arena, const sample *sample) {
  return walk(arena, sample, sample->stored, CRD_WALK_CHECK);
}

static bool check_lists_and_metadata(crd_arena *arena, const sample *sample) {
  crd_errors errors = crd_errors_init(arena);
  crd_metadata_options options = {
      .namespaced = sample->kind->namespaced, .path = CRD_STRING("metadata"), .stage = CRD_STAGE_META};
  crd_metadata_validate(&errors, crd_value_get(sample->stored, CRD_STRING("metadata")), &options);
  return walk(arena, sample, sample->stored, CRD_WALK_LISTS | CRD_WALK_EMBEDDED) && errors.count == 0;
}

/* Rules alone, on a struct at hand. */
static bool validate(crd_arena *arena, const sample *sample, unsigned layers) {
  crd_errors errors = crd_errors_init(arena);
  crd_validate_options options = {.layers = layers};
  return crd_layers_validate(arena, sample->kind, sample->stored, sample->storage, NULL, NULL, &options, &errors);
}

static bool run_rules(crd_arena *arena, const sample *sample) {
  return validate(arena, sample, CRD_LAYER_CRD);
}

static bool validate_layers(crd_arena *arena, const sample *sample) {
  return validate(arena, sample, CRD_LAYER_ALL);
}

static bool read_struct(crd_arena *arena, const sample *sample) {
  one_pass pass;
  crd_one_pass_begin(&pass, arena, sample->kind->type);
  return crd_one_pass_read(&pass, sample->body, crd_arena_alloc(arena, sample->kind->struct_size));
}

/* ---- requests ---- */

static bool judge(crd_arena *arena, const crd_request *request) {
  crd_verdict verdict;
  crd_request_judge(arena, request, &verdict);
  return verdict.allowed;
}

static bool create(crd_arena *arena, const sample *sample) {
  crd_request request = sample_request(sample, CRD_CREATE);
  request.without_object = true;
  return judge(arena, &request);
}

static bool create_warn(crd_arena *arena, const sample *sample) {
  crd_request request = sample_request(sample, CRD_CREATE);
  request.without_object = request.want_strict = true;
  return judge(arena, &request);
}

static bool update(crd_arena *arena, const sample *sample) {
  crd_request request = sample_request(sample, CRD_UPDATE);
  request.without_object = true;
  return judge(arena, &request);
}

static bool create_object(crd_arena *arena, const sample *sample) {
  crd_request request = sample_request(sample, CRD_CREATE);
  return judge(arena, &request);
}

static bool create_layers(crd_arena *arena, const sample *sample) {
  crd_request request = sample_request(sample, CRD_CREATE);
  request.layers = CRD_LAYER_ALL;
  request.without_object = true;
  return judge(arena, &request);
}

/* ---- measuring ---- */

typedef struct stage {
  const char *name;
  work *run;
  work *apart; /* done besides, whose time is taken off; NULL: nothing */
  const char *fused;
} stage;

static const stage stages[] = {
    {"decode-json", decode_json, NULL, ""},
    {"decode", decode, NULL, "decode, metadata coerced"},
    {"coerce", coerce, copy, "prune, coerce, default"},
    {"schema", check_schema, NULL, ""},
    {"lists-and-metadata", check_lists_and_metadata, NULL, ""},
    {"cel", run_rules, NULL, ""},
    {"read-struct", read_struct, NULL, "decode, prune, coerce, default, schema, lists, cel"},
    {"create", create, NULL, ""},
    {"create-warn", create_warn, NULL, ""},
    {"update", update, NULL, ""},
    {"create-object", create_object, NULL, ""},
    {"create-layers", create_layers, NULL, ""},
    {"validate-layers", validate_layers, NULL, ""},
};

typedef struct figures {
  double median, min, cpu, cpu_min, allocs, arena;
  size_t rounds, refused;
} figures;

static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* A round over the samples, so often that it lasts some milliseconds and the clock does not count. */
static size_t run_round(crd_arena *arena, const samples *all, work *run, size_t turns, figures *figures) {
  size_t refused = 0;
  for (size_t turn = 0; turn < turns; turn++)
    for (size_t i = 0; i < all->count; i++) {
      refused += !run(arena, &all->items[i]);
      if (figures) figures->arena += (double)crd_arena_used(arena);
      crd_arena_reset(arena);
    }
  return turns ? refused / turns : 0;
}

/* Not inlined: a profiler knows it by its name. */
__attribute__((noinline)) static size_t run_counted(crd_arena *arena, const samples *all, work *run, size_t turns) {
  return run_round(arena, all, run, turns, NULL);
}

static void count_turns(const samples *all, const stage *stage, size_t turns) {
  crd_arena *arena = crd_arena_create(NULL);
  if (run_round(arena, all, stage->run, 2, NULL) || run_counted(arena, all, stage->run, turns))
    die(stage->name, "an object is refused");
  crd_arena_destroy(arena);
}

static figures measure(const samples *all, work *run, double seconds) {
  enum { MOST = 100000 };
  static uint64_t rounds[MOST];
  crd_arena *arena = crd_arena_create(NULL);
  size_t turns = all->bytes < 1u << 20 ? (1u << 20) / (all->bytes + 1) + 1 : 1;
  double each = (double)(all->count * turns);
  figures found = {.cpu_min = 1e300};
  found.refused = run_round(arena, all, run, 1, &found);
  found.arena /= (double)all->count;
  size_t before = allocations;
  uint64_t start = now(CLOCK_MONOTONIC), cpu_start = now(CLOCK_PROCESS_CPUTIME_ID);
  while (found.rounds < MOST && (found.rounds < 5 || (double)(now(CLOCK_MONOTONIC) - start) < seconds * 1e9)) {
    uint64_t wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    run_round(arena, all, run, turns, NULL);
    double spent = (double)(now(CLOCK_PROCESS_CPUTIME_ID) - cpu) / each;
    if (spent < found.cpu_min) found.cpu_min = spent;
    rounds[found.rounds++] = now(CLOCK_MONOTONIC) - wall;
  }
  found.cpu = (double)(now(CLOCK_PROCESS_CPUTIME_ID) - cpu_start) / (each * (double)found.rounds);
  found.allocs = (double)(allocations - before) / (each * (double)found.rounds);
  crd_arena_destroy(arena);
  qsort(rounds, found.rounds, sizeof *rounds, by_number);
  size_t middle = found.rounds / 2;
  found.median = (double)rounds[middle] / each;
  found.min = (double)rounds[0] / each;
  found.rounds *= turns;
  return found;
}

static void report(const samples *all, const stage *stage, const char *set, double seconds) {
  figures found = measure(all, stage->run, seconds), apart = {.median = 0};
  if (stage->apart) apart = measure(all, stage->apart, seconds);
  double value = found.median - apart.median, bytes = (double)all->bytes / (double)all->count;
  printf(
      "{\"peer\":\"crdc\",\"what\":\"%s\",\"unit\":\"ns/object\",\"value\":%.0f,\"n\":%zu,\"min\":%.0f,\"cpu_ns\":%.0f,"
      "\"cpu_min\":%.0f,\"allocs\":%.6g,\"arena\":%.0f,\"set\":\"%s\",\"objects\":%zu,\"refused\":%zu,\"json_bytes\":%zu,"
      "\"mb_per_s\":%.1f,\"mb_per_s_best\":%.1f%s%s%s}\n",
      stage->name, value, found.rounds * all->count, found.min - apart.min, found.cpu - apart.cpu,
      found.cpu_min - apart.cpu_min, found.allocs, found.arena, set, all->count, found.refused, all->bytes,
      bytes / value * 1e3, bytes / (found.cpu_min - apart.cpu_min) * 1e3, *stage->fused ? ",\"fused\":\"" : "", stage->fused,
      *stage->fused ? "\"" : "");
  fflush(stdout);
}

typedef struct plan {
  const char *set, *only;
  double seconds;
  size_t turns; /* 0: measured by time */
} plan;

static void measure_path(const crd_registry *registry, const char *path, const plan *plan) {
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  samples all = {.count = 0};
  samples_add(&all, arena, registry, path);
  if (!all.count) die(path, "no object of a kind that is known");
  for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
    if (plan->only && strcmp(plan->only, stages[i].name) != 0) continue;
    if (plan->turns)
      count_turns(&all, &stages[i], plan->turns);
    else
      report(&all, &stages[i], plan->set, plan->seconds);
  }
  free(all.items);
  crd_arena_destroy(arena);
}

int main(int count, char **arguments) {
  enum { MOST_PATHS = 64 };
  const char *crds[MOST_PATHS], *paths[MOST_PATHS];
  size_t crd_count = 0, path_count = 0;
  plan plan = {.set = "kuberay", .seconds = 1};
  bool with_cc = false;
  for (int i = 1; i < count; i++) {
    bool more = i + 1 < count;
    if (strcmp(arguments[i], "--set") == 0 && more)
      plan.set = arguments[++i];
    else if (strcmp(arguments[i], "--only") == 0 && more)
      plan.only = arguments[++i];
    else if (strcmp(arguments[i], "--cc") == 0)
      with_cc = true;
    else if (strcmp(arguments[i], "--seconds") == 0 && more)
      plan.seconds = atof(arguments[++i]);
    else if (strcmp(arguments[i], "--count") == 0 && more)
      plan.turns = strtoul(arguments[++i], NULL, 10);
    else if (strcmp(arguments[i], "--crd") == 0 && more && crd_count < MOST_PATHS)
      crds[crd_count++] = arguments[++i];
    else if (path_count < MOST_PATHS)
      paths[path_count++] = arguments[i];
  }
  if (!path_count)
    die("usage", "bench-create [--crd PATH]... [--cc] [--set NAME] [--seconds N] [--count N] [--only WHAT] FILE|FOLDER...");
  crd_arena *arena = crd_arena_create(NULL);
  with_cc = with_cc && crd_count;
  const rule_options rules = {.crds = {.items = crds, .count = crd_count}, .no_builtins = crd_count > 0};
  kinds *kinds = with_cc ? NULL : kinds_load(&(kinds_source){.program = "bench-create", .rules = &rules, .applies = true});
  const crd_registry *registry = with_cc ? compile_with_cc(crds, crd_count) : kinds ? kinds_registry(kinds) : NULL;
  if (!registry) die("--crd", "does not compile");
  for (size_t i = 0; i < path_count; i++) measure_path(registry, paths[i], &plan);
  kinds_destroy(kinds);
  crd_arena_destroy(arena);
  return 0;
}
