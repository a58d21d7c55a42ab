/* SPDX-License-Identifier: Apache-2.0 */
/* How work and memory grow with the size of what is sent: the program that growth.py measures.
 *
 *   growth [--only NAME,...] [--quick] [--part I/N] [--doublings N] [--size N] TABLE...
 *
 * --quick leaves the slow shapes out. What the shapes need is compiled first, before callgrind is told to count
 * (--instr-atstart=no). Then every shape of the tables is run at its size and, --doublings times, at twice the one before;
 * where a run took over SLOW seconds, larger ones are left out. A line for each: NAME SIZE BYTES SECONDS MEMORY.
 * Instructions are what callgrind counts in growth_measure, run by run in this order; MEMORY is what the arena handed out,
 * of CRDs what the compilation holds. Before the first run of a shape an eighth of it goes unmeasured, so that what is made
 * once is there. Exit 2 when a verdict is another than the table says: then the shape does not measure what it is for. */
#include "../../runtime/kinds/certificates/certificates.h"
#include "admission.h"
#include "compile/libcrdc.h"
#include "judge/policed.h"
#include "judge/policy_set.h"
#include "registry.h"
#include "shape.h"
#include <crd/endpoint.h>
#include <crd/json.h>
#include <crd/layers.h>
#include <crd/yaml.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION (void)0 /* growth.py sees that nothing was counted */
#endif

enum { SLOW = 6, POLICED = 20 };

/* A shape written out for a size, and what came of it. */
typedef struct run {
  const shape *shape;
  crd_arena *arena; /* of the request */
  crd_string crd, body, old;
  const crd_registry *registry;
  const crd_kind *kind;
  policy_set *policies; /* NULL: none are in force */
  size_t memory;
  int code;         /* 0: taken */
  crd_string words; /* of the refusal, where there are some */
} run;

static void die(const char *name, const char *what, crd_string text) {
  fprintf(stderr, "growth: %s: %s: %.*s\n", name, what, (int)(text.size < 2000 ? text.size : 2000), text.data);
  exit(2);
}

/* ---- works ---- */

static void read_json(run *run) {
  crd_duplicates duplicates = {.count = 0};
  crd_value *value = crd_json_parse(run->arena, run->body, &(crd_parse_options){.duplicates = &duplicates}, NULL);
  run->code = !value;
  if (value) crd_json_encode(run->arena, value, CRD_JSON_GO);
}

static void read_yaml(run *run) {
  crd_yaml_document *documents;
  crd_parse_error error;
  size_t count;
  run->code = !crd_yaml_parse_stream(run->arena, run->body, NULL, &documents, &count, &error);
}

/* A certificate, a request for one, or certificates in PEM. */
static void read_certificate(run *run) {
  core_certificate certificate;
  core_signing_request request;
  const shape_work work = run->shape->work;
  run->words = work == SHAPE_REQUEST       ? crd_core_read_signing_request(run->arena, run->body, &request)
               : work == SHAPE_CERTIFICATE ? crd_core_judge_certificate(run->arena, run->body, &certificate)
                                           : crd_core_judge_certificates(run->arena, run->body);
  run->code = run->words.size > 0;
}

static crd_value *old_object(const run *run) {
  return run->old.size ? crd_json_parse(run->arena, run->old, NULL, NULL) : NULL;
}

static void judge(run *run, crd_operation operation, crd_encoding encoding) {
  const crd_request request = {.operation = operation,
                               .kind = run->kind,
                               .layers = run->shape->work == SHAPE_LAYERS ? CRD_LAYER_ALL : CRD_LAYER_CRD,
                               .body = run->body,
                               .encoding = encoding,
                               .old_object = old_object(run),
                               .want_strict = true,
                               .without_object = true,
                               .uid = CRD_STRING("u"),
                               .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z"),
                               .resource_version = CRD_STRING("1")};
  crd_verdict verdict;
  crd_request_judge(run->arena, &request, &verdict);
  run->code = verdict.allowed ? 0 : verdict.code;
  run->words = verdict.message;
}

