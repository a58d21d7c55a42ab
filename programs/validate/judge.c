/* SPDX-License-Identifier: Apache-2.0 */
/* A document is parsed once: the tree goes to the judge, with what the parser noted about duplicate fields. */
#include "judge.h"
#include "../../runtime/text/group_version.h"
#include "builtin.h"
#include "coverage.h"
#include "hidden.h"
#include "mutated.h"
#include "object_list.h"
#include "pod_judge.h"
#include <crd/json.h>
#include <crd/json_cursor.h>
#include <crd/yaml.h>
#include <stdlib.h>

/* A document at hand. */
typedef struct current {
  report_place place;
  verdict_subject subject;
  const crd_duplicates *duplicates;
  const crd_strict_errors *keys; /* YAML: those that stand twice, in the words that the API server shows */
} current;

bool judge_open(judge *judge) {
  judge->arena = crd_arena_create(NULL);
  judge->item_arena = crd_arena_create(NULL);
  bool good = judge->arena && judge->item_arena;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const outlet *outlet = &judge->outlets->items[i];
    good = good && output_stream_open(&judge->printed[i]);
    judge->reports[i] = (report){.stream = judge->printed[i].stream,
                                 .color = outlet->color,
                                 .excerpts = outlet->excerpts,
                                 .places = outlet->form->wants_places ? judge->places : NULL};
  }
  return good;
}

void judge_close(judge *judge) {
  crd_arena_destroy(judge->arena);
  crd_arena_destroy(judge->item_arena);
  for (size_t i = 0; i < OUTLETS_MOST; i++) output_stream_close(&judge->printed[i]);
}

/* ---- what there is memory for ---- */

/* The text that what is told to an outlet goes to; NULL: it is written at once. */
static output *kept_output(const judge *judge, size_t outlet) {
  return judge->reports[outlet].stream == judge->printed[outlet].stream ? judge->printed[outlet].to : NULL;
}

/* Whether everything that was told is kept. */
static bool flush_outputs(const judge *judge) {
  bool whole = true;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const output *output = kept_output(judge, i);
    if (output) fflush(judge->reports[i].stream);
    if (output && output->cut) whole = false;
  }
  return whole;
}

/* Does a piece of work that may be stopped in `arena`. When it is, what it printed and counted is taken back. */
static void attempt(judge *judge, crd_arena *arena, const verdict_subject *subject, void (*work)(void *context),
                    void *context) {
  findings before = *judge->findings;
  size_t printed[OUTLETS_MOST] = {0};
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const output *output = kept_output(judge, i);
    if (output) printed[i] = output->size;
  }
  crd_stop stop = crd_guard(arena, work, context);
  if (!flush_outputs(judge)) stop = CRD_STOP_MEMORY;
  crd_arena_reset(arena);
  if (!stop) return;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    output *output = kept_output(judge, i);
    if (!output) continue;
    output->size = printed[i];
    output->cut = false;
  }
  before.names = judge->findings->names; /* they may have moved */
  before.names_room = judge->findings->names_room;
  *judge->findings = before;
  if (!judge->losses.count++) {
    judge->losses.why = crd_stop_text(stop).data;
    judge->losses.document = subject->document;
    judge->losses.item = subject->item;
  }
}

/* ---- documents ---- */

static account account_of(const judge *judge, const current *at, account_outcome outcome, size_t offset) {
  return (account){.place = &at->place,
                   .subject = &at->subject,
                   .arena = judge->arena,
                   .outcome = outcome,
                   .strict = judge->options->strict,
                   .with_object = judge->options->mutate,
                   .offset = (uint32_t)offset};
}

/* Gives an account to every output. */
static void tell_outlets(const judge *judge, account *account) {
  for (size_t i = 0; i < judge->outlets->count; i++) judge->outlets->items[i].form->tell(&judge->reports[i], account);
}

/* A document that is bad though there is no verdict; `code` is what that is called (finding_rule.h). */
static void say_bad(const judge *judge, const current *at, account_outcome outcome, size_t offset, const char *code,
                    crd_string error) {
  account account = account_of(judge, at, outcome, offset);
  account.why = error;
  account.code = code;
  tell_outlets(judge, &account);
}

