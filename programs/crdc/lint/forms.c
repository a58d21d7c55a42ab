/* SPDX-License-Identifier: Apache-2.0 */
/* In all forms a diagnostic is a line with a place. TAP and JUnit have a test for each file that was read or has a
 * diagnostic. Texts are escaped, so that they cannot be commands to the reader of the form. */
#include "../../../runtime/value/media.h"
#include "base/digest.h"
#include "judge/json_members.h"
#include "parts.h"

#include <crd/shown.h>
#include <stdlib.h>
#include <string.h>

/* ---- one diagnostic ---- */

typedef struct entry {
  crd_string file, code, message; /* one line each */
  uint32_t line, column;
  bool error;
} entry;

static crd_string one_line(crd_arena *arena, crd_string text) {
  crd_text shown = {.arena = arena};
  crd_text_add_shown(&shown, text, CRD_SHOWN_LINE);
  return crd_text_string(&shown);
}

static crd_string file_shown(crd_arena *arena, const source *source) {
  if (!source) return CRD_STRING("-");
  crd_string name = crd_string_of(source->name);
  while (crd_string_has_prefix(name, CRD_STRING("./"))) name = crd_string_slice(name, 2, name.size);
  return one_line(arena, name);
}

static entry lint_entry_of(crd_arena *arena, const diagnostic *one, source_counter *counter) {
  location place = crdc_location_resolve(one->location);
  bool placed = place.source && place.offset != CRD_NO_OFFSET;
  crd_position at = placed ? crdc_position_at(counter, place) : (crd_position){1, 1};
  crd_string text = placed ? crdc_yaml_message(arena, one->message) : one->message;
  crd_text message = {.arena = arena};
  crd_text_add(&message, one_line(arena, text));
  if (one->versions.size) crd_text_printf(&message, " (Kubernetes %.*s)", CRD_PRINT(one->versions));
  if (one->help) crd_text_printf(&message, " (help: %.*s)", CRD_PRINT(one_line(arena, crd_string_of(one->help))));
  return (entry){.file = file_shown(arena, place.source),
                 .code = one->advice.size   ? one->advice
                         : one->reason.size ? one->reason
                                            : CRD_STRING("crd"),
                 .message = crd_text_string(&message),
                 .line = at.line,
                 .column = at.column,
                 .error = one->severity == SEVERITY_ERROR};
}

static const char *level_of(const entry *entry) {
  return entry->error ? "error" : "warning";
}

static size_t count_errors_told(const lint_told *told) {
  size_t errors = 0;
  for (size_t i = 0; i < told->found->count; i++) errors += told->found->items[i].severity == SEVERITY_ERROR;
  return errors;
}

/* "3 CRDs, 1 configuration of admission: 2 errors, 1 warning" */
static void add_summary(FILE *out, const lint_told *told) {
  size_t errors = count_errors_told(told), warnings = told->found->count - errors;
  fprintf(out, "%zu CRD%s", told->set->count, told->set->count == 1 ? "" : "s");
  if (told->configurations)
    fprintf(out, ", %zu configuration%s of admission", told->configurations, told->configurations == 1 ? "" : "s");
  fprintf(out, ": %zu error%s, %zu warning%s", errors, errors == 1 ? "" : "s", warnings, warnings == 1 ? "" : "s");
}

static bool looked_at_nothing(const lint_told *told) {
  return told->set->count + told->configurations == 0;
}

/* ---- files ---- */

typedef struct lint_file {
  crd_string name;
  size_t errors, warnings;
} lint_file;

typedef struct lint_files {
  lint_file *items;
  size_t count;
} lint_files;

static lint_file *file_named(lint_files *files, crd_string name) {
  for (size_t i = 0; i < files->count; i++)
    if (crd_string_equal(files->items[i].name, name)) return &files->items[i];
  files->items[files->count] = (lint_file){.name = name};
  return &files->items[files->count++];
}

static lint_files files_of(const lint_told *told, const entry *entries) {
  size_t most = told->set->count + told->found->count;
  lint_files files = {.items = crd_arena_alloc(told->arena, (most + 1) * sizeof(lint_file))};
  for (size_t i = 0; i < told->set->count; i++)
    file_named(&files, file_shown(told->arena, told->set->items[i].location.source));
  for (size_t i = 0; i < told->found->count; i++) {
    lint_file *file = file_named(&files, entries[i].file);
    *(entries[i].error ? &file->errors : &file->warnings) += 1;
  }
  return files;
}

static bool file_fails(const lint_told *told, const lint_file *file) {
  return file->errors || (told->warnings_fail && file->warnings);
}

static entry *entries_of(const lint_told *told) {
  entry *entries = crd_arena_alloc(told->arena, (told->found->count + 1) * sizeof *entries);
  source_counter counter = {0};
  for (size_t i = 0; i < told->found->count; i++) entries[i] = lint_entry_of(told->arena, &told->found->items[i], &counter);
  return entries;
}

/* ---- GitHub ---- */

