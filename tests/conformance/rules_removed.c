/* SPDX-License-Identifier: Apache-2.0 */
/* Takes each rule of the layers above the CRD out in turn and counts those whose absence no test notices.
 *
 *   rules_removed REQUESTS VERDICTS SERVICE_REQUESTS SERVICE_VERDICTS CASES.json...
 *
 * The tests are the cases of the files, and the recorded requests whose verdict is certain; the rules, all named ones that
 * the kinds' stages reach. A rule is missed when some verdict is another without it. Requests to admission services are held
 * against the recorded verdicts, which all rules together have to give. For a rule only the tests of the kinds that reach it
 * are asked, those that it refused first. Exit with how many are not missed and how many of these verdicts are not given, at
 * most 100. */
#include "layer_cases.h"
#include "registry.h"
#include "suite.h"
#include <crd/generated/rule_set.h>
#include <crd/json.h>
#include <crd/service.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_RULES = 2000, MAX_SETS = 2000, MAX_TESTS = 20000 };

typedef struct test {
  batch_layer_request request;
  crd_string verdict;             /* with all rules */
  batch_service_request question; /* where there is `want`, */
  const crd_value *want;          /* what it is answered: the recorded verdict */
  crd_string rule;                /* of `want`: what refused it */
  uint64_t kinds;                 /* whose rules are asked, as bits */
} test;

typedef struct rule {
  crd_string name;
  uint64_t kinds; /* that reach it, as bits */
} rule;

typedef struct removal {
  crd_arena *kept, *passing; /* for the run, for one verdict */
  rule rules[MAX_RULES];
  const crd_rule_set *sets[MAX_SETS];
  test *tests;
  size_t rule_count, set_count, test_count;
  size_t differing; /* requests to services that are answered otherwise than recorded */
  uint64_t kind;    /* the bit of the kind that is collected from */
} removal;

/* The bit of a kind of the registry. Kinds may share one: then some tests are asked for nothing. */
static uint64_t kind_bit(size_t index) {
  return UINT64_C(1) << index % 64;
}

/* All bits where the kind is not known. */
static uint64_t bit_of_kind(const crd_kind *kind) {
  for (size_t i = 0; kind && i < crd_registry_generated.count; i++)
    if (crd_registry_generated.kinds[i] == kind) return kind_bit(i);
  return UINT64_MAX;
}

static void collect_set(removal *removal, const crd_rule_set *set);

static void collect_step(removal *removal, const crd_step *step) {
  size_t known = 0;
  while (known < removal->rule_count && !crd_string_equal(removal->rules[known].name, step->name)) known++;
  if (step->name.size && known == removal->rule_count && known < MAX_RULES)
    removal->rules[removal->rule_count++] = (rule){step->name, 0};
  if (known < removal->rule_count) removal->rules[known].kinds |= removal->kind;
  if (step->include) collect_set(removal, step->include->set);
}

static void collect_set(removal *removal, const crd_rule_set *set) {
  for (size_t i = 0; i < removal->set_count; i++)
    if (removal->sets[i] == set) return;
  if (removal->set_count == MAX_SETS) return;
  removal->sets[removal->set_count++] = set;
  for (size_t i = 0; i < set->step_count; i++) collect_step(removal, &set->steps[i]);
}

static void collect_rules(removal *removal) {
  for (size_t i = 0; i < crd_registry_generated.count; i++) {
    const crd_layers *layers = crd_registry_generated.kinds[i]->layers;
    removal->kind = kind_bit(i);
    removal->set_count = 0;
    for (size_t j = 0; layers && j < layers->stage_count; j++) collect_step(removal, layers->stages[j].run);
  }
}

