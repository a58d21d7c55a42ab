/* SPDX-License-Identifier: Apache-2.0 */
/* The layer pods. The type tables mark the templates (CRD_TYPE_POD_TEMPLATE), and the walk visits only the paths to them. Of
 * an update the templates of the old object are collected first, by the type that has them. */
#include "../storage/storage.h"
#include "request_parts.h"

#include <crd/pods.h>

/* ---- templates ---- */

typedef struct visit visit;
struct visit {
  crd_arena *arena;
  void (*found)(visit *visit, const crd_value *pod_template, const crd_path *path);
  void *context;
};

static void visit_templates(visit *visit, const crd_type *type, const crd_value *value, const crd_path *path);

static void visit_members(visit *visit, const crd_type *type, const crd_value *value, const crd_path *path) {
  for (uint32_t i = 0; i < value->size; i++) {
    const crd_member *member = &value->as.members[i];
    const crd_field *field = type_field(type, member->name, member->name_size);
    const crd_type *below = field ? field->type : type->additional;
    crd_path at = {path, crd_member_name(member), 0, field ? CRD_PATH_FIELD : CRD_PATH_KEY};
    bool status = !path && crd_string_equal(at.name, CRD_STRING("status"));
    if (below && !status) visit_templates(visit, below, &member->value, &at);
  }
}

static void visit_templates(visit *visit, const crd_type *type, const crd_value *value, const crd_path *path) {
  if (type->flags & CRD_TYPE_POD_TEMPLATE) {
    if (value->kind == CRD_MAP) visit->found(visit, value, path);
    return;
  }
  if (!(type->flags & CRD_TYPE_PODS_WITHIN)) return;
  if (value->kind == CRD_MAP) visit_members(visit, type, value, path);
  for (uint32_t i = 0; value->kind == CRD_LIST && type->items && i < value->size; i++) {
    crd_path at = {path, {NULL, 0}, i, CRD_PATH_INDEX};
    visit_templates(visit, type->items, &value->as.items[i], &at);
  }
}

/* ---- those of the old object ---- */

/* A template of the stored object, with its field: its path without indexes and keys. */
typedef struct stored_template {
  const crd_value *value;
  crd_string field;
} stored_template;

typedef struct stored_templates {
  stored_template *items;
  size_t count, capacity;
  size_t next;   /* where to look first: they mostly come in the same order */
  uint64_t work; /* how many may still be compared; then what is left counts as new */
} stored_templates;
enum { MOST_COMPARED = 100000 };

static crd_string field_text(crd_arena *arena, const crd_path *path) {
  crd_text text = {.arena = arena};
  for (; path; path = path->parent) {
    if (path->kind != CRD_PATH_FIELD) continue;
    crd_text_add_char(&text, '.');
    crd_text_add(&text, path->name);
  }
  return crd_text_string(&text);
}

static void keep_stored(visit *visit, const crd_value *pod_template, const crd_path *path) {
  stored_templates *stored = visit->context;
  CRD_ARENA_PUSH(visit->arena, stored->items, stored->count, stored->capacity, 8,
                 (stored_template){pod_template, field_text(visit->arena, path)});
}

static bool is_stored(crd_arena *arena, stored_templates *stored, const crd_value *pod_template, const crd_path *path) {
  crd_string field = stored->count ? field_text(arena, path) : (crd_string){NULL, 0};
  for (size_t i = 0; i < stored->count && stored->work; i++, stored->work--) {
    size_t at = (stored->next + i) % stored->count;
    const stored_template *item = &stored->items[at];
    if (!crd_string_equal(item->field, field) || !crd_value_equal(item->value, pod_template)) continue;
    stored->next = at + 1;
    return true;
  }
  return false;
}

/* ---- judging ---- */

typedef struct pods_run {
  const crd_pods_input *input;
  crd_pods_output *output;
  stored_templates stored;
} pods_run;

/* Adds warnings with the path of their template. */
static void take_pod_warnings(crd_pods_output *output, const crd_texts *warnings, crd_string path) {
  for (uint32_t i = 0; i < warnings->count; i++) {
    crd_texts_add(&output->warnings, warnings->items[i]);
    crd_texts_add(&output->warned, path);
  }
}

