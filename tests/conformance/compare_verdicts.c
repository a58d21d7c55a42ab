/* SPDX-License-Identifier: Apache-2.0 */
/* Compares two files of verdicts, a line of JSON each: those that are wanted and those that crd-validate gave.
 *
 *   compare-verdicts [--floor PERCENT] [--known FILE --set NAME] [--prefix PATH] [--list] WANT GOT
 *
 * What a person reads is compared: the verdict and its code, causes, strict errors and warnings as multisets (the API server
 * walks maps in random order), the message where there are no causes (else it is made of them), the stored object, the event
 * and the status that an operator would write, and whether the object was looked at; of a rule the whole line. FILE lists
 * disagreements that are known, as lines "NAME ID reason": each must still be one. Exit 1 when there are others, when a
 * known one agrees, or when fewer than PERCENT agree. --list gives all disagreements as lines of what differs, a tab and the
 * id, and the closing count. */
#include <crd/json.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct verdict {
  crd_string id;
  crd_value *value;
} verdict;

typedef struct verdicts {
  verdict *items;
  size_t count, room;
} verdicts;

typedef struct known {
  crd_string id;
  bool met;
} known;

typedef struct knowns {
  known *items;
  size_t count;
} knowns;

static void die(const char *what, const char *why) {
  fprintf(stderr, "compare-verdicts: %s: %s\n", what, why);
  exit(2);
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

/* The next line of `text`, which is shortened; false at the end. */
static bool next_line(crd_string *text, crd_string *line) {
  if (!text->size) return false;
  const char *end = memchr(text->data, '\n', text->size);
  *line = (crd_string){text->data, end ? (size_t)(end - text->data) : text->size};
  size_t step = line->size + (end != NULL);
  *text = (crd_string){text->data + step, text->size - step};
  return true;
}

static crd_string string_of(const crd_value *value, const char *name) {
  const crd_value *found = crd_value_get(value, crd_string_of(name));
  return found && found->kind == CRD_STRING_VALUE ? crd_value_string(found) : (crd_string){NULL, 0};
}

static int64_t number_of(const crd_value *value, const char *name) {
  const crd_value *found = crd_value_get(value, crd_string_of(name));
  return found && found->kind == CRD_INT ? found->as.integer : found && found->kind == CRD_BOOL ? found->as.boolean : 0;
}

static int by_id(const void *a, const void *b) {
  return crd_string_compare(((const verdict *)a)->id, ((const verdict *)b)->id);
}

/* Whether the line is about a rule: an answer of several lines. */
static bool is_rule(const crd_value *value) {
  return crd_value_get(value, CRD_STRING("maxCost")) != NULL;
}

static verdicts read_verdicts(crd_arena *arena, const char *path, crd_string prefix) {
  verdicts list = {NULL, 0, 0};
  crd_string text = read_all(arena, path), line, answered = {NULL, 0};
  unsigned rule = 0;
  while (next_line(&text, &line)) {
    crd_parse_error error;
    crd_value *value = crd_json_parse(arena, line, NULL, &error);
    if (!value) die(path, "a line is not JSON");
    crd_string id = string_of(value, "id"), file = string_of(value, "file");
    if (!crd_string_has_prefix(file, prefix)) continue;
    if (!id.size)
      id = crd_arena_printf(arena, "%.*s#%lld", (int)file.size, file.size ? file.data : "",
                            (long long)number_of(value, "document"));
    if (is_rule(value)) {
      rule = crd_string_equal(id, answered) ? rule + 1 : 1;
      answered = id;
      id = crd_arena_printf(arena, "%.*s/%u", (int)id.size, id.data, rule);
    }
    if (list.count == list.room) {
      list.room = list.room ? list.room * 2 : 1024;
      list.items = realloc(list.items, list.room * sizeof *list.items);
      if (!list.items) die(path, "out of memory");
    }
    list.items[list.count++] = (verdict){.id = id, .value = value};
  }
  return list;
}

static knowns read_known(crd_arena *arena, const char *path, const char *set) {
  knowns list = {NULL, 0};
  if (!path) return list;
  crd_string text = read_all(arena, path), line;
  list.items = calloc(text.size / 4 + 1, sizeof *list.items);
  if (!list.items) die(path, "out of memory");
  size_t name = strlen(set);
  while (next_line(&text, &line)) {
    if (line.size <= name || memcmp(line.data, set, name) != 0 || line.data[name] != ' ') continue;
    const char *id = line.data + name + 1, *end = memchr(id, ' ', line.size - name - 1);
    if (!end) die(path, "a line without a reason");
    list.items[list.count++].id = (crd_string){id, (size_t)(end - id)};
  }
  return list;
}

static int by_text(const void *a, const void *b) {
  return crd_string_compare(*(const crd_string *)a, *(const crd_string *)b);
}

/* The text without what cannot be the same twice: the number in the name of the type of self, and the words that a parser
 * generator finds for a syntax error (its place is compared). */
static crd_string masked(crd_arena *arena, crd_string text) {
  static const char self[] = "selfType", syntax[] = "Syntax error: ";
  const size_t self_size = sizeof self - 1, syntax_size = sizeof syntax - 1;
  crd_text out = {.arena = arena};
  for (size_t i = 0; i < text.size;) {
    bool is_self = text.size - i >= self_size && memcmp(text.data + i, self, self_size) == 0,
         is_syntax = text.size - i >= syntax_size && memcmp(text.data + i, syntax, syntax_size) == 0;
    size_t step = is_self ? self_size : is_syntax ? syntax_size : 1;
    crd_text_add(&out, (crd_string){text.data + i, step});
    i += step;
    while (is_self && i < text.size && text.data[i] >= '0' && text.data[i] <= '9') i++;
    while (is_syntax && i < text.size && text.data[i] != '\n' && text.data[i] != '\\') i++;
  }
  return crd_text_string(&out);
}

/* A cause without its place in the file, of which the API server knows nothing. */
static crd_string cause_text(crd_arena *arena, const crd_value *cause) {
  crd_value plain = crd_value_make_map(arena, cause->size);
  for (uint32_t i = 0; i < cause->size; i++) {
    const crd_member *member = &cause->as.members[i];
    crd_string name = crd_member_name(member);
    if (!crd_string_equal(name, CRD_STRING("line")) && !crd_string_equal(name, CRD_STRING("column")))
      crd_value_set(arena, &plain, name, member->value);
  }
  return crd_json_encode(arena, &plain, CRD_JSON_GO);
}

/* A list of strings or of causes as sorted texts. */
static size_t sorted_texts(crd_arena *arena, const crd_value *list, crd_string **texts) {
  size_t count = list && list->kind == CRD_LIST ? list->size : 0;
  *texts = crd_arena_alloc(arena, count * sizeof **texts);
  for (size_t i = 0; i < count; i++) {
    const crd_value *item = &list->as.items[i];
    (*texts)[i] = masked(arena, item->kind == CRD_STRING_VALUE ? crd_value_string(item)
                                : item->kind == CRD_MAP        ? cause_text(arena, item)
                                                               : crd_json_encode(arena, item, CRD_JSON_GO));
  }
  if (count) qsort(*texts, count, sizeof **texts, by_text);
  return count;
}

static bool same_set(crd_arena *arena, const crd_value *want, const crd_value *got, const char *name) {
  crd_string *a, *b, key = crd_string_of(name);
  size_t count = sorted_texts(arena, crd_value_get(want, key), &a);
  if (count != sorted_texts(arena, crd_value_get(got, key), &b)) return false;
  for (size_t i = 0; i < count; i++)
    if (!crd_string_equal(a[i], b[i])) return false;
  return true;
}

/* Whether a member is the same where one is wanted; null is none. */
static bool same_member(const crd_value *want, const crd_value *got, const char *name) {
  const crd_value *wanted = crd_value_get(want, crd_string_of(name)), *given = crd_value_get(got, crd_string_of(name));
  return !wanted || wanted->kind == CRD_NULL || (given && crd_value_equal(wanted, given));
}

/* What a judge says of a kind that its minor does not serve: an error that is an answer. */
static bool is_unserved(const crd_value *value) {
  return crd_string_has_prefix(string_of(value, "error"), CRD_STRING("no kind \""));
}

/* What differs, or NULL. */
static const char *difference(crd_arena *arena, const crd_value *want, const crd_value *got) {
  if (is_rule(want))
    return crd_string_equal(masked(arena, crd_json_encode(arena, want, CRD_JSON_GO)),
                            masked(arena, crd_json_encode(arena, got, CRD_JSON_GO)))
               ? NULL
               : "rule";
  if (is_unserved(want)) return crd_string_equal(string_of(want, "error"), string_of(got, "error")) ? NULL : "error";
  if (number_of(want, "allowed") != number_of(got, "allowed") || string_of(got, "error").size) return "verdict";
  if (number_of(want, "code") != number_of(got, "code")) return "code";
  if (!crd_string_equal(string_of(want, "reason"), string_of(got, "reason"))) return "reason";
  crd_string causes = CRD_STRING("causes");
  bool without_causes = !crd_value_get(want, causes) && !crd_value_get(got, causes);
  if (without_causes && !crd_string_equal(string_of(want, "message"), string_of(got, "message"))) return "message";
  if (!same_set(arena, want, got, "causes")) return "causes";
  if (!same_set(arena, want, got, "strict")) return "strict";
  if (!same_set(arena, want, got, "warnings")) return "warnings";
  static const char *const members[] = {"object", "event", "status"};
  for (size_t i = 0; i < sizeof members / sizeof *members; i++)
    if (!same_member(want, got, members[i])) return members[i];
  bool one_layer = string_of(want, "layer").size != 0; /* else: of a kind without a schema */
  return !one_layer || !string_of(want, "skipped").size == !string_of(got, "skipped").size ? NULL : "skipped";
}

static void show(const char *what, const crd_value *value) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_string text = crd_json_encode(arena, value, CRD_JSON_COMPACT);
  printf("  %s %.*s%s\n", what, (int)(text.size < 1500 ? text.size : 1500), text.data, text.size > 1500 ? "..." : "");
  crd_arena_destroy(arena);
}

