/* SPDX-License-Identifier: Apache-2.0 */
/* Makes the findings and their texts. */
#include "finding.h"
#include "../../../runtime/text/hidden_values.h"
#include "base/diagnostic.h"
#include "judge/error_rule.h"
#include "yaml/place.h"
#include <crd/shown.h>
#include <string.h>

/* ---- the list ---- */

/* Sets the place from an offset in the document; the object's own if it is unknown. */
static void place_finding(const account *account, finding *finding, uint32_t offset) {
  size_t at = offset == CRD_NO_OFFSET ? account->offset : offset;
  finding->at = report_input_offset(account->place, at, &finding->placed);
  finding->end = finding->placed ? report_token_end(account->place->input->text, finding->at) : finding->at;
}

static finding *add_finding(account *account, finding_severity severity, uint32_t offset) {
  finding *added = &account->findings[account->count++];
  *added = (finding){.severity = severity};
  place_finding(account, added, offset);
  return added;
}

/* The rule of a warning. Warnings of rules above the CRD are plain texts; their rules and fields are in a separate list in
 * the same order. */
static const crd_rule_warning *rule_of(const crd_verdict *verdict, crd_string text, uint32_t *next) {
  const crd_rule_warnings *rules = &verdict->rule_warnings;
  if (*next >= rules->count || !crd_string_equal(rules->items[*next].text, text)) return NULL;
  return &rules->items[(*next)++];
}

/* Findings of policies are about the whole object. */
static void list_policies(account *account) {
  const policy_account *policies = account->policies;
  for (size_t i = 0; policies && i < policies->count; i++) {
    finding *added = add_finding(account, policies->items[i].severity, CRD_NO_OFFSET);
    added->rule = policies->items[i].rule;
    added->text = policies->items[i].text;
  }
}

/* Advice for a value without quotes where a string is allowed, such as 0.1 for a quantity, and for a placeholder of another
 * program. */
static crd_string advise_error(const account *account, const finding *finding) {
  static const char must_be[] = " must be of type ";
  const crd_error *error = finding->error;
  crd_string token = crd_string_slice(account->place->input->text, finding->at, finding->end);
  if (!token.data || !token.size) return (crd_string){NULL, 0};
  if (memmem(token.data, token.size, "${", 2))
    return CRD_STRING(
        "a value that Flux puts in: --substitute FILE gives such values, --allow-substitutions passes over what hangs "
        "on them");
  if (memmem(token.data, token.size, "{{", 2))
    return CRD_STRING("a template: where a program renders it first, as helm template does, judge what that writes");
  crd_string types, rest, said = crd_error_detail(account->arena, error);
  const char *from = said.size ? memmem(said.data, said.size, must_be, sizeof must_be - 1) : NULL;
  if (!from || strchr("\"'{[|>&*!-", token.data[0])) return (crd_string){NULL, 0};
  types = crd_string_slice(said, (size_t)(from - said.data) + sizeof must_be - 1, said.size);
  if (!crd_string_cut(types, ':', &types, &rest) || !types.size || !memmem(types.data, types.size, "string", 6))
    return (crd_string){NULL, 0};
  return crd_arena_printf(account->arena, "put it in quotes: \"%.*s\"", CRD_PRINT(token));
}

static void advise_errors(const account *account) {
  const finding *last = NULL;
  for (uint32_t i = 0; i < account->count; i++) {
    finding *finding = &account->findings[i];
    if (!finding->error || !finding->placed || finding->severity != FINDING_ERROR ||
        finding->error->stage > CRD_STAGE_SCHEMA)
      continue;
    crd_string help = last && last->at == finding->at ? (crd_string){NULL, 0} : advise_error(account, finding);
    if (help.size) last = finding;
    finding->help = help;
  }
}

