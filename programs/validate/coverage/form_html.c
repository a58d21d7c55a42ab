/* SPDX-License-Identifier: Apache-2.0 */
/* One self-contained page: the sums, and the lines of each file, coloured by their coverage. */
#include "../../../runtime/value/media.h"
#include "form.h"

static const char head[] =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>CRD coverage</title>\n<style>\n"
    "body{font:14px/1.4 sans-serif;margin:1.5em;color:#222;background:#fff}\n"
    "table{border-collapse:collapse}\n"
    "table.sums td,table.sums th{padding:.15em .8em;text-align:right;border-bottom:1px solid #ddd}\n"
    "table.sums td:first-child,table.sums th:first-child{text-align:left}\n"
    "table.lines{width:100%;font:12px/1.45 monospace}\n"
    "table.lines td{padding:0 .6em;vertical-align:top;white-space:pre-wrap}\n"
    "td.number,td.count{text-align:right;color:#888;white-space:nowrap;width:1%}\n"
    "td.note{color:#802000;font-family:sans-serif;width:35%}\n"
    "tr.all td.code{background:#e3f5e1}\ntr.some td.code{background:#fdf3cf}\ntr.none td.code{background:#fbe0de}\n"
    "tr:target td{outline:1px solid #4472c4}\n"
    "summary{cursor:pointer;font-weight:bold;margin:.8em 0 .3em}\n"
    "@media (prefers-color-scheme:dark){body{background:#1b1b1b;color:#ddd}td.note{color:#ffb090}\n"
    "tr.all td.code{background:#1d3a1d}tr.some td.code{background:#443a12}tr.none td.code{background:#4a1f1c}}\n"
    "</style>\n</head>\n<body>\n<h1>CRD coverage</h1>\n";

static void write_sums_head(FILE *stream) {
  fputs("<table class=\"sums\">\n<tr><th>file</th>", stream);
  for (size_t i = 0; i < COVER_GROUPS; i++) fprintf(stream, "<th>%s</th>", crdc_cover_group_name((cover_group)i));
  fputs("</tr>\n", stream);
}

static void write_sums_row(FILE *stream, const cover_sum sums[COVER_GROUPS]) {
  for (size_t i = 0; i < COVER_GROUPS; i++) {
    unsigned tenths = cover_tenths(sums[i]);
    if (sums[i].wanted)
      fprintf(stream, "<td title=\"%llu of %llu\">%u.%u %%</td>", (unsigned long long)sums[i].seen,
              (unsigned long long)sums[i].wanted, tenths / 10, tenths % 10);
    else
      fputs("<td></td>", stream);
  }
  fputs("</tr>\n", stream);
}

static void write_sums(FILE *stream, const cover_report *report) {
  write_sums_head(stream);
  for (size_t i = 0; i < report->count; i++) {
    fprintf(stream, "<tr><td><a href=\"#f%zu\">", i + 1);
    crd_media_xml(stream, crd_string_of(report->files[i].file->name));
    fputs("</a></td>", stream);
    write_sums_row(stream, report->files[i].sums);
  }
  fputs("<tr><td>all</td>", stream);
  write_sums_row(stream, report->sums);
  fputs("</table>\n", stream);
}

/* The combined state of a line's points. */
typedef struct line_state {
  uint64_t reached;
  unsigned wanted, seen; /* outcomes */
} line_state;

static line_state state_of(const cover_report_file *one, uint32_t from, uint32_t to) {
  line_state state = {.reached = 0};
  for (uint32_t i = from; i < to; i++) {
    const cover_point *point = &one->file->points[one->order[i]];
    if (!point->wanted) continue;
    uint64_t reached = crdc_cover_reached(point);
    state.wanted += (unsigned)__builtin_popcount(point->wanted);
    state.seen += (unsigned)__builtin_popcount(point->wanted & ~crdc_cover_missing(point));
    if (reached > state.reached) state.reached = reached;
  }
  return state;
}

static void write_notes(FILE *stream, crd_arena *arena, const cover_report_file *one, uint32_t from, uint32_t to) {
  bool first = true;
  for (uint32_t i = from; i < to; i++) {
    const cover_point *point = &one->file->points[one->order[i]];
    if (!crdc_cover_missing(point)) continue;
    if (!first) fputs("<br>", stream);
    first = false;
    crd_media_xml(stream, cover_point_words(arena, point));
    fputs(": ", stream);
    crd_media_xml(stream, cover_missing_words(arena, point));
  }
}

static crd_string html_line_text(const cover_file *file, uint32_t line) {
  size_t from = file->lines[line - 1], to = line < file->line_count ? file->lines[line] - 1 : file->text.size;
  while (to > from && (file->text.data[to - 1] == '\n' || file->text.data[to - 1] == '\r')) to--;
  return (crd_string){file->text.data + from, to - from};
}

static void write_html_line(FILE *stream, crd_arena *arena, const cover_report_file *one, size_t number, uint32_t line,
                            uint32_t from, uint32_t to) {
  const line_state state = state_of(one, from, to);
  const char *class = !state.wanted ? "" : state.seen == state.wanted ? "all" : state.seen ? "some" : "none";
  fprintf(stream, "<tr id=\"f%zuL%u\"", number, line);
  if (*class) fprintf(stream, " class=\"%s\"", class);
  fprintf(stream, "><td class=\"number\">%u</td><td class=\"count\">", line);
  if (state.wanted) fprintf(stream, "%llu", (unsigned long long)state.reached);
  fputs("</td><td class=\"code\">", stream);
  crd_media_xml(stream, html_line_text(one->file, line));
  fputs("</td><td class=\"note\">", stream);
  write_notes(stream, arena, one, from, to);
  fputs("</td></tr>\n", stream);
}

static void write_html_file(FILE *stream, const cover_report *report, size_t index) {
  const cover_report_file *one = &report->files[index];
  const cover_file *file = one->file;
  uint32_t at = 0;
  fprintf(stream, "<details open id=\"f%zu\"><summary>", index + 1);
  crd_media_xml(stream, crd_string_of(file->name));
  fputs("</summary>\n<table class=\"lines\">\n", stream);
  while (at < file->count && !file->points[one->order[at]].line) at++;
  for (uint32_t line = 1; line <= file->line_count; line++) {
    uint32_t from = at;
    while (at < file->count && file->points[one->order[at]].line == line) at++;
    write_html_line(stream, report->arena, one, index + 1, line, from, at);
  }
  fputs("</table>\n</details>\n", stream);
}

void cover_form_html(FILE *stream, const cover_report *report) {
  fputs(head, stream);
  write_sums(stream, report);
  for (size_t i = 0; i < report->count; i++) write_html_file(stream, report, i);
  fputs("</body>\n</html>\n", stream);
}