static void say_error(const judge *judge, const current *at, size_t offset, crd_string error) {
  say_bad(judge, at, ACCOUNT_INVALID, offset, "document", error);
}

static void say_skipped(const judge *judge, const current *at, crd_string why) {
  account account = account_of(judge, at, ACCOUNT_SKIPPED, 0);
  account.why = why;
  tell_outlets(judge, &account);
}

static crd_string string_member(const crd_value *object, crd_string name) {
  const crd_value *value = crd_value_get(object, name);
  return crd_value_text(value);
}

/* The most of a name that is kept: groups, versions and kinds have 253, 63 and 63 characters. */
#define NAME_LIMIT 400u

/* Keeps the name of a kind for the summary. */
static void name_unknown(judge *judge, crd_string api_version, crd_string kind) {
  findings *findings = judge->findings;
  crd_string name =
      crd_arena_printf(judge->arena, "%.*s %.*s", (int)api_version.size, api_version.data, (int)kind.size, kind.data);
  size_t size = name.size < NAME_LIMIT ? name.size : NAME_LIMIT;
  if (findings->names_size + size + 1 > findings->names_room) {
    size_t room = (findings->names_room + NAME_LIMIT) * 2;
    char *names = realloc(findings->names, room);
    if (!names) crd_stop_now(judge->arena, CRD_STOP_MEMORY, room);
    findings->names = names;
    findings->names_room = room;
  }
  char *to = findings->names + findings->names_size;
  for (size_t i = 0; i < size; i++) to[i] = (char)((unsigned char)name.data[i] < 0x20 ? '?' : name.data[i]);
  to[size] = '\0';
  findings->names_size += size + 1;
}

/* A document that --skip names. */
static bool is_skipped(judge *judge, current *at, const crd_value *object) {
  if (!judge->options->skips.count) return false;
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  if (!coverage_skips(judge->options, api_version, kind)) return false;
  at->subject.kind = kind;
  judge->findings->skipped++;
  say_skipped(judge, at, CRD_STRING("--skip"));
  return true;
}

/* A document whose kind nobody knows. */
static void judge_unknown(judge *judge, current *at, const crd_value *object, crd_string api_version, crd_string kind) {
  coverage_gap gap;
  size_t hint;
  crd_string why = coverage_explain(judge->arena, judge->registry, judge->options, api_version, kind, &gap, &hint);
  at->subject.kind = kind;
  if (gap != GAP_NO_MATCH) name_unknown(judge, api_version, kind);
  if (gap != GAP_COUNTED) {
    judge->findings->invalid++;
    say_bad(judge, at, ACCOUNT_INVALID, object->offset, "noSchema", why);
    return;
  }
  judge->findings->unknown++;
  account account = account_of(judge, at, ACCOUNT_UNKNOWN, object->offset);
  account.why = why;
  account.code = "noSchema";
  account.hint = hint < why.size;
  tell_outlets(judge, &account);
}

/* A document that does not say what it is. */
static void judge_kindless(judge *judge, current *at, const crd_value *object, crd_string kind) {
  at->subject.kind = kind;
  judge->findings->invalid++;
  say_bad(judge, at, ACCOUNT_INVALID, object->offset, "notAnObject",
          object->kind != CRD_MAP ? CRD_STRING("not an object")
          : kind.size             ? CRD_STRING("apiVersion: Required value")
                                  : CRD_STRING("kind: Required value"));
}