static crd_string judge(removal *removal, crd_arena *arena, batch_layer_request request, crd_string without) {
  request.without_rule = without;
  const crd_value *verdict = layer_judge(removal->passing, &crd_registry_generated, &request);
  return verdict ? crd_json_encode(arena, verdict, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
}

/* `object` is that of the request. */
static void add_test(removal *removal, batch_layer_request request, const crd_value *object) {
  if (removal->test_count == MAX_TESTS) return;
  test *test = &removal->tests[removal->test_count++];
  test->request = request;
  test->kinds = bit_of_kind(
      crd_registry_find_object(&crd_registry_generated, row_text(object, "apiVersion"), row_text(object, "kind")));
  test->verdict = judge(removal, removal->kept, request, (crd_string){NULL, 0});
  crd_arena_reset(removal->passing);
}

static void add_question(removal *removal, batch_service_request question, const crd_value *want) {
  if (removal->test_count == MAX_TESTS) return;
  const crd_value *answer = service_judge(removal->kept, &crd_registry_generated, &question);
  if (!answer || !service_line_agrees(want, answer)) {
    printf("not answered as recorded: %.*s\n", CRD_PRINT(question.id));
    removal->differing++;
    return;
  }
  const crd_kind *kind = crd_registry_service(&crd_registry_generated, question.endpoint).kind;
  removal->tests[removal->test_count++] =
      (test){.question = question, .want = want, .rule = row_text(answer, "rule"), .kinds = bit_of_kind(kind)};
}

static bool read_text(crd_arena *arena, const char *path, crd_string *content) {
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  crd_text text = {.arena = arena};
  char block[1 << 16];
  for (size_t size; (size = fread(block, 1, sizeof block, file)) > 0;) crd_text_add(&text, (crd_string){block, size});
  fclose(file);
  *content = crd_text_string(&text);
  return true;
}

static bool add_cases(removal *removal, const char *path) {
  crd_string text;
  const crd_value *root = read_text(removal->kept, path, &text) ? crd_json_parse(removal->kept, text, NULL, NULL) : NULL;
  const crd_value *cases = root && root->kind == CRD_MAP ? row_value(root, "cases") : root;
  if (!cases) return false;
  for (uint32_t i = 0; i < row_count(cases); i++) {
    const crd_value *row = &cases->as.items[i];
    add_test(removal, layer_case_request(removal->kept, row), row_value(row, "object"));
  }
  return true;
}

static void add_line(removal *removal, const crd_value *line, const crd_value *want) {
  if (!line || !want || row_text(want, "error").size) return;
  if (row_text(line, "endpoint").size)
    add_question(removal, service_line_request(removal->kept, line), want);
  else if (!row_flag(want, "unstable"))
    add_test(removal, layer_line_request(removal->kept, line), row_value(line, "object"));
}

/* Line by line: requests, and what upstream said. */
static bool add_recorded(removal *removal, const char *requests_path, const char *verdicts_path) {
  crd_string requests, verdicts;
  if (!read_text(removal->kept, requests_path, &requests) || !read_text(removal->kept, verdicts_path, &verdicts))
    return false;
  const char *request = requests.data, *verdict = verdicts.data;
  const char *requests_end = requests.data + requests.size, *verdicts_end = verdicts.data + verdicts.size;
  while (request < requests_end && verdict < verdicts_end) {
    const char *stop = memchr(request, '\n', (size_t)(requests_end - request)),
               *said = memchr(verdict, '\n', (size_t)(verdicts_end - verdict));
    if (!stop || !said) break;
    const crd_value *line = crd_json_parse(removal->kept, (crd_string){request, (size_t)(stop - request)}, NULL, NULL),
                    *want = crd_json_parse(removal->kept, (crd_string){verdict, (size_t)(said - verdict)}, NULL, NULL);
    add_line(removal, line, want);
    request = stop + 1;
    verdict = said + 1;
  }
  return true;
}

static bool is_same(removal *removal, const test *test, crd_string without) {
  if (!test->want) return crd_string_equal(judge(removal, removal->passing, test->request, without), test->verdict);
  batch_service_request question = test->question;
  question.without_rule = without;
  const crd_value *answer = service_judge(removal->passing, &crd_registry_generated, &question);
  return answer && service_line_agrees(test->want, answer);
}

/* By the tests that the rule refused, or by the others. */
static bool is_missed_by(removal *removal, const rule *rule, bool refused) {
  for (size_t i = 0; i < removal->test_count; i++) {
    const test *test = &removal->tests[i];
    if (!(test->kinds & rule->kinds) || crd_string_equal(test->rule, rule->name) != refused) continue;
    bool same = is_same(removal, test, rule->name);
    crd_arena_reset(removal->passing);
    if (!same) return true;
  }
  return false;
}

static bool is_missed(removal *removal, const rule *rule) {
  return is_missed_by(removal, rule, true) || is_missed_by(removal, rule, false);
}

static int by_name(const void *a, const void *b) {
  return crd_string_compare(((const rule *)a)->name, ((const rule *)b)->name);
}

int main(int count, char **arguments) {
  static removal removal;
  removal.kept = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  removal.passing = crd_arena_create(NULL);
  removal.tests = calloc(MAX_TESTS, sizeof *removal.tests);
  if (!removal.tests) return 100;
  collect_rules(&removal);
  if (removal.rule_count) qsort(removal.rules, removal.rule_count, sizeof *removal.rules, by_name);
  bool readable =
      count > 5 && add_recorded(&removal, arguments[1], arguments[2]) && add_recorded(&removal, arguments[3], arguments[4]);
  for (int i = 5; i < count; i++) readable &= add_cases(&removal, arguments[i]);
  if (!readable) {
    printf("usage: rules_removed REQUESTS VERDICTS SERVICE_REQUESTS SERVICE_VERDICTS CASES.json..., each of them a file\n");
    return 100;
  }
  if (is_missed(&removal, &(rule){CRD_STRING("no such rule"), UINT64_MAX})) { /* else any rule would be */
    printf("the verdicts are not the same twice\n");
    return 100;
  }
  size_t unnoticed = 0;
  for (size_t i = 0; i < removal.rule_count; i++) {
    if (is_missed(&removal, &removal.rules[i])) continue;
    printf("no test notices: %.*s\n", CRD_PRINT(removal.rules[i].name));
    unnoticed++;
  }
  printf("overlays: %zu rules taken out, %zu tests, %zu unnoticed, %zu not answered as recorded\n", removal.rule_count,
         removal.test_count, unnoticed, removal.differing);
  crd_arena_destroy(removal.kept);
  crd_arena_destroy(removal.passing);
  free(removal.tests);
  size_t wrong = unnoticed + removal.differing;
  return removal.rule_count == 0 || wrong > 100 ? 100 : (int)wrong;
}
