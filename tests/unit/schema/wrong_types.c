/* SPDX-License-Identifier: Apache-2.0 */
/* Every place of a CRD with every JSON type in it: whatever stands where, the compiler says what it thinks of the CRD, as a
 * new one, as one that replaces another and as one that is replaced, and takes no value for what it is not (a sanitizer sees
 * it where it does). Where Go's decoder refuses the document there is an error.
 *
 *   wrong_types FILE|DIR...
 *
 * Schemas nest, so the same kind of place comes many times: a place is told from another by what stands between it and the
 * schema around it, and a number of each kind is tried, fewer in large files. With CRDC_TABLES its CRDs are taken as well.
 */
#include "compile/check_rules.h"
#include "schema/tree/read.h"
#include "schema/tree/vet.h"

#include <crd/json.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* Bytes of a file of which all places of a kind up to MOST_PLACES are tried; of larger ones a single one. */
#define SMALL_FILE 20000
#define MOST_PLACES 8
#define LARGEST_FILE 100000

typedef struct place_kind {
  crd_string text;
  unsigned count;
} place_kind;

typedef struct trial {
  crd_arena *arena; /* of the document and the kinds of places */
  documents documents;
  place_kind *kinds;
  size_t kind_count;
  unsigned most;
  crd_value whole; /* the document as it is in the file */
  size_t made, refused, wrong;
} trial;

/* What stands in a place in turn. Strings look like pointers, and lists hold one of everything. */
static size_t make_values(crd_arena *arena, crd_value *values) {
  size_t count = 0;
  values[count++] = crd_value_make_null();
  values[count++] = crd_value_make_bool(true);
  values[count++] = crd_value_make_int(0x4141414141414141);
  values[count++] = crd_value_make_double(2.5);
  values[count++] = crd_value_make_string(CRD_STRING("AAAAAAAA\004\004\004\004\004\004\004\004"));
  crd_value list = crd_value_make_list(arena, 8), map = crd_value_make_map(arena, 2);
  crd_value_set(arena, &map, CRD_STRING("type"), crd_value_make_string(CRD_STRING("AAAAAAAA")));
  for (size_t i = 0; i < 5; i++) crd_value_append(arena, &list, values[i]);
  crd_value_append(arena, &list, map);
  crd_value inner = crd_value_make_list(arena, 1);
  crd_value_append(arena, &inner, values[4]);
  crd_value_append(arena, &list, inner);
  values[count++] = list;
  crd_value of_lists = crd_value_make_map(arena, 2);
  crd_value_set(arena, &of_lists, CRD_STRING("required"), list);
  crd_value_set(arena, &of_lists, CRD_STRING("a"), crd_value_make_bool(true));
  values[count++] = of_lists;
  return count;
}

/* The CRD of a document, in a tree of its own: what the checks coerce stays in it. */
static const crd_definition *read_copy(const trial *trial, crd_set *set, const crd_value *root, diagnostics *diagnostics) {
  document document = trial->documents.items[0];
  document.root = crd_arena_alloc(set->arena, sizeof *document.root);
  *document.root = crd_value_copy(set->arena, root);
  crd_set_add(set, &(documents){.items = &document, .count = 1}, true, diagnostics);
  return set->count ? &set->items[set->count - 1] : NULL;
}

/* The document as it is now, as lint and the API server's answer have it. */
static void judge(trial *trial) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_decoding decoding;
  diagnostics diagnostics = {.arena = arena}, none = {.arena = arena};
  crd_set set = {.arena = arena}, others = {.arena = arena};
  crd_decode(arena, &trial->documents.items[0], &decoding);
  const crd_definition *crd = read_copy(trial, &set, trial->documents.items[0].root, &diagnostics),
                       *whole = crd ? read_copy(trial, &others, &trial->whole, &none) : NULL;
  if (decoding.error.size && !diagnostics.errors) {
    fprintf(stderr, "no error, but the API server says: %.*s\n", (int)decoding.error.size, decoding.error.data);
    trial->wrong++;
  }
  if (whole) {
    crd_errors errors = crd_errors_init(arena);
    crd_check_errors(crd, &errors);
    crdc_check_rules_errors(crdc_cel_types_create(arena), crd, NULL, 0, &errors);
    crd_check_errors_with(crd, &(crd_check_options){.old = whole, .own_status = true}, &errors);
    crdc_check_rules_errors(crdc_cel_types_create(arena), crd, whole, 0, &errors);
    crd_check_errors_with(whole, &(crd_check_options){.old = crd, .own_status = true}, &errors);
    crdc_check_rules_errors(crdc_cel_types_create(arena), whole, crd, 0, &errors);
    crd_warn(crd, 0, &diagnostics);
  }
  trial->made++;
  trial->refused += decoding.error.size > 0;
  crd_arena_destroy(arena);
}

/* Whether another place of the kind is to be tried. */
static bool is_wanted(trial *trial, crd_string kind) {
  for (size_t i = 0; i < trial->kind_count; i++)
    if (crd_string_equal(trial->kinds[i].text, kind)) return trial->kinds[i].count++ < trial->most;
  size_t size = trial->kind_count * sizeof *trial->kinds;
  trial->kinds = crd_arena_grow(trial->arena, trial->kinds, size, size + sizeof *trial->kinds);
  trial->kinds[trial->kind_count++] = (place_kind){crd_arena_copy(trial->arena, kind), 1};
  return true;
}

