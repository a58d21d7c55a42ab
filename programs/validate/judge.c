/* A document is parsed once: the tree goes to the judge, with what the parser noted about duplicate fields. */
#include "judge.h"
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/yaml.h>
#include <stdlib.h>
#include <strings.h>

/* A document at hand. */
typedef struct current {
  report_place place;
  verdict_subject subject;
  const crd_duplicates *duplicates;
  crd_string repeated; /* the YAML parser's text on duplicate keys */
} current;

bool judge_open(judge *judge) {
  judge->arena = crd_arena_create(NULL);
  judge->item_arena = crd_arena_create(NULL);
  return judge->arena && judge->item_arena && output_stream_open(&judge->printed);
}

void judge_close(judge *judge) {
  crd_arena_destroy(judge->arena);
  crd_arena_destroy(judge->item_arena);
  output_stream_close(&judge->printed);
}

/* ---- what there is memory for ---- */

/* Does a piece of work that may be stopped in `arena`. When it is, what it printed and counted is taken back. */
static void attempt(judge *judge, crd_arena *arena, const verdict_subject *subject, void (*work)(void *context),
                    void *context) {
  FILE *stream = judge->report.stream;
  output *output = stream == judge->printed.stream ? judge->printed.to : NULL;
  findings before = *judge->findings;
  size_t printed = output ? output->size : 0;
  crd_stop stop = crd_guard(arena, work, context);
  if (output) {
    fflush(stream);
    if (output->cut) stop = CRD_STOP_MEMORY;
  }
  crd_arena_reset(arena);
  if (!stop) return;
  if (output) {
    output->size = printed;
    output->cut = false;
  }
  findings *findings = judge->findings;
  *findings = (struct findings){before.valid,    before.invalid,    before.unknown,     before.files,
                                findings->names, before.name_count, findings->name_room};
  if (!judge->losses.count++) {
    judge->losses.why = crd_stop_text(stop).data;
    judge->losses.document = subject->document;
    judge->losses.item = subject->item;
  }
}

/* ---- documents ---- */

static void print_json(const judge *judge, crd_text *line) {
  crd_text_add_char(line, '\n');
  fwrite(line->data, 1, line->size, judge->report.stream);
}

static crd_string string_member(const crd_value *object, crd_string name) {
  const crd_value *value = crd_value_get(object, name);
  return value && value->kind == CRD_STRING_VALUE ? crd_value_string(value) : (crd_string){NULL, 0};
}

static void name_unknown(judge *judge, crd_string api_version, crd_string kind) {
  findings *findings = judge->findings;
  if (findings->name_count == findings->name_room) {
    size_t room = findings->name_room ? findings->name_room * 2 : 16;
    kind_name *names = realloc(findings->names, room * sizeof *names);
    if (!names) crd_stop_now(judge->arena, CRD_STOP_MEMORY, room * sizeof *names);
    findings->names = names;
    findings->name_room = room;
  }
  char *name = findings->names[findings->name_count++].text;
  int size =
      snprintf(name, sizeof(kind_name), "%.*s %.*s", (int)(api_version.size < 60 ? api_version.size : 60),
               api_version.size ? api_version.data : "", (int)(kind.size < 60 ? kind.size : 60), kind.size ? kind.data : "");
  for (int i = 0; i < size && i < (int)sizeof(kind_name) - 1; i++)
    if ((unsigned char)name[i] < 0x20) name[i] = '?';
}

static bool equal_but_for_case(crd_string a, crd_string b) {
  return a.size == b.size && strncasecmp(a.data, b.data, a.size) == 0;
}

/* Whether the kind is known in another version, or written otherwise. */
static bool known_elsewhere(const crd_registry *registry, crd_string api_version, crd_string kind) {
  const char *slash = api_version.size ? memchr(api_version.data, '/', api_version.size) : NULL;
  crd_string group = {api_version.data, slash ? (size_t)(slash - api_version.data) : 0};
  for (size_t i = 0; i < registry->count; i++)
    if (equal_but_for_case(registry->kinds[i]->kind, kind) && crd_string_equal(registry->kinds[i]->group, group))
      return true;
  return false;
}

