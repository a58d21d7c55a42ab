/* SPDX-License-Identifier: Apache-2.0 */
/* SARIF 2.1.0: one run, a result for each finding, with the place of its rule in the CRD. The rules come after the results,
 * so that results need not be kept. */
#include "form_kit.h"
#include "judge/json_members.h"
#include <inttypes.h>
#include <stdlib.h>

/* The base URI of the project's own files. */
#define OWN_BASE "CRDC"

/* Adds a member whose value is an object with a text, as messages are in SARIF. */
static void add_message(crd_text *text, const char *name, crd_string message) {
  crdc_put_name(text, name);
  crd_text_add_char(text, '{');
  crdc_put_string(text, "text", message);
  crd_text_add_char(text, '}');
}

static void add_physical(crd_text *text, crd_string file, const char *base) {
  crd_text_add(text, CRD_STRING("\"physicalLocation\":{\"artifactLocation\":{\"uri\":"));
  crdc_put_uri(text, file);
  if (base) crd_text_printf(text, ",\"uriBaseId\":\"%s\"", base);
  crd_text_add_char(text, '}');
}

/* The file's name on disk: the escapes for invalid UTF-8 are not part of its URI. */
static crd_string uri_path(crd_string file) {
  while (crd_string_has_prefix(file, CRD_STRING("./"))) file = crd_string_slice(file, 2, file.size);
  return file;
}

static void add_location(crd_text *text, account *account, const finding *finding, crd_string object) {
  crd_position from = report_position_at(account->place, finding->at);
  crd_text_add(text, CRD_STRING(",\"locations\":[{"));
  add_physical(text, uri_path(report_place_file(account->place)), NULL);
  crd_text_printf(text, ",\"region\":{\"startLine\":%u", from.line);
  if (finding->placed) crd_text_printf(text, ",\"startColumn\":%u", from.column);
  if (finding->end > finding->at) {
    crd_position to = report_position_at(account->place, finding->end);
    crd_text_printf(text, ",\"endLine\":%u,\"endColumn\":%u", to.line, to.column);
  }
  crd_text_add(text, CRD_STRING("}},\"logicalLocations\":[{\"kind\":\"object\""));
  crd_string field = form_line(account->arena, finding_field(finding));
  crdc_put_string(text, "name", field.size ? field : object);
  crd_string full = field.size ? crd_arena_printf(account->arena, "%.*s/%.*s", CRD_PRINT(object), CRD_PRINT(field)) : object;
  crdc_put_string(text, "fullyQualifiedName", full);
  crd_text_add(text, CRD_STRING("}]}]"));
}

static void add_rule_place(crd_text *text, const report *report, const account *account, const finding *finding) {
  rule_location place;
  if (!report->rules.find || !report->rules.find(report->rules.context, account, finding, &place)) return;
  crd_text_add(text, CRD_STRING(",\"relatedLocations\":[{\"id\":1,"));
  add_physical(text, uri_path(crd_string_of(place.file)), place.own ? OWN_BASE : NULL);
  crd_text_printf(text, ",\"region\":{\"startLine\":%u,\"startColumn\":%u}},", place.line, place.column);
  crd_text_add(text, CRD_STRING("\"message\":{\"text\":\"The rule in the CRD.\"}}]"));
}

static void write_result(const report *report, account *account, const finding *finding, crd_string object) {
  crd_arena *arena = account->arena;
  crd_text rest = {.arena = arena};
  crd_string rule = form_line(arena, finding_rule(arena, finding, account));
  crd_string message = form_line(arena, finding_text(arena, finding));
  crdc_put_string(&rest, "ruleId", rule);
  crd_text_printf(&rest, ",\"level\":\"%s\"", finding_severity_name(finding->severity));
  crd_string told = finding->help.size ? crd_arena_printf(arena, "%.*s (help: %.*s)", CRD_PRINT(message),
                                                          CRD_PRINT(form_line(arena, finding->help)))
                                       : message;
  add_message(&rest, "message", crd_arena_printf(arena, "%.*s: %.*s", CRD_PRINT(object), CRD_PRINT(told)));
  add_location(&rest, account, finding, object);
  add_rule_place(&rest, report, account, finding);
  crd_string layer = finding_layer(finding);
  if (layer.size) {
    crd_text_add(&rest, CRD_STRING(",\"properties\":{"));
    crdc_put_string(&rest, "layer", layer);
    crd_text_add_char(&rest, '}');
  }
  crd_text_add_char(&rest, '}');
  const form_record record = {.fingerprint = form_fingerprint(account, finding, rule, message),
                              .rule = rule,
                              .about = finding_rule_about(arena, finding, rule),
                              .rest = crd_text_string(&rest)};
  form_record_write(report->stream, &record);
}

static void tell_sarif(const report *report, account *account) {
  account_findings(account);
  if (!account->count) return;
  crd_string object = form_object(account->arena, account);
  for (uint32_t i = 0; i < account->count; i++) write_result(report, account, &account->findings[i], object);
}

/* ---- putting it together ---- */

typedef struct sarif_state {
  form_seen seen;
  form_seen rules;     /* those with a description */
  output descriptions; /* of rules: JSON */
  output notes;        /* what could not be judged: JSON */
  bool any;
} sarif_state;

