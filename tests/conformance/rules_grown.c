/* SPDX-License-Identifier: Apache-2.0 */
/* Every rule of the CRDs that are shipped, and of those beside the tables, is run: on objects grown from its schema, at
 * create and update, as a program, as the program that is printed as data, and as it is printed in C over the structs and
 * over structs without their document, which must say the same; and each object goes through the whole of the rules as a
 * request does, both ways. Counted is how often each rule was evaluated and to what; one that never was, or does not
 * compile, fails unless expected.txt has a line "rules-grown NAME PATH reason".
 *
 *   rules_grown [--cc] [FILE|FOLDER...]
 *
 * --cc compiles with $CC in place of libtcc, which may be a script that adds sanitizers to the rules themselves. */
#include "compile/libcrdc.h"
#include "grower.h"
#include "printed.h"
#include <crd/generated/program.h>
#include <crd/json.h>
#include <crd/storage.h>
#include <crd/walk.h>

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

#define OBJECTS 10
#define MOST_VALUES 4000 /* in an object */
#define MOST_WORDS 400

/* A rule of a table, and what came of it. */
typedef struct tally {
  const crd_rule *rule;
  crd_string path;
  unsigned times[3]; /* by crd_cel_truth */
} tally;

typedef struct run {
  crd_arena *arena;               /* of the CRDs at hand */
  const crd_kind *kind, *printed; /* with programs, with C */
  tally *tallies;
  size_t count, room;
  crd_string *words;
  size_t word_count;
  unsigned differences;
} run;

/* Of all CRDs. */
static struct {
  const char *expected;
  printed_way way;
  unsigned part; /* one of so many files is read */
  size_t files, places, rules, evaluated, evaluations, decided[3], both, failures, known;
} sum;

/* ---- the rules of a kind ---- */

/* Texts in quotes: what the rules compare with is what strings should be. */
static void add_words(run *run, crd_string rule) {
  for (size_t i = 0; i < rule.size; i++) {
    if (rule.data[i] != '\'' && rule.data[i] != '"') continue;
    const char *end = memchr(rule.data + i + 1, rule.data[i], rule.size - i - 1);
    if (!end) return;
    size_t size = (size_t)(end - rule.data) - i - 1;
    if (size < 64 && run->word_count < MOST_WORDS) run->words[run->word_count++] = (crd_string){rule.data + i + 1, size};
    i += size + 1;
  }
}

static void collect(run *run, const crd_type *type, crd_string path) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN)) return;
  for (uint16_t i = 0; i < type->rule_count; i++) {
    if (run->count == run->room) {
      size_t room = run->room ? run->room * 2 : 64;
      run->tallies = crd_arena_grow(run->arena, run->tallies, run->room * sizeof *run->tallies, room * sizeof *run->tallies);
      run->room = room;
    }
    run->tallies[run->count++] = (tally){.rule = &type->rules[i], .path = path};
    add_words(run, type->rules[i].rule);
  }
  for (uint16_t i = 0; type->fields && i < type->fields->count; i++)
    collect(run, type->fields->items[i].type,
            crd_arena_printf(run->arena, "%.*s.%.*s", (int)path.size, path.data, (int)type->fields->items[i].name.size,
                             type->fields->items[i].name.data));
  if (type->items) collect(run, type->items, crd_arena_printf(run->arena, "%.*s[]", (int)path.size, path.data));
  if (type->additional) collect(run, type->additional, crd_arena_printf(run->arena, "%.*s{}", (int)path.size, path.data));
}

/* Types are shared, so a rule has one tally though it may stand at several paths. */
static tally *tally_of(run *run, const crd_rule *rule) {
  for (size_t i = 0; i < run->count; i++)
    if (run->tallies[i].rule == rule) return &run->tallies[i];
  abort();
}

/* ---- one rule on one value ---- */

typedef struct result {
  crd_cel_truth truth;
  crd_string error, message;
  uint64_t cost;
} result;

