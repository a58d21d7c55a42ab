/* SPDX-License-Identifier: Apache-2.0 */
/* A line of JSON for each document and item (verdict_json.h); with --summary one more that counts them. */
#include "../../../runtime/base/say.h"
#include "form.h"
#include "judge/json_members.h"
#include "output.h"
#include <assert.h>
#include <crd/yaml.h>
#include <stdlib.h>

static crd_position error_position(const account *account, const crd_error *error) {
  return report_position(account->place, error->offset == CRD_NO_OFFSET ? account->offset : error->offset);
}

/* Sets the places of all errors of a verdict. */
static void find_verdict_places(const account *account, verdict_places *places) {
  const crd_verdict *verdict = account->verdict;
  crd_arena *arena = account->arena;
  uint32_t count = verdict->errors.count;
  places->whole = report_position(account->place, verdict->offset == CRD_NO_OFFSET ? account->offset : verdict->offset);
  places->causes = crd_arena_alloc(arena, count * sizeof *places->causes);
  for (uint32_t i = 0; i < count; i++) places->causes[i] = error_position(account, &verdict->errors.items[i]);
  places->strict = crd_arena_alloc(arena, verdict->strict.count * sizeof *places->strict);
  count = 0;
  for (uint32_t i = 0; i < verdict->found.count; i++) { /* one for all duplicate keys, which share a text */
    const crd_strict_error *error = &verdict->found.items[i];
    if (!i || error->kind != CRD_STRICT_KEY || error[-1].kind != CRD_STRICT_KEY)
      places->strict[count++] = report_position(account->place, error->offset);
  }
  assert(count == verdict->strict.count);
}

static void tell_json(const report *report, account *account) {
  crd_text line = {.arena = account->arena};
  verdict_subject subject = *account->subject;
  verdict_places places = {.causes = NULL};
  subject.status = account_status(account);
  if (account->behind) subject.note = finding_behind(account);
  if (account->policies) subject.admission = account->policies->json;
  if (account->verdict) {
    find_verdict_places(account, &places);
    subject.places = &places;
    verdict_json_write(&line, &subject, account->verdict, account->with_object);
  } else if (account->outcome == ACCOUNT_INVALID || account->outcome == ACCOUNT_UNJUDGED) {
    account_findings(account);
    places.whole = report_position_at(account->place, account->findings[0].at);
    subject.places = &places;
    verdict_json_write_error(&line, &subject, account->findings[0].text);
  } else {
    verdict_json_write_skipped(&line, &subject, account->why);
  }
  crd_text_add_char(&line, '\n');
  fwrite(line.data, 1, line.size, report->stream);
}

/* Reports what could not be read or judged, after the file's other documents. */
static void break_json(outlet *outlet, const char *file, unsigned document, const char *why) {
  crd_text line = {.arena = crd_arena_create(NULL)};
  const verdict_subject subject = {.file = file, .document = document, .item = -1, .status = "error"};
  if (!line.arena) {
    outlet->failed = true;
    return;
  }
  verdict_json_write_error(&line, &subject, crd_string_of(why));
  crd_text_add_char(&line, '\n');
  fwrite(line.data, 1, line.size, outlet->stream);
  crd_arena_destroy(line.arena);
}

/* Writes the kinds without a schema, and those whose schema had no rules. */
static void write_kinds(outlet *outlet, const form_totals *totals) {
  crd_arena *arena = crd_arena_create(NULL);
  crd_text text = {.arena = arena};
  if (!arena) outlet->failed = true;
  const tally *unknown = totals->unknown_kinds;
  for (size_t i = 0; arena && i < unknown->count; i++) {
    crd_text_add(&text, i ? CRD_STRING(",{") : CRD_STRING(",\"unjudgedKinds\":[{"));
    crdc_put_string(&text, "kind", crd_string_of(unknown->items[i].name));
    crdc_put_number(&text, "documents", unknown->items[i].uses);
    crd_text_add_char(&text, '}');
  }
  if (arena && unknown->count) crd_text_add_char(&text, ']');
  for (size_t i = 0; arena && i < totals->plain_count; i++) {
    crd_text_add(&text, i ? CRD_STRING(",") : CRD_STRING(",\"withoutRules\":["));
    crd_json_write_string(&text, totals->plain[i], CRD_JSON_COMPACT);
  }
  if (arena && totals->plain_count) crd_text_add_char(&text, ']');
  if (arena) fprintf(outlet->stream, "%.*s", CRD_PRINT(crd_text_string(&text)));
  crd_arena_destroy(arena);
}

static void end_json(outlet *outlet, const form_totals *totals) {
  if (!totals->summary) return;
  const form_counts *counts = &totals->counts;
  fprintf(outlet->stream,
          "{\"summary\":{\"files\":%zu,\"judged\":%zu,\"valid\":%zu,\"invalid\":%zu,\"notJudged\":%zu,\"withoutSchema\":%zu,"
          "\"skipped\":%zu,"
          "\"empty\":%zu,\"encrypted\":%zu,\"templates\":%zu,\"otherFiles\":%zu,\"ignoredFiles\":%zu,\"ignoredFolders\":%zu",
          totals->files, counts->valid + counts->invalid, counts->valid, counts->invalid, counts->unjudged + totals->broken,
          counts->unknown, counts->skipped, counts->empty, counts->encrypted, counts->templates, counts->others,
          totals->ignored_files, totals->ignored_folders);
  write_kinds(outlet, totals);
  fputs("}}\n", outlet->stream);
}

const form form_json = {.name = "json",
                        .has_summary = true,
                        .wants_traces = true,
                        .streams = true,
                        .given_names = true,
                        .tell = tell_json,
                        .broken = break_json,
                        .end = end_json};

/* Writes the objects that a cluster would store as YAML documents; the report is in comments. */

/* Writes a report as comments. */
static void write_comments(FILE *stream, account *account) {
  output text = {.text = NULL};
  output_stream memory;
  report gathered = {.stream = output_stream_begin(&memory, &text)};
  report_account(&gathered, account);
  output_stream_end(&memory);
  const char *line = text.text, *end = line + text.size;
  while (line < end) {
    const char *stop = memchr(line, '\n', (size_t)(end - line));
    size_t length = stop ? (size_t)(stop - line) : (size_t)(end - line);
    fprintf(stream, "# %.*s\n", (int)length, line);
    line += length + 1;
  }
  output_free(&text);
}

/* The object for the output: as it would be stored; as it was read if its kind is unknown or it was not judged. NULL:
 * none. */
static const crd_value *object_of(const account *account) {
  const crd_verdict *verdict = account->verdict;
  if (account_is_passed_over(account)) return account->object;
  if (!verdict || !verdict->allowed) return NULL;
  return verdict->object || account->outcome != ACCOUNT_VALID ? verdict->object : account->object;
}

static void tell_yaml(const report *report, account *account) {
  account_findings(account);
  if (account->count) write_comments(report->stream, account);
  const crd_value *object = object_of(account);
  if (account_is_passed_over(account) && !account->hint) {
    crd_string name = account_object(account->arena, account);
    crd_say(report->stream, "# %.*s: %.*s%snot judged: %.*s\n", CRD_PRINT(report_place_file(account->place)),
            CRD_PRINT(name), name.size ? ": " : "", CRD_PRINT(account->why));
  }
  if (!object) return;
  crd_text text = {.arena = account->arena};
  crd_text_add(&text, CRD_STRING("---\n"));
  crd_yaml_write(&text, object);
  fwrite(text.data, 1, text.size, report->stream);
}

const form form_yaml = {.name = "yaml", .wants_objects = true, .streams = true, .tell = tell_yaml};
