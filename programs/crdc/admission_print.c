/* SPDX-License-Identifier: Apache-2.0 */
/* Lines for people, one object for machines. */
#include "admission_print.h"
#include "../../runtime/base/say.h"
#include "judge/json_members.h"

#include <crd/json.h>
#include <crd/shown.h>

enum { COLUMNS = 5 };

static crd_string slashed(crd_arena *arena, const crd_string *parts, size_t count) {
  crd_text text = {.arena = arena};
  for (size_t i = 0; i < count; i++) {
    if (!parts[i].size) continue;
    if (text.size) crd_text_add_char(&text, '/');
    crd_text_add(&text, parts[i]);
  }
  return crd_text_string(&text);
}

static crd_string resource_text(crd_arena *arena, const crd_admission_attributes *attributes) {
  const crd_string parts[] = {attributes->resource.group, attributes->resource.version, attributes->resource.resource,
                              attributes->sub_resource};
  return slashed(arena, parts, 4);
}

static crd_string kind_text(crd_arena *arena, const crd_admission_attributes *attributes) {
  const crd_string parts[] = {attributes->kind.group, attributes->kind.version, attributes->kind.kind};
  return slashed(arena, parts, 3);
}

/* ---- text ---- */

/* The cells of a row: order, kind, name, as what, by what. */
static void fill_cells(crd_arena *arena, const crd_admission_attributes *attributes, const admission_row *row,
                       crd_string cells[COLUMNS]) {
  const crd_string names[] = {row->owner, row->name};
  crd_text by = {.arena = arena};
  cells[0] = row->order ? crd_arena_printf(arena, "%u", row->order) : CRD_STRING("-");
  cells[1] = crd_string_of(row->kind);
  cells[2] = slashed(arena, names, 2);
  cells[3] = row->asked ? resource_text(arena, attributes) : CRD_STRING("not asked");
  if (row->asked && row->resource.size && !crd_string_equal(row->resource, cells[3])) cells[3] = row->resource;
  bool told = row->why.size && crd_string_has_prefix(row->detail, row->why); /* "rules", "rules[1] ..." */
  if (!told) crd_text_add(&by, row->why);
  if (!told && row->why.size && row->detail.size) crd_text_add(&by, CRD_STRING(": "));
  crd_text_add(&by, row->detail);
  if (row->param.size) crd_text_printf(&by, "%sparameter %.*s", by.size ? ", " : "", CRD_PRINT(row->param));
  if (row->round) crd_text_printf(&by, "%sonce more", by.size ? ", " : "");
  cells[4] = crd_text_string(&by);
}

static void print_cells(crd_text *out, const size_t widths[COLUMNS], const crd_string cells[COLUMNS]) {
  crd_text_add(out, CRD_STRING("  "));
  for (size_t i = 0; i < COLUMNS; i++) {
    size_t start = out->size;
    crd_text_add_shown(out, cells[i], CRD_SHOWN_LINE);
    size_t used = out->size - start;
    for (size_t k = used; i + 1 < COLUMNS && k < widths[i] + 2; k++) crd_text_add_char(out, ' ');
  }
  while (out->size && out->data[out->size - 1] == ' ') out->size--;
  crd_text_add_char(out, '\n');
}

static void print_subject(crd_text *out, crd_string place, const crd_admission_attributes *attributes) {
  crd_text line = {.arena = out->arena};
  crd_text_printf(&line, "%.*s: %.*s ", CRD_PRINT(place), CRD_PRINT(attributes->operation));
  crd_text_add(&line, resource_text(out->arena, attributes));
  crd_text_add_char(&line, ' ');
  const crd_string names[] = {attributes->namespace_, attributes->name};
  bool own = crd_string_equal(attributes->resource.resource, CRD_STRING("namespaces")) && !attributes->resource.group.size;
  crd_text_add(&line, slashed(out->arena, own ? names + 1 : names, own ? 1 : 2));
  crd_text_printf(&line, ", as %.*s", CRD_PRINT(attributes->user.name));
  crd_text_add_shown(out, crd_text_string(&line), CRD_SHOWN_LINE);
  crd_text_add_char(out, '\n');
}

void admission_print_text(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                          const admission_rows *rows) {
  static const crd_string titles[COLUMNS] = {CRD_STRING_INIT("#"), CRD_STRING_INIT("KIND"), CRD_STRING_INIT("NAME"),
                                             CRD_STRING_INIT("ASKED ABOUT"), CRD_STRING_INIT("BY")};
  crd_string(*cells)[COLUMNS] = crd_arena_alloc(out->arena, (rows->count + 1) * sizeof *cells);
  size_t widths[COLUMNS], asked = 0;
  for (size_t i = 0; i < COLUMNS; i++) widths[i] = titles[i].size;
  for (size_t i = 0; i < rows->count; i++) {
    fill_cells(out->arena, attributes, &rows->items[i], cells[i]);
    asked += rows->items[i].asked;
    for (size_t k = 0; k < COLUMNS; k++)
      if (cells[i][k].size > widths[k]) widths[k] = cells[i][k].size;
  }
  print_subject(out, place, attributes);
  if (rows->count) print_cells(out, widths, titles);
  for (size_t i = 0; i < rows->count; i++) print_cells(out, widths, cells[i]);
  if (rows->error.size) crd_say_text(out, "  not judged: %.*s\n", CRD_PRINT(rows->error));
  crd_text_printf(out, "  %zu of %zu asked\n", asked, rows->count);
}

/* ---- JSON ---- */

static void add_json_row(crd_text *out, const crd_admission_attributes *attributes, const admission_row *row) {
  bool hook = crd_string_has_suffix(crd_string_of(row->kind), CRD_STRING("Webhook"));
  crd_string own = resource_text(out->arena, attributes);
  crd_text_add_char(out, '{');
  crdc_put_known(out, "kind", crd_string_of(row->kind));
  crdc_put_known(out, hook ? "configuration" : "policy", row->owner);
  crdc_put_known(out, hook ? "webhook" : "binding", row->name);
  crdc_put_known(out, "param", row->param);
  crd_text_add(out, row->asked ? CRD_STRING(",\"asked\":true") : CRD_STRING(",\"asked\":false"));
  if (row->order) crd_text_printf(out, ",\"order\":%u", row->order);
  if (row->round) crd_text_printf(out, ",\"round\":%u", row->round);
  if (row->asked) crdc_put_known(out, "resource", row->resource.size ? row->resource : own);
  if (row->asked) crdc_put_known(out, "as", row->sent.size ? row->sent : kind_text(out->arena, attributes));
  crdc_put_known(out, "why", row->why);
  crdc_put_known(out, "detail", row->detail);
  crd_text_add_char(out, '}');
}

void admission_print_json(crd_text *out, crd_string place, const crd_admission_attributes *attributes,
                          const admission_rows *rows) {
  crd_text_add_char(out, '{');
  crdc_put_known(out, "place", place);
  crdc_put_known(out, "operation", attributes->operation);
  crdc_put_known(out, "resource", resource_text(out->arena, attributes));
  crdc_put_known(out, "namespace", attributes->namespace_);
  crdc_put_known(out, "name", attributes->name);
  crdc_put_known(out, "user", attributes->user.name);
  crdc_put_known(out, "error", rows->error);
  crd_text_add(out, CRD_STRING(",\"rows\":["));
  for (size_t i = 0; i < rows->count; i++) {
    if (i) crd_text_add_char(out, ',');
    add_json_row(out, attributes, &rows->items[i]);
  }
  crd_text_add(out, CRD_STRING("]}\n"));
}
