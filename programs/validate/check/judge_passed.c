/* SPDX-License-Identifier: Apache-2.0 */
/* Skipped documents are counted and named for the summary. If a schema is required for one, it counts as unjudged, not as a
 * success. */
#include "../../../runtime/base/locked.h"
#include "../../../runtime/text/group_version.h"
#include "base/memory.h"
#include "inputs/substitution.h"
#include "judge.h"
#include "yaml/kustomize.h"

/* Skips and counts a document that is not judged, or only in part. If a schema is `required` for its kind it counts as
 * unjudged. */
static void pass_over(judge *judge, const judged_document *at, bool required, const char *name, crd_string why,
                      size_t *counter) {
  if (!required) {
    *counter += 1;
    judging_keep_name(judge, &judge->findings->passed, crd_string_of(name));
    judging_say_passed(judge, at, ACCOUNT_PASSED, why);
    return;
  }
  judge->findings->unjudged++;
  judging_say_bad(
      judge, at, ACCOUNT_UNJUDGED, 0, "passedOver",
      crd_arena_printf(judge->arena, "could not be judged, and --require-schema is given: %.*s", CRD_PRINT(why)));
}

void judge_pass_blind(judge *judge, judged_document *at, crd_string kind) {
  const bool part = at->blind.object != NULL,
             required = coverage_is_required(&judge->options->kinds, crd_group_version_of(at->place.api_version).group);
  at->subject.kind = kind;
  const crd_string flux = CRD_STRING("values that Flux puts in: not judged in all of it");
  if (part && at->blind.is == substitution_is_open)
    pass_over(judge, at, required, "values that Flux puts in", flux, &judge->findings->unrendered);
  else
    pass_over(judge, at, required, "values encrypted by SOPS",
              part ? CRD_STRING("encrypted by SOPS: not judged in all of it") : CRD_STRING("encrypted by SOPS: not judged"),
              &judge->findings->encrypted);
}

void judge_pass_unjudged(judge *judge, judged_document *at, crd_string kind, crd_string why) {
  at->subject.kind = kind;
  pass_over(judge, at, coverage_is_required(&judge->options->kinds, crd_group_version_of(at->place.api_version).group),
            "objects with expressions", why, &judge->findings->skipped);
}

/* ---- documents that are no objects ---- */

/* Whether files without objects are skipped, and are no errors. */
static bool passes_strangers(const judge *judge, const input *input) {
  const options *options = judge->options;
  return options->input.objects == OBJECTS_NOT_REQUIRED || (options->input.objects == OBJECTS_BY_WAY && input->found);
}

typedef struct stranger_question {
  crd_arena *arena;
  const report_place *place;
  const crd_value *root;
  stranger found;
} stranger_question;

static void ask_stranger(void *context) {
  stranger_question *question = context;
  stranger *known = &question->place->index->stranger;
  stranger_ask(known, question->arena, question->place->input, question->place->document, question->root);
  question->found = *known;
}

/* The type of the file of a document that is no object; NULL if it should be an object. `first`: report this document. */
static const char *stranger_at(judge *judge, const judged_document *at, const crd_value *root, bool *first) {
  stranger_question question = {.arena = judge->arena, .place = &at->place};
  if (!judge->substitution) question.root = root; /* otherwise it was not written like this */
  guard_locked(&at->place.index->lock, judge->arena, ask_stranger, &question);
  *first = question.found.first == at->place.document;
  return question.found.label;
}

static void tell_stranger(judge *judge, const judged_document *at, const char *label) {
  judge->findings->strangers++;
  judging_keep_name(judge, &judge->findings->passed, crd_string_of(label));
  judging_say_passed(judge, at, ACCOUNT_SKIPPED, crd_arena_printf(judge->arena, "no Kubernetes object: %s", label));
}

bool judge_pass_stranger(judge *judge, judged_document *at, const crd_value *root) {
  bool first;
  if (!passes_strangers(judge, at->place.input)) return false;
  const char *label = stranger_at(judge, at, root, &first);
  if (label && first) tell_stranger(judge, at, label);
  return label != NULL;
}

bool judge_pass_unrendered(judge *judge, judged_document *at) {
  if (!passes_strangers(judge, at->place.input) || !unrendered_is_text(judge->arena, at->place.text)) return false;
  judge->findings->unrendered++;
  const crd_string of = unrendered_is_jinja(at->place.text) ? CRD_STRING("Jinja") : CRD_STRING("Go");
  judging_keep_name(judge, &judge->findings->passed, crd_arena_printf(judge->arena, "%.*s templates", CRD_PRINT(of)));
  judging_say_passed(judge, at, ACCOUNT_PASSED,
                     crd_arena_printf(judge->arena, "a %.*s template: not judged before it is rendered", CRD_PRINT(of)));
  return true;
}

