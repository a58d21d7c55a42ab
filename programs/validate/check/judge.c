/* SPDX-License-Identifier: Apache-2.0 */
/* A document is parsed once: the judge gets the tree, and the duplicate fields that the parser found. */
#include "judge.h"
#include "../../../runtime/base/scan.h"
#include "../../../runtime/text/group_version.h"
#include "base/memory.h"
#include "documents/source.h"
#include "documents/untyped.h"
#include "inputs/substitution.h"
#include "judge/expression_judge.h"
#include "judge/peek.h"
#include "kinds/hidden.h"
#include "kinds/rule_place.h"
#include "object_files.h"
#include "time_limit.h"
#include <crd/json_cursor.h>
#include <stdlib.h>

bool judge_open(judge *judge) {
  const crd_arena_options limited = {.limit = MEMORY_LIMIT_OF_WORK};
  judge->arena = crd_arena_create(&limited);
  judge->item_arena = crd_arena_create(&limited);
  bool good = judge->arena && judge->item_arena;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const outlet *outlet = &judge->outlets->items[i];
    good = good && output_stream_open(&judge->printed[i]);
    judge->reports[i] = (report){.stream = judge->printed[i].stream,
                                 .color = outlet->color,
                                 .excerpts = outlet->excerpts,
                                 .rules = rule_places_finder(outlet->form->wants_places ? judge->places : NULL)};
  }
  return good;
}

void judge_close(judge *judge) {
  crd_arena_destroy(judge->arena);
  crd_arena_destroy(judge->item_arena);
  for (size_t i = 0; i < OUTLETS_MOST; i++) output_stream_close(&judge->printed[i]);
}

/* ---- output and memory ---- */

/* The buffer for an outlet's text; NULL: it is written directly. */
static output *kept_output(const judge *judge, size_t outlet) {
  return judge->reports[outlet].stream == judge->printed[outlet].stream ? judge->printed[outlet].to : NULL;
}

/* Whether all output was kept. */
static bool flush_outputs(const judge *judge) {
  bool whole = true;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const output *output = kept_output(judge, i);
    if (output) fflush(judge->reports[i].stream);
    if (output && output->cut) whole = false;
  }
  return whole;
}

/* Restores a list of names to its former size; its memory may have moved. */
static void keep_room(name_list *before, const name_list *now) {
  before->text = now->text;
  before->room = now->room;
}

/* Runs work that can be stopped in `arena`. If it is stopped, its output and counts are removed. */
static void attempt(judge *judge, crd_arena *arena, const verdict_subject *subject, void (*work)(void *context),
                    void *context) {
  findings before = *judge->findings;
  size_t printed[OUTLETS_MOST] = {0};
  for (size_t i = 0; i < judge->outlets->count; i++) {
    const output *output = kept_output(judge, i);
    if (output) printed[i] = output->size;
  }
  crd_stop stop = time_limit_guard(arena, work, context);
  if (!flush_outputs(judge)) stop = CRD_STOP_MEMORY;
  crd_arena_reset(arena);
  if (!stop) return;
  for (size_t i = 0; i < judge->outlets->count; i++) {
    output *output = kept_output(judge, i);
    if (!output) continue;
    output->size = printed[i];
    output->cut = false;
  }
  keep_room(&before.kinds, &judge->findings->kinds);
  keep_room(&before.passed, &judge->findings->passed);
  *judge->findings = before;
  if (!judge->losses.count++) {
    judge->losses.why = time_limit_words(stop);
    judge->losses.document = subject->document;
    judge->losses.item = subject->item;
  }
}

/* ---- documents ---- */

/* A document that the options skip or refuse because of its kind. A List is judged by its items, even if --kind does not
 * name it. */
static bool is_chosen_away(judge *judge, judged_document *at, const crd_value *object, crd_string api_version,
                           crd_string kind, bool list) {
  coverage_choice choice = coverage_choose(&judge->options->kinds, api_version, kind);
  if (choice == CHOICE_JUDGED || (list && choice == CHOICE_NOT_ASKED)) return false;
  at->subject.kind = kind;
  *(choice == CHOICE_REJECTED ? &judge->findings->invalid : &judge->findings->skipped) += 1;
  if (choice == CHOICE_REJECTED)
    judging_say_bad(
        judge, at, ACCOUNT_INVALID, object->offset, "rejectedKind",
        crd_arena_printf(judge->arena, "%.*s %.*s is rejected (--reject)", CRD_PRINT(api_version), CRD_PRINT(kind)));
  else
    judging_say_passed(judge, at, ACCOUNT_SKIPPED, choice == CHOICE_NOT_ASKED ? CRD_STRING("--kind") : CRD_STRING("--skip"));
  return true;
}

