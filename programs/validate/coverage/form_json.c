/* SPDX-License-Identifier: Apache-2.0 */
/* One object: sums by group, and for each file its sums and points. Points without wanted outcomes that were not reached are
 * left out. */
#include "form.h"
#include "judge/json_members.h"

static void add_sums(crd_text *text, const cover_sum sums[COVER_GROUPS]) {
  crdc_put_name(text, "summary");
  crd_text_add_char(text, '{');
  for (size_t i = 0; i < COVER_GROUPS; i++) {
    if (!sums[i].wanted) continue;
    crdc_put_name(text, crdc_cover_group_name((cover_group)i));
    crd_text_add_char(text, '{');
    crdc_put_number(text, "seen", sums[i].seen);
    crdc_put_number(text, "wanted", sums[i].wanted);
    crd_text_add_char(text, '}');
  }
  crd_text_add_char(text, '}');
}

static void add_cover_point(crd_text *text, const cover_point *point) {
  const cover_kind_words *words = crdc_cover_kind_words(point->kind);
  unsigned missing = crdc_cover_missing(point);
  crd_text_add_char(text, '{');
  crdc_put_string(text, "kind", crd_string_of(words->name));
  crdc_put_known(text, "path", point->path);
  crdc_put_number(text, "line", point->line);
  crdc_put_number(text, "column", point->column);
  crdc_put_known(text, "text", point->text);
  crdc_put_name(text, "outcomes");
  crd_text_add_char(text, '{');
  for (size_t i = 0; i < COVER_OUTCOMES && words->outcomes[i]; i++)
    crdc_put_number(text, words->outcomes[i], point->counts[i]);
  crd_text_add(text, CRD_STRING("},\"missing\":["));
  for (unsigned i = 0, told = 0; i < COVER_OUTCOMES; i++)
    if (missing & (1u << i)) crd_text_printf(text, "%s\"%s\"", told++ ? "," : "", words->outcomes[i]);
  crd_text_add(text, CRD_STRING("]}"));
}

static void write_cover_file(FILE *stream, crd_text *text, const cover_report_file *one) {
  bool first = true;
  text->size = 0;
  crd_text_add_char(text, '{');
  crdc_put_string(text, "file", crd_string_of(one->file->name));
  add_sums(text, one->sums);
  crd_text_add(text, CRD_STRING(",\"points\":["));
  for (uint32_t i = 0; i < one->file->count; i++) {
    const cover_point *point = &one->file->points[one->order[i]];
    if (!point->wanted && !crdc_cover_reached(point)) continue;
    if (!first) crd_text_add(text, CRD_STRING(",\n"));
    first = false;
    add_cover_point(text, point);
  }
  crd_text_add(text, CRD_STRING("]}"));
  fwrite(text->data, 1, text->size, stream);
}

void cover_form_json(FILE *stream, const cover_report *report) {
  crd_text text = {.arena = report->arena};
  crd_text_add_char(&text, '{');
  add_sums(&text, report->sums);
  crd_text_add(&text, CRD_STRING(",\"files\":["));
  fwrite(text.data, 1, text.size, stream);
  for (size_t i = 0; i < report->count; i++) {
    if (i) fputs(",\n", stream);
    write_cover_file(stream, &text, &report->files[i]);
  }
  fputs("]}\n", stream);
}
