/* SPDX-License-Identifier: Apache-2.0 */
/* The plugin MutatingAdmissionWebhook: calls webhooks one after the other, each with the previous result. Mirrors apiserver
 * pkg/admission/plugin/webhook/mutating/dispatcher.go. */
#include "../value/members.h"
#include "apply.h"
#include "evaluate.h"

#include <crd/json.h>
#include <crd/patch.h>
#include <crd/raw_json.h>

typedef struct mutating_hooks {
  admission_run *run;
  crd_admission_attributes seen; /* the request for matching webhooks, with the present object */
  bool made;
  versioned_object object; /* one for all webhooks, converted back and forth */
} mutating_hooks;

/* ---- versions ---- */

/* ConvertVersionedAttributes: a changed object is converted by way of the request's own version. */
static bool convert_to(mutating_hooks *all, crd_gvk kind, crd_string *error) {
  admission_run *run = all->run;
  versioned_object *object = &all->object;
  if (crd_gvk_equal(object->kind, kind)) return true;
  if (object->object && object->dirty) {
    const crd_value *own = crd_version_object(run, object->object, run->attributes->kind, error);
    if (!own) return false;
    run->attributes->object = own;
  }
  return crd_version_objects(run, object, kind, error);
}

static versioned_object *mutated_version(void *context, crd_gvk kind, crd_string *error) {
  mutating_hooks *all = context;
  if (!all->made && !crd_version_objects(all->run, &all->object, kind, error)) return NULL;
  if (all->made && !convert_to(all, kind, error)) return NULL;
  all->made = true;
  return &all->object;
}

/* ---- annotations ---- */

static crd_string annotation_key(admission_run *run, const char *what, size_t index) {
  return crd_arena_printf(run->arena, "%s.webhook.admission.k8s.io/round_%d_index_%zu", what, run->reinvoking, index);
}

static crd_text begin_annotation(admission_run *run, const admission_webhook *hook) {
  crd_text text = {.arena = run->arena};
  crd_text_add(&text, CRD_STRING("{\"configuration\":"));
  crd_json_write_string(&text, hook->configuration, CRD_JSON_GO);
  crd_text_add(&text, CRD_STRING(",\"webhook\":"));
  crd_json_write_string(&text, hook->name, CRD_JSON_GO);
  return text;
}

static void note_mutation(admission_run *run, const admission_webhook *hook, size_t index, bool changed) {
  crd_text text = begin_annotation(run, hook);
  crd_text_printf(&text, ",\"mutated\":%s}", changed ? "true" : "false");
  crd_admission_note(run, annotation_key(run, "mutation", index), crd_text_string(&text));
}

/* The text that a value was parsed from; empty if unknown. */
static crd_string source_of(const crd_value *value, crd_string text) {
  size_t at = value->offset;
  crd_string source = {NULL, 0};
  if (at >= text.size || !crd_raw_json_value(text, &at, &source)) return (crd_string){NULL, 0};
  return source;
}

/* Writes a RawMessage like json.Marshal: without white space, HTML characters escaped. */
static void write_compact(crd_text *text, crd_string source) {
  bool inside = false;
  for (size_t i = 0; i < source.size; i++) {
    const char c = source.data[i];
    if (!inside && (c == ' ' || c == '\t' || c == '\r' || c == '\n')) continue;
    if (c == '"') inside = !inside;
    if (inside && (c == '<' || c == '>' || c == '&')) {
      crd_text_printf(text, "\\u%04x", (unsigned char)c);
    } else if (inside && i + 2 < source.size && !memcmp(source.data + i, "\xE2\x80", 2) &&
               (source.data[i + 2] & ~1) == '\xA8') {
      crd_text_printf(text, "\\u202%x", (unsigned char)source.data[i + 2] & 0xF);
      i += 2;
    } else {
      crd_text_add_char(text, c);
      if (inside && c == '\\' && i + 1 < source.size) crd_text_add_char(text, source.data[++i]);
    }
  }
}

