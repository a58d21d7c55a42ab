/* SPDX-License-Identifier: Apache-2.0 */
/* Takes every check of the built-in kinds out in turn (checks_removed.py) and tells of those whose absence no recorded
 * request notices: the calls in libcrdcore that find something, the rows of what is declared, and those of kinds that give
 * defaults or drop what hangs on a gate.
 *
 *   checks_removed REASONS REQUESTS... [--pool REQUESTS...]
 *
 * First all requests are judged as they are, to know which checks each of them meets; then, for each check, those that meet
 * it, until one is answered otherwise without it. As in compare-verdicts, the order of causes and warnings does not count.
 * REASONS has a line for each check that nothing can notice: its name, a colon and why. A line about a check that is
 * noticed, or that there is not, is an error as well. Exit 1 where there is one, or a check without a reason.
 *
 * With a pool nothing is held against REASONS: the requests of the pool that are worth to be recorded beside the others are
 * printed, an id on each line: those that meet a check or reach a place in libcrdcore first, the shortest first, then those
 * that notice a check that no other does. */
#include "checks_removed.h"
#include "../../runtime/kinds/declared/declared.h"
#include "../../runtime/kinds/kinds.h"
#include "batch/layer.h"
#include "judge/expression_judge.h"

#include <crd/json.h>
#include <crd/raw_json.h>
#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST_CHECKS = 16384, MOST_REQUESTS = 65536, PLACES = 1 << 23 };

typedef struct request {
  batch_core_request asked;
  crd_string answer;
  uint8_t *meets; /* a bit for each check */
  size_t size;
  bool pooled, kept;
} request;

static struct {
  crd_arena *arena, *passing;
  request requests[MOST_REQUESTS];
  size_t request_count;
  crd_string names[MOST_CHECKS]; /* those of the calls, then those of the rows */
  const void *rows[MOST_CHECKS]; /* sorted by where they are, with: */
  unsigned row_checks[MOST_CHECKS];
  unsigned row_count, check_count;
  bool without_rows, without_covered; /* what has twins is out */
  unsigned common;                    /* the call of what all kinds are asked when they change, which most ask themselves */
  unsigned out;                       /* the check that is taken out */
  uint8_t *meets;                     /* of the request at hand; NULL: nobody looks */
  uint8_t *places;                    /* that were reached; NULL: nobody looks */
  bool new_place;
} run;

/* ---- what libcrdcore asks ---- */

bool checks_removed_at(unsigned site) {
  if (run.meets) run.meets[site / 8] |= (uint8_t)(1 << site % 8);
  return site == run.out || (run.without_rows && site == run.common);
}

/* The check that a row is; UINT32_MAX: none, of a list that is made while it is asked. */
static unsigned check_of(const void *rule) {
  unsigned from = 0, to = run.row_count;
  while (from < to) {
    unsigned middle = (from + to) / 2;
    if ((uintptr_t)run.rows[middle] < (uintptr_t)rule)
      from = middle + 1;
    else
      to = middle;
  }
  return from < run.row_count && run.rows[from] == rule ? run.row_checks[from] : UINT32_MAX;
}

bool checks_removed_row(const core_declared_rule *rule) {
  return run.without_rows || (run.out != UINT32_MAX && check_of(rule) == run.out);
}

bool checks_removed_kind_row(const void *row) {
  const unsigned check = check_of(row);
  if (check == UINT32_MAX) return false;
  if (run.meets) run.meets[check / 8] |= (uint8_t)(1 << check % 8);
  return check == run.out;
}

/* A row is met where it finds something. */
bool checks_removed_found(const core_declared_rule *rule, bool found) {
  unsigned check = run.meets && found ? check_of(rule) : UINT32_MAX;
  if (check != UINT32_MAX) run.meets[check / 8] |= (uint8_t)(1 << check % 8);
  return found;
}

bool checks_removed_covered(void) {
  return run.without_covered;
}

/* Called at each branch, as -fsanitize-coverage=trace-pc has it. */
void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {
  extern const char __executable_start;
  if (!run.places) return;
  size_t place = (uintptr_t)__builtin_return_address(0) - (uintptr_t)&__executable_start;
  if (place / 8 >= PLACES || run.places[place / 8] >> place % 8 & 1) return;
  run.places[place / 8] |= (uint8_t)(1 << place % 8);
  run.new_place = true;
}