static void answer(run *run, const char *method, const char *name, const char *type) {
  const crd_endpoint_request request = {
      .registry = run->registry,
      .method = crd_string_of(method),
      .url = crd_arena_printf(run->arena, "/apis/e.io/v1/namespaces/d/ts%s?fieldValidation=Warn", name),
      .content_type = crd_string_of(type),
      .body = run->body,
      .stored = old_object(run),
      .uid = CRD_STRING("u"),
      .creation_timestamp = CRD_STRING("2026-01-01T00:00:00Z")};
  crd_endpoint_response response;
  crd_endpoint_answer(run->arena, &request, &response);
  run->code = response.code < 300 ? 0 : response.code;
  run->words = crd_json_encode(run->arena, &response.body, CRD_JSON_COMPACT);
}

static void review(run *run) {
  crd_text text = {.arena = run->arena};
  crd_text_printf(&text,
                  "{\"apiVersion\":\"admission.k8s.io/v1\",\"kind\":\"AdmissionReview\",\"request\":{\"uid\":\"u\","
                  "\"kind\":{\"group\":\"e.io\",\"version\":\"v1\",\"kind\":\"T\"},\"name\":\"a\",\"namespace\":\"d\","
                  "\"operation\":\"%s\",\"object\":",
                  run->old.size ? "UPDATE" : "CREATE");
  crd_text_add(&text, run->body);
  if (run->old.size) {
    crd_text_add(&text, CRD_STRING(",\"oldObject\":"));
    crd_text_add(&text, run->old);
  }
  crd_text_add(&text, CRD_STRING("}}"));
  admission_config config = {.registry = run->registry, .layers = CRD_LAYER_CRD};
  admission_answer answer;
  crd_admission_review(run->arena, &config, NULL, crd_text_string(&text), &answer);
  run->code = answer.allowed ? 0 : answer.code;
  run->words = answer.message;
}

static size_t held_by_heap(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

/* What `crdc lint` or `crdc generate` do. */
static void compile(run *run) {
  size_t before = held_by_heap();
  crd_string text;
  crd_arena *words = run->arena;
  compilation *compilation = crdc_compilation_create(NULL);
  bool good = crdc_compilation_add_text(compilation, run->shape->name, run->crd) && crdc_compilation_check_sets(compilation);
  if (good && run->shape->work == SHAPE_GENERATE) good = crdc_compilation_text(compilation, &text);
  run->code = !good;
  run->memory = held_by_heap() - before;
  const diagnostics *found = crdc_compilation_diagnostics(compilation);
  if (found->count) run->words = crd_arena_copy(words, found->items[0].message);
  crdc_compilation_destroy(compilation);
}

static void complain(void *context, const policy_object *place, crd_string what) {
  const run *run = context;
  (void)place;
  die(run->shape->name, "is no configuration", what);
}

static policy_set *make_policies(run *run, crd_arena *arena, crd_string text) {
  const crd_value *list = crd_json_parse(arena, text, NULL, NULL);
  if (!list || list->kind != CRD_LIST) die(run->shape->name, "is no list", text);
  policy_object *objects = crd_arena_zalloc(arena, list->size * sizeof *objects);
  for (uint32_t i = 0; i < list->size; i++) objects[i].object = &list->as.items[i];
  return crdc_policy_set_create(&(policy_set_source){
      .arena = arena, .objects = objects, .object_count = list->size, .complain = complain, .context = run});
}

static void judge_policed(run *run) {
  crd_value *object = crd_json_parse(run->arena, run->body, NULL, NULL);
  for (size_t i = 0; i < POLICED; i++) {
    policed_request request = {.configuration = crdc_policy_set_configuration(run->policies),
                               .attributes = {.operation = CRD_STRING("CREATE"), .object = object}};
    crd_verdict verdict;
    crd_admission_verdict found;
    crdc_policed_judge(run->arena, &request, object, &verdict, &found);
    run->code = found.allowed ? 0 : found.code;
    run->words = found.message;
  }
}

static void run_shape(run *run) {
  switch (run->shape->work) {
  case SHAPE_JSON:
    read_json(run);
    break;
  case SHAPE_CERTIFICATE:
  case SHAPE_REQUEST:
  case SHAPE_PEM:
    read_certificate(run);
    break;
  case SHAPE_YAML:
    read_yaml(run);
    break;
  case SHAPE_LAYERS:
  case SHAPE_CREATE:
    judge(run, CRD_CREATE, CRD_ENCODING_JSON);
    break;
  case SHAPE_CREATE_YAML:
    judge(run, CRD_CREATE, CRD_ENCODING_YAML);
    break;
  case SHAPE_UPDATE:
    judge(run, CRD_UPDATE, CRD_ENCODING_JSON);
    break;
  case SHAPE_POST:
    answer(run, "POST", "", "application/json");
    break;
  case SHAPE_PUT:
    answer(run, "PUT", "/a", "application/json");
    break;
  case SHAPE_PATCH_JSON:
    answer(run, "PATCH", "/a", "application/json-patch+json");
    break;
  case SHAPE_PATCH_MERGE:
    answer(run, "PATCH", "/a", "application/merge-patch+json");
    break;
  case SHAPE_REVIEW:
  case SHAPE_REVIEW_UPDATE:
    review(run);
    break;
  case SHAPE_LINT:
  case SHAPE_GENERATE:
    compile(run);
    break;
  case SHAPE_POLICIES:
    crdc_policy_set_destroy(make_policies(run, run->arena, run->body));
    break;
  case SHAPE_POLICED:
    judge_policed(run);
    break;
  }
}

/* Callgrind counts what this function does, by its name. */
static void growth_measure(run *run) {
  run_shape(run);
}

/* Called through a pointer that a compiler cannot see through. */
static void (*volatile measure)(run *run) = growth_measure;

/* ---- sizes ---- */

/* Compiled CRDs, so that shapes and sizes with the same one share it, and nothing is compiled among the runs. */
typedef struct loaded {
  crd_string crd;
  const crd_registry *registry;
} loaded;

typedef struct library {
  crd_arena *arena;
  loaded *items;
  size_t count;
} library;

static const crd_registry *load(library *library, const shape *shape, crd_string crd) {
  for (size_t i = library->count; i-- > 0;)
    if (crd_string_equal(library->items[i].crd, crd)) return library->items[i].registry;
  crd_string kept = crd_arena_copy(library->arena, crd);
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true}); /* lives as long as the program */
  const crd_registry *registry =
      crdc_compilation_add_text(compilation, shape->name, kept) ? crdc_compilation_load(compilation) : NULL;
  if (!registry) {
    crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
    die(shape->name, "does not compile", crd);
  }
  library->items = realloc(library->items, (library->count + 1) * sizeof *library->items);
  if (!library->items) die(shape->name, "there is no memory", crd);
  library->items[library->count++] = (loaded){kept, registry};
  return registry;
}

