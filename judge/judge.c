/* SPDX-License-Identifier: Apache-2.0 */
/* Seals a judge: compiles the CRDs, then the policies, reads the settings, and lists the kinds. All this runs under one
 * guard, and in one thread of a process at a time. */
#include "../generated/registry.h"
#include "base/memory.h"
#include "judge_parts.h"
#include <crd/builtin.h>
#include <crd/core.h>
#include <crdc/crdc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Only one thread of a process can compile at a time. */
static pthread_mutex_t judge_compiling = PTHREAD_MUTEX_INITIALIZER;

uint32_t crdc_judge_abi(void) {
  return CRDC_JUDGE_ABI;
}

const char *crdc_judge_version(void) {
  return CRD_VERSION;
}

crdc_slice crdc_judge_slice(crd_arena *arena, crd_string text) {
  if (!text.size) return (crdc_slice){"", 0};
  const crd_string copy = crd_arena_copy(arena, text);
  return (crdc_slice){copy.data, copy.size};
}

/* ---- making a judge ---- */

static const char *keep_judge_text(crd_arena *arena, const char *text) {
  return text ? crd_arena_copy(arena, crd_string_of(text)).data : NULL;
}

static void keep_options(void *context) {
  crdc_judge *judge = context;
  judge->options.layers = keep_judge_text(judge->arena, judge->options.layers);
  judge->options.feature_gates = keep_judge_text(judge->arena, judge->options.feature_gates);
  judge->options.config = keep_judge_text(judge->arena, judge->options.config);
}

crdc_judge *crdc_judge_create(const crdc_judge_options *options) {
  crdc_judge *judge = calloc(1, sizeof *judge);
  if (!judge) return NULL;
  judge->arena = crd_arena_create(NULL);
  if (options) memcpy(&judge->options, options, options->size < sizeof *options ? options->size : sizeof *options);
  if (judge->arena && !crd_guard(judge->arena, keep_options, judge)) return judge;
  crdc_judge_destroy(judge);
  return NULL;
}

void crdc_judge_destroy(crdc_judge *judge) {
  if (!judge) return;
  crd_settings_release(judge->settings);
  crd_settings_release(judge->core_settings);
  crdc_policy_set_destroy(judge->policies);
  crdc_compilation_destroy(judge->compilation);
  crd_arena_destroy(judge->arena);
  free(judge);
}

typedef struct adding {
  crdc_judge *judge;
  judge_addition addition;
} adding;

static void keep_addition(void *context) {
  const adding *job = context;
  crdc_judge *judge = job->judge;
  judge_addition kept = job->addition;
  kept.name = keep_judge_text(judge->arena, kept.name);
  if (kept.text.size) kept.text = crd_arena_copy(judge->arena, kept.text);
  CRD_ARENA_PUSH(judge->arena, judge->additions, judge->addition_count, judge->addition_room, 8, kept);
}

bool crdc_judge_add(crdc_judge *judge, crdc_addition what, const char *name, const char *text, size_t size) {
  if (!judge || judge->sealed || !name || (unsigned)what > CRDC_ADD_POLICIES) return false;
  adding job = {judge, {.what = what, .name = name, .text = {text, text ? size : 0}, .is_file = !text}};
  return crd_guard(judge->arena, keep_addition, &job) == CRD_STOP_NONE;
}

/* ---- problems ---- */

/* Unknown texts become empty texts that end with NUL. */
static crdc_judge_problem with_texts(crdc_judge_problem problem) {
  crdc_slice *const texts[] = {&problem.file,   &problem.path,  &problem.message,
                               &problem.reason, &problem.layer, &problem.rule};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    if (!texts[i]->data) *texts[i] = (crdc_slice){"", 0};
  return problem;
}

static void keep_problem(crdc_judge *judge, crdc_judge_problem problem) {
  problem = with_texts(problem);
  CRD_ARENA_PUSH(judge->arena, judge->problems, judge->problem_count, judge->problem_room, 8, problem);
}

static void say_judge_problem(crdc_judge *judge, crdc_problem_severity severity, crd_string message) {
  if (severity == CRDC_PROBLEM_ERROR) judge->sound = false;
  keep_problem(judge, (crdc_judge_problem){.message = crdc_judge_slice(judge->arena, message), .severity = severity});
}