/* ---- the checks ---- */

static const char *const functions[] = {
#define FUNCTION_NAME(name, function, ...) #function,
    CORE_DECLARED(FUNCTION_NAME)
#undef FUNCTION_NAME
};

static void add_row(const void *rule, crd_string name) {
  for (unsigned i = 0; i < run.row_count; i++)
    if (run.rows[i] == rule) return;
  run.names[run.check_count] = name;
  run.row_checks[run.row_count] = run.check_count++;
  run.rows[run.row_count++] = rule;
}

static void add_rows(const core_declared_rule *rules, unsigned count, crd_string where, const core_type *type);

static void add_type(const core_declared_type *declared, crd_string place) {
  crd_string where =
      declared->type ? crd_arena_printf(run.arena, "%s%s", declared->type->package, declared->type->go) : place;
  add_rows(declared->rules, declared->count, where, declared->type);
}

static bool refuses_nothing(const core_declared_rule *rule) {
  if (rule->does == CORE_DECLARED_IF_OPTION) rule = rule->inner;
  return rule->does == CORE_DECLARED_OPTIONAL;
}

/* Rows are told apart by their place in their list. */
static void add_rows(const core_declared_rule *rules, unsigned count, crd_string where, const core_type *type) {
  for (unsigned i = 0; i < count; i++) {
    const core_declared_rule *rule = &rules[i];
    bool field = type && rule->field != CORE_DECLARED_WHOLE && rule->field < type->field_count;
    crd_string at =
        field ? crd_arena_printf(run.arena, "%.*s.%.*s", CRD_PRINT(where), CRD_PRINT(type->fields[rule->field].name))
              : where;
    crd_string name = crd_arena_printf(run.arena, "declared %.*s %s %u", CRD_PRINT(at), functions[rule->does], i + 1);
    unsigned before = run.row_count;
    if (refuses_nothing(rule)) continue;
    add_row(rule, name);
    if (run.row_count == before) continue;
    if (rule->inner) add_rows(rule->inner, rule->inner_count, name, NULL);
    if (rule->type) add_type(rule->type, at);
  }
}

static int by_place(const void *a, const void *b) {
  uintptr_t one = (uintptr_t)run.rows[*(const unsigned *)a], other = (uintptr_t)run.rows[*(const unsigned *)b];
  return one < other ? -1 : one > other;
}

static void sort_rows(void) {
  static unsigned order[MOST_CHECKS], checks[MOST_CHECKS];
  static const void *rows[MOST_CHECKS];
  for (unsigned i = 0; i < run.row_count; i++) order[i] = i;
  qsort(order, run.row_count, sizeof *order, by_place);
  for (unsigned i = 0; i < run.row_count; i++) {
    rows[i] = run.rows[order[i]];
    checks[i] = run.row_checks[order[i]];
  }
  memcpy(run.rows, rows, sizeof rows);
  memcpy(run.row_checks, checks, sizeof checks);
}

static void add_rows_of_kind(const core_object_kind *kind) {
  const crd_string group = kind->group.size ? kind->group : CRD_STRING("core");
  for (const core_default *row = kind->defaults; row && row->path; row++)
    add_row(row, crd_arena_printf(run.arena, "default %.*s/%.*s %.*s %s", CRD_PRINT(group), CRD_PRINT(kind->version),
                                  CRD_PRINT(kind->name), row->path));
  for (const core_gated *row = kind->gated; row && row->gate; row++)
    add_row(row, crd_arena_printf(run.arena, "gated %.*s/%.*s %.*s %s", CRD_PRINT(group), CRD_PRINT(kind->version),
                                  CRD_PRINT(kind->name), row->paths));
}

static void collect_checks(void) {
  for (; run.check_count < checks_removed_site_count; run.check_count++) {
    const char *site = checks_removed_sites[run.check_count];
    run.names[run.check_count] = crd_string_of(site);
    if (strstr(site, " crd_core_validate_common_update ")) run.common = run.check_count;
  }
  for (const core_declared_type *const *type = crd_core_declared_types; *type; type++) add_type(*type, CRD_STRING("?"));
#define ADD_ROWS(kind) add_rows_of_kind(&crd_core_##kind##_kind);
  CORE_KINDS_OF_PODS(ADD_ROWS)
  CORE_OTHER_KINDS(ADD_ROWS)
#undef ADD_ROWS
  sort_rows();
}