static result evaluate(crd_arena *arena, const crd_rule *rule, const void *self, const void *old) {
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  result result = {.truth = rule->evaluate(&cel, self, old), .cost = cel.cost};
  if (result.truth == CRD_CEL_ERROR) result.error = cel.error;
  if (!rule->evaluate_message) return result;
  cel = (crd_cel){.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  if (!rule->evaluate_message(&cel, self, old, &result.message)) result.message = (crd_string){NULL, 0};
  return result;
}

static result interpret(crd_arena *arena, const crd_type *type, const crd_rule *rule, const crd_value *self,
                        const crd_value *old) {
  const crd_program_input input = {.type = type, .self = self, .old_self = old};
  crd_cel cel = {.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  crd_cel_value value = crd_program_run(rule->program, &cel, &input);
  result result = {.truth = crd_cel_truth_of_value(&cel, value), .cost = cel.cost};
  if (result.truth == CRD_CEL_ERROR) result.error = cel.error;
  if (!rule->message_program) return result;
  cel = (crd_cel){.arena = arena, .limit = CRD_CEL_CALL_LIMIT};
  value = crd_program_run(rule->message_program, &cel, &input);
  if (value.kind == CRD_CEL_STRING) result.message = value.as.text;
  return result;
}

static const void *storage_of(crd_arena *arena, const crd_type *type, const crd_value *value) {
  if (!value) return NULL;
  void *storage = crd_arena_zalloc(arena, type->struct_size + sizeof(crd_value));
  crd_fill(arena, type, value, storage);
  return storage;
}

/* Takes the document from all structs of a storage; those of embedded resources and the root need it for metadata. */
static void take_document(const crd_type *type, void *storage) {
  const crd_list *list = storage;
  crd_object *head = storage;
  if (type->storage == CRD_STORE_OBJECT) {
    if (head->odd || (head->value && head->value->kind == CRD_NULL) || !type->fields) return;
    const uint32_t *has = (const uint32_t *)(const void *)((char *)storage + type->has_offset);
    for (uint32_t i = 0; i < type->fields->count; i++) {
      const crd_field *field = &type->fields->items[i];
      char *place = (char *)storage + field->offset;
      if (!(has[i / 32] >> (i % 32) & 1)) continue;
      take_document(field->type, field->type->storage == CRD_STORE_OBJECT ? *(void **)(void *)place : place);
    }
    if (!(type->flags & (CRD_TYPE_EMBEDDED | CRD_TYPE_PRESERVE_UNKNOWN))) head->value = NULL;
  } else if (type->storage == CRD_STORE_LIST || type->storage == CRD_STORE_MAP) {
    const crd_type *inner = type->storage == CRD_STORE_LIST ? type->items : type->additional;
    size_t stride = type->struct_size, from = type->storage == CRD_STORE_LIST ? 0 : CRD_ENTRY_VALUE_OFFSET;
    for (size_t i = 0; i < list->count; i++) take_document(inner, (char *)(uintptr_t)list->items + i * stride + from);
  }
}

static bool same_result(result a, result b) {
  return a.truth == b.truth && a.cost == b.cost && crd_string_equal(a.error, b.error) &&
         crd_string_equal(a.message, b.message);
}

/* `type` with programs, `printed` the same with C. */
static void run_rules(run *run, crd_arena *arena, const crd_type *type, const crd_type *printed, const crd_value *value,
                      const crd_value *old) {
  const void *place = storage_of(arena, printed, value), *old_place = storage_of(arena, printed, old);
  void *bare = (void *)(uintptr_t)storage_of(arena, printed, value),
       *bare_old = (void *)(uintptr_t)storage_of(arena, printed, old);
  take_document(printed, bare);
  if (bare_old) take_document(printed, bare_old);
  for (uint16_t i = 0; i < type->rule_count; i++) {
    const crd_rule *rule = &type->rules[i], *in_c = &printed->rules[i];
    if (!rule->program || (rule->uses_old_self && !rule->optional_old_self && !old)) continue;
    result a = interpret(arena, type, rule, value, old), b = evaluate(arena, in_c, place, old_place);
    tally_of(run, rule)->times[a.truth]++;
    if (same_result(a, b)) b = interpret(arena, printed, in_c, value, old);
    if (same_result(a, b) && a.truth == CRD_CEL_TRUE) b = evaluate(arena, in_c, bare, bare_old);
    if (same_result(a, b)) continue;
    if (run->differences++ > 3) continue;
    crd_string text = crd_json_encode(arena, value, CRD_JSON_COMPACT);
    printf("program and C differ: %.*s\n  over %.*s\n  %d %llu %.*s %.*s\n  %d %llu %.*s %.*s\n", CRD_PRINT(rule->rule),
           CRD_PRINT(text), (int)a.truth, (unsigned long long)a.cost, CRD_PRINT(a.error), CRD_PRINT(a.message), (int)b.truth,
           (unsigned long long)b.cost, CRD_PRINT(b.error), CRD_PRINT(b.message));
  }
}

/* All values with rules; old ones stand at the same place. */
static void visit(run *run, crd_arena *arena, const crd_type *type, const crd_type *printed, const crd_value *value,
                  const crd_value *old) {
  if (!(type->flags & CRD_TYPE_RULES_WITHIN) || type->flags & CRD_TYPE_RULES_OUTSIDE_CEL || value->kind == CRD_NULL) return;
  if (old && old->kind != value->kind) old = NULL;
  if (type->rule_count) run_rules(run, arena, type, printed, value, old);
  for (uint32_t i = 0; value->kind == CRD_LIST && type->items && i < value->size; i++)
    visit(run, arena, type->items, printed->items, &value->as.items[i], old && i < old->size ? &old->as.items[i] : NULL);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_type *below = type->additional, *below_printed = printed->additional;
    for (uint16_t k = 0; type->fields && k < type->fields->count; k++)
      if (crd_string_equal(type->fields->items[k].name, crd_member_name(member)))
        below = type->fields->items[k].type, below_printed = printed->fields->items[k].type;
    if (below)
      visit(run, arena, below, below_printed, &member->value, old ? crd_value_get(old, crd_member_name(member)) : NULL);
  }
}

/* ---- the objects of a kind ---- */

static crd_value grow_object(run *run, crd_arena *arena, unsigned number) {
  grower g = {.arena = arena,
              .seed = number * 7919u + 17,
              .growth = number == 0   ? GROW_LEAST
                        : number <= 2 ? GROW_FULL
                                      : GROW_SOME,
              .words = run->words,
              .word_count = run->word_count,
              .left = MOST_VALUES};
  return grow_value(&g, run->kind->type);
}

static void run_whole(crd_arena *arena, const crd_type *type, crd_value *value, crd_value *old) {
  crd_errors errors = crd_errors_init(arena);
  crd_walk walk = {.arena = arena, .errors = &errors, .mode = CRD_WALK_ALL, .old = old};
  void *storage = crd_arena_zalloc(arena, type->struct_size), *old_storage = NULL;
  crd_walk_run(&walk, type, value, storage);
  if (old) crd_fill(arena, type, old, old_storage = crd_arena_zalloc(arena, type->struct_size));
  errors = crd_errors_init(arena); /* rules are run, whatever the schema says */
  crd_rules_run(arena, type, value, storage, old, old_storage, NULL, &errors);
}

static void run_kind(run *run) {
  crd_arena *arena = crd_arena_create(NULL);
  for (unsigned i = 0; i < OBJECTS; i++) {
    crd_value value = grow_object(run, arena, i), old = grow_object(run, arena, i + 1);
    const crd_type *type = run->kind->type, *printed = run->printed->type;
    visit(run, arena, type, printed, &value, NULL);
    visit(run, arena, type, printed, &value, &old);
    visit(run, arena, type, printed, &value, &value);
    run_whole(arena, type, &value, i % 2 ? &old : NULL);
    run_whole(arena, printed, &value, i % 2 ? &old : NULL);
    crd_arena_reset(arena);
  }
  crd_arena_destroy(arena);
}

/* ---- what is wrong ---- */

static bool is_expected(const run *run, const tally *tally) {
  crd_string line =
      crd_arena_printf(run->arena, "rules-grown %.*s.%.*s %.*s ", (int)run->kind->plural.size, run->kind->plural.data,
                       (int)run->kind->group.size, run->kind->group.data, (int)tally->path.size, tally->path.data);
  return sum.expected && strstr(sum.expected, line.data);
}

static void judge(const run *run) {
  sum.places += run->count;
  for (size_t i = 0; i < run->count; i++) {
    const tally *tally = &run->tallies[i];
    bool repeated = false;
    for (size_t k = 0; k < i && !repeated; k++) repeated = run->tallies[k].rule == tally->rule;
    if (repeated) continue;
    unsigned times = tally->times[0] + tally->times[1] + tally->times[2];
    sum.rules++;
    sum.evaluated += times > 0;
    sum.evaluations += times;
    sum.both += tally->times[CRD_CEL_TRUE] && tally->times[CRD_CEL_FALSE];
    for (size_t k = 0; k < 3; k++) sum.decided[k] += tally->times[k];
    if (times) continue;
    bool known = is_expected(run, tally);
    sum.known += known;
    sum.failures += !known;
    if (!known)
      printf("%s: %.*s.%.*s %.*s: %.*s\n", tally->rule->program ? "never evaluated" : "does not compile",
             (int)run->kind->plural.size, run->kind->plural.data, (int)run->kind->group.size, run->kind->group.data,
             (int)tally->path.size, tally->path.data, (int)tally->rule->rule.size, tally->rule->rule.data);
  }
  sum.failures += run->differences;
}

static void run_kinds(const crd_registry *registry, const crd_registry *in_c) {
  for (size_t i = 0; i < registry->count; i++) {
    if (!(registry->kinds[i]->type->flags & CRD_TYPE_RULES_WITHIN)) continue;
    crd_string words[MOST_WORDS];
    run run = {.arena = crd_arena_create(NULL), .kind = registry->kinds[i], .printed = in_c->kinds[i], .words = words};
    collect(&run, run.kind->type, (crd_string){"", 0});
    run_kind(&run);
    judge(&run);
    crd_arena_destroy(run.arena);
  }
}

/* Of the same file; printing wants a compilation of its own, where loading comes first. */
static compilation *read_crds(const char *path) {
  compilation *compilation = crdc_compilation_create(&(compile_options){.stored = true, .no_overlays = true});
  (void)crdc_compilation_add(compilation, path); /* what is wrong is told by what comes next */
  return compilation;
}

static void run_file(const char *path) {
  compilation *loading = read_crds(path), *printing = read_crds(path);
  const crd_registry *registry = crdc_compilation_load(loading);
  crd_string text;
  printed *code = registry && crdc_compilation_text(printing, &text) ? printed_load(text, sum.way) : NULL;
  if (code) {
    run_kinds(registry, printed_registry(code));
  } else {
    sum.failures++;
    printf("%s is not compiled\n", path);
    crdc_diagnostics_print(crdc_compilation_diagnostics(loading), stdout, false);
    crdc_diagnostics_print(crdc_compilation_diagnostics(printing), stdout, false);
  }
  printed_unload(code);
  crdc_compilation_destroy(loading);
  crdc_compilation_destroy(printing);
}

static char *read_text(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  char *text = NULL;
  size_t size = 0, got = 0;
  do {
    text = realloc(text, size + 65537);
    if (!text) abort();
    size += got = fread(text + size, 1, 65536, file);
    text[size] = '\0';
  } while (got);
  fclose(file);
  return text;
}

/* The same files on each machine, in whatever order they stand in their folder. */
static bool is_of_part(const char *name) {
  unsigned digest = 0;
  for (; *name; name++) digest = digest * 31 + (unsigned char)*name;
  return digest % sum.part == 0;
}

static int visit_file(const char *path, const struct stat *status, int type, struct FTW *place) {
  (void)status;
  const char *dot = strrchr(path, '.');
  if (type != FTW_F || !dot || (strcmp(dot, ".yaml") != 0 && strcmp(dot, ".yml") != 0) || !is_of_part(path + place->base))
    return 0;
  char *text = read_text(path);
  if (text && strstr(text, "x-kubernetes-validations:") && strstr(text, "kind: CustomResourceDefinition")) {
    sum.files++;
    run_file(path);
  }
  free(text);
  return 0;
}

int main(int count, char **arguments) {
  const char *shared = getenv("CRDC_TABLES");
  char folder[4096], expected[4096];
  snprintf(expected, sizeof expected, "%s/tests/conformance/expected.txt", CRDC_SOURCE_ROOT);
  snprintf(folder, sizeof folder, "%s/crds/corpus", shared ? shared : CRDC_SOURCE_ROOT "/build/tests/tables/unpacked");
  char *lines = read_text(expected);
  sum.expected = lines;
  int first = 1 + (count > 1 && strcmp(arguments[1], "--cc") == 0);
  sum.part = first == 2 && getenv("CRDC_THIRD") ? 3 : 1; /* the step sanitize of run.sh */
  sum.way = first == 2 ? PRINTED_BY_CC : PRINTED_FAST;
  for (int i = first; i < count; i++)
    if (nftw(arguments[i], visit_file, 16, FTW_PHYS) != 0) return 2;
  if (count == first && nftw(CRDC_SOURCE_ROOT "/crds", visit_file, 16, FTW_PHYS) != 0) return 2;
  if (count == first && nftw(folder, visit_file, 16, FTW_PHYS) != 0)
    printf("without other projects' CRDs: none in %s\n", folder);
  free(lines);
  printf(
      "%zu files, %zu rules (%zu compiled): %zu evaluated, %zu known not to be; %zu evaluations (%zu false, %zu true, %zu "
      "errors), %zu "
      "rules "
      "both true and false; %zu failures\n",
      sum.files, sum.places, sum.rules, sum.evaluated, sum.known, sum.evaluations, sum.decided[CRD_CEL_FALSE],
      sum.decided[CRD_CEL_TRUE], sum.decided[CRD_CEL_ERROR], sum.both, sum.failures);
  return sum.failures ? 1 : 0;
}
