/* SPDX-License-Identifier: Apache-2.0 */
/* A row for each flag that can be in a file. The default of a flag is its member in fresh options, or is in the table below
 * if it is stored in a form that does not give the text back (a comma list, a word). */
#include "command.h"
#include "../../../runtime/base/say.h"
#include "inputs/inventory.h"
#include "judge/json_members.h"
#include "options/configured.h"
#include <stdlib.h>

/* The defaults. */
static const struct standard_word {
  const char *name, *word;
} standard_words[] = {{"output", "text"},
                      {"layers", "crd"},
                      {"ratchet-layers", "none"},
                      {"require-schema", "none"},
                      {"kubernetes-version", "1.37"},
                      {"decoder", "fast"},
                      {"color", "auto"},
                      {"excerpts", "auto"},
                      {"jobs", "one for each processor"}};

static const char *standard_word_of(const flag *flag) {
  for (size_t i = 0; i < sizeof standard_words / sizeof *standard_words; i++)
    if (strcmp(standard_words[i].name, flag->name) == 0) return standard_words[i].word;
  return NULL;
}

/* A flag and its settings; of a flag that does not accumulate the last one applies. */
typedef struct config_row {
  const flag *flag;
  const setting *said;
  size_t count; /* 0: no setting */
} config_row;

typedef struct config_view {
  const char *path;
  const configured_path *found;
  options options; /* with all settings */
} config_view;

/* The value of a setting; NULL: an empty list. */
static const char *value_said(const config_view *view, const config_row *row, const setting *setting) {
  if (flag_is_truth(row->flag)) return *(const bool *)((const char *)&view->options + row->flag->at) ? "true" : "false";
  if (!setting && row->flag->value == FLAG_ALONE) return "false";
  return !setting ? standard_word_of(row->flag) : setting->nothing ? NULL : setting->value ? setting->value : "true";
}

/* ---- text ---- */

static void print_said(const config_view *view, const config_row *row, size_t at) {
  const setting *setting = row->count ? &row->said[at] : NULL;
  const char *value = value_said(view, row, setting);
  crd_say(stdout, "  %-22s %-24s ", at ? "" : row->flag->name, value ? value : "-");
  if (!setting)
    puts("default");
  else if (!setting->file)
    puts("command line");
  else
    crd_say(stdout, "%s:%u:%u%s\n", setting->file, setting->line, setting->column, setting->overrides ? " (overrides)" : "");
}

static void print_view_head(const config_view *view) {
  const configuration *file = view->found->nearest;
  crd_say(stdout, "%s: %s", view->path, file ? file->path : "no configuration file");
  while (file && (file = file->outer)) crd_say(stdout, ", %s", file->path);
  putchar('\n');
}

static void print_row(const config_view *view, const config_row *row, bool first) {
  if (first) print_view_head(view);
  for (size_t i = 0; i < (row->count ? row->count : 1); i++) print_said(view, row, i);
}

/* ---- JSON ---- */

static void write_origin(crd_text *text, const setting *setting) {
  crd_text_printf(text, ",\"from\":\"%s\"", !setting ? "default" : setting->file ? "file" : "command line");
  if (!setting || !setting->file) return;
  crdc_put_string(text, "configurationFile", crd_string_of(setting->file));
  crdc_put_number(text, "line", setting->line);
  crdc_put_number(text, "column", setting->column);
  crdc_put_truth(text, "overrides", setting->overrides);
}

/* Writes each item of a list as a separate object. */
static void write_said(crd_text *text, const config_view *view, const config_row *row, size_t at) {
  const setting *setting = row->count ? &row->said[at] : NULL;
  const char *value = value_said(view, row, setting);
  crd_text_add_char(text, '{');
  crdc_put_string(text, "file", crd_string_of(view->path));
  crdc_put_string(text, "name", crd_string_of(row->flag->name));
  crdc_put_name(text, "value");
  if (!value)
    crd_text_add(text, CRD_STRING("null"));
  else if (flag_is_truth(row->flag) || row->flag->value == FLAG_ALONE)
    crd_text_add(text, crd_string_of(value));
  else
    crd_json_write_string(text, crd_string_of(value), CRD_JSON_COMPACT);
  write_origin(text, setting);
  crd_text_add(text, CRD_STRING("}\n"));
}

