/* SPDX-License-Identifier: Apache-2.0 */
/* What the evaluation of typical rules takes, cost counting included.
 *
 *   bench-rules [--budget MS | --count N] [--only RULE] [--way WAY]
 *
 * Each rule stands in a CRD of its own that is compiled by the system's cc (way "cc") and by libtcc (way "tcc"), and
 * interpreted (way "program"). A line of JSON per rule and way as other programs' benchmarks print them: value is the median
 * of the rounds, min the cheapest, allocs the blocks taken from the heap and arena the bytes taken from the arena by an
 * evaluation. tests/bench/rules.sh sets them beside those of a peer; with --count the program does what
 * tests/bench/instructions.py counts. */
#include "compile/libcrdc.h"
#include "printed.h"
#include <crd/generated/cel.h>
#include <crd/generated/program.h>
#include <crd/generated/type_tables.h>
#include <crd/storage.h>
#include <crd/walk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ROUNDS 15
#define EVALUATIONS_PER_RESET 16

typedef struct options {
  double budget;    /* milliseconds per measurement */
  size_t count;     /* of the evaluations that are counted by callgrind; 0: times are measured */
  const char *only; /* a rule's name; NULL: all */
  const char *way;  /* NULL: all, and to be counted that of cc */
} options;

typedef struct bench_rule {
  const char *name, *rule, *schema, *self, *old; /* rules of one node stand in lines; `old` may be NULL */
  const char *item;                              /* of a grown list, with the number for %d */
  int count;
} bench_rule;

#define TEXT_SCHEMA "{\"type\":\"string\",\"maxLength\":4096}"
#define LIST_SCHEMA "{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"type\":\"string\",\"maxLength\":63}}"
#define NEST_SCHEMA                                                                                                         \
  "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"integer\"}}}}}"
#define RANGE_SCHEMA                                                                                                        \
  "{\"type\":\"object\",\"properties\":{\"min\":{\"type\":\"integer\"},\"max\":{\"type\":\"integer\"}},\"required\":["      \
  "\"min\",\"max\"]}"
#define NINE "abc-9xyz-"