/* The duplicate fields of the object at `prefix` in the document ("" or "items[3]"), as strict errors. */
static crd_strict_errors noted_duplicates(judge *judge, const judged_document *at) {
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

/* Begins to judge an object with unknown values. */
static void note_blind(judge *judge, judged_document *at, crd_value *object, blind_text *is) {
  crd_value *copy = crd_arena_alloc(judge->arena, sizeof *copy);
  *copy = crd_value_copy(judge->arena, object);
  at->blind = (blind){copy, is};
  at->object = copy;
}

/* Reports the verdict on an object, and that of policies (may be NULL); `offset` is its place in the document. */
static void tell_verdict(judge *judge, judged_document *at, const crd_verdict *verdict, const policy_account *policies,
                         uint32_t offset, crd_string kind) {
  crd_verdict left = *verdict;
  if (at->blind.object) {
    crd_string group = crd_group_version_of(at->place.api_version).group;
    if (!blind_leaves(judge->arena, &at->blind, group, kind, &left)) {
      judge_pass_blind(judge, at, kind);
      return;
    }
    verdict = &left;
    policies = NULL;
  }
  bool good = verdict->allowed && !(judge->options->strict && verdict->strict.count);
  *(good ? &judge->findings->valid : &judge->findings->invalid) += 1;
  judge->findings->warned += verdict->warnings.count || (verdict->strict.count && !judge->options->strict);
  at->subject.kind = kind;
  account account = judging_account(judge, at, good ? ACCOUNT_VALID : ACCOUNT_INVALID, offset);
  account.verdict = verdict;
  account.policies = policies;
  judging_tell(judge, &account);
}

/* Judges a CRD, whose verdict is known before any document is judged. False if the object is no CRD. */
static bool judge_crd(judge *judge, judged_document *at, const crd_value *object, crd_string api_version, crd_string kind) {
  if (!crd_string_equal(kind, CRD_STRING("CustomResourceDefinition")) ||
      !crd_string_equal(api_version, CRD_STRING("apiextensions.k8s.io/v1")))
    return false;
  const manifest_crd *crd = manifest_crds_at(judge->manifests, at->place.input->name, at->place.document + object->offset);
  if (crd && !crd->verdict.error.size && !crd->verdict.allowed && judge_pass_piece_of_crd(judge, at, object)) return true;
  if (!crd) { /* its text was not recognised: the word has escapes or base64, or is on two lines */
    judge->findings->unjudged++;
    judging_say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "document",
                    CRD_STRING("could not be judged: the kind CustomResourceDefinition has to be written plainly"));
  } else if (crd->verdict.error.size) {
    *(crd->unjudged ? &judge->findings->unjudged : &judge->findings->invalid) += 1;
    judging_say_bad(judge, at, crd->unjudged ? ACCOUNT_UNJUDGED : ACCOUNT_INVALID, object->offset, "document",
                    crd->verdict.error);
  } else {
    tell_verdict(judge, at, &crd->verdict, NULL, object->offset, kind);
  }
  return true;
}

/* Whether an object cannot be judged because its CRD is among the manifests and was refused. */
static bool lacks_crd(judge *judge, judged_document *at, const crd_value *object, crd_string api_version, crd_string kind) {
  const manifest_crd *crd = manifest_crds_refused(judge->manifests, crd_group_version_of(api_version).group, kind);
  if (!crd) return false;
  judge->findings->unjudged++;
  at->subject.kind = kind;
  judging_say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "invalidCrd",
                  crd_arena_printf(judge->arena, "could not be judged: its CustomResourceDefinition is invalid (%s:%u)",
                                   crd->file, crd->line));
  return true;
}

/* Whether an object cannot be judged because the catalog's entry for its kind is unusable. */
static bool lacks_schema(judge *judge, judged_document *at, const crd_value *object, crd_string api_version,
                         crd_string kind) {
  const char *broken = catalog_kinds_broken(judge->catalogs, api_version, kind);
  if (!broken) return false;
  judge->findings->unjudged++;
  at->subject.kind = kind;
  judging_say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "noSchema",
                  crd_arena_printf(judge->arena, "could not be judged: the schema of its kind is of no use (%s)", broken));
  return true;
}