/* A document whose kind nobody knows, or that has none. */
static void judge_unknown(judge *judge, current *at, const crd_value *object) {
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  bool no_kind = !api_version.size || !kind.size;
  bool elsewhere = !no_kind && known_elsewhere(judge->registry, api_version, kind);
  bool wrong = no_kind || elsewhere || judge->options->require_schema;
  crd_text why = {.arena = judge->arena};
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
  *(wrong ? &judge->findings->invalid : &judge->findings->unknown) += 1;
  if (!no_kind && !elsewhere) name_unknown(judge, api_version, kind);
  if (judge->options->output == OUTPUT_JSON) {
    crd_text line = {.arena = judge->arena};
    at->subject.kind = kind;
    if (wrong)
      verdict_json_write_error(&line, &at->subject, crd_text_string(&why));
    else
      verdict_json_write_skipped(&line, &at->subject, crd_text_string(&why));
    print_json(judge, &line);
  } else if (wrong) {
    report_line(&judge->report, &at->place, object->offset, "error", crd_text_string(&why));
  }
}

/* The duplicate fields of the object at `prefix` in the document ("" or "items[3]"), as strict errors. */
static crd_texts noted_duplicates(judge *judge, const current *at) {
  crd_texts noted = {.arena = judge->arena};
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
    crd_text text = {.arena = judge->arena};
    crd_text_add(&text, CRD_STRING("duplicate field "));
    crd_text_add_quoted(&text, path);
    crd_texts_add(&noted, crd_text_string(&text));
  }
  return noted;
}

static void judge_object(judge *judge, current *at, crd_value *object) {
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  const crd_kind *known =
      api_version.size && kind.size ? crd_registry_find_object(judge->registry, api_version, kind) : NULL;
  if (!known) {
    judge_unknown(judge, at, object);
    return;
  }
  bool json = judge->options->output == OUTPUT_JSON;
  crd_texts noted = noted_duplicates(judge, at);
  uint32_t offset = object->offset;
  crd_verdict verdict;
  crd_request_judge(judge->arena,
                    &(crd_request){.operation = CRD_CREATE,
                                   .kind = known,
                                   .body = at->place.text,
                                   .encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML,
                                   .object = object,
                                   .layers = judge->options->layers,
                                   .warn_layers = judge->options->warn_layers,
                                   .settings = judge->settings,
                                   .kubernetes_minor = judge->options->kubernetes_minor,
                                   .want_strict = true,
                                   .noted = &noted},
                    &verdict);
  bool good = verdict.allowed && !(judge->options->strict && verdict.strict.count);
  *(good ? &judge->findings->valid : &judge->findings->invalid) += 1;
  if (judge->layers) layer_use_note(judge->layers, known);
  if (!json) {
    report_verdict(&judge->report, &at->place, judge->arena, &verdict, offset, judge->options->strict);
    return;
  }
  crd_text line = {.arena = judge->arena};
  at->subject.kind = kind;
  verdict_json_write(&line, &at->subject, &verdict, false);
  print_json(judge, &line);
}

static crd_value *list_items(const crd_value *root) {
  crd_string kind = string_member(root, CRD_STRING("kind"));
  bool is_list = kind.size >= 4 && memcmp(kind.data + kind.size - 4, "List", 4) == 0;
  crd_value *items = is_list ? crd_value_get(root, CRD_STRING("items")) : NULL;
  return items && items->kind == CRD_LIST ? items : NULL;
}