static void begin_sarif(outlet *outlet) {
  outlet->state = calloc(1, sizeof(sarif_state));
  outlet->failed = !outlet->state;
  fputs(
      "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\n"
      "\"columnKind\":\"unicodeCodePoints\",\n"
      "\"originalUriBaseIds\":{\"" OWN_BASE "\":{\"description\":{\"text\":\"crdc's own sources\"}}},\n\"results\":[",
      outlet->stream);
}

/* Adds the description of a rule once. */
static void describe_rule(outlet *outlet, const form_record *record) {
  sarif_state *state = outlet->state;
  uint32_t before;
  crd_arena *arena = crd_arena_create(NULL);
  if (!arena) {
    outlet->failed = true;
    return;
  }
  crd_text text = {.arena = arena};
  crd_text_add(&text, state->descriptions.size ? CRD_STRING(",\n{") : CRD_STRING("\n{"));
  crdc_put_string(&text, "id", record->rule);
  const char *name = crd_arena_printf(arena, "%.*s", CRD_PRINT(record->rule)).data;
  if (!form_seen_add(&state->rules, form_fingerprint_of(&name, 1), &before)) outlet->failed = true;
  add_message(&text, "shortDescription", record->about);
  crd_text_add_char(&text, '}');
  if (!before) output_add(&state->descriptions, text.data, text.size);
  crd_arena_destroy(arena);
}

static void add_sarif_part(outlet *outlet, const form_part *part) {
  sarif_state *state = outlet->state;
  crd_string text = part->text;
  form_record record;
  while (state && form_record_next(&text, &record)) {
    uint32_t before;
    if (!form_seen_add(&state->seen, record.fingerprint, &before)) outlet->failed = true;
    fprintf(outlet->stream, "%s\n{\"partialFingerprints\":{\"finding/v1\":\"%016" PRIx64 ":%u\"}", state->any ? "," : "",
            record.fingerprint, before + 1);
    form_put(outlet->stream, record.rest);
    state->any = true;
    describe_rule(outlet, &record);
  }
}

static void break_sarif(outlet *outlet, const char *file, unsigned document, const char *why) {
  sarif_state *state = outlet->state;
  crd_text text = {.arena = state ? crd_arena_create(NULL) : NULL};
  if (!text.arena) {
    outlet->failed = true;
    return;
  }
  crd_text what = {.arena = text.arena};
  crd_text_printf(&what, "%s: ", file);
  if (document) crd_text_printf(&what, "document %u: ", document);
  crd_text_printf(&what, "could not be judged: %s", why);
  crd_text_add(&text, state->notes.size ? CRD_STRING(",\n{\"level\":\"error\"") : CRD_STRING("\n{\"level\":\"error\""));
  add_message(&text, "message", crd_text_string(&what));
  crd_text_add(&text, CRD_STRING(",\"locations\":[{"));
  add_physical(&text, uri_path(crd_string_of(file)), NULL);
  crd_text_add(&text, CRD_STRING("}}]}"));
  output_add(&state->notes, text.data, text.size);
  crd_arena_destroy(text.arena);
}

/* Adds what was not judged, as a notification of the run. */
static void notify_unjudged(outlet *outlet, const form_totals *totals) {
  sarif_state *state = outlet->state;
  crd_text text = {.arena = state ? crd_arena_create(NULL) : NULL};
  bool nothing;
  if (!text.arena) {
    outlet->failed = true;
    return;
  }
  crd_string why = form_unjudged(text.arena, totals, &nothing);
  if (state->notes.size) crd_text_add_char(&text, ',');
  crd_text_printf(&text, "\n{\"level\":\"%s\",\"descriptor\":{\"id\":\"unjudged\"}", nothing ? "warning" : "note");
  add_message(&text, "message", why);
  crd_text_add_char(&text, '}');
  if (why.size) output_add(&state->notes, text.data, text.size);
  crd_arena_destroy(text.arena);
}

static void end_sarif(outlet *outlet, const form_totals *totals) {
  sarif_state *state = outlet->state;
  notify_unjudged(outlet, totals);
  FILE *stream = outlet->stream;
  fprintf(stream, "],\n\"invocations\":[{\"executionSuccessful\":%s,\"toolExecutionNotifications\":[",
          totals->broken ? "false" : "true");
  if (state) form_put(stream, (crd_string){state->notes.text, state->notes.size});
  fputs("]}],\n\"tool\":{\"driver\":{\"name\":\"crd-validate\",\"version\":\"" CRD_VERSION "\",\"rules\":[", stream);
  if (state) form_put(stream, (crd_string){state->descriptions.text, state->descriptions.size});
  fputs("]}}}]}\n", stream);
  if (!state) return;
  outlet->failed = outlet->failed || state->notes.cut || state->descriptions.cut;
  form_seen_free(&state->seen);
  form_seen_free(&state->rules);
  output_free(&state->notes);
  output_free(&state->descriptions);
  free(state);
  outlet->state = NULL;
}

const form form_sarif = {.name = "sarif",
                         .wants_places = true,
                         .tell = tell_sarif,
                         .begin = begin_sarif,
                         .part = add_sarif_part,
                         .broken = break_sarif,
                         .end = end_sarif};
