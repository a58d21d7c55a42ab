/* SPDX-License-Identifier: Apache-2.0 */
/* Prints the reports of objects, and loads both sides for judging objects. */
#include "../../runtime/base/nearest_name.h"
#include "../../runtime/base/say.h"
#include "../../runtime/value/media.h"
#include "output.h"
#include "upgrade_objects.h"
#include <stdlib.h>

/* ---- kinds ---- */

static const crd_kind *same_kind(const crd_registry *registry, const crd_kind *kind, bool any_version) {
  for (size_t i = 0; i < registry->count; i++) {
    const crd_kind *one = registry->kinds[i];
    if (crd_string_equal(one->group, kind->group) && crd_string_equal(one->kind, kind->kind) &&
        (any_version || crd_string_equal(one->version, kind->version)))
      return one;
  }
  return NULL;
}

static bool changes_defaults(change_kind kind) {
  return kind == CHANGE_DEFAULT_ADDED || kind == CHANGE_DEFAULT_REMOVED || kind == CHANGE_DEFAULT ||
         kind == CHANGE_NULLABLE_ON || kind == CHANGE_NULLABLE_OFF || kind == CHANGE_REQUIRED_DEFAULTED;
}

/* Whether the finding is about the version of the kind. */
static bool is_about(const finding *finding, const crd_kind *kind) {
  crd_string crd = finding->crd;
  return crd_string_equal(finding->version, kind->version) && crd_string_has_prefix(crd, kind->plural) &&
         crd_string_has_suffix(crd, kind->group) && crd.size == kind->plural.size + kind->group.size + 1;
}

static void settle_kind(const upgrade *upgrade, object_kind *kind) {
  kind->same_defaults = kind->same_fields = true;
  for (size_t i = 0; kind->old && i < upgrade->findings.count; i++) {
    const finding *one = &upgrade->findings.items[i];
    if (!is_about(one, kind->old)) continue;
    if (changes_defaults(one->kind)) kind->same_defaults = false;
    if (one->verdict == CHANGE_WIDENED) kind->same_fields = false;
  }
}

/* Field names with dots would look like paths; objects have none at their root. */
static void settle_fields(upgrade *upgrade, object_kind *kind) {
  const crd_set *set = crdc_compilation_crds(upgrade->old.compilation);
  const schema *root = NULL;
  for (size_t i = 0; i < set->count && !root; i++)
    for (size_t k = 0; k < set->items[i].version_count; k++)
      if (crd_string_equal(set->items[i].group, kind->old->group) && crd_string_equal(set->items[i].kind, kind->old->kind) &&
          crd_string_equal(set->items[i].versions[k].name, kind->old->version))
        root = set->items[i].versions[k].schema;
  size_t count = root ? root->property_count : 0;
  crd_string *fields = crd_arena_alloc(upgrade->arena, (count + 1) * sizeof *fields);
  fields[kind->field_count++] = CRD_STRING("metadata");
  for (size_t i = 0; i < count; i++) {
    crd_string name = root->properties[i].name;
    bool known = crd_is_among(name, "metadata apiVersion kind");
    if (!known) fields[kind->field_count++] = name;
  }
  kind->fields = fields;
}

bool objects_judge_make(upgrade *upgrade, object_judge *judge) {
  if (!crdc_upgrade_load(upgrade, &upgrade->old) || !crdc_upgrade_load(upgrade, &upgrade->new_)) return false;
  const crd_registry *old = upgrade->old.registry, *new_ = upgrade->new_.registry;
  object_kind *kinds = crd_arena_zalloc(upgrade->arena, (old->count + new_->count + 1) * sizeof *kinds);
  size_t count = 0;
  for (size_t i = 0; i < old->count; i++) {
    if (!crd_kind_is_custom(old->kinds[i])) continue;
    object_kind *kind = &kinds[count++];
    kind->old = old->kinds[i];
    kind->new_ = same_kind(new_, kind->old, false);
    kind->crd_gone = !same_kind(new_, kind->old, true);
    settle_kind(upgrade, kind);
    settle_fields(upgrade, kind);
  }
  for (size_t i = 0; i < new_->count; i++)
    if (crd_kind_is_custom(new_->kinds[i]) && !same_kind(old, new_->kinds[i], false))
      kinds[count++] = (object_kind){.new_ = new_->kinds[i]};
  *judge = (object_judge){kinds, count, upgrade->options.settings.kubernetes_minor};
  return true;
}

/* ---- forms ---- */

/* "Kind namespace/name" */
static crd_string reported_name(crd_arena *arena, const object_report *report) {
  crd_text out = {.arena = arena};
  if (report->kind) crd_text_printf(&out, "%.*s ", CRD_PRINT(report->kind->kind));
  crd_text_printf(&out, "%.*s%s%.*s", CRD_PRINT(report->name_space), report->name_space.size ? "/" : "",
                  CRD_PRINT(report->name));
  return crd_text_string(&out);
}

static crd_string update_text(crd_arena *arena, const object_report *report, update_part part) {
  const object_update *update = &report->updates[part];
  const char *name = crdc_upgrade_part_name(part);
  if (update->outcome == UPDATE_UNTRIED)
    return crd_arena_printf(arena, "%s: not decided, no field was found to change", name);
  if (update->outcome == UPDATE_TAKEN) return crd_arena_printf(arena, "%s: the next update is taken", name);
  return crd_arena_printf(
      arena, "%s: the next update%s%.*s is refused: %.*s", name, update->field.size ? " (of " : "",
      CRD_PRINT(update->field.size ? crd_arena_printf(arena, "%.*s)", CRD_PRINT(update->field)) : update->field),
      CRD_PRINT(update->message));
}