/* Items of a WidgetList may leave out that they are Widgets (UnstructuredJSONScheme.decodeToList). */
static void complete_item(judge *judge, crd_value *item, crd_string api_version, crd_string kind) {
  if (item->kind != CRD_MAP || kind.size <= 4 || !api_version.size) return;
  if (string_member(item, CRD_STRING("kind")).size && string_member(item, CRD_STRING("apiVersion")).size) return;
  kind.size -= 4;
  crd_value_set(judge->arena, item, CRD_STRING("apiVersion"), crd_value_make_string(api_version));
  crd_value_set(judge->arena, item, CRD_STRING("kind"), crd_value_make_string(kind));
}

typedef struct item_job {
  judge *judge;
  current *at;
  crd_value *item;
} item_job;

static void judge_item(void *context) {
  item_job *job = context;
  struct judge one = *job->judge; /* what an item needs is given back before the next: there may be a million */
  one.arena = one.item_arena;
  judge_object(&one, job->at, job->item);
}

static void judge_root(judge *judge, current *at, crd_value *root) {
  crd_string api_version = string_member(root, CRD_STRING("apiVersion")), kind = string_member(root, CRD_STRING("kind"));
  crd_value *items = list_items(root);
  if (!items || crd_registry_find_object(judge->registry, api_version, kind)) {
    judge_object(judge, at, root);
    return;
  }
  for (uint32_t i = 0; i < items->size; i++) {
    at->place.prefix = crd_arena_printf(judge->arena, "items[%u]", i).data;
    at->subject.item = (int)i;
    at->subject.kind = at->subject.name = (crd_string){NULL, 0};
    complete_item(judge, &items->as.items[i], api_version, kind);
    item_job job = {judge, at, &items->as.items[i]};
    attempt(judge, judge->item_arena, &at->subject, judge_item, &job);
  }
}

typedef struct document_job {
  judge *judge;
  const input *input;
  report_index *index;
  crd_string document;
  size_t offset;
  verdict_subject subject;
} document_job;

static void judge_text(void *context) {
  const document_job *job = context;
  judge *judge = job->judge;
  crd_string document = job->document;
  bool json = job->input->json;
  const crd_value *written = NULL;
  crd_duplicates duplicates = {.count = 0};
  crd_parse_options options = {.duplicates = &duplicates};
  crd_parse_error error = {{NULL, 0}, 0};
  current at = {.place = {.input = job->input,
                          .index = job->index,
                          .written = &written,
                          .arena = judge->arena,
                          .document = job->offset,
                          .text = document,
                          .json = json,
                          .prefix = ""},
                .subject = job->subject,
                .duplicates = &duplicates};
  crd_value *root = json ? crd_json_parse(judge->arena, document, &options, &error)
                         : crd_yaml_parse(judge->arena, document, &options, &error, &at.repeated);
  if (root && root->kind == CRD_NULL && !json) return; /* nothing but comments */
  if (root) {
    judge_root(judge, &at, root);
    return;
  }
  judge->findings->invalid++;
  if (judge->options->output == OUTPUT_TEXT) {
    report_line(&judge->report, &at.place, error.offset, "error", error.message);
    return;
  }
  crd_text line = {.arena = judge->arena};
  verdict_json_write_error(&line, &at.subject, error.message);
  print_json(judge, &line);
}

void judge_document(judge *judge, const input *input, report_index *index, uint32_t number, crd_string document,
                    size_t offset) {
  document_job job = {judge, input, index, document, offset, {.file = input->name, .document = number, .item = -1}};
  attempt(judge, judge->arena, &job.subject, judge_text, &job);
}

bool judge_file(judge *judge, const char *path) {
  input input;
  report_index index;
  crd_string document;
  size_t offset;
  if (!input_load(path, &input)) return false;
  document_cursor cursor = {.text = input.text, .json = input.json};
  report_index_init(&index, input.text);
  while (document_next(&cursor, &document, &offset)) judge_document(judge, &input, &index, cursor.number, document, offset);
  report_index_free(&index);
  input_release(&input);
  judge->findings->files++;
  return true;
}
