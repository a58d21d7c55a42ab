/* What a create costs: CPU time from an object's bytes to the verdict, over the kinds compiled in.
 *
 *   bench-create [--set NAME] [--seconds N] [--only WHAT] FILE...
 *
 * A *.jsonl file holds an object a line, or {"name": ..., "object": {...}}; every other file holds one. Each file gives a
 * line of JSON for `create`, `create-warn` (unknown fields are collected too), `update` (the stored object at hand as a
 * tree, one annotation changed) and `create-layers` (what the operator's webhook and reconciler check besides), and of an
 * object that is a struct already for `validate` and `validate-layers`, as other programs' benchmarks print them: value is
 * the median of the rounds, cpu_min the cheapest. */
#include <crd/json.h>
#include <crd/request.h>
#include <crd/walk.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

extern const crd_registry crd_registry_generated;

typedef struct sample {
  const crd_kind *kind;
  crd_string body, updated; /* and with an annotation more */
  crd_value stored;
  const void *storage; /* the struct of `stored` */
} sample;

typedef struct samples {
  sample *items;
  size_t count, bytes, refused;
} samples;

typedef enum what { CREATE, CREATE_WARN, UPDATE, CREATE_LAYERS, VALIDATE, VALIDATE_LAYERS } what;

static void die(const char *what, const char *why) {
  fprintf(stderr, "bench-create: %s: %s\n", what, why);
  exit(2);
}

static uint64_t now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static crd_string read_all(crd_arena *arena, const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) die(path, strerror(errno));
  crd_text text = {.arena = arena};
  char buffer[1 << 16];
  for (size_t size; (size = fread(buffer, 1, sizeof buffer, file)) > 0;) crd_text_add(&text, (crd_string){buffer, size});
  fclose(file);
  return crd_text_string(&text);
}

static void judge(crd_arena *arena, const sample *sample, what what, bool without_object, crd_verdict *verdict) {
  crd_request request = {.operation = what == UPDATE ? CRD_UPDATE : CRD_CREATE,
                         .kind = sample->kind,
                         .body = what == UPDATE ? sample->updated : sample->body,
                         .layers = what == CREATE_LAYERS ? CRD_LAYER_ALL : CRD_LAYER_CRD,
                         .want_strict = what == CREATE_WARN,
                         .without_object = without_object,
                         .uid = CRD_STRING("00000000-0000-0000-0000-000000000001"),
                         .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                         .resource_version = CRD_STRING("1")};
  if (what == UPDATE) request.old_object = &sample->stored;
  crd_request_judge(arena, &request, verdict);
}

/* The same for a struct at hand: rules alone. */
static void judge_struct(crd_arena *arena, const sample *sample, what what, crd_verdict *verdict) {
  crd_errors errors = crd_errors_init(arena);
  crd_validate_options options = {.layers = what == VALIDATE_LAYERS ? CRD_LAYER_ALL : CRD_LAYER_CRD};
  verdict->allowed =
      crd_layers_validate(arena, sample->kind, &sample->stored, sample->storage, NULL, NULL, &options, &errors);
}

/* Makes a sample ready; objects of other kinds are left out. */
static bool prepare(crd_arena *arena, crd_string line, sample *sample) {
  crd_value *value = crd_json_parse(arena, line, NULL, NULL);
  if (!value) return false;
  crd_value *inner = crd_value_get(value, CRD_STRING("object"));
  if (inner) value = inner;
  crd_string api_version = CRD_STRING(""), kind = CRD_STRING("");
  const crd_value *own = crd_value_get(value, CRD_STRING("apiVersion"));
  if (own && own->kind == CRD_STRING_VALUE) api_version = crd_value_string(own);
  own = crd_value_get(value, CRD_STRING("kind"));
  if (own && own->kind == CRD_STRING_VALUE) kind = crd_value_string(own);
  sample->kind = crd_registry_find_object(&crd_registry_generated, api_version, kind);
  if (!sample->kind) return false;
  sample->body = crd_arena_copy(arena, crd_json_encode(arena, value, CRD_JSON_COMPACT));
  crd_value *metadata = crd_value_get(value, CRD_STRING("metadata"));
  if (metadata && metadata->kind == CRD_MAP) {
    crd_value *annotations = crd_value_get(metadata, CRD_STRING("annotations"));
    if (!annotations || annotations->kind != CRD_MAP)
      annotations = crd_value_set(arena, metadata, CRD_STRING("annotations"), crd_value_make_map(arena, 1));
    crd_value_set(arena, annotations, CRD_STRING("bench"), crd_value_make_string(CRD_STRING("1")));
  }
  sample->updated = crd_arena_copy(arena, crd_json_encode(arena, value, CRD_JSON_COMPACT));
  crd_verdict verdict;
  judge(arena, sample, CREATE, false, &verdict);
  if (!verdict.object) return true;
  sample->stored = crd_value_copy(arena, verdict.object);
  void *storage = crd_arena_zalloc(arena, sample->kind->struct_size);
  crd_fill(arena, sample->kind->type, &sample->stored, storage);
  sample->storage = storage;
  return true;
}