static void judge_found(visit *visit, const crd_value *pod_template, const crd_path *path) {
  pods_run *run = visit->context;
  crd_arena *arena = visit->arena;
  const crd_pod_judge *judge = run->input->judge;
  crd_pods_output *output = run->output;
  crd_texts warnings = {.arena = arena};
  crd_string reason = {NULL, 0};
  if (is_stored(arena, &run->stored, pod_template, path)) return;
  if (!judge || !judge->judge_template) {
    output->unasked = true;
    return;
  }
  crd_string place = crd_path_text(arena, (crd_string){"", 0}, path, CRD_PATH_SUBSCRIPT);
  uint32_t before = output->errors.count;
  bool judged = judge->judge_template(judge, arena, pod_template, place, run->input->kubernetes_minor, &output->errors,
                                      &warnings, &reason);
  if (!judged && !output->error.size)
    output->error = crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(place), CRD_PRINT(reason));
  for (uint32_t i = before; i < output->errors.count; i++) {
    output->errors.items[i].stage = CRD_STAGE_PODS;
    output->errors.items[i].offset = CRD_NO_OFFSET;
  }
  take_pod_warnings(output, &warnings, place);
}

/* The object with the changes of the stages, up to a stage that refuses it; NULL, with the reason in `output`, if the stages
 * skip the object or cannot run. */
static const crd_value *complete(crd_arena *arena, const crd_pods_input *input, const crd_value *object, const void *storage,
                                 crd_pods_output *output) {
  crd_mutate_options options = {.operation = input->operation.size ? input->operation : CRD_STRING("CREATE"),
                                .settings = input->settings,
                                .state = input->state};
  crd_mutated mutated;
  if (!crd_request_has_changes(input->kind, CRD_LAYER_PODS)) return object;
  crd_request_change(arena, input->kind, CRD_LAYER_PODS, object, storage, &options, &mutated);
  for (uint32_t i = 0; i < mutated.errors.count; i++) crd_errors_add(&output->errors, mutated.errors.items[i]);
  output->skipped = mutated.skipped;
  output->error = mutated.error;
  return mutated.skipped.size ? NULL : mutated.object;
}

static void gather_stored(crd_arena *arena, pods_run *run) {
  const crd_pods_input *input = run->input;
  crd_pods_output unused = {.errors = crd_errors_init(arena)};
  visit visit = {.arena = arena, .found = keep_stored, .context = &run->stored};
  const crd_value *old = input->old_object ? complete(arena, input, input->old_object, NULL, &unused) : NULL;
  if (old) visit_templates(&visit, input->kind->type, old, NULL);
  run->stored.work = MOST_COMPARED;
}

bool crd_kind_has_pods(const crd_kind *kind) {
  return (kind->type->flags & CRD_TYPE_PODS_WITHIN) != 0;
}

typedef struct pods_call {
  crd_arena *arena;
  const crd_pods_input *input;
  crd_pods_output *output;
} pods_call;

static void judge_templates_of(void *context) {
  const pods_call *call = context;
  pods_run run = {.input = call->input, .output = call->output};
  visit visit = {.arena = call->arena, .found = judge_found, .context = &run};
  gather_stored(call->arena, &run);
  const crd_value *object = complete(call->arena, call->input, call->input->object, call->input->storage, call->output);
  if (object) visit_templates(&visit, call->input->kind->type, object, NULL);
}

static void begin_output(crd_arena *arena, crd_pods_output *output) {
  *output = (crd_pods_output){.errors = crd_errors_init(arena), .warnings = {.arena = arena}, .warned = {.arena = arena}};
}

void crd_pods_judge(crd_arena *arena, const crd_pods_input *input, crd_pods_output *output) {
  begin_output(arena, output);
  pods_call call = {arena, input, output};
  if (!crd_kind_has_pods(input->kind)) return;
  crd_stop stop = crd_guard_once(arena, judge_templates_of, &call);
  if (!stop) return;
  begin_output(arena, output);
  output->error = crd_stop_text(stop);
}