static void say_diagnostics(void *context, const diagnostics *found) {
  crdc_judge *judge = context;
  source_counter counter = {0};
  for (size_t i = 0; i < found->count; i++) {
    const crdc_problem said = crdc_problem_of(&found->items[i], &counter);
    const crd_string cause = found->items[i].cause; /* the message without the path; empty if it names none */
    if (said.severity == CRDC_ERROR) judge->sound = false;
    keep_problem(judge,
                 (crdc_judge_problem){.file = crdc_judge_slice(judge->arena, said.file),
                                      .path = crdc_judge_slice(judge->arena, said.field),
                                      .message = crdc_judge_slice(judge->arena, cause.size ? cause : said.message),
                                      .reason = crdc_judge_slice(judge->arena, said.type),
                                      .line = said.line,
                                      .column = said.column,
                                      .severity = said.severity == CRDC_ERROR ? CRDC_PROBLEM_ERROR : CRDC_PROBLEM_WARNING});
  }
}

static void say_of_object(crdc_judge *judge, const policy_object *place, crd_string what, crdc_problem_severity severity) {
  say_judge_problem(judge, severity, what);
  if (!place) return;
  const crd_position position = crd_position_of(place->text, place->offset);
  crdc_judge_problem *problem = &judge->problems[judge->problem_count - 1];
  problem->file = crdc_judge_slice(judge->arena, crd_string_of(place->file));
  problem->line = position.line;
  problem->column = position.column;
}

static void complain_of_policy(void *context, const policy_object *place, crd_string what) {
  say_of_object(context, place, what, CRDC_PROBLEM_ERROR);
}

static void note_judge_policy(void *context, const policy_object *place, crd_string what) {
  say_of_object(context, place, what, CRDC_PROBLEM_WARNING);
}

size_t crdc_judge_problems(const crdc_judge *judge, const crdc_judge_problem **problems) {
  if (problems) *problems = judge ? judge->problems : NULL;
  return judge ? judge->problem_count : 0;
}

/* ---- options ---- */

static void read_judge_layers(crdc_judge *judge) {
  const crd_string text = judge->options.layers ? crd_string_of(judge->options.layers) : (crd_string){NULL, 0};
  crd_string item;
  judge->layers = CRD_LAYER_CRD;
  for (size_t at = 0; at < text.size && crd_string_next_part(text, ',', &at, &item);) {
    const unsigned layer = crd_string_equal(item, CRD_STRING("schema")) ? CRD_LAYER_CRD : crd_layer_of_name(item);
    if (!layer)
      say_judge_problem(judge, CRDC_PROBLEM_ERROR,
                        crd_arena_printf(judge->arena, "layers: there is no layer \"%.*s\"", CRD_PRINT(item)));
    judge->layers |= layer;
  }
}

static void read_judge_options(crdc_judge *judge) {
  const crdc_judge_options *options = &judge->options;
  const unsigned minor = options->kubernetes_minor;
  if (minor && (minor < CRD_KUBERNETES_OLDEST || minor > CRD_KUBERNETES_NEWEST))
    say_judge_problem(judge, CRDC_PROBLEM_ERROR,
                      crd_arena_printf(judge->arena, "Kubernetes 1.%u is not known: 1.%d to 1.%d are", minor,
                                       CRD_KUBERNETES_OLDEST, CRD_KUBERNETES_NEWEST));
  if (options->fields > CRDC_FIELDS_LISTED)
    say_judge_problem(judge, CRDC_PROBLEM_ERROR, CRD_STRING("fields: there is no such number"));
  read_judge_layers(judge);
}

/* Sets a gate of operators, of Kubernetes, or of both. */
static void set_judge_gate(crdc_judge *judge, crd_string gate) {
  crd_string error = {NULL, 0}, other = {NULL, 0};
  const bool own = crd_settings_set_gates(judge->settings, gate, &error);
  if (!crd_settings_set_gates(judge->core_settings, gate, &other) && !own)
    say_judge_problem(judge, CRDC_PROBLEM_ERROR, crd_arena_printf(judge->arena, "feature gates: %.*s", CRD_PRINT(error)));
}

