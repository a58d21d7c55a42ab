/* SPDX-License-Identifier: Apache-2.0 */
/* Text for people, a line a step; JSON, an object for each request. */
#include "form.h"
#include "../../../runtime/base/say.h"
#include "judge/json_members.h"
#include "report/finding.h"
#include <crd/json.h>
#include <crd/shown.h>

/* ---- text ---- */

/* The rest of a line, without what looks secret. */
static void print_rest(FILE *stream, crd_arena *arena, crd_string text) {
  crd_print_shown(stream, finding_hidden(arena, text), CRD_SHOWN_LINE);
  fputc('\n', stream);
}

static void print_value(FILE *stream, crd_arena *arena, char sign, const value_change *change, const crd_value *value) {
  crd_text text = {.arena = arena};
  if (!value) return;
  crd_text_printf(&text, "      %c %.*s: ", sign, CRD_PRINT(change->path));
  crd_json_write(&text, value, CRD_JSON_COMPACT);
  print_rest(stream, arena, crd_text_string(&text));
}

static void print_step(FILE *stream, crd_arena *arena, const chain_step *step) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "  %s", step->what);
  if (step->name.size) crd_text_printf(&text, " %.*s", CRD_PRINT(step->name));
  if (step->binding.size) crd_text_printf(&text, ", binding %.*s", CRD_PRINT(step->binding));
  if (step->round) crd_text_add(&text, CRD_STRING(" (once more)"));
  crd_text_printf(&text, ": %.*s", CRD_PRINT(step->outcome));
  print_rest(stream, arena, crd_text_string(&text));
  for (size_t i = 0; i < step->changes.count; i++) {
    print_value(stream, arena, '-', &step->changes.items[i], step->changes.items[i].before);
    print_value(stream, arena, '+', &step->changes.items[i], step->changes.items[i].after);
  }
}

static crd_string subject_of(crd_arena *arena, const chain_way *way) {
  const crd_admission_attributes *attributes = way->attributes;
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%.*s %.*s%s%.*s/%.*s", CRD_PRINT(attributes->operation), CRD_PRINT(attributes->resource.group),
                  attributes->resource.group.size ? "/" : "", CRD_PRINT(attributes->resource.version),
                  CRD_PRINT(attributes->resource.resource));
  if (attributes->sub_resource.size) crd_text_printf(&text, "/%.*s", CRD_PRINT(attributes->sub_resource));
  crd_text_add_char(&text, ' ');
  if (attributes->namespace_.size) crd_text_printf(&text, "%.*s/", CRD_PRINT(attributes->namespace_));
  crd_text_add(&text, way->object_name.size ? way->object_name : CRD_STRING("(a generated name)"));
  crd_text_printf(&text, ", as %.*s", CRD_PRINT(attributes->user.name));
  return crd_text_string(&text);
}

void chain_form_text(FILE *stream, crd_arena *arena, const chain_way *way) {
  crd_say(stream, "%.*s: ", CRD_PRINT(way->place));
  print_rest(stream, arena, subject_of(arena, way));
  size_t idle = 0;
  for (size_t i = 0; i < way->steps->count; i++) {
    if (way->steps->items[i].idle)
      idle++;
    else
      print_step(stream, arena, &way->steps->items[i]);
  }
  if (idle == 1) fputs("  1 policy or webhook is about other requests (--output json names it)\n", stream);
  if (idle > 1) fprintf(stream, "  %zu policies and webhooks are about other requests (--output json names them)\n", idle);
  for (uint32_t i = 0; i < way->warnings->count; i++) {
    fputs("  Warning: ", stream);
    print_rest(stream, arena, way->warnings->items[i]);
  }
  if (way->error.size)
    crd_say(stream, "  not judged: %.*s\n", CRD_PRINT(way->error));
  else if (way->allowed)
    fputs("  allowed\n", stream);
  else {
    crd_say(stream, "  refused, %d %.*s: ", way->code, CRD_PRINT(way->reason));
    print_rest(stream, arena, way->message);
  }
}

/* ---- JSON ---- */

static void write_way_step(crd_text *text, const chain_step *step) {
  crd_text_add_char(text, '{');
  crdc_put_known(text, "step", crd_string_of(step->what));
  crdc_put_known(text, "name", step->name);
  crdc_put_known(text, "binding", step->binding);
  if (step->round) crdc_put_number(text, "round", step->round);
  crdc_put_known(text, "outcome", step->outcome);
  for (size_t i = 0; i < step->changes.count; i++) {
    const value_change *change = &step->changes.items[i];
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING(",\"changes\":[{"));
    crdc_put_string(text, "path", change->path);
    crdc_put_value(text, "before", change->before);
    crdc_put_value(text, "after", change->after);
    crd_text_add_char(text, '}');
  }
  if (step->changes.count) crd_text_add_char(text, ']');
  crd_text_add_char(text, '}');
}

static void write_way_texts(crd_text *text, const chain_way *way) {
  crdc_put_texts(text, "warnings", way->warnings);
  for (uint32_t i = 0; i + 1 < way->annotations->count; i += 2) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"annotations\":{"));
    crd_json_write_string(text, way->annotations->items[i], CRD_JSON_COMPACT);
    crd_text_add_char(text, ':');
    crd_json_write_string(text, way->annotations->items[i + 1], CRD_JSON_COMPACT);
  }
  if (way->annotations->count) crd_text_add_char(text, '}');
}

void chain_form_json(FILE *stream, crd_arena *arena, const chain_way *way) {
  crd_text text = {.arena = arena};
  crd_text_add_char(&text, '{');
  crdc_put_known(&text, "place", way->place);
  crdc_put_known(&text, "operation", way->attributes->operation);
  crdc_put_known(&text, "group", way->attributes->resource.group);
  crdc_put_known(&text, "version", way->attributes->resource.version);
  crdc_put_known(&text, "resource", way->attributes->resource.resource);
  crdc_put_known(&text, "subResource", way->attributes->sub_resource);
  crdc_put_known(&text, "namespace", way->attributes->namespace_);
  crdc_put_known(&text, "name", way->object_name);
  crdc_put_known(&text, "user", way->attributes->user.name);
  for (size_t i = 0; i < way->steps->count; i++) {
    crd_text_add(&text, i ? CRD_STRING(",") : CRD_STRING(",\"steps\":["));
    write_way_step(&text, &way->steps->items[i]);
  }
  if (way->steps->count) crd_text_add_char(&text, ']');
  if (way->error.size)
    crdc_put_known(&text, "error", way->error);
  else
    crdc_put_truth(&text, "allowed", way->allowed);
  if (!way->error.size && !way->allowed) {
    crd_text_printf(&text, ",\"code\":%d", way->code);
    crdc_put_known(&text, "reason", way->reason);
    crdc_put_known(&text, "message", way->message);
  }
  write_way_texts(&text, way);
  if (way->allowed) crdc_put_value(&text, "object", way->object);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
}