static void write_github(const lint_told *told, FILE *out) {
  const entry *entries = entries_of(told);
  for (size_t i = 0; i < told->found->count; i++) {
    fprintf(out, "::%s file=", level_of(&entries[i]));
    crd_media_command(out, entries[i].file, true);
    fprintf(out, ",line=%u,col=%u,title=", entries[i].line, entries[i].column);
    crd_media_command(out, entries[i].code, true);
    fputs("::", out);
    crd_media_command(out, entries[i].message, false);
    fputc('\n', out);
  }
  if (looked_at_nothing(told)) fputs("::error title=crdc lint::nothing was looked at\n", out);
}

/* ---- GitLab, SARIF ---- */

static void add_lint_member(crd_text *out, const char *before, crd_string value) {
  crd_text_add(out, crd_string_of(before));
  crd_json_write_string(out, value, CRD_JSON_COMPACT);
}

/* The fingerprint of a finding, which stays when other lines change; equal findings before `i` in the list are counted in
 * it. */
static void add_print(crd_text *out, const entry *entries, size_t i) {
  char digits[65];
  size_t again = 0;
  const crd_string texts[] = {entries[i].file, entries[i].code, entries[i].message};
  for (size_t k = 0; k < i; k++)
    again += crd_string_equal(entries[k].file, texts[0]) && crd_string_equal(entries[k].code, texts[1]) &&
             crd_string_equal(entries[k].message, texts[2]);
  digest digest = crdc_digest_start();
  for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) {
    crdc_digest_add(&digest, texts[k]);
    crdc_digest_add(&digest, (crd_string){"", 1});
  }
  crdc_digest_finish(&digest, digits);
  crd_text_printf(out, "%.32s-%zu", digits, again + 1);
}

static void write_gitlab(const lint_told *told, FILE *stream) {
  const entry *entries = entries_of(told);
  crd_text text = {.arena = told->arena}, *const out = &text;
  for (size_t i = 0; i < told->found->count; i++) {
    crd_text_printf(out, "%s\n{\"fingerprint\":\"", i ? "," : "[");
    add_print(out, entries, i);
    add_lint_member(out, "\",\"description\":", entries[i].message);
    add_lint_member(out, ",\"check_name\":", entries[i].code);
    crd_text_printf(out, ",\"severity\":\"%s\"", entries[i].error ? "major" : "minor");
    add_lint_member(out, ",\"location\":{\"path\":", entries[i].file);
    crd_text_printf(out, ",\"lines\":{\"begin\":%u,\"end\":%u}}}", entries[i].line, entries[i].line);
  }
  crd_text_add(out, told->found->count ? CRD_STRING("\n]\n") : CRD_STRING("[]\n"));
  fwrite(text.data, 1, text.size, stream);
}

static void add_sarif_rules(crd_text *out, const lint_told *told, const entry *entries) {
  bool first = true;
  for (size_t i = 0; i < told->found->count; i++) {
    bool met = false;
    for (size_t k = 0; k < i && !met; k++) met = crd_string_equal(entries[k].code, entries[i].code);
    if (met) continue;
    add_lint_member(out, first ? "{\"id\":" : ",{\"id\":", entries[i].code);
    crd_text_add_char(out, '}');
    first = false;
  }
}