/* ---- requests ---- */

static bool read_text(const char *path, crd_string *text) {
  FILE *file = fopen(path, "rb");
  if (!file) return false;
  crd_text whole = {.arena = run.arena};
  char buffer[1 << 16];
  for (size_t size; (size = fread(buffer, 1, sizeof buffer, file)) > 0;) crd_text_add(&whole, (crd_string){buffer, size});
  fclose(file);
  *text = crd_text_string(&whole);
  return true;
}

/* Their judge reads the members of a line as slices of it, strings apart. */
static bool read_request(crd_string line, request *request) {
  batch_core_request *asked = &request->asked;
  crd_string wanted = {NULL, 0}, raw = {NULL, 0}, name, value;
  struct {
    crd_string name, *string, *slice;
  } members[] = {{CRD_STRING("\"id\""), &asked->id, NULL},
                 {CRD_STRING("\"op\""), &asked->op, NULL},
                 {CRD_STRING("\"endpoint\""), &asked->endpoint, NULL},
                 {CRD_STRING("\"object\""), NULL, &asked->object},
                 {CRD_STRING("\"objectRaw\""), &raw, NULL},
                 {CRD_STRING("\"objectYaml\""), &asked->object_yaml, NULL},
                 {CRD_STRING("\"oldObject\""), NULL, &asked->old_object},
                 {CRD_STRING("\"path\""), &asked->path, NULL},
                 {CRD_STRING("\"namespace\""), &asked->name_space, NULL},
                 {CRD_STRING("\"fieldValidation\""), &asked->validation, NULL},
                 {CRD_STRING("\"featureGates\""), NULL, &asked->feature_gates},
                 {CRD_STRING("\"return\""), &wanted, NULL}};
  size_t at = 1;
  bool good = false;
  if (!line.size || line.data[0] != '{') return false;
  while (crd_raw_json_member(line, &at, &name, &value, &good))
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
      if (!crd_string_equal(name, members[i].name)) continue;
      const crd_value *string = members[i].string ? crd_json_parse(run.arena, value, NULL, NULL) : NULL;
      if (members[i].slice) *members[i].slice = value;
      if (string && string->kind == CRD_STRING_VALUE) *members[i].string = crd_value_string(string);
    }
  if (raw.size) asked->object = raw;
  asked->with_object = crd_string_equal(wanted, CRD_STRING("object"));
  asked->expressions = crdc_expression_judge;
  if (crd_string_equal(asked->op, CRD_STRING("template")))
    asked->endpoint = (crd_string){NULL, 0};
  else if (!asked->endpoint.size)
    asked->endpoint = batch_core_endpoint_of(run.arena, asked->object);
  return good && (!asked->endpoint.size || batch_core_answers(asked->endpoint, asked->op));
}

/* Of the set of an older minor, builtin-1.NN; else 0. */
static unsigned minor_of(const char *path) {
  const char *set = strstr(path, "/builtin-1.");
  return set ? (unsigned)strtoul(set + strlen("/builtin-1."), NULL, 10) : 0;
}

static bool read_requests(const char *path, bool pooled) {
  crd_string text, line;
  if (!read_text(path, &text)) return false;
  for (size_t at = 0; at < text.size; at += line.size + 1) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    line = crd_string_slice(text, at, end ? (size_t)(end - text.data) : text.size);
    request *request = &run.requests[run.request_count];
    *request = (struct request){.pooled = pooled, .kept = !pooled, .size = line.size};
    request->asked.kubernetes_minor = minor_of(path);
    if (run.request_count + 1 < MOST_REQUESTS && read_request(line, request)) run.request_count++;
  }
  return true;
}

/* ---- answers ---- */

static crd_string judge(crd_arena *arena, const request *request) {
  crd_text text = {.arena = arena};
  batch_judge_core(&text, &request->asked);
  return crd_text_string(&text);
}