static void list_verdict(account *account) {
  const crd_verdict *verdict = account->verdict;
  const crd_errors *errors = &verdict->errors;
  for (uint32_t i = 0; i < errors->count; i++) {
    const crd_error *error = &errors->items[i];
    add_finding(account, crd_error_is_note(error) ? FINDING_NOTE : FINDING_ERROR, error->offset)->error = error;
  }
  for (uint32_t i = 0; i < verdict->further.count; i++)
    add_finding(account, FINDING_ERROR, verdict->further.items[i].offset)->error = &verdict->further.items[i];
  const policy_account *policies = account->policies;
  if (!verdict->allowed && !errors->count && !(policies && policies->refused)) {
    finding *whole = add_finding(account, FINDING_ERROR, verdict->offset);
    whole->text = verdict->message;
    whole->code = "decoding";
  }
  const finding_severity severity = account->strict ? FINDING_ERROR : FINDING_WARNING;
  for (uint32_t i = 0; i < verdict->found.count; i++)
    add_finding(account, severity, verdict->found.items[i].offset)->strict = &verdict->found.items[i];
  const uint32_t warnings = policies ? policies->own_warnings : verdict->warnings.count;
  for (uint32_t i = 0, next = 0; i < warnings; i++) {
    crd_string text = verdict->warnings.items[i];
    const crd_rule_warning *rule = rule_of(verdict, text, &next);
    finding *warning = add_finding(account, FINDING_WARNING, rule ? rule->offset : CRD_NO_OFFSET);
    warning->warning = rule;
    warning->text = text;
    warning->code = "warning";
  }
  list_policies(account);
}

static void list_unreadable(account *account) {
  const crd_parse_error *error = account->unreadable;
  const report_place *place = account->place;
  finding *found = add_finding(account, FINDING_ERROR, (uint32_t)error->offset);
  found->text = crdc_yaml_message(account->arena, error->message);
  found->code = "syntax";
  crd_string text = {place->input->text.data, place->document + place->text.size};
  found->help = crdc_yaml_advice(account->arena, text, place->document, place->document + error->offset, error->message);
}

crd_string finding_behind(const account *account) {
  const crd_string read = crd_string_slice(account->place->text, 0, account->behind);
  const bool marked = memmem(read.data, read.size, "\n...", 4) != NULL;
  return marked ? CRD_STRING(FINDING_BEHIND) : CRD_STRING(FINDING_BEHIND_FIRST);
}

void account_findings(account *account) {
  if (account->listed) return;
  account->listed = true;
  const crd_verdict *verdict = account->verdict;
  size_t most = 1;
  if (verdict)
    most += (size_t)verdict->errors.count + verdict->further.count + verdict->found.count + verdict->warnings.count;
  if (account->policies) most += account->policies->count;
  most += account->behind != 0;
  account->findings = crd_arena_alloc(account->arena, most * sizeof *account->findings);
  if (verdict) {
    list_verdict(account);
    advise_errors(account);
  }
  if (account->unreadable) {
    list_unreadable(account);
  } else if ((!verdict && (account->outcome == ACCOUNT_INVALID || account->outcome == ACCOUNT_UNJUDGED)) ||
             (account->outcome == ACCOUNT_UNKNOWN && account->hint)) {
    const finding_severity severity = account->outcome != ACCOUNT_UNKNOWN ? FINDING_ERROR
                                      : account->warns                    ? FINDING_WARNING
                                                                          : FINDING_NOTE;
    finding *found = add_finding(account, severity, CRD_NO_OFFSET);
    found->text = account->why;
    found->code = account->code;
  }
  if (!account->behind) return;
  finding *rest = add_finding(account, FINDING_NOTE, account->behind);
  rest->text = finding_behind(account);
  rest->code = "document";
}

const char *account_status(const account *account) {
  static const char *const names[] = {
      [ACCOUNT_VALID] = "valid",      [ACCOUNT_INVALID] = "invalid", [ACCOUNT_UNJUDGED] = "error",
      [ACCOUNT_UNKNOWN] = "unjudged", [ACCOUNT_PASSED] = "unjudged", [ACCOUNT_SKIPPED] = "skipped",
      [ACCOUNT_EMPTY] = "skipped"};
  return names[account->outcome];
}

