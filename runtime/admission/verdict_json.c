/* SPDX-License-Identifier: Apache-2.0 */
/* Writes a verdict of admission as a line of JSON, in the form of the conformance sets, without empty members. */
#include <crd/admission.h>
#include <crd/json.h>

/* A member's name, with the comma before it unless it is the first one of its object. */
static void write_member_name(crd_text *text, const char *name) {
  if (text->data[text->size - 1] != '{') crd_text_add_char(text, ',');
  crd_text_printf(text, "\"%s\":", name);
}

static void write_member_text(crd_text *text, const char *name, crd_string value) {
  if (!value.size) return;
  write_member_name(text, name);
  crd_json_write_string(text, value, CRD_JSON_COMPACT);
}

static void write_number(crd_text *text, const char *name, long number) {
  if (!number) return;
  write_member_name(text, name);
  crd_text_printf(text, "%ld", number);
}

static void write_truth(crd_text *text, const char *name, bool truth) {
  if (!truth) return;
  write_member_name(text, name);
  crd_text_add(text, CRD_STRING("true"));
}

static void write_texts(crd_text *text, const char *name, const crd_string *items, size_t count) {
  if (!count) return;
  write_member_name(text, name);
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < count; i++) {
    if (i) crd_text_add_char(text, ',');
    crd_json_write_string(text, items[i], CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, ']');
}

/* Begins object `i` of a list. */
static void begin_item(crd_text *text, size_t i) {
  crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING("{"));
}

static void write_validations(crd_text *text, const crd_param_trace *param) {
  if (!param->validation_count) return;
  write_member_name(text, "validations");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < param->validation_count; i++) {
    const crd_validation_trace *validation = &param->validations[i];
    begin_item(text, i);
    write_member_text(text, "decision", crd_string_of(validation->decision));
    write_member_text(text, "action", crd_string_of(validation->action));
    write_member_text(text, "reason", validation->reason);
    write_member_text(text, "message", validation->message);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_audit(crd_text *text, const crd_param_trace *param) {
  if (!param->audit_count) return;
  write_member_name(text, "audit");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < param->audit_count; i++) {
    const crd_audit_trace *audit = &param->audit[i];
    begin_item(text, i);
    write_member_name(text, "key");
    crd_json_write_string(text, audit->key, CRD_JSON_COMPACT);
    write_member_name(text, "action");
    crd_json_write_string(text, crd_string_of(audit->action), CRD_JSON_COMPACT);
    write_member_text(text, "value", audit->value);
    write_member_text(text, "error", audit->error);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_params(crd_text *text, const crd_binding_trace *binding) {
  if (!binding->param_count) return;
  write_member_name(text, "params");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < binding->param_count; i++) {
    const crd_param_trace *param = &binding->params[i];
    begin_item(text, i);
    write_member_text(text, "param", param->param);
    write_member_text(text, "why", param->why);
    write_validations(text, param);
    write_audit(text, param);
    write_texts(text, "mutations", param->mutations, param->mutation_count);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_policy(crd_text *text, const crd_policy_trace *policy) {
  write_member_name(text, "policy");
  crd_json_write_string(text, policy->policy, CRD_JSON_COMPACT);
  write_truth(text, "mutating", policy->mutating);
  write_number(text, "round", (long)policy->round);
  write_member_text(text, "why", policy->why);
  write_member_text(text, "matched", policy->matched);
  if (!policy->binding_count) return;
  write_member_name(text, "bindings");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < policy->binding_count; i++) {
    begin_item(text, i);
    write_member_name(text, "binding");
    crd_json_write_string(text, policy->bindings[i].binding, CRD_JSON_COMPACT);
    write_member_text(text, "why", policy->bindings[i].why);
    write_params(text, &policy->bindings[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_policies(crd_text *text, const crd_admission_verdict *verdict) {
  if (!verdict->policy_count) return;
  write_member_name(text, "policies");
  crd_text_add_char(text, '[');
  for (size_t i = 0; i < verdict->policy_count; i++) {
    begin_item(text, i);
    write_policy(text, verdict->policies[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void write_hook(crd_text *text, const crd_hook_trace *hook) {
  write_member_name(text, "configuration");
  crd_json_write_string(text, hook->configuration, CRD_JSON_COMPACT);
  write_member_name(text, "webhook");
  crd_json_write_string(text, hook->webhook, CRD_JSON_COMPACT);
  write_number(text, "round", (long)hook->round);
  write_truth(text, "called", hook->called);
  write_member_text(text, "resource", hook->resource);
  write_member_text(text, "kind", hook->kind);
  write_member_text(text, "why", hook->why);
  if (!hook->review) return;
  write_member_name(text, "review");
  crd_json_write(text, hook->review, CRD_JSON_COMPACT);
}

static void write_hooks_of(crd_text *text, const crd_admission_verdict *verdict, const char *name, bool mutating) {
  bool any = false;
  for (size_t i = 0; i < verdict->hook_count; i++) {
    if (verdict->hooks[i]->mutating != mutating) continue;
    if (!any) {
      write_member_name(text, name);
      crd_text_add_char(text, '[');
    }
    begin_item(text, any);
    any = true;
    write_hook(text, verdict->hooks[i]);
    crd_text_add_char(text, '}');
  }
  if (any) crd_text_add_char(text, ']');
}

static void write_hooks(crd_text *text, const crd_admission_verdict *verdict) {
  if (!verdict->hook_count) return;
  write_member_name(text, "webhooks");
  crd_text_add_char(text, '{');
  write_hooks_of(text, verdict, "mutating", true);
  write_hooks_of(text, verdict, "validating", false);
  crd_text_add_char(text, '}');
}

/* Writes a map sorted by key; of duplicate keys the last value wins. */
static void write_annotations(crd_text *text, const crd_texts *annotations) {
  if (!annotations->count) return;
  crd_value map = crd_value_make_map(text->arena, annotations->count / 2);
  for (uint32_t i = 0; i + 1 < annotations->count; i += 2)
    crd_value_set(text->arena, &map, annotations->items[i], crd_value_make_string(annotations->items[i + 1]));
  write_member_name(text, "annotations");
  crd_json_write(text, &map, CRD_JSON_COMPACT);
}

void crd_admission_write_verdict(crd_text *text, crd_string id, const crd_admission_verdict *verdict) {
  crd_text_add_char(text, '{');
  write_member_text(text, "id", id);
  write_member_name(text, "allowed");
  crd_text_add(text, crd_string_of(verdict->allowed && !verdict->error.size ? "true" : "false"));
  if (verdict->error.size) {
    write_member_text(text, "error", verdict->error);
    crd_text_add_char(text, '}');
    return;
  }
  write_number(text, "code", verdict->code);
  write_member_text(text, "reason", verdict->reason);
  write_member_text(text, "message", verdict->message);
  bool own = verdict->causes.count != 1 || !crd_string_equal(verdict->causes.items[0], verdict->message);
  if (own) write_texts(text, "causes", verdict->causes.items, verdict->causes.count);
  write_texts(text, "warnings", verdict->warnings.items, verdict->warnings.count);
  write_annotations(text, &verdict->annotations);
  write_policies(text, verdict);
  write_hooks(text, verdict);
  if (verdict->object) {
    write_member_name(text, "object");
    crd_json_write(text, verdict->object, CRD_JSON_COMPACT);
  }
  if (verdict->type_check) {
    write_member_name(text, "typeCheck");
    crd_json_write(text, verdict->type_check, CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, '}');
}
