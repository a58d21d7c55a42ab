/* SPDX-License-Identifier: Apache-2.0 */
#include "form.h"
#include "../../../runtime/base/say.h"
#include <crd/shown.h>

static const struct {
  const char *name;
  cover_form *form;
} cover_forms[] = {
    {"text", cover_form_text}, {"json", cover_form_json}, {"lcov", cover_form_lcov}, {"html", cover_form_html}};

cover_form *cover_form_named(crd_string name) {
  for (size_t i = 0; i < sizeof cover_forms / sizeof *cover_forms; i++)
    if (crd_string_equal(name, crd_string_of(cover_forms[i].name))) return cover_forms[i].form;
  return NULL;
}

/* The form for people: a line for each group of a file, and the first points that were missed. The other forms contain
 * everything, also nodes. */

enum { MOST_SHOWN = 20 };

static void print_cover_sum(FILE *stream, const char *name, cover_sum sum, const char *note) {
  unsigned tenths = cover_tenths(sum);
  if (sum.wanted)
    crd_say(stream, "  %-12s %6llu of %-6llu %3u.%u %%%s\n", name, (unsigned long long)sum.seen,
            (unsigned long long)sum.wanted, tenths / 10, tenths % 10, note);
}

static void print_cover_sums(FILE *stream, const cover_sum sums[COVER_GROUPS]) {
  for (size_t i = 0; i < COVER_GROUPS; i++)
    print_cover_sum(stream, crdc_cover_group_name((cover_group)i), sums[i],
                    i == COVER_TRANSITIONS ? " (not asked for)" : "");
}

static bool is_told(const cover_point *point) {
  return point->kind != COVER_NODE && crdc_cover_missing(point);
}

static void print_unseen(FILE *stream, crd_arena *arena, const cover_report_file *one) {
  size_t shown = 0, more = 0;
  for (uint32_t i = 0; i < one->file->count; i++) {
    const cover_point *point = &one->file->points[one->order[i]];
    if (!is_told(point)) continue;
    if (shown == MOST_SHOWN) {
      more++;
      continue;
    }
    shown++;
    crd_string line =
        crd_arena_printf(arena, "  %s:%u:%u: %.*s%s%.*s: %.*s\n", one->file->name, point->line, point->column,
                         CRD_PRINT(point->path), point->path.size ? ": " : "", CRD_PRINT(cover_point_words(arena, point)),
                         CRD_PRINT(cover_missing_words(arena, point)));
    crd_print_shown(stream, line, CRD_SHOWN_LINES);
  }
  if (more) fprintf(stream, "  and %zu more\n", more);
}

void cover_form_text(FILE *stream, const cover_report *report) {
  for (size_t i = 0; i < report->count; i++) {
    const cover_report_file *one = &report->files[i];
    crd_say(stream, "coverage of %s\n", one->file->name);
    print_cover_sums(stream, one->sums);
    print_unseen(stream, report->arena, one);
  }
  if (report->count == 1) return;
  fprintf(stream, "coverage of %zu files\n", report->count);
  print_cover_sums(stream, report->sums);
}