bool account_is_passed_over(const account *account) {
  return account->outcome == ACCOUNT_UNKNOWN || account->outcome == ACCOUNT_PASSED || account->outcome == ACCOUNT_SKIPPED;
}

/* ---- objects ---- */

/* The most characters of a kind or name that are shown. */
#define LABEL 100u

static void add_label(crd_text *text, crd_string label, const char *end) {
  crd_text_add_shown(text, (crd_string){label.data, label.size < LABEL ? label.size : LABEL}, CRD_SHOWN_NAME);
  if (label.size >= LABEL) crd_text_add(text, CRD_STRING("..."));
  crd_text_add(text, crd_string_of(end));
}

crd_string account_object(crd_arena *arena, const account *account) {
  const report_place *place = account->place;
  crd_text text = {.arena = arena};
  if (place->source.size) add_label(&text, place->source, place->kind.size ? ": " : "");
  if (place->kind.size) {
    add_label(&text, place->kind, place->name.size ? " " : "");
    if (place->name.size && place->name_space.size) add_label(&text, place->name_space, "/");
    if (place->name.size) add_label(&text, place->name, place->generated ? "*" : "");
  }
  return crd_text_string(&text);
}

/* ---- texts ---- */

const char *finding_severity_name(finding_severity severity) {
  static const char *const names[] = {"error", "warning", "note"};
  return names[severity];
}

static bool is_nowhere(const crd_error *error) {
  return crd_string_equal(error->field, CRD_STRING("<nil>"));
}

crd_string finding_field(const finding *finding) {
  if (finding->error && !is_nowhere(finding->error)) return finding->error->field;
  if (finding->warning) return finding->warning->field;
  if (finding->strict && (finding->strict->kind == CRD_STRICT_UNKNOWN || finding->strict->kind == CRD_STRICT_DUPLICATE))
    return finding->strict->path;
  return (crd_string){NULL, 0};
}

crd_string finding_layer(const finding *finding) {
  if (finding->warning) return crd_layer_name(finding->warning->layer);
  if (finding->strict) return CRD_STRING("crd");
  if (!finding->error) return (crd_string){NULL, 0};
  return crdc_error_layer(finding->error);
}

/* Adds the layer and rule after an error of a layer above the CRD or a mutation, or after a rule's warning. */
static crd_string behind(crd_arena *arena, crd_string said, const finding *finding, crd_string rule) {
  crd_text text = {.arena = arena};
  crd_text_add(&text, said);
  crd_text_add(&text, CRD_STRING(" ["));
  crd_text_add(&text, finding_layer(finding));
  if (rule.size) crd_text_printf(&text, ", %.*s", CRD_PRINT(rule));
  crd_text_add_char(&text, ']');
  return crd_text_string(&text);
}

static crd_string error_text(crd_arena *arena, const finding *finding, bool with_field) {
  const crd_error *error = finding->error;
  if (error->stage >= CRD_STAGE_WEBHOOK) {
    const bool of_field = error->stage == CRD_STAGE_WEBHOOK || error->stage == CRD_STAGE_PODS;
    crd_string said = !of_field    ? crd_error_detail(arena, error)
                      : with_field ? crd_error_message(arena, error)
                                   : crd_error_body(arena, error);
    return behind(arena, said, finding, error->rule);
  }
  if (finding->severity == FINDING_NOTE) return crd_error_detail(arena, error);
  return with_field && !is_nowhere(error) ? crd_error_message(arena, error) : crd_error_body(arena, error);
}

static crd_string say(crd_arena *arena, const finding *finding, bool with_field) {
  if (finding->error) return error_text(arena, finding, with_field);
  if (finding->strict) return crd_strict_detail(arena, finding->strict, false);
  if (finding->warning) return behind(arena, finding->text, finding, finding->warning->rule);
  return finding->text;
}

crd_string finding_hidden(crd_arena *arena, crd_string said) {
  size_t room = HIDDEN_ROOM(said.size);
  char *out = crd_arena_alloc(arena, room);
  return (crd_string){out, crd_hide_values(said, out, room)};
}