/* The kind of an object that is compiled in. */
static const crd_kind *find_kind(crd_arena *arena, const shape *shape, crd_string body) {
  const crd_value *object = crd_json_parse(arena, body, NULL, NULL);
  if (!object) die(shape->name, "is no JSON", body);
  const crd_kind *kind =
      crd_registry_find_object(&crd_registry_generated, crd_value_string(crd_value_get(object, CRD_STRING("apiVersion"))),
                               crd_value_string(crd_value_get(object, CRD_STRING("kind"))));
  if (!kind) die(shape->name, "no such kind is compiled in", body);
  return kind;
}

static bool needs_kind(const shape *shape) {
  return shape->work > SHAPE_YAML && shape->work < SHAPE_LINT;
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

/* Runs a shape at a size; the seconds that it took. */
static double run_at(library *library, const shape *shape, size_t n, bool measured) {
  crd_arena *texts = crd_arena_create(NULL);
  run run = {.shape = shape, .arena = crd_arena_create(NULL)};
  run.crd = shape_crd(texts, shape, n);
  if (shape->body) run.body = shape_text(texts, shape->body, n);
  if (shape->old) run.old = shape_text(texts, shape->old, n);
  if (needs_kind(shape)) run.registry = load(library, shape, run.crd);
  if (run.registry) run.kind = run.registry->kinds[0];
  if (shape->work == SHAPE_LAYERS) run.kind = find_kind(texts, shape, run.body);
  if (shape->work == SHAPE_POLICED) run.policies = make_policies(&run, texts, run.old);
  double start = seconds();
  if (measured)
    measure(&run);
  else
    run_shape(&run);
  double spent = seconds() - start;
  if (!run.memory) run.memory = crd_arena_used(run.arena);
  if (run.code != shape->expect) {
    crd_text words = {.arena = texts};
    crd_text_printf(&words, "%d at %zu, not %d: ", run.code, n, shape->expect);
    crd_text_add(&words, run.words);
    die(shape->name, "the verdict is", crd_text_string(&words));
  }
  size_t bytes = shape->body ? run.body.size + run.old.size : run.crd.size;
  if (measured) printf("%s %zu %zu %.6f %zu\n", shape->name, n, bytes, spent, run.memory);
  fflush(stdout);
  crdc_policy_set_destroy(run.policies);
  crd_arena_destroy(run.arena);
  crd_arena_destroy(texts);
  return spent;
}

typedef struct options {
  const char *only; /* names of shapes, with commas between them; NULL: all */
  bool quick;
  size_t part, parts, doublings, size;
} options;

static size_t first_size(const shape *shape, const options *options) {
  return options->size ? options->size : shape->size;
}

/* Compiles what the runs of a shape need. */
static void prepare(library *library, const shape *shape, const options *options) {
  crd_arena *arena = crd_arena_create(NULL);
  size_t n = first_size(shape, options);
  if (needs_kind(shape)) load(library, shape, shape_crd(arena, shape, n / 8 + 1));
  for (size_t k = 0; needs_kind(shape) && k <= options->doublings; k++, n *= 2)
    load(library, shape, shape_crd(arena, shape, n));
  crd_arena_destroy(arena);
}

static void measure_shape(library *library, const shape *shape, const options *options) {
  size_t n = first_size(shape, options);
  run_at(library, shape, n / 8 + 1, false);
  double spent = 0;
  for (size_t k = 0; k <= options->doublings && spent < SLOW; k++, n *= 2) spent = run_at(library, shape, n, true);
}

static bool is_wanted(const options *options, const shape *shape) {
  if (!options->only) return !(options->quick && shape->slow);
  size_t size = strlen(shape->name);
  for (const char *at = options->only; *at; at += strcspn(at, ",")) {
    at += *at == ',';
    if (strcspn(at, ",") == size && memcmp(at, shape->name, size) == 0) return true;
  }
  return false;
}

/* Runs the shapes that are asked for: first what they need, then, with instructions counted, they themselves. */
static void run_all(const shapes *shapes, const options *options) {
  library library = {.arena = crd_arena_create(NULL)};
  for (int pass = 0; pass < 2; pass++) {
    if (pass == 1) CALLGRIND_START_INSTRUMENTATION;
    for (size_t i = options->part; i < shapes->count; i += options->parts) {
      const shape *shape = &shapes->items[i];
      if (!is_wanted(options, shape)) continue;
      if (pass == 0)
        prepare(&library, shape, options);
      else
        measure_shape(&library, shape, options);
    }
  }
  free(library.items);
  crd_arena_destroy(library.arena);
}

/* In place of the C library's: hash tables have the same seed in each run, so that counts repeat to the instruction. */
ssize_t getrandom(void *buffer, size_t size, unsigned flags) {
  (void)flags;
  memset(buffer, 0x5A, size);
  return (ssize_t)size;
}

int main(int argc, char **argv) {
  crd_arena *arena = crd_arena_create(NULL);
  shapes shapes = {NULL, 0};
  options options = {.parts = 1, .doublings = 3};
  for (int i = 1; i < argc; i++) {
    if (i + 1 < argc && strcmp(argv[i], "--only") == 0)
      options.only = argv[++i];
    else if (strcmp(argv[i], "--quick") == 0)
      options.quick = true;
    else if (i + 1 < argc && strcmp(argv[i], "--part") == 0)
      options.part = strtoul(argv[++i], NULL, 10), options.parts = strtoul(argv[i] + strcspn(argv[i], "/") + 1, NULL, 10);
    else if (i + 1 < argc && strcmp(argv[i], "--doublings") == 0)
      options.doublings = strtoul(argv[++i], NULL, 10);
    else if (i + 1 < argc && strcmp(argv[i], "--size") == 0)
      options.size = strtoul(argv[++i], NULL, 10);
    else
      shapes_read(arena, &shapes, argv[i]);
  }
  run_all(&shapes, &options);
  free(shapes.items);
  crd_arena_destroy(arena);
  return 0;
}