static void read_judge_settings(crdc_judge *judge) {
  const crdc_judge_options *options = &judge->options;
  crd_string error = {NULL, 0}, item;
  judge->settings = memory_checked(crd_registry_settings(judge->registry), 0);
  if (options->config && !crd_settings_set_file(judge->settings, crd_string_of(options->config), &error))
    say_judge_problem(judge, CRDC_PROBLEM_ERROR, crd_arena_printf(judge->arena, "config: %.*s", CRD_PRINT(error)));
  if (!options->feature_gates || !*options->feature_gates) return;
  const crd_extras *gates = options->kubernetes_minor ? crd_pod_template_gates_of(judge->arena, options->kubernetes_minor)
                                                      : &crd_pod_template_gates;
  judge->core_settings = memory_checked(crd_settings_create(&gates, 1), 0);
  const crd_string text = crd_string_of(options->feature_gates);
  for (size_t at = 0; at < text.size && crd_string_next_part(text, ',', &at, &item);) set_judge_gate(judge, item);
}

/* ---- CRDs ---- */

static bool has_addition(const crdc_judge *judge, crdc_addition what) {
  for (size_t i = 0; i < judge->addition_count; i++)
    if (judge->additions[i].what == what) return true;
  return false;
}

static void add_to_compilation(const crdc_judge *judge, crdc_addition what) {
  for (size_t i = 0; i < judge->addition_count; i++) {
    const judge_addition *one = &judge->additions[i];
    if (one->what != what) continue;
    if (what == CRDC_ADD_CRDS) /* the errors are in the diagnostics */
      (void)(one->is_file ? crdc_compilation_add(judge->compilation, one->name)
                          : crdc_compilation_add_text(judge->compilation, one->name, one->text));
    else
      (void)(one->is_file ? crdc_compilation_add_overlay(judge->compilation, one->name)
                          : crdc_compilation_add_overlay_text(judge->compilation, one->name, one->text));
  }
}

static const crd_registry *compile_judge_crds(crdc_judge *judge) {
  const unsigned flags = judge->options.flags;
  const bool builtins = !(flags & CRDC_JUDGE_NO_BUILTINS);
  static const crd_registry nothing;
  if (!has_addition(judge, CRDC_ADD_CRDS)) {
    if (has_addition(judge, CRDC_ADD_OVERLAYS))
      say_judge_problem(judge, CRDC_PROBLEM_ERROR, CRD_STRING("overlays are for CRDs that are added, and there are none"));
    return builtins ? &crd_registry_generated : &nothing;
  }
  const compile_options options = {.builtins = builtins,
                                   .repeats = true,
                                   .carried = builtins && judge->layers != CRD_LAYER_CRD,
                                   .stored = flags & CRDC_JUDGE_STORED,
                                   .replaces = flags & CRDC_JUDGE_STORED,
                                   .passes_over = flags & CRDC_JUDGE_ANY_FILE,
                                   .kubernetes_minor = judge->options.kubernetes_minor};
  judge->compilation = crdc_compilation_create(&options);
  add_to_compilation(judge, CRDC_ADD_OVERLAYS);
  add_to_compilation(judge, CRDC_ADD_CRDS);
  const diagnostics *found = crdc_compilation_diagnostics(judge->compilation);
  const crd_registry *given = found->errors ? NULL : crdc_compilation_load(judge->compilation);
  if (given && builtins) given = crdc_compilation_join(judge->compilation, given, &crd_registry_generated);
  say_diagnostics(judge, crdc_compilation_diagnostics(judge->compilation));
  if (!given) judge->sound = false;
  return given ? given : &nothing;
}

/* ---- policies ---- */

static bool defines_judge_kinds(const document *document) {
  return crdc_policy_object_is_crd(document->root);
}

static void read_judge_policies(const crdc_judge *judge, documents *all, diagnostics *found) {
  for (size_t i = 0; i < judge->addition_count; i++) {
    const judge_addition *one = &judge->additions[i];
    if (one->what != CRDC_ADD_POLICIES) continue;
    (void)(one->is_file ? crdc_documents_read(all, one->name, found)
                        : crdc_documents_read_text(all, one->name, one->text, found));
  }
}