/* Whether a document has an error that needs no schema, which is then reported; warnings stay in the verdict. */
static bool is_wrong_untyped(judge *judge, judged_document *at, const crd_value *object, crd_string api_version,
                             crd_string kind, crd_verdict *verdict) {
  crd_string group = crd_group_version_of(api_version).group;
  crd_strict_errors noted = noted_duplicates(judge, at);
  const untyped_document document = {.api_version = api_version,
                                     .kind = kind,
                                     .object = object,
                                     .built_in = served_owns_group(group),
                                     .noted = &noted,
                                     .kubernetes_minor = judge->options->rules.kubernetes_minor};
  if (!untyped_judge(judge->arena, &document, verdict) || (verdict->allowed && !judge->options->strict)) return false;
  if (at->blind.object && !blind_leaves(judge->arena, &at->blind, group, kind, verdict)) return false;
  tell_verdict(judge, at, verdict, NULL, object->offset, kind);
  return true;
}

/* Judges a document of an unknown kind. */
static void judge_unknown(judge *judge, judged_document *at, crd_value *object, crd_string api_version, crd_string kind) {
  coverage_gap gap;
  size_t hint;
  crd_string near = catalog_kinds_near(judge->catalogs, judge->arena, api_version, kind);
  crd_string why = coverage_explain(judge->arena, judge->registry, &judge->options->kinds,
                                    judge->options->rules.kubernetes_minor, api_version, kind, near, &gap, &hint);
  at->subject.kind = kind;
  crd_verdict untyped = {.allowed = false};
  if ((gap == GAP_COUNTED || gap == GAP_IN_GROUP) && is_wrong_untyped(judge, at, object, api_version, kind, &untyped))
    return;
  if (gap != GAP_NO_MATCH)
    judging_keep_name(judge, &judge->findings->kinds,
                      crd_arena_printf(judge->arena, "%.*s %.*s%s", CRD_PRINT(api_version), CRD_PRINT(kind),
                                       gap != GAP_REQUIRED && judge->policies ? " (policies alone)" : ""));
  if (gap == GAP_REQUIRED || gap == GAP_NO_MATCH) {
    judge->findings->invalid++;
    judging_say_bad(judge, at, ACCOUNT_INVALID, object->offset, "noSchema", why);
    return;
  }
  if (judge->policies) {
    crd_verdict verdict;
    policy_account policies;
    policies_judge(judge->policies, judge->arena, object, NULL, &verdict, &policies);
    tell_verdict(judge, at, &verdict, &policies, object->offset, kind);
    return;
  }
  judge->findings->unknown++;
  account account = judging_account(judge, at, ACCOUNT_UNKNOWN, object->offset);
  account.why = why;
  account.code = "noSchema";
  account.hint = hint < why.size;
  account.warns = gap == GAP_IN_GROUP;
  untyped.skipped = why;
  if (!judge->options->strict && untyped.found.count) account.verdict = &untyped;
  judge->findings->warned += account.warns || account.verdict;
  judging_tell(judge, &account);
}

/* Records the object's kind and name first. */
static void name_object(judged_document *at, const crd_value *object, crd_string api_version, crd_string kind) {
  const crd_value *metadata = crd_value_get(object, CRD_STRING("metadata"));
  crd_string name = crd_value_text_in(metadata, "name");
  report_place *place = &at->place;
  crd_string source = source_of_object(metadata);
  if (source.size) place->source = at->subject.source = source;
  at->subject.name = name;
  at->subject.name_space = crd_value_text_in(metadata, "namespace");
  place->api_version = api_version;
  place->kind = kind;
  place->name_space = at->subject.name_space;
  place->generated = !name.size;
  place->name = name.size ? name : crd_value_text_in(metadata, "generateName");
}