/* The duplicate fields of the object at `prefix` in the document ("" or "items[3]"), as strict errors. */
static crd_strict_errors noted_duplicates(judge *judge, const current *at) {
  crd_strict_errors noted = {.arena = judge->arena};
  crd_string prefix = crd_string_of(at->place.prefix);
  if (!at->place.json && !prefix.size) return *at->keys;
  for (uint32_t i = 0; i < at->duplicates->count; i++) {
    crd_string path = at->duplicates->items[i].path;
    if (prefix.size) {
      if (!crd_string_has_prefix(path, prefix) || path.size <= prefix.size || path.data[prefix.size] != '.') continue;
      path = (crd_string){path.data + prefix.size + 1, path.size - prefix.size - 1};
    }
    crd_strict_add(
        &noted, (crd_strict_error){.kind = CRD_STRICT_DUPLICATE, .path = path, .offset = at->duplicates->items[i].offset});
  }
  return noted;
}

/* What was found of an object; `offset` is its place in the document. */
static void tell_verdict(judge *judge, current *at, const crd_verdict *verdict, uint32_t offset, crd_string kind) {
  bool good = verdict->allowed && !(judge->options->strict && verdict->strict.count);
  *(good ? &judge->findings->valid : &judge->findings->invalid) += 1;
  at->subject.kind = kind;
  account account = account_of(judge, at, good ? ACCOUNT_VALID : ACCOUNT_INVALID, offset);
  account.verdict = verdict;
  tell_outlets(judge, &account);
}

/* A CRD: what there is to say of it was found before any document was judged. False when it was not. */
static bool judge_crd(judge *judge, current *at, const crd_value *object, crd_string api_version, crd_string kind) {
  if (!crd_string_equal(kind, CRD_STRING("CustomResourceDefinition")) ||
      !crd_string_equal(api_version, CRD_STRING("apiextensions.k8s.io/v1")))
    return false;
  const manifest_crd *crd = manifest_crds_at(judge->manifests, at->place.input->name, at->place.document + object->offset);
  if (!crd) return false;
  if (crd->verdict.error.size) {
    *(crd->unjudged ? &judge->findings->unjudged : &judge->findings->invalid) += 1;
    if (crd->unjudged)
      say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "document", crd->verdict.error);
    else
      say_error(judge, at, object->offset, crd->verdict.error);
  } else {
    tell_verdict(judge, at, &crd->verdict, object->offset, kind);
  }
  return true;
}

/* An object whose CRD is among the manifests and refused, so that there is nothing to judge by. */
static bool lacks_crd(judge *judge, current *at, const crd_value *object, crd_string api_version, crd_string kind) {
  const manifest_crd *crd = manifest_crds_refused(judge->manifests, crd_group_version_of(api_version).group, kind);
  if (!crd) return false;
  judge->findings->unjudged++;
  at->subject.kind = kind;
  say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "invalidCrd",
          crd_arena_printf(judge->arena, "could not be judged: its CustomResourceDefinition is invalid (%s:%u)", crd->file,
                           crd->line));
  return true;
}

static crd_string metadata_text(const crd_value *object, const char *name) {
  const crd_value *value = crd_value_find(object, "metadata", name, NULL);
  return crd_value_text(value);
}

/* Takes down what the object is called before anything becomes of it. */
static void name_object(current *at, const crd_value *object, crd_string kind) {
  crd_string name = metadata_text(object, "name");
  report_place *place = &at->place;
  at->subject.name = name;
  at->subject.name_space = metadata_text(object, "namespace");
  place->api_version = string_member(object, CRD_STRING("apiVersion"));
  place->kind = kind;
  place->name_space = at->subject.name_space;
  place->generated = !name.size;
  place->name = name.size ? name : metadata_text(object, "generateName");
}

static crd_request request_for(const judge *judge, const crd_kind *kind) {
  const options *options = judge->options;
  return (crd_request){.operation = CRD_CREATE,
                       .kind = kind,
                       .layers = options->rules.layers,
                       .warn_layers = options->rules.warn_layers,
                       .settings = judge->settings,
                       .pods = &pod_judge,
                       .state = judge->state,
                       .kubernetes_minor = options->rules.kubernetes_minor,
                       .decoder = options->rules.decoder,
                       .want_strict = true};
}