static const bench_rule rules[] = {
    {"compare-fields", "self.minReplicas <= self.maxReplicas",
     "{\"type\":\"object\",\"properties\":{\"minReplicas\":{\"type\":\"integer\"},\"maxReplicas\":{\"type\":\"integer\"}}}",
     "{\"minReplicas\":1,\"maxReplicas\":10}", NULL, NULL, 0},
    {"all-size-10", "self.all(x, x.size() <= 63)", LIST_SCHEMA, "[]", NULL, "\"item-number-%08d\"", 10},
    {"all-size-1000", "self.all(x, x.size() <= 63)", LIST_SCHEMA, "[]", NULL, "\"item-number-%08d\"", 1000},
    {"matches-63", "self.matches('^[a-z0-9]([-a-z0-9]*[a-z0-9])?$')", TEXT_SCHEMA,
     "\"" NINE NINE NINE NINE NINE NINE "abc-9xyzz\"", NULL, NULL, 0},
    {"all-exists_one-64", "self.items.all(x, self.items.exists_one(y, x.name == y.name))",
     "{\"type\":\"object\",\"properties\":{\"items\":{\"type\":\"array\",\"maxItems\":64,\"items\":{\"type\":\"object\","
     "\"properties\":{\"name\":"
     "{\"type\":\"string\",\"maxLength\":63}}}}}}",
     "{\"items\":[]}", NULL, "{\"name\":\"port-%d\"}", 64},
    {"url-scheme", "isURL(self) && url(self).getScheme() == 'https'", TEXT_SCHEMA,
     "\"https://ray.example.com:8265/dashboard?tab=jobs\"", NULL, NULL, 0},
    {"quantity-compare", "quantity(self.a).compareTo(quantity(self.b)) <= 0",
     "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\",\"maxLength\":64},\"b\":{\"type\":\"string\","
     "\"maxLength\":64}}}",
     "{\"a\":\"500m\",\"b\":\"2Gi\"}", NULL, NULL, 0},
    {"split-all-startsWith", "self.split(',').all(x, x.startsWith('a'))", TEXT_SCHEMA,
     "\"alpha,alpha,alpha,alpha,alpha,alpha,alpha,alpha\"", NULL, NULL, 0},
    {"has-oldSelf", "has(self.a) ? self.a.b == oldSelf.a.b : true", NEST_SCHEMA, "{\"a\":{\"b\":7}}", "{\"a\":{\"b\":7}}",
     NULL, 0},
    {"cidr-containsIP", "cidr(self).containsIP('10.1.2.3')", TEXT_SCHEMA, "\"10.0.0.0/8\"", NULL, NULL, 0},
    {"immutable", "self == oldSelf", TEXT_SCHEMA, "\"https://ray.example.com\"", "\"https://ray.example.com\"", NULL, 0},
    {"in-list", "self in ['ClusterIP', 'NodePort', 'LoadBalancer']", TEXT_SCHEMA, "\"LoadBalancer\"", NULL, NULL, 0},
    {"format-dns1123", "!format.dns1123Label().validate(self).hasValue()", TEXT_SCHEMA, "\"ray-cluster-head\"", NULL, NULL,
     0},
    /* what the peers' benchmark does not have */
    {"one-of", "[has(self.a), has(self.b), has(self.c)].filter(x, x).size() == 1",
     "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\"},\"b\":{\"type\":\"string\"},\"c\":{\"type\":"
     "\"string\"}}}",
     "{\"b\":\"x\"}", NULL, NULL, 0},
    {"optional", "self.?a.?b.orValue(0) < 8", NEST_SCHEMA, "{\"a\":{\"b\":7}}", NULL, NULL, 0},
    {"exists-equal-100", "self.exists(x, x == 'item-number-00000099')", LIST_SCHEMA, "[]", NULL, "\"item-number-%08d\"",
     100},
    {"filter-map-100", "self.filter(x, x.endsWith('7')).map(x, x + '!').size() == 10", LIST_SCHEMA, "[]", NULL,
     "\"item-number-%08d\"", 100},
    {"sets-contains-100", "sets.contains(self, ['item-number-00000001'])", LIST_SCHEMA, "[]", NULL, "\"item-number-%08d\"",
     100},
    {"unique-100", "self.all(x, self.exists_one(y, x == y))",
     "{\"type\":\"array\",\"maxItems\":100,\"items\":{\"type\":\"string\",\"maxLength\":63}}", "[]", NULL,
     "\"item-number-%08d\"", 100},
    {"strings", "self.lowerAscii().trim().replace('-', '_').substring(0, 3) == 'abc'", TEXT_SCHEMA, "\" ABC-def \"", NULL,
     NULL, 0},
    {"find", "self.find('[0-9]+') == '9'", TEXT_SCHEMA, "\"abc-9xyz\"", NULL, NULL, 0},
    {"semver", "isSemver(self) && semver(self).isGreaterThan(semver('1.2.3'))", TEXT_SCHEMA, "\"1.10.0\"", NULL, NULL, 0},
    {"ip", "isIP(self) && ip(self).family() == 4", TEXT_SCHEMA, "\"192.168.10.20\"", NULL, NULL, 0},
    {"duration", "duration(self) <= duration('1h')", TEXT_SCHEMA, "\"10m30s\"", NULL, NULL, 0},
    {"map-keys", "self.all(k, k.size() < 20 && self[k] != '')",
     "{\"type\":\"object\",\"maxProperties\":64,\"additionalProperties\":{\"type\":\"string\",\"maxLength\":63}}",
     "{\"app\":\"ray\",\"role\":\"head\",\"team\":\"ml\",\"tier\":\"gold\"}", NULL, NULL, 0},
    {"node-fields",
     "has(self.a) == has(self.b)\n!has(self.a) || self.a.min <= self.a.max\n!has(self.a) || !has(self.b) || self.a.max <= "
     "self.b.max\n!has(self.b) || self.b.min <= self.b.max",
     "{\"type\":\"object\",\"properties\":{\"a\":" RANGE_SCHEMA ",\"b\":" RANGE_SCHEMA "}}",
     "{\"a\":{\"min\":1,\"max\":5},\"b\":{\"min\":2,\"max\":9}}", NULL, NULL, 0},
    {"node-quantities",
     "quantity(self.requests).isGreaterThan(quantity('0'))\nquantity(self.limits).isGreaterThan(quantity('0'))\n"
     "quantity(self.requests).compareTo(quantity(self.limits)) <= 0",
     "{\"type\":\"object\",\"properties\":{\"requests\":{\"type\":\"string\",\"maxLength\":64},\"limits\":{\"type\":"
     "\"string\","
     "\"maxLength\":64}}}",
     "{\"requests\":\"1500m\",\"limits\":\"4Gi\"}", NULL, NULL, 0},
    {"node-url",
     "isURL(self)\nurl(self).getScheme() in ['http', 'https']\nurl(self).getHostname() != ''\nurl(self).getPort() != '22'",
     TEXT_SCHEMA, "\"https://ray.example.com:8265/dashboard?tab=jobs\"", NULL, NULL, 0}};