crd_string finding_text(crd_arena *arena, const finding *finding) {
  return finding_hidden(arena, say(arena, finding, true));
}

crd_string finding_body(crd_arena *arena, const finding *finding) {
  return finding_hidden(arena, say(arena, finding, false));
}

crd_string finding_keyword(const finding *finding) {
  const crd_error *error = finding->error;
  return error ? crdc_error_keyword(error) : (crd_string){NULL, 0};
}

crd_string finding_rule(crd_arena *arena, const finding *finding, const account *account) {
  const crd_error *error = finding->error;
  if (finding->strict)
    return finding->strict->kind == CRD_STRICT_UNKNOWN ? CRD_STRING("unknownField") : CRD_STRING("duplicateField");
  if (finding->warning) return finding->warning->rule.size ? finding->warning->rule : finding_layer(finding);
  if (finding->rule.size) return finding->rule;
  if (!error) return finding->code ? crd_string_of(finding->code) : CRD_STRING("document");
  return crdc_error_rule(arena, error, account->place->kind);
}

/* The descriptions of rules that are no keywords. */
static const struct {
  const char *rule, *about;
} others[] = {
    {"format", "A value is not of the format that the schema asks for."},
    {"required", "A field is missing that the schema asks for."},
    {"x-kubernetes-list-type", "The items of a list are not told apart as the schema asks for."},
    {"x-kubernetes-embedded-resource", "An object within the object lacks what every object has."},
    {"unknownField", "A field is there that the schema does not have."},
    {"duplicateField", "A field stands twice in its object."},
    {"metadata", "The metadata of the object is not what the API server takes."},
    {"typeMeta", "apiVersion and kind are not what the API server takes."},
    {"scale", "The replicas of the object are not what the API server takes."},
    {"pods", "The API server refuses the pods that are made of the object."},
    {"webhook", "The operator's webhook refuses the object."},
    {"controller", "The operator's controller refuses the object."},
    {"mutation", "The operator's webhook cannot make what it makes of the object."},
    {"uncheckedRules", "Rules were not checked because of the errors beside them."},
    {"syntax", "The text is no YAML or JSON."},
    {"decoding", "The API server cannot read the object."},
    {"noSchema", "There is no schema for the kind."},
    {"notAnObject", "The document does not say what it is."},
    {"passedOver", "A schema is asked for, and the document could not be judged in all of it."},
    {"rejectedKind", "Documents of this kind are not to be here."},
    {"unrendered", "A template is no manifest before it is rendered."},
    {"invalidCrd", "The CustomResourceDefinition of the object is invalid."},
    {"unreadable", "A file could not be read, or a document not be judged."},
    {"policy", "Admission policies could not be asked, or refuse the object."},
    {"warning", "The API server warns."},
    {"document", "Something is wrong with the document."},
};

crd_string finding_rule_about(crd_arena *arena, const finding *finding, crd_string rule) {
  if (finding && finding->error && finding->error->stage == CRD_STAGE_CEL && finding->severity != FINDING_NOTE)
    return CRD_STRING("A CEL rule of the CustomResourceDefinition refuses the object.");
  if (crd_string_has_prefix(rule, CRD_STRING("policy/")))
    return CRD_STRING("An admission policy refuses the object, or warns of it.");
  if (!finding || !finding->error || !finding->error->rule.size) {
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
      if (crd_string_equal(rule, crd_string_of(others[i].rule))) return crd_string_of(others[i].about);
    const char *about = crdc_keyword_about(rule);
    if (about) return crd_string_of(about);
  }
  crd_string layer = finding ? finding_layer(finding) : (crd_string){NULL, 0};
  if (!layer.size || crd_string_equal(layer, CRD_STRING("crd")))
    return CRD_STRING("The API server does not take the object as it stands.");
  return crd_arena_printf(arena, "A rule of the layer %.*s.", CRD_PRINT(layer));
}