static void write_row(const config_view *view, const config_row *row, bool first) {
  crd_text text = {.arena = view->options.source->arena};
  (void)first;
  for (size_t i = 0; i < (row->count ? row->count : 1); i++) write_said(&text, view, row, i);
  fwrite(text.data, 1, text.size, stdout);
}

/* ---- output ---- */

typedef void config_form(const config_view *view, const config_row *row, bool first);

static config_row row_of(const flag *flag, const settings *settings) {
  config_row row = {.flag = flag};
  for (size_t i = 0; i < settings->count; i++) {
    if (!flags_share(settings->items[i].flag, flag)) continue;
    if (!row.count++ || !flag_repeats(flag)) row.said = &settings->items[i];
  }
  if (row.count && !flag_repeats(flag)) row.count = 1;
  return row;
}

static bool is_another_name(const flag *flags, size_t at) {
  for (size_t i = 0; i < at; i++)
    if (flags[i].name && flags_share(&flags[i], &flags[at])) return true;
  return false;
}

static bool show_path(const options *options, const char *path, config_form *form) {
  configured_path found;
  settings settings = {.count = 0};
  size_t count, shown = 0;
  const flag *flags = options_flags(&count);
  if (!configured_find(options->source->configured, path, &found)) return false;
  configured_settle(options->source->configured, &found, &settings);
  config_view view = {.path = path, .found = &found};
  bool good = options_start(&view.options, settings.count);
  if (good) options_take(&view.options, &settings);
  view.options.source = options->source;
  for (size_t i = 0; good && i < count; i++) {
    if (!flags[i].name || !configuration_may_say(&flags[i]) || is_another_name(flags, i)) continue;
    const config_row row = row_of(&flags[i], &settings);
    form(&view, &row, !shown++);
  }
  view.options.source = NULL; /* the other options own it */
  document_options_free(&view.options);
  options_free(&view.options);
  return good;
}

/* Takes --output for this command itself, so that it is not shown as a setting. NULL after a message. */
static config_form *take_own_form(settings *line) {
  const char *name = "text";
  size_t kept = 0;
  for (size_t i = 0; i < line->count; i++) {
    if (strcmp(line->items[i].flag->name, "output") == 0)
      name = line->items[i].value;
    else
      line->items[kept++] = line->items[i];
  }
  line->count = kept;
  if (strcmp(name, "text") == 0) return print_row;
  if (strcmp(name, "json") == 0) return write_row;
  crd_say(stderr, "crd-validate config: --output is text or json, not %s\nTry 'crd-validate config --help'.\n", name);
  return NULL;
}

static int show_options(options *options) {
  config_form *form = take_own_form(&options->source->line);
  if (!form) return EXIT_UNJUDGED;
  const configuration_rules *rules = options_file_rules();
  options->source->configured =
      configured_create(rules, &options->source->line, options->config_file, options->no_config_file);
  bool good = options->source->configured != NULL;
  for (size_t i = 0; i < options->input.count; i++) good = good && show_path(options, options->input.paths[i], form);
  if (!options->input.count) good = good && show_path(options, ".", form);
  return good ? EXIT_VALID : EXIT_UNJUDGED;
}

void config_describe(const flag_help *help) {
  flags_print_words(help, page_crd_validate_config.before);
}

int config_command(int count, char **arguments) {
  options options;
  options_result result = options_read_line(&options, count, arguments);
  int code = result == OPTIONS_RUN ? show_options(&options) : result == OPTIONS_DONE ? EXIT_VALID : EXIT_UNJUDGED;
  if (result == OPTIONS_DONE)
    config_describe(&(flag_help){.stream = stdout, .program = "crd-validate", .called = validate_called()});
  document_options_free(&options);
  options_free(&options);
  return code;
}
