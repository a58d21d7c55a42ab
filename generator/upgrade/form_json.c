/* SPDX-License-Identifier: Apache-2.0 */
/* JSON, and SARIF 2.1.0, which code hosts show at the lines of a pull request. */
#include "base/memory.h"
#include "upgrade/upgrade.h"

static void set_member_text(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  if (text.size) crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(text));
}
static void set_member_word(crd_arena *arena, crd_value *map, const char *name, const char *word) {
  crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(crd_string_of(word)));
}
static crd_value *set_map(crd_arena *arena, crd_value *map, const char *name) {
  return crd_value_set(arena, map, crd_string_of(name), crd_value_make_map(arena, 4));
}

/* Parses a JSON text and sets it as a value. */
static void set_json(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  crd_value *value = text.size ? memory_read(arena, text, true) : NULL;
  if (value) crd_value_set(arena, map, crd_string_of(name), *value);
}

static void set_location(crd_arena *arena, crd_value *map, const char *name, location at) {
  at = crdc_location_resolve(at);
  if (!at.source || at.offset == CRD_NO_OFFSET) return;
  crd_position position = crd_position_of(at.source->text, at.offset);
  crd_value *place = set_map(arena, map, name);
  set_member_word(arena, place, "file", at.source->name);
  crd_value_set(arena, place, CRD_STRING("line"), crd_value_make_int(position.line));
  crd_value_set(arena, place, CRD_STRING("column"), crd_value_make_int(position.column));
}

static void set_witness(crd_arena *arena, crd_value *map, const witness *witness) {
  static const char *const states[] = {
      [WITNESS_FOUND] = "found", [WITNESS_UNDECIDED] = "not decided", [WITNESS_WIDER] = "wider"};
  if (witness->state == WITNESS_NONE) return;
  crd_value *shown = set_map(arena, map, "witness");
  set_member_word(arena, shown, "state", states[witness->state]);
  if (witness->state == WITNESS_UNDECIDED) return;
  set_json(arena, shown, "object", witness->object);
  set_json(arena, shown, "stored", witness->old);
  if (witness->of_status) set_member_word(arena, shown, "subresource", "status");
  set_member_text(arena, shown, "message", witness->message);
}

static crd_value finding_json(crd_arena *arena, const finding *finding) {
  crd_value map = crd_value_make_map(arena, 12);
  set_member_word(arena, &map, "verdict", crdc_change_verdict_name(finding->verdict));
  set_member_word(arena, &map, "change", crdc_change_row(finding->kind)->name);
  set_member_text(arena, &map, "crd", finding->crd);
  set_member_text(arena, &map, "version", finding->version);
  set_member_text(arena, &map, "path", finding->path);
  if (finding->keyword) set_member_word(arena, &map, "keyword", finding->keyword);
  set_member_text(arena, &map, "message", finding->message);
  if (finding->keyword) {
    set_json(arena, &map, "was", finding->was);
    set_json(arena, &map, "is", finding->is);
  }
  set_location(arena, &map, "old", finding->old);
  set_location(arena, &map, "new", finding->new_);
  set_witness(arena, &map, &finding->witness);
  return map;
}

crd_value crdc_upgrade_findings_json(const upgrade *upgrade) {
  crd_value list = crd_value_make_list(upgrade->arena, upgrade->findings.count);
  for (size_t i = 0; i < upgrade->findings.count; i++)
    crd_value_append(upgrade->arena, &list, finding_json(upgrade->arena, &upgrade->findings.items[i]));
  return list;
}

crd_value crdc_upgrade_summary_json(const upgrade *upgrade) {
  crd_value map = crd_value_make_map(upgrade->arena, CHANGE_VERDICTS);
  for (int i = 0; i < CHANGE_VERDICTS; i++)
    crd_value_set(upgrade->arena, &map, crd_string_of(crdc_change_verdict_name((change_verdict)i)),
                  crd_value_make_int((int64_t)upgrade->findings.of_verdict[i]));
  return map;
}

/* ---- SARIF ---- */

static const char *sarif_level(change_verdict verdict) {
  return verdict <= CHANGE_INCOMPARABLE ? "error" : verdict <= CHANGE_UNDECIDED ? "warning" : "note";
}