/* Judges an object of a built-in kind; false if it is not judged here. */
static bool judge_builtin(judge *judge, judged_document *at, crd_value *object, crd_string api_version, crd_string kind) {
  if (!builtin_is_asked(&judge->options->rules, api_version, kind)) return false;
  bool item = at->place.prefix[0] != '\0' || at->rewritten;
  crd_strict_errors noted = noted_duplicates(judge, at);
  const builtin_document document = {.api_version = api_version,
                                     .kind = kind,
                                     .object = object,
                                     .text = item ? (crd_string){NULL, 0} : at->place.text,
                                     .whole = !at->blind.object,
                                     .encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML,
                                     .noted = &noted};
  crd_verdict verdict;
  policy_account policies;
  const bool policed = judge_by_builtin(judge, &document, object, &verdict, &policies);
  if (judge->layers) layer_use_note_builtin(judge->layers);
  if (verdict.error.size && !crdc_expression_judge) {
    judge_pass_unjudged(judge, at, kind, verdict.error);
    return true;
  }
  if (verdict.error.size) { /* the API server has no answer either: it panics */
    judge->findings->unjudged++;
    at->subject.kind = kind;
    judging_say_bad(judge, at, ACCOUNT_UNJUDGED, object->offset, "document",
                    crd_arena_printf(judge->arena, "could not be judged: %.*s", CRD_PRINT(verdict.error)));
    return true;
  }
  tell_verdict(judge, at, &verdict, policed ? &policies : NULL, object->offset, kind);
  return true;
}

/* The kind by which an object is judged. Compiled-in core kinds only serve rules that read them; a catalog's kind has a
 * schema. */
static const crd_kind *find_judged_kind(const judge *judge, crd_string api_version, crd_string kind) {
  const crd_kind *known = crd_registry_find_object(judge->registry, api_version, kind);
  if (known || !api_version.size || memchr(api_version.data, '/', api_version.size)) return known;
  known = crd_registry_known(judge->registry, (crd_string){NULL, 0}, api_version, kind);
  return known && !kinds_is_built_in(known) ? known : NULL;
}

static void judge_object(judge *judge, judged_document *at, crd_value *object) {
  at->rewritten = substitution_apply(judge->substitution, judge->arena, object);
  crd_string api_version = crd_value_text_in(object, "apiVersion"), kind = crd_value_text_in(object, "kind");
  name_object(at, object, api_version, kind);
  at->object = object;
  at->blind = (blind){NULL, NULL};
  if (!api_version.size || !kind.size) {
    judge_pass_kindless(judge, at, object, kind);
    return;
  }
  bool encrypted = encrypted_is(object);
  if (encrypted && (encrypted_is_value(api_version) || encrypted_is_value(kind))) {
    judge_pass_blind(judge, at, encrypted_is_value(kind) ? (crd_string){NULL, 0} : kind);
    return;
  }
  if (is_chosen_away(judge, at, object, api_version, kind, false) || judge_crd(judge, at, object, api_version, kind)) return;
  const crd_kind *known = find_judged_kind(judge, api_version, kind);
  if ((!known || kinds_is_built_in(known)) && lacks_crd(judge, at, object, api_version, kind)) return;
  if (encrypted) {
    note_blind(judge, at, object, encrypted_is_value);
    crd_value_remove(object, CRD_STRING("sops"));
  } else if (judge->options->substitution.allow_missing && blind_is_in(object, substitution_is_open)) {
    note_blind(judge, at, object, substitution_is_open);
  }
  if (judge_builtin(judge, at, object, api_version, kind)) return;
  if (!known && (judge_pass_foreign(judge, at, api_version, kind) || lacks_schema(judge, at, object, api_version, kind)))
    return;
  if (!known || !known->served) {
    judge_unknown(judge, at, object, api_version, kind);
    return;
  }
  crd_strict_errors noted = noted_duplicates(judge, at);
  uint32_t offset = object->offset;
  crd_verdict verdict;
  crd_request request = judge_request_of(judge, known);
  if (!at->rewritten) request.body = at->place.text;
  request.encoding = at->place.json ? CRD_ENCODING_JSON : CRD_ENCODING_YAML;
  request.object = object;
  request.strict = &noted;
  policy_account policies;
  const bool policed = judge_by_request(judge, &request, &verdict, &policies);
  if (judge->layers) layer_use_note(judge->layers, known, judge->options->rules.layers, verdict.unasked_layers);
  hidden_mention(judge->arena, &request, &verdict);
  tell_verdict(judge, at, &verdict, policed ? &policies : NULL, offset, kind);
}

