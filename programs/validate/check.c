/* One arena serves all documents, one after the other. A document is parsed once: the tree goes to the judge, with what the
 * parser noted about duplicate fields. */
#include "check.h"
#include "input.h"
#include "report.h"
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

/* How many different kinds without schema the summary names. */
#define NAMED_KINDS 16

typedef struct unknown_kind {
  char name[128];
  size_t count;
} unknown_kind;

typedef struct check {
  const options *options;
  const crd_registry *registry;
  const crd_settings *settings;
  crd_arena *arena;
  report report;
  size_t valid, invalid, unknown, files;
  unknown_kind kinds[NAMED_KINDS];
  size_t kind_count;
  bool show_progress, progress_shown;
  time_t started, shown;
} check;

/* A document at hand. */
typedef struct current {
  report_place place;
  verdict_subject subject;
  const crd_duplicates *duplicates;
  crd_string repeated; /* the YAML parser's text on duplicate keys */
} current;

static void clear_progress(check *check) {
  if (check->progress_shown) fputs("\r\033[K", stderr);
  check->progress_shown = false;
}

/* Says on a terminal how far it is, from the second second on. */
static void show_progress(check *check, const char *name) {
  if (!check->show_progress) return;
  time_t now = time(NULL);
  if (now - check->started < 2 || now == check->shown) return;
  check->shown = now;
  check->progress_shown = true;
  fprintf(stderr, "\r\033[K%zu documents, %zu files: %.80s", check->valid + check->invalid + check->unknown, check->files,
          name);
}

static void print_json(crd_text *line) {
  crd_text_add_char(line, '\n');
  fwrite(line->data, 1, line->size, stdout);
}

