/* SPDX-License-Identifier: Apache-2.0 */
#include "verdict_json.h"
#include "judge/json_members.h"

static void add_position(crd_text *text, crd_position position) {
  crdc_put_number(text, "line", position.line);
  crdc_put_number(text, "column", position.column);
}

static void add_positions(crd_text *text, const char *name, const crd_position *positions, uint32_t count) {
  if (!count) return;
  crdc_put_name(text, name);
  for (uint32_t i = 0; i < count; i++) {
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING("[{"));
    add_position(text, positions[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void add_errors(crd_text *text, const char *name, const crd_errors *errors, const crd_position *positions) {
  if (!errors->count) return;
  crdc_put_name(text, name);
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    crdc_put_item(text);
    crd_text_add_char(text, '{');
    crdc_put_string(text, "type", crd_error_type_reason((crd_error_type)error->type));
    crdc_put_string(text, "field", error->field);
    crdc_put_string(text, "message", crd_error_body(text->arena, error));
    if (positions) add_position(text, positions[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

/* The only cause of an internal error has neither type nor field. */
static void add_internal_cause(crd_text *text, crd_string cause) {
  if (!cause.size) return;
  crdc_put_name(text, "causes");
  crd_text_add(text, CRD_STRING("[{\"type\":\"\",\"field\":\"\""));
  crdc_put_string(text, "message", cause);
  crd_text_add(text, CRD_STRING("}]"));
}

/* Errors of the CRD itself have no layer name. */
static crd_string layer_name(unsigned layer) {
  return layer == CRD_LAYER_CRD ? (crd_string){NULL, 0} : crd_layer_name(layer);
}

/* Adds the rules above the CRD that gave warnings, with their warnings. */
static void add_rule_warnings(crd_text *text, const crd_rule_warnings *warnings) {
  if (!warnings->count) return;
  crdc_put_name(text, "ruleWarnings");
  for (uint32_t i = 0; i < warnings->count; i++) {
    const crd_rule_warning *warning = &warnings->items[i];
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING("[{"));
    crdc_put_known(text, "layer", layer_name(warning->layer));
    crdc_put_known(text, "rule", warning->rule);
    crdc_put_known(text, "field", warning->field);
    crdc_put_known(text, "message", warning->text);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

/* Adds what an operator would do: the event that it records, what it writes to the status. */
static void add_event(crd_text *text, const crd_verdict *verdict, bool of_file) {
  const crd_event *event = &verdict->event;
  if (event->reason.size) {
    crdc_put_name(text, "event");
    crd_text_add_char(text, '{');
    crdc_put_known(text, "type", event->type);
    crdc_put_known(text, "reason", event->reason);
    crdc_put_known(text, "action", event->action);
    crdc_put_known(text, "note", event->note);
    crd_text_add_char(text, '}');
  }
  if (verdict->status && verdict->status->kind == CRD_MAP && verdict->status->size) {
    crdc_put_value(text, of_file ? "operatorStatus" : "status", verdict->status);
  }
}

static void open_line(crd_text *text, const verdict_subject *subject, crd_string kind, crd_string name, bool allowed) {
  crd_text_add_char(text, '{');
  crdc_put_known(text, "id", subject->id);
  if (subject->file) {
    crdc_put_known(text, "file", crd_string_of(subject->file));
    if (subject->document) crdc_put_number(text, "document", subject->document);
    if (subject->item >= 0) crdc_put_number(text, "item", (uint64_t)subject->item);
    crdc_put_known(text, "source", subject->source);
  }
  crdc_put_known(text, "kind", kind);
  crdc_put_known(text, "name", name);
  crdc_put_known(text, "namespace", subject->name_space);
  crdc_put_known(text, "layer", subject->layer);
  const bool judged = !subject->status || strcmp(subject->status, "valid") == 0 || strcmp(subject->status, "invalid") == 0;
  if (subject->status) allowed = strcmp(subject->status, "valid") == 0; /* --strict refuses more */
  if (judged) crdc_put_truth(text, "allowed", allowed);
  if (subject->status) crdc_put_known(text, "status", crd_string_of(subject->status));
  crdc_put_known(text, "note", subject->note);
}

void verdict_json_write(crd_text *text, const verdict_subject *subject, const crd_verdict *verdict, bool with_object) {
  if (verdict->error.size) {
    verdict_json_write_error(text, subject, verdict->error);
    return;
  }
  const crd_value *kind = crd_value_get(verdict->object, CRD_STRING("kind"));
  open_line(text, subject, kind && kind->kind == CRD_STRING_VALUE ? crd_value_string(kind) : subject->kind,
            verdict->name.size ? verdict->name : subject->name, verdict->allowed);
  if (verdict->code) {
    crdc_put_name(text, "code");
    crd_text_printf(text, "%d", verdict->code);
  }
  crdc_put_known(text, "reason", verdict->reason);
  crdc_put_known(text, "message", verdict->message);
  if (!subject->layer.size) crdc_put_known(text, "layer", layer_name(verdict->layer));
  crdc_put_known(text, "rule", verdict->rule);
  const verdict_places *places = subject->places;
  if (places && !verdict->allowed && !verdict->errors.count) add_position(text, places->whole);
  add_internal_cause(text, verdict->details.cause);
  add_errors(text, "causes", &verdict->errors, places ? places->causes : NULL);
  add_errors(text, "further", &verdict->further, NULL);
  crdc_put_texts(text, "strict", &verdict->strict);
  if (places) add_positions(text, "strictPlaces", places->strict, verdict->strict.count);
  crdc_put_texts(text, "warnings", &verdict->warnings);
  if (subject->file) add_rule_warnings(text, &verdict->rule_warnings);
  crdc_put_known(text, "skipped", verdict->skipped);
  add_event(text, verdict, subject->status);
  if (subject->admission.size) {
    crdc_put_name(text, "admission");
    crd_text_add(text, subject->admission);
  }
  if (with_object && verdict->allowed && verdict->object) {
    crdc_put_name(text, "object");
    crd_text_add(text, subject->object);
    if (!subject->object.size) crd_json_write(text, verdict->object, CRD_JSON_COMPACT);
  }
  if (subject->responds) {
    crd_value status = crd_verdict_status(text->arena, verdict, subject->responds);
    crdc_put_value(text, "response", verdict->allowed && verdict->object ? verdict->object : &status);
  }
  crd_text_add_char(text, '}');
}

void verdict_json_write_error(crd_text *text, const verdict_subject *subject, crd_string error) {
  open_line(text, subject, subject->kind, subject->name, false);
  crdc_put_known(text, "error", error);
  if (subject->places) add_position(text, subject->places->whole);
  crd_text_add_char(text, '}');
}

void verdict_json_write_skipped(crd_text *text, const verdict_subject *subject, crd_string why) {
  open_line(text, subject, subject->kind, subject->name, true);
  crdc_put_known(text, "skipped", why);
  crd_text_add_char(text, '}');
}