static bool tells_updates(const object_report *report) {
  for (int part = 0; part < UPDATE_PARTS; part++)
    if (report->updates[part].outcome != UPDATE_UNTRIED) return true;
  return false;
}

void objects_print_text(crd_text *out, crd_arena *arena, const object_report *report) {
  crd_say_text(out, "%s: %.*s\n", crdc_upgrade_outcome_name(report->outcome), CRD_PRINT(reported_name(arena, report)));
  for (size_t i = 0; i < report->change_count; i++) crd_say_text(out, "  %.*s\n", CRD_PRINT(report->changes[i]));
  if (report->message.size) crd_say_text(out, "  %.*s\n", CRD_PRINT(report->message));
  for (int part = 0; tells_updates(report) && part < UPDATE_PARTS; part++)
    crd_say_text(out, "  %.*s\n", CRD_PRINT(update_text(arena, report, (update_part)part)));
}

static void set_report_text(crd_arena *arena, crd_value *map, const char *name, crd_string text) {
  if (text.size) crd_value_set(arena, map, crd_string_of(name), crd_value_make_string(text));
}

static crd_value updates_json(crd_arena *arena, const object_report *report) {
  static const char *const outcomes[] = {"not decided", "taken", "refused"};
  crd_value map = crd_value_make_map(arena, UPDATE_PARTS);
  for (int part = 0; part < UPDATE_PARTS; part++) {
    const object_update *update = &report->updates[part];
    crd_value one = crd_value_make_map(arena, 3);
    set_report_text(arena, &one, "outcome", crd_string_of(outcomes[update->outcome]));
    set_report_text(arena, &one, "field", update->field);
    if (update->outcome == UPDATE_REFUSED) set_report_text(arena, &one, "message", update->message);
    crd_value_set(arena, &map, crd_string_of(crdc_upgrade_part_name((update_part)part)), one);
  }
  return map;
}

static crd_value report_value(crd_arena *arena, const object_report *report) {
  crd_value map = crd_value_make_map(arena, 8), changes = crd_value_make_list(arena, report->change_count);
  set_report_text(arena, &map, "outcome", crd_string_of(crdc_upgrade_outcome_name(report->outcome)));
  if (report->kind) {
    set_report_text(arena, &map, "group", report->kind->group);
    set_report_text(arena, &map, "version", report->kind->version);
    set_report_text(arena, &map, "kind", report->kind->kind);
  }
  set_report_text(arena, &map, "namespace", report->name_space);
  set_report_text(arena, &map, "name", report->name);
  for (size_t i = 0; i < report->change_count; i++)
    crd_value_append(arena, &changes, crd_value_make_string(report->changes[i]));
  if (changes.size) crd_value_set(arena, &map, CRD_STRING("changes"), changes);
  set_report_text(arena, &map, "message", report->message);
  if (tells_updates(report)) crd_value_set(arena, &map, CRD_STRING("updates"), updates_json(arena, report));
  return map;
}

void objects_print_json(crd_text *out, crd_arena *arena, const object_report *report) {
  const crd_value map = report_value(arena, report);
  crd_json_write(out, &map, CRD_JSON_COMPACT);
  crd_text_add_char(out, '\n');
}

void objects_print_sarif(crd_text *out, crd_arena *arena, const object_report *report) {
  const bool bad = report->outcome == OBJECT_REFUSED || report->outcome == OBJECT_UNREADABLE;
  const char *outcome = crdc_upgrade_outcome_name(report->outcome);
  crd_text said = {.arena = arena};
  objects_print_text(&said, arena, report);
  crd_value result = crd_value_make_map(arena, 4), message = crd_value_make_map(arena, 1),
            properties = crd_value_make_map(arena, 1);
  set_report_text(arena, &result, "ruleId", crd_arena_printf(arena, "object/%s", outcome));
  set_report_text(arena, &result, "level", bad ? CRD_STRING("error") : CRD_STRING("warning"));
  set_report_text(arena, &message, "text", crd_text_string(&said));
  crd_value_set(arena, &result, CRD_STRING("message"), message);
  crd_value_set(arena, &properties, CRD_STRING("object"), report_value(arena, report));
  crd_value_set(arena, &result, CRD_STRING("properties"), properties);
  crd_text_add(out, CRD_STRING(",\n"));
  crd_json_write(out, &result, CRD_JSON_COMPACT);
}

void objects_print_markdown(crd_text *out, crd_arena *arena, const object_report *report) {
  crd_text changes = {.arena = arena};
  for (size_t i = 0; i < report->change_count; i++) crd_say_text(&changes, "%.*s\n", CRD_PRINT(report->changes[i]));
  if (report->message.size) crd_say_text(&changes, "# %.*s\n", CRD_PRINT(report->message));
  for (int part = 0; tells_updates(report) && part < UPDATE_PARTS; part++)
    crd_say_text(&changes, "# %.*s\n", CRD_PRINT(update_text(arena, report, (update_part)part)));
  output text = {.text = NULL};
  output_stream memory;
  FILE *stream = output_stream_begin(&memory, &text);
  fprintf(stream, "- **%s** ", crdc_upgrade_outcome_name(report->outcome));
  crd_media_markdown(stream, reported_name(arena, report));
  fputs("\n\n", stream);
  crd_media_markdown_block(stream, "  ", "diff", crd_text_string(&changes));
  fputc('\n', stream);
  output_stream_end(&memory);
  crd_text_add(out, (crd_string){text.text, text.size});
  output_free(&text);
}