/* What is missing in a document that is no object, and the type of its file if it is known. */
static crd_string missing_type(judge *judge, const judged_document *at, const crd_value *object, crd_string kind) {
  const crd_value *named = crd_value_get(object, CRD_STRING("apiVersion"));
  if (named && crd_value_get(object, CRD_STRING("kind")))
    return crd_arena_printf(judge->arena, "%s: must be a text, and not empty",
                            crd_value_text(named).size ? "kind" : "apiVersion");
  if (kind.size) return CRD_STRING("apiVersion: Required value");
  crd_string missing = object->kind == CRD_MAP ? CRD_STRING("kind: Required value") : CRD_STRING("not an object");
  bool first, item = at->place.prefix[0] != '\0';
  const char *label = item ? NULL : stranger_at(judge, at, object, &first);
  if (!label || !stranger_is_known(label)) return missing;
  return crd_arena_printf(judge->arena, "%.*s (of %s; --no-require-objects passes over such files)", CRD_PRINT(missing),
                          label);
}

void judge_pass_kindless(judge *judge, judged_document *at, const crd_value *object, crd_string kind) {
  bool item = at->place.prefix[0] != '\0';
  at->object = NULL;
  if (!item && judge_pass_stranger(judge, at, object)) return;
  at->subject.kind = kind;
  judge->findings->invalid++;
  judging_say_bad(judge, at, ACCOUNT_INVALID, object->offset, "notAnObject", missing_type(judge, at, object, kind));
}

bool judge_pass_piece_of_crd(judge *judge, const judged_document *at, const crd_value *object) {
  if (judge->options->input.objects == OBJECTS_REQUIRED || !crdc_kustomize_is_piece_of_crd(object)) return false;
  pass_over(judge, at, judge->options->kinds.required != REQUIRED_NONE, "pieces of CustomResourceDefinitions",
            CRD_STRING("a piece of a CustomResourceDefinition: it has none of group, names, scope and versions"),
            &judge->findings->strangers);
  return true;
}

bool judge_pass_foreign(judge *judge, judged_document *at, crd_string api_version, crd_string kind) {
  const char *label = stranger_of_group(crd_group_version_of(api_version).group);
  if (!label || judge->options->input.objects == OBJECTS_REQUIRED) return false;
  at->subject.kind = kind;
  tell_stranger(judge, at, label);
  return true;
}

/* ---- files that hold no whole objects ---- */

void judge_pass_template(judge *judge, const judged_document *at) {
  crd_string chart = unrendered_chart(at->place.input->name), of = {NULL, 0}, hint = {NULL, 0};
  if (chart.size) {
    of = crd_arena_printf(judge->arena, " of %.*s", CRD_PRINT(chart));
    hint = crd_arena_printf(judge->arena, " (helm template %.*s | crd-validate -)", CRD_PRINT(chart));
  }
  crd_string what = crd_arena_printf(judge->arena, "a Go template%.*s: not judged before it is rendered%.*s", CRD_PRINT(of),
                                     CRD_PRINT(hint));
  if (!passes_strangers(judge, at->place.input)) {
    judge->findings->invalid++;
    judging_say_bad(judge, at, ACCOUNT_INVALID, 0, "unrendered", what);
    return;
  }
  judge->findings->unrendered++;
  judging_keep_name(judge, &judge->findings->passed,
                    crd_arena_printf(judge->arena, "Go templates%.*s%.*s", CRD_PRINT(of), CRD_PRINT(hint)));
  judging_say_passed(judge, at, ACCOUNT_PASSED, what);
}

/* Whether one of a patch's documents has a kind that requires a schema. */
static bool patches_required(judge *judge, const input *input) {
  document_cursor cursor = {.text = input->text, .json = input->json};
  crd_string document;
  bool found = false;
  for (size_t offset; judge->options->kinds.required && !found && document_next(&cursor, &document, &offset);) {
    crd_parse_error error;
    const crd_value *root = crd_yaml_parse(judge->arena, document, NULL, &error, NULL);
    if (!root) memory_check_reader(&error);
    crd_string api_version = crd_value_text(crd_value_get(root, CRD_STRING("apiVersion")));
    found = api_version.size && coverage_is_required(&judge->options->kinds, crd_group_version_of(api_version).group);
  }
  return found;
}

void judge_pass_patch(judge *judge, const judged_document *at) {
  pass_over(judge, at, patches_required(judge, at->place.input), "patches of kustomizations",
            CRD_STRING("a patch of a kustomization: not judged before it is applied"), &judge->findings->strangers);
}