static bool is_known(const knowns *list, crd_string id) {
  for (size_t i = 0; i < list->count; i++)
    if (crd_string_equal(list->items[i].id, id)) {
      list->items[i].met = true;
      return true;
    }
  return false;
}

static int compare(const verdicts *want, const verdicts *got, const knowns *known, double floor, bool list) {
  enum { SHOWN = 10 };
  size_t agreed = 0, unexpected = 0, expected = 0, skipped = 0, stale = 0;
  crd_arena *arena = crd_arena_create(NULL);
  for (size_t i = 0; i < want->count; i++) {
    const verdict *wanted = &want->items[i];
    bool answers = is_rule(wanted->value) || is_unserved(wanted->value); /* their errors are answers */
    bool unjudged = !answers && string_of(wanted->value, "error").size;
    if (unjudged || number_of(wanted->value, "unstable")) {
      skipped++;
      continue;
    }
    const verdict *answer = got->count ? bsearch(wanted, got->items, got->count, sizeof *wanted, by_id) : NULL;
    const char *what = answer ? difference(arena, wanted->value, answer->value) : "missing";
    crd_arena_reset(arena);
    if (!what) {
      agreed++;
    } else if (is_known(known, wanted->id)) {
      expected++;
    } else if (list) {
      unexpected++;
      printf("%s\t%.*s\n", what, (int)wanted->id.size, wanted->id.data);
    } else if (unexpected++ < SHOWN) {
      printf("%s %.*s\n", what, (int)wanted->id.size, wanted->id.data);
      show("want", wanted->value);
      if (answer) show("got ", answer->value);
    }
  }
  for (size_t i = 0; i < known->count; i++)
    if (!known->items[i].met && ++stale)
      printf("agrees now, take it off the list: %.*s\n", (int)known->items[i].id.size, known->items[i].id.data);
  crd_arena_destroy(arena);
  size_t judged = agreed + expected + unexpected;
  double percent = judged ? 100.0 * (double)agreed / (double)judged : 0;
  printf("%zu agreed (%.2f %%), %zu known disagreements, %zu others, %zu not judged\n", agreed, percent, expected,
         unexpected, skipped);
  return unexpected || stale || percent < floor;
}

