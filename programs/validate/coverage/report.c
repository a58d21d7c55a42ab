/* SPDX-License-Identifier: Apache-2.0 */
#include "report.h"
#include "../../../runtime/base/say.h"
#include "base/memory.h"
#include "form.h"
#include "options/options.h"
#include <string.h>

static cover_report make_report(crd_arena *arena, cover *cover) {
  const cover_file *const *files;
  cover_report report = {.arena = arena, .count = crdc_cover_files(cover, &files)};
  report.files = crd_arena_zalloc(arena, (report.count + 1) * sizeof *report.files);
  for (size_t i = 0; i < report.count; i++) {
    cover_report_file *one = &report.files[i];
    uint32_t *order = crd_arena_alloc(arena, (files[i]->count + 1) * sizeof *order);
    crdc_cover_order(files[i], order);
    one->file = files[i];
    one->order = order;
    crdc_cover_add_sums(files[i], one->sums);
    crdc_cover_add_sums(files[i], report.sums);
  }
  return report;
}

static bool write_output(const cover_report *report, const cover_output *output) {
  const char *path = crd_arena_copy(report->arena, output->file).data;
  FILE *file = fopen(path, "w");
  bool good = file != NULL;
  if (good) {
    cover_form_named(output->form)(file, report);
    good = !ferror(file);
    good = fclose(file) == 0 && good;
  }
  if (!good) crd_say(stderr, "crd-validate test: %s: %s\n", path, strerror(errno));
  return good;
}

/* Whether a limit is met; reports it if not. */
static bool keeps_limit(const cover_report *report, const cover_limit_asked *limit) {
  const cover_sum sum = limit->named ? report->sums[limit->group] : cover_rules_sum(report->sums);
  if ((double)sum.seen * 100 >= limit->percent * (double)sum.wanted) return true;
  unsigned tenths = cover_tenths(sum);
  crd_say(stderr, "crd-validate test: coverage of %s is %u.%u %%, less than %g %%\n",
          limit->named ? crdc_cover_group_name(limit->group) : "rules and branches", tenths / 10, tenths % 10,
          limit->percent);
  return false;
}

int cover_report_write(cover *cover, const cover_options *options, FILE *stream) {
  crd_arena *arena = memory_arena(NULL);
  const cover_report report = make_report(arena, cover);
  bool written = !crdc_cover_is_partial(cover), kept = true;
  if (!written) fputs("crd-validate test: coverage: a file of CRDs could not be read again, and is not all in it\n", stderr);
  if (stream) cover_form_text(stream, &report);
  for (size_t i = 0; i < options->outputs.count; i++) {
    cover_output output;
    for (size_t at = 0; cover_output_next(options->outputs.items[i], &at, &output);)
      written = write_output(&report, &output) && written;
  }
  for (size_t i = 0; i < options->limits.count; i++) {
    cover_limit_asked limit;
    if (cover_limit_read(options->limits.items[i], &limit)) kept = keeps_limit(&report, &limit) && kept;
  }
  crd_arena_destroy(arena);
  return !written ? EXIT_UNJUDGED : kept ? EXIT_VALID : EXIT_INVALID;
}