static void die(const char *what) {
  fprintf(stderr, "bench-rules: %s\n", what);
  exit(2);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static crd_string crd_of(crd_arena *arena, const bench_rule *rule) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text,
                  "{\"apiVersion\":\"apiextensions.k8s.io/"
                  "v1\",\"kind\":\"CustomResourceDefinition\",\"metadata\":{\"name\":\"ts.e.io\"},"
                  "\"spec\":{\"group\":\"e.io\",\"scope\":\"Namespaced\",\"names\":{\"kind\":\"T\",\"listKind\":\"TList\","
                  "\"plural\":\"ts\","
                  "\"singular\":\"t\"},\"versions\":[{\"name\":\"v1\",\"served\":true,\"storage\":true,\"schema\":{"
                  "\"openAPIV3Schema\":{\"type\":"
                  "\"object\",\"properties\":{\"at\":%.*s,\"x-kubernetes-validations\":[",
                  (int)strlen(rule->schema) - 1, rule->schema);
  for (const char *at = rule->rule, *next; *at; at = *next ? next + 1 : next) {
    next = at + strcspn(at, "\n");
    crd_text_printf(&text, "%s{\"rule\":\"%.*s\"}", at == rule->rule ? "" : ",", (int)(next - at), at);
  }
  crd_text_add(&text, CRD_STRING("]}}}}}]}}"));
  return crd_text_string(&text);
}

/* The value, with the grown items between the last brackets. */
static const crd_value *value_of(crd_arena *arena, const bench_rule *rule, const char *json) {
  crd_text text = {.arena = arena};
  const char *end = rule->item ? strchr(json, ']') : json + strlen(json);
  crd_text_add(&text, (crd_string){json, (size_t)(end - json)});
  for (int i = 0; i < rule->count; i++) {
    if (i) crd_text_add_char(&text, ',');
    const char *mark = strchr(rule->item, '%');
    crd_text_add(&text, (crd_string){rule->item, (size_t)(mark - rule->item)});
    crd_text_printf(&text, mark[1] == '0' ? "%08d" : "%d", i);
    crd_text_add(&text, crd_string_of(strchr(mark, 'd') + 1));
  }
  crd_text_add(&text, crd_string_of(end));
  const crd_value *value = crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
  if (!value) die(rule->name);
  return value;
}