int main(int count, char **arguments) {
  const char *known_file = NULL, *set = "", *prefix = "", *files[2];
  double floor = 100;
  bool list = false;
  int given = 0;
  for (int i = 1; i < count; i++) {
    bool more = i + 1 < count;
    if (more && strcmp(arguments[i], "--floor") == 0)
      floor = atof(arguments[++i]);
    else if (more && strcmp(arguments[i], "--known") == 0)
      known_file = arguments[++i];
    else if (more && strcmp(arguments[i], "--set") == 0)
      set = arguments[++i];
    else if (more && strcmp(arguments[i], "--prefix") == 0)
      prefix = arguments[++i];
    else if (strcmp(arguments[i], "--list") == 0)
      list = true;
    else if (given < 2)
      files[given++] = arguments[i];
  }
  if (given != 2)
    die("usage", "compare-verdicts [--floor PERCENT] [--known FILE --set NAME] [--prefix PATH] [--list] WANT GOT");
  crd_arena *arena = crd_arena_create(&(crd_arena_options){.block_size = 1 << 20});
  verdicts want = read_verdicts(arena, files[0], crd_string_of(prefix));
  verdicts got = read_verdicts(arena, files[1], (crd_string){NULL, 0});
  knowns known = read_known(arena, known_file, set);
  if (got.count) qsort(got.items, got.count, sizeof *got.items, by_id);
  int result = compare(&want, &got, &known, floor, list);
  free(want.items);
  free(got.items);
  free(known.items);
  crd_arena_destroy(arena);
  return result;
}