static void write_sarif(const lint_told *told, FILE *stream) {
  const entry *entries = entries_of(told);
  crd_text text = {.arena = told->arena}, *const out = &text;
  crd_text_add(
      out, CRD_STRING("{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\n"
                      "\"columnKind\":\"unicodeCodePoints\",\n\"results\":["));
  for (size_t i = 0; i < told->found->count; i++) {
    crd_text_printf(out, "%s\n{\"partialFingerprints\":{\"finding/v1\":\"", i ? "," : "");
    add_print(out, entries, i);
    add_lint_member(out, "\"},\"ruleId\":", entries[i].code);
    crd_text_printf(out, ",\"level\":\"%s\"", level_of(&entries[i]));
    add_lint_member(out, ",\"message\":{\"text\":", entries[i].message);
    crd_text_add(out, CRD_STRING("},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":"));
    crdc_put_uri(out, entries[i].file);
    crd_text_printf(out, "},\"region\":{\"startLine\":%u,\"startColumn\":%u}}}]}", entries[i].line, entries[i].column);
  }
  crd_text_printf(out, "],\n\"invocations\":[{\"executionSuccessful\":%s}],\n",
                  told->undone || looked_at_nothing(told) ? "false" : "true");
  crd_text_add(out, CRD_STRING("\"tool\":{\"driver\":{\"name\":\"crdc lint\",\"version\":\"" CRD_VERSION "\",\"rules\":["));
  add_sarif_rules(out, told, entries);
  crd_text_add(out, CRD_STRING("]}}}]}\n"));
  fwrite(text.data, 1, text.size, stream);
}

/* ---- TAP ---- */

static void add_tap_entry(FILE *out, crd_arena *arena, const entry *entry) {
  crd_text text = {.arena = arena};
  add_lint_member(&text, "    - message: ", entry->message);
  crd_text_printf(&text, "\n      severity: %s\n", level_of(entry));
  add_lint_member(&text, "      rule: ", entry->code);
  crd_text_printf(&text, "\n      line: %u\n      column: %u\n", entry->line, entry->column);
  fwrite(text.data, 1, text.size, out);
}

static void write_tap(const lint_told *told, FILE *out) {
  const entry *entries = entries_of(told);
  const lint_files files = files_of(told, entries);
  fputs("TAP version 13\n", out);
  for (size_t i = 0; i < files.count; i++) {
    const lint_file *file = &files.items[i];
    fprintf(out, "%sok %zu - ", file_fails(told, file) ? "not " : "", i + 1);
    crd_media_tap(out, file->name);
    fputc('\n', out);
    if (!file->errors && !file->warnings) continue;
    fputs("  ---\n  findings:\n", out);
    for (size_t k = 0; k < told->found->count; k++)
      if (crd_string_equal(entries[k].file, file->name)) add_tap_entry(out, told->arena, &entries[k]);
    fputs("  ...\n", out);
  }
  bool none = looked_at_nothing(told) && !files.count;
  if (none) fputs("not ok 1 - nothing was looked at\n", out);
  fprintf(out, "1..%zu\n", none ? (size_t)1 : files.count);
}

/* ---- JUnit ---- */

static void add_junit_case(FILE *out, const lint_told *told, const entry *entries, const lint_file *file) {
  bool fails = file_fails(told, file);
  fputs("  <testcase classname=\"crdc lint\" name=\"", out);
  crd_media_xml(out, file->name);
  fputs("\">", out);
  if (fails)
    fprintf(out, "<failure message=\"%zu errors, %zu warnings\">", file->errors, file->warnings);
  else if (file->warnings)
    fputs("<system-out>", out);
  for (size_t i = 0; i < told->found->count; i++) {
    if (!crd_string_equal(entries[i].file, file->name)) continue;
    fprintf(out, "%u:%u: %s: ", entries[i].line, entries[i].column, level_of(&entries[i]));
    crd_media_xml(out, entries[i].message);
    fputs(" [", out);
    crd_media_xml(out, entries[i].code);
    fputs("]\n", out);
  }
  fputs(fails ? "</failure>" : file->warnings ? "</system-out>" : "", out);
  fputs("</testcase>\n", out);
}

static void write_junit(const lint_told *told, FILE *out) {
  const entry *entries = entries_of(told);
  const lint_files files = files_of(told, entries);
  size_t failed = 0, none = looked_at_nothing(told) && !files.count;
  for (size_t i = 0; i < files.count; i++) failed += file_fails(told, &files.items[i]);
  fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", out);
  fprintf(out, "<testsuite name=\"crdc lint\" tests=\"%zu\" failures=\"%zu\" errors=\"%zu\">\n", files.count + none, failed,
          none);
  for (size_t i = 0; i < files.count; i++) add_junit_case(out, told, entries, &files.items[i]);
  if (none)
    fputs("  <testcase classname=\"crdc lint\" name=\"-\"><error message=\"nothing was looked at\"/></testcase>\n", out);
  fputs("</testsuite>\n", out);
}

/* ---- Markdown ---- */

static void write_markdown(const lint_told *told, FILE *out) {
  const entry *entries = entries_of(told);
  bool bad =
      count_errors_told(told) || told->undone || looked_at_nothing(told) || (told->warnings_fail && told->found->count);
  fprintf(out, ":%s: **crdc lint**: ", bad ? "x" : told->found->count ? "warning" : "white_check_mark");
  add_summary(out, told);
  fputc('\n', out);
  if (told->found->count) fputs("\n| | place | what | rule |\n|---|---|---|---|\n", out);
  for (size_t i = 0; i < told->found->count; i++) {
    fprintf(out, "| %s | ", level_of(&entries[i]));
    crd_media_markdown(out, entries[i].file);
    fprintf(out, "&#58;%u&#58;%u | ", entries[i].line, entries[i].column);
    crd_media_markdown(out, entries[i].message);
    fputs(" | ", out);
    crd_media_markdown(out, entries[i].code);
    fputs(" |\n", out);
  }
}

const lint_form *lint_form_named(const char *name) {
  static const lint_form forms[] = {
      {"text", NULL},           {"json", NULL},         {"sarif", write_sarif}, {"github", write_github},
      {"gitlab", write_gitlab}, {"junit", write_junit}, {"tap", write_tap},     {"markdown", write_markdown}};
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i].name, name) == 0) return &forms[i];
  return NULL;
}

void lint_say(const lint_options *options, const diagnostics *found) {
  if (options->json) {
    crdc_diagnostics_print_json(found, stdout);
  } else if (!options->form->write) {
    crdc_diagnostics_print(found, stdout, command_wants_color(stdout));
  } else {
    for (size_t i = 0; i < found->count; i++) {
      crdc_diagnostics_add(options->told, found->items[i].severity, found->items[i].location, "%s", "");
      options->told->items[options->told->count - 1] = found->items[i];
    }
  }
}