static const void *storage_of(crd_arena *arena, const crd_type *type, const crd_value *value) {
  void *storage = crd_arena_zalloc(arena, type->struct_size + 64);
  crd_fill(arena, type, value, storage);
  return storage;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

/* ---- evaluating ---- */

/* How many blocks the program asked the system's heap for; zero where another allocator stands in its place. */
static size_t heap_blocks;
#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
extern void *__libc_malloc(size_t size);
void *malloc(size_t size) {
  heap_blocks++;
  return __libc_malloc(size);
}
#endif

typedef struct subject {
  const bench_rule *rule;
  const crd_type *type;
  const void *self, *old; /* storage; of programs trees */
  crd_arena *scratch;
  uint64_t cost;
} subject;

static crd_cel_truth evaluate_rule(const subject *subject, const crd_rule *rule, crd_cel *cel) {
  if (rule->evaluate) return rule->evaluate(cel, subject->self, subject->old);
  const crd_program_input input = {.type = subject->type, .self = subject->self, .old_self = subject->old};
  return crd_program_truth(rule->program, cel, &input);
}

/* The rules of the node, so many times over, as a request evaluates them: an arena serves many evaluations and is reset.
 * Callgrind counts what this function does, by its name. */
static void evaluate_turns(subject *subject, size_t turns) {
  const crd_type *type = subject->type;
  crd_cel cel = {.arena = subject->scratch, .limit = CRD_CEL_CALL_LIMIT};
  for (size_t i = 1; i <= turns; i++) {
    subject->cost = 0;
    crd_cel_begin_node(&cel);
    for (size_t k = 0; k < type->rule_count; k++) {
      crd_cel_begin(&cel);
      if (evaluate_rule(subject, &type->rules[k], &cel) != CRD_CEL_TRUE) die(subject->rule->name);
      subject->cost += cel.cost;
    }
    if (i % EVALUATIONS_PER_RESET == 0) crd_arena_reset(subject->scratch);
  }
  crd_arena_reset(subject->scratch);
}

/* Called through a pointer that a compiler cannot see through. */
static void (*volatile evaluate)(subject *subject, size_t turns) = evaluate_turns;

static void print_figures(const subject *subject, const char *way, const double *rounds, size_t evaluations, double heap) {
  const bench_rule *rule = subject->rule;
  crd_cel cel = {.arena = subject->scratch, .limit = CRD_CEL_CALL_LIMIT};
  for (size_t k = 0; k < subject->type->rule_count; k++) evaluate_rule(subject, &subject->type->rules[k], &cel);
  printf(
      "{\"peer\":\"crdc\",\"what\":\"rule\",\"unit\":\"ns/eval\",\"value\":%.6g,\"n\":%zu,\"min\":%.6g,\"allocs\":%.6g,"
      "\"arena\":%zu,\"name\":\"%s\",\"way\":\"%s\",\"cost\":%llu}\n",
      rounds[ROUNDS / 2], evaluations, rounds[0], heap, crd_arena_used(subject->scratch), rule->name, way,
      (unsigned long long)subject->cost);
  fflush(stdout);
  crd_arena_reset(subject->scratch);
}

static void measure(subject *subject, const char *way, double budget) {
  double rounds[ROUNDS];
  size_t turns = 1, all = 0, heap = 0;
  for (int round = -1; round < ROUNDS; round++) { /* round -1 finds how many turns fill a round */
    double start = now(), spent;
    size_t done = 0, before = heap_blocks;
    do {
      evaluate(subject, turns);
      done += turns;
      if (round < 0 && turns < 1024) turns *= 2;
      spent = now() - start;
    } while (round < 0 && spent < budget * 1e6 / ROUNDS);
    if (round < 0)
      turns = done;
    else
      rounds[round] = spent / (double)turns, all += turns, heap += heap_blocks - before;
  }
  qsort(rounds, ROUNDS, sizeof *rounds, compare);
  print_figures(subject, way, rounds, all, (double)heap / (double)all);
}

/* For callgrind: three calls, of which the first warms up and the others differ by `count` evaluations. */
static void count_instructions(subject *subject, size_t count) {
  evaluate(subject, EVALUATIONS_PER_RESET);
  evaluate(subject, EVALUATIONS_PER_RESET);
  evaluate(subject, EVALUATIONS_PER_RESET + count);
  printf("%s\n", subject->rule->name);
}

static void run(const bench_rule *rule, const crd_registry *registry, const char *way, const options *options) {
  crd_arena *arena = crd_arena_create(NULL);
  const crd_type *type = registry->kinds[0]->type->fields->items[0].type;
  subject subject = {.rule = rule, .type = type, .scratch = crd_arena_create(NULL)};
  const crd_value *self = value_of(arena, rule, rule->self), *old = rule->old ? value_of(arena, rule, rule->old) : NULL;
  const bool storage = type->rules[0].evaluate != NULL;
  subject.self = storage ? storage_of(arena, type, self) : self;
  subject.old = storage && old ? storage_of(arena, type, old) : old;
  if (options->count)
    count_instructions(&subject, options->count);
  else
    measure(&subject, way, options->budget);
  crd_arena_destroy(subject.scratch);
  crd_arena_destroy(arena);
}

static compilation *read_rule(crd_arena *arena, const bench_rule *rule) {
  compilation *compilation = crdc_compilation_create(NULL);
  if (crdc_compilation_add_text(compilation, rule->name, crd_of(arena, rule))) return compilation;
  crdc_diagnostics_print(crdc_compilation_diagnostics(compilation), stderr, false);
  die(rule->name);
  return NULL;
}

static void run_printed(const bench_rule *rule, printed_way way, const char *name, const options *options) {
  crd_arena *arena = crd_arena_create(NULL);
  compilation *compilation = read_rule(arena, rule);
  crd_string text;
  printed *code = crdc_compilation_text(compilation, &text) ? printed_load(text, way) : NULL;
  if (!code) die(rule->name);
  run(rule, printed_registry(code), name, options);
  printed_unload(code);
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
}

static void run_program(const bench_rule *rule, const options *options) {
  crd_arena *arena = crd_arena_create(NULL);
  compilation *compilation = read_rule(arena, rule);
  const crd_registry *registry = crdc_compilation_load(compilation);
  if (!registry) die(rule->name);
  run(rule, registry, "program", options);
  crdc_compilation_destroy(compilation);
  crd_arena_destroy(arena);
}

static bool is_asked(const options *options, const char *way) {
  return options->way ? strcmp(options->way, way) == 0 : !options->count || strcmp(way, "cc") == 0;
}

static void run_rule(const bench_rule *rule, const options *options) {
  if (is_asked(options, "cc")) run_printed(rule, PRINTED_BY_CC, "cc", options);
  if (is_asked(options, "tcc")) run_printed(rule, PRINTED_FAST, "tcc", options);
  if (is_asked(options, "program")) run_program(rule, options);
}

int main(int argc, char **argv) {
  options options = {.budget = 200};
  for (int i = 1; i < argc; i += 2) {
    if (i + 1 < argc && strcmp(argv[i], "--budget") == 0)
      options.budget = atof(argv[i + 1]);
    else if (i + 1 < argc && strcmp(argv[i], "--count") == 0)
      options.count = strtoul(argv[i + 1], NULL, 10);
    else if (i + 1 < argc && strcmp(argv[i], "--only") == 0)
      options.only = argv[i + 1];
    else if (i + 1 < argc && strcmp(argv[i], "--way") == 0)
      options.way = argv[i + 1];
    else
      die("usage: bench-rules [--budget MS | --count N] [--only RULE] [--way WAY]");
  }
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    if (!options.only || strcmp(options.only, rules[i].name) == 0) run_rule(&rules[i], &options);
  return 0;
}