/* Reads apiVersion, kind and metadata of a JSON object, which is enough to report one without errors. */
static bool peek_head(judge *judge, crd_string document, crd_value *head) {
  crd_json_cursor cursor = crd_json_cursor_at(judge->arena, document);
  crd_string name;
  bool good = crd_json_enter(&cursor);
  *head = crd_value_make_map(judge->arena, 3);
  while (good && head->size < 3 && crd_json_next(&cursor, &name, &good)) {
    crd_value value;
    if (!crd_string_equal(name, CRD_STRING("metadata")) && !crd_string_equal(name, CRD_STRING("apiVersion")) &&
        !crd_string_equal(name, CRD_STRING("kind"))) {
      good = crd_json_skip(&cursor);
      continue;
    }
    good = crd_json_take(&cursor, &value);
    if (good) crd_value_add(judge->arena, head, name, value);
  }
  return good && head->size == 3;
}

/* Does the same for a built-in kind, whose decoder reads bytes. An object with errors needs a tree for their places. */
static bool judge_builtin_fast(judge *judge, judged_document *at, crd_string api_version, crd_string kind) {
  static const crd_strict_errors none = {.count = 0};
  const crd_string document = at->place.text;
  crd_value head;
  if (manifest_crds_refused(judge->manifests, crd_group_version_of(api_version).group, kind)) return false;
  if (!builtin_is_asked(&judge->options->rules, api_version, kind) || !peek_head(judge, document, &head)) return false;
  const builtin_document asked = {.api_version = api_version,
                                  .kind = kind,
                                  .object = &head,
                                  .text = document,
                                  .whole = true, /* to see similar names as unknown fields */
                                  .encoding = CRD_ENCODING_JSON,
                                  .noted = &none};
  crd_verdict verdict;
  builtin_judge(judge->arena, judge->options, &asked, &verdict);
  if (verdict.error.size || !verdict.allowed || verdict.found.count) return false;
  judged_document own = *at;
  name_object(&own, &head, api_version, kind);
  if (judge->layers) layer_use_note_builtin(judge->layers);
  const char *start = crd_json_cursor_at(judge->arena, document).at;
  tell_verdict(judge, &own, &verdict, NULL, (uint32_t)(start - document.data), kind);
  return true;
}

/* Judges a JSON document that is one object, mostly without a tree. False: a tree is needed; the attempt counts in the
 * limits of memory and time. */
static bool judge_fast(judge *judge, judged_document *at) {
  crd_string document = at->place.text, api_version = {NULL, 0}, kind = {NULL, 0};
  const options *options = judge->options;
  if (options->mutate || judge->policies || options->output.wants_objects || options->rules.decoder == CRD_DECODER_TREE)
    return false;
  if (judge->substitution || options->substitution.allow_missing) return false;
  if (!crdc_peek_type(judge->arena, document, &api_version, &kind) || encrypted_may_be(document)) return false;
  const crd_kind *known = find_judged_kind(judge, api_version, kind);
  if (coverage_choose(&options->kinds, api_version, kind) != CHOICE_JUDGED) return false;
  if (!known) return judge_builtin_fast(judge, at, api_version, kind);
  if (!known->served) return false;
  if (crd_string_equal(kind, CRD_STRING("CustomResourceDefinition"))) return false;
  if (kinds_is_built_in(known) && manifest_crds_refused(judge->manifests, known->group, known->kind)) return false;
  crd_request request = judge_request_of(judge, known);
  request.without_object = true;
  const char *start = crd_json_cursor_at(judge->arena, document).at, *last = document.data + document.size;
  const char *end = crd_request_read(judge->arena, &request, document);
  if (!end) return false;
  crd_json_cursor rest = crd_json_cursor_at(judge->arena, (crd_string){end, (size_t)(last - end)});
  if (!crd_json_done(&rest)) return false;
  judged_document own = *at;
  crd_verdict verdict;
  name_object(&own, crd_request_head(judge->arena, &request), api_version, kind);
  if (!crd_request_judge_fast(judge->arena, &request, &verdict) || verdict.skipped_layers) return false;
  if (judge->layers) layer_use_note(judge->layers, known, judge->options->rules.layers, verdict.unasked_layers);
  tell_verdict(judge, &own, &verdict, NULL, (uint32_t)(start - document.data), kind);
  return true;
}