static crd_string string_member(const crd_value *object, crd_string name) {
  const crd_value *value = crd_value_get(object, name);
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

static void name_unknown(check *check, crd_string api_version, crd_string kind) {
  char name[sizeof check->kinds[0].name];
  int size =
      snprintf(name, sizeof name, "%.*s %.*s", (int)(api_version.size < 60 ? api_version.size : 60),
               api_version.size ? api_version.data : "", (int)(kind.size < 60 ? kind.size : 60), kind.size ? kind.data : "");
  for (int i = 0; i < size && i < (int)sizeof name - 1; i++)
    if ((unsigned char)name[i] < 0x20) name[i] = '?';
  size_t i = 0;
  while (i < check->kind_count && strcmp(check->kinds[i].name, name) != 0) i++;
  if (i == NAMED_KINDS) return;
  if (i == check->kind_count) {
    memcpy(check->kinds[i].name, name, sizeof name);
    check->kind_count++;
  }
  check->kinds[i].count++;
}

/* Whether the kind is known in another version. */
static bool known_elsewhere(const crd_registry *registry, crd_string api_version, crd_string kind) {
  const char *slash = api_version.size ? memchr(api_version.data, '/', api_version.size) : NULL;
  crd_string group = {api_version.data, slash ? (size_t)(slash - api_version.data) : 0};
  for (size_t i = 0; i < registry->count; i++)
    if (crd_string_equal(registry->kinds[i]->kind, kind) && crd_string_equal(registry->kinds[i]->group, group)) return true;
  return false;
}

/* A document whose kind nobody knows, or that has none. */
static void judge_unknown(check *check, current *at, const crd_value *object) {
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  bool no_kind = !api_version.size || !kind.size;
  bool elsewhere = !no_kind && known_elsewhere(check->registry, api_version, kind);
  bool wrong = no_kind || elsewhere || check->options->require_schema;
  crd_text why = {.arena = check->arena};
  if (no_kind) {
    crd_text_add(&why, object->kind != CRD_MAP ? CRD_STRING("not an object")
                       : kind.size             ? CRD_STRING("apiVersion: Required value")
                                               : CRD_STRING("kind: Required value"));
  } else if (elsewhere) { /* what kubectl says */
    crd_text_add(&why, CRD_STRING("no matches for kind "));
    crd_text_add_quoted(&why, kind);
    crd_text_add(&why, CRD_STRING(" in version "));
    crd_text_add_quoted(&why, api_version);
  } else {
    crd_text_add(&why, CRD_STRING("no schema for "));
    crd_text_add(&why, api_version);
    crd_text_add_char(&why, ' ');
    crd_text_add(&why, kind);
  }
  *(wrong ? &check->invalid : &check->unknown) += 1;
  if (!no_kind && !elsewhere) name_unknown(check, api_version, kind);
  if (check->options->output == OUTPUT_JSON) {
    crd_text line = {.arena = check->arena};
    at->subject.kind = kind;
    if (wrong)
      verdict_json_write_error(&line, &at->subject, crd_text_string(&why));
    else
      verdict_json_write_skipped(&line, &at->subject, crd_text_string(&why));
    print_json(&line);
  } else if (wrong) {
    report_line(&check->report, &at->place, object->offset, "error", crd_text_string(&why));
  }
}

/* The duplicate fields of the object at `prefix` in the document ("" or "items[3]"), as strict errors. */
static crd_texts noted_duplicates(check *check, const current *at) {
  crd_texts noted = {.arena = check->arena};
  crd_string prefix = crd_string_of(at->place.prefix);
  if (!at->place.json && !prefix.size) { /* the API server shows the YAML parser's text */
    if (at->repeated.size) crd_texts_add(&noted, at->repeated);
    return noted;
  }
  for (uint32_t i = 0; i < at->duplicates->count; i++) {
    crd_string path = at->duplicates->items[i].path;
    if (prefix.size) {
      if (!crd_string_has_prefix(path, prefix) || path.size <= prefix.size || path.data[prefix.size] != '.') continue;
      path = (crd_string){path.data + prefix.size + 1, path.size - prefix.size - 1};
    }
    crd_text text = {.arena = check->arena};
    crd_text_add(&text, CRD_STRING("duplicate field "));
    crd_text_add_quoted(&text, path);
    crd_texts_add(&noted, crd_text_string(&text));
  }
  return noted;
}

static void judge_object(check *check, current *at, crd_value *object) {
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  const crd_kind *known =
      api_version.size && kind.size ? crd_registry_find_object(check->registry, api_version, kind) : NULL;
  if (!known) {
    judge_unknown(check, at, object);
    return;
  }
  bool json = check->options->output == OUTPUT_JSON;
  crd_texts noted = noted_duplicates(check, at);
  uint32_t offset = object->offset;
  crd_verdict verdict;
  crd_request_judge(check->arena,
                    &(crd_request){.operation = CRD_CREATE,
                                   .kind = known,
                                   .body = at->place.text,
                                   .encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML,
                                   .object = object,
                                   .layers = check->options->layers,
                                   .warn_layers = check->options->warn_layers,
                                   .settings = check->settings,
                                   .kubernetes_minor = check->options->kubernetes_minor,
                                   .want_strict = true,
                                   .noted = &noted},
                    &verdict);
  bool good = verdict.allowed && !(check->options->strict && verdict.strict.count);
  *(good ? &check->valid : &check->invalid) += 1;
  if (!json) {
    report_verdict(&check->report, &at->place, check->arena, &verdict, offset, check->options->strict);
    return;
  }
  crd_text line = {.arena = check->arena};
  at->subject.kind = kind;
  verdict_json_write(&line, &at->subject, &verdict, false);
  print_json(&line);
}

static crd_value *list_items(const crd_value *root) {
  crd_string kind = string_member(root, CRD_STRING("kind"));
  bool is_list = kind.size >= 4 && memcmp(kind.data + kind.size - 4, "List", 4) == 0;
  crd_value *items = is_list ? crd_value_get(root, CRD_STRING("items")) : NULL;
  return items && items->kind == CRD_LIST ? items : NULL;
}

static void judge_root(check *check, current *at, crd_value *root) {
  crd_string api_version = string_member(root, CRD_STRING("apiVersion")), kind = string_member(root, CRD_STRING("kind"));
  crd_value *items = list_items(root);
  if (!items || crd_registry_find_object(check->registry, api_version, kind)) {
    judge_object(check, at, root);
    return;
  }
  for (uint32_t i = 0; i < items->size; i++) {
    at->place.prefix = crd_arena_printf(check->arena, "items[%u]", i).data;
    at->subject.item = (int)i;
    at->subject.kind = at->subject.name = (crd_string){NULL, 0};
    judge_object(check, at, &items->as.items[i]);
  }
}

static void judge_document(check *check, const input *input, const report_index *index, const document_cursor *cursor,
                           crd_string document, size_t offset) {
  bool json = input->json;
  const crd_value *written = NULL;
  crd_duplicates duplicates = {.count = 0};
  crd_parse_options options = {.duplicates = &duplicates};
  crd_parse_error error = {{NULL, 0}, 0};
  current at = {.place = {.input = input,
                          .index = index,
                          .written = &written,
                          .document = offset,
                          .text = document,
                          .json = json,
                          .prefix = ""},
                .subject = {.file = input->name, .document = cursor->number, .item = -1},
                .duplicates = &duplicates};
  crd_value *root = json ? crd_json_parse(check->arena, document, &options, &error)
                         : crd_yaml_parse(check->arena, document, &options, &error, &at.repeated);
  if (root && root->kind == CRD_NULL && !json) return; /* nothing but comments */
  if (root) {
    judge_root(check, &at, root);
    return;
  }
  check->invalid++;
  if (check->options->output == OUTPUT_TEXT) {
    report_line(&check->report, &at.place, error.offset, "error", error.message);
    return;
  }
  crd_text line = {.arena = check->arena};
  verdict_json_write_error(&line, &at.subject, error.message);
  print_json(&line);
}

static void check_file(void *context, const input *input) {
  check *check = context;
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  size_t offset;
  report_index index = report_index_of(input->text);
  check->files++;
  show_progress(check, input->name);
  while (document_next(&cursor, &document, &offset)) {
    clear_progress(check);
    judge_document(check, input, &index, &cursor, document, offset);
    crd_arena_reset(check->arena);
    show_progress(check, input->name);
  }
  report_index_free(&index);
}

static void print_summary(const check *check) {
  if (check->options->quiet || check->options->output == OUTPUT_JSON) return;
  size_t all = check->valid + check->invalid + check->unknown;
  printf("%zu document%s in %zu file%s: %zu valid, %zu invalid", all, all == 1 ? "" : "s", check->files,
         check->files == 1 ? "" : "s", check->valid, check->invalid);
  if (check->unknown) printf(", %zu without schema", check->unknown);
  const char *before = " (";
  for (size_t i = 0; i < check->kind_count; i++, before = ", ")
    printf("%s%s: %zu", before, check->kinds[i].name, check->kinds[i].count);
  puts(check->kind_count ? ")" : "");
}

int check_inputs(const options *options, const kinds *kinds, const crd_settings *settings) {
  check check = {.options = options,
                 .registry = kinds_registry(kinds),
                 .settings = settings,
                 .arena = crd_arena_create(NULL),
                 .report = {.stream = stdout, .color = isatty(STDOUT_FILENO) == 1 && !getenv("NO_COLOR")},
                 .show_progress = isatty(STDERR_FILENO) == 1,
                 .started = time(NULL)};
  bool readable = true;
  for (size_t i = 0; i < options->input_count; i++)
    readable = input_each(options->inputs[i], check_file, &check) && readable;
  clear_progress(&check);
  print_summary(&check);
  crd_arena_destroy(check.arena);
  if (!readable) return EXIT_UNJUDGED;
  return check.invalid ? EXIT_INVALID : EXIT_VALID;
}
