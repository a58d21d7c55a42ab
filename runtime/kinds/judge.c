/* SPDX-License-Identifier: Apache-2.0 */
/* Judges a template, from its bytes to its verdict. */
#include "../gotypes/decode.h"
#include "../gotypes/encode.h"
#include "default.h"
#include "drop.h"
#include "judge_parts.h"
#include "kinds.h"
#include "pods/warnings.h"
#include "validators.h"

#include <crd/core.h>
#include <crd/json.h>
#include <stddef.h>

/* ---- gates ---- */

#define GATE_ROW(member, gate, known, on, is_locked, gate_stage)                                                            \
  {.name = CRD_STRING_INIT(gate), .default_value = (on) != 0, .locked = (is_locked) != 0, .stage = CRD_GATE_##gate_stage},
static const crd_gate gate_table[] = {CORE_GATES(GATE_ROW)};

const crd_extras crd_pod_template_gates = {.gates = gate_table, .gate_count = sizeof gate_table / sizeof *gate_table};

/* For each gate: its member of core_gates, the first minor with it, those from which it is on and locked (0: none). */
static const struct gate_minors {
  uint8_t offset, known, on, locked;
} gate_minors[] = {
#define GATE_MINORS(member, gate, first_known, first_on, first_locked, stage)                                               \
  {.offset = offsetof(core_gates, member), .known = (first_known), .on = (first_on), .locked = (first_locked)},
    CORE_GATES(GATE_MINORS)
#undef GATE_MINORS
};

static const core_gates newest_gates = {
#define GATE_DEFAULT(member, gate, first_known, first_on, locked, stage) .member = (first_on) != 0,
    CORE_GATES(GATE_DEFAULT)
#undef GATE_DEFAULT
};

/* The row of a gate for that minor. */
static crd_gate gate_of(size_t i, unsigned minor) {
  const struct gate_minors *minors = &gate_minors[i];
  crd_gate gate = gate_table[i];
  gate.default_value = minors->on != 0 && minor >= minors->on;
  gate.locked = minors->locked != 0 && minor >= minors->locked;
  return gate;
}

const crd_extras *crd_pod_template_gates_of(crd_arena *arena, unsigned minor) {
  crd_extras *extras = crd_arena_zalloc(arena, sizeof *extras);
  crd_gate *gates = crd_arena_alloc(arena, sizeof gate_table);
  for (size_t i = 0; i < crd_pod_template_gates.gate_count; i++)
    if (minor >= gate_minors[i].known) gates[extras->gate_count++] = gate_of(i, minor);
  extras->gates = gates;
  return extras;
}

/* Sets the gates as in an API server of that minor; gates that it does not have are off. */
void crd_core_settle_gates(core_gates *gates, unsigned minor, const crd_settings *settings) {
  *gates = newest_gates;
  if (minor == CRD_KUBERNETES_NEWEST && !settings) return;
  for (size_t i = 0; i < crd_pod_template_gates.gate_count; i++) {
    const struct gate_minors *minors = &gate_minors[i];
    const crd_gate gate = gate_of(i, minor);
    bool asked = settings && minor >= minors->known;
    *((bool *)gates + minors->offset) = asked ? crd_settings_gate(settings, &gate) : gate.default_value;
  }
}

crd_string crd_builtin_field_gate(crd_string endpoint, crd_string path) {
  const core_object_kind *kind = crd_core_find_judged(endpoint);
  for (const core_gated *row = kind ? kind->gated : NULL; row && row->gate; row++)
    for (size_t i = 0; crd_is_among(path, row->paths) && i < crd_pod_template_gates.gate_count; i++)
      if (gate_minors[i].offset == row->gate - 1) return gate_table[i].name;
  return (crd_string){NULL, 0};
}

/* ---- the steps ---- */

void crd_core_refuse(crd_verdict *verdict, int code, crd_string reason, crd_string message) {
  verdict->code = code;
  verdict->reason = reason;
  verdict->message = message;
}

/* Decodes the template; false when that is refused. */
static bool decode_template(crd_arena *arena, const crd_pod_template_request *request, crd_string prefix,
                            crd_verdict *verdict, core_pod_template_spec *pod) {
  bool strict = request->want_strict || request->field_validation > CRD_FIELDS_IGNORE;
  core_decoding decoding = {.arena = arena,
                            .minor = request->kubernetes_minor,
                            .prefix = prefix,
                            .parent = request->parent.size ? request->parent : CRD_STRING("DeploymentSpec"),
                            .strict = strict ? &verdict->found : NULL};
  crd_string body = request->body;
  if (!body.size && request->value) body = crd_json_encode(arena, request->value, CRD_JSON_COMPACT);
  if (!crd_core_decode(&decoding, body, &crd_core_pod_template_spec_type, pod)) {
    verdict->found.count = 0;
    crd_core_refuse(verdict, 400, CRD_STRING("BadRequest"), decoding.error);
    return false;
  }
  crd_strict_tell(&verdict->found, false, &verdict->strict);
  if (request->field_validation == CRD_FIELDS_STRICT && verdict->strict.count) {
    crd_core_refuse(verdict, 400, CRD_STRING("BadRequest"),
                    crd_core_join_texts(arena, CRD_STRING("strict decoding error: "), &verdict->strict));
    return false;
  }
  return true;
}

void crd_core_tell_warnings(core_warnings *warnings, crd_verdict *verdict) {
  name_table told = {.arena = warnings->check->arena};
  for (uint32_t i = 0; i < warnings->texts.count; i++) {
    if (crd_name_table_find(&told, warnings->texts.items[i])) continue;
    if (i + 1 < warnings->texts.count) crd_name_table_put(&told, warnings->texts.items[i], &told);
    crd_texts_add(&verdict->warnings, warnings->texts.items[i]);
  }
  if (!warnings->would_panic) return;
  verdict->allowed = false;
  verdict->error = CRD_STRING("the API server panics: a clusterTrustBundle with neither name nor signerName");
}

/* Adds the warnings of decoding, then those of the template. */
static void warn(const core_check *check, const crd_pod_template_request *request, const core_pod_template_spec *pod,
                 crd_verdict *verdict) {
  core_warnings warnings = {.check = check, .texts = {.arena = check->arena}};
  if (request->field_validation == CRD_FIELDS_WARN)
    for (uint32_t i = 0; i < verdict->strict.count; i++) crd_texts_add(&warnings.texts, verdict->strict.items[i]);
  crd_core_warn_of_pod_template_spec(&warnings, pod);
  crd_core_tell_warnings(&warnings, verdict);
}

static void keep_judged_template(crd_arena *arena, const core_pod_template_spec *pod, unsigned minor, crd_verdict *verdict) {
  crd_text text = {.arena = arena};
  crd_core_encode_served(&text, &crd_core_pod_template_spec_type, pod, minor);
  verdict->object = crd_json_parse(arena, crd_text_string(&text), NULL, NULL);
}

void crd_pod_template_judge(crd_arena *arena, const crd_pod_template_request *request, crd_verdict *verdict) {
  core_pod_template_spec pod = {.metadata = {.name = {NULL, 0}}};
  core_options options = {.minor = request->kubernetes_minor ? request->kubernetes_minor : CRD_KUBERNETES_NEWEST,
                          .privileged = !request->without_privileged};
  core_check check = {.arena = arena,
                      .errors = &verdict->errors,
                      .prefix = request->path.size ? request->path : CRD_STRING("spec.template"),
                      .options = &options};
  *verdict = crd_verdict_init(arena);
  verdict->errors.kubernetes_minor = request->kubernetes_minor;
  if (!decode_template(arena, request, check.prefix, verdict, &pod)) return;
  crd_core_settle_gates(&options.gates, options.minor, request->settings);
  crd_core_default_pod_template_spec(arena, &options, &pod);
  if (request->without_options)
    options.gates = (core_gates){.pod_level_resources = options.gates.pod_level_resources,
                                 .strict_ip_cidr_validation = options.gates.strict_ip_cidr_validation};
  else
    crd_core_drop_disabled_fields(arena, &options, &pod, NULL);
  crd_core_validate_pod_template_spec(&check, &pod);
  verdict->name = pod.metadata.name;
  verdict->allowed = verdict->errors.count == 0;
  if (!verdict->allowed) {
    const crd_string kind = CRD_STRING("PodTemplateSpec");
    verdict->details = (crd_status_details){.given = true, .name = verdict->name, .kind = kind};
    crd_core_refuse(verdict, 422, CRD_STRING("Invalid"),
                    crd_invalid_message(arena, CORE_NO_DETAIL, kind, verdict->name, &verdict->errors));
    return;
  }
  if (!request->without_warnings) warn(&check, request, &pod, verdict);
  if (!request->without_object) keep_judged_template(arena, &pod, options.minor, verdict);
}