static int by_text(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

/* The items of a list, sorted, as one text. */
static crd_string sorted(crd_arena *arena, const crd_value *list) {
  uint32_t count = list && list->kind == CRD_LIST ? list->size : 0;
  crd_string *texts = crd_arena_alloc(arena, (count + 1) * sizeof *texts);
  crd_text all = {.arena = arena};
  for (uint32_t i = 0; i < count; i++) texts[i] = crd_json_encode(arena, &list->as.items[i], CRD_JSON_GO);
  qsort(texts, count, sizeof *texts, by_text);
  for (uint32_t i = 0; i < count; i++) crd_text_add(&all, texts[i]);
  return crd_text_string(&all);
}

static bool same_answer(crd_arena *arena, crd_string one, crd_string other) {
  if (crd_string_equal(one, other)) return true;
  const crd_value *a = crd_json_parse(arena, one, NULL, NULL), *b = crd_json_parse(arena, other, NULL, NULL);
  if (!a || !b || a->size != b->size) return false;
  bool causes = crd_value_get(a, CRD_STRING("causes")) != NULL;
  for (uint32_t i = 0; i < a->size; i++) {
    crd_string name = crd_member_name(&a->as.members[i]);
    const crd_value *mine = &a->as.members[i].value, *its = crd_value_get(b, name);
    bool listed = mine->kind == CRD_LIST, told = causes && crd_string_equal(name, CRD_STRING("message"));
    if (!its ||
        (!told && !(listed ? crd_string_equal(sorted(arena, mine), sorted(arena, its)) : crd_value_equal(mine, its))))
      return false;
  }
  return true;
}

/* What stands behind a check may rely on it: that a request then brings the judge down is noticed, too. */
static sigjmp_buf fallen;
static void fall(int signal) {
  siglongjmp(fallen, signal);
}

static bool is_same_without(const request *request, unsigned check, crd_string answer) {
  run.out = check;
  bool same = sigsetjmp(fallen, 1) == 0 && same_answer(run.passing, answer, judge(run.passing, request));
  run.out = UINT32_MAX;
  return same;
}

static bool notices(const request *request, unsigned check) {
  bool same = is_same_without(request, check, request->answer);
  crd_arena_reset(run.passing);
  return !same;
}

/* The same where what may say it as well is out: for a call what is declared, and what all kinds are asked; for a row what
 * calls have marked. */
static bool notices_alone(const request *request, unsigned check) {
  run.without_rows = check < checks_removed_site_count;
  run.without_covered = !run.without_rows;
  bool same = is_same_without(request, check, judge(run.passing, request));
  run.without_rows = run.without_covered = false;
  crd_arena_reset(run.passing);
  return !same;
}

static bool meets(const request *request, unsigned check) {
  return request->meets[check / 8] >> check % 8 & 1;
}

/* The request that notices that a check is out, of those that are recorded, or of the others; NULL: none does. */
static request *find_notice(unsigned check, bool kept, bool (*noticing)(const request *request, unsigned check)) {
  for (size_t i = 0; i < run.request_count; i++)
    if (run.requests[i].kept == kept && meets(&run.requests[i], check) && noticing(&run.requests[i], check))
      return &run.requests[i];
  return NULL;
}

static void judge_all(void) {
  run.out = UINT32_MAX;
  for (size_t i = 0; i < run.request_count; i++) {
    run.requests[i].meets = run.meets = crd_arena_zalloc(run.arena, run.check_count / 8 + 1);
    run.requests[i].answer = judge(run.arena, &run.requests[i]);
  }
  run.meets = NULL;
}

/* ---- what is worth to be recorded ---- */

static int by_size(const void *a, const void *b) {
  const request *one = a, *other = b;
  if (one->kept != other->kept) return one->kept ? -1 : 1;
  return one->size < other->size ? -1 : one->size > other->size;
}

static bool has_new_check(const request *request, uint8_t *met) {
  bool any = false;
  for (size_t i = 0; i <= run.check_count / 8; i++) {
    any |= request->meets[i] & ~met[i];
    met[i] |= request->meets[i];
  }
  return any;
}

static void keep(request *request) {
  request->kept = true;
  printf("%.*s\n", CRD_PRINT(request->asked.id));
}

static void choose(void) {
  uint8_t *met = crd_arena_zalloc(run.arena, run.check_count / 8 + 1);
  qsort(run.requests, run.request_count, sizeof *run.requests, by_size);
  run.places = crd_arena_zalloc(run.arena, PLACES);
  for (size_t i = 0; i < run.request_count; i++) {
    request *request = &run.requests[i];
    run.new_place = false;
    judge(run.passing, request);
    crd_arena_reset(run.passing);
    bool new_check = has_new_check(request, met);
    if (!request->kept && (new_check || run.new_place)) keep(request);
  }
  run.places = NULL;
  for (unsigned check = 0; check < run.check_count; check++) {
    if (find_notice(check, true, notices)) continue;
    request *other = find_notice(check, false, notices);
    if (!other && !find_notice(check, true, notices_alone)) other = find_notice(check, false, notices_alone);
    if (other) keep(other);
  }
}

/* ---- the reasons ---- */

/* Steps to the next line that begins with two spaces; `name` is what follows. */
static bool next_reason(crd_string reasons, size_t *at, crd_string *name) {
  while (*at < reasons.size) {
    const char *end = memchr(reasons.data + *at, '\n', reasons.size - *at);
    crd_string line = crd_string_slice(reasons, *at, end ? (size_t)(end - reasons.data) : reasons.size);
    *at += line.size + 1;
    if (!crd_string_has_prefix(line, CRD_STRING("  "))) continue;
    *name = crd_string_slice(line, 2, line.size);
    return true;
  }
  return false;
}

static bool has_reason(crd_string reasons, crd_string check) {
  crd_string name;
  for (size_t at = 0; next_reason(reasons, &at, &name);)
    if (crd_string_equal(name, check)) return true;
  return false;
}

static size_t count_reasons(crd_string reasons) {
  size_t count = 0, at = 0;
  for (crd_string name; next_reason(reasons, &at, &name);) count++;
  return count;
}

static bool is_met(unsigned check) {
  for (size_t i = 0; i < run.request_count; i++)
    if (meets(&run.requests[i], check)) return true;
  return false;
}

static int take_out(crd_string reasons) {
  size_t noticed = 0, twins = 0, explained = 0, wrong = 0, lines = count_reasons(reasons);
  for (unsigned check = 0; check < run.check_count; check++) {
    crd_string name = run.names[check];
    bool reason = has_reason(reasons, name), found = find_notice(check, true, notices) != NULL;
    noticed += found;
    if (!found && find_notice(check, true, notices_alone)) twins += found = true;
    explained += !found && reason;
    if (found && reason) printf("is noticed, take its reason away: %.*s\n", CRD_PRINT(name));
    if (!found && !reason) printf("nothing %s: %.*s\n", is_met(check) ? "notices" : "meets", CRD_PRINT(name));
    wrong += found == reason;
    lines -= reason;
  }
  if (lines) printf("%zu reasons are of no check\n", lines);
  printf(
      "%u checks (%u calls, %u rows) taken out before %zu requests: %zu noticed (%.2f %%), %zu behind a twin, %zu with a "
      "reason, %zu without\n",
      run.check_count, checks_removed_site_count, run.row_count, run.request_count, noticed,
      run.check_count ? 100.0 * (double)(noticed + twins) / run.check_count : 0, twins, explained, wrong);
  return wrong || lines || !run.check_count;
}

int main(int count, char **arguments) {
  bool pooled = false, good = count > 2;
  run.arena = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  run.passing = crd_arena_create(NULL);
  crd_string reasons = {NULL, 0};
  good = good && read_text(arguments[1], &reasons);
  for (int i = 2; good && i < count; i++)
    if (strcmp(arguments[i], "--pool") == 0)
      pooled = true;
    else
      good = read_requests(arguments[i], pooled);
  if (!good || !run.request_count) {
    printf("usage: checks_removed REASONS REQUESTS... [--pool REQUESTS...], each of them a file\n");
    return 2;
  }
  collect_checks();
  judge_all();
  signal(SIGSEGV, fall);
  int result = 0;
  if (pooled)
    choose();
  else
    result = take_out(reasons);
  crd_arena_destroy(run.arena);
  crd_arena_destroy(run.passing);
  return result;
}