typedef struct item_job {
  judge *judge;
  judged_document *at;
  crd_value *item;
} item_job;

static void judge_item(void *context) {
  item_job *job = context;
  struct judge one = *job->judge; /* each item's memory is freed before the next one, because there can be a million */
  one.arena = one.item_arena;
  judge_object(&one, job->at, job->item);
}

/* The items of a list; NULL if it is none, or its kind has a schema. */
static crd_value *items_of(const judge *judge, const crd_value *root) {
  crd_value *items = object_list_items(root);
  if (!items) return NULL;
  crd_string api_version = crd_value_text_in(root, "apiVersion"), kind = crd_value_text_in(root, "kind");
  return crd_registry_find_object(judge->registry, api_version, kind) ? NULL : items;
}

static void refuse_depth(judge *judge, const judged_document *at, const crd_value *list) {
  judge->findings->invalid++;
  judging_say_bad(judge, at, ACCOUNT_INVALID, list->offset, "document",
                  crd_arena_printf(judge->arena, "lists stand in lists, more than %d deep", OBJECT_LIST_DEPTH));
}

/* `prefix` is the list's own path. Accounts name the item of the outermost list. */
static void judge_items(judge *judge, judged_document *at, const crd_value *root, crd_value *items, unsigned depth) {
  const char *prefix = at->place.prefix;
  crd_string api_version = crd_value_text_in(root, "apiVersion"), kind = crd_value_text_in(root, "kind");
  at->object = root;
  if (is_chosen_away(judge, at, root, api_version, kind, true)) return;
  for (uint32_t i = 0; i < items->size; i++) {
    crd_value *item = &items->as.items[i];
    at->place.prefix = crd_arena_printf(judge->arena, "%s%sitems[%u]", prefix, *prefix ? "." : "", i).data;
    if (depth == 1) at->subject.item = (int)i;
    at->subject.kind = at->subject.name = (crd_string){NULL, 0};
    object_list_complete(judge->arena, root, item);
    crd_value *inner = items_of(judge, item);
    item_job job = {judge, at, item};
    if (!inner)
      attempt(judge, judge->item_arena, &at->subject, judge_item, &job);
    else if (depth < OBJECT_LIST_DEPTH)
      judge_items(judge, at, item, inner, depth + 1);
    else
      refuse_depth(judge, at, item);
  }
}

static void judge_root(judge *judge, judged_document *at, crd_value *root) {
  crd_value *items = items_of(judge, root);
  if (items)
    judge_items(judge, at, root, items, 1);
  else
    judge_object(judge, at, root);
}

typedef struct document_job {
  judge *judge;
  const input *input;
  report_index *index;
  const input_document *document;
  verdict_subject subject;
} document_job;

/* Whether a YAML line begins there; YAML has more line breaks than kubectl. */
static bool begins_line(crd_string document, const char *at) {
  static const char *const breaks[] = {"\n", "\r", "\xC2\x85", "\xE2\x80\xA8", "\xE2\x80\xA9"};
  const crd_string before = {document.data, (size_t)(at - document.data)};
  for (size_t i = 0; i < sizeof breaks / sizeof *breaks; i++)
    if (crd_string_has_suffix(before, crd_string_of(breaks[i]))) return true;
  return false;
}

/* Whether text may follow the first document: a mark, or more after its closing bracket. `dashes`: there are some
 * anywhere. */
static bool may_go_on(crd_string document, bool has_marks, bool *dashes) {
  const char *end = document.data + document.size;
  bool marked = false;
  *dashes = false;
  for (const char *at = document.data; has_marks && (at = scan_marks(at, end)); at += 3) {
    marked = marked || begins_line(document, at);
    *dashes = *dashes || *at == '-';
  }
  size_t at = 0;
  while (at < document.size && strchr(" \t\r\n", document.data[at])) at++;
  return marked || (at < document.size && strchr("{[", document.data[at]));
}

/* The offset of text after the end of a YAML document, where the API server stops; 0: none. */
static uint32_t find_text_behind(crd_arena *arena, crd_string document) {
  crd_yaml_document *documents;
  crd_parse_error error;
  size_t count;
  const bool good = crd_yaml_parse_stream(arena, document, NULL, &documents, &count, &error);
  if (!good) memory_check_reader(&error);
  for (size_t i = 1; i < count; i++)
    if (documents[i].value) return documents[i].offset;
  return !good && count ? (uint32_t)error.offset : 0;
}