static bool add_sarif_place(crd_arena *arena, crd_value *list, location at, const char *message) {
  at = crdc_location_resolve(at);
  if (!at.source || at.offset == CRD_NO_OFFSET) return false;
  crd_position position = crd_position_of(at.source->text, at.offset);
  crd_value place = crd_value_make_map(arena, 3);
  crd_value *physical = set_map(arena, &place, "physicalLocation");
  set_member_word(arena, set_map(arena, physical, "artifactLocation"), "uri", at.source->name);
  crd_value *region = set_map(arena, physical, "region");
  crd_value_set(arena, region, CRD_STRING("startLine"), crd_value_make_int(position.line));
  crd_value_set(arena, region, CRD_STRING("startColumn"), crd_value_make_int(position.column));
  if (message) {
    crd_value_set(arena, &place, CRD_STRING("id"), crd_value_make_int((int64_t)list->size + 1));
    set_member_word(arena, set_map(arena, &place, "message"), "text", message);
  }
  crd_value_append(arena, list, place);
  return true;
}

static crd_string sarif_message(crd_arena *arena, const finding *finding) {
  crd_text text = {.arena = arena};
  crd_text_printf(&text, "%s: %.*s%s%.*s%s%.*s: %.*s", crdc_change_verdict_name(finding->verdict), CRD_PRINT(finding->crd),
                  finding->version.size ? " " : "", CRD_PRINT(finding->version), finding->path.size ? " " : "",
                  CRD_PRINT(finding->path), CRD_PRINT(finding->message));
  if (finding->witness.state == WITNESS_FOUND)
    crd_text_printf(&text, "\nwitness: %.*s\n%.*s", CRD_PRINT(finding->witness.object), CRD_PRINT(finding->witness.message));
  else if (finding->witness.state != WITNESS_NONE)
    crd_text_printf(&text, "\nnot decided: no object was found that shows it");
  return crd_text_string(&text);
}

static crd_value sarif_result(crd_arena *arena, const finding *finding) {
  crd_value result = crd_value_make_map(arena, 8), places = crd_value_make_list(arena, 1),
            related = crd_value_make_list(arena, 1);
  set_member_word(arena, &result, "ruleId", crdc_change_row(finding->kind)->name);
  crd_value_set(arena, &result, CRD_STRING("ruleIndex"), crd_value_make_int((int64_t)finding->kind));
  set_member_word(arena, &result, "level", sarif_level(finding->verdict));
  set_member_text(arena, set_map(arena, &result, "message"), "text", sarif_message(arena, finding));
  if (add_sarif_place(arena, &places, finding->new_, NULL))
    add_sarif_place(arena, &related, finding->old, "as it was");
  else
    add_sarif_place(arena, &places, finding->old, NULL);
  crd_value_set(arena, &result, CRD_STRING("locations"), places);
  if (related.size) crd_value_set(arena, &result, CRD_STRING("relatedLocations"), related);
  set_member_word(arena, set_map(arena, &result, "properties"), "verdict", crdc_change_verdict_name(finding->verdict));
  return result;
}

static crd_value sarif_rules(crd_arena *arena) {
  crd_value rules = crd_value_make_list(arena, CHANGE_KINDS);
  for (int i = 0; i < CHANGE_KINDS; i++) {
    const change_row *row = crdc_change_row((change_kind)i);
    crd_value rule = crd_value_make_map(arena, 3);
    set_member_word(arena, &rule, "id", row->name);
    set_member_word(arena, set_map(arena, &rule, "shortDescription"), "text", row->says);
    set_member_word(arena, set_map(arena, &rule, "defaultConfiguration"), "level", sarif_level(row->verdict));
    crd_value_append(arena, &rules, rule);
  }
  return rules;
}

crd_value crdc_upgrade_sarif(const upgrade *upgrade, const char *version) {
  crd_arena *arena = upgrade->arena;
  crd_value log = crd_value_make_map(arena, 3), runs = crd_value_make_list(arena, 1), run = crd_value_make_map(arena, 3),
            results = crd_value_make_list(arena, upgrade->findings.count);
  set_member_word(arena, &log, "$schema", "https://json.schemastore.org/sarif-2.1.0.json");
  set_member_word(arena, &log, "version", "2.1.0");
  crd_value *driver = set_map(arena, set_map(arena, &run, "tool"), "driver");
  set_member_word(arena, driver, "name", "crdc upgrade");
  set_member_word(arena, driver, "version", version);
  crd_value_set(arena, driver, CRD_STRING("rules"), sarif_rules(arena));
  for (size_t i = 0; i < upgrade->findings.count; i++)
    crd_value_append(arena, &results, sarif_result(arena, &upgrade->findings.items[i]));
  crd_value_set(arena, &run, CRD_STRING("results"), results);
  crd_value_append(arena, &runs, run);
  crd_value_set(arena, &log, CRD_STRING("runs"), runs);
  return log;
}
