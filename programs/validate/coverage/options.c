/* SPDX-License-Identifier: Apache-2.0 */
#include "options.h"
#include "form.h"
#include <stdlib.h>
#include <string.h>

bool cover_limit_read(const char *text, cover_limit_asked *limit) {
  const char *sign = strchr(text, '=');
  *limit = (cover_limit_asked){.named = sign != NULL};
  if (sign) {
    size_t group = 0;
    const crd_string name = {text, (size_t)(sign - text)};
    while (group < COVER_GROUPS && !crd_string_equal(name, crd_string_of(crdc_cover_group_name((cover_group)group))))
      group++;
    if (group == COVER_GROUPS || group == COVER_TRANSITIONS) return false;
    limit->group = (cover_group)group;
    text = sign + 1;
  }
  char *end;
  if (*text < '0' || *text > '9') return false;
  limit->percent = strtod(text, &end);
  return *end == '\0' && limit->percent <= 100;
}

bool cover_output_next(const char *text, size_t *at, cover_output *output) {
  if (!text[*at]) return false;
  const char *start = text + *at, *end = strchr(start, ','), *sign = strchr(start, '=');
  if (!end) end = start + strlen(start);
  *at = (size_t)(end - text) + (*end == ',');
  if (!sign || sign > end) sign = end;
  output->form = (crd_string){start, (size_t)(sign - start)};
  output->file = sign == end ? (crd_string){end, 0} : (crd_string){sign + 1, (size_t)(end - sign - 1)};
  return true;
}

const char *cover_options_refuse(const cover_options *options, const char **which) {
  for (size_t i = 0; i < options->outputs.count; i++) {
    cover_output output;
    *which = options->outputs.items[i];
    if (!**which) return "--coverage-output takes FORM=FILE, not ";
    for (size_t at = 0; cover_output_next(*which, &at, &output);)
      if (!cover_form_named(output.form) || !output.file.size)
        return "--coverage-output takes text=FILE, json=FILE, lcov=FILE or html=FILE, not ";
  }
  for (size_t i = 0; i < options->limits.count; i++) {
    cover_limit_asked limit;
    *which = options->limits.items[i];
    if (!cover_limit_read(*which, &limit))
      return "--coverage-fail-under takes PERCENT or WHAT=PERCENT (rules, branches, messages, enums, limits, required, "
             "patterns, defaults, nodes), not ";
  }
  return NULL;
}

bool cover_is_asked(const cover_options *options) {
  return options->on || options->outputs.count || options->limits.count;
}