/* Writes an operation with sorted members, as Go does; their values keep their bytes. */
static void write_operation(crd_text *text, const crd_value *operation, crd_string source) {
  if (operation->kind != CRD_MAP) { /* null */
    crd_json_write(text, operation, CRD_JSON_GO);
    return;
  }
  const crd_member **members = crd_members_sorted(text->arena, operation, crd_members_by_name);
  crd_text_add_char(text, '{');
  for (uint32_t i = 0; i < operation->size; i++) {
    if (i) crd_text_add_char(text, ',');
    crd_json_write_string(text, crd_member_name(members[i]), CRD_JSON_GO);
    crd_text_add_char(text, ':');
    const crd_string own = source_of(&members[i]->value, source);
    if (own.size)
      write_compact(text, own);
    else
      crd_json_write(text, &members[i]->value, CRD_JSON_GO);
  }
  crd_text_add_char(text, '}');
}

static void note_patch(admission_run *run, const admission_webhook *hook, size_t index, const crd_value *patch,
                       crd_string source) {
  crd_text text = begin_annotation(run, hook);
  crd_text_add(&text, CRD_STRING(",\"patch\":["));
  for (uint32_t i = 0; i < patch->size; i++) {
    if (i) crd_text_add_char(&text, ',');
    write_operation(&text, &patch->as.items[i], source);
  }
  crd_text_add(&text, CRD_STRING("],\"patchType\":\"JSONPatch\"}"));
  crd_admission_note(run, annotation_key(run, "patch", index), crd_text_string(&text));
}

/* ---- a patch ---- */

static bool find_patched_kind(const admission_run *run, crd_gvk kind, found_resource *found) {
  const crd_builtin_kind *builtin = crd_builtin_find(kind.group, kind.version, kind.kind);
  *found = (found_resource){.kind = kind, .builtin = builtin};
  crd_gvr resource = {kind.group, kind.version, run->attributes->resource.resource};
  return builtin || crd_resource_of_resource(run->configuration->resources, resource, found);
}

/* Applies the answer's patch to the present object; false: the request is ended. */
static bool apply_patch(mutating_hooks *all, const admission_webhook *hook, size_t index, const crd_hook_answer *answer,
                        bool *changed) {
  admission_run *run = all->run;
  versioned_object *object = &all->object;
  const crd_value *patch = answer->patch;
  if (!patch || patch->kind != CRD_LIST || !patch->size) return true;
  if (!object->object) {
    crd_text text = {.arena = run->arena};
    crd_text_add(&text, CRD_STRING("admission webhook "));
    crd_text_add_quoted(&text, hook->name);
    crd_text_add(&text, CRD_STRING(" attempted to modify the object, which is not supported for this operation"));
    return crd_admission_fail_internal(run, crd_text_string(&text));
  }
  crd_string text, error = {NULL, 0};
  crd_string operations = source_of(patch, answer->text);
  if (!operations.size) operations = crd_json_encode(run->arena, patch, CRD_JSON_COMPACT);
  if (crd_json_patch_telling(run->arena, object->object, operations, &text, &error) != CRD_PATCH_DONE)
    return crd_admission_fail_internal(run, error);
  found_resource found;
  find_patched_kind(run, object->kind, &found);
  apply_target target = {.arena = run->arena, .found = &found, .kind = object->kind, .object = object->object};
  apply_result result = {.object = NULL};
  if (!crd_apply_decode(&target, text, false, &result)) {
    if (result.unjudged) run->unjudged = result.error;
    return !result.unjudged && crd_admission_fail_internal(run, result.error);
  }
  *changed = !crd_value_equal(object->object, result.object);
  note_patch(run, hook, index, patch, answer->text);
  if (*changed && run->options->changed)
    run->options->changed(run->options->changed_context, &(crd_admission_change){.configuration = hook->configuration,
                                                                                 .webhook = hook->name,
                                                                                 .round = run->hook_rounds - 1,
                                                                                 .before = object->object,
                                                                                 .after = result.object});
  object->object = result.object;
  object->dirty = true;
  object->made = false;
  all->seen.object = result.object;
  return true;
}