static void try_place(trial *trial, crd_value *place) {
  crd_value kept = *place, values[8];
  crd_arena *arena = crd_arena_create(NULL);
  size_t count = make_values(arena, values);
  for (size_t i = 0; i < count; i++) {
    *place = values[i];
    place->offset = kept.offset;
    judge(trial);
  }
  *place = kept;
  crd_arena_destroy(arena);
}

/* Where a value stands: the names from the innermost schema on; those that the document chooses are "*". */
static crd_string kind_below(crd_arena *arena, crd_string kind, crd_string name, bool *names_below) {
  static const char *const schemas[] = {"items", "additionalProperties", "not"}, *const named[] = {
                                                                                     "properties", "definitions",
                                                                                     "patternProperties", "dependencies"};
  crd_string step = *names_below ? CRD_STRING("*") : name;
  bool schema = *names_below;
  for (size_t i = 0; i < sizeof schemas / sizeof *schemas; i++) schema = schema || crdc_text_is(name, schemas[i]);
  *names_below = false;
  for (size_t i = 0; i < sizeof named / sizeof *named; i++) *names_below = *names_below || crdc_text_is(step, named[i]);
  if (schema) kind = CRD_STRING("");
  return crd_arena_printf(arena, "%.*s/%.*s", (int)kind.size, kind.data, (int)step.size, step.data);
}

static void walk(trial *trial, crd_value *value, crd_string kind, bool names_below) {
  if (is_wanted(trial, kind)) try_place(trial, value);
  for (uint32_t i = 0; value->kind == CRD_LIST && i < value->size; i++)
    walk(trial, &value->as.items[i], crd_arena_printf(trial->arena, "%.*s[]", (int)kind.size, kind.data), false);
  for (uint32_t i = 0; value->kind == CRD_MAP && i < value->size; i++) {
    bool below = names_below;
    crd_string place = kind_below(trial->arena, kind, crd_member_name(&value->as.members[i]), &below);
    walk(trial, &value->as.members[i].value, place, below);
  }
}

static bool try_file(const char *path, size_t size) {
  crd_arena *arena = crd_arena_create(NULL);
  diagnostics diagnostics = {.arena = arena};
  trial trial = {.arena = arena, .documents = {.arena = arena}, .most = size < SMALL_FILE ? MOST_PLACES : 1};
  bool good = crdc_documents_read(&trial.documents, path, &diagnostics) && trial.documents.count;
  const crd_value *kind = good ? crd_value_get(trial.documents.items[0].root, CRD_STRING("kind")) : NULL;
  if (!kind || !crd_value_is_string(kind, CRD_STRING("CustomResourceDefinition"))) {
    crd_arena_destroy(arena); /* as the folders of other people's CRDs hold */
    return true;
  }
  trial.whole = crd_value_copy(arena, trial.documents.items[0].root);
  walk(&trial, trial.documents.items[0].root, CRD_STRING(""), false);
  printf("%s: %zu kinds of places, %zu documents, %zu refused by the decoder\n", path, trial.kind_count, trial.made,
         trial.refused);
  good = !trial.wrong && trial.refused;
  crd_arena_destroy(arena);
  return good;
}

static int by_name(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

/* The CRDs of a file, or of a folder and those below it; of `every` files one. */
static bool try_path(const char *path, unsigned every, unsigned *files) {
  struct stat info;
  if (stat(path, &info) != 0) return fprintf(stderr, "%s: not there\n", path), false;
  if (!S_ISDIR(info.st_mode)) {
    const char *end = strrchr(path, '.');
    bool wanted = end && strcmp(end, ".yaml") == 0 && !strstr(path, ".markers.") && info.st_size < LARGEST_FILE;
    return !wanted || (*files)++ % every != 0 || try_file(path, (size_t)info.st_size);
  }
  struct dirent **entries;
  bool good = true;
  int count = scandir(path, &entries, NULL, by_name);
  for (int i = 0; i < count; i++) {
    char name[4096];
    snprintf(name, sizeof name, "%s/%s", path, entries[i]->d_name);
    if (entries[i]->d_name[0] != '.') good &= try_path(name, every, files);
    free(entries[i]);
  }
  if (count >= 0) free(entries);
  return good && count >= 0;
}

int main(int argc, char **argv) {
  bool good = true;
  unsigned files = 0;
  const unsigned part = getenv("CRDC_THIRD") ? 3 : 1; /* the step sanitize of run.sh */
  for (int i = 1; i < argc; i++) good &= try_path(argv[i], part, &files);
  if (!files) return fputs("no files\n", stderr), EXIT_FAILURE;
  const char *shared = getenv("CRDC_TABLES");
  char folder[4096];
  snprintf(folder, sizeof folder, "%s/crds/corpus", shared ? shared : "");
  files = 0;
  if (shared) good &= try_path(folder, 20 * part, &files);
  return good ? EXIT_SUCCESS : EXIT_FAILURE;
}
