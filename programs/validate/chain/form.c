/* SPDX-License-Identifier: Apache-2.0 */
/* Text for people, a line a step; JSON, an object for each request. */
#include "form.h"
#include "../../../runtime/value/say.h"
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

static void add_way_member(crd_text *text, const char *name, crd_string value) {
  if (!value.size) return;
  if (text->data[text->size - 1] != '{') crd_text_add_char(text, ',');
  crd_text_printf(text, "\"%s\":", name);
  crd_json_write_string(text, value, CRD_JSON_COMPACT);
}

static void add_value(crd_text *text, const char *name, const crd_value *value) {
  if (!value) return;
  crd_text_printf(text, ",\"%s\":", name);
  crd_json_write(text, value, CRD_JSON_COMPACT);
}

static void write_way_step(crd_text *text, const chain_step *step) {
  crd_text_add_char(text, '{');
  add_way_member(text, "step", crd_string_of(step->what));
  add_way_member(text, "name", step->name);
  add_way_member(text, "binding", step->binding);
  if (step->round) crd_text_printf(text, ",\"round\":%u", step->round);
  add_way_member(text, "outcome", step->outcome);
  for (size_t i = 0; i < step->changes.count; i++) {
    const value_change *change = &step->changes.items[i];
    crd_text_add(text, i ? CRD_STRING(",{") : CRD_STRING(",\"changes\":[{"));
    crd_text_add(text, CRD_STRING("\"path\":"));
    crd_json_write_string(text, change->path, CRD_JSON_COMPACT);
    add_value(text, "before", change->before);
    add_value(text, "after", change->after);
    crd_text_add_char(text, '}');
  }
  if (step->changes.count) crd_text_add_char(text, ']');
  crd_text_add_char(text, '}');
}

static void write_way_texts(crd_text *text, const chain_way *way) {
  for (uint32_t i = 0; i < way->warnings->count; i++) {
    crd_text_add(text, i ? CRD_STRING(",") : CRD_STRING(",\"warnings\":["));
    crd_json_write_string(text, way->warnings->items[i], CRD_JSON_COMPACT);
  }
  if (way->warnings->count) crd_text_add_char(text, ']');
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
  add_way_member(&text, "place", way->place);
  add_way_member(&text, "operation", way->attributes->operation);
  add_way_member(&text, "group", way->attributes->resource.group);
  add_way_member(&text, "version", way->attributes->resource.version);
  add_way_member(&text, "resource", way->attributes->resource.resource);
  add_way_member(&text, "subResource", way->attributes->sub_resource);
  add_way_member(&text, "namespace", way->attributes->namespace_);
  add_way_member(&text, "name", way->object_name);
  add_way_member(&text, "user", way->attributes->user.name);
  for (size_t i = 0; i < way->steps->count; i++) {
    crd_text_add(&text, i ? CRD_STRING(",") : CRD_STRING(",\"steps\":["));
    write_way_step(&text, &way->steps->items[i]);
  }
  if (way->steps->count) crd_text_add_char(&text, ']');
  if (way->error.size)
    add_way_member(&text, "error", way->error);
  else
    crd_text_add(&text, way->allowed ? CRD_STRING(",\"allowed\":true") : CRD_STRING(",\"allowed\":false"));
  if (!way->error.size && !way->allowed) {
    crd_text_printf(&text, ",\"code\":%d", way->code);
    add_way_member(&text, "reason", way->reason);
    add_way_member(&text, "message", way->message);
  }
  write_way_texts(&text, way);
  if (way->allowed) add_value(&text, "object", way->object);
  crd_text_add(&text, CRD_STRING("}\n"));
  fwrite(text.data, 1, text.size, stream);
}