/* An object of the API server's own that has pods; false where it is none, or not asked about. */
static bool judge_builtin(judge *judge, current *at, const crd_value *object, crd_string api_version, crd_string kind) {
  if (!builtin_is_asked(judge->arena, judge->options, api_version, kind)) return false;
  bool item = at->place.prefix[0] != '\0';
  crd_strict_errors noted = noted_duplicates(judge, at);
  const builtin_document document = {.api_version = api_version,
                                     .kind = kind,
                                     .object = object,
                                     .text = item ? (crd_string){NULL, 0} : at->place.text,
                                     .encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML,
                                     .noted = &noted};
  crd_verdict verdict;
  builtin_judge(judge->arena, judge->options, &document, &verdict);
  if (judge->layers) layer_use_note_builtin(judge->layers);
  tell_verdict(judge, at, &verdict, object->offset, kind);
  return true;
}

/* The kind to judge an object by. What is compiled in of the core's kinds is for rules that look at them; one of a catalog
 * has a schema. */
static const crd_kind *find_judged_kind(const judge *judge, crd_string api_version, crd_string kind) {
  const crd_kind *known = crd_registry_find_object(judge->registry, api_version, kind);
  if (known || !api_version.size || memchr(api_version.data, '/', api_version.size)) return known;
  known = crd_registry_known(judge->registry, (crd_string){NULL, 0}, api_version, kind);
  return known && !kinds_is_built_in(known) ? known : NULL;
}

static void judge_object(judge *judge, current *at, crd_value *object) {
  crd_string api_version = string_member(object, CRD_STRING("apiVersion")), kind = string_member(object, CRD_STRING("kind"));
  name_object(at, object, kind);
  if (!api_version.size || !kind.size) {
    judge_kindless(judge, at, object, kind);
    return;
  }
  if (is_skipped(judge, at, object) || judge_crd(judge, at, object, api_version, kind)) return;
  const crd_kind *known = find_judged_kind(judge, api_version, kind);
  if ((!known || kinds_is_built_in(known)) && lacks_crd(judge, at, object, api_version, kind)) return;
  if (!known && judge_builtin(judge, at, object, api_version, kind)) return;
  if (!known || !known->served) {
    judge_unknown(judge, at, object, api_version, kind);
    return;
  }
  crd_strict_errors noted = noted_duplicates(judge, at);
  uint32_t offset = object->offset;
  crd_verdict verdict;
  crd_request request = request_for(judge, known);
  request.body = at->place.text;
  request.encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML;
  request.object = object;
  request.strict = &noted;
  if (judge->options->mutate)
    judge_mutated(judge->arena, &request, judge->options->mutate_again, &verdict);
  else
    crd_request_judge(judge->arena, &request, &verdict);
  if (judge->layers) layer_use_note(judge->layers, known, judge->options->rules.layers, verdict.unasked_layers);
  hidden_mention(judge->arena, &request, &verdict);
  tell_verdict(judge, at, &verdict, offset, kind);
}

/* Reads apiVersion and kind of a JSON object where they stand in front of all that has members or items, as they do in what
 * programs write. */
static bool peek_type(judge *judge, crd_string document, crd_string *api_version, crd_string *kind) {
  crd_json_cursor cursor = crd_json_cursor_at(judge->arena, document);
  crd_string name;
  bool good = crd_json_enter(&cursor);
  while (good && !(api_version->size && kind->size) && crd_json_next(&cursor, &name, &good)) {
    crd_value value;
    if (*cursor.at == '{' || *cursor.at == '[' || !crd_json_take(&cursor, &value)) return false;
    bool is_kind = crd_string_equal(name, CRD_STRING("kind"));
    if (value.kind != CRD_STRING_VALUE || (!is_kind && !crd_string_equal(name, CRD_STRING("apiVersion")))) continue;
    *(is_kind ? kind : api_version) = crd_value_string(&value);
  }
  return api_version->size && kind->size;
}

/* A JSON document that is one object mostly needs no tree. False: it is judged by way of one, as if nothing had been tried.
 */