/* ---- a webhook ---- */

/* After a call: records whether the webhook may be reinvoked. */
static void remember_hook(admission_run *run, const admission_webhook *hook, crd_string key, bool changed) {
  if (changed) {
    crd_reinvoked_require(run, &run->hooks);
    run->reinvoke = true;
  }
  if (hook->reinvoked) crd_reinvoked_add(run, &run->hooks, key);
}

static crd_string hook_key(admission_run *run, const admission_webhook *hook, size_t index) {
  return crd_arena_printf(run->arena, "%.*s/%.*s/%zu", CRD_PRINT(hook->configuration), CRD_PRINT(hook->name), index);
}

static bool call_one(mutating_hooks *all, const admission_webhook *hook, size_t index, const hook_decision *decision) {
  admission_run *run = all->run;
  crd_string error = {NULL, 0};
  const versioned_object *object = mutated_version(all, decision->kind, &error);
  if (!object) return crd_admission_fail_internal(run, error);
  if (object->object) all->seen.object = object->object;
  hook_reply reply;
  bool changed = false, patched = true;
  hook_outcome outcome = crd_call_hook(run, hook, decision, object, &reply);
  if (outcome == HOOK_ALLOWED) patched = apply_patch(all, hook, index, &reply.answer, &changed);
  note_mutation(run, hook, index, changed);
  remember_hook(run, hook, hook_key(run, hook, index), changed);
  if (!patched) return false;
  if (outcome == HOOK_ALLOWED) return true;
  if (outcome != HOOK_FAILED || !hook->ignores) return crd_end_by_hook(run, outcome, &reply);
  crd_note_failed_open(run, hook, run->reinvoking, index);
  return true;
}

static bool ask_one(mutating_hooks *all, size_t index, int by, unsigned round) {
  admission_run *run = all->run;
  const admission_webhook *hook = run->configuration->mutating_hooks[index];
  hook_decision decision = crd_decide_hook(run, hook, by, round, mutated_version, all);
  if (decision.ended) return false;
  if (!decision.called) return true;
  if (run->reinvoking) decision.trace->why = CRD_STRING("not reinvoked");
  if (run->reinvoking && !crd_reinvoked_has(&run->hooks, hook_key(run, hook, index))) return true;
  return call_one(all, hook, index, &decision);
}

/* ---- the plugin ---- */

static bool keep_patched(mutating_hooks *all) {
  admission_run *run = all->run;
  const versioned_object *object = &all->object;
  if (!all->made || !object->object || !object->dirty) return true;
  crd_string error = {NULL, 0};
  const crd_value *own = crd_version_object(run, object->object, run->attributes->kind, &error);
  if (!own) return crd_admission_fail(run, error);
  run->attributes->object = own;
  return true;
}

bool crd_run_mutating_hooks(admission_run *run) {
  if (crd_match_is_exempt_from_webhooks(run->attributes)) return true;
  unsigned round = run->hook_rounds++;
  mutating_hooks all = {.run = run, .seen = *run->attributes};
  crd_reinvoked_begin(run, &run->hooks);
  run->scope.attributes = &all.seen;
  bool good = true;
  const rule_matches matches = crd_rules_that_match(&run->scope, &run->configuration->mutating_hook_rules);
  for (size_t i = crd_rules_next(&matches, 0); good && i < matches.count; i = crd_rules_next(&matches, i + 1))
    good = ask_one(&all, i, crd_rules_matched_by(&matches, i), round);
  run->scope.attributes = run->attributes;
  good = good && keep_patched(&all);
  run->hooks.last_output = run->attributes->object;
  return good;
}