static void compile_judge_policies(crdc_judge *judge) {
  documents all = {.arena = judge->arena}, crds = {.arena = judge->arena};
  diagnostics found = {.arena = judge->arena};
  read_judge_policies(judge, &all, &found);
  say_diagnostics(judge, &found);
  if (!judge->sound) return;
  crdc_documents_select(&crds, &all, defines_judge_kinds);
  policy_object *objects = crd_arena_alloc(judge->arena, (all.count + 1) * sizeof *objects);
  for (size_t i = 0; i < all.count; i++)
    objects[i] = (policy_object){.object = all.items[i].root,
                                 .file = all.items[i].source->name,
                                 .text = all.items[i].source->text,
                                 .offset = all.items[i].root->offset};
  judge->policies = crdc_policy_set_create(&(policy_set_source){.arena = judge->arena,
                                                                .objects = objects,
                                                                .object_count = all.count,
                                                                .crds = &crds,
                                                                .registry = judge->registry,
                                                                .kubernetes_minor = judge->options.kubernetes_minor,
                                                                .fill_in = crd_builtin_default,
                                                                .complain = complain_of_policy,
                                                                .diagnose = say_diagnostics,
                                                                .note = note_judge_policy,
                                                                .context = judge});
  if (!judge->policies) {
    judge->sound = false;
    return;
  }
  judge->registry = crdc_policy_set_registry(judge->policies);
  if (!crd_admission_configuration_counts(crdc_policy_set_configuration(judge->policies)).policies_in_force)
    say_judge_problem(judge, CRDC_PROBLEM_WARNING, CRD_STRING("no policy is in force"));
}

/* ---- kinds ---- */

static void list_judge_kinds(crdc_judge *judge) {
  size_t lives, count = 0;
  const crd_builtin_life *life = crd_builtin_lives(&lives);
  crd_arena *arena = judge->arena;
  judge->kinds = crd_arena_alloc(arena, (judge->registry->count + lives + 1) * sizeof *judge->kinds);
  for (size_t i = 0; i < judge->registry->count; i++) {
    const crd_kind *kind = judge->registry->kinds[i];
    if (!crd_kind_is_custom(kind) || !kind->served) continue;
    judge->kinds[count++] = (crdc_judge_kind){.group = crdc_judge_slice(arena, kind->group),
                                              .version = crdc_judge_slice(arena, kind->version),
                                              .kind = crdc_judge_slice(arena, kind->kind),
                                              .plural = crdc_judge_slice(arena, kind->plural),
                                              .namespaced = kind->namespaced};
  }
  for (size_t i = 0; i < lives && !(judge->options.flags & CRDC_JUDGE_NO_BUILTINS); i++) {
    const crd_builtin_kind *kind = crd_builtin_find(life[i].group, life[i].version, life[i].kind);
    if (!crd_builtin_life_has(&life[i], judge->options.kubernetes_minor) ||
        !crd_builtin_knows(life[i].group, life[i].version, life[i].kind))
      continue;
    judge->kinds[count++] =
        (crdc_judge_kind){.group = crdc_judge_slice(arena, life[i].group),
                          .version = crdc_judge_slice(arena, life[i].version),
                          .kind = crdc_judge_slice(arena, life[i].kind),
                          .plural = crdc_judge_slice(arena, kind ? kind->resource : (crd_string){NULL, 0}),
                          .namespaced = kind && !kind->cluster_scoped,
                          .built_in = true};
  }
  judge->kind_count = count;
}

size_t crdc_judge_kinds(const crdc_judge *judge, const crdc_judge_kind **kinds) {
  if (kinds) *kinds = judge ? judge->kinds : NULL;
  return judge ? judge->kind_count : 0;
}

/* ---- the whole judge ---- */

static void make_judge(void *context) {
  crdc_judge *judge = context;
  read_judge_options(judge);
  if (!judge->sound) return;
  judge->registry = compile_judge_crds(judge);
  if (judge->sound && has_addition(judge, CRDC_ADD_POLICIES)) compile_judge_policies(judge);
  if (judge->sound) read_judge_settings(judge);
  if (judge->sound) list_judge_kinds(judge);
}

/* Nothing may be used any more after the work was stopped. */
static void lose_judge(crdc_judge *judge, crd_stop stop) {
  const crd_string text = crd_stop_text(stop);
  judge->sound = false;
  judge->compilation = NULL;
  judge->policies = NULL;
  judge->lost = with_texts((crdc_judge_problem){.message = {text.data, text.size}});
  judge->problems = &judge->lost;
  judge->problem_count = 1;
}

bool crdc_judge_seal(crdc_judge *judge) {
  if (!judge) return false;
  if (judge->sealed) return judge->sound;
  judge->sealed = judge->sound = true;
  pthread_mutex_lock(&judge_compiling);
  const crd_stop stop = crd_guard(judge->arena, make_judge, judge);
  pthread_mutex_unlock(&judge_compiling);
  if (stop) lose_judge(judge, stop);
  return judge->sound;
}
