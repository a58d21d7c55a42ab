/* SPDX-License-Identifier: Apache-2.0 */
/* Templates as the API server judges them, for the layer pods; and as a program does that calls its validation itself:
 * Volcano's webhook, built with 1.36. */
#include "pod_judge.h"
#include <crd/core.h>
#include <crd/errors.h>
#include <crd/guard.h>

enum { VALIDATION_MINOR = 36 };

/* The gates that are told, over the defaults; NULL where none is, or without memory. */
static crd_settings *settings_of(const crd_value *gates, crd_string *reason) {
  static const crd_extras *const tables[] = {&crd_pod_template_gates};
  crd_settings *settings = crd_settings_create(tables, 1);
  for (uint32_t i = 0; settings && i < gates->size; i++) {
    const crd_member *gate = &gates->as.members[i];
    if (crd_settings_set_gate(settings, crd_member_name(gate), gate->value.as.boolean, reason)) continue;
    crd_settings_release(settings);
    return NULL;
  }
  return settings;
}

static bool judge_for_rule(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                           const crd_value *gates, const crd_string **errors, size_t *count, crd_string *reason) {
  crd_verdict verdict;
  crd_string *texts, error = {NULL, 0};
  crd_settings *settings = settings_of(gates, &error);
  (void)self;
  if (!settings) {
    if (!error.size) crd_stop_now(arena, CRD_STOP_MEMORY, 0); /* no error of the rule, nor of the object */
    *reason = crd_arena_copy(arena, error);
    return false;
  }
  crd_pod_template_request request = {.value = pod_template,
                                      .path = path,
                                      .settings = settings,
                                      .kubernetes_minor = VALIDATION_MINOR,
                                      .without_object = true,
                                      .without_warnings = true,
                                      .without_options = true};
  crd_pod_template_judge(arena, &request, &verdict);
  crd_settings_release(settings);
  if (verdict.stopped) crd_stop_now(arena, verdict.stopped, 0);
  if (verdict.code && verdict.code != 422) {
    *reason = verdict.message;
    return false;
  }
  texts = crd_arena_alloc(arena, (verdict.errors.count + (size_t)1) * sizeof *texts);
  for (uint32_t i = 0; i < verdict.errors.count; i++) texts[i] = crd_error_message(arena, &verdict.errors.items[i]);
  *errors = texts;
  *count = verdict.errors.count;
  return true;
}

/* A template that Go could not decode: the operator could not read the object either. */
static void tell_undecodable(crd_errors *errors, crd_string path, const crd_verdict *verdict) {
  crd_errors_add(errors, (crd_error){.type = CRD_ERROR_INVALID,
                                     .field = path,
                                     .value = crd_bad_string(CRD_STRING("object")),
                                     .detail = verdict->message});
}

static bool judge_for_layer(const crd_pod_judge *self, crd_arena *arena, const crd_value *pod_template, crd_string path,
                            unsigned kubernetes_minor, crd_errors *errors, crd_texts *warnings, crd_string *reason) {
  crd_verdict verdict;
  crd_pod_template_request request = {
      .value = pod_template, .path = path, .kubernetes_minor = kubernetes_minor, .without_object = true};
  (void)self;
  crd_pod_template_judge(arena, &request, &verdict);
  if (verdict.stopped || verdict.error.size) {
    *reason = verdict.stopped ? verdict.message : verdict.error;
    return false;
  }
  if (verdict.code && verdict.code != 422) tell_undecodable(errors, path, &verdict);
  for (uint32_t i = 0; i < verdict.errors.count; i++) crd_errors_add(errors, verdict.errors.items[i]);
  for (uint32_t i = 0; i < verdict.warnings.count; i++) crd_texts_add(warnings, verdict.warnings.items[i]);
  return true;
}

const crd_pod_judge crdc_pod_judge = {.judge_for_rule = judge_for_rule, .judge_template = judge_for_layer};
