/* What the evaluation of typical rules takes, cost counting included.
 *
 *   bench-rules [--budget MS]
 *
 * Each rule stands in a CRD of its own that is compiled by the system's cc (way "cc") and by libtcc (way "tcc"). A line of
 * JSON per rule and way as other programs' benchmarks print them: value is the median of the rounds, min the cheapest. */
#include "jit/jit.h"
#include "libcrdc.h"
#include <crd/walk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define ROUNDS 15

typedef struct bench_rule {
  const char *name, *rule, *schema, *self, *old; /* NULL self: made by `make` of `count` items */
  const char *item;                              /* of a grown list, with the number for %d */
  int count;
} bench_rule;

#define TEXT_SCHEMA "{\"type\":\"string\",\"maxLength\":4096}"
#define LIST_SCHEMA "{\"type\":\"array\",\"maxItems\":1000,\"items\":{\"type\":\"string\",\"maxLength\":63}}"
#define NEST_SCHEMA                                                                                                         \
  "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"object\",\"properties\":{\"b\":{\"type\":\"integer\"}}}}}"
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
     0}};

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
                  "\"object\",\"properties\":{\"at\":%.*s,\"x-kubernetes-validations\":[{\"rule\":\"%s\"}]}}}}}]}}",
                  (int)strlen(rule->schema) - 1, rule->schema, rule->rule);
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

static void measure(const bench_rule *rule, const char *way, const crd_type *type, double budget) {
  crd_arena *arena = crd_arena_create(NULL), *scratch = crd_arena_create(NULL);
  const void *self = storage_of(arena, type, value_of(arena, rule, rule->self));
  const void *old = rule->old ? storage_of(arena, type, value_of(arena, rule, rule->old)) : NULL;
  double rounds[ROUNDS];
  size_t turns = 1, all = 0;
  uint64_t cost = 0;
  for (int round = -1; round < ROUNDS; round++) { /* round -1 finds how many turns fill a round */
    double start = now(), spent;
    size_t done = 0;
    do {
      for (size_t i = 0; i < turns; i++) {
        crd_cel cel = {.arena = scratch, .limit = CRD_CEL_CALL_LIMIT};
        if (type->rules[0].evaluate(&cel, self, old) != CRD_CEL_TRUE) die(rule->name);
        cost = cel.cost;
        crd_arena_reset(scratch);
      }
      done += turns;
      spent = now() - start;
    } while (round < 0 && spent < budget * 1e6 / ROUNDS);
    if (round < 0)
      turns = done;
    else
      rounds[round] = spent / (double)turns, all += turns;
  }
  qsort(rounds, ROUNDS, sizeof *rounds, compare);
  printf(
      "{\"peer\":\"crdc\",\"what\":\"rule\",\"unit\":\"ns/"
      "eval\",\"value\":%.6g,\"n\":%zu,\"min\":%.6g,\"name\":\"%s\",\"way\":\"%s\","
      "\"cost\":%llu,\"rule\":\"%s\"}\n",
      rounds[ROUNDS / 2], all, rounds[0], rule->name, way, (unsigned long long)cost, rule->rule);
  crd_arena_destroy(scratch);
  crd_arena_destroy(arena);
}

int main(int argc, char **argv) {
  double budget = argc == 3 && strcmp(argv[1], "--budget") == 0 ? atof(argv[2]) : 200;
  if (argc != 1 && argc != 3) die("usage: bench-rules [--budget MS]");
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    crd_arena *arena = crd_arena_create(NULL);
    compilation *compilation = compilation_create(NULL);
    crd_string code;
    if (!compilation_add_text(compilation, rules[i].name, crd_of(arena, &rules[i])) ||
        !compilation_text(compilation, &code)) {
      diagnostics_print(compilation_diagnostics(compilation), stderr, false);
      die(rules[i].name);
    }
    diagnostics problems = {.arena = arena};
    jit *jits[] = {jit_load_cc(arena, code, &problems), jit_load(arena, code, &problems)};
    for (size_t k = 0; k < 2; k++) {
      if (jits[k]) measure(&rules[i], k ? "tcc" : "cc", jits[k]->registry->kinds[0]->type->fields->items[0].type, budget);
      jit_unload(jits[k]);
    }
    diagnostics_print(&problems, stderr, false);
    compilation_destroy(compilation);
    crd_arena_destroy(arena);
  }
  return 0;
}