static crd_value *read_document_root(const judge *judge, judged_document *at, const crd_parse_options *options,
                                     crd_parse_error *error) {
  const crd_string document = at->place.text;
  if (at->place.json) return crd_json_parse(judge->arena, document, options, error);
  bool dashes;
  const bool goes_on = may_go_on(document, at->marked, &dashes);
  if (dashes && document_has_bad_separator(judge->arena, document, error)) return NULL;
  at->behind = goes_on ? find_text_behind(judge->arena, document) : 0;
  return crd_yaml_parse(judge->arena, document, options, error, NULL);
}

/* A CRD without findings is judged by its head, because its text is known to be valid. */
static bool judge_head(judge *judge, judged_document *at) {
  const manifest_crd *crd = manifest_crds_document(judge->manifests, at->place.input->name, at->place.document);
  const options *options = judge->options;
  if (!crd || options->mutate || options->output.wants_objects || judge->substitution) return false;
  crd_value head = *crd->head;
  judge_object(judge, at, &head);
  return true;
}

static void judge_text(void *context) {
  const document_job *job = context;
  judge *judge = job->judge;
  crd_string document = job->document->text;
  bool json = job->input->json;
  crd_duplicates duplicates;
  crd_strict_errors keys = {.arena = judge->arena};
  crd_parse_options options = {.duplicates = &duplicates, .keys = &keys};
  crd_parse_error error = {.offset = 0};
  duplicates.count = 0;
  judged_document at = {.place = {.input = job->input,
                                  .index = job->index,
                                  .document = job->document->offset,
                                  .text = document,
                                  .json = json,
                                  .prefix = ""},
                        .subject = job->subject,
                        .marked = job->document->marked,
                        .duplicates = &duplicates,
                        .keys = &keys};
  if (!json) at.place.source = at.subject.source = source_of_document(document);
  if (json ? judge_fast(judge, &at) : judge_head(judge, &at)) return;
  crd_value *root = read_document_root(judge, &at, &options, &error);
  if (root && root->kind == CRD_NULL && !json) { /* only comments */
    judge->findings->empty++;
    account empty = judging_account(judge, &at, ACCOUNT_EMPTY, 0);
    empty.why = CRD_STRING("empty document");
    judging_tell(judge, &empty);
    return;
  }
  if (root) {
    judge_root(judge, &at, root);
    return;
  }
  if (judge_pass_unrendered(judge, &at) || judge_pass_stranger(judge, &at, NULL)) return;
  judge->findings->invalid++;
  account unreadable = judging_account(judge, &at, ACCOUNT_INVALID, error.offset);
  unreadable.unreadable = &error;
  judging_tell(judge, &unreadable);
}

bool judge_next(document_cursor *cursor, input_document *document) {
  if (!document_next(cursor, &document->text, &document->offset)) return false;
  document->number = cursor->number;
  document->marked = cursor->marked;
  return true;
}

void judge_document(judge *judge, const input *input, report_index *index, const input_document *document) {
  document_job job = {judge, input, index, document, {.file = input->name, .document = document->number, .item = -1}};
  attempt(judge, judge->arena, &job.subject, judge_text, &job);
}

void judge_input(judge *judge, const input *input) {
  report_index index;
  input_document document;
  document_cursor cursor = {.text = input->text, .json = input->json};
  report_index_init(&index, input->text);
  while (judge_next(&cursor, &document)) judge_document(judge, input, &index, &document);
  judge->findings->empty += cursor.empty;
  report_index_free(&index);
  judge->findings->files++;
}

typedef struct part_job {
  judge *judge;
  judged_document at;
  item_part part;
} part_job;

static void pass_part(void *context) {
  const part_job *job = context;
  (job->part == ITEM_PATCH ? judge_pass_patch : judge_pass_template)(job->judge, &job->at);
}

void judge_part(judge *judge, const input *input, item_part part) {
  report_index index;
  report_index_init(&index, input->text);
  part_job job = {judge,
                  {.place = {.input = input, .index = &index, .text = input->text, .prefix = ""},
                   .subject = {.file = input->name, .document = 1, .item = -1}},
                  part};
  attempt(judge, judge->arena, &job.at.subject, pass_part, &job);
  report_index_free(&index);
  judge->findings->files++;
}