static samples read_samples(crd_arena *arena, const char *path) {
  crd_string text = read_all(arena, path);
  size_t size = strlen(path), room = 1;
  bool lines = size > 6 && strcmp(path + size - 6, ".jsonl") == 0;
  for (size_t i = 0; i < text.size; i++) room += text.data[i] == '\n';
  samples all = {.items = calloc(room, sizeof *all.items)};
  if (!all.items) die(path, "out of memory");
  while (text.size) {
    const char *end = lines ? memchr(text.data, '\n', text.size) : NULL;
    crd_string line = {text.data, end ? (size_t)(end - text.data) : text.size};
    if (line.size && prepare(arena, line, &all.items[all.count])) all.bytes += all.items[all.count++].body.size;
    size_t step = line.size + (end != NULL);
    text = (crd_string){text.data + step, text.size - step};
  }
  return all;
}

static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

/* Rounds over the samples in turn until the time is up. */
static const char *const names[] = {"create", "create-warn", "update", "create-layers", "validate", "validate-layers"};

static void measure(samples *all, what what, const char *set, double seconds) {
  enum { MOST = 100000 };
  static uint64_t rounds[MOST];
  crd_arena *arena = crd_arena_create(NULL);
  uint64_t start = now(CLOCK_MONOTONIC), cpu_start = now(CLOCK_PROCESS_CPUTIME_ID), cpu_min = UINT64_MAX;
  size_t count = 0;
  /* A round lasts some milliseconds, so that the clock does not count. */
  size_t turns = all->bytes < 1u << 20 ? (1u << 20) / (all->bytes + 1) + 1 : 1;
  while (count < MOST && (count < 5 || (double)(now(CLOCK_MONOTONIC) - start) < seconds * 1e9)) {
    uint64_t wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    all->refused = 0;
    for (size_t turn = 0; turn < turns; turn++)
      for (size_t i = 0; i < all->count; i++) {
        crd_verdict verdict;
        if (what < VALIDATE)
          judge(arena, &all->items[i], what, true, &verdict);
        else
          judge_struct(arena, &all->items[i], what, &verdict);
        all->refused += turn == 0 && !verdict.allowed;
        crd_arena_reset(arena);
      }
    uint64_t spent = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    if (spent < cpu_min) cpu_min = spent;
    rounds[count++] = now(CLOCK_MONOTONIC) - wall;
  }
  uint64_t cpu_all = now(CLOCK_PROCESS_CPUTIME_ID) - cpu_start;
  crd_arena_destroy(arena);
  qsort(rounds, count, sizeof *rounds, by_number);
  double each = (double)(all->count * turns), value = (double)rounds[count / 2] / each;
  printf(
      "{\"peer\":\"crdc\",\"what\":\"%s\",\"unit\":\"ns/object\",\"value\":%.0f,\"n\":%zu,\"min\":%.0f,\"cpu_ns\":%.0f,"
      "\"cpu_min\":%.0f,\"set\":\"%s\",\"objects\":%zu,\"refused\":%zu,\"mb_per_s\":%.1f}\n",
      names[what], value, count * turns * all->count, (double)rounds[0] / each, (double)cpu_all / (each * (double)count),
      (double)cpu_min / each, set, all->count, all->refused, (double)all->bytes / (double)all->count / value * 1e3);
}

int main(int count, char **arguments) {
  const char *set = "kuberay", *only = NULL;
  double seconds = 1;
  int given = 0;
  for (int i = 1; i < count; i++) {
    if (strcmp(arguments[i], "--set") == 0 && i + 1 < count) {
      set = arguments[++i];
    } else if (strcmp(arguments[i], "--only") == 0 && i + 1 < count) {
      only = arguments[++i];
    } else if (strcmp(arguments[i], "--seconds") == 0 && i + 1 < count) {
      seconds = atof(arguments[++i]);
    } else {
      crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
      samples all = read_samples(arena, arguments[i]);
      if (!all.count) die(arguments[i], "no object of a kind that is compiled in");
      for (what what = CREATE; what <= VALIDATE_LAYERS; what++)
        if (!only || strcmp(only, names[what]) == 0) measure(&all, what, set, seconds);
      free(all.items);
      crd_arena_destroy(arena);
      given++;
    }
  }
  if (!given) die("usage", "bench-create [--set NAME] [--seconds N] [--only WHAT] FILE...");
  return 0;
}
