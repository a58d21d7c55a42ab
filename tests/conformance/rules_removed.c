/* Takes each rule of the layers above the CRD out in turn and counts those whose absence no test notices.
 *
 *   rules_removed REQUESTS VERDICTS CASES.json...
 *
 * The tests are the cases of the files, and the recorded requests whose verdict is certain; the rules, all named ones that
 * the kinds' stages reach. A rule is missed when some verdict is another without it. Exit with how many are not, at most
 * 100. */
#include "layer_cases.h"
#include "suite.h"
#include <crd/generated/rule_set.h>
#include <crd/json.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const crd_registry crd_registry_generated;

enum { MAX_RULES = 2000, MAX_SETS = 2000, MAX_TESTS = 20000 };

typedef struct test {
  batch_layer_request request;
  crd_string verdict; /* with all rules */
} test;

typedef struct removal {
  crd_arena *kept, *passing; /* for the run, for one verdict */
  crd_string rules[MAX_RULES];
  const crd_rule_set *sets[MAX_SETS];
  test *tests;
  size_t rule_count, set_count, test_count;
} removal;

static void collect_set(removal *removal, const crd_rule_set *set);

static void collect_step(removal *removal, const crd_step *step) {
  size_t known = 0;
  while (known < removal->rule_count && !crd_string_equal(removal->rules[known], step->name)) known++;
  if (step->name.size && known == removal->rule_count && known < MAX_RULES)
    removal->rules[removal->rule_count++] = step->name;
  if (step->include) collect_set(removal, step->include->set);
}

static void collect_set(removal *removal, const crd_rule_set *set) {
  for (size_t i = 0; i < removal->set_count; i++)
    if (removal->sets[i] == set) return;
  if (removal->set_count == MAX_SETS) return;
  removal->sets[removal->set_count++] = set;
  for (size_t i = 0; i < set->step_count; i++) collect_step(removal, &set->steps[i]);
}

static crd_string judge(removal *removal, crd_arena *arena, batch_layer_request request, crd_string without) {
  request.without_rule = without;
  const crd_value *verdict = layer_judge(removal->passing, &crd_registry_generated, &request);
  return verdict ? crd_json_encode(arena, verdict, CRD_JSON_COMPACT) : (crd_string){NULL, 0};
}

static void add_test(removal *removal, batch_layer_request request) {
  if (removal->test_count == MAX_TESTS) return;
  test *test = &removal->tests[removal->test_count++];
  test->request = request;
  test->verdict = judge(removal, removal->kept, request, (crd_string){NULL, 0});
  crd_arena_reset(removal->passing);
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
  for (uint32_t i = 0; i < row_count(cases); i++) add_test(removal, layer_case_request(removal->kept, &cases->as.items[i]));
  return cases != NULL;
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
    if (line && want && !row_text(want, "error").size && !row_flag(want, "unstable"))
      add_test(removal, layer_line_request(removal->kept, line));
    request = stop + 1;
    verdict = said + 1;
  }
  return true;
}

static bool is_missed(removal *removal, crd_string rule) {
  for (size_t i = 0; i < removal->test_count; i++) {
    const test *test = &removal->tests[i];
    bool same = crd_string_equal(judge(removal, removal->passing, test->request, rule), test->verdict);
    crd_arena_reset(removal->passing);
    if (!same) return true;
  }
  return false;
}

static int by_name(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

int main(int count, char **arguments) {
  static removal removal;
  removal.kept = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  removal.passing = crd_arena_create(NULL);
  removal.tests = calloc(MAX_TESTS, sizeof *removal.tests);
  if (!removal.tests) return 100;
  for (size_t i = 0; i < crd_registry_generated.count; i++) {
    const crd_layers *layers = crd_registry_generated.kinds[i]->layers;
    for (size_t j = 0; layers && j < layers->stage_count; j++) collect_step(&removal, layers->stages[j].run);
  }
  if (removal.rule_count) qsort(removal.rules, removal.rule_count, sizeof *removal.rules, by_name);
  bool readable = count > 3 && add_recorded(&removal, arguments[1], arguments[2]);
  for (int i = 3; i < count; i++) readable &= add_cases(&removal, arguments[i]);
  if (!readable) {
    printf("usage: rules_removed REQUESTS VERDICTS CASES.json..., each of them a file\n");
    return 100;
  }
  if (is_missed(&removal, CRD_STRING("no such rule"))) { /* else any rule would be */
    printf("the verdicts are not the same twice\n");
    return 100;
  }
  int unnoticed = 0;
  for (size_t i = 0; i < removal.rule_count; i++) {
    if (is_missed(&removal, removal.rules[i])) continue;
    printf("no test notices: %.*s\n", (int)removal.rules[i].size, removal.rules[i].data);
    unnoticed++;
  }
  printf("overlays: %zu rules taken out, %zu tests, %d unnoticed\n", removal.rule_count, removal.test_count, unnoticed);
  crd_arena_destroy(removal.kept);
  crd_arena_destroy(removal.passing);
  free(removal.tests);
  return removal.rule_count == 0 || unnoticed > 100 ? 100 : unnoticed;
}