static bool judge_fast(judge *judge, current *at) {
  crd_string document = at->place.text, api_version = {NULL, 0}, kind = {NULL, 0};
  const options *options = judge->options;
  if (options->mutate || options->wants_objects || options->rules.decoder == CRD_DECODER_TREE) return false;
  if (!peek_type(judge, document, &api_version, &kind)) return false;
  const crd_kind *known = find_judged_kind(judge, api_version, kind);
  if (!known || !known->served || coverage_skips(judge->options, api_version, kind)) return false;
  if (crd_string_equal(kind, CRD_STRING("CustomResourceDefinition"))) return false;
  if (kinds_is_built_in(known) && manifest_crds_refused(judge->manifests, known->group, known->kind)) return false;
  crd_request request = request_for(judge, known);
  request.without_object = true;
  const char *start = crd_json_cursor_at(judge->arena, document).at, *last = document.data + document.size;
  const char *end = crd_request_read(judge->arena, &request, document);
  if (!end) return false;
  crd_json_cursor rest = crd_json_cursor_at(judge->arena, (crd_string){end, (size_t)(last - end)});
  if (!crd_json_done(&rest)) return false;
  current own = *at;
  crd_verdict verdict;
  name_object(&own, crd_request_head(judge->arena, &request), kind);
  if (!crd_request_judge_fast(judge->arena, &request, &verdict) || verdict.skipped_layers) return false;
  if (judge->layers) layer_use_note(judge->layers, known, judge->options->rules.layers, verdict.unasked_layers);
  tell_verdict(judge, &own, &verdict, (uint32_t)(start - document.data), kind);
  return true;
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
  crd_value *items = object_list_items(root);
  if (!items || crd_registry_find_object(judge->registry, api_version, kind)) {
    judge_object(judge, at, root);
    return;
  }
  if (is_skipped(judge, at, root)) return;
  for (uint32_t i = 0; i < items->size; i++) {
    at->place.prefix = crd_arena_printf(judge->arena, "items[%u]", i).data;
    at->subject.item = (int)i;
    at->subject.kind = at->subject.name = (crd_string){NULL, 0};
    object_list_complete(judge->arena, root, &items->as.items[i]);
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
  crd_duplicates duplicates = {.count = 0};
  crd_strict_errors keys = {.arena = judge->arena};
  crd_parse_options options = {.duplicates = &duplicates, .keys = &keys};
  crd_parse_error error = {.offset = 0};
  current at = {
      .place =
          {.input = job->input, .index = job->index, .document = job->offset, .text = document, .json = json, .prefix = ""},
      .subject = job->subject,
      .duplicates = &duplicates,
      .keys = &keys};
  if (json && judge_fast(judge, &at)) return;
  crd_value *root = json ? crd_json_parse(judge->arena, document, &options, &error)
                         : crd_yaml_parse(judge->arena, document, &options, &error, NULL);
  if (root && root->kind == CRD_NULL && !json) { /* nothing but comments */
    judge->findings->empty++;
    account empty = account_of(judge, &at, ACCOUNT_EMPTY, 0);
    empty.why = CRD_STRING("empty document");
    tell_outlets(judge, &empty);
    return;
  }
  if (root) {
    judge_root(judge, &at, root);
    return;
  }
  judge->findings->invalid++;
  account unreadable = account_of(judge, &at, ACCOUNT_INVALID, error.offset);
  unreadable.unreadable = &error;
  tell_outlets(judge, &unreadable);
}

void judge_document(judge *judge, const input *input, report_index *index, uint32_t number, crd_string document,
                    size_t offset) {
  document_job job = {judge, input, index, document, offset, {.file = input->name, .document = number, .item = -1}};
  attempt(judge, judge->arena, &job.subject, judge_text, &job);
}

void judge_input(judge *judge, const input *input) {
  report_index index;
  crd_string document;
  size_t offset;
  document_cursor cursor = {.text = input->text, .json = input->json};
  report_index_init(&index, input->text);
  while (document_next(&cursor, &document, &offset)) judge_document(judge, input, &index, cursor.number, document, offset);
  judge->findings->empty += cursor.empty;
  report_index_free(&index);
  judge->findings->files++;
}
