/* SPDX-License-Identifier: Apache-2.0 */
/* The tracefile of lcov (geninfo(1)), for editors and services. Rules are functions, outcomes are branches, and the count of
 * a line is that of its most frequent point. */
#include "../../../runtime/base/say.h"
#include "form.h"
#include <crd/shown.h>
#include <unistd.h>

static bool has_branches(const cover_point *point) {
  return point->line && point->wanted && point->kind != COVER_NODE;
}

static crd_string function_name(const cover_report *report, const cover_point *point, unsigned number) {
  bool named = point->path.size != 0;
  crd_text name = {.arena = report->arena};
  crd_say_text(&name, "%.*s%srule %u", CRD_PRINT(point->path), named ? " " : "", number);
  for (size_t i = 0; i < name.size; i++)
    if (name.data[i] == ',') name.data[i] = '_';
  return crd_text_string(&name);
}

/* Rules are numbered through the file, so that two rules of a node are two functions. */
static void write_functions(FILE *stream, const cover_report *report, const cover_report_file *one) {
  unsigned found = 0, hit = 0;
  for (int counts = 0; counts < 2; counts++) {
    unsigned number = 0;
    for (uint32_t i = 0; i < one->file->count; i++) {
      const cover_point *point = &one->file->points[one->order[i]];
      if (point->kind != COVER_RULE || !point->line) continue;
      crd_string name = function_name(report, point, ++number);
      uint64_t reached = crdc_cover_reached(point);
      if (counts)
        fprintf(stream, "FNDA:%llu,%.*s\n", (unsigned long long)reached, CRD_PRINT(name));
      else
        fprintf(stream, "FN:%u,%.*s\n", point->line, CRD_PRINT(name));
      found += !counts;
      hit += counts && reached;
    }
  }
  fprintf(stream, "FNF:%u\nFNH:%u\n", found, hit);
}

static void write_branches(FILE *stream, const cover_report_file *one) {
  unsigned found = 0, hit = 0, block = 0;
  uint32_t line = 0;
  for (uint32_t i = 0; i < one->file->count; i++) {
    const cover_point *point = &one->file->points[one->order[i]];
    if (!has_branches(point)) continue;
    block = point->line == line ? block + 1 : 0;
    line = point->line;
    for (unsigned k = 0, branch = 0; k < COVER_OUTCOMES; k++) {
      if (!(point->wanted & (1u << k))) continue;
      fprintf(stream, "BRDA:%u,%u,%u,", line, block, branch++);
      if (crdc_cover_reached(point))
        fprintf(stream, "%llu\n", (unsigned long long)point->counts[k]);
      else
        fputs("-\n", stream);
      found++;
      hit += point->counts[k] > 0;
    }
  }
  fprintf(stream, "BRF:%u\nBRH:%u\n", found, hit);
}

static void write_lines(FILE *stream, const cover_report_file *one) {
  unsigned found = 0, hit = 0;
  for (uint32_t i = 0; i < one->file->count;) {
    uint32_t line = one->file->points[one->order[i]].line;
    uint64_t most = 0;
    bool counts = false;
    for (; i < one->file->count && one->file->points[one->order[i]].line == line; i++) {
      const cover_point *point = &one->file->points[one->order[i]];
      uint64_t reached = point->wanted ? crdc_cover_reached(point) : 0;
      counts = counts || point->wanted;
      if (reached > most) most = reached;
    }
    if (!line || !counts) continue;
    fprintf(stream, "DA:%u,%llu\n", line, (unsigned long long)most);
    found++;
    hit += most > 0;
  }
  fprintf(stream, "LF:%u\nLH:%u\n", found, hit);
}

void cover_form_lcov(FILE *stream, const cover_report *report) {
  for (size_t i = 0; i < report->count; i++) {
    const cover_report_file *one = &report->files[i];
    if (access(one->file->name, F_OK) != 0) continue; /* a carried overlay */
    fputs("TN:\nSF:", stream);
    crd_print_shown(stream, crd_string_of(one->file->name), CRD_SHOWN_NAME);
    fputc('\n', stream);
    write_functions(stream, report, one);
    write_branches(stream, one);
    write_lines(stream, one);
    fputs("end_of_record\n", stream);
  }
}
