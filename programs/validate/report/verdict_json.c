/* SPDX-License-Identifier: Apache-2.0 */
#include "verdict_json.h"
#include <crd/json.h>
#include <crd/layers.h>

static void add_name(crd_text *text, const char *name) {
  if (text->size && text->data[text->size - 1] != '{') crd_text_add_char(text, ',');
  crd_text_printf(text, "\"%s\":", name);
}

/* A string member; an empty one is left out. */
static void add_string_member(crd_text *text, const char *name, crd_string string) {
  if (!string.size) return;
  add_name(text, name);
  crd_json_write_string(text, string, CRD_JSON_COMPACT);
}

static void add_texts(crd_text *text, const char *name, const crd_texts *texts) {
  if (!texts->count) return;
  add_name(text, name);
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < texts->count; i++) {
    if (i) crd_text_add_char(text, ',');
    crd_json_write_string(text, texts->items[i], CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, ']');
}

static void add_position(crd_text *text, crd_position position) {
  add_name(text, "line");
  crd_text_printf(text, "%u", position.line);
  add_name(text, "column");
  crd_text_printf(text, "%u", position.column);
}

static void add_positions(crd_text *text, const char *name, const crd_position *positions, uint32_t count) {
  if (!count) return;
  add_name(text, name);
  for (uint32_t i = 0; i < count; i++) {
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING("[{"));
    add_position(text, positions[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

static void add_errors(crd_text *text, const char *name, const crd_errors *errors, const crd_position *positions) {
  if (!errors->count) return;
  add_name(text, name);
  crd_text_add_char(text, '[');
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    if (i) crd_text_add_char(text, ',');
    crd_text_add(text, CRD_STRING("{\"type\":"));
    crd_json_write_string(text, crd_error_type_reason((crd_error_type)error->type), CRD_JSON_COMPACT);
    crd_text_add(text, CRD_STRING(",\"field\":"));
    crd_json_write_string(text, error->field, CRD_JSON_COMPACT);
    crd_text_add(text, CRD_STRING(",\"message\":"));
    crd_json_write_string(text, crd_error_body(text->arena, error), CRD_JSON_COMPACT);
    if (positions) add_position(text, positions[i]);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

/* The one cause of an internal error has neither type nor field. */
static void add_internal_cause(crd_text *text, crd_string cause) {
  if (!cause.size) return;
  add_name(text, "causes");
  crd_text_add(text, CRD_STRING("[{\"type\":\"\",\"field\":\"\",\"message\":"));
  crd_json_write_string(text, cause, CRD_JSON_COMPACT);
  crd_text_add(text, CRD_STRING("}]"));
}

/* What the CRD itself says is said without its name. */
static crd_string layer_name(unsigned layer) {
  return layer == CRD_LAYER_CRD ? (crd_string){NULL, 0} : crd_layer_name(layer);
}

/* Which rules above the CRD gave the warnings that they gave. */
static void add_rule_warnings(crd_text *text, const crd_rule_warnings *warnings) {
  if (!warnings->count) return;
  add_name(text, "ruleWarnings");
  for (uint32_t i = 0; i < warnings->count; i++) {
    const crd_rule_warning *warning = &warnings->items[i];
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING("[{"));
    add_string_member(text, "layer", layer_name(warning->layer));
    add_string_member(text, "rule", warning->rule);
    add_string_member(text, "field", warning->field);
    add_string_member(text, "message", warning->text);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, ']');
}

/* What an operator would do: the event that it sends, what it writes into the status. */
static void add_event(crd_text *text, const crd_verdict *verdict, bool of_file) {
  const crd_event *event = &verdict->event;
  if (event->reason.size) {
    add_name(text, "event");
    crd_text_add_char(text, '{');
    add_string_member(text, "type", event->type);
    add_string_member(text, "reason", event->reason);
    add_string_member(text, "action", event->action);
    add_string_member(text, "note", event->note);
    crd_text_add_char(text, '}');
  }
  if (verdict->status && verdict->status->kind == CRD_MAP && verdict->status->size) {
    add_name(text, of_file ? "operatorStatus" : "status");
    crd_json_write(text, verdict->status, CRD_JSON_COMPACT);
  }
}

static void open_line(crd_text *text, const verdict_subject *subject, crd_string kind, crd_string name, bool allowed) {
  crd_text_add_char(text, '{');
  add_string_member(text, "id", subject->id);
  if (subject->file) {
    add_string_member(text, "file", crd_string_of(subject->file));
    if (subject->document) add_name(text, "document");
    if (subject->document) crd_text_printf(text, "%u", subject->document);
    if (subject->item >= 0) {
      add_name(text, "item");
      crd_text_printf(text, "%d", subject->item);
    }
    add_string_member(text, "source", subject->source);
  }
  add_string_member(text, "kind", kind);
  add_string_member(text, "name", name);
  add_string_member(text, "namespace", subject->name_space);
  add_string_member(text, "layer", subject->layer);
  const bool judged = !subject->status || strcmp(subject->status, "valid") == 0 || strcmp(subject->status, "invalid") == 0;
  if (subject->status) allowed = strcmp(subject->status, "valid") == 0; /* --strict refuses more */
  if (judged) add_name(text, "allowed");
  if (judged) crd_text_add(text, allowed ? CRD_STRING("true") : CRD_STRING("false"));
  if (subject->status) add_string_member(text, "status", crd_string_of(subject->status));
  add_string_member(text, "note", subject->note);
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
    add_name(text, "code");
    crd_text_printf(text, "%d", verdict->code);
  }
  add_string_member(text, "reason", verdict->reason);
  add_string_member(text, "message", verdict->message);
  if (!subject->layer.size) add_string_member(text, "layer", layer_name(verdict->layer));
  add_string_member(text, "rule", verdict->rule);
  const verdict_places *places = subject->places;
  if (places && !verdict->allowed && !verdict->errors.count) add_position(text, places->whole);
  add_internal_cause(text, verdict->details.cause);
  add_errors(text, "causes", &verdict->errors, places ? places->causes : NULL);
  add_errors(text, "further", &verdict->further, NULL);
  add_texts(text, "strict", &verdict->strict);
  if (places) add_positions(text, "strictPlaces", places->strict, verdict->strict.count);
  add_texts(text, "warnings", &verdict->warnings);
  if (subject->file) add_rule_warnings(text, &verdict->rule_warnings);
  add_string_member(text, "skipped", verdict->skipped);
  add_event(text, verdict, subject->status);
  if (subject->admission.size) {
    add_name(text, "admission");
    crd_text_add(text, subject->admission);
  }
  if (with_object && verdict->allowed && verdict->object) {
    add_name(text, "object");
    crd_text_add(text, subject->object);
    if (!subject->object.size) crd_json_write(text, verdict->object, CRD_JSON_COMPACT);
  }
  if (subject->responds) {
    crd_value status = crd_verdict_status(text->arena, verdict, subject->responds);
    add_name(text, "response");
    crd_json_write(text, verdict->allowed && verdict->object ? verdict->object : &status, CRD_JSON_COMPACT);
  }
  crd_text_add_char(text, '}');
}

void verdict_json_write_error(crd_text *text, const verdict_subject *subject, crd_string error) {
  open_line(text, subject, subject->kind, subject->name, false);
  add_string_member(text, "error", error);
  if (subject->places) add_position(text, subject->places->whole);
  crd_text_add_char(text, '}');
}

void verdict_json_write_skipped(crd_text *text, const verdict_subject *subject, crd_string why) {
  open_line(text, subject, subject->kind, subject->name, true);
  add_string_member(text, "skipped", why);
  crd_text_add_char(text, '}');
}
